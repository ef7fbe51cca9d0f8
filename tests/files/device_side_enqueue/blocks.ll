target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { i32, i32, i64 }
%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

define spir_kernel void @__parent_block_invoke_kernel(ptr addrspace(4) %0) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_type_qual !19 !kernel_arg_base_type !18 {
  ret void
}

define spir_kernel void @__parent_block_invoke_2_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_type_qual !23 !kernel_arg_base_type !22 {
  ret void
}

define spir_kernel void @parent(target("spirv.Queue") %queue, ptr addrspace(1) %data) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !21 !kernel_arg_type !25 !kernel_arg_type_qual !23 !kernel_arg_base_type !25 {
entry:
  %0 = alloca %0, align 8, !spirv.MemoryAccess !3
  %1 = alloca target("spirv.DeviceEvent"), align 8, !spirv.MemoryAccess !3
  %2 = alloca [3 x i64], align 8, !spirv.MemoryAccess !3
  %3 = addrspacecast ptr %0 to ptr addrspace(4), !spirv.Pointee !26
  %4 = bitcast ptr addrspace(4) %3 to ptr addrspace(4)
  %5 = addrspacecast ptr %1 to ptr addrspace(4), !spirv.Pointee !27
  %6 = call spir_func target("spirv.Queue") @_Z23__spirv_GetDefaultQueuev() #0
  %7 = call spir_func %struct.ndrange_t @_Z23__spirv_BuildNDRange_1Dlll(i64 64, i64 2, i64 0) #2
  %8 = call spir_func %struct.ndrange_t @_Z23__spirv_BuildNDRange_2DA2_lS_S_([2 x i64] [i64 64, i64 2], [2 x i64] zeroinitializer, [2 x i64] zeroinitializer) #2
  %9 = call spir_func %struct.ndrange_t @_Z23__spirv_BuildNDRange_3DA3_lS_S_([3 x i64] [i64 64, i64 64, i64 2], [3 x i64] zeroinitializer, [3 x i64] zeroinitializer) #2
  %10 = call spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_Queuei9ndrange_tiPU3AS4P19__spirv_DeviceEventS5_U13block_pointerFvvEPU3AS4cii(target("spirv.Queue") %6, i32 1, %struct.ndrange_t %7, i32 0, ptr addrspace(4) null, ptr addrspace(4) null, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %11 = call spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_Queuei9ndrange_tiPU3AS4P19__spirv_DeviceEventS5_U13block_pointerFvvEPU3AS4cii(target("spirv.Queue") %queue, i32 0, %struct.ndrange_t %8, i32 1, ptr addrspace(4) %5, ptr addrspace(4) %5, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %12 = getelementptr inbounds [3 x i64], ptr %2, i32 0, i32 0
  %13 = getelementptr inbounds [3 x i64], ptr %2, i32 0, i32 1
  %14 = call spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_Queuei9ndrange_tiPU3AS4P19__spirv_DeviceEventS5_U13block_pointerFvvEPU3AS4ciiPlSA_(target("spirv.Queue") %queue, i32 2, %struct.ndrange_t %9, i32 0, ptr addrspace(4) null, ptr addrspace(4) %5, ptr @__parent_block_invoke_2_kernel, ptr addrspace(4) %4, i32 16, i32 8, ptr %12, ptr %13) #0
  %15 = call spir_func i32 @_Z30__spirv_GetKernelWorkGroupSizeU13block_pointerFvvEPU3AS4cii(ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %16 = call spir_func i32 @_Z47__spirv_GetKernelPreferredWorkGroupSizeMultipleU13block_pointerFvvEPU3AS4cii(ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %17 = call spir_func i32 @_Z37__spirv_GetKernelNDrangeSubGroupCount9ndrange_tU13block_pointerFvvEPU3AS4cii(%struct.ndrange_t %7, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %18 = call spir_func i32 @_Z39__spirv_GetKernelNDrangeMaxSubGroupSize9ndrange_tU13block_pointerFvvEPU3AS4cii(%struct.ndrange_t %8, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %19 = call spir_func i64 @_Z42__spirv_GetKernelLocalSizeForSubgroupCountiU13block_pointerFvvEPU3AS4cii(i32 2, ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %20 = call spir_func i32 @_Z32__spirv_GetKernelMaxNumSubgroupsU13block_pointerFvvEPU3AS4cii(ptr @__parent_block_invoke_kernel, ptr addrspace(4) %4, i32 16, i32 8) #0
  %21 = call spir_func i32 @_Z21__spirv_EnqueueMarkerP13__spirv_QueuejPU3AS4P19__spirv_DeviceEventS4_(target("spirv.Queue") %queue, i32 1, ptr addrspace(4) %5, ptr addrspace(4) %5) #0
  store i32 %15, ptr addrspace(1) %data, align 4
  ret void
}

declare spir_func target("spirv.Queue") @_Z23__spirv_GetDefaultQueuev() #0

declare spir_func %struct.ndrange_t @_Z23__spirv_BuildNDRange_1Dlll(i64, i64, i64) #1

declare spir_func %struct.ndrange_t @_Z23__spirv_BuildNDRange_2DA2_lS_S_([2 x i64], [2 x i64], [2 x i64]) #1

declare spir_func %struct.ndrange_t @_Z23__spirv_BuildNDRange_3DA3_lS_S_([3 x i64], [3 x i64], [3 x i64]) #1

declare spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_Queuei9ndrange_tiPU3AS4P19__spirv_DeviceEventS5_U13block_pointerFvvEPU3AS4cii(target("spirv.Queue"), i32, %struct.ndrange_t, i32, ptr addrspace(4), ptr addrspace(4), ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z21__spirv_EnqueueKernelP13__spirv_Queuei9ndrange_tiPU3AS4P19__spirv_DeviceEventS5_U13block_pointerFvvEPU3AS4ciiPlSA_(target("spirv.Queue"), i32, %struct.ndrange_t, i32, ptr addrspace(4), ptr addrspace(4), ptr, ptr addrspace(4), i32, i32, ptr, ptr) #0

declare spir_func i32 @_Z30__spirv_GetKernelWorkGroupSizeU13block_pointerFvvEPU3AS4cii(ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z47__spirv_GetKernelPreferredWorkGroupSizeMultipleU13block_pointerFvvEPU3AS4cii(ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z37__spirv_GetKernelNDrangeSubGroupCount9ndrange_tU13block_pointerFvvEPU3AS4cii(%struct.ndrange_t, ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z39__spirv_GetKernelNDrangeMaxSubGroupSize9ndrange_tU13block_pointerFvvEPU3AS4cii(%struct.ndrange_t, ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i64 @_Z42__spirv_GetKernelLocalSizeForSubgroupCountiU13block_pointerFvvEPU3AS4cii(i32, ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z32__spirv_GetKernelMaxNumSubgroupsU13block_pointerFvvEPU3AS4cii(ptr, ptr addrspace(4), i32, i32) #0

declare spir_func i32 @_Z21__spirv_EnqueueMarkerP13__spirv_QueuejPU3AS4P19__spirv_DeviceEventS4_(target("spirv.Queue"), i32, ptr addrspace(4), ptr addrspace(4)) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7, !8, !9, !10, !11, !12}
!spirv.Generator = !{!13}
!spirv.EntryPoint = !{!14, !15, !16}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i32 1, i32 1}
!5 = !{i32 4}
!6 = !{i32 5}
!7 = !{i32 6}
!8 = !{i32 11}
!9 = !{i32 39}
!10 = !{i32 38}
!11 = !{i32 19}
!12 = !{i32 58}
!13 = !{i16 0, i16 0}
!14 = !{ptr @__parent_block_invoke_kernel, i32 6, !"__parent_block_invoke_kernel"}
!15 = !{ptr @__parent_block_invoke_2_kernel, i32 6, !"__parent_block_invoke_2_kernel"}
!16 = !{ptr @parent, i32 6, !"parent"}
!17 = !{!"none"}
!18 = !{!"char*"}
!19 = !{!""}
!20 = !{i32 4, i32 3}
!21 = !{!"none", !"none"}
!22 = !{!"char*", !"char*"}
!23 = !{!"", !""}
!24 = !{i32 0, i32 1}
!25 = !{!"opencl.queue_t", !"int*"}
!26 = !{%0 poison}
!27 = !{target("spirv.DeviceEvent") poison}
