; Functions whose results may differ in the last places.
; ulp: 16

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @sin_f32(float %a) {
  %r = call float @llvm.sin.f32(float %a)
  ret float %r
}

define spir_func double @sin_f64(double %a) {
  %r = call double @llvm.sin.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @sin_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.sin.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @cos_f32(float %a) {
  %r = call float @llvm.cos.f32(float %a)
  ret float %r
}

define spir_func double @cos_f64(double %a) {
  %r = call double @llvm.cos.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @cos_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.cos.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @tan_f32(float %a) {
  %r = call float @llvm.tan.f32(float %a)
  ret float %r
}

define spir_func double @tan_f64(double %a) {
  %r = call double @llvm.tan.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @tan_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.tan.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @asin_f32(float %a) {
  %r = call float @llvm.asin.f32(float %a)
  ret float %r
}

define spir_func double @asin_f64(double %a) {
  %r = call double @llvm.asin.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @asin_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.asin.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @acos_f32(float %a) {
  %r = call float @llvm.acos.f32(float %a)
  ret float %r
}

define spir_func double @acos_f64(double %a) {
  %r = call double @llvm.acos.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @acos_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.acos.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @atan_f32(float %a) {
  %r = call float @llvm.atan.f32(float %a)
  ret float %r
}

define spir_func double @atan_f64(double %a) {
  %r = call double @llvm.atan.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @atan_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.atan.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @sinh_f32(float %a) {
  %r = call float @llvm.sinh.f32(float %a)
  ret float %r
}

define spir_func double @sinh_f64(double %a) {
  %r = call double @llvm.sinh.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @sinh_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.sinh.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @cosh_f32(float %a) {
  %r = call float @llvm.cosh.f32(float %a)
  ret float %r
}

define spir_func double @cosh_f64(double %a) {
  %r = call double @llvm.cosh.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @cosh_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.cosh.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @tanh_f32(float %a) {
  %r = call float @llvm.tanh.f32(float %a)
  ret float %r
}

define spir_func double @tanh_f64(double %a) {
  %r = call double @llvm.tanh.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @tanh_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.tanh.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @exp_f32(float %a) {
  %r = call float @llvm.exp.f32(float %a)
  ret float %r
}

define spir_func double @exp_f64(double %a) {
  %r = call double @llvm.exp.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @exp_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.exp.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @exp2_f32(float %a) {
  %r = call float @llvm.exp2.f32(float %a)
  ret float %r
}

define spir_func double @exp2_f64(double %a) {
  %r = call double @llvm.exp2.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @exp2_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.exp2.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @exp10_f32(float %a) {
  %r = call float @llvm.exp10.f32(float %a)
  ret float %r
}

define spir_func double @exp10_f64(double %a) {
  %r = call double @llvm.exp10.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @exp10_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.exp10.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @log_f32(float %a) {
  %r = call float @llvm.log.f32(float %a)
  ret float %r
}

define spir_func double @log_f64(double %a) {
  %r = call double @llvm.log.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @log_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.log.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @log2_f32(float %a) {
  %r = call float @llvm.log2.f32(float %a)
  ret float %r
}

define spir_func double @log2_f64(double %a) {
  %r = call double @llvm.log2.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @log2_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.log2.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @log10_f32(float %a) {
  %r = call float @llvm.log10.f32(float %a)
  ret float %r
}

define spir_func double @log10_f64(double %a) {
  %r = call double @llvm.log10.f64(double %a)
  ret double %r
}

define spir_func <4 x float> @log10_v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.log10.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define spir_func float @atan2_f32(float %a, float %b) {
  %r = call float @llvm.atan2.f32(float %a, float %b)
  ret float %r
}

define spir_func double @atan2_f64(double %a, double %b) {
  %r = call double @llvm.atan2.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @atan2_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.atan2.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func float @pow_f32(float %a, float %b) {
  %r = call float @llvm.pow.f32(float %a, float %b)
  ret float %r
}

define spir_func double @pow_f64(double %a, double %b) {
  %r = call double @llvm.pow.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @pow_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.pow.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func float @powi_f32(float %a, i32 %b) {
  %n = and i32 %b, 7
  %r = call float @llvm.powi.f32.i32(float %a, i32 %n)
  ret float %r
}

define spir_func double @powi_f64(double %a, i32 %b) {
  %n = and i32 %b, 7
  %r = call double @llvm.powi.f64.i32(double %a, i32 %n)
  ret double %r
}

define spir_func <4 x float> @powi_v4f32(<4 x float> %a, i32 %b) {
  %n = and i32 %b, 7
  %r = call <4 x float> @llvm.powi.v4f32.i32(<4 x float> %a, i32 %n)
  ret <4 x float> %r
}

define spir_func float @sin_f32_native(float %a) {
  %r = call afn float @llvm.sin.f32(float %a)
  ret float %r
}

define spir_func float @cos_f32_native(float %a) {
  %r = call afn float @llvm.cos.f32(float %a)
  ret float %r
}

define spir_func float @exp2_f32_native(float %a) {
  %r = call afn float @llvm.exp2.f32(float %a)
  ret float %r
}

define spir_func float @log_f32_native(float %a) {
  %r = call afn float @llvm.log.f32(float %a)
  ret float %r
}

define spir_func float @sqrt_f32_native(float %a) {
  %r = call afn float @llvm.sqrt.f32(float %a)
  ret float %r
}

define spir_func float @fmuladd_f32(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}

define spir_func double @fmuladd_f64(double %a, double %b, double %c) {
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double %c)
  ret double %r
}

define spir_func <2 x float> @fmuladd_v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %r = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}

define spir_func float @sincos_sin_f32(float %a) {
  %p = call { float, float } @llvm.sincos.f32(float %a)
  %r = extractvalue { float, float } %p, 0
  ret float %r
}

define spir_func float @sincos_cos_f32(float %a) {
  %p = call { float, float } @llvm.sincos.f32(float %a)
  %r = extractvalue { float, float } %p, 1
  ret float %r
}

define spir_func double @sincos_sin_f64(double %a) {
  %p = call { double, double } @llvm.sincos.f64(double %a)
  %r = extractvalue { double, double } %p, 0
  ret double %r
}

define spir_func double @sincos_cos_f64(double %a) {
  %p = call { double, double } @llvm.sincos.f64(double %a)
  %r = extractvalue { double, double } %p, 1
  ret double %r
}

declare float @llvm.sin.f32(float)
declare double @llvm.sin.f64(double)
declare <4 x float> @llvm.sin.v4f32(<4 x float>)
declare float @llvm.cos.f32(float)
declare double @llvm.cos.f64(double)
declare <4 x float> @llvm.cos.v4f32(<4 x float>)
declare float @llvm.tan.f32(float)
declare double @llvm.tan.f64(double)
declare <4 x float> @llvm.tan.v4f32(<4 x float>)
declare float @llvm.asin.f32(float)
declare double @llvm.asin.f64(double)
declare <4 x float> @llvm.asin.v4f32(<4 x float>)
declare float @llvm.acos.f32(float)
declare double @llvm.acos.f64(double)
declare <4 x float> @llvm.acos.v4f32(<4 x float>)
declare float @llvm.atan.f32(float)
declare double @llvm.atan.f64(double)
declare <4 x float> @llvm.atan.v4f32(<4 x float>)
declare float @llvm.sinh.f32(float)
declare double @llvm.sinh.f64(double)
declare <4 x float> @llvm.sinh.v4f32(<4 x float>)
declare float @llvm.cosh.f32(float)
declare double @llvm.cosh.f64(double)
declare <4 x float> @llvm.cosh.v4f32(<4 x float>)
declare float @llvm.tanh.f32(float)
declare double @llvm.tanh.f64(double)
declare <4 x float> @llvm.tanh.v4f32(<4 x float>)
declare float @llvm.exp.f32(float)
declare double @llvm.exp.f64(double)
declare <4 x float> @llvm.exp.v4f32(<4 x float>)
declare float @llvm.exp2.f32(float)
declare double @llvm.exp2.f64(double)
declare <4 x float> @llvm.exp2.v4f32(<4 x float>)
declare float @llvm.exp10.f32(float)
declare double @llvm.exp10.f64(double)
declare <4 x float> @llvm.exp10.v4f32(<4 x float>)
declare float @llvm.log.f32(float)
declare double @llvm.log.f64(double)
declare <4 x float> @llvm.log.v4f32(<4 x float>)
declare float @llvm.log2.f32(float)
declare double @llvm.log2.f64(double)
declare <4 x float> @llvm.log2.v4f32(<4 x float>)
declare float @llvm.log10.f32(float)
declare double @llvm.log10.f64(double)
declare <4 x float> @llvm.log10.v4f32(<4 x float>)
declare float @llvm.atan2.f32(float, float)
declare double @llvm.atan2.f64(double, double)
declare <2 x float> @llvm.atan2.v2f32(<2 x float>, <2 x float>)
declare float @llvm.pow.f32(float, float)
declare double @llvm.pow.f64(double, double)
declare <2 x float> @llvm.pow.v2f32(<2 x float>, <2 x float>)
declare float @llvm.powi.f32.i32(float, i32)
declare double @llvm.powi.f64.i32(double, i32)
declare <4 x float> @llvm.powi.v4f32.i32(<4 x float>, i32)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fmuladd.f32(float, float, float)
declare double @llvm.fmuladd.f64(double, double, double)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare { float, float } @llvm.sincos.f32(float)
declare { double, double } @llvm.sincos.f64(double)
