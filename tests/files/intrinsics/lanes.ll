; Rearrangements of lanes.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func <2 x i32> @vector_reverse_v2i32(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32> %a)
  ret <2 x i32> %r
}

define spir_func <3 x float> @vector_reverse_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.vector.reverse.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x i16> @vector_reverse_v4i16(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.vector.reverse.v4i16(<4 x i16> %a)
  ret <4 x i16> %r
}

define spir_func <8 x i8> @vector_reverse_v8i8(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.vector.reverse.v8i8(<8 x i8> %a)
  ret <8 x i8> %r
}

define spir_func <4 x i1> @vector_reverse_v4i1(<4 x i1> %a) {
  %r = call <4 x i1> @llvm.vector.reverse.v4i1(<4 x i1> %a)
  ret <4 x i1> %r
}

define spir_func <2 x i32> @extract_v2i32_v4i32_0(<4 x i32> %a) {
  %r = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %a, i64 0)
  ret <2 x i32> %r
}

define spir_func <2 x i32> @extract_v2i32_v4i32_2(<4 x i32> %a) {
  %r = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %a, i64 2)
  ret <2 x i32> %r
}

define spir_func <4 x i8> @extract_v4i8_v16i8_8(<16 x i8> %a) {
  %r = call <4 x i8> @llvm.vector.extract.v4i8.v16i8(<16 x i8> %a, i64 8)
  ret <4 x i8> %r
}

define spir_func <2 x i1> @extract_v2i1_v4i1_2(<4 x i1> %a) {
  %r = call <2 x i1> @llvm.vector.extract.v2i1.v4i1(<4 x i1> %a, i64 2)
  ret <2 x i1> %r
}

define spir_func <4 x i32> @insert_v4i32_v2i32_0(<4 x i32> %a, <2 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %a, <2 x i32> %b, i64 0)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @insert_v4i32_v2i32_2(<4 x i32> %a, <2 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %a, <2 x i32> %b, i64 2)
  ret <4 x i32> %r
}

define spir_func <16 x i8> @insert_v16i8_v4i8_4(<16 x i8> %a, <4 x i8> %b) {
  %r = call <16 x i8> @llvm.vector.insert.v16i8.v4i8(<16 x i8> %a, <4 x i8> %b, i64 4)
  ret <16 x i8> %r
}

define spir_func <4 x i32> @splice_left_0(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 0)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @splice_left_1(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @splice_left_3(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 3)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @splice_right_0(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %a, <4 x i32> %b, i32 0)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @splice_right_1(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @splice_right_4(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %a, <4 x i32> %b, i32 4)
  ret <4 x i32> %r
}

define spir_func <8 x i16> @vector_interleave2_v8i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16> %a, <4 x i16> %b)
  ret <8 x i16> %r
}

define spir_func <4 x i32> @stepvector(<4 x i32> %a) {
  %s = call <4 x i32> @llvm.stepvector.v4i32()
  %r = add <4 x i32> %s, %a
  ret <4 x i32> %r
}

define spir_func <4 x i1> @get_active_lane_mask_v4i1_i8(i8 %a, i8 %b) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i8(i8 %a, i8 %b)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @get_active_lane_mask_v4i1_i32(i32 %a, i32 %b) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a, i32 %b)
  ret <4 x i1> %r
}

define spir_func <4 x i1> @get_active_lane_mask_v4i1_i64(i64 %a, i64 %b) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %a, i64 %b)
  ret <4 x i1> %r
}

declare <2 x i32> @llvm.vector.reverse.v2i32(<2 x i32>)
declare <3 x float> @llvm.vector.reverse.v3f32(<3 x float>)
declare <4 x i16> @llvm.vector.reverse.v4i16(<4 x i16>)
declare <8 x i8> @llvm.vector.reverse.v8i8(<8 x i8>)
declare <4 x i1> @llvm.vector.reverse.v4i1(<4 x i1>)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64 immarg)
declare <4 x i8> @llvm.vector.extract.v4i8.v16i8(<16 x i8>, i64 immarg)
declare <2 x i1> @llvm.vector.extract.v2i1.v4i1(<4 x i1>, i64 immarg)
declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64 immarg)
declare <16 x i8> @llvm.vector.insert.v16i8.v4i8(<16 x i8>, <4 x i8>, i64 immarg)
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
declare <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.stepvector.v4i32()
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i8(i8, i8)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
