; Rounding to whole numbers, signs, scaling. With AVX512-FP16, LLVM scales halves by an exponent that it has converted to half, so
; that 0 scaled by more than that holds is no number.
; small integers: ldexp_f16_i32

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func half @fabs_f16(half %a) {
  %r = call half @llvm.fabs.f16(half %a)
  ret half %r
}

define spir_func float @fabs_f32(float %a) {
  %r = call float @llvm.fabs.f32(float %a)
  ret float %r
}

define spir_func double @fabs_f64(double %a) {
  %r = call double @llvm.fabs.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @fabs_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.fabs.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @fabs_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.fabs.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @fabs_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.fabs.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @fabs_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.fabs.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @ceil_f16(half %a) {
  %r = call half @llvm.ceil.f16(half %a)
  ret half %r
}

define spir_func float @ceil_f32(float %a) {
  %r = call float @llvm.ceil.f32(float %a)
  ret float %r
}

define spir_func double @ceil_f64(double %a) {
  %r = call double @llvm.ceil.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @ceil_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.ceil.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @ceil_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.ceil.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @ceil_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.ceil.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @ceil_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.ceil.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @floor_f16(half %a) {
  %r = call half @llvm.floor.f16(half %a)
  ret half %r
}

define spir_func float @floor_f32(float %a) {
  %r = call float @llvm.floor.f32(float %a)
  ret float %r
}

define spir_func double @floor_f64(double %a) {
  %r = call double @llvm.floor.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @floor_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.floor.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @floor_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.floor.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @floor_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.floor.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @floor_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.floor.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @trunc_f16(half %a) {
  %r = call half @llvm.trunc.f16(half %a)
  ret half %r
}

define spir_func float @trunc_f32(float %a) {
  %r = call float @llvm.trunc.f32(float %a)
  ret float %r
}

define spir_func double @trunc_f64(double %a) {
  %r = call double @llvm.trunc.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @trunc_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.trunc.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @trunc_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.trunc.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @trunc_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.trunc.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @trunc_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.trunc.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @round_f16(half %a) {
  %r = call half @llvm.round.f16(half %a)
  ret half %r
}

define spir_func float @round_f32(float %a) {
  %r = call float @llvm.round.f32(float %a)
  ret float %r
}

define spir_func double @round_f64(double %a) {
  %r = call double @llvm.round.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @round_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.round.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @round_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.round.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @round_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.round.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @round_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.round.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @rint_f16(half %a) {
  %r = call half @llvm.rint.f16(half %a)
  ret half %r
}

define spir_func float @rint_f32(float %a) {
  %r = call float @llvm.rint.f32(float %a)
  ret float %r
}

define spir_func double @rint_f64(double %a) {
  %r = call double @llvm.rint.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @rint_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.rint.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @rint_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.rint.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @rint_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.rint.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @rint_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.rint.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @nearbyint_f16(half %a) {
  %r = call half @llvm.nearbyint.f16(half %a)
  ret half %r
}

define spir_func float @nearbyint_f32(float %a) {
  %r = call float @llvm.nearbyint.f32(float %a)
  ret float %r
}

define spir_func double @nearbyint_f64(double %a) {
  %r = call double @llvm.nearbyint.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @nearbyint_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.nearbyint.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @nearbyint_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.nearbyint.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @nearbyint_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.nearbyint.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @nearbyint_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.nearbyint.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @roundeven_f16(half %a) {
  %r = call half @llvm.roundeven.f16(half %a)
  ret half %r
}

define spir_func float @roundeven_f32(float %a) {
  %r = call float @llvm.roundeven.f32(float %a)
  ret float %r
}

define spir_func double @roundeven_f64(double %a) {
  %r = call double @llvm.roundeven.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @roundeven_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.roundeven.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @roundeven_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.roundeven.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @roundeven_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.roundeven.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @roundeven_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.roundeven.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func half @sqrt_f16(half %a) {
  %r = call half @llvm.sqrt.f16(half %a)
  ret half %r
}

define spir_func float @sqrt_f32(float %a) {
  %r = call float @llvm.sqrt.f32(float %a)
  ret float %r
}

define spir_func double @sqrt_f64(double %a) {
  %r = call double @llvm.sqrt.f64(double %a)
  ret double %r
}

define spir_func <2 x float> @sqrt_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.sqrt.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define spir_func <3 x float> @sqrt_v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.sqrt.v3f32(<3 x float> %a)
  ret <3 x float> %r
}

define spir_func <4 x double> @sqrt_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.sqrt.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func <8 x half> @sqrt_v8f16(<8 x half> %a) {
  %r = call <8 x half> @llvm.sqrt.v8f16(<8 x half> %a)
  ret <8 x half> %r
}

define spir_func float @canonicalize_f32(float %a) {
  %r = call float @llvm.canonicalize.f32(float %a)
  ret float %r
}

define spir_func double @canonicalize_f64(double %a) {
  %r = call double @llvm.canonicalize.f64(double %a)
  ret double %r
}

define spir_func <4 x double> @canonicalize_v4f64(<4 x double> %a) {
  %r = call <4 x double> @llvm.canonicalize.v4f64(<4 x double> %a)
  ret <4 x double> %r
}

define spir_func half @copysign_f16(half %a, half %b) {
  %r = call half @llvm.copysign.f16(half %a, half %b)
  ret half %r
}

define spir_func float @copysign_f32(float %a, float %b) {
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}

define spir_func double @copysign_f64(double %a, double %b) {
  %r = call double @llvm.copysign.f64(double %a, double %b)
  ret double %r
}

define spir_func <2 x float> @copysign_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.copysign.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}

define spir_func <3 x float> @copysign_v3f32(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.copysign.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %r
}

define spir_func <4 x double> @copysign_v4f64(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> @llvm.copysign.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}

define spir_func <8 x half> @copysign_v8f16(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.copysign.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

define spir_func float @fma_f32(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}

define spir_func double @fma_f64(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  ret double %r
}

define spir_func <2 x float> @fma_v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}

define spir_func <4 x double> @fma_v4f64(<4 x double> %a, <4 x double> %b, <4 x double> %c) {
  %r = call <4 x double> @llvm.fma.v4f64(<4 x double> %a, <4 x double> %b, <4 x double> %c)
  ret <4 x double> %r
}

define spir_func float @ldexp_f32_i32(float %a, i32 %b) {
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %b)
  ret float %r
}

define spir_func double @ldexp_f64_i32(double %a, i32 %b) {
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %b)
  ret double %r
}

define spir_func half @ldexp_f16_i32(half %a, i32 %b) {
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %b)
  ret half %r
}

define spir_func <4 x float> @ldexp_v4f32_v4i32(<4 x float> %a, <4 x i32> %b) {
  %r = call <4 x float> @llvm.ldexp.v4f32.v4i32(<4 x float> %a, <4 x i32> %b)
  ret <4 x float> %r
}

declare half @llvm.fabs.f16(half)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
declare <3 x float> @llvm.fabs.v3f32(<3 x float>)
declare <4 x double> @llvm.fabs.v4f64(<4 x double>)
declare <8 x half> @llvm.fabs.v8f16(<8 x half>)
declare half @llvm.ceil.f16(half)
declare float @llvm.ceil.f32(float)
declare double @llvm.ceil.f64(double)
declare <2 x float> @llvm.ceil.v2f32(<2 x float>)
declare <3 x float> @llvm.ceil.v3f32(<3 x float>)
declare <4 x double> @llvm.ceil.v4f64(<4 x double>)
declare <8 x half> @llvm.ceil.v8f16(<8 x half>)
declare half @llvm.floor.f16(half)
declare float @llvm.floor.f32(float)
declare double @llvm.floor.f64(double)
declare <2 x float> @llvm.floor.v2f32(<2 x float>)
declare <3 x float> @llvm.floor.v3f32(<3 x float>)
declare <4 x double> @llvm.floor.v4f64(<4 x double>)
declare <8 x half> @llvm.floor.v8f16(<8 x half>)
declare half @llvm.trunc.f16(half)
declare float @llvm.trunc.f32(float)
declare double @llvm.trunc.f64(double)
declare <2 x float> @llvm.trunc.v2f32(<2 x float>)
declare <3 x float> @llvm.trunc.v3f32(<3 x float>)
declare <4 x double> @llvm.trunc.v4f64(<4 x double>)
declare <8 x half> @llvm.trunc.v8f16(<8 x half>)
declare half @llvm.round.f16(half)
declare float @llvm.round.f32(float)
declare double @llvm.round.f64(double)
declare <2 x float> @llvm.round.v2f32(<2 x float>)
declare <3 x float> @llvm.round.v3f32(<3 x float>)
declare <4 x double> @llvm.round.v4f64(<4 x double>)
declare <8 x half> @llvm.round.v8f16(<8 x half>)
declare half @llvm.rint.f16(half)
declare float @llvm.rint.f32(float)
declare double @llvm.rint.f64(double)
declare <2 x float> @llvm.rint.v2f32(<2 x float>)
declare <3 x float> @llvm.rint.v3f32(<3 x float>)
declare <4 x double> @llvm.rint.v4f64(<4 x double>)
declare <8 x half> @llvm.rint.v8f16(<8 x half>)
declare half @llvm.nearbyint.f16(half)
declare float @llvm.nearbyint.f32(float)
declare double @llvm.nearbyint.f64(double)
declare <2 x float> @llvm.nearbyint.v2f32(<2 x float>)
declare <3 x float> @llvm.nearbyint.v3f32(<3 x float>)
declare <4 x double> @llvm.nearbyint.v4f64(<4 x double>)
declare <8 x half> @llvm.nearbyint.v8f16(<8 x half>)
declare half @llvm.roundeven.f16(half)
declare float @llvm.roundeven.f32(float)
declare double @llvm.roundeven.f64(double)
declare <2 x float> @llvm.roundeven.v2f32(<2 x float>)
declare <3 x float> @llvm.roundeven.v3f32(<3 x float>)
declare <4 x double> @llvm.roundeven.v4f64(<4 x double>)
declare <8 x half> @llvm.roundeven.v8f16(<8 x half>)
declare half @llvm.sqrt.f16(half)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
declare <3 x float> @llvm.sqrt.v3f32(<3 x float>)
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>)
declare <8 x half> @llvm.sqrt.v8f16(<8 x half>)
declare float @llvm.canonicalize.f32(float)
declare double @llvm.canonicalize.f64(double)
declare <4 x double> @llvm.canonicalize.v4f64(<4 x double>)
declare half @llvm.copysign.f16(half, half)
declare float @llvm.copysign.f32(float, float)
declare double @llvm.copysign.f64(double, double)
declare <2 x float> @llvm.copysign.v2f32(<2 x float>, <2 x float>)
declare <3 x float> @llvm.copysign.v3f32(<3 x float>, <3 x float>)
declare <4 x double> @llvm.copysign.v4f64(<4 x double>, <4 x double>)
declare <8 x half> @llvm.copysign.v8f16(<8 x half>, <8 x half>)
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fma.f64(double, double, double)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare float @llvm.ldexp.f32.i32(float, i32)
declare double @llvm.ldexp.f64.i32(double, i32)
declare half @llvm.ldexp.f16.i32(half, i32)
declare <4 x float> @llvm.ldexp.v4f32.v4i32(<4 x float>, <4 x i32>)
