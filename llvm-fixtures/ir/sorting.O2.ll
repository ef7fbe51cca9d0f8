; ModuleID = 'opencl/sorting.cl'
source_filename = "opencl/sorting.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@bitonic_sort.keys = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@odd_even_sort.keys = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %data) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %conv2.i = trunc i64 %call1.i to i32
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %data, i64 %idxprom.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.keys, i64 %idxprom.i
  store i32 %0, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %cmp.not.i4 = icmp ult i32 %conv2.i, 2
  br i1 %cmp.not.i4, label %__clang_ocl_kern_imp_bitonic_sort.exit, label %for.cond6.i.preheader

for.cond6.i.preheader:                            ; preds = %entry, %for.cond.cleanup9.i
  %k.0.i5 = phi i32 [ %shl.i, %for.cond.cleanup9.i ], [ 2, %entry ]
  %cmp7.not.i2 = icmp eq i32 %k.0.i5, 0
  br i1 %cmp7.not.i2, label %for.cond.cleanup9.i, label %for.body10.i.lr.ph

for.body10.i.lr.ph:                               ; preds = %for.cond6.i.preheader
  %j.0.i1 = lshr exact i32 %k.0.i5, 1
  %and.i = and i32 %k.0.i5, %conv.i
  %1 = icmp ne i32 %and.i, 0
  br label %for.body10.i

for.cond.cleanup9.i:                              ; preds = %if.end29.i, %for.cond6.i.preheader
  %shl.i = shl i32 %k.0.i5, 1
  %cmp.not.i = icmp ugt i32 %shl.i, %conv2.i
  br i1 %cmp.not.i, label %__clang_ocl_kern_imp_bitonic_sort.exit, label %for.cond6.i.preheader

for.body10.i:                                     ; preds = %for.body10.i.lr.ph, %if.end29.i
  %j.0.i3 = phi i32 [ %j.0.i1, %for.body10.i.lr.ph ], [ %j.0.i, %if.end29.i ]
  %xor.i = xor i32 %j.0.i3, %conv.i
  %cmp11.i = icmp ugt i32 %xor.i, %conv.i
  br i1 %cmp11.i, label %if.then.i, label %if.end29.i

if.then.i:                                        ; preds = %for.body10.i
  %2 = load i32, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !3
  %idxprom17.i = zext i32 %xor.i to i64
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.keys, i64 %idxprom17.i
  %3 = load i32, ptr addrspace(3) %arrayidx18.i, align 4, !tbaa !3
  %cmp19.i = icmp ugt i32 %2, %3
  %cmp22.i = xor i1 %1, %cmp19.i
  br i1 %cmp22.i, label %if.then24.i, label %if.end29.i

if.then24.i:                                      ; preds = %if.then.i
  store i32 %3, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !3
  store i32 %2, ptr addrspace(3) %arrayidx18.i, align 4, !tbaa !3
  br label %if.end29.i

if.end29.i:                                       ; preds = %if.then24.i, %if.then.i, %for.body10.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %j.0.i = lshr i32 %j.0.i3, 1
  %cmp7.not.i = icmp eq i32 %j.0.i, 0
  br i1 %cmp7.not.i, label %for.cond.cleanup9.i, label %for.body10.i

__clang_ocl_kern_imp_bitonic_sort.exit:           ; preds = %for.cond.cleanup9.i, %entry
  %4 = load i32, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !3
  store i32 %4, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %data) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %conv2 = trunc i64 %call1 to i32
  %idxprom = and i64 %call, 4294967295
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %data, i64 %idxprom
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.keys, i64 %idxprom
  store i32 %0, ptr addrspace(3) %arrayidx4, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %cmp.not58 = icmp ult i32 %conv2, 2
  br i1 %cmp.not58, label %for.cond.cleanup, label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %entry, %for.cond.cleanup9
  %k.059 = phi i32 [ %shl, %for.cond.cleanup9 ], [ 2, %entry ]
  %cmp7.not56 = icmp eq i32 %k.059, 0
  br i1 %cmp7.not56, label %for.cond.cleanup9, label %for.body10.lr.ph

for.body10.lr.ph:                                 ; preds = %for.cond6.preheader
  %j.055 = lshr exact i32 %k.059, 1
  %and = and i32 %k.059, %conv
  %1 = icmp ne i32 %and, 0
  br label %for.body10

for.cond.cleanup:                                 ; preds = %for.cond.cleanup9, %entry
  %2 = load i32, ptr addrspace(3) %arrayidx4, align 4, !tbaa !3
  store i32 %2, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void

for.cond.cleanup9:                                ; preds = %if.end29, %for.cond6.preheader
  %shl = shl i32 %k.059, 1
  %cmp.not = icmp ugt i32 %shl, %conv2
  br i1 %cmp.not, label %for.cond.cleanup, label %for.cond6.preheader

for.body10:                                       ; preds = %for.body10.lr.ph, %if.end29
  %j.057 = phi i32 [ %j.055, %for.body10.lr.ph ], [ %j.0, %if.end29 ]
  %xor = xor i32 %j.057, %conv
  %cmp11 = icmp ugt i32 %xor, %conv
  br i1 %cmp11, label %if.then, label %if.end29

if.then:                                          ; preds = %for.body10
  %3 = load i32, ptr addrspace(3) %arrayidx4, align 4, !tbaa !3
  %idxprom17 = zext i32 %xor to i64
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.keys, i64 %idxprom17
  %4 = load i32, ptr addrspace(3) %arrayidx18, align 4, !tbaa !3
  %cmp19 = icmp ugt i32 %3, %4
  %cmp22 = xor i1 %1, %cmp19
  br i1 %cmp22, label %if.then24, label %if.end29

if.then24:                                        ; preds = %if.then
  store i32 %4, ptr addrspace(3) %arrayidx4, align 4, !tbaa !3
  store i32 %3, ptr addrspace(3) %arrayidx18, align 4, !tbaa !3
  br label %if.end29

if.end29:                                         ; preds = %if.then, %if.then24, %for.body10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %j.0 = lshr i32 %j.057, 1
  %cmp7.not = icmp eq i32 %j.0, 0
  br i1 %cmp7.not, label %for.cond.cleanup9, label %for.body10
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @odd_even_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %conv.i = trunc i64 %call.i to i32
  %idxprom.i = sext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx2.i = getelementptr inbounds i32, ptr addrspace(3) @odd_even_sort.keys, i64 %idxprom.i
  store i32 %0, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %cmp7.i = icmp slt i32 %conv.i, 15
  %arrayidx14.i = getelementptr i8, ptr addrspace(3) %arrayidx2.i, i64 4
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %if.end.i
  %round.0.i1 = phi i32 [ 0, %entry ], [ %inc.i, %if.end.i ]
  %1 = xor i32 %round.0.i1, %conv.i
  %2 = and i32 %1, 1
  %cmp5.i = icmp eq i32 %2, 0
  %or.cond.i = and i1 %cmp7.i, %cmp5.i
  br i1 %or.cond.i, label %land.lhs.true9.i, label %if.end.i

land.lhs.true9.i:                                 ; preds = %for.body.i
  %3 = load i32, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  %4 = load i32, ptr addrspace(3) %arrayidx14.i, align 4, !tbaa !3
  %cmp15.i = icmp sgt i32 %3, %4
  br i1 %cmp15.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %land.lhs.true9.i
  store i32 %4, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  store i32 %3, ptr addrspace(3) %arrayidx14.i, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %land.lhs.true9.i, %for.body.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %inc.i = add nuw nsw i32 %round.0.i1, 1
  %cmp.i = icmp samesign ult i32 %round.0.i1, 15
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_odd_even_sort.exit

__clang_ocl_kern_imp_odd_even_sort.exit:          ; preds = %if.end.i
  %5 = load i32, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  %arrayidx30.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom.i
  store i32 %5, ptr addrspace(1) %arrayidx30.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %conv = trunc i64 %call to i32
  %idxprom = sext i32 %conv to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds i32, ptr addrspace(3) @odd_even_sort.keys, i64 %idxprom
  store i32 %0, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %cmp7 = icmp slt i32 %conv, 15
  %arrayidx14 = getelementptr i8, ptr addrspace(3) %arrayidx2, i64 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end
  %1 = load i32, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  %arrayidx30 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %1, ptr addrspace(1) %arrayidx30, align 4, !tbaa !3
  ret void

for.body:                                         ; preds = %entry, %if.end
  %round.045 = phi i32 [ 0, %entry ], [ %inc, %if.end ]
  %2 = xor i32 %round.045, %conv
  %3 = and i32 %2, 1
  %cmp5 = icmp eq i32 %3, 0
  %or.cond = and i1 %cmp7, %cmp5
  br i1 %or.cond, label %land.lhs.true9, label %if.end

land.lhs.true9:                                   ; preds = %for.body
  %4 = load i32, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  %5 = load i32, ptr addrspace(3) %arrayidx14, align 4, !tbaa !3
  %cmp15 = icmp sgt i32 %4, %5
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true9
  store i32 %5, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  store i32 %4, ptr addrspace(3) %arrayidx14, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true9, %for.body
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %inc = add nuw nsw i32 %round.045, 1
  %cmp = icmp samesign ult i32 %round.045, 15
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @rank_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %n) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv.i = trunc i64 %call.i to i32
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %idxprom.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !19
  %cmp.i1.not = icmp eq i32 %n, 0
  br i1 %cmp.i1.not, label %__clang_ocl_kern_imp_rank_sort.exit, label %for.body.i

for.body.i:                                       ; preds = %entry, %lor.end.i
  %j.0.i3 = phi i32 [ %inc.i, %lor.end.i ], [ 0, %entry ]
  %rank.0.i2 = phi i32 [ %add.i, %lor.end.i ], [ 0, %entry ]
  %idxprom2.i = zext i32 %j.0.i3 to i64
  %arrayidx3.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %idxprom2.i
  %1 = load float, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !19
  %cmp4.i = fcmp olt float %1, %0
  br i1 %cmp4.i, label %lor.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.body.i
  %cmp8.i = fcmp oeq float %1, %0
  %cmp10.i = icmp ult i32 %j.0.i3, %conv.i
  %2 = and i1 %cmp10.i, %cmp8.i
  br label %lor.end.i

lor.end.i:                                        ; preds = %lor.rhs.i, %for.body.i
  %3 = phi i1 [ true, %for.body.i ], [ %2, %lor.rhs.i ]
  %lor.ext.i = zext i1 %3 to i32
  %add.i = add i32 %rank.0.i2, %lor.ext.i
  %inc.i = add nuw i32 %j.0.i3, 1
  %cmp.i = icmp ult i32 %inc.i, %n
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_rank_sort.exit

__clang_ocl_kern_imp_rank_sort.exit:              ; preds = %lor.end.i, %entry
  %rank.0.i.lcssa = phi i32 [ 0, %entry ], [ %add.i, %lor.end.i ]
  %idxprom12.i = zext i32 %rank.0.i.lcssa to i64
  %arrayidx13.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %idxprom12.i
  store float %0, ptr addrspace(1) %arrayidx13.i, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rank_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %n) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv = trunc i64 %call to i32
  %idxprom = and i64 %call, 4294967295
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %idxprom
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !19
  %cmp25.not = icmp eq i32 %n, 0
  br i1 %cmp25.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %lor.end, %entry
  %rank.0.lcssa = phi i32 [ 0, %entry ], [ %add, %lor.end ]
  %idxprom12 = zext i32 %rank.0.lcssa to i64
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %idxprom12
  store float %0, ptr addrspace(1) %arrayidx13, align 4, !tbaa !19
  ret void

for.body:                                         ; preds = %entry, %lor.end
  %j.027 = phi i32 [ %inc, %lor.end ], [ 0, %entry ]
  %rank.026 = phi i32 [ %add, %lor.end ], [ 0, %entry ]
  %idxprom2 = zext i32 %j.027 to i64
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %idxprom2
  %1 = load float, ptr addrspace(1) %arrayidx3, align 4, !tbaa !19
  %cmp4 = fcmp olt float %1, %0
  br i1 %cmp4, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %cmp8 = fcmp oeq float %1, %0
  %cmp10 = icmp ult i32 %j.027, %conv
  %2 = and i1 %cmp10, %cmp8
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %3 = phi i1 [ true, %for.body ], [ %2, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  %add = add i32 %rank.026, %lor.ext
  %inc = add nuw i32 %j.027, 1
  %cmp = icmp ult i32 %inc, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"uint*"}
!10 = !{!""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"int*", !"int*"}
!14 = !{!"const", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"uint"}
!18 = !{!"const", !"", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !5, i64 0}
