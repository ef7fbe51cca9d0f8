; BACK: operations on addresses within constants become instructions
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%pair = type { i64, ptr addrspace(1) }

@g = addrspace(1) global [4 x i32] zeroinitializer

define spir_func %pair @f() #0 {
  %1 = ptrtoint ptr addrspace(1) @g to i64
  %2 = getelementptr inbounds [4 x i32], ptr addrspace(1) @g, i64 0, i64 1
  %3 = bitcast ptr addrspace(1) %2 to ptr addrspace(1)
  %4 = insertvalue %pair poison, i64 %1, 0
  %5 = insertvalue %pair %4, ptr addrspace(1) %3, 1, !spirv.Op !9
  ret %pair %5
}

define spir_func %pair @h() #0 {
  %1 = ptrtoint ptr addrspace(1) @g to i64
  %2 = getelementptr inbounds [4 x i32], ptr addrspace(1) @g, i64 0, i64 1
  %3 = bitcast ptr addrspace(1) %2 to ptr addrspace(1)
  %4 = insertvalue %pair poison, i64 %1, 0
  %5 = insertvalue %pair %4, ptr addrspace(1) %3, 1, !spirv.Op !9
  ret %pair %5
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i32 11}
!7 = !{i32 39}
!8 = !{i16 0, i16 0}
!9 = !{i32 80}
