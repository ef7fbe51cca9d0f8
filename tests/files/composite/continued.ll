target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%0 = type { i32, i32, i32 }

@table = addrspace(1) constant %0 { i32 1, i32 2, i32 3 }

define spir_func i32 @last(i32 %value) #0 {
entry:
  %0 = insertvalue %0 poison, i32 1, 0
  %1 = insertvalue %0 %0, i32 2, 1
  %2 = insertvalue %0 %1, i32 %value, 2, !spirv.Op !8
  %3 = extractvalue %0 %2, 2
  %4 = extractvalue %0 { i32 1, i32 2, i32 3 }, 2
  %5 = add i32 %3, %4
  ret i32 %5
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 6089}
!6 = !{!"SPV_INTEL_long_composites"}
!7 = !{i16 0, i16 0}
!8 = !{i32 80}
