target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_kernel void @__parent_block_invoke_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #0 !kernel_arg_addr_space !2 !kernel_arg_access_qual !3 !kernel_arg_type !4 !kernel_arg_type_qual !5 !kernel_arg_base_type !4 {
  ret void
}

define spir_kernel void @parent(target("spirv.Queue") %0, ptr addrspace(4) %1, ptr addrspace(4) %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_type_qual !9 !kernel_arg_base_type !8 {
  %4 = alloca %struct.ndrange_t, align 8
  %5 = alloca i64, align 8
  %6 = call spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_QueueiP9ndrange_tiPU3AS4P19__spirv_DeviceEventS6_U13block_pointerFvvEPU3AS4cii(target("spirv.Queue") %0, i32 1, ptr %4, i32 0, ptr addrspace(4) null, ptr addrspace(4) null, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %1, i32 16, i32 8) #0
  %7 = call spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_QueueiP9ndrange_tiPU3AS4P19__spirv_DeviceEventS6_U13block_pointerFvvEPU3AS4cii(target("spirv.Queue") %0, i32 1, ptr %4, i32 1, ptr addrspace(4) %2, ptr addrspace(4) %2, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %1, i32 16, i32 8) #0
  %8 = call spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_QueueiP9ndrange_tiPU3AS4P19__spirv_DeviceEventS6_U13block_pointerFvvEPU3AS4ciiPl(target("spirv.Queue") %0, i32 1, ptr %4, i32 0, ptr addrspace(4) null, ptr addrspace(4) null, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %1, i32 16, i32 8, ptr %5) #0
  %9 = call spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_QueueiP9ndrange_tiPU3AS4P19__spirv_DeviceEventS6_U13block_pointerFvvEPU3AS4ciiPl(target("spirv.Queue") %0, i32 1, ptr %4, i32 0, ptr addrspace(4) null, ptr addrspace(4) %2, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %1, i32 16, i32 8, ptr %5) #0
  %10 = call spir_func i32 @_Z30__spirv_GetKernelWorkGroupSizeU13block_pointerFvvEPU3AS4cii(ptr @__parent_block_invoke_kernel, ptr addrspace(4) %1, i32 16, i32 8) #0
  %11 = call spir_func i32 @_Z37__spirv_GetKernelNDrangeSubGroupCountP9ndrange_tU13block_pointerFvvEPU3AS4cii(ptr %4, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %1, i32 16, i32 8) #0
  ret void
}

declare spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_QueueiP9ndrange_tiPU3AS4P19__spirv_DeviceEventS6_U13block_pointerFvvEPU3AS4cii(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_QueueiP9ndrange_tiPU3AS4P19__spirv_DeviceEventS6_U13block_pointerFvvEPU3AS4ciiPl(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr, ptr addrspace(4), i32, i32, ptr) #0

declare spir_func i32 @_Z30__spirv_GetKernelWorkGroupSizeU13block_pointerFvvEPU3AS4cii(ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z37__spirv_GetKernelNDrangeSubGroupCountP9ndrange_tU13block_pointerFvvEPU3AS4cii(ptr, ptr, ptr addrspace(4), i32, i32) #0

attributes #0 = { nounwind }

!opencl.spir.version = !{!0}
!opencl.ocl.version = !{!0}
!opencl.used.extensions = !{!1}
!opencl.used.optional.core.features = !{!1}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 0}
!1 = !{}
!2 = !{i32 4, i32 3}
!3 = !{!"none", !"none"}
!4 = !{!"char*", !"char*"}
!5 = !{!"", !""}
!6 = !{i32 0, i32 4, i32 4}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"opencl.queue_t", !"char*", !"opencl.clk_event_t*"}
!9 = !{!"", !"", !""}
