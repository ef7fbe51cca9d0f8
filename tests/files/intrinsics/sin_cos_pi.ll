; Sine and cosine of multiples of pi.
; original: not executed
; run: @sincospi_sin(float 0.5) == float 1.0
; run: @sincospi_cos(float 1.0) == float -1.0
; run: @sincospi_sin(float -1.5) == float 1.0
; run: @sincospi_cos(float nan) == float nan

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @sincospi_sin(float %a) {
  %p = call { float, float } @llvm.sincospi.f32(float %a)
  %r = extractvalue { float, float } %p, 0
  ret float %r
}

define spir_func float @sincospi_cos(float %a) {
  %p = call { float, float } @llvm.sincospi.f32(float %a)
  %r = extractvalue { float, float } %p, 1
  ret float %r
}

declare { float, float } @llvm.sincospi.f32(float)
