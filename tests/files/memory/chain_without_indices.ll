; TEST: to-spirv
; LLVM's chain without indices leads where the index 0 leads.
target triple = "spir64-unknown-unknown"

@g = addrspace(1) global i8 0
@h = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g)

define spir_func i8 @f(ptr addrspace(1) %p) {
  %q = getelementptr inbounds i8, ptr addrspace(1) %p
  %v = load i8, ptr addrspace(1) %q, align 1
  ret i8 %v
}
