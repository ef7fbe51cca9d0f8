target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%packed = type <{ i32, i32 }>

@table = addrspace(2) constant i32 17, align 16
@shared = internal addrspace(3) global %packed poison
@counter = addrspace(1) global i32 17

define spir_func i32 @read(ptr addrspace(1) noalias align 4 captures(none) %0) #0 !spirv.ParameterPointee !7 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = load i32, ptr addrspace(4) %2, align 4
  %4 = load i32, ptr addrspace(2) @table, align 16
  %5 = add i32 %3, %4
  %6 = addrspacecast ptr addrspace(4) %2 to ptr addrspace(1)
  store i32 %5, ptr addrspace(1) %6, align 4
  ret i32 %5
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 38}
!6 = !{i16 0, i16 0}
!7 = !{!8}
!8 = !{i32 0, !9}
!9 = !{i32 poison}
