target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @difference(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 !spirv.ParameterPointee !7 {
  %3 = ptrtoint ptr addrspace(1) %0 to i64
  %4 = ptrtoint ptr addrspace(1) %1 to i64
  %5 = sub i64 %3, %4
  %6 = sdiv exact i64 %5, 8
  %7 = trunc i64 %6 to i32, !spirv.Op !11
  ret i32 %7
}

define spir_func i32 @elements() #0 {
  %1 = inttoptr i64 12884901888 to ptr addrspace(1), !spirv.Pointee !9
  %2 = inttoptr i64 4294967296 to ptr addrspace(1), !spirv.Pointee !9
  %3 = call spir_func i32 @difference(ptr addrspace(1) %1, ptr addrspace(1) %2) #0
  ret i32 %3
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i16 0, i16 0}
!7 = !{!8, !10}
!8 = !{i32 0, !9}
!9 = !{i64 poison}
!10 = !{i32 1, !9}
!11 = !{i32 403}
