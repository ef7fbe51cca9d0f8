; ModuleID = 'opencl/sparse_matrix.cl'
source_filename = "opencl/sparse_matrix.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @csr_product(ptr addrspace(1) noundef readonly align 4 captures(none) %lengths, ptr addrspace(1) noundef readonly align 4 captures(none) %columns, ptr addrspace(1) noundef readonly align 4 captures(none) %values, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef writeonly align 4 captures(none) %y) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %cmp.i1.not = icmp eq i64 %call.i, 0
  br i1 %cmp.i1.not, label %for.cond1.i.preheader, label %for.body.i

for.cond1.i.preheader:                            ; preds = %for.body.i, %entry
  %start.0.i.lcssa = phi i32 [ 0, %entry ], [ %add.i, %for.body.i ]
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %lengths, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %add3.i = add i32 %0, %start.0.i.lcssa
  %cmp4.i4 = icmp ult i32 %start.0.i.lcssa, %add3.i
  br i1 %cmp4.i4, label %for.body6.i, label %__clang_ocl_kern_imp_csr_product.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %r.0.i3 = phi i64 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %start.0.i2 = phi i32 [ %add.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %lengths, i64 %r.0.i3
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add i32 %1, %start.0.i2
  %inc.i = add nuw i64 %r.0.i3, 1
  %cmp.i = icmp ult i64 %inc.i, %call.i
  br i1 %cmp.i, label %for.body.i, label %for.cond1.i.preheader

for.body6.i:                                      ; preds = %for.cond1.i.preheader, %for.body6.i
  %k.0.i6 = phi i32 [ %inc14.i, %for.body6.i ], [ %start.0.i.lcssa, %for.cond1.i.preheader ]
  %sum.0.i5 = phi float [ %call12.i, %for.body6.i ], [ 0.000000e+00, %for.cond1.i.preheader ]
  %idxprom.i = zext i32 %k.0.i6 to i64
  %arrayidx7.i = getelementptr inbounds nuw float, ptr addrspace(1) %values, i64 %idxprom.i
  %2 = load float, ptr addrspace(1) %arrayidx7.i, align 4, !tbaa !11
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(1) %columns, i64 %idxprom.i
  %3 = load i32, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  %idxprom10.i = zext i32 %3 to i64
  %arrayidx11.i = getelementptr inbounds nuw float, ptr addrspace(1) %x, i64 %idxprom10.i
  %4 = load float, ptr addrspace(1) %arrayidx11.i, align 4, !tbaa !11
  %call12.i = tail call spir_func float @_Z3madfff(float noundef %2, float noundef %4, float noundef %sum.0.i5) #6
  %inc14.i = add nuw i32 %k.0.i6, 1
  %cmp4.i = icmp ult i32 %inc14.i, %add3.i
  br i1 %cmp4.i, label %for.body6.i, label %__clang_ocl_kern_imp_csr_product.exit

__clang_ocl_kern_imp_csr_product.exit:            ; preds = %for.body6.i, %for.cond1.i.preheader
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %for.cond1.i.preheader ], [ %call12.i, %for.body6.i ]
  %arrayidx16.i = getelementptr inbounds nuw float, ptr addrspace(1) %y, i64 %call.i
  store float %sum.0.i.lcssa, ptr addrspace(1) %arrayidx16.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_csr_product(ptr addrspace(1) noundef readonly align 4 captures(none) %lengths, ptr addrspace(1) noundef readonly align 4 captures(none) %columns, ptr addrspace(1) noundef readonly align 4 captures(none) %values, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef writeonly align 4 captures(none) %y) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %cmp28.not = icmp eq i64 %call, 0
  br i1 %cmp28.not, label %for.cond1.preheader, label %for.body

for.cond1.preheader:                              ; preds = %for.body, %entry
  %start.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %lengths, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %add3 = add i32 %0, %start.0.lcssa
  %cmp431 = icmp ult i32 %start.0.lcssa, %add3
  br i1 %cmp431, label %for.body6, label %for.cond.cleanup5

for.body:                                         ; preds = %entry, %for.body
  %r.030 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %start.029 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %lengths, i64 %r.030
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add i32 %1, %start.029
  %inc = add nuw i64 %r.030, 1
  %cmp = icmp ult i64 %inc, %call
  br i1 %cmp, label %for.body, label %for.cond1.preheader

for.cond.cleanup5:                                ; preds = %for.body6, %for.cond1.preheader
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond1.preheader ], [ %call12, %for.body6 ]
  %arrayidx16 = getelementptr inbounds nuw float, ptr addrspace(1) %y, i64 %call
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx16, align 4, !tbaa !11
  ret void

for.body6:                                        ; preds = %for.cond1.preheader, %for.body6
  %k.033 = phi i32 [ %inc14, %for.body6 ], [ %start.0.lcssa, %for.cond1.preheader ]
  %sum.032 = phi float [ %call12, %for.body6 ], [ 0.000000e+00, %for.cond1.preheader ]
  %idxprom = zext i32 %k.033 to i64
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %values, i64 %idxprom
  %2 = load float, ptr addrspace(1) %arrayidx7, align 4, !tbaa !11
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %columns, i64 %idxprom
  %3 = load i32, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  %idxprom10 = zext i32 %3 to i64
  %arrayidx11 = getelementptr inbounds nuw float, ptr addrspace(1) %x, i64 %idxprom10
  %4 = load float, ptr addrspace(1) %arrayidx11, align 4, !tbaa !11
  %call12 = tail call spir_func float @_Z3madfff(float noundef %2, float noundef %4, float noundef %sum.032) #6
  %inc14 = add nuw i32 %k.033, 1
  %cmp4 = icmp ult i32 %inc14, %add3
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %spot, ptr addrspace(1) noundef readonly align 4 captures(none) %strike, ptr addrspace(1) noundef writeonly align 4 captures(none) %prices) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %spot, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %call1.i = tail call spir_func float @_Z4fabsf(float noundef %0) #6
  %add.i = fadd float %call1.i, 1.000000e+00
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(1) %strike, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %call3.i = tail call spir_func float @_Z4fabsf(float noundef %1) #6
  %add4.i = fadd float %call3.i, 1.000000e+00
  %div.i = fdiv float %add.i, %add4.i, !fpmath !17
  %call5.i = tail call spir_func float @_Z3logf(float noundef %div.i) #6
  %2 = fadd float %call5.i, 0x3FA0A3D720000000
  %call8.i = tail call spir_func float @_Z4sqrtf(float noundef 5.000000e-01) #6, !fpmath !18
  %mul9.i = fmul float %call8.i, 0x3FD3333340000000
  %div10.i = fdiv float %2, %mul9.i, !fpmath !17
  %3 = tail call float @llvm.fmuladd.f32(float %call8.i, float 0xBFD3333340000000, float %div10.i)
  %call14.i = tail call spir_func float @_Z3expf(float noundef 0xBF847AE140000000) #6
  %mul15.i = fmul float %add4.i, %call14.i
  %call.i1 = tail call spir_func float @_Z4fabsf(float noundef %div10.i) #6
  %4 = tail call float @llvm.fmuladd.f32(float %call.i1, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i2 = fdiv float 1.000000e+00, %4, !fpmath !17
  %mul.i = fmul float %div.i2, 0x3FF548CDE0000000
  %add.1.i = fadd float %mul.i, 0xBFFD23DD40000000
  %mul.1.i = fmul float %div.i2, %add.1.i
  %add.2.i = fadd float %mul.1.i, 0x3FFC80EF00000000
  %mul.2.i = fmul float %div.i2, %add.2.i
  %add.3.i = fadd float %mul.2.i, 0xBFD6D1F0E0000000
  %mul.3.i = fmul float %div.i2, %add.3.i
  %add.4.i = fadd float %mul.3.i, 0x3FD470BF40000000
  %mul.4.i = fmul float %div.i2, %add.4.i
  %mul1.i = fmul float %div10.i, -5.000000e-01
  %mul2.i = fmul float %div10.i, %mul1.i
  %call3.i3 = tail call spir_func float @_Z3expf(float noundef %mul2.i) #6
  %mul4.i = fmul float %call3.i3, 0x3FD9884540000000
  %mul5.i = fmul float %mul4.i, %mul.4.i
  %cmp6.i = fcmp olt float %div10.i, 0.000000e+00
  %sub.i = fsub float 1.000000e+00, %mul5.i
  %cond.i = select i1 %cmp6.i, float %mul5.i, float %sub.i
  %call.i4 = tail call spir_func float @_Z4fabsf(float noundef %3) #6
  %5 = tail call float @llvm.fmuladd.f32(float %call.i4, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i5 = fdiv float 1.000000e+00, %5, !fpmath !17
  %mul.i6 = fmul float %div.i5, 0x3FF548CDE0000000
  %add.1.i7 = fadd float %mul.i6, 0xBFFD23DD40000000
  %mul.1.i8 = fmul float %div.i5, %add.1.i7
  %add.2.i9 = fadd float %mul.1.i8, 0x3FFC80EF00000000
  %mul.2.i10 = fmul float %div.i5, %add.2.i9
  %add.3.i11 = fadd float %mul.2.i10, 0xBFD6D1F0E0000000
  %mul.3.i12 = fmul float %div.i5, %add.3.i11
  %add.4.i13 = fadd float %mul.3.i12, 0x3FD470BF40000000
  %mul.4.i14 = fmul float %div.i5, %add.4.i13
  %mul1.i15 = fmul float %3, -5.000000e-01
  %mul2.i16 = fmul float %3, %mul1.i15
  %call3.i17 = tail call spir_func float @_Z3expf(float noundef %mul2.i16) #6
  %mul4.i18 = fmul float %call3.i17, 0x3FD9884540000000
  %mul5.i19 = fmul float %mul4.i18, %mul.4.i14
  %cmp6.i20 = fcmp olt float %3, 0.000000e+00
  %sub.i21 = fsub float 1.000000e+00, %mul5.i19
  %cond.i22 = select i1 %cmp6.i20, float %mul5.i19, float %sub.i21
  %6 = fneg float %cond.i22
  %neg20.i = fmul float %mul15.i, %6
  %7 = tail call float @llvm.fmuladd.f32(float %add.i, float %cond.i, float %neg20.i)
  %arrayidx22.i.idx = shl i64 %call.i, 3
  %arrayidx22.i = getelementptr inbounds nuw i8, ptr addrspace(1) %prices, i64 %arrayidx22.i.idx
  store float %7, ptr addrspace(1) %arrayidx22.i, align 4, !tbaa !11
  %fneg23.i = fneg float %3
  %call.i23 = tail call spir_func float @_Z4fabsf(float noundef %fneg23.i) #6
  %8 = tail call float @llvm.fmuladd.f32(float %call.i23, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i24 = fdiv float 1.000000e+00, %8, !fpmath !17
  %mul.i25 = fmul float %div.i24, 0x3FF548CDE0000000
  %add.1.i26 = fadd float %mul.i25, 0xBFFD23DD40000000
  %mul.1.i27 = fmul float %div.i24, %add.1.i26
  %add.2.i28 = fadd float %mul.1.i27, 0x3FFC80EF00000000
  %mul.2.i29 = fmul float %div.i24, %add.2.i28
  %add.3.i30 = fadd float %mul.2.i29, 0xBFD6D1F0E0000000
  %mul.3.i31 = fmul float %div.i24, %add.3.i30
  %add.4.i32 = fadd float %mul.3.i31, 0x3FD470BF40000000
  %mul.4.i33 = fmul float %div.i24, %add.4.i32
  %mul1.i34 = fmul float %3, 5.000000e-01
  %mul2.i35 = fmul float %mul1.i34, %fneg23.i
  %call3.i36 = tail call spir_func float @_Z3expf(float noundef %mul2.i35) #6
  %mul4.i37 = fmul float %call3.i36, 0x3FD9884540000000
  %mul5.i38 = fmul float %mul4.i37, %mul.4.i33
  %cmp6.i39 = fcmp ogt float %3, 0.000000e+00
  %sub.i40 = fsub float 1.000000e+00, %mul5.i38
  %cond.i41 = select i1 %cmp6.i39, float %mul5.i38, float %sub.i40
  %fneg26.i = fneg float %div10.i
  %call.i42 = tail call spir_func float @_Z4fabsf(float noundef %fneg26.i) #6
  %9 = tail call float @llvm.fmuladd.f32(float %call.i42, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i43 = fdiv float 1.000000e+00, %9, !fpmath !17
  %mul.i44 = fmul float %div.i43, 0x3FF548CDE0000000
  %add.1.i45 = fadd float %mul.i44, 0xBFFD23DD40000000
  %mul.1.i46 = fmul float %div.i43, %add.1.i45
  %add.2.i47 = fadd float %mul.1.i46, 0x3FFC80EF00000000
  %mul.2.i48 = fmul float %div.i43, %add.2.i47
  %add.3.i49 = fadd float %mul.2.i48, 0xBFD6D1F0E0000000
  %mul.3.i50 = fmul float %div.i43, %add.3.i49
  %add.4.i51 = fadd float %mul.3.i50, 0x3FD470BF40000000
  %mul.4.i52 = fmul float %div.i43, %add.4.i51
  %mul1.i53 = fmul float %div10.i, 5.000000e-01
  %mul2.i54 = fmul float %mul1.i53, %fneg26.i
  %call3.i55 = tail call spir_func float @_Z3expf(float noundef %mul2.i54) #6
  %mul4.i56 = fmul float %call3.i55, 0x3FD9884540000000
  %mul5.i57 = fmul float %mul4.i56, %mul.4.i52
  %cmp6.i58 = fcmp ogt float %div10.i, 0.000000e+00
  %sub.i59 = fsub float 1.000000e+00, %mul5.i57
  %cond.i60 = select i1 %cmp6.i58, float %mul5.i57, float %sub.i59
  %10 = fneg float %cond.i60
  %neg29.i = fmul float %add.i, %10
  %11 = tail call float @llvm.fmuladd.f32(float %mul15.i, float %cond.i41, float %neg29.i)
  %arrayidx32.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx22.i, i64 4
  store float %11, ptr addrspace(1) %arrayidx32.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %spot, ptr addrspace(1) noundef readonly align 4 captures(none) %strike, ptr addrspace(1) noundef writeonly align 4 captures(none) %prices) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %spot, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %call1 = tail call spir_func float @_Z4fabsf(float noundef %0) #6
  %add = fadd float %call1, 1.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %strike, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %call3 = tail call spir_func float @_Z4fabsf(float noundef %1) #6
  %add4 = fadd float %call3, 1.000000e+00
  %div = fdiv float %add, %add4, !fpmath !17
  %call5 = tail call spir_func float @_Z3logf(float noundef %div) #6
  %2 = fadd float %call5, 0x3FA0A3D720000000
  %call8 = tail call spir_func float @_Z4sqrtf(float noundef 5.000000e-01) #6, !fpmath !18
  %mul9 = fmul float %call8, 0x3FD3333340000000
  %div10 = fdiv float %2, %mul9, !fpmath !17
  %3 = tail call float @llvm.fmuladd.f32(float %call8, float 0xBFD3333340000000, float %div10)
  %call14 = tail call spir_func float @_Z3expf(float noundef 0xBF847AE140000000) #6
  %mul15 = fmul float %add4, %call14
  %call.i = tail call spir_func float @_Z4fabsf(float noundef %div10) #6
  %4 = tail call float @llvm.fmuladd.f32(float %call.i, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i = fdiv float 1.000000e+00, %4, !fpmath !17
  %mul.i = fmul float %div.i, 0x3FF548CDE0000000
  %add.1.i = fadd float %mul.i, 0xBFFD23DD40000000
  %mul.1.i = fmul float %div.i, %add.1.i
  %add.2.i = fadd float %mul.1.i, 0x3FFC80EF00000000
  %mul.2.i = fmul float %div.i, %add.2.i
  %add.3.i = fadd float %mul.2.i, 0xBFD6D1F0E0000000
  %mul.3.i = fmul float %div.i, %add.3.i
  %add.4.i = fadd float %mul.3.i, 0x3FD470BF40000000
  %mul.4.i = fmul float %div.i, %add.4.i
  %mul1.i = fmul float %div10, -5.000000e-01
  %mul2.i = fmul float %div10, %mul1.i
  %call3.i = tail call spir_func float @_Z3expf(float noundef %mul2.i) #6
  %mul4.i = fmul float %call3.i, 0x3FD9884540000000
  %mul5.i = fmul float %mul4.i, %mul.4.i
  %cmp6.i = fcmp olt float %div10, 0.000000e+00
  %sub.i = fsub float 1.000000e+00, %mul5.i
  %cond.i = select i1 %cmp6.i, float %mul5.i, float %sub.i
  %call.i51 = tail call spir_func float @_Z4fabsf(float noundef %3) #6
  %5 = tail call float @llvm.fmuladd.f32(float %call.i51, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i52 = fdiv float 1.000000e+00, %5, !fpmath !17
  %mul.i53 = fmul float %div.i52, 0x3FF548CDE0000000
  %add.1.i54 = fadd float %mul.i53, 0xBFFD23DD40000000
  %mul.1.i55 = fmul float %div.i52, %add.1.i54
  %add.2.i56 = fadd float %mul.1.i55, 0x3FFC80EF00000000
  %mul.2.i57 = fmul float %div.i52, %add.2.i56
  %add.3.i58 = fadd float %mul.2.i57, 0xBFD6D1F0E0000000
  %mul.3.i59 = fmul float %div.i52, %add.3.i58
  %add.4.i60 = fadd float %mul.3.i59, 0x3FD470BF40000000
  %mul.4.i61 = fmul float %div.i52, %add.4.i60
  %mul1.i62 = fmul float %3, -5.000000e-01
  %mul2.i63 = fmul float %3, %mul1.i62
  %call3.i64 = tail call spir_func float @_Z3expf(float noundef %mul2.i63) #6
  %mul4.i65 = fmul float %call3.i64, 0x3FD9884540000000
  %mul5.i66 = fmul float %mul4.i65, %mul.4.i61
  %cmp6.i67 = fcmp olt float %3, 0.000000e+00
  %sub.i68 = fsub float 1.000000e+00, %mul5.i66
  %cond.i69 = select i1 %cmp6.i67, float %mul5.i66, float %sub.i68
  %6 = fneg float %cond.i69
  %neg20 = fmul float %mul15, %6
  %7 = tail call float @llvm.fmuladd.f32(float %add, float %cond.i, float %neg20)
  %arrayidx22.idx = shl i64 %call, 3
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(1) %prices, i64 %arrayidx22.idx
  store float %7, ptr addrspace(1) %arrayidx22, align 4, !tbaa !11
  %fneg23 = fneg float %3
  %call.i70 = tail call spir_func float @_Z4fabsf(float noundef %fneg23) #6
  %8 = tail call float @llvm.fmuladd.f32(float %call.i70, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i71 = fdiv float 1.000000e+00, %8, !fpmath !17
  %mul.i72 = fmul float %div.i71, 0x3FF548CDE0000000
  %add.1.i73 = fadd float %mul.i72, 0xBFFD23DD40000000
  %mul.1.i74 = fmul float %div.i71, %add.1.i73
  %add.2.i75 = fadd float %mul.1.i74, 0x3FFC80EF00000000
  %mul.2.i76 = fmul float %div.i71, %add.2.i75
  %add.3.i77 = fadd float %mul.2.i76, 0xBFD6D1F0E0000000
  %mul.3.i78 = fmul float %div.i71, %add.3.i77
  %add.4.i79 = fadd float %mul.3.i78, 0x3FD470BF40000000
  %mul.4.i80 = fmul float %div.i71, %add.4.i79
  %mul1.i81 = fmul float %3, 5.000000e-01
  %mul2.i82 = fmul float %mul1.i81, %fneg23
  %call3.i83 = tail call spir_func float @_Z3expf(float noundef %mul2.i82) #6
  %mul4.i84 = fmul float %call3.i83, 0x3FD9884540000000
  %mul5.i85 = fmul float %mul4.i84, %mul.4.i80
  %cmp6.i86 = fcmp ogt float %3, 0.000000e+00
  %sub.i87 = fsub float 1.000000e+00, %mul5.i85
  %cond.i88 = select i1 %cmp6.i86, float %mul5.i85, float %sub.i87
  %fneg26 = fneg float %div10
  %call.i89 = tail call spir_func float @_Z4fabsf(float noundef %fneg26) #6
  %9 = tail call float @llvm.fmuladd.f32(float %call.i89, float 0x3FCDA67120000000, float 1.000000e+00)
  %div.i90 = fdiv float 1.000000e+00, %9, !fpmath !17
  %mul.i91 = fmul float %div.i90, 0x3FF548CDE0000000
  %add.1.i92 = fadd float %mul.i91, 0xBFFD23DD40000000
  %mul.1.i93 = fmul float %div.i90, %add.1.i92
  %add.2.i94 = fadd float %mul.1.i93, 0x3FFC80EF00000000
  %mul.2.i95 = fmul float %div.i90, %add.2.i94
  %add.3.i96 = fadd float %mul.2.i95, 0xBFD6D1F0E0000000
  %mul.3.i97 = fmul float %div.i90, %add.3.i96
  %add.4.i98 = fadd float %mul.3.i97, 0x3FD470BF40000000
  %mul.4.i99 = fmul float %div.i90, %add.4.i98
  %mul1.i100 = fmul float %div10, 5.000000e-01
  %mul2.i101 = fmul float %mul1.i100, %fneg26
  %call3.i102 = tail call spir_func float @_Z3expf(float noundef %mul2.i101) #6
  %mul4.i103 = fmul float %call3.i102, 0x3FD9884540000000
  %mul5.i104 = fmul float %mul4.i103, %mul.4.i99
  %cmp6.i105 = fcmp ogt float %div10, 0.000000e+00
  %sub.i106 = fsub float 1.000000e+00, %mul5.i104
  %cond.i107 = select i1 %cmp6.i105, float %mul5.i104, float %sub.i106
  %10 = fneg float %cond.i107
  %neg29 = fmul float %add, %10
  %11 = tail call float @llvm.fmuladd.f32(float %mul15, float %cond.i88, float %neg29)
  %arrayidx32 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx22, i64 4
  store float %11, ptr addrspace(1) %arrayidx32, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"float*"}
!16 = !{!"const", !"const", !""}
!17 = !{float 2.500000e+00}
!18 = !{float 3.000000e+00}
