; ModuleID = 'opencl/switches.cl'
source_filename = "opencl/switches.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @dense(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %0 = shl i64 %call.i, 32
  %idxprom.i = ashr exact i64 %0, 32
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.i
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %and.i = and i32 %1, 7
  switch i32 %and.i, label %sw.epilog.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb1.i
    i32 2, label %sw.bb3.i
    i32 3, label %sw.bb3.i
    i32 4, label %sw.bb5.i
    i32 5, label %sw.bb5.i
    i32 6, label %__clang_ocl_kern_imp_dense.exit
  ]

sw.bb.i:                                          ; preds = %entry
  %add.i = add nsw i32 %1, 1
  br label %sw.epilog.i

sw.bb1.i:                                         ; preds = %entry
  %mul.i = shl nsw i32 %1, 1
  br label %sw.epilog.i

sw.bb3.i:                                         ; preds = %entry, %entry
  %sub4.i = sub nsw i32 0, %1
  br label %sw.epilog.i

sw.bb5.i:                                         ; preds = %entry, %entry
  %not.i = xor i32 %1, -1
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.bb5.i, %sw.bb3.i, %sw.bb1.i, %sw.bb.i, %entry
  %r.0.i = phi i32 [ %not.i, %sw.bb5.i ], [ %add.i, %sw.bb.i ], [ %mul.i, %sw.bb1.i ], [ %sub4.i, %sw.bb3.i ], [ 77, %entry ]
  %arrayidx8.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom.i
  store i32 %r.0.i, ptr addrspace(1) %arrayidx8.i, align 4, !tbaa !3
  br label %__clang_ocl_kern_imp_dense.exit

__clang_ocl_kern_imp_dense.exit:                  ; preds = %entry, %sw.epilog.i
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dense(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %0 = shl i64 %call, 32
  %idxprom = ashr exact i64 %0, 32
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %and = and i32 %1, 7
  switch i32 %and, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb3
    i32 3, label %sw.bb3
    i32 4, label %sw.bb5
    i32 5, label %sw.bb5
    i32 6, label %cleanup
  ]

sw.bb:                                            ; preds = %entry
  %add = add nsw i32 %1, 1
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %mul = shl nsw i32 %1, 1
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry, %entry
  %sub4 = sub nsw i32 0, %1
  br label %sw.epilog

sw.bb5:                                           ; preds = %entry, %entry
  %not = xor i32 %1, -1
  br label %sw.epilog

sw.epilog:                                        ; preds = %entry, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  %r.0 = phi i32 [ %not, %sw.bb5 ], [ %add, %sw.bb ], [ %mul, %sw.bb1 ], [ %sub4, %sw.bb3 ], [ 77, %entry ]
  %arrayidx8 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %r.0, ptr addrspace(1) %arrayidx8, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %entry, %sw.epilog
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sparse(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %0 = shl i64 %call.i, 32
  %idxprom.i = ashr exact i64 %0, 32
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.i
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  switch i32 %1, label %__clang_ocl_kern_imp_sparse.exit [
    i32 1, label %sw.bb.i
    i32 2, label %sw.bb.i
    i32 3, label %sw.bb.i
    i32 17, label %sw.bb3.i
    i32 -100000, label %sw.bb6.i
    i32 2147483647, label %sw.bb9.i
    i32 39, label %sw.bb12.i
  ]

sw.bb.i:                                          ; preds = %entry, %entry, %entry
  %arrayidx2.i = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom.i
  store i64 1, ptr addrspace(1) %arrayidx2.i, align 8, !tbaa !12
  br label %__clang_ocl_kern_imp_sparse.exit

sw.bb3.i:                                         ; preds = %entry
  %arrayidx5.i = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom.i
  store i64 -17, ptr addrspace(1) %arrayidx5.i, align 8, !tbaa !12
  br label %__clang_ocl_kern_imp_sparse.exit

sw.bb6.i:                                         ; preds = %entry
  %arrayidx8.i = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom.i
  store i64 5, ptr addrspace(1) %arrayidx8.i, align 8, !tbaa !12
  br label %__clang_ocl_kern_imp_sparse.exit

sw.bb9.i:                                         ; preds = %entry
  %arrayidx11.i = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom.i
  store i64 6, ptr addrspace(1) %arrayidx11.i, align 8, !tbaa !12
  br label %__clang_ocl_kern_imp_sparse.exit

sw.bb12.i:                                        ; preds = %entry
  %arrayidx14.i = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom.i
  %2 = load i64, ptr addrspace(1) %arrayidx14.i, align 8, !tbaa !12
  %inc.i = add nsw i64 %2, 1
  store i64 %inc.i, ptr addrspace(1) %arrayidx14.i, align 8, !tbaa !12
  br label %__clang_ocl_kern_imp_sparse.exit

__clang_ocl_kern_imp_sparse.exit:                 ; preds = %entry, %sw.bb.i, %sw.bb3.i, %sw.bb6.i, %sw.bb9.i, %sw.bb12.i
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sparse(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %0 = shl i64 %call, 32
  %idxprom = ashr exact i64 %0, 32
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  switch i32 %1, label %sw.epilog [
    i32 1, label %sw.bb
    i32 2, label %sw.bb
    i32 3, label %sw.bb
    i32 17, label %sw.bb3
    i32 -100000, label %sw.bb6
    i32 2147483647, label %sw.bb9
    i32 39, label %sw.bb12
  ]

sw.bb:                                            ; preds = %entry, %entry, %entry
  %arrayidx2 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom
  store i64 1, ptr addrspace(1) %arrayidx2, align 8, !tbaa !12
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %arrayidx5 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom
  store i64 -17, ptr addrspace(1) %arrayidx5, align 8, !tbaa !12
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  %arrayidx8 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom
  store i64 5, ptr addrspace(1) %arrayidx8, align 8, !tbaa !12
  br label %sw.epilog

sw.bb9:                                           ; preds = %entry
  %arrayidx11 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom
  store i64 6, ptr addrspace(1) %arrayidx11, align 8, !tbaa !12
  br label %sw.epilog

sw.bb12:                                          ; preds = %entry
  %arrayidx14 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %idxprom
  %2 = load i64, ptr addrspace(1) %arrayidx14, align 8, !tbaa !12
  %inc = add nsw i64 %2, 1
  store i64 %inc, ptr addrspace(1) %arrayidx14, align 8, !tbaa !12
  br label %sw.epilog

sw.epilog:                                        ; preds = %entry, %sw.bb12, %sw.bb9, %sw.bb6, %sw.bb3, %sw.bb
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @wide(ptr addrspace(1) noundef readonly align 8 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %in, i64 %call.i
  %0 = load i64, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !12
  switch i64 %0, label %sw.default.i [
    i64 0, label %__clang_ocl_kern_imp_wide.exit
    i64 4, label %sw.bb2.i
    i64 4294967296, label %sw.bb4.i
    i64 -1, label %sw.bb6.i
  ]

sw.bb2.i:                                         ; preds = %entry
  br label %__clang_ocl_kern_imp_wide.exit

sw.bb4.i:                                         ; preds = %entry
  br label %__clang_ocl_kern_imp_wide.exit

sw.bb6.i:                                         ; preds = %entry
  br label %__clang_ocl_kern_imp_wide.exit

sw.default.i:                                     ; preds = %entry
  %conv922.i = and i64 %0, 255
  %tobool.not.i = icmp eq i64 %conv922.i, 0
  %cond.i = select i1 %tobool.not.i, i32 4, i32 3
  br label %__clang_ocl_kern_imp_wide.exit

__clang_ocl_kern_imp_wide.exit:                   ; preds = %entry, %sw.bb2.i, %sw.bb4.i, %sw.bb6.i, %sw.default.i
  %.sink = phi i32 [ %cond.i, %sw.default.i ], [ 40, %sw.bb2.i ], [ 1, %sw.bb4.i ], [ 2, %sw.bb6.i ], [ 10, %entry ]
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %.sink, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_wide(ptr addrspace(1) noundef readonly align 8 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %in, i64 %call
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8, !tbaa !12
  switch i64 %0, label %sw.default [
    i64 0, label %sw.epilog
    i64 4, label %sw.bb2
    i64 4294967296, label %sw.bb4
    i64 -1, label %sw.bb6
  ]

sw.bb2:                                           ; preds = %entry
  br label %sw.epilog

sw.bb4:                                           ; preds = %entry
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %conv922 = and i64 %0, 255
  %tobool.not = icmp eq i64 %conv922, 0
  %cond = select i1 %tobool.not, i32 4, i32 3
  br label %sw.epilog

sw.epilog:                                        ; preds = %entry, %sw.default, %sw.bb6, %sw.bb4, %sw.bb2
  %cond.sink = phi i32 [ %cond, %sw.default ], [ 2, %sw.bb6 ], [ 1, %sw.bb4 ], [ 40, %sw.bb2 ], [ 10, %entry ]
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %cond.sink, ptr addrspace(1) %arrayidx10, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @state_machine(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %mul.i = shl i64 %call.i, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %mul.i
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %sw.epilog.i
  %state.0.i5 = phi i32 [ 0, %entry ], [ %state.1.i, %sw.epilog.i ]
  %k.0.i4 = phi i32 [ 0, %entry ], [ %inc17.i, %sw.epilog.i ]
  %count.0.i3 = phi i32 [ 0, %entry ], [ %count.1.i, %sw.epilog.i ]
  %conv.i = zext nneg i32 %k.0.i4 to i64
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %conv.i
  %1 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !tbaa !16
  switch i32 %state.0.i5, label %default.unreachable [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb4.i
    i32 2, label %sw.bb13.i
  ]

sw.bb.i:                                          ; preds = %for.body.i
  %cmp2.i = icmp eq i8 %1, 1
  %cond.i = zext i1 %cmp2.i to i32
  br label %sw.epilog.i

sw.bb4.i:                                         ; preds = %for.body.i
  %cmp6.i = icmp eq i8 %1, 2
  %cmp9.i = icmp eq i8 %1, 1
  %cond11.i = zext i1 %cmp9.i to i32
  %cond12.i = select i1 %cmp6.i, i32 2, i32 %cond11.i
  br label %sw.epilog.i

sw.bb13.i:                                        ; preds = %for.body.i
  %cmp15.i = icmp eq i8 %1, 3
  %inc.i = zext i1 %cmp15.i to i32
  %spec.select.i = add i32 %count.0.i3, %inc.i
  %not.cmp15.i = xor i1 %cmp15.i, true
  %spec.select27.i = zext i1 %not.cmp15.i to i32
  br label %sw.epilog.i

default.unreachable:                              ; preds = %for.body.i
  unreachable

sw.epilog.i:                                      ; preds = %sw.bb13.i, %sw.bb4.i, %sw.bb.i
  %count.1.i = phi i32 [ %spec.select.i, %sw.bb13.i ], [ %count.0.i3, %sw.bb.i ], [ %count.0.i3, %sw.bb4.i ]
  %state.1.i = phi i32 [ %spec.select27.i, %sw.bb13.i ], [ %cond.i, %sw.bb.i ], [ %cond12.i, %sw.bb4.i ]
  %inc17.i = add nuw nsw i32 %k.0.i4, 1
  %cmp.i = icmp samesign ult i32 %k.0.i4, 15
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_state_machine.exit

__clang_ocl_kern_imp_state_machine.exit:          ; preds = %sw.epilog.i
  %shl.i = shl i32 %count.1.i, 4
  %or.i = or i32 %state.1.i, %shl.i
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %or.i, ptr addrspace(1) %arrayidx18.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_state_machine(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %mul = shl i64 %call, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %mul
  br label %for.body

for.cond.cleanup:                                 ; preds = %sw.epilog
  %shl = shl i32 %count.1, 4
  %or = or i32 %state.1, %shl
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %or, ptr addrspace(1) %arrayidx18, align 4, !tbaa !3
  ret void

for.body:                                         ; preds = %entry, %sw.epilog
  %state.032 = phi i32 [ 0, %entry ], [ %state.1, %sw.epilog ]
  %k.031 = phi i32 [ 0, %entry ], [ %inc17, %sw.epilog ]
  %count.030 = phi i32 [ 0, %entry ], [ %count.1, %sw.epilog ]
  %conv = zext nneg i32 %k.031 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %conv
  %1 = load i8, ptr addrspace(1) %arrayidx, align 1, !tbaa !16
  switch i32 %state.032, label %default.unreachable33 [
    i32 0, label %sw.bb
    i32 1, label %sw.bb4
    i32 2, label %sw.bb13
  ]

sw.bb:                                            ; preds = %for.body
  %cmp2 = icmp eq i8 %1, 1
  %cond = zext i1 %cmp2 to i32
  br label %sw.epilog

sw.bb4:                                           ; preds = %for.body
  %cmp6 = icmp eq i8 %1, 2
  %cmp9 = icmp eq i8 %1, 1
  %cond11 = zext i1 %cmp9 to i32
  %cond12 = select i1 %cmp6, i32 2, i32 %cond11
  br label %sw.epilog

sw.bb13:                                          ; preds = %for.body
  %cmp15 = icmp eq i8 %1, 3
  %inc = zext i1 %cmp15 to i32
  %spec.select = add i32 %count.030, %inc
  %not.cmp15 = xor i1 %cmp15, true
  %spec.select27 = zext i1 %not.cmp15 to i32
  br label %sw.epilog

default.unreachable33:                            ; preds = %for.body
  unreachable

sw.epilog:                                        ; preds = %sw.bb13, %sw.bb4, %sw.bb
  %count.1 = phi i32 [ %spec.select, %sw.bb13 ], [ %count.030, %sw.bb ], [ %count.030, %sw.bb4 ]
  %state.1 = phi i32 [ %spec.select27, %sw.bb13 ], [ %cond, %sw.bb ], [ %cond12, %sw.bb4 ]
  %inc17 = add nuw nsw i32 %k.031, 1
  %cmp = icmp samesign ult i32 %k.031, 15
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"int*", !"long*"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
!14 = !{!"ulong*", !"uint*"}
!15 = !{!"uchar*", !"uint*"}
!16 = !{!5, !5, i64 0}
