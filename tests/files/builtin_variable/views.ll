target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f(i64 %0) #0 {
  %2 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) #2, !spirv.Group !23
  %3 = insertelement <3 x i64> poison, i64 %2, i32 0
  %4 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2, !spirv.Group !23
  %5 = insertelement <3 x i64> %3, i64 %4, i32 1
  %6 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #2, !spirv.Group !23
  %7 = insertelement <3 x i64> %5, i64 %6, i32 2
  %8 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #2, !spirv.Op !24
  %9 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2) #2, !spirv.Op !24
  %10 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) #2, !spirv.Op !24
  %11 = trunc i64 %0 to i32
  %12 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 %11) #2, !spirv.Op !24
  %13 = call spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv() #2
  %14 = call spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupEqMaskKHRv() #2
  %15 = extractelement <4 x i32> %14, i32 3
  ret void
}

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32) #1

declare spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv() #1

declare spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupEqMaskKHRv() #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}
!spirv.BuiltIn = !{!10, !15, !19}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 39}
!7 = !{i32 38}
!8 = !{i32 64}
!9 = !{i16 0, i16 0}
!10 = !{i32 28, null, !11}
!11 = !{!12, !13, !14}
!12 = !{i32 41, !"__spirv_BuiltInGlobalInvocationId", i32 1}
!13 = !{i32 22}
!14 = !{i32 11, i32 28}
!15 = !{i32 40, null, !16}
!16 = !{!17, !13, !18}
!17 = !{i32 41, !"__spirv_BuiltInSubgroupId", i32 1}
!18 = !{i32 11, i32 40}
!19 = !{i32 4416, null, !20}
!20 = !{!21, !13, !22}
!21 = !{i32 41, !"__spirv_BuiltInSubgroupEqMaskKHR", i32 1}
!22 = !{i32 11, i32 4416}
!23 = distinct !{}
!24 = !{i32 61}
