; ModuleID = 'opencl/small_integers.cl'
source_filename = "opencl/small_integers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @chars(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 1 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_chars(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_chars(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 1 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i8, align 1
  %y = alloca i8, align 1
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %1
  %2 = load i8, ptr addrspace(1) %arrayidx, align 1
  store i8 %2, ptr %x, align 1
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %4
  %5 = load i8, ptr addrspace(1) %arrayidx1, align 1
  store i8 %5, ptr %y, align 1
  %6 = load i8, ptr %y, align 1
  %conv = zext i8 %6 to i32
  %7 = load i8, ptr %x, align 1
  %conv2 = sext i8 %7 to i32
  %add = add nsw i32 %conv2, %conv
  %conv3 = trunc i32 %add to i8
  store i8 %conv3, ptr %x, align 1
  %8 = load i8, ptr %y, align 1
  %conv4 = zext i8 %8 to i32
  %mul = mul nsw i32 %conv4, 3
  %conv5 = trunc i32 %mul to i8
  store i8 %conv5, ptr %y, align 1
  %9 = load i8, ptr %x, align 1
  %conv6 = sext i8 %9 to i32
  %10 = load i8, ptr %y, align 1
  %conv7 = zext i8 %10 to i32
  %or = or i32 %conv7, 1
  %div = sdiv i32 %conv6, %or
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i64, ptr %i, align 8
  %mul8 = mul i64 %12, 6
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %mul8
  store i32 %div, ptr addrspace(1) %arrayidx9, align 4
  %13 = load i8, ptr %x, align 1
  %conv10 = sext i8 %13 to i32
  %14 = load i8, ptr %y, align 1
  %conv11 = zext i8 %14 to i32
  %and = and i32 %conv11, 15
  %add12 = add nsw i32 %and, 1
  %rem = srem i32 %conv10, %add12
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i64, ptr %i, align 8
  %mul13 = mul i64 %16, 6
  %add14 = add i64 %mul13, 1
  %arrayidx15 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %add14
  store i32 %rem, ptr addrspace(1) %arrayidx15, align 4
  %17 = load i8, ptr %x, align 1
  %conv16 = sext i8 %17 to i32
  %shl = shl i32 %conv16, 2
  %conv17 = trunc i32 %shl to i8
  %conv18 = sext i8 %conv17 to i32
  %18 = load i8, ptr %y, align 1
  %conv19 = zext i8 %18 to i32
  %shr = ashr i32 %conv19, 3
  %conv20 = trunc i32 %shr to i8
  %conv21 = zext i8 %conv20 to i32
  %add22 = add nsw i32 %conv18, %conv21
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = load i64, ptr %i, align 8
  %mul23 = mul i64 %20, 6
  %add24 = add i64 %mul23, 2
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %add24
  store i32 %add22, ptr addrspace(1) %arrayidx25, align 4
  %21 = load i8, ptr %x, align 1
  %conv26 = sext i8 %21 to i32
  %22 = load i8, ptr %y, align 1
  %conv27 = zext i8 %22 to i32
  %cmp = icmp slt i32 %conv26, %conv27
  %conv28 = zext i1 %cmp to i32
  %23 = load ptr addrspace(1), ptr %out.addr, align 8
  %24 = load i64, ptr %i, align 8
  %mul29 = mul i64 %24, 6
  %add30 = add i64 %mul29, 3
  %arrayidx31 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %add30
  store i32 %conv28, ptr addrspace(1) %arrayidx31, align 4
  %25 = load i8, ptr %x, align 1
  %conv32 = zext i8 %25 to i32
  %26 = load i8, ptr %y, align 1
  %conv33 = zext i8 %26 to i32
  %cmp34 = icmp sgt i32 %conv32, %conv33
  %conv35 = zext i1 %cmp34 to i32
  %27 = load ptr addrspace(1), ptr %out.addr, align 8
  %28 = load i64, ptr %i, align 8
  %mul36 = mul i64 %28, 6
  %add37 = add i64 %mul36, 4
  %arrayidx38 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %add37
  store i32 %conv35, ptr addrspace(1) %arrayidx38, align 4
  %29 = load i8, ptr %x, align 1
  %conv39 = sext i8 %29 to i32
  %sub = sub nsw i32 0, %conv39
  %30 = load i8, ptr %y, align 1
  %conv40 = zext i8 %30 to i32
  %not = xor i32 %conv40, -1
  %mul41 = mul nsw i32 %sub, %not
  %31 = load ptr addrspace(1), ptr %out.addr, align 8
  %32 = load i64, ptr %i, align 8
  %mul42 = mul i64 %32, 6
  %add43 = add i64 %mul42, 5
  %arrayidx44 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %add43
  store i32 %mul41, ptr addrspace(1) %arrayidx44, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @shorts(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_shorts(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_shorts(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i16, align 2
  %y = alloca i16, align 2
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %1
  %2 = load i16, ptr addrspace(1) %arrayidx, align 2
  store i16 %2, ptr %x, align 2
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %4
  %5 = load i16, ptr addrspace(1) %arrayidx1, align 2
  store i16 %5, ptr %y, align 2
  %6 = load i16, ptr %x, align 2
  %conv = sext i16 %6 to i32
  %7 = load i16, ptr %y, align 2
  %conv2 = zext i16 %7 to i32
  %mul = mul nsw i32 %conv, %conv2
  %conv3 = trunc i32 %mul to i16
  %conv4 = sext i16 %conv3 to i32
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %mul5 = mul i64 %9, 6
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %mul5
  store i32 %conv4, ptr addrspace(1) %arrayidx6, align 4
  %10 = load i16, ptr %x, align 2
  %conv7 = sext i16 %10 to i32
  %11 = load i16, ptr %y, align 2
  %conv8 = zext i16 %11 to i32
  %or = or i32 %conv8, 1
  %conv9 = trunc i32 %or to i16
  %conv10 = sext i16 %conv9 to i32
  %div = sdiv i32 %conv7, %conv10
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %13 = load i64, ptr %i, align 8
  %mul11 = mul i64 %13, 6
  %add = add i64 %mul11, 1
  %arrayidx12 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %add
  store i32 %div, ptr addrspace(1) %arrayidx12, align 4
  %14 = load i16, ptr %y, align 2
  %conv13 = zext i16 %14 to i32
  %15 = load i16, ptr %x, align 2
  %conv14 = sext i16 %15 to i32
  %and = and i32 %conv14, 255
  %add15 = add nsw i32 %and, 1
  %conv16 = trunc i32 %add15 to i16
  %conv17 = zext i16 %conv16 to i32
  %rem = srem i32 %conv13, %conv17
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul18 = mul i64 %17, 6
  %add19 = add i64 %mul18, 2
  %arrayidx20 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %add19
  store i32 %rem, ptr addrspace(1) %arrayidx20, align 4
  %18 = load i16, ptr %x, align 2
  %conv21 = sext i16 %18 to i32
  %19 = load i16, ptr %y, align 2
  %conv22 = zext i16 %19 to i32
  %and23 = and i32 %conv22, 7
  %shr.mask = and i32 %and23, 31
  %shr = ashr i32 %conv21, %shr.mask
  %conv24 = trunc i32 %shr to i16
  %conv25 = sext i16 %conv24 to i32
  %20 = load i16, ptr %y, align 2
  %conv26 = zext i16 %20 to i32
  %shl = shl i32 %conv26, 1
  %conv27 = trunc i32 %shl to i16
  %conv28 = zext i16 %conv27 to i32
  %xor = xor i32 %conv25, %conv28
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %22 = load i64, ptr %i, align 8
  %mul29 = mul i64 %22, 6
  %add30 = add i64 %mul29, 3
  %arrayidx31 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %add30
  store i32 %xor, ptr addrspace(1) %arrayidx31, align 4
  %23 = load i16, ptr %x, align 2
  %conv32 = sext i16 %23 to i32
  %24 = load i16, ptr %y, align 2
  %conv33 = sext i16 %24 to i32
  %cmp = icmp eq i32 %conv32, %conv33
  %conv34 = zext i1 %cmp to i32
  %25 = load i16, ptr %x, align 2
  %conv35 = sext i16 %25 to i32
  %26 = load i16, ptr %y, align 2
  %conv36 = sext i16 %26 to i32
  %cmp37 = icmp sge i32 %conv35, %conv36
  %conv38 = zext i1 %cmp37 to i32
  %mul39 = mul nsw i32 %conv38, 2
  %add40 = add nsw i32 %conv34, %mul39
  %27 = load ptr addrspace(1), ptr %out.addr, align 8
  %28 = load i64, ptr %i, align 8
  %mul41 = mul i64 %28, 6
  %add42 = add i64 %mul41, 4
  %arrayidx43 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %add42
  store i32 %add40, ptr addrspace(1) %arrayidx43, align 4
  %29 = load i16, ptr %x, align 2
  %dec = add i16 %29, -1
  store i16 %dec, ptr %x, align 2
  %30 = load i16, ptr %x, align 2
  %inc = add i16 %30, 1
  store i16 %inc, ptr %x, align 2
  %conv44 = sext i16 %inc to i32
  %31 = load i16, ptr %y, align 2
  %dec45 = add i16 %31, -1
  store i16 %dec45, ptr %y, align 2
  %conv46 = zext i16 %31 to i32
  %and47 = and i32 %conv44, %conv46
  %32 = load ptr addrspace(1), ptr %out.addr, align 8
  %33 = load i64, ptr %i, align 8
  %mul48 = mul i64 %33, 6
  %add49 = add i64 %mul48, 5
  %arrayidx50 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %add49
  store i32 %and47, ptr addrspace(1) %arrayidx50, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @longs(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_longs(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_longs(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i64, align 8
  %y = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %1
  %2 = load i64, ptr addrspace(1) %arrayidx, align 8
  store i64 %2, ptr %x, align 8
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %4
  %5 = load i64, ptr addrspace(1) %arrayidx1, align 8
  store i64 %5, ptr %y, align 8
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %mul = mul i64 %7, 8
  %add.ptr = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %8 = load i64, ptr %x, align 8
  %9 = load i64, ptr %y, align 8
  %shr = lshr i64 %9, 33
  %or = or i64 %shr, 1
  %div = sdiv i64 %8, %or
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i64 %div, ptr addrspace(1) %10, align 8
  %11 = load i64, ptr %y, align 8
  %12 = load i64, ptr %x, align 8
  %or2 = or i64 %12, 1
  %div3 = udiv i64 %11, %or2
  %13 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw i64, ptr addrspace(1) %13, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store i64 %div3, ptr addrspace(1) %13, align 8
  %14 = load i64, ptr %x, align 8
  %rem = srem i64 %14, 1000003
  %15 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw i64, ptr addrspace(1) %15, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store i64 %rem, ptr addrspace(1) %15, align 8
  %16 = load i64, ptr %y, align 8
  %rem6 = urem i64 %16, 10
  %17 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store i64 %rem6, ptr addrspace(1) %17, align 8
  %18 = load i64, ptr %x, align 8
  %shr8 = ashr i64 %18, 7
  %19 = load i64, ptr %y, align 8
  %shr9 = lshr i64 %19, 7
  %xor = xor i64 %shr8, %shr9
  %20 = load i64, ptr %y, align 8
  %shl = shl i64 %20, 9
  %xor10 = xor i64 %xor, %shl
  %21 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr11 = getelementptr inbounds nuw i64, ptr addrspace(1) %21, i32 1
  store ptr addrspace(1) %incdec.ptr11, ptr %o, align 8
  store i64 %xor10, ptr addrspace(1) %21, align 8
  %22 = load i64, ptr %x, align 8
  %23 = load i64, ptr %y, align 8
  %cmp = icmp slt i64 %22, %23
  %conv = zext i1 %cmp to i32
  %24 = load i64, ptr %y, align 8
  %25 = load i64, ptr %x, align 8
  %cmp12 = icmp ult i64 %24, %25
  %conv13 = zext i1 %cmp12 to i32
  %shl14 = shl i32 %conv13, 1
  %or15 = or i32 %conv, %shl14
  %conv16 = sext i32 %or15 to i64
  %26 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr17 = getelementptr inbounds nuw i64, ptr addrspace(1) %26, i32 1
  store ptr addrspace(1) %incdec.ptr17, ptr %o, align 8
  store i64 %conv16, ptr addrspace(1) %26, align 8
  %27 = load i64, ptr %x, align 8
  %conv18 = trunc i64 %27 to i32
  %conv19 = zext i32 %conv18 to i64
  %28 = load i64, ptr %y, align 8
  %conv20 = trunc i64 %28 to i32
  %conv21 = zext i32 %conv20 to i64
  %mul22 = mul i64 %conv19, %conv21
  %29 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr23 = getelementptr inbounds nuw i64, ptr addrspace(1) %29, i32 1
  store ptr addrspace(1) %incdec.ptr23, ptr %o, align 8
  store i64 %mul22, ptr addrspace(1) %29, align 8
  %30 = load i64, ptr %x, align 8
  %31 = load i64, ptr %y, align 8
  %and = and i64 %30, %31
  %32 = load i64, ptr %x, align 8
  %xor24 = xor i64 %32, 6148914691236517205
  %or25 = or i64 %and, %xor24
  %33 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr26 = getelementptr inbounds nuw i64, ptr addrspace(1) %33, i32 1
  store ptr addrspace(1) %incdec.ptr26, ptr %o, align 8
  store i64 %or25, ptr addrspace(1) %33, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @shifts(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %count, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %count.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %count, ptr %count.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %count.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_shifts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_shifts(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %count, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %count.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %count, ptr %count.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %count.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %5 = load i32, ptr addrspace(1) %arrayidx1, align 4
  store i32 %5, ptr %n, align 4
  %6 = load i32, ptr %x, align 4
  %7 = load i32, ptr %n, align 4
  %shl.mask = and i32 %7, 31
  %shl = shl i32 %6, %shl.mask
  %conv = sext i32 %shl to i64
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %mul = mul i64 %9, 6
  %arrayidx2 = getelementptr inbounds nuw i64, ptr addrspace(1) %8, i64 %mul
  store i64 %conv, ptr addrspace(1) %arrayidx2, align 8
  %10 = load i32, ptr %x, align 4
  %11 = load i32, ptr %n, align 4
  %shr.mask = and i32 %11, 31
  %shr = ashr i32 %10, %shr.mask
  %conv3 = sext i32 %shr to i64
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %13 = load i64, ptr %i, align 8
  %mul4 = mul i64 %13, 6
  %add = add i64 %mul4, 1
  %arrayidx5 = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %add
  store i64 %conv3, ptr addrspace(1) %arrayidx5, align 8
  %14 = load i32, ptr %x, align 4
  %15 = load i32, ptr %n, align 4
  %shr.mask6 = and i32 %15, 31
  %shr7 = lshr i32 %14, %shr.mask6
  %conv8 = zext i32 %shr7 to i64
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul9 = mul i64 %17, 6
  %add10 = add i64 %mul9, 2
  %arrayidx11 = getelementptr inbounds nuw i64, ptr addrspace(1) %16, i64 %add10
  store i64 %conv8, ptr addrspace(1) %arrayidx11, align 8
  %18 = load i32, ptr %x, align 4
  %conv12 = sext i32 %18 to i64
  %19 = load i32, ptr %n, align 4
  %add13 = add i32 %19, 20
  %sh_prom = zext i32 %add13 to i64
  %shl.mask14 = and i64 %sh_prom, 63
  %shl15 = shl i64 %conv12, %shl.mask14
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  %21 = load i64, ptr %i, align 8
  %mul16 = mul i64 %21, 6
  %add17 = add i64 %mul16, 3
  %arrayidx18 = getelementptr inbounds nuw i64, ptr addrspace(1) %20, i64 %add17
  store i64 %shl15, ptr addrspace(1) %arrayidx18, align 8
  %22 = load i32, ptr %x, align 4
  %23 = load i32, ptr %n, align 4
  %add19 = add i32 %23, 64
  %shl.mask20 = and i32 %add19, 31
  %shl21 = shl i32 %22, %shl.mask20
  %conv22 = sext i32 %shl21 to i64
  %24 = load ptr addrspace(1), ptr %out.addr, align 8
  %25 = load i64, ptr %i, align 8
  %mul23 = mul i64 %25, 6
  %add24 = add i64 %mul23, 4
  %arrayidx25 = getelementptr inbounds nuw i64, ptr addrspace(1) %24, i64 %add24
  store i64 %conv22, ptr addrspace(1) %arrayidx25, align 8
  %26 = load i32, ptr %x, align 4
  %conv26 = sext i32 %26 to i64
  %27 = load i32, ptr %n, align 4
  %mul27 = mul i32 %27, 2
  %sh_prom28 = zext i32 %mul27 to i64
  %shr.mask29 = and i64 %sh_prom28, 63
  %shr30 = lshr i64 %conv26, %shr.mask29
  %28 = load ptr addrspace(1), ptr %out.addr, align 8
  %29 = load i64, ptr %i, align 8
  %mul31 = mul i64 %29, 6
  %add32 = add i64 %mul31, 5
  %arrayidx33 = getelementptr inbounds nuw i64, ptr addrspace(1) %28, i64 %add32
  store i64 %shr30, ptr addrspace(1) %arrayidx33, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

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
!5 = !{!"char*", !"uchar*", !"int*"}
!6 = !{!"const", !"const", !""}
!7 = !{!"short*", !"ushort*", !"int*"}
!8 = !{!"long*", !"ulong*", !"ulong*"}
!9 = !{!"int*", !"uint*", !"long*"}
