; ModuleID = 'opencl/loops.cl'
source_filename = "opencl/loops.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @loop_forms(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %0 = shl i64 %call.i, 32
  %idxprom.i = ashr exact i64 %0, 32
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.i
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %and.i = and i32 %1, 31
  %cmp.i1.not = icmp eq i32 %and.i, 0
  br i1 %cmp.i1.not, label %do.body.i.preheader, label %while.body.i.preheader

do.body.i.preheader:                              ; preds = %do.body.i.preheader.loopexit, %entry
  %indvars.iv.ph = phi i32 [ %19, %do.body.i.preheader.loopexit ], [ 77, %entry ]
  br label %do.body.i

while.body.i.preheader:                           ; preds = %entry
  %2 = add nsw i32 %and.i, -1
  %3 = zext nneg i32 %2 to i33
  %4 = add nsw i32 %and.i, -2
  %5 = zext i32 %4 to i33
  %6 = mul i33 %3, %5
  %7 = add nsw i32 %and.i, -3
  %8 = zext i32 %7 to i33
  %9 = mul i33 %6, %8
  %10 = lshr i33 %9, 1
  %11 = trunc nuw i33 %10 to i32
  %12 = mul i32 %11, 1431655766
  %13 = lshr i33 %6, 1
  %14 = trunc nuw i33 %13 to i32
  %15 = mul i32 %14, 3
  %16 = add i32 %12, %15
  %17 = add i32 %16, %and.i
  %18 = add i32 %17, -1
  br label %while.body.i

do.body.i.preheader.loopexit:                     ; preds = %while.body.i
  %19 = add i32 %xor.i, 77
  br label %do.body.i.preheader

while.body.i:                                     ; preds = %while.body.i.preheader, %while.body.i
  %k2.0.i6 = phi i32 [ %sub.i, %while.body.i ], [ %and.i, %while.body.i.preheader ]
  %sum.1.i5 = phi i32 [ %xor.i, %while.body.i ], [ %18, %while.body.i.preheader ]
  %xor.i = xor i32 %k2.0.i6, %sum.1.i5
  %sub.i = add nsw i32 %k2.0.i6, -3
  %cmp3.i = icmp samesign ugt i32 %k2.0.i6, 3
  br i1 %cmp3.i, label %while.body.i, label %do.body.i.preheader.loopexit

do.body.i:                                        ; preds = %do.body.i.preheader, %do.body.i
  %indvars.iv = phi i32 [ %indvars.iv.next, %do.body.i ], [ %indvars.iv.ph, %do.body.i.preheader ]
  %n.0.i = phi i32 [ %shr.i, %do.body.i ], [ %and.i, %do.body.i.preheader ]
  %shr.i = lshr i32 %n.0.i, 1
  %tobool.not.i = icmp eq i32 %shr.i, 0
  %indvars.iv.next = add i32 %indvars.iv, 7
  br i1 %tobool.not.i, label %for.body10.i.preheader, label %do.body.i

for.body10.i.preheader:                           ; preds = %do.body.i
  %arrayidx17.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom.i
  store i32 %indvars.iv, ptr addrspace(1) %arrayidx17.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_loop_forms(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %0 = shl i64 %call, 32
  %idxprom = ashr exact i64 %0, 32
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %and = and i32 %1, 31
  %cmp35.not = icmp eq i32 %and, 0
  br i1 %cmp35.not, label %do.body.preheader, label %while.body.preheader

do.body.preheader:                                ; preds = %do.body.preheader.loopexit, %entry
  %indvars.iv.ph = phi i32 [ %19, %do.body.preheader.loopexit ], [ 77, %entry ]
  br label %do.body

while.body.preheader:                             ; preds = %entry
  %2 = add nsw i32 %and, -1
  %3 = zext nneg i32 %2 to i33
  %4 = add nsw i32 %and, -2
  %5 = zext i32 %4 to i33
  %6 = mul i33 %3, %5
  %7 = add nsw i32 %and, -3
  %8 = zext i32 %7 to i33
  %9 = mul i33 %6, %8
  %10 = lshr i33 %9, 1
  %11 = trunc nuw i33 %10 to i32
  %12 = mul i32 %11, 1431655766
  %13 = lshr i33 %6, 1
  %14 = trunc nuw i33 %13 to i32
  %15 = mul i32 %14, 3
  %16 = add i32 %12, %15
  %17 = add i32 %16, %and
  %18 = add i32 %17, -1
  br label %while.body

do.body.preheader.loopexit:                       ; preds = %while.body
  %19 = add i32 %xor, 77
  br label %do.body.preheader

while.body:                                       ; preds = %while.body.preheader, %while.body
  %k2.040 = phi i32 [ %sub, %while.body ], [ %and, %while.body.preheader ]
  %sum.139 = phi i32 [ %xor, %while.body ], [ %18, %while.body.preheader ]
  %xor = xor i32 %k2.040, %sum.139
  %sub = add nsw i32 %k2.040, -3
  %cmp3 = icmp samesign ugt i32 %k2.040, 3
  br i1 %cmp3, label %while.body, label %do.body.preheader.loopexit

do.body:                                          ; preds = %do.body.preheader, %do.body
  %indvars.iv = phi i32 [ %indvars.iv.next, %do.body ], [ %indvars.iv.ph, %do.body.preheader ]
  %n.0 = phi i32 [ %shr, %do.body ], [ %and, %do.body.preheader ]
  %shr = lshr i32 %n.0, 1
  %tobool.not = icmp eq i32 %shr, 0
  %indvars.iv.next = add i32 %indvars.iv, 7
  br i1 %tobool.not, label %for.body10.preheader, label %do.body

for.body10.preheader:                             ; preds = %do.body
  %arrayidx17 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %indvars.iv, ptr addrspace(1) %arrayidx17, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @jumps(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %0 = shl i64 %call.i, 32
  %idxprom.i = ashr exact i64 %0, 32
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.i
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %and.i = and i32 %1, 255
  br label %if.end.i

if.end.i:                                         ; preds = %if.end.i.backedge, %entry
  %x.1.i = phi i32 [ %and.i, %entry ], [ %x.1.i.be, %if.end.i.backedge ]
  %steps.1.i = phi i32 [ 0, %entry ], [ %inc.i, %if.end.i.backedge ]
  %inc.i = add nuw nsw i32 %steps.1.i, 1
  %and2.i = and i32 %x.1.i, 1
  %tobool.not.i = icmp eq i32 %and2.i, 0
  %cmp.i = icmp samesign ugt i32 %steps.1.i, 99
  br i1 %tobool.not.i, label %if.end4.i, label %if.then3.i

if.then3.i:                                       ; preds = %if.end.i
  %mul.i = mul nsw i32 %x.1.i, 3
  %add.i = add nsw i32 %mul.i, 1
  br i1 %cmp.i, label %__clang_ocl_kern_imp_jumps.exit, label %if.end.i.backedge

if.end4.i:                                        ; preds = %if.end.i
  %div.i = ashr exact i32 %x.1.i, 1
  %cmp5.i = icmp slt i32 %div.i, 2
  %or.cond.i = select i1 %cmp5.i, i1 true, i1 %cmp.i
  br i1 %or.cond.i, label %__clang_ocl_kern_imp_jumps.exit, label %if.end.i.backedge

if.end.i.backedge:                                ; preds = %if.end4.i, %if.then3.i
  %x.1.i.be = phi i32 [ %div.i, %if.end4.i ], [ %add.i, %if.then3.i ]
  br label %if.end.i

__clang_ocl_kern_imp_jumps.exit:                  ; preds = %if.then3.i, %if.end4.i
  %x.2.i = phi i32 [ %div.i, %if.end4.i ], [ %add.i, %if.then3.i ]
  %mul9.i = mul nuw nsw i32 %inc.i, 1000
  %add10.i = add nsw i32 %mul9.i, %x.2.i
  %arrayidx12.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom.i
  store i32 %add10.i, ptr addrspace(1) %arrayidx12.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_jumps(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %0 = shl i64 %call, 32
  %idxprom = ashr exact i64 %0, 32
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %and = and i32 %1, 255
  br label %if.end

if.end:                                           ; preds = %if.end.backedge, %entry
  %x.1 = phi i32 [ %and, %entry ], [ %x.1.be, %if.end.backedge ]
  %steps.1 = phi i32 [ 0, %entry ], [ %inc, %if.end.backedge ]
  %inc = add nuw nsw i32 %steps.1, 1
  %and2 = and i32 %x.1, 1
  %tobool.not = icmp eq i32 %and2, 0
  %cmp = icmp samesign ugt i32 %steps.1, 99
  br i1 %tobool.not, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  %mul = mul nsw i32 %x.1, 3
  %add = add nsw i32 %mul, 1
  br i1 %cmp, label %done, label %if.end.backedge

if.end4:                                          ; preds = %if.end
  %div = ashr exact i32 %x.1, 1
  %cmp5 = icmp slt i32 %div, 2
  %or.cond = select i1 %cmp5, i1 true, i1 %cmp
  br i1 %or.cond, label %done, label %if.end.backedge

if.end.backedge:                                  ; preds = %if.end4, %if.then3
  %x.1.be = phi i32 [ %div, %if.end4 ], [ %add, %if.then3 ]
  br label %if.end

done:                                             ; preds = %if.then3, %if.end4
  %x.2 = phi i32 [ %div, %if.end4 ], [ %add, %if.then3 ]
  %mul9 = mul nuw nsw i32 %inc, 1000
  %add10 = add nsw i32 %mul9, %x.2
  %arrayidx12 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %add10, ptr addrspace(1) %arrayidx12, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @nested_breaks(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv.i = trunc i64 %call.i to i32
  %mul.i = shl nsw i32 %conv.i, 3
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %for.inc.i
  %found.0.i8 = phi i32 [ -1, %entry ], [ %found.2.i.ph, %for.inc.i ]
  %c.0.i6 = phi i32 [ 0, %entry ], [ %inc18.i, %for.inc.i ]
  %add.i = or disjoint i32 %c.0.i6, %mul.i
  %idxprom.i = sext i32 %add.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %cmp2.i = icmp slt i32 %0, 0
  br i1 %cmp2.i, label %for.inc.i, label %if.end8.i

if.end8.i:                                        ; preds = %for.body.i, %if.end12.i
  %bit.0.i5 = phi i32 [ %inc.i, %if.end12.i ], [ 0, %for.body.i ]
  %shl.mask.i = and i32 %bit.0.i5, 31
  %shl.i = shl nuw i32 1, %shl.mask.i
  %and.i = and i32 %shl.i, %0
  %tobool.not.i = icmp eq i32 %and.i, 0
  br i1 %tobool.not.i, label %if.end12.i, label %if.then9.i

if.then9.i:                                       ; preds = %if.end8.i
  %mul10.i = shl nuw nsw i32 %c.0.i6, 5
  %add11.i = add nuw nsw i32 %bit.0.i5, %mul10.i
  br label %for.end.i

if.end12.i:                                       ; preds = %if.end8.i
  %inc.i = add nuw nsw i32 %bit.0.i5, 1
  %cmp5.i = icmp eq i32 %inc.i, 31
  br i1 %cmp5.i, label %for.end.i, label %if.end8.i

for.end.i:                                        ; preds = %if.end12.i, %if.then9.i
  %found.1.i = phi i32 [ %add11.i, %if.then9.i ], [ %found.0.i8, %if.end12.i ]
  %cmp13.i = icmp sgt i32 %found.1.i, 40
  br i1 %cmp13.i, label %__clang_ocl_kern_imp_nested_breaks.exit, label %for.inc.i

for.inc.i:                                        ; preds = %for.end.i, %for.body.i
  %found.2.i.ph = phi i32 [ %found.0.i8, %for.body.i ], [ %found.1.i, %for.end.i ]
  %inc18.i = add nuw nsw i32 %c.0.i6, 1
  %cmp.i = icmp samesign ult i32 %c.0.i6, 7
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_nested_breaks.exit

__clang_ocl_kern_imp_nested_breaks.exit:          ; preds = %for.end.i, %for.inc.i
  %found.3.i = phi i32 [ %found.2.i.ph, %for.inc.i ], [ %found.1.i, %for.end.i ]
  %idxprom21.i = sext i32 %conv.i to i64
  %arrayidx22.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom21.i
  store i32 %found.3.i, ptr addrspace(1) %arrayidx22.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_nested_breaks(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv = trunc i64 %call to i32
  %mul = shl nsw i32 %conv, 3
  br label %for.body

for.body:                                         ; preds = %entry, %for.inc
  %found.039 = phi i32 [ -1, %entry ], [ %found.2.ph, %for.inc ]
  %c.037 = phi i32 [ 0, %entry ], [ %inc18, %for.inc ]
  %add = or disjoint i32 %c.037, %mul
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %0, 0
  br i1 %cmp2, label %for.inc, label %if.end8

if.end8:                                          ; preds = %for.body, %if.end12
  %bit.036 = phi i32 [ %inc, %if.end12 ], [ 0, %for.body ]
  %shl.mask = and i32 %bit.036, 31
  %shl = shl nuw i32 1, %shl.mask
  %and = and i32 %shl, %0
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end12, label %if.then9

if.then9:                                         ; preds = %if.end8
  %mul10 = shl nuw nsw i32 %c.037, 5
  %add11 = add nuw nsw i32 %bit.036, %mul10
  br label %for.end

if.end12:                                         ; preds = %if.end8
  %inc = add nuw nsw i32 %bit.036, 1
  %cmp5 = icmp eq i32 %inc, 31
  br i1 %cmp5, label %for.end, label %if.end8

for.end:                                          ; preds = %if.end12, %if.then9
  %found.1 = phi i32 [ %add11, %if.then9 ], [ %found.039, %if.end12 ]
  %cmp13 = icmp sgt i32 %found.1, 40
  br i1 %cmp13, label %cleanup19, label %for.inc

for.inc:                                          ; preds = %for.end, %for.body
  %found.2.ph = phi i32 [ %found.039, %for.body ], [ %found.1, %for.end ]
  %inc18 = add nuw nsw i32 %c.037, 1
  %cmp = icmp samesign ult i32 %c.037, 7
  br i1 %cmp, label %for.body, label %cleanup19

cleanup19:                                        ; preds = %for.end, %for.inc
  %found.3 = phi i32 [ %found.2.ph, %for.inc ], [ %found.1, %for.end ]
  %idxprom21 = sext i32 %conv to i64
  %arrayidx22 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom21
  store i32 %found.3, ptr addrspace(1) %arrayidx22, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @unrolled(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %.idx.i = shl i64 %call.i, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %.idx.i
  %1 = load float, ptr addrspace(1) %0, align 4, !tbaa !12
  %add1.i = fadd float %1, 0.000000e+00
  %arrayidx.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %2 = load float, ptr addrspace(1) %arrayidx.i.1, align 4, !tbaa !12
  %add1.i.1 = fadd float %add1.i, %2
  %arrayidx.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %3 = load float, ptr addrspace(1) %arrayidx.i.2, align 4, !tbaa !12
  %add1.i.2 = fadd float %add1.i.1, %3
  %arrayidx.i.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %4 = load float, ptr addrspace(1) %arrayidx.i.3, align 4, !tbaa !12
  %add1.i.3 = fadd float %add1.i.2, %4
  br label %for.body7.i

for.body7.i:                                      ; preds = %entry, %for.body7.i
  %k2.0.i4 = phi i32 [ %inc10.i, %for.body7.i ], [ 0, %entry ]
  %sum.1.i3 = phi float [ %mul8.i, %for.body7.i ], [ %add1.i.3, %entry ]
  %mul8.i = fmul float %sum.1.i3, 5.000000e-01
  %inc10.i = add nuw nsw i32 %k2.0.i4, 1
  %cmp4.i = icmp samesign ult i32 %k2.0.i4, 3
  br i1 %cmp4.i, label %for.body7.i, label %for.body17.i, !llvm.loop !14

for.body17.i:                                     ; preds = %for.body7.i, %for.body17.i
  %k12.0.i6 = phi i32 [ %inc21.i.3, %for.body17.i ], [ 0, %for.body7.i ]
  %sum.2.i5 = phi float [ %add19.i.3, %for.body17.i ], [ %mul8.i, %for.body7.i ]
  %conv18.i = uitofp nneg i32 %k12.0.i6 to float
  %add19.i = fadd float %sum.2.i5, %conv18.i
  %inc21.i = or disjoint i32 %k12.0.i6, 1
  %conv18.i.1 = uitofp nneg i32 %inc21.i to float
  %add19.i.1 = fadd float %add19.i, %conv18.i.1
  %inc21.i.1 = or disjoint i32 %k12.0.i6, 2
  %conv18.i.2 = uitofp nneg i32 %inc21.i.1 to float
  %add19.i.2 = fadd float %add19.i.1, %conv18.i.2
  %inc21.i.2 = or disjoint i32 %k12.0.i6, 3
  %conv18.i.3 = uitofp nneg i32 %inc21.i.2 to float
  %add19.i.3 = fadd float %add19.i.2, %conv18.i.3
  %inc21.i.3 = add nuw nsw i32 %k12.0.i6, 4
  %cmp14.i.3 = icmp samesign ult i32 %inc21.i.2, 7
  br i1 %cmp14.i.3, label %for.body17.i, label %__clang_ocl_kern_imp_unrolled.exit, !llvm.loop !16

__clang_ocl_kern_imp_unrolled.exit:               ; preds = %for.body17.i
  %arrayidx23.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call.i
  store float %add19.i.3, ptr addrspace(1) %arrayidx23.i, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_unrolled(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %.idx = shl i64 %call, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %.idx
  %1 = load float, ptr addrspace(1) %0, align 4, !tbaa !12
  %add1 = fadd float %1, 0.000000e+00
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %2 = load float, ptr addrspace(1) %arrayidx.1, align 4, !tbaa !12
  %add1.1 = fadd float %add1, %2
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %3 = load float, ptr addrspace(1) %arrayidx.2, align 4, !tbaa !12
  %add1.2 = fadd float %add1.1, %3
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %4 = load float, ptr addrspace(1) %arrayidx.3, align 4, !tbaa !12
  %add1.3 = fadd float %add1.2, %4
  br label %for.body7

for.body7:                                        ; preds = %entry, %for.body7
  %k2.036 = phi i32 [ %inc10, %for.body7 ], [ 0, %entry ]
  %sum.135 = phi float [ %mul8, %for.body7 ], [ %add1.3, %entry ]
  %mul8 = fmul float %sum.135, 5.000000e-01
  %inc10 = add nuw nsw i32 %k2.036, 1
  %cmp4 = icmp samesign ult i32 %k2.036, 3
  br i1 %cmp4, label %for.body7, label %for.body17, !llvm.loop !14

for.cond.cleanup16:                               ; preds = %for.body17
  %arrayidx23 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call
  store float %add19.3, ptr addrspace(1) %arrayidx23, align 4, !tbaa !12
  ret void

for.body17:                                       ; preds = %for.body7, %for.body17
  %k12.038 = phi i32 [ %inc21.3, %for.body17 ], [ 0, %for.body7 ]
  %sum.237 = phi float [ %add19.3, %for.body17 ], [ %mul8, %for.body7 ]
  %conv18 = uitofp nneg i32 %k12.038 to float
  %add19 = fadd float %sum.237, %conv18
  %inc21 = or disjoint i32 %k12.038, 1
  %conv18.1 = uitofp nneg i32 %inc21 to float
  %add19.1 = fadd float %add19, %conv18.1
  %inc21.1 = or disjoint i32 %k12.038, 2
  %conv18.2 = uitofp nneg i32 %inc21.1 to float
  %add19.2 = fadd float %add19.1, %conv18.2
  %inc21.2 = or disjoint i32 %k12.038, 3
  %conv18.3 = uitofp nneg i32 %inc21.2 to float
  %add19.3 = fadd float %add19.2, %conv18.3
  %inc21.3 = add nuw nsw i32 %k12.038, 4
  %cmp14.3 = icmp samesign ult i32 %inc21.2, 7
  br i1 %cmp14.3, label %for.body17, label %for.cond.cleanup16, !llvm.loop !17
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"float*", !"float*"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
