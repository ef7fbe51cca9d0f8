target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f(half %0, i32 %1) #0 !spirv.Name !15 {
  %3 = call spir_func bfloat @_Z39__spirv_ClampConvertFToFINTEL_Rbfloat16Dh(half %0) #0
  %4 = call spir_func bfloat @_Z47__spirv_ClampStochasticRoundFToFINTEL_Rbfloat16Dhi(half %0, i32 %1) #0
  %5 = call spir_func i4 @_Z34__spirv_ClampConvertFToSINTEL_RintDh(half %0) #0
  %6 = call spir_func i4 @_Z42__spirv_ClampStochasticRoundFToSINTEL_RintDhi(half %0, i32 %1) #0
  ret void
}

declare spir_func bfloat @_Z39__spirv_ClampConvertFToFINTEL_Rbfloat16Dh(half) #0

declare spir_func bfloat @_Z47__spirv_ClampStochasticRoundFToFINTEL_Rbfloat16Dhi(half, i32) #0

declare spir_func i4 @_Z34__spirv_ClampConvertFToSINTEL_RintDh(half) #0

declare spir_func i4 @_Z42__spirv_ClampStochasticRoundFToSINTEL_RintDhi(half, i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
!spirv.Extension = !{!11, !12, !13}
!spirv.Generator = !{!14}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 5}
!5 = !{i32 39}
!6 = !{i32 5112}
!7 = !{i32 9}
!8 = !{i32 5116}
!9 = !{i32 6215}
!10 = !{i32 6216}
!11 = !{!"SPV_INTEL_fp_conversions"}
!12 = !{!"SPV_INTEL_int4"}
!13 = !{!"SPV_KHR_bfloat16"}
!14 = !{i16 0, i16 0}
!15 = !{}
