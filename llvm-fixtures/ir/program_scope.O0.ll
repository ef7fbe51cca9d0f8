; ModuleID = 'opencl/program_scope.cl'
source_filename = "opencl/program_scope.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.anon = type { i32, float }

@counter = addrspace(1) global i32 3, align 4
@shared_counter = addrspace(1) global i32 10, align 4
@history = internal addrspace(1) global [8 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0, i32 0], align 4
@cursor = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @history, i64 8), align 8
@weights = addrspace(2) constant [4 x float] [float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 6.250000e-02], align 4
@pairs = addrspace(2) constant [3 x %struct.anon] [%struct.anon { i32 1, float 1.500000e+00 }, %struct.anon { i32 5, float 2.500000e+00 }, %struct.anon { i32 9, float -1.000000e+00 }], align 4
@palette = addrspace(2) constant [2 x <4 x i8>] [<4 x i8> <i8 1, i8 2, i8 3, i8 4>, <4 x i8> <i8 -6, i8 -5, i8 -4, i8 -3>], align 4
@big = addrspace(2) constant i64 1311768467463790320, align 8
@third = addrspace(2) constant double 0x3FD5555555555555, align 8
@tables.offsets = internal addrspace(2) constant [3 x i16] [i16 -5, i16 300, i16 7], align 2
@big.const = private unnamed_addr addrspace(2) constant i64 1311768467463790320, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @counters(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_counters(ptr addrspace(1) noundef align 4 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_counters(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %before = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %call1 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @shared_counter to ptr addrspace(4)), i32 noundef 2) #5
  store i32 %call1, ptr %before, align 4
  %0 = load i32, ptr %before, align 4
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw [8 x i32], ptr addrspace(1) @history, i64 0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %add = add nsw i32 %2, %0
  store i32 %add, ptr addrspace(1) %arrayidx, align 4
  %3 = load i64, ptr %i, align 8
  %cmp = icmp eq i64 %3, 7
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load ptr addrspace(1), ptr addrspace(1) @cursor, align 8
  %5 = load i32, ptr addrspace(1) %4, align 4
  %6 = load i32, ptr addrspace(1) @counter, align 4
  %add2 = add nsw i32 %6, %5
  store i32 %add2, ptr addrspace(1) @counter, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %7 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw [8 x i32], ptr addrspace(1) @history, i64 0, i64 %7
  %8 = load i32, ptr addrspace(1) %arrayidx3, align 4
  %9 = load i32, ptr addrspace(1) @counter, align 4
  %add4 = add nsw i32 %8, %9
  %10 = load i32, ptr %before, align 4
  %add5 = add nsw i32 %add4, %10
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  store i32 %add5, ptr addrspace(1) %arrayidx6, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @tables(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %values) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %values.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %values, ptr %values.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %values.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %values) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %values.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %v = alloca float, align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %values, ptr %values.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %and = and i64 %0, 3
  %arrayidx = getelementptr inbounds nuw [4 x float], ptr addrspace(2) @weights, i64 0, i64 %and
  %1 = load float, ptr addrspace(2) %arrayidx, align 4
  %2 = load double, ptr addrspace(2) @third, align 8
  %conv = fptrunc double %2 to float
  %add = fadd float %1, %conv
  store float %add, ptr %v, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %3, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %k, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds [3 x %struct.anon], ptr addrspace(2) @pairs, i64 0, i64 %idxprom
  %key = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) %arrayidx2, i32 0, i32 0
  %5 = load i32, ptr addrspace(2) %key, align 4
  %6 = load i64, ptr %i, align 8
  %conv3 = trunc i64 %6 to i32
  %cmp4 = icmp eq i32 %5, %conv3
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load i32, ptr %k, align 4
  %idxprom6 = sext i32 %7 to i64
  %arrayidx7 = getelementptr inbounds [3 x %struct.anon], ptr addrspace(2) @pairs, i64 0, i64 %idxprom6
  %value = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) %arrayidx7, i32 0, i32 1
  %8 = load float, ptr addrspace(2) %value, align 4
  %9 = load float, ptr %v, align 4
  %add8 = fadd float %9, %8
  store float %add8, ptr %v, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %10 = load i32, ptr %k, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %11 = load float, ptr %v, align 4
  %12 = load ptr addrspace(1), ptr %values.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  store float %11, ptr addrspace(1) %arrayidx9, align 4
  %14 = load i64, ptr %i, align 8
  %and10 = and i64 %14, 1
  %arrayidx11 = getelementptr inbounds nuw [2 x <4 x i8>], ptr addrspace(2) @palette, i64 0, i64 %and10
  %15 = load <4 x i8>, ptr addrspace(2) %arrayidx11, align 4
  %16 = extractelement <4 x i8> %15, i64 2
  %conv12 = zext i8 %16 to i32
  %17 = load i64, ptr %i, align 8
  %rem = urem i64 %17, 3
  %arrayidx13 = getelementptr inbounds nuw [3 x i16], ptr addrspace(2) @tables.offsets, i64 0, i64 %rem
  %18 = load i16, ptr addrspace(2) %arrayidx13, align 2
  %conv14 = sext i16 %18 to i32
  %add15 = add nsw i32 %conv12, %conv14
  %19 = load i64, ptr addrspace(2) @big.const, align 8
  %20 = load i64, ptr %i, align 8
  %shr.mask = and i64 %20, 63
  %shr = lshr i64 %19, %shr.mask
  %conv16 = trunc i64 %shr to i32
  %add17 = add i32 %add15, %conv16
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  store i32 %add17, ptr addrspace(1) %arrayidx18, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"int*"}
!6 = !{!""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"uint*", !"float*"}
!10 = !{!"", !""}
