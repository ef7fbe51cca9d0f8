target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.Event") @copy(ptr addrspace(3) %0, ptr addrspace(1) %1, i64 %2, target("spirv.Event") %3) #0 {
  %5 = call spir_func target("spirv.Event") @_Z32__spirv_UntypedGroupAsyncCopyKHRiPU3AS3cPU3AS1KcmmmP13__spirv_Event(i32 2, ptr addrspace(3) %0, ptr addrspace(1) %1, i64 4, i64 %2, i64 1, target("spirv.Event") %3) #1
  ret target("spirv.Event") %5
}

declare spir_func target("spirv.Event") @_Z32__spirv_UntypedGroupAsyncCopyKHRiPU3AS3cPU3AS1KcmmmP13__spirv_Event(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, i64, target("spirv.Event")) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 4473}
!7 = !{!"SPV_KHR_untyped_pointers"}
!8 = !{i16 0, i16 0}
