; ModuleID = 'opencl/math_pointers.cl'
source_filename = "opencl/math_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@local_results.parts = internal addrspace(3) global [8 x float] undef, align 4
@local_results.whole = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @private_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_private_results(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_private_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  %x = alloca float, align 4
  %whole = alloca float, align 4
  %cosine = alloca float, align 4
  %floored = alloca float, align 4
  %exponent = alloca i32, align 4
  %sign = alloca i32, align 4
  %quotient = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 12
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %2 = load ptr addrspace(1), ptr %in.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %3
  %4 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %4, ptr %x, align 4
  %5 = load float, ptr %x, align 4
  %call1 = call spir_func float @_Z5fractfPf(float noundef %5, ptr noundef %floored) #6
  %6 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %6, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store float %call1, ptr addrspace(1) %6, align 4
  %7 = load float, ptr %floored, align 4
  %8 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr2 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i32 1
  store ptr addrspace(1) %incdec.ptr2, ptr %o, align 8
  store float %7, ptr addrspace(1) %8, align 4
  %9 = load float, ptr %x, align 4
  %call3 = call spir_func float @_Z5frexpfPi(float noundef %9, ptr noundef %exponent) #6
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store float %call3, ptr addrspace(1) %10, align 4
  %11 = load i32, ptr %exponent, align 4
  %conv = sitofp i32 %11 to float
  %12 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store float %conv, ptr addrspace(1) %12, align 4
  %13 = load float, ptr %x, align 4
  %call6 = call spir_func float @_Z4modffPf(float noundef %13, ptr noundef %whole) #6
  %14 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store float %call6, ptr addrspace(1) %14, align 4
  %15 = load float, ptr %whole, align 4
  %16 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr8 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i32 1
  store ptr addrspace(1) %incdec.ptr8, ptr %o, align 8
  store float %15, ptr addrspace(1) %16, align 4
  %17 = load float, ptr %x, align 4
  %call9 = call spir_func float @_Z6sincosfPf(float noundef %17, ptr noundef %cosine) #6
  %18 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr10 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i32 1
  store ptr addrspace(1) %incdec.ptr10, ptr %o, align 8
  store float %call9, ptr addrspace(1) %18, align 4
  %19 = load float, ptr %cosine, align 4
  %20 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr11 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i32 1
  store ptr addrspace(1) %incdec.ptr11, ptr %o, align 8
  store float %19, ptr addrspace(1) %20, align 4
  %21 = load float, ptr %x, align 4
  %add = fadd float %21, 5.000000e+00
  %call12 = call spir_func float @_Z8lgamma_rfPi(float noundef %add, ptr noundef %sign) #6
  %22 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr13 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i32 1
  store ptr addrspace(1) %incdec.ptr13, ptr %o, align 8
  store float %call12, ptr addrspace(1) %22, align 4
  %23 = load i32, ptr %sign, align 4
  %conv14 = sitofp i32 %23 to float
  %24 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr15 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i32 1
  store ptr addrspace(1) %incdec.ptr15, ptr %o, align 8
  store float %conv14, ptr addrspace(1) %24, align 4
  %25 = load float, ptr %x, align 4
  %call16 = call spir_func float @_Z6remquoffPi(float noundef %25, float noundef 7.500000e-01, ptr noundef %quotient) #6
  %26 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr17 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i32 1
  store ptr addrspace(1) %incdec.ptr17, ptr %o, align 8
  store float %call16, ptr addrspace(1) %26, align 4
  %27 = load i32, ptr %quotient, align 4
  %and = and i32 %27, 7
  %conv18 = sitofp i32 %and to float
  %28 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr19 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i32 1
  store ptr addrspace(1) %incdec.ptr19, ptr %o, align 8
  store float %conv18, ptr addrspace(1) %28, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @global_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %2 = load ptr addrspace(1), ptr %b.addr, align 8
  %3 = load ptr addrspace(1), ptr %c.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_global_results(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_global_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %call1 = call spir_func float @_Z6sincosfPU3AS1f(float noundef %2, ptr addrspace(1) noundef %add.ptr) #6
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %6
  %7 = load float, ptr addrspace(1) %arrayidx2, align 4
  %8 = load ptr addrspace(1), ptr %c.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  %call4 = call spir_func float @_Z5frexpfPU3AS1i(float noundef %7, ptr addrspace(1) noundef %arrayidx3) #6
  %add = fadd float %call1, %call4
  %10 = load ptr addrspace(1), ptr %a.addr, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  store float %add, ptr addrspace(1) %arrayidx5, align 4
  %12 = load ptr addrspace(1), ptr %in.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  %14 = load float, ptr addrspace(1) %arrayidx6, align 4
  %15 = load ptr addrspace(1), ptr %a.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %15, i64 %16
  %call8 = call spir_func float @_Z4modffPU3AS1f(float noundef %14, ptr addrspace(1) noundef %arrayidx7) #6
  %17 = load ptr addrspace(1), ptr %b.addr, align 8
  %18 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %18
  %19 = load float, ptr addrspace(1) %arrayidx9, align 4
  %add10 = fadd float %19, %call8
  store float %add10, ptr addrspace(1) %arrayidx9, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @local_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_local_results(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_local_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %3 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) @local_results.parts, i64 0, i64 %3
  %call2 = call spir_func float @_Z5fractfPU3AS3f(float noundef %2, ptr addrspace(3) noundef %arrayidx1) #6
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %mul = mul i64 %5, 3
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %mul
  store float %call2, ptr addrspace(1) %arrayidx3, align 4
  %6 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw [8 x float], ptr addrspace(3) @local_results.parts, i64 0, i64 %6
  %7 = load float, ptr addrspace(3) %arrayidx4, align 4
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %mul5 = mul i64 %9, 3
  %add = add i64 %mul5, 1
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %add
  store float %7, ptr addrspace(1) %arrayidx6, align 4
  %10 = load ptr addrspace(1), ptr %in.addr, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %12 = load float, ptr addrspace(1) %arrayidx7, align 4
  %13 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @local_results.whole, i64 0, i64 %13
  %call9 = call spir_func float @_Z6remquoffPU3AS3i(float noundef %12, float noundef 1.500000e+00, ptr addrspace(3) noundef %arrayidx8) #6
  %14 = load i64, ptr %i, align 8
  %arrayidx10 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @local_results.whole, i64 0, i64 %14
  %15 = load i32, ptr addrspace(3) %arrayidx10, align 4
  %and = and i32 %15, 7
  %conv = sitofp i32 %and to float
  %add11 = fadd float %call9, %conv
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul12 = mul i64 %17, 3
  %add13 = add i64 %mul12, 2
  %arrayidx14 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %add13
  store float %add11, ptr addrspace(1) %arrayidx14, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vector_results(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %c) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %2 = load ptr addrspace(1), ptr %b.addr, align 8
  %3 = load ptr addrspace(1), ptr %c.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_vector_results(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vector_results(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %c) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %whole = alloca <4 x float>, align 16
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16
  %call1 = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef %2, ptr noundef %whole) #6
  %3 = load <4 x float>, ptr %whole, align 16
  %4 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %3, <4 x float> splat (float 2.000000e+00), <4 x float> %call1)
  %5 = load ptr addrspace(1), ptr %a.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %5, i64 %6
  store <4 x float> %4, ptr addrspace(1) %arrayidx2, align 16
  %7 = load ptr addrspace(1), ptr %in.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %7, i64 %8
  %9 = load <4 x float>, ptr addrspace(1) %arrayidx3, align 16
  %10 = load ptr addrspace(1), ptr %b.addr, align 8
  %11 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %10, i64 %11
  %call4 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS1Dv4_i(<4 x float> noundef %9, ptr addrspace(1) noundef %add.ptr) #6
  %12 = load ptr addrspace(1), ptr %c.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %13
  store <4 x float> %call4, ptr addrspace(1) %arrayidx5, align 16
  %14 = load ptr addrspace(1), ptr %in.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %14, i64 %15
  %16 = load <4 x float>, ptr addrspace(1) %arrayidx6, align 16
  %17 = load ptr addrspace(1), ptr %a.addr, align 8
  %18 = load i64, ptr %i, align 8
  %add.ptr7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %17, i64 %18
  %call8 = call spir_func <4 x float> @_Z6sincosDv4_fPU3AS1S_(<4 x float> noundef %16, ptr addrspace(1) noundef %add.ptr7) #6
  %19 = load ptr addrspace(1), ptr %c.addr, align 8
  %20 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %19, i64 %20
  %21 = load <4 x float>, ptr addrspace(1) %arrayidx9, align 16
  %add = fadd <4 x float> %21, %call8
  store <4 x float> %add, ptr addrspace(1) %arrayidx9, align 16
  %22 = load ptr addrspace(1), ptr %in.addr, align 8
  %23 = load i64, ptr %i, align 8
  %arrayidx10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %22, i64 %23
  %24 = load <4 x float>, ptr addrspace(1) %arrayidx10, align 16
  %25 = load ptr addrspace(1), ptr %in.addr, align 8
  %26 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %25, i64 %26
  %27 = load <4 x float>, ptr addrspace(1) %arrayidx11, align 16
  %28 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %24, <4 x float> %27, <4 x float> splat (float 1.000000e+00))
  %call12 = call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef %28) #5
  %29 = load ptr addrspace(1), ptr %b.addr, align 8
  %30 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %29, i64 %30
  %31 = load <4 x i32>, ptr addrspace(1) %arrayidx13, align 16
  %add14 = add <4 x i32> %31, %call12
  store <4 x i32> %add14, ptr addrspace(1) %arrayidx13, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @double_results(ptr addrspace(1) noundef align 8 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_double_results(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_double_results(ptr addrspace(1) noundef align 8 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %whole = alloca double, align 8
  %cosine = alloca double, align 8
  %exponent = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %1
  %2 = load double, ptr addrspace(1) %arrayidx, align 8
  %call1 = call spir_func double @_Z4modfdPd(double noundef %2, ptr noundef %whole) #6
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %4 = load i64, ptr %i, align 8
  %mul = mul i64 %4, 6
  %arrayidx2 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %mul
  store double %call1, ptr addrspace(1) %arrayidx2, align 8
  %5 = load double, ptr %whole, align 8
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %mul3 = mul i64 %7, 6
  %add = add i64 %mul3, 1
  %arrayidx4 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %add
  store double %5, ptr addrspace(1) %arrayidx4, align 8
  %8 = load ptr addrspace(1), ptr %in.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %9
  %10 = load double, ptr addrspace(1) %arrayidx5, align 8
  %call6 = call spir_func double @_Z5frexpdPi(double noundef %10, ptr noundef %exponent) #6
  %11 = load i32, ptr %exponent, align 4
  %conv = sitofp i32 %11 to double
  %add7 = fadd double %call6, %conv
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %13 = load i64, ptr %i, align 8
  %mul8 = mul i64 %13, 6
  %add9 = add i64 %mul8, 2
  %arrayidx10 = getelementptr inbounds nuw double, ptr addrspace(1) %12, i64 %add9
  store double %add7, ptr addrspace(1) %arrayidx10, align 8
  %14 = load ptr addrspace(1), ptr %in.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw double, ptr addrspace(1) %14, i64 %15
  %16 = load double, ptr addrspace(1) %arrayidx11, align 8
  %call12 = call spir_func double @_Z6sincosdPd(double noundef %16, ptr noundef %cosine) #6
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  %18 = load i64, ptr %i, align 8
  %mul13 = mul i64 %18, 6
  %add14 = add i64 %mul13, 3
  %arrayidx15 = getelementptr inbounds nuw double, ptr addrspace(1) %17, i64 %add14
  store double %call12, ptr addrspace(1) %arrayidx15, align 8
  %19 = load double, ptr %cosine, align 8
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  %21 = load i64, ptr %i, align 8
  %mul16 = mul i64 %21, 6
  %add17 = add i64 %mul16, 4
  %arrayidx18 = getelementptr inbounds nuw double, ptr addrspace(1) %20, i64 %add17
  store double %19, ptr addrspace(1) %arrayidx18, align 8
  %22 = load ptr addrspace(1), ptr %in.addr, align 8
  %23 = load i64, ptr %i, align 8
  %arrayidx19 = getelementptr inbounds nuw double, ptr addrspace(1) %22, i64 %23
  %24 = load double, ptr addrspace(1) %arrayidx19, align 8
  %25 = load i32, ptr %exponent, align 4
  %call20 = call spir_func double @_Z5ldexpdi(double noundef %24, i32 noundef %25) #5
  %26 = load ptr addrspace(1), ptr %in.addr, align 8
  %27 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw double, ptr addrspace(1) %26, i64 %27
  %28 = load double, ptr addrspace(1) %arrayidx21, align 8
  %call22 = call spir_func double @_Z4powndi(double noundef %28, i32 noundef 3) #5
  %add23 = fadd double %call20, %call22
  %29 = load ptr addrspace(1), ptr %in.addr, align 8
  %30 = load i64, ptr %i, align 8
  %arrayidx24 = getelementptr inbounds nuw double, ptr addrspace(1) %29, i64 %30
  %31 = load double, ptr addrspace(1) %arrayidx24, align 8
  %call25 = call spir_func double @_Z3fmaddd(double noundef %31, double noundef 2.000000e+00, double noundef 1.000000e+00) #5
  %add26 = fadd double %add23, %call25
  %32 = load ptr addrspace(1), ptr %out.addr, align 8
  %33 = load i64, ptr %i, align 8
  %mul27 = mul i64 %33, 6
  %add28 = add i64 %mul27, 5
  %arrayidx29 = getelementptr inbounds nuw double, ptr addrspace(1) %32, i64 %add28
  store double %add26, ptr addrspace(1) %arrayidx29, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPf(float noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPi(float noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPf(float noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z6sincosfPf(float noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z8lgamma_rfPi(float noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPi(float noundef, float noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z6sincosfPU3AS1f(float noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPU3AS1i(float noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPU3AS1f(float noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPU3AS3f(float noundef, ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPU3AS3i(float noundef, float noundef, ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef, ptr noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z5frexpDv4_fPU3AS1Dv4_i(<4 x float> noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z6sincosDv4_fPU3AS1S_(<4 x float> noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func double @_Z4modfdPd(double noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z5frexpdPi(double noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare spir_func double @_Z6sincosdPd(double noundef, ptr noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5ldexpdi(double noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4powndi(double noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"float*", !"float*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"int*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!"float4*", !"float4*", !"int4*", !"float4*"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!13 = !{!"double*", !"double*"}
