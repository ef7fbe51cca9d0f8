; ModuleID = 'opencl/calls.cl'
source_filename = "opencl/calls.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.range = type { float, float, i32 }
%struct.row = type { [4 x double] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @external_helper(i32 noundef %x, i8 noundef zeroext %y) #0 {
entry:
  %x.addr = alloca i32, align 4
  %y.addr = alloca i8, align 1
  store i32 %x, ptr %x.addr, align 4
  store i8 %y, ptr %y.addr, align 1
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i8, ptr %y.addr, align 1
  %conv = zext i8 %1 to i32
  %sub = sub nsw i32 %0, %conv
  ret i32 %sub
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @helpers(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %f.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_helpers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_helpers(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %x.addr.i = alloca i32, align 4
  %.compoundliteral.i = alloca <3 x i32>, align 16
  %in.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %tmp = alloca <3 x i32>, align 16
  %.compoundliteral = alloca <4 x float>, align 16
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %and = and i32 %2, 1023
  store i32 %and, ptr %x, align 4
  %3 = load i32, ptr %x, align 4
  %call1 = call spir_func i32 @twice(i32 noundef %3) #7
  %4 = load i32, ptr %x, align 4
  %add = add nsw i32 %4, 1
  %call2 = call spir_func i32 @square(i32 noundef %add) #7
  %add3 = add nsw i32 %call1, %call2
  %5 = load i32, ptr %x, align 4
  store i32 %5, ptr %x.addr.i, align 4
  %6 = load i32, ptr %x.addr.i, align 4
  %vecinit.i = insertelement <3 x i32> poison, i32 %6, i32 0
  %7 = load i32, ptr %x.addr.i, align 4
  %add.i = add nsw i32 %7, 1
  %vecinit1.i = insertelement <3 x i32> %vecinit.i, i32 %add.i, i32 1
  %8 = load i32, ptr %x.addr.i, align 4
  %add2.i = add nsw i32 %8, 2
  %vecinit3.i = insertelement <3 x i32> %vecinit1.i, i32 %add2.i, i32 2
  %extractVec.i = shufflevector <3 x i32> %vecinit3.i, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %extractVec.i, ptr %.compoundliteral.i, align 16
  %loadVecN.i = load <4 x i32>, ptr %.compoundliteral.i, align 16
  %extractVec4.i = shufflevector <4 x i32> %loadVecN.i, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <3 x i32> %extractVec4.i, ptr %tmp, align 16
  %9 = load <3 x i32>, ptr %tmp, align 16
  %10 = extractelement <3 x i32> %9, i64 2
  %add5 = add nsw i32 %add3, %10
  %11 = load i32, ptr %x, align 4
  %12 = load ptr addrspace(1), ptr %in.addr, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %14 = load i32, ptr addrspace(1) %arrayidx6, align 4
  %conv = trunc i32 %14 to i8
  %call7 = call spir_func i32 @external_helper(i32 noundef %11, i8 noundef zeroext %conv) #7
  %add8 = add nsw i32 %add5, %call7
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  store i32 %add8, ptr addrspace(1) %arrayidx9, align 4
  %17 = load ptr addrspace(1), ptr %f.addr, align 8
  %18 = load i64, ptr %i, align 8
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %18
  %19 = load float, ptr addrspace(1) %arrayidx10, align 4
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, ptr %.compoundliteral, align 16
  %20 = load <4 x float>, ptr %.compoundliteral, align 16
  %21 = load i32, ptr %x, align 4
  %conv11 = trunc i32 %21 to i8
  %22 = load i32, ptr %x, align 4
  %and12 = and i32 %22, 1
  %cmp = icmp ne i32 %and12, 0
  %call14 = call spir_func float @blend(float noundef %19, <4 x float> noundef %20, i8 noundef signext %conv11, i1 noundef zeroext %cmp) #7
  %23 = load ptr addrspace(1), ptr %f.addr, align 8
  %24 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %24
  store float %call14, ptr addrspace(1) %arrayidx15, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @out_parameters(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_out_parameters(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_out_parameters(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %q = alloca i32, align 4
  %r = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %3 = load i64, ptr %i, align 8
  %conv = trunc i64 %3 to i32
  %add = add nsw i32 7, %conv
  call spir_func void @divide(i32 noundef %2, i32 noundef %add, ptr noundef %q, ptr noundef %r) #7
  %4 = load i32, ptr %q, align 4
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  %6 = load i64, ptr %i, align 8
  %mul = mul i64 3, %6
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %mul
  store i32 %4, ptr addrspace(1) %arrayidx1, align 4
  %7 = load i32, ptr %r, align 4
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %mul2 = mul i64 3, %9
  %add3 = add i64 %mul2, 1
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %add3
  store i32 %7, ptr addrspace(1) %arrayidx4, align 4
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i64, ptr %i, align 8
  %mul5 = mul i64 3, %11
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %mul5
  %add.ptr6 = getelementptr inbounds i32, ptr addrspace(1) %add.ptr, i64 2
  %12 = load i32, ptr %q, align 4
  %13 = load i32, ptr %r, align 4
  %add7 = add nsw i32 %12, %13
  call spir_func void @bump(ptr addrspace(1) noundef %add.ptr6, i32 noundef %add7) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @struct_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_struct_results(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_struct_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %r = alloca %struct.range, align 4
  %tmp = alloca %struct.range, align 4
  %agg.tmp = alloca %struct.range, align 4
  %ref.tmp = alloca %struct.row, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %low = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 0
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %2, ptr %low, align 4
  %high = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 1
  %3 = load ptr addrspace(1), ptr %in.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %5 = load float, ptr addrspace(1) %arrayidx1, align 4
  %mul = fmul float %5, 2.000000e+00
  store float %mul, ptr %high, align 4
  %n = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 2
  store i32 0, ptr %n, align 4
  call spir_func void @widen(ptr dead_on_unwind writable sret(%struct.range) align 4 %agg.tmp, ptr noundef byval(%struct.range) align 4 %r, float noundef 5.000000e-01) #7
  call spir_func void @widen(ptr dead_on_unwind writable sret(%struct.range) align 4 %tmp, ptr noundef byval(%struct.range) align 4 %agg.tmp, float noundef 2.500000e-01) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %r, ptr align 4 %tmp, i64 12, i1 false)
  %high2 = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 1
  %6 = load float, ptr %high2, align 4
  %low3 = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 0
  %7 = load float, ptr %low3, align 4
  %sub = fsub float %6, %7
  %n4 = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 2
  %8 = load i32, ptr %n4, align 4
  %conv = sitofp i32 %8 to float
  %add = fadd float %sub, %conv
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %mul5 = mul i64 2, %10
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %mul5
  store float %add, ptr addrspace(1) %arrayidx6, align 4
  %11 = load ptr addrspace(1), ptr %in.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %12
  %13 = load float, ptr addrspace(1) %arrayidx7, align 4
  %conv8 = fpext float %13 to double
  call spir_func void @fill(ptr dead_on_unwind writable sret(%struct.row) align 8 %ref.tmp, double noundef %conv8) #7
  %values = getelementptr inbounds nuw %struct.row, ptr %ref.tmp, i32 0, i32 0
  %14 = load i64, ptr %i, align 8
  %and = and i64 %14, 3
  %arrayidx9 = getelementptr inbounds nuw [4 x double], ptr %values, i64 0, i64 %and
  %15 = load double, ptr %arrayidx9, align 8
  %conv10 = fptrunc double %15 to float
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = load i64, ptr %i, align 8
  %mul11 = mul i64 2, %17
  %add12 = add i64 %mul11, 1
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %add12
  store float %conv10, ptr addrspace(1) %arrayidx13, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @called_kernel(ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_called_kernel(ptr addrspace(1) noundef align 4 %0) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_called_kernel(ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %add = add nsw i32 %1, 5
  store i32 %add, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @caller_kernel(ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_caller_kernel(ptr addrspace(1) noundef align 4 %0) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_caller_kernel(ptr addrspace(1) noundef align 4 %out) #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %mul = mul nsw i32 %1, 2
  store i32 %mul, ptr addrspace(1) %arrayidx, align 4
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_called_kernel(ptr addrspace(1) noundef align 4 %2) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @twice(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %call = call spir_func i32 @square(i32 noundef %0) #7
  %1 = load i32, ptr %x.addr, align 4
  %add = add nsw i32 %call, %1
  ret i32 %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @square(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %x.addr, align 4
  %mul = mul nsw i32 %0, %1
  ret i32 %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func float @blend(float noundef %a, <4 x float> noundef %b, i8 noundef signext %c, i1 noundef zeroext %negative) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca <4 x float>, align 16
  %c.addr = alloca i8, align 1
  %negative.addr = alloca i8, align 1
  %r = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store <4 x float> %b, ptr %b.addr, align 16
  store i8 %c, ptr %c.addr, align 1
  %storedv = zext i1 %negative to i8
  store i8 %storedv, ptr %negative.addr, align 1
  %0 = load float, ptr %a.addr, align 4
  %1 = load <4 x float>, ptr %b.addr, align 16
  %2 = extractelement <4 x float> %1, i64 0
  %3 = load <4 x float>, ptr %b.addr, align 16
  %4 = extractelement <4 x float> %3, i64 3
  %5 = load i8, ptr %c.addr, align 1
  %conv = sext i8 %5 to i32
  %conv1 = sitofp i32 %conv to float
  %mul2 = fmul float %4, %conv1
  %6 = call float @llvm.fmuladd.f32(float %0, float %2, float %mul2)
  store float %6, ptr %r, align 4
  %7 = load i8, ptr %negative.addr, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %8 = load float, ptr %r, align 4
  %fneg = fneg float %8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %9 = load float, ptr %r, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %fneg, %cond.true ], [ %9, %cond.false ]
  ret float %cond
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @divide(i32 noundef %a, i32 noundef %b, ptr noundef %quotient, ptr noundef %remainder) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %quotient.addr = alloca ptr, align 8
  %remainder.addr = alloca ptr, align 8
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store ptr %quotient, ptr %quotient.addr, align 8
  store ptr %remainder, ptr %remainder.addr, align 8
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %div = sdiv i32 %0, %1
  %2 = load ptr, ptr %quotient.addr, align 8
  store i32 %div, ptr %2, align 4
  %3 = load i32, ptr %a.addr, align 4
  %4 = load i32, ptr %b.addr, align 4
  %rem = srem i32 %3, %4
  %5 = load ptr, ptr %remainder.addr, align 8
  store i32 %rem, ptr %5, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @bump(ptr addrspace(1) noundef %p, i32 noundef %by) #0 {
entry:
  %p.addr = alloca ptr addrspace(1), align 8
  %by.addr = alloca i32, align 4
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  store i32 %by, ptr %by.addr, align 4
  %0 = load i32, ptr %by.addr, align 4
  %1 = load ptr addrspace(1), ptr %p.addr, align 8
  %2 = load i32, ptr addrspace(1) %1, align 4
  %add = add nsw i32 %2, %0
  store i32 %add, ptr addrspace(1) %1, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @widen(ptr dead_on_unwind noalias writable sret(%struct.range) align 4 %agg.result, ptr noundef byval(%struct.range) align 4 %r, float noundef %by) #0 {
entry:
  %by.addr = alloca float, align 4
  store float %by, ptr %by.addr, align 4
  %low = getelementptr inbounds nuw %struct.range, ptr %agg.result, i32 0, i32 0
  %low1 = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 0
  %0 = load float, ptr %low1, align 4
  %1 = load float, ptr %by.addr, align 4
  %sub = fsub float %0, %1
  store float %sub, ptr %low, align 4
  %high = getelementptr inbounds nuw %struct.range, ptr %agg.result, i32 0, i32 1
  %high2 = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 1
  %2 = load float, ptr %high2, align 4
  %3 = load float, ptr %by.addr, align 4
  %add = fadd float %2, %3
  store float %add, ptr %high, align 4
  %n = getelementptr inbounds nuw %struct.range, ptr %agg.result, i32 0, i32 2
  %n3 = getelementptr inbounds nuw %struct.range, ptr %r, i32 0, i32 2
  %4 = load i32, ptr %n3, align 4
  %add4 = add nsw i32 %4, 1
  store i32 %add4, ptr %n, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @fill(ptr dead_on_unwind noalias writable sret(%struct.row) align 8 %agg.result, double noundef %x) #0 {
entry:
  %x.addr = alloca double, align 8
  %k = alloca i32, align 4
  store double %x, ptr %x.addr, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load double, ptr %x.addr, align 8
  %2 = load i32, ptr %k, align 4
  %conv = sitofp i32 %2 to double
  %mul = fmul double %1, %conv
  %values = getelementptr inbounds nuw %struct.row, ptr %agg.result, i32 0, i32 0
  %3 = load i32, ptr %k, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [4 x double], ptr %values, i64 0, i64 %idxprom
  store double %mul, ptr %arrayidx, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %k, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"float*", !"int*"}
!6 = !{!"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"float*", !"float*"}
!12 = !{i32 1}
!13 = !{!"none"}
!14 = !{!"int*"}
!15 = !{!""}
