; ModuleID = 'opencl/prefix_sum.cl'
source_filename = "opencl/prefix_sum.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@scan_hillis_steele.ping = internal unnamed_addr addrspace(3) global [2 x [16 x i32]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan_hillis_steele(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %conv2.i = trunc i64 %call1.i to i32
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call3.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_hillis_steele.ping, i64 %idxprom.i
  store i32 %0, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp.i1 = icmp ugt i32 %conv2.i, 1
  br i1 %cmp.i1, label %for.body.i, label %__clang_ocl_kern_imp_scan_hillis_steele.exit

for.body.i:                                       ; preds = %entry, %if.end.i
  %offset.0.i3 = phi i32 [ %mul.i, %if.end.i ], [ 1, %entry ]
  %current.0.i2 = phi i32 [ %sub16.i, %if.end.i ], [ 0, %entry ]
  %idxprom6.i = zext nneg i32 %current.0.i2 to i64
  %arrayidx7.i = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @scan_hillis_steele.ping, i64 %idxprom6.i
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx7.i, i64 %idxprom.i
  %1 = load i32, ptr addrspace(3) %arrayidx9.i, align 4, !tbaa !3
  %cmp10.not.i = icmp ugt i32 %offset.0.i3, %conv.i
  br i1 %cmp10.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i
  %sub.i = sub nuw i32 %conv.i, %offset.0.i3
  %idxprom14.i = zext i32 %sub.i to i64
  %arrayidx15.i = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx7.i, i64 %idxprom14.i
  %2 = load i32, ptr addrspace(3) %arrayidx15.i, align 4, !tbaa !3
  %add.i = add i32 %2, %1
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %value.0.i = phi i32 [ %add.i, %if.then.i ], [ %1, %for.body.i ]
  %sub16.i = xor i32 %current.0.i2, 1
  %idxprom17.i = zext nneg i32 %sub16.i to i64
  %gep = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) %arrayidx4.i, i64 %idxprom17.i
  store i32 %value.0.i, ptr addrspace(3) %gep, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %mul.i = shl i32 %offset.0.i3, 1
  %cmp.i = icmp ult i32 %mul.i, %conv2.i
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_scan_hillis_steele.exit

__clang_ocl_kern_imp_scan_hillis_steele.exit:     ; preds = %if.end.i, %entry
  %current.0.i.lcssa = phi i32 [ 0, %entry ], [ %sub16.i, %if.end.i ]
  %idxprom22.i = zext nneg i32 %current.0.i.lcssa to i64
  %arrayidx23.i = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @scan_hillis_steele.ping, i64 %idxprom22.i
  %arrayidx25.i = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx23.i, i64 %idxprom.i
  %3 = load i32, ptr addrspace(3) %arrayidx25.i, align 4, !tbaa !3
  %call26.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx27.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call26.i
  store i32 %3, ptr addrspace(1) %arrayidx27.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan_hillis_steele(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %conv2 = trunc i64 %call1 to i32
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call3
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %idxprom = and i64 %call, 4294967295
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_hillis_steele.ping, i64 %idxprom
  store i32 %0, ptr addrspace(3) %arrayidx4, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp41 = icmp ugt i32 %conv2, 1
  br i1 %cmp41, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %current.0.lcssa = phi i32 [ 0, %entry ], [ %sub16, %if.end ]
  %idxprom22 = zext nneg i32 %current.0.lcssa to i64
  %arrayidx23 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @scan_hillis_steele.ping, i64 %idxprom22
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx23, i64 %idxprom
  %1 = load i32, ptr addrspace(3) %arrayidx25, align 4, !tbaa !3
  %call26 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx27 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call26
  store i32 %1, ptr addrspace(1) %arrayidx27, align 4, !tbaa !3
  ret void

for.body:                                         ; preds = %entry, %if.end
  %offset.043 = phi i32 [ %mul, %if.end ], [ 1, %entry ]
  %current.042 = phi i32 [ %sub16, %if.end ], [ 0, %entry ]
  %idxprom6 = zext nneg i32 %current.042 to i64
  %arrayidx7 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @scan_hillis_steele.ping, i64 %idxprom6
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx7, i64 %idxprom
  %2 = load i32, ptr addrspace(3) %arrayidx9, align 4, !tbaa !3
  %cmp10.not = icmp ugt i32 %offset.043, %conv
  br i1 %cmp10.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %sub = sub nuw i32 %conv, %offset.043
  %idxprom14 = zext i32 %sub to i64
  %arrayidx15 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx7, i64 %idxprom14
  %3 = load i32, ptr addrspace(3) %arrayidx15, align 4, !tbaa !3
  %add = add i32 %3, %2
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %value.0 = phi i32 [ %add, %if.then ], [ %2, %for.body ]
  %sub16 = xor i32 %current.042, 1
  %idxprom17 = zext nneg i32 %sub16 to i64
  %gep = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) %arrayidx4, i64 %idxprom17
  store i32 %value.0, ptr addrspace(3) %gep, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %mul = shl i32 %offset.043, 1
  %cmp = icmp ult i32 %mul, %conv2
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan_blelloch(ptr addrspace(1) noundef align 4 captures(none) %data, ptr addrspace(3) noundef align 4 captures(none) %tree) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %call1.tr.i = trunc i64 %call1.i to i32
  %conv2.i = shl i32 %call1.tr.i, 1
  %mul3.i = shl nsw i32 %conv.i, 1
  %idxprom.i = sext i32 %mul3.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %data, i64 %idxprom.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx6.i = getelementptr inbounds i32, ptr addrspace(3) %tree, i64 %idxprom.i
  store i32 %0, ptr addrspace(3) %arrayidx6.i, align 4, !tbaa !3
  %add.i = or disjoint i32 %mul3.i, 1
  %idxprom8.i = sext i32 %add.i to i64
  %arrayidx9.i = getelementptr inbounds i32, ptr addrspace(1) %data, i64 %idxprom8.i
  %1 = load i32, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  %arrayidx13.i = getelementptr inbounds i32, ptr addrspace(3) %tree, i64 %idxprom8.i
  store i32 %1, ptr addrspace(3) %arrayidx13.i, align 4, !tbaa !3
  %shr.i = ashr exact i32 %conv2.i, 1
  %cmp.i1 = icmp sgt i32 %shr.i, 0
  br i1 %cmp.i1, label %for.body.i.lr.ph, label %for.cond.cleanup.i

for.body.i.lr.ph:                                 ; preds = %entry
  %add21.i = add nsw i32 %mul3.i, 2
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %if.end.i, %entry
  %offset.0.i.lcssa = phi i32 [ 1, %entry ], [ %mul29.i, %if.end.i ]
  %cmp31.i = icmp eq i32 %conv.i, 0
  br i1 %cmp31.i, label %if.then33.i, label %if.end37.i

for.body.i:                                       ; preds = %for.body.i.lr.ph, %if.end.i
  %offset.0.i3 = phi i32 [ 1, %for.body.i.lr.ph ], [ %mul29.i, %if.end.i ]
  %d.0.i2 = phi i32 [ %shr.i, %for.body.i.lr.ph ], [ %shr30.i, %if.end.i ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp15.i = icmp sgt i32 %d.0.i2, %conv.i
  br i1 %cmp15.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %mul19.i = mul nsw i32 %offset.0.i3, %add.i
  %mul22.i = mul nsw i32 %offset.0.i3, %add21.i
  %2 = sext i32 %mul19.i to i64
  %3 = getelementptr i32, ptr addrspace(3) %tree, i64 %2
  %arrayidx25.i = getelementptr i8, ptr addrspace(3) %3, i64 -4
  %4 = load i32, ptr addrspace(3) %arrayidx25.i, align 4, !tbaa !3
  %5 = sext i32 %mul22.i to i64
  %6 = getelementptr i32, ptr addrspace(3) %tree, i64 %5
  %arrayidx27.i = getelementptr i8, ptr addrspace(3) %6, i64 -4
  %7 = load i32, ptr addrspace(3) %arrayidx27.i, align 4, !tbaa !3
  %add28.i = add nsw i32 %7, %4
  store i32 %add28.i, ptr addrspace(3) %arrayidx27.i, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %mul29.i = shl nsw i32 %offset.0.i3, 1
  %shr30.i = lshr i32 %d.0.i2, 1
  %cmp.i.not = icmp eq i32 %shr30.i, 0
  br i1 %cmp.i.not, label %for.cond.cleanup.i, label %for.body.i

if.then33.i:                                      ; preds = %for.cond.cleanup.i
  %8 = sext i32 %conv2.i to i64
  %9 = getelementptr i32, ptr addrspace(3) %tree, i64 %8
  %arrayidx36.i = getelementptr i8, ptr addrspace(3) %9, i64 -4
  store i32 0, ptr addrspace(3) %arrayidx36.i, align 4, !tbaa !3
  br label %if.end37.i

if.end37.i:                                       ; preds = %if.then33.i, %for.cond.cleanup.i
  %cmp40.i4 = icmp sgt i32 %conv2.i, 1
  br i1 %cmp40.i4, label %for.body43.i.lr.ph, label %__clang_ocl_kern_imp_scan_blelloch.exit

for.body43.i.lr.ph:                               ; preds = %if.end37.i
  %add55.i = add nsw i32 %mul3.i, 2
  br label %for.body43.i

for.body43.i:                                     ; preds = %for.body43.i.lr.ph, %for.inc68.i
  %offset.1.i6 = phi i32 [ %offset.0.i.lcssa, %for.body43.i.lr.ph ], [ %shr44.i, %for.inc68.i ]
  %d38.0.i5 = phi i32 [ 1, %for.body43.i.lr.ph ], [ %mul69.i, %for.inc68.i ]
  %shr44.i = lshr i32 %offset.1.i6, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp45.i = icmp sgt i32 %d38.0.i5, %conv.i
  br i1 %cmp45.i, label %if.then47.i, label %for.inc68.i

if.then47.i:                                      ; preds = %for.body43.i
  %mul51.i = mul nsw i32 %shr44.i, %add.i
  %mul56.i = mul nsw i32 %shr44.i, %add55.i
  %10 = sext i32 %mul51.i to i64
  %11 = getelementptr i32, ptr addrspace(3) %tree, i64 %10
  %arrayidx59.i = getelementptr i8, ptr addrspace(3) %11, i64 -4
  %12 = load i32, ptr addrspace(3) %arrayidx59.i, align 4, !tbaa !3
  %13 = sext i32 %mul56.i to i64
  %14 = getelementptr i32, ptr addrspace(3) %tree, i64 %13
  %arrayidx61.i = getelementptr i8, ptr addrspace(3) %14, i64 -4
  %15 = load i32, ptr addrspace(3) %arrayidx61.i, align 4, !tbaa !3
  store i32 %15, ptr addrspace(3) %arrayidx59.i, align 4, !tbaa !3
  %add66.i = add nsw i32 %15, %12
  store i32 %add66.i, ptr addrspace(3) %arrayidx61.i, align 4, !tbaa !3
  br label %for.inc68.i

for.inc68.i:                                      ; preds = %if.then47.i, %for.body43.i
  %mul69.i = shl nsw i32 %d38.0.i5, 1
  %cmp40.i = icmp slt i32 %mul69.i, %conv2.i
  br i1 %cmp40.i, label %for.body43.i, label %__clang_ocl_kern_imp_scan_blelloch.exit

__clang_ocl_kern_imp_scan_blelloch.exit:          ; preds = %for.inc68.i, %if.end37.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %16 = load i32, ptr addrspace(3) %arrayidx6.i, align 4, !tbaa !3
  store i32 %16, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %17 = load i32, ptr addrspace(3) %arrayidx13.i, align 4, !tbaa !3
  store i32 %17, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan_blelloch(ptr addrspace(1) noundef align 4 captures(none) %data, ptr addrspace(3) noundef align 4 captures(none) %tree) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %call1.tr = trunc i64 %call1 to i32
  %conv2 = shl i32 %call1.tr, 1
  %mul3 = shl nsw i32 %conv, 1
  %idxprom = sext i32 %mul3 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %data, i64 %idxprom
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx6 = getelementptr inbounds i32, ptr addrspace(3) %tree, i64 %idxprom
  store i32 %0, ptr addrspace(3) %arrayidx6, align 4, !tbaa !3
  %add = or disjoint i32 %mul3, 1
  %idxprom8 = sext i32 %add to i64
  %arrayidx9 = getelementptr inbounds i32, ptr addrspace(1) %data, i64 %idxprom8
  %1 = load i32, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  %arrayidx13 = getelementptr inbounds i32, ptr addrspace(3) %tree, i64 %idxprom8
  store i32 %1, ptr addrspace(3) %arrayidx13, align 4, !tbaa !3
  %shr = ashr exact i32 %conv2, 1
  %cmp125 = icmp sgt i32 %shr, 0
  br i1 %cmp125, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add21 = add nsw i32 %mul3, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %offset.0.lcssa = phi i32 [ 1, %entry ], [ %mul29, %if.end ]
  %cmp31 = icmp eq i32 %conv, 0
  br i1 %cmp31, label %if.then33, label %if.end37

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %offset.0127 = phi i32 [ 1, %for.body.lr.ph ], [ %mul29, %if.end ]
  %d.0126 = phi i32 [ %shr, %for.body.lr.ph ], [ %shr30, %if.end ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp15 = icmp sgt i32 %d.0126, %conv
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %mul19 = mul nsw i32 %offset.0127, %add
  %mul22 = mul nsw i32 %offset.0127, %add21
  %2 = sext i32 %mul19 to i64
  %3 = getelementptr i32, ptr addrspace(3) %tree, i64 %2
  %arrayidx25 = getelementptr i8, ptr addrspace(3) %3, i64 -4
  %4 = load i32, ptr addrspace(3) %arrayidx25, align 4, !tbaa !3
  %5 = sext i32 %mul22 to i64
  %6 = getelementptr i32, ptr addrspace(3) %tree, i64 %5
  %arrayidx27 = getelementptr i8, ptr addrspace(3) %6, i64 -4
  %7 = load i32, ptr addrspace(3) %arrayidx27, align 4, !tbaa !3
  %add28 = add nsw i32 %7, %4
  store i32 %add28, ptr addrspace(3) %arrayidx27, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %mul29 = shl nsw i32 %offset.0127, 1
  %shr30 = lshr i32 %d.0126, 1
  %cmp.not = icmp eq i32 %shr30, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body

if.then33:                                        ; preds = %for.cond.cleanup
  %8 = sext i32 %conv2 to i64
  %9 = getelementptr i32, ptr addrspace(3) %tree, i64 %8
  %arrayidx36 = getelementptr i8, ptr addrspace(3) %9, i64 -4
  store i32 0, ptr addrspace(3) %arrayidx36, align 4, !tbaa !3
  br label %if.end37

if.end37:                                         ; preds = %if.then33, %for.cond.cleanup
  %cmp40128 = icmp sgt i32 %conv2, 1
  br i1 %cmp40128, label %for.body43.lr.ph, label %for.cond.cleanup42

for.body43.lr.ph:                                 ; preds = %if.end37
  %add55 = add nsw i32 %mul3, 2
  br label %for.body43

for.cond.cleanup42:                               ; preds = %for.inc68, %if.end37
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = load i32, ptr addrspace(3) %arrayidx6, align 4, !tbaa !3
  store i32 %10, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %11 = load i32, ptr addrspace(3) %arrayidx13, align 4, !tbaa !3
  store i32 %11, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  ret void

for.body43:                                       ; preds = %for.body43.lr.ph, %for.inc68
  %offset.1130 = phi i32 [ %offset.0.lcssa, %for.body43.lr.ph ], [ %shr44, %for.inc68 ]
  %d38.0129 = phi i32 [ 1, %for.body43.lr.ph ], [ %mul69, %for.inc68 ]
  %shr44 = lshr i32 %offset.1130, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp45 = icmp sgt i32 %d38.0129, %conv
  br i1 %cmp45, label %if.then47, label %for.inc68

if.then47:                                        ; preds = %for.body43
  %mul51 = mul nsw i32 %shr44, %add
  %mul56 = mul nsw i32 %shr44, %add55
  %12 = sext i32 %mul51 to i64
  %13 = getelementptr i32, ptr addrspace(3) %tree, i64 %12
  %arrayidx59 = getelementptr i8, ptr addrspace(3) %13, i64 -4
  %14 = load i32, ptr addrspace(3) %arrayidx59, align 4, !tbaa !3
  %15 = sext i32 %mul56 to i64
  %16 = getelementptr i32, ptr addrspace(3) %tree, i64 %15
  %arrayidx61 = getelementptr i8, ptr addrspace(3) %16, i64 -4
  %17 = load i32, ptr addrspace(3) %arrayidx61, align 4, !tbaa !3
  store i32 %17, ptr addrspace(3) %arrayidx59, align 4, !tbaa !3
  %add66 = add nsw i32 %17, %14
  store i32 %add66, ptr addrspace(3) %arrayidx61, align 4, !tbaa !3
  br label %for.inc68

for.inc68:                                        ; preds = %for.body43, %if.then47
  %mul69 = shl nsw i32 %d38.0129, 1
  %cmp40 = icmp slt i32 %mul69, %conv2
  br i1 %cmp40, label %for.body43, label %for.cond.cleanup42
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!9 = !{!"uint*", !"uint*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 3}
!12 = !{!"int*", !"int*"}
!13 = !{!"", !""}
