; ModuleID = 'opencl/floating_point.cl'
source_filename = "opencl/floating_point.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @operators(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_operators(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_operators(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca float, align 4
  %y = alloca float, align 4
  %o = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %5 = load float, ptr addrspace(1) %arrayidx1, align 4
  store float %5, ptr %y, align 4
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %mul = mul i64 %7, 8
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %8 = load float, ptr %x, align 4
  %9 = load float, ptr %y, align 4
  %add = fadd float %8, %9
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store float %add, ptr addrspace(1) %10, align 4
  %11 = load float, ptr %x, align 4
  %12 = load float, ptr %y, align 4
  %sub = fsub float %11, %12
  %13 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr2 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i32 1
  store ptr addrspace(1) %incdec.ptr2, ptr %o, align 8
  store float %sub, ptr addrspace(1) %13, align 4
  %14 = load float, ptr %x, align 4
  %15 = load float, ptr %y, align 4
  %mul3 = fmul float %14, %15
  %16 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store float %mul3, ptr addrspace(1) %16, align 4
  %17 = load float, ptr %x, align 4
  %18 = load float, ptr %y, align 4
  %div = fdiv float %17, %18, !fpmath !7
  %19 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store float %div, ptr addrspace(1) %19, align 4
  %20 = load float, ptr %x, align 4
  %fneg = fneg float %20
  %21 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr6 = getelementptr inbounds nuw float, ptr addrspace(1) %21, i32 1
  store ptr addrspace(1) %incdec.ptr6, ptr %o, align 8
  store float %fneg, ptr addrspace(1) %21, align 4
  %22 = load float, ptr %x, align 4
  %23 = load float, ptr %y, align 4
  %cmp = fcmp ogt float %22, %23
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %24 = load float, ptr %x, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %25 = load float, ptr %y, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %24, %cond.true ], [ %25, %cond.false ]
  %26 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store float %cond, ptr addrspace(1) %26, align 4
  %27 = load float, ptr %x, align 4
  %cmp8 = fcmp oeq float %27, 0.000000e+00
  %28 = zext i1 %cmp8 to i64
  %cond9 = select i1 %cmp8, float 0x3FD5555560000000, float 0x39B4484C00000000
  %29 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr10 = getelementptr inbounds nuw float, ptr addrspace(1) %29, i32 1
  store ptr addrspace(1) %incdec.ptr10, ptr %o, align 8
  store float %cond9, ptr addrspace(1) %29, align 4
  %30 = load float, ptr %x, align 4
  %add11 = fadd float %30, 0x7FF0000000000000
  %31 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr12 = getelementptr inbounds nuw float, ptr addrspace(1) %31, i32 1
  store ptr addrspace(1) %incdec.ptr12, ptr %o, align 8
  store float %add11, ptr addrspace(1) %31, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @double_operators(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_double_operators(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_double_operators(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca double, align 8
  %y = alloca double, align 8
  %o = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %1
  %2 = load double, ptr addrspace(1) %arrayidx, align 8
  store double %2, ptr %x, align 8
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %4
  %5 = load double, ptr addrspace(1) %arrayidx1, align 8
  store double %5, ptr %y, align 8
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %mul = mul i64 %7, 8
  %add.ptr = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %8 = load double, ptr %x, align 8
  %9 = load double, ptr %y, align 8
  %add = fadd double %8, %9
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw double, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store double %add, ptr addrspace(1) %10, align 8
  %11 = load double, ptr %x, align 8
  %12 = load double, ptr %y, align 8
  %sub = fsub double %11, %12
  %13 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr2 = getelementptr inbounds nuw double, ptr addrspace(1) %13, i32 1
  store ptr addrspace(1) %incdec.ptr2, ptr %o, align 8
  store double %sub, ptr addrspace(1) %13, align 8
  %14 = load double, ptr %x, align 8
  %15 = load double, ptr %y, align 8
  %mul3 = fmul double %14, %15
  %16 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw double, ptr addrspace(1) %16, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store double %mul3, ptr addrspace(1) %16, align 8
  %17 = load double, ptr %x, align 8
  %18 = load double, ptr %y, align 8
  %div = fdiv double %17, %18
  %19 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw double, ptr addrspace(1) %19, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store double %div, ptr addrspace(1) %19, align 8
  %20 = load double, ptr %x, align 8
  %fneg = fneg double %20
  %21 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr6 = getelementptr inbounds nuw double, ptr addrspace(1) %21, i32 1
  store ptr addrspace(1) %incdec.ptr6, ptr %o, align 8
  store double %fneg, ptr addrspace(1) %21, align 8
  %22 = load double, ptr %y, align 8
  %call7 = call spir_func double @_Z4fmoddd(double noundef %22, double noundef 3.000000e+00) #4
  %add8 = fadd double %call7, 0x400921FB54442D18
  %23 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr9 = getelementptr inbounds nuw double, ptr addrspace(1) %23, i32 1
  store ptr addrspace(1) %incdec.ptr9, ptr %o, align 8
  store double %add8, ptr addrspace(1) %23, align 8
  %24 = load double, ptr %x, align 8
  %cmp = fcmp olt double %24, 1.000000e+300
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %25 = load double, ptr %x, align 8
  %mul10 = fmul double %25, 1.000000e-300
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %mul10, %cond.true ], [ 0x7FEFFFFFFFFFFFFF, %cond.false ]
  %26 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr11 = getelementptr inbounds nuw double, ptr addrspace(1) %26, i32 1
  store ptr addrspace(1) %incdec.ptr11, ptr %o, align 8
  store double %cond, ptr addrspace(1) %26, align 8
  %27 = load double, ptr %x, align 8
  %28 = load double, ptr %y, align 8
  %cmp12 = fcmp ole double %27, %28
  %lnot = xor i1 %cmp12, true
  %lnot.ext = zext i1 %lnot to i32
  %conv = sitofp i32 %lnot.ext to double
  %29 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr13 = getelementptr inbounds nuw double, ptr addrspace(1) %29, i32 1
  store ptr addrspace(1) %incdec.ptr13, ptr %o, align 8
  store double %conv, ptr addrspace(1) %29, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @comparisons(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_comparisons(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_comparisons(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca float, align 4
  %y = alloca float, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %5 = load float, ptr addrspace(1) %arrayidx1, align 4
  store float %5, ptr %y, align 4
  %6 = load float, ptr %x, align 4
  %7 = load float, ptr %y, align 4
  %cmp = fcmp oeq float %6, %7
  %conv = zext i1 %cmp to i32
  %8 = load float, ptr %x, align 4
  %9 = load float, ptr %y, align 4
  %cmp2 = fcmp une float %8, %9
  %conv3 = zext i1 %cmp2 to i32
  %shl = shl i32 %conv3, 1
  %or = or i32 %conv, %shl
  %10 = load float, ptr %x, align 4
  %11 = load float, ptr %y, align 4
  %cmp4 = fcmp olt float %10, %11
  %conv5 = zext i1 %cmp4 to i32
  %shl6 = shl i32 %conv5, 2
  %or7 = or i32 %or, %shl6
  %12 = load float, ptr %x, align 4
  %13 = load float, ptr %y, align 4
  %cmp8 = fcmp ole float %12, %13
  %conv9 = zext i1 %cmp8 to i32
  %shl10 = shl i32 %conv9, 3
  %or11 = or i32 %or7, %shl10
  %14 = load float, ptr %x, align 4
  %15 = load float, ptr %y, align 4
  %cmp12 = fcmp ogt float %14, %15
  %conv13 = zext i1 %cmp12 to i32
  %shl14 = shl i32 %conv13, 4
  %or15 = or i32 %or11, %shl14
  %16 = load float, ptr %x, align 4
  %17 = load float, ptr %y, align 4
  %cmp16 = fcmp oge float %16, %17
  %conv17 = zext i1 %cmp16 to i32
  %shl18 = shl i32 %conv17, 5
  %or19 = or i32 %or15, %shl18
  %18 = load float, ptr %x, align 4
  %19 = load float, ptr %y, align 4
  %cmp20 = fcmp olt float %18, %19
  %lnot = xor i1 %cmp20, true
  %lnot.ext = zext i1 %lnot to i32
  %shl22 = shl i32 %lnot.ext, 6
  %or23 = or i32 %or19, %shl22
  %20 = load float, ptr %x, align 4
  %tobool = fcmp une float %20, 0.000000e+00
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %21 = load float, ptr %y, align 4
  %tobool24 = fcmp une float %21, 0.000000e+00
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %22 = phi i1 [ false, %entry ], [ %tobool24, %land.rhs ]
  %land.ext = zext i1 %22 to i32
  %shl25 = shl i32 %land.ext, 7
  %or26 = or i32 %or23, %shl25
  %23 = load float, ptr %x, align 4
  %tobool27 = fcmp une float %23, 0.000000e+00
  br i1 %tobool27, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.end
  %24 = load float, ptr %y, align 4
  %tobool28 = fcmp une float %24, 0.000000e+00
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.end
  %25 = phi i1 [ true, %land.end ], [ %tobool28, %lor.rhs ]
  %lor.ext = zext i1 %25 to i32
  %shl29 = shl i32 %lor.ext, 8
  %or30 = or i32 %or26, %shl29
  %26 = load float, ptr %x, align 4
  %tobool31 = fcmp une float %26, 0.000000e+00
  %lnot32 = xor i1 %tobool31, true
  %lnot.ext33 = zext i1 %lnot32 to i32
  %shl34 = shl i32 %lnot.ext33, 9
  %or35 = or i32 %or30, %shl34
  %27 = load ptr addrspace(1), ptr %out.addr, align 8
  %28 = load i64, ptr %i, align 8
  %arrayidx36 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  store i32 %or35, ptr addrspace(1) %arrayidx36, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @mixed_widths(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %d, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 {
entry:
  %f.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %f.addr, align 8
  %1 = load ptr addrspace(1), ptr %d.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed_widths(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_widths(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %d, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 {
entry:
  %f.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %f.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %conv = fpext float %2 to double
  %3 = load ptr addrspace(1), ptr %d.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %4
  %5 = load double, ptr addrspace(1) %arrayidx1, align 8
  %6 = load ptr addrspace(1), ptr %d.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %7
  %8 = load double, ptr addrspace(1) %arrayidx2, align 8
  %conv3 = fptrunc double %8 to float
  %conv4 = fpext float %conv3 to double
  %9 = call double @llvm.fmuladd.f64(double %conv, double %5, double %conv4)
  %10 = load ptr addrspace(1), ptr %f.addr, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %12 = load float, ptr addrspace(1) %arrayidx5, align 4
  %conv6 = fptosi float %12 to i32
  %conv7 = sitofp i32 %conv6 to double
  %add = fadd double %9, %conv7
  %13 = load ptr addrspace(1), ptr %f.addr, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %14
  %15 = load float, ptr addrspace(1) %arrayidx8, align 4
  %call9 = call spir_func float @_Z4fabsf(float noundef %15) #4
  %conv10 = fptoui float %call9 to i32
  %conv11 = uitofp i32 %conv10 to double
  %add12 = fadd double %add, %conv11
  %16 = load ptr addrspace(1), ptr %d.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw double, ptr addrspace(1) %16, i64 %17
  %18 = load double, ptr addrspace(1) %arrayidx13, align 8
  %conv14 = fptosi double %18 to i64
  %conv15 = sitofp i64 %conv14 to double
  %add16 = fadd double %add12, %conv15
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = load i64, ptr %i, align 8
  %arrayidx17 = getelementptr inbounds nuw double, ptr addrspace(1) %19, i64 %20
  store double %add16, ptr addrspace(1) %arrayidx17, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4fmoddd(double noundef, double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*"}
!6 = !{!"const", !"const", !""}
!7 = !{float 2.500000e+00}
!8 = !{!"double*", !"double*", !"double*"}
!9 = !{!"float*", !"float*", !"int*"}
!10 = !{!"float*", !"double*", !"double*"}
