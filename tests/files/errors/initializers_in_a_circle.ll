; FAIL: to-spirv
target triple = "spir64-unknown-unknown"
@a = addrspace(1) global ptr addrspace(1) @b ; error: refers to its own variable
@b = addrspace(1) global ptr addrspace(1) @a
