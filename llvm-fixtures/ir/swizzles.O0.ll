; ModuleID = 'opencl/swizzles.cl'
source_filename = "opencl/swizzles.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @components(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_components(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_components(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x i32>, align 16
  %r = alloca <4 x i32>, align 16
  %t = alloca <3 x i32>, align 16
  %.compoundliteral = alloca <4 x i32>, align 16
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16
  store <4 x i32> %2, ptr %x, align 16
  store <4 x i32> zeroinitializer, ptr %r, align 16
  %3 = load <4 x i32>, ptr %x, align 16
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %5 = load <4 x i32>, ptr %r, align 16
  %6 = shufflevector <2 x i32> %4, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %7 = shufflevector <4 x i32> %5, <4 x i32> %6, <4 x i32> <i32 4, i32 5, i32 2, i32 3>
  store <4 x i32> %7, ptr %r, align 16
  %8 = load <4 x i32>, ptr %x, align 16
  %9 = extractelement <4 x i32> %8, i64 1
  %10 = load <4 x i32>, ptr %r, align 16
  %11 = insertelement <4 x i32> %10, i32 %9, i64 3
  store <4 x i32> %11, ptr %r, align 16
  %12 = load <4 x i32>, ptr %x, align 16
  %13 = extractelement <4 x i32> %12, i64 3
  %14 = load <4 x i32>, ptr %x, align 16
  %15 = extractelement <4 x i32> %14, i64 0
  %sub = sub nsw i32 %13, %15
  %16 = load <4 x i32>, ptr %r, align 16
  %17 = insertelement <4 x i32> %16, i32 %sub, i64 2
  store <4 x i32> %17, ptr %r, align 16
  %18 = load <4 x i32>, ptr %x, align 16
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  %20 = load <4 x i32>, ptr %r, align 16
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
  %add = add <2 x i32> %21, %19
  %22 = load <4 x i32>, ptr %r, align 16
  %23 = shufflevector <2 x i32> %add, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %24 = shufflevector <4 x i32> %22, <4 x i32> %23, <4 x i32> <i32 0, i32 4, i32 2, i32 5>
  store <4 x i32> %24, ptr %r, align 16
  %25 = load <4 x i32>, ptr %x, align 16
  %26 = shufflevector <4 x i32> %25, <4 x i32> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %extractVec = shufflevector <3 x i32> %26, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %extractVec, ptr %t, align 16
  %loadVecN = load <4 x i32>, ptr %t, align 16
  %extractVec1 = shufflevector <4 x i32> %loadVecN, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = load <4 x i32>, ptr %r, align 16
  %28 = shufflevector <4 x i32> %27, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %xor = xor <3 x i32> %28, %extractVec1
  %29 = load <4 x i32>, ptr %r, align 16
  %30 = shufflevector <3 x i32> %xor, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %31 = shufflevector <4 x i32> %29, <4 x i32> %30, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x i32> %31, ptr %r, align 16
  %32 = load <4 x i32>, ptr %r, align 16
  %33 = load <3 x i32>, ptr %t, align 16
  %34 = extractelement <3 x i32> %33, i64 0
  %vecinit = insertelement <4 x i32> poison, i32 %34, i32 0
  %35 = load <3 x i32>, ptr %t, align 16
  %36 = shufflevector <3 x i32> %35, <3 x i32> poison, <2 x i32> <i32 1, i32 2>
  %vext = shufflevector <2 x i32> %36, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %vecinit2 = shufflevector <4 x i32> %vecinit, <4 x i32> %vext, <4 x i32> <i32 0, i32 4, i32 5, i32 poison>
  %vecinit3 = insertelement <4 x i32> %vecinit2, i32 9, i32 3
  store <4 x i32> %vecinit3, ptr %.compoundliteral, align 16
  %37 = load <4 x i32>, ptr %.compoundliteral, align 16
  %add4 = add <4 x i32> %32, %37
  %38 = load ptr addrspace(1), ptr %out.addr, align 8
  %39 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %38, i64 %39
  store <4 x i32> %add4, ptr addrspace(1) %arrayidx5, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @shuffles(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 32 %out, ptr addrspace(1) noundef align 16 %bytes) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %bytes.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %bytes, ptr %bytes.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load ptr addrspace(1), ptr %bytes.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_shuffles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 16 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_shuffles(ptr addrspace(1) noundef align 16 %in, ptr addrspace(1) noundef align 32 %out, ptr addrspace(1) noundef align 16 %bytes) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %bytes.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x i32>, align 16
  %mask = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <4 x i32>, align 16
  %.compoundliteral1 = alloca <8 x i32>, align 32
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %bytes, ptr %bytes.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16
  store <4 x i32> %2, ptr %x, align 16
  store <4 x i32> <i32 3, i32 2, i32 1, i32 0>, ptr %.compoundliteral, align 16
  %3 = load <4 x i32>, ptr %.compoundliteral, align 16
  %4 = load i64, ptr %i, align 8
  %conv = trunc i64 %4 to i32
  %splat.splatinsert = insertelement <4 x i32> poison, i32 %conv, i64 0
  %splat.splat = shufflevector <4 x i32> %splat.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  %add = add <4 x i32> %3, %splat.splat
  store <4 x i32> %add, ptr %mask, align 16
  %5 = load <4 x i32>, ptr %x, align 16
  %6 = load <4 x i32>, ptr %x, align 16
  %mul = mul <4 x i32> %6, splat (i32 2)
  store <8 x i32> <i32 7, i32 1, i32 5, i32 3, i32 0, i32 2, i32 4, i32 6>, ptr %.compoundliteral1, align 32
  %7 = load <8 x i32>, ptr %.compoundliteral1, align 32
  %call2 = call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %5, <4 x i32> noundef %mul, <8 x i32> noundef %7) #3
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %8, i64 %9
  store <8 x i32> %call2, ptr addrspace(1) %arrayidx3, align 32
  %10 = load <4 x i32>, ptr %x, align 16
  %11 = load <4 x i32>, ptr %mask, align 16
  %call4 = call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %10, <4 x i32> noundef %11) #3
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %12, i64 %13
  %14 = load <8 x i32>, ptr addrspace(1) %arrayidx5, align 32
  %15 = shufflevector <8 x i32> %14, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %add6 = add <4 x i32> %15, %call4
  %16 = load <8 x i32>, ptr addrspace(1) %arrayidx5, align 32
  %17 = shufflevector <4 x i32> %add6, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <8 x i32> %16, <8 x i32> %17, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %18, ptr addrspace(1) %arrayidx5, align 32
  %19 = load i64, ptr %i, align 8
  %cmp = icmp ult i64 %19, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %20 = load ptr addrspace(1), ptr %bytes.addr, align 8
  %21 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %20, i64 %21
  %22 = load <16 x i8>, ptr addrspace(1) %arrayidx8, align 16
  %23 = load ptr addrspace(1), ptr %bytes.addr, align 8
  %24 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %23, i64 %24
  %25 = load <16 x i8>, ptr addrspace(1) %arrayidx9, align 16
  %call10 = call spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef %22, <16 x i8> noundef %25) #3
  %26 = load ptr addrspace(1), ptr %bytes.addr, align 8
  %27 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %26, i64 %27
  %28 = load <16 x i8>, ptr addrspace(1) %arrayidx11, align 16
  %29 = shufflevector <16 x i8> %28, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %30 = load ptr addrspace(1), ptr %bytes.addr, align 8
  %31 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %30, i64 %31
  %32 = load <16 x i8>, ptr addrspace(1) %arrayidx12, align 16
  %33 = shufflevector <16 x i8> %32, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %34 = load ptr addrspace(1), ptr %bytes.addr, align 8
  %35 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %34, i64 %35
  %36 = load <16 x i8>, ptr addrspace(1) %arrayidx13, align 16
  %shr = lshr <16 x i8> %36, splat (i8 3)
  %call14 = call spir_func <16 x i8> @_Z8shuffle2Dv8_hS_Dv16_h(<8 x i8> noundef %29, <8 x i8> noundef %33, <16 x i8> noundef %shr) #3
  %add15 = add <16 x i8> %call10, %call14
  %37 = load ptr addrspace(1), ptr %bytes.addr, align 8
  %38 = load i64, ptr %i, align 8
  %arrayidx16 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %37, i64 %38
  store <16 x i8> %add15, ptr addrspace(1) %arrayidx16, align 16
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @dynamic_elements(ptr addrspace(1) noundef align 16 %data, ptr addrspace(1) noundef align 4 %picked) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %picked.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(1) %picked, ptr %picked.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load ptr addrspace(1), ptr %picked.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_dynamic_elements(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_dynamic_elements(ptr addrspace(1) noundef align 16 %data, ptr addrspace(1) noundef align 4 %picked) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %picked.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %v = alloca <4 x float>, align 16
  %k = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(1) %picked, ptr %picked.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16
  store <4 x float> %2, ptr %v, align 16
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %3, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load <4 x float>, ptr %v, align 16
  %5 = load i32, ptr %k, align 4
  %vecext = extractelement <4 x float> %4, i32 %5
  %cmp1 = fcmp olt float %vecext, 0.000000e+00
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %6 = load i32, ptr %k, align 4
  %conv = sitofp i32 %6 to float
  %7 = load i32, ptr %k, align 4
  %conv2 = sext i32 %7 to i64
  %8 = load i64, ptr %i, align 8
  %add = add i64 %conv2, %8
  %and = and i64 %add, 3
  %9 = load <4 x float>, ptr %v, align 16
  %vecins = insertelement <4 x float> %9, float %conv, i64 %and
  store <4 x float> %vecins, ptr %v, align 16
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %10 = load i32, ptr %k, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %11 = load <4 x float>, ptr %v, align 16
  %12 = load i64, ptr %i, align 8
  %and3 = and i64 %12, 3
  %vecext4 = extractelement <4 x float> %11, i64 %and3
  %conv5 = fptosi float %vecext4 to i32
  %13 = load ptr addrspace(1), ptr %picked.addr, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  store i32 %conv5, ptr addrspace(1) %arrayidx6, align 4
  %15 = load <4 x float>, ptr %v, align 16
  %16 = load ptr addrspace(1), ptr %data.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %16, i64 %17
  store <4 x float> %15, ptr addrspace(1) %arrayidx7, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @constructors(ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_constructors(ptr addrspace(1) noundef align 16 %0) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_constructors(ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %v = alloca <8 x i16>, align 16
  %.compoundliteral = alloca <8 x i16>, align 16
  %.compoundliteral1 = alloca <4 x i16>, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  store <4 x i16> <i16 1, i16 2, i16 3, i16 4>, ptr %.compoundliteral1, align 8
  %0 = load <4 x i16>, ptr %.compoundliteral1, align 8
  %vext = shufflevector <4 x i16> %0, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit = shufflevector <8 x i16> %vext, <8 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %1 = load i64, ptr %i, align 8
  %conv = trunc i64 %1 to i16
  %splat.splatinsert = insertelement <2 x i16> poison, i16 %conv, i64 0
  %splat.splat = shufflevector <2 x i16> %splat.splatinsert, <2 x i16> poison, <2 x i32> zeroinitializer
  %vext2 = shufflevector <2 x i16> %splat.splat, <2 x i16> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit3 = shufflevector <8 x i16> %vecinit, <8 x i16> %vext2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %vecinit4 = insertelement <8 x i16> %vecinit3, i16 7, i32 6
  %vecinit5 = insertelement <8 x i16> %vecinit4, i16 -8, i32 7
  store <8 x i16> %vecinit5, ptr %.compoundliteral, align 16
  %2 = load <8 x i16>, ptr %.compoundliteral, align 16
  store <8 x i16> %2, ptr %v, align 16
  %3 = load <8 x i16>, ptr %v, align 16
  %4 = extractelement <8 x i16> %3, i64 3
  %conv6 = sext i16 %4 to i32
  %5 = load <8 x i16>, ptr %v, align 16
  %6 = extractelement <8 x i16> %5, i64 2
  %conv7 = sext i16 %6 to i32
  %mul = mul nsw i32 %conv6, %conv7
  %conv8 = trunc i32 %mul to i16
  %7 = load <8 x i16>, ptr %v, align 16
  %8 = insertelement <8 x i16> %7, i16 %conv8, i64 7
  store <8 x i16> %8, ptr %v, align 16
  %9 = load <8 x i16>, ptr %v, align 16
  %10 = shufflevector <8 x i16> %9, <8 x i16> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 1, i32 3, i32 5, i32 7>
  %sub = sub <8 x i16> %10, splat (i16 3)
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %11, i64 %12
  %13 = load <8 x i16>, ptr addrspace(1) %arrayidx, align 16
  %add = add <8 x i16> %13, %sub
  store <8 x i16> %add, ptr addrspace(1) %arrayidx, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef, <4 x i32> noundef, <8 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8shuffle2Dv8_hS_Dv16_h(<8 x i8> noundef, <8 x i8> noundef, <16 x i8> noundef) #1

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
!5 = !{!"int4*", !"int4*"}
!6 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!7 = !{!"const", !""}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint4*", !"uint8*", !"uchar16*"}
!11 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!12 = !{!"const", !"", !""}
!13 = !{!"float4*", !"int*"}
!14 = !{!"float __attribute__((ext_vector_type(4)))*", !"int*"}
!15 = !{!"", !""}
!16 = !{i32 1}
!17 = !{!"none"}
!18 = !{!"short8*"}
!19 = !{!"short __attribute__((ext_vector_type(8)))*"}
!20 = !{!""}
