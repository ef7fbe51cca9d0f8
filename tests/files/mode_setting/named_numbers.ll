target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @a() #0 !intel_reqd_sub_group_size !17 !kernel_arg_addr_space !18 !kernel_arg_access_qual !18 !kernel_arg_type !18 !kernel_arg_type_qual !18 !kernel_arg_base_type !18 {
  ret void
}

define spir_kernel void @b() #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !18 !kernel_arg_type !18 !kernel_arg_type_qual !18 !kernel_arg_base_type !18 {
  ret void
}

define spir_kernel void @c() #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !18 !kernel_arg_type !18 !kernel_arg_type_qual !18 !kernel_arg_base_type !18 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Extension = !{!7, !8}
!spirv.Generator = !{!9}
!spirv.EntryPoint = !{!10, !11, !12}
!spirv.ExecutionMode = !{!13, !14, !15, !16}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 58}
!5 = !{i32 6445}
!6 = !{i32 6460}
!7 = !{!"SPV_INTEL_maximum_registers"}
!8 = !{!"SPV_INTEL_subgroup_requirements"}
!9 = !{i16 0, i16 0}
!10 = !{ptr @a, i32 6, !"a"}
!11 = !{ptr @b, i32 6, !"b"}
!12 = !{ptr @c, i32 6, !"c"}
!13 = !{ptr @a, i32 6461, i32 42}
!14 = !{ptr @b, i32 6462, i32 3}
!15 = !{ptr @b, i32 6446, i32 0}
!16 = !{ptr @c, i32 6463, i32 0}
!17 = !{i32 16}
!18 = !{}
