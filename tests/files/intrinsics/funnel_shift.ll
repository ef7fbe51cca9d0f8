; Funnel shifts and rotations, by any amount.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @fshl_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}

define spir_func i16 @fshl_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}

define spir_func i32 @fshl_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define spir_func i64 @fshl_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}

define spir_func <2 x i8> @fshl_v2i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c) {
  %r = call <2 x i8> @llvm.fshl.v2i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @fshl_v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c) {
  %r = call <4 x i16> @llvm.fshl.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @fshl_v3i32(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c) {
  %r = call <3 x i32> @llvm.fshl.v3i32(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @fshl_v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @fshl_v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c) {
  %r = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @fshl_v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c) {
  %r = call <16 x i8> @llvm.fshl.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  ret <16 x i8> %r
}

define spir_func i1 @fshl_i1(i1 %a, i1 %b, i1 %c) {
  %r = call i1 @llvm.fshl.i1(i1 %a, i1 %b, i1 %c)
  ret i1 %r
}

define spir_func <4 x i1> @fshl_v4i1(<4 x i1> %a, <4 x i1> %b, <4 x i1> %c) {
  %r = call <4 x i1> @llvm.fshl.v4i1(<4 x i1> %a, <4 x i1> %b, <4 x i1> %c)
  ret <4 x i1> %r
}

define spir_func i8 @rotate_fshl_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i32 @rotate_fshl_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %b)
  ret i32 %r
}

define spir_func <4 x i32> @rotate_fshl_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func i64 @rotate_fshl_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 %b)
  ret i64 %r
}

define spir_func i32 @fshl_i32_by_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define spir_func i32 @fshl_i32_by_7(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 7)
  ret i32 %r
}

define spir_func i32 @fshl_i32_by_31(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 31)
  ret i32 %r
}

define spir_func i32 @fshl_i32_by_32(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 32)
  ret i32 %r
}

define spir_func i32 @fshl_i32_by_45(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 45)
  ret i32 %r
}

define spir_func i8 @fshr_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}

define spir_func i16 @fshr_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}

define spir_func i32 @fshr_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

define spir_func i64 @fshr_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}

define spir_func <2 x i8> @fshr_v2i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c) {
  %r = call <2 x i8> @llvm.fshr.v2i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @fshr_v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c) {
  %r = call <4 x i16> @llvm.fshr.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @fshr_v3i32(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c) {
  %r = call <3 x i32> @llvm.fshr.v3i32(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @fshr_v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @fshr_v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c) {
  %r = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @fshr_v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c) {
  %r = call <16 x i8> @llvm.fshr.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  ret <16 x i8> %r
}

define spir_func i1 @fshr_i1(i1 %a, i1 %b, i1 %c) {
  %r = call i1 @llvm.fshr.i1(i1 %a, i1 %b, i1 %c)
  ret i1 %r
}

define spir_func <4 x i1> @fshr_v4i1(<4 x i1> %a, <4 x i1> %b, <4 x i1> %c) {
  %r = call <4 x i1> @llvm.fshr.v4i1(<4 x i1> %a, <4 x i1> %b, <4 x i1> %c)
  ret <4 x i1> %r
}

define spir_func i8 @rotate_fshr_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i32 @rotate_fshr_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %a, i32 %b)
  ret i32 %r
}

define spir_func <4 x i32> @rotate_fshr_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

define spir_func i64 @rotate_fshr_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 %b)
  ret i64 %r
}

define spir_func i32 @fshr_i32_by_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define spir_func i32 @fshr_i32_by_7(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 7)
  ret i32 %r
}

define spir_func i32 @fshr_i32_by_31(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 31)
  ret i32 %r
}

define spir_func i32 @fshr_i32_by_32(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 32)
  ret i32 %r
}

define spir_func i32 @fshr_i32_by_45(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 45)
  ret i32 %r
}

declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare <2 x i8> @llvm.fshl.v2i8(<2 x i8>, <2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.fshl.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.fshl.v3i32(<3 x i32>, <3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.fshl.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.fshl.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare i1 @llvm.fshl.i1(i1, i1, i1)
declare <4 x i1> @llvm.fshl.v4i1(<4 x i1>, <4 x i1>, <4 x i1>)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare <2 x i8> @llvm.fshr.v2i8(<2 x i8>, <2 x i8>, <2 x i8>)
declare <4 x i16> @llvm.fshr.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <3 x i32> @llvm.fshr.v3i32(<3 x i32>, <3 x i32>, <3 x i32>)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.fshr.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <16 x i8> @llvm.fshr.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare i1 @llvm.fshr.i1(i1, i1, i1)
declare <4 x i1> @llvm.fshr.v4i1(<4 x i1>, <4 x i1>, <4 x i1>)
