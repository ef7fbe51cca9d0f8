; ModuleID = 'opencl/fractals.cl'
source_filename = "opencl/fractals.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %left, float noundef %top, float noundef %step, i32 noundef %limit) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv.i = uitofp i64 %call.i to float
  %0 = tail call float @llvm.fmuladd.f32(float %conv.i, float %step, float %left)
  %conv2.i = uitofp i64 %call1.i to float
  %1 = tail call float @llvm.fmuladd.f32(float %conv2.i, float %step, float %top)
  %cmp5.i1 = icmp sgt i32 %limit, 0
  br i1 %cmp5.i1, label %while.body.i, label %__clang_ocl_kern_imp_mandelbrot.exit

while.body.i:                                     ; preds = %entry, %while.body.i
  %mul3.i5 = phi float [ %mul3.i, %while.body.i ], [ 0.000000e+00, %entry ]
  %x.0.i4 = phi float [ %add.i, %while.body.i ], [ 0.000000e+00, %entry ]
  %count.0.i3 = phi i32 [ %inc.i, %while.body.i ], [ 0, %entry ]
  %y.0.i2 = phi float [ %3, %while.body.i ], [ 0.000000e+00, %entry ]
  %neg.i = fneg float %mul3.i5
  %2 = tail call float @llvm.fmuladd.f32(float %x.0.i4, float %x.0.i4, float %neg.i)
  %add.i = fadd float %0, %2
  %mul.i = fmul float %x.0.i4, 2.000000e+00
  %3 = tail call float @llvm.fmuladd.f32(float %mul.i, float %y.0.i2, float %1)
  %inc.i = add nuw nsw i32 %count.0.i3, 1
  %mul3.i = fmul float %3, %3
  %4 = tail call float @llvm.fmuladd.f32(float %add.i, float %add.i, float %mul3.i)
  %cmp.i = fcmp ole float %4, 4.000000e+00
  %cmp5.i = icmp slt i32 %inc.i, %limit
  %5 = select i1 %cmp.i, i1 %cmp5.i, i1 false
  br i1 %5, label %while.body.i, label %__clang_ocl_kern_imp_mandelbrot.exit

__clang_ocl_kern_imp_mandelbrot.exit:             ; preds = %while.body.i, %entry
  %count.0.i.lcssa = phi i32 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %call9.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %mul10.i = mul i64 %call9.i, %call1.i
  %6 = getelementptr i32, ptr addrspace(1) %out, i64 %mul10.i
  %arrayidx.i = getelementptr i32, ptr addrspace(1) %6, i64 %call.i
  store i32 %count.0.i.lcssa, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %left, float noundef %top, float noundef %step, i32 noundef %limit) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv = uitofp i64 %call to float
  %0 = tail call float @llvm.fmuladd.f32(float %conv, float %step, float %left)
  %conv2 = uitofp i64 %call1 to float
  %1 = tail call float @llvm.fmuladd.f32(float %conv2, float %step, float %top)
  %cmp525 = icmp sgt i32 %limit, 0
  br i1 %cmp525, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %mul329 = phi float [ %mul3, %while.body ], [ 0.000000e+00, %entry ]
  %x.028 = phi float [ %add, %while.body ], [ 0.000000e+00, %entry ]
  %count.027 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %y.026 = phi float [ %3, %while.body ], [ 0.000000e+00, %entry ]
  %neg = fneg float %mul329
  %2 = tail call float @llvm.fmuladd.f32(float %x.028, float %x.028, float %neg)
  %add = fadd float %0, %2
  %mul = fmul float %x.028, 2.000000e+00
  %3 = tail call float @llvm.fmuladd.f32(float %mul, float %y.026, float %1)
  %inc = add nuw nsw i32 %count.027, 1
  %mul3 = fmul float %3, %3
  %4 = tail call float @llvm.fmuladd.f32(float %add, float %add, float %mul3)
  %cmp = fcmp ole float %4, 4.000000e+00
  %cmp5 = icmp slt i32 %inc, %limit
  %5 = select i1 %cmp, i1 %cmp5, i1 false
  br i1 %5, label %while.body, label %while.end

while.end:                                        ; preds = %while.body, %entry
  %count.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %call9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %mul10 = mul i64 %call9, %call1
  %6 = getelementptr i32, ptr addrspace(1) %out, i64 %mul10
  %arrayidx = getelementptr i32, ptr addrspace(1) %6, i64 %call
  store i32 %count.0.lcssa, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot_double(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %limit) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv.i = uitofp i64 %call.i to double
  %0 = tail call double @llvm.fmuladd.f64(double %conv.i, double 3.750000e-01, double -2.000000e+00)
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2.i = uitofp i64 %call1.i to double
  %1 = tail call double @llvm.fmuladd.f64(double %conv2.i, double 3.750000e-01, double -1.500000e+00)
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %entry
  %count.0.i = phi i32 [ %limit, %entry ], [ %dec.i, %land.rhs.i ]
  %z.0.i = phi <2 x double> [ zeroinitializer, %entry ], [ %vecinit6.i, %land.rhs.i ]
  %dec.i = add nsw i32 %count.0.i, -1
  %tobool.not.i = icmp eq i32 %dec.i, 0
  br i1 %tobool.not.i, label %__clang_ocl_kern_imp_mandelbrot_double.exit, label %land.rhs.i

land.rhs.i:                                       ; preds = %do.body.i
  %2 = extractelement <2 x double> %z.0.i, i64 0
  %3 = extractelement <2 x double> %z.0.i, i64 1
  %4 = fneg double %3
  %neg.i = fmul double %3, %4
  %5 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %neg.i)
  %add.i = fadd double %0, %5
  %vecinit.i = insertelement <2 x double> poison, double %add.i, i64 0
  %mul.i = fmul double %2, 2.000000e+00
  %6 = tail call double @llvm.fmuladd.f64(double %mul.i, double %3, double %1)
  %vecinit6.i = insertelement <2 x double> %vecinit.i, double %6, i64 1
  %call7.i = tail call spir_func double @_Z3dotDv2_dS_(<2 x double> noundef %vecinit6.i, <2 x double> noundef %vecinit6.i) #4
  %cmp.i = fcmp olt double %call7.i, 4.000000e+00
  br i1 %cmp.i, label %do.body.i, label %__clang_ocl_kern_imp_mandelbrot_double.exit

__clang_ocl_kern_imp_mandelbrot_double.exit:      ; preds = %do.body.i, %land.rhs.i
  %call9.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %call10.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %mul11.i = mul i64 %call10.i, %call9.i
  %call12.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = getelementptr i32, ptr addrspace(1) %out, i64 %mul11.i
  %arrayidx.i = getelementptr i32, ptr addrspace(1) %7, i64 %call12.i
  store i32 %dec.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %limit) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = uitofp i64 %call to double
  %0 = tail call double @llvm.fmuladd.f64(double %conv, double 3.750000e-01, double -2.000000e+00)
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2 = uitofp i64 %call1 to double
  %1 = tail call double @llvm.fmuladd.f64(double %conv2, double 3.750000e-01, double -1.500000e+00)
  br label %do.body

do.body:                                          ; preds = %land.rhs, %entry
  %count.0 = phi i32 [ %limit, %entry ], [ %dec, %land.rhs ]
  %z.0 = phi <2 x double> [ zeroinitializer, %entry ], [ %vecinit6, %land.rhs ]
  %dec = add nsw i32 %count.0, -1
  %tobool.not = icmp eq i32 %dec, 0
  br i1 %tobool.not, label %do.end, label %land.rhs

land.rhs:                                         ; preds = %do.body
  %2 = extractelement <2 x double> %z.0, i64 0
  %3 = extractelement <2 x double> %z.0, i64 1
  %4 = fneg double %3
  %neg = fmul double %3, %4
  %5 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %neg)
  %add = fadd double %0, %5
  %vecinit = insertelement <2 x double> poison, double %add, i64 0
  %mul = fmul double %2, 2.000000e+00
  %6 = tail call double @llvm.fmuladd.f64(double %mul, double %3, double %1)
  %vecinit6 = insertelement <2 x double> %vecinit, double %6, i64 1
  %call7 = tail call spir_func double @_Z3dotDv2_dS_(<2 x double> noundef %vecinit6, <2 x double> noundef %vecinit6) #4
  %cmp = fcmp olt double %call7, 4.000000e+00
  br i1 %cmp, label %do.body, label %do.end

do.end:                                           ; preds = %do.body, %land.rhs
  %call9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %call10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %mul11 = mul i64 %call10, %call9
  %call12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = getelementptr i32, ptr addrspace(1) %out, i64 %mul11
  %arrayidx = getelementptr i32, ptr addrspace(1) %7, i64 %call12
  store i32 %dec, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @julia(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, <2 x float> noundef %c) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %vecinit.i = insertelement <2 x i32> poison, i32 %conv.i, i64 0
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2.i = trunc i64 %call1.i to i32
  %vecinit3.i = insertelement <2 x i32> %vecinit.i, i32 %conv2.i, i64 1
  %call4.i = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %vecinit3.i) #4
  %0 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %call4.i, <2 x float> <float 0x3FC99999A0000000, float 2.500000e-01>, <2 x float> <float -1.500000e+00, float -1.000000e+00>)
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %for.inc.i
  %z.0.i2 = phi <2 x float> [ %0, %entry ], [ %add.i, %for.inc.i ]
  %count.0.i1 = phi i32 [ 0, %entry ], [ %inc.i, %for.inc.i ]
  %1 = extractelement <2 x float> %z.0.i2, i64 0
  %2 = extractelement <2 x float> %z.0.i2, i64 1
  %3 = fneg float %2
  %neg10.i = fmul float %2, %3
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %1, float %neg10.i)
  %vecinit11.i = insertelement <2 x float> poison, float %4, i64 0
  %mul.i = fmul float %1, 2.000000e+00
  %mul12.i = fmul float %2, %mul.i
  %vecinit13.i = insertelement <2 x float> %vecinit11.i, float %mul12.i, i64 1
  %add.i = fadd <2 x float> %c, %vecinit13.i
  %5 = extractelement <2 x float> %add.i, i64 0
  %foldExtExtBinop = fmul <2 x float> %add.i, %add.i
  %mul15.i = extractelement <2 x float> %foldExtExtBinop, i64 1
  %6 = tail call float @llvm.fmuladd.f32(float %5, float %5, float %mul15.i)
  %cmp16.i = fcmp ogt float %6, 4.000000e+00
  br i1 %cmp16.i, label %__clang_ocl_kern_imp_julia.exit, label %for.inc.i

for.inc.i:                                        ; preds = %for.body.i
  %inc.i = add nuw nsw i32 %count.0.i1, 1
  %cmp.i = icmp samesign ult i32 %count.0.i1, 49
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_julia.exit

__clang_ocl_kern_imp_julia.exit:                  ; preds = %for.inc.i, %for.body.i
  %count.0.i.lcssa = phi i32 [ 50, %for.inc.i ], [ %count.0.i1, %for.body.i ]
  %conv18.i = uitofp nneg i32 %count.0.i.lcssa to float
  %div.i = fdiv float %conv18.i, 5.000000e+01, !fpmath !17
  %mul21.i = fmul float %div.i, %div.i
  %sub.i = fsub float 1.000000e+00, %div.i
  %7 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %div.i, i64 0
  %8 = insertelement <4 x float> %7, float %mul21.i, i64 1
  %vecinit24.i = insertelement <4 x float> %8, float %sub.i, i64 2
  %mul25.i = fmul <4 x float> %vecinit24.i, splat (float 2.550000e+02)
  %call26.i = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %mul25.i) #4
  %mul27.i = shl nsw i32 %conv2.i, 4
  %add28.i = add nsw i32 %mul27.i, %conv.i
  %idxprom.i = sext i32 %add28.i to i64
  %arrayidx.i = getelementptr inbounds <4 x i8>, ptr addrspace(1) %out, i64 %idxprom.i
  store <4 x i8> %call26.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_julia(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, <2 x float> noundef %c) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %vecinit = insertelement <2 x i32> poison, i32 %conv, i64 0
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2 = trunc i64 %call1 to i32
  %vecinit3 = insertelement <2 x i32> %vecinit, i32 %conv2, i64 1
  %call4 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %vecinit3) #4
  %0 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %call4, <2 x float> <float 0x3FC99999A0000000, float 2.500000e-01>, <2 x float> <float -1.500000e+00, float -1.000000e+00>)
  br label %for.body

for.body:                                         ; preds = %entry, %for.inc
  %z.046 = phi <2 x float> [ %0, %entry ], [ %add, %for.inc ]
  %count.045 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %1 = extractelement <2 x float> %z.046, i64 0
  %2 = extractelement <2 x float> %z.046, i64 1
  %3 = fneg float %2
  %neg10 = fmul float %2, %3
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %1, float %neg10)
  %vecinit11 = insertelement <2 x float> poison, float %4, i64 0
  %mul = fmul float %1, 2.000000e+00
  %mul12 = fmul float %2, %mul
  %vecinit13 = insertelement <2 x float> %vecinit11, float %mul12, i64 1
  %add = fadd <2 x float> %c, %vecinit13
  %5 = extractelement <2 x float> %add, i64 0
  %foldExtExtBinop = fmul <2 x float> %add, %add
  %mul15 = extractelement <2 x float> %foldExtExtBinop, i64 1
  %6 = tail call float @llvm.fmuladd.f32(float %5, float %5, float %mul15)
  %cmp16 = fcmp ogt float %6, 4.000000e+00
  br i1 %cmp16, label %for.end, label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nuw nsw i32 %count.045, 1
  %cmp = icmp samesign ult i32 %count.045, 49
  br i1 %cmp, label %for.body, label %for.end

for.end:                                          ; preds = %for.body, %for.inc
  %count.0.lcssa = phi i32 [ %count.045, %for.body ], [ 50, %for.inc ]
  %conv18 = uitofp nneg i32 %count.0.lcssa to float
  %div = fdiv float %conv18, 5.000000e+01, !fpmath !17
  %mul21 = fmul float %div, %div
  %sub = fsub float 1.000000e+00, %div
  %7 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %div, i64 0
  %8 = insertelement <4 x float> %7, float %mul21, i64 1
  %vecinit24 = insertelement <4 x float> %8, float %sub, i64 2
  %mul25 = fmul <4 x float> %vecinit24, splat (float 2.550000e+02)
  %call26 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %mul25) #4
  %mul27 = shl nsw i32 %conv2, 4
  %add28 = add nsw i32 %mul27, %conv
  %idxprom = sext i32 %add28 to i64
  %arrayidx = getelementptr inbounds <4 x i8>, ptr addrspace(1) %out, i64 %idxprom
  store <4 x i8> %call26, ptr addrspace(1) %arrayidx, align 4, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3dotDv2_dS_(<2 x double> noundef, <2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"uint*", !"float", !"float", !"float", !"int"}
!10 = !{!"", !"", !"", !"", !""}
!11 = !{i32 1, i32 0}
!12 = !{!"none", !"none"}
!13 = !{!"int*", !"int"}
!14 = !{!"", !""}
!15 = !{!"uchar4*", !"float2"}
!16 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))"}
!17 = !{float 2.500000e+00}
!18 = !{!5, !5, i64 0}
