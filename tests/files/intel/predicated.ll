target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @load(ptr addrspace(1) %0, i1 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1ibi(ptr addrspace(1) %0, i1 %1, i32 %2) #0
  ret i32 %4
}

define spir_func i32 @load_aligned(ptr addrspace(1) %0, i1 %1, i32 %2) #0 {
  %4 = call spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1ibiii(ptr addrspace(1) %0, i1 %1, i32 %2, i32 2, i32 8) #0
  ret i32 %4
}

define spir_func void @store(ptr addrspace(1) %0, i32 %1, i1 %2) #0 {
  call spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1iibii(ptr addrspace(1) %0, i32 %1, i1 %2, i32 2, i32 4) #0
  ret void
}

declare spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1ibi(ptr addrspace(1), i1, i32) #0

declare spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1ibiii(ptr addrspace(1), i1, i32, i32, i32) #0

declare spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1iibii(ptr addrspace(1), i32, i1, i32, i32) #0

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 6257}
!6 = !{!"SPV_INTEL_predicated_io"}
!7 = !{i16 0, i16 0}
