; ModuleID = 'opencl/n_body.cl'
source_filename = "opencl/n_body.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @n_body(ptr addrspace(1) noundef align 16 %position, ptr addrspace(1) noundef align 16 %velocity, float noundef %step, float noundef %softening, ptr addrspace(3) noundef align 16 %cache) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %position.addr = alloca ptr addrspace(1), align 8
  %velocity.addr = alloca ptr addrspace(1), align 8
  %step.addr = alloca float, align 4
  %softening.addr = alloca float, align 4
  %cache.addr = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %position, ptr %position.addr, align 8
  store ptr addrspace(1) %velocity, ptr %velocity.addr, align 8
  store float %step, ptr %step.addr, align 4
  store float %softening, ptr %softening.addr, align 4
  store ptr addrspace(3) %cache, ptr %cache.addr, align 8
  %0 = load ptr addrspace(1), ptr %position.addr, align 8
  %1 = load ptr addrspace(1), ptr %velocity.addr, align 8
  %2 = load float, ptr %step.addr, align 4
  %3 = load float, ptr %softening.addr, align 4
  %4 = load ptr addrspace(3), ptr %cache.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_n_body(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2, float noundef %3, ptr addrspace(3) noundef align 16 %4) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_n_body(ptr addrspace(1) noundef align 16 %position, ptr addrspace(1) noundef align 16 %velocity, float noundef %step, float noundef %softening, ptr addrspace(3) noundef align 16 %cache) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %position.addr = alloca ptr addrspace(1), align 8
  %velocity.addr = alloca ptr addrspace(1), align 8
  %step.addr = alloca float, align 4
  %softening.addr = alloca float, align 4
  %cache.addr = alloca ptr addrspace(3), align 8
  %i = alloca i32, align 4
  %lane = alloca i32, align 4
  %size = alloca i32, align 4
  %me = alloca <4 x float>, align 16
  %acceleration = alloca <3 x float>, align 16
  %block = alloca i32, align 4
  %j = alloca i32, align 4
  %distance = alloca <3 x float>, align 16
  %squared = alloca float, align 4
  %inverse = alloca float, align 4
  %speed = alloca <4 x float>, align 16
  store ptr addrspace(1) %position, ptr %position.addr, align 8
  store ptr addrspace(1) %velocity, ptr %velocity.addr, align 8
  store float %step, ptr %step.addr, align 4
  store float %softening, ptr %softening.addr, align 4
  store ptr addrspace(3) %cache, ptr %cache.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %call1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %lane, align 4
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %conv4 = trunc i64 %call3 to i32
  store i32 %conv4, ptr %size, align 4
  %0 = load ptr addrspace(1), ptr %position.addr, align 8
  %1 = load i32, ptr %i, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %idxprom
  %2 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16
  store <4 x float> %2, ptr %me, align 16
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, ptr %acceleration, align 16
  store i32 0, ptr %block, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc35, %entry
  %3 = load i32, ptr %block, align 4
  %conv5 = zext i32 %3 to i64
  %call6 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %cmp = icmp ult i64 %conv5, %call6
  br i1 %cmp, label %for.body, label %for.end37

for.body:                                         ; preds = %for.cond
  %4 = load ptr addrspace(1), ptr %position.addr, align 8
  %5 = load i32, ptr %block, align 4
  %6 = load i32, ptr %size, align 4
  %mul = mul i32 %5, %6
  %7 = load i32, ptr %lane, align 4
  %add = add i32 %mul, %7
  %idxprom8 = zext i32 %add to i64
  %arrayidx9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %idxprom8
  %8 = load <4 x float>, ptr addrspace(1) %arrayidx9, align 16
  %9 = load ptr addrspace(3), ptr %cache.addr, align 8
  %10 = load i32, ptr %lane, align 4
  %idxprom10 = zext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %9, i64 %idxprom10
  store <4 x float> %8, ptr addrspace(3) %arrayidx11, align 16
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store i32 0, ptr %j, align 4
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc, %for.body
  %11 = load i32, ptr %j, align 4
  %12 = load i32, ptr %size, align 4
  %cmp13 = icmp ult i32 %11, %12
  br i1 %cmp13, label %for.body15, label %for.end

for.body15:                                       ; preds = %for.cond12
  %13 = load ptr addrspace(3), ptr %cache.addr, align 8
  %14 = load i32, ptr %j, align 4
  %idxprom16 = zext i32 %14 to i64
  %arrayidx17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %13, i64 %idxprom16
  %15 = load <4 x float>, ptr addrspace(3) %arrayidx17, align 16
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = load <4 x float>, ptr %me, align 16
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %sub = fsub <3 x float> %16, %18
  %extractVec = shufflevector <3 x float> %sub, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %extractVec, ptr %distance, align 16
  %loadVecN = load <4 x float>, ptr %distance, align 16
  %extractVec18 = shufflevector <4 x float> %loadVecN, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %loadVecN19 = load <4 x float>, ptr %distance, align 16
  %extractVec20 = shufflevector <4 x float> %loadVecN19, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call21 = call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %extractVec18, <3 x float> noundef %extractVec20) #5
  %19 = load float, ptr %softening.addr, align 4
  %20 = load float, ptr %softening.addr, align 4
  %21 = call float @llvm.fmuladd.f32(float %19, float %20, float %call21)
  store float %21, ptr %squared, align 4
  %22 = load float, ptr %squared, align 4
  %call23 = call spir_func float @_Z5rsqrtf(float noundef %22) #5
  store float %call23, ptr %inverse, align 4
  %loadVecN24 = load <4 x float>, ptr %distance, align 16
  %extractVec25 = shufflevector <4 x float> %loadVecN24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %23 = load ptr addrspace(3), ptr %cache.addr, align 8
  %24 = load i32, ptr %j, align 4
  %idxprom26 = zext i32 %24 to i64
  %arrayidx27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %23, i64 %idxprom26
  %25 = load <4 x float>, ptr addrspace(3) %arrayidx27, align 16
  %26 = extractelement <4 x float> %25, i64 3
  %27 = load float, ptr %inverse, align 4
  %mul28 = fmul float %26, %27
  %28 = load float, ptr %inverse, align 4
  %mul29 = fmul float %mul28, %28
  %29 = load float, ptr %inverse, align 4
  %mul30 = fmul float %mul29, %29
  %splat.splatinsert = insertelement <3 x float> poison, float %mul30, i64 0
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer
  %loadVecN32 = load <4 x float>, ptr %acceleration, align 16
  %extractVec33 = shufflevector <4 x float> %loadVecN32, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %extractVec25, <3 x float> %splat.splat, <3 x float> %extractVec33)
  %extractVec34 = shufflevector <3 x float> %30, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %extractVec34, ptr %acceleration, align 16
  br label %for.inc

for.inc:                                          ; preds = %for.body15
  %31 = load i32, ptr %j, align 4
  %inc = add i32 %31, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond12

for.end:                                          ; preds = %for.cond12
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %for.inc35

for.inc35:                                        ; preds = %for.end
  %32 = load i32, ptr %block, align 4
  %inc36 = add i32 %32, 1
  store i32 %inc36, ptr %block, align 4
  br label %for.cond

for.end37:                                        ; preds = %for.cond
  %33 = load ptr addrspace(1), ptr %velocity.addr, align 8
  %34 = load i32, ptr %i, align 4
  %idxprom38 = zext i32 %34 to i64
  %arrayidx39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %idxprom38
  %35 = load <4 x float>, ptr addrspace(1) %arrayidx39, align 16
  store <4 x float> %35, ptr %speed, align 16
  %loadVecN40 = load <4 x float>, ptr %acceleration, align 16
  %extractVec41 = shufflevector <4 x float> %loadVecN40, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = load float, ptr %step.addr, align 4
  %splat.splatinsert42 = insertelement <3 x float> poison, float %36, i64 0
  %splat.splat43 = shufflevector <3 x float> %splat.splatinsert42, <3 x float> poison, <3 x i32> zeroinitializer
  %37 = load <4 x float>, ptr %speed, align 16
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %39 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %extractVec41, <3 x float> %splat.splat43, <3 x float> %38)
  %40 = load <4 x float>, ptr %speed, align 16
  %41 = shufflevector <3 x float> %39, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %42 = shufflevector <4 x float> %40, <4 x float> %41, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %42, ptr %speed, align 16
  %43 = load <4 x float>, ptr %speed, align 16
  %44 = load ptr addrspace(1), ptr %velocity.addr, align 8
  %45 = load i32, ptr %i, align 4
  %idxprom45 = zext i32 %45 to i64
  %arrayidx46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %44, i64 %idxprom45
  store <4 x float> %43, ptr addrspace(1) %arrayidx46, align 16
  call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %46 = load <4 x float>, ptr %speed, align 16
  %47 = shufflevector <4 x float> %46, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %48 = load float, ptr %step.addr, align 4
  %splat.splatinsert47 = insertelement <3 x float> poison, float %48, i64 0
  %splat.splat48 = shufflevector <3 x float> %splat.splatinsert47, <3 x float> poison, <3 x i32> zeroinitializer
  %49 = load <4 x float>, ptr %me, align 16
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %51 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %47, <3 x float> %splat.splat48, <3 x float> %50)
  %52 = load <4 x float>, ptr %me, align 16
  %53 = shufflevector <3 x float> %51, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %54 = shufflevector <4 x float> %52, <4 x float> %53, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %54, ptr %me, align 16
  %55 = load <4 x float>, ptr %me, align 16
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call50 = call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %56) #5
  %57 = load ptr addrspace(1), ptr %velocity.addr, align 8
  %58 = load i32, ptr %i, align 4
  %idxprom51 = zext i32 %58 to i64
  %arrayidx52 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %57, i64 %idxprom51
  %59 = load <4 x float>, ptr addrspace(1) %arrayidx52, align 16
  %60 = insertelement <4 x float> %59, float %call50, i64 3
  store <4 x float> %60, ptr addrspace(1) %arrayidx52, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv3_f(<3 x float> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!3 = !{i32 1, i32 1, i32 0, i32 0, i32 3}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"float4*", !"float4*", !"float", !"float", !"float4*"}
!6 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"float", !"float __attribute__((ext_vector_type(4)))*"}
!7 = !{!"", !"", !"", !"", !""}
