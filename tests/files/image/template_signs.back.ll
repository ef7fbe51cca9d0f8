; BACK: the reader spells a name without templates, and the sign of texels as an image operand
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @read_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c) #0 {
  %r = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c, i32 4096) #0
  ret <4 x i32> %r
}

define spir_func i16 @read_unsigned(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c) #0 {
  %r = call spir_func i16 @_Z25__spirv_ImageRead_RushortPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c, i32 8192) #0
  ret i16 %r
}

define spir_func <4 x i32> @sample_unsigned(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x float> %c) #0 {
  %r = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x float> %c, i32 8194, float 0.000000e+00) #0
  ret <4 x i32> %r
}

define spir_func <4 x float> @read_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c) #0 {
  %r = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, <2 x i32> %c) #0
  ret <4 x float> %r
}

declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32) #0

declare spir_func i16 @_Z25__spirv_ImageRead_RushortPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32) #0

declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float) #1

declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind memory(argmem: read) }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 4}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 13}
!7 = !{i32 22}
!8 = !{i16 0, i16 0}
