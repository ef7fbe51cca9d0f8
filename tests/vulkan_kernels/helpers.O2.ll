; ModuleID = 'helpers.cl'
source_filename = "helpers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local spir_func void @fill(ptr addrspace(4) noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %12, %6 ], [ 0, %3 ]
  %8 = mul nuw nsw i32 %7, %7
  %9 = add nsw i32 %8, %2
  %10 = zext nneg i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(4) %0, i64 %10
  store i32 %9, ptr addrspace(4) %11, align 4, !tbaa !4
  %12 = add nuw nsw i32 %7, 1
  %13 = icmp slt i32 %12, %1
  br i1 %13, label %6, label %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local spir_func i32 @total(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %12, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %12, %6 ], [ 0, %2 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) %0, i64 %9
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !4
  %12 = add nsw i32 %11, %8
  %13 = add nuw nsw i32 %7, 1
  %14 = icmp slt i32 %13, %1
  br i1 %14, label %6, label %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @exchange(ptr addrspace(4) noundef captures(none) %0, ptr addrspace(4) noundef captures(none) %1) local_unnamed_addr #2 {
  %3 = load i32, ptr addrspace(4) %0, align 4, !tbaa !4
  %4 = load i32, ptr addrspace(4) %1, align 4, !tbaa !4
  store i32 %4, ptr addrspace(4) %0, align 4, !tbaa !4
  store i32 %3, ptr addrspace(4) %1, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @helpers(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = add nsw i32 %7, 1
  %9 = add nsw i32 %7, 9
  %10 = add nsw i32 %7, 16
  %11 = add i32 %8, %9
  %12 = add i32 %11, %10
  %13 = mul i32 %7, 3
  %14 = add i32 %12, %13
  %15 = add i32 %14, 29
  %16 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %5
  store i32 %15, ptr addrspace(3) %16, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %17 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %19 = trunc i64 %18 to i32
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %2, %21
  %22 = phi i32 [ %28, %21 ], [ 0, %2 ]
  %23 = phi i32 [ %27, %21 ], [ 0, %2 ]
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !4
  %27 = add nsw i32 %26, %23
  %28 = add nuw nsw i32 %22, 1
  %29 = icmp slt i32 %28, %19
  br i1 %29, label %21, label %30

30:                                               ; preds = %21, %2
  %31 = phi i32 [ 0, %2 ], [ %27, %21 ]
  %32 = add nsw i32 %8, %9
  %33 = add nsw i32 %10, %31
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr addrspace(1) %6, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_helpers(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = add nsw i32 %7, 1
  %9 = add nsw i32 %7, 9
  %10 = add nsw i32 %7, 16
  %11 = add i32 %8, %9
  %12 = add i32 %11, %10
  %13 = mul i32 %7, 3
  %14 = add i32 %12, %13
  %15 = add i32 %14, 29
  %16 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %5
  store i32 %15, ptr addrspace(3) %16, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %17 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %19 = trunc i64 %18 to i32
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %2, %21
  %22 = phi i32 [ %28, %21 ], [ 0, %2 ]
  %23 = phi i32 [ %27, %21 ], [ 0, %2 ]
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !4
  %27 = add nsw i32 %26, %23
  %28 = add nuw nsw i32 %22, 1
  %29 = icmp slt i32 %28, %19
  br i1 %29, label %21, label %30

30:                                               ; preds = %21, %2
  %31 = phi i32 [ 0, %2 ], [ %27, %21 ]
  %32 = add nsw i32 %8, %9
  %33 = add nsw i32 %10, %31
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr addrspace(1) %6, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!8 = !{i32 1, i32 3}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !""}
