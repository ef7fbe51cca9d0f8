; ModuleID = 'opencl/booleans.cl'
source_filename = "opencl/booleans.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @logic(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_logic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_logic(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %negative = alloca i8, align 1
  %even = alloca i8, align 1
  %in_range = alloca i8, align 1
  %any_two = alloca i8, align 1
  %parity = alloca i8, align 1
  %kept = alloca [3 x i8], align 1
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load i32, ptr %x, align 4
  %cmp = icmp slt i32 %3, 0
  %storedv = zext i1 %cmp to i8
  store i8 %storedv, ptr %negative, align 1
  %4 = load i32, ptr %x, align 4
  %and = and i32 %4, 1
  %tobool = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool, true
  %storedv1 = zext i1 %lnot to i8
  store i8 %storedv1, ptr %even, align 1
  %5 = load i32, ptr %x, align 4
  %call2 = call spir_func zeroext i1 @between(i32 noundef %5, i32 noundef -1000000000, i32 noundef 1000000000) #5
  %storedv3 = zext i1 %call2 to i8
  store i8 %storedv3, ptr %in_range, align 1
  %6 = load i8, ptr %negative, align 1
  %loadedv = trunc i8 %6 to i1
  br i1 %loadedv, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %7 = load i8, ptr %even, align 1
  %loadedv4 = trunc i8 %7 to i1
  br i1 %loadedv4, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %entry
  %8 = load i8, ptr %even, align 1
  %loadedv5 = trunc i8 %8 to i1
  br i1 %loadedv5, label %land.lhs.true6, label %lor.rhs

land.lhs.true6:                                   ; preds = %lor.lhs.false
  %9 = load i8, ptr %in_range, align 1
  %loadedv7 = trunc i8 %9 to i1
  br i1 %loadedv7, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true6, %lor.lhs.false
  %10 = load i8, ptr %negative, align 1
  %loadedv8 = trunc i8 %10 to i1
  br i1 %loadedv8, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %11 = load i8, ptr %in_range, align 1
  %loadedv9 = trunc i8 %11 to i1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %12 = phi i1 [ false, %lor.rhs ], [ %loadedv9, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true6, %land.lhs.true
  %13 = phi i1 [ true, %land.lhs.true6 ], [ true, %land.lhs.true ], [ %12, %land.end ]
  %storedv10 = zext i1 %13 to i8
  store i8 %storedv10, ptr %any_two, align 1
  %14 = load i8, ptr %negative, align 1
  %loadedv11 = trunc i8 %14 to i1
  %conv = zext i1 %loadedv11 to i32
  %15 = load i8, ptr %even, align 1
  %loadedv12 = trunc i8 %15 to i1
  %conv13 = zext i1 %loadedv12 to i32
  %xor = xor i32 %conv, %conv13
  %16 = load i8, ptr %in_range, align 1
  %loadedv14 = trunc i8 %16 to i1
  %conv15 = zext i1 %loadedv14 to i32
  %xor16 = xor i32 %xor, %conv15
  %tobool17 = icmp ne i32 %xor16, 0
  %storedv18 = zext i1 %tobool17 to i8
  store i8 %storedv18, ptr %parity, align 1
  %17 = load i8, ptr %negative, align 1
  %loadedv19 = trunc i8 %17 to i1
  %storedv20 = zext i1 %loadedv19 to i8
  store i8 %storedv20, ptr %kept, align 1
  %arrayinit.element = getelementptr inbounds i8, ptr %kept, i64 1
  %18 = load i8, ptr %even, align 1
  %loadedv21 = trunc i8 %18 to i1
  %storedv22 = zext i1 %loadedv21 to i8
  store i8 %storedv22, ptr %arrayinit.element, align 1
  %arrayinit.element23 = getelementptr inbounds i8, ptr %kept, i64 2
  %19 = load i8, ptr %in_range, align 1
  %loadedv24 = trunc i8 %19 to i1
  %storedv25 = zext i1 %loadedv24 to i8
  store i8 %storedv25, ptr %arrayinit.element23, align 1
  %20 = load i8, ptr %any_two, align 1
  %loadedv26 = trunc i8 %20 to i1
  %conv27 = zext i1 %loadedv26 to i32
  %21 = load i8, ptr %parity, align 1
  %loadedv28 = trunc i8 %21 to i1
  %conv29 = zext i1 %loadedv28 to i32
  %mul = mul nsw i32 %conv29, 2
  %add = add nsw i32 %conv27, %mul
  %22 = load i64, ptr %i, align 8
  %rem = urem i64 %22, 3
  %arrayidx30 = getelementptr inbounds nuw [3 x i8], ptr %kept, i64 0, i64 %rem
  %23 = load i8, ptr %arrayidx30, align 1
  %loadedv31 = trunc i8 %23 to i1
  %conv32 = zext i1 %loadedv31 to i32
  %mul33 = mul nsw i32 %conv32, 4
  %add34 = add nsw i32 %add, %mul33
  %24 = load i8, ptr %negative, align 1
  %loadedv35 = trunc i8 %24 to i1
  %conv36 = zext i1 %loadedv35 to i32
  %25 = load i8, ptr %even, align 1
  %loadedv37 = trunc i8 %25 to i1
  %conv38 = zext i1 %loadedv37 to i32
  %cmp39 = icmp eq i32 %conv36, %conv38
  %conv40 = zext i1 %cmp39 to i32
  %mul41 = mul nsw i32 %conv40, 8
  %add42 = add nsw i32 %add34, %mul41
  %26 = load i32, ptr %x, align 4
  %tobool43 = icmp ne i32 %26, 0
  %27 = zext i1 %tobool43 to i64
  %cond = select i1 %tobool43, i32 16, i32 0
  %add44 = add nsw i32 %add42, %cond
  %28 = load ptr addrspace(1), ptr %out.addr, align 8
  %29 = load i64, ptr %i, align 8
  %arrayidx45 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  store i32 %add44, ptr addrspace(1) %arrayidx45, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @flags(ptr addrspace(1) noundef align 4 %bits, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %bits.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %bits, ptr %bits.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %bits.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_flags(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_flags(ptr addrspace(1) noundef align 4 %bits, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %bits.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %a = alloca i8, align 1
  %b = alloca i8, align 1
  %c = alloca i8, align 1
  store ptr addrspace(1) %bits, ptr %bits.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %bits.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %and = and i32 %2, 1
  %tobool = icmp ne i32 %and, 0
  %storedv = zext i1 %tobool to i8
  store i8 %storedv, ptr %a, align 1
  %3 = load ptr addrspace(1), ptr %bits.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %5 = load i32, ptr addrspace(1) %arrayidx1, align 4
  %and2 = and i32 %5, 2
  %tobool3 = icmp ne i32 %and2, 0
  %storedv4 = zext i1 %tobool3 to i8
  store i8 %storedv4, ptr %b, align 1
  %6 = load ptr addrspace(1), ptr %bits.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %8 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %shr = lshr i32 %8, 5
  %rem = urem i32 %shr, 3
  %tobool6 = icmp ne i32 %rem, 0
  %storedv7 = zext i1 %tobool6 to i8
  store i8 %storedv7, ptr %c, align 1
  %9 = load i8, ptr %a, align 1
  %loadedv = trunc i8 %9 to i1
  br i1 %loadedv, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %10 = load i8, ptr %b, align 1
  %loadedv8 = trunc i8 %10 to i1
  br i1 %loadedv8, label %if.else, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %11 = load ptr addrspace(1), ptr %bits.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %13 = load i32, ptr addrspace(1) %arrayidx9, align 4
  %or = or i32 %13, -2147483648
  store i32 %or, ptr addrspace(1) %arrayidx9, align 4
  br label %if.end15

if.else:                                          ; preds = %land.lhs.true, %entry
  %14 = load i8, ptr %b, align 1
  %loadedv10 = trunc i8 %14 to i1
  br i1 %loadedv10, label %if.then12, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else
  %15 = load i8, ptr %c, align 1
  %loadedv11 = trunc i8 %15 to i1
  br i1 %loadedv11, label %if.then12, label %if.end

if.then12:                                        ; preds = %lor.lhs.false, %if.else
  %16 = load ptr addrspace(1), ptr %bits.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  %18 = load i32, ptr addrspace(1) %arrayidx13, align 4
  %and14 = and i32 %18, -5
  store i32 %and14, ptr addrspace(1) %arrayidx13, align 4
  br label %if.end

if.end:                                           ; preds = %if.then12, %lor.lhs.false
  br label %if.end15

if.end15:                                         ; preds = %if.end, %if.then
  %19 = load i8, ptr %a, align 1
  %loadedv16 = trunc i8 %19 to i1
  %conv = zext i1 %loadedv16 to i8
  %conv17 = zext i8 %conv to i32
  %20 = load i8, ptr %b, align 1
  %loadedv18 = trunc i8 %20 to i1
  %conv19 = zext i1 %loadedv18 to i32
  %21 = load i8, ptr %c, align 1
  %loadedv20 = trunc i8 %21 to i1
  %conv21 = zext i1 %loadedv20 to i32
  %and22 = and i32 %conv19, %conv21
  %conv23 = trunc i32 %and22 to i8
  %conv24 = zext i8 %conv23 to i32
  %shl = shl i32 %conv24, 1
  %or25 = or i32 %conv17, %shl
  %conv26 = trunc i32 %or25 to i8
  %22 = load ptr addrspace(1), ptr %out.addr, align 8
  %23 = load i64, ptr %i, align 8
  %arrayidx27 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %23
  store i8 %conv26, ptr addrspace(1) %arrayidx27, align 1
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @ternaries(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %f.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_ternaries(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_ternaries(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %grade = alloca i32, align 4
  %v = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <4 x i32>, align 16
  %w = alloca <4 x i32>, align 16
  %target = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load i32, ptr %x, align 4
  %cmp = icmp slt i32 %3, -1000000
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end11

cond.false:                                       ; preds = %entry
  %4 = load i32, ptr %x, align 4
  %cmp1 = icmp slt i32 %4, 0
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.false
  br label %cond.end9

cond.false3:                                      ; preds = %cond.false
  %5 = load i32, ptr %x, align 4
  %cmp4 = icmp slt i32 %5, 1000
  br i1 %cmp4, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %cond.false3
  br label %cond.end

cond.false6:                                      ; preds = %cond.false3
  %6 = load i32, ptr %x, align 4
  %cmp7 = icmp slt i32 %6, 1000000000
  %7 = zext i1 %cmp7 to i64
  %cond = select i1 %cmp7, i32 3, i32 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false6, %cond.true5
  %cond8 = phi i32 [ 2, %cond.true5 ], [ %cond, %cond.false6 ]
  br label %cond.end9

cond.end9:                                        ; preds = %cond.end, %cond.true2
  %cond10 = phi i32 [ 1, %cond.true2 ], [ %cond8, %cond.end ]
  br label %cond.end11

cond.end11:                                       ; preds = %cond.end9, %cond.true
  %cond12 = phi i32 [ 0, %cond.true ], [ %cond10, %cond.end9 ]
  store i32 %cond12, ptr %grade, align 4
  %8 = load i32, ptr %x, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %8, i32 0
  %9 = load i32, ptr %grade, align 4
  %vecinit13 = insertelement <4 x i32> %vecinit, i32 %9, i32 1
  %vecinit14 = insertelement <4 x i32> %vecinit13, i32 3, i32 2
  %vecinit15 = insertelement <4 x i32> %vecinit14, i32 4, i32 3
  store <4 x i32> %vecinit15, ptr %.compoundliteral, align 16
  %10 = load <4 x i32>, ptr %.compoundliteral, align 16
  store <4 x i32> %10, ptr %v, align 16
  %11 = load <4 x i32>, ptr %v, align 16
  %cmp16 = icmp sgt <4 x i32> %11, splat (i32 2)
  %sext = sext <4 x i1> %cmp16 to <4 x i32>
  %12 = load <4 x i32>, ptr %v, align 16
  %13 = load <4 x i32>, ptr %v, align 16
  %sub = sub <4 x i32> zeroinitializer, %13
  %14 = icmp slt <4 x i32> %sext, zeroinitializer
  %sext17 = sext <4 x i1> %14 to <4 x i32>
  %15 = xor <4 x i32> %sext17, splat (i32 -1)
  %16 = and <4 x i32> %sub, %15
  %17 = and <4 x i32> %12, %sext17
  %cond18 = or <4 x i32> %16, %17
  store <4 x i32> %cond18, ptr %w, align 16
  %18 = load i32, ptr %grade, align 4
  %cmp19 = icmp sgt i32 %18, 2
  br i1 %cmp19, label %cond.true20, label %cond.false22

cond.true20:                                      ; preds = %cond.end11
  %19 = load ptr addrspace(1), ptr %f.addr, align 8
  %20 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i64 %20
  %21 = load float, ptr addrspace(1) %arrayidx21, align 4
  br label %cond.end29

cond.false22:                                     ; preds = %cond.end11
  %22 = load i32, ptr %grade, align 4
  %cmp23 = icmp eq i32 %22, 1
  br i1 %cmp23, label %cond.true24, label %cond.false26

cond.true24:                                      ; preds = %cond.false22
  %23 = load ptr addrspace(1), ptr %f.addr, align 8
  %24 = load i64, ptr %i, align 8
  %arrayidx25 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %24
  %25 = load float, ptr addrspace(1) %arrayidx25, align 4
  %fneg = fneg float %25
  br label %cond.end27

cond.false26:                                     ; preds = %cond.false22
  %26 = load i32, ptr %grade, align 4
  %conv = sitofp i32 %26 to float
  br label %cond.end27

cond.end27:                                       ; preds = %cond.false26, %cond.true24
  %cond28 = phi float [ %fneg, %cond.true24 ], [ %conv, %cond.false26 ]
  br label %cond.end29

cond.end29:                                       ; preds = %cond.end27, %cond.true20
  %cond30 = phi float [ %21, %cond.true20 ], [ %cond28, %cond.end27 ]
  %27 = load ptr addrspace(1), ptr %f.addr, align 8
  %28 = load i64, ptr %i, align 8
  %arrayidx31 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %28
  store float %cond30, ptr addrspace(1) %arrayidx31, align 4
  %29 = load <4 x i32>, ptr %w, align 16
  %30 = extractelement <4 x i32> %29, i64 0
  %31 = load <4 x i32>, ptr %w, align 16
  %32 = extractelement <4 x i32> %31, i64 1
  %xor = xor i32 %30, %32
  %33 = load ptr addrspace(1), ptr %f.addr, align 8
  %34 = load i64, ptr %i, align 8
  %arrayidx32 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %34
  %35 = load float, ptr addrspace(1) %arrayidx32, align 4
  %cmp33 = fcmp ogt float %35, 0.000000e+00
  br i1 %cmp33, label %cond.true35, label %cond.false36

cond.true35:                                      ; preds = %cond.end29
  %36 = load <4 x i32>, ptr %w, align 16
  %37 = extractelement <4 x i32> %36, i64 2
  br label %cond.end37

cond.false36:                                     ; preds = %cond.end29
  %38 = load <4 x i32>, ptr %w, align 16
  %39 = extractelement <4 x i32> %38, i64 3
  br label %cond.end37

cond.end37:                                       ; preds = %cond.false36, %cond.true35
  %cond38 = phi i32 [ %37, %cond.true35 ], [ %39, %cond.false36 ]
  %xor39 = xor i32 %xor, %cond38
  %40 = load ptr addrspace(1), ptr %out.addr, align 8
  %41 = load i64, ptr %i, align 8
  %arrayidx40 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %41
  store i32 %xor39, ptr addrspace(1) %arrayidx40, align 4
  %42 = load i32, ptr %grade, align 4
  %and = and i32 %42, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true41, label %cond.false42

cond.true41:                                      ; preds = %cond.end37
  %43 = load ptr addrspace(1), ptr %a.addr, align 8
  br label %cond.end43

cond.false42:                                     ; preds = %cond.end37
  %44 = load ptr addrspace(1), ptr %out.addr, align 8
  br label %cond.end43

cond.end43:                                       ; preds = %cond.false42, %cond.true41
  %cond44 = phi ptr addrspace(1) [ %43, %cond.true41 ], [ %44, %cond.false42 ]
  store ptr addrspace(1) %cond44, ptr %target, align 8
  %45 = load ptr addrspace(1), ptr %target, align 8
  %46 = load i64, ptr %i, align 8
  %arrayidx45 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i64 %46
  %47 = load i32, ptr addrspace(1) %arrayidx45, align 4
  %add = add nsw i32 %47, 1
  store i32 %add, ptr addrspace(1) %arrayidx45, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func zeroext i1 @between(i32 noundef %x, i32 noundef %low, i32 noundef %high) #2 {
entry:
  %x.addr = alloca i32, align 4
  %low.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %low, ptr %low.addr, align 4
  store i32 %high, ptr %high.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %low.addr, align 4
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load i32, ptr %x.addr, align 4
  %3 = load i32, ptr %high.addr, align 4
  %cmp1 = icmp sle i32 %2, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  ret i1 %4
}

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !{!"uint*", !"uchar*"}
!8 = !{!"", !""}
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"int*", !"float*", !"int*"}
!12 = !{!"", !"", !""}
