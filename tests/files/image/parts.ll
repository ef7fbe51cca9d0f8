target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x float> @image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> %2) #0 {
  %4 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1) #3
  %5 = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z13__spirv_ImagePU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %4) #3
  %6 = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %5, <2 x i32> %2) #0
  ret <4 x float> %6
}

define spir_func <4 x float> @fetch(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %0, <2 x i32> %1) #0 {
  %3 = call spir_func <4 x float> @_Z26__spirv_ImageFetch_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_1_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %0, <2 x i32> %1, i32 2, i32 0) #0
  ret <4 x float> %3
}

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z13__spirv_ImagePU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0)) #1

declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>) #0

declare spir_func <4 x float> @_Z26__spirv_ImageFetch_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_1_0_0Dv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0), <2 x i32>, i32, i32) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind memory(argmem: read) }
attributes #3 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 13}
!6 = !{i16 0, i16 0}
