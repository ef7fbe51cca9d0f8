; ModuleID = 'opencl/sparse_matrix.cl'
source_filename = "opencl/sparse_matrix.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @csr_product(ptr addrspace(1) noundef readonly align 4 captures(none) %lengths, ptr addrspace(1) noundef readonly align 4 captures(none) %columns, ptr addrspace(1) noundef readonly align 4 captures(none) %values, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef writeonly align 4 captures(none) %y) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
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
  %call12.i = tail call spir_func float @_Z3madfff(float noundef %2, float noundef %4, float noundef %sum.0.i5) #5
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
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
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
  %call12 = tail call spir_func float @_Z3madfff(float noundef %2, float noundef %4, float noundef %sum.032) #5
  %inc14 = add nuw i32 %k.033, 1
  %cmp4 = icmp ult i32 %inc14, %add3
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %spot, ptr addrspace(1) noundef readonly align 4 captures(none) %strike, ptr addrspace(1) noundef writeonly align 4 captures(none) %prices) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %spot, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %call1.i = tail call spir_func float @_Z4fabsf(float noundef %0) #5
  %add.i = fadd float %call1.i, 1.000000e+00
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(1) %strike, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %call3.i = tail call spir_func float @_Z4fabsf(float noundef %1) #5
  %add4.i = fadd float %call3.i, 1.000000e+00
  %div.i = fdiv float %add.i, %add4.i, !fpmath !17
  %call5.i = tail call spir_func float @_Z3logf(float noundef %div.i) #5
  %add9.i = fadd float %call5.i, 0x3FA0A3D700000000
  %call10.i = tail call spir_func float @_Z4sqrtf(float noundef 5.000000e-01) #5, !fpmath !18
  %mul11.i = fmul float %call10.i, 0x3FD3333340000000
  %div12.i = fdiv float %add9.i, %mul11.i, !fpmath !17
  %sub.i = fsub float %div12.i, %mul11.i
  %call16.i = tail call spir_func float @_Z3expf(float noundef 0xBF847AE140000000) #5
  %mul17.i = fmul float %add4.i, %call16.i
  %call.i1 = tail call spir_func float @_Z4fabsf(float noundef %div12.i) #5
  %mul.i = fmul float %call.i1, 0x3FCDA67120000000
  %add.i2 = fadd float %mul.i, 1.000000e+00
  %div.i3 = fdiv float 1.000000e+00, %add.i2, !fpmath !17
  %mul2.i = fmul float %div.i3, 0x3FF548CDE0000000
  %add1.1.i = fadd float %mul2.i, 0xBFFD23DD40000000
  %mul2.1.i = fmul float %div.i3, %add1.1.i
  %add1.2.i = fadd float %mul2.1.i, 0x3FFC80EF00000000
  %mul2.2.i = fmul float %div.i3, %add1.2.i
  %add1.3.i = fadd float %mul2.2.i, 0xBFD6D1F0E0000000
  %mul2.3.i = fmul float %div.i3, %add1.3.i
  %add1.4.i = fadd float %mul2.3.i, 0x3FD470BF40000000
  %mul2.4.i = fmul float %div.i3, %add1.4.i
  %mul3.i = fmul float %div12.i, -5.000000e-01
  %mul4.i = fmul float %div12.i, %mul3.i
  %call5.i4 = tail call spir_func float @_Z3expf(float noundef %mul4.i) #5
  %mul6.i = fmul float %call5.i4, 0x3FD9884540000000
  %mul7.i = fmul float %mul6.i, %mul2.4.i
  %cmp8.i = fcmp olt float %div12.i, 0.000000e+00
  %sub.i5 = fsub float 1.000000e+00, %mul7.i
  %cond.i = select i1 %cmp8.i, float %mul7.i, float %sub.i5
  %mul19.i = fmul float %add.i, %cond.i
  %call.i6 = tail call spir_func float @_Z4fabsf(float noundef %sub.i) #5
  %mul.i7 = fmul float %call.i6, 0x3FCDA67120000000
  %add.i8 = fadd float %mul.i7, 1.000000e+00
  %div.i9 = fdiv float 1.000000e+00, %add.i8, !fpmath !17
  %mul2.i10 = fmul float %div.i9, 0x3FF548CDE0000000
  %add1.1.i11 = fadd float %mul2.i10, 0xBFFD23DD40000000
  %mul2.1.i12 = fmul float %div.i9, %add1.1.i11
  %add1.2.i13 = fadd float %mul2.1.i12, 0x3FFC80EF00000000
  %mul2.2.i14 = fmul float %div.i9, %add1.2.i13
  %add1.3.i15 = fadd float %mul2.2.i14, 0xBFD6D1F0E0000000
  %mul2.3.i16 = fmul float %div.i9, %add1.3.i15
  %add1.4.i17 = fadd float %mul2.3.i16, 0x3FD470BF40000000
  %mul2.4.i18 = fmul float %div.i9, %add1.4.i17
  %mul3.i19 = fmul float %sub.i, -5.000000e-01
  %mul4.i20 = fmul float %sub.i, %mul3.i19
  %call5.i21 = tail call spir_func float @_Z3expf(float noundef %mul4.i20) #5
  %mul6.i22 = fmul float %call5.i21, 0x3FD9884540000000
  %mul7.i23 = fmul float %mul6.i22, %mul2.4.i18
  %cmp8.i24 = fcmp olt float %sub.i, 0.000000e+00
  %sub.i25 = fsub float 1.000000e+00, %mul7.i23
  %cond.i26 = select i1 %cmp8.i24, float %mul7.i23, float %sub.i25
  %mul21.i = fmul float %mul17.i, %cond.i26
  %sub22.i = fsub float %mul19.i, %mul21.i
  %arrayidx24.i.idx = shl i64 %call.i, 3
  %arrayidx24.i = getelementptr inbounds nuw i8, ptr addrspace(1) %prices, i64 %arrayidx24.i.idx
  store float %sub22.i, ptr addrspace(1) %arrayidx24.i, align 4, !tbaa !11
  %fneg25.i = fneg float %sub.i
  %call.i27 = tail call spir_func float @_Z4fabsf(float noundef %fneg25.i) #5
  %mul.i28 = fmul float %call.i27, 0x3FCDA67120000000
  %add.i29 = fadd float %mul.i28, 1.000000e+00
  %div.i30 = fdiv float 1.000000e+00, %add.i29, !fpmath !17
  %mul2.i31 = fmul float %div.i30, 0x3FF548CDE0000000
  %add1.1.i32 = fadd float %mul2.i31, 0xBFFD23DD40000000
  %mul2.1.i33 = fmul float %div.i30, %add1.1.i32
  %add1.2.i34 = fadd float %mul2.1.i33, 0x3FFC80EF00000000
  %mul2.2.i35 = fmul float %div.i30, %add1.2.i34
  %add1.3.i36 = fadd float %mul2.2.i35, 0xBFD6D1F0E0000000
  %mul2.3.i37 = fmul float %div.i30, %add1.3.i36
  %add1.4.i38 = fadd float %mul2.3.i37, 0x3FD470BF40000000
  %mul2.4.i39 = fmul float %div.i30, %add1.4.i38
  %mul3.i40 = fmul float %sub.i, 5.000000e-01
  %mul4.i41 = fmul float %mul3.i40, %fneg25.i
  %call5.i42 = tail call spir_func float @_Z3expf(float noundef %mul4.i41) #5
  %mul6.i43 = fmul float %call5.i42, 0x3FD9884540000000
  %mul7.i44 = fmul float %mul6.i43, %mul2.4.i39
  %cmp8.i45 = fcmp ogt float %sub.i, 0.000000e+00
  %sub.i46 = fsub float 1.000000e+00, %mul7.i44
  %cond.i47 = select i1 %cmp8.i45, float %mul7.i44, float %sub.i46
  %mul27.i = fmul float %mul17.i, %cond.i47
  %fneg28.i = fneg float %div12.i
  %call.i48 = tail call spir_func float @_Z4fabsf(float noundef %fneg28.i) #5
  %mul.i49 = fmul float %call.i48, 0x3FCDA67120000000
  %add.i50 = fadd float %mul.i49, 1.000000e+00
  %div.i51 = fdiv float 1.000000e+00, %add.i50, !fpmath !17
  %mul2.i52 = fmul float %div.i51, 0x3FF548CDE0000000
  %add1.1.i53 = fadd float %mul2.i52, 0xBFFD23DD40000000
  %mul2.1.i54 = fmul float %div.i51, %add1.1.i53
  %add1.2.i55 = fadd float %mul2.1.i54, 0x3FFC80EF00000000
  %mul2.2.i56 = fmul float %div.i51, %add1.2.i55
  %add1.3.i57 = fadd float %mul2.2.i56, 0xBFD6D1F0E0000000
  %mul2.3.i58 = fmul float %div.i51, %add1.3.i57
  %add1.4.i59 = fadd float %mul2.3.i58, 0x3FD470BF40000000
  %mul2.4.i60 = fmul float %div.i51, %add1.4.i59
  %mul3.i61 = fmul float %div12.i, 5.000000e-01
  %mul4.i62 = fmul float %mul3.i61, %fneg28.i
  %call5.i63 = tail call spir_func float @_Z3expf(float noundef %mul4.i62) #5
  %mul6.i64 = fmul float %call5.i63, 0x3FD9884540000000
  %mul7.i65 = fmul float %mul6.i64, %mul2.4.i60
  %cmp8.i66 = fcmp ogt float %div12.i, 0.000000e+00
  %sub.i67 = fsub float 1.000000e+00, %mul7.i65
  %cond.i68 = select i1 %cmp8.i66, float %mul7.i65, float %sub.i67
  %mul30.i = fmul float %add.i, %cond.i68
  %sub31.i = fsub float %mul27.i, %mul30.i
  %arrayidx34.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx24.i, i64 4
  store float %sub31.i, ptr addrspace(1) %arrayidx34.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %spot, ptr addrspace(1) noundef readonly align 4 captures(none) %strike, ptr addrspace(1) noundef writeonly align 4 captures(none) %prices) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %spot, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %call1 = tail call spir_func float @_Z4fabsf(float noundef %0) #5
  %add = fadd float %call1, 1.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %strike, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %call3 = tail call spir_func float @_Z4fabsf(float noundef %1) #5
  %add4 = fadd float %call3, 1.000000e+00
  %div = fdiv float %add, %add4, !fpmath !17
  %call5 = tail call spir_func float @_Z3logf(float noundef %div) #5
  %add9 = fadd float %call5, 0x3FA0A3D700000000
  %call10 = tail call spir_func float @_Z4sqrtf(float noundef 5.000000e-01) #5, !fpmath !18
  %mul11 = fmul float %call10, 0x3FD3333340000000
  %div12 = fdiv float %add9, %mul11, !fpmath !17
  %sub = fsub float %div12, %mul11
  %call16 = tail call spir_func float @_Z3expf(float noundef 0xBF847AE140000000) #5
  %mul17 = fmul float %add4, %call16
  %call.i = tail call spir_func float @_Z4fabsf(float noundef %div12) #5
  %mul.i = fmul float %call.i, 0x3FCDA67120000000
  %add.i = fadd float %mul.i, 1.000000e+00
  %div.i = fdiv float 1.000000e+00, %add.i, !fpmath !17
  %mul2.i = fmul float %div.i, 0x3FF548CDE0000000
  %add1.1.i = fadd float %mul2.i, 0xBFFD23DD40000000
  %mul2.1.i = fmul float %div.i, %add1.1.i
  %add1.2.i = fadd float %mul2.1.i, 0x3FFC80EF00000000
  %mul2.2.i = fmul float %div.i, %add1.2.i
  %add1.3.i = fadd float %mul2.2.i, 0xBFD6D1F0E0000000
  %mul2.3.i = fmul float %div.i, %add1.3.i
  %add1.4.i = fadd float %mul2.3.i, 0x3FD470BF40000000
  %mul2.4.i = fmul float %div.i, %add1.4.i
  %mul3.i = fmul float %div12, -5.000000e-01
  %mul4.i = fmul float %div12, %mul3.i
  %call5.i = tail call spir_func float @_Z3expf(float noundef %mul4.i) #5
  %mul6.i = fmul float %call5.i, 0x3FD9884540000000
  %mul7.i = fmul float %mul6.i, %mul2.4.i
  %cmp8.i = fcmp olt float %div12, 0.000000e+00
  %sub.i = fsub float 1.000000e+00, %mul7.i
  %cond.i = select i1 %cmp8.i, float %mul7.i, float %sub.i
  %mul19 = fmul float %add, %cond.i
  %call.i53 = tail call spir_func float @_Z4fabsf(float noundef %sub) #5
  %mul.i54 = fmul float %call.i53, 0x3FCDA67120000000
  %add.i55 = fadd float %mul.i54, 1.000000e+00
  %div.i56 = fdiv float 1.000000e+00, %add.i55, !fpmath !17
  %mul2.i57 = fmul float %div.i56, 0x3FF548CDE0000000
  %add1.1.i58 = fadd float %mul2.i57, 0xBFFD23DD40000000
  %mul2.1.i59 = fmul float %div.i56, %add1.1.i58
  %add1.2.i60 = fadd float %mul2.1.i59, 0x3FFC80EF00000000
  %mul2.2.i61 = fmul float %div.i56, %add1.2.i60
  %add1.3.i62 = fadd float %mul2.2.i61, 0xBFD6D1F0E0000000
  %mul2.3.i63 = fmul float %div.i56, %add1.3.i62
  %add1.4.i64 = fadd float %mul2.3.i63, 0x3FD470BF40000000
  %mul2.4.i65 = fmul float %div.i56, %add1.4.i64
  %mul3.i66 = fmul float %sub, -5.000000e-01
  %mul4.i67 = fmul float %sub, %mul3.i66
  %call5.i68 = tail call spir_func float @_Z3expf(float noundef %mul4.i67) #5
  %mul6.i69 = fmul float %call5.i68, 0x3FD9884540000000
  %mul7.i70 = fmul float %mul6.i69, %mul2.4.i65
  %cmp8.i71 = fcmp olt float %sub, 0.000000e+00
  %sub.i72 = fsub float 1.000000e+00, %mul7.i70
  %cond.i73 = select i1 %cmp8.i71, float %mul7.i70, float %sub.i72
  %mul21 = fmul float %mul17, %cond.i73
  %sub22 = fsub float %mul19, %mul21
  %arrayidx24.idx = shl i64 %call, 3
  %arrayidx24 = getelementptr inbounds nuw i8, ptr addrspace(1) %prices, i64 %arrayidx24.idx
  store float %sub22, ptr addrspace(1) %arrayidx24, align 4, !tbaa !11
  %fneg25 = fneg float %sub
  %call.i74 = tail call spir_func float @_Z4fabsf(float noundef %fneg25) #5
  %mul.i75 = fmul float %call.i74, 0x3FCDA67120000000
  %add.i76 = fadd float %mul.i75, 1.000000e+00
  %div.i77 = fdiv float 1.000000e+00, %add.i76, !fpmath !17
  %mul2.i78 = fmul float %div.i77, 0x3FF548CDE0000000
  %add1.1.i79 = fadd float %mul2.i78, 0xBFFD23DD40000000
  %mul2.1.i80 = fmul float %div.i77, %add1.1.i79
  %add1.2.i81 = fadd float %mul2.1.i80, 0x3FFC80EF00000000
  %mul2.2.i82 = fmul float %div.i77, %add1.2.i81
  %add1.3.i83 = fadd float %mul2.2.i82, 0xBFD6D1F0E0000000
  %mul2.3.i84 = fmul float %div.i77, %add1.3.i83
  %add1.4.i85 = fadd float %mul2.3.i84, 0x3FD470BF40000000
  %mul2.4.i86 = fmul float %div.i77, %add1.4.i85
  %mul3.i87 = fmul float %sub, 5.000000e-01
  %mul4.i88 = fmul float %mul3.i87, %fneg25
  %call5.i89 = tail call spir_func float @_Z3expf(float noundef %mul4.i88) #5
  %mul6.i90 = fmul float %call5.i89, 0x3FD9884540000000
  %mul7.i91 = fmul float %mul6.i90, %mul2.4.i86
  %cmp8.i92 = fcmp ogt float %sub, 0.000000e+00
  %sub.i93 = fsub float 1.000000e+00, %mul7.i91
  %cond.i94 = select i1 %cmp8.i92, float %mul7.i91, float %sub.i93
  %mul27 = fmul float %mul17, %cond.i94
  %fneg28 = fneg float %div12
  %call.i95 = tail call spir_func float @_Z4fabsf(float noundef %fneg28) #5
  %mul.i96 = fmul float %call.i95, 0x3FCDA67120000000
  %add.i97 = fadd float %mul.i96, 1.000000e+00
  %div.i98 = fdiv float 1.000000e+00, %add.i97, !fpmath !17
  %mul2.i99 = fmul float %div.i98, 0x3FF548CDE0000000
  %add1.1.i100 = fadd float %mul2.i99, 0xBFFD23DD40000000
  %mul2.1.i101 = fmul float %div.i98, %add1.1.i100
  %add1.2.i102 = fadd float %mul2.1.i101, 0x3FFC80EF00000000
  %mul2.2.i103 = fmul float %div.i98, %add1.2.i102
  %add1.3.i104 = fadd float %mul2.2.i103, 0xBFD6D1F0E0000000
  %mul2.3.i105 = fmul float %div.i98, %add1.3.i104
  %add1.4.i106 = fadd float %mul2.3.i105, 0x3FD470BF40000000
  %mul2.4.i107 = fmul float %div.i98, %add1.4.i106
  %mul3.i108 = fmul float %div12, 5.000000e-01
  %mul4.i109 = fmul float %mul3.i108, %fneg28
  %call5.i110 = tail call spir_func float @_Z3expf(float noundef %mul4.i109) #5
  %mul6.i111 = fmul float %call5.i110, 0x3FD9884540000000
  %mul7.i112 = fmul float %mul6.i111, %mul2.4.i107
  %cmp8.i113 = fcmp ogt float %div12, 0.000000e+00
  %sub.i114 = fsub float 1.000000e+00, %mul7.i112
  %cond.i115 = select i1 %cmp8.i113, float %mul7.i112, float %sub.i114
  %mul30 = fmul float %add, %cond.i115
  %sub31 = fsub float %mul27, %mul30
  %arrayidx34 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx24, i64 4
  store float %sub31, ptr addrspace(1) %arrayidx34, align 4, !tbaa !11
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

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
