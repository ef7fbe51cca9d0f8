target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @add(ptr addrspace(1) %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS1fiif(ptr addrspace(1) %0, i32 1, i32 528, float %1) #0
  ret float %3
}

define spir_func double @add_double(ptr addrspace(3) %0, double %1) #0 {
  %3 = call spir_func double @_Z21__spirv_AtomicFAddEXTPU3AS3diid(ptr addrspace(3) %0, i32 2, i32 256, double %1) #0
  ret double %3
}

define spir_func float @min(ptr addrspace(1) %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_AtomicFMinEXTPU3AS1fiif(ptr addrspace(1) %0, i32 1, i32 528, float %1) #0
  ret float %3
}

define spir_func float @max(ptr addrspace(4) %0, float %1) #0 {
  %3 = call spir_func float @_Z21__spirv_AtomicFMaxEXTPU3AS4fiif(ptr addrspace(4) %0, i32 2, i32 768, float %1) #0
  ret float %3
}

declare spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float) #0

declare spir_func double @_Z21__spirv_AtomicFAddEXTPU3AS3diid(ptr addrspace(3), i32, i32, double) #0

declare spir_func float @_Z21__spirv_AtomicFMinEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float) #0

declare spir_func float @_Z21__spirv_AtomicFMaxEXTPU3AS4fiif(ptr addrspace(4), i32, i32, float) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7, !8, !9}
!spirv.Extension = !{!10, !11}
!spirv.Generator = !{!12}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 38}
!6 = !{i32 10}
!7 = !{i32 6033}
!8 = !{i32 6034}
!9 = !{i32 5612}
!10 = !{!"SPV_EXT_shader_atomic_float_add"}
!11 = !{!"SPV_EXT_shader_atomic_float_min_max"}
!12 = !{i16 0, i16 0}
