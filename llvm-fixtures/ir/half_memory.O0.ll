; ModuleID = 'opencl/half_memory.cl'
source_filename = "opencl/half_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @half_scalar(ptr addrspace(1) noundef align 2 %h, ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %h.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %h, ptr %h.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %h.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_half_scalar(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_half_scalar(ptr addrspace(1) noundef align 2 %h, ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %h.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %h, ptr %h.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %h.addr, align 8
  %call1 = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef %0, ptr addrspace(1) noundef %1) #6
  %add = fadd float %call1, 1.000000e+00
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %3
  store float %add, ptr addrspace(1) %arrayidx, align 4
  %4 = load ptr addrspace(1), ptr %in.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %5
  %6 = load float, ptr addrspace(1) %arrayidx2, align 4
  %mul = fmul float %6, 0x3FD51EB860000000
  %7 = load i64, ptr %i, align 8
  %8 = load ptr addrspace(1), ptr %h.addr, align 8
  call spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef %mul, i64 noundef %7, ptr addrspace(1) noundef %8) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @half_store_rounding(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 2 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_half_store_rounding(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_half_store_rounding(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 2 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca float, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %mul = fmul float %2, 0x3FF003AFC0000000
  store float %mul, ptr %x, align 4
  %3 = load float, ptr %x, align 4
  %4 = load i64, ptr %i, align 8
  %mul1 = mul i64 %4, 6
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef %3, i64 noundef %mul1, ptr addrspace(1) noundef %5) #7
  %6 = load float, ptr %x, align 4
  %7 = load i64, ptr %i, align 8
  %mul2 = mul i64 %7, 6
  %add = add i64 %mul2, 1
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float noundef %6, i64 noundef %add, ptr addrspace(1) noundef %8) #7
  %9 = load float, ptr %x, align 4
  %10 = load i64, ptr %i, align 8
  %mul3 = mul i64 %10, 6
  %add4 = add i64 %mul3, 2
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z15vstore_half_rtzfmPU3AS1Dh(float noundef %9, i64 noundef %add4, ptr addrspace(1) noundef %11) #7
  %12 = load float, ptr %x, align 4
  %13 = load i64, ptr %i, align 8
  %mul5 = mul i64 %13, 6
  %add6 = add i64 %mul5, 3
  %14 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z15vstore_half_rtpfmPU3AS1Dh(float noundef %12, i64 noundef %add6, ptr addrspace(1) noundef %14) #7
  %15 = load float, ptr %x, align 4
  %16 = load i64, ptr %i, align 8
  %mul7 = mul i64 %16, 6
  %add8 = add i64 %mul7, 4
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef %15, i64 noundef %add8, ptr addrspace(1) noundef %17) #7
  %18 = load float, ptr %x, align 4
  %conv = fpext float %18 to double
  %mul9 = fmul double %conv, 3.000000e+00
  %19 = load i64, ptr %i, align 8
  %mul10 = mul i64 %19, 6
  %add11 = add i64 %mul10, 5
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z11vstore_halfdmPU3AS1Dh(double noundef %mul9, i64 noundef %add11, ptr addrspace(1) noundef %20) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @half_vectors(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 2 %back) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %back.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %back, ptr %back.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load ptr addrspace(1), ptr %back.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_half_vectors(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_half_vectors(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 2 %back) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %back.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %back, ptr %back.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64 noundef %0, ptr addrspace(1) noundef %1) #6
  %2 = load i64, ptr %i, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef %call1, i64 noundef %2, ptr addrspace(1) noundef %3) #7
  %4 = load i64, ptr %i, align 8
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %call2 = call spir_func <3 x float> @_Z11vload_half3mPU3AS1KDh(i64 noundef %4, ptr addrspace(1) noundef %5) #6
  %6 = load i64, ptr %i, align 8
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr = getelementptr inbounds float, ptr addrspace(1) %7, i64 4
  call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call2, i64 noundef %6, ptr addrspace(1) noundef %add.ptr) #7
  %8 = load i64, ptr %i, align 8
  %9 = load ptr addrspace(1), ptr %in.addr, align 8
  %call3 = call spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef %8, ptr addrspace(1) noundef %9) #6
  %10 = load i64, ptr %i, align 8
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr4 = getelementptr inbounds float, ptr addrspace(1) %11, i64 10
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %call3, i64 noundef %10, ptr addrspace(1) noundef %add.ptr4) #7
  %12 = load i64, ptr %i, align 8
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %call5 = call spir_func <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %12, ptr addrspace(1) noundef %13) #6
  %14 = load i64, ptr %i, align 8
  %15 = load ptr addrspace(1), ptr %back.addr, align 8
  call spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float> noundef %call5, i64 noundef %14, ptr addrspace(1) noundef %15) #7
  %16 = load i64, ptr %i, align 8
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr6 = getelementptr inbounds float, ptr addrspace(1) %17, i64 10
  %call7 = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %16, ptr addrspace(1) noundef %add.ptr6) #6
  %mul = fmul <4 x float> %call7, splat (float 0x3FFB333340000000)
  %18 = load i64, ptr %i, align 8
  %19 = load ptr addrspace(1), ptr %back.addr, align 8
  %add.ptr8 = getelementptr inbounds half, ptr addrspace(1) %19, i64 4
  call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> noundef %mul, i64 noundef %18, ptr addrspace(1) noundef %add.ptr8) #7
  %20 = load i64, ptr %i, align 8
  %21 = load ptr addrspace(1), ptr %in.addr, align 8
  %call9 = call spir_func <8 x float> @_Z11vload_half8mPU3AS1KDh(i64 noundef %20, ptr addrspace(1) noundef %21) #6
  %22 = load i64, ptr %i, align 8
  %23 = load ptr addrspace(1), ptr %back.addr, align 8
  %add.ptr10 = getelementptr inbounds half, ptr addrspace(1) %23, i64 12
  call spir_func void @_Z12vstore_half8Dv8_fmPU3AS1Dh(<8 x float> noundef %call9, i64 noundef %22, ptr addrspace(1) noundef %add.ptr10) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @half_aligned(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_half_aligned(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_half_aligned(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef %0, ptr addrspace(1) noundef %1) #6
  %2 = load i64, ptr %i, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %call1, i64 noundef %2, ptr addrspace(1) noundef %3) #7
  %4 = load i64, ptr %i, align 8
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %call2 = call spir_func <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef %4, ptr addrspace(1) noundef %5) #6
  %6 = load i64, ptr %i, align 8
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr = getelementptr inbounds float, ptr addrspace(1) %7, i64 8
  call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call2, i64 noundef %6, ptr addrspace(1) noundef %add.ptr) #7
  %8 = load i64, ptr %i, align 8
  %9 = load ptr addrspace(1), ptr %in.addr, align 8
  %call3 = call spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef %8, ptr addrspace(1) noundef %9) #6
  %mul = fmul <4 x float> %call3, splat (float 5.000000e-01)
  %10 = load i64, ptr %i, align 8
  %add = add i64 %10, 2
  %11 = load ptr addrspace(1), ptr %in.addr, align 8
  call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS1Dh(<4 x float> noundef %mul, i64 noundef %add, ptr addrspace(1) noundef %11) #7
  %12 = load i64, ptr %i, align 8
  %add4 = add i64 %12, 10
  %13 = load ptr addrspace(1), ptr %in.addr, align 8
  call spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS1Dh(<2 x float> noundef splat (float 0x3FD5555560000000), i64 noundef %add4, ptr addrspace(1) noundef %13) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halfdmPU3AS1Dh(double noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z11vload_half3mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half8Dv8_fmPU3AS1Dh(<8 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z11vload_half8mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS1Dh(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS1Dh(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #3

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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"half*", !"float*", !"float*"}
!6 = !{!"", !"const", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"float*", !"half*"}
!10 = !{!"const", !""}
!11 = !{!"half*", !"float*", !"half*"}
!12 = !{!"const", !"", !""}
!13 = !{!"half*", !"float*"}
!14 = !{!"", !""}
