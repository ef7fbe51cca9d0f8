; Numbers of attributes and alignments that 32 bits do not hold have no decoration.
; TEST: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) align 4294967296 dereferenceable(8589934592) %p, ptr addrspace(1) align 8 dereferenceable(8) %q) {
  %v = alloca i8, align 4294967296
  store i8 0, ptr %v, align 1
  ret void
}
