; Rounding to integers, of numbers that fit.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i64 @lrint_i64_f32(float %a) {
  %m = call float @llvm.fabs.f32(float %a)
  %f = fcmp olt float %m, 1.0e9
  %s = select i1 %f, float %a, float 2.5
  %r = call i64 @llvm.lrint.i64.f32(float %s)
  ret i64 %r
}

define spir_func i64 @lrint_i64_f64(double %a) {
  %m = call double @llvm.fabs.f64(double %a)
  %f = fcmp olt double %m, 1.0e9
  %s = select i1 %f, double %a, double 2.5
  %r = call i64 @llvm.lrint.i64.f64(double %s)
  ret i64 %r
}

define spir_func i32 @lrint_i32_f32(float %a) {
  %m = call float @llvm.fabs.f32(float %a)
  %f = fcmp olt float %m, 1.0e9
  %s = select i1 %f, float %a, float 2.5
  %r = call i32 @llvm.lrint.i32.f32(float %s)
  ret i32 %r
}

define spir_func i32 @lrint_i32_f64(double %a) {
  %m = call double @llvm.fabs.f64(double %a)
  %f = fcmp olt double %m, 1.0e9
  %s = select i1 %f, double %a, double 2.5
  %r = call i32 @llvm.lrint.i32.f64(double %s)
  ret i32 %r
}

define spir_func i64 @llrint_i64_f32(float %a) {
  %m = call float @llvm.fabs.f32(float %a)
  %f = fcmp olt float %m, 1.0e9
  %s = select i1 %f, float %a, float 2.5
  %r = call i64 @llvm.llrint.i64.f32(float %s)
  ret i64 %r
}

define spir_func i64 @llrint_i64_f64(double %a) {
  %m = call double @llvm.fabs.f64(double %a)
  %f = fcmp olt double %m, 1.0e9
  %s = select i1 %f, double %a, double 2.5
  %r = call i64 @llvm.llrint.i64.f64(double %s)
  ret i64 %r
}

define spir_func i64 @lround_i64_f32(float %a) {
  %m = call float @llvm.fabs.f32(float %a)
  %f = fcmp olt float %m, 1.0e9
  %s = select i1 %f, float %a, float 2.5
  %r = call i64 @llvm.lround.i64.f32(float %s)
  ret i64 %r
}

define spir_func i64 @lround_i64_f64(double %a) {
  %m = call double @llvm.fabs.f64(double %a)
  %f = fcmp olt double %m, 1.0e9
  %s = select i1 %f, double %a, double 2.5
  %r = call i64 @llvm.lround.i64.f64(double %s)
  ret i64 %r
}

define spir_func i32 @lround_i32_f32(float %a) {
  %m = call float @llvm.fabs.f32(float %a)
  %f = fcmp olt float %m, 1.0e9
  %s = select i1 %f, float %a, float 2.5
  %r = call i32 @llvm.lround.i32.f32(float %s)
  ret i32 %r
}

define spir_func i32 @lround_i32_f64(double %a) {
  %m = call double @llvm.fabs.f64(double %a)
  %f = fcmp olt double %m, 1.0e9
  %s = select i1 %f, double %a, double 2.5
  %r = call i32 @llvm.lround.i32.f64(double %s)
  ret i32 %r
}

define spir_func i64 @llround_i64_f32(float %a) {
  %m = call float @llvm.fabs.f32(float %a)
  %f = fcmp olt float %m, 1.0e9
  %s = select i1 %f, float %a, float 2.5
  %r = call i64 @llvm.llround.i64.f32(float %s)
  ret i64 %r
}

define spir_func i64 @llround_i64_f64(double %a) {
  %m = call double @llvm.fabs.f64(double %a)
  %f = fcmp olt double %m, 1.0e9
  %s = select i1 %f, double %a, double 2.5
  %r = call i64 @llvm.llround.i64.f64(double %s)
  ret i64 %r
}

declare i64 @llvm.lrint.i64.f32(float)
declare float @llvm.fabs.f32(float)
declare i64 @llvm.lrint.i64.f64(double)
declare double @llvm.fabs.f64(double)
declare i32 @llvm.lrint.i32.f32(float)
declare i32 @llvm.lrint.i32.f64(double)
declare i64 @llvm.llrint.i64.f32(float)
declare i64 @llvm.llrint.i64.f64(double)
declare i64 @llvm.lround.i64.f32(float)
declare i64 @llvm.lround.i64.f64(double)
declare i32 @llvm.lround.i32.f32(float)
declare i32 @llvm.lround.i32.f64(double)
declare i64 @llvm.llround.i64.f32(float)
declare i64 @llvm.llround.i64.f64(double)
