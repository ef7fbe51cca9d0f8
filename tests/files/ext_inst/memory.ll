target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func float @fract(float %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func float @_Z17__spirv_ocl_fractfPU3AS1f(float %0, ptr addrspace(1) %1) #0
  ret float %3
}

define spir_func float @modf(float %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func float @_Z16__spirv_ocl_modffPU3AS1f(float %0, ptr addrspace(1) %1) #0
  ret float %3
}

define spir_func float @sincos(float %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func float @_Z18__spirv_ocl_sincosfPU3AS1f(float %0, ptr addrspace(1) %1) #0
  ret float %3
}

define spir_func float @frexp(float %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func float @_Z17__spirv_ocl_frexpfPU3AS1i(float %0, ptr addrspace(1) %1) #0
  ret float %3
}

define spir_func float @lgamma_r(float %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func float @_Z20__spirv_ocl_lgamma_rfPU3AS1i(float %0, ptr addrspace(1) %1) #0
  ret float %3
}

define spir_func float @remquo(float %0, float %1, ptr addrspace(1) %2) #0 {
  %4 = call spir_func float @_Z18__spirv_ocl_remquoffPU3AS1i(float %0, float %1, ptr addrspace(1) %2) #0
  ret float %4
}

define spir_func <4 x float> @vloadn(i64 %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4mPU3AS1Kfi(i64 %0, ptr addrspace(1) %1, i32 4) #0
  ret <4 x float> %3
}

define spir_func void @vstoren(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0 {
  call spir_func void @_Z19__spirv_ocl_vstorenDv4_fmPU3AS1f(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0
  ret void
}

define spir_func float @vload_half(i64 %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func float @_Z29__spirv_ocl_vload_half_RfloatmPU3AS1KDh(i64 %0, ptr addrspace(1) %1) #0
  ret float %3
}

define spir_func <4 x float> @vload_halfn(i64 %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func <4 x float> @_Z31__spirv_ocl_vload_halfn_Rfloat4mPU3AS1KDhi(i64 %0, ptr addrspace(1) %1, i32 4) #0
  ret <4 x float> %3
}

define spir_func <4 x float> @vloada_halfn(i64 %0, ptr addrspace(1) %1) #0 {
  %3 = call spir_func <4 x float> @_Z32__spirv_ocl_vloada_halfn_Rfloat4mPU3AS1KDhi(i64 %0, ptr addrspace(1) %1, i32 4) #0
  ret <4 x float> %3
}

define spir_func void @vstore_half(float %0, i64 %1, ptr addrspace(1) %2) #0 {
  call spir_func void @_Z23__spirv_ocl_vstore_halffmPU3AS1Dh(float %0, i64 %1, ptr addrspace(1) %2) #0
  ret void
}

define spir_func void @vstore_half_r(float %0, i64 %1, ptr addrspace(1) %2) #0 {
  call spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float %0, i64 %1, ptr addrspace(1) %2, i32 1) #0
  ret void
}

define spir_func void @vstore_halfn(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0 {
  call spir_func void @_Z24__spirv_ocl_vstore_halfnDv4_fmPU3AS1Dh(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0
  ret void
}

define spir_func void @vstorea_halfn(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0 {
  call spir_func void @_Z25__spirv_ocl_vstorea_halfnDv4_fmPU3AS1Dh(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0
  ret void
}

define spir_func void @vstore_halfn_r(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0 {
  call spir_func void @_Z26__spirv_ocl_vstore_halfn_rDv4_fmPU3AS1Dhi(<4 x float> %0, i64 %1, ptr addrspace(1) %2, i32 2) #0
  ret void
}

define spir_func void @vstorea_halfn_r(<4 x float> %0, i64 %1, ptr addrspace(1) %2) #0 {
  call spir_func void @_Z27__spirv_ocl_vstorea_halfn_rDv4_fmPU3AS1Dhi(<4 x float> %0, i64 %1, ptr addrspace(1) %2, i32 2) #0
  ret void
}

define spir_func void @prefetch(ptr addrspace(1) %0, i64 %1) #0 {
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kfm(ptr addrspace(1) %0, i64 %1) #0
  ret void
}

declare spir_func float @_Z17__spirv_ocl_fractfPU3AS1f(float, ptr addrspace(1)) #0

declare spir_func float @_Z16__spirv_ocl_modffPU3AS1f(float, ptr addrspace(1)) #0

declare spir_func float @_Z18__spirv_ocl_sincosfPU3AS1f(float, ptr addrspace(1)) #0

declare spir_func float @_Z17__spirv_ocl_frexpfPU3AS1i(float, ptr addrspace(1)) #0

declare spir_func float @_Z20__spirv_ocl_lgamma_rfPU3AS1i(float, ptr addrspace(1)) #0

declare spir_func float @_Z18__spirv_ocl_remquoffPU3AS1i(float, float, ptr addrspace(1)) #0

declare spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4mPU3AS1Kfi(i64, ptr addrspace(1), i32) #1

declare spir_func void @_Z19__spirv_ocl_vstorenDv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1)) #0

declare spir_func float @_Z29__spirv_ocl_vload_half_RfloatmPU3AS1KDh(i64, ptr addrspace(1)) #1

declare spir_func <4 x float> @_Z31__spirv_ocl_vload_halfn_Rfloat4mPU3AS1KDhi(i64, ptr addrspace(1), i32) #1

declare spir_func <4 x float> @_Z32__spirv_ocl_vloada_halfn_Rfloat4mPU3AS1KDhi(i64, ptr addrspace(1), i32) #1

declare spir_func void @_Z23__spirv_ocl_vstore_halffmPU3AS1Dh(float, i64, ptr addrspace(1)) #0

declare spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float, i64, ptr addrspace(1), i32) #0

declare spir_func void @_Z24__spirv_ocl_vstore_halfnDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1)) #0

declare spir_func void @_Z25__spirv_ocl_vstorea_halfnDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1)) #0

declare spir_func void @_Z26__spirv_ocl_vstore_halfn_rDv4_fmPU3AS1Dhi(<4 x float>, i64, ptr addrspace(1), i32) #0

declare spir_func void @_Z27__spirv_ocl_vstorea_halfn_rDv4_fmPU3AS1Dhi(<4 x float>, i64, ptr addrspace(1), i32) #0

declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kfm(ptr addrspace(1), i64) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind memory(argmem: read) }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5, !6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 11}
!6 = !{i32 8}
!7 = !{i16 0, i16 0}
