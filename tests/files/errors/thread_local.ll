; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

@v = thread_local addrspace(1) global i32 0 ; error: a variable that each thread has for itself
