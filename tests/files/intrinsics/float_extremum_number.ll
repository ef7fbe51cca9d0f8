; Least and greatest numbers; a NaN gives the other number.
; zeros: equal
; signaling: no
; run: @minnum_f32(float 0.0, float -0.0) == float -0.0
; run: @minnum_f32(float -0.0, float 0.0) == float -0.0
; run: @maxnum_f64(double -0.0, double 0.0) == double 0.0
; run: @maxnum_f64(double 0.0, double -0.0) == double 0.0
; run: @minnum_f16(half nan, half 0xC000) == half 0xC000
; run: @minnum_f16(half 0x8000, half 0x0000) == half 0x8000

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func half @minnum_f16(half %a, half %b) {
  %r = call half @llvm.minnum.f16(half %a, half %b)
  ret half %r
}

define spir_func float @minnum_f32(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}

define spir_func double @minnum_f64(double %a, double %b) {
  %r = call double @llvm.minnum.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @minnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func <3 x float> @minnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.minnum.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define spir_func <4 x double> @minnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.minnum.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define spir_func <8 x half> @minnum_v8f16(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.minnum.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

define spir_func float @minnum_f32_nsz(float %a, float %b) {
  %r = call nsz float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}

define spir_func <4 x float> @minnum_v4f32_nsz(<4 x float> %a, <4 x float> %b) {
  %r = call nsz <4 x float> @llvm.minnum.v4f32(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %r
}

define spir_func half @maxnum_f16(half %a, half %b) {
  %r = call half @llvm.maxnum.f16(half %a, half %b)
  ret half %r
}

define spir_func float @maxnum_f32(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}

define spir_func double @maxnum_f64(double %a, double %b) {
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @maxnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func <3 x float> @maxnum_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.maxnum.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define spir_func <4 x double> @maxnum_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.maxnum.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define spir_func <8 x half> @maxnum_v8f16(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.maxnum.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

define spir_func float @maxnum_f32_nsz(float %a, float %b) {
  %r = call nsz float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}

define spir_func <4 x float> @maxnum_v4f32_nsz(<4 x float> %a, <4 x float> %b) {
  %r = call nsz <4 x float> @llvm.maxnum.v4f32(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %r
}

declare half @llvm.minnum.f16(half, half)
declare float @llvm.minnum.f32(float, float)
declare double @llvm.minnum.f64(double, double)
declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>)
declare <3 x float> @llvm.minnum.v3f32(<3 x float>, <3 x float>)
declare <4 x double> @llvm.minnum.v4f64(<4 x double>, <4 x double>)
declare <8 x half> @llvm.minnum.v8f16(<8 x half>, <8 x half>)
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>)
declare half @llvm.maxnum.f16(half, half)
declare float @llvm.maxnum.f32(float, float)
declare double @llvm.maxnum.f64(double, double)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>)
declare <3 x float> @llvm.maxnum.v3f32(<3 x float>, <3 x float>)
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>)
declare <8 x half> @llvm.maxnum.v8f16(<8 x half>, <8 x half>)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
