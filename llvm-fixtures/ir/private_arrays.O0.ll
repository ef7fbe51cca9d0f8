; ModuleID = 'opencl/private_arrays.cl'
source_filename = "opencl/private_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.blob = type { [24 x i8], i32 }

@__const.copies.a = private unnamed_addr addrspace(2) constant %struct.blob { [24 x i8] zeroinitializer, i32 8 }, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @dynamic_index(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_dynamic_index(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_dynamic_index(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %table = alloca [16 x i32], align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %k, align 4
  %2 = load i32, ptr %k, align 4
  %mul = mul nsw i32 %1, %2
  %sub = sub nsw i32 %mul, 3
  %3 = load i32, ptr %k, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [16 x i32], ptr %table, i64 0, i64 %idxprom
  store i32 %sub, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %k, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  %7 = load i32, ptr addrspace(1) %arrayidx1, align 4
  %8 = load ptr addrspace(1), ptr %in.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  %10 = load i32, ptr addrspace(1) %arrayidx2, align 4
  %and = and i32 %10, 15
  %idxprom3 = sext i32 %and to i64
  %arrayidx4 = getelementptr inbounds [16 x i32], ptr %table, i64 0, i64 %idxprom3
  store i32 %7, ptr %arrayidx4, align 4
  %11 = load i64, ptr %i, align 8
  %mul5 = mul i64 %11, 7
  %and6 = and i64 %mul5, 15
  %arrayidx7 = getelementptr inbounds nuw [16 x i32], ptr %table, i64 0, i64 %and6
  %12 = load i32, ptr %arrayidx7, align 4
  %13 = load ptr addrspace(1), ptr %in.addr, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  %15 = load i32, ptr addrspace(1) %arrayidx8, align 4
  %rem = urem i32 %15, 16
  %idxprom9 = zext i32 %rem to i64
  %arrayidx10 = getelementptr inbounds nuw [16 x i32], ptr %table, i64 0, i64 %idxprom9
  %16 = load i32, ptr %arrayidx10, align 4
  %add = add nsw i32 %12, %16
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  %18 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  store i32 %add, ptr addrspace(1) %arrayidx11, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @small_sort(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_small_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_small_sort(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %keys = alloca [8 x float], align 4
  %base = alloca i64, align 8
  %k = alloca i32, align 4
  %k2 = alloca i32, align 4
  %key = alloca float, align 4
  %j = alloca i32, align 4
  %k26 = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %mul = mul i64 %call, 8
  store i64 %mul, ptr %base, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i64, ptr %base, align 8
  %3 = load i32, ptr %k, align 4
  %conv = sext i32 %3 to i64
  %add = add i64 %2, %conv
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %add
  %4 = load float, ptr addrspace(1) %arrayidx, align 4
  %5 = load i32, ptr %k, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx1 = getelementptr inbounds [8 x float], ptr %keys, i64 0, i64 %idxprom
  store float %4, ptr %arrayidx1, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %k, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  store i32 1, ptr %k2, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc23, %for.end
  %7 = load i32, ptr %k2, align 4
  %cmp4 = icmp slt i32 %7, 8
  br i1 %cmp4, label %for.body6, label %for.end25

for.body6:                                        ; preds = %for.cond3
  %8 = load i32, ptr %k2, align 4
  %idxprom7 = sext i32 %8 to i64
  %arrayidx8 = getelementptr inbounds [8 x float], ptr %keys, i64 0, i64 %idxprom7
  %9 = load float, ptr %arrayidx8, align 4
  store float %9, ptr %key, align 4
  %10 = load i32, ptr %k2, align 4
  %sub = sub nsw i32 %10, 1
  store i32 %sub, ptr %j, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body6
  %11 = load i32, ptr %j, align 4
  %cmp9 = icmp sge i32 %11, 0
  br i1 %cmp9, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %12 = load i32, ptr %j, align 4
  %idxprom11 = sext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds [8 x float], ptr %keys, i64 0, i64 %idxprom11
  %13 = load float, ptr %arrayidx12, align 4
  %14 = load float, ptr %key, align 4
  %cmp13 = fcmp ogt float %13, %14
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %15 = phi i1 [ false, %while.cond ], [ %cmp13, %land.rhs ]
  br i1 %15, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %16 = load i32, ptr %j, align 4
  %idxprom15 = sext i32 %16 to i64
  %arrayidx16 = getelementptr inbounds [8 x float], ptr %keys, i64 0, i64 %idxprom15
  %17 = load float, ptr %arrayidx16, align 4
  %18 = load i32, ptr %j, align 4
  %add17 = add nsw i32 %18, 1
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds [8 x float], ptr %keys, i64 0, i64 %idxprom18
  store float %17, ptr %arrayidx19, align 4
  %19 = load i32, ptr %j, align 4
  %dec = add nsw i32 %19, -1
  store i32 %dec, ptr %j, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %20 = load float, ptr %key, align 4
  %21 = load i32, ptr %j, align 4
  %add20 = add nsw i32 %21, 1
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds [8 x float], ptr %keys, i64 0, i64 %idxprom21
  store float %20, ptr %arrayidx22, align 4
  br label %for.inc23

for.inc23:                                        ; preds = %while.end
  %22 = load i32, ptr %k2, align 4
  %inc24 = add nsw i32 %22, 1
  store i32 %inc24, ptr %k2, align 4
  br label %for.cond3

for.end25:                                        ; preds = %for.cond3
  store i32 0, ptr %k26, align 4
  br label %for.cond27

for.cond27:                                       ; preds = %for.inc36, %for.end25
  %23 = load i32, ptr %k26, align 4
  %cmp28 = icmp slt i32 %23, 8
  br i1 %cmp28, label %for.body30, label %for.end38

for.body30:                                       ; preds = %for.cond27
  %24 = load i32, ptr %k26, align 4
  %idxprom31 = sext i32 %24 to i64
  %arrayidx32 = getelementptr inbounds [8 x float], ptr %keys, i64 0, i64 %idxprom31
  %25 = load float, ptr %arrayidx32, align 4
  %26 = load ptr addrspace(1), ptr %out.addr, align 8
  %27 = load i64, ptr %base, align 8
  %28 = load i32, ptr %k26, align 4
  %conv33 = sext i32 %28 to i64
  %add34 = add i64 %27, %conv33
  %arrayidx35 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i64 %add34
  store float %25, ptr addrspace(1) %arrayidx35, align 4
  br label %for.inc36

for.inc36:                                        ; preds = %for.body30
  %29 = load i32, ptr %k26, align 4
  %inc37 = add nsw i32 %29, 1
  store i32 %inc37, ptr %k26, align 4
  br label %for.cond27

for.end38:                                        ; preds = %for.cond27
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @two_dimensional(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_two_dimensional(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_two_dimensional(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %m = alloca [4 x [4 x i32]], align 4
  %i = alloca i64, align 8
  %r = alloca i32, align 4
  %trace = alloca i32, align 4
  %r6 = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %m, i8 0, i64 64, i1 false)
  %0 = getelementptr inbounds [4 x [4 x i32]], ptr %m, i32 0, i32 0
  %1 = getelementptr inbounds [4 x i32], ptr %0, i32 0, i32 0
  store i32 1, ptr %1, align 4
  %2 = getelementptr inbounds [4 x [4 x i32]], ptr %m, i32 0, i32 1
  %3 = getelementptr inbounds [4 x i32], ptr %2, i32 0, i32 1
  store i32 1, ptr %3, align 4
  %4 = getelementptr inbounds [4 x [4 x i32]], ptr %m, i32 0, i32 2
  %5 = getelementptr inbounds [4 x i32], ptr %4, i32 0, i32 2
  store i32 1, ptr %5, align 4
  %6 = getelementptr inbounds [4 x [4 x i32]], ptr %m, i32 0, i32 3
  %7 = getelementptr inbounds [4 x i32], ptr %6, i32 0, i32 3
  store i32 1, ptr %7, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  store i32 0, ptr %r, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %8 = load i32, ptr %r, align 4
  %cmp = icmp slt i32 %8, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load ptr addrspace(1), ptr %in.addr, align 8
  %10 = load i32, ptr %r, align 4
  %mul = mul nsw i32 %10, 4
  %conv = sext i32 %mul to i64
  %11 = load i64, ptr %i, align 8
  %add = add i64 %conv, %11
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %add
  %12 = load i32, ptr addrspace(1) %arrayidx, align 4
  %13 = load i32, ptr %r, align 4
  %idxprom = sext i32 %13 to i64
  %arrayidx1 = getelementptr inbounds [4 x [4 x i32]], ptr %m, i64 0, i64 %idxprom
  %14 = load i32, ptr %r, align 4
  %conv2 = sext i32 %14 to i64
  %15 = load i64, ptr %i, align 8
  %add3 = add i64 %conv2, %15
  %and = and i64 %add3, 3
  %arrayidx4 = getelementptr inbounds nuw [4 x i32], ptr %arrayidx1, i64 0, i64 %and
  %16 = load i32, ptr %arrayidx4, align 4
  %add5 = add nsw i32 %16, %12
  store i32 %add5, ptr %arrayidx4, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %17 = load i32, ptr %r, align 4
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %r, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %trace, align 4
  store i32 0, ptr %r6, align 4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc18, %for.end
  %18 = load i32, ptr %r6, align 4
  %cmp8 = icmp slt i32 %18, 4
  br i1 %cmp8, label %for.body10, label %for.end20

for.body10:                                       ; preds = %for.cond7
  %19 = load i32, ptr %r6, align 4
  %idxprom11 = sext i32 %19 to i64
  %arrayidx12 = getelementptr inbounds [4 x [4 x i32]], ptr %m, i64 0, i64 %idxprom11
  %20 = load i32, ptr %r6, align 4
  %idxprom13 = sext i32 %20 to i64
  %arrayidx14 = getelementptr inbounds [4 x i32], ptr %arrayidx12, i64 0, i64 %idxprom13
  %21 = load i32, ptr %arrayidx14, align 4
  %22 = load i32, ptr %r6, align 4
  %add15 = add nsw i32 %22, 1
  %mul16 = mul nsw i32 %21, %add15
  %23 = load i32, ptr %trace, align 4
  %add17 = add nsw i32 %23, %mul16
  store i32 %add17, ptr %trace, align 4
  br label %for.inc18

for.inc18:                                        ; preds = %for.body10
  %24 = load i32, ptr %r6, align 4
  %inc19 = add nsw i32 %24, 1
  store i32 %inc19, ptr %r6, align 4
  br label %for.cond7

for.end20:                                        ; preds = %for.cond7
  %25 = load i32, ptr %trace, align 4
  %26 = load ptr addrspace(1), ptr %out.addr, align 8
  %27 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  store i32 %25, ptr addrspace(1) %arrayidx21, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @copies(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %a = alloca %struct.blob, align 4
  %b = alloca %struct.blob, align 4
  %k = alloca i32, align 4
  %k7 = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %a, ptr addrspace(2) align 4 @__const.copies.a, i64 28, i1 false)
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %n = getelementptr inbounds nuw %struct.blob, ptr %a, i32 0, i32 1
  %1 = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr addrspace(1), ptr %in.addr, align 8
  %3 = load i64, ptr %i, align 8
  %mul = mul i64 %3, 8
  %4 = load i32, ptr %k, align 4
  %conv = sext i32 %4 to i64
  %add = add i64 %mul, %conv
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %add
  %5 = load i8, ptr addrspace(1) %arrayidx, align 1
  %data = getelementptr inbounds nuw %struct.blob, ptr %a, i32 0, i32 0
  %6 = load i32, ptr %k, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx1 = getelementptr inbounds [24 x i8], ptr %data, i64 0, i64 %idxprom
  store i8 %5, ptr %arrayidx1, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %k, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 28, i1 false)
  %data2 = getelementptr inbounds nuw %struct.blob, ptr %b, i32 0, i32 0
  %8 = load i64, ptr %i, align 8
  %and = and i64 %8, 7
  %arrayidx3 = getelementptr inbounds nuw [24 x i8], ptr %data2, i64 0, i64 %and
  %9 = load i8, ptr %arrayidx3, align 1
  %conv4 = zext i8 %9 to i32
  %add5 = add nsw i32 %conv4, 1
  %conv6 = trunc i32 %add5 to i8
  store i8 %conv6, ptr %arrayidx3, align 1
  store i32 0, ptr %k7, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc28, %for.end
  %10 = load i32, ptr %k7, align 4
  %n9 = getelementptr inbounds nuw %struct.blob, ptr %b, i32 0, i32 1
  %11 = load i32, ptr %n9, align 4
  %cmp10 = icmp slt i32 %10, %11
  br i1 %cmp10, label %for.body12, label %for.end30

for.body12:                                       ; preds = %for.cond8
  %data13 = getelementptr inbounds nuw %struct.blob, ptr %b, i32 0, i32 0
  %12 = load i32, ptr %k7, align 4
  %sub = sub nsw i32 7, %12
  %idxprom14 = sext i32 %sub to i64
  %arrayidx15 = getelementptr inbounds [24 x i8], ptr %data13, i64 0, i64 %idxprom14
  %13 = load i8, ptr %arrayidx15, align 1
  %conv16 = zext i8 %13 to i32
  %data17 = getelementptr inbounds nuw %struct.blob, ptr %b, i32 0, i32 0
  %14 = load i32, ptr %k7, align 4
  %add18 = add nsw i32 %14, 8
  %idxprom19 = sext i32 %add18 to i64
  %arrayidx20 = getelementptr inbounds [24 x i8], ptr %data17, i64 0, i64 %idxprom19
  %15 = load i8, ptr %arrayidx20, align 1
  %conv21 = zext i8 %15 to i32
  %add22 = add nsw i32 %conv16, %conv21
  %conv23 = trunc i32 %add22 to i8
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul24 = mul i64 %17, 8
  %18 = load i32, ptr %k7, align 4
  %conv25 = sext i32 %18 to i64
  %add26 = add i64 %mul24, %conv25
  %arrayidx27 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %add26
  store i8 %conv23, ptr addrspace(1) %arrayidx27, align 1
  br label %for.inc28

for.inc28:                                        ; preds = %for.body12
  %19 = load i32, ptr %k7, align 4
  %inc29 = add nsw i32 %19, 1
  store i32 %inc29, ptr %k7, align 4
  br label %for.cond8

for.end30:                                        ; preds = %for.cond8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{!"float*", !"float*"}
!8 = !{!"uchar*", !"uchar*"}
