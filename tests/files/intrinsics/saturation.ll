; Arithmetic that saturates.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @sadd_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.sadd.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @sadd_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @sadd_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @sadd_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @sadd_sat_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.sadd.sat.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @sadd_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @sadd_sat_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.sadd.sat.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @sadd_sat_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @sadd_sat_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @sadd_sat_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @sadd_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.sadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @sadd_sat_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.sadd.sat.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @uadd_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.uadd.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @uadd_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @uadd_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @uadd_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @uadd_sat_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.uadd.sat.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @uadd_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @uadd_sat_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.uadd.sat.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @uadd_sat_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @uadd_sat_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @uadd_sat_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @uadd_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.uadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @uadd_sat_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.uadd.sat.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @ssub_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.ssub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @ssub_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @ssub_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @ssub_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.ssub.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @ssub_sat_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.ssub.sat.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @ssub_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @ssub_sat_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.ssub.sat.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @ssub_sat_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @ssub_sat_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @ssub_sat_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @ssub_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.ssub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @ssub_sat_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.ssub.sat.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @usub_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.usub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i16 @usub_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.usub.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define spir_func i32 @usub_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define spir_func i64 @usub_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define spir_func <2 x i8> @usub_sat_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.usub.sat.v2i8(<2 x i8> %a, <2 x i8> %b)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @usub_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.usub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @usub_sat_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %r = call <3 x i32> @llvm.usub.sat.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @usub_sat_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.usub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @usub_sat_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.usub.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @usub_sat_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}

define spir_func i1 @usub_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.usub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}

define spir_func <4 x i1> @usub_sat_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %r = call <4 x i1> @llvm.usub.sat.v4i1(<4 x i1> %a, <4 x i1> %b)
  ret <4 x i1> %r
}

define spir_func i8 @sshl_sat_i8(i8 %a, i8 %b) {
  %m = and i8 %b, 7
  %r = call i8 @llvm.sshl.sat.i8(i8 %a, i8 %m)
  ret i8 %r
}

define spir_func i16 @sshl_sat_i16(i16 %a, i16 %b) {
  %m = and i16 %b, 15
  %r = call i16 @llvm.sshl.sat.i16(i16 %a, i16 %m)
  ret i16 %r
}

define spir_func i32 @sshl_sat_i32(i32 %a, i32 %b) {
  %m = and i32 %b, 31
  %r = call i32 @llvm.sshl.sat.i32(i32 %a, i32 %m)
  ret i32 %r
}

define spir_func i64 @sshl_sat_i64(i64 %a, i64 %b) {
  %m = and i64 %b, 63
  %r = call i64 @llvm.sshl.sat.i64(i64 %a, i64 %m)
  ret i64 %r
}

define spir_func <4 x i32> @sshl_sat_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %m = and <4 x i32> %b, <i32 31, i32 31, i32 31, i32 31>
  %r = call <4 x i32> @llvm.sshl.sat.v4i32(<4 x i32> %a, <4 x i32> %m)
  ret <4 x i32> %r
}

define spir_func <2 x i8> @sshl_sat_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %m = and <2 x i8> %b, <i8 7, i8 7>
  %r = call <2 x i8> @llvm.sshl.sat.v2i8(<2 x i8> %a, <2 x i8> %m)
  ret <2 x i8> %r
}

define spir_func i8 @ushl_sat_i8(i8 %a, i8 %b) {
  %m = and i8 %b, 7
  %r = call i8 @llvm.ushl.sat.i8(i8 %a, i8 %m)
  ret i8 %r
}

define spir_func i16 @ushl_sat_i16(i16 %a, i16 %b) {
  %m = and i16 %b, 15
  %r = call i16 @llvm.ushl.sat.i16(i16 %a, i16 %m)
  ret i16 %r
}

define spir_func i32 @ushl_sat_i32(i32 %a, i32 %b) {
  %m = and i32 %b, 31
  %r = call i32 @llvm.ushl.sat.i32(i32 %a, i32 %m)
  ret i32 %r
}

define spir_func i64 @ushl_sat_i64(i64 %a, i64 %b) {
  %m = and i64 %b, 63
  %r = call i64 @llvm.ushl.sat.i64(i64 %a, i64 %m)
  ret i64 %r
}

define spir_func <4 x i32> @ushl_sat_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %m = and <4 x i32> %b, <i32 31, i32 31, i32 31, i32 31>
  %r = call <4 x i32> @llvm.ushl.sat.v4i32(<4 x i32> %a, <4 x i32> %m)
  ret <4 x i32> %r
}

define spir_func <2 x i8> @ushl_sat_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %m = and <2 x i8> %b, <i8 7, i8 7>
  %r = call <2 x i8> @llvm.ushl.sat.v2i8(<2 x i8> %a, <2 x i8> %m)
  ret <2 x i8> %r
}

declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare <2 x i8> @llvm.sadd.sat.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.sadd.sat.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.sadd.sat.i1(i1, i1)
declare <4 x i1> @llvm.sadd.sat.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare <2 x i8> @llvm.uadd.sat.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.uadd.sat.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.uadd.sat.i1(i1, i1)
declare <4 x i1> @llvm.uadd.sat.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare <2 x i8> @llvm.ssub.sat.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.ssub.sat.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.ssub.sat.i1(i1, i1)
declare <4 x i1> @llvm.ssub.sat.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i16 @llvm.usub.sat.i16(i16, i16)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare <2 x i8> @llvm.usub.sat.v2i8(<2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.usub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.usub.sat.v3i32(<3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.usub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.usub.sat.v2i64(<2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.usub.sat.i1(i1, i1)
declare <4 x i1> @llvm.usub.sat.v4i1(<4 x i1>, <4 x i1>)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i16 @llvm.sshl.sat.i16(i16, i16)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i64 @llvm.sshl.sat.i64(i64, i64)
declare <4 x i32> @llvm.sshl.sat.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i8> @llvm.sshl.sat.v2i8(<2 x i8>, <2 x i8>)
declare i8 @llvm.ushl.sat.i8(i8, i8)
declare i16 @llvm.ushl.sat.i16(i16, i16)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare <4 x i32> @llvm.ushl.sat.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i8> @llvm.ushl.sat.v2i8(<2 x i8>, <2 x i8>)
