; TEST: to-spirv
; INVALID: spirv-val does not know them yet
; OPTS: --untyped-pointers
; Instructions of OpenCL.std and of flags take pointers with a type, and no chain counts elements that are pointers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %flag, ptr addrspace(1) %table, i64 %i, float %x) {
  %whole = alloca float, align 4
  %part = call spir_func float @_Z5fractfPf(float %x, ptr %whole)
  store float %part, ptr addrspace(1) %p, align 4
  call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> <float 1.0, float 2.0>, i64 %i, ptr addrspace(1) %p)
  %set = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1) %flag)
  %entry = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %table, i64 %i
  store ptr addrspace(1) %p, ptr addrspace(1) %entry, align 8
  ret void
}
declare spir_func float @_Z5fractfPf(float, ptr)
declare spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float>, i64, ptr addrspace(1))
declare spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS1VU7_Atomici(ptr addrspace(1))
!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
