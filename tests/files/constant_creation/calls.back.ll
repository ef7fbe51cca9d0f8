; BACK: the calls become specialization constants, which are folded unless they are kept
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%struct.outer = type { %struct.inner, <2 x i32>, i1, [2 x half] }
%struct.inner = type { i32, i64 }

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) #0 !kernel_arg_addr_space !2 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_type_qual !13 !kernel_arg_base_type !12 {
entry:
  br label %body

body:                                             ; preds = %entry
  store %struct.outer { %struct.inner { i32 42, i64 7 }, <2 x i32> splat (i32 42), i1 true, [2 x half] [half 0xH3E00, half 0xH3C00] }, ptr addrspace(1) %p, align 8
  %n = select i1 false, i32 42, i32 3
  %0 = bitcast ptr addrspace(1) %q to ptr addrspace(1)
  store i32 %n, ptr addrspace(1) %0, align 4
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 -5000000000
  store i8 -2, ptr addrspace(1) %q1, align 1
  %1 = bitcast ptr addrspace(1) %q to ptr addrspace(1)
  store double 2.500000e+00, ptr addrspace(1) %1, align 8
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!spirv.EntryPoint = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 1}
!3 = !{i32 4}
!4 = !{i32 6}
!5 = !{i32 9}
!6 = !{i32 10}
!7 = !{i32 11}
!8 = !{i32 39}
!9 = !{i16 0, i16 0}
!10 = !{ptr @k, i32 6, !"k"}
!11 = !{!"none", !"none"}
!12 = !{!"struct outer*", !"char*"}
!13 = !{!"", !""}
