; ModuleID = 'opencl/generic_pointers.cl'
source_filename = "opencl/generic_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@any_space.shared = internal addrspace(3) global [8 x i32] undef, align 4
@__const.any_space.mine = private unnamed_addr addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3], align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @any_space(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %mine.i = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %mine.i) #7
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(12) %mine.i, ptr addrspace(2) noundef align 4 dereferenceable(12) @__const.any_space.mine, i64 12, i1 false)
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @any_space.shared, i64 %call.i
  %arrayidx.ascast.i = addrspacecast ptr addrspace(3) %arrayidx.i to ptr addrspace(4)
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %and.i = and i32 %0, 255
  tail call spir_func void @store_at(ptr addrspace(4) noundef %arrayidx.ascast.i, i32 noundef %and.i) #7
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #9
  %rem.i = urem i64 %call.i, 3
  %trunc = trunc nuw i64 %rem.i to i2
  switch i2 %trunc, label %cond.false7.i [
    i2 0, label %cond.true.i
    i2 1, label %cond.true4.i
  ]

cond.true.i:                                      ; preds = %entry
  %arraydecay.ascast.i = addrspacecast ptr %mine.i to ptr addrspace(4)
  br label %__clang_ocl_kern_imp_any_space.exit

cond.true4.i:                                     ; preds = %entry
  %and5.i = and i64 %call.i, 4
  %arrayidx6.i = getelementptr inbounds nuw i32, ptr addrspace(3) @any_space.shared, i64 %and5.i
  %arrayidx6.ascast.i = addrspacecast ptr addrspace(3) %arrayidx6.i to ptr addrspace(4)
  br label %__clang_ocl_kern_imp_any_space.exit

cond.false7.i:                                    ; preds = %entry
  %1 = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)
  br label %__clang_ocl_kern_imp_any_space.exit

__clang_ocl_kern_imp_any_space.exit:              ; preds = %cond.true.i, %cond.true4.i, %cond.false7.i
  %cond9.i = phi ptr addrspace(4) [ %arraydecay.ascast.i, %cond.true.i ], [ %arrayidx6.ascast.i, %cond.true4.i ], [ %1, %cond.false7.i ]
  %add.ptr.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  %add.ptr.ascast.i = addrspacecast ptr addrspace(1) %add.ptr.i to ptr addrspace(4)
  %2 = load i32, ptr addrspace(4) %cond9.i, align 4, !tbaa !3
  %arrayidx1.i1 = getelementptr inbounds nuw i8, ptr addrspace(4) %cond9.i, i64 4
  %3 = load i32, ptr addrspace(4) %arrayidx1.i1, align 4, !tbaa !3
  %mul.i = mul nsw i32 %3, 10
  %add.i = add nsw i32 %mul.i, %2
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(4) %cond9.i, i64 8
  %4 = load i32, ptr addrspace(4) %arrayidx2.i, align 4, !tbaa !3
  %mul3.i = mul nsw i32 %4, 100
  %add4.i = add nsw i32 %add.i, %mul3.i
  tail call spir_func void @store_at(ptr addrspace(4) noundef %add.ptr.ascast.i, i32 noundef %add4.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %mine.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_any_space(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %mine = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %mine) #7
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(12) %mine, ptr addrspace(2) noundef align 4 dereferenceable(12) @__const.any_space.mine, i64 12, i1 false)
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) @any_space.shared, i64 %call
  %arrayidx.ascast = addrspacecast ptr addrspace(3) %arrayidx to ptr addrspace(4)
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %and = and i32 %0, 255
  tail call spir_func void @store_at(ptr addrspace(4) noundef %arrayidx.ascast, i32 noundef %and) #7
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #9
  %rem = urem i64 %call, 3
  %trunc = trunc nuw i64 %rem to i2
  switch i2 %trunc, label %cond.false7 [
    i2 0, label %cond.true
    i2 1, label %cond.true4
  ]

cond.true:                                        ; preds = %entry
  %arraydecay.ascast = addrspacecast ptr %mine to ptr addrspace(4)
  br label %cond.end8

cond.true4:                                       ; preds = %entry
  %and5 = and i64 %call, 4
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) @any_space.shared, i64 %and5
  %arrayidx6.ascast = addrspacecast ptr addrspace(3) %arrayidx6 to ptr addrspace(4)
  br label %cond.end8

cond.false7:                                      ; preds = %entry
  %1 = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)
  br label %cond.end8

cond.end8:                                        ; preds = %cond.true4, %cond.false7, %cond.true
  %cond9 = phi ptr addrspace(4) [ %arraydecay.ascast, %cond.true ], [ %arrayidx6.ascast, %cond.true4 ], [ %1, %cond.false7 ]
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr addrspace(4)
  %2 = load i32, ptr addrspace(4) %cond9, align 4, !tbaa !3
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr addrspace(4) %cond9, i64 4
  %3 = load i32, ptr addrspace(4) %arrayidx1.i, align 4, !tbaa !3
  %mul.i = mul nsw i32 %3, 10
  %add.i = add nsw i32 %mul.i, %2
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(4) %cond9, i64 8
  %4 = load i32, ptr addrspace(4) %arrayidx2.i, align 4, !tbaa !3
  %mul3.i = mul nsw i32 %4, 100
  %add4.i = add nsw i32 %add.i, %mul3.i
  tail call spir_func void @store_at(ptr addrspace(4) noundef %add.ptr.ascast, i32 noundef %add4.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %mine) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @conversions(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %mine.i = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %mine.i) #7
  store i32 5, ptr %mine.i, align 4, !tbaa !3
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %and.i = and i64 %call.i, 1
  %tobool.not.i = icmp eq i64 %and.i, 0
  %add.ptr.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %add.ptr.ascast.i = addrspacecast ptr addrspace(1) %add.ptr.i to ptr addrspace(4)
  %mine.ascast.i = addrspacecast ptr %mine.i to ptr addrspace(4)
  %cond.i = select i1 %tobool.not.i, ptr addrspace(4) %mine.ascast.i, ptr addrspace(4) %add.ptr.ascast.i
  %0 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %cond.i) #7
  %1 = call spir_func ptr @__to_private(ptr addrspace(4) %cond.i) #7
  %2 = load i32, ptr addrspace(4) %cond.i, align 4, !tbaa !3
  %tobool1.not.i = icmp eq ptr addrspace(1) %0, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %tobool1.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %3 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  %add.i = add nsw i32 %3, %2
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  %result.0.i = phi i32 [ %add.i, %if.then.i ], [ %2, %entry ]
  %tobool2.not.i = icmp eq ptr %1, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool2.not.i, label %__clang_ocl_kern_imp_conversions.exit, label %if.then3.i

if.then3.i:                                       ; preds = %if.end.i
  %4 = load i32, ptr %1, align 4, !tbaa !3
  %mul.i = shl nsw i32 %4, 1
  %sub.i = sub nsw i32 %result.0.i, %mul.i
  br label %__clang_ocl_kern_imp_conversions.exit

__clang_ocl_kern_imp_conversions.exit:            ; preds = %if.end.i, %if.then3.i
  %result.1.i = phi i32 [ %sub.i, %if.then3.i ], [ %result.0.i, %if.end.i ]
  %5 = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)
  %call5.i = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef %5) #9
  %cmp.i = icmp eq i32 %call5.i, 2
  %conv.i = zext i1 %cmp.i to i32
  %add6.i = add nsw i32 %result.1.i, %conv.i
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add6.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %mine.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_conversions(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %mine = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %mine) #7
  store i32 5, ptr %mine, align 4, !tbaa !3
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %and = and i64 %call, 1
  %tobool.not = icmp eq i64 %and, 0
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr addrspace(4)
  %mine.ascast = addrspacecast ptr %mine to ptr addrspace(4)
  %cond = select i1 %tobool.not, ptr addrspace(4) %mine.ascast, ptr addrspace(4) %add.ptr.ascast
  %0 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %cond) #7
  %1 = call spir_func ptr @__to_private(ptr addrspace(4) %cond) #7
  %2 = load i32, ptr addrspace(4) %cond, align 4, !tbaa !3
  %tobool1.not = icmp eq ptr addrspace(1) %0, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %tobool1.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %3 = load i32, ptr addrspace(1) %0, align 4, !tbaa !3
  %add = add nsw i32 %3, %2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %result.0 = phi i32 [ %add, %if.then ], [ %2, %entry ]
  %tobool2.not = icmp eq ptr %1, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool2.not, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  %4 = load i32, ptr %1, align 4, !tbaa !3
  %mul = shl nsw i32 %4, 1
  %sub = sub nsw i32 %result.0, %mul
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  %result.1 = phi i32 [ %sub, %if.then3 ], [ %result.0, %if.end ]
  %5 = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)
  %call5 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef %5) #9
  %cmp = icmp eq i32 %call5, 2
  %conv = zext i1 %cmp to i32
  %add6 = add nsw i32 %result.1, %conv
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add6, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %mine) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @store_at(ptr addrspace(4) noundef writeonly captures(none) initializes((0, 4)) %p, i32 noundef %value) unnamed_addr #5 {
entry:
  store i32 %value, ptr addrspace(4) %p, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4)) local_unnamed_addr

declare spir_func ptr @__to_private(ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"", !""}
