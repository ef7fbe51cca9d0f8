target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @exchange(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @exchange_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z22__spirv_AtomicExchangePU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @iadd(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @iadd_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z18__spirv_AtomicIAddPU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @isub(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @isub_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z18__spirv_AtomicISubPU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @smin(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @smin_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z18__spirv_AtomicSMinPU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @umin(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @umin_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z18__spirv_AtomicUMinPU3AS3miim(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @smax(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @smax_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @umax(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS1jiij(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @umax_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS3miim(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @and(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_AtomicAndPU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @and_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z17__spirv_AtomicAndPU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @or(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z16__spirv_AtomicOrPU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @or_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z16__spirv_AtomicOrPU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @xor(ptr addrspace(1) %0, i32 %1) #0 {
  %3 = call spir_func i32 @_Z17__spirv_AtomicXorPU3AS1iiii(ptr addrspace(1) %0, i32 2, i32 512, i32 %1) #0
  ret i32 %3
}

define spir_func i64 @xor_long(ptr addrspace(3) %0, i64 %1) #0 {
  %3 = call spir_func i64 @_Z17__spirv_AtomicXorPU3AS3liil(ptr addrspace(3) %0, i32 2, i32 256, i64 %1) #0
  ret i64 %3
}

define spir_func i32 @iincrement(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1) %0, i32 2, i32 512) #0
  ret i32 %2
}

define spir_func i64 @iincrement_long(ptr addrspace(3) %0) #0 {
  %2 = call spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS3lii(ptr addrspace(3) %0, i32 2, i32 256) #0
  ret i64 %2
}

define spir_func i32 @idecrement(ptr addrspace(1) %0) #0 {
  %2 = call spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1) %0, i32 2, i32 512) #0
  ret i32 %2
}

define spir_func i64 @idecrement_long(ptr addrspace(3) %0) #0 {
  %2 = call spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS3lii(ptr addrspace(3) %0, i32 2, i32 256) #0
  ret i64 %2
}

define spir_func i32 @compare(ptr addrspace(1) %0, i32 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %0, i32 2, i32 512, i32 512, i32 %1, i32 %2) #0
  ret i32 %4
}

define spir_func i64 @compare_long(ptr addrspace(1) %0, i64 %1, i64 %2) #0 {
  %4 = call spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS1liiill(ptr addrspace(1) %0, i32 2, i32 512, i32 512, i64 %1, i64 %2) #0
  ret i64 %4
}

define spir_func float @float_exchange(ptr addrspace(1) %0, float %1) #0 {
  %3 = call spir_func float @_Z22__spirv_AtomicExchangePU3AS1fiif(ptr addrspace(1) %0, i32 2, i32 512, float %1) #0
  ret float %3
}

define spir_func double @double_exchange(ptr addrspace(1) %0, double %1) #0 {
  %3 = call spir_func double @_Z22__spirv_AtomicExchangePU3AS1diid(ptr addrspace(1) %0, i32 2, i32 512, double %1) #0
  ret double %3
}

define spir_func float @float_fadd(ptr addrspace(1) %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS1fiif(ptr addrspace(1) %0, i32 2, i32 512, float %1) #0
  ret float %3
}

define spir_func double @double_fadd(ptr addrspace(1) %0, double %1) #0 {
  %3 = call spir_func double @_Z21__spirv_AtomicFAddEXTPU3AS1diid(ptr addrspace(1) %0, i32 2, i32 512, double %1) #0
  ret double %3
}

define spir_func float @float_fmin(ptr addrspace(1) %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_AtomicFMinEXTPU3AS1fiif(ptr addrspace(1) %0, i32 2, i32 512, float %1) #0
  ret float %3
}

define spir_func double @double_fmin(ptr addrspace(1) %0, double %1) #0 {
  %3 = call spir_func double @_Z21__spirv_AtomicFMinEXTPU3AS1diid(ptr addrspace(1) %0, i32 2, i32 512, double %1) #0
  ret double %3
}

define spir_func float @float_fmax(ptr addrspace(1) %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_AtomicFMaxEXTPU3AS1fiif(ptr addrspace(1) %0, i32 2, i32 512, float %1) #0
  ret float %3
}

define spir_func double @double_fmax(ptr addrspace(1) %0, double %1) #0 {
  %3 = call spir_func double @_Z21__spirv_AtomicFMaxEXTPU3AS1diid(ptr addrspace(1) %0, i32 2, i32 512, double %1) #0
  ret double %3
}

declare spir_func i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z22__spirv_AtomicExchangePU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z18__spirv_AtomicIAddPU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z18__spirv_AtomicISubPU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z18__spirv_AtomicSMinPU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z18__spirv_AtomicUMinPU3AS3miim(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS1jiij(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS3miim(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z17__spirv_AtomicAndPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z17__spirv_AtomicAndPU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z16__spirv_AtomicOrPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z16__spirv_AtomicOrPU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z17__spirv_AtomicXorPU3AS1iiii(ptr addrspace(1), i32, i32, i32) #0

declare spir_func i64 @_Z17__spirv_AtomicXorPU3AS3liil(ptr addrspace(3), i32, i32, i64) #0

declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS3lii(ptr addrspace(3), i32, i32) #0

declare spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1), i32, i32) #0

declare spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS3lii(ptr addrspace(3), i32, i32) #0

declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32) #0

declare spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS1liiill(ptr addrspace(1), i32, i32, i32, i64, i64) #0

declare spir_func float @_Z22__spirv_AtomicExchangePU3AS1fiif(ptr addrspace(1), i32, i32, float) #0

declare spir_func double @_Z22__spirv_AtomicExchangePU3AS1diid(ptr addrspace(1), i32, i32, double) #0

declare spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float) #0

declare spir_func double @_Z21__spirv_AtomicFAddEXTPU3AS1diid(ptr addrspace(1), i32, i32, double) #0

declare spir_func float @_Z21__spirv_AtomicFMinEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float) #0

declare spir_func double @_Z21__spirv_AtomicFMinEXTPU3AS1diid(ptr addrspace(1), i32, i32, double) #0

declare spir_func float @_Z21__spirv_AtomicFMaxEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float) #0

declare spir_func double @_Z21__spirv_AtomicFMaxEXTPU3AS1diid(ptr addrspace(1), i32, i32, double) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!spirv.Extension = !{!12, !13}
!spirv.Generator = !{!14}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 12}
!7 = !{i32 6033}
!8 = !{i32 6034}
!9 = !{i32 5612}
!10 = !{i32 5613}
!11 = !{i32 10}
!12 = !{!"SPV_EXT_shader_atomic_float_add"}
!13 = !{!"SPV_EXT_shader_atomic_float_min_max"}
!14 = !{i16 0, i16 0}
