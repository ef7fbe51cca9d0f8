; Reductions of vectors of lengths that need an extension.
; extensions: +SPV_EXT_long_vector

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i32 @vector_reduce_add_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_add_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.add.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_add_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.add.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_add_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_add_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_add_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_mul_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.mul.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_mul_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.mul.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_mul_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.mul.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_mul_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.mul.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_mul_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.mul.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_mul_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.mul.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_and_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_and_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.and.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_and_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.and.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_and_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_and_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_and_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_or_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.or.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_or_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.or.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_or_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.or.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_or_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.or.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_or_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.or.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_or_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.or.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_xor_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.xor.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_xor_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.xor.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_xor_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.xor.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_xor_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.xor.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_xor_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.xor.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_xor_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.xor.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_smin_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smin.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_smin_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smin.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_smin_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smin.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_smin_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smin.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_smin_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smin.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smin_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smin.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_smax_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_smax_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smax.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_smax_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smax.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_smax_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_smax_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smax.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_smax_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smax.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_umin_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umin.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_umin_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umin.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_umin_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umin.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_umin_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umin.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_umin_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umin.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umin_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umin.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func i32 @vector_reduce_umax_v5i32(<5 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umax.v5i32(<5 x i32> %a)
  ret i32 %r
}

define spir_func i16 @vector_reduce_umax_v6i16(<6 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umax.v6i16(<6 x i16> %a)
  ret i16 %r
}

define spir_func i8 @vector_reduce_umax_v7i8(<7 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umax.v7i8(<7 x i8> %a)
  ret i8 %r
}

define spir_func i32 @vector_reduce_umax_v12i32(<12 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umax.v12i32(<12 x i32> %a)
  ret i32 %r
}

define spir_func i1 @vector_reduce_umax_v6i1(<6 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umax.v6i1(<6 x i1> %a)
  ret i1 %r
}

define spir_func i1 @vector_reduce_umax_v5i1(<5 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umax.v5i1(<5 x i1> %a)
  ret i1 %r
}

define spir_func <5 x i32> @smin_v5i32(<5 x i32> %a, <5 x i32> %b) {
  %r = call <5 x i32> @llvm.smin.v5i32(<5 x i32> %a, <5 x i32> %b)
  ret <5 x i32> %r
}

define spir_func <5 x i32> @umax_v5i32(<5 x i32> %a, <5 x i32> %b) {
  %r = call <5 x i32> @llvm.umax.v5i32(<5 x i32> %a, <5 x i32> %b)
  ret <5 x i32> %r
}

define spir_func <5 x i32> @sadd_sat_v5i32(<5 x i32> %a, <5 x i32> %b) {
  %r = call <5 x i32> @llvm.sadd.sat.v5i32(<5 x i32> %a, <5 x i32> %b)
  ret <5 x i32> %r
}

define spir_func <5 x i32> @ctlz_v5i32(<5 x i32> %a) {
  %r = call <5 x i32> @llvm.ctlz.v5i32(<5 x i32> %a, i1 false)
  ret <5 x i32> %r
}

define spir_func <6 x i16> @smin_v6i16(<6 x i16> %a, <6 x i16> %b) {
  %r = call <6 x i16> @llvm.smin.v6i16(<6 x i16> %a, <6 x i16> %b)
  ret <6 x i16> %r
}

define spir_func <6 x i16> @umax_v6i16(<6 x i16> %a, <6 x i16> %b) {
  %r = call <6 x i16> @llvm.umax.v6i16(<6 x i16> %a, <6 x i16> %b)
  ret <6 x i16> %r
}

define spir_func <6 x i16> @sadd_sat_v6i16(<6 x i16> %a, <6 x i16> %b) {
  %r = call <6 x i16> @llvm.sadd.sat.v6i16(<6 x i16> %a, <6 x i16> %b)
  ret <6 x i16> %r
}

define spir_func <6 x i16> @ctlz_v6i16(<6 x i16> %a) {
  %r = call <6 x i16> @llvm.ctlz.v6i16(<6 x i16> %a, i1 false)
  ret <6 x i16> %r
}

define spir_func float @vector_reduce_fadd_v5f32(float %a, <5 x float> %b) {
  %r = call float @llvm.vector.reduce.fadd.v5f32(float %a, <5 x float> %b)
  ret float %r
}

define spir_func <5 x float> @floor_v5f32(<5 x float> %a) {
  %r = call <5 x float> @llvm.floor.v5f32(<5 x float> %a)
  ret <5 x float> %r
}

define spir_func <5 x float> @copysign_v5f32(<5 x float> %a, <5 x float> %b) {
  %r = call <5 x float> @llvm.copysign.v5f32(<5 x float> %a, <5 x float> %b)
  ret <5 x float> %r
}

define spir_func float @vector_reduce_fadd_v7f32(float %a, <7 x float> %b) {
  %r = call float @llvm.vector.reduce.fadd.v7f32(float %a, <7 x float> %b)
  ret float %r
}

define spir_func <7 x float> @floor_v7f32(<7 x float> %a) {
  %r = call <7 x float> @llvm.floor.v7f32(<7 x float> %a)
  ret <7 x float> %r
}

define spir_func <7 x float> @copysign_v7f32(<7 x float> %a, <7 x float> %b) {
  %r = call <7 x float> @llvm.copysign.v7f32(<7 x float> %a, <7 x float> %b)
  ret <7 x float> %r
}

declare i32 @llvm.vector.reduce.add.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.add.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.add.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.add.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.add.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.add.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.mul.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.mul.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.mul.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.mul.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.mul.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.mul.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.and.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.and.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.and.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.and.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.and.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.and.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.or.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.or.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.or.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.or.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.or.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.or.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.xor.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.xor.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.xor.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.xor.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.xor.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.xor.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.smin.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.smin.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.smin.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.smin.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.smin.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.smin.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.smax.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.smax.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.smax.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.smax.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.smax.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.smax.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.umin.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.umin.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.umin.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.umin.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.umin.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.umin.v5i1(<5 x i1>)
declare i32 @llvm.vector.reduce.umax.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.umax.v6i16(<6 x i16>)
declare i8 @llvm.vector.reduce.umax.v7i8(<7 x i8>)
declare i32 @llvm.vector.reduce.umax.v12i32(<12 x i32>)
declare i1 @llvm.vector.reduce.umax.v6i1(<6 x i1>)
declare i1 @llvm.vector.reduce.umax.v5i1(<5 x i1>)
declare <5 x i32> @llvm.smin.v5i32(<5 x i32>, <5 x i32>)
declare <5 x i32> @llvm.umax.v5i32(<5 x i32>, <5 x i32>)
declare <5 x i32> @llvm.sadd.sat.v5i32(<5 x i32>, <5 x i32>)
declare <5 x i32> @llvm.ctlz.v5i32(<5 x i32>, i1)
declare <6 x i16> @llvm.smin.v6i16(<6 x i16>, <6 x i16>)
declare <6 x i16> @llvm.umax.v6i16(<6 x i16>, <6 x i16>)
declare <6 x i16> @llvm.sadd.sat.v6i16(<6 x i16>, <6 x i16>)
declare <6 x i16> @llvm.ctlz.v6i16(<6 x i16>, i1)
declare float @llvm.vector.reduce.fadd.v5f32(float, <5 x float>)
declare <5 x float> @llvm.floor.v5f32(<5 x float>)
declare <5 x float> @llvm.copysign.v5f32(<5 x float>, <5 x float>)
declare float @llvm.vector.reduce.fadd.v7f32(float, <7 x float>)
declare <7 x float> @llvm.floor.v7f32(<7 x float>)
declare <7 x float> @llvm.copysign.v7f32(<7 x float>, <7 x float>)
