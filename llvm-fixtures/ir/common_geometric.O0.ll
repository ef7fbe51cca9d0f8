; ModuleID = 'opencl/common_geometric.cl'
source_filename = "opencl/common_geometric.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @common_functions(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  %x = alloca float, align 4
  %y = alloca float, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 10
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %3
  %4 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %4, ptr %x, align 4
  %5 = load ptr addrspace(1), ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %6
  %7 = load float, ptr addrspace(1) %arrayidx1, align 4
  store float %7, ptr %y, align 4
  %8 = load float, ptr %x, align 4
  %call2 = call spir_func float @_Z5clampfff(float noundef %8, float noundef -1.000000e+00, float noundef 1.000000e+00) #4
  %9 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %9, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store float %call2, ptr addrspace(1) %9, align 4
  %10 = load float, ptr %x, align 4
  %call3 = call spir_func float @_Z7degreesf(float noundef %10) #4
  %11 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store float %call3, ptr addrspace(1) %11, align 4
  %12 = load float, ptr %x, align 4
  %call5 = call spir_func float @_Z7radiansf(float noundef %12) #4
  %13 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr6 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i32 1
  store ptr addrspace(1) %incdec.ptr6, ptr %o, align 8
  store float %call5, ptr addrspace(1) %13, align 4
  %14 = load float, ptr %x, align 4
  %15 = load float, ptr %y, align 4
  %call7 = call spir_func float @_Z3maxff(float noundef %14, float noundef %15) #4
  %16 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr8 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i32 1
  store ptr addrspace(1) %incdec.ptr8, ptr %o, align 8
  store float %call7, ptr addrspace(1) %16, align 4
  %17 = load float, ptr %x, align 4
  %18 = load float, ptr %y, align 4
  %call9 = call spir_func float @_Z3minff(float noundef %17, float noundef %18) #4
  %19 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr10 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i32 1
  store ptr addrspace(1) %incdec.ptr10, ptr %o, align 8
  store float %call9, ptr addrspace(1) %19, align 4
  %20 = load float, ptr %x, align 4
  %21 = load float, ptr %y, align 4
  %call11 = call spir_func float @_Z3mixfff(float noundef %20, float noundef %21, float noundef 0x3FD3333340000000) #4
  %22 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr12 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i32 1
  store ptr addrspace(1) %incdec.ptr12, ptr %o, align 8
  store float %call11, ptr addrspace(1) %22, align 4
  %23 = load float, ptr %x, align 4
  %24 = load float, ptr %y, align 4
  %call13 = call spir_func float @_Z4stepff(float noundef %23, float noundef %24) #4
  %25 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr14 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i32 1
  store ptr addrspace(1) %incdec.ptr14, ptr %o, align 8
  store float %call13, ptr addrspace(1) %25, align 4
  %26 = load float, ptr %x, align 4
  %call15 = call spir_func float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 2.000000e+00, float noundef %26) #4
  %27 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr16 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i32 1
  store ptr addrspace(1) %incdec.ptr16, ptr %o, align 8
  store float %call15, ptr addrspace(1) %27, align 4
  %28 = load float, ptr %x, align 4
  %call17 = call spir_func float @_Z4signf(float noundef %28) #4
  %29 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr18 = getelementptr inbounds nuw float, ptr addrspace(1) %29, i32 1
  store ptr addrspace(1) %incdec.ptr18, ptr %o, align 8
  store float %call17, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %y, align 4
  %call19 = call spir_func float @_Z10smoothstepfff(float noundef -2.000000e+00, float noundef 1.000000e+00, float noundef %30) #4
  %31 = load float, ptr %x, align 4
  %call20 = call spir_func float @_Z4stepff(float noundef 0.000000e+00, float noundef %31) #4
  %add = fadd float %call19, %call20
  %32 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr21 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i32 1
  store ptr addrspace(1) %incdec.ptr21, ptr %o, align 8
  store float %add, ptr addrspace(1) %32, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @geometric_functions(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_geometric_functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_geometric_functions(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x float>, align 16
  %y = alloca <4 x float>, align 16
  %.compoundliteral = alloca <4 x float>, align 16
  %.compoundliteral25 = alloca <4 x float>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16
  store <4 x float> %2, ptr %x, align 16
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %4
  %5 = load <4 x float>, ptr addrspace(1) %arrayidx1, align 16
  store <4 x float> %5, ptr %y, align 16
  %6 = load <4 x float>, ptr %x, align 16
  %7 = load <4 x float>, ptr %y, align 16
  %call2 = call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %7) #4
  %8 = load <4 x float>, ptr %x, align 16
  %call3 = call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %8) #4
  %add = fadd <4 x float> %call2, %call3
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %mul = mul i64 %10, 4
  %arrayidx4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %9, i64 %mul
  store <4 x float> %add, ptr addrspace(1) %arrayidx4, align 16
  %11 = load <4 x float>, ptr %x, align 16
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %13 = load <4 x float>, ptr %y, align 16
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call5 = call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %12, <3 x float> noundef %14) #4
  %15 = load <4 x float>, ptr %y, align 16
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call6 = call spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> noundef %16) #4
  %add7 = fadd <3 x float> %call5, %call6
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  %18 = load i64, ptr %i, align 8
  %mul8 = mul i64 %18, 4
  %add9 = add i64 %mul8, 1
  %arrayidx10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %17, i64 %add9
  %19 = load <4 x float>, ptr addrspace(1) %arrayidx10, align 16
  %20 = shufflevector <3 x float> %add7, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %21 = shufflevector <4 x float> %19, <4 x float> %20, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %21, ptr addrspace(1) %arrayidx10, align 16
  %22 = load <4 x float>, ptr %x, align 16
  %23 = load <4 x float>, ptr %y, align 16
  %call11 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %22, <4 x float> noundef %23) #4
  %24 = load ptr addrspace(1), ptr %out.addr, align 8
  %25 = load i64, ptr %i, align 8
  %mul12 = mul i64 %25, 4
  %add13 = add i64 %mul12, 1
  %arrayidx14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %24, i64 %add13
  %26 = load <4 x float>, ptr addrspace(1) %arrayidx14, align 16
  %27 = insertelement <4 x float> %26, float %call11, i64 3
  store <4 x float> %27, ptr addrspace(1) %arrayidx14, align 16
  %28 = load <4 x float>, ptr %x, align 16
  %call15 = call spir_func float @_Z6lengthDv4_f(<4 x float> noundef %28) #4
  %vecinit = insertelement <4 x float> poison, float %call15, i32 0
  %29 = load <4 x float>, ptr %x, align 16
  %30 = load <4 x float>, ptr %y, align 16
  %call16 = call spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef %29, <4 x float> noundef %30) #4
  %vecinit17 = insertelement <4 x float> %vecinit, float %call16, i32 1
  %31 = load <4 x float>, ptr %x, align 16
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %call18 = call spir_func float @_Z11fast_lengthDv2_f(<2 x float> noundef %32) #4
  %vecinit19 = insertelement <4 x float> %vecinit17, float %call18, i32 2
  %33 = load <4 x float>, ptr %x, align 16
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %35 = load <4 x float>, ptr %y, align 16
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call20 = call spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef %34, <3 x float> noundef %36) #4
  %vecinit21 = insertelement <4 x float> %vecinit19, float %call20, i32 3
  store <4 x float> %vecinit21, ptr %.compoundliteral, align 16
  %37 = load <4 x float>, ptr %.compoundliteral, align 16
  %38 = load ptr addrspace(1), ptr %out.addr, align 8
  %39 = load i64, ptr %i, align 8
  %mul22 = mul i64 %39, 4
  %add23 = add i64 %mul22, 2
  %arrayidx24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %38, i64 %add23
  store <4 x float> %37, ptr addrspace(1) %arrayidx24, align 16
  %40 = load <4 x float>, ptr %x, align 16
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %42 = load <4 x float>, ptr %y, align 16
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %call26 = call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %41, <2 x float> noundef %43) #4
  %vecinit27 = insertelement <4 x float> poison, float %call26, i32 0
  %44 = load <4 x float>, ptr %x, align 16
  %45 = extractelement <4 x float> %44, i64 0
  %call28 = call spir_func float @_Z6lengthf(float noundef %45) #4
  %vecinit29 = insertelement <4 x float> %vecinit27, float %call28, i32 1
  %46 = load <4 x float>, ptr %x, align 16
  %47 = extractelement <4 x float> %46, i64 1
  %48 = load <4 x float>, ptr %y, align 16
  %49 = extractelement <4 x float> %48, i64 1
  %call30 = call spir_func float @_Z8distanceff(float noundef %47, float noundef %49) #4
  %vecinit31 = insertelement <4 x float> %vecinit29, float %call30, i32 2
  %50 = load <4 x float>, ptr %x, align 16
  %51 = extractelement <4 x float> %50, i64 2
  %call32 = call spir_func float @_Z9normalizef(float noundef %51) #4
  %vecinit33 = insertelement <4 x float> %vecinit31, float %call32, i32 3
  store <4 x float> %vecinit33, ptr %.compoundliteral25, align 16
  %52 = load <4 x float>, ptr %.compoundliteral25, align 16
  %53 = load ptr addrspace(1), ptr %out.addr, align 8
  %54 = load i64, ptr %i, align 8
  %mul34 = mul i64 %54, 4
  %add35 = add i64 %mul34, 3
  %arrayidx36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %53, i64 %add35
  store <4 x float> %52, ptr addrspace(1) %arrayidx36, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @geometric_double(ptr addrspace(1) noundef align 32 %a, ptr addrspace(1) noundef align 32 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_geometric_double(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_geometric_double(ptr addrspace(1) noundef align 32 %a, ptr addrspace(1) noundef align 32 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x double>, ptr addrspace(1) %arrayidx, align 32
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %3, i64 %4
  %5 = load <4 x double>, ptr addrspace(1) %arrayidx1, align 32
  %call2 = call spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> noundef %2, <4 x double> noundef %5) #4
  %6 = load ptr addrspace(1), ptr %a.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %6, i64 %7
  %8 = load <4 x double>, ptr addrspace(1) %arrayidx3, align 32
  %call4 = call spir_func <4 x double> @_Z9normalizeDv4_d(<4 x double> noundef %8) #4
  %9 = load ptr addrspace(1), ptr %a.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %9, i64 %10
  %11 = load <4 x double>, ptr addrspace(1) %arrayidx5, align 32
  %call6 = call spir_func double @_Z6lengthDv4_d(<4 x double> noundef %11) #4
  %splat.splatinsert = insertelement <4 x double> poison, double %call6, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %12 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %call4, <4 x double> %splat.splat, <4 x double> %call2)
  %13 = load ptr addrspace(1), ptr %a.addr, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %13, i64 %14
  %15 = load <4 x double>, ptr addrspace(1) %arrayidx7, align 32
  %16 = shufflevector <4 x double> %15, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %17 = load ptr addrspace(1), ptr %a.addr, align 8
  %18 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %17, i64 %18
  %19 = load <4 x double>, ptr addrspace(1) %arrayidx8, align 32
  %20 = shufflevector <4 x double> %19, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %call9 = call spir_func double @_Z3dotDv2_dS_(<2 x double> noundef %16, <2 x double> noundef %20) #4
  %splat.splatinsert10 = insertelement <4 x double> poison, double %call9, i64 0
  %splat.splat11 = shufflevector <4 x double> %splat.splatinsert10, <4 x double> poison, <4 x i32> zeroinitializer
  %add = fadd <4 x double> %12, %splat.splat11
  %21 = load ptr addrspace(1), ptr %a.addr, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %21, i64 %22
  %23 = load <4 x double>, ptr addrspace(1) %arrayidx12, align 32
  %24 = load ptr addrspace(1), ptr %out.addr, align 8
  %25 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %24, i64 %25
  %26 = load <4 x double>, ptr addrspace(1) %arrayidx13, align 32
  %call14 = call spir_func double @_Z8distanceDv4_dS_(<4 x double> noundef %23, <4 x double> noundef %26) #4
  %splat.splatinsert15 = insertelement <4 x double> poison, double %call14, i64 0
  %splat.splat16 = shufflevector <4 x double> %splat.splatinsert15, <4 x double> poison, <4 x i32> zeroinitializer
  %add17 = fadd <4 x double> %add, %splat.splat16
  %27 = load ptr addrspace(1), ptr %out.addr, align 8
  %28 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %27, i64 %28
  store <4 x double> %add17, ptr addrspace(1) %arrayidx18, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @common_vectors(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_common_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_common_vectors(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x float>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16
  store <4 x float> %2, ptr %x, align 16
  %3 = load <4 x float>, ptr %x, align 16
  %call1 = call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %3, float noundef -1.000000e+00, float noundef 1.000000e+00) #4
  %4 = load <4 x float>, ptr %x, align 16
  %5 = load <4 x float>, ptr %x, align 16
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %7 = load <4 x float>, ptr %x, align 16
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %mul = fmul <4 x float> %6, %8
  %mul2 = fmul <4 x float> %mul, splat (float -1.000000e+00)
  %call3 = call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %4, <4 x float> noundef %mul2, <4 x float> noundef splat (float 2.000000e+00)) #4
  %add = fadd <4 x float> %call1, %call3
  %9 = load <4 x float>, ptr %x, align 16
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %10, i64 %11
  %12 = load <4 x float>, ptr addrspace(1) %arrayidx4, align 16
  %call5 = call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %9, <4 x float> noundef %12, float noundef 2.500000e-01) #4
  %add6 = fadd <4 x float> %add, %call5
  %13 = load <4 x float>, ptr %x, align 16
  %14 = load ptr addrspace(1), ptr %out.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %14, i64 %15
  %16 = load <4 x float>, ptr addrspace(1) %arrayidx7, align 16
  %17 = load <4 x float>, ptr %x, align 16
  %call8 = call spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %13, <4 x float> noundef %16, <4 x float> noundef %17) #4
  %add9 = fadd <4 x float> %add6, %call8
  %18 = load <4 x float>, ptr %x, align 16
  %call10 = call spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef %18, float noundef 0.000000e+00) #4
  %add11 = fadd <4 x float> %add9, %call10
  %19 = load <4 x float>, ptr %x, align 16
  %20 = load <4 x float>, ptr %x, align 16
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %call12 = call spir_func <4 x float> @_Z3minDv4_fS_(<4 x float> noundef %19, <4 x float> noundef %21) #4
  %add13 = fadd <4 x float> %add11, %call12
  %22 = load <4 x float>, ptr %x, align 16
  %call14 = call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %22) #4
  %add15 = fadd <4 x float> %add13, %call14
  %23 = load <4 x float>, ptr %x, align 16
  %call16 = call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %23) #4
  %add17 = fadd <4 x float> %add15, %call16
  %24 = load <4 x float>, ptr %x, align 16
  %call18 = call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %24) #4
  %add19 = fadd <4 x float> %add17, %call18
  %25 = load <4 x float>, ptr %x, align 16
  %call20 = call spir_func <4 x float> @_Z4stepfDv4_f(float noundef 5.000000e-01, <4 x float> noundef %25) #4
  %add21 = fadd <4 x float> %add19, %call20
  %26 = load <4 x float>, ptr %x, align 16
  %27 = load ptr addrspace(1), ptr %out.addr, align 8
  %28 = load i64, ptr %i, align 8
  %arrayidx22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %28
  %29 = load <4 x float>, ptr addrspace(1) %arrayidx22, align 16
  %call23 = call spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef %26, <4 x float> noundef %29) #4
  %add24 = fadd <4 x float> %add21, %call23
  %30 = load <4 x float>, ptr %x, align 16
  %call25 = call spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef -1.000000e+00, float noundef 1.000000e+00, <4 x float> noundef %30) #4
  %add26 = fadd <4 x float> %add24, %call25
  %31 = load ptr addrspace(1), ptr %out.addr, align 8
  %32 = load i64, ptr %i, align 8
  %arrayidx27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %31, i64 %32
  store <4 x float> %add26, ptr addrspace(1) %arrayidx27, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z7degreesf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z7radiansf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3maxff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3minff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4stepff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4signf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11fast_lengthDv2_f(<2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6lengthf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8distanceff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9normalizef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> noundef, <4 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z9normalizeDv4_d(<4 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z6lengthDv4_d(<4 x double> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3dotDv2_dS_(<2 x double> noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z8distanceDv4_dS_(<4 x double> noundef, <4 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3minDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4stepfDv4_f(float noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef, float noundef, <4 x float> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*"}
!6 = !{!"const", !"const", !""}
!7 = !{!"float4*", !"float4*", !"float4*"}
!8 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"double4*", !"double4*"}
!12 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*"}
!13 = !{!"const", !""}
!14 = !{!"float4*", !"float4*"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
