; ModuleID = 'opencl/prefix_sum.cl'
source_filename = "opencl/prefix_sum.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@scan_hillis_steele.ping = internal addrspace(3) global [2 x [16 x i32]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @scan_hillis_steele(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_scan_hillis_steele(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_scan_hillis_steele(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %lane = alloca i32, align 4
  %size = alloca i32, align 4
  %current = alloca i32, align 4
  %offset = alloca i32, align 4
  %value = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %size, align 4
  store i32 0, ptr %current, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %call3 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call3
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %2 = load i32, ptr %lane, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx4 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @scan_hillis_steele.ping, i64 0, i64 %idxprom
  store i32 %1, ptr addrspace(3) %arrayidx4, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 1, ptr %offset, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %offset, align 4
  %4 = load i32, ptr %size, align 4
  %cmp = icmp ult i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %current, align 4
  %idxprom6 = sext i32 %5 to i64
  %arrayidx7 = getelementptr inbounds [2 x [16 x i32]], ptr addrspace(3) @scan_hillis_steele.ping, i64 0, i64 %idxprom6
  %6 = load i32, ptr %lane, align 4
  %idxprom8 = zext i32 %6 to i64
  %arrayidx9 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) %arrayidx7, i64 0, i64 %idxprom8
  %7 = load i32, ptr addrspace(3) %arrayidx9, align 4
  store i32 %7, ptr %value, align 4
  %8 = load i32, ptr %lane, align 4
  %9 = load i32, ptr %offset, align 4
  %cmp10 = icmp uge i32 %8, %9
  br i1 %cmp10, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %10 = load i32, ptr %current, align 4
  %idxprom12 = sext i32 %10 to i64
  %arrayidx13 = getelementptr inbounds [2 x [16 x i32]], ptr addrspace(3) @scan_hillis_steele.ping, i64 0, i64 %idxprom12
  %11 = load i32, ptr %lane, align 4
  %12 = load i32, ptr %offset, align 4
  %sub = sub i32 %11, %12
  %idxprom14 = zext i32 %sub to i64
  %arrayidx15 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) %arrayidx13, i64 0, i64 %idxprom14
  %13 = load i32, ptr addrspace(3) %arrayidx15, align 4
  %14 = load i32, ptr %value, align 4
  %add = add i32 %14, %13
  store i32 %add, ptr %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %15 = load i32, ptr %value, align 4
  %16 = load i32, ptr %current, align 4
  %sub16 = sub nsw i32 1, %16
  %idxprom17 = sext i32 %sub16 to i64
  %arrayidx18 = getelementptr inbounds [2 x [16 x i32]], ptr addrspace(3) @scan_hillis_steele.ping, i64 0, i64 %idxprom17
  %17 = load i32, ptr %lane, align 4
  %idxprom19 = zext i32 %17 to i64
  %arrayidx20 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) %arrayidx18, i64 0, i64 %idxprom19
  store i32 %15, ptr addrspace(3) %arrayidx20, align 4
  %18 = load i32, ptr %current, align 4
  %sub21 = sub nsw i32 1, %18
  store i32 %sub21, ptr %current, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %offset, align 4
  %mul = mul i32 %19, 2
  store i32 %mul, ptr %offset, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %current, align 4
  %idxprom22 = sext i32 %20 to i64
  %arrayidx23 = getelementptr inbounds [2 x [16 x i32]], ptr addrspace(3) @scan_hillis_steele.ping, i64 0, i64 %idxprom22
  %21 = load i32, ptr %lane, align 4
  %idxprom24 = zext i32 %21 to i64
  %arrayidx25 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) %arrayidx23, i64 0, i64 %idxprom24
  %22 = load i32, ptr addrspace(3) %arrayidx25, align 4
  %23 = load ptr addrspace(1), ptr %out.addr, align 8
  %call26 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx27 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %call26
  store i32 %22, ptr addrspace(1) %arrayidx27, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @scan_blelloch(ptr addrspace(1) noundef align 4 %data, ptr addrspace(3) noundef align 4 %tree) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %tree.addr = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(3) %tree, ptr %tree.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load ptr addrspace(3), ptr %tree.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_scan_blelloch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_scan_blelloch(ptr addrspace(1) noundef align 4 %data, ptr addrspace(3) noundef align 4 %tree) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %tree.addr = alloca ptr addrspace(3), align 8
  %lane = alloca i32, align 4
  %n = alloca i32, align 4
  %offset = alloca i32, align 4
  %d = alloca i32, align 4
  %left = alloca i32, align 4
  %right = alloca i32, align 4
  %d38 = alloca i32, align 4
  %left47 = alloca i32, align 4
  %right52 = alloca i32, align 4
  %kept = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(3) %tree, ptr %tree.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %mul = mul i64 2, %call1
  %conv2 = trunc i64 %mul to i32
  store i32 %conv2, ptr %n, align 4
  store i32 1, ptr %offset, align 4
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i32, ptr %lane, align 4
  %mul3 = mul nsw i32 2, %1
  %idxprom = sext i32 %mul3 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %idxprom
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %3 = load ptr addrspace(3), ptr %tree.addr, align 8
  %4 = load i32, ptr %lane, align 4
  %mul4 = mul nsw i32 2, %4
  %idxprom5 = sext i32 %mul4 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr addrspace(3) %3, i64 %idxprom5
  store i32 %2, ptr addrspace(3) %arrayidx6, align 4
  %5 = load ptr addrspace(1), ptr %data.addr, align 8
  %6 = load i32, ptr %lane, align 4
  %mul7 = mul nsw i32 2, %6
  %add = add nsw i32 %mul7, 1
  %idxprom8 = sext i32 %add to i64
  %arrayidx9 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %idxprom8
  %7 = load i32, ptr addrspace(1) %arrayidx9, align 4
  %8 = load ptr addrspace(3), ptr %tree.addr, align 8
  %9 = load i32, ptr %lane, align 4
  %mul10 = mul nsw i32 2, %9
  %add11 = add nsw i32 %mul10, 1
  %idxprom12 = sext i32 %add11 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr addrspace(3) %8, i64 %idxprom12
  store i32 %7, ptr addrspace(3) %arrayidx13, align 4
  %10 = load i32, ptr %n, align 4
  %shr = ashr i32 %10, 1
  store i32 %shr, ptr %d, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %11 = load i32, ptr %d, align 4
  %cmp = icmp sgt i32 %11, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %12 = load i32, ptr %lane, align 4
  %13 = load i32, ptr %d, align 4
  %cmp15 = icmp slt i32 %12, %13
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %14 = load i32, ptr %offset, align 4
  %15 = load i32, ptr %lane, align 4
  %mul17 = mul nsw i32 2, %15
  %add18 = add nsw i32 %mul17, 1
  %mul19 = mul nsw i32 %14, %add18
  %sub = sub nsw i32 %mul19, 1
  store i32 %sub, ptr %left, align 4
  %16 = load i32, ptr %offset, align 4
  %17 = load i32, ptr %lane, align 4
  %mul20 = mul nsw i32 2, %17
  %add21 = add nsw i32 %mul20, 2
  %mul22 = mul nsw i32 %16, %add21
  %sub23 = sub nsw i32 %mul22, 1
  store i32 %sub23, ptr %right, align 4
  %18 = load ptr addrspace(3), ptr %tree.addr, align 8
  %19 = load i32, ptr %left, align 4
  %idxprom24 = sext i32 %19 to i64
  %arrayidx25 = getelementptr inbounds i32, ptr addrspace(3) %18, i64 %idxprom24
  %20 = load i32, ptr addrspace(3) %arrayidx25, align 4
  %21 = load ptr addrspace(3), ptr %tree.addr, align 8
  %22 = load i32, ptr %right, align 4
  %idxprom26 = sext i32 %22 to i64
  %arrayidx27 = getelementptr inbounds i32, ptr addrspace(3) %21, i64 %idxprom26
  %23 = load i32, ptr addrspace(3) %arrayidx27, align 4
  %add28 = add nsw i32 %23, %20
  store i32 %add28, ptr addrspace(3) %arrayidx27, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %24 = load i32, ptr %offset, align 4
  %mul29 = mul nsw i32 %24, 2
  store i32 %mul29, ptr %offset, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %25 = load i32, ptr %d, align 4
  %shr30 = ashr i32 %25, 1
  store i32 %shr30, ptr %d, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %26 = load i32, ptr %lane, align 4
  %cmp31 = icmp eq i32 %26, 0
  br i1 %cmp31, label %if.then33, label %if.end37

if.then33:                                        ; preds = %for.end
  %27 = load ptr addrspace(3), ptr %tree.addr, align 8
  %28 = load i32, ptr %n, align 4
  %sub34 = sub nsw i32 %28, 1
  %idxprom35 = sext i32 %sub34 to i64
  %arrayidx36 = getelementptr inbounds i32, ptr addrspace(3) %27, i64 %idxprom35
  store i32 0, ptr addrspace(3) %arrayidx36, align 4
  br label %if.end37

if.end37:                                         ; preds = %if.then33, %for.end
  store i32 1, ptr %d38, align 4
  br label %for.cond39

for.cond39:                                       ; preds = %for.inc67, %if.end37
  %29 = load i32, ptr %d38, align 4
  %30 = load i32, ptr %n, align 4
  %cmp40 = icmp slt i32 %29, %30
  br i1 %cmp40, label %for.body42, label %for.end69

for.body42:                                       ; preds = %for.cond39
  %31 = load i32, ptr %offset, align 4
  %shr43 = ashr i32 %31, 1
  store i32 %shr43, ptr %offset, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %32 = load i32, ptr %lane, align 4
  %33 = load i32, ptr %d38, align 4
  %cmp44 = icmp slt i32 %32, %33
  br i1 %cmp44, label %if.then46, label %if.end66

if.then46:                                        ; preds = %for.body42
  %34 = load i32, ptr %offset, align 4
  %35 = load i32, ptr %lane, align 4
  %mul48 = mul nsw i32 2, %35
  %add49 = add nsw i32 %mul48, 1
  %mul50 = mul nsw i32 %34, %add49
  %sub51 = sub nsw i32 %mul50, 1
  store i32 %sub51, ptr %left47, align 4
  %36 = load i32, ptr %offset, align 4
  %37 = load i32, ptr %lane, align 4
  %mul53 = mul nsw i32 2, %37
  %add54 = add nsw i32 %mul53, 2
  %mul55 = mul nsw i32 %36, %add54
  %sub56 = sub nsw i32 %mul55, 1
  store i32 %sub56, ptr %right52, align 4
  %38 = load ptr addrspace(3), ptr %tree.addr, align 8
  %39 = load i32, ptr %left47, align 4
  %idxprom57 = sext i32 %39 to i64
  %arrayidx58 = getelementptr inbounds i32, ptr addrspace(3) %38, i64 %idxprom57
  %40 = load i32, ptr addrspace(3) %arrayidx58, align 4
  store i32 %40, ptr %kept, align 4
  %41 = load ptr addrspace(3), ptr %tree.addr, align 8
  %42 = load i32, ptr %right52, align 4
  %idxprom59 = sext i32 %42 to i64
  %arrayidx60 = getelementptr inbounds i32, ptr addrspace(3) %41, i64 %idxprom59
  %43 = load i32, ptr addrspace(3) %arrayidx60, align 4
  %44 = load ptr addrspace(3), ptr %tree.addr, align 8
  %45 = load i32, ptr %left47, align 4
  %idxprom61 = sext i32 %45 to i64
  %arrayidx62 = getelementptr inbounds i32, ptr addrspace(3) %44, i64 %idxprom61
  store i32 %43, ptr addrspace(3) %arrayidx62, align 4
  %46 = load i32, ptr %kept, align 4
  %47 = load ptr addrspace(3), ptr %tree.addr, align 8
  %48 = load i32, ptr %right52, align 4
  %idxprom63 = sext i32 %48 to i64
  %arrayidx64 = getelementptr inbounds i32, ptr addrspace(3) %47, i64 %idxprom63
  %49 = load i32, ptr addrspace(3) %arrayidx64, align 4
  %add65 = add nsw i32 %49, %46
  store i32 %add65, ptr addrspace(3) %arrayidx64, align 4
  br label %if.end66

if.end66:                                         ; preds = %if.then46, %for.body42
  br label %for.inc67

for.inc67:                                        ; preds = %if.end66
  %50 = load i32, ptr %d38, align 4
  %mul68 = mul nsw i32 %50, 2
  store i32 %mul68, ptr %d38, align 4
  br label %for.cond39

for.end69:                                        ; preds = %for.cond39
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %51 = load ptr addrspace(3), ptr %tree.addr, align 8
  %52 = load i32, ptr %lane, align 4
  %mul70 = mul nsw i32 2, %52
  %idxprom71 = sext i32 %mul70 to i64
  %arrayidx72 = getelementptr inbounds i32, ptr addrspace(3) %51, i64 %idxprom71
  %53 = load i32, ptr addrspace(3) %arrayidx72, align 4
  %54 = load ptr addrspace(1), ptr %data.addr, align 8
  %55 = load i32, ptr %lane, align 4
  %mul73 = mul nsw i32 2, %55
  %idxprom74 = sext i32 %mul73 to i64
  %arrayidx75 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 %idxprom74
  store i32 %53, ptr addrspace(1) %arrayidx75, align 4
  %56 = load ptr addrspace(3), ptr %tree.addr, align 8
  %57 = load i32, ptr %lane, align 4
  %mul76 = mul nsw i32 2, %57
  %add77 = add nsw i32 %mul76, 1
  %idxprom78 = sext i32 %add77 to i64
  %arrayidx79 = getelementptr inbounds i32, ptr addrspace(3) %56, i64 %idxprom78
  %58 = load i32, ptr addrspace(3) %arrayidx79, align 4
  %59 = load ptr addrspace(1), ptr %data.addr, align 8
  %60 = load i32, ptr %lane, align 4
  %mul80 = mul nsw i32 2, %60
  %add81 = add nsw i32 %mul80, 1
  %idxprom82 = sext i32 %add81 to i64
  %arrayidx83 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 %idxprom82
  store i32 %58, ptr addrspace(1) %arrayidx83, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!5 = !{!"uint*", !"uint*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 3}
!8 = !{!"int*", !"int*"}
!9 = !{!"", !""}
