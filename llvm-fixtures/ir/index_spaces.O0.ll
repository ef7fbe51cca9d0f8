; ModuleID = 'opencl/index_spaces.cl'
source_filename = "opencl/index_spaces.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@game_of_life.cells = internal addrspace(3) global [10 x [10 x i8]] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @heat_step(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, float noundef %rate) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %rate.addr = alloca float, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store float %rate, ptr %rate.addr, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load float, ptr %rate.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_heat_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_heat_step(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, float noundef %rate) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %rate.addr = alloca float, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %w = alloca i32, align 4
  %h = alloca i32, align 4
  %left = alloca i32, align 4
  %right = alloca i32, align 4
  %up = alloca i32, align 4
  %down = alloca i32, align 4
  %center = alloca float, align 4
  %around = alloca float, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store float %rate, ptr %rate.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %x, align 4
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %y, align 4
  %call3 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %conv4 = trunc i64 %call3 to i32
  store i32 %conv4, ptr %w, align 4
  %call5 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5
  %conv6 = trunc i64 %call5 to i32
  store i32 %conv6, ptr %h, align 4
  %0 = load i32, ptr %x, align 4
  %sub = sub nsw i32 %0, 1
  %call7 = call spir_func i32 @_Z3maxii(i32 noundef %sub, i32 noundef 0) #5
  store i32 %call7, ptr %left, align 4
  %1 = load i32, ptr %x, align 4
  %add = add nsw i32 %1, 1
  %2 = load i32, ptr %w, align 4
  %sub8 = sub nsw i32 %2, 1
  %call9 = call spir_func i32 @_Z3minii(i32 noundef %add, i32 noundef %sub8) #5
  store i32 %call9, ptr %right, align 4
  %3 = load i32, ptr %y, align 4
  %sub10 = sub nsw i32 %3, 1
  %call11 = call spir_func i32 @_Z3maxii(i32 noundef %sub10, i32 noundef 0) #5
  store i32 %call11, ptr %up, align 4
  %4 = load i32, ptr %y, align 4
  %add12 = add nsw i32 %4, 1
  %5 = load i32, ptr %h, align 4
  %sub13 = sub nsw i32 %5, 1
  %call14 = call spir_func i32 @_Z3minii(i32 noundef %add12, i32 noundef %sub13) #5
  store i32 %call14, ptr %down, align 4
  %6 = load ptr addrspace(1), ptr %in.addr, align 8
  %7 = load i32, ptr %y, align 4
  %8 = load i32, ptr %w, align 4
  %mul = mul nsw i32 %7, %8
  %9 = load i32, ptr %x, align 4
  %add15 = add nsw i32 %mul, %9
  %idxprom = sext i32 %add15 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %6, i64 %idxprom
  %10 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %10, ptr %center, align 4
  %11 = load ptr addrspace(1), ptr %in.addr, align 8
  %12 = load i32, ptr %y, align 4
  %13 = load i32, ptr %w, align 4
  %mul16 = mul nsw i32 %12, %13
  %14 = load i32, ptr %left, align 4
  %add17 = add nsw i32 %mul16, %14
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds float, ptr addrspace(1) %11, i64 %idxprom18
  %15 = load float, ptr addrspace(1) %arrayidx19, align 4
  %16 = load ptr addrspace(1), ptr %in.addr, align 8
  %17 = load i32, ptr %y, align 4
  %18 = load i32, ptr %w, align 4
  %mul20 = mul nsw i32 %17, %18
  %19 = load i32, ptr %right, align 4
  %add21 = add nsw i32 %mul20, %19
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds float, ptr addrspace(1) %16, i64 %idxprom22
  %20 = load float, ptr addrspace(1) %arrayidx23, align 4
  %add24 = fadd float %15, %20
  %21 = load ptr addrspace(1), ptr %in.addr, align 8
  %22 = load i32, ptr %up, align 4
  %23 = load i32, ptr %w, align 4
  %mul25 = mul nsw i32 %22, %23
  %24 = load i32, ptr %x, align 4
  %add26 = add nsw i32 %mul25, %24
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds float, ptr addrspace(1) %21, i64 %idxprom27
  %25 = load float, ptr addrspace(1) %arrayidx28, align 4
  %add29 = fadd float %add24, %25
  %26 = load ptr addrspace(1), ptr %in.addr, align 8
  %27 = load i32, ptr %down, align 4
  %28 = load i32, ptr %w, align 4
  %mul30 = mul nsw i32 %27, %28
  %29 = load i32, ptr %x, align 4
  %add31 = add nsw i32 %mul30, %29
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %idxprom32
  %30 = load float, ptr addrspace(1) %arrayidx33, align 4
  %add34 = fadd float %add29, %30
  store float %add34, ptr %around, align 4
  %31 = load float, ptr %center, align 4
  %32 = load float, ptr %rate.addr, align 4
  %33 = load float, ptr %around, align 4
  %34 = load float, ptr %center, align 4
  %35 = call float @llvm.fmuladd.f32(float -4.000000e+00, float %34, float %33)
  %36 = call float @llvm.fmuladd.f32(float %32, float %35, float %31)
  %37 = load ptr addrspace(1), ptr %out.addr, align 8
  %38 = load i32, ptr %y, align 4
  %39 = load i32, ptr %w, align 4
  %mul37 = mul nsw i32 %38, %39
  %40 = load i32, ptr %x, align 4
  %add38 = add nsw i32 %mul37, %40
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %idxprom39
  store float %36, ptr addrspace(1) %arrayidx40, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @stencil_3d(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_stencil_3d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_stencil_3d(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  %sum = alloca i32, align 4
  %dz = alloca i32, align 4
  %dy = alloca i32, align 4
  %dx = alloca i32, align 4
  %u = alloca i32, align 4
  %v = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %x, align 4
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %y, align 4
  %call3 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %conv4 = trunc i64 %call3 to i32
  store i32 %conv4, ptr %z, align 4
  store i32 0, ptr %sum, align 4
  store i32 -1, ptr %dz, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc46, %entry
  %0 = load i32, ptr %dz, align 4
  %cmp = icmp sle i32 %0, 1
  br i1 %cmp, label %for.body, label %for.end48

for.body:                                         ; preds = %for.cond
  store i32 -1, ptr %dy, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc43, %for.body
  %1 = load i32, ptr %dy, align 4
  %cmp7 = icmp sle i32 %1, 1
  br i1 %cmp7, label %for.body9, label %for.end45

for.body9:                                        ; preds = %for.cond6
  store i32 -1, ptr %dx, align 4
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc, %for.body9
  %2 = load i32, ptr %dx, align 4
  %cmp11 = icmp sle i32 %2, 1
  br i1 %cmp11, label %for.body13, label %for.end

for.body13:                                       ; preds = %for.cond10
  %3 = load i32, ptr %x, align 4
  %4 = load i32, ptr %dx, align 4
  %add = add nsw i32 %3, %4
  store i32 %add, ptr %u, align 4
  %5 = load i32, ptr %y, align 4
  %6 = load i32, ptr %dy, align 4
  %add14 = add nsw i32 %5, %6
  store i32 %add14, ptr %v, align 4
  %7 = load i32, ptr %z, align 4
  %8 = load i32, ptr %dz, align 4
  %add15 = add nsw i32 %7, %8
  store i32 %add15, ptr %t, align 4
  %9 = load i32, ptr %u, align 4
  %cmp16 = icmp slt i32 %9, 0
  br i1 %cmp16, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body13
  %10 = load i32, ptr %v, align 4
  %cmp18 = icmp slt i32 %10, 0
  br i1 %cmp18, label %if.then, label %lor.lhs.false20

lor.lhs.false20:                                  ; preds = %lor.lhs.false
  %11 = load i32, ptr %t, align 4
  %cmp21 = icmp slt i32 %11, 0
  br i1 %cmp21, label %if.then, label %lor.lhs.false23

lor.lhs.false23:                                  ; preds = %lor.lhs.false20
  %12 = load i32, ptr %u, align 4
  %cmp24 = icmp sgt i32 %12, 3
  br i1 %cmp24, label %if.then, label %lor.lhs.false26

lor.lhs.false26:                                  ; preds = %lor.lhs.false23
  %13 = load i32, ptr %v, align 4
  %cmp27 = icmp sgt i32 %13, 3
  br i1 %cmp27, label %if.then, label %lor.lhs.false29

lor.lhs.false29:                                  ; preds = %lor.lhs.false26
  %14 = load i32, ptr %t, align 4
  %cmp30 = icmp sgt i32 %14, 3
  br i1 %cmp30, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false29, %lor.lhs.false26, %lor.lhs.false23, %lor.lhs.false20, %lor.lhs.false, %for.body13
  br label %for.inc

if.end:                                           ; preds = %lor.lhs.false29
  %15 = load ptr addrspace(1), ptr %in.addr, align 8
  %16 = load i32, ptr %t, align 4
  %mul = mul nsw i32 %16, 4
  %17 = load i32, ptr %v, align 4
  %add32 = add nsw i32 %mul, %17
  %mul33 = mul nsw i32 %add32, 4
  %18 = load i32, ptr %u, align 4
  %add34 = add nsw i32 %mul33, %18
  %idxprom = sext i32 %add34 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %idxprom
  %19 = load i32, ptr addrspace(1) %arrayidx, align 4
  %20 = load i32, ptr %dx, align 4
  %call35 = call spir_func i32 @_Z3absi(i32 noundef %20) #5
  %add36 = add i32 1, %call35
  %21 = load i32, ptr %dy, align 4
  %call37 = call spir_func i32 @_Z3absi(i32 noundef %21) #5
  %add38 = add i32 %add36, %call37
  %22 = load i32, ptr %dz, align 4
  %call39 = call spir_func i32 @_Z3absi(i32 noundef %22) #5
  %add40 = add i32 %add38, %call39
  %mul41 = mul i32 %19, %add40
  %23 = load i32, ptr %sum, align 4
  %add42 = add i32 %23, %mul41
  store i32 %add42, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end, %if.then
  %24 = load i32, ptr %dx, align 4
  %inc = add nsw i32 %24, 1
  store i32 %inc, ptr %dx, align 4
  br label %for.cond10

for.end:                                          ; preds = %for.cond10
  br label %for.inc43

for.inc43:                                        ; preds = %for.end
  %25 = load i32, ptr %dy, align 4
  %inc44 = add nsw i32 %25, 1
  store i32 %inc44, ptr %dy, align 4
  br label %for.cond6

for.end45:                                        ; preds = %for.cond6
  br label %for.inc46

for.inc46:                                        ; preds = %for.end45
  %26 = load i32, ptr %dz, align 4
  %inc47 = add nsw i32 %26, 1
  store i32 %inc47, ptr %dz, align 4
  br label %for.cond

for.end48:                                        ; preds = %for.cond
  %27 = load i32, ptr %sum, align 4
  %28 = load ptr addrspace(1), ptr %out.addr, align 8
  %29 = load i32, ptr %z, align 4
  %mul49 = mul nsw i32 %29, 4
  %30 = load i32, ptr %y, align 4
  %add50 = add nsw i32 %mul49, %30
  %mul51 = mul nsw i32 %add50, 4
  %31 = load i32, ptr %x, align 4
  %add52 = add nsw i32 %mul51, %31
  %idxprom53 = sext i32 %add52 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %idxprom53
  store i32 %27, ptr addrspace(1) %arrayidx54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @game_of_life(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_game_of_life(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_game_of_life(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %near = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %add = add i64 %call, 1
  %conv = trunc i64 %add to i32
  store i32 %conv, ptr %x, align 4
  %call1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %add2 = add i64 %call1, 1
  %conv3 = trunc i64 %add2 to i32
  store i32 %conv3, ptr %y, align 4
  %0 = load i32, ptr %x, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %y, align 4
  %cmp5 = icmp eq i32 %1, 1
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %2 = load i32, ptr %y, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom
  %arrayidx7 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx, i64 0, i64 9
  store i8 0, ptr addrspace(3) %arrayidx7, align 1
  %3 = load i32, ptr %x, align 4
  %idxprom8 = sext i32 %3 to i64
  %arrayidx9 = getelementptr inbounds [10 x i8], ptr addrspace(3) getelementptr inbounds ([10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 9), i64 0, i64 %idxprom8
  store i8 0, ptr addrspace(3) %arrayidx9, align 1
  %4 = load i32, ptr %y, align 4
  %idxprom10 = sext i32 %4 to i64
  %arrayidx11 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom10
  %arrayidx12 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx11, i64 0, i64 0
  store i8 0, ptr addrspace(3) %arrayidx12, align 1
  %5 = load i32, ptr %x, align 4
  %idxprom13 = sext i32 %5 to i64
  %arrayidx14 = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom13
  store i8 0, ptr addrspace(3) %arrayidx14, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %6 = load i32, ptr %x, align 4
  %cmp15 = icmp eq i32 %6, 8
  br i1 %cmp15, label %land.lhs.true, label %if.end20

land.lhs.true:                                    ; preds = %if.end
  %7 = load i32, ptr %y, align 4
  %cmp17 = icmp eq i32 %7, 8
  br i1 %cmp17, label %if.then19, label %if.end20

if.then19:                                        ; preds = %land.lhs.true
  store i8 0, ptr addrspace(3) getelementptr inbounds ([10 x i8], ptr addrspace(3) getelementptr inbounds ([10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 9), i64 0, i64 9), align 1
  store i8 0, ptr addrspace(3) getelementptr inbounds ([10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 9), align 1
  store i8 0, ptr addrspace(3) getelementptr inbounds ([10 x i8], ptr addrspace(3) @game_of_life.cells, i64 0, i64 9), align 1
  store i8 0, ptr addrspace(3) @game_of_life.cells, align 1
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %land.lhs.true, %if.end
  %8 = load ptr addrspace(1), ptr %in.addr, align 8
  %9 = load i32, ptr %y, align 4
  %sub = sub nsw i32 %9, 1
  %mul = mul nsw i32 %sub, 8
  %10 = load i32, ptr %x, align 4
  %add21 = add nsw i32 %mul, %10
  %sub22 = sub nsw i32 %add21, 1
  %idxprom23 = sext i32 %sub22 to i64
  %arrayidx24 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %idxprom23
  %11 = load i8, ptr addrspace(1) %arrayidx24, align 1
  %conv25 = zext i8 %11 to i32
  %and = and i32 %conv25, 1
  %conv26 = trunc i32 %and to i8
  %12 = load i32, ptr %y, align 4
  %idxprom27 = sext i32 %12 to i64
  %arrayidx28 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom27
  %13 = load i32, ptr %x, align 4
  %idxprom29 = sext i32 %13 to i64
  %arrayidx30 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx28, i64 0, i64 %idxprom29
  store i8 %conv26, ptr addrspace(3) %arrayidx30, align 1
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %14 = load i32, ptr %y, align 4
  %sub31 = sub nsw i32 %14, 1
  %idxprom32 = sext i32 %sub31 to i64
  %arrayidx33 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom32
  %15 = load i32, ptr %x, align 4
  %sub34 = sub nsw i32 %15, 1
  %idxprom35 = sext i32 %sub34 to i64
  %arrayidx36 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx33, i64 0, i64 %idxprom35
  %16 = load i8, ptr addrspace(3) %arrayidx36, align 1
  %conv37 = zext i8 %16 to i32
  %17 = load i32, ptr %y, align 4
  %sub38 = sub nsw i32 %17, 1
  %idxprom39 = sext i32 %sub38 to i64
  %arrayidx40 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom39
  %18 = load i32, ptr %x, align 4
  %idxprom41 = sext i32 %18 to i64
  %arrayidx42 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx40, i64 0, i64 %idxprom41
  %19 = load i8, ptr addrspace(3) %arrayidx42, align 1
  %conv43 = zext i8 %19 to i32
  %add44 = add nsw i32 %conv37, %conv43
  %20 = load i32, ptr %y, align 4
  %sub45 = sub nsw i32 %20, 1
  %idxprom46 = sext i32 %sub45 to i64
  %arrayidx47 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom46
  %21 = load i32, ptr %x, align 4
  %add48 = add nsw i32 %21, 1
  %idxprom49 = sext i32 %add48 to i64
  %arrayidx50 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx47, i64 0, i64 %idxprom49
  %22 = load i8, ptr addrspace(3) %arrayidx50, align 1
  %conv51 = zext i8 %22 to i32
  %add52 = add nsw i32 %add44, %conv51
  %23 = load i32, ptr %y, align 4
  %idxprom53 = sext i32 %23 to i64
  %arrayidx54 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom53
  %24 = load i32, ptr %x, align 4
  %sub55 = sub nsw i32 %24, 1
  %idxprom56 = sext i32 %sub55 to i64
  %arrayidx57 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx54, i64 0, i64 %idxprom56
  %25 = load i8, ptr addrspace(3) %arrayidx57, align 1
  %conv58 = zext i8 %25 to i32
  %add59 = add nsw i32 %add52, %conv58
  %26 = load i32, ptr %y, align 4
  %idxprom60 = sext i32 %26 to i64
  %arrayidx61 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom60
  %27 = load i32, ptr %x, align 4
  %add62 = add nsw i32 %27, 1
  %idxprom63 = sext i32 %add62 to i64
  %arrayidx64 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx61, i64 0, i64 %idxprom63
  %28 = load i8, ptr addrspace(3) %arrayidx64, align 1
  %conv65 = zext i8 %28 to i32
  %add66 = add nsw i32 %add59, %conv65
  %29 = load i32, ptr %y, align 4
  %add67 = add nsw i32 %29, 1
  %idxprom68 = sext i32 %add67 to i64
  %arrayidx69 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom68
  %30 = load i32, ptr %x, align 4
  %sub70 = sub nsw i32 %30, 1
  %idxprom71 = sext i32 %sub70 to i64
  %arrayidx72 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx69, i64 0, i64 %idxprom71
  %31 = load i8, ptr addrspace(3) %arrayidx72, align 1
  %conv73 = zext i8 %31 to i32
  %add74 = add nsw i32 %add66, %conv73
  %32 = load i32, ptr %y, align 4
  %add75 = add nsw i32 %32, 1
  %idxprom76 = sext i32 %add75 to i64
  %arrayidx77 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom76
  %33 = load i32, ptr %x, align 4
  %idxprom78 = sext i32 %33 to i64
  %arrayidx79 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx77, i64 0, i64 %idxprom78
  %34 = load i8, ptr addrspace(3) %arrayidx79, align 1
  %conv80 = zext i8 %34 to i32
  %add81 = add nsw i32 %add74, %conv80
  %35 = load i32, ptr %y, align 4
  %add82 = add nsw i32 %35, 1
  %idxprom83 = sext i32 %add82 to i64
  %arrayidx84 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom83
  %36 = load i32, ptr %x, align 4
  %add85 = add nsw i32 %36, 1
  %idxprom86 = sext i32 %add85 to i64
  %arrayidx87 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx84, i64 0, i64 %idxprom86
  %37 = load i8, ptr addrspace(3) %arrayidx87, align 1
  %conv88 = zext i8 %37 to i32
  %add89 = add nsw i32 %add81, %conv88
  store i32 %add89, ptr %near, align 4
  %38 = load i32, ptr %near, align 4
  %cmp90 = icmp eq i32 %38, 3
  br i1 %cmp90, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end20
  %39 = load i32, ptr %near, align 4
  %cmp92 = icmp eq i32 %39, 2
  br i1 %cmp92, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %40 = load i32, ptr %y, align 4
  %idxprom94 = sext i32 %40 to i64
  %arrayidx95 = getelementptr inbounds [10 x [10 x i8]], ptr addrspace(3) @game_of_life.cells, i64 0, i64 %idxprom94
  %41 = load i32, ptr %x, align 4
  %idxprom96 = sext i32 %41 to i64
  %arrayidx97 = getelementptr inbounds [10 x i8], ptr addrspace(3) %arrayidx95, i64 0, i64 %idxprom96
  %42 = load i8, ptr addrspace(3) %arrayidx97, align 1
  %conv98 = zext i8 %42 to i32
  %tobool = icmp ne i32 %conv98, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %43 = phi i1 [ false, %lor.rhs ], [ %tobool, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %if.end20
  %44 = phi i1 [ true, %if.end20 ], [ %43, %land.end ]
  %lor.ext = zext i1 %44 to i32
  %conv99 = trunc i32 %lor.ext to i8
  %45 = load ptr addrspace(1), ptr %out.addr, align 8
  %46 = load i32, ptr %y, align 4
  %sub100 = sub nsw i32 %46, 1
  %mul101 = mul nsw i32 %sub100, 8
  %47 = load i32, ptr %x, align 4
  %add102 = add nsw i32 %mul101, %47
  %sub103 = sub nsw i32 %add102, 1
  %idxprom104 = sext i32 %sub103 to i64
  %arrayidx105 = getelementptr inbounds i8, ptr addrspace(1) %45, i64 %idxprom104
  store i8 %conv99, ptr addrspace(1) %arrayidx105, align 1
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"uchar*", !"uchar*"}
