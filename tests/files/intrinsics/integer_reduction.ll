; Reductions of integers and booleans.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @vector_reduce_add_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.add.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_add_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.add.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_add_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_add_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_add_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_add_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.add.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_add_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_add_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_add_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_add_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_mul_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.mul.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_mul_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.mul.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_mul_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_mul_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.mul.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_mul_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.mul.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_mul_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.mul.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_mul_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.mul.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_mul_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.mul.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_mul_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.mul.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_mul_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.mul.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_and_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.and.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_and_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.and.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_and_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_and_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_and_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_and_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.and.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_and_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_and_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_and_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_and_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_or_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.or.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_or_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.or.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_or_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_or_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_or_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_or_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.or.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_or_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_or_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.or.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_or_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_or_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_xor_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.xor.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_xor_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.xor.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_xor_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_xor_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.xor.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_xor_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.xor.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_xor_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.xor.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_xor_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.xor.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_xor_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.xor.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_xor_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.xor.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_xor_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.xor.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_smin_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smin.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_smin_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smin.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_smin_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_smin_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smin.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_smin_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.smin.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_smin_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smin.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_smin_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smin.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smin_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smin.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smin_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smin.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smin_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smin.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_smax_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smax.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_smax_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smax.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_smax_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_smax_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_smax_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.smax.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_smax_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smax.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_smax_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smax.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smax_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smax.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smax_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smax.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smax_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smax.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_umin_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umin.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_umin_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umin.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_umin_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_umin_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umin.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_umin_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.umin.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_umin_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umin.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_umin_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umin.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umin_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umin.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umin_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umin.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umin_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umin.v8i1(<8 x i1> %a)
  ret i1 %r
}

define spir_func i8 @vector_reduce_umax_v2i8(<2 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umax.v2i8(<2 x i8> %a)
  ret i8 %r
}

define spir_func i16 @vector_reduce_umax_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umax.v3i16(<3 x i16> %a)
  ret i16 %r
}

define spir_func i32 @vector_reduce_umax_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %a)
  ret i32 %r
}

define spir_func i32 @vector_reduce_umax_v8i32(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umax.v8i32(<8 x i32> %a)
  ret i32 %r
}

define spir_func i64 @vector_reduce_umax_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.umax.v2i64(<2 x i64> %a)
  ret i64 %r
}

define spir_func i8 @vector_reduce_umax_v16i8(<16 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umax.v16i8(<16 x i8> %a)
  ret i8 %r
}

define spir_func i1 @vector_reduce_umax_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umax.v2i1(<2 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umax_v3i1(<3 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umax.v3i1(<3 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umax_v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umax.v4i1(<4 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umax_v8i1(<8 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umax.v8i1(<8 x i1> %a)
  ret i1 %r
}

declare i8 @llvm.vector.reduce.add.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.add.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.add.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.add.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.add.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.add.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.add.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.mul.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.mul.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.mul.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.mul.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.mul.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.mul.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.mul.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.mul.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.mul.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.and.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.and.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.and.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.and.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.and.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.and.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.and.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.and.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.or.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.or.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.or.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.or.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.xor.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.xor.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.xor.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.xor.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.xor.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.xor.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.xor.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.xor.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.xor.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.smin.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.smin.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.smin.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.smin.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.smin.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.smin.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.smin.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.smin.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.smax.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.smax.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.smax.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.smax.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.smax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.smax.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.smax.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.smax.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.umin.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.umin.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umin.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.umin.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.umin.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.umin.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umin.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.umin.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.umin.v8i1(<8 x i1>)
declare i8 @llvm.vector.reduce.umax.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.umax.v3i16(<3 x i16>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.umax.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.umax.v16i8(<16 x i8>)
declare i1 @llvm.vector.reduce.umax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umax.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.umax.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.umax.v8i1(<8 x i1>)
