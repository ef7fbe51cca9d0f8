target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @limited() #0 !max_work_group_size !10 !max_global_work_dim !11 !no_global_work_offset !12 !kernel_arg_addr_space !12 !kernel_arg_access_qual !12 !kernel_arg_type !12 !kernel_arg_type_qual !12 !kernel_arg_base_type !12 {
  ret void
}

define spir_kernel void @tuned() #0 !num_simd_work_items !2 !scheduler_target_fmax_mhz !13 !kernel_arg_addr_space !12 !kernel_arg_access_qual !12 !kernel_arg_type !12 !kernel_arg_type_qual !12 !kernel_arg_base_type !12 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!spirv.EntryPoint = !{!8, !9}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 5892}
!5 = !{i32 5897}
!6 = !{!"SPV_INTEL_kernel_attributes"}
!7 = !{i16 0, i16 0}
!8 = !{ptr @limited, i32 6, !"limited"}
!9 = !{ptr @tuned, i32 6, !"tuned"}
!10 = !{i32 8, i32 4, i32 2}
!11 = !{i32 2}
!12 = !{}
!13 = !{i32 300}
