target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 1
@words = addrspace(1) global <2 x i32> bitcast (i64 ptrtoint (ptr addrspace(1) @v to i64) to <2 x i32>)
@low = addrspace(1) global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr addrspace(1) @v to i64) to <2 x i32>), i32 0)
@low_and_7 = addrspace(1) global <2 x i32> <i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr addrspace(1) @v to i64) to <2 x i32>), i32 0), i32 7>

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 5}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i16 0, i16 0}
