; ModuleID = 'opencl/random_numbers.cl'
source_filename = "opencl/random_numbers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @xorshift(ptr addrspace(1) noundef align 4 %seeds, ptr addrspace(1) noundef align 4 %out, i32 noundef %rounds) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %seeds.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %rounds.addr = alloca i32, align 4
  store ptr addrspace(1) %seeds, ptr %seeds.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %rounds, ptr %rounds.addr, align 4
  %0 = load ptr addrspace(1), ptr %seeds.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load i32, ptr %rounds.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_xorshift(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_xorshift(ptr addrspace(1) noundef align 4 %seeds, ptr addrspace(1) noundef align 4 %out, i32 noundef %rounds) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %seeds.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %rounds.addr = alloca i32, align 4
  %i = alloca i64, align 8
  %state = alloca i32, align 4
  %r = alloca i32, align 4
  store ptr addrspace(1) %seeds, ptr %seeds.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %rounds, ptr %rounds.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %seeds.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %or = or i32 %2, 1
  store i32 %or, ptr %state, align 4
  store i32 0, ptr %r, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %r, align 4
  %4 = load i32, ptr %rounds.addr, align 4
  %cmp = icmp ult i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %state, align 4
  %call1 = call spir_func i32 @xorshift32(i32 noundef %5) #5
  store i32 %call1, ptr %state, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %r, align 4
  %inc = add i32 %6, 1
  store i32 %inc, ptr %r, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %state, align 4
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  store i32 %7, ptr addrspace(1) %arrayidx2, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @congruential(ptr addrspace(1) noundef align 8 %states, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %states.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %states, ptr %states.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %states.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_congruential(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_congruential(ptr addrspace(1) noundef align 8 %states, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %states.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %state = alloca i64, align 8
  store ptr addrspace(1) %states, ptr %states.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %states.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %1
  %2 = load i64, ptr addrspace(1) %arrayidx, align 8
  %mul = mul i64 %2, 6364136223846793005
  %add = add i64 %mul, 1442695040888963407
  store i64 %add, ptr %state, align 8
  %3 = load i64, ptr %state, align 8
  %4 = load ptr addrspace(1), ptr %states.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %5
  store i64 %3, ptr addrspace(1) %arrayidx1, align 8
  %6 = load i64, ptr %state, align 8
  %shr = lshr i64 %6, 32
  %conv = trunc i64 %shr to i32
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  store i32 %conv, ptr addrspace(1) %arrayidx2, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @permuted(ptr addrspace(1) noundef align 8 %states, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %states.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %states, ptr %states.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %states.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_permuted(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_permuted(ptr addrspace(1) noundef align 8 %states, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %states.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %state = alloca i64, align 8
  %k = alloca i32, align 4
  %old = alloca i64, align 8
  %mixed = alloca i32, align 4
  store ptr addrspace(1) %states, ptr %states.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %states.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %1
  %2 = load i64, ptr addrspace(1) %arrayidx, align 8
  store i64 %2, ptr %state, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %3, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i64, ptr %state, align 8
  store i64 %4, ptr %old, align 8
  %5 = load i64, ptr %old, align 8
  %mul = mul i64 %5, 6364136223846793005
  %6 = load i64, ptr %i, align 8
  %shl = shl i64 %6, 1
  %or = or i64 %shl, 1
  %add = add i64 %mul, %or
  store i64 %add, ptr %state, align 8
  %7 = load i64, ptr %old, align 8
  %shr = lshr i64 %7, 18
  %8 = load i64, ptr %old, align 8
  %xor = xor i64 %shr, %8
  %shr1 = lshr i64 %xor, 27
  %conv = trunc i64 %shr1 to i32
  store i32 %conv, ptr %mixed, align 4
  %9 = load i32, ptr %mixed, align 4
  %10 = load i64, ptr %old, align 8
  %shr2 = lshr i64 %10, 59
  %conv3 = trunc i64 %shr2 to i32
  %sub = sub nsw i32 0, %conv3
  %call4 = call spir_func i32 @_Z6rotatejj(i32 noundef %9, i32 noundef %sub) #4
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i64, ptr %i, align 8
  %mul5 = mul i64 %12, 4
  %13 = load i32, ptr %k, align 4
  %conv6 = sext i32 %13 to i64
  %add7 = add i64 %mul5, %conv6
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %add7
  store i32 %call4, ptr addrspace(1) %arrayidx8, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %k, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %15 = load i64, ptr %state, align 8
  %16 = load ptr addrspace(1), ptr %states.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw i64, ptr addrspace(1) %16, i64 %17
  store i64 %15, ptr addrspace(1) %arrayidx9, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @philox(ptr addrspace(1) noundef align 16 %out, <2 x i32> noundef %key) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %key.addr = alloca <2 x i32>, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <2 x i32> %key, ptr %key.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load <2 x i32>, ptr %key.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef align 16 %0, <2 x i32> noundef %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef align 16 %out, <2 x i32> noundef %key) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %key.addr = alloca <2 x i32>, align 8
  %i = alloca i32, align 4
  %counter = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <4 x i32>, align 16
  %round = alloca i32, align 4
  %high0 = alloca i32, align 4
  %low0 = alloca i32, align 4
  %high1 = alloca i32, align 4
  %low1 = alloca i32, align 4
  %.compoundliteral9 = alloca <4 x i32>, align 16
  %.compoundliteral17 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <2 x i32> %key, ptr %key.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %0 = load i32, ptr %i, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %0, i32 0
  %1 = load i32, ptr %i, align 4
  %mul = mul i32 %1, 3
  %vecinit1 = insertelement <4 x i32> %vecinit, i32 %mul, i32 1
  %vecinit2 = insertelement <4 x i32> %vecinit1, i32 7, i32 2
  %vecinit3 = insertelement <4 x i32> %vecinit2, i32 -2147483648, i32 3
  store <4 x i32> %vecinit3, ptr %.compoundliteral, align 16
  %2 = load <4 x i32>, ptr %.compoundliteral, align 16
  store <4 x i32> %2, ptr %counter, align 16
  store i32 0, ptr %round, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %round, align 4
  %cmp = icmp slt i32 %3, 10
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load <4 x i32>, ptr %counter, align 16
  %5 = extractelement <4 x i32> %4, i64 0
  %call5 = call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %5) #4
  store i32 %call5, ptr %high0, align 4
  %6 = load <4 x i32>, ptr %counter, align 16
  %7 = extractelement <4 x i32> %6, i64 0
  %mul6 = mul i32 -766435501, %7
  store i32 %mul6, ptr %low0, align 4
  %8 = load <4 x i32>, ptr %counter, align 16
  %9 = extractelement <4 x i32> %8, i64 2
  %call7 = call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %9) #4
  store i32 %call7, ptr %high1, align 4
  %10 = load <4 x i32>, ptr %counter, align 16
  %11 = extractelement <4 x i32> %10, i64 2
  %mul8 = mul i32 -845247145, %11
  store i32 %mul8, ptr %low1, align 4
  %12 = load i32, ptr %high1, align 4
  %13 = load <4 x i32>, ptr %counter, align 16
  %14 = extractelement <4 x i32> %13, i64 1
  %xor = xor i32 %12, %14
  %15 = load <2 x i32>, ptr %key.addr, align 8
  %16 = extractelement <2 x i32> %15, i64 0
  %xor10 = xor i32 %xor, %16
  %vecinit11 = insertelement <4 x i32> poison, i32 %xor10, i32 0
  %17 = load i32, ptr %low1, align 4
  %vecinit12 = insertelement <4 x i32> %vecinit11, i32 %17, i32 1
  %18 = load i32, ptr %high0, align 4
  %19 = load <4 x i32>, ptr %counter, align 16
  %20 = extractelement <4 x i32> %19, i64 3
  %xor13 = xor i32 %18, %20
  %21 = load <2 x i32>, ptr %key.addr, align 8
  %22 = extractelement <2 x i32> %21, i64 1
  %xor14 = xor i32 %xor13, %22
  %vecinit15 = insertelement <4 x i32> %vecinit12, i32 %xor14, i32 2
  %23 = load i32, ptr %low0, align 4
  %vecinit16 = insertelement <4 x i32> %vecinit15, i32 %23, i32 3
  store <4 x i32> %vecinit16, ptr %.compoundliteral9, align 16
  %24 = load <4 x i32>, ptr %.compoundliteral9, align 16
  store <4 x i32> %24, ptr %counter, align 16
  store <2 x i32> <i32 -1640531527, i32 -1150833019>, ptr %.compoundliteral17, align 8
  %25 = load <2 x i32>, ptr %.compoundliteral17, align 8
  %26 = load <2 x i32>, ptr %key.addr, align 8
  %add = add <2 x i32> %26, %25
  store <2 x i32> %add, ptr %key.addr, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %27 = load i32, ptr %round, align 4
  %inc = add nsw i32 %27, 1
  store i32 %inc, ptr %round, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %28 = load <4 x i32>, ptr %counter, align 16
  %29 = load ptr addrspace(1), ptr %out.addr, align 8
  %30 = load i32, ptr %i, align 4
  %idxprom = zext i32 %30 to i64
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %29, i64 %idxprom
  store <4 x i32> %28, ptr addrspace(1) %arrayidx, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @uniform_floats(ptr addrspace(1) noundef align 4 %seeds, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %seeds.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %seeds, ptr %seeds.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %seeds.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_uniform_floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_uniform_floats(ptr addrspace(1) noundef align 4 %seeds, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %seeds.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %bits = alloca i32, align 4
  store ptr addrspace(1) %seeds, ptr %seeds.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %seeds.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %xor = xor i32 %2, 1540483477
  %call1 = call spir_func i32 @xorshift32(i32 noundef %xor) #5
  store i32 %call1, ptr %bits, align 4
  %3 = load i32, ptr %bits, align 4
  %shr = lshr i32 %3, 9
  %or = or i32 %shr, 1065353216
  %astype = bitcast i32 %or to float
  %sub = fsub float %astype, 1.000000e+00
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %5
  store float %sub, ptr addrspace(1) %arrayidx2, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @xorshift32(i32 noundef %state) #2 {
entry:
  %state.addr = alloca i32, align 4
  store i32 %state, ptr %state.addr, align 4
  %0 = load i32, ptr %state.addr, align 4
  %shl = shl i32 %0, 13
  %1 = load i32, ptr %state.addr, align 4
  %xor = xor i32 %1, %shl
  store i32 %xor, ptr %state.addr, align 4
  %2 = load i32, ptr %state.addr, align 4
  %shr = lshr i32 %2, 17
  %3 = load i32, ptr %state.addr, align 4
  %xor1 = xor i32 %3, %shr
  store i32 %xor1, ptr %state.addr, align 4
  %4 = load i32, ptr %state.addr, align 4
  %shl2 = shl i32 %4, 5
  %5 = load i32, ptr %state.addr, align 4
  %xor3 = xor i32 %5, %shl2
  store i32 %xor3, ptr %state.addr, align 4
  %6 = load i32, ptr %state.addr, align 4
  ret i32 %6
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) #1

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
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"uint*", !"uint*", !"uint"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"ulong*", !"uint*"}
!10 = !{!"", !""}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.count", i32 2}
!13 = !{i32 1, i32 0}
!14 = !{!"uint4*", !"uint2"}
!15 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))"}
!16 = !{!"uint*", !"float*"}
!17 = !{!"const", !""}
