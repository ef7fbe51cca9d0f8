; ModuleID = 'opencl/index_spaces.cl'
source_filename = "opencl/index_spaces.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@game_of_life.cells = internal unnamed_addr addrspace(3) global [10 x [10 x i8]] undef, align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @heat_step(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %rate) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %conv2.i = trunc i64 %call1.i to i32
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %conv4.i = trunc i64 %call3.i to i32
  %call5.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #9
  %conv6.i = trunc i64 %call5.i to i32
  %sub.i = add nsw i32 %conv.i, -1
  %call7.i = tail call spir_func i32 @_Z3maxii(i32 noundef %sub.i, i32 noundef 0) #9
  %add.i = add nsw i32 %conv.i, 1
  %sub8.i = add nsw i32 %conv4.i, -1
  %call9.i = tail call spir_func i32 @_Z3minii(i32 noundef %add.i, i32 noundef %sub8.i) #9
  %sub10.i = add nsw i32 %conv2.i, -1
  %call11.i = tail call spir_func i32 @_Z3maxii(i32 noundef %sub10.i, i32 noundef 0) #9
  %add12.i = add nsw i32 %conv2.i, 1
  %sub13.i = add nsw i32 %conv6.i, -1
  %call14.i = tail call spir_func i32 @_Z3minii(i32 noundef %add12.i, i32 noundef %sub13.i) #9
  %mul.i = mul nsw i32 %conv4.i, %conv2.i
  %add15.i = add nsw i32 %mul.i, %conv.i
  %idxprom.i = sext i32 %add15.i to i64
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %add17.i = add nsw i32 %mul.i, %call7.i
  %idxprom18.i = sext i32 %add17.i to i64
  %arrayidx19.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom18.i
  %1 = load float, ptr addrspace(1) %arrayidx19.i, align 4, !tbaa !11
  %add21.i = add nsw i32 %call9.i, %mul.i
  %idxprom22.i = sext i32 %add21.i to i64
  %arrayidx23.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom22.i
  %2 = load float, ptr addrspace(1) %arrayidx23.i, align 4, !tbaa !11
  %add24.i = fadd float %1, %2
  %mul25.i = mul nsw i32 %call11.i, %conv4.i
  %add26.i = add nsw i32 %mul25.i, %conv.i
  %idxprom27.i = sext i32 %add26.i to i64
  %arrayidx28.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom27.i
  %3 = load float, ptr addrspace(1) %arrayidx28.i, align 4, !tbaa !11
  %add29.i = fadd float %add24.i, %3
  %mul30.i = mul nsw i32 %call14.i, %conv4.i
  %add31.i = add nsw i32 %mul30.i, %conv.i
  %idxprom32.i = sext i32 %add31.i to i64
  %arrayidx33.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom32.i
  %4 = load float, ptr addrspace(1) %arrayidx33.i, align 4, !tbaa !11
  %add34.i = fadd float %add29.i, %4
  %5 = tail call float @llvm.fmuladd.f32(float %0, float -4.000000e+00, float %add34.i)
  %6 = tail call float @llvm.fmuladd.f32(float %rate, float %5, float %0)
  %arrayidx40.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom.i
  store float %6, ptr addrspace(1) %arrayidx40.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_heat_step(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %rate) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %conv2 = trunc i64 %call1 to i32
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %conv4 = trunc i64 %call3 to i32
  %call5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #9
  %conv6 = trunc i64 %call5 to i32
  %sub = add nsw i32 %conv, -1
  %call7 = tail call spir_func i32 @_Z3maxii(i32 noundef %sub, i32 noundef 0) #9
  %add = add nsw i32 %conv, 1
  %sub8 = add nsw i32 %conv4, -1
  %call9 = tail call spir_func i32 @_Z3minii(i32 noundef %add, i32 noundef %sub8) #9
  %sub10 = add nsw i32 %conv2, -1
  %call11 = tail call spir_func i32 @_Z3maxii(i32 noundef %sub10, i32 noundef 0) #9
  %add12 = add nsw i32 %conv2, 1
  %sub13 = add nsw i32 %conv6, -1
  %call14 = tail call spir_func i32 @_Z3minii(i32 noundef %add12, i32 noundef %sub13) #9
  %mul = mul nsw i32 %conv4, %conv2
  %add15 = add nsw i32 %mul, %conv
  %idxprom = sext i32 %add15 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %add17 = add nsw i32 %mul, %call7
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom18
  %1 = load float, ptr addrspace(1) %arrayidx19, align 4, !tbaa !11
  %add21 = add nsw i32 %call9, %mul
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom22
  %2 = load float, ptr addrspace(1) %arrayidx23, align 4, !tbaa !11
  %add24 = fadd float %1, %2
  %mul25 = mul nsw i32 %call11, %conv4
  %add26 = add nsw i32 %mul25, %conv
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom27
  %3 = load float, ptr addrspace(1) %arrayidx28, align 4, !tbaa !11
  %add29 = fadd float %add24, %3
  %mul30 = mul nsw i32 %call14, %conv4
  %add31 = add nsw i32 %mul30, %conv
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom32
  %4 = load float, ptr addrspace(1) %arrayidx33, align 4, !tbaa !11
  %add34 = fadd float %add29, %4
  %5 = tail call float @llvm.fmuladd.f32(float %0, float -4.000000e+00, float %add34)
  %6 = tail call float @llvm.fmuladd.f32(float %rate, float %5, float %0)
  %arrayidx40 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom
  store float %6, ptr addrspace(1) %arrayidx40, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @stencil_3d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %conv2.i = trunc i64 %call1.i to i32
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #9
  %conv4.i = trunc i64 %call3.i to i32
  %cmp18.i = icmp slt i32 %conv.i, 1
  %cmp26.i = icmp sgt i32 %conv.i, 4
  %add.i = add nsw i32 %conv.i, -1
  %cmp18.i.1 = icmp slt i32 %conv.i, 0
  %cmp26.i.1 = icmp sgt i32 %conv.i, 3
  %cmp18.i.2 = icmp slt i32 %conv.i, -1
  %cmp26.i.2 = icmp sgt i32 %conv.i, 2
  %add.i.2 = add nsw i32 %conv.i, 1
  br label %for.cond6.i.preheader

for.cond6.i.preheader:                            ; preds = %entry, %for.cond.cleanup9.i
  %sum.0.i6 = phi i32 [ 0, %entry ], [ %sum.3.i.2, %for.cond.cleanup9.i ]
  %dz.0.i5 = phi i32 [ -1, %entry ], [ %inc53.i, %for.cond.cleanup9.i ]
  %add17.i = add nsw i32 %dz.0.i5, %conv4.i
  %cmp23.i = icmp slt i32 %add17.i, 0
  %cmp32.i = icmp sgt i32 %add17.i, 3
  %0 = shl nuw nsw i32 %add17.i, 4
  br label %for.cond11.i.preheader

for.cond11.i.preheader:                           ; preds = %for.cond6.i.preheader, %cleanup.i.2
  %sum.1.i4 = phi i32 [ %sum.0.i6, %for.cond6.i.preheader ], [ %sum.3.i.2, %cleanup.i.2 ]
  %dy.0.i3 = phi i32 [ -1, %for.cond6.i.preheader ], [ %inc49.i, %cleanup.i.2 ]
  %add16.i = add nsw i32 %dy.0.i3, %conv2.i
  %cmp20.i = icmp slt i32 %add16.i, 0
  %cmp29.i = icmp sgt i32 %add16.i, 3
  %1 = shl nuw nsw i32 %add16.i, 2
  %mul35.i = add nuw nsw i32 %1, %0
  %or.cond.i = select i1 %cmp18.i, i1 true, i1 %cmp20.i
  %or.cond62.i = select i1 %or.cond.i, i1 true, i1 %cmp23.i
  %or.cond63.i = or i1 %cmp26.i, %or.cond62.i
  %or.cond64.i = select i1 %or.cond63.i, i1 true, i1 %cmp29.i
  %or.cond65.i = select i1 %or.cond64.i, i1 true, i1 %cmp32.i
  br i1 %or.cond65.i, label %cleanup.i, label %if.end.i

for.cond.cleanup9.i:                              ; preds = %cleanup.i.2
  %inc53.i = add nsw i32 %dz.0.i5, 1
  %cmp.i = icmp slt i32 %dz.0.i5, 1
  br i1 %cmp.i, label %for.cond6.i.preheader, label %__clang_ocl_kern_imp_stencil_3d.exit

if.end.i:                                         ; preds = %for.cond11.i.preheader
  %add36.i = add nuw nsw i32 %mul35.i, %add.i
  %idxprom.i = zext nneg i32 %add36.i to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom.i
  %2 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call37.i = tail call spir_func i32 @_Z3absi(i32 noundef -1) #9
  %add38.i = add i32 %call37.i, 1
  %call39.i = tail call spir_func i32 @_Z3absi(i32 noundef %dy.0.i3) #9
  %add40.i = add i32 %add38.i, %call39.i
  %call41.i = tail call spir_func i32 @_Z3absi(i32 noundef %dz.0.i5) #9
  %add42.i = add i32 %add40.i, %call41.i
  %mul43.i = mul i32 %add42.i, %2
  %add44.i = add i32 %mul43.i, %sum.1.i4
  br label %cleanup.i

cleanup.i:                                        ; preds = %if.end.i, %for.cond11.i.preheader
  %sum.3.i = phi i32 [ %add44.i, %if.end.i ], [ %sum.1.i4, %for.cond11.i.preheader ]
  %or.cond.i.1 = select i1 %cmp18.i.1, i1 true, i1 %cmp20.i
  %or.cond62.i.1 = select i1 %or.cond.i.1, i1 true, i1 %cmp23.i
  %or.cond63.i.1 = or i1 %cmp26.i.1, %or.cond62.i.1
  %or.cond64.i.1 = select i1 %or.cond63.i.1, i1 true, i1 %cmp29.i
  %or.cond65.i.1 = select i1 %or.cond64.i.1, i1 true, i1 %cmp32.i
  br i1 %or.cond65.i.1, label %cleanup.i.1, label %if.end.i.1

if.end.i.1:                                       ; preds = %cleanup.i
  %add36.i.1 = add nuw nsw i32 %mul35.i, %conv.i
  %idxprom.i.1 = zext nneg i32 %add36.i.1 to i64
  %arrayidx.i.1 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom.i.1
  %3 = load i32, ptr addrspace(1) %arrayidx.i.1, align 4, !tbaa !3
  %call37.i.1 = tail call spir_func i32 @_Z3absi(i32 noundef 0) #9
  %add38.i.1 = add i32 %call37.i.1, 1
  %call39.i.1 = tail call spir_func i32 @_Z3absi(i32 noundef %dy.0.i3) #9
  %add40.i.1 = add i32 %add38.i.1, %call39.i.1
  %call41.i.1 = tail call spir_func i32 @_Z3absi(i32 noundef %dz.0.i5) #9
  %add42.i.1 = add i32 %add40.i.1, %call41.i.1
  %mul43.i.1 = mul i32 %add42.i.1, %3
  %add44.i.1 = add i32 %mul43.i.1, %sum.3.i
  br label %cleanup.i.1

cleanup.i.1:                                      ; preds = %if.end.i.1, %cleanup.i
  %sum.3.i.1 = phi i32 [ %add44.i.1, %if.end.i.1 ], [ %sum.3.i, %cleanup.i ]
  %or.cond.i.2 = select i1 %cmp18.i.2, i1 true, i1 %cmp20.i
  %or.cond62.i.2 = select i1 %or.cond.i.2, i1 true, i1 %cmp23.i
  %or.cond63.i.2 = or i1 %cmp26.i.2, %or.cond62.i.2
  %or.cond64.i.2 = select i1 %or.cond63.i.2, i1 true, i1 %cmp29.i
  %or.cond65.i.2 = select i1 %or.cond64.i.2, i1 true, i1 %cmp32.i
  br i1 %or.cond65.i.2, label %cleanup.i.2, label %if.end.i.2

if.end.i.2:                                       ; preds = %cleanup.i.1
  %add36.i.2 = add nuw nsw i32 %mul35.i, %add.i.2
  %idxprom.i.2 = zext nneg i32 %add36.i.2 to i64
  %arrayidx.i.2 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom.i.2
  %4 = load i32, ptr addrspace(1) %arrayidx.i.2, align 4, !tbaa !3
  %call37.i.2 = tail call spir_func i32 @_Z3absi(i32 noundef 1) #9
  %add38.i.2 = add i32 %call37.i.2, 1
  %call39.i.2 = tail call spir_func i32 @_Z3absi(i32 noundef %dy.0.i3) #9
  %add40.i.2 = add i32 %add38.i.2, %call39.i.2
  %call41.i.2 = tail call spir_func i32 @_Z3absi(i32 noundef %dz.0.i5) #9
  %add42.i.2 = add i32 %add40.i.2, %call41.i.2
  %mul43.i.2 = mul i32 %add42.i.2, %4
  %add44.i.2 = add i32 %mul43.i.2, %sum.3.i.1
  br label %cleanup.i.2

cleanup.i.2:                                      ; preds = %if.end.i.2, %cleanup.i.1
  %sum.3.i.2 = phi i32 [ %add44.i.2, %if.end.i.2 ], [ %sum.3.i.1, %cleanup.i.1 ]
  %inc49.i = add nsw i32 %dy.0.i3, 1
  %cmp7.i = icmp slt i32 %dy.0.i3, 1
  br i1 %cmp7.i, label %for.cond11.i.preheader, label %for.cond.cleanup9.i

__clang_ocl_kern_imp_stencil_3d.exit:             ; preds = %for.cond.cleanup9.i
  %5 = shl i32 %conv4.i, 4
  %6 = shl i32 %conv2.i, 2
  %mul58.i = add i32 %6, %conv.i
  %add59.i = add i32 %mul58.i, %5
  %idxprom60.i = sext i32 %add59.i to i64
  %arrayidx61.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom60.i
  store i32 %sum.3.i.2, ptr addrspace(1) %arrayidx61.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stencil_3d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %conv2 = trunc i64 %call1 to i32
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #9
  %conv4 = trunc i64 %call3 to i32
  %cmp18 = icmp slt i32 %conv, 1
  %cmp26 = icmp sgt i32 %conv, 4
  %add = add nsw i32 %conv, -1
  %cmp18.1 = icmp slt i32 %conv, 0
  %cmp26.1 = icmp sgt i32 %conv, 3
  %cmp18.2 = icmp slt i32 %conv, -1
  %cmp26.2 = icmp sgt i32 %conv, 2
  %add.2 = add nsw i32 %conv, 1
  br label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %entry, %for.cond.cleanup9
  %sum.090 = phi i32 [ 0, %entry ], [ %sum.3.2, %for.cond.cleanup9 ]
  %dz.089 = phi i32 [ -1, %entry ], [ %inc53, %for.cond.cleanup9 ]
  %add17 = add nsw i32 %dz.089, %conv4
  %cmp23 = icmp slt i32 %add17, 0
  %cmp32 = icmp sgt i32 %add17, 3
  %0 = shl nuw nsw i32 %add17, 4
  br label %for.cond11.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup9
  %1 = shl i32 %conv4, 4
  %2 = shl i32 %conv2, 2
  %mul58 = add i32 %2, %conv
  %add59 = add i32 %mul58, %1
  %idxprom60 = sext i32 %add59 to i64
  %arrayidx61 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom60
  store i32 %sum.3.2, ptr addrspace(1) %arrayidx61, align 4, !tbaa !3
  ret void

for.cond11.preheader:                             ; preds = %for.cond6.preheader, %cleanup.2
  %sum.188 = phi i32 [ %sum.090, %for.cond6.preheader ], [ %sum.3.2, %cleanup.2 ]
  %dy.087 = phi i32 [ -1, %for.cond6.preheader ], [ %inc49, %cleanup.2 ]
  %add16 = add nsw i32 %dy.087, %conv2
  %cmp20 = icmp slt i32 %add16, 0
  %cmp29 = icmp sgt i32 %add16, 3
  %3 = shl nuw nsw i32 %add16, 2
  %mul35 = add nuw nsw i32 %3, %0
  %or.cond = select i1 %cmp18, i1 true, i1 %cmp20
  %or.cond62 = select i1 %or.cond, i1 true, i1 %cmp23
  %or.cond63 = or i1 %cmp26, %or.cond62
  %or.cond64 = select i1 %or.cond63, i1 true, i1 %cmp29
  %or.cond65 = select i1 %or.cond64, i1 true, i1 %cmp32
  br i1 %or.cond65, label %cleanup, label %if.end

for.cond.cleanup9:                                ; preds = %cleanup.2
  %inc53 = add nsw i32 %dz.089, 1
  %cmp = icmp slt i32 %dz.089, 1
  br i1 %cmp, label %for.cond6.preheader, label %for.cond.cleanup

if.end:                                           ; preds = %for.cond11.preheader
  %add36 = add nuw nsw i32 %mul35, %add
  %idxprom = zext nneg i32 %add36 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom
  %4 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call37 = tail call spir_func i32 @_Z3absi(i32 noundef -1) #9
  %add38 = add i32 %call37, 1
  %call39 = tail call spir_func i32 @_Z3absi(i32 noundef %dy.087) #9
  %add40 = add i32 %add38, %call39
  %call41 = tail call spir_func i32 @_Z3absi(i32 noundef %dz.089) #9
  %add42 = add i32 %add40, %call41
  %mul43 = mul i32 %add42, %4
  %add44 = add i32 %mul43, %sum.188
  br label %cleanup

cleanup:                                          ; preds = %for.cond11.preheader, %if.end
  %sum.3 = phi i32 [ %add44, %if.end ], [ %sum.188, %for.cond11.preheader ]
  %or.cond.1 = select i1 %cmp18.1, i1 true, i1 %cmp20
  %or.cond62.1 = select i1 %or.cond.1, i1 true, i1 %cmp23
  %or.cond63.1 = or i1 %cmp26.1, %or.cond62.1
  %or.cond64.1 = select i1 %or.cond63.1, i1 true, i1 %cmp29
  %or.cond65.1 = select i1 %or.cond64.1, i1 true, i1 %cmp32
  br i1 %or.cond65.1, label %cleanup.1, label %if.end.1

if.end.1:                                         ; preds = %cleanup
  %add36.1 = add nuw nsw i32 %mul35, %conv
  %idxprom.1 = zext nneg i32 %add36.1 to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom.1
  %5 = load i32, ptr addrspace(1) %arrayidx.1, align 4, !tbaa !3
  %call37.1 = tail call spir_func i32 @_Z3absi(i32 noundef 0) #9
  %add38.1 = add i32 %call37.1, 1
  %call39.1 = tail call spir_func i32 @_Z3absi(i32 noundef %dy.087) #9
  %add40.1 = add i32 %add38.1, %call39.1
  %call41.1 = tail call spir_func i32 @_Z3absi(i32 noundef %dz.089) #9
  %add42.1 = add i32 %add40.1, %call41.1
  %mul43.1 = mul i32 %add42.1, %5
  %add44.1 = add i32 %mul43.1, %sum.3
  br label %cleanup.1

cleanup.1:                                        ; preds = %if.end.1, %cleanup
  %sum.3.1 = phi i32 [ %add44.1, %if.end.1 ], [ %sum.3, %cleanup ]
  %or.cond.2 = select i1 %cmp18.2, i1 true, i1 %cmp20
  %or.cond62.2 = select i1 %or.cond.2, i1 true, i1 %cmp23
  %or.cond63.2 = or i1 %cmp26.2, %or.cond62.2
  %or.cond64.2 = select i1 %or.cond63.2, i1 true, i1 %cmp29
  %or.cond65.2 = select i1 %or.cond64.2, i1 true, i1 %cmp32
  br i1 %or.cond65.2, label %cleanup.2, label %if.end.2

if.end.2:                                         ; preds = %cleanup.1
  %add36.2 = add nuw nsw i32 %mul35, %add.2
  %idxprom.2 = zext nneg i32 %add36.2 to i64
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom.2
  %6 = load i32, ptr addrspace(1) %arrayidx.2, align 4, !tbaa !3
  %call37.2 = tail call spir_func i32 @_Z3absi(i32 noundef 1) #9
  %add38.2 = add i32 %call37.2, 1
  %call39.2 = tail call spir_func i32 @_Z3absi(i32 noundef %dy.087) #9
  %add40.2 = add i32 %add38.2, %call39.2
  %call41.2 = tail call spir_func i32 @_Z3absi(i32 noundef %dz.089) #9
  %add42.2 = add i32 %add40.2, %call41.2
  %mul43.2 = mul i32 %add42.2, %6
  %add44.2 = add i32 %mul43.2, %sum.3.1
  br label %cleanup.2

cleanup.2:                                        ; preds = %if.end.2, %cleanup.1
  %sum.3.2 = phi i32 [ %add44.2, %if.end.2 ], [ %sum.3.1, %cleanup.1 ]
  %inc49 = add nsw i32 %dy.087, 1
  %cmp7 = icmp slt i32 %dy.087, 1
  br i1 %cmp7, label %for.cond11.preheader, label %for.cond.cleanup9
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @game_of_life(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #4 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %0 = trunc i64 %call.i to i32
  %conv.i = add i32 %0, 1
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9
  %1 = trunc i64 %call1.i to i32
  %conv3.i = add i32 %1, 1
  %cmp.i = icmp eq i32 %0, 0
  %cmp5.i = icmp eq i32 %1, 0
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp5.i
  br i1 %or.cond.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %idxprom.i = sext i32 %conv3.i to i64
  %arrayidx.i = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom.i
  %arrayidx7.i = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i64 9
  store i8 0, ptr addrspace(3) %arrayidx7.i, align 1, !tbaa !18
  %idxprom8.i = sext i32 %conv.i to i64
  %arrayidx9.i = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 90), i64 %idxprom8.i
  store i8 0, ptr addrspace(3) %arrayidx9.i, align 1, !tbaa !18
  store i8 0, ptr addrspace(3) %arrayidx.i, align 1, !tbaa !18
  %arrayidx14.i = getelementptr inbounds i8, ptr addrspace(3) @game_of_life.cells, i64 %idxprom8.i
  store i8 0, ptr addrspace(3) %arrayidx14.i, align 1, !tbaa !18
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  %cmp15.i = icmp eq i32 %conv.i, 8
  %cmp17.i = icmp eq i32 %conv3.i, 8
  %or.cond106.i = select i1 %cmp15.i, i1 %cmp17.i, i1 false
  br i1 %or.cond106.i, label %if.then19.i, label %if.end20.i

if.then19.i:                                      ; preds = %if.end.i
  store i8 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 99), align 1, !tbaa !18
  store i8 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 90), align 1, !tbaa !18
  store i8 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 9), align 1, !tbaa !18
  store i8 0, ptr addrspace(3) @game_of_life.cells, align 1, !tbaa !18
  br label %if.end20.i

if.end20.i:                                       ; preds = %if.then19.i, %if.end.i
  %mul.i = shl nsw i32 %1, 3
  %sub22.i = add i32 %mul.i, %0
  %idxprom23.i = sext i32 %sub22.i to i64
  %arrayidx24.i = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %idxprom23.i
  %2 = load i8, ptr addrspace(1) %arrayidx24.i, align 1, !tbaa !18
  %3 = and i8 %2, 1
  %idxprom27.i = sext i32 %conv3.i to i64
  %arrayidx28.i = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom27.i
  %idxprom29.i = sext i32 %conv.i to i64
  %arrayidx30.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx28.i, i64 %idxprom29.i
  store i8 %3, ptr addrspace(3) %arrayidx30.i, align 1, !tbaa !18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %idxprom32.i = sext i32 %1 to i64
  %arrayidx33.i = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom32.i
  %idxprom35.i = sext i32 %0 to i64
  %arrayidx36.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx33.i, i64 %idxprom35.i
  %4 = load i8, ptr addrspace(3) %arrayidx36.i, align 1, !tbaa !18
  %conv37.i = zext i8 %4 to i32
  %arrayidx42.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx33.i, i64 %idxprom29.i
  %5 = load i8, ptr addrspace(3) %arrayidx42.i, align 1, !tbaa !18
  %conv43.i = zext i8 %5 to i32
  %add44.i = add nuw nsw i32 %conv43.i, %conv37.i
  %add48.i = add i32 %0, 2
  %idxprom49.i = sext i32 %add48.i to i64
  %arrayidx50.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx33.i, i64 %idxprom49.i
  %6 = load i8, ptr addrspace(3) %arrayidx50.i, align 1, !tbaa !18
  %conv51.i = zext i8 %6 to i32
  %add52.i = add nuw nsw i32 %add44.i, %conv51.i
  %arrayidx57.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx28.i, i64 %idxprom35.i
  %7 = load i8, ptr addrspace(3) %arrayidx57.i, align 1, !tbaa !18
  %conv58.i = zext i8 %7 to i32
  %add59.i = add nuw nsw i32 %add52.i, %conv58.i
  %arrayidx64.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx28.i, i64 %idxprom49.i
  %8 = load i8, ptr addrspace(3) %arrayidx64.i, align 1, !tbaa !18
  %conv65.i = zext i8 %8 to i32
  %add66.i = add nuw nsw i32 %add59.i, %conv65.i
  %add67.i = add i32 %1, 2
  %idxprom68.i = sext i32 %add67.i to i64
  %arrayidx69.i = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom68.i
  %arrayidx72.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx69.i, i64 %idxprom35.i
  %9 = load i8, ptr addrspace(3) %arrayidx72.i, align 1, !tbaa !18
  %conv73.i = zext i8 %9 to i32
  %add74.i = add nuw nsw i32 %add66.i, %conv73.i
  %arrayidx79.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx69.i, i64 %idxprom29.i
  %10 = load i8, ptr addrspace(3) %arrayidx79.i, align 1, !tbaa !18
  %conv80.i = zext i8 %10 to i32
  %add81.i = add nuw nsw i32 %add74.i, %conv80.i
  %arrayidx87.i = getelementptr inbounds i8, ptr addrspace(3) %arrayidx69.i, i64 %idxprom49.i
  %11 = load i8, ptr addrspace(3) %arrayidx87.i, align 1, !tbaa !18
  %conv88.i = zext i8 %11 to i32
  %add89.i = add nuw nsw i32 %add81.i, %conv88.i
  switch i32 %add89.i, label %lor.end.fold.split.i [
    i32 3, label %__clang_ocl_kern_imp_game_of_life.exit
    i32 2, label %land.rhs.i
  ]

land.rhs.i:                                       ; preds = %if.end20.i
  %12 = load i8, ptr addrspace(3) %arrayidx30.i, align 1, !tbaa !18
  %tobool.i = icmp ne i8 %12, 0
  br label %__clang_ocl_kern_imp_game_of_life.exit

lor.end.fold.split.i:                             ; preds = %if.end20.i
  br label %__clang_ocl_kern_imp_game_of_life.exit

__clang_ocl_kern_imp_game_of_life.exit:           ; preds = %if.end20.i, %land.rhs.i, %lor.end.fold.split.i
  %13 = phi i1 [ true, %if.end20.i ], [ %tobool.i, %land.rhs.i ], [ false, %lor.end.fold.split.i ]
  %conv99.i = zext i1 %13 to i8
  %arrayidx105.i = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %idxprom23.i
  store i8 %conv99.i, ptr addrspace(1) %arrayidx105.i, align 1, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_game_of_life(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #5 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %0 = trunc i64 %call to i32
  %conv = add i32 %0, 1
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9
  %1 = trunc i64 %call1 to i32
  %conv3 = add i32 %1, 1
  %cmp = icmp eq i32 %0, 0
  %cmp5 = icmp eq i32 %1, 0
  %or.cond = select i1 %cmp, i1 true, i1 %cmp5
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %conv3 to i64
  %arrayidx = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom
  %arrayidx7 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 9
  store i8 0, ptr addrspace(3) %arrayidx7, align 1, !tbaa !18
  %idxprom8 = sext i32 %conv to i64
  %arrayidx9 = getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 90), i64 %idxprom8
  store i8 0, ptr addrspace(3) %arrayidx9, align 1, !tbaa !18
  store i8 0, ptr addrspace(3) %arrayidx, align 1, !tbaa !18
  %arrayidx14 = getelementptr inbounds i8, ptr addrspace(3) @game_of_life.cells, i64 %idxprom8
  store i8 0, ptr addrspace(3) %arrayidx14, align 1, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %entry, %if.then
  %cmp15 = icmp eq i32 %conv, 8
  %cmp17 = icmp eq i32 %conv3, 8
  %or.cond106 = select i1 %cmp15, i1 %cmp17, i1 false
  br i1 %or.cond106, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end
  store i8 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 99), align 1, !tbaa !18
  store i8 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 90), align 1, !tbaa !18
  store i8 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @game_of_life.cells, i64 9), align 1, !tbaa !18
  store i8 0, ptr addrspace(3) @game_of_life.cells, align 1, !tbaa !18
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %if.end
  %mul = shl nsw i32 %1, 3
  %sub22 = add i32 %mul, %0
  %idxprom23 = sext i32 %sub22 to i64
  %arrayidx24 = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %idxprom23
  %2 = load i8, ptr addrspace(1) %arrayidx24, align 1, !tbaa !18
  %3 = and i8 %2, 1
  %idxprom27 = sext i32 %conv3 to i64
  %arrayidx28 = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom27
  %idxprom29 = sext i32 %conv to i64
  %arrayidx30 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx28, i64 %idxprom29
  store i8 %3, ptr addrspace(3) %arrayidx30, align 1, !tbaa !18
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %idxprom32 = sext i32 %1 to i64
  %arrayidx33 = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom32
  %idxprom35 = sext i32 %0 to i64
  %arrayidx36 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx33, i64 %idxprom35
  %4 = load i8, ptr addrspace(3) %arrayidx36, align 1, !tbaa !18
  %conv37 = zext i8 %4 to i32
  %arrayidx42 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx33, i64 %idxprom29
  %5 = load i8, ptr addrspace(3) %arrayidx42, align 1, !tbaa !18
  %conv43 = zext i8 %5 to i32
  %add44 = add nuw nsw i32 %conv43, %conv37
  %add48 = add i32 %0, 2
  %idxprom49 = sext i32 %add48 to i64
  %arrayidx50 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx33, i64 %idxprom49
  %6 = load i8, ptr addrspace(3) %arrayidx50, align 1, !tbaa !18
  %conv51 = zext i8 %6 to i32
  %add52 = add nuw nsw i32 %add44, %conv51
  %arrayidx57 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx28, i64 %idxprom35
  %7 = load i8, ptr addrspace(3) %arrayidx57, align 1, !tbaa !18
  %conv58 = zext i8 %7 to i32
  %add59 = add nuw nsw i32 %add52, %conv58
  %arrayidx64 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx28, i64 %idxprom49
  %8 = load i8, ptr addrspace(3) %arrayidx64, align 1, !tbaa !18
  %conv65 = zext i8 %8 to i32
  %add66 = add nuw nsw i32 %add59, %conv65
  %add67 = add i32 %1, 2
  %idxprom68 = sext i32 %add67 to i64
  %arrayidx69 = getelementptr inbounds [10 x i8], ptr addrspace(3) @game_of_life.cells, i64 %idxprom68
  %arrayidx72 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx69, i64 %idxprom35
  %9 = load i8, ptr addrspace(3) %arrayidx72, align 1, !tbaa !18
  %conv73 = zext i8 %9 to i32
  %add74 = add nuw nsw i32 %add66, %conv73
  %arrayidx79 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx69, i64 %idxprom29
  %10 = load i8, ptr addrspace(3) %arrayidx79, align 1, !tbaa !18
  %conv80 = zext i8 %10 to i32
  %add81 = add nuw nsw i32 %add74, %conv80
  %arrayidx87 = getelementptr inbounds i8, ptr addrspace(3) %arrayidx69, i64 %idxprom49
  %11 = load i8, ptr addrspace(3) %arrayidx87, align 1, !tbaa !18
  %conv88 = zext i8 %11 to i32
  %add89 = add nuw nsw i32 %add81, %conv88
  switch i32 %add89, label %lor.end.fold.split [
    i32 3, label %lor.end
    i32 2, label %land.rhs
  ]

land.rhs:                                         ; preds = %if.end20
  %12 = load i8, ptr addrspace(3) %arrayidx30, align 1, !tbaa !18
  %tobool = icmp ne i8 %12, 0
  br label %lor.end

lor.end.fold.split:                               ; preds = %if.end20
  br label %lor.end

lor.end:                                          ; preds = %if.end20, %lor.end.fold.split, %land.rhs
  %13 = phi i1 [ true, %if.end20 ], [ %tobool, %land.rhs ], [ false, %lor.end.fold.split ]
  %conv99 = zext i1 %13 to i8
  %arrayidx105 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %idxprom23
  store i8 %conv99, ptr addrspace(1) %arrayidx105, align 1, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"int*", !"int*"}
!16 = !{!"const", !""}
!17 = !{!"uchar*", !"uchar*"}
!18 = !{!5, !5, i64 0}
