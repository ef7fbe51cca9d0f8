; ModuleID = 'opencl/hashes.cl'
source_filename = "opencl/hashes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@round_constants = addrspace(2) constant [16 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716], align 4
@crc_nibbles = addrspace(2) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@__const.sha256_rounds.s = private unnamed_addr addrspace(2) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @murmur_finish(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_murmur_finish(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_murmur_finish(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %k = alloca i32, align 4
  %h = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %mul = mul i32 %2, -862048943
  store i32 %mul, ptr %k, align 4
  %3 = load i32, ptr %k, align 4
  %call1 = call spir_func i32 @_Z6rotatejj(i32 noundef %3, i32 noundef 15) #4
  %mul2 = mul i32 %call1, 461845907
  store i32 %mul2, ptr %k, align 4
  %4 = load i32, ptr %k, align 4
  %xor = xor i32 42, %4
  %call3 = call spir_func i32 @_Z6rotatejj(i32 noundef %xor, i32 noundef 13) #4
  %mul4 = mul i32 %call3, 5
  %add = add i32 %mul4, -430675100
  store i32 %add, ptr %h, align 4
  %5 = load i32, ptr %h, align 4
  %xor5 = xor i32 %5, 4
  store i32 %xor5, ptr %h, align 4
  %6 = load i32, ptr %h, align 4
  %shr = lshr i32 %6, 16
  %7 = load i32, ptr %h, align 4
  %xor6 = xor i32 %7, %shr
  store i32 %xor6, ptr %h, align 4
  %8 = load i32, ptr %h, align 4
  %mul7 = mul i32 %8, -2048144789
  store i32 %mul7, ptr %h, align 4
  %9 = load i32, ptr %h, align 4
  %shr8 = lshr i32 %9, 13
  %10 = load i32, ptr %h, align 4
  %xor9 = xor i32 %10, %shr8
  store i32 %xor9, ptr %h, align 4
  %11 = load i32, ptr %h, align 4
  %mul10 = mul i32 %11, -1028477387
  store i32 %mul10, ptr %h, align 4
  %12 = load i32, ptr %h, align 4
  %13 = load i32, ptr %h, align 4
  %shr11 = lshr i32 %13, 16
  %xor12 = xor i32 %12, %shr11
  %14 = load ptr addrspace(1), ptr %out.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  store i32 %xor12, ptr addrspace(1) %arrayidx13, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @fnv(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 8 %out, i32 noundef %length) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %length.addr = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %length, ptr %length.addr, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load i32, ptr %length.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_fnv(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_fnv(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 8 %out, i32 noundef %length) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %length.addr = alloca i32, align 4
  %i = alloca i64, align 8
  %p = alloca ptr addrspace(1), align 8
  %end = alloca ptr addrspace(1), align 8
  %h = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %length, ptr %length.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %2 = load i32, ptr %length.addr, align 4
  %conv = zext i32 %2 to i64
  %mul = mul i64 %1, %conv
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %p, align 8
  %3 = load ptr addrspace(1), ptr %p, align 8
  %4 = load i32, ptr %length.addr, align 4
  %idx.ext = zext i32 %4 to i64
  %add.ptr1 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %idx.ext
  store ptr addrspace(1) %add.ptr1, ptr %end, align 8
  store i64 -3750763034362895579, ptr %h, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %5 = load ptr addrspace(1), ptr %p, align 8
  %6 = load ptr addrspace(1), ptr %end, align 8
  %cmp = icmp ne ptr addrspace(1) %5, %6
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %7 = load ptr addrspace(1), ptr %p, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %p, align 8
  %8 = load i8, ptr addrspace(1) %7, align 1
  %conv3 = zext i8 %8 to i64
  %9 = load i64, ptr %h, align 8
  %xor = xor i64 %9, %conv3
  store i64 %xor, ptr %h, align 8
  %10 = load i64, ptr %h, align 8
  %mul4 = mul i64 %10, 1099511628211
  store i64 %mul4, ptr %h, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %11 = load i64, ptr %h, align 8
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %13
  store i64 %11, ptr addrspace(1) %arrayidx, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @sha256_rounds(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_sha256_rounds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_sha256_rounds(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %s = alloca [8 x i32], align 4
  %t = alloca i32, align 4
  %big1 = alloca i32, align 4
  %choice = alloca i32, align 4
  %first = alloca i32, align 4
  %big0 = alloca i32, align 4
  %majority = alloca i32, align 4
  %k = alloca i32, align 4
  %k51 = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %s, ptr addrspace(2) align 4 @__const.sha256_rounds.s, i64 32, i1 false)
  store i32 0, ptr %t, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc49, %entry
  %0 = load i32, ptr %t, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end50

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 4
  %1 = load i32, ptr %arrayidx, align 4
  %call1 = call spir_func i32 @_Z6rotatejj(i32 noundef %1, i32 noundef 26) #4
  %arrayidx2 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 4
  %2 = load i32, ptr %arrayidx2, align 4
  %call3 = call spir_func i32 @_Z6rotatejj(i32 noundef %2, i32 noundef 21) #4
  %xor = xor i32 %call1, %call3
  %arrayidx4 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 4
  %3 = load i32, ptr %arrayidx4, align 4
  %call5 = call spir_func i32 @_Z6rotatejj(i32 noundef %3, i32 noundef 7) #4
  %xor6 = xor i32 %xor, %call5
  store i32 %xor6, ptr %big1, align 4
  %arrayidx7 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 6
  %4 = load i32, ptr %arrayidx7, align 4
  %arrayidx8 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 5
  %5 = load i32, ptr %arrayidx8, align 4
  %arrayidx9 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 4
  %6 = load i32, ptr %arrayidx9, align 4
  %call10 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %4, i32 noundef %5, i32 noundef %6) #4
  store i32 %call10, ptr %choice, align 4
  %arrayidx11 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 7
  %7 = load i32, ptr %arrayidx11, align 4
  %8 = load i32, ptr %big1, align 4
  %add = add i32 %7, %8
  %9 = load i32, ptr %choice, align 4
  %add12 = add i32 %add, %9
  %10 = load i32, ptr %t, align 4
  %idxprom = sext i32 %10 to i64
  %arrayidx13 = getelementptr inbounds [16 x i32], ptr addrspace(2) @round_constants, i64 0, i64 %idxprom
  %11 = load i32, ptr addrspace(2) %arrayidx13, align 4
  %add14 = add i32 %add12, %11
  %12 = load ptr addrspace(1), ptr %in.addr, align 8
  %13 = load i64, ptr %i, align 8
  %mul = mul i64 %13, 16
  %14 = load i32, ptr %t, align 4
  %conv = sext i32 %14 to i64
  %add15 = add i64 %mul, %conv
  %arrayidx16 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %add15
  %15 = load i32, ptr addrspace(1) %arrayidx16, align 4
  %add17 = add i32 %add14, %15
  store i32 %add17, ptr %first, align 4
  %arrayidx18 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 0
  %16 = load i32, ptr %arrayidx18, align 4
  %call19 = call spir_func i32 @_Z6rotatejj(i32 noundef %16, i32 noundef 30) #4
  %arrayidx20 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 0
  %17 = load i32, ptr %arrayidx20, align 4
  %call21 = call spir_func i32 @_Z6rotatejj(i32 noundef %17, i32 noundef 19) #4
  %xor22 = xor i32 %call19, %call21
  %arrayidx23 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 0
  %18 = load i32, ptr %arrayidx23, align 4
  %call24 = call spir_func i32 @_Z6rotatejj(i32 noundef %18, i32 noundef 10) #4
  %xor25 = xor i32 %xor22, %call24
  store i32 %xor25, ptr %big0, align 4
  %arrayidx26 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 0
  %19 = load i32, ptr %arrayidx26, align 4
  %arrayidx27 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 1
  %20 = load i32, ptr %arrayidx27, align 4
  %and = and i32 %19, %20
  %arrayidx28 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 0
  %21 = load i32, ptr %arrayidx28, align 4
  %arrayidx29 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 2
  %22 = load i32, ptr %arrayidx29, align 4
  %and30 = and i32 %21, %22
  %xor31 = xor i32 %and, %and30
  %arrayidx32 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 1
  %23 = load i32, ptr %arrayidx32, align 4
  %arrayidx33 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 2
  %24 = load i32, ptr %arrayidx33, align 4
  %and34 = and i32 %23, %24
  %xor35 = xor i32 %xor31, %and34
  store i32 %xor35, ptr %majority, align 4
  store i32 7, ptr %k, align 4
  br label %for.cond36

for.cond36:                                       ; preds = %for.inc, %for.body
  %25 = load i32, ptr %k, align 4
  %cmp37 = icmp sgt i32 %25, 0
  br i1 %cmp37, label %for.body39, label %for.end

for.body39:                                       ; preds = %for.cond36
  %26 = load i32, ptr %k, align 4
  %sub = sub nsw i32 %26, 1
  %idxprom40 = sext i32 %sub to i64
  %arrayidx41 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom40
  %27 = load i32, ptr %arrayidx41, align 4
  %28 = load i32, ptr %k, align 4
  %idxprom42 = sext i32 %28 to i64
  %arrayidx43 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom42
  store i32 %27, ptr %arrayidx43, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body39
  %29 = load i32, ptr %k, align 4
  %dec = add nsw i32 %29, -1
  store i32 %dec, ptr %k, align 4
  br label %for.cond36

for.end:                                          ; preds = %for.cond36
  %30 = load i32, ptr %first, align 4
  %arrayidx44 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 4
  %31 = load i32, ptr %arrayidx44, align 4
  %add45 = add i32 %31, %30
  store i32 %add45, ptr %arrayidx44, align 4
  %32 = load i32, ptr %first, align 4
  %33 = load i32, ptr %big0, align 4
  %add46 = add i32 %32, %33
  %34 = load i32, ptr %majority, align 4
  %add47 = add i32 %add46, %34
  %arrayidx48 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 0
  store i32 %add47, ptr %arrayidx48, align 4
  br label %for.inc49

for.inc49:                                        ; preds = %for.end
  %35 = load i32, ptr %t, align 4
  %inc = add nsw i32 %35, 1
  store i32 %inc, ptr %t, align 4
  br label %for.cond

for.end50:                                        ; preds = %for.cond
  store i32 0, ptr %k51, align 4
  br label %for.cond52

for.cond52:                                       ; preds = %for.inc62, %for.end50
  %36 = load i32, ptr %k51, align 4
  %cmp53 = icmp slt i32 %36, 8
  br i1 %cmp53, label %for.body55, label %for.end64

for.body55:                                       ; preds = %for.cond52
  %37 = load i32, ptr %k51, align 4
  %idxprom56 = sext i32 %37 to i64
  %arrayidx57 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom56
  %38 = load i32, ptr %arrayidx57, align 4
  %39 = load ptr addrspace(1), ptr %out.addr, align 8
  %40 = load i64, ptr %i, align 8
  %mul58 = mul i64 %40, 8
  %41 = load i32, ptr %k51, align 4
  %conv59 = sext i32 %41 to i64
  %add60 = add i64 %mul58, %conv59
  %arrayidx61 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %add60
  store i32 %38, ptr addrspace(1) %arrayidx61, align 4
  br label %for.inc62

for.inc62:                                        ; preds = %for.body55
  %42 = load i32, ptr %k51, align 4
  %inc63 = add nsw i32 %42, 1
  store i32 %inc63, ptr %k51, align 4
  br label %for.cond52

for.end64:                                        ; preds = %for.cond52
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @crc32(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %crc = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  store i32 -1, ptr %crc, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i64, ptr %i, align 8
  %mul = mul i64 %2, 8
  %3 = load i32, ptr %k, align 4
  %conv = sext i32 %3 to i64
  %add = add i64 %mul, %conv
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %add
  %4 = load i8, ptr addrspace(1) %arrayidx, align 1
  %conv1 = zext i8 %4 to i32
  %5 = load i32, ptr %crc, align 4
  %xor = xor i32 %5, %conv1
  store i32 %xor, ptr %crc, align 4
  %6 = load i32, ptr %crc, align 4
  %and = and i32 %6, 15
  %idxprom = zext i32 %and to i64
  %arrayidx2 = getelementptr inbounds nuw [16 x i32], ptr addrspace(2) @crc_nibbles, i64 0, i64 %idxprom
  %7 = load i32, ptr addrspace(2) %arrayidx2, align 4
  %8 = load i32, ptr %crc, align 4
  %shr = lshr i32 %8, 4
  %xor3 = xor i32 %7, %shr
  store i32 %xor3, ptr %crc, align 4
  %9 = load i32, ptr %crc, align 4
  %and4 = and i32 %9, 15
  %idxprom5 = zext i32 %and4 to i64
  %arrayidx6 = getelementptr inbounds nuw [16 x i32], ptr addrspace(2) @crc_nibbles, i64 0, i64 %idxprom5
  %10 = load i32, ptr addrspace(2) %arrayidx6, align 4
  %11 = load i32, ptr %crc, align 4
  %shr7 = lshr i32 %11, 4
  %xor8 = xor i32 %10, %shr7
  store i32 %xor8, ptr %crc, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %k, align 4
  %inc = add nsw i32 %12, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %13 = load i32, ptr %crc, align 4
  %not = xor i32 %13, -1
  %14 = load ptr addrspace(1), ptr %out.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  store i32 %not, ptr addrspace(1) %arrayidx9, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) #1

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
!5 = !{!"uint*", !"uint*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uchar*", !"ulong*", !"uint"}
!10 = !{!"const", !"", !""}
!11 = !{!"uchar*", !"uint*"}
