target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @f(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %0, i1 %1) #0 !spirv.Name !8 {
  br i1 %1, label %3, label %5

3:                                                ; preds = %2
  %4 = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z25__spirv_ConstantCompositei(i32 8) #2
  br label %5

5:                                                ; preds = %3, %2
  %6 = phi target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) [ %0, %2 ], [ %4, %3 ]
  ret target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %6
}

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z25__spirv_ConstantCompositei(i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 6022}
!6 = !{!"SPV_KHR_cooperative_matrix"}
!7 = !{i16 0, i16 0}
!8 = !{}
