; Functions with two results.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @frexp_fraction_f32(float %a) {
  %p = call { float, i32 } @llvm.frexp.f32.i32(float %a)
  %r = extractvalue { float, i32 } %p, 0
  ret float %r
}

define spir_func i32 @frexp_exponent_f32(float %a) {
  %m = call float @llvm.fabs.f32(float %a)
  %f = fcmp one float %m, 0x7FF0000000000000
  %s = select i1 %f, float %a, float 1.0
  %p = call { float, i32 } @llvm.frexp.f32.i32(float %s)
  %r = extractvalue { float, i32 } %p, 1
  ret i32 %r
}

define spir_func double @frexp_fraction_f64(double %a) {
  %p = call { double, i32 } @llvm.frexp.f64.i32(double %a)
  %r = extractvalue { double, i32 } %p, 0
  ret double %r
}

define spir_func i32 @frexp_exponent_f64(double %a) {
  %m = call double @llvm.fabs.f64(double %a)
  %f = fcmp one double %m, 0x7FF0000000000000
  %s = select i1 %f, double %a, double 1.0
  %p = call { double, i32 } @llvm.frexp.f64.i32(double %s)
  %r = extractvalue { double, i32 } %p, 1
  ret i32 %r
}

define spir_func half @frexp_fraction_f16(half %a) {
  %p = call { half, i32 } @llvm.frexp.f16.i32(half %a)
  %r = extractvalue { half, i32 } %p, 0
  ret half %r
}

define spir_func i32 @frexp_exponent_f16(half %a) {
  %m = call half @llvm.fabs.f16(half %a)
  %f = fcmp one half %m, 0xH7C00
  %s = select i1 %f, half %a, half 0xH3C00
  %p = call { half, i32 } @llvm.frexp.f16.i32(half %s)
  %r = extractvalue { half, i32 } %p, 1
  ret i32 %r
}

define spir_func <4 x float> @frexp_fraction_v4f32(<4 x float> %a) {
  %p = call { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float> %a)
  %r = extractvalue { <4 x float>, <4 x i32> } %p, 0
  ret <4 x float> %r
}

define spir_func <2 x double> @frexp_fraction_v2f64(<2 x double> %a) {
  %p = call { <2 x double>, <2 x i32> } @llvm.frexp.v2f64.v2i32(<2 x double> %a)
  %r = extractvalue { <2 x double>, <2 x i32> } %p, 0
  ret <2 x double> %r
}

define spir_func float @modf_fraction_f32(float %a) {
  %p = call { float, float } @llvm.modf.f32(float %a)
  %r = extractvalue { float, float } %p, 0
  ret float %r
}

define spir_func float @modf_whole_f32(float %a) {
  %p = call { float, float } @llvm.modf.f32(float %a)
  %r = extractvalue { float, float } %p, 1
  ret float %r
}

define spir_func double @modf_fraction_f64(double %a) {
  %p = call { double, double } @llvm.modf.f64(double %a)
  %r = extractvalue { double, double } %p, 0
  ret double %r
}

define spir_func double @modf_whole_f64(double %a) {
  %p = call { double, double } @llvm.modf.f64(double %a)
  %r = extractvalue { double, double } %p, 1
  ret double %r
}

define spir_func <2 x float> @modf_fraction_v2f32(<2 x float> %a) {
  %p = call { <2 x float>, <2 x float> } @llvm.modf.v2f32(<2 x float> %a)
  %r = extractvalue { <2 x float>, <2 x float> } %p, 0
  ret <2 x float> %r
}

define spir_func <2 x float> @modf_whole_v2f32(<2 x float> %a) {
  %p = call { <2 x float>, <2 x float> } @llvm.modf.v2f32(<2 x float> %a)
  %r = extractvalue { <2 x float>, <2 x float> } %p, 1
  ret <2 x float> %r
}

declare { float, i32 } @llvm.frexp.f32.i32(float)
declare float @llvm.fabs.f32(float)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare double @llvm.fabs.f64(double)
declare { half, i32 } @llvm.frexp.f16.i32(half)
declare half @llvm.fabs.f16(half)
declare { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float>)
declare { <2 x double>, <2 x i32> } @llvm.frexp.v2f64.v2i32(<2 x double>)
declare { float, float } @llvm.modf.f32(float)
declare { double, double } @llvm.modf.f64(double)
declare { <2 x float>, <2 x float> } @llvm.modf.v2f32(<2 x float>)
