; Nothing is left of the marks of memory that does not change; who wants to have the mark itself gets an undefined pointer.
; TEST: to-spirv
target triple = "spir64-unknown-unknown"

define spir_func ptr @mark(ptr addrspace(1) %p) {
  %unused = call ptr @llvm.invariant.start.p1(i64 4, ptr addrspace(1) %p)
  call void @llvm.invariant.end.p1(ptr %unused, i64 4, ptr addrspace(1) %p)
  %mark = call ptr @llvm.invariant.start.p1(i64 4, ptr addrspace(1) %p)
  ret ptr %mark
}

declare ptr @llvm.invariant.start.p1(i64 immarg, ptr addrspace(1) captures(none))
declare void @llvm.invariant.end.p1(ptr, i64 immarg, ptr addrspace(1) captures(none))
