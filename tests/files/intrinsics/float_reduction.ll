; Reductions of floating-point numbers.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func float @vector_reduce_fadd_v2f32(float %a, <2 x float> %b) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float %a, <2 x float> %b)
  ret float %r
}

define spir_func double @vector_reduce_fadd_v3f64(double %a, <3 x double> %b) {
  %r = call double @llvm.vector.reduce.fadd.v3f64(double %a, <3 x double> %b)
  ret double %r
}

define spir_func float @vector_reduce_fadd_v4f32(float %a, <4 x float> %b) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %a, <4 x float> %b)
  ret float %r
}

define spir_func float @vector_reduce_fadd_v8f32(float %a, <8 x float> %b) {
  %r = call float @llvm.vector.reduce.fadd.v8f32(float %a, <8 x float> %b)
  ret float %r
}

define spir_func half @vector_reduce_fadd_v4f16(half %a, <4 x half> %b) {
  %r = call half @llvm.vector.reduce.fadd.v4f16(half %a, <4 x half> %b)
  ret half %r
}

define spir_func float @vector_reduce_fmul_v2f32(float %a, <2 x float> %b) {
  %r = call float @llvm.vector.reduce.fmul.v2f32(float %a, <2 x float> %b)
  ret float %r
}

define spir_func double @vector_reduce_fmul_v3f64(double %a, <3 x double> %b) {
  %r = call double @llvm.vector.reduce.fmul.v3f64(double %a, <3 x double> %b)
  ret double %r
}

define spir_func float @vector_reduce_fmul_v4f32(float %a, <4 x float> %b) {
  %r = call float @llvm.vector.reduce.fmul.v4f32(float %a, <4 x float> %b)
  ret float %r
}

define spir_func float @vector_reduce_fmul_v8f32(float %a, <8 x float> %b) {
  %r = call float @llvm.vector.reduce.fmul.v8f32(float %a, <8 x float> %b)
  ret float %r
}

define spir_func half @vector_reduce_fmul_v4f16(half %a, <4 x half> %b) {
  %r = call half @llvm.vector.reduce.fmul.v4f16(half %a, <4 x half> %b)
  ret half %r
}

define spir_func float @vector_reduce_fminimum_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fminimum.v2f32(<2 x float> %a)
  ret float %r
}

define spir_func double @vector_reduce_fminimum_v3f64(<3 x double> %a) {
  %r = call double @llvm.vector.reduce.fminimum.v3f64(<3 x double> %a)
  ret double %r
}

define spir_func float @vector_reduce_fminimum_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %a)
  ret float %r
}

define spir_func float @vector_reduce_fminimum_v8f32(<8 x float> %a) {
  %r = call float @llvm.vector.reduce.fminimum.v8f32(<8 x float> %a)
  ret float %r
}

define spir_func half @vector_reduce_fminimum_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fminimum.v4f16(<4 x half> %a)
  ret half %r
}

define spir_func float @vector_reduce_fmaximum_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmaximum.v2f32(<2 x float> %a)
  ret float %r
}

define spir_func double @vector_reduce_fmaximum_v3f64(<3 x double> %a) {
  %r = call double @llvm.vector.reduce.fmaximum.v3f64(<3 x double> %a)
  ret double %r
}

define spir_func float @vector_reduce_fmaximum_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %a)
  ret float %r
}

define spir_func float @vector_reduce_fmaximum_v8f32(<8 x float> %a) {
  %r = call float @llvm.vector.reduce.fmaximum.v8f32(<8 x float> %a)
  ret float %r
}

define spir_func half @vector_reduce_fmaximum_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fmaximum.v4f16(<4 x half> %a)
  ret half %r
}

declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
declare double @llvm.vector.reduce.fadd.v3f64(double, <3 x double>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>)
declare half @llvm.vector.reduce.fadd.v4f16(half, <4 x half>)
declare float @llvm.vector.reduce.fmul.v2f32(float, <2 x float>)
declare double @llvm.vector.reduce.fmul.v3f64(double, <3 x double>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmul.v8f32(float, <8 x float>)
declare half @llvm.vector.reduce.fmul.v4f16(half, <4 x half>)
declare float @llvm.vector.reduce.fminimum.v2f32(<2 x float>)
declare double @llvm.vector.reduce.fminimum.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fminimum.v8f32(<8 x float>)
declare half @llvm.vector.reduce.fminimum.v4f16(<4 x half>)
declare float @llvm.vector.reduce.fmaximum.v2f32(<2 x float>)
declare double @llvm.vector.reduce.fmaximum.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmaximum.v8f32(<8 x float>)
declare half @llvm.vector.reduce.fmaximum.v4f16(<4 x half>)
