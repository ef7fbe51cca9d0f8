; Least and greatest numbers; a NaN gives the other number, and zeros have an order.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func half @minimumnum_f16(half %a, half %b) {
  %r = call half @llvm.minimumnum.f16(half %a, half %b)
  ret half %r
}

define spir_func float @minimumnum_f32(float %a, float %b) {
  %r = call float @llvm.minimumnum.f32(float %a, float %b)
  ret float %r
}

define spir_func double @minimumnum_f64(double %a, double %b) {
  %r = call double @llvm.minimumnum.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @minimumnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minimumnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func <3 x float> @minimumnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define spir_func <4 x double> @minimumnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.minimumnum.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define spir_func <8 x half> @minimumnum_v8f16(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.minimumnum.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

define spir_func half @maximumnum_f16(half %a, half %b) {
  %r = call half @llvm.maximumnum.f16(half %a, half %b)
  ret half %r
}

define spir_func float @maximumnum_f32(float %a, float %b) {
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  ret float %r
}

define spir_func double @maximumnum_f64(double %a, double %b) {
  %r = call double @llvm.maximumnum.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @maximumnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maximumnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func <3 x float> @maximumnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.maximumnum.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define spir_func <4 x double> @maximumnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.maximumnum.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define spir_func <8 x half> @maximumnum_v8f16(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.maximumnum.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

declare half @llvm.minimumnum.f16(half, half)
declare float @llvm.minimumnum.f32(float, float)
declare double @llvm.minimumnum.f64(double, double)
declare <2 x float> @llvm.minimumnum.v2f32(<2 x float>, <2 x float>)
declare <3 x float> @llvm.minimumnum.v3f32(<3 x float>, <3 x float>)
declare <4 x double> @llvm.minimumnum.v4f64(<4 x double>, <4 x double>)
declare <8 x half> @llvm.minimumnum.v8f16(<8 x half>, <8 x half>)
declare half @llvm.maximumnum.f16(half, half)
declare float @llvm.maximumnum.f32(float, float)
declare double @llvm.maximumnum.f64(double, double)
declare <2 x float> @llvm.maximumnum.v2f32(<2 x float>, <2 x float>)
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>)
declare <4 x double> @llvm.maximumnum.v4f64(<4 x double>, <4 x double>)
declare <8 x half> @llvm.maximumnum.v8f16(<8 x half>, <8 x half>)
