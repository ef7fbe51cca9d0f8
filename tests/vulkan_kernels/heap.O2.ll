; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local spir_func void @sift(ptr addrspace(4) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = shl nsw i32 %2, 1
  %5 = or disjoint i32 %4, 1
  %6 = icmp slt i32 %5, %1
  br i1 %6, label %7, label %35

7:                                                ; preds = %3, %31
  %8 = phi i32 [ %33, %31 ], [ %5, %3 ]
  %9 = phi i32 [ %32, %31 ], [ %4, %3 ]
  %10 = phi i32 [ %23, %31 ], [ %2, %3 ]
  %11 = add nsw i32 %9, 2
  %12 = icmp slt i32 %11, %1
  br i1 %12, label %13, label %22

13:                                               ; preds = %7
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(4) %0, i64 %14
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !4
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(4) %0, i64 %17
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !4
  %20 = icmp sgt i32 %16, %19
  %21 = select i1 %20, i32 %11, i32 %8
  br label %22

22:                                               ; preds = %13, %7
  %23 = phi i32 [ %8, %7 ], [ %21, %13 ]
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(4) %0, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !4
  %27 = sext i32 %23 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(4) %0, i64 %27
  %29 = load i32, ptr addrspace(4) %28, align 4, !tbaa !4
  %30 = icmp slt i32 %26, %29
  br i1 %30, label %31, label %35

31:                                               ; preds = %22
  store i32 %29, ptr addrspace(4) %25, align 4, !tbaa !4
  store i32 %26, ptr addrspace(4) %28, align 4, !tbaa !4
  %32 = shl nsw i32 %23, 1
  %33 = or disjoint i32 %32, 1
  %34 = icmp slt i32 %33, %1
  br i1 %34, label %7, label %35

35:                                               ; preds = %22, %31, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @heap(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 2
  %8 = getelementptr i8, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %2, ptr addrspace(1) noundef align 4 dereferenceable(64) %8, i64 64, i1 false), !tbaa !4
  %9 = addrspacecast ptr %2 to ptr addrspace(4)
  br label %10

10:                                               ; preds = %42, %1
  %11 = phi i32 [ 7, %1 ], [ %43, %42 ]
  %12 = shl nuw nsw i32 %11, 1
  %13 = or disjoint i32 %12, 1
  br label %14

14:                                               ; preds = %10, %38
  %15 = phi i32 [ %40, %38 ], [ %13, %10 ]
  %16 = phi i32 [ %39, %38 ], [ %12, %10 ]
  %17 = phi i32 [ %30, %38 ], [ %11, %10 ]
  %18 = icmp slt i32 %16, 14
  br i1 %18, label %19, label %29

19:                                               ; preds = %14
  %20 = add nsw i32 %16, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %21
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !4
  %24 = sext i32 %15 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !4
  %27 = icmp sgt i32 %23, %26
  %28 = select i1 %27, i32 %20, i32 %15
  br label %29

29:                                               ; preds = %19, %14
  %30 = phi i32 [ %15, %14 ], [ %28, %19 ]
  %31 = sext i32 %17 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %31
  %33 = load i32, ptr addrspace(4) %32, align 4, !tbaa !4
  %34 = sext i32 %30 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %34
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %37 = icmp slt i32 %33, %36
  br i1 %37, label %38, label %42

38:                                               ; preds = %29
  store i32 %36, ptr addrspace(4) %32, align 4, !tbaa !4
  store i32 %33, ptr addrspace(4) %35, align 4, !tbaa !4
  %39 = shl nsw i32 %30, 1
  %40 = or disjoint i32 %39, 1
  %41 = icmp slt i32 %40, 16
  br i1 %41, label %14, label %42

42:                                               ; preds = %29, %38
  %43 = add nsw i32 %11, -1
  %44 = icmp eq i32 %11, 0
  br i1 %44, label %46, label %10

45:                                               ; preds = %46, %81
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(64) %8, ptr noundef nonnull align 4 dereferenceable(64) %2, i64 64, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret void

46:                                               ; preds = %42, %81
  %47 = phi i32 [ %82, %81 ], [ 15, %42 ]
  %48 = load i32, ptr %2, align 4, !tbaa !4
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw i32, ptr %2, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  store i32 %51, ptr %2, align 4, !tbaa !4
  store i32 %48, ptr %50, align 4, !tbaa !4
  %52 = icmp eq i32 %47, 1
  br i1 %52, label %45, label %53

53:                                               ; preds = %46, %77
  %54 = phi i32 [ %79, %77 ], [ 1, %46 ]
  %55 = phi i32 [ %78, %77 ], [ 0, %46 ]
  %56 = phi i32 [ %69, %77 ], [ 0, %46 ]
  %57 = add nsw i32 %55, 2
  %58 = icmp slt i32 %57, %47
  br i1 %58, label %59, label %68

59:                                               ; preds = %53
  %60 = sext i32 %57 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %60
  %62 = load i32, ptr addrspace(4) %61, align 4, !tbaa !4
  %63 = sext i32 %54 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %63
  %65 = load i32, ptr addrspace(4) %64, align 4, !tbaa !4
  %66 = icmp sgt i32 %62, %65
  %67 = select i1 %66, i32 %57, i32 %54
  br label %68

68:                                               ; preds = %59, %53
  %69 = phi i32 [ %54, %53 ], [ %67, %59 ]
  %70 = sext i32 %56 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %70
  %72 = load i32, ptr addrspace(4) %71, align 4, !tbaa !4
  %73 = sext i32 %69 to i64
  %74 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %73
  %75 = load i32, ptr addrspace(4) %74, align 4, !tbaa !4
  %76 = icmp slt i32 %72, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %68
  store i32 %75, ptr addrspace(4) %71, align 4, !tbaa !4
  store i32 %72, ptr addrspace(4) %74, align 4, !tbaa !4
  %78 = shl nsw i32 %69, 1
  %79 = or disjoint i32 %78, 1
  %80 = icmp slt i32 %79, %47
  br i1 %80, label %53, label %81

81:                                               ; preds = %68, %77
  %82 = add nsw i32 %47, -1
  %83 = icmp eq i32 %47, 0
  br i1 %83, label %45, label %46
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_heap(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 2
  %8 = getelementptr i8, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %2, ptr addrspace(1) noundef align 4 dereferenceable(64) %8, i64 64, i1 false), !tbaa !4
  %9 = addrspacecast ptr %2 to ptr addrspace(4)
  br label %10

10:                                               ; preds = %42, %1
  %11 = phi i32 [ 7, %1 ], [ %43, %42 ]
  %12 = shl nuw nsw i32 %11, 1
  %13 = or disjoint i32 %12, 1
  br label %14

14:                                               ; preds = %10, %38
  %15 = phi i32 [ %40, %38 ], [ %13, %10 ]
  %16 = phi i32 [ %39, %38 ], [ %12, %10 ]
  %17 = phi i32 [ %30, %38 ], [ %11, %10 ]
  %18 = icmp slt i32 %16, 14
  br i1 %18, label %19, label %29

19:                                               ; preds = %14
  %20 = add nsw i32 %16, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %21
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !4
  %24 = sext i32 %15 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !4
  %27 = icmp sgt i32 %23, %26
  %28 = select i1 %27, i32 %20, i32 %15
  br label %29

29:                                               ; preds = %19, %14
  %30 = phi i32 [ %15, %14 ], [ %28, %19 ]
  %31 = sext i32 %17 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %31
  %33 = load i32, ptr addrspace(4) %32, align 4, !tbaa !4
  %34 = sext i32 %30 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %34
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %37 = icmp slt i32 %33, %36
  br i1 %37, label %38, label %42

38:                                               ; preds = %29
  store i32 %36, ptr addrspace(4) %32, align 4, !tbaa !4
  store i32 %33, ptr addrspace(4) %35, align 4, !tbaa !4
  %39 = shl nsw i32 %30, 1
  %40 = or disjoint i32 %39, 1
  %41 = icmp slt i32 %40, 16
  br i1 %41, label %14, label %42

42:                                               ; preds = %29, %38
  %43 = add nsw i32 %11, -1
  %44 = icmp eq i32 %11, 0
  br i1 %44, label %46, label %10

45:                                               ; preds = %46, %81
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(64) %8, ptr noundef nonnull align 4 dereferenceable(64) %2, i64 64, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret void

46:                                               ; preds = %42, %81
  %47 = phi i32 [ %82, %81 ], [ 15, %42 ]
  %48 = load i32, ptr %2, align 4, !tbaa !4
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw i32, ptr %2, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  store i32 %51, ptr %2, align 4, !tbaa !4
  store i32 %48, ptr %50, align 4, !tbaa !4
  %52 = icmp eq i32 %47, 1
  br i1 %52, label %45, label %53

53:                                               ; preds = %46, %77
  %54 = phi i32 [ %79, %77 ], [ 1, %46 ]
  %55 = phi i32 [ %78, %77 ], [ 0, %46 ]
  %56 = phi i32 [ %69, %77 ], [ 0, %46 ]
  %57 = add nsw i32 %55, 2
  %58 = icmp slt i32 %57, %47
  br i1 %58, label %59, label %68

59:                                               ; preds = %53
  %60 = sext i32 %57 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %60
  %62 = load i32, ptr addrspace(4) %61, align 4, !tbaa !4
  %63 = sext i32 %54 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %63
  %65 = load i32, ptr addrspace(4) %64, align 4, !tbaa !4
  %66 = icmp sgt i32 %62, %65
  %67 = select i1 %66, i32 %57, i32 %54
  br label %68

68:                                               ; preds = %59, %53
  %69 = phi i32 [ %54, %53 ], [ %67, %59 ]
  %70 = sext i32 %56 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %70
  %72 = load i32, ptr addrspace(4) %71, align 4, !tbaa !4
  %73 = sext i32 %69 to i64
  %74 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %73
  %75 = load i32, ptr addrspace(4) %74, align 4, !tbaa !4
  %76 = icmp slt i32 %72, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %68
  store i32 %75, ptr addrspace(4) %71, align 4, !tbaa !4
  store i32 %72, ptr addrspace(4) %74, align 4, !tbaa !4
  %78 = shl nsw i32 %69, 1
  %79 = or disjoint i32 %78, 1
  %80 = icmp slt i32 %79, %47
  br i1 %80, label %53, label %81

81:                                               ; preds = %68, %77
  %82 = add nsw i32 %47, -1
  %83 = icmp eq i32 %47, 0
  br i1 %83, label %45, label %46
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
