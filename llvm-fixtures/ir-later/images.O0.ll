; ModuleID = 'opencl-later/images.cl'
source_filename = "opencl-later/images.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
entry:
  %in.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %out.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, ptr %in.addr, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, ptr %out.addr, align 8
  %0 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %1 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_invert(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
entry:
  %in.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %out.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  %at = alloca <2 x i32>, align 8
  %.compoundliteral = alloca <2 x i32>, align 8
  %pixel = alloca <4 x float>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, ptr %in.addr, align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  %vecinit = insertelement <2 x i32> poison, i32 %conv, i32 0
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %conv2 = trunc i64 %call1 to i32
  %vecinit3 = insertelement <2 x i32> %vecinit, i32 %conv2, i32 1
  store <2 x i32> %vecinit3, ptr %.compoundliteral, align 8
  %0 = load <2 x i32>, ptr %.compoundliteral, align 8
  store <2 x i32> %0, ptr %at, align 8
  %1 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %2 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %3 = load <2 x i32>, ptr %at, align 8
  %call4 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, <2 x i32> noundef %3) #6
  store <4 x float> %call4, ptr %pixel, align 16
  %4 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %out.addr, align 8
  %5 = load <2 x i32>, ptr %at, align 8
  %6 = load <4 x float>, ptr %pixel, align 16
  %sub = fsub <4 x float> splat (float 1.000000e+00), %6
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %4, <2 x i32> noundef %5, <4 x float> noundef %sub) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @sampled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %s, ptr addrspace(1) noundef align 16 %out, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
entry:
  %in.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %s.addr = alloca target("spirv.Sampler"), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %volume.addr = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, ptr %in.addr, align 8
  store target("spirv.Sampler") %s, ptr %s.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, ptr %volume.addr, align 8
  %0 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %1 = load target("spirv.Sampler"), ptr %s.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %volume.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_sampled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef align 16 %2, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_sampled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %s, ptr addrspace(1) noundef align 16 %out, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
entry:
  %in.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %s.addr = alloca target("spirv.Sampler"), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %volume.addr = alloca target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %where = alloca <2 x float>, align 8
  %.compoundliteral = alloca <2 x float>, align 8
  %.compoundliteral10 = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, ptr %in.addr, align 8
  store target("spirv.Sampler") %s, ptr %s.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, ptr %volume.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %x, align 4
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %y, align 4
  %0 = load i32, ptr %x, align 4
  %conv3 = sitofp i32 %0 to float
  %add = fadd float %conv3, 5.000000e-01
  %vecinit = insertelement <2 x float> poison, float %add, i32 0
  %1 = load i32, ptr %y, align 4
  %conv4 = sitofp i32 %1 to float
  %add5 = fadd float %conv4, 5.000000e-01
  %vecinit6 = insertelement <2 x float> %vecinit, float %add5, i32 1
  store <2 x float> %vecinit6, ptr %.compoundliteral, align 8
  %2 = load <2 x float>, ptr %.compoundliteral, align 8
  %3 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %call7 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %3) #5
  %call8 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %call7) #5
  %div = fdiv <2 x float> %2, %call8, !fpmath !14
  store <2 x float> %div, ptr %where, align 8
  %4 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %5 = load target("spirv.Sampler"), ptr %s.addr, align 8
  %6 = load <2 x float>, ptr %where, align 8
  %call9 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %4, target("spirv.Sampler") %5, <2 x float> noundef %6) #6
  %7 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %volume.addr, align 8
  %8 = load target("spirv.Sampler"), ptr %s.addr, align 8
  %9 = load i32, ptr %x, align 4
  %vecinit11 = insertelement <4 x i32> poison, i32 %9, i32 0
  %10 = load i32, ptr %y, align 4
  %vecinit12 = insertelement <4 x i32> %vecinit11, i32 %10, i32 1
  %vecinit13 = insertelement <4 x i32> %vecinit12, i32 0, i32 2
  %vecinit14 = insertelement <4 x i32> %vecinit13, i32 0, i32 3
  store <4 x i32> %vecinit14, ptr %.compoundliteral10, align 16
  %11 = load <4 x i32>, ptr %.compoundliteral10, align 16
  %call15 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %7, target("spirv.Sampler") %8, <4 x i32> noundef %11) #6
  %add16 = add <4 x i32> %call9, %call15
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %13 = load i32, ptr %y, align 4
  %14 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %call17 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %14) #5
  %mul = mul nsw i32 %13, %call17
  %15 = load i32, ptr %x, align 4
  %add18 = add nsw i32 %mul, %15
  %idxprom = sext i32 %add18 to i64
  %arrayidx = getelementptr inbounds <4 x i32>, ptr addrspace(1) %12, i64 %idxprom
  store <4 x i32> %add16, ptr addrspace(1) %arrayidx, align 16
  %16 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %call19 = call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %16) #5
  %17 = load target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), ptr %volume.addr, align 8
  %call20 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %17) #5
  %add21 = add nsw i32 %call19, %call20
  %18 = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %in.addr, align 8
  %call22 = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %18) #5
  %add23 = add nsw i32 %add21, %call22
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx24 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %19, i64 0
  %20 = load <4 x i32>, ptr addrspace(1) %arrayidx24, align 16
  %21 = insertelement <4 x i32> %20, i32 %add23, i64 0
  store <4 x i32> %21, ptr addrspace(1) %arrayidx24, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @arrays(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
entry:
  %line.addr = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %layers.addr = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %out.addr = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, ptr %line.addr, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, ptr %layers.addr, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out, ptr %out.addr, align 8
  %0 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %line.addr, align 8
  %1 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %layers.addr, align 8
  %2 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_arrays(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %1, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_arrays(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
entry:
  %line.addr = alloca target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), align 8
  %layers.addr = alloca target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), align 8
  %out.addr = alloca target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), align 8
  %i = alloca i32, align 4
  %value = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <4 x i32>, align 16
  store target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %line, ptr %line.addr, align 8
  store target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, ptr %layers.addr, align 8
  store target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %0 = load target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), ptr %line.addr, align 8
  %1 = load i32, ptr %i, align 4
  %call1 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %1) #6
  %2 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %layers.addr, align 8
  %3 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %4 = load i32, ptr %i, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %4, i32 0
  %vecinit2 = insertelement <4 x i32> %vecinit, i32 0, i32 1
  %vecinit3 = insertelement <4 x i32> %vecinit2, i32 1, i32 2
  %vecinit4 = insertelement <4 x i32> %vecinit3, i32 0, i32 3
  store <4 x i32> %vecinit4, ptr %.compoundliteral, align 16
  %5 = load <4 x i32>, ptr %.compoundliteral, align 16
  %call5 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, target("spirv.Sampler") %3, <4 x i32> noundef %5) #6
  %add = add <4 x i32> %call1, %call5
  store <4 x i32> %add, ptr %value, align 16
  %6 = load target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), ptr %out.addr, align 8
  %7 = load i32, ptr %i, align 4
  %8 = load <4 x i32>, ptr %value, align 16
  %9 = load target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), ptr %layers.addr, align 8
  %call6 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %9) #5
  %conv7 = trunc i64 %call6 to i32
  %splat.splatinsert = insertelement <4 x i32> poison, i32 %conv7, i64 0
  %splat.splat = shufflevector <4 x i32> %splat.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  %add8 = add <4 x i32> %8, %splat.splat
  call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %6, i32 noundef %7, <4 x i32> noundef %add8) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32 noundef, <4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"read_only", !"write_only"}
!5 = !{!"image2d_t", !"image2d_t"}
!6 = !{!"", !""}
!7 = !{!"in", !"out"}
!8 = !{i32 1, i32 0, i32 1, i32 1}
!9 = !{!"read_only", !"none", !"none", !"read_only"}
!10 = !{!"image2d_t", !"sampler_t", !"uint4*", !"image3d_t"}
!11 = !{!"image2d_t", !"sampler_t", !"uint __attribute__((ext_vector_type(4)))*", !"image3d_t"}
!12 = !{!"", !"", !"", !""}
!13 = !{!"in", !"s", !"out", !"volume"}
!14 = !{float 2.500000e+00}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"read_only", !"read_only", !"write_only"}
!17 = !{!"image1d_t", !"image2d_array_t", !"image1d_buffer_t"}
!18 = !{!"", !"", !""}
!19 = !{!"line", !"layers", !"out"}
