target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @read_SubgroupSize() #0 {
  %1 = call spir_func i32 @_Z27__spirv_BuiltInSubgroupSizev() #2
  ret i32 %1
}

define spir_func i32 @read_SubgroupMaxSize() #0 {
  %1 = call spir_func i32 @_Z30__spirv_BuiltInSubgroupMaxSizev() #2
  ret i32 %1
}

define spir_func i32 @read_NumSubgroups() #0 {
  %1 = call spir_func i32 @_Z27__spirv_BuiltInNumSubgroupsv() #2
  ret i32 %1
}

define spir_func i32 @read_NumEnqueuedSubgroups() #0 {
  %1 = call spir_func i32 @_Z35__spirv_BuiltInNumEnqueuedSubgroupsv() #2
  ret i32 %1
}

define spir_func i32 @read_SubgroupId() #0 {
  %1 = call spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv() #2
  ret i32 %1
}

define spir_func i32 @read_SubgroupLocalInvocationId() #0 {
  %1 = call spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv() #2
  ret i32 %1
}

declare spir_func i32 @_Z27__spirv_BuiltInSubgroupSizev() #1

declare spir_func i32 @_Z30__spirv_BuiltInSubgroupMaxSizev() #1

declare spir_func i32 @_Z27__spirv_BuiltInNumSubgroupsv() #1

declare spir_func i32 @_Z35__spirv_BuiltInNumEnqueuedSubgroupsv() #1

declare spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv() #1

declare spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv() #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}
!spirv.BuiltIn = !{!8, !13, !17, !21, !25, !29}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 58}
!6 = !{i32 18}
!7 = !{i16 0, i16 0}
!8 = !{i32 36, null, !9}
!9 = !{!10, !11, !12}
!10 = !{i32 41, !"__spirv_BuiltInSubgroupSize", i32 1}
!11 = !{i32 22}
!12 = !{i32 11, i32 36}
!13 = !{i32 37, null, !14}
!14 = !{!15, !11, !16}
!15 = !{i32 41, !"__spirv_BuiltInSubgroupMaxSize", i32 1}
!16 = !{i32 11, i32 37}
!17 = !{i32 38, null, !18}
!18 = !{!19, !11, !20}
!19 = !{i32 41, !"__spirv_BuiltInNumSubgroups", i32 1}
!20 = !{i32 11, i32 38}
!21 = !{i32 39, null, !22}
!22 = !{!23, !11, !24}
!23 = !{i32 41, !"__spirv_BuiltInNumEnqueuedSubgroups", i32 1}
!24 = !{i32 11, i32 39}
!25 = !{i32 40, null, !26}
!26 = !{!27, !11, !28}
!27 = !{i32 41, !"__spirv_BuiltInSubgroupId", i32 1}
!28 = !{i32 11, i32 40}
!29 = !{i32 41, null, !30}
!30 = !{!31, !11, !32}
!31 = !{i32 41, !"__spirv_BuiltInSubgroupLocalInvocationId", i32 1}
!32 = !{i32 11, i32 41}
