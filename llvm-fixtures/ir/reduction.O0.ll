; ModuleID = 'opencl/reduction.cl'
source_filename = "opencl/reduction.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@reduce_max_static.best = internal addrspace(3) global [16 x float] undef, align 4
@reduce_two_stage.partial = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @reduce_add(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %scratch) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %scratch.addr = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(3) %scratch, ptr %scratch.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load ptr addrspace(3), ptr %scratch.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_reduce_add(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_add(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %scratch) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %scratch.addr = alloca ptr addrspace(3), align 8
  %lane = alloca i32, align 4
  %stride = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(3) %scratch, ptr %scratch.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call1
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %2 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %3 = load i32, ptr %lane, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %idxprom
  store i32 %1, ptr addrspace(3) %arrayidx2, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %div = udiv i64 %call3, 2
  %conv4 = trunc i64 %div to i32
  store i32 %conv4, ptr %stride, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %stride, align 4
  %cmp = icmp ugt i32 %4, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %lane, align 4
  %6 = load i32, ptr %stride, align 4
  %cmp6 = icmp ult i32 %5, %6
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %8 = load i32, ptr %lane, align 4
  %9 = load i32, ptr %stride, align 4
  %add = add i32 %8, %9
  %idxprom8 = zext i32 %add to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %idxprom8
  %10 = load i32, ptr addrspace(3) %arrayidx9, align 4
  %11 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %12 = load i32, ptr %lane, align 4
  %idxprom10 = zext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i64 %idxprom10
  %13 = load i32, ptr addrspace(3) %arrayidx11, align 4
  %add12 = add nsw i32 %13, %10
  store i32 %add12, ptr addrspace(3) %arrayidx11, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %stride, align 4
  %shr = lshr i32 %14, 1
  store i32 %shr, ptr %stride, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %15 = load i32, ptr %lane, align 4
  %cmp13 = icmp eq i32 %15, 0
  br i1 %cmp13, label %if.then15, label %if.end19

if.then15:                                        ; preds = %for.end
  %16 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %arrayidx16 = getelementptr inbounds i32, ptr addrspace(3) %16, i64 0
  %17 = load i32, ptr addrspace(3) %arrayidx16, align 4
  %18 = load ptr addrspace(1), ptr %out.addr, align 8
  %call17 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %call17
  store i32 %17, ptr addrspace(1) %arrayidx18, align 4
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.end
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @reduce_max_static(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_reduce_max_static(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_max_static(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %lane = alloca i64, align 8
  %m = alloca float, align 4
  %i = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %call, ptr %lane, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %call1
  %1 = load float, ptr addrspace(1) %arrayidx, align 4
  %2 = load i64, ptr %lane, align 8
  %arrayidx2 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @reduce_max_static.best, i64 0, i64 %2
  store float %1, ptr addrspace(3) %arrayidx2, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %3 = load i64, ptr %lane, align 8
  %cmp = icmp eq i64 %3, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load float, ptr addrspace(3) @reduce_max_static.best, align 4
  store float %4, ptr %m, align 4
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %5 = load i32, ptr %i, align 4
  %cmp3 = icmp slt i32 %5, 16
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load float, ptr %m, align 4
  %7 = load i32, ptr %i, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx4 = getelementptr inbounds [16 x float], ptr addrspace(3) @reduce_max_static.best, i64 0, i64 %idxprom
  %8 = load float, ptr addrspace(3) %arrayidx4, align 4
  %call5 = call spir_func float @_Z4fmaxff(float noundef %6, float noundef %8) #4
  store float %call5, ptr %m, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %10 = load float, ptr %m, align 4
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %call6 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %call6
  store float %10, ptr addrspace(1) %arrayidx7, align 4
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @reduce_two_stage(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, i32 noundef %count) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %count.addr = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %count, ptr %count.addr, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load i32, ptr %count.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_reduce_two_stage(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_two_stage(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, i32 noundef %count) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %count.addr = alloca i32, align 4
  %lane = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %total = alloca i32, align 4
  %i27 = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %count, ptr %count.addr, align 4
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  store i32 0, ptr %sum, align 4
  %0 = load i32, ptr %lane, align 4
  store i32 %0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %count.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr addrspace(1), ptr %in.addr, align 8
  %4 = load i32, ptr %i, align 4
  %idxprom = zext i32 %4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %idxprom
  %5 = load i32, ptr addrspace(1) %arrayidx, align 4
  %6 = load i32, ptr %sum, align 4
  %add = add i32 %6, %5
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call2 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = load i32, ptr %i, align 4
  %conv3 = zext i32 %7 to i64
  %add4 = add i64 %conv3, %call2
  %conv5 = trunc i64 %add4 to i32
  store i32 %conv5, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %8 = load i32, ptr %sum, align 4
  %9 = load i32, ptr %lane, align 4
  %idxprom6 = zext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @reduce_two_stage.partial, i64 0, i64 %idxprom6
  store i32 %8, ptr addrspace(3) %arrayidx7, align 4
  call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %10 = load i32, ptr %lane, align 4
  %cmp8 = icmp ult i32 %10, 8
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %11 = load i32, ptr %lane, align 4
  %add10 = add i32 %11, 8
  %idxprom11 = zext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @reduce_two_stage.partial, i64 0, i64 %idxprom11
  %12 = load i32, ptr addrspace(3) %arrayidx12, align 4
  %13 = load i32, ptr %lane, align 4
  %add13 = add i32 %13, 16
  %idxprom14 = zext i32 %add13 to i64
  %arrayidx15 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @reduce_two_stage.partial, i64 0, i64 %idxprom14
  %14 = load i32, ptr addrspace(3) %arrayidx15, align 4
  %add16 = add i32 %12, %14
  %15 = load i32, ptr %lane, align 4
  %add17 = add i32 %15, 24
  %idxprom18 = zext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @reduce_two_stage.partial, i64 0, i64 %idxprom18
  %16 = load i32, ptr addrspace(3) %arrayidx19, align 4
  %add20 = add i32 %add16, %16
  %17 = load i32, ptr %lane, align 4
  %idxprom21 = zext i32 %17 to i64
  %arrayidx22 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @reduce_two_stage.partial, i64 0, i64 %idxprom21
  %18 = load i32, ptr addrspace(3) %arrayidx22, align 4
  %add23 = add i32 %18, %add20
  store i32 %add23, ptr addrspace(3) %arrayidx22, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %19 = load i32, ptr %lane, align 4
  %cmp24 = icmp eq i32 %19, 0
  br i1 %cmp24, label %if.then26, label %if.end37

if.then26:                                        ; preds = %if.end
  store i32 0, ptr %total, align 4
  store i32 0, ptr %i27, align 4
  br label %for.cond28

for.cond28:                                       ; preds = %for.inc35, %if.then26
  %20 = load i32, ptr %i27, align 4
  %cmp29 = icmp ult i32 %20, 8
  br i1 %cmp29, label %for.body31, label %for.end36

for.body31:                                       ; preds = %for.cond28
  %21 = load i32, ptr %i27, align 4
  %idxprom32 = zext i32 %21 to i64
  %arrayidx33 = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @reduce_two_stage.partial, i64 0, i64 %idxprom32
  %22 = load i32, ptr addrspace(3) %arrayidx33, align 4
  %23 = load i32, ptr %total, align 4
  %add34 = add i32 %23, %22
  store i32 %add34, ptr %total, align 4
  br label %for.inc35

for.inc35:                                        ; preds = %for.body31
  %24 = load i32, ptr %i27, align 4
  %inc = add i32 %24, 1
  store i32 %inc, ptr %i27, align 4
  br label %for.cond28

for.end36:                                        ; preds = %for.cond28
  %25 = load i32, ptr %total, align 4
  %26 = load ptr addrspace(1), ptr %out.addr, align 8
  store i32 %25, ptr addrspace(1) %26, align 4
  br label %if.end37

if.end37:                                         ; preds = %for.end36, %if.end
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) #1

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
!3 = !{i32 1, i32 1, i32 3}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"float*", !"float*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"uint*", !"uint*", !"uint"}
