target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @to_image(i64 %0) #0 {
  %2 = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z76__spirv_ConvertHandleToImageINTEL_RPU3AS133__spirv_Image__void_1_0_0_0_0_0_0m(i64 %0) #2
  ret target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %2
}

define spir_func target("spirv.Sampler") @to_sampler(i64 %0) #0 {
  %2 = call spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELm(i64 %0) #2
  ret target("spirv.Sampler") %2
}

define spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @to_sampled(i64 %0) #0 {
  %2 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z90__spirv_ConvertHandleToSampledImageINTEL_RPU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0m(i64 %0) #2
  ret target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %2
}

declare spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z76__spirv_ConvertHandleToImageINTEL_RPU3AS133__spirv_Image__void_1_0_0_0_0_0_0m(i64) #1

declare spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELm(i64) #1

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z90__spirv_ConvertHandleToSampledImageINTEL_RPU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0m(i64) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 13}
!6 = !{i32 11}
!7 = !{i32 6528}
!8 = !{!"SPV_INTEL_bindless_images"}
!9 = !{i16 0, i16 0}
