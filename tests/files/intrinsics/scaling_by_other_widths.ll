; Exponents of widths that no library function takes.
; original: not executed
; run: @ldexp_f32_i64(float 1.5, i64 3) == float 12.0
; run: @ldexp_f32_i64(float 1.5, i64 9223372036854775807) == float inf
; run: @ldexp_f32_i64(float -1.5, i64 -9223372036854775807) == float -0.0
; run: @ldexp_f32_i64(float 1.5, i64 4294967296) == float inf
; run: @ldexp_f64_i16(double 3.0, i16 -2) == double 0.75
; run: @ldexp_f32_i8(float 3.0, i8 -1) == float 1.5
; run: @powi_f32_i16(float 2.0, i16 -3) == float 0.125

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @ldexp_f32_i64(float %a, i64 %b) {
  %r = call float @llvm.ldexp.f32.i64(float %a, i64 %b)
  ret float %r
}

define spir_func double @ldexp_f64_i16(double %a, i16 %b) {
  %r = call double @llvm.ldexp.f64.i16(double %a, i16 %b)
  ret double %r
}

define spir_func float @ldexp_f32_i8(float %a, i8 %b) {
  %r = call float @llvm.ldexp.f32.i8(float %a, i8 %b)
  ret float %r
}

define spir_func float @powi_f32_i16(float %a, i16 %b) {
  %r = call float @llvm.powi.f32.i16(float %a, i16 %b)
  ret float %r
}

declare float @llvm.ldexp.f32.i64(float, i64)
declare double @llvm.ldexp.f64.i16(double, i16)
declare float @llvm.ldexp.f32.i8(float, i8)
declare float @llvm.powi.f32.i16(float, i16)
