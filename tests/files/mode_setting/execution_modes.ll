target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @required() #0 !reqd_work_group_size !9 !intel_reqd_sub_group_size !10 !kernel_arg_addr_space !11 !kernel_arg_access_qual !11 !kernel_arg_type !11 !kernel_arg_type_qual !11 !kernel_arg_base_type !11 {
  ret void
}

define spir_kernel void @hinted() #0 !work_group_size_hint !12 !vec_type_hint !13 !kernel_arg_addr_space !11 !kernel_arg_access_qual !11 !kernel_arg_type !11 !kernel_arg_type_qual !11 !kernel_arg_base_type !11 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!spirv.EntryPoint = !{!6, !7}
!spirv.ExecutionMode = !{!8}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 6}
!4 = !{i32 58}
!5 = !{i16 0, i16 0}
!6 = !{ptr @required, i32 6, !"required"}
!7 = !{ptr @hinted, i32 6, !"hinted"}
!8 = !{ptr @required, i32 31}
!9 = !{i32 8, i32 4, i32 2}
!10 = !{i32 16}
!11 = !{}
!12 = !{i32 64, i32 1, i32 1}
!13 = !{<4 x float> poison, i32 1}
