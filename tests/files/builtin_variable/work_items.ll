target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <3 x i64> @read_GlobalSize() #0 {
  %1 = call spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32 0) #2, !spirv.Group !52
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32 1) #2, !spirv.Group !52
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32 2) #2, !spirv.Group !52
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func <3 x i64> @read_GlobalInvocationId() #0 {
  %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #2, !spirv.Group !53
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2, !spirv.Group !53
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #2, !spirv.Group !53
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func <3 x i64> @read_GlobalOffset() #0 {
  %1 = call spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 0) #2, !spirv.Group !54
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 1) #2, !spirv.Group !54
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 2) #2, !spirv.Group !54
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func <3 x i64> @read_WorkgroupSize() #0 {
  %1 = call spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 0) #2, !spirv.Group !55
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 1) #2, !spirv.Group !55
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 2) #2, !spirv.Group !55
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func <3 x i64> @read_EnqueuedWorkgroupSize() #0 {
  %1 = call spir_func i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32 0) #2, !spirv.Group !56
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32 1) #2, !spirv.Group !56
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32 2) #2, !spirv.Group !56
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func <3 x i64> @read_LocalInvocationId() #0 {
  %1 = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0) #2, !spirv.Group !57
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 1) #2, !spirv.Group !57
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 2) #2, !spirv.Group !57
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func <3 x i64> @read_NumWorkgroups() #0 {
  %1 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 0) #2, !spirv.Group !58
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 1) #2, !spirv.Group !58
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 2) #2, !spirv.Group !58
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func <3 x i64> @read_WorkgroupId() #0 {
  %1 = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 0) #2, !spirv.Group !59
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 1) #2, !spirv.Group !59
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 2) #2, !spirv.Group !59
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  ret <3 x i64> %6
}

define spir_func i64 @read_GlobalLinearId() #0 {
  %1 = call spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv() #2
  ret i64 %1
}

define spir_func i64 @read_LocalInvocationIndex() #0 {
  %1 = call spir_func i64 @_Z35__spirv_BuiltInLocalInvocationIndexv() #2
  ret i64 %1
}

define spir_func i32 @read_WorkDim() #0 {
  %1 = call spir_func i32 @_Z22__spirv_BuiltInWorkDimv() #2
  ret i32 %1
}

declare spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32) #1

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32) #1

declare spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32) #1

declare spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32) #1

declare spir_func i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32) #1

declare spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32) #1

declare spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32) #1

declare spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32) #1

declare spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv() #1

declare spir_func i64 @_Z35__spirv_BuiltInLocalInvocationIndexv() #1

declare spir_func i32 @_Z22__spirv_BuiltInWorkDimv() #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}
!spirv.BuiltIn = !{!7, !12, !16, !20, !24, !28, !32, !36, !40, !44, !48}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i16 0, i16 0}
!7 = !{i32 31, null, !8}
!8 = !{!9, !10, !11}
!9 = !{i32 41, !"__spirv_BuiltInGlobalSize", i32 1}
!10 = !{i32 22}
!11 = !{i32 11, i32 31}
!12 = !{i32 28, null, !13}
!13 = !{!14, !10, !15}
!14 = !{i32 41, !"__spirv_BuiltInGlobalInvocationId", i32 1}
!15 = !{i32 11, i32 28}
!16 = !{i32 33, null, !17}
!17 = !{!18, !10, !19}
!18 = !{i32 41, !"__spirv_BuiltInGlobalOffset", i32 1}
!19 = !{i32 11, i32 33}
!20 = !{i32 25, null, !21}
!21 = !{!22, !10, !23}
!22 = !{i32 41, !"__spirv_BuiltInWorkgroupSize", i32 1}
!23 = !{i32 11, i32 25}
!24 = !{i32 32, null, !25}
!25 = !{!26, !10, !27}
!26 = !{i32 41, !"__spirv_BuiltInEnqueuedWorkgroupSize", i32 1}
!27 = !{i32 11, i32 32}
!28 = !{i32 27, null, !29}
!29 = !{!30, !10, !31}
!30 = !{i32 41, !"__spirv_BuiltInLocalInvocationId", i32 1}
!31 = !{i32 11, i32 27}
!32 = !{i32 24, null, !33}
!33 = !{!34, !10, !35}
!34 = !{i32 41, !"__spirv_BuiltInNumWorkgroups", i32 1}
!35 = !{i32 11, i32 24}
!36 = !{i32 26, null, !37}
!37 = !{!38, !10, !39}
!38 = !{i32 41, !"__spirv_BuiltInWorkgroupId", i32 1}
!39 = !{i32 11, i32 26}
!40 = !{i32 34, null, !41}
!41 = !{!42, !10, !43}
!42 = !{i32 41, !"__spirv_BuiltInGlobalLinearId", i32 1}
!43 = !{i32 11, i32 34}
!44 = !{i32 29, null, !45}
!45 = !{!46, !10, !47}
!46 = !{i32 41, !"__spirv_BuiltInLocalInvocationIndex", i32 1}
!47 = !{i32 11, i32 29}
!48 = !{i32 30, null, !49}
!49 = !{!50, !10, !51}
!50 = !{i32 41, !"__spirv_BuiltInWorkDim", i32 1}
!51 = !{i32 11, i32 30}
!52 = distinct !{}
!53 = distinct !{}
!54 = distinct !{}
!55 = distinct !{}
!56 = distinct !{}
!57 = distinct !{}
!58 = distinct !{}
!59 = distinct !{}
