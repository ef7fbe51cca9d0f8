target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func <8 x float> @plain(<8 x i16> %0, <8 x i32> %1, <8 x float> %2) #0 {
  %4 = call spir_func <8 x float> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_f(i32 16, <8 x i16> %0, <8 x i32> %1, <8 x float> %2) #1
  ret <8 x float> %4
}

define spir_func <8 x i32> @signed(<8 x i16> %0, <8 x i32> %1, <8 x i32> %2) #0 {
  %4 = call spir_func <8 x i32> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_sDv8_iS0_i(i32 32, <8 x i16> %0, <8 x i32> %1, <8 x i32> %2, i32 3) #1
  ret <8 x i32> %4
}

declare spir_func <8 x float> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_sDv8_iDv8_f(i32, <8 x i16>, <8 x i32>, <8 x float>) #1

declare spir_func <8 x i32> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_sDv8_iS0_i(i32, <8 x i16>, <8 x i32>, <8 x i32>, i32) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8}
!spirv.Generator = !{!9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 22}
!6 = !{i32 6236}
!7 = !{i32 7}
!8 = !{!"SPV_INTEL_subgroup_matrix_multiply_accumulate"}
!9 = !{i16 0, i16 0}
