target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_kernel void @__parent_block_invoke_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_type_qual !8 !kernel_arg_base_type !7 !spirv.ParameterDecorations !9 {
  ret void
}

define spir_kernel void @parent(target("spirv.Queue") %0, ptr addrspace(4) %1, ptr addrspace(4) %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_type_qual !13 !kernel_arg_base_type !12 !spirv.ParameterDecorations !14 {
  %4 = alloca %struct.ndrange_t, align 8
  %5 = alloca i64, align 8
  %6 = addrspacecast ptr @__parent_block_invoke_kernel to ptr addrspace(4)
  %7 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %0, i32 1, ptr %4, ptr addrspace(4) %6, ptr addrspace(4) %1) #0
  %8 = addrspacecast ptr @__parent_block_invoke_kernel to ptr addrspace(4)
  %9 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %0, i32 1, ptr %4, i32 1, ptr addrspace(4) %2, ptr addrspace(4) %2, ptr addrspace(4) %8, ptr addrspace(4) %1) #0
  %10 = addrspacecast ptr @__parent_block_invoke_kernel to ptr addrspace(4)
  %11 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %0, i32 1, ptr %4, ptr addrspace(4) %10, ptr addrspace(4) %1, i32 1, ptr %5) #0
  %12 = addrspacecast ptr @__parent_block_invoke_kernel to ptr addrspace(4)
  %13 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %0, i32 1, ptr %4, i32 0, ptr addrspace(4) null, ptr addrspace(4) %2, ptr addrspace(4) %12, ptr addrspace(4) %1, i32 1, ptr %5) #0
  %14 = addrspacecast ptr @__parent_block_invoke_kernel to ptr addrspace(4)
  %15 = call i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) %14, ptr addrspace(4) %1) #0
  %16 = addrspacecast ptr @__parent_block_invoke_kernel to ptr addrspace(4)
  %17 = call i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr %4, ptr addrspace(4) %16, ptr addrspace(4) %1) #0
  ret void
}

declare i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4)) #0

declare i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4)) #0

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4)) #0

declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4)) #0

declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr) #0

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!opencl.enable.FP_CONTRACT = !{}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Generator = !{!4}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i16 0, i16 0}
!5 = !{i32 4, i32 3}
!6 = !{!"none", !"none"}
!7 = !{!"char*", !"char*"}
!8 = !{!"", !""}
!9 = !{!3, !3}
!10 = !{i32 0, i32 4, i32 4}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"opencl.queue_t", !"char*", !"opencl.clk_event_t*"}
!13 = !{!"", !"", !""}
!14 = !{!3, !3, !3}
