; ModuleID = 'opencl/pointers.cl'
source_filename = "opencl/pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@alphabet = addrspace(2) constant [16 x i8] c"SPIR-V and LLVM\00", align 1
@__const.double_indirection.local_values = private unnamed_addr addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @arithmetic(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_arithmetic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_arithmetic(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %p = alloca ptr addrspace(1), align 8
  %q = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  store ptr addrspace(1) %add.ptr, ptr %p, align 8
  %2 = load ptr addrspace(1), ptr %in.addr, align 8
  %3 = load i64, ptr %i, align 8
  %sub = sub i64 31, %3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %sub
  store ptr addrspace(1) %arrayidx, ptr %q, align 8
  %4 = load ptr addrspace(1), ptr %q, align 8
  %5 = load ptr addrspace(1), ptr %p, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr addrspace(1) %4 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr addrspace(1) %5 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %mul = mul i64 %7, 3
  %arrayidx1 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %mul
  store i64 %sub.ptr.div, ptr addrspace(1) %arrayidx1, align 8
  %8 = load ptr addrspace(1), ptr %p, align 8
  %9 = load ptr addrspace(1), ptr %q, align 8
  %cmp = icmp ult ptr addrspace(1) %8, %9
  %conv = zext i1 %cmp to i32
  %10 = load ptr addrspace(1), ptr %p, align 8
  %11 = load ptr addrspace(1), ptr %q, align 8
  %cmp2 = icmp eq ptr addrspace(1) %10, %11
  %conv3 = zext i1 %cmp2 to i32
  %shl = shl i32 %conv3, 1
  %or = or i32 %conv, %shl
  %12 = load ptr addrspace(1), ptr %p, align 8
  %13 = load i64, ptr %i, align 8
  %mul4 = mul i64 2, %13
  %add.ptr5 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %mul4
  %14 = load ptr addrspace(1), ptr %q, align 8
  %cmp6 = icmp uge ptr addrspace(1) %add.ptr5, %14
  %conv7 = zext i1 %cmp6 to i32
  %shl8 = shl i32 %conv7, 2
  %or9 = or i32 %or, %shl8
  %15 = load ptr addrspace(1), ptr %p, align 8
  %16 = load ptr addrspace(1), ptr %in.addr, align 8
  %cmp10 = icmp ne ptr addrspace(1) %15, %16
  %conv11 = zext i1 %cmp10 to i32
  %shl12 = shl i32 %conv11, 3
  %or13 = or i32 %or9, %shl12
  %conv14 = sext i32 %or13 to i64
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  %18 = load i64, ptr %i, align 8
  %mul15 = mul i64 %18, 3
  %add = add i64 %mul15, 1
  %arrayidx16 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %add
  store i64 %conv14, ptr addrspace(1) %arrayidx16, align 8
  %19 = load i64, ptr %i, align 8
  %20 = load ptr addrspace(1), ptr %q, align 8
  %idx.neg = sub i64 0, %19
  %add.ptr17 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %idx.neg
  store ptr addrspace(1) %add.ptr17, ptr %q, align 8
  %21 = load ptr addrspace(1), ptr %p, align 8
  %22 = load ptr addrspace(1), ptr %q, align 8
  %cmp18 = icmp ult ptr addrspace(1) %21, %22
  br i1 %cmp18, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %23 = load ptr addrspace(1), ptr %p, align 8
  %incdec.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %p, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %24 = load ptr addrspace(1), ptr %q, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr addrspace(1) [ %23, %cond.true ], [ %24, %cond.false ]
  store ptr addrspace(1) %cond, ptr %p, align 8
  %25 = load ptr addrspace(1), ptr %p, align 8
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = load ptr addrspace(1), ptr %q, align 8
  %add.ptr20 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 -1
  %28 = load i32, ptr addrspace(1) %add.ptr20, align 4
  %add21 = add nsw i32 %26, %28
  %29 = load ptr addrspace(1), ptr %p, align 8
  %arrayidx22 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 1
  %30 = load i32, ptr addrspace(1) %arrayidx22, align 4
  %add23 = add nsw i32 %add21, %30
  %conv24 = sext i32 %add23 to i64
  %31 = load ptr addrspace(1), ptr %out.addr, align 8
  %32 = load i64, ptr %i, align 8
  %mul25 = mul i64 %32, 3
  %add26 = add i64 %mul25, 2
  %arrayidx27 = getelementptr inbounds nuw i64, ptr addrspace(1) %31, i64 %add26
  store i64 %conv24, ptr addrspace(1) %arrayidx27, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @double_indirection(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call spir_func void @__clang_ocl_kern_imp_double_indirection(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_double_indirection(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %rows = alloca [2 x ptr addrspace(1)], align 8
  %i = alloca i64, align 8
  %local_values = alloca [3 x i32], align 4
  %cursor = alloca ptr, align 8
  %indirect = alloca ptr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  store ptr addrspace(1) %0, ptr %rows, align 8
  %arrayinit.element = getelementptr inbounds ptr addrspace(1), ptr %rows, i64 1
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  store ptr addrspace(1) %1, ptr %arrayinit.element, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %local_values, ptr addrspace(2) align 4 @__const.double_indirection.local_values, i64 12, i1 false)
  %arraydecay = getelementptr inbounds [3 x i32], ptr %local_values, i64 0, i64 0
  store ptr %arraydecay, ptr %cursor, align 8
  store ptr %cursor, ptr %indirect, align 8
  %2 = load i64, ptr %i, align 8
  %rem = urem i64 %2, 3
  %3 = load ptr, ptr %indirect, align 8
  %4 = load ptr, ptr %3, align 8
  %add.ptr = getelementptr inbounds nuw i32, ptr %4, i64 %rem
  store ptr %add.ptr, ptr %3, align 8
  %5 = load ptr, ptr %indirect, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr %6, align 4
  %mul = mul nsw i32 %7, 5
  store i32 %mul, ptr %6, align 4
  %8 = load i64, ptr %i, align 8
  %and = and i64 %8, 1
  %arrayidx = getelementptr inbounds nuw [2 x ptr addrspace(1)], ptr %rows, i64 0, i64 %and
  %9 = load ptr addrspace(1), ptr %arrayidx, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %11 = load i32, ptr addrspace(1) %arrayidx1, align 4
  %12 = load ptr, ptr %cursor, align 8
  %13 = load i32, ptr %12, align 4
  %add = add nsw i32 %11, %13
  %arrayidx2 = getelementptr inbounds [3 x i32], ptr %local_values, i64 0, i64 0
  %14 = load i32, ptr %arrayidx2, align 4
  %add3 = add nsw i32 %add, %14
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  store i32 %add3, ptr addrspace(1) %arrayidx4, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @strings(ptr addrspace(1) noundef align 1 %text, ptr addrspace(1) noundef align 4 %lengths) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
entry:
  %text.addr = alloca ptr addrspace(1), align 8
  %lengths.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %text, ptr %text.addr, align 8
  store ptr addrspace(1) %lengths, ptr %lengths.addr, align 8
  %0 = load ptr addrspace(1), ptr %text.addr, align 8
  %1 = load ptr addrspace(1), ptr %lengths.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_strings(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_strings(ptr addrspace(1) noundef align 1 %text, ptr addrspace(1) noundef align 4 %lengths) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
entry:
  %text.addr = alloca ptr addrspace(1), align 8
  %lengths.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %to = alloca ptr addrspace(1), align 8
  %from = alloca ptr addrspace(2), align 8
  store ptr addrspace(1) %text, ptr %text.addr, align 8
  store ptr addrspace(1) %lengths, ptr %lengths.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %text.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 16, %1
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %to, align 8
  %2 = load i64, ptr %i, align 8
  %add.ptr1 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %2
  store ptr addrspace(2) %add.ptr1, ptr %from, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %3 = load ptr addrspace(2), ptr %from, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(2) %3, i32 1
  store ptr addrspace(2) %incdec.ptr, ptr %from, align 8
  %4 = load i8, ptr addrspace(2) %3, align 1
  %5 = load ptr addrspace(1), ptr %to, align 8
  %incdec.ptr2 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i32 1
  store ptr addrspace(1) %incdec.ptr2, ptr %to, align 8
  store i8 %4, ptr addrspace(1) %5, align 1
  %tobool = icmp ne i8 %4, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %6 = load ptr addrspace(1), ptr %to, align 8
  %7 = load ptr addrspace(1), ptr %text.addr, align 8
  %8 = load i64, ptr %i, align 8
  %mul3 = mul i64 16, %8
  %add.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 %mul3
  %sub.ptr.lhs.cast = ptrtoint ptr addrspace(1) %6 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr addrspace(1) %add.ptr4 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub = sub nsw i64 %sub.ptr.sub, 1
  %conv = trunc i64 %sub to i32
  %9 = load ptr addrspace(1), ptr %lengths.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @casts(ptr addrspace(1) noundef align 4 %words, ptr addrspace(1) noundef align 1 %bytes) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
entry:
  %words.addr = alloca ptr addrspace(1), align 8
  %bytes.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %words, ptr %words.addr, align 8
  store ptr addrspace(1) %bytes, ptr %bytes.addr, align 8
  %0 = load ptr addrspace(1), ptr %words.addr, align 8
  %1 = load ptr addrspace(1), ptr %bytes.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_casts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_casts(ptr addrspace(1) noundef align 4 %words, ptr addrspace(1) noundef align 1 %bytes) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
entry:
  %words.addr = alloca ptr addrspace(1), align 8
  %bytes.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %view = alloca ptr addrspace(1), align 8
  %k = alloca i32, align 4
  %pair = alloca ptr addrspace(1), align 8
  %back = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %words, ptr %words.addr, align 8
  store ptr addrspace(1) %bytes, ptr %bytes.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %words.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 4
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %view, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %2, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr addrspace(1), ptr %bytes.addr, align 8
  %4 = load i32, ptr %k, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %idxprom
  %5 = load i8, ptr addrspace(1) %arrayidx, align 1
  %conv = zext i8 %5 to i32
  %6 = load ptr addrspace(1), ptr %view, align 8
  %7 = load i32, ptr %k, align 4
  %idxprom1 = sext i32 %7 to i64
  %arrayidx2 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %idxprom1
  %8 = load i8, ptr addrspace(1) %arrayidx2, align 1
  %conv3 = zext i8 %8 to i32
  %xor = xor i32 %conv3, %conv
  %conv4 = trunc i32 %xor to i8
  store i8 %conv4, ptr addrspace(1) %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %k, align 4
  %add = add nsw i32 %9, 5
  store i32 %add, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %10 = load ptr addrspace(1), ptr %words.addr, align 8
  %11 = load i64, ptr %i, align 8
  %mul5 = mul i64 %11, 4
  %add.ptr6 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %10, i64 %mul5
  %add.ptr7 = getelementptr inbounds <2 x i16>, ptr addrspace(1) %add.ptr6, i64 1
  store ptr addrspace(1) %add.ptr7, ptr %pair, align 8
  %12 = load ptr addrspace(1), ptr %pair, align 8
  %13 = load <2 x i16>, ptr addrspace(1) %12, align 4
  %14 = shufflevector <2 x i16> %13, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  %15 = load ptr addrspace(1), ptr %pair, align 8
  store <2 x i16> %14, ptr addrspace(1) %15, align 4
  %16 = load ptr addrspace(1), ptr %words.addr, align 8
  %17 = load i64, ptr %i, align 8
  %add.ptr8 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  %18 = ptrtoint ptr addrspace(1) %add.ptr8 to i64
  %19 = load ptr addrspace(1), ptr %words.addr, align 8
  %20 = ptrtoint ptr addrspace(1) %19 to i64
  %sub = sub i64 %18, %20
  %conv9 = trunc i64 %sub to i32
  %21 = load ptr addrspace(1), ptr %words.addr, align 8
  %22 = load i64, ptr %i, align 8
  %mul10 = mul i64 %22, 4
  %add11 = add i64 %mul10, 3
  %arrayidx12 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %add11
  store i32 %conv9, ptr addrspace(1) %arrayidx12, align 4
  %23 = load ptr addrspace(1), ptr %words.addr, align 8
  %24 = ptrtoint ptr addrspace(1) %23 to i64
  %25 = load i64, ptr %i, align 8
  %mul13 = mul i64 16, %25
  %add14 = add i64 %24, %mul13
  %26 = inttoptr i64 %add14 to ptr addrspace(1)
  store ptr addrspace(1) %26, ptr %back, align 8
  %27 = load ptr addrspace(1), ptr %back, align 8
  %28 = load i32, ptr addrspace(1) %27, align 4
  %add15 = add nsw i32 %28, 3
  store i32 %add15, ptr addrspace(1) %27, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"long*"}
!6 = !{!"", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"", !"", !""}
!11 = !{!"char*", !"uint*"}
!12 = !{!"uint*", !"uchar*"}
