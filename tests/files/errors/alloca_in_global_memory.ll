; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  %x = alloca i32, align 4, addrspace(1) ; error: a variable of a function in another address space
  store i32 1, ptr addrspace(1) %x, align 4
  ret void
}
