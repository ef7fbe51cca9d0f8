; ModuleID = 'opencl/loops.cl'
source_filename = "opencl/loops.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @loop_forms(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_loop_forms(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_loop_forms(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i32, align 4
  %n = alloca i32, align 4
  %sum = alloca i32, align 4
  %k = alloca i32, align 4
  %k2 = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
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
  %and = and i32 %2, 31
  store i32 %and, ptr %n, align 4
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %k, align 4
  %4 = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %k, align 4
  %6 = load i32, ptr %k, align 4
  %mul = mul nsw i32 %5, %6
  %7 = load i32, ptr %sum, align 4
  %add = add nsw i32 %7, %mul
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %k, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %n, align 4
  store i32 %9, ptr %k2, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %10 = load i32, ptr %k2, align 4
  %cmp3 = icmp sgt i32 %10, 0
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %11 = load i32, ptr %k2, align 4
  %12 = load i32, ptr %sum, align 4
  %xor = xor i32 %12, %11
  store i32 %xor, ptr %sum, align 4
  %13 = load i32, ptr %k2, align 4
  %sub = sub nsw i32 %13, 3
  store i32 %sub, ptr %k2, align 4
  br label %while.cond

while.end:                                        ; preds = %while.cond
  br label %do.body

do.body:                                          ; preds = %do.cond, %while.end
  %14 = load i32, ptr %sum, align 4
  %add5 = add nsw i32 %14, 7
  store i32 %add5, ptr %sum, align 4
  %15 = load i32, ptr %n, align 4
  %shr = ashr i32 %15, 1
  store i32 %shr, ptr %n, align 4
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %16 = load i32, ptr %n, align 4
  %tobool = icmp ne i32 %16, 0
  br i1 %tobool, label %do.body, label %do.end

do.end:                                           ; preds = %do.cond
  store i32 0, ptr %a, align 4
  store i32 10, ptr %b, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc12, %do.end
  %17 = load i32, ptr %a, align 4
  %18 = load i32, ptr %b, align 4
  %cmp7 = icmp slt i32 %17, %18
  br i1 %cmp7, label %for.body9, label %for.end14

for.body9:                                        ; preds = %for.cond6
  %19 = load i32, ptr %a, align 4
  %20 = load i32, ptr %b, align 4
  %mul10 = mul nsw i32 %19, %20
  %21 = load i32, ptr %sum, align 4
  %add11 = add nsw i32 %21, %mul10
  store i32 %add11, ptr %sum, align 4
  br label %for.inc12

for.inc12:                                        ; preds = %for.body9
  %22 = load i32, ptr %a, align 4
  %inc13 = add nsw i32 %22, 1
  store i32 %inc13, ptr %a, align 4
  %23 = load i32, ptr %b, align 4
  %dec = add nsw i32 %23, -1
  store i32 %dec, ptr %b, align 4
  br label %for.cond6

for.end14:                                        ; preds = %for.cond6
  %24 = load i32, ptr %sum, align 4
  %25 = load ptr addrspace(1), ptr %out.addr, align 8
  %26 = load i32, ptr %i, align 4
  %idxprom15 = sext i32 %26 to i64
  %arrayidx16 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %idxprom15
  store i32 %24, ptr addrspace(1) %arrayidx16, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @jumps(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_jumps(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_jumps(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i32, align 4
  %x = alloca i32, align 4
  %steps = alloca i32, align 4
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
  %and = and i32 %2, 255
  store i32 %and, ptr %x, align 4
  store i32 0, ptr %steps, align 4
  br label %again

again:                                            ; preds = %if.then7, %if.then3, %entry
  %3 = load i32, ptr %steps, align 4
  %cmp = icmp sgt i32 %3, 100
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %again
  br label %done

if.end:                                           ; preds = %again
  %4 = load i32, ptr %steps, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %steps, align 4
  %5 = load i32, ptr %x, align 4
  %and2 = and i32 %5, 1
  %tobool = icmp ne i32 %and2, 0
  br i1 %tobool, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %6 = load i32, ptr %x, align 4
  %mul = mul nsw i32 3, %6
  %add = add nsw i32 %mul, 1
  store i32 %add, ptr %x, align 4
  br label %again

if.end4:                                          ; preds = %if.end
  %7 = load i32, ptr %x, align 4
  %div = sdiv i32 %7, 2
  store i32 %div, ptr %x, align 4
  %8 = load i32, ptr %x, align 4
  %cmp5 = icmp sgt i32 %8, 1
  br i1 %cmp5, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end4
  br label %again

if.end8:                                          ; preds = %if.end4
  br label %done

done:                                             ; preds = %if.end8, %if.then
  %9 = load i32, ptr %steps, align 4
  %mul9 = mul nsw i32 %9, 1000
  %10 = load i32, ptr %x, align 4
  %add10 = add nsw i32 %mul9, %10
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i32, ptr %i, align 4
  %idxprom11 = sext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %idxprom11
  store i32 %add10, ptr addrspace(1) %arrayidx12, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @nested_breaks(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_nested_breaks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_nested_breaks(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %row = alloca i32, align 4
  %found = alloca i32, align 4
  %c = alloca i32, align 4
  %value = alloca i32, align 4
  %bit = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %row, align 4
  store i32 -1, ptr %found, align 4
  store i32 0, ptr %c, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %c, align 4
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i32, ptr %row, align 4
  %mul = mul nsw i32 %2, 8
  %3 = load i32, ptr %c, align 4
  %add = add nsw i32 %mul, %3
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %idxprom
  %4 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %4, ptr %value, align 4
  %5 = load i32, ptr %value, align 4
  %cmp2 = icmp slt i32 %5, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %for.inc

if.end:                                           ; preds = %for.body
  store i32 0, ptr %bit, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %if.end12, %if.end
  %6 = load i32, ptr %bit, align 4
  %cmp5 = icmp eq i32 %6, 31
  br i1 %cmp5, label %if.then7, label %if.end8

if.then7:                                         ; preds = %for.cond4
  br label %for.end

if.end8:                                          ; preds = %for.cond4
  %7 = load i32, ptr %value, align 4
  %8 = load i32, ptr %bit, align 4
  %shl.mask = and i32 %8, 31
  %shl = shl i32 1, %shl.mask
  %and = and i32 %7, %shl
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then9, label %if.end12

if.then9:                                         ; preds = %if.end8
  %9 = load i32, ptr %c, align 4
  %mul10 = mul nsw i32 %9, 32
  %10 = load i32, ptr %bit, align 4
  %add11 = add nsw i32 %mul10, %10
  store i32 %add11, ptr %found, align 4
  br label %for.end

if.end12:                                         ; preds = %if.end8
  %11 = load i32, ptr %bit, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %bit, align 4
  br label %for.cond4

for.end:                                          ; preds = %if.then9, %if.then7
  %12 = load i32, ptr %found, align 4
  %cmp13 = icmp sgt i32 %12, 40
  br i1 %cmp13, label %if.then15, label %if.end16

if.then15:                                        ; preds = %for.end
  br label %for.end18

if.end16:                                         ; preds = %for.end
  br label %for.inc

for.inc:                                          ; preds = %if.end16, %if.then
  %13 = load i32, ptr %c, align 4
  %inc17 = add nsw i32 %13, 1
  store i32 %inc17, ptr %c, align 4
  br label %for.cond

for.end18:                                        ; preds = %if.then15, %for.cond
  %14 = load i32, ptr %found, align 4
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i32, ptr %row, align 4
  %idxprom19 = sext i32 %16 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %idxprom19
  store i32 %14, ptr addrspace(1) %arrayidx20, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @unrolled(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_unrolled(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_unrolled(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %sum = alloca float, align 4
  %k = alloca i32, align 4
  %k2 = alloca i32, align 4
  %k11 = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  store float 0.000000e+00, ptr %sum, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i64, ptr %i, align 8
  %mul = mul i64 %2, 4
  %3 = load i32, ptr %k, align 4
  %conv = sext i32 %3 to i64
  %add = add i64 %mul, %conv
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %add
  %4 = load float, ptr addrspace(1) %arrayidx, align 4
  %5 = load float, ptr %sum, align 4
  %add1 = fadd float %5, %4
  store float %add1, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %k, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %k2, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc8, %for.end
  %7 = load i32, ptr %k2, align 4
  %cmp4 = icmp slt i32 %7, 4
  br i1 %cmp4, label %for.body6, label %for.end10

for.body6:                                        ; preds = %for.cond3
  %8 = load float, ptr %sum, align 4
  %mul7 = fmul float %8, 5.000000e-01
  store float %mul7, ptr %sum, align 4
  br label %for.inc8

for.inc8:                                         ; preds = %for.body6
  %9 = load i32, ptr %k2, align 4
  %inc9 = add nsw i32 %9, 1
  store i32 %inc9, ptr %k2, align 4
  br label %for.cond3, !llvm.loop !10

for.end10:                                        ; preds = %for.cond3
  store i32 0, ptr %k11, align 4
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc18, %for.end10
  %10 = load i32, ptr %k11, align 4
  %cmp13 = icmp slt i32 %10, 8
  br i1 %cmp13, label %for.body15, label %for.end20

for.body15:                                       ; preds = %for.cond12
  %11 = load i32, ptr %k11, align 4
  %conv16 = sitofp i32 %11 to float
  %12 = load float, ptr %sum, align 4
  %add17 = fadd float %12, %conv16
  store float %add17, ptr %sum, align 4
  br label %for.inc18

for.inc18:                                        ; preds = %for.body15
  %13 = load i32, ptr %k11, align 4
  %inc19 = add nsw i32 %13, 1
  store i32 %inc19, ptr %k11, align 4
  br label %for.cond12, !llvm.loop !12

for.end20:                                        ; preds = %for.cond12
  %14 = load float, ptr %sum, align 4
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw float, ptr addrspace(1) %15, i64 %16
  store float %14, ptr addrspace(1) %arrayidx21, align 4
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
!7 = !{!"float*", !"float*"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.enable"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.count", i32 4}
