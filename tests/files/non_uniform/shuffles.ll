target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @shuffle(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z30__spirv_GroupNonUniformShuffleifj(i32 3, float %0, i32 %1) #1
  ret float %3
}

define spir_func float @shufflexor(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z33__spirv_GroupNonUniformShuffleXorifj(i32 3, float %0, i32 %1) #1
  ret float %3
}

define spir_func float @shuffleup(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z32__spirv_GroupNonUniformShuffleUpifj(i32 3, float %0, i32 %1) #1
  ret float %3
}

define spir_func float @shuffledown(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z34__spirv_GroupNonUniformShuffleDownifj(i32 3, float %0, i32 %1) #1
  ret float %3
}

define spir_func i32 @rotate(i32 %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiij(i32 3, i32 %0, i32 %1) #1
  ret i32 %3
}

define spir_func float @rotate_clustered(float %0, i32 %1) #0 {
  %3 = call spir_func float @_Z32__spirv_GroupNonUniformRotateKHRifjj(i32 3, float %0, i32 %1, i32 4) #1
  ret float %3
}

declare spir_func float @_Z30__spirv_GroupNonUniformShuffleifj(i32, float, i32) #1

declare spir_func float @_Z33__spirv_GroupNonUniformShuffleXorifj(i32, float, i32) #1

declare spir_func float @_Z32__spirv_GroupNonUniformShuffleUpifj(i32, float, i32) #1

declare spir_func float @_Z34__spirv_GroupNonUniformShuffleDownifj(i32, float, i32) #1

declare spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiij(i32, i32, i32) #1

declare spir_func float @_Z32__spirv_GroupNonUniformRotateKHRifjj(i32, float, i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 65}
!6 = !{i32 66}
!7 = !{i32 6026}
!8 = !{!"SPV_KHR_subgroup_rotate"}
!9 = !{i16 0, i16 0}
