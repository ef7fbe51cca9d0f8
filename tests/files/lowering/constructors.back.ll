; BACK: SPIR-V has no list of constructors: they become kernels with the Initializer and Finalizer modes
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@started = addrspace(1) global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @plain, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @kernel, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]

define spir_kernel void @plain() #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !13 !kernel_arg_type !13 !kernel_arg_type_qual !13 !kernel_arg_base_type !13 {
  store i32 1, ptr addrspace(1) @started, align 4
  ret void
}

define spir_kernel void @kernel() #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !13 !kernel_arg_type !13 !kernel_arg_type_qual !13 !kernel_arg_base_type !13 {
  ret void
}

define spir_kernel void @last() #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !13 !kernel_arg_type !13 !kernel_arg_type_qual !13 !kernel_arg_base_type !13 {
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5}
!spirv.Generator = !{!6}
!spirv.EntryPoint = !{!7, !8, !9}
!spirv.ExecutionMode = !{!10, !11, !12}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 1}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i16 0, i16 0}
!7 = !{ptr @plain, i32 6, !"plain"}
!8 = !{ptr @kernel, i32 6, !"kernel"}
!9 = !{ptr @last, i32 6, !"last"}
!10 = !{ptr @plain, i32 33}
!11 = !{ptr @kernel, i32 33}
!12 = !{ptr @last, i32 34}
!13 = !{}
