target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%struct.S = type { i32, float }

@table = internal addrspace(1) global %struct.S { i32 32, float -2.500000e+00 }
@0 = internal addrspace(1) global [96 x i32] zeroinitializer, !spirv.Op !0

define spir_kernel void @kernel(ptr addrspace(1) %out, ptr addrspace(1) %0) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_type_qual !16 !kernel_arg_base_type !15 {
entry:
  %1 = alloca i32, align 4, !spirv.MemoryAccess !17
  store i32 32, ptr %1, align 4, !spirv.Op !18
  store i32 32, ptr addrspace(1) %out, align 4
  store i32 4, ptr addrspace(1) %out, align 4
  store i32 2, ptr addrspace(1) %out, align 4
  store i32 32, ptr addrspace(1) %out, align 4
  store i32 77, ptr addrspace(1) %out, align 4
  store float -2.500000e+00, ptr addrspace(1) %0, align 4
  %2 = select i1 false, i32 32, i32 4
  %3 = select i1 false, i32 %2, i32 4
  store i32 %3, ptr addrspace(1) %out, align 4
  br i1 false, label %4, label %5, !spirv.Merge !19

4:                                                ; preds = %entry
  store i32 96, ptr addrspace(1) %out, align 4
  br label %5

5:                                                ; preds = %4, %entry
  %6 = phi i32 [ 32, %entry ], [ 32, %4 ]
  store i32 %6, ptr addrspace(1) %out, align 4
  %7 = extractvalue %struct.S { i32 32, float -2.500000e+00 }, 0
  store i32 %7, ptr addrspace(1) %out, align 4
  ret void, !spirv.Merge !22
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7, !8}
!spirv.Generator = !{!9}
!spirv.EntryPoint = !{!10}
!spirv.ExecutionMode = !{!11}
!opencl.enable.FP_CONTRACT = !{}
!spirv.ArrayLength = !{!12}

!0 = !{i32 1}
!1 = !{i32 2, i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 39}
!8 = !{i32 10}
!9 = !{i16 0, i16 0}
!10 = !{ptr @kernel, i32 6, !"kernel"}
!11 = !{ptr @kernel, i32 38, i32 32, i32 1, i32 1}
!12 = !{i32 32}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"int*", !"float*"}
!16 = !{!"", !""}
!17 = !{}
!18 = !{i32 59}
!19 = !{!20}
!20 = !{i32 0, !21}
!21 = distinct !{i32 247, i32 0}
!22 = !{!23}
!23 = !{i32 1, !21}
