; BACK: annotations become UserSemantic decorations, and these the contract's metadata
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

@shared = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_func i32 @f(i32 %x) #0 !spirv.Decorations !9 {
  %a = alloca %pair, align 4, !spirv.Decorations !11
  %p = getelementptr inbounds %pair, ptr %a, i32 0, i32 1, !spirv.Decorations !13
  store i32 %x, ptr %p, align 4
  %r = load i32, ptr %p, align 4
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
!1 = !{i32 5635, !"global"}
!2 = !{i32 2, i32 2}
!3 = !{i32 0, i32 0}
!4 = !{i32 1, i32 4}
!5 = !{i32 4}
!6 = !{i32 5}
!7 = !{i32 6}
!8 = !{i16 0, i16 0}
!9 = !{!10}
!10 = !{i32 5635, !"variable"}
!11 = !{!12}
!12 = !{i32 5635, !"variable: 7, -2"}
!13 = !{!14}
!14 = !{i32 5635, !"member"}
