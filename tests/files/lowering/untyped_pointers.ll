; TEST: to-spirv
; INVALID: spirv-val does not know them yet
; OPTS: --untyped-pointers
; Pointers that tell what they point to only where an attribute needs it.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
%s = type { i32, ptr addrspace(1), [4 x float] }
@g = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@h = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @g, i64 0, i64 2)
define spir_kernel void @k(ptr addrspace(1) align 4 %p, ptr byval(%s) %b, i64 %i) {
entry:
  %a = alloca [4 x i32], align 4
  %c = alloca i32, i32 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %q, align 4
  %e = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 %v, ptr %e
  %m = getelementptr inbounds %s, ptr %b, i32 0, i32 1
  %mp = load ptr addrspace(1), ptr %m
  %n = atomicrmw add ptr addrspace(1) %mp, i32 3 seq_cst
  %g = addrspacecast ptr addrspace(1) %mp to ptr addrspace(4)
  store i32 %n, ptr addrspace(4) %g
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %p, ptr align 4 %a, i64 16, i1 false)
  %w = call spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 %i, ptr addrspace(1) %p)
  call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) %p, i64 4)
  %x = extractelement <4 x i32> %w, i32 0
  %cc = icmp eq ptr addrspace(1) %p, null
  %sel = select i1 %cc, ptr addrspace(1) %p, ptr addrspace(1) %mp
  store i32 %x, ptr addrspace(1) %sel
  call spir_func void @f(ptr addrspace(1) %sel)
  ret void
}
define internal spir_func void @f(ptr addrspace(1) %p) { 
  %h = load ptr addrspace(1), ptr addrspace(1) @h
  %t = load i32, ptr addrspace(1) %h
  store i32 %t, ptr addrspace(1) %p
  ret void }
declare spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64, ptr addrspace(1))
declare spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1), i64)
!opencl.ocl.version = !{!0}
!opencl.spir.version = !{!0}
!0 = !{i32 1, i32 2}
