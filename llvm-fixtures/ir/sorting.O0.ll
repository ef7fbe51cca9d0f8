; ModuleID = 'opencl/sorting.cl'
source_filename = "opencl/sorting.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@bitonic_sort.keys = internal addrspace(3) global [32 x i32] undef, align 4
@odd_even_sort.keys = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 %data) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %data) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %lane = alloca i32, align 4
  %n = alloca i32, align 4
  %k = alloca i32, align 4
  %j = alloca i32, align 4
  %other = alloca i32, align 4
  %ascending = alloca i8, align 1
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %n, align 4
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i32, ptr %lane, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %idxprom
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %3 = load i32, ptr %lane, align 4
  %idxprom3 = zext i32 %3 to i64
  %arrayidx4 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @bitonic_sort.keys, i64 0, i64 %idxprom3
  store i32 %2, ptr addrspace(3) %arrayidx4, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 2, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc30, %entry
  %4 = load i32, ptr %k, align 4
  %5 = load i32, ptr %n, align 4
  %cmp = icmp ule i32 %4, %5
  br i1 %cmp, label %for.body, label %for.end31

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %k, align 4
  %shr = lshr i32 %6, 1
  store i32 %shr, ptr %j, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc, %for.body
  %7 = load i32, ptr %j, align 4
  %cmp7 = icmp ugt i32 %7, 0
  br i1 %cmp7, label %for.body9, label %for.end

for.body9:                                        ; preds = %for.cond6
  %8 = load i32, ptr %lane, align 4
  %9 = load i32, ptr %j, align 4
  %xor = xor i32 %8, %9
  store i32 %xor, ptr %other, align 4
  %10 = load i32, ptr %other, align 4
  %11 = load i32, ptr %lane, align 4
  %cmp10 = icmp ugt i32 %10, %11
  br i1 %cmp10, label %if.then, label %if.end28

if.then:                                          ; preds = %for.body9
  %12 = load i32, ptr %lane, align 4
  %13 = load i32, ptr %k, align 4
  %and = and i32 %12, %13
  %cmp12 = icmp eq i32 %and, 0
  %storedv = zext i1 %cmp12 to i8
  store i8 %storedv, ptr %ascending, align 1
  %14 = load i32, ptr %lane, align 4
  %idxprom14 = zext i32 %14 to i64
  %arrayidx15 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @bitonic_sort.keys, i64 0, i64 %idxprom14
  %15 = load i32, ptr addrspace(3) %arrayidx15, align 4
  store i32 %15, ptr %a, align 4
  %16 = load i32, ptr %other, align 4
  %idxprom16 = zext i32 %16 to i64
  %arrayidx17 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @bitonic_sort.keys, i64 0, i64 %idxprom16
  %17 = load i32, ptr addrspace(3) %arrayidx17, align 4
  store i32 %17, ptr %b, align 4
  %18 = load i32, ptr %a, align 4
  %19 = load i32, ptr %b, align 4
  %cmp18 = icmp ugt i32 %18, %19
  %conv19 = zext i1 %cmp18 to i32
  %20 = load i8, ptr %ascending, align 1
  %loadedv = trunc i8 %20 to i1
  %conv20 = zext i1 %loadedv to i32
  %cmp21 = icmp eq i32 %conv19, %conv20
  br i1 %cmp21, label %if.then23, label %if.end

if.then23:                                        ; preds = %if.then
  %21 = load i32, ptr %b, align 4
  %22 = load i32, ptr %lane, align 4
  %idxprom24 = zext i32 %22 to i64
  %arrayidx25 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @bitonic_sort.keys, i64 0, i64 %idxprom24
  store i32 %21, ptr addrspace(3) %arrayidx25, align 4
  %23 = load i32, ptr %a, align 4
  %24 = load i32, ptr %other, align 4
  %idxprom26 = zext i32 %24 to i64
  %arrayidx27 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @bitonic_sort.keys, i64 0, i64 %idxprom26
  store i32 %23, ptr addrspace(3) %arrayidx27, align 4
  br label %if.end

if.end:                                           ; preds = %if.then23, %if.then
  br label %if.end28

if.end28:                                         ; preds = %if.end, %for.body9
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end28
  %25 = load i32, ptr %j, align 4
  %shr29 = lshr i32 %25, 1
  store i32 %shr29, ptr %j, align 4
  br label %for.cond6

for.end:                                          ; preds = %for.cond6
  br label %for.inc30

for.inc30:                                        ; preds = %for.end
  %26 = load i32, ptr %k, align 4
  %shl = shl i32 %26, 1
  store i32 %shl, ptr %k, align 4
  br label %for.cond

for.end31:                                        ; preds = %for.cond
  %27 = load i32, ptr %lane, align 4
  %idxprom32 = zext i32 %27 to i64
  %arrayidx33 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @bitonic_sort.keys, i64 0, i64 %idxprom32
  %28 = load i32, ptr addrspace(3) %arrayidx33, align 4
  %29 = load ptr addrspace(1), ptr %data.addr, align 8
  %30 = load i32, ptr %lane, align 4
  %idxprom34 = zext i32 %30 to i64
  %arrayidx35 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %idxprom34
  store i32 %28, ptr addrspace(1) %arrayidx35, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @odd_even_sort(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %lane = alloca i32, align 4
  %round = alloca i32, align 4
  %kept = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i32, ptr %lane, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %idxprom
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %3 = load i32, ptr %lane, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom1
  store i32 %2, ptr addrspace(3) %arrayidx2, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 0, ptr %round, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %round, align 4
  %cmp = icmp slt i32 %4, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %lane, align 4
  %and = and i32 %5, 1
  %6 = load i32, ptr %round, align 4
  %and4 = and i32 %6, 1
  %cmp5 = icmp eq i32 %and, %and4
  br i1 %cmp5, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body
  %7 = load i32, ptr %lane, align 4
  %add = add nsw i32 %7, 1
  %cmp7 = icmp slt i32 %add, 16
  br i1 %cmp7, label %land.lhs.true9, label %if.end

land.lhs.true9:                                   ; preds = %land.lhs.true
  %8 = load i32, ptr %lane, align 4
  %idxprom10 = sext i32 %8 to i64
  %arrayidx11 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom10
  %9 = load i32, ptr addrspace(3) %arrayidx11, align 4
  %10 = load i32, ptr %lane, align 4
  %add12 = add nsw i32 %10, 1
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom13
  %11 = load i32, ptr addrspace(3) %arrayidx14, align 4
  %cmp15 = icmp sgt i32 %9, %11
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true9
  %12 = load i32, ptr %lane, align 4
  %idxprom17 = sext i32 %12 to i64
  %arrayidx18 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom17
  %13 = load i32, ptr addrspace(3) %arrayidx18, align 4
  store i32 %13, ptr %kept, align 4
  %14 = load i32, ptr %lane, align 4
  %add19 = add nsw i32 %14, 1
  %idxprom20 = sext i32 %add19 to i64
  %arrayidx21 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom20
  %15 = load i32, ptr addrspace(3) %arrayidx21, align 4
  %16 = load i32, ptr %lane, align 4
  %idxprom22 = sext i32 %16 to i64
  %arrayidx23 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom22
  store i32 %15, ptr addrspace(3) %arrayidx23, align 4
  %17 = load i32, ptr %kept, align 4
  %18 = load i32, ptr %lane, align 4
  %add24 = add nsw i32 %18, 1
  %idxprom25 = sext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom25
  store i32 %17, ptr addrspace(3) %arrayidx26, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true9, %land.lhs.true, %for.body
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %round, align 4
  %inc = add nsw i32 %19, 1
  store i32 %inc, ptr %round, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %lane, align 4
  %idxprom27 = sext i32 %20 to i64
  %arrayidx28 = getelementptr inbounds [16 x i32], ptr addrspace(3) @odd_even_sort.keys, i64 0, i64 %idxprom27
  %21 = load i32, ptr addrspace(3) %arrayidx28, align 4
  %22 = load ptr addrspace(1), ptr %out.addr, align 8
  %23 = load i32, ptr %lane, align 4
  %idxprom29 = sext i32 %23 to i64
  %arrayidx30 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 %idxprom29
  store i32 %21, ptr addrspace(1) %arrayidx30, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @rank_sort(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, i32 noundef %n) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_rank_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_rank_sort(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, i32 noundef %n) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %rank = alloca i32, align 4
  %mine = alloca float, align 4
  %j = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  store i32 0, ptr %rank, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i32, ptr %i, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %idxprom
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %2, ptr %mine, align 4
  store i32 0, ptr %j, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %j, align 4
  %4 = load i32, ptr %n.addr, align 4
  %cmp = icmp ult i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %6 = load i32, ptr %j, align 4
  %idxprom2 = zext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %idxprom2
  %7 = load float, ptr addrspace(1) %arrayidx3, align 4
  %8 = load float, ptr %mine, align 4
  %cmp4 = fcmp olt float %7, %8
  br i1 %cmp4, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %9 = load ptr addrspace(1), ptr %in.addr, align 8
  %10 = load i32, ptr %j, align 4
  %idxprom6 = zext i32 %10 to i64
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %idxprom6
  %11 = load float, ptr addrspace(1) %arrayidx7, align 4
  %12 = load float, ptr %mine, align 4
  %cmp8 = fcmp oeq float %11, %12
  br i1 %cmp8, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %13 = load i32, ptr %j, align 4
  %14 = load i32, ptr %i, align 4
  %cmp10 = icmp ult i32 %13, %14
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %15 = phi i1 [ false, %lor.rhs ], [ %cmp10, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %for.body
  %16 = phi i1 [ true, %for.body ], [ %15, %land.end ]
  %lor.ext = zext i1 %16 to i32
  %17 = load i32, ptr %rank, align 4
  %add = add i32 %17, %lor.ext
  store i32 %add, ptr %rank, align 4
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %18 = load i32, ptr %j, align 4
  %inc = add i32 %18, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %19 = load float, ptr %mine, align 4
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  %21 = load i32, ptr %rank, align 4
  %idxprom12 = zext i32 %21 to i64
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %idxprom12
  store float %19, ptr addrspace(1) %arrayidx13, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

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
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"uint*"}
!6 = !{!""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"float*", !"float*", !"uint"}
!14 = !{!"const", !"", !""}
