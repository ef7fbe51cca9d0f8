; BACK: bodies and initializers that are available externally are not written, nor are personalities
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

@elsewhere = external addrspace(1) global i32, !spirv.Decorations !0

declare spir_func i32 @known() #0

define spir_func i32 @f() #0 {
  %a = load i32, ptr addrspace(1) @elsewhere, align 4
  %b = call spir_func i32 @known() #0
  %r = add i32 %a, %b
  ret i32 %r
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!2}
!spirv.Source = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7}
!spirv.Generator = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{!1}
!1 = !{i32 5635, !"note"}
!2 = !{i32 2, i32 2}
!3 = !{i32 0, i32 0}
!4 = !{i32 1, i32 4}
!5 = !{i32 4}
!6 = !{i32 5}
!7 = !{i32 6}
!8 = !{i16 0, i16 0}
