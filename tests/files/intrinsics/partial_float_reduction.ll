; Parts of a vector of numbers added to a shorter one.
; original: not executed
; run: @vector_partial_reduce_fadd_v2f32_v4f32(<2 x float> <float 1, float 2>, <4 x float> <float 4, float 4, float 4, float 4>) == <2 x float> <float 9, float 10>

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func <2 x float> @vector_partial_reduce_fadd_v2f32_v4f32(<2 x float> %a, <4 x float> %b) {
  %r = call reassoc <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v4f32(<2 x float> %a, <4 x float> %b)
  ret <2 x float> %r
}

declare <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v4f32(<2 x float>, <4 x float>)
