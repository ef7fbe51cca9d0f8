; Least and greatest numbers; a NaN is kept, and zeros have an order.
; run: @minimum_f32(float nan, float 1.0) == float nan
; run: @minimum_f32(float 0.0, float -0.0) == float -0.0
; run: @maximum_f32(float -0.0, float 0.0) == float 0.0
; run: @maximum_f64(double 2.0, double -3.0) == double 2.0

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func half @minimum_f16(half %a, half %b) {
  %r = call half @llvm.minimum.f16(half %a, half %b)
  ret half %r
}

define spir_func float @minimum_f32(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}

define spir_func double @minimum_f64(double %a, double %b) {
  %r = call double @llvm.minimum.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @minimum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minimum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func <3 x float> @minimum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.minimum.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define spir_func <4 x double> @minimum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.minimum.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define spir_func <8 x half> @minimum_v8f16(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.minimum.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

define spir_func half @maximum_f16(half %a, half %b) {
  %r = call half @llvm.maximum.f16(half %a, half %b)
  ret half %r
}

define spir_func float @maximum_f32(float %a, float %b) {
  %r = call float @llvm.maximum.f32(float %a, float %b)
  ret float %r
}

define spir_func double @maximum_f64(double %a, double %b) {
  %r = call double @llvm.maximum.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @maximum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maximum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func <3 x float> @maximum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.maximum.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define spir_func <4 x double> @maximum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.maximum.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define spir_func <8 x half> @maximum_v8f16(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.maximum.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

declare half @llvm.minimum.f16(half, half)
declare float @llvm.minimum.f32(float, float)
declare double @llvm.minimum.f64(double, double)
declare <2 x float> @llvm.minimum.v2f32(<2 x float>, <2 x float>)
declare <3 x float> @llvm.minimum.v3f32(<3 x float>, <3 x float>)
declare <4 x double> @llvm.minimum.v4f64(<4 x double>, <4 x double>)
declare <8 x half> @llvm.minimum.v8f16(<8 x half>, <8 x half>)
declare half @llvm.maximum.f16(half, half)
declare float @llvm.maximum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
declare <3 x float> @llvm.maximum.v3f32(<3 x float>, <3 x float>)
declare <4 x double> @llvm.maximum.v4f64(<4 x double>, <4 x double>)
declare <8 x half> @llvm.maximum.v8f16(<8 x half>, <8 x half>)
