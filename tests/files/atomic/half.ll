target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func half @f(ptr addrspace(1) %0, half %1) #0 {
  %3 = call spir_func half @_Z21__spirv_AtomicFAddEXTPU3AS1DhiiDh(ptr addrspace(1) %0, i32 1, i32 528, half %1) #0
  %4 = call spir_func half @_Z21__spirv_AtomicFMinEXTPU3AS1DhiiDh(ptr addrspace(1) %0, i32 1, i32 528, half %3) #0
  %5 = call spir_func half @_Z21__spirv_AtomicFMaxEXTPU3AS1DhiiDh(ptr addrspace(1) %0, i32 1, i32 528, half %4) #0
  ret half %5
}

declare spir_func half @_Z21__spirv_AtomicFAddEXTPU3AS1DhiiDh(ptr addrspace(1), i32, i32, half) #0

declare spir_func half @_Z21__spirv_AtomicFMinEXTPU3AS1DhiiDh(ptr addrspace(1), i32, i32, half) #0

declare spir_func half @_Z21__spirv_AtomicFMaxEXTPU3AS1DhiiDh(ptr addrspace(1), i32, i32, half) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6, !7}
!spirv.Extension = !{!8, !9, !10}
!spirv.Generator = !{!11}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 3}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 9}
!6 = !{i32 6095}
!7 = !{i32 5616}
!8 = !{!"SPV_EXT_shader_atomic_float16_add"}
!9 = !{!"SPV_EXT_shader_atomic_float_add"}
!10 = !{!"SPV_EXT_shader_atomic_float_min_max"}
!11 = !{i16 0, i16 0}
