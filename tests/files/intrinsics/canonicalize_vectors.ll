; Canonical numbers of types for which LLVM cannot compile that for every machine.
; original: not executed
; run: @canonicalize_f16(half 0xfbff) == half 0xfbff
; run: @canonicalize_f16(half 0x8000) == half 0x8000
; run: @canonicalize_v2f32(<2 x float> <float -0.0, float inf>) == <2 x float> <float -0.0, float inf>

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func half @canonicalize_f16(half %a) {
  %r = call half @llvm.canonicalize.f16(half %a)
  ret half %r
}

define spir_func <2 x float> @canonicalize_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.canonicalize.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <8 x half> @canonicalize_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.canonicalize.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

declare half @llvm.canonicalize.f16(half)
declare <2 x float> @llvm.canonicalize.v2f32(<2 x float>)
declare <8 x half> @llvm.canonicalize.v8f16(<8 x half>)
