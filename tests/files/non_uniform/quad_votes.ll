target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i1 @all(i1 %0) #0 {
  %2 = call spir_func i1 @_Z33__spirv_GroupNonUniformQuadAllKHRb(i1 %0) #1
  ret i1 %2
}

define spir_func i1 @any(i1 %0) #0 {
  %2 = call spir_func i1 @_Z33__spirv_GroupNonUniformQuadAnyKHRb(i1 %0) #1
  ret i1 %2
}

declare spir_func i1 @_Z33__spirv_GroupNonUniformQuadAllKHRb(i1) #1

declare spir_func i1 @_Z33__spirv_GroupNonUniformQuadAnyKHRb(i1) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 5087}
!6 = !{!"SPV_KHR_quad_control"}
!7 = !{i16 0, i16 0}
