; ModuleID = 'opencl/reduction.cl'
source_filename = "opencl/reduction.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@reduce_max_static.best = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@reduce_two_stage.partial = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce_add(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %scratch) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call1.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(3) %scratch, i64 %idxprom.i
  store i32 %0, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call3.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %div30.i = lshr i64 %call3.i, 1
  %conv4.i = trunc i64 %div30.i to i32
  %cmp.not.i1 = icmp eq i32 %conv4.i, 0
  br i1 %cmp.not.i1, label %for.cond.cleanup.i, label %for.body.i

for.cond.cleanup.i:                               ; preds = %if.end.i, %entry
  %cmp13.i = icmp eq i32 %conv.i, 0
  br i1 %cmp13.i, label %if.then15.i, label %__clang_ocl_kern_imp_reduce_add.exit

for.body.i:                                       ; preds = %entry, %if.end.i
  %stride.0.i2 = phi i32 [ %shr.i, %if.end.i ], [ %conv4.i, %entry ]
  %cmp6.i = icmp ugt i32 %stride.0.i2, %conv.i
  br i1 %cmp6.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %add.i = add i32 %stride.0.i2, %conv.i
  %idxprom8.i = zext i32 %add.i to i64
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(3) %scratch, i64 %idxprom8.i
  %1 = load i32, ptr addrspace(3) %arrayidx9.i, align 4, !tbaa !3
  %2 = load i32, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  %add12.i = add nsw i32 %2, %1
  store i32 %add12.i, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %shr.i = lshr i32 %stride.0.i2, 1
  %cmp.not.i = icmp eq i32 %shr.i, 0
  br i1 %cmp.not.i, label %for.cond.cleanup.i, label %for.body.i

if.then15.i:                                      ; preds = %for.cond.cleanup.i
  %3 = load i32, ptr addrspace(3) %scratch, align 4, !tbaa !3
  %call17.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call17.i
  store i32 %3, ptr addrspace(1) %arrayidx18.i, align 4, !tbaa !3
  br label %__clang_ocl_kern_imp_reduce_add.exit

__clang_ocl_kern_imp_reduce_add.exit:             ; preds = %for.cond.cleanup.i, %if.then15.i
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_add(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %scratch) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call1
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %idxprom = and i64 %call, 4294967295
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) %scratch, i64 %idxprom
  store i32 %0, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %div30 = lshr i64 %call3, 1
  %conv4 = trunc i64 %div30 to i32
  %cmp.not31 = icmp eq i32 %conv4, 0
  br i1 %cmp.not31, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %cmp13 = icmp eq i32 %conv, 0
  br i1 %cmp13, label %if.then15, label %if.end19

for.body:                                         ; preds = %entry, %if.end
  %stride.032 = phi i32 [ %shr, %if.end ], [ %conv4, %entry ]
  %cmp6 = icmp ugt i32 %stride.032, %conv
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add = add i32 %stride.032, %conv
  %idxprom8 = zext i32 %add to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(3) %scratch, i64 %idxprom8
  %1 = load i32, ptr addrspace(3) %arrayidx9, align 4, !tbaa !3
  %2 = load i32, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  %add12 = add nsw i32 %2, %1
  store i32 %add12, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %shr = lshr i32 %stride.032, 1
  %cmp.not = icmp eq i32 %shr, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body

if.then15:                                        ; preds = %for.cond.cleanup
  %3 = load i32, ptr addrspace(3) %scratch, align 4, !tbaa !3
  %call17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call17
  store i32 %3, ptr addrspace(1) %arrayidx18, align 4, !tbaa !3
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce_max_static(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call1.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !15
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(3) @reduce_max_static.best, i64 %call.i
  store float %0, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_reduce_max_static.exit

if.then.i:                                        ; preds = %entry
  %1 = load float, ptr addrspace(3) @reduce_max_static.best, align 4, !tbaa !15
  %2 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 4), align 4, !tbaa !15
  %call5.i = tail call spir_func float @_Z4fmaxff(float noundef %1, float noundef %2) #4
  %3 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 8), align 4, !tbaa !15
  %call5.i.1 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i, float noundef %3) #4
  %4 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 12), align 4, !tbaa !15
  %call5.i.2 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.1, float noundef %4) #4
  %5 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 16), align 4, !tbaa !15
  %call5.i.3 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.2, float noundef %5) #4
  %6 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 20), align 4, !tbaa !15
  %call5.i.4 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.3, float noundef %6) #4
  %7 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 24), align 4, !tbaa !15
  %call5.i.5 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.4, float noundef %7) #4
  %8 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 28), align 4, !tbaa !15
  %call5.i.6 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.5, float noundef %8) #4
  %9 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 32), align 4, !tbaa !15
  %call5.i.7 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.6, float noundef %9) #4
  %10 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 36), align 4, !tbaa !15
  %call5.i.8 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.7, float noundef %10) #4
  %11 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 40), align 4, !tbaa !15
  %call5.i.9 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.8, float noundef %11) #4
  %12 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 44), align 4, !tbaa !15
  %call5.i.10 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.9, float noundef %12) #4
  %13 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 48), align 4, !tbaa !15
  %call5.i.11 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.10, float noundef %13) #4
  %14 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 52), align 4, !tbaa !15
  %call5.i.12 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.11, float noundef %14) #4
  %15 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 56), align 4, !tbaa !15
  %call5.i.13 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.12, float noundef %15) #4
  %16 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 60), align 4, !tbaa !15
  %call5.i.14 = tail call spir_func float @_Z4fmaxff(float noundef %call5.i.13, float noundef %16) #4
  %call6.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx7.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call6.i
  store float %call5.i.14, ptr addrspace(1) %arrayidx7.i, align 4, !tbaa !15
  br label %__clang_ocl_kern_imp_reduce_max_static.exit

__clang_ocl_kern_imp_reduce_max_static.exit:      ; preds = %entry, %if.then.i
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_max_static(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call1
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !15
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(3) @reduce_max_static.best, i64 %call
  store float %0, ptr addrspace(3) %arrayidx2, align 4, !tbaa !15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load float, ptr addrspace(3) @reduce_max_static.best, align 4, !tbaa !15
  %2 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 4), align 4, !tbaa !15
  %call5 = tail call spir_func float @_Z4fmaxff(float noundef %1, float noundef %2) #4
  %3 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 8), align 4, !tbaa !15
  %call5.1 = tail call spir_func float @_Z4fmaxff(float noundef %call5, float noundef %3) #4
  %4 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 12), align 4, !tbaa !15
  %call5.2 = tail call spir_func float @_Z4fmaxff(float noundef %call5.1, float noundef %4) #4
  %5 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 16), align 4, !tbaa !15
  %call5.3 = tail call spir_func float @_Z4fmaxff(float noundef %call5.2, float noundef %5) #4
  %6 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 20), align 4, !tbaa !15
  %call5.4 = tail call spir_func float @_Z4fmaxff(float noundef %call5.3, float noundef %6) #4
  %7 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 24), align 4, !tbaa !15
  %call5.5 = tail call spir_func float @_Z4fmaxff(float noundef %call5.4, float noundef %7) #4
  %8 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 28), align 4, !tbaa !15
  %call5.6 = tail call spir_func float @_Z4fmaxff(float noundef %call5.5, float noundef %8) #4
  %9 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 32), align 4, !tbaa !15
  %call5.7 = tail call spir_func float @_Z4fmaxff(float noundef %call5.6, float noundef %9) #4
  %10 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 36), align 4, !tbaa !15
  %call5.8 = tail call spir_func float @_Z4fmaxff(float noundef %call5.7, float noundef %10) #4
  %11 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 40), align 4, !tbaa !15
  %call5.9 = tail call spir_func float @_Z4fmaxff(float noundef %call5.8, float noundef %11) #4
  %12 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 44), align 4, !tbaa !15
  %call5.10 = tail call spir_func float @_Z4fmaxff(float noundef %call5.9, float noundef %12) #4
  %13 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 48), align 4, !tbaa !15
  %call5.11 = tail call spir_func float @_Z4fmaxff(float noundef %call5.10, float noundef %13) #4
  %14 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 52), align 4, !tbaa !15
  %call5.12 = tail call spir_func float @_Z4fmaxff(float noundef %call5.11, float noundef %14) #4
  %15 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 56), align 4, !tbaa !15
  %call5.13 = tail call spir_func float @_Z4fmaxff(float noundef %call5.12, float noundef %15) #4
  %16 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_max_static.best, i64 60), align 4, !tbaa !15
  %call5.14 = tail call spir_func float @_Z4fmaxff(float noundef %call5.13, float noundef %16) #4
  %call6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call6
  store float %call5.14, ptr addrspace(1) %arrayidx7, align 4, !tbaa !15
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce_two_stage(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %count) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %cmp.i1 = icmp ugt i32 %count, %conv.i
  br i1 %cmp.i1, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi i32 [ 0, %entry ], [ %add.i, %for.body.i ]
  %idxprom6.i = and i64 %call.i, 4294967295
  %arrayidx7.i = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce_two_stage.partial, i64 %idxprom6.i
  store i32 %sum.0.i.lcssa, ptr addrspace(3) %arrayidx7.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %cmp8.i = icmp ult i32 %conv.i, 8
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

for.body.i:                                       ; preds = %entry, %for.body.i
  %i.0.i3 = phi i32 [ %conv5.i, %for.body.i ], [ %conv.i, %entry ]
  %sum.0.i2 = phi i32 [ %add.i, %for.body.i ], [ 0, %entry ]
  %idxprom.i = zext i32 %i.0.i3 to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add i32 %0, %sum.0.i2
  %call2.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %1 = trunc i64 %call2.i to i32
  %conv5.i = add i32 %i.0.i3, %1
  %cmp.i = icmp ult i32 %conv5.i, %count
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %2 = and i64 %call.i, 7
  %3 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce_two_stage.partial, i64 %2
  %arrayidx12.i = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 32
  %4 = load i32, ptr addrspace(3) %arrayidx12.i, align 4, !tbaa !3
  %arrayidx15.i = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 64
  %5 = load i32, ptr addrspace(3) %arrayidx15.i, align 4, !tbaa !3
  %add16.i = add i32 %5, %4
  %arrayidx19.i = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 96
  %6 = load i32, ptr addrspace(3) %arrayidx19.i, align 4, !tbaa !3
  %add20.i = add i32 %add16.i, %6
  %7 = load i32, ptr addrspace(3) %arrayidx7.i, align 4, !tbaa !3
  %add23.i = add i32 %add20.i, %7
  store i32 %add23.i, ptr addrspace(3) %arrayidx7.i, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp24.i = icmp eq i32 %conv.i, 0
  br i1 %cmp24.i, label %for.body32.i.preheader, label %__clang_ocl_kern_imp_reduce_two_stage.exit

for.body32.i.preheader:                           ; preds = %if.end.i
  %8 = load i32, ptr addrspace(3) @reduce_two_stage.partial, align 4, !tbaa !3
  %9 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 4), align 4, !tbaa !3
  %add35.i.1 = add i32 %9, %8
  %10 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 8), align 4, !tbaa !3
  %add35.i.2 = add i32 %10, %add35.i.1
  %11 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 12), align 4, !tbaa !3
  %add35.i.3 = add i32 %11, %add35.i.2
  %12 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 16), align 4, !tbaa !3
  %add35.i.4 = add i32 %12, %add35.i.3
  %13 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 20), align 4, !tbaa !3
  %add35.i.5 = add i32 %13, %add35.i.4
  %14 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 24), align 4, !tbaa !3
  %add35.i.6 = add i32 %14, %add35.i.5
  %15 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 28), align 4, !tbaa !3
  %add35.i.7 = add i32 %15, %add35.i.6
  store i32 %add35.i.7, ptr addrspace(1) %out, align 4, !tbaa !3
  br label %__clang_ocl_kern_imp_reduce_two_stage.exit

__clang_ocl_kern_imp_reduce_two_stage.exit:       ; preds = %if.end.i, %for.body32.i.preheader
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_two_stage(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %count) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %cmp52 = icmp ugt i32 %count, %conv
  br i1 %cmp52, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %idxprom6 = and i64 %call, 4294967295
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce_two_stage.partial, i64 %idxprom6
  store i32 %sum.0.lcssa, ptr addrspace(3) %arrayidx7, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %cmp8 = icmp ult i32 %conv, 8
  br i1 %cmp8, label %if.then, label %if.end

for.body:                                         ; preds = %entry, %for.body
  %i.054 = phi i32 [ %conv5, %for.body ], [ %conv, %entry ]
  %sum.053 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %i.054 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add i32 %0, %sum.053
  %call2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %1 = trunc i64 %call2 to i32
  %conv5 = add i32 %i.054, %1
  %cmp = icmp ult i32 %conv5, %count
  br i1 %cmp, label %for.body, label %for.cond.cleanup

if.then:                                          ; preds = %for.cond.cleanup
  %2 = and i64 %call, 7
  %3 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce_two_stage.partial, i64 %2
  %arrayidx12 = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 32
  %4 = load i32, ptr addrspace(3) %arrayidx12, align 4, !tbaa !3
  %arrayidx15 = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 64
  %5 = load i32, ptr addrspace(3) %arrayidx15, align 4, !tbaa !3
  %add16 = add i32 %5, %4
  %arrayidx19 = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 96
  %6 = load i32, ptr addrspace(3) %arrayidx19, align 4, !tbaa !3
  %add20 = add i32 %add16, %6
  %7 = load i32, ptr addrspace(3) %arrayidx7, align 4, !tbaa !3
  %add23 = add i32 %add20, %7
  store i32 %add23, ptr addrspace(3) %arrayidx7, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %cmp24 = icmp eq i32 %conv, 0
  br i1 %cmp24, label %for.body32.preheader, label %if.end38

for.body32.preheader:                             ; preds = %if.end
  %8 = load i32, ptr addrspace(3) @reduce_two_stage.partial, align 4, !tbaa !3
  %9 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 4), align 4, !tbaa !3
  %add35.1 = add i32 %9, %8
  %10 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 8), align 4, !tbaa !3
  %add35.2 = add i32 %10, %add35.1
  %11 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 12), align 4, !tbaa !3
  %add35.3 = add i32 %11, %add35.2
  %12 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 16), align 4, !tbaa !3
  %add35.4 = add i32 %12, %add35.3
  %13 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 20), align 4, !tbaa !3
  %add35.5 = add i32 %13, %add35.4
  %14 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 24), align 4, !tbaa !3
  %add35.6 = add i32 %14, %add35.5
  %15 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_two_stage.partial, i64 28), align 4, !tbaa !3
  %add35.7 = add i32 %15, %add35.6
  store i32 %add35.7, ptr addrspace(1) %out, align 4, !tbaa !3
  br label %if.end38

if.end38:                                         ; preds = %for.body32.preheader, %if.end
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 3}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"float*", !"float*"}
!14 = !{!"const", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"uint*", !"uint*", !"uint"}
