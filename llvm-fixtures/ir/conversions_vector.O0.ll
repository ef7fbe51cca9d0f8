; ModuleID = 'opencl/conversions_vector.cl'
source_filename = "opencl/conversions_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @int_vectors(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 32 %c) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_int_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 32 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_int_vectors(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 32 %c) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16
  %call1 = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %2) #3
  %3 = load ptr addrspace(1), ptr %a.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %3, i64 %4
  store <4 x i8> %call1, ptr addrspace(1) %arrayidx2, align 4
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %5, i64 %6
  %7 = load <4 x i32>, ptr addrspace(1) %arrayidx3, align 16
  %call4 = call spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef %7) #3
  %8 = load ptr addrspace(1), ptr %b.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %8, i64 %9
  store <4 x i16> %call4, ptr addrspace(1) %arrayidx5, align 8
  %10 = load ptr addrspace(1), ptr %in.addr, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %10, i64 %11
  %12 = load <4 x i32>, ptr addrspace(1) %arrayidx6, align 16
  %call7 = call spir_func <4 x i64> @_Z18convert_ulong4_satDv4_i(<4 x i32> noundef %12) #3
  %13 = load ptr addrspace(1), ptr %in.addr, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %13, i64 %14
  %15 = load <4 x i32>, ptr addrspace(1) %arrayidx8, align 16
  %call9 = call spir_func <4 x i64> @_Z14convert_ulong4Dv4_i(<4 x i32> noundef %15) #3
  %add = add <4 x i64> %call7, %call9
  %16 = load ptr addrspace(1), ptr %c.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx10 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %16, i64 %17
  store <4 x i64> %add, ptr addrspace(1) %arrayidx10, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @float_vectors(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 32 %c) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_float_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 32 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_float_vectors(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 32 %c) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x float>, align 16
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16
  %mul = fmul <4 x float> %2, splat (float 0x40536CCCC0000000)
  store <4 x float> %mul, ptr %x, align 16
  %3 = load <4 x float>, ptr %x, align 16
  %call1 = call spir_func <4 x i32> @_Z16convert_int4_rteDv4_f(<4 x float> noundef %3) #3
  %4 = load <4 x float>, ptr %x, align 16
  %call2 = call spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef %4) #3
  %mul3 = mul <4 x i32> %call2, splat (i32 1000)
  %add = add <4 x i32> %call1, %mul3
  %5 = load ptr addrspace(1), ptr %a.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %5, i64 %6
  store <4 x i32> %add, ptr addrspace(1) %arrayidx4, align 16
  %7 = load <4 x float>, ptr %x, align 16
  %call5 = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float> noundef %7) #3
  %8 = load ptr addrspace(1), ptr %b.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %8, i64 %9
  store <4 x i8> %call5, ptr addrspace(1) %arrayidx6, align 4
  %10 = load <4 x float>, ptr %x, align 16
  %call7 = call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %10) #3
  %11 = load ptr addrspace(1), ptr %a.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %11, i64 %12
  %13 = load <4 x i32>, ptr addrspace(1) %arrayidx8, align 16
  %call9 = call spir_func <4 x double> @_Z19convert_double4_rtnDv4_i(<4 x i32> noundef %13) #3
  %add10 = fadd <4 x double> %call7, %call9
  %14 = load ptr addrspace(1), ptr %c.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %14, i64 %15
  store <4 x double> %add10, ptr addrspace(1) %arrayidx11, align 32
  %16 = load ptr addrspace(1), ptr %c.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %16, i64 %17
  %18 = load <4 x double>, ptr addrspace(1) %arrayidx12, align 32
  %19 = shufflevector <4 x double> %18, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %call13 = call spir_func <2 x float> @_Z18convert_float2_rtzDv2_d(<2 x double> noundef %19) #3
  %call14 = call spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %call13) #3
  %20 = load ptr addrspace(1), ptr %c.addr, align 8
  %21 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %20, i64 %21
  %22 = load <4 x double>, ptr addrspace(1) %arrayidx15, align 32
  %23 = shufflevector <4 x double> %22, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %add16 = fadd <2 x double> %23, %call14
  %24 = load <4 x double>, ptr addrspace(1) %arrayidx15, align 32
  %25 = shufflevector <2 x double> %add16, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %26 = shufflevector <4 x double> %24, <4 x double> %25, <4 x i32> <i32 4, i32 5, i32 2, i32 3>
  store <4 x double> %26, ptr addrspace(1) %arrayidx15, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @wide_vectors(ptr addrspace(1) noundef align 32 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 64 %b, ptr addrspace(1) noundef align 16 %c) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_wide_vectors(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 64 %2, ptr addrspace(1) noundef align 16 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_wide_vectors(ptr addrspace(1) noundef align 32 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 64 %b, ptr addrspace(1) noundef align 16 %c) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !7 {
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
  %arrayidx = getelementptr inbounds <16 x i16>, ptr addrspace(1) %0, i64 0
  %1 = load <16 x i16>, ptr addrspace(1) %arrayidx, align 32
  %call = call spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef %1) #3
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %arrayidx1 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %2, i64 0
  store <16 x i8> %call, ptr addrspace(1) %arrayidx1, align 16
  %3 = load ptr addrspace(1), ptr %in.addr, align 8
  %arrayidx2 = getelementptr inbounds <16 x i16>, ptr addrspace(1) %3, i64 0
  %4 = load <16 x i16>, ptr addrspace(1) %arrayidx2, align 32
  %call3 = call spir_func <16 x float> @_Z15convert_float16Dv16_s(<16 x i16> noundef %4) #3
  %5 = load ptr addrspace(1), ptr %b.addr, align 8
  %arrayidx4 = getelementptr inbounds <16 x float>, ptr addrspace(1) %5, i64 0
  store <16 x float> %call3, ptr addrspace(1) %arrayidx4, align 64
  %6 = load ptr addrspace(1), ptr %b.addr, align 8
  %arrayidx5 = getelementptr inbounds <16 x float>, ptr addrspace(1) %6, i64 0
  %7 = load <16 x float>, ptr addrspace(1) %arrayidx5, align 64
  %div = fdiv <16 x float> %7, splat (float 1.600000e+01), !fpmath !12
  %call6 = call spir_func <16 x i8> @_Z22convert_char16_sat_rteDv16_f(<16 x float> noundef %div) #3
  %8 = load ptr addrspace(1), ptr %c.addr, align 8
  %arrayidx7 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %8, i64 0
  store <16 x i8> %call6, ptr addrspace(1) %arrayidx7, align 16
  %9 = load ptr addrspace(1), ptr %in.addr, align 8
  %arrayidx8 = getelementptr inbounds <16 x i16>, ptr addrspace(1) %9, i64 0
  %10 = load <16 x i16>, ptr addrspace(1) %arrayidx8, align 32
  %11 = shufflevector <16 x i16> %10, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %call9 = call spir_func <8 x i8> @_Z13convert_char8Dv8_s(<8 x i16> noundef %11) #3
  %12 = load ptr addrspace(1), ptr %c.addr, align 8
  %arrayidx10 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %12, i64 0
  %13 = load <16 x i8>, ptr addrspace(1) %arrayidx10, align 16
  %14 = shufflevector <8 x i8> %call9, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %15 = shufflevector <16 x i8> %13, <16 x i8> %14, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i8> %15, ptr addrspace(1) %arrayidx10, align 16
  %16 = load ptr addrspace(1), ptr %in.addr, align 8
  %arrayidx11 = getelementptr inbounds <16 x i16>, ptr addrspace(1) %16, i64 0
  %17 = load <16 x i16>, ptr addrspace(1) %arrayidx11, align 32
  %18 = shufflevector <16 x i16> %17, <16 x i16> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %call12 = call spir_func <4 x float> @_Z18convert_float4_rtpDv4_s(<4 x i16> noundef %18) #3
  %19 = load ptr addrspace(1), ptr %b.addr, align 8
  %arrayidx13 = getelementptr inbounds <16 x float>, ptr addrspace(1) %19, i64 0
  %20 = load <16 x float>, ptr addrspace(1) %arrayidx13, align 64
  %21 = shufflevector <4 x float> %call12, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %22 = shufflevector <16 x float> %20, <16 x float> %21, <16 x i32> <i32 0, i32 16, i32 2, i32 17, i32 4, i32 18, i32 6, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %22, ptr addrspace(1) %arrayidx13, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @reinterpret(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %2 = load ptr addrspace(1), ptr %b.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x i32>, align 16
  %tmp = alloca <8 x i16>, align 16
  %tmp6 = alloca <2 x i8>, align 2
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16
  %and = and <4 x i32> %2, splat (i32 2130706431)
  store <4 x i32> %and, ptr %x, align 16
  %3 = load <4 x i32>, ptr %x, align 16
  %astype = bitcast <4 x i32> %3 to <4 x float>
  %mul = fmul <4 x float> %astype, splat (float 2.000000e+00)
  %4 = load ptr addrspace(1), ptr %a.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %5
  store <4 x float> %mul, ptr addrspace(1) %arrayidx1, align 16
  %6 = load <4 x i32>, ptr %x, align 16
  %astype2 = bitcast <4 x i32> %6 to <8 x i16>
  store <8 x i16> %astype2, ptr %tmp, align 16
  %7 = load <8 x i16>, ptr %tmp, align 16
  %8 = shufflevector <8 x i16> %7, <8 x i16> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %9 = load ptr addrspace(1), ptr %b.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %9, i64 %10
  store <8 x i16> %8, ptr addrspace(1) %arrayidx3, align 16
  %11 = load ptr addrspace(1), ptr %b.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %11, i64 %12
  %13 = load <8 x i16>, ptr addrspace(1) %arrayidx4, align 16
  %14 = extractelement <8 x i16> %13, i64 1
  %astype5 = bitcast i16 %14 to <2 x i8>
  store <2 x i8> %astype5, ptr %tmp6, align 2
  %15 = load <2 x i8>, ptr %tmp6, align 2
  %16 = shufflevector <2 x i8> %15, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  %astype7 = bitcast <2 x i8> %16 to i16
  %17 = load ptr addrspace(1), ptr %b.addr, align 8
  %18 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %17, i64 %18
  %19 = load <8 x i16>, ptr addrspace(1) %arrayidx8, align 16
  %20 = insertelement <8 x i16> %19, i16 %astype7, i64 0
  store <8 x i16> %20, ptr addrspace(1) %arrayidx8, align 16
  %21 = load ptr addrspace(1), ptr %a.addr, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %21, i64 %22
  %23 = load <4 x float>, ptr addrspace(1) %arrayidx9, align 16
  %24 = extractelement <4 x float> %23, i64 3
  %astype10 = bitcast float %24 to i32
  %xor = xor i32 %astype10, 1
  %astype11 = bitcast i32 %xor to float
  %25 = load ptr addrspace(1), ptr %a.addr, align 8
  %26 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %25, i64 %26
  %27 = load <4 x float>, ptr addrspace(1) %arrayidx12, align 16
  %28 = insertelement <4 x float> %27, float %astype11, i64 3
  store <4 x float> %28, ptr addrspace(1) %arrayidx12, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i64> @_Z18convert_ulong4_satDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i64> @_Z14convert_ulong4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z16convert_int4_rteDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z19convert_double4_rtnDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z18convert_float2_rtzDv2_d(<2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z15convert_float16Dv16_s(<16 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z22convert_char16_sat_rteDv16_f(<16 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z13convert_char8Dv8_s(<8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z18convert_float4_rtpDv4_s(<4 x i16> noundef) #1

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
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"int4*", !"uchar4*", !"short4*", !"ulong4*"}
!6 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"ulong __attribute__((ext_vector_type(4)))*"}
!7 = !{!"const", !"", !"", !""}
!8 = !{!"float4*", !"int4*", !"uchar4*", !"double4*"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*"}
!10 = !{!"short16*", !"uchar16*", !"float16*", !"char16*"}
!11 = !{!"short __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*"}
!12 = !{float 2.500000e+00}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"uint4*", !"float4*", !"ushort8*"}
!16 = !{!"uint __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!17 = !{!"const", !"", !""}
