target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !8 !kernel_arg_type !8 !kernel_arg_type_qual !8 !kernel_arg_base_type !8 {
  br label %1

1:                                                ; preds = %1, %0
  br label %1, !llvm.loop !9
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Extension = !{!5}
!spirv.Generator = !{!6}
!spirv.EntryPoint = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 5886}
!5 = !{!"SPV_INTEL_unstructured_loop_controls"}
!6 = !{i16 0, i16 0}
!7 = !{ptr @k, i32 6, !"k"}
!8 = !{}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.enable"}
