target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i64 @to_number(ptr addrspace(1) %0) #0 !spirv.ParameterPointee !11 {
  %2 = ptrtoint ptr addrspace(1) %0 to i64
  ret i64 %2
}

define spir_func ptr addrspace(1) @to_pointer(i64 %0) #0 !spirv.ParameterPointee !14 {
  %2 = inttoptr i64 %0 to ptr addrspace(1), !spirv.Pointee !13
  ret ptr addrspace(1) %2
}

define spir_func ptr addrspace(1) @to_global(ptr addrspace(4) %0) #0 !spirv.ParameterPointee !14 {
  %2 = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4ii(ptr addrspace(4) %0, i32 5) #2, !spirv.Pointee !13
  ret ptr addrspace(1) %2
}

define spir_func ptr addrspace(3) @to_local(ptr addrspace(4) %0) #0 !spirv.ParameterPointee !14 {
  %2 = call spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4ii(ptr addrspace(4) %0, i32 4) #2, !spirv.Pointee !13
  ret ptr addrspace(3) %2
}

define spir_func ptr @to_private(ptr addrspace(4) %0) #0 !spirv.ParameterPointee !14 {
  %2 = call spir_func ptr @_Z42__spirv_GenericCastToPtrExplicit_ToPrivatePU3AS4ii(ptr addrspace(4) %0, i32 7) #2, !spirv.Pointee !13
  ret ptr %2
}

define spir_func i32 @semantics(ptr addrspace(4) %0) #0 {
  %2 = call spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4Ki(ptr addrspace(4) %0) #2
  ret i32 %2
}

define spir_func ptr addrspace(1) @device_only(ptr addrspace(5) %0) #0 !spirv.ParameterPointee !16 {
  %2 = addrspacecast ptr addrspace(5) %0 to ptr addrspace(1), !spirv.Pointee !13
  ret ptr addrspace(1) %2
}

define spir_func ptr addrspace(6) @host_only(ptr addrspace(1) %0) #0 !spirv.ParameterPointee !16 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(6), !spirv.Pointee !13
  ret ptr addrspace(6) %2
}

declare spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4ii(ptr addrspace(4), i32) #1

declare spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4ii(ptr addrspace(4), i32) #1

declare spir_func ptr @_Z42__spirv_GenericCastToPtrExplicit_ToPrivatePU3AS4ii(ptr addrspace(4), i32) #1

declare spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4Ki(ptr addrspace(4)) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8}
!spirv.Extension = !{!9}
!spirv.Generator = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 11}
!7 = !{i32 38}
!8 = !{i32 5935}
!9 = !{!"SPV_INTEL_usm_storage_classes"}
!10 = !{i16 0, i16 0}
!11 = !{!12}
!12 = !{i32 0, !13}
!13 = !{i32 poison}
!14 = !{!15}
!15 = !{i32 -1, !13}
!16 = !{!15, !12}
