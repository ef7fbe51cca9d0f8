; ModuleID = 'opencl/sparse_matrix.cl'
source_filename = "opencl/sparse_matrix.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@__const.normal_cdf.a = private unnamed_addr addrspace(2) constant [5 x float] [float 0x3FD470BF40000000, float 0xBFD6D1F0E0000000, float 0x3FFC80EF00000000, float 0xBFFD23DD40000000, float 0x3FF548CDE0000000], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @csr_product(ptr addrspace(1) noundef align 4 %lengths, ptr addrspace(1) noundef align 4 %columns, ptr addrspace(1) noundef align 4 %values, ptr addrspace(1) noundef align 4 %x, ptr addrspace(1) noundef align 4 %y) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %lengths.addr = alloca ptr addrspace(1), align 8
  %columns.addr = alloca ptr addrspace(1), align 8
  %values.addr = alloca ptr addrspace(1), align 8
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %lengths, ptr %lengths.addr, align 8
  store ptr addrspace(1) %columns, ptr %columns.addr, align 8
  store ptr addrspace(1) %values, ptr %values.addr, align 8
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  %0 = load ptr addrspace(1), ptr %lengths.addr, align 8
  %1 = load ptr addrspace(1), ptr %columns.addr, align 8
  %2 = load ptr addrspace(1), ptr %values.addr, align 8
  %3 = load ptr addrspace(1), ptr %x.addr, align 8
  %4 = load ptr addrspace(1), ptr %y.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_csr_product(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_csr_product(ptr addrspace(1) noundef align 4 %lengths, ptr addrspace(1) noundef align 4 %columns, ptr addrspace(1) noundef align 4 %values, ptr addrspace(1) noundef align 4 %x, ptr addrspace(1) noundef align 4 %y) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %lengths.addr = alloca ptr addrspace(1), align 8
  %columns.addr = alloca ptr addrspace(1), align 8
  %values.addr = alloca ptr addrspace(1), align 8
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  %row = alloca i64, align 8
  %start = alloca i32, align 4
  %r = alloca i64, align 8
  %sum = alloca float, align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %lengths, ptr %lengths.addr, align 8
  store ptr addrspace(1) %columns, ptr %columns.addr, align 8
  store ptr addrspace(1) %values, ptr %values.addr, align 8
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %row, align 8
  store i32 0, ptr %start, align 4
  store i64 0, ptr %r, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %r, align 8
  %1 = load i64, ptr %row, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr addrspace(1), ptr %lengths.addr, align 8
  %3 = load i64, ptr %r, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %3
  %4 = load i32, ptr addrspace(1) %arrayidx, align 4
  %5 = load i32, ptr %start, align 4
  %add = add i32 %5, %4
  store i32 %add, ptr %start, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i64, ptr %r, align 8
  %inc = add i64 %6, 1
  store i64 %inc, ptr %r, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  store float 0.000000e+00, ptr %sum, align 4
  %7 = load i32, ptr %start, align 4
  store i32 %7, ptr %k, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc12, %for.end
  %8 = load i32, ptr %k, align 4
  %9 = load i32, ptr %start, align 4
  %10 = load ptr addrspace(1), ptr %lengths.addr, align 8
  %11 = load i64, ptr %row, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %12 = load i32, ptr addrspace(1) %arrayidx2, align 4
  %add3 = add i32 %9, %12
  %cmp4 = icmp ult i32 %8, %add3
  br i1 %cmp4, label %for.body5, label %for.end14

for.body5:                                        ; preds = %for.cond1
  %13 = load ptr addrspace(1), ptr %values.addr, align 8
  %14 = load i32, ptr %k, align 4
  %idxprom = zext i32 %14 to i64
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %idxprom
  %15 = load float, ptr addrspace(1) %arrayidx6, align 4
  %16 = load ptr addrspace(1), ptr %x.addr, align 8
  %17 = load ptr addrspace(1), ptr %columns.addr, align 8
  %18 = load i32, ptr %k, align 4
  %idxprom7 = zext i32 %18 to i64
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %idxprom7
  %19 = load i32, ptr addrspace(1) %arrayidx8, align 4
  %idxprom9 = zext i32 %19 to i64
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %idxprom9
  %20 = load float, ptr addrspace(1) %arrayidx10, align 4
  %21 = load float, ptr %sum, align 4
  %call11 = call spir_func float @_Z3madfff(float noundef %15, float noundef %20, float noundef %21) #6
  store float %call11, ptr %sum, align 4
  br label %for.inc12

for.inc12:                                        ; preds = %for.body5
  %22 = load i32, ptr %k, align 4
  %inc13 = add i32 %22, 1
  store i32 %inc13, ptr %k, align 4
  br label %for.cond1

for.end14:                                        ; preds = %for.cond1
  %23 = load float, ptr %sum, align 4
  %24 = load ptr addrspace(1), ptr %y.addr, align 8
  %25 = load i64, ptr %row, align 8
  %arrayidx15 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %25
  store float %23, ptr addrspace(1) %arrayidx15, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @black_scholes(ptr addrspace(1) noundef align 4 %spot, ptr addrspace(1) noundef align 4 %strike, ptr addrspace(1) noundef align 4 %prices) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %spot.addr = alloca ptr addrspace(1), align 8
  %strike.addr = alloca ptr addrspace(1), align 8
  %prices.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %spot, ptr %spot.addr, align 8
  store ptr addrspace(1) %strike, ptr %strike.addr, align 8
  store ptr addrspace(1) %prices, ptr %prices.addr, align 8
  %0 = load ptr addrspace(1), ptr %spot.addr, align 8
  %1 = load ptr addrspace(1), ptr %strike.addr, align 8
  %2 = load ptr addrspace(1), ptr %prices.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %spot, ptr addrspace(1) noundef align 4 %strike, ptr addrspace(1) noundef align 4 %prices) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %spot.addr = alloca ptr addrspace(1), align 8
  %strike.addr = alloca ptr addrspace(1), align 8
  %prices.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %s = alloca float, align 4
  %k = alloca float, align 4
  %r = alloca float, align 4
  %v = alloca float, align 4
  %t = alloca float, align 4
  %d1 = alloca float, align 4
  %d2 = alloca float, align 4
  %discounted = alloca float, align 4
  store ptr addrspace(1) %spot, ptr %spot.addr, align 8
  store ptr addrspace(1) %strike, ptr %strike.addr, align 8
  store ptr addrspace(1) %prices, ptr %prices.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %spot.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %call1 = call spir_func float @_Z4fabsf(float noundef %2) #6
  %add = fadd float %call1, 1.000000e+00
  store float %add, ptr %s, align 4
  %3 = load ptr addrspace(1), ptr %strike.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %5 = load float, ptr addrspace(1) %arrayidx2, align 4
  %call3 = call spir_func float @_Z4fabsf(float noundef %5) #6
  %add4 = fadd float %call3, 1.000000e+00
  store float %add4, ptr %k, align 4
  store float 0x3F947AE140000000, ptr %r, align 4
  store float 0x3FD3333340000000, ptr %v, align 4
  store float 5.000000e-01, ptr %t, align 4
  %6 = load float, ptr %s, align 4
  %7 = load float, ptr %k, align 4
  %div = fdiv float %6, %7, !fpmath !11
  %call5 = call spir_func float @_Z3logf(float noundef %div) #6
  %8 = load float, ptr %r, align 4
  %9 = load float, ptr %v, align 4
  %mul = fmul float 5.000000e-01, %9
  %10 = load float, ptr %v, align 4
  %11 = call float @llvm.fmuladd.f32(float %mul, float %10, float %8)
  %12 = load float, ptr %t, align 4
  %13 = call float @llvm.fmuladd.f32(float %11, float %12, float %call5)
  %14 = load float, ptr %v, align 4
  %15 = load float, ptr %t, align 4
  %call8 = call spir_func float @_Z4sqrtf(float noundef %15) #6, !fpmath !12
  %mul9 = fmul float %14, %call8
  %div10 = fdiv float %13, %mul9, !fpmath !11
  store float %div10, ptr %d1, align 4
  %16 = load float, ptr %d1, align 4
  %17 = load float, ptr %v, align 4
  %18 = load float, ptr %t, align 4
  %call11 = call spir_func float @_Z4sqrtf(float noundef %18) #6, !fpmath !12
  %neg = fneg float %17
  %19 = call float @llvm.fmuladd.f32(float %neg, float %call11, float %16)
  store float %19, ptr %d2, align 4
  %20 = load float, ptr %k, align 4
  %21 = load float, ptr %r, align 4
  %fneg = fneg float %21
  %22 = load float, ptr %t, align 4
  %mul13 = fmul float %fneg, %22
  %call14 = call spir_func float @_Z3expf(float noundef %mul13) #6
  %mul15 = fmul float %20, %call14
  store float %mul15, ptr %discounted, align 4
  %23 = load float, ptr %s, align 4
  %24 = load float, ptr %d1, align 4
  %call16 = call spir_func float @normal_cdf(float noundef %24) #7
  %25 = load float, ptr %discounted, align 4
  %26 = load float, ptr %d2, align 4
  %call18 = call spir_func float @normal_cdf(float noundef %26) #7
  %mul19 = fmul float %25, %call18
  %neg20 = fneg float %mul19
  %27 = call float @llvm.fmuladd.f32(float %23, float %call16, float %neg20)
  %28 = load ptr addrspace(1), ptr %prices.addr, align 8
  %29 = load i64, ptr %i, align 8
  %mul21 = mul i64 2, %29
  %arrayidx22 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i64 %mul21
  store float %27, ptr addrspace(1) %arrayidx22, align 4
  %30 = load float, ptr %discounted, align 4
  %31 = load float, ptr %d2, align 4
  %fneg23 = fneg float %31
  %call24 = call spir_func float @normal_cdf(float noundef %fneg23) #7
  %32 = load float, ptr %s, align 4
  %33 = load float, ptr %d1, align 4
  %fneg26 = fneg float %33
  %call27 = call spir_func float @normal_cdf(float noundef %fneg26) #7
  %mul28 = fmul float %32, %call27
  %neg29 = fneg float %mul28
  %34 = call float @llvm.fmuladd.f32(float %30, float %call24, float %neg29)
  %35 = load ptr addrspace(1), ptr %prices.addr, align 8
  %36 = load i64, ptr %i, align 8
  %mul30 = mul i64 2, %36
  %add31 = add i64 %mul30, 1
  %arrayidx32 = getelementptr inbounds nuw float, ptr addrspace(1) %35, i64 %add31
  store float %34, ptr addrspace(1) %arrayidx32, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func float @normal_cdf(float noundef %x) #3 {
entry:
  %x.addr = alloca float, align 4
  %a = alloca [5 x float], align 4
  %t = alloca float, align 4
  %poly = alloca float, align 4
  %k = alloca i32, align 4
  %tail = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %a, ptr addrspace(2) align 4 @__const.normal_cdf.a, i64 20, i1 false)
  %0 = load float, ptr %x.addr, align 4
  %call = call spir_func float @_Z4fabsf(float noundef %0) #6
  %1 = call float @llvm.fmuladd.f32(float 0x3FCDA67120000000, float %call, float 1.000000e+00)
  %div = fdiv float 1.000000e+00, %1, !fpmath !11
  store float %div, ptr %t, align 4
  store float 0.000000e+00, ptr %poly, align 4
  store i32 4, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %k, align 4
  %cmp = icmp sge i32 %2, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load float, ptr %poly, align 4
  %4 = load i32, ptr %k, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [5 x float], ptr %a, i64 0, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 4
  %add = fadd float %3, %5
  %6 = load float, ptr %t, align 4
  %mul = fmul float %add, %6
  store float %mul, ptr %poly, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %k, align 4
  %dec = add nsw i32 %7, -1
  store i32 %dec, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %8 = load float, ptr %x.addr, align 4
  %mul1 = fmul float -5.000000e-01, %8
  %9 = load float, ptr %x.addr, align 4
  %mul2 = fmul float %mul1, %9
  %call3 = call spir_func float @_Z3expf(float noundef %mul2) #6
  %mul4 = fmul float %call3, 0x3FD9884540000000
  %10 = load float, ptr %poly, align 4
  %mul5 = fmul float %mul4, %10
  store float %mul5, ptr %tail, align 4
  %11 = load float, ptr %x.addr, align 4
  %cmp6 = fcmp olt float %11, 0.000000e+00
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %12 = load float, ptr %tail, align 4
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %13 = load float, ptr %tail, align 4
  %sub = fsub float 1.000000e+00, %13
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %12, %cond.true ], [ %sub, %cond.false ]
  ret float %cond
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"uint*", !"uint*", !"float*", !"float*", !"float*"}
!6 = !{!"const", !"const", !"const", !"const", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !""}
!11 = !{float 2.500000e+00}
!12 = !{float 3.000000e+00}
