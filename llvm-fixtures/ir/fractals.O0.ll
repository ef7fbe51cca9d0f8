; ModuleID = 'opencl/fractals.cl'
source_filename = "opencl/fractals.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef align 4 %out, float noundef %left, float noundef %top, float noundef %step, i32 noundef %limit) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %left.addr = alloca float, align 4
  %top.addr = alloca float, align 4
  %step.addr = alloca float, align 4
  %limit.addr = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store float %left, ptr %left.addr, align 4
  store float %top, ptr %top.addr, align 4
  store float %step, ptr %step.addr, align 4
  store i32 %limit, ptr %limit.addr, align 4
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load float, ptr %left.addr, align 4
  %2 = load float, ptr %top.addr, align 4
  %3 = load float, ptr %step.addr, align 4
  %4 = load i32, ptr %limit.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %out, float noundef %left, float noundef %top, float noundef %step, i32 noundef %limit) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %left.addr = alloca float, align 4
  %top.addr = alloca float, align 4
  %step.addr = alloca float, align 4
  %limit.addr = alloca i32, align 4
  %px = alloca i64, align 8
  %py = alloca i64, align 8
  %cx = alloca float, align 4
  %cy = alloca float, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %count = alloca i32, align 4
  %next = alloca float, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store float %left, ptr %left.addr, align 4
  store float %top, ptr %top.addr, align 4
  store float %step, ptr %step.addr, align 4
  store i32 %limit, ptr %limit.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %px, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  store i64 %call1, ptr %py, align 8
  %0 = load float, ptr %left.addr, align 4
  %1 = load i64, ptr %px, align 8
  %conv = uitofp i64 %1 to float
  %2 = load float, ptr %step.addr, align 4
  %3 = call float @llvm.fmuladd.f32(float %conv, float %2, float %0)
  store float %3, ptr %cx, align 4
  %4 = load float, ptr %top.addr, align 4
  %5 = load i64, ptr %py, align 8
  %conv2 = uitofp i64 %5 to float
  %6 = load float, ptr %step.addr, align 4
  %7 = call float @llvm.fmuladd.f32(float %conv2, float %6, float %4)
  store float %7, ptr %cy, align 4
  store float 0.000000e+00, ptr %x, align 4
  store float 0.000000e+00, ptr %y, align 4
  store i32 0, ptr %count, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %8 = load float, ptr %x, align 4
  %9 = load float, ptr %x, align 4
  %10 = load float, ptr %y, align 4
  %11 = load float, ptr %y, align 4
  %mul3 = fmul float %10, %11
  %12 = call float @llvm.fmuladd.f32(float %8, float %9, float %mul3)
  %cmp = fcmp ole float %12, 4.000000e+00
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %13 = load i32, ptr %count, align 4
  %14 = load i32, ptr %limit.addr, align 4
  %cmp5 = icmp slt i32 %13, %14
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %15 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ]
  br i1 %15, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %16 = load float, ptr %x, align 4
  %17 = load float, ptr %x, align 4
  %18 = load float, ptr %y, align 4
  %19 = load float, ptr %y, align 4
  %mul7 = fmul float %18, %19
  %neg = fneg float %mul7
  %20 = call float @llvm.fmuladd.f32(float %16, float %17, float %neg)
  %21 = load float, ptr %cx, align 4
  %add = fadd float %20, %21
  store float %add, ptr %next, align 4
  %22 = load float, ptr %x, align 4
  %mul = fmul float 2.000000e+00, %22
  %23 = load float, ptr %y, align 4
  %24 = load float, ptr %cy, align 4
  %25 = call float @llvm.fmuladd.f32(float %mul, float %23, float %24)
  store float %25, ptr %y, align 4
  %26 = load float, ptr %next, align 4
  store float %26, ptr %x, align 4
  %27 = load i32, ptr %count, align 4
  %inc = add nsw i32 %27, 1
  store i32 %inc, ptr %count, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %28 = load i32, ptr %count, align 4
  %29 = load ptr addrspace(1), ptr %out.addr, align 8
  %30 = load i64, ptr %py, align 8
  %call9 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %mul10 = mul i64 %30, %call9
  %31 = load i64, ptr %px, align 8
  %add11 = add i64 %mul10, %31
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i64 %add11
  store i32 %28, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @mandelbrot_double(ptr addrspace(1) noundef align 4 %out, i32 noundef %limit) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %limit.addr = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %limit, ptr %limit.addr, align 4
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i32, ptr %limit.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef align 4 %out, i32 noundef %limit) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %limit.addr = alloca i32, align 4
  %cx = alloca double, align 8
  %cy = alloca double, align 8
  %z = alloca <2 x double>, align 16
  %.compoundliteral = alloca <2 x double>, align 16
  %count = alloca i32, align 4
  %.compoundliteral3 = alloca <2 x double>, align 16
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %limit, ptr %limit.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = uitofp i64 %call to double
  %0 = call double @llvm.fmuladd.f64(double %conv, double 3.750000e-01, double -2.000000e+00)
  store double %0, ptr %cx, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2 = uitofp i64 %call1 to double
  %1 = call double @llvm.fmuladd.f64(double %conv2, double 3.750000e-01, double -1.500000e+00)
  store double %1, ptr %cy, align 8
  store <2 x double> zeroinitializer, ptr %.compoundliteral, align 16
  %2 = load <2 x double>, ptr %.compoundliteral, align 16
  store <2 x double> %2, ptr %z, align 16
  %3 = load i32, ptr %limit.addr, align 4
  store i32 %3, ptr %count, align 4
  br label %do.body

do.body:                                          ; preds = %land.end, %entry
  %4 = load <2 x double>, ptr %z, align 16
  %5 = extractelement <2 x double> %4, i64 0
  %6 = load <2 x double>, ptr %z, align 16
  %7 = extractelement <2 x double> %6, i64 0
  %8 = load <2 x double>, ptr %z, align 16
  %9 = extractelement <2 x double> %8, i64 1
  %10 = load <2 x double>, ptr %z, align 16
  %11 = extractelement <2 x double> %10, i64 1
  %mul4 = fmul double %9, %11
  %neg = fneg double %mul4
  %12 = call double @llvm.fmuladd.f64(double %5, double %7, double %neg)
  %13 = load double, ptr %cx, align 8
  %add = fadd double %12, %13
  %vecinit = insertelement <2 x double> poison, double %add, i32 0
  %14 = load <2 x double>, ptr %z, align 16
  %15 = extractelement <2 x double> %14, i64 0
  %mul = fmul double 2.000000e+00, %15
  %16 = load <2 x double>, ptr %z, align 16
  %17 = extractelement <2 x double> %16, i64 1
  %18 = load double, ptr %cy, align 8
  %19 = call double @llvm.fmuladd.f64(double %mul, double %17, double %18)
  %vecinit6 = insertelement <2 x double> %vecinit, double %19, i32 1
  store <2 x double> %vecinit6, ptr %.compoundliteral3, align 16
  %20 = load <2 x double>, ptr %.compoundliteral3, align 16
  store <2 x double> %20, ptr %z, align 16
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %21 = load i32, ptr %count, align 4
  %dec = add nsw i32 %21, -1
  store i32 %dec, ptr %count, align 4
  %tobool = icmp ne i32 %dec, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %do.cond
  %22 = load <2 x double>, ptr %z, align 16
  %23 = load <2 x double>, ptr %z, align 16
  %call7 = call spir_func double @_Z3dotDv2_dS_(<2 x double> noundef %22, <2 x double> noundef %23) #4
  %cmp = fcmp olt double %call7, 4.000000e+00
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %24 = phi i1 [ false, %do.cond ], [ %cmp, %land.rhs ]
  br i1 %24, label %do.body, label %do.end

do.end:                                           ; preds = %land.end
  %25 = load i32, ptr %count, align 4
  %26 = load ptr addrspace(1), ptr %out.addr, align 8
  %call9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %call10 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %mul11 = mul i64 %call9, %call10
  %call12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %add13 = add i64 %mul11, %call12
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %add13
  store i32 %25, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @julia(ptr addrspace(1) noundef align 4 %out, <2 x float> noundef %c) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca <2 x float>, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <2 x float> %c, ptr %c.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load <2 x float>, ptr %c.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_julia(ptr addrspace(1) noundef align 4 %0, <2 x float> noundef %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_julia(ptr addrspace(1) noundef align 4 %out, <2 x float> noundef %c) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca <2 x float>, align 8
  %pixel = alloca <2 x i32>, align 8
  %.compoundliteral = alloca <2 x i32>, align 8
  %z = alloca <2 x float>, align 8
  %.compoundliteral5 = alloca <2 x float>, align 8
  %.compoundliteral6 = alloca <2 x float>, align 8
  %count = alloca i32, align 4
  %.compoundliteral8 = alloca <2 x float>, align 8
  %shade = alloca float, align 4
  %.compoundliteral19 = alloca <4 x float>, align 16
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store <2 x float> %c, ptr %c.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %vecinit = insertelement <2 x i32> poison, i32 %conv, i32 0
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2 = trunc i64 %call1 to i32
  %vecinit3 = insertelement <2 x i32> %vecinit, i32 %conv2, i32 1
  store <2 x i32> %vecinit3, ptr %.compoundliteral, align 8
  %0 = load <2 x i32>, ptr %.compoundliteral, align 8
  store <2 x i32> %0, ptr %pixel, align 8
  %1 = load <2 x i32>, ptr %pixel, align 8
  %call4 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %1) #4
  store <2 x float> <float 0x3FC99999A0000000, float 2.500000e-01>, ptr %.compoundliteral5, align 8
  %2 = load <2 x float>, ptr %.compoundliteral5, align 8
  store <2 x float> <float 1.500000e+00, float 1.000000e+00>, ptr %.compoundliteral6, align 8
  %3 = load <2 x float>, ptr %.compoundliteral6, align 8
  %neg = fneg <2 x float> %3
  %4 = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %call4, <2 x float> %2, <2 x float> %neg)
  store <2 x float> %4, ptr %z, align 8
  store i32 0, ptr %count, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %count, align 4
  %cmp = icmp ult i32 %5, 50
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load <2 x float>, ptr %z, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = load <2 x float>, ptr %z, align 8
  %9 = extractelement <2 x float> %8, i64 0
  %10 = load <2 x float>, ptr %z, align 8
  %11 = extractelement <2 x float> %10, i64 1
  %12 = load <2 x float>, ptr %z, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %mul9 = fmul float %11, %13
  %neg10 = fneg float %mul9
  %14 = call float @llvm.fmuladd.f32(float %7, float %9, float %neg10)
  %vecinit11 = insertelement <2 x float> poison, float %14, i32 0
  %15 = load <2 x float>, ptr %z, align 8
  %16 = extractelement <2 x float> %15, i64 0
  %mul = fmul float 2.000000e+00, %16
  %17 = load <2 x float>, ptr %z, align 8
  %18 = extractelement <2 x float> %17, i64 1
  %mul12 = fmul float %mul, %18
  %vecinit13 = insertelement <2 x float> %vecinit11, float %mul12, i32 1
  store <2 x float> %vecinit13, ptr %.compoundliteral8, align 8
  %19 = load <2 x float>, ptr %.compoundliteral8, align 8
  %20 = load <2 x float>, ptr %c.addr, align 8
  %add = fadd <2 x float> %19, %20
  store <2 x float> %add, ptr %z, align 8
  %21 = load <2 x float>, ptr %z, align 8
  %22 = extractelement <2 x float> %21, i64 0
  %23 = load <2 x float>, ptr %z, align 8
  %24 = extractelement <2 x float> %23, i64 0
  %25 = load <2 x float>, ptr %z, align 8
  %26 = extractelement <2 x float> %25, i64 1
  %27 = load <2 x float>, ptr %z, align 8
  %28 = extractelement <2 x float> %27, i64 1
  %mul15 = fmul float %26, %28
  %29 = call float @llvm.fmuladd.f32(float %22, float %24, float %mul15)
  %cmp16 = fcmp ogt float %29, 4.000000e+00
  br i1 %cmp16, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %for.end

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %30 = load i32, ptr %count, align 4
  %inc = add i32 %30, 1
  store i32 %inc, ptr %count, align 4
  br label %for.cond

for.end:                                          ; preds = %if.then, %for.cond
  %31 = load i32, ptr %count, align 4
  %conv18 = uitofp i32 %31 to float
  %div = fdiv float %conv18, 5.000000e+01, !fpmath !13
  store float %div, ptr %shade, align 4
  %32 = load float, ptr %shade, align 4
  %vecinit20 = insertelement <4 x float> poison, float %32, i32 0
  %33 = load float, ptr %shade, align 4
  %34 = load float, ptr %shade, align 4
  %mul21 = fmul float %33, %34
  %vecinit22 = insertelement <4 x float> %vecinit20, float %mul21, i32 1
  %35 = load float, ptr %shade, align 4
  %sub = fsub float 1.000000e+00, %35
  %vecinit23 = insertelement <4 x float> %vecinit22, float %sub, i32 2
  %vecinit24 = insertelement <4 x float> %vecinit23, float 1.000000e+00, i32 3
  store <4 x float> %vecinit24, ptr %.compoundliteral19, align 16
  %36 = load <4 x float>, ptr %.compoundliteral19, align 16
  %mul25 = fmul <4 x float> %36, splat (float 2.550000e+02)
  %call26 = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %mul25) #4
  %37 = load ptr addrspace(1), ptr %out.addr, align 8
  %38 = load <2 x i32>, ptr %pixel, align 8
  %39 = extractelement <2 x i32> %38, i64 1
  %mul27 = mul nsw i32 %39, 16
  %40 = load <2 x i32>, ptr %pixel, align 8
  %41 = extractelement <2 x i32> %40, i64 0
  %add28 = add nsw i32 %mul27, %41
  %idxprom = sext i32 %add28 to i64
  %arrayidx = getelementptr inbounds <4 x i8>, ptr addrspace(1) %37, i64 %idxprom
  store <4 x i8> %call26, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3dotDv2_dS_(<2 x double> noundef, <2 x double> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!4 = !{!"none", !"none", !"none", !"none", !"none"}
!5 = !{!"uint*", !"float", !"float", !"float", !"int"}
!6 = !{!"", !"", !"", !"", !""}
!7 = !{i32 1, i32 0}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int"}
!10 = !{!"", !""}
!11 = !{!"uchar4*", !"float2"}
!12 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))"}
!13 = !{float 2.500000e+00}
