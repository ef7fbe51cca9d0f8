; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.View = type { ptr addrspace(1), ptr addrspace(3), i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func float @summed(ptr addrspace(4) noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load i32, ptr addrspace(4) %2, align 8, !tbaa !8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = load ptr addrspace(1), ptr addrspace(4) %0, align 8, !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %8 = load ptr addrspace(3), ptr addrspace(4) %7, align 8, !tbaa !13
  br label %11

9:                                                ; preds = %11, %1
  %10 = phi float [ 0.000000e+00, %1 ], [ %19, %11 ]
  ret float %10

11:                                               ; preds = %5, %11
  %12 = phi i32 [ 0, %5 ], [ %20, %11 ]
  %13 = phi float [ 0.000000e+00, %5 ], [ %19, %11 ]
  %14 = zext nneg i32 %12 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !14
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %14
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %19 = tail call float @llvm.fmuladd.f32(float %16, float %18, float %13)
  %20 = add nuw nsw i32 %12, 1
  %21 = icmp slt i32 %20, %3
  br i1 %21, label %11, label %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @pointers_held(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca [2 x %struct.View], align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = add i64 %5, 1
  %7 = uitofp i64 %6 to float
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) %1, i64 %5
  store float %7, ptr addrspace(3) %8, align 4, !tbaa !14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(3) %1, ptr %9, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 3, ptr %10, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store ptr addrspace(1) %12, ptr %11, align 8, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 4
  store ptr addrspace(3) %14, ptr %13, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 2, ptr %15, align 8, !tbaa !8
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %17 = and i64 %16, 1
  %18 = getelementptr inbounds nuw %struct.View, ptr %4, i64 %17
  %19 = addrspacecast ptr %18 to ptr addrspace(4)
  %20 = icmp ugt i64 %16, 2
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 16
  %23 = load i32, ptr addrspace(4) %22, align 8, !tbaa !8
  %24 = add nsw i32 %23, %21
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %41

26:                                               ; preds = %3
  %27 = load ptr addrspace(1), ptr addrspace(4) %19, align 8, !tbaa !12
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 8
  %29 = load ptr addrspace(3), ptr addrspace(4) %28, align 8, !tbaa !13
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i32 [ 0, %26 ], [ %39, %30 ]
  %32 = phi float [ 0.000000e+00, %26 ], [ %38, %30 ]
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i64 %33
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %38 = tail call float @llvm.fmuladd.f32(float %35, float %37, float %32)
  %39 = add nuw nsw i32 %31, 1
  %40 = icmp slt i32 %39, %24
  br i1 %40, label %30, label %41

41:                                               ; preds = %30, %3
  %42 = phi float [ 0.000000e+00, %3 ], [ %38, %30 ]
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %16
  store float %42, ptr addrspace(1) %43, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_pointers_held(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca [2 x %struct.View], align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = add i64 %5, 1
  %7 = uitofp i64 %6 to float
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) %1, i64 %5
  store float %7, ptr addrspace(3) %8, align 4, !tbaa !14
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(3) %1, ptr %9, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 3, ptr %10, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store ptr addrspace(1) %12, ptr %11, align 8, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 4
  store ptr addrspace(3) %14, ptr %13, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 2, ptr %15, align 8, !tbaa !8
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %17 = and i64 %16, 1
  %18 = getelementptr inbounds nuw %struct.View, ptr %4, i64 %17
  %19 = addrspacecast ptr %18 to ptr addrspace(4)
  %20 = icmp ugt i64 %16, 2
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 16
  %23 = load i32, ptr addrspace(4) %22, align 8, !tbaa !8
  %24 = add nsw i32 %23, %21
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %41

26:                                               ; preds = %3
  %27 = load ptr addrspace(1), ptr addrspace(4) %19, align 8, !tbaa !12
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 8
  %29 = load ptr addrspace(3), ptr addrspace(4) %28, align 8, !tbaa !13
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i32 [ 0, %26 ], [ %39, %30 ]
  %32 = phi float [ 0.000000e+00, %26 ], [ %38, %30 ]
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !14
  %36 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i64 %33
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %38 = tail call float @llvm.fmuladd.f32(float %35, float %37, float %32)
  %39 = add nuw nsw i32 %31, 1
  %40 = icmp slt i32 %39, %24
  br i1 %40, label %30, label %41

41:                                               ; preds = %30, %3
  %42 = phi float [ 0.000000e+00, %3 ], [ %38, %30 ]
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %16
  store float %42, ptr addrspace(1) %43, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!8 = !{!9, !5, i64 16}
!9 = !{!"", !10, i64 0, !10, i64 8, !5, i64 16}
!10 = !{!"p1 float", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!9, !10, i64 0}
!13 = !{!9, !10, i64 8}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
!16 = !{i32 1, i32 3, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"float*", !"float*", !"float*"}
!19 = !{!"", !"", !""}
