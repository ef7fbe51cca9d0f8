target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @load(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1) %0, i32 1, i32 514) #0
  ret i32 %2
}

define spir_func void @store(ptr addrspace(1) %0, i32 %1) #0 {
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 516, i32 %1) #0
  ret void
}

define spir_func i32 @compare_exchange(ptr addrspace(1) %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %0, i32 1, i32 520, i32 514, i32 %1, i32 %2) #0
  ret i32 %4
}

define spir_func i32 @increment(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1) %0, i32 1, i32 512) #0
  ret i32 %2
}

define spir_func i32 @decrement(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1) %0, i32 1, i32 512) #0
  ret i32 %2
}

define spir_func i32 @exchange(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @add(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @sub(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @s_min(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @u_min(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @s_max(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @u_max(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS1jiij(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @and(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_AtomicAndPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @or(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z16__spirv_AtomicOrPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i32 @xor(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_AtomicXorPU3AS1iiii(ptr addrspace(1) %0, i32 1, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i1 @flag_test_and_set(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1) %0, i32 1, i32 514) #0
  ret i1 %2
}

define spir_func void @flag_clear(ptr addrspace(1) %0) #0 {
  call spir_func void @_Z23__spirv_AtomicFlagClearPU3AS1iii(ptr addrspace(1) %0, i32 1, i32 516) #0
  ret void
}

define spir_func i32 @compare_exchange_weak(ptr addrspace(1) %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1) %0, i32 1, i32 520, i32 514, i32 %1, i32 %2) #0
  ret i32 %4
}

declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32) #0

declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS1jiij(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z17__spirv_AtomicAndPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z16__spirv_AtomicOrPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i32 @_Z17__spirv_AtomicXorPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func void @_Z23__spirv_AtomicFlagClearPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i16 0, i16 0}
