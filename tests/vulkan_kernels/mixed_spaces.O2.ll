; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@weights = dso_local local_unnamed_addr addrspace(2) constant [5 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11], align 4
@__const.mixed_spaces.own = private unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local spir_func i32 @total(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @mixed_spaces(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.mixed_spaces.own, i64 16, i1 false)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = shl nsw i32 %7, 1
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %9
  store i32 %8, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %11 = and i64 %5, 3
  %12 = getelementptr inbounds nuw i32, ptr %4, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = add nsw i32 %13, 10
  store i32 %14, ptr %12, align 4, !tbaa !4
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = load <4 x i32>, ptr addrspace(4) %15, align 16, !tbaa !4
  %17 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %19 = trunc i64 %18 to i32
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %3, %21
  %22 = phi i32 [ %28, %21 ], [ 0, %3 ]
  %23 = phi i32 [ %27, %21 ], [ 0, %3 ]
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !4
  %27 = add nsw i32 %26, %23
  %28 = add nuw nsw i32 %22, 1
  %29 = icmp slt i32 %28, %19
  br i1 %29, label %21, label %30

30:                                               ; preds = %21
  %31 = mul nsw i32 %27, 100
  br label %32

32:                                               ; preds = %30, %3
  %33 = phi i32 [ 0, %3 ], [ %31, %30 ]
  %34 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %16)
  %35 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 4
  %38 = load i32, ptr addrspace(4) %37, align 4, !tbaa !4
  %39 = add nsw i32 %38, %36
  %40 = mul nsw i32 %34, 10000
  %41 = add nsw i32 %33, %40
  %42 = add nsw i32 %41, %39
  %43 = urem i64 %5, 5
  %44 = getelementptr inbounds nuw i32, ptr addrspace(2) @weights, i64 %43
  %45 = load i32, ptr addrspace(2) %44, align 4, !tbaa !4
  %46 = add nsw i32 %42, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_spaces(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.mixed_spaces.own, i64 16, i1 false)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = shl nsw i32 %7, 1
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %9
  store i32 %8, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %11 = and i64 %5, 3
  %12 = getelementptr inbounds nuw i32, ptr %4, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = add nsw i32 %13, 10
  store i32 %14, ptr %12, align 4, !tbaa !4
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = load <4 x i32>, ptr addrspace(4) %15, align 16, !tbaa !4
  %17 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %19 = trunc i64 %18 to i32
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %3, %21
  %22 = phi i32 [ %28, %21 ], [ 0, %3 ]
  %23 = phi i32 [ %27, %21 ], [ 0, %3 ]
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !4
  %27 = add nsw i32 %26, %23
  %28 = add nuw nsw i32 %22, 1
  %29 = icmp slt i32 %28, %19
  br i1 %29, label %21, label %30

30:                                               ; preds = %21
  %31 = mul nsw i32 %27, 100
  br label %32

32:                                               ; preds = %30, %3
  %33 = phi i32 [ 0, %3 ], [ %31, %30 ]
  %34 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %16)
  %35 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 4
  %38 = load i32, ptr addrspace(4) %37, align 4, !tbaa !4
  %39 = add nsw i32 %38, %36
  %40 = mul nsw i32 %34, 10000
  %41 = add nsw i32 %33, %40
  %42 = add nsw i32 %41, %39
  %43 = urem i64 %5, 5
  %44 = getelementptr inbounds nuw i32, ptr addrspace(2) @weights, i64 %43
  %45 = load i32, ptr addrspace(2) %44, align 4, !tbaa !4
  %46 = add nsw i32 %42, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #7

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!8 = !{i32 1, i32 3, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*"}
!11 = !{!"", !"", !""}
