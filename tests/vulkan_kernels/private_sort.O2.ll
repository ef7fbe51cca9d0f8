; ModuleID = 'private_sort.cl'
source_filename = "private_sort.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @private_sort(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 5
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  br label %6

6:                                                ; preds = %1, %22
  %7 = phi i32 [ 0, %1 ], [ %26, %22 ]
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = icmp eq i32 %7, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %6, %19
  %13 = phi i32 [ %20, %19 ], [ %7, %6 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr i32, ptr %2, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -4
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = icmp sgt i32 %17, %10
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  store i32 %17, ptr %15, align 4, !tbaa !4
  %20 = add nsw i32 %13, -1
  %21 = icmp sgt i32 %13, 1
  br i1 %21, label %12, label %22

22:                                               ; preds = %19, %12, %6
  %23 = phi i32 [ 0, %6 ], [ %13, %12 ], [ 0, %19 ]
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %2, i64 %24
  store i32 %10, ptr %25, align 4, !tbaa !4
  %26 = add nuw nsw i32 %7, 1
  %27 = icmp samesign ult i32 %7, 7
  br i1 %27, label %6, label %28

28:                                               ; preds = %22
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %5, ptr noundef nonnull align 4 dereferenceable(32) %2, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_private_sort(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 5
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  br label %6

6:                                                ; preds = %1, %22
  %7 = phi i32 [ 0, %1 ], [ %26, %22 ]
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = icmp eq i32 %7, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %6, %19
  %13 = phi i32 [ %20, %19 ], [ %7, %6 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr i32, ptr %2, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -4
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = icmp sgt i32 %17, %10
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  store i32 %17, ptr %15, align 4, !tbaa !4
  %20 = add nsw i32 %13, -1
  %21 = icmp sgt i32 %13, 1
  br i1 %21, label %12, label %22

22:                                               ; preds = %12, %19, %6
  %23 = phi i32 [ 0, %6 ], [ 0, %19 ], [ %13, %12 ]
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %2, i64 %24
  store i32 %10, ptr %25, align 4, !tbaa !4
  %26 = add nuw nsw i32 %7, 1
  %27 = icmp samesign ult i32 %7, 7
  br i1 %27, label %6, label %28

28:                                               ; preds = %22
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %5, ptr noundef nonnull align 4 dereferenceable(32) %2, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
