target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

declare !spirv.ParameterPointee !6 !spirv.FunctionControl !2 spir_func i32 @pure(ptr addrspace(1)) #0

declare !spirv.FunctionControl !9 spir_func i32 @const(i32) #0

define spir_func i32 @none(i32 %0) #0 {
  ret i32 %0
}

define spir_func i32 @inline(i32 %0) #1 {
  %2 = call spir_func i32 @const(i32 %0) #0
  ret i32 %2
}

define spir_func i32 @call(ptr addrspace(1) %0) #2 !spirv.ParameterPointee !6 {
  %2 = call spir_func i32 @pure(ptr addrspace(1) %0) #0
  ret i32 %2
}

attributes #0 = { nounwind }
attributes #1 = { alwaysinline nounwind }
attributes #2 = { noinline nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{!7}
!7 = !{i32 0, !8}
!8 = !{i32 poison}
!9 = !{i32 8}
