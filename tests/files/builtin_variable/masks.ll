target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @eq_mask() #0 {
  %1 = call spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupEqMaskKHRv() #2
  ret <4 x i32> %1
}

define spir_func <4 x i32> @ge_mask() #0 {
  %1 = call spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupGeMaskKHRv() #2
  ret <4 x i32> %1
}

define spir_func <4 x i32> @gt_mask() #0 {
  %1 = call spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupGtMaskKHRv() #2
  ret <4 x i32> %1
}

define spir_func <4 x i32> @le_mask() #0 {
  %1 = call spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupLeMaskKHRv() #2
  ret <4 x i32> %1
}

define spir_func <4 x i32> @lt_mask() #0 {
  %1 = call spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupLtMaskKHRv() #2
  ret <4 x i32> %1
}

declare spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupEqMaskKHRv() #1

declare spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupGeMaskKHRv() #1

declare spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupGtMaskKHRv() #1

declare spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupLeMaskKHRv() #1

declare spir_func <4 x i32> @_Z32__spirv_BuiltInSubgroupLtMaskKHRv() #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}
!spirv.BuiltIn = !{!7, !12, !16, !20, !24}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 64}
!6 = !{i16 0, i16 0}
!7 = !{i32 4416, null, !8}
!8 = !{!9, !10, !11}
!9 = !{i32 41, !"__spirv_BuiltInSubgroupEqMaskKHR", i32 1}
!10 = !{i32 22}
!11 = !{i32 11, i32 4416}
!12 = !{i32 4417, null, !13}
!13 = !{!14, !10, !15}
!14 = !{i32 41, !"__spirv_BuiltInSubgroupGeMaskKHR", i32 1}
!15 = !{i32 11, i32 4417}
!16 = !{i32 4418, null, !17}
!17 = !{!18, !10, !19}
!18 = !{i32 41, !"__spirv_BuiltInSubgroupGtMaskKHR", i32 1}
!19 = !{i32 11, i32 4418}
!20 = !{i32 4419, null, !21}
!21 = !{!22, !10, !23}
!22 = !{i32 41, !"__spirv_BuiltInSubgroupLeMaskKHR", i32 1}
!23 = !{i32 11, i32 4419}
!24 = !{i32 4420, null, !25}
!25 = !{!26, !10, !27}
!26 = !{i32 41, !"__spirv_BuiltInSubgroupLtMaskKHR", i32 1}
!27 = !{i32 11, i32 4420}
