target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !12 !kernel_arg_type !12 !kernel_arg_type_qual !12 !kernel_arg_base_type !12 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7}
!spirv.Generator = !{!8}
!spirv.EntryPoint = !{!9}
!spirv.ExecutionMode = !{!10, !11}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 9}
!6 = !{i32 6029}
!7 = !{!"SPV_KHR_float_controls2"}
!8 = !{i16 0, i16 0}
!9 = !{ptr @k, i32 6, !"k"}
!10 = !{ptr @k, i32 6028, float poison, i32 0}
!11 = !{ptr @k, i32 6028, half poison, i32 65536}
!12 = !{}
