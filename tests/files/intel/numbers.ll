target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @sigmoid(float %0) #0 {
  %2 = call spir_func float @_Z21__spirv_FSigmoidINTELf(float %0) #3
  ret float %2
}

define spir_func half @stochastic(float %0, i16 %1) #0 {
  %3 = call spir_func half @_Z38__spirv_StochasticRoundFToFINTEL_Rhalffs(float %0, i16 %1) #0
  ret half %3
}

define spir_func half @stochastic_last(float %0, i16 %1, ptr %2) #0 {
  %4 = call spir_func half @_Z38__spirv_StochasticRoundFToFINTEL_RhalffsPs(float %0, i16 %1, ptr %2) #0
  ret half %4
}

define spir_func <8 x float> @scaled(<8 x i16> %0, <8 x i32> %1, <8 x float> %2, i8 %3, i8 %4) #0 {
  %6 = call spir_func <8 x float> @_Z51__spirv_SubgroupScaledMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_fcci(i32 16, <8 x i16> %0, <8 x i32> %1, <8 x float> %2, i8 %3, i8 %4, i32 3145728) #2
  ret <8 x float> %6
}

declare spir_func float @_Z21__spirv_FSigmoidINTELf(float) #1

declare spir_func half @_Z38__spirv_StochasticRoundFToFINTEL_Rhalffs(float, i16) #0

declare spir_func half @_Z38__spirv_StochasticRoundFToFINTEL_RhalffsPs(float, i16, ptr) #0

declare spir_func <8 x float> @_Z51__spirv_SubgroupScaledMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_fcci(i32, <8 x i16>, <8 x i32>, <8 x float>, i8, i8, i32) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!spirv.Extension = !{!13, !14, !15, !16}
!spirv.Generator = !{!17}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 39}
!6 = !{i32 22}
!7 = !{i32 9}
!8 = !{i32 6167}
!9 = !{i32 6215}
!10 = !{i32 6236}
!11 = !{i32 6263}
!12 = !{i32 7}
!13 = !{!"SPV_INTEL_sigmoid"}
!14 = !{!"SPV_INTEL_fp_conversions"}
!15 = !{!"SPV_INTEL_subgroup_matrix_multiply_accumulate"}
!16 = !{!"SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"}
!17 = !{i16 0, i16 0}
