; ModuleID = 'opencl/conversions_scalar.cl'
source_filename = "opencl/conversions_scalar.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @to_signed(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %d, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %f.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %f.addr, align 8
  %1 = load ptr addrspace(1), ptr %d.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_to_signed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_to_signed(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %d, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %f.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca float, align 4
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %f.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %mul = fmul float %2, 1.000000e+02
  store float %mul, ptr %x, align 4
  %3 = load float, ptr %x, align 4
  %call1 = call spir_func signext i8 @_Z16convert_char_satf(float noundef %3) #3
  %conv = sext i8 %call1 to i64
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %mul2 = mul i64 %5, 6
  %arrayidx3 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %mul2
  store i64 %conv, ptr addrspace(1) %arrayidx3, align 8
  %6 = load float, ptr %x, align 4
  %mul4 = fmul float %6, 5.120000e+02
  %call5 = call spir_func signext i16 @_Z21convert_short_sat_rtzf(float noundef %mul4) #3
  %conv6 = sext i16 %call5 to i64
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i64, ptr %i, align 8
  %mul7 = mul i64 %8, 6
  %add = add i64 %mul7, 1
  %arrayidx8 = getelementptr inbounds nuw i64, ptr addrspace(1) %7, i64 %add
  store i64 %conv6, ptr addrspace(1) %arrayidx8, align 8
  %9 = load float, ptr %x, align 4
  %mul9 = fmul float %9, 1.000000e+08
  %call10 = call spir_func i32 @_Z19convert_int_sat_rtef(float noundef %mul9) #3
  %conv11 = sext i32 %call10 to i64
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i64, ptr %i, align 8
  %mul12 = mul i64 %11, 6
  %add13 = add i64 %mul12, 2
  %arrayidx14 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %add13
  store i64 %conv11, ptr addrspace(1) %arrayidx14, align 8
  %12 = load ptr addrspace(1), ptr %d.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds nuw double, ptr addrspace(1) %12, i64 %13
  %14 = load double, ptr addrspace(1) %arrayidx15, align 8
  %mul16 = fmul double %14, 1.000000e+20
  %call17 = call spir_func i64 @_Z20convert_long_sat_rtpd(double noundef %mul16) #3
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i64, ptr %i, align 8
  %mul18 = mul i64 %16, 6
  %add19 = add i64 %mul18, 3
  %arrayidx20 = getelementptr inbounds nuw i64, ptr addrspace(1) %15, i64 %add19
  store i64 %call17, ptr addrspace(1) %arrayidx20, align 8
  %17 = load float, ptr %x, align 4
  %call21 = call spir_func i32 @_Z15convert_int_rtnf(float noundef %17) #3
  %conv22 = sext i32 %call21 to i64
  %18 = load ptr addrspace(1), ptr %out.addr, align 8
  %19 = load i64, ptr %i, align 8
  %mul23 = mul i64 %19, 6
  %add24 = add i64 %mul23, 4
  %arrayidx25 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %add24
  store i64 %conv22, ptr addrspace(1) %arrayidx25, align 8
  %20 = load ptr addrspace(1), ptr %d.addr, align 8
  %21 = load i64, ptr %i, align 8
  %arrayidx26 = getelementptr inbounds nuw double, ptr addrspace(1) %20, i64 %21
  %22 = load double, ptr addrspace(1) %arrayidx26, align 8
  %mul27 = fmul double %22, 9.950000e+01
  %call28 = call spir_func signext i8 @_Z20convert_char_sat_rtnd(double noundef %mul27) #3
  %conv29 = sext i8 %call28 to i64
  %23 = load ptr addrspace(1), ptr %out.addr, align 8
  %24 = load i64, ptr %i, align 8
  %mul30 = mul i64 %24, 6
  %add31 = add i64 %mul30, 5
  %arrayidx32 = getelementptr inbounds nuw i64, ptr addrspace(1) %23, i64 %add31
  store i64 %conv29, ptr addrspace(1) %arrayidx32, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @to_unsigned(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_to_unsigned(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_to_unsigned(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load i32, ptr %x, align 4
  %call1 = call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %3) #3
  %conv = zext i8 %call1 to i64
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %mul = mul i64 %5, 6
  %arrayidx2 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %mul
  store i64 %conv, ptr addrspace(1) %arrayidx2, align 8
  %6 = load i32, ptr %x, align 4
  %call3 = call spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef %6) #3
  %conv4 = zext i16 %call3 to i64
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i64, ptr %i, align 8
  %mul5 = mul i64 %8, 6
  %add = add i64 %mul5, 1
  %arrayidx6 = getelementptr inbounds nuw i64, ptr addrspace(1) %7, i64 %add
  store i64 %conv4, ptr addrspace(1) %arrayidx6, align 8
  %9 = load i32, ptr %x, align 4
  %call7 = call spir_func i32 @_Z16convert_uint_sati(i32 noundef %9) #3
  %conv8 = zext i32 %call7 to i64
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i64, ptr %i, align 8
  %mul9 = mul i64 %11, 6
  %add10 = add i64 %mul9, 2
  %arrayidx11 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %add10
  store i64 %conv8, ptr addrspace(1) %arrayidx11, align 8
  %12 = load i32, ptr %x, align 4
  %conv12 = sext i32 %12 to i64
  %call13 = call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %conv12) #3
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %14 = load i64, ptr %i, align 8
  %mul14 = mul i64 %14, 6
  %add15 = add i64 %mul14, 3
  %arrayidx16 = getelementptr inbounds nuw i64, ptr addrspace(1) %13, i64 %add15
  store i64 %call13, ptr addrspace(1) %arrayidx16, align 8
  %15 = load i32, ptr %x, align 4
  %call17 = call spir_func zeroext i8 @_Z13convert_uchari(i32 noundef %15) #3
  %conv18 = zext i8 %call17 to i64
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul19 = mul i64 %17, 6
  %add20 = add i64 %mul19, 4
  %arrayidx21 = getelementptr inbounds nuw i64, ptr addrspace(1) %16, i64 %add20
  store i64 %conv18, ptr addrspace(1) %arrayidx21, align 8
  %18 = load i32, ptr %x, align 4
  %conv22 = sitofp i32 %18 to float
  %div = fdiv float %conv22, 3.000000e+00, !fpmath !11
  %call23 = call spir_func i32 @_Z20convert_uint_sat_rtef(float noundef %div) #3
  %conv24 = zext i32 %call23 to i64
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = load i64, ptr %i, align 8
  %mul25 = mul i64 %20, 6
  %add26 = add i64 %mul25, 5
  %arrayidx27 = getelementptr inbounds nuw i64, ptr addrspace(1) %19, i64 %add26
  store i64 %conv24, ptr addrspace(1) %arrayidx27, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @to_float(ptr addrspace(1) noundef align 8 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_to_float(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_to_float(ptr addrspace(1) noundef align 8 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %1
  %2 = load i64, ptr addrspace(1) %arrayidx, align 8
  store i64 %2, ptr %x, align 8
  %3 = load i64, ptr %x, align 8
  %call1 = call spir_func float @_Z17convert_float_rtel(i64 noundef %3) #3
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %mul = mul i64 %5, 6
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %mul
  store float %call1, ptr addrspace(1) %arrayidx2, align 4
  %6 = load i64, ptr %x, align 8
  %call3 = call spir_func float @_Z17convert_float_rtzl(i64 noundef %6) #3
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i64, ptr %i, align 8
  %mul4 = mul i64 %8, 6
  %add = add i64 %mul4, 1
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %add
  store float %call3, ptr addrspace(1) %arrayidx5, align 4
  %9 = load i64, ptr %x, align 8
  %call6 = call spir_func float @_Z17convert_float_rtpl(i64 noundef %9) #3
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i64, ptr %i, align 8
  %mul7 = mul i64 %11, 6
  %add8 = add i64 %mul7, 2
  %arrayidx9 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %add8
  store float %call6, ptr addrspace(1) %arrayidx9, align 4
  %12 = load i64, ptr %x, align 8
  %call10 = call spir_func float @_Z17convert_float_rtnm(i64 noundef %12) #3
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %14 = load i64, ptr %i, align 8
  %mul11 = mul i64 %14, 6
  %add12 = add i64 %mul11, 3
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %add12
  store float %call10, ptr addrspace(1) %arrayidx13, align 4
  %15 = load i64, ptr %x, align 8
  %conv = trunc i64 %15 to i32
  %call14 = call spir_func float @_Z13convert_floatj(i32 noundef %conv) #3
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul15 = mul i64 %17, 6
  %add16 = add i64 %mul15, 4
  %arrayidx17 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %add16
  store float %call14, ptr addrspace(1) %arrayidx17, align 4
  %18 = load i64, ptr %x, align 8
  %conv18 = sitofp i64 %18 to double
  %div = fdiv double %conv18, 7.000000e+00
  %call19 = call spir_func float @_Z17convert_float_rtpd(double noundef %div) #3
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = load i64, ptr %i, align 8
  %mul20 = mul i64 %20, 6
  %add21 = add i64 %mul20, 5
  %arrayidx22 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i64 %add21
  store float %call19, ptr addrspace(1) %arrayidx22, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @round_half_way(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_round_half_way(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_round_half_way(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca float, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %call1 = call spir_func float @_Z5floorf(float noundef %2) #3
  %add = fadd float %call1, 5.000000e-01
  store float %add, ptr %x, align 4
  %3 = load float, ptr %x, align 4
  %call2 = call spir_func i32 @_Z15convert_int_rtef(float noundef %3) #3
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %mul = mul i64 %5, 8
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %mul
  store i32 %call2, ptr addrspace(1) %arrayidx3, align 4
  %6 = load float, ptr %x, align 4
  %call4 = call spir_func i32 @_Z15convert_int_rtzf(float noundef %6) #3
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i64, ptr %i, align 8
  %mul5 = mul i64 %8, 8
  %add6 = add i64 %mul5, 1
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %add6
  store i32 %call4, ptr addrspace(1) %arrayidx7, align 4
  %9 = load float, ptr %x, align 4
  %call8 = call spir_func i32 @_Z15convert_int_rtpf(float noundef %9) #3
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i64, ptr %i, align 8
  %mul9 = mul i64 %11, 8
  %add10 = add i64 %mul9, 2
  %arrayidx11 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %add10
  store i32 %call8, ptr addrspace(1) %arrayidx11, align 4
  %12 = load float, ptr %x, align 4
  %call12 = call spir_func i32 @_Z15convert_int_rtnf(float noundef %12) #3
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %14 = load i64, ptr %i, align 8
  %mul13 = mul i64 %14, 8
  %add14 = add i64 %mul13, 3
  %arrayidx15 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %add14
  store i32 %call12, ptr addrspace(1) %arrayidx15, align 4
  %15 = load float, ptr %x, align 4
  %call16 = call spir_func i32 @_Z11convert_intf(float noundef %15) #3
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul17 = mul i64 %17, 8
  %add18 = add i64 %mul17, 4
  %arrayidx19 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %add18
  store i32 %call16, ptr addrspace(1) %arrayidx19, align 4
  %18 = load float, ptr %x, align 4
  %conv = fptosi float %18 to i32
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = load i64, ptr %i, align 8
  %mul20 = mul i64 %20, 8
  %add21 = add i64 %mul20, 5
  %arrayidx22 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %add21
  store i32 %conv, ptr addrspace(1) %arrayidx22, align 4
  %21 = load float, ptr %x, align 4
  %call23 = call spir_func float @_Z4rintf(float noundef %21) #3
  %astype = bitcast float %call23 to i32
  %22 = load ptr addrspace(1), ptr %out.addr, align 8
  %23 = load i64, ptr %i, align 8
  %mul24 = mul i64 %23, 8
  %add25 = add i64 %mul24, 6
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %add25
  store i32 %astype, ptr addrspace(1) %arrayidx26, align 4
  %24 = load float, ptr %x, align 4
  %call27 = call spir_func float @_Z5roundf(float noundef %24) #3
  %astype28 = bitcast float %call27 to i32
  %25 = load ptr addrspace(1), ptr %out.addr, align 8
  %26 = load i64, ptr %i, align 8
  %mul29 = mul i64 %26, 8
  %add30 = add i64 %mul29, 7
  %arrayidx31 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %add30
  store i32 %astype28, ptr addrspace(1) %arrayidx31, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_satf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z21convert_short_sat_rtzf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20convert_long_sat_rtpd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtnf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtnd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z13convert_uchari(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z20convert_uint_sat_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtel(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtnm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtzf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtpf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_intf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) #1

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
!5 = !{!"float*", !"double*", !"long*"}
!6 = !{!"const", !"const", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"ulong*"}
!10 = !{!"const", !""}
!11 = !{float 2.500000e+00}
!12 = !{!"long*", !"float*"}
!13 = !{!"float*", !"int*"}
