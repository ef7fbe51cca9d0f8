; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@__const.held_or_null.held = private unnamed_addr addrspace(2) constant [4 x ptr] [ptr addrspacecast (ptr addrspace(4) null to ptr), ptr addrspacecast (ptr addrspace(4) null to ptr), ptr addrspacecast (ptr addrspace(4) null to ptr), ptr addrspacecast (ptr addrspace(4) null to ptr)], align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @held_or_null(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x ptr], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %5 = and i64 %4, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  store i32 %7, ptr %2, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr addrspace(2) noundef align 8 dereferenceable(32) @__const.held_or_null.held, i64 32, i1 false)
  %8 = and i32 %7, 3
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw ptr, ptr %3, i64 %9
  store ptr %2, ptr %10, align 8, !tbaa !12
  %11 = load ptr, ptr %3, align 8, !tbaa !12
  %12 = icmp eq ptr %11, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %12, label %16, label %13

13:                                               ; preds = %1
  %14 = load i32, ptr %11, align 4, !tbaa !4
  %15 = add i32 %14, 10
  store i32 %15, ptr %11, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %13, %1
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !12
  %19 = icmp eq ptr %18, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %19, label %23, label %20

20:                                               ; preds = %16
  %21 = load i32, ptr %18, align 4, !tbaa !4
  %22 = add i32 %21, 11
  store i32 %22, ptr %18, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %20, %16
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !12
  %26 = icmp eq ptr %25, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %26, label %30, label %27

27:                                               ; preds = %23
  %28 = load i32, ptr %25, align 4, !tbaa !4
  %29 = add i32 %28, 12
  store i32 %29, ptr %25, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %27, %23
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !12
  %33 = icmp eq ptr %32, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %33, label %37, label %34

34:                                               ; preds = %30
  %35 = load i32, ptr %32, align 4, !tbaa !4
  %36 = add i32 %35, 13
  store i32 %36, ptr %32, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %34, %30
  %38 = trunc i64 %4 to i32
  %39 = load i32, ptr %2, align 4, !tbaa !4
  %40 = add i32 %38, 8
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_held_or_null(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x ptr], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %5 = and i64 %4, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  store i32 %7, ptr %2, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr addrspace(2) noundef align 8 dereferenceable(32) @__const.held_or_null.held, i64 32, i1 false)
  %8 = and i32 %7, 3
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw ptr, ptr %3, i64 %9
  store ptr %2, ptr %10, align 8, !tbaa !12
  %11 = load ptr, ptr %3, align 8, !tbaa !12
  %12 = icmp eq ptr %11, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %12, label %16, label %13

13:                                               ; preds = %1
  %14 = load i32, ptr %11, align 4, !tbaa !4
  %15 = add i32 %14, 10
  store i32 %15, ptr %11, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %1, %13
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !12
  %19 = icmp eq ptr %18, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %19, label %23, label %20

20:                                               ; preds = %16
  %21 = load i32, ptr %18, align 4, !tbaa !4
  %22 = add i32 %21, 11
  store i32 %22, ptr %18, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %20, %16
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !12
  %26 = icmp eq ptr %25, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %26, label %30, label %27

27:                                               ; preds = %23
  %28 = load i32, ptr %25, align 4, !tbaa !4
  %29 = add i32 %28, 12
  store i32 %29, ptr %25, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %27, %23
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !12
  %33 = icmp eq ptr %32, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %33, label %37, label %34

34:                                               ; preds = %30
  %35 = load i32, ptr %32, align 4, !tbaa !4
  %36 = add i32 %35, 13
  store i32 %36, ptr %32, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %34, %30
  %38 = trunc i64 %4 to i32
  %39 = load i32, ptr %2, align 4, !tbaa !4
  %40 = add i32 %38, 8
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{!"uint*"}
!11 = !{!""}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !14, i64 0}
!14 = !{!"any pointer", !6, i64 0}
