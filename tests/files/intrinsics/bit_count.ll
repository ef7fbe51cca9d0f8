; Counts of bits.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @ctlz_i8(i8 %a) {
  %r = call i8 @llvm.ctlz.i8(i8 %a, i1 false)
  ret i8 %r
}

define spir_func i16 @ctlz_i16(i16 %a) {
  %r = call i16 @llvm.ctlz.i16(i16 %a, i1 false)
  ret i16 %r
}

define spir_func i32 @ctlz_i32(i32 %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  ret i32 %r
}

define spir_func i64 @ctlz_i64(i64 %a) {
  %r = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
  ret i64 %r
}

define spir_func <2 x i8> @ctlz_v2i8(<2 x i8> %a) {
  %r = call <2 x i8> @llvm.ctlz.v2i8(<2 x i8> %a, i1 false)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @ctlz_v4i16(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %a, i1 false)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @ctlz_v3i32(<3 x i32> %a) {
  %r = call <3 x i32> @llvm.ctlz.v3i32(<3 x i32> %a, i1 false)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @ctlz_v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a, i1 false)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @ctlz_v2i64(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %a, i1 false)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @ctlz_v16i8(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.ctlz.v16i8(<16 x i8> %a, i1 false)
  ret <16 x i8> %r
}

define spir_func i1 @ctlz_i1(i1 %a) {
  %r = call i1 @llvm.ctlz.i1(i1 %a, i1 false)
  ret i1 %r
}

define spir_func <4 x i1> @ctlz_v4i1(<4 x i1> %a) {
  %r = call <4 x i1> @llvm.ctlz.v4i1(<4 x i1> %a, i1 false)
  ret <4 x i1> %r
}

define spir_func i8 @cttz_i8(i8 %a) {
  %r = call i8 @llvm.cttz.i8(i8 %a, i1 false)
  ret i8 %r
}

define spir_func i16 @cttz_i16(i16 %a) {
  %r = call i16 @llvm.cttz.i16(i16 %a, i1 false)
  ret i16 %r
}

define spir_func i32 @cttz_i32(i32 %a) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  ret i32 %r
}

define spir_func i64 @cttz_i64(i64 %a) {
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  ret i64 %r
}

define spir_func <2 x i8> @cttz_v2i8(<2 x i8> %a) {
  %r = call <2 x i8> @llvm.cttz.v2i8(<2 x i8> %a, i1 false)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @cttz_v4i16(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.cttz.v4i16(<4 x i16> %a, i1 false)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @cttz_v3i32(<3 x i32> %a) {
  %r = call <3 x i32> @llvm.cttz.v3i32(<3 x i32> %a, i1 false)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @cttz_v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %a, i1 false)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @cttz_v2i64(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.cttz.v2i64(<2 x i64> %a, i1 false)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @cttz_v16i8(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.cttz.v16i8(<16 x i8> %a, i1 false)
  ret <16 x i8> %r
}

define spir_func i1 @cttz_i1(i1 %a) {
  %r = call i1 @llvm.cttz.i1(i1 %a, i1 false)
  ret i1 %r
}

define spir_func <4 x i1> @cttz_v4i1(<4 x i1> %a) {
  %r = call <4 x i1> @llvm.cttz.v4i1(<4 x i1> %a, i1 false)
  ret <4 x i1> %r
}

define spir_func i8 @ctpop_i8(i8 %a) {
  %r = call i8 @llvm.ctpop.i8(i8 %a)
  ret i8 %r
}

define spir_func i16 @ctpop_i16(i16 %a) {
  %r = call i16 @llvm.ctpop.i16(i16 %a)
  ret i16 %r
}

define spir_func i32 @ctpop_i32(i32 %a) {
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  ret i32 %r
}

define spir_func i64 @ctpop_i64(i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}

define spir_func <2 x i8> @ctpop_v2i8(<2 x i8> %a) {
  %r = call <2 x i8> @llvm.ctpop.v2i8(<2 x i8> %a)
  ret <2 x i8> %r
}

define spir_func <4 x i16> @ctpop_v4i16(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.ctpop.v4i16(<4 x i16> %a)
  ret <4 x i16> %r
}

define spir_func <3 x i32> @ctpop_v3i32(<3 x i32> %a) {
  %r = call <3 x i32> @llvm.ctpop.v3i32(<3 x i32> %a)
  ret <3 x i32> %r
}

define spir_func <4 x i32> @ctpop_v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}

define spir_func <2 x i64> @ctpop_v2i64(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %a)
  ret <2 x i64> %r
}

define spir_func <16 x i8> @ctpop_v16i8(<16 x i8> %a) {
  %r = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %a)
  ret <16 x i8> %r
}

define spir_func i1 @ctpop_i1(i1 %a) {
  %r = call i1 @llvm.ctpop.i1(i1 %a)
  ret i1 %r
}

define spir_func <4 x i1> @ctpop_v4i1(<4 x i1> %a) {
  %r = call <4 x i1> @llvm.ctpop.v4i1(<4 x i1> %a)
  ret <4 x i1> %r
}

declare i8 @llvm.ctlz.i8(i8, i1)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare <2 x i8> @llvm.ctlz.v2i8(<2 x i8>, i1)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1)
declare <3 x i32> @llvm.ctlz.v3i32(<3 x i32>, i1)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)
declare <2 x i64> @llvm.ctlz.v2i64(<2 x i64>, i1)
declare <16 x i8> @llvm.ctlz.v16i8(<16 x i8>, i1)
declare i1 @llvm.ctlz.i1(i1, i1)
declare <4 x i1> @llvm.ctlz.v4i1(<4 x i1>, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare <2 x i8> @llvm.cttz.v2i8(<2 x i8>, i1)
declare <4 x i16> @llvm.cttz.v4i16(<4 x i16>, i1)
declare <3 x i32> @llvm.cttz.v3i32(<3 x i32>, i1)
declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1)
declare <2 x i64> @llvm.cttz.v2i64(<2 x i64>, i1)
declare <16 x i8> @llvm.cttz.v16i8(<16 x i8>, i1)
declare i1 @llvm.cttz.i1(i1, i1)
declare <4 x i1> @llvm.cttz.v4i1(<4 x i1>, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i16 @llvm.ctpop.i16(i16)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare <2 x i8> @llvm.ctpop.v2i8(<2 x i8>)
declare <4 x i16> @llvm.ctpop.v4i16(<4 x i16>)
declare <3 x i32> @llvm.ctpop.v3i32(<3 x i32>)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
declare <2 x i64> @llvm.ctpop.v2i64(<2 x i64>)
declare <16 x i8> @llvm.ctpop.v16i8(<16 x i8>)
declare i1 @llvm.ctpop.i1(i1)
declare <4 x i1> @llvm.ctpop.v4i1(<4 x i1>)
