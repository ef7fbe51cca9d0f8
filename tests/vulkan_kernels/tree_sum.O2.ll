; ModuleID = 'tree_sum.cl'
source_filename = "tree_sum.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@tree_sum.part = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @tree_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @tree_sum.part, i64 %3
  store float %6, ptr addrspace(3) %7, align 4, !tbaa !12
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %9 = lshr i64 %8, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %21, %2
  %12 = icmp eq i64 %3, 0
  br i1 %12, label %24, label %28

13:                                               ; preds = %2, %21
  %14 = phi i64 [ %22, %21 ], [ %9, %2 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %15 = icmp ult i64 %3, %14
  br i1 %15, label %16, label %21

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %14
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !12
  %19 = load float, ptr addrspace(3) %7, align 4, !tbaa !12
  %20 = fadd float %18, %19
  store float %20, ptr addrspace(3) %7, align 4, !tbaa !12
  br label %21

21:                                               ; preds = %16, %13
  %22 = lshr i64 %14, 1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %11, label %13

24:                                               ; preds = %11
  %25 = load float, ptr addrspace(3) @tree_sum.part, align 4, !tbaa !12
  %26 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %26
  store float %25, ptr addrspace(1) %27, align 4, !tbaa !12
  br label %28

28:                                               ; preds = %11, %24
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_tree_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @tree_sum.part, i64 %3
  store float %6, ptr addrspace(3) %7, align 4, !tbaa !12
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %9 = lshr i64 %8, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %21, %2
  %12 = icmp eq i64 %3, 0
  br i1 %12, label %24, label %28

13:                                               ; preds = %2, %21
  %14 = phi i64 [ %22, %21 ], [ %9, %2 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %15 = icmp ult i64 %3, %14
  br i1 %15, label %16, label %21

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %14
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !12
  %19 = load float, ptr addrspace(3) %7, align 4, !tbaa !12
  %20 = fadd float %18, %19
  store float %20, ptr addrspace(3) %7, align 4, !tbaa !12
  br label %21

21:                                               ; preds = %13, %16
  %22 = lshr i64 %14, 1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %11, label %13

24:                                               ; preds = %11
  %25 = load float, ptr addrspace(3) @tree_sum.part, align 4, !tbaa !12
  %26 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %26
  store float %25, ptr addrspace(1) %27, align 4, !tbaa !12
  br label %28

28:                                               ; preds = %24, %11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
