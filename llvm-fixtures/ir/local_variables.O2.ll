; ModuleID = 'opencl/local_variables.cl'
source_filename = "opencl/local_variables.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.shared = type { [8 x i32], <2 x i32> }

@several_arrays.ints = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@several_arrays.vectors = internal unnamed_addr addrspace(3) global [8 x <4 x float>] undef, align 16
@several_arrays.last = internal unnamed_addr addrspace(3) global i16 undef, align 2
@local_struct.s = internal unnamed_addr addrspace(3) global %struct.shared undef, align 8
@function_local.values = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @several_arrays(ptr addrspace(1) noundef align 4 captures(none) %a, ptr addrspace(1) noundef align 4 captures(none) %f) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call1.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(3) @several_arrays.ints, i64 %call.i
  store i32 %0, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  %arrayidx3.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call1.i
  %1 = load float, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !11
  %conv.i = uitofp i64 %call.i to float
  %2 = insertelement <4 x float> <float poison, float poison, float 5.000000e-01, float 1.000000e+00>, float %1, i64 0
  %vecinit6.i = insertelement <4 x float> %2, float %conv.i, i64 1
  %arrayidx7.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @several_arrays.vectors, i64 %call.i
  store <4 x float> %vecinit6.i, ptr addrspace(3) %arrayidx7.i, align 16, !tbaa !13
  %cmp.i = icmp eq i64 %call.i, 7
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_several_arrays.exit

if.then.i:                                        ; preds = %entry
  %conv10.i = trunc i32 %0 to i16
  store i16 %conv10.i, ptr addrspace(3) @several_arrays.last, align 2, !tbaa !14
  br label %__clang_ocl_kern_imp_several_arrays.exit

__clang_ocl_kern_imp_several_arrays.exit:         ; preds = %entry, %if.then.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %sub.i = sub i64 7, %call.i
  %arrayidx11.i = getelementptr inbounds nuw i32, ptr addrspace(3) @several_arrays.ints, i64 %sub.i
  %3 = load i32, ptr addrspace(3) %arrayidx11.i, align 4, !tbaa !3
  %4 = load i16, ptr addrspace(3) @several_arrays.last, align 2, !tbaa !14
  %conv12.i = sext i16 %4 to i32
  %add.i = add nsw i32 %3, %conv12.i
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add14.i = add i64 %call.i, 1
  %and.i = and i64 %add14.i, 7
  %arrayidx15.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @several_arrays.vectors, i64 %and.i
  %5 = load float, ptr addrspace(3) %arrayidx15.i, align 16
  %add16.i = add i64 %call.i, 3
  %and17.i = and i64 %add16.i, 7
  %arrayidx18.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @several_arrays.vectors, i64 %and17.i
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx18.i, i64 4
  %7 = load float, ptr addrspace(3) %6, align 4
  %add19.i = fadd float %5, %7
  store float %add19.i, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_several_arrays(ptr addrspace(1) noundef align 4 captures(none) %a, ptr addrspace(1) noundef align 4 captures(none) %f) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call1
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) @several_arrays.ints, i64 %call
  store i32 %0, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call1
  %1 = load float, ptr addrspace(1) %arrayidx3, align 4, !tbaa !11
  %conv = uitofp i64 %call to float
  %2 = insertelement <4 x float> <float poison, float poison, float 5.000000e-01, float 1.000000e+00>, float %1, i64 0
  %vecinit6 = insertelement <4 x float> %2, float %conv, i64 1
  %arrayidx7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @several_arrays.vectors, i64 %call
  store <4 x float> %vecinit6, ptr addrspace(3) %arrayidx7, align 16, !tbaa !13
  %cmp = icmp eq i64 %call, 7
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %conv10 = trunc i32 %0 to i16
  store i16 %conv10, ptr addrspace(3) @several_arrays.last, align 2, !tbaa !14
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %sub = sub i64 7, %call
  %arrayidx11 = getelementptr inbounds nuw i32, ptr addrspace(3) @several_arrays.ints, i64 %sub
  %3 = load i32, ptr addrspace(3) %arrayidx11, align 4, !tbaa !3
  %4 = load i16, ptr addrspace(3) @several_arrays.last, align 2, !tbaa !14
  %conv12 = sext i16 %4 to i32
  %add = add nsw i32 %3, %conv12
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add14 = add i64 %call, 1
  %and = and i64 %add14, 7
  %arrayidx15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @several_arrays.vectors, i64 %and
  %5 = load float, ptr addrspace(3) %arrayidx15, align 16
  %add16 = add i64 %call, 3
  %and17 = and i64 %add16, 7
  %arrayidx18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @several_arrays.vectors, i64 %and17
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx18, i64 4
  %7 = load float, ptr addrspace(3) %6, align 4
  %add19 = fadd float %5, %7
  store float %add19, ptr addrspace(1) %arrayidx3, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @local_struct(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(3) @local_struct.s, i64 %call.i
  store i32 %0, ptr addrspace(3) %arrayidx1.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_local_struct.exit

if.then.i:                                        ; preds = %entry
  %1 = load i32, ptr addrspace(3) @local_struct.s, align 8, !tbaa !3
  %2 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 4), align 4, !tbaa !3
  %call4.i = tail call spir_func i32 @_Z3minjj(i32 noundef %1, i32 noundef %2) #4
  %call7.i = tail call spir_func i32 @_Z3maxjj(i32 noundef %1, i32 noundef %2) #4
  %3 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 8), align 8, !tbaa !3
  %call4.i.1 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.i, i32 noundef %3) #4
  %call7.i.1 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.i, i32 noundef %3) #4
  %4 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 12), align 4, !tbaa !3
  %call4.i.2 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.i.1, i32 noundef %4) #4
  %call7.i.2 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.i.1, i32 noundef %4) #4
  %5 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 16), align 8, !tbaa !3
  %call4.i.3 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.i.2, i32 noundef %5) #4
  %call7.i.3 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.i.2, i32 noundef %5) #4
  %6 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 20), align 4, !tbaa !3
  %call4.i.4 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.i.3, i32 noundef %6) #4
  %call7.i.4 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.i.3, i32 noundef %6) #4
  %7 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 24), align 8, !tbaa !3
  %call4.i.5 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.i.4, i32 noundef %7) #4
  %call7.i.5 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.i.4, i32 noundef %7) #4
  %8 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 28), align 4, !tbaa !3
  %call4.i.6 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.i.5, i32 noundef %8) #4
  %call7.i.6 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.i.5, i32 noundef %8) #4
  %vecinit.i = insertelement <2 x i32> poison, i32 %call4.i.6, i64 0
  %vecinit8.i = insertelement <2 x i32> %vecinit.i, i32 %call7.i.6, i64 1
  store <2 x i32> %vecinit8.i, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 32), align 8, !tbaa !13
  br label %__clang_ocl_kern_imp_local_struct.exit

__clang_ocl_kern_imp_local_struct.exit:           ; preds = %entry, %if.then.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %9 = load i32, ptr addrspace(3) %arrayidx1.i, align 4, !tbaa !3
  %10 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 32), align 8
  %cmp10.i = icmp eq i32 %9, %10
  %11 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 36), align 4
  %cmp12.i = icmp eq i32 %9, %11
  %sub.i = sub i32 %9, %10
  %spec.select.i = select i1 %cmp12.i, i32 2, i32 %sub.i
  %cond17.i = select i1 %cmp10.i, i32 1, i32 %spec.select.i
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %cond17.i, ptr addrspace(1) %arrayidx18.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_local_struct(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(3) @local_struct.s, i64 %call
  store i32 %0, ptr addrspace(3) %arrayidx1, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr addrspace(3) @local_struct.s, align 8, !tbaa !3
  %2 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 4), align 4, !tbaa !3
  %call4 = tail call spir_func i32 @_Z3minjj(i32 noundef %1, i32 noundef %2) #4
  %call7 = tail call spir_func i32 @_Z3maxjj(i32 noundef %1, i32 noundef %2) #4
  %3 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 8), align 8, !tbaa !3
  %call4.1 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4, i32 noundef %3) #4
  %call7.1 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7, i32 noundef %3) #4
  %4 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 12), align 4, !tbaa !3
  %call4.2 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.1, i32 noundef %4) #4
  %call7.2 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.1, i32 noundef %4) #4
  %5 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 16), align 8, !tbaa !3
  %call4.3 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.2, i32 noundef %5) #4
  %call7.3 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.2, i32 noundef %5) #4
  %6 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 20), align 4, !tbaa !3
  %call4.4 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.3, i32 noundef %6) #4
  %call7.4 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.3, i32 noundef %6) #4
  %7 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 24), align 8, !tbaa !3
  %call4.5 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.4, i32 noundef %7) #4
  %call7.5 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.4, i32 noundef %7) #4
  %8 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 28), align 4, !tbaa !3
  %call4.6 = tail call spir_func i32 @_Z3minjj(i32 noundef %call4.5, i32 noundef %8) #4
  %call7.6 = tail call spir_func i32 @_Z3maxjj(i32 noundef %call7.5, i32 noundef %8) #4
  %vecinit = insertelement <2 x i32> poison, i32 %call4.6, i64 0
  %vecinit8 = insertelement <2 x i32> %vecinit, i32 %call7.6, i64 1
  store <2 x i32> %vecinit8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 32), align 8, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %9 = load i32, ptr addrspace(3) %arrayidx1, align 4, !tbaa !3
  %10 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 32), align 8
  %cmp10 = icmp eq i32 %9, %10
  %11 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @local_struct.s, i64 36), align 4
  %cmp12 = icmp eq i32 %9, %11
  %sub = sub i32 %9, %10
  %spec.select = select i1 %cmp12, i32 2, i32 %sub
  %cond17 = select i1 %cmp10, i32 1, i32 %spec.select
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %cond17, ptr addrspace(1) %arrayidx18, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @function_local(ptr addrspace(1) noundef align 4 captures(none) %data) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %data, i64 %call1.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(3) @function_local.values, i64 %idxprom.i
  store i32 %0, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %add.i1 = add i32 %conv.i, 1
  %conv.i2 = zext i32 %add.i1 to i64
  %call.i3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %rem.i = urem i64 %conv.i2, %call.i3
  %arrayidx.i4 = getelementptr inbounds nuw i32, ptr addrspace(3) @function_local.values, i64 %rem.i
  %1 = load i32, ptr addrspace(3) %arrayidx.i4, align 4, !tbaa !3
  %add.i5 = add i32 %conv.i, 3
  %conv.i6 = zext i32 %add.i5 to i64
  %rem.i8 = urem i64 %conv.i6, %call.i3
  %arrayidx.i9 = getelementptr inbounds nuw i32, ptr addrspace(3) @function_local.values, i64 %rem.i8
  %2 = load i32, ptr addrspace(3) %arrayidx.i9, align 4, !tbaa !3
  %xor.i = xor i32 %2, %1
  store i32 %xor.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_function_local(ptr addrspace(1) noundef align 4 captures(none) %data) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %data, i64 %call1
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %idxprom = and i64 %call, 4294967295
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) @function_local.values, i64 %idxprom
  store i32 %0, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %add.i = add i32 %conv, 1
  %conv.i = zext i32 %add.i to i64
  %call.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %rem.i = urem i64 %conv.i, %call.i
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @function_local.values, i64 %rem.i
  %1 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  %add.i10 = add i32 %conv, 3
  %conv.i11 = zext i32 %add.i10 to i64
  %rem.i13 = urem i64 %conv.i11, %call.i
  %arrayidx.i14 = getelementptr inbounds nuw i32, ptr addrspace(3) @function_local.values, i64 %rem.i13
  %2 = load i32, ptr addrspace(3) %arrayidx.i14, align 4, !tbaa !3
  %xor = xor i32 %2, %1
  store i32 %xor, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"float*"}
!10 = !{!"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!5, !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !5, i64 0}
!16 = !{!"uint*", !"uint*"}
!17 = !{!"const", !""}
!18 = !{i32 1}
!19 = !{!"none"}
!20 = !{!"uint*"}
!21 = !{!""}
