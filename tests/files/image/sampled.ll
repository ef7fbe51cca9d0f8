target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x float> @float_first(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %4, <2 x float> %2, i32 2, float 0.000000e+00) #0
  ret <4 x float> %5
}

define spir_func <4 x i32> @int_first(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %4, <2 x float> %2, i32 4098, float 0.000000e+00) #0
  ret <4 x i32> %5
}

define spir_func <4 x i32> @uint_first(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_iif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %4, <2 x i32> %2, i32 8194, float 0.000000e+00) #0
  ret <4 x i32> %5
}

define spir_func <4 x i32> @signless(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %4, <2 x float> %2, i32 2, float 0.000000e+00) #0
  ret <4 x i32> %5
}

define spir_func <4 x half> @half_first(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <4 x float> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_2_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func <4 x half> @_Z37__spirv_ImageSampleExplicitLod_Rhalf4PU3AS140__spirv_SampledImage__void_2_0_0_0_0_0_0Dv4_fif(target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) %4, <4 x float> %2, i32 2, float 0.000000e+00) #0
  ret <4 x half> %5
}

define spir_func <4 x float> @lod(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, float %3) #0 {
  %5 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %6 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x float> %2, i32 2, float %3) #0
  ret <4 x float> %6
}

define spir_func <4 x float> @grad(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, <2 x float> %3, <2 x float> %4) #0 {
  %6 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %7 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %6, <2 x float> %2, i32 4, <2 x float> %3, <2 x float> %4) #0
  ret <4 x float> %7
}

define spir_func <4 x half> @lod_half(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, float %3) #0 {
  %5 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %6 = call spir_func <4 x half> @_Z37__spirv_ImageSampleExplicitLod_Rhalf4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x float> %2, i32 2, float %3) #0
  ret <4 x half> %6
}

define spir_func <4 x half> @grad_half(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, <2 x float> %3, <2 x float> %4) #0 {
  %6 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %7 = call spir_func <4 x half> @_Z37__spirv_ImageSampleExplicitLod_Rhalf4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %6, <2 x float> %2, i32 4, <2 x float> %3, <2 x float> %4) #0
  ret <4 x half> %7
}

define spir_func <4 x i32> @lod_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, float %3) #0 {
  %5 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %6 = call spir_func <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x float> %2, i32 4098, float %3) #0
  ret <4 x i32> %6
}

define spir_func <4 x i32> @grad_int(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, <2 x float> %3, <2 x float> %4) #0 {
  %6 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %7 = call spir_func <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %6, <2 x float> %2, i32 4100, <2 x float> %3, <2 x float> %4) #0
  ret <4 x i32> %7
}

define spir_func <4 x i32> @lod_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, float %3) #0 {
  %5 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %6 = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x float> %2, i32 8194, float %3) #0
  ret <4 x i32> %6
}

define spir_func <4 x i32> @grad_uint(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, <2 x float> %3, <2 x float> %4) #0 {
  %6 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %7 = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %6, <2 x float> %2, i32 8196, <2 x float> %3, <2 x float> %4) #0
  ret <4 x i32> %7
}

define spir_func <4 x float> @grad_depth(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, <2 x float> %3, <2 x float> %4) #0 {
  %6 = call spir_func target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_1_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %7 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_1_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0) %6, <2 x float> %2, i32 4, <2 x float> %3, <2 x float> %4) #0
  ret <4 x float> %7
}

define spir_func <4 x float> @depth(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_1_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_1_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0) %4, <2 x float> %2, i32 2, float 0.000000e+00) #0
  ret <4 x float> %5
}

define spir_func <4 x float> @depth_lod(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, float %3) #0 {
  %5 = call spir_func target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_1_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %6 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_1_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0) %5, <2 x float> %2, i32 2, float %3) #0
  ret <4 x float> %6
}

define spir_func <4 x float> @moved(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fifDv2_i(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %4, <2 x float> %2, i32 10, float 0.000000e+00, <2 x i32> <i32 1, i32 2>) #0
  ret <4 x float> %5
}

define spir_func <4 x float> @twice(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> %2, <2 x float> %3) #0 {
  %5 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %6 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x float> %2, i32 2, float 0.000000e+00) #0
  %7 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x float> %3, i32 2, float 0.000000e+00) #0
  %8 = fadd <4 x float> %6, %7
  ret <4 x float> %8
}

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float) #2

declare spir_func <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float) #2

declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_iif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, float) #2

declare spir_func target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_2_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func <4 x half> @_Z37__spirv_ImageSampleExplicitLod_Rhalf4PU3AS140__spirv_SampledImage__void_2_0_0_0_0_0_0Dv4_fif(target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0), <4 x float>, i32, float) #2

declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, <2 x float>, <2 x float>) #2

declare spir_func <4 x half> @_Z37__spirv_ImageSampleExplicitLod_Rhalf4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float) #2

declare spir_func <4 x half> @_Z37__spirv_ImageSampleExplicitLod_Rhalf4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, <2 x float>, <2 x float>) #2

declare spir_func <4 x i32> @_Z36__spirv_ImageSampleExplicitLod_Rint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, <2 x float>, <2 x float>) #2

declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float) #2

declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, <2 x float>, <2 x float>) #2

declare spir_func target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_1_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_1_0_0_0_0_0Dv2_fiS2_S2_(target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0), <2 x float>, i32, <2 x float>, <2 x float>) #2

declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_1_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 1, 0, 0, 0, 0, 0), <2 x float>, i32, float) #2

declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fifDv2_i(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float, <2 x i32>) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind memory(argmem: read) }
attributes #3 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 13}
!6 = !{i32 9}
!7 = !{i32 15}
!8 = !{i16 0, i16 0}
