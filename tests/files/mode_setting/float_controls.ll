target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !19 !kernel_arg_type !19 !kernel_arg_type_qual !19 !kernel_arg_base_type !19 {
  ret void
}

define spir_kernel void @l() #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !19 !kernel_arg_type !19 !kernel_arg_type_qual !19 !kernel_arg_base_type !19 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9}
!spirv.Extension = !{!10}
!spirv.Generator = !{!11}
!spirv.EntryPoint = !{!12, !13}
!spirv.ExecutionMode = !{!14, !15, !16, !17, !18}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 4464}
!6 = !{i32 4465}
!7 = !{i32 4466}
!8 = !{i32 4467}
!9 = !{i32 4468}
!10 = !{!"SPV_KHR_float_controls"}
!11 = !{i16 0, i16 0}
!12 = !{ptr @k, i32 6, !"k"}
!13 = !{ptr @l, i32 6, !"l"}
!14 = !{ptr @k, i32 4459, i32 32}
!15 = !{ptr @k, i32 4461, i32 32}
!16 = !{ptr @k, i32 4462, i32 32}
!17 = !{ptr @l, i32 4460, i32 32}
!18 = !{ptr @l, i32 4463, i32 32}
!19 = !{}
