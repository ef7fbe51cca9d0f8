; ModuleID = 'opencl/histogram.cl'
source_filename = "opencl/histogram.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@histogram_local.counts = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram_global(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef align 4 %bins) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %call.i
  %0 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !tbaa !11
  %idxprom.i = zext i8 %0 to i64
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %idxprom.i
  %call2.i = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %arrayidx1.i) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram_global(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef align 4 %bins) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %call
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1, !tbaa !11
  %idxprom = zext i8 %0 to i64
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %idxprom
  %call2 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %arrayidx1) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram_local(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef align 4 %bins) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_local.counts, i64 %idxprom.i
  store i32 0, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %call1.i
  %0 = load i8, ptr addrspace(1) %arrayidx2.i, align 1, !tbaa !11
  %1 = and i8 %0, 15
  %idxprom4.i = zext nneg i8 %1 to i64
  %arrayidx5.i = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_local.counts, i64 %idxprom4.i
  %call6.i = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef %arrayidx5.i, i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %2 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  %tobool.not.i = icmp eq i32 %2, 0
  br i1 %tobool.not.i, label %__clang_ocl_kern_imp_histogram_local.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %arrayidx10.i = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %idxprom.i
  %call13.i = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx10.i, i32 noundef %2) #5
  br label %__clang_ocl_kern_imp_histogram_local.exit

__clang_ocl_kern_imp_histogram_local.exit:        ; preds = %entry, %if.then.i
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram_local(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef align 4 %bins) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %idxprom = and i64 %call, 4294967295
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_local.counts, i64 %idxprom
  store i32 0, ptr addrspace(3) %arrayidx, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %call1
  %0 = load i8, ptr addrspace(1) %arrayidx2, align 1, !tbaa !11
  %1 = and i8 %0, 15
  %idxprom4 = zext nneg i8 %1 to i64
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_local.counts, i64 %idxprom4
  %call6 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef %arrayidx5, i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %2 = load i32, ptr addrspace(3) %arrayidx, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %idxprom
  %call13 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx10, i32 noundef %2) #5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram_range(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %extremes) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %shr.i = lshr i32 %0, 1
  %call2.i = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef align 4 %extremes, i32 noundef %shr.i) #5
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %extremes, i64 4
  %call5.i = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %arrayidx3.i, i32 noundef %shr.i) #5
  %rem.i = and i32 %0, 15
  %idxprom.i = zext nneg i32 %rem.i to i64
  %arrayidx6.i = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %idxprom.i
  %call7.i = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx6.i, i32 noundef %0) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram_range(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %extremes) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %shr = lshr i32 %0, 1
  %call2 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %extremes, i32 noundef %shr) #5
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(1) %extremes, i64 4
  %call5 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %arrayidx3, i32 noundef %shr) #5
  %rem = and i32 %0, 15
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %idxprom
  %call7 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx6, i32 noundef %0) #5
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!9 = !{!"uchar*", !"uint*"}
!10 = !{!"const", !""}
!11 = !{!5, !5, i64 0}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uint*", !"uint*", !"int*"}
!15 = !{!"const", !"", !"volatile"}
