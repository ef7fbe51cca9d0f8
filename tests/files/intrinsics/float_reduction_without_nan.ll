; Least and greatest lanes, NaNs left out.
; zeros: equal
; signaling: no
; run: @vector_reduce_fmin_v2f32(<2 x float> <float 0.0, float -0.0>) == float -0.0
; run: @vector_reduce_fmax_v2f32(<2 x float> <float -0.0, float 0.0>) == float 0.0
; run: @vector_reduce_fmax_v2f32(<2 x float> <float nan, float 1.0>) == float 1.0

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @vector_reduce_fmin_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmin.v2f32(<2 x float> %a)
  ret float %r
}

define spir_func double @vector_reduce_fmin_v3f64(<3 x double> %a) {
  %r = call double @llvm.vector.reduce.fmin.v3f64(<3 x double> %a)
  ret double %r
}

define spir_func float @vector_reduce_fmin_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %a)
  ret float %r
}

define spir_func float @vector_reduce_fmin_v8f32(<8 x float> %a) {
  %r = call float @llvm.vector.reduce.fmin.v8f32(<8 x float> %a)
  ret float %r
}

define spir_func half @vector_reduce_fmin_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fmin.v4f16(<4 x half> %a)
  ret half %r
}

define spir_func float @vector_reduce_fmax_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmax.v2f32(<2 x float> %a)
  ret float %r
}

define spir_func double @vector_reduce_fmax_v3f64(<3 x double> %a) {
  %r = call double @llvm.vector.reduce.fmax.v3f64(<3 x double> %a)
  ret double %r
}

define spir_func float @vector_reduce_fmax_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %a)
  ret float %r
}

define spir_func float @vector_reduce_fmax_v8f32(<8 x float> %a) {
  %r = call float @llvm.vector.reduce.fmax.v8f32(<8 x float> %a)
  ret float %r
}

define spir_func half @vector_reduce_fmax_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fmax.v4f16(<4 x half> %a)
  ret half %r
}

declare float @llvm.vector.reduce.fmin.v2f32(<2 x float>)
declare double @llvm.vector.reduce.fmin.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmin.v8f32(<8 x float>)
declare half @llvm.vector.reduce.fmin.v4f16(<4 x half>)
declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>)
declare double @llvm.vector.reduce.fmax.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>)
declare half @llvm.vector.reduce.fmax.v4f16(<4 x half>)
