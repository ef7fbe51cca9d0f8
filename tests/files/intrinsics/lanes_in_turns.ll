; Rearrangements that LLVM does not compile for every machine.
; original: not executed
; run: @ssa_copy(i32 4) == i32 5
; run: @partial_sum(<2 x i32> <i32 1, i32 2>, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>) == i32 31
; run: @vector_interleave4_v8i16(<2 x i16> <i16 0, i16 4>, <2 x i16> <i16 1, i16 5>, <2 x i16> <i16 2, i16 6>, <2 x i16> <i16 3, i16 7>) == <8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>
; run: @vector_interleave8_v16i8(<2 x i8> <i8 0, i8 8>, <2 x i8> <i8 1, i8 9>, <2 x i8> <i8 2, i8 10>, <2 x i8> <i8 3, i8 11>, <2 x i8> <i8 4, i8 12>, <2 x i8> <i8 5, i8 13>, <2 x i8> <i8 6, i8 14>, <2 x i8> <i8 7, i8 15>) == <16 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>
; run: @deinterleave2_0(<8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>) == <4 x i16> <i16 0, i16 2, i16 4, i16 6>
; run: @deinterleave2_1(<8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>) == <4 x i16> <i16 1, i16 3, i16 5, i16 7>
; run: @deinterleave4_0(<8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>) == <2 x i16> <i16 0, i16 4>
; run: @deinterleave4_3(<8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>) == <2 x i16> <i16 3, i16 7>
; run: @deinterleave8_7(<16 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>) == <2 x i8> <i8 7, i8 15>

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func <8 x i16> @vector_interleave4_v8i16(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c, <2 x i16> %d) {
  %r = call <8 x i16> @llvm.vector.interleave4.v8i16(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c, <2 x i16> %d)
  ret <8 x i16> %r
}

define spir_func <16 x i8> @vector_interleave8_v16i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c, <2 x i8> %d, <2 x i8> %e, <2 x i8> %f, <2 x i8> %g, <2 x i8> %h) {
  %r = call <16 x i8> @llvm.vector.interleave8.v16i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c, <2 x i8> %d, <2 x i8> %e, <2 x i8> %f, <2 x i8> %g, <2 x i8> %h)
  ret <16 x i8> %r
}

define spir_func <4 x i16> @deinterleave2_0(<8 x i16> %a) {
  %p = call { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16> %a)
  %r = extractvalue { <4 x i16>, <4 x i16> } %p, 0
  ret <4 x i16> %r
}

define spir_func <4 x i16> @deinterleave2_1(<8 x i16> %a) {
  %p = call { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16> %a)
  %r = extractvalue { <4 x i16>, <4 x i16> } %p, 1
  ret <4 x i16> %r
}

define spir_func <2 x i16> @deinterleave4_0(<8 x i16> %a) {
  %p = call { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } @llvm.vector.deinterleave4.v8i16(<8 x i16> %a)
  %r = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %p, 0
  ret <2 x i16> %r
}

define spir_func <2 x i16> @deinterleave4_3(<8 x i16> %a) {
  %p = call { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } @llvm.vector.deinterleave4.v8i16(<8 x i16> %a)
  %r = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %p, 3
  ret <2 x i16> %r
}

define spir_func <2 x i8> @deinterleave8_0(<16 x i8> %a) {
  %p = call { <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8> } @llvm.vector.deinterleave8.v16i8(<16 x i8> %a)
  %r = extractvalue { <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8> } %p, 0
  ret <2 x i8> %r
}

define spir_func <2 x i8> @deinterleave8_7(<16 x i8> %a) {
  %p = call { <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8> } @llvm.vector.deinterleave8.v16i8(<16 x i8> %a)
  %r = extractvalue { <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8> } %p, 7
  ret <2 x i8> %r
}

define spir_func i32 @partial_sum(<2 x i32> %a, <8 x i32> %b) {
  %p = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32> %a, <8 x i32> %b)
  %x = extractelement <2 x i32> %p, i32 0
  %y = extractelement <2 x i32> %p, i32 1
  %r = add i32 %x, %y
  ret i32 %r
}

define spir_func i32 @ssa_copy(i32 %a) {
  %c = call i32 @llvm.ssa.copy.i32(i32 %a)
  %r = add i32 %c, 1
  ret i32 %r
}

declare <8 x i16> @llvm.vector.interleave4.v8i16(<2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>)
declare <16 x i8> @llvm.vector.interleave8.v16i8(<2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>)
declare { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16>)
declare { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } @llvm.vector.deinterleave4.v8i16(<8 x i16>)
declare { <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8>, <2 x i8> } @llvm.vector.deinterleave8.v16i8(<16 x i8>)
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32>, <8 x i32>)
declare i32 @llvm.ssa.copy.i32(i32)
