; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @radix(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %8
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !4
  %12 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %8
  %13 = icmp sgt i32 %7, 0
  br label %14

14:                                               ; preds = %3, %20
  %15 = phi i32 [ 0, %3 ], [ %30, %20 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %16 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %17 = xor i32 %16, -1
  %18 = lshr i32 %17, %15
  %19 = and i32 %18, 1
  store i32 %19, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %13, label %32, label %20

20:                                               ; preds = %32, %14
  %21 = phi i32 [ 0, %14 ], [ %41, %32 ]
  %22 = phi i32 [ 0, %14 ], [ %42, %32 ]
  %23 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %24 = icmp eq i32 %23, 0
  %25 = sub i32 %5, %21
  %26 = add i32 %25, %22
  %27 = select i1 %24, i32 %26, i32 %21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %28
  store i32 %16, ptr addrspace(3) %29, align 4, !tbaa !4
  %30 = add nuw nsw i32 %15, 1
  %31 = icmp samesign ult i32 %15, 7
  br i1 %31, label %14, label %45

32:                                               ; preds = %14, %32
  %33 = phi i32 [ %43, %32 ], [ 0, %14 ]
  %34 = phi i32 [ %42, %32 ], [ 0, %14 ]
  %35 = phi i32 [ %41, %32 ], [ 0, %14 ]
  %36 = icmp slt i32 %33, %5
  %37 = zext nneg i32 %33 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %37
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !4
  %40 = select i1 %36, i32 %39, i32 0
  %41 = add i32 %35, %40
  %42 = add i32 %39, %34
  %43 = add nuw nsw i32 %33, 1
  %44 = icmp slt i32 %43, %7
  br i1 %44, label %32, label %20

45:                                               ; preds = %20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %46 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  store i32 %46, ptr addrspace(1) %9, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_radix(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = getelementptr inbounds i32, ptr addrspace(3) %1, i64 %8
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !4
  %12 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %8
  %13 = icmp sgt i32 %7, 0
  br label %16

14:                                               ; preds = %22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %15 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  store i32 %15, ptr addrspace(1) %9, align 4, !tbaa !4
  ret void

16:                                               ; preds = %3, %22
  %17 = phi i32 [ 0, %3 ], [ %32, %22 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %19 = xor i32 %18, -1
  %20 = lshr i32 %19, %17
  %21 = and i32 %20, 1
  store i32 %21, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %13, label %34, label %22

22:                                               ; preds = %34, %16
  %23 = phi i32 [ 0, %16 ], [ %43, %34 ]
  %24 = phi i32 [ 0, %16 ], [ %44, %34 ]
  %25 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %26 = icmp eq i32 %25, 0
  %27 = sub i32 %5, %23
  %28 = add i32 %27, %24
  %29 = select i1 %26, i32 %28, i32 %23
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %30
  store i32 %18, ptr addrspace(3) %31, align 4, !tbaa !4
  %32 = add nuw nsw i32 %17, 1
  %33 = icmp samesign ult i32 %17, 7
  br i1 %33, label %16, label %14

34:                                               ; preds = %16, %34
  %35 = phi i32 [ %45, %34 ], [ 0, %16 ]
  %36 = phi i32 [ %44, %34 ], [ 0, %16 ]
  %37 = phi i32 [ %43, %34 ], [ 0, %16 ]
  %38 = icmp slt i32 %35, %5
  %39 = zext nneg i32 %35 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %39
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !4
  %42 = select i1 %38, i32 %41, i32 0
  %43 = add i32 %37, %42
  %44 = add i32 %41, %36
  %45 = add nuw nsw i32 %35, 1
  %46 = icmp slt i32 %45, %7
  br i1 %46, label %34, label %22
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

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
!10 = !{!"uint*", !"uint*", !"uint*"}
!11 = !{!"", !"", !""}
