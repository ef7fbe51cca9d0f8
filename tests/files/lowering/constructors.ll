; TEST: to-spirv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @plain, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @kernel, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]
@started = addrspace(1) global i32 0

define internal spir_func void @plain() {
  store i32 1, ptr addrspace(1) @started
  ret void
}

define spir_kernel void @kernel() {
  ret void
}

define spir_kernel void @last() {
  ret void
}
