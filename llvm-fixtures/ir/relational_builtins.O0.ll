; ModuleID = 'opencl/relational_builtins.cl'
source_filename = "opencl/relational_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @scalar_tests(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_scalar_tests(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_scalar_tests(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca float, align 4
  %y = alloca float, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %5 = load float, ptr addrspace(1) %arrayidx1, align 4
  store float %5, ptr %y, align 4
  %6 = load float, ptr %x, align 4
  %7 = load float, ptr %y, align 4
  %call2 = call spir_func i32 @_Z7isequalff(float noundef %6, float noundef %7) #3
  %8 = load float, ptr %x, align 4
  %9 = load float, ptr %y, align 4
  %call3 = call spir_func i32 @_Z10isnotequalff(float noundef %8, float noundef %9) #3
  %shl = shl i32 %call3, 1
  %or = or i32 %call2, %shl
  %10 = load float, ptr %x, align 4
  %11 = load float, ptr %y, align 4
  %call4 = call spir_func i32 @_Z9isgreaterff(float noundef %10, float noundef %11) #3
  %shl5 = shl i32 %call4, 2
  %or6 = or i32 %or, %shl5
  %12 = load float, ptr %x, align 4
  %13 = load float, ptr %y, align 4
  %call7 = call spir_func i32 @_Z14isgreaterequalff(float noundef %12, float noundef %13) #3
  %shl8 = shl i32 %call7, 3
  %or9 = or i32 %or6, %shl8
  %14 = load float, ptr %x, align 4
  %15 = load float, ptr %y, align 4
  %call10 = call spir_func i32 @_Z6islessff(float noundef %14, float noundef %15) #3
  %shl11 = shl i32 %call10, 4
  %or12 = or i32 %or9, %shl11
  %16 = load float, ptr %x, align 4
  %17 = load float, ptr %y, align 4
  %call13 = call spir_func i32 @_Z11islessequalff(float noundef %16, float noundef %17) #3
  %shl14 = shl i32 %call13, 5
  %or15 = or i32 %or12, %shl14
  %18 = load float, ptr %x, align 4
  %19 = load float, ptr %y, align 4
  %call16 = call spir_func i32 @_Z13islessgreaterff(float noundef %18, float noundef %19) #3
  %shl17 = shl i32 %call16, 6
  %or18 = or i32 %or15, %shl17
  %20 = load float, ptr %x, align 4
  %21 = load float, ptr %y, align 4
  %call19 = call spir_func i32 @_Z9isorderedff(float noundef %20, float noundef %21) #3
  %shl20 = shl i32 %call19, 7
  %or21 = or i32 %or18, %shl20
  %22 = load float, ptr %x, align 4
  %23 = load float, ptr %y, align 4
  %call22 = call spir_func i32 @_Z11isunorderedff(float noundef %22, float noundef %23) #3
  %shl23 = shl i32 %call22, 8
  %or24 = or i32 %or21, %shl23
  %24 = load ptr addrspace(1), ptr %out.addr, align 8
  %25 = load i64, ptr %i, align 8
  %mul = mul i64 2, %25
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %mul
  store i32 %or24, ptr addrspace(1) %arrayidx25, align 4
  %26 = load float, ptr %x, align 4
  %call26 = call spir_func i32 @_Z8isfinitef(float noundef %26) #3
  %27 = load float, ptr %x, align 4
  %call27 = call spir_func i32 @_Z5isinff(float noundef %27) #3
  %shl28 = shl i32 %call27, 1
  %or29 = or i32 %call26, %shl28
  %28 = load float, ptr %x, align 4
  %call30 = call spir_func i32 @_Z5isnanf(float noundef %28) #3
  %shl31 = shl i32 %call30, 2
  %or32 = or i32 %or29, %shl31
  %29 = load float, ptr %x, align 4
  %call33 = call spir_func i32 @_Z8isnormalf(float noundef %29) #3
  %shl34 = shl i32 %call33, 3
  %or35 = or i32 %or32, %shl34
  %30 = load float, ptr %x, align 4
  %call36 = call spir_func i32 @_Z7signbitf(float noundef %30) #3
  %shl37 = shl i32 %call36, 4
  %or38 = or i32 %or35, %shl37
  %31 = load ptr addrspace(1), ptr %out.addr, align 8
  %32 = load i64, ptr %i, align 8
  %mul39 = mul i64 2, %32
  %add = add i64 %mul39, 1
  %arrayidx40 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %add
  store i32 %or38, ptr addrspace(1) %arrayidx40, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @double_tests(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_double_tests(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_double_tests(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca double, align 8
  %y = alloca double, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %1
  %2 = load double, ptr addrspace(1) %arrayidx, align 8
  store double %2, ptr %x, align 8
  %3 = load ptr addrspace(1), ptr %a.addr, align 8
  %4 = load i64, ptr %i, align 8
  %sub = sub i64 31, %4
  %arrayidx1 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %sub
  %5 = load double, ptr addrspace(1) %arrayidx1, align 8
  store double %5, ptr %y, align 8
  %6 = load double, ptr %x, align 8
  %call2 = call spir_func i32 @_Z8isfinited(double noundef %6) #3
  %7 = load double, ptr %x, align 8
  %call3 = call spir_func i32 @_Z5isinfd(double noundef %7) #3
  %shl = shl i32 %call3, 1
  %or = or i32 %call2, %shl
  %8 = load double, ptr %x, align 8
  %call4 = call spir_func i32 @_Z5isnand(double noundef %8) #3
  %shl5 = shl i32 %call4, 2
  %or6 = or i32 %or, %shl5
  %9 = load double, ptr %x, align 8
  %call7 = call spir_func i32 @_Z8isnormald(double noundef %9) #3
  %shl8 = shl i32 %call7, 3
  %or9 = or i32 %or6, %shl8
  %10 = load double, ptr %x, align 8
  %call10 = call spir_func i32 @_Z7signbitd(double noundef %10) #3
  %shl11 = shl i32 %call10, 4
  %or12 = or i32 %or9, %shl11
  %11 = load double, ptr %x, align 8
  %12 = load double, ptr %y, align 8
  %call13 = call spir_func i32 @_Z6islessdd(double noundef %11, double noundef %12) #3
  %shl14 = shl i32 %call13, 5
  %or15 = or i32 %or12, %shl14
  %13 = load double, ptr %x, align 8
  %14 = load double, ptr %y, align 8
  %call16 = call spir_func i32 @_Z11isunordereddd(double noundef %13, double noundef %14) #3
  %shl17 = shl i32 %call16, 6
  %or18 = or i32 %or15, %shl17
  %15 = load double, ptr %x, align 8
  %16 = load double, ptr %y, align 8
  %cmp = fcmp une double %15, %16
  %conv = zext i1 %cmp to i32
  %shl19 = shl i32 %conv, 7
  %or20 = or i32 %or18, %shl19
  %17 = load double, ptr %x, align 8
  %18 = load double, ptr %y, align 8
  %cmp21 = fcmp oge double %17, %18
  %conv22 = zext i1 %cmp21 to i32
  %shl23 = shl i32 %conv22, 8
  %or24 = or i32 %or20, %shl23
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = load i64, ptr %i, align 8
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %20
  store i32 %or24, ptr addrspace(1) %arrayidx25, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vector_tests(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out, ptr addrspace(1) noundef align 4 %summary) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %summary.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %summary, ptr %summary.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load ptr addrspace(1), ptr %summary.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_vector_tests(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vector_tests(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out, ptr addrspace(1) noundef align 4 %summary) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %summary.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x float>, align 16
  %y = alloca <4 x float>, align 16
  %less = alloca <4 x i32>, align 16
  %odd = alloca <4 x i32>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %summary, ptr %summary.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
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
  %call2 = call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %7) #3
  store <4 x i32> %call2, ptr %less, align 16
  %8 = load <4 x float>, ptr %x, align 16
  %call3 = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %8) #3
  %9 = load <4 x float>, ptr %y, align 16
  %call4 = call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef %9) #3
  %or = or <4 x i32> %call3, %call4
  store <4 x i32> %or, ptr %odd, align 16
  %10 = load <4 x i32>, ptr %less, align 16
  %and = and <4 x i32> %10, splat (i32 1)
  %11 = load <4 x i32>, ptr %odd, align 16
  %and5 = and <4 x i32> %11, splat (i32 2)
  %or6 = or <4 x i32> %and, %and5
  %12 = load <4 x float>, ptr %x, align 16
  %13 = load <4 x float>, ptr %x, align 16
  %call7 = call spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef %12, <4 x float> noundef %13) #3
  %and8 = and <4 x i32> %call7, splat (i32 4)
  %or9 = or <4 x i32> %or6, %and8
  %14 = load <4 x float>, ptr %x, align 16
  %15 = load <4 x float>, ptr %y, align 16
  %cmp = fcmp ogt <4 x float> %14, %15
  %sext = sext <4 x i1> %cmp to <4 x i32>
  %and10 = and <4 x i32> %sext, splat (i32 8)
  %or11 = or <4 x i32> %or9, %and10
  %16 = load <4 x float>, ptr %y, align 16
  %call12 = call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef %16) #3
  %and13 = and <4 x i32> %call12, splat (i32 16)
  %or14 = or <4 x i32> %or11, %and13
  %17 = load <4 x float>, ptr %x, align 16
  %call15 = call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef %17) #3
  %and16 = and <4 x i32> %call15, splat (i32 32)
  %or17 = or <4 x i32> %or14, %and16
  %18 = load <4 x float>, ptr %x, align 16
  %19 = load <4 x float>, ptr %y, align 16
  %call18 = call spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef %18, <4 x float> noundef %19) #3
  %and19 = and <4 x i32> %call18, splat (i32 64)
  %or20 = or <4 x i32> %or17, %and19
  %20 = load <4 x float>, ptr %x, align 16
  %21 = load <4 x float>, ptr %y, align 16
  %call21 = call spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef %20, <4 x float> noundef %21) #3
  %and22 = and <4 x i32> %call21, splat (i32 128)
  %or23 = or <4 x i32> %or20, %and22
  %22 = load <4 x float>, ptr %x, align 16
  %call24 = call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef %22) #3
  %and25 = and <4 x i32> %call24, splat (i32 256)
  %or26 = or <4 x i32> %or23, %and25
  %23 = load ptr addrspace(1), ptr %out.addr, align 8
  %24 = load i64, ptr %i, align 8
  %arrayidx27 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %23, i64 %24
  store <4 x i32> %or26, ptr addrspace(1) %arrayidx27, align 16
  %25 = load <4 x i32>, ptr %less, align 16
  %call28 = call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %25) #3
  %26 = load <4 x i32>, ptr %less, align 16
  %call29 = call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %26) #3
  %shl = shl i32 %call29, 1
  %or30 = or i32 %call28, %shl
  %27 = load <4 x i32>, ptr %odd, align 16
  %call31 = call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %27) #3
  %shl32 = shl i32 %call31, 2
  %or33 = or i32 %or30, %shl32
  %28 = load <4 x float>, ptr %x, align 16
  %29 = load <4 x float>, ptr %y, align 16
  %call34 = call spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %29) #3
  %call35 = call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %call34) #3
  %shl36 = shl i32 %call35, 3
  %or37 = or i32 %or33, %shl36
  %30 = load ptr addrspace(1), ptr %summary.addr, align 8
  %31 = load i64, ptr %i, align 8
  %arrayidx38 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %31
  store i32 %or37, ptr addrspace(1) %arrayidx38, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @selections(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %mask, ptr addrspace(1) noundef align 16 %f, ptr addrspace(1) noundef align 2 %c) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %mask.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %mask, ptr %mask.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %mask.addr, align 8
  %3 = load ptr addrspace(1), ptr %f.addr, align 8
  %4 = load ptr addrspace(1), ptr %c.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_selections(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 2 %4) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_selections(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %mask, ptr addrspace(1) noundef align 16 %f, ptr addrspace(1) noundef align 2 %c) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %mask.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <2 x i8>, align 2
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %mask, ptr %mask.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16
  store <4 x i32> %2, ptr %x, align 16
  %3 = load <4 x i32>, ptr %x, align 16
  %4 = load ptr addrspace(1), ptr %b.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %4, i64 %5
  %6 = load <4 x i32>, ptr addrspace(1) %arrayidx1, align 16
  %7 = load ptr addrspace(1), ptr %mask.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %7, i64 %8
  %9 = load <4 x i32>, ptr addrspace(1) %arrayidx2, align 16
  %call3 = call spir_func <4 x i32> @_Z6selectDv4_iS_Dv4_j(<4 x i32> noundef %3, <4 x i32> noundef %6, <4 x i32> noundef %9) #3
  %10 = load <4 x i32>, ptr %x, align 16
  %11 = load ptr addrspace(1), ptr %b.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %11, i64 %12
  %13 = load <4 x i32>, ptr addrspace(1) %arrayidx4, align 16
  %14 = load <4 x i32>, ptr %x, align 16
  %15 = load ptr addrspace(1), ptr %b.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %15, i64 %16
  %17 = load <4 x i32>, ptr addrspace(1) %arrayidx5, align 16
  %cmp = icmp sgt <4 x i32> %14, %17
  %sext = sext <4 x i1> %cmp to <4 x i32>
  %call6 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %10, <4 x i32> noundef %13, <4 x i32> noundef %sext) #3
  %xor = xor <4 x i32> %call3, %call6
  %18 = load <4 x i32>, ptr %x, align 16
  %19 = load ptr addrspace(1), ptr %b.addr, align 8
  %20 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %19, i64 %20
  %21 = load <4 x i32>, ptr addrspace(1) %arrayidx7, align 16
  %22 = load ptr addrspace(1), ptr %mask.addr, align 8
  %23 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %22, i64 %23
  %24 = load <4 x i32>, ptr addrspace(1) %arrayidx8, align 16
  %call9 = call spir_func <4 x i32> @_Z9bitselectDv4_iS_S_(<4 x i32> noundef %18, <4 x i32> noundef %21, <4 x i32> noundef %24) #3
  %xor10 = xor <4 x i32> %xor, %call9
  %25 = load ptr addrspace(1), ptr %a.addr, align 8
  %26 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %25, i64 %26
  store <4 x i32> %xor10, ptr addrspace(1) %arrayidx11, align 16
  %27 = load ptr addrspace(1), ptr %f.addr, align 8
  %28 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %28
  %29 = load <4 x float>, ptr addrspace(1) %arrayidx12, align 16
  %30 = load ptr addrspace(1), ptr %f.addr, align 8
  %31 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %30, i64 %31
  %32 = load <4 x float>, ptr addrspace(1) %arrayidx13, align 16
  %fneg = fneg <4 x float> %32
  %33 = load ptr addrspace(1), ptr %mask.addr, align 8
  %34 = load i64, ptr %i, align 8
  %arrayidx14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %33, i64 %34
  %35 = load <4 x i32>, ptr addrspace(1) %arrayidx14, align 16
  %call15 = call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %29, <4 x float> noundef %fneg, <4 x i32> noundef %35) #3
  %36 = load ptr addrspace(1), ptr %f.addr, align 8
  %37 = load i64, ptr %i, align 8
  %arrayidx16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %36, i64 %37
  %38 = load <4 x float>, ptr addrspace(1) %arrayidx16, align 16
  %39 = load ptr addrspace(1), ptr %f.addr, align 8
  %40 = load i64, ptr %i, align 8
  %arrayidx17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %39, i64 %40
  %41 = load <4 x float>, ptr addrspace(1) %arrayidx17, align 16
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %43 = load ptr addrspace(1), ptr %mask.addr, align 8
  %44 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %43, i64 %44
  %45 = load <4 x i32>, ptr addrspace(1) %arrayidx18, align 16
  %and = and <4 x i32> %45, splat (i32 65535)
  %astype = bitcast <4 x i32> %and to <4 x float>
  %call19 = call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %38, <4 x float> noundef %42, <4 x float> noundef %astype) #3
  %add = fadd <4 x float> %call15, %call19
  %46 = load ptr addrspace(1), ptr %f.addr, align 8
  %47 = load i64, ptr %i, align 8
  %arrayidx20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %46, i64 %47
  store <4 x float> %add, ptr addrspace(1) %arrayidx20, align 16
  %48 = load ptr addrspace(1), ptr %c.addr, align 8
  %49 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %48, i64 %49
  %50 = load <2 x i8>, ptr addrspace(1) %arrayidx21, align 2
  %51 = load ptr addrspace(1), ptr %c.addr, align 8
  %52 = load i64, ptr %i, align 8
  %arrayidx22 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %51, i64 %52
  %53 = load <2 x i8>, ptr addrspace(1) %arrayidx22, align 2
  %54 = shufflevector <2 x i8> %53, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i8> <i8 -128, i8 127>, ptr %.compoundliteral, align 2
  %55 = load <2 x i8>, ptr %.compoundliteral, align 2
  %call23 = call spir_func <2 x i8> @_Z6selectDv2_hS_S_(<2 x i8> noundef %50, <2 x i8> noundef %54, <2 x i8> noundef %55) #3
  %56 = load ptr addrspace(1), ptr %c.addr, align 8
  %57 = load i64, ptr %i, align 8
  %arrayidx24 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %56, i64 %57
  store <2 x i8> %call23, ptr addrspace(1) %arrayidx24, align 2
  %58 = load ptr addrspace(1), ptr %f.addr, align 8
  %59 = load i64, ptr %i, align 8
  %arrayidx25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %58, i64 %59
  %60 = load <4 x float>, ptr addrspace(1) %arrayidx25, align 16
  %61 = extractelement <4 x float> %60, i64 0
  %62 = load ptr addrspace(1), ptr %f.addr, align 8
  %63 = load i64, ptr %i, align 8
  %arrayidx26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %62, i64 %63
  %64 = load <4 x float>, ptr addrspace(1) %arrayidx26, align 16
  %65 = extractelement <4 x float> %64, i64 1
  %66 = load <4 x i32>, ptr %x, align 16
  %67 = extractelement <4 x i32> %66, i64 0
  %cmp27 = icmp sgt i32 %67, 0
  %conv = zext i1 %cmp27 to i32
  %call28 = call spir_func float @_Z6selectffi(float noundef %61, float noundef %65, i32 noundef %conv) #3
  %68 = load <4 x i32>, ptr %x, align 16
  %cmp29 = icmp sgt <4 x i32> %68, zeroinitializer
  %sext30 = sext <4 x i1> %cmp29 to <4 x i32>
  %call31 = call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %sext30) #3
  %call32 = call spir_func float @_Z6selectffi(float noundef 1.000000e+00, float noundef 2.000000e+00, i32 noundef %call31) #3
  %add33 = fadd float %call28, %call32
  %69 = load ptr addrspace(1), ptr %f.addr, align 8
  %70 = load i64, ptr %i, align 8
  %arrayidx34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %69, i64 %70
  %71 = load <4 x float>, ptr addrspace(1) %arrayidx34, align 16
  %72 = insertelement <4 x float> %71, float %add33, i64 0
  store <4 x float> %72, ptr addrspace(1) %arrayidx34, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z10isnotequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11islessequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9isorderedff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunorderedff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinitef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinff(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormalf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinited(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinfd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnand(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormald(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunordereddd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_Dv4_j(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z9bitselectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i8> @_Z6selectDv2_hS_S_(<2 x i8> noundef, <2 x i8> noundef, <2 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6selectffi(float noundef, float noundef, i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"int*"}
!6 = !{!"const", !"const", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"double*", !"int*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"float4*", !"float4*", !"int4*", !"int*"}
!14 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int*"}
!15 = !{!"const", !"const", !"", !""}
!16 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none", !"none"}
!18 = !{!"int4*", !"int4*", !"uint4*", !"float4*", !"uchar2*"}
!19 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(2)))*"}
!20 = !{!"", !"const", !"const", !"", !""}
