; BACK: objects behind pointers become target types, and OpenCL C's names friendly ones
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

declare spir_func void @_Z4look14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #0

define spir_kernel void @sample(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %place, ptr addrspace(1) %out) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_type_qual !20 !kernel_arg_base_type !19 {
  %1 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) #4
  %texel = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x float> %place, i32 2, float 0.000000e+00) #0
  store <4 x float> %texel, ptr addrspace(1) %out, align 16
  call spir_func void @_Z4look14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) #0
  ret void
}

define spir_kernel void @unused(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image, target("spirv.Sampler") %sampler, ptr addrspace(1) %out) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_type_qual !24 !kernel_arg_base_type !23 {
  ret void
}

define spir_func <4 x float> @friendly(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %place) #0 {
  %both = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) #4
  %texel = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both, <2 x float> %place, i32 2, float 0.000000e+00) #0
  ret <4 x float> %texel
}

define spir_func void @copy(ptr addrspace(3) %to, ptr addrspace(1) %from) #0 {
  %event = alloca target("spirv.Event"), align 8
  %copy = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS3iPU3AS1KimmP13__spirv_Event(i32 2, ptr addrspace(3) %to, ptr addrspace(1) %from, i64 4, i64 1, target("spirv.Event") zeroinitializer) #3
  store target("spirv.Event") %copy, ptr %event, align 8
  %events = addrspacecast ptr %event to ptr addrspace(4), !spirv.Pointee !25
  call spir_func void @_Z23__spirv_GroupWaitEventsiiPU3AS4P13__spirv_Event(i32 2, i32 1, ptr addrspace(4) %events) #3
  ret void
}

define spir_func void @user_event() #0 {
  %event = call spir_func target("spirv.DeviceEvent") @_Z23__spirv_CreateUserEventv() #0
  call spir_func void @_Z19__spirv_RetainEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent") %event) #0
  ret void
}

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler")) #1

declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float) #2

declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyiPU3AS3iPU3AS1KimmP13__spirv_Event(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event")) #3

declare spir_func void @_Z23__spirv_GroupWaitEventsiiPU3AS4P13__spirv_Event(i32, i32, ptr addrspace(4)) #3

declare spir_func target("spirv.DeviceEvent") @_Z23__spirv_CreateUserEventv() #0

declare spir_func void @_Z19__spirv_RetainEventP19__spirv_DeviceEvent(target("spirv.DeviceEvent")) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind willreturn memory(none) }
attributes #2 = { nounwind memory(argmem: read) }
attributes #3 = { convergent nounwind }
attributes #4 = { nounwind willreturn }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!2}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Version = !{!4}
!spirv.Capability = !{!5, !6, !7, !8, !9, !10, !11, !12}
!spirv.Generator = !{!13}
!spirv.EntryPoint = !{!14, !15}
!spirv.ExecutionMode = !{!16}

!0 = !{i32 2, i32 2}
!1 = !{i32 3, i32 200000}
!2 = !{i32 2, i32 0}
!3 = !{}
!4 = !{i32 1, i32 0}
!5 = !{i32 4}
!6 = !{i32 5}
!7 = !{i32 6}
!8 = !{i32 11}
!9 = !{i32 13}
!10 = !{i32 19}
!11 = !{i32 38}
!12 = !{i32 39}
!13 = !{i16 0, i16 0}
!14 = !{ptr @sample, i32 6, !"sample"}
!15 = !{ptr @unused, i32 6, !"unused"}
!16 = !{ptr @sample, i32 31}
!17 = !{i32 1, i32 0, i32 0, i32 1}
!18 = !{!"read_only", !"none", !"none", !"none"}
!19 = !{!"image2d_t", !"sampler_t", !"float2", !"float4*"}
!20 = !{!"", !"", !"", !""}
!21 = !{i32 1, i32 0, i32 1}
!22 = !{!"write_only", !"none", !"none"}
!23 = !{!"image3d_t", !"sampler_t", !"char*"}
!24 = !{!"", !"", !""}
!25 = !{target("spirv.Event") poison}
