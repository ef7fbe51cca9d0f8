; ModuleID = 'opencl/matrix_product.cl'
source_filename = "opencl/matrix_product.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@product_tiled.tile_a = internal unnamed_addr addrspace(3) global [4 x [4 x float]] undef, align 4
@product_tiled.tile_b = internal unnamed_addr addrspace(3) global [4 x [4 x float]] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @product_naive(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %c, i32 noundef %n) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv2.i = trunc i64 %call1.i to i32
  %cmp.i1 = icmp sgt i32 %n, 0
  %mul.i = mul nsw i32 %n, %conv.i
  br i1 %cmp.i1, label %for.body.i, label %__clang_ocl_kern_imp_product_naive.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %k.0.i3 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %sum.0.i2 = phi float [ %2, %for.body.i ], [ 0.000000e+00, %entry ]
  %add.i = add nsw i32 %k.0.i3, %mul.i
  %idxprom.i = sext i32 %add.i to i64
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %mul4.i = mul nuw nsw i32 %k.0.i3, %n
  %add5.i = add nsw i32 %mul4.i, %conv2.i
  %idxprom6.i = sext i32 %add5.i to i64
  %arrayidx7.i = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom6.i
  %1 = load float, ptr addrspace(1) %arrayidx7.i, align 4, !tbaa !11
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %sum.0.i2)
  %inc.i = add nuw nsw i32 %k.0.i3, 1
  %cmp.i = icmp slt i32 %inc.i, %n
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_product_naive.exit

__clang_ocl_kern_imp_product_naive.exit:          ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %2, %for.body.i ]
  %add10.i = add nsw i32 %mul.i, %conv2.i
  %idxprom11.i = sext i32 %add10.i to i64
  %arrayidx12.i = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom11.i
  store float %sum.0.i.lcssa, ptr addrspace(1) %arrayidx12.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_product_naive(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %c, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv2 = trunc i64 %call1 to i32
  %cmp22 = icmp sgt i32 %n, 0
  %mul = mul nsw i32 %n, %conv
  br i1 %cmp22, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %2, %for.body ]
  %add10 = add nsw i32 %mul, %conv2
  %idxprom11 = sext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom11
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx12, align 4, !tbaa !11
  ret void

for.body:                                         ; preds = %entry, %for.body
  %k.024 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %sum.023 = phi float [ %2, %for.body ], [ 0.000000e+00, %entry ]
  %add = add nsw i32 %k.024, %mul
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %mul4 = mul nuw nsw i32 %k.024, %n
  %add5 = add nsw i32 %mul4, %conv2
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom6
  %1 = load float, ptr addrspace(1) %arrayidx7, align 4, !tbaa !11
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %sum.023)
  %inc = add nuw nsw i32 %k.024, 1
  %cmp = icmp slt i32 %inc, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @product_tiled(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %c, i32 noundef %n) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #7
  %conv2.i = trunc i64 %call1.i to i32
  %call3.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %call3.tr.i = trunc i64 %call3.i to i32
  %0 = shl i32 %call3.tr.i, 2
  %conv5.i = add i32 %0, %conv.i
  %call6.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #7
  %call6.tr.i = trunc i64 %call6.i to i32
  %1 = shl i32 %call6.tr.i, 2
  %conv10.i = add i32 %1, %conv2.i
  %div.i = sdiv i32 %n, 4
  %cmp.i3 = icmp sgt i32 %n, 3
  br i1 %cmp.i3, label %for.body.i.lr.ph, label %entry.__clang_ocl_kern_imp_product_tiled.exit_crit_edge

entry.__clang_ocl_kern_imp_product_tiled.exit_crit_edge: ; preds = %entry
  %.pre = mul nsw i32 %conv10.i, %n
  br label %__clang_ocl_kern_imp_product_tiled.exit

for.body.i.lr.ph:                                 ; preds = %entry
  %conv8.i = sext i32 %conv2.i to i64
  %conv4.i = sext i32 %conv.i to i64
  %mul12.i = mul nsw i32 %conv10.i, %n
  %add14.i = add i32 %mul12.i, %conv.i
  %arrayidx17.i = getelementptr inbounds [4 x float], ptr addrspace(3) @product_tiled.tile_a, i64 %conv8.i
  %arrayidx19.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx17.i, i64 %conv4.i
  %arrayidx27.i = getelementptr inbounds [4 x float], ptr addrspace(3) @product_tiled.tile_b, i64 %conv8.i
  %arrayidx29.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx27.i, i64 %conv4.i
  %invariant.gep = getelementptr float, ptr addrspace(3) @product_tiled.tile_b, i64 %conv4.i
  %arrayidx38.i.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx17.i, i64 4
  %gep.1 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 16
  %arrayidx38.i.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx17.i, i64 8
  %gep.2 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 32
  %arrayidx38.i.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx17.i, i64 12
  %gep.3 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 48
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %t.0.i5 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc45.i, %for.body.i ]
  %sum.0.i4 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %call43.i.3, %for.body.i ]
  %mul13.i = shl nsw i32 %t.0.i5, 2
  %add15.i = add i32 %add14.i, %mul13.i
  %idxprom.i = sext i32 %add15.i to i64
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom.i
  %2 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  store float %2, ptr addrspace(3) %arrayidx19.i, align 4, !tbaa !11
  %add21.i = add nsw i32 %mul13.i, %conv2.i
  %mul22.i = mul nsw i32 %add21.i, %n
  %add23.i = add nsw i32 %mul22.i, %conv5.i
  %idxprom24.i = sext i32 %add23.i to i64
  %arrayidx25.i = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom24.i
  %3 = load float, ptr addrspace(1) %arrayidx25.i, align 4, !tbaa !11
  store float %3, ptr addrspace(3) %arrayidx29.i, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %4 = load float, ptr addrspace(3) %arrayidx17.i, align 4, !tbaa !11
  %5 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !11
  %call43.i = tail call spir_func float @_Z3fmafff(float noundef %4, float noundef %5, float noundef %sum.0.i4) #7
  %6 = load float, ptr addrspace(3) %arrayidx38.i.1, align 4, !tbaa !11
  %7 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !11
  %call43.i.1 = tail call spir_func float @_Z3fmafff(float noundef %6, float noundef %7, float noundef %call43.i) #7
  %8 = load float, ptr addrspace(3) %arrayidx38.i.2, align 4, !tbaa !11
  %9 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !11
  %call43.i.2 = tail call spir_func float @_Z3fmafff(float noundef %8, float noundef %9, float noundef %call43.i.1) #7
  %10 = load float, ptr addrspace(3) %arrayidx38.i.3, align 4, !tbaa !11
  %11 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !11
  %call43.i.3 = tail call spir_func float @_Z3fmafff(float noundef %10, float noundef %11, float noundef %call43.i.2) #7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %inc45.i = add nuw nsw i32 %t.0.i5, 1
  %cmp.i = icmp slt i32 %inc45.i, %div.i
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_product_tiled.exit

__clang_ocl_kern_imp_product_tiled.exit:          ; preds = %for.body.i, %entry.__clang_ocl_kern_imp_product_tiled.exit_crit_edge
  %mul47.i.pre-phi = phi i32 [ %.pre, %entry.__clang_ocl_kern_imp_product_tiled.exit_crit_edge ], [ %mul12.i, %for.body.i ]
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry.__clang_ocl_kern_imp_product_tiled.exit_crit_edge ], [ %call43.i.3, %for.body.i ]
  %add48.i = add nsw i32 %mul47.i.pre-phi, %conv5.i
  %idxprom49.i = sext i32 %add48.i to i64
  %arrayidx50.i = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom49.i
  store float %sum.0.i.lcssa, ptr addrspace(1) %arrayidx50.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_product_tiled(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %c, i32 noundef %n) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #7
  %conv2 = trunc i64 %call1 to i32
  %call3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %call3.tr = trunc i64 %call3 to i32
  %0 = shl i32 %call3.tr, 2
  %conv5 = add i32 %0, %conv
  %call6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #7
  %call6.tr = trunc i64 %call6 to i32
  %1 = shl i32 %call6.tr, 2
  %conv10 = add i32 %1, %conv2
  %div = sdiv i32 %n, 4
  %cmp73 = icmp sgt i32 %n, 3
  br i1 %cmp73, label %for.body.lr.ph, label %entry.for.cond.cleanup_crit_edge

entry.for.cond.cleanup_crit_edge:                 ; preds = %entry
  %.pre = mul nsw i32 %conv10, %n
  br label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %conv8 = sext i32 %conv2 to i64
  %conv4 = sext i32 %conv to i64
  %mul12 = mul nsw i32 %conv10, %n
  %add14 = add i32 %mul12, %conv
  %arrayidx17 = getelementptr inbounds [4 x float], ptr addrspace(3) @product_tiled.tile_a, i64 %conv8
  %arrayidx19 = getelementptr inbounds float, ptr addrspace(3) %arrayidx17, i64 %conv4
  %arrayidx27 = getelementptr inbounds [4 x float], ptr addrspace(3) @product_tiled.tile_b, i64 %conv8
  %arrayidx29 = getelementptr inbounds float, ptr addrspace(3) %arrayidx27, i64 %conv4
  %invariant.gep = getelementptr float, ptr addrspace(3) @product_tiled.tile_b, i64 %conv4
  %arrayidx38.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx17, i64 4
  %gep.1 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 16
  %arrayidx38.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx17, i64 8
  %gep.2 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 32
  %arrayidx38.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx17, i64 12
  %gep.3 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 48
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry.for.cond.cleanup_crit_edge
  %mul47.pre-phi = phi i32 [ %.pre, %entry.for.cond.cleanup_crit_edge ], [ %mul12, %for.body ]
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry.for.cond.cleanup_crit_edge ], [ %call43.3, %for.body ]
  %add48 = add nsw i32 %mul47.pre-phi, %conv5
  %idxprom49 = sext i32 %add48 to i64
  %arrayidx50 = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom49
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx50, align 4, !tbaa !11
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %t.075 = phi i32 [ 0, %for.body.lr.ph ], [ %inc45, %for.body ]
  %sum.074 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %call43.3, %for.body ]
  %mul13 = shl nsw i32 %t.075, 2
  %add15 = add i32 %add14, %mul13
  %idxprom = sext i32 %add15 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom
  %2 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  store float %2, ptr addrspace(3) %arrayidx19, align 4, !tbaa !11
  %add21 = add nsw i32 %mul13, %conv2
  %mul22 = mul nsw i32 %add21, %n
  %add23 = add nsw i32 %mul22, %conv5
  %idxprom24 = sext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom24
  %3 = load float, ptr addrspace(1) %arrayidx25, align 4, !tbaa !11
  store float %3, ptr addrspace(3) %arrayidx29, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %4 = load float, ptr addrspace(3) %arrayidx17, align 4, !tbaa !11
  %5 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !11
  %call43 = tail call spir_func float @_Z3fmafff(float noundef %4, float noundef %5, float noundef %sum.074) #7
  %6 = load float, ptr addrspace(3) %arrayidx38.1, align 4, !tbaa !11
  %7 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !11
  %call43.1 = tail call spir_func float @_Z3fmafff(float noundef %6, float noundef %7, float noundef %call43) #7
  %8 = load float, ptr addrspace(3) %arrayidx38.2, align 4, !tbaa !11
  %9 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !11
  %call43.2 = tail call spir_func float @_Z3fmafff(float noundef %8, float noundef %9, float noundef %call43.1) #7
  %10 = load float, ptr addrspace(3) %arrayidx38.3, align 4, !tbaa !11
  %11 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !11
  %call43.3 = tail call spir_func float @_Z3fmafff(float noundef %10, float noundef %11, float noundef %call43.2) #7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %inc45 = add nuw nsw i32 %t.075, 1
  %cmp = icmp slt i32 %inc45, %div
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @product_integer(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %c) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %call2.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %invariant.gep = getelementptr i32, ptr addrspace(1) %b, i64 %call1.i
  %cmp.i1.not = icmp eq i64 %call2.i, 0
  br i1 %cmp.i1.not, label %__clang_ocl_kern_imp_product_integer.exit, label %for.body.i.lr.ph

for.body.i.lr.ph:                                 ; preds = %entry
  %mul.i = mul i64 %call2.i, %call.i
  %0 = getelementptr i32, ptr addrspace(1) %a, i64 %mul.i
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %k.0.i3 = phi i64 [ 0, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %sum.0.i2 = phi i64 [ 0, %for.body.i.lr.ph ], [ %add8.i, %for.body.i ]
  %arrayidx.i = getelementptr i32, ptr addrspace(1) %0, i64 %k.0.i3
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %conv.i = sext i32 %1 to i64
  %mul3.i = mul i64 %k.0.i3, %call2.i
  %gep = getelementptr i32, ptr addrspace(1) %invariant.gep, i64 %mul3.i
  %2 = load i32, ptr addrspace(1) %gep, align 4, !tbaa !3
  %conv6.i = sext i32 %2 to i64
  %mul7.i = mul nsw i64 %conv6.i, %conv.i
  %add8.i = add nsw i64 %mul7.i, %sum.0.i2
  %inc.i = add nuw i64 %k.0.i3, 1
  %cmp.i = icmp ult i64 %inc.i, %call2.i
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_product_integer.exit

__clang_ocl_kern_imp_product_integer.exit:        ; preds = %for.body.i, %entry
  %mul9.i.pre-phi = phi i64 [ 0, %entry ], [ %mul.i, %for.body.i ]
  %sum.0.i.lcssa = phi i64 [ 0, %entry ], [ %add8.i, %for.body.i ]
  %3 = getelementptr i64, ptr addrspace(1) %c, i64 %mul9.i.pre-phi
  %arrayidx11.i = getelementptr i64, ptr addrspace(1) %3, i64 %call1.i
  store i64 %sum.0.i.lcssa, ptr addrspace(1) %arrayidx11.i, align 8, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_product_integer(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %c) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %call2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %invariant.gep = getelementptr i32, ptr addrspace(1) %b, i64 %call1
  %cmp21.not = icmp eq i64 %call2, 0
  br i1 %cmp21.not, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %mul = mul i64 %call2, %call
  %0 = getelementptr i32, ptr addrspace(1) %a, i64 %mul
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %mul9.pre-phi = phi i64 [ 0, %entry ], [ %mul, %for.body ]
  %sum.0.lcssa = phi i64 [ 0, %entry ], [ %add8, %for.body ]
  %1 = getelementptr i64, ptr addrspace(1) %c, i64 %mul9.pre-phi
  %arrayidx11 = getelementptr i64, ptr addrspace(1) %1, i64 %call1
  store i64 %sum.0.lcssa, ptr addrspace(1) %arrayidx11, align 8, !tbaa !17
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.023 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %sum.022 = phi i64 [ 0, %for.body.lr.ph ], [ %add8, %for.body ]
  %arrayidx = getelementptr i32, ptr addrspace(1) %0, i64 %k.023
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %2 to i64
  %mul3 = mul i64 %k.023, %call2
  %gep = getelementptr i32, ptr addrspace(1) %invariant.gep, i64 %mul3
  %3 = load i32, ptr addrspace(1) %gep, align 4, !tbaa !3
  %conv6 = sext i32 %3 to i64
  %mul7 = mul nsw i64 %conv6, %conv
  %add8 = add nsw i64 %mul7, %sum.022
  %inc = add nuw i64 %k.023, 1
  %cmp = icmp ult i64 %inc, %call2
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"int"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"int*", !"int*", !"long*"}
!16 = !{!"const", !"const", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !5, i64 0}
