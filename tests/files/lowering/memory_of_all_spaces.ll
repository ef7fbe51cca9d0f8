; TEST: to-spirv
; Memory of every address space is set and moved by helpers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @all(ptr addrspace(1) %global, ptr addrspace(2) %constant, ptr addrspace(3) %local, ptr addrspace(4) %generic, i8 %value, i64 %size) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %global, i8 %value, i64 %size, i1 false)
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 %local, i8 0, i64 %size, i1 true)
  call void @llvm.memset.p4.i64(ptr addrspace(4) %generic, i8 %value, i64 100000, i1 false)
  call void @llvm.memcpy.p1.p2.i64(ptr addrspace(1) %global, ptr addrspace(2) %constant, i64 %size, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %global, ptr addrspace(1) %global, i64 %size, i1 false)
  call void @llvm.memmove.p3.p4.i64(ptr addrspace(3) %local, ptr addrspace(4) %generic, i64 %size, i1 true)
  ret void
}
