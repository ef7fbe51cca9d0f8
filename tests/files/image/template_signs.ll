; TEST: to-spirv
; The name of a function template's instance has its result's type, and so the sign of texels.
target datalayout = "e-p:64:64:64-i64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v96:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @read_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c) {
  %r = call spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_i14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c)
  ret <4 x i32> %r
}

define spir_func i16 @read_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c) {
  %r = call spir_func i16 @_Z17__spirv_ImageReadIt14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c)
  ret i16 %r
}

define spir_func <4 x i32> @sample_unsigned(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x float> %c) {
  %r = call spir_func <4 x i32> @_Z30__spirv_ImageSampleExplicitLodI32__spirv_SampledImage__image2d_roDv4_jDv2_fET0_T_T1_if(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x float> %c, i32 2, float 0.0)
  ret <4 x i32> %r
}

define spir_func <4 x float> @read_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c) {
  %r = call spir_func <4 x float> @_Z17__spirv_ImageReadIDv4_f14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c)
  ret <4 x float> %r
}

declare spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_i14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func i16 @_Z17__spirv_ImageReadIt14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z30__spirv_ImageSampleExplicitLodI32__spirv_SampledImage__image2d_roDv4_jDv2_fET0_T_T1_if(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
declare spir_func <4 x float> @_Z17__spirv_ImageReadIDv4_f14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
