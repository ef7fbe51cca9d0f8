; ModuleID = 'opencl/local_variables.cl'
source_filename = "opencl/local_variables.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.shared = type { [8 x i32], <2 x i32> }

@several_arrays.ints = internal addrspace(3) global [8 x i32] undef, align 4
@several_arrays.vectors = internal addrspace(3) global [8 x <4 x float>] undef, align 16
@several_arrays.last = internal addrspace(3) global i16 undef, align 2
@local_struct.s = internal addrspace(3) global %struct.shared undef, align 8
@function_local.values = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @several_arrays(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %f) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %f.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_several_arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_several_arrays(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %f) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %g = alloca i64, align 8
  %.compoundliteral = alloca <4 x float>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call1, ptr %g, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %g, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %3 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @several_arrays.ints, i64 0, i64 %3
  store i32 %2, ptr addrspace(3) %arrayidx2, align 4
  %4 = load ptr addrspace(1), ptr %f.addr, align 8
  %5 = load i64, ptr %g, align 8
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %5
  %6 = load float, ptr addrspace(1) %arrayidx3, align 4
  %vecinit = insertelement <4 x float> poison, float %6, i32 0
  %7 = load i64, ptr %i, align 8
  %conv = uitofp i64 %7 to float
  %vecinit4 = insertelement <4 x float> %vecinit, float %conv, i32 1
  %vecinit5 = insertelement <4 x float> %vecinit4, float 5.000000e-01, i32 2
  %vecinit6 = insertelement <4 x float> %vecinit5, float 1.000000e+00, i32 3
  store <4 x float> %vecinit6, ptr %.compoundliteral, align 16
  %8 = load <4 x float>, ptr %.compoundliteral, align 16
  %9 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw [8 x <4 x float>], ptr addrspace(3) @several_arrays.vectors, i64 0, i64 %9
  store <4 x float> %8, ptr addrspace(3) %arrayidx7, align 16
  %10 = load i64, ptr %i, align 8
  %cmp = icmp eq i64 %10, 7
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %11 = load ptr addrspace(1), ptr %a.addr, align 8
  %12 = load i64, ptr %g, align 8
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %13 = load i32, ptr addrspace(1) %arrayidx9, align 4
  %conv10 = trunc i32 %13 to i16
  store i16 %conv10, ptr addrspace(3) @several_arrays.last, align 2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %14 = load i64, ptr %i, align 8
  %sub = sub i64 7, %14
  %arrayidx11 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @several_arrays.ints, i64 0, i64 %sub
  %15 = load i32, ptr addrspace(3) %arrayidx11, align 4
  %16 = load i16, ptr addrspace(3) @several_arrays.last, align 2
  %conv12 = sext i16 %16 to i32
  %add = add nsw i32 %15, %conv12
  %17 = load ptr addrspace(1), ptr %a.addr, align 8
  %18 = load i64, ptr %g, align 8
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  store i32 %add, ptr addrspace(1) %arrayidx13, align 4
  %19 = load i64, ptr %i, align 8
  %add14 = add i64 %19, 1
  %and = and i64 %add14, 7
  %arrayidx15 = getelementptr inbounds nuw [8 x <4 x float>], ptr addrspace(3) @several_arrays.vectors, i64 0, i64 %and
  %20 = load <4 x float>, ptr addrspace(3) %arrayidx15, align 16
  %21 = extractelement <4 x float> %20, i64 0
  %22 = load i64, ptr %i, align 8
  %add16 = add i64 %22, 3
  %and17 = and i64 %add16, 7
  %arrayidx18 = getelementptr inbounds nuw [8 x <4 x float>], ptr addrspace(3) @several_arrays.vectors, i64 0, i64 %and17
  %23 = load <4 x float>, ptr addrspace(3) %arrayidx18, align 16
  %24 = extractelement <4 x float> %23, i64 1
  %add19 = fadd float %21, %24
  %25 = load ptr addrspace(1), ptr %f.addr, align 8
  %26 = load i64, ptr %g, align 8
  %arrayidx20 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %26
  store float %add19, ptr addrspace(1) %arrayidx20, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @local_struct(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_local_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_local_struct(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  %k = alloca i32, align 4
  %.compoundliteral = alloca <2 x i32>, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %3 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @local_struct.s, i64 0, i64 %3
  store i32 %2, ptr addrspace(3) %arrayidx1, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %4 = load i64, ptr %i, align 8
  %cmp = icmp eq i64 %4, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load i32, ptr addrspace(3) @local_struct.s, align 8
  store i32 %5, ptr %low, align 4
  %6 = load i32, ptr %low, align 4
  store i32 %6, ptr %high, align 4
  store i32 1, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %7 = load i32, ptr %k, align 4
  %cmp2 = icmp slt i32 %7, 8
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %low, align 4
  %9 = load i32, ptr %k, align 4
  %idxprom = sext i32 %9 to i64
  %arrayidx3 = getelementptr inbounds [8 x i32], ptr addrspace(3) @local_struct.s, i64 0, i64 %idxprom
  %10 = load i32, ptr addrspace(3) %arrayidx3, align 4
  %call4 = call spir_func i32 @_Z3minjj(i32 noundef %8, i32 noundef %10) #5
  store i32 %call4, ptr %low, align 4
  %11 = load i32, ptr %high, align 4
  %12 = load i32, ptr %k, align 4
  %idxprom5 = sext i32 %12 to i64
  %arrayidx6 = getelementptr inbounds [8 x i32], ptr addrspace(3) @local_struct.s, i64 0, i64 %idxprom5
  %13 = load i32, ptr addrspace(3) %arrayidx6, align 4
  %call7 = call spir_func i32 @_Z3maxjj(i32 noundef %11, i32 noundef %13) #5
  store i32 %call7, ptr %high, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %k, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %15 = load i32, ptr %low, align 4
  %vecinit = insertelement <2 x i32> poison, i32 %15, i32 0
  %16 = load i32, ptr %high, align 4
  %vecinit8 = insertelement <2 x i32> %vecinit, i32 %16, i32 1
  store <2 x i32> %vecinit8, ptr %.compoundliteral, align 8
  %17 = load <2 x i32>, ptr %.compoundliteral, align 8
  store <2 x i32> %17, ptr addrspace(3) getelementptr inbounds nuw (%struct.shared, ptr addrspace(3) @local_struct.s, i32 0, i32 1), align 8
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %18 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @local_struct.s, i64 0, i64 %18
  %19 = load i32, ptr addrspace(3) %arrayidx9, align 4
  %20 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (%struct.shared, ptr addrspace(3) @local_struct.s, i32 0, i32 1), align 8
  %21 = extractelement <2 x i32> %20, i64 0
  %cmp10 = icmp eq i32 %19, %21
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end16

cond.false:                                       ; preds = %if.end
  %22 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @local_struct.s, i64 0, i64 %22
  %23 = load i32, ptr addrspace(3) %arrayidx11, align 4
  %24 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (%struct.shared, ptr addrspace(3) @local_struct.s, i32 0, i32 1), align 8
  %25 = extractelement <2 x i32> %24, i64 1
  %cmp12 = icmp eq i32 %23, %25
  br i1 %cmp12, label %cond.true13, label %cond.false14

cond.true13:                                      ; preds = %cond.false
  br label %cond.end

cond.false14:                                     ; preds = %cond.false
  %26 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @local_struct.s, i64 0, i64 %26
  %27 = load i32, ptr addrspace(3) %arrayidx15, align 4
  %28 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (%struct.shared, ptr addrspace(3) @local_struct.s, i32 0, i32 1), align 8
  %29 = extractelement <2 x i32> %28, i64 0
  %sub = sub i32 %27, %29
  br label %cond.end

cond.end:                                         ; preds = %cond.false14, %cond.true13
  %cond = phi i32 [ 2, %cond.true13 ], [ %sub, %cond.false14 ]
  br label %cond.end16

cond.end16:                                       ; preds = %cond.end, %cond.true
  %cond17 = phi i32 [ 1, %cond.true ], [ %cond, %cond.end ]
  %30 = load ptr addrspace(1), ptr %out.addr, align 8
  %31 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %31
  store i32 %cond17, ptr addrspace(1) %arrayidx18, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @function_local(ptr addrspace(1) noundef align 4 %data) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_function_local(ptr addrspace(1) noundef align 4 %0) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_function_local(ptr addrspace(1) noundef align 4 %data) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %lane = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call1
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %2 = load i32, ptr %lane, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx2 = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @function_local.values, i64 0, i64 %idxprom
  store i32 %1, ptr addrspace(3) %arrayidx2, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %3 = load i32, ptr %lane, align 4
  %call3 = call spir_func i32 @neighbour(ptr addrspace(3) noundef @function_local.values, i32 noundef %3) #6
  %4 = load i32, ptr %lane, align 4
  %add = add i32 %4, 2
  %call4 = call spir_func i32 @neighbour(ptr addrspace(3) noundef @function_local.values, i32 noundef %add) #6
  %xor = xor i32 %call3, %call4
  %5 = load ptr addrspace(1), ptr %data.addr, align 8
  %call5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %call5
  store i32 %xor, ptr addrspace(1) %arrayidx6, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @neighbour(ptr addrspace(3) noundef %values, i32 noundef %at) #3 {
entry:
  %values.addr = alloca ptr addrspace(3), align 8
  %at.addr = alloca i32, align 4
  store ptr addrspace(3) %values, ptr %values.addr, align 8
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr addrspace(3), ptr %values.addr, align 8
  %1 = load i32, ptr %at.addr, align 4
  %add = add i32 %1, 1
  %conv = zext i32 %add to i64
  %call = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %rem = urem i64 %conv, %call
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %0, i64 %rem
  %2 = load i32, ptr addrspace(3) %arrayidx, align 4
  ret i32 %2
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"float*"}
!6 = !{!"", !""}
!7 = !{!"uint*", !"uint*"}
!8 = !{!"const", !""}
!9 = !{i32 1}
!10 = !{!"none"}
!11 = !{!"uint*"}
!12 = !{!""}
