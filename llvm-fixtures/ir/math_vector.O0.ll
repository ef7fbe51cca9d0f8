; ModuleID = 'opencl/math_vector.cl'
source_filename = "opencl/math_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vector4(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_vector4(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vector4(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x float>, align 16
  %y = alloca <4 x float>, align 16
  %r = alloca <4 x float>, align 16
  %.compoundliteral = alloca <4 x i32>, align 16
  %.compoundliteral33 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
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
  %call2 = call spir_func <4 x float> @_Z3sinDv4_f(<4 x float> noundef %6) #6
  %7 = load <4 x float>, ptr %y, align 16
  %call3 = call spir_func <4 x float> @_Z3cosDv4_f(<4 x float> noundef %7) #6
  %8 = load <4 x float>, ptr %x, align 16
  %call4 = call spir_func <4 x float> @_Z3expDv4_f(<4 x float> noundef %8) #6
  %9 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %call3, <4 x float> %call4, <4 x float> %call2)
  %10 = load <4 x float>, ptr %y, align 16
  %call5 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %10) #6
  %add = fadd <4 x float> %call5, splat (float 1.000000e+00)
  %call6 = call spir_func <4 x float> @_Z3logDv4_f(<4 x float> noundef %add) #6
  %sub = fsub <4 x float> %9, %call6
  store <4 x float> %sub, ptr %r, align 16
  %11 = load <4 x float>, ptr %r, align 16
  %12 = load <4 x float>, ptr %x, align 16
  %13 = load <4 x float>, ptr %y, align 16
  %call7 = call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef %11, <4 x float> noundef %12, <4 x float> noundef %13) #6
  %14 = load <4 x float>, ptr %x, align 16
  %15 = load <4 x float>, ptr %y, align 16
  %16 = load <4 x float>, ptr %r, align 16
  %call8 = call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %14, <4 x float> noundef %15, <4 x float> noundef %16) #6
  %add9 = fadd <4 x float> %call7, %call8
  %17 = load <4 x float>, ptr %x, align 16
  %call10 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %17) #6
  %18 = load <4 x float>, ptr %y, align 16
  %call11 = call spir_func <4 x float> @_Z3powDv4_fS_(<4 x float> noundef %call10, <4 x float> noundef %18) #6
  %add12 = fadd <4 x float> %add9, %call11
  store <4 x float> %add12, ptr %r, align 16
  %19 = load <4 x float>, ptr %x, align 16
  %call13 = call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %19, float noundef 5.000000e-01) #6
  %20 = load <4 x float>, ptr %y, align 16
  %21 = load <4 x float>, ptr %x, align 16
  %call14 = call spir_func <4 x float> @_Z4fminDv4_fS_(<4 x float> noundef %20, <4 x float> noundef %21) #6
  %add15 = fadd <4 x float> %call13, %call14
  %22 = load <4 x float>, ptr %x, align 16
  %call16 = call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef %22, i32 noundef 2) #6
  %add17 = fadd <4 x float> %add15, %call16
  %23 = load <4 x float>, ptr %y, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %.compoundliteral, align 16
  %24 = load <4 x i32>, ptr %.compoundliteral, align 16
  %call18 = call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %23, <4 x i32> noundef %24) #6
  %add19 = fadd <4 x float> %add17, %call18
  %25 = load <4 x float>, ptr %r, align 16
  %add20 = fadd <4 x float> %25, %add19
  store <4 x float> %add20, ptr %r, align 16
  %26 = load <4 x float>, ptr %x, align 16
  %call21 = call spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef %26, <4 x i32> noundef splat (i32 2)) #6
  %27 = load <4 x float>, ptr %y, align 16
  %call22 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %27) #6
  %call23 = call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef %call22, <4 x i32> noundef splat (i32 3)) #6
  %add24 = fadd <4 x float> %call21, %call23
  %28 = load <4 x float>, ptr %x, align 16
  %call25 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %28) #6
  %call26 = call spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> noundef %call25) #6
  %add27 = fadd <4 x float> %add24, %call26
  %29 = load <4 x float>, ptr %x, align 16
  %call28 = call spir_func <4 x float> @_Z5floorDv4_f(<4 x float> noundef %29) #6
  %add29 = fadd <4 x float> %add27, %call28
  %30 = load <4 x float>, ptr %y, align 16
  %call30 = call spir_func <4 x float> @_Z4rintDv4_f(<4 x float> noundef %30) #6
  %add31 = fadd <4 x float> %add29, %call30
  %31 = load <4 x float>, ptr %r, align 16
  %add32 = fadd <4 x float> %31, %add31
  store <4 x float> %add32, ptr %r, align 16
  %32 = load <4 x float>, ptr %r, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %.compoundliteral33, align 16
  %33 = load <4 x i32>, ptr %.compoundliteral33, align 16
  %call34 = call spir_func <4 x float> @_Z3nanDv4_j(<4 x i32> noundef %33) #6
  %add35 = fadd <4 x float> %32, %call34
  %34 = load ptr addrspace(1), ptr %out.addr, align 8
  %35 = load i64, ptr %i, align 8
  %arrayidx36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %34, i64 %35
  store <4 x float> %add35, ptr addrspace(1) %arrayidx36, align 16
  %36 = load <4 x float>, ptr %r, align 16
  %37 = load ptr addrspace(1), ptr %out.addr, align 8
  %38 = load i64, ptr %i, align 8
  %arrayidx37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %38
  store <4 x float> %36, ptr addrspace(1) %arrayidx37, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vector_double(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_vector_double(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vector_double(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %1
  %2 = load <2 x double>, ptr addrspace(1) %arrayidx, align 16
  %call1 = call spir_func <2 x double> @_Z4fabsDv2_d(<2 x double> noundef %2) #6
  %call2 = call spir_func <2 x double> @_Z4sqrtDv2_d(<2 x double> noundef %call1) #6
  %3 = load ptr addrspace(1), ptr %a.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %3, i64 %4
  %5 = load <2 x double>, ptr addrspace(1) %arrayidx3, align 16
  %call4 = call spir_func <2 x double> @_Z4exp2Dv2_d(<2 x double> noundef %5) #6
  %add = fadd <2 x double> %call2, %call4
  %6 = load ptr addrspace(1), ptr %a.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %6, i64 %7
  %8 = load <2 x double>, ptr addrspace(1) %arrayidx5, align 16
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %9, i64 %10
  %11 = load <2 x double>, ptr addrspace(1) %arrayidx6, align 16
  %call7 = call spir_func <2 x double> @_Z5hypotDv2_dS_(<2 x double> noundef %8, <2 x double> noundef %11) #6
  %add8 = fadd <2 x double> %add, %call7
  %12 = load ptr addrspace(1), ptr %a.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %12, i64 %13
  %14 = load <2 x double>, ptr addrspace(1) %arrayidx9, align 16
  %call10 = call spir_func <2 x double> @_Z4fmodDv2_dS_(<2 x double> noundef %14, <2 x double> noundef splat (double 1.250000e+00)) #6
  %add11 = fadd <2 x double> %add8, %call10
  %15 = load ptr addrspace(1), ptr %a.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %15, i64 %16
  %17 = load <2 x double>, ptr addrspace(1) %arrayidx12, align 16
  %call13 = call spir_func <2 x double> @_Z5truncDv2_d(<2 x double> noundef %17) #6
  %add14 = fadd <2 x double> %add11, %call13
  %18 = load ptr addrspace(1), ptr %a.addr, align 8
  %19 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %18, i64 %19
  %20 = load <2 x double>, ptr addrspace(1) %arrayidx15, align 16
  %call16 = call spir_func <2 x double> @_Z4cbrtDv2_d(<2 x double> noundef %20) #6
  %add17 = fadd <2 x double> %add14, %call16
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %21, i64 %22
  store <2 x double> %add17, ptr addrspace(1) %arrayidx18, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vector_wide(ptr addrspace(1) noundef align 64 %a, ptr addrspace(1) noundef align 64 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_vector_wide(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vector_wide(ptr addrspace(1) noundef align 64 %a, ptr addrspace(1) noundef align 64 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %arrayidx = getelementptr inbounds <16 x float>, ptr addrspace(1) %0, i64 0
  %1 = load <16 x float>, ptr addrspace(1) %arrayidx, align 64
  %call = call spir_func <16 x float> @_Z3expDv16_f(<16 x float> noundef %1) #6
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %arrayidx1 = getelementptr inbounds <16 x float>, ptr addrspace(1) %2, i64 0
  %3 = load <16 x float>, ptr addrspace(1) %arrayidx1, align 64
  %4 = load ptr addrspace(1), ptr %a.addr, align 8
  %arrayidx2 = getelementptr inbounds <16 x float>, ptr addrspace(1) %4, i64 0
  %5 = load <16 x float>, ptr addrspace(1) %arrayidx2, align 64
  %6 = shufflevector <16 x float> %5, <16 x float> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %call3 = call spir_func <16 x float> @_Z5atan2Dv16_fS_(<16 x float> noundef %3, <16 x float> noundef %6) #6
  %add = fadd <16 x float> %call, %call3
  %7 = load ptr addrspace(1), ptr %a.addr, align 8
  %arrayidx4 = getelementptr inbounds <16 x float>, ptr addrspace(1) %7, i64 0
  %8 = load <16 x float>, ptr addrspace(1) %arrayidx4, align 64
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx5 = getelementptr inbounds <16 x float>, ptr addrspace(1) %9, i64 0
  %10 = load <16 x float>, ptr addrspace(1) %arrayidx5, align 64
  %call6 = call spir_func <16 x float> @_Z8copysignDv16_fS_(<16 x float> noundef %8, <16 x float> noundef %10) #6
  %add7 = fadd <16 x float> %add, %call6
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx8 = getelementptr inbounds <16 x float>, ptr addrspace(1) %11, i64 0
  store <16 x float> %add7, ptr addrspace(1) %arrayidx8, align 64
  %12 = load ptr addrspace(1), ptr %a.addr, align 8
  %arrayidx9 = getelementptr inbounds <16 x float>, ptr addrspace(1) %12, i64 0
  %13 = load <16 x float>, ptr addrspace(1) %arrayidx9, align 64
  %14 = shufflevector <16 x float> %13, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %call10 = call spir_func <8 x float> @_Z4tanhDv8_f(<8 x float> noundef %14) #6
  %15 = load ptr addrspace(1), ptr %a.addr, align 8
  %arrayidx11 = getelementptr inbounds <16 x float>, ptr addrspace(1) %15, i64 0
  %16 = load <16 x float>, ptr addrspace(1) %arrayidx11, align 64
  %17 = shufflevector <16 x float> %16, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %call12 = call spir_func <8 x float> @_Z5roundDv8_f(<8 x float> noundef %17) #6
  %add13 = fadd <8 x float> %call10, %call12
  %18 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx14 = getelementptr inbounds <16 x float>, ptr addrspace(1) %18, i64 0
  %19 = load <16 x float>, ptr addrspace(1) %arrayidx14, align 64
  %20 = shufflevector <8 x float> %add13, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <16 x float> %19, <16 x float> %20, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %21, ptr addrspace(1) %arrayidx14, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vector3(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_vector3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vector3(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <3 x float>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %call1 = call spir_func <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef %0, ptr addrspace(1) noundef %1) #7
  %extractVec = shufflevector <3 x float> %call1, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %extractVec, ptr %x, align 16
  %loadVecN = load <4 x float>, ptr %x, align 16
  %extractVec2 = shufflevector <4 x float> %loadVecN, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %2 = load <3 x float>, ptr %x, align 16
  %3 = shufflevector <3 x float> %2, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %call3 = call spir_func <3 x float> @_Z5atan2Dv3_fS_(<3 x float> noundef %extractVec2, <3 x float> noundef %3) #6
  %loadVecN4 = load <4 x float>, ptr %x, align 16
  %extractVec5 = shufflevector <4 x float> %loadVecN4, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %4 = load <3 x float>, ptr %x, align 16
  %5 = shufflevector <3 x float> %4, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %call6 = call spir_func <3 x float> @_Z4fdimDv3_fS_(<3 x float> noundef %extractVec5, <3 x float> noundef %5) #6
  %add = fadd <3 x float> %call3, %call6
  %loadVecN7 = load <4 x float>, ptr %x, align 16
  %extractVec8 = shufflevector <4 x float> %loadVecN7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call9 = call spir_func <3 x float> @_Z9remainderDv3_fS_(<3 x float> noundef %extractVec8, <3 x float> noundef splat (float 1.500000e+00)) #6
  %add10 = fadd <3 x float> %add, %call9
  %6 = load i64, ptr %i, align 8
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %add10, i64 noundef %6, ptr addrspace(1) noundef %7) #8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3sinDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3cosDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3expDv4_f(<4 x float> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3logDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3powDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fminDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5floorDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4rintDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3nanDv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4sqrtDv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4fabsDv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4exp2Dv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z5hypotDv2_dS_(<2 x double> noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4fmodDv2_dS_(<2 x double> noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z5truncDv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4cbrtDv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z3expDv16_f(<16 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z5atan2Dv16_fS_(<16 x float> noundef, <16 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z8copysignDv16_fS_(<16 x float> noundef, <16 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z4tanhDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z5roundDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z5atan2Dv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z4fdimDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z9remainderDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float4*", !"float4*", !"float4*"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!7 = !{!"const", !"const", !""}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"double2*", !"double2*"}
!11 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!12 = !{!"const", !""}
!13 = !{!"float16*", !"float16*"}
!14 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!15 = !{!"float*", !"float*"}
