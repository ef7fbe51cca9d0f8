; Operations that round in a direction.
; original: not executed
; run: @sitofp_f32_i32_upward(i32 16777217) == float 16777218
; run: @sitofp_f32_i32_downward(i32 16777217) == float 16777216
; run: @sitofp_f32_i32_towardzero(i32 -16777219) == float -16777218
; run: @uitofp_f32_i64_upward(i64 -1) == float 18446744073709551616
; run: @fptrunc_f32_f64_upward(double 1.00000000001) == float 1.00000011920928955078125
; run: @fptrunc_f32_f64_downward(double 1.00000009) == float 1.0
; run: @fptrunc_f32_f64_towardzero(double -1.00000009) == float -1.0
; run: @fptrunc_round_upward(double -1.00000009) == float -1.0
; run: @fptrunc_round_downward(double -1.00000000001) == float -1.00000011920928955078125
; run: @rint_f32_upward(float 1.25) == float 2
; run: @rint_f32_downward(float -1.25) == float -2
; run: @rint_f32_towardzero(float -1.75) == float -1
; run: @nearbyint_f32_upward(float -0.5) == float -0.0
; run: @sitofp_f32_i1(i1 true) == float -1
; run: @uitofp_f32_i1(i1 true) == float 1
; run: @uitofp_f32_i1(i1 false) == float 0.0
; run: @frem_f32(float 5.5, float -2) == float 1.5
; run: @fptosi_i32_f64(double -3.9) == i32 -3
; run: @fptoui_i8_f32(float 255.9) == i8 255
; run: @fptosi_i1_f32(float -1.5) == i1 true
; run: @fptosi_i1_f32(float 0.5) == i1 false
; run: @pow_f64(double 2, double 10) == double 1024
; run: @fmuladd_f32(float 2, float 3, float 4) == float 10
; run: @lrint_i64_f32(float 2.5) == i64 2
; run: @lround_i64_f32(float 2.5) == i64 3
; run: @minnum_f32(float nan, float 2.5) == float 2.5
; run: @minimum_f32(float 1.0, float nan) == float nan
; run: @maximum_f32(float -1.0, float 3.0) == float 3.0

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @sitofp_f32_i32_upward(i32 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @uitofp_f32_i64_upward(i64 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fptrunc_f32_f64_upward(double %a) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @rint_f32_upward(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fptrunc_round_upward(double %a) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.upward")
  ret float %r
}

define spir_func float @sitofp_f32_i32_downward(i32 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.downward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @uitofp_f32_i64_downward(i64 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %a, metadata !"round.downward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fptrunc_f32_f64_downward(double %a) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.downward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @rint_f32_downward(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.downward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fptrunc_round_downward(double %a) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.downward")
  ret float %r
}

define spir_func float @sitofp_f32_i32_towardzero(i32 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @uitofp_f32_i64_towardzero(i64 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %a, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fptrunc_f32_f64_towardzero(double %a) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @rint_f32_towardzero(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @fptrunc_round_towardzero(double %a) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.towardzero")
  ret float %r
}

define spir_func float @nearbyint_f32_upward(float %a) strictfp {
  %r = call float @llvm.experimental.constrained.nearbyint.f32(float %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @sitofp_f32_i1(i1 %a) strictfp {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i1(i1 %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @uitofp_f32_i1(i1 %a) strictfp {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i1(i1 %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @frem_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.frem.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func i32 @fptosi_i32_f64(double %a) strictfp {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %a, metadata !"fpexcept.strict") strictfp
  ret i32 %r
}

define spir_func i8 @fptoui_i8_f32(float %a) strictfp {
  %r = call i8 @llvm.experimental.constrained.fptoui.i8.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret i8 %r
}

define spir_func i1 @fptosi_i1_f32(float %a) strictfp {
  %r = call i1 @llvm.experimental.constrained.fptosi.i1.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret i1 %r
}

define spir_func double @pow_f64(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.pow.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define spir_func float @fmuladd_f32(float %a, float %b, float %c) strictfp {
  %r = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func i64 @lrint_i64_f32(float %a) strictfp {
  %r = call i64 @llvm.experimental.constrained.lrint.i64.f32(float %a, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret i64 %r
}

define spir_func i64 @lround_i64_f32(float %a) strictfp {
  %r = call i64 @llvm.experimental.constrained.lround.i64.f32(float %a, metadata !"fpexcept.strict") strictfp
  ret i64 %r
}

define spir_func float @minnum_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.minnum.f32(float %a, float %b, metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @minimum_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.minimum.f32(float %a, float %b, metadata !"fpexcept.strict") strictfp
  ret float %r
}

define spir_func float @maximum_f32(float %a, float %b) strictfp {
  %r = call float @llvm.experimental.constrained.maximum.f32(float %a, float %b, metadata !"fpexcept.strict") strictfp
  ret float %r
}

declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare float @llvm.fptrunc.round.f32.f64(double, metadata)
declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i1(i1, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i1(i1, metadata, metadata)
declare float @llvm.experimental.constrained.frem.f32(float, float, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare i8 @llvm.experimental.constrained.fptoui.i8.f32(float, metadata)
declare i1 @llvm.experimental.constrained.fptosi.i1.f32(float, metadata)
declare double @llvm.experimental.constrained.pow.f64(double, double, metadata, metadata)
declare float @llvm.experimental.constrained.fmuladd.f32(float, float, float, metadata, metadata)
declare i64 @llvm.experimental.constrained.lrint.i64.f32(float, metadata, metadata)
declare i64 @llvm.experimental.constrained.lround.i64.f32(float, metadata)
declare float @llvm.experimental.constrained.minnum.f32(float, float, metadata)
declare float @llvm.experimental.constrained.minimum.f32(float, float, metadata)
declare float @llvm.experimental.constrained.maximum.f32(float, float, metadata)
