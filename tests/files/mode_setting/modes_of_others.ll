; TEST: to-spirv
; Only kernels have execution modes.
target triple = "spir64-unknown-unknown"

define spir_func void @f() !RegisterAllocMode !3 {
  ret void
}

define spir_kernel void @k() {
  call spir_func void @f()
  ret void
}

!spirv.ExecutionMode = !{!0, !1, !2}
!0 = !{ptr @f, i32 31}
!1 = !{ptr @f, i32 35, i32 2}
!2 = !{ptr @k, i32 31}
!3 = !{i32 2}
