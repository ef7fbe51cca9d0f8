; Before LLVM had opaque types, objects of OpenCL C's were pointers: the names of functions tell which, and metadata of kernels.
; TEST: to-spirv
target triple = "spir64-unknown-unknown"

define spir_kernel void @sample(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x float> %place, ptr addrspace(1) %out) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x float> %place)
  store <4 x float> %texel, ptr addrspace(1) %out, align 16
  call spir_func void @_Z4look14ocl_image2d_ro(ptr addrspace(1) %image)
  ret void
}

define spir_kernel void @unused(ptr addrspace(1) %image, ptr addrspace(2) %sampler, ptr addrspace(1) %out) !kernel_arg_access_qual !1 !kernel_arg_base_type !2 {
  ret void
}

define spir_func <4 x float> @friendly(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x float> %place) {
  %both = call spir_func ptr addrspace(1) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(ptr addrspace(1) %image, ptr addrspace(2) %sampler)
  %texel = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(ptr addrspace(1) %both, <2 x float> %place, i32 2, float 0.0)
  ret <4 x float> %texel
}

define spir_func void @copy(ptr addrspace(3) %to, ptr addrspace(1) %from) {
  %event = alloca ptr, align 8
  %copy = call spir_func ptr @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 4, ptr null)
  store ptr %copy, ptr %event, align 8
  %events = addrspacecast ptr %event to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %events)
  ret void
}

define spir_func void @user_event() {
  %event = call spir_func ptr @_Z17create_user_eventv()
  call spir_func void @_Z12retain_event12ocl_clkevent(ptr %event)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1), ptr addrspace(2), <2 x float>)
declare spir_func void @_Z4look14ocl_image2d_ro(ptr addrspace(1))
declare spir_func ptr addrspace(1) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(ptr addrspace(1), ptr addrspace(2))
declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(ptr addrspace(1), <2 x float>, i32, float)
declare spir_func ptr @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, ptr)
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
declare spir_func ptr @_Z17create_user_eventv()
declare spir_func void @_Z12retain_event12ocl_clkevent(ptr)

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
!1 = !{!"write_only", !"none", !"none"}
!2 = !{!"image3d_t", !"sampler_t", !"float*"}
