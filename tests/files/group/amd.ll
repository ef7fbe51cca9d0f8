target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @iadd(i32 %0) #0 {
  %2 = call spir_func i32 @_Z30__spirv_GroupIAddNonUniformAMDiii(i32 2, i32 0, i32 %0) #1
  ret i32 %2
}

define spir_func float @fadd(float %0) #0 {
  %2 = call spir_func float @_Z30__spirv_GroupFAddNonUniformAMDiif(i32 3, i32 1, float %0) #1
  ret float %2
}

define spir_func float @fmin(float %0) #0 {
  %2 = call spir_func float @_Z30__spirv_GroupFMinNonUniformAMDiif(i32 2, i32 2, float %0) #1
  ret float %2
}

define spir_func i32 @umin(i32 %0) #0 {
  %2 = call spir_func i32 @_Z30__spirv_GroupUMinNonUniformAMDiij(i32 3, i32 0, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @smin(i32 %0) #0 {
  %2 = call spir_func i32 @_Z30__spirv_GroupSMinNonUniformAMDiii(i32 2, i32 1, i32 %0) #1
  ret i32 %2
}

define spir_func float @fmax(float %0) #0 {
  %2 = call spir_func float @_Z30__spirv_GroupFMaxNonUniformAMDiif(i32 3, i32 2, float %0) #1
  ret float %2
}

define spir_func i32 @umax(i32 %0) #0 {
  %2 = call spir_func i32 @_Z30__spirv_GroupUMaxNonUniformAMDiij(i32 2, i32 0, i32 %0) #1
  ret i32 %2
}

define spir_func i32 @smax(i32 %0) #0 {
  %2 = call spir_func i32 @_Z30__spirv_GroupSMaxNonUniformAMDiii(i32 3, i32 1, i32 %0) #1
  ret i32 %2
}

declare spir_func i32 @_Z30__spirv_GroupIAddNonUniformAMDiii(i32, i32, i32) #1

declare spir_func float @_Z30__spirv_GroupFAddNonUniformAMDiif(i32, i32, float) #1

declare spir_func float @_Z30__spirv_GroupFMinNonUniformAMDiif(i32, i32, float) #1

declare spir_func i32 @_Z30__spirv_GroupUMinNonUniformAMDiij(i32, i32, i32) #1

declare spir_func i32 @_Z30__spirv_GroupSMinNonUniformAMDiii(i32, i32, i32) #1

declare spir_func float @_Z30__spirv_GroupFMaxNonUniformAMDiif(i32, i32, float) #1

declare spir_func i32 @_Z30__spirv_GroupUMaxNonUniformAMDiij(i32, i32, i32) #1

declare spir_func i32 @_Z30__spirv_GroupSMaxNonUniformAMDiii(i32, i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 18}
!6 = !{!"SPV_AMD_shader_ballot"}
!7 = !{i16 0, i16 0}
