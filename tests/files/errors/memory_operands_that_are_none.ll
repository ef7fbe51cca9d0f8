; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %r = load i32, ptr addrspace(1) %p, align 4, !spirv.MemoryAccess !0 ; error: lists no memory operands
  ret i32 %r
}

!0 = !{i32 0, i32 0}
