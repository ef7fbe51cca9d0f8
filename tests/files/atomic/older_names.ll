; TEST: to-spirv
; Older versions of clang write V and K in front of the address space and behind U7_Atomic.
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(4) %p, ptr addrspace(3) %l, ptr addrspace(1) %g) {
  %a = call spir_func i32 @_Z20atomic_load_explicitPVU3AS4U7_Atomici12memory_order(ptr addrspace(4) %p, i32 0)
  %b = call spir_func i32 @_Z10atomic_addPU3AS3jVj(ptr addrspace(3) %l, i32 1)
  %c = call spir_func i32 @_Z11atomic_loadPVU3AS1U7_Atomici(ptr addrspace(1) %g)
  %d = call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) %g)
  %e = call spir_func <2 x i32> @_Z6vload2mPKU3AS1i(i64 0, ptr addrspace(1) %g)
  ret void
}
declare spir_func i32 @_Z20atomic_load_explicitPVU3AS4U7_Atomici12memory_order(ptr addrspace(4), i32)
declare spir_func i32 @_Z10atomic_addPU3AS3jVj(ptr addrspace(3), i32)
declare spir_func i32 @_Z11atomic_loadPVU3AS1U7_Atomici(ptr addrspace(1))
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1))
declare spir_func <2 x i32> @_Z6vload2mPKU3AS1i(i64, ptr addrspace(1))
!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
