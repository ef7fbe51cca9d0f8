; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %13 = icmp sgt i32 %7, 1
  br i1 %13, label %14, label %32

14:                                               ; preds = %3, %27
  %15 = phi ptr addrspace(3) [ %17, %27 ], [ %1, %3 ]
  %16 = phi i32 [ %30, %27 ], [ 1, %3 ]
  %17 = phi ptr addrspace(3) [ %15, %27 ], [ %2, %3 ]
  %18 = icmp sgt i32 %16, %5
  %19 = getelementptr inbounds i32, ptr addrspace(3) %15, i64 %11
  %20 = load i32, ptr addrspace(3) %19, align 4, !tbaa !4
  br i1 %18, label %27, label %21

21:                                               ; preds = %14
  %22 = sub nsw i32 %5, %16
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %15, i64 %23
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %26 = add nsw i32 %25, %20
  br label %27

27:                                               ; preds = %14, %21
  %28 = phi i32 [ %26, %21 ], [ %20, %14 ]
  %29 = getelementptr inbounds i32, ptr addrspace(3) %17, i64 %11
  store i32 %28, ptr addrspace(3) %29, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %30 = shl nsw i32 %16, 1
  %31 = icmp slt i32 %30, %7
  br i1 %31, label %14, label %32

32:                                               ; preds = %27, %3
  %33 = phi ptr addrspace(3) [ %1, %3 ], [ %17, %27 ]
  %34 = getelementptr inbounds i32, ptr addrspace(3) %33, i64 %11
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !4
  %36 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %13 = icmp sgt i32 %7, 1
  br i1 %13, label %20, label %14

14:                                               ; preds = %33, %3
  %15 = phi ptr addrspace(3) [ %1, %3 ], [ %23, %33 ]
  %16 = getelementptr inbounds i32, ptr addrspace(3) %15, i64 %11
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !4
  ret void

20:                                               ; preds = %3, %33
  %21 = phi ptr addrspace(3) [ %23, %33 ], [ %1, %3 ]
  %22 = phi i32 [ %36, %33 ], [ 1, %3 ]
  %23 = phi ptr addrspace(3) [ %21, %33 ], [ %2, %3 ]
  %24 = icmp sgt i32 %22, %5
  %25 = getelementptr inbounds i32, ptr addrspace(3) %21, i64 %11
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !4
  br i1 %24, label %33, label %27

27:                                               ; preds = %20
  %28 = sub nsw i32 %5, %22
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %21, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = add nsw i32 %31, %26
  br label %33

33:                                               ; preds = %20, %27
  %34 = phi i32 [ %32, %27 ], [ %26, %20 ]
  %35 = getelementptr inbounds i32, ptr addrspace(3) %23, i64 %11
  store i32 %34, ptr addrspace(3) %35, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %36 = shl nsw i32 %22, 1
  %37 = icmp slt i32 %36, %7
  br i1 %37, label %20, label %14
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 3, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*"}
!11 = !{!"", !"", !""}
