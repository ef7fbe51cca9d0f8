; ModuleID = 'control.cl'
source_filename = "control.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @classify(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 7
  switch i32 %2, label %43 [
    i32 0, label %45
    i32 1, label %31
    i32 2, label %33
    i32 3, label %33
    i32 6, label %3
  ]

3:                                                ; preds = %1
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %43

5:                                                ; preds = %3
  %6 = icmp ult i32 %0, 4
  br i1 %6, label %25, label %7

7:                                                ; preds = %5
  %8 = and i32 %0, 2147483644
  %9 = insertelement <4 x i32> poison, i32 %0, i64 0
  %10 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %11

11:                                               ; preds = %11, %7
  %12 = phi i32 [ 0, %7 ], [ %16, %11 ]
  %13 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %7 ], [ %20, %11 ]
  %14 = mul <4 x i32> %13, %13
  %15 = icmp sgt <4 x i32> %14, %10
  %16 = add nuw i32 %12, 4
  %17 = bitcast <4 x i1> %15 to i4
  %18 = icmp ne i4 %17, 0
  %19 = icmp eq i32 %16, %8
  %20 = add <4 x i32> %13, splat (i32 4)
  %21 = or i1 %18, %19
  br i1 %21, label %22, label %11, !llvm.loop !8

22:                                               ; preds = %11
  br i1 %18, label %27, label %23

23:                                               ; preds = %22
  %24 = icmp eq i32 %0, %8
  br i1 %24, label %43, label %25

25:                                               ; preds = %5, %23
  %26 = phi i32 [ 0, %5 ], [ %8, %23 ]
  br label %36

27:                                               ; preds = %22
  %28 = tail call i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1> %15, i1 false)
  %29 = trunc i64 %28 to i32
  %30 = add i32 %12, %29
  br label %45

31:                                               ; preds = %1
  %32 = add nsw i32 %0, 5
  br label %33

33:                                               ; preds = %1, %1, %31
  %34 = phi i32 [ %32, %31 ], [ %0, %1 ], [ %0, %1 ]
  %35 = shl nsw i32 %34, 1
  br label %45

36:                                               ; preds = %25, %40
  %37 = phi i32 [ %41, %40 ], [ %26, %25 ]
  %38 = mul nuw nsw i32 %37, %37
  %39 = icmp sgt i32 %38, %0
  br i1 %39, label %45, label %40

40:                                               ; preds = %36
  %41 = add nuw nsw i32 %37, 1
  %42 = icmp slt i32 %41, %0
  br i1 %42, label %36, label %43, !llvm.loop !11

43:                                               ; preds = %40, %23, %3, %1
  %44 = sub nsw i32 0, %0
  br label %45

45:                                               ; preds = %36, %27, %33, %43, %1
  %46 = phi i32 [ 100, %1 ], [ %35, %33 ], [ %44, %43 ], [ %30, %27 ], [ %37, %36 ]
  ret i32 %46
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @control(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %54, label %7

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %15, %7 ], [ %5, %2 ]
  %9 = phi i32 [ %16, %7 ], [ 0, %2 ]
  %10 = and i32 %8, 1
  %11 = icmp eq i32 %10, 0
  %12 = mul nsw i32 %8, 3
  %13 = add nsw i32 %12, 1
  %14 = ashr exact i32 %8, 1
  %15 = select i1 %11, i32 %14, i32 %13
  %16 = add nuw nsw i32 %9, 1
  %17 = icmp samesign ugt i32 %9, 48
  %18 = icmp eq i32 %15, 1
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %20, label %7

20:                                               ; preds = %7
  %21 = icmp samesign ugt i32 %9, 39
  br i1 %21, label %74, label %22

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %16, 1000
  %24 = and i32 %5, 7
  switch i32 %24, label %68 [
    i32 0, label %70
    i32 1, label %54
    i32 2, label %57
    i32 3, label %57
    i32 6, label %25
  ]

25:                                               ; preds = %22
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %68

27:                                               ; preds = %25
  %28 = icmp ult i32 %5, 4
  br i1 %28, label %48, label %29

29:                                               ; preds = %27
  %30 = and i32 %5, 2147483644
  %31 = insertelement <4 x i32> poison, i32 %5, i64 0
  %32 = shufflevector <4 x i32> %31, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %33, %29
  %34 = phi i32 [ 0, %29 ], [ %39, %33 ]
  %35 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %29 ], [ %43, %33 ]
  %36 = mul nuw nsw <4 x i32> %35, %35
  %37 = icmp sgt <4 x i32> %36, %32
  %38 = freeze <4 x i1> %37
  %39 = add nuw i32 %34, 4
  %40 = bitcast <4 x i1> %38 to i4
  %41 = icmp ne i4 %40, 0
  %42 = icmp eq i32 %39, %30
  %43 = add nuw nsw <4 x i32> %35, splat (i32 4)
  %44 = or i1 %41, %42
  br i1 %44, label %45, label %33, !llvm.loop !16

45:                                               ; preds = %33
  br i1 %41, label %50, label %46

46:                                               ; preds = %45
  %47 = icmp eq i32 %5, %30
  br i1 %47, label %68, label %48

48:                                               ; preds = %27, %46
  %49 = phi i32 [ 0, %27 ], [ %30, %46 ]
  br label %61

50:                                               ; preds = %45
  %51 = tail call i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1> %38, i1 false)
  %52 = trunc i64 %51 to i32
  %53 = add i32 %34, %52
  br label %70

54:                                               ; preds = %2, %22
  %55 = phi i32 [ %23, %22 ], [ 0, %2 ]
  %56 = add nsw i32 %5, 5
  br label %57

57:                                               ; preds = %54, %22, %22
  %58 = phi i32 [ %55, %54 ], [ %23, %22 ], [ %23, %22 ]
  %59 = phi i32 [ %56, %54 ], [ %5, %22 ], [ %5, %22 ]
  %60 = shl nsw i32 %59, 1
  br label %70

61:                                               ; preds = %48, %65
  %62 = phi i32 [ %66, %65 ], [ %49, %48 ]
  %63 = mul nuw nsw i32 %62, %62
  %64 = icmp sgt i32 %63, %5
  br i1 %64, label %70, label %65

65:                                               ; preds = %61
  %66 = add nuw nsw i32 %62, 1
  %67 = icmp slt i32 %66, %5
  br i1 %67, label %61, label %68, !llvm.loop !17

68:                                               ; preds = %65, %46, %25, %22
  %69 = sub nsw i32 0, %5
  br label %70

70:                                               ; preds = %61, %50, %22, %57, %68
  %71 = phi i32 [ %23, %22 ], [ %58, %57 ], [ %23, %68 ], [ %23, %50 ], [ %23, %61 ]
  %72 = phi i32 [ 100, %22 ], [ %60, %57 ], [ %69, %68 ], [ %53, %50 ], [ %62, %61 ]
  %73 = add nsw i32 %72, %71
  br label %74

74:                                               ; preds = %20, %70
  %75 = phi i32 [ %73, %70 ], [ -1, %20 ]
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %75, ptr addrspace(1) %76, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_control(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %54, label %7

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %15, %7 ], [ %5, %2 ]
  %9 = phi i32 [ %16, %7 ], [ 0, %2 ]
  %10 = and i32 %8, 1
  %11 = icmp eq i32 %10, 0
  %12 = mul nsw i32 %8, 3
  %13 = add nsw i32 %12, 1
  %14 = ashr exact i32 %8, 1
  %15 = select i1 %11, i32 %14, i32 %13
  %16 = add nuw nsw i32 %9, 1
  %17 = icmp samesign ugt i32 %9, 48
  %18 = icmp eq i32 %15, 1
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %20, label %7

20:                                               ; preds = %7
  %21 = icmp samesign ugt i32 %9, 39
  br i1 %21, label %74, label %22

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %16, 1000
  %24 = and i32 %5, 7
  switch i32 %24, label %68 [
    i32 0, label %70
    i32 1, label %54
    i32 2, label %57
    i32 3, label %57
    i32 6, label %25
  ]

25:                                               ; preds = %22
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %68

27:                                               ; preds = %25
  %28 = icmp ult i32 %5, 4
  br i1 %28, label %48, label %29

29:                                               ; preds = %27
  %30 = and i32 %5, 2147483644
  %31 = insertelement <4 x i32> poison, i32 %5, i64 0
  %32 = shufflevector <4 x i32> %31, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %33, %29
  %34 = phi i32 [ 0, %29 ], [ %39, %33 ]
  %35 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %29 ], [ %43, %33 ]
  %36 = mul nuw nsw <4 x i32> %35, %35
  %37 = icmp sgt <4 x i32> %36, %32
  %38 = freeze <4 x i1> %37
  %39 = add nuw i32 %34, 4
  %40 = bitcast <4 x i1> %38 to i4
  %41 = icmp ne i4 %40, 0
  %42 = icmp eq i32 %39, %30
  %43 = add nuw nsw <4 x i32> %35, splat (i32 4)
  %44 = or i1 %41, %42
  br i1 %44, label %45, label %33, !llvm.loop !18

45:                                               ; preds = %33
  br i1 %41, label %50, label %46

46:                                               ; preds = %45
  %47 = icmp eq i32 %5, %30
  br i1 %47, label %68, label %48

48:                                               ; preds = %27, %46
  %49 = phi i32 [ 0, %27 ], [ %30, %46 ]
  br label %61

50:                                               ; preds = %45
  %51 = tail call i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1> %38, i1 false)
  %52 = trunc i64 %51 to i32
  %53 = add i32 %34, %52
  br label %70

54:                                               ; preds = %2, %22
  %55 = phi i32 [ %23, %22 ], [ 0, %2 ]
  %56 = add nsw i32 %5, 5
  br label %57

57:                                               ; preds = %54, %22, %22
  %58 = phi i32 [ %55, %54 ], [ %23, %22 ], [ %23, %22 ]
  %59 = phi i32 [ %56, %54 ], [ %5, %22 ], [ %5, %22 ]
  %60 = shl nsw i32 %59, 1
  br label %70

61:                                               ; preds = %48, %65
  %62 = phi i32 [ %66, %65 ], [ %49, %48 ]
  %63 = mul nuw nsw i32 %62, %62
  %64 = icmp sgt i32 %63, %5
  br i1 %64, label %70, label %65

65:                                               ; preds = %61
  %66 = add nuw nsw i32 %62, 1
  %67 = icmp slt i32 %66, %5
  br i1 %67, label %61, label %68, !llvm.loop !19

68:                                               ; preds = %65, %46, %25, %22
  %69 = sub nsw i32 0, %5
  br label %70

70:                                               ; preds = %61, %50, %22, %57, %68
  %71 = phi i32 [ %23, %22 ], [ %58, %57 ], [ %23, %68 ], [ %23, %50 ], [ %23, %61 ]
  %72 = phi i32 [ 100, %22 ], [ %60, %57 ], [ %69, %68 ], [ %53, %50 ], [ %62, %61 ]
  %73 = add nsw i32 %72, %71
  br label %74

74:                                               ; preds = %20, %70
  %75 = phi i32 [ %73, %70 ], [ -1, %20 ]
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %75, ptr addrspace(1) %76, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1>, i1 immarg) #4

attributes #0 = { nofree norecurse nosync nounwind memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = !{!"llvm.loop.unroll.runtime.disable"}
!11 = distinct !{!11, !10, !9}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"int*", !"int*"}
!15 = !{!"const", !""}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !10, !9}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !10, !9}
