; Reversals of bits and bytes.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @bitreverse_i8(i8 %a) {
  %r = call i8 @llvm.bitreverse.i8(i8 %a)
  ret i8 %r
}

define spir_func i16 @bitreverse_i16(i16 %a) {
  %r = call i16 @llvm.bitreverse.i16(i16 %a)
  ret i16 %r
}

define spir_func i32 @bitreverse_i32(i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}

define spir_func i64 @bitreverse_i64(i64 %a) {
  %r = call i64 @llvm.bitreverse.i64(i64 %a)
  ret i64 %r
}

define spir_func <2 x i8> @bitreverse_v2i8(<2 x i8> %a) {
  %r = call <2 x i8> @llvm.bitreverse.v2i8(<2 x i8> %a)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @bitreverse_v4i16(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.bitreverse.v4i16(<4 x i16> %a)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @bitreverse_v3i32(<3 x i32> %a) {
  %r = call <3 x i32> @llvm.bitreverse.v3i32(<3 x i32> %a)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @bitreverse_v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @bitreverse_v2i64(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %a)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @bitreverse_v16i8(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a)
  ret <16 x i8> %r
}

define spir_func i1 @bitreverse_i1(i1 %a) {
  %r = call i1 @llvm.bitreverse.i1(i1 %a)
  ret i1 %r
}

define spir_func <4 x i1> @bitreverse_v4i1(<4 x i1> %a) {
  %r = call <4 x i1> @llvm.bitreverse.v4i1(<4 x i1> %a)
  ret <4 x i1> %r
}

define spir_func i16 @bswap_i16(i16 %a) {
  %r = call i16 @llvm.bswap.i16(i16 %a)
  ret i16 %r
}

define spir_func i32 @bswap_i32(i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}

define spir_func i64 @bswap_i64(i64 %a) {
  %r = call i64 @llvm.bswap.i64(i64 %a)
  ret i64 %r
}

define spir_func <4 x i16> @bswap_v4i16(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.bswap.v4i16(<4 x i16> %a)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @bswap_v3i32(<3 x i32> %a) {
  %r = call <3 x i32> @llvm.bswap.v3i32(<3 x i32> %a)
  ret <3 x i32> %r
}

define spir_func <2 x i64> @bswap_v2i64(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.bswap.v2i64(<2 x i64> %a)
  ret <2 x i64> %r
}

declare i8 @llvm.bitreverse.i8(i8)
declare i16 @llvm.bitreverse.i16(i16)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
declare <2 x i8> @llvm.bitreverse.v2i8(<2 x i8>)
declare <4 x i16> @llvm.bitreverse.v4i16(<4 x i16>)
declare <3 x i32> @llvm.bitreverse.v3i32(<3 x i32>)
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
declare <2 x i64> @llvm.bitreverse.v2i64(<2 x i64>)
declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
declare i1 @llvm.bitreverse.i1(i1)
declare <4 x i1> @llvm.bitreverse.v4i1(<4 x i1>)
declare i16 @llvm.bswap.i16(i16)
declare i32 @llvm.bswap.i32(i32)
declare i64 @llvm.bswap.i64(i64)
declare <4 x i16> @llvm.bswap.v4i16(<4 x i16>)
declare <3 x i32> @llvm.bswap.v3i32(<3 x i32>)
declare <2 x i64> @llvm.bswap.v2i64(<2 x i64>)
