target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @prefetch(ptr addrspace(1) %0, i32 %1) #0 {
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(1) %0, i32 %1) #1
  ret void
}

define spir_func void @prefetch_aligned(ptr addrspace(1) %0, i32 %1) #0 {
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khjji(ptr addrspace(1) %0, i32 %1, i32 2, i32 4) #1
  ret void
}

define spir_func void @load(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #0 {
  call spir_func void @_Z32__spirv_Subgroup2DBlockLoadINTELiiiiPU3AS1ciiiDv2_iPc(i32 4, i32 8, i32 8, i32 1, ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #1
  ret void
}

define spir_func void @loadtransform(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #0 {
  call spir_func void @_Z41__spirv_Subgroup2DBlockLoadTransformINTELiiiiPU3AS1ciiiDv2_iPc(i32 4, i32 8, i32 8, i32 1, ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #1
  ret void
}

define spir_func void @loadtranspose(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #0 {
  call spir_func void @_Z41__spirv_Subgroup2DBlockLoadTransposeINTELiiiiPU3AS1ciiiDv2_iPc(i32 4, i32 8, i32 8, i32 1, ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #1
  ret void
}

define spir_func void @prefetch_2d(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #0 {
  call spir_func void @_Z36__spirv_Subgroup2DBlockPrefetchINTELiiiiPU3AS1ciiiDv2_i(i32 4, i32 8, i32 8, i32 1, ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4) #1
  ret void
}

define spir_func void @store(ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4, ptr %5) #0 {
  call spir_func void @_Z33__spirv_Subgroup2DBlockStoreINTELiiiiPcPU3AS1ciiiDv2_i(i32 4, i32 8, i32 8, i32 1, ptr %5, ptr addrspace(1) %0, i32 %1, i32 %2, i32 %3, <2 x i32> %4) #1
  ret void
}

declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khj(ptr addrspace(1), i32) #1

declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1Khjji(ptr addrspace(1), i32, i32, i32) #1

declare spir_func void @_Z32__spirv_Subgroup2DBlockLoadINTELiiiiPU3AS1ciiiDv2_iPc(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>, ptr) #1

declare spir_func void @_Z41__spirv_Subgroup2DBlockLoadTransformINTELiiiiPU3AS1ciiiDv2_iPc(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>, ptr) #1

declare spir_func void @_Z41__spirv_Subgroup2DBlockLoadTransposeINTELiiiiPU3AS1ciiiDv2_iPc(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>, ptr) #1

declare spir_func void @_Z36__spirv_Subgroup2DBlockPrefetchINTELiiiiPU3AS1ciiiDv2_i(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>) #1

declare spir_func void @_Z33__spirv_Subgroup2DBlockStoreINTELiiiiPcPU3AS1ciiiDv2_i(i32, i32, i32, i32, ptr, ptr addrspace(1), i32, i32, i32, <2 x i32>) #1

attributes #0 = { nounwind }
attributes #1 = { convergent nounwind }

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
!5 = !{i32 39}
!6 = !{i32 6220}
!7 = !{i32 6228}
!8 = !{i32 6229}
!9 = !{i32 6230}
!10 = !{!"SPV_INTEL_subgroup_buffer_prefetch"}
!11 = !{!"SPV_INTEL_2d_block_io"}
!12 = !{i16 0, i16 0}
