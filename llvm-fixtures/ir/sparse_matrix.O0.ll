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
  call spir_func void @__clang_ocl_kern_imp_csr_product(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #4
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
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
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
  %call11 = call spir_func float @_Z3madfff(float noundef %15, float noundef %20, float noundef %21) #5
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
  call spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4
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
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %spot.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %call1 = call spir_func float @_Z4fabsf(float noundef %2) #5
  %add = fadd float %call1, 1.000000e+00
  store float %add, ptr %s, align 4
  %3 = load ptr addrspace(1), ptr %strike.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %5 = load float, ptr addrspace(1) %arrayidx2, align 4
  %call3 = call spir_func float @_Z4fabsf(float noundef %5) #5
  %add4 = fadd float %call3, 1.000000e+00
  store float %add4, ptr %k, align 4
  store float 0x3F947AE140000000, ptr %r, align 4
  store float 0x3FD3333340000000, ptr %v, align 4
  store float 5.000000e-01, ptr %t, align 4
  %6 = load float, ptr %s, align 4
  %7 = load float, ptr %k, align 4
  %div = fdiv float %6, %7, !fpmath !11
  %call5 = call spir_func float @_Z3logf(float noundef %div) #5
  %8 = load float, ptr %r, align 4
  %9 = load float, ptr %v, align 4
  %mul = fmul float 5.000000e-01, %9
  %10 = load float, ptr %v, align 4
  %mul6 = fmul float %mul, %10
  %add7 = fadd float %8, %mul6
  %11 = load float, ptr %t, align 4
  %mul8 = fmul float %add7, %11
  %add9 = fadd float %call5, %mul8
  %12 = load float, ptr %v, align 4
  %13 = load float, ptr %t, align 4
  %call10 = call spir_func float @_Z4sqrtf(float noundef %13) #5, !fpmath !12
  %mul11 = fmul float %12, %call10
  %div12 = fdiv float %add9, %mul11, !fpmath !11
  store float %div12, ptr %d1, align 4
  %14 = load float, ptr %d1, align 4
  %15 = load float, ptr %v, align 4
  %16 = load float, ptr %t, align 4
  %call13 = call spir_func float @_Z4sqrtf(float noundef %16) #5, !fpmath !12
  %mul14 = fmul float %15, %call13
  %sub = fsub float %14, %mul14
  store float %sub, ptr %d2, align 4
  %17 = load float, ptr %k, align 4
  %18 = load float, ptr %r, align 4
  %fneg = fneg float %18
  %19 = load float, ptr %t, align 4
  %mul15 = fmul float %fneg, %19
  %call16 = call spir_func float @_Z3expf(float noundef %mul15) #5
  %mul17 = fmul float %17, %call16
  store float %mul17, ptr %discounted, align 4
  %20 = load float, ptr %s, align 4
  %21 = load float, ptr %d1, align 4
  %call18 = call spir_func float @normal_cdf(float noundef %21) #6
  %mul19 = fmul float %20, %call18
  %22 = load float, ptr %discounted, align 4
  %23 = load float, ptr %d2, align 4
  %call20 = call spir_func float @normal_cdf(float noundef %23) #6
  %mul21 = fmul float %22, %call20
  %sub22 = fsub float %mul19, %mul21
  %24 = load ptr addrspace(1), ptr %prices.addr, align 8
  %25 = load i64, ptr %i, align 8
  %mul23 = mul i64 2, %25
  %arrayidx24 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %mul23
  store float %sub22, ptr addrspace(1) %arrayidx24, align 4
  %26 = load float, ptr %discounted, align 4
  %27 = load float, ptr %d2, align 4
  %fneg25 = fneg float %27
  %call26 = call spir_func float @normal_cdf(float noundef %fneg25) #6
  %mul27 = fmul float %26, %call26
  %28 = load float, ptr %s, align 4
  %29 = load float, ptr %d1, align 4
  %fneg28 = fneg float %29
  %call29 = call spir_func float @normal_cdf(float noundef %fneg28) #6
  %mul30 = fmul float %28, %call29
  %sub31 = fsub float %mul27, %mul30
  %30 = load ptr addrspace(1), ptr %prices.addr, align 8
  %31 = load i64, ptr %i, align 8
  %mul32 = mul i64 2, %31
  %add33 = add i64 %mul32, 1
  %arrayidx34 = getelementptr inbounds nuw float, ptr addrspace(1) %30, i64 %add33
  store float %sub31, ptr addrspace(1) %arrayidx34, align 4
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

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func float @normal_cdf(float noundef %x) #2 {
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
  %call = call spir_func float @_Z4fabsf(float noundef %0) #5
  %mul = fmul float 0x3FCDA67120000000, %call
  %add = fadd float 1.000000e+00, %mul
  %div = fdiv float 1.000000e+00, %add, !fpmath !11
  store float %div, ptr %t, align 4
  store float 0.000000e+00, ptr %poly, align 4
  store i32 4, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %k, align 4
  %cmp = icmp sge i32 %1, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load float, ptr %poly, align 4
  %3 = load i32, ptr %k, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [5 x float], ptr %a, i64 0, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4
  %add1 = fadd float %2, %4
  %5 = load float, ptr %t, align 4
  %mul2 = fmul float %add1, %5
  store float %mul2, ptr %poly, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %k, align 4
  %dec = add nsw i32 %6, -1
  store i32 %dec, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %7 = load float, ptr %x.addr, align 4
  %mul3 = fmul float -5.000000e-01, %7
  %8 = load float, ptr %x.addr, align 4
  %mul4 = fmul float %mul3, %8
  %call5 = call spir_func float @_Z3expf(float noundef %mul4) #5
  %mul6 = fmul float %call5, 0x3FD9884540000000
  %9 = load float, ptr %poly, align 4
  %mul7 = fmul float %mul6, %9
  store float %mul7, ptr %tail, align 4
  %10 = load float, ptr %x.addr, align 4
  %cmp8 = fcmp olt float %10, 0.000000e+00
  br i1 %cmp8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %11 = load float, ptr %tail, align 4
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %12 = load float, ptr %tail, align 4
  %sub = fsub float 1.000000e+00, %12
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %11, %cond.true ], [ %sub, %cond.false ]
  ret float %cond
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
