; Conversions from and to the bits of half precision.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i16 @convert_to_fp16_f32(float %a) {
  %r = call i16 @llvm.convert.to.fp16.f32(float %a)
  ret i16 %r
}

define spir_func float @convert_from_fp16_f32(i16 %a) {
  %r = call float @llvm.convert.from.fp16.f32(i16 %a)
  ret float %r
}

define spir_func i16 @convert_to_fp16_f64(double %a) {
  %r = call i16 @llvm.convert.to.fp16.f64(double %a)
  ret i16 %r
}

define spir_func double @convert_from_fp16_f64(i16 %a) {
  %r = call double @llvm.convert.from.fp16.f64(i16 %a)
  ret double %r
}

declare i16 @llvm.convert.to.fp16.f32(float)
declare float @llvm.convert.from.fp16.f32(i16)
declare i16 @llvm.convert.to.fp16.f64(double)
declare double @llvm.convert.from.fp16.f64(i16)
