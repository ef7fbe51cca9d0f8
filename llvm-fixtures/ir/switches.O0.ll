; ModuleID = 'opencl/switches.cl'
source_filename = "opencl/switches.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @dense(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_dense(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_dense(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i32, align 4
  %x = alloca i32, align 4
  %r = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i32, ptr %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %idxprom
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load i32, ptr %x, align 4
  %and = and i32 %3, 7
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 3, label %sw.bb3
    i32 4, label %sw.bb5
    i32 5, label %sw.bb5
    i32 6, label %sw.bb6
  ]

sw.bb:                                            ; preds = %entry
  %4 = load i32, ptr %x, align 4
  %add = add nsw i32 %4, 1
  store i32 %add, ptr %r, align 4
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %5 = load i32, ptr %x, align 4
  %mul = mul nsw i32 %5, 2
  store i32 %mul, ptr %r, align 4
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %6 = load i32, ptr %x, align 4
  %sub = sub nsw i32 %6, 3
  store i32 %sub, ptr %r, align 4
  br label %sw.bb3

sw.bb3:                                           ; preds = %entry, %sw.bb2
  %7 = load i32, ptr %x, align 4
  %sub4 = sub nsw i32 0, %7
  store i32 %sub4, ptr %r, align 4
  br label %sw.epilog

sw.bb5:                                           ; preds = %entry, %entry
  %8 = load i32, ptr %x, align 4
  %not = xor i32 %8, -1
  store i32 %not, ptr %r, align 4
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  br label %return

sw.default:                                       ; preds = %entry
  store i32 77, ptr %r, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  %9 = load i32, ptr %r, align 4
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i32, ptr %i, align 4
  %idxprom7 = sext i32 %11 to i64
  %arrayidx8 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %idxprom7
  store i32 %9, ptr addrspace(1) %arrayidx8, align 4
  br label %return

return:                                           ; preds = %sw.epilog, %sw.bb6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @sparse(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_sparse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_sparse(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i32, ptr %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %idxprom
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  switch i32 %2, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb
    i32 3, label %sw.bb
    i32 17, label %sw.bb3
    i32 -100000, label %sw.bb6
    i32 2147483647, label %sw.bb9
    i32 39, label %sw.bb12
  ]

sw.bb:                                            ; preds = %entry, %entry, %entry
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %4 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %idxprom1
  store i64 1, ptr addrspace(1) %arrayidx2, align 8
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %6 to i64
  %arrayidx5 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %idxprom4
  store i64 -17, ptr addrspace(1) %arrayidx5, align 8
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i32, ptr %i, align 4
  %idxprom7 = sext i32 %8 to i64
  %arrayidx8 = getelementptr inbounds i64, ptr addrspace(1) %7, i64 %idxprom7
  store i64 5, ptr addrspace(1) %arrayidx8, align 8
  br label %sw.epilog

sw.bb9:                                           ; preds = %entry
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i32, ptr %i, align 4
  %idxprom10 = sext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds i64, ptr addrspace(1) %9, i64 %idxprom10
  store i64 6, ptr addrspace(1) %arrayidx11, align 8
  br label %sw.epilog

sw.bb12:                                          ; preds = %entry
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i32, ptr %i, align 4
  %idxprom13 = sext i32 %12 to i64
  %arrayidx14 = getelementptr inbounds i64, ptr addrspace(1) %11, i64 %idxprom13
  %13 = load i64, ptr addrspace(1) %arrayidx14, align 8
  %inc = add nsw i64 %13, 1
  store i64 %inc, ptr addrspace(1) %arrayidx14, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %entry, %sw.bb12, %sw.bb9, %sw.bb6, %sw.bb3, %sw.bb
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @wide(ptr addrspace(1) noundef align 8 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_wide(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_wide(ptr addrspace(1) noundef align 8 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %1
  %2 = load i64, ptr addrspace(1) %arrayidx, align 8
  switch i64 %2, label %sw.default [
    i64 0, label %sw.bb
    i64 4, label %sw.bb2
    i64 4294967296, label %sw.bb4
    i64 -1, label %sw.bb6
  ]

sw.bb:                                            ; preds = %entry
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  store i32 10, ptr addrspace(1) %arrayidx1, align 4
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  store i32 40, ptr addrspace(1) %arrayidx3, align 4
  br label %sw.epilog

sw.bb4:                                           ; preds = %entry
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  store i32 1, ptr addrspace(1) %arrayidx5, align 4
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  store i32 2, ptr addrspace(1) %arrayidx7, align 4
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %11 = load ptr addrspace(1), ptr %in.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw i64, ptr addrspace(1) %11, i64 %12
  %13 = load i64, ptr addrspace(1) %arrayidx8, align 8
  %conv = trunc i64 %13 to i8
  %conv9 = zext i8 %conv to i32
  %tobool = icmp ne i32 %conv9, 0
  %14 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 3, i32 4
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  store i32 %cond, ptr addrspace(1) %arrayidx10, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb6, %sw.bb4, %sw.bb2, %sw.bb
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @state_machine(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_state_machine(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_state_machine(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %state = alloca i32, align 4
  %count = alloca i32, align 4
  %k = alloca i32, align 4
  %c = alloca i8, align 1
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  store i32 0, ptr %state, align 4
  store i32 0, ptr %count, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i64, ptr %i, align 8
  %mul = mul i64 %2, 16
  %3 = load i32, ptr %k, align 4
  %conv = sext i32 %3 to i64
  %add = add i64 %mul, %conv
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %add
  %4 = load i8, ptr addrspace(1) %arrayidx, align 1
  store i8 %4, ptr %c, align 1
  %5 = load i32, ptr %state, align 4
  switch i32 %5, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb4
    i32 2, label %sw.bb13
  ]

sw.bb:                                            ; preds = %for.body
  %6 = load i8, ptr %c, align 1
  %conv1 = zext i8 %6 to i32
  %cmp2 = icmp eq i32 %conv1, 1
  %7 = zext i1 %cmp2 to i64
  %cond = select i1 %cmp2, i32 1, i32 0
  store i32 %cond, ptr %state, align 4
  br label %sw.epilog

sw.bb4:                                           ; preds = %for.body
  %8 = load i8, ptr %c, align 1
  %conv5 = zext i8 %8 to i32
  %cmp6 = icmp eq i32 %conv5, 2
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %sw.bb4
  br label %cond.end

cond.false:                                       ; preds = %sw.bb4
  %9 = load i8, ptr %c, align 1
  %conv8 = zext i8 %9 to i32
  %cmp9 = icmp eq i32 %conv8, 1
  %10 = zext i1 %cmp9 to i64
  %cond11 = select i1 %cmp9, i32 1, i32 0
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond12 = phi i32 [ 2, %cond.true ], [ %cond11, %cond.false ]
  store i32 %cond12, ptr %state, align 4
  br label %sw.epilog

sw.bb13:                                          ; preds = %for.body
  %11 = load i8, ptr %c, align 1
  %conv14 = zext i8 %11 to i32
  %cmp15 = icmp eq i32 %conv14, 3
  br i1 %cmp15, label %if.then, label %if.else

if.then:                                          ; preds = %sw.bb13
  %12 = load i32, ptr %count, align 4
  %inc = add i32 %12, 1
  store i32 %inc, ptr %count, align 4
  store i32 0, ptr %state, align 4
  br label %if.end

if.else:                                          ; preds = %sw.bb13
  store i32 1, ptr %state, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body, %if.end, %cond.end, %sw.bb
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %13 = load i32, ptr %k, align 4
  %inc17 = add nsw i32 %13, 1
  store i32 %inc17, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %14 = load i32, ptr %count, align 4
  %shl = shl i32 %14, 4
  %15 = load i32, ptr %state, align 4
  %or = or i32 %shl, %15
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  store i32 %or, ptr addrspace(1) %arrayidx18, align 4
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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{!"int*", !"long*"}
!8 = !{!"ulong*", !"uint*"}
!9 = !{!"uchar*", !"uint*"}
