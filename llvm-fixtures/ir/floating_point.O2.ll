; ModuleID = 'opencl/floating_point.cl'
source_filename = "opencl/floating_point.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @operators(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %add.ptr.idx.i = shl i64 %call.i, 5
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %add.i = fadd float %0, %1
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store float %add.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !11
  %sub.i = fsub float %0, %1
  %incdec.ptr2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store float %sub.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !11
  %mul3.i = fmul float %0, %1
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store float %mul3.i, ptr addrspace(1) %incdec.ptr2.i, align 4, !tbaa !11
  %div.i = fdiv float %0, %1, !fpmath !13
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store float %div.i, ptr addrspace(1) %incdec.ptr4.i, align 4, !tbaa !11
  %fneg.i = fneg float %0
  %incdec.ptr6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store float %fneg.i, ptr addrspace(1) %incdec.ptr5.i, align 4, !tbaa !11
  %cmp.i = fcmp ogt float %0, %1
  %cond.i = select i1 %cmp.i, float %0, float %1
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store float %cond.i, ptr addrspace(1) %incdec.ptr6.i, align 4, !tbaa !11
  %cmp8.i = fcmp oeq float %0, 0.000000e+00
  %cond9.i = select i1 %cmp8.i, float 0x3FD5555560000000, float 0x39B4484C00000000
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store float %cond9.i, ptr addrspace(1) %incdec.ptr7.i, align 4, !tbaa !11
  %add11.i = fadd float %0, 0x7FF0000000000000
  store float %add11.i, ptr addrspace(1) %incdec.ptr10.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_operators(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %add.ptr.idx = shl i64 %call, 5
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %add = fadd float %0, %1
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store float %add, ptr addrspace(1) %add.ptr, align 4, !tbaa !11
  %sub = fsub float %0, %1
  %incdec.ptr2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store float %sub, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !11
  %mul3 = fmul float %0, %1
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store float %mul3, ptr addrspace(1) %incdec.ptr2, align 4, !tbaa !11
  %div = fdiv float %0, %1, !fpmath !13
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store float %div, ptr addrspace(1) %incdec.ptr4, align 4, !tbaa !11
  %fneg = fneg float %0
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store float %fneg, ptr addrspace(1) %incdec.ptr5, align 4, !tbaa !11
  %cmp = fcmp ogt float %0, %1
  %cond = select i1 %cmp, float %0, float %1
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store float %cond, ptr addrspace(1) %incdec.ptr6, align 4, !tbaa !11
  %cmp8 = fcmp oeq float %0, 0.000000e+00
  %cond9 = select i1 %cmp8, float 0x3FD5555560000000, float 0x39B4484C00000000
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store float %cond9, ptr addrspace(1) %incdec.ptr7, align 4, !tbaa !11
  %add11 = fadd float %0, 0x7FF0000000000000
  store float %add11, ptr addrspace(1) %incdec.ptr10, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @double_operators(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw double, ptr addrspace(1) %a, i64 %call.i
  %0 = load double, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !15
  %arrayidx1.i = getelementptr inbounds nuw double, ptr addrspace(1) %b, i64 %call.i
  %1 = load double, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !15
  %add.ptr.idx.i = shl i64 %call.i, 6
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %add.i = fadd double %0, %1
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store double %add.i, ptr addrspace(1) %add.ptr.i, align 8, !tbaa !15
  %sub.i = fsub double %0, %1
  %incdec.ptr2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store double %sub.i, ptr addrspace(1) %incdec.ptr.i, align 8, !tbaa !15
  %mul3.i = fmul double %0, %1
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store double %mul3.i, ptr addrspace(1) %incdec.ptr2.i, align 8, !tbaa !15
  %div.i = fdiv double %0, %1
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store double %div.i, ptr addrspace(1) %incdec.ptr4.i, align 8, !tbaa !15
  %fneg.i = fneg double %0
  %incdec.ptr6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store double %fneg.i, ptr addrspace(1) %incdec.ptr5.i, align 8, !tbaa !15
  %call7.i = tail call spir_func double @_Z4fmoddd(double noundef %1, double noundef 3.000000e+00) #4
  %add8.i = fadd double %call7.i, 0x400921FB54442D18
  %incdec.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store double %add8.i, ptr addrspace(1) %incdec.ptr6.i, align 8, !tbaa !15
  %cmp.i = fcmp olt double %0, 1.000000e+300
  %mul10.i = fmul double %0, 1.000000e-300
  %cond.i = select i1 %cmp.i, double %mul10.i, double 0x7FEFFFFFFFFFFFFF
  %incdec.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 56
  store double %cond.i, ptr addrspace(1) %incdec.ptr9.i, align 8, !tbaa !15
  %cmp12.i = fcmp ugt double %0, %1
  %conv.i = uitofp i1 %cmp12.i to double
  store double %conv.i, ptr addrspace(1) %incdec.ptr11.i, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_double_operators(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw double, ptr addrspace(1) %a, i64 %call
  %0 = load double, ptr addrspace(1) %arrayidx, align 8, !tbaa !15
  %arrayidx1 = getelementptr inbounds nuw double, ptr addrspace(1) %b, i64 %call
  %1 = load double, ptr addrspace(1) %arrayidx1, align 8, !tbaa !15
  %add.ptr.idx = shl i64 %call, 6
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %add = fadd double %0, %1
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store double %add, ptr addrspace(1) %add.ptr, align 8, !tbaa !15
  %sub = fsub double %0, %1
  %incdec.ptr2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store double %sub, ptr addrspace(1) %incdec.ptr, align 8, !tbaa !15
  %mul3 = fmul double %0, %1
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store double %mul3, ptr addrspace(1) %incdec.ptr2, align 8, !tbaa !15
  %div = fdiv double %0, %1
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store double %div, ptr addrspace(1) %incdec.ptr4, align 8, !tbaa !15
  %fneg = fneg double %0
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store double %fneg, ptr addrspace(1) %incdec.ptr5, align 8, !tbaa !15
  %call7 = tail call spir_func double @_Z4fmoddd(double noundef %1, double noundef 3.000000e+00) #4
  %add8 = fadd double %call7, 0x400921FB54442D18
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store double %add8, ptr addrspace(1) %incdec.ptr6, align 8, !tbaa !15
  %cmp = fcmp olt double %0, 1.000000e+300
  %mul10 = fmul double %0, 1.000000e-300
  %cond = select i1 %cmp, double %mul10, double 0x7FEFFFFFFFFFFFFF
  %incdec.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 56
  store double %cond, ptr addrspace(1) %incdec.ptr9, align 8, !tbaa !15
  %cmp12 = fcmp ugt double %0, %1
  %conv = uitofp i1 %cmp12 to double
  store double %conv, ptr addrspace(1) %incdec.ptr11, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @comparisons(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %cmp.i = fcmp oeq float %0, %1
  %conv.i = zext i1 %cmp.i to i32
  %cmp2.i = fcmp une float %0, %1
  %shl.i = select i1 %cmp2.i, i32 2, i32 0
  %cmp4.i = fcmp uge float %0, %1
  %shl6.i = select i1 %cmp4.i, i32 0, i32 4
  %cmp8.i = fcmp ole float %0, %1
  %shl10.i = select i1 %cmp8.i, i32 8, i32 0
  %cmp12.i = fcmp ogt float %0, %1
  %shl14.i = select i1 %cmp12.i, i32 16, i32 0
  %cmp16.i = fcmp oge float %0, %1
  %shl18.i = select i1 %cmp16.i, i32 32, i32 0
  %shl22.i = select i1 %cmp4.i, i32 64, i32 0
  %tobool.i = fcmp une float %0, 0.000000e+00
  %tobool24.i = fcmp une float %1, 0.000000e+00
  %2 = select i1 %tobool.i, i1 %tobool24.i, i1 false
  %shl25.i = select i1 %2, i32 128, i32 0
  %3 = select i1 %tobool.i, i1 true, i1 %tobool24.i
  %shl29.i = select i1 %3, i32 256, i32 0
  %shl34.i = select i1 %tobool.i, i32 0, i32 512
  %or.i = or disjoint i32 %shl34.i, %conv.i
  %or7.i = or disjoint i32 %or.i, %shl.i
  %or11.i = or disjoint i32 %or7.i, %shl6.i
  %or15.i = or disjoint i32 %or11.i, %shl10.i
  %or19.i = or disjoint i32 %or15.i, %shl14.i
  %or23.i = or i32 %or19.i, %shl18.i
  %or26.i = or i32 %or23.i, %shl22.i
  %or30.i = or i32 %or26.i, %shl25.i
  %or35.i = or i32 %or30.i, %shl29.i
  %arrayidx36.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %or35.i, ptr addrspace(1) %arrayidx36.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_comparisons(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %cmp = fcmp oeq float %0, %1
  %conv = zext i1 %cmp to i32
  %cmp2 = fcmp une float %0, %1
  %shl = select i1 %cmp2, i32 2, i32 0
  %cmp4 = fcmp uge float %0, %1
  %shl6 = select i1 %cmp4, i32 0, i32 4
  %cmp8 = fcmp ole float %0, %1
  %shl10 = select i1 %cmp8, i32 8, i32 0
  %cmp12 = fcmp ogt float %0, %1
  %shl14 = select i1 %cmp12, i32 16, i32 0
  %cmp16 = fcmp oge float %0, %1
  %shl18 = select i1 %cmp16, i32 32, i32 0
  %shl22 = select i1 %cmp4, i32 64, i32 0
  %tobool = fcmp une float %0, 0.000000e+00
  %tobool24 = fcmp une float %1, 0.000000e+00
  %2 = select i1 %tobool, i1 %tobool24, i1 false
  %shl25 = select i1 %2, i32 128, i32 0
  %3 = select i1 %tobool, i1 true, i1 %tobool24
  %shl29 = select i1 %3, i32 256, i32 0
  %shl34 = select i1 %tobool, i32 0, i32 512
  %or = or disjoint i32 %shl34, %conv
  %or7 = or disjoint i32 %or, %shl
  %or11 = or disjoint i32 %or7, %shl6
  %or15 = or disjoint i32 %or11, %shl10
  %or19 = or disjoint i32 %or15, %shl14
  %or23 = or i32 %or19, %shl18
  %or26 = or i32 %or23, %shl22
  %or30 = or i32 %or26, %shl25
  %or35 = or i32 %or30, %shl29
  %arrayidx36 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %or35, ptr addrspace(1) %arrayidx36, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @mixed_widths(ptr addrspace(1) noundef readonly align 4 captures(none) %f, ptr addrspace(1) noundef readonly align 8 captures(none) %d, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %conv.i = fpext float %0 to double
  %arrayidx1.i = getelementptr inbounds nuw double, ptr addrspace(1) %d, i64 %call.i
  %1 = load double, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !15
  %conv3.i = fptrunc double %1 to float
  %conv4.i = fpext float %conv3.i to double
  %2 = tail call double @llvm.fmuladd.f64(double %conv.i, double %1, double %conv4.i)
  %conv6.i = fptosi float %0 to i32
  %conv7.i = sitofp i32 %conv6.i to double
  %add.i = fadd double %2, %conv7.i
  %call9.i = tail call spir_func float @_Z4fabsf(float noundef %0) #4
  %conv10.i = fptoui float %call9.i to i32
  %conv11.i = uitofp i32 %conv10.i to double
  %add12.i = fadd double %add.i, %conv11.i
  %conv14.i = fptosi double %1 to i64
  %conv15.i = sitofp i64 %conv14.i to double
  %add16.i = fadd double %add12.i, %conv15.i
  %arrayidx17.i = getelementptr inbounds nuw double, ptr addrspace(1) %out, i64 %call.i
  store double %add16.i, ptr addrspace(1) %arrayidx17.i, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_widths(ptr addrspace(1) noundef readonly align 4 captures(none) %f, ptr addrspace(1) noundef readonly align 8 captures(none) %d, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %conv = fpext float %0 to double
  %arrayidx1 = getelementptr inbounds nuw double, ptr addrspace(1) %d, i64 %call
  %1 = load double, ptr addrspace(1) %arrayidx1, align 8, !tbaa !15
  %conv3 = fptrunc double %1 to float
  %conv4 = fpext float %conv3 to double
  %2 = tail call double @llvm.fmuladd.f64(double %conv, double %1, double %conv4)
  %conv6 = fptosi float %0 to i32
  %conv7 = sitofp i32 %conv6 to double
  %add = fadd double %2, %conv7
  %call9 = tail call spir_func float @_Z4fabsf(float noundef %0) #4
  %conv10 = fptoui float %call9 to i32
  %conv11 = uitofp i32 %conv10 to double
  %add12 = fadd double %add, %conv11
  %conv14 = fptosi double %1 to i64
  %conv15 = sitofp i64 %conv14 to double
  %add16 = fadd double %add12, %conv15
  %arrayidx17 = getelementptr inbounds nuw double, ptr addrspace(1) %out, i64 %call
  store double %add16, ptr addrspace(1) %arrayidx17, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4fmoddd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
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
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{float 2.500000e+00}
!14 = !{!"double*", !"double*", !"double*"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !5, i64 0}
!17 = !{!"float*", !"float*", !"int*"}
!18 = !{!"float*", !"double*", !"double*"}
