target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @load_checked(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) #0 {
  %7 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z95__spirv_CooperativeMatrixLoadCheckedINTEL_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS1ciiiiil(ptr addrspace(1) %0, i32 %1, i32 %2, i32 0, i32 %3, i32 %4, i64 %5) #1
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %7
}

define spir_func void @store_checked(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %6) #0 {
  call spir_func void @_Z42__spirv_CooperativeMatrixStoreCheckedINTELPU3AS1ciiPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0iiil(ptr addrspace(1) %0, i32 %1, i32 %2, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %6, i32 0, i32 %3, i32 %4, i64 %5) #1
  ret void
}

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @construct_checked(i32 %0, i32 %1, i32 %2, i32 %3, i8 %4) #0 {
  %6 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z46__spirv_CooperativeMatrixConstructCheckedINTELiiiic(i32 %0, i32 %1, i32 %2, i32 %3, i8 %4) #1
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %6
}

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @load_offset(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) #0 {
  %7 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z94__spirv_CooperativeMatrixLoadOffsetINTEL_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS1ciiil(ptr addrspace(1) %0, i32 %1, i32 %2, i32 0, i64 %5) #1
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %7
}

define spir_func void @store_offset(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %6) #0 {
  call spir_func void @_Z41__spirv_CooperativeMatrixStoreOffsetINTELPU3AS1ciiPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0il(ptr addrspace(1) %0, i32 %1, i32 %2, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %6, i32 0, i64 %5) #1
  ret void
}

define spir_func void @prefetch(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) #0 {
  call spir_func void @_Z38__spirv_CooperativeMatrixPrefetchINTELPU3AS1ciiiil(ptr addrspace(1) %0, i32 8, i32 32, i32 0, i32 0, i64 %5) #1
  ret void
}

define spir_func <2 x i32> @coordinates(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0, i32 %1) #0 {
  %3 = call spir_func <2 x i32> @_Z39__spirv_JointMatrixGetElementCoordINTELPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0i(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0, i32 %1) #1
  ret <2 x i32> %3
}

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @apply(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0) #0 {
  %2 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z43__spirv_CooperativeMatrixApplyFunctionINTELPcPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0(ptr @element, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %0) #1
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) %2
}

define spir_func i8 @element(i8 %0) #0 {
  ret i8 %0
}

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z95__spirv_CooperativeMatrixLoadCheckedINTEL_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS1ciiiiil(ptr addrspace(1), i32, i32, i32, i32, i32, i64) #1

declare spir_func void @_Z42__spirv_CooperativeMatrixStoreCheckedINTELPU3AS1ciiPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0iiil(ptr addrspace(1), i32, i32, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0), i32, i32, i32, i64) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z46__spirv_CooperativeMatrixConstructCheckedINTELiiiic(i32, i32, i32, i32, i8) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z94__spirv_CooperativeMatrixLoadOffsetINTEL_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0PU3AS1ciiil(ptr addrspace(1), i32, i32, i32, i64) #1

declare spir_func void @_Z41__spirv_CooperativeMatrixStoreOffsetINTELPU3AS1ciiPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0il(ptr addrspace(1), i32, i32, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0), i32, i64) #1

declare spir_func void @_Z38__spirv_CooperativeMatrixPrefetchINTELPU3AS1ciiiil(ptr addrspace(1), i32, i32, i32, i32, i64) #1

declare spir_func <2 x i32> @_Z39__spirv_JointMatrixGetElementCoordINTELPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0i(target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0), i32) #1

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0) @_Z43__spirv_CooperativeMatrixApplyFunctionINTELPcPU3AS144__spirv_CooperativeMatrixKHR__char_3_12_48_0(ptr, target("spirv.CooperativeMatrixKHR", i8, 3, 12, 48, 0)) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!spirv.Extension = !{!12, !13}
!spirv.Generator = !{!14}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 11}
!7 = !{i32 6022}
!8 = !{i32 6192}
!9 = !{i32 6238}
!10 = !{i32 6411}
!11 = !{i32 6435}
!12 = !{!"SPV_KHR_cooperative_matrix"}
!13 = !{!"SPV_INTEL_joint_matrix"}
!14 = !{i16 0, i16 0}
