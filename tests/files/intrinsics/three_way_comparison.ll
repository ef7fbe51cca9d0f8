; Comparisons with three results.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @scmp_i8_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.scmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i8 @scmp_i8_i32(i32 %a, i32 %b) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}

define spir_func i32 @scmp_i32_i64(i64 %a, i64 %b) {
  %r = call i32 @llvm.scmp.i32.i64(i64 %a, i64 %b)
  ret i32 %r
}

define spir_func i8 @scmp_i8_i1(i1 %a, i1 %b) {
  %r = call i8 @llvm.scmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}

define spir_func <4 x i8> @scmp_v4i8_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i8> @llvm.scmp.v4i8.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i8> %r
}

define spir_func <2 x i32> @scmp_v2i32_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i32> @llvm.scmp.v2i32.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i32> %r
}

define spir_func i8 @ucmp_i8_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.ucmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}

define spir_func i8 @ucmp_i8_i32(i32 %a, i32 %b) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}

define spir_func i32 @ucmp_i32_i64(i64 %a, i64 %b) {
  %r = call i32 @llvm.ucmp.i32.i64(i64 %a, i64 %b)
  ret i32 %r
}

define spir_func i8 @ucmp_i8_i1(i1 %a, i1 %b) {
  %r = call i8 @llvm.ucmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}

define spir_func <4 x i8> @ucmp_v4i8_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i8> %r
}

define spir_func <2 x i32> @ucmp_v2i32_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i32> @llvm.ucmp.v2i32.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i32> %r
}

declare i8 @llvm.scmp.i8.i8(i8, i8)
declare i8 @llvm.scmp.i8.i32(i32, i32)
declare i32 @llvm.scmp.i32.i64(i64, i64)
declare i8 @llvm.scmp.i8.i1(i1, i1)
declare <4 x i8> @llvm.scmp.v4i8.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i32> @llvm.scmp.v2i32.v2i1(<2 x i1>, <2 x i1>)
declare i8 @llvm.ucmp.i8.i8(i8, i8)
declare i8 @llvm.ucmp.i8.i32(i32, i32)
declare i32 @llvm.ucmp.i32.i64(i64, i64)
declare i8 @llvm.ucmp.i8.i1(i1, i1)
declare <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32>, <4 x i32>)
declare <2 x i32> @llvm.ucmp.v2i32.v2i1(<2 x i1>, <2 x i1>)
