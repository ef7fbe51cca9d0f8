; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func void @f(i1 %more) { ; error: metadata tells no instruction
  br label %header

header:
  br i1 %more, label %latch, label %merge, !spirv.Merge !0

latch:
  br label %header, !spirv.Merge !3

merge:
  ret void, !spirv.Merge !5
}

!0 = !{!1}
!1 = !{i32 0, !2}
!2 = distinct !{i32 246, i32 272}
!3 = !{!4}
!4 = !{i32 2, !2}
!5 = !{!6}
!6 = !{i32 1, !2}
