; Least and greatest integers, distance from zero.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @smin_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.smin.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @smin_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.smin.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @smin_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @smin_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.smin.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @smin_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.smin.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @smin_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.smin.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @smin_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.smin.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @smin_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @smin_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @smin_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @smin_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.smin.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @smin_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.smin.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @smax_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.smax.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @smax_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.smax.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @smax_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @smax_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.smax.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @smax_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.smax.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @smax_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.smax.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @smax_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.smax.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @smax_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @smax_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @smax_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @smax_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.smax.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @smax_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.smax.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @umin_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.umin.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @umin_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.umin.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @umin_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @umin_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.umin.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @umin_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.umin.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @umin_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.umin.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @umin_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.umin.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @umin_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @umin_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.umin.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @umin_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @umin_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.umin.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @umin_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.umin.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @umax_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.umax.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @umax_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.umax.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @umax_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @umax_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.umax.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @umax_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.umax.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @umax_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.umax.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @umax_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.umax.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @umax_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @umax_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.umax.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @umax_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @umax_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.umax.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @umax_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.umax.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @abs_i8(i8 %a) {
  %r = call i8 @llvm.abs.i8(i8 %a, i1 false)
  ret i8 %r
}

define spir_func i16 @abs_i16(i16 %a) {
  %r = call i16 @llvm.abs.i16(i16 %a, i1 false)
  ret i16 %r
}

define spir_func i32 @abs_i32(i32 %a) {
  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret i32 %r
}

define spir_func i64 @abs_i64(i64 %a) {
  %r = call i64 @llvm.abs.i64(i64 %a, i1 false)
  ret i64 %r
}

define spir_func <2 x i8> @abs_v2i8(<2 x i8> %a) {
  %r = call <2 x i8> @llvm.abs.v2i8(<2 x i8> %a, i1 false)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @abs_v4i16(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.abs.v4i16(<4 x i16> %a, i1 false)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @abs_v3i32(<3 x i32> %a) {
  %r = call <3 x i32> @llvm.abs.v3i32(<3 x i32> %a, i1 false)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @abs_v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a, i1 false)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @abs_v2i64(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.abs.v2i64(<2 x i64> %a, i1 false)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @abs_v16i8(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %a, i1 false)
  ret <16 x i8> %r
}

define spir_func i1 @abs_i1(i1 %a) {
  %r = call i1 @llvm.abs.i1(i1 %a, i1 false)
  ret i1 %r
}

define spir_func <4 x i1> @abs_v4i1(<4 x i1> %a) {
  %r = call <4 x i1> @llvm.abs.v4i1(<4 x i1> %a, i1 false)
  ret <4 x i1> %r
}

declare i8 @llvm.smin.i8(i8, i8)
declare i16 @llvm.smin.i16(i16, i16)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare <2 x i8> @llvm.smin.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.smin.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.smin.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.smin.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.smin.i1(i1, i1)
declare <4 x i1> @llvm.smin.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.smax.i8(i8, i8)
declare i16 @llvm.smax.i16(i16, i16)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
declare <2 x i8> @llvm.smax.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.smax.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.smax.i1(i1, i1)
declare <4 x i1> @llvm.smax.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.umin.i8(i8, i8)
declare i16 @llvm.umin.i16(i16, i16)
declare i32 @llvm.umin.i32(i32, i32)
declare i64 @llvm.umin.i64(i64, i64)
declare <2 x i8> @llvm.umin.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.umin.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.umin.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.umin.i1(i1, i1)
declare <4 x i1> @llvm.umin.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.umax.i8(i8, i8)
declare i16 @llvm.umax.i16(i16, i16)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
declare <2 x i8> @llvm.umax.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.umax.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.umax.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.umax.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.umax.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.umax.i1(i1, i1)
declare <4 x i1> @llvm.umax.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.abs.i8(i8, i1)
declare i16 @llvm.abs.i16(i16, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare <2 x i8> @llvm.abs.v2i8(<2 x i8>, i1)
declare <4 x i16> @llvm.abs.v4i16(<4 x i16>, i1)
declare <3 x i32> @llvm.abs.v3i32(<3 x i32>, i1)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare <2 x i64> @llvm.abs.v2i64(<2 x i64>, i1)
declare <16 x i8> @llvm.abs.v16i8(<16 x i8>, i1)
declare i1 @llvm.abs.i1(i1, i1)
declare <4 x i1> @llvm.abs.v4i1(<4 x i1>, i1)
