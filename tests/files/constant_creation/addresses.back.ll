; BACK: The contract is added, and the bitcasts that typed pointers need.
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

@a = addrspace(1) global i32 1
@b = addrspace(1) global [4 x i32] zeroinitializer
@both = addrspace(1) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @a, ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @b, i64 0, i64 2)]
@local = internal addrspace(3) global %pair undef

define spir_kernel void @k(ptr addrspace(1) %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_type_qual !11 !kernel_arg_base_type !10 {
  %1 = bitcast ptr addrspace(1) @both to ptr addrspace(1), !spirv.Pointee !12
  %first = load ptr addrspace(1), ptr addrspace(1) %1, align 8
  %x = load i32, ptr addrspace(1) %first, align 4
  %2 = bitcast ptr addrspace(3) @local to ptr addrspace(3)
  store i32 %x, ptr addrspace(3) %2, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!spirv.EntryPoint = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i16 0, i16 0}
!7 = !{ptr @k, i32 6, !"k", ptr addrspace(1) @both, ptr addrspace(3) @local, ptr addrspace(1) @b, ptr addrspace(1) @a}
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
!12 = !{ptr addrspace(1) poison, !13}
!13 = !{i32 poison}
