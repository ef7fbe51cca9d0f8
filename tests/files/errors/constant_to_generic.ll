; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func ptr addrspace(4) @f(ptr addrspace(2) %p) {
  %r = addrspacecast ptr addrspace(2) %p to ptr addrspace(4) ; error: a cast of a pointer to constant memory to the generic address space
  ret ptr addrspace(4) %r
}
