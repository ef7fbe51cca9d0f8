target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @ceil(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_ceilf(float %0) #2
  ret float %2
}

define spir_func float @floor(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_floorf(float %0) #2
  ret float %2
}

define spir_func float @trunc(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_truncf(float %0) #2
  ret float %2
}

define spir_func float @rint(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_rintf(float %0) #2
  ret float %2
}

define spir_func float @round(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_roundf(float %0) #2
  ret float %2
}

define spir_func float @fabs(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_fabsf(float %0) #2
  ret float %2
}

define spir_func float @sqrt(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_sqrtf(float %0) #2
  ret float %2
}

define spir_func float @sign(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_signf(float %0) #2
  ret float %2
}

define spir_func float @cbrt(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_cbrtf(float %0) #2
  ret float %2
}

define spir_func float @exp2(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_exp2f(float %0) #2
  ret float %2
}

define spir_func float @exp(float %0) #0 {
  %2 = call spir_func float @_Z15__spirv_ocl_expf(float %0) #2
  ret float %2
}

define spir_func float @exp10(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_exp10f(float %0) #2
  ret float %2
}

define spir_func float @expm1(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_expm1f(float %0) #2
  ret float %2
}

define spir_func float @log(float %0) #0 {
  %2 = call spir_func float @_Z15__spirv_ocl_logf(float %0) #2
  ret float %2
}

define spir_func float @log2(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_log2f(float %0) #2
  ret float %2
}

define spir_func float @log10(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_log10f(float %0) #2
  ret float %2
}

define spir_func float @log1p(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_log1pf(float %0) #2
  ret float %2
}

define spir_func float @logb(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_logbf(float %0) #2
  ret float %2
}

define spir_func float @rsqrt(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_rsqrtf(float %0) #2
  ret float %2
}

define spir_func float @degrees(float %0) #0 {
  %2 = call spir_func float @_Z19__spirv_ocl_degreesf(float %0) #2
  ret float %2
}

define spir_func float @radians(float %0) #0 {
  %2 = call spir_func float @_Z19__spirv_ocl_radiansf(float %0) #2
  ret float %2
}

define spir_func float @acos(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_acosf(float %0) #2
  ret float %2
}

define spir_func float @acosh(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_acoshf(float %0) #2
  ret float %2
}

define spir_func float @acospi(float %0) #0 {
  %2 = call spir_func float @_Z18__spirv_ocl_acospif(float %0) #2
  ret float %2
}

define spir_func float @asin(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_asinf(float %0) #2
  ret float %2
}

define spir_func float @asinh(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_asinhf(float %0) #2
  ret float %2
}

define spir_func float @asinpi(float %0) #0 {
  %2 = call spir_func float @_Z18__spirv_ocl_asinpif(float %0) #2
  ret float %2
}

define spir_func float @atan(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_atanf(float %0) #2
  ret float %2
}

define spir_func float @atanh(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_atanhf(float %0) #2
  ret float %2
}

define spir_func float @atanpi(float %0) #0 {
  %2 = call spir_func float @_Z18__spirv_ocl_atanpif(float %0) #2
  ret float %2
}

define spir_func float @cos(float %0) #0 {
  %2 = call spir_func float @_Z15__spirv_ocl_cosf(float %0) #2
  ret float %2
}

define spir_func float @cosh(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_coshf(float %0) #2
  ret float %2
}

define spir_func float @cospi(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_cospif(float %0) #2
  ret float %2
}

define spir_func float @erf(float %0) #0 {
  %2 = call spir_func float @_Z15__spirv_ocl_erff(float %0) #2
  ret float %2
}

define spir_func float @erfc(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_erfcf(float %0) #2
  ret float %2
}

define spir_func float @lgamma(float %0) #0 {
  %2 = call spir_func float @_Z18__spirv_ocl_lgammaf(float %0) #2
  ret float %2
}

define spir_func float @tgamma(float %0) #0 {
  %2 = call spir_func float @_Z18__spirv_ocl_tgammaf(float %0) #2
  ret float %2
}

define spir_func float @sin(float %0) #0 {
  %2 = call spir_func float @_Z15__spirv_ocl_sinf(float %0) #2
  ret float %2
}

define spir_func float @sinh(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_sinhf(float %0) #2
  ret float %2
}

define spir_func float @sinpi(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_sinpif(float %0) #2
  ret float %2
}

define spir_func float @tan(float %0) #0 {
  %2 = call spir_func float @_Z15__spirv_ocl_tanf(float %0) #2
  ret float %2
}

define spir_func float @tanh(float %0) #0 {
  %2 = call spir_func float @_Z16__spirv_ocl_tanhf(float %0) #2
  ret float %2
}

define spir_func float @tanpi(float %0) #0 {
  %2 = call spir_func float @_Z17__spirv_ocl_tanpif(float %0) #2
  ret float %2
}

define spir_func float @native_cos(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_native_cosf(float %0) #2
  ret float %2
}

define spir_func float @native_exp(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_native_expf(float %0) #2
  ret float %2
}

define spir_func float @native_exp2(float %0) #0 {
  %2 = call spir_func float @_Z23__spirv_ocl_native_exp2f(float %0) #2
  ret float %2
}

define spir_func float @native_exp10(float %0) #0 {
  %2 = call spir_func float @_Z24__spirv_ocl_native_exp10f(float %0) #2
  ret float %2
}

define spir_func float @native_log(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_native_logf(float %0) #2
  ret float %2
}

define spir_func float @native_log2(float %0) #0 {
  %2 = call spir_func float @_Z23__spirv_ocl_native_log2f(float %0) #2
  ret float %2
}

define spir_func float @native_log10(float %0) #0 {
  %2 = call spir_func float @_Z24__spirv_ocl_native_log10f(float %0) #2
  ret float %2
}

define spir_func float @native_recip(float %0) #0 {
  %2 = call spir_func float @_Z24__spirv_ocl_native_recipf(float %0) #2
  ret float %2
}

define spir_func float @native_rsqrt(float %0) #0 {
  %2 = call spir_func float @_Z24__spirv_ocl_native_rsqrtf(float %0) #2
  ret float %2
}

define spir_func float @native_sin(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_native_sinf(float %0) #2
  ret float %2
}

define spir_func float @native_sqrt(float %0) #0 {
  %2 = call spir_func float @_Z23__spirv_ocl_native_sqrtf(float %0) #2
  ret float %2
}

define spir_func float @native_tan(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_native_tanf(float %0) #2
  ret float %2
}

define spir_func float @half_cos(float %0) #0 {
  %2 = call spir_func float @_Z20__spirv_ocl_half_cosf(float %0) #2
  ret float %2
}

define spir_func float @half_exp(float %0) #0 {
  %2 = call spir_func float @_Z20__spirv_ocl_half_expf(float %0) #2
  ret float %2
}

define spir_func float @half_exp2(float %0) #0 {
  %2 = call spir_func float @_Z21__spirv_ocl_half_exp2f(float %0) #2
  ret float %2
}

define spir_func float @half_exp10(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_half_exp10f(float %0) #2
  ret float %2
}

define spir_func float @half_log(float %0) #0 {
  %2 = call spir_func float @_Z20__spirv_ocl_half_logf(float %0) #2
  ret float %2
}

define spir_func float @half_log2(float %0) #0 {
  %2 = call spir_func float @_Z21__spirv_ocl_half_log2f(float %0) #2
  ret float %2
}

define spir_func float @half_log10(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_half_log10f(float %0) #2
  ret float %2
}

define spir_func float @half_recip(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_half_recipf(float %0) #2
  ret float %2
}

define spir_func float @half_rsqrt(float %0) #0 {
  %2 = call spir_func float @_Z22__spirv_ocl_half_rsqrtf(float %0) #2
  ret float %2
}

define spir_func float @half_sin(float %0) #0 {
  %2 = call spir_func float @_Z20__spirv_ocl_half_sinf(float %0) #2
  ret float %2
}

define spir_func float @half_sqrt(float %0) #0 {
  %2 = call spir_func float @_Z21__spirv_ocl_half_sqrtf(float %0) #2
  ret float %2
}

define spir_func float @half_tan(float %0) #0 {
  %2 = call spir_func float @_Z20__spirv_ocl_half_tanf(float %0) #2
  ret float %2
}

define spir_func float @fmax(float %0, float %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_fmaxff(float %0, float %1) #2
  ret float %3
}

define spir_func float @fmin(float %0, float %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_fminff(float %0, float %1) #2
  ret float %3
}

define spir_func float @fdim(float %0, float %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_fdimff(float %0, float %1) #2
  ret float %3
}

define spir_func float @fmod(float %0, float %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_fmodff(float %0, float %1) #2
  ret float %3
}

define spir_func float @copysign(float %0, float %1) #0 {
  %3 = call spir_func float @_Z20__spirv_ocl_copysignff(float %0, float %1) #2
  ret float %3
}

define spir_func float @maxmag(float %0, float %1) #0 {
  %3 = call spir_func float @_Z18__spirv_ocl_maxmagff(float %0, float %1) #2
  ret float %3
}

define spir_func float @minmag(float %0, float %1) #0 {
  %3 = call spir_func float @_Z18__spirv_ocl_minmagff(float %0, float %1) #2
  ret float %3
}

define spir_func float @hypot(float %0, float %1) #0 {
  %3 = call spir_func float @_Z17__spirv_ocl_hypotff(float %0, float %1) #2
  ret float %3
}

define spir_func float @pow(float %0, float %1) #0 {
  %3 = call spir_func float @_Z15__spirv_ocl_powff(float %0, float %1) #2
  ret float %3
}

define spir_func float @powr(float %0, float %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_powrff(float %0, float %1) #2
  ret float %3
}

define spir_func float @remainder(float %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_ocl_remainderff(float %0, float %1) #2
  ret float %3
}

define spir_func float @fmax_common(float %0, float %1) #0 {
  %3 = call spir_func float @_Z23__spirv_ocl_fmax_commonff(float %0, float %1) #2
  ret float %3
}

define spir_func float @fmin_common(float %0, float %1) #0 {
  %3 = call spir_func float @_Z23__spirv_ocl_fmin_commonff(float %0, float %1) #2
  ret float %3
}

define spir_func float @step(float %0, float %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_stepff(float %0, float %1) #2
  ret float %3
}

define spir_func float @atan2(float %0, float %1) #0 {
  %3 = call spir_func float @_Z17__spirv_ocl_atan2ff(float %0, float %1) #2
  ret float %3
}

define spir_func float @atan2pi(float %0, float %1) #0 {
  %3 = call spir_func float @_Z19__spirv_ocl_atan2piff(float %0, float %1) #2
  ret float %3
}

define spir_func float @nextafter(float %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_ocl_nextafterff(float %0, float %1) #2
  ret float %3
}

define spir_func float @native_divide(float %0, float %1) #0 {
  %3 = call spir_func float @_Z25__spirv_ocl_native_divideff(float %0, float %1) #2
  ret float %3
}

define spir_func float @native_powr(float %0, float %1) #0 {
  %3 = call spir_func float @_Z23__spirv_ocl_native_powrff(float %0, float %1) #2
  ret float %3
}

define spir_func float @half_divide(float %0, float %1) #0 {
  %3 = call spir_func float @_Z23__spirv_ocl_half_divideff(float %0, float %1) #2
  ret float %3
}

define spir_func float @half_powr(float %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_ocl_half_powrff(float %0, float %1) #2
  ret float %3
}

define spir_func float @fma(float %0, float %1, float %2) #0 {
  %4 = call spir_func float @_Z15__spirv_ocl_fmafff(float %0, float %1, float %2) #2
  ret float %4
}

define spir_func float @mad(float %0, float %1, float %2) #0 {
  %4 = call spir_func float @_Z15__spirv_ocl_madfff(float %0, float %1, float %2) #2
  ret float %4
}

define spir_func float @fclamp(float %0, float %1, float %2) #0 {
  %4 = call spir_func float @_Z18__spirv_ocl_fclampfff(float %0, float %1, float %2) #2
  ret float %4
}

define spir_func float @mix(float %0, float %1, float %2) #0 {
  %4 = call spir_func float @_Z15__spirv_ocl_mixfff(float %0, float %1, float %2) #2
  ret float %4
}

define spir_func float @smoothstep(float %0, float %1, float %2) #0 {
  %4 = call spir_func float @_Z22__spirv_ocl_smoothstepfff(float %0, float %1, float %2) #2
  ret float %4
}

define spir_func float @pown(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_pownfi(float %0, i32 %1) #2
  ret float %3
}

define spir_func float @rootn(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z17__spirv_ocl_rootnfi(float %0, i32 %1) #2
  ret float %3
}

define spir_func float @ldexp(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z17__spirv_ocl_ldexpfi(float %0, i32 %1) #2
  ret float %3
}

define spir_func i32 @ilogb(float %0) #0 {
  %2 = call spir_func i32 @_Z17__spirv_ocl_ilogbf(float %0) #2
  ret i32 %2
}

define spir_func float @nan(i32 %0) #0 {
  %2 = call spir_func float @_Z15__spirv_ocl_nanj(i32 %0) #2
  ret float %2
}

define spir_func <4 x float> @cross(<4 x float> %0, <4 x float> %1) #0 {
  %3 = call spir_func <4 x float> @_Z17__spirv_ocl_crossDv4_fS_(<4 x float> %0, <4 x float> %1) #2
  ret <4 x float> %3
}

define spir_func float @length(<2 x float> %0) #0 {
  %2 = call spir_func float @_Z18__spirv_ocl_lengthDv2_f(<2 x float> %0) #2
  ret float %2
}

define spir_func float @fast_length(<2 x float> %0) #0 {
  %2 = call spir_func float @_Z23__spirv_ocl_fast_lengthDv2_f(<2 x float> %0) #2
  ret float %2
}

define spir_func float @distance(<2 x float> %0, <2 x float> %1) #0 {
  %3 = call spir_func float @_Z20__spirv_ocl_distanceDv2_fS_(<2 x float> %0, <2 x float> %1) #2
  ret float %3
}

define spir_func float @fast_distance(<2 x float> %0, <2 x float> %1) #0 {
  %3 = call spir_func float @_Z25__spirv_ocl_fast_distanceDv2_fS_(<2 x float> %0, <2 x float> %1) #2
  ret float %3
}

define spir_func <2 x float> @normalize(<2 x float> %0) #0 {
  %2 = call spir_func <2 x float> @_Z21__spirv_ocl_normalizeDv2_f(<2 x float> %0) #2
  ret <2 x float> %2
}

define spir_func <2 x float> @fast_normalize(<2 x float> %0) #0 {
  %2 = call spir_func <2 x float> @_Z26__spirv_ocl_fast_normalizeDv2_f(<2 x float> %0) #2
  ret <2 x float> %2
}

define spir_func <4 x float> @shuffle(<4 x float> %0, <4 x i32> %1) #0 {
  %3 = call spir_func <4 x float> @_Z19__spirv_ocl_shuffleDv4_fDv4_j(<4 x float> %0, <4 x i32> %1) #2
  ret <4 x float> %3
}

define spir_func <4 x float> @shuffle2(<4 x float> %0, <4 x float> %1, <4 x i32> %2) #0 {
  %4 = call spir_func <4 x float> @_Z20__spirv_ocl_shuffle2Dv4_fS_Dv4_j(<4 x float> %0, <4 x float> %1, <4 x i32> %2) #2
  ret <4 x float> %4
}

declare spir_func float @_Z16__spirv_ocl_ceilf(float) #1

declare spir_func float @_Z17__spirv_ocl_floorf(float) #1

declare spir_func float @_Z17__spirv_ocl_truncf(float) #1

declare spir_func float @_Z16__spirv_ocl_rintf(float) #1

declare spir_func float @_Z17__spirv_ocl_roundf(float) #1

declare spir_func float @_Z16__spirv_ocl_fabsf(float) #1

declare spir_func float @_Z16__spirv_ocl_sqrtf(float) #1

declare spir_func float @_Z16__spirv_ocl_signf(float) #1

declare spir_func float @_Z16__spirv_ocl_cbrtf(float) #1

declare spir_func float @_Z16__spirv_ocl_exp2f(float) #1

declare spir_func float @_Z15__spirv_ocl_expf(float) #1

declare spir_func float @_Z17__spirv_ocl_exp10f(float) #1

declare spir_func float @_Z17__spirv_ocl_expm1f(float) #1

declare spir_func float @_Z15__spirv_ocl_logf(float) #1

declare spir_func float @_Z16__spirv_ocl_log2f(float) #1

declare spir_func float @_Z17__spirv_ocl_log10f(float) #1

declare spir_func float @_Z17__spirv_ocl_log1pf(float) #1

declare spir_func float @_Z16__spirv_ocl_logbf(float) #1

declare spir_func float @_Z17__spirv_ocl_rsqrtf(float) #1

declare spir_func float @_Z19__spirv_ocl_degreesf(float) #1

declare spir_func float @_Z19__spirv_ocl_radiansf(float) #1

declare spir_func float @_Z16__spirv_ocl_acosf(float) #1

declare spir_func float @_Z17__spirv_ocl_acoshf(float) #1

declare spir_func float @_Z18__spirv_ocl_acospif(float) #1

declare spir_func float @_Z16__spirv_ocl_asinf(float) #1

declare spir_func float @_Z17__spirv_ocl_asinhf(float) #1

declare spir_func float @_Z18__spirv_ocl_asinpif(float) #1

declare spir_func float @_Z16__spirv_ocl_atanf(float) #1

declare spir_func float @_Z17__spirv_ocl_atanhf(float) #1

declare spir_func float @_Z18__spirv_ocl_atanpif(float) #1

declare spir_func float @_Z15__spirv_ocl_cosf(float) #1

declare spir_func float @_Z16__spirv_ocl_coshf(float) #1

declare spir_func float @_Z17__spirv_ocl_cospif(float) #1

declare spir_func float @_Z15__spirv_ocl_erff(float) #1

declare spir_func float @_Z16__spirv_ocl_erfcf(float) #1

declare spir_func float @_Z18__spirv_ocl_lgammaf(float) #1

declare spir_func float @_Z18__spirv_ocl_tgammaf(float) #1

declare spir_func float @_Z15__spirv_ocl_sinf(float) #1

declare spir_func float @_Z16__spirv_ocl_sinhf(float) #1

declare spir_func float @_Z17__spirv_ocl_sinpif(float) #1

declare spir_func float @_Z15__spirv_ocl_tanf(float) #1

declare spir_func float @_Z16__spirv_ocl_tanhf(float) #1

declare spir_func float @_Z17__spirv_ocl_tanpif(float) #1

declare spir_func float @_Z22__spirv_ocl_native_cosf(float) #1

declare spir_func float @_Z22__spirv_ocl_native_expf(float) #1

declare spir_func float @_Z23__spirv_ocl_native_exp2f(float) #1

declare spir_func float @_Z24__spirv_ocl_native_exp10f(float) #1

declare spir_func float @_Z22__spirv_ocl_native_logf(float) #1

declare spir_func float @_Z23__spirv_ocl_native_log2f(float) #1

declare spir_func float @_Z24__spirv_ocl_native_log10f(float) #1

declare spir_func float @_Z24__spirv_ocl_native_recipf(float) #1

declare spir_func float @_Z24__spirv_ocl_native_rsqrtf(float) #1

declare spir_func float @_Z22__spirv_ocl_native_sinf(float) #1

declare spir_func float @_Z23__spirv_ocl_native_sqrtf(float) #1

declare spir_func float @_Z22__spirv_ocl_native_tanf(float) #1

declare spir_func float @_Z20__spirv_ocl_half_cosf(float) #1

declare spir_func float @_Z20__spirv_ocl_half_expf(float) #1

declare spir_func float @_Z21__spirv_ocl_half_exp2f(float) #1

declare spir_func float @_Z22__spirv_ocl_half_exp10f(float) #1

declare spir_func float @_Z20__spirv_ocl_half_logf(float) #1

declare spir_func float @_Z21__spirv_ocl_half_log2f(float) #1

declare spir_func float @_Z22__spirv_ocl_half_log10f(float) #1

declare spir_func float @_Z22__spirv_ocl_half_recipf(float) #1

declare spir_func float @_Z22__spirv_ocl_half_rsqrtf(float) #1

declare spir_func float @_Z20__spirv_ocl_half_sinf(float) #1

declare spir_func float @_Z21__spirv_ocl_half_sqrtf(float) #1

declare spir_func float @_Z20__spirv_ocl_half_tanf(float) #1

declare spir_func float @_Z16__spirv_ocl_fmaxff(float, float) #1

declare spir_func float @_Z16__spirv_ocl_fminff(float, float) #1

declare spir_func float @_Z16__spirv_ocl_fdimff(float, float) #1

declare spir_func float @_Z16__spirv_ocl_fmodff(float, float) #1

declare spir_func float @_Z20__spirv_ocl_copysignff(float, float) #1

declare spir_func float @_Z18__spirv_ocl_maxmagff(float, float) #1

declare spir_func float @_Z18__spirv_ocl_minmagff(float, float) #1

declare spir_func float @_Z17__spirv_ocl_hypotff(float, float) #1

declare spir_func float @_Z15__spirv_ocl_powff(float, float) #1

declare spir_func float @_Z16__spirv_ocl_powrff(float, float) #1

declare spir_func float @_Z21__spirv_ocl_remainderff(float, float) #1

declare spir_func float @_Z23__spirv_ocl_fmax_commonff(float, float) #1

declare spir_func float @_Z23__spirv_ocl_fmin_commonff(float, float) #1

declare spir_func float @_Z16__spirv_ocl_stepff(float, float) #1

declare spir_func float @_Z17__spirv_ocl_atan2ff(float, float) #1

declare spir_func float @_Z19__spirv_ocl_atan2piff(float, float) #1

declare spir_func float @_Z21__spirv_ocl_nextafterff(float, float) #1

declare spir_func float @_Z25__spirv_ocl_native_divideff(float, float) #1

declare spir_func float @_Z23__spirv_ocl_native_powrff(float, float) #1

declare spir_func float @_Z23__spirv_ocl_half_divideff(float, float) #1

declare spir_func float @_Z21__spirv_ocl_half_powrff(float, float) #1

declare spir_func float @_Z15__spirv_ocl_fmafff(float, float, float) #1

declare spir_func float @_Z15__spirv_ocl_madfff(float, float, float) #1

declare spir_func float @_Z18__spirv_ocl_fclampfff(float, float, float) #1

declare spir_func float @_Z15__spirv_ocl_mixfff(float, float, float) #1

declare spir_func float @_Z22__spirv_ocl_smoothstepfff(float, float, float) #1

declare spir_func float @_Z16__spirv_ocl_pownfi(float, i32) #1

declare spir_func float @_Z17__spirv_ocl_rootnfi(float, i32) #1

declare spir_func float @_Z17__spirv_ocl_ldexpfi(float, i32) #1

declare spir_func i32 @_Z17__spirv_ocl_ilogbf(float) #1

declare spir_func float @_Z15__spirv_ocl_nanj(i32) #1

declare spir_func <4 x float> @_Z17__spirv_ocl_crossDv4_fS_(<4 x float>, <4 x float>) #1

declare spir_func float @_Z18__spirv_ocl_lengthDv2_f(<2 x float>) #1

declare spir_func float @_Z23__spirv_ocl_fast_lengthDv2_f(<2 x float>) #1

declare spir_func float @_Z20__spirv_ocl_distanceDv2_fS_(<2 x float>, <2 x float>) #1

declare spir_func float @_Z25__spirv_ocl_fast_distanceDv2_fS_(<2 x float>, <2 x float>) #1

declare spir_func <2 x float> @_Z21__spirv_ocl_normalizeDv2_f(<2 x float>) #1

declare spir_func <2 x float> @_Z26__spirv_ocl_fast_normalizeDv2_f(<2 x float>) #1

declare spir_func <4 x float> @_Z19__spirv_ocl_shuffleDv4_fDv4_j(<4 x float>, <4 x i32>) #1

declare spir_func <4 x float> @_Z20__spirv_ocl_shuffle2Dv4_fS_Dv4_j(<4 x float>, <4 x float>, <4 x i32>) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
