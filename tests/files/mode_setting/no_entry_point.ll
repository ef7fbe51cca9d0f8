; A function that is no entry point has no mode.
; TEST: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  ret void
}

define spir_kernel void @k() {
  call spir_func void @f()
  ret void
}

!spirv.ExecutionMode = !{!0, !1}

!0 = !{ptr @f, i32 31}
!1 = !{ptr @k, i32 17, i32 4, i32 2, i32 1}
