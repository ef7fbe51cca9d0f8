; ModuleID = 'opencl/linked_lists.cl'
source_filename = "opencl/linked_lists.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.node = type { i32, i32 }
%struct.link = type { i32, ptr }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @walk_by_index(ptr addrspace(1) noundef readonly align 4 captures(none) %nodes, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv.i = trunc i64 %call.i to i32
  %cmp2.i1 = icmp ult i32 %conv.i, 8
  br i1 %cmp2.i1, label %for.body.i, label %__clang_ocl_kern_imp_walk_by_index.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %hops.0.i4 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %sum.0.i3 = phi i32 [ %add.i, %for.body.i ], [ 0, %entry ]
  %at.0.i2 = phi i32 [ %1, %for.body.i ], [ %conv.i, %entry ]
  %mul.i = mul i32 %sum.0.i3, 3
  %idxprom.i = zext nneg i32 %at.0.i2 to i64
  %arrayidx.i = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %nodes, i64 %idxprom.i
  %value.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 4
  %0 = load i32, ptr addrspace(1) %value.i, align 4, !tbaa !11
  %add.i = add i32 %0, %mul.i
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !13
  %inc.i = add nuw nsw i32 %hops.0.i4, 1
  %cmp.i = icmp samesign ult i32 %hops.0.i4, 19
  %cmp2.i = icmp ult i32 %1, 8
  %2 = select i1 %cmp.i, i1 %cmp2.i, i1 false
  br i1 %2, label %for.body.i, label %__clang_ocl_kern_imp_walk_by_index.exit

__clang_ocl_kern_imp_walk_by_index.exit:          ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi i32 [ 0, %entry ], [ %add.i, %for.body.i ]
  %call6.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx7.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call6.i
  store i32 %sum.0.i.lcssa, ptr addrspace(1) %arrayidx7.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_walk_by_index(ptr addrspace(1) noundef readonly align 4 captures(none) %nodes, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv = trunc i64 %call to i32
  %cmp213 = icmp ult i32 %conv, 8
  br i1 %cmp213, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %call6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call6
  store i32 %sum.0.lcssa, ptr addrspace(1) %arrayidx7, align 4, !tbaa !3
  ret void

for.body:                                         ; preds = %entry, %for.body
  %hops.016 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %sum.015 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %at.014 = phi i32 [ %1, %for.body ], [ %conv, %entry ]
  %mul = mul i32 %sum.015, 3
  %idxprom = zext nneg i32 %at.014 to i64
  %arrayidx = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %nodes, i64 %idxprom
  %value = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  %0 = load i32, ptr addrspace(1) %value, align 4, !tbaa !11
  %add = add i32 %0, %mul
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !13
  %inc = add nuw nsw i32 %hops.016, 1
  %cmp = icmp samesign ult i32 %hops.016, 19
  %cmp2 = icmp ult i32 %1, 8
  %2 = select i1 %cmp, i1 %cmp2, i1 false
  br i1 %2, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @walk_by_pointer(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %links.i = alloca [4 x %struct.link], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %links.i) #7
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv.i = trunc i64 %call.i to i32
  store i32 %conv.i, ptr %links.i, align 8, !tbaa !18
  %arrayidx6.i = getelementptr inbounds nuw i8, ptr %links.i, i64 16
  %next.i = getelementptr inbounds nuw i8, ptr %links.i, i64 8
  store ptr %arrayidx6.i, ptr %next.i, align 8, !tbaa !22
  %add.i.1 = add nsw i32 %conv.i, 1
  store i32 %add.i.1, ptr %arrayidx6.i, align 8, !tbaa !18
  %arrayidx6.i.1 = getelementptr inbounds nuw i8, ptr %links.i, i64 32
  %next.i.1 = getelementptr inbounds nuw i8, ptr %links.i, i64 24
  store ptr %arrayidx6.i.1, ptr %next.i.1, align 8, !tbaa !22
  %add.i.2 = add nsw i32 %conv.i, 2
  store i32 %add.i.2, ptr %arrayidx6.i.1, align 8, !tbaa !18
  %arrayidx6.i.2 = getelementptr inbounds nuw i8, ptr %links.i, i64 48
  %next.i.2 = getelementptr inbounds nuw i8, ptr %links.i, i64 40
  store ptr %arrayidx6.i.2, ptr %next.i.2, align 8, !tbaa !22
  %add.i.3 = add nsw i32 %conv.i, 3
  store i32 %add.i.3, ptr %arrayidx6.i.2, align 8, !tbaa !18
  %next.i.3 = getelementptr inbounds nuw i8, ptr %links.i, i64 56
  store ptr addrspacecast (ptr addrspace(4) null to ptr), ptr %next.i.3, align 8, !tbaa !22
  %idxprom9.i = and i64 %call.i, 3
  %arrayidx10.i = getelementptr inbounds nuw %struct.link, ptr %links.i, i64 %idxprom9.i
  %tobool.not4.i = icmp eq ptr %arrayidx10.i, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool.not4.i, label %sum_list.exit, label %while.body.i

while.body.i:                                     ; preds = %entry, %while.body.i
  %sum.06.i = phi i32 [ %add.i1, %while.body.i ], [ 0, %entry ]
  %head.addr.05.i = phi ptr [ %1, %while.body.i ], [ %arrayidx10.i, %entry ]
  %mul.i = mul nsw i32 %sum.06.i, 10
  %0 = load i32, ptr %head.addr.05.i, align 8, !tbaa !18
  %add.i1 = add nsw i32 %0, %mul.i
  %next.i2 = getelementptr inbounds nuw i8, ptr %head.addr.05.i, i64 8
  %1 = load ptr, ptr %next.i2, align 8, !tbaa !22
  %tobool.not.i = icmp eq ptr %1, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool.not.i, label %sum_list.exit, label %while.body.i

sum_list.exit:                                    ; preds = %while.body.i, %entry
  %sum.0.lcssa.i = phi i32 [ 0, %entry ], [ %add.i1, %while.body.i ]
  %next12.i = getelementptr inbounds nuw i8, ptr %arrayidx10.i, i64 8
  %2 = load ptr, ptr %next12.i, align 8, !tbaa !22
  %cmp14.i = icmp eq ptr %2, %arrayidx6.i
  %cond16.i = select i1 %cmp14.i, i32 100000, i32 0
  %add17.i = add nsw i32 %cond16.i, %sum.0.lcssa.i
  %idxprom18.i = sext i32 %conv.i to i64
  %arrayidx19.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom18.i
  store i32 %add17.i, ptr addrspace(1) %arrayidx19.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %links.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_walk_by_pointer(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %links = alloca [4 x %struct.link], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %links) #7
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %links, align 8, !tbaa !18
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %links, i64 16
  %next = getelementptr inbounds nuw i8, ptr %links, i64 8
  store ptr %arrayidx6, ptr %next, align 8, !tbaa !22
  %add.1 = add nsw i32 %conv, 1
  store i32 %add.1, ptr %arrayidx6, align 8, !tbaa !18
  %arrayidx6.1 = getelementptr inbounds nuw i8, ptr %links, i64 32
  %next.1 = getelementptr inbounds nuw i8, ptr %links, i64 24
  store ptr %arrayidx6.1, ptr %next.1, align 8, !tbaa !22
  %add.2 = add nsw i32 %conv, 2
  store i32 %add.2, ptr %arrayidx6.1, align 8, !tbaa !18
  %arrayidx6.2 = getelementptr inbounds nuw i8, ptr %links, i64 48
  %next.2 = getelementptr inbounds nuw i8, ptr %links, i64 40
  store ptr %arrayidx6.2, ptr %next.2, align 8, !tbaa !22
  %add.3 = add nsw i32 %conv, 3
  store i32 %add.3, ptr %arrayidx6.2, align 8, !tbaa !18
  %next.3 = getelementptr inbounds nuw i8, ptr %links, i64 56
  store ptr addrspacecast (ptr addrspace(4) null to ptr), ptr %next.3, align 8, !tbaa !22
  %idxprom9 = and i64 %call, 3
  %arrayidx10 = getelementptr inbounds nuw %struct.link, ptr %links, i64 %idxprom9
  %tobool.not4.i = icmp eq ptr %arrayidx10, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool.not4.i, label %sum_list.exit, label %while.body.i

while.body.i:                                     ; preds = %entry, %while.body.i
  %sum.06.i = phi i32 [ %add.i, %while.body.i ], [ 0, %entry ]
  %head.addr.05.i = phi ptr [ %1, %while.body.i ], [ %arrayidx10, %entry ]
  %mul.i = mul nsw i32 %sum.06.i, 10
  %0 = load i32, ptr %head.addr.05.i, align 8, !tbaa !18
  %add.i = add nsw i32 %0, %mul.i
  %next.i = getelementptr inbounds nuw i8, ptr %head.addr.05.i, i64 8
  %1 = load ptr, ptr %next.i, align 8, !tbaa !22
  %tobool.not.i = icmp eq ptr %1, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool.not.i, label %sum_list.exit, label %while.body.i

sum_list.exit:                                    ; preds = %while.body.i, %entry
  %sum.0.lcssa.i = phi i32 [ 0, %entry ], [ %add.i, %while.body.i ]
  %next12 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 8
  %2 = load ptr, ptr %next12, align 8, !tbaa !22
  %cmp14 = icmp eq ptr %2, %arrayidx6
  %cond16 = select i1 %cmp14, i32 100000, i32 0
  %add17 = add nsw i32 %cond16, %sum.0.lcssa.i
  %idxprom18 = sext i32 %conv to i64
  %arrayidx19 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom18
  store i32 %add17, ptr addrspace(1) %arrayidx19, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %links) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }

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
!9 = !{!"struct node*", !"uint*"}
!10 = !{!"const", !""}
!11 = !{!12, !4, i64 4}
!12 = !{!"node", !4, i64 0, !4, i64 4}
!13 = !{!12, !4, i64 0}
!14 = !{i32 1}
!15 = !{!"none"}
!16 = !{!"int*"}
!17 = !{!""}
!18 = !{!19, !4, i64 0}
!19 = !{!"link", !4, i64 0, !20, i64 8}
!20 = !{!"p1 _ZTS4link", !21, i64 0}
!21 = !{!"any pointer", !5, i64 0}
!22 = !{!19, !20, i64 8}
