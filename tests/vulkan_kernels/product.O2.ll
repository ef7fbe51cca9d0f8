; ModuleID = 'product.cl'
source_filename = "product.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@product.left = internal unnamed_addr addrspace(3) global [4 x [4 x float]] undef, align 4
@product.right = internal unnamed_addr addrspace(3) global [4 x [4 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @product(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %11
  br label %59

15:                                               ; preds = %4
  %16 = trunc i64 %5 to i32
  %17 = mul nsw i32 %3, %11
  %18 = add i32 %17, %16
  %19 = sext i32 %7 to i64
  %20 = getelementptr inbounds [4 x float], ptr addrspace(3) @product.left, i64 %19
  %21 = sext i32 %16 to i64
  %22 = getelementptr inbounds float, ptr addrspace(3) %20, i64 %21
  %23 = getelementptr inbounds [4 x float], ptr addrspace(3) @product.right, i64 %19
  %24 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %21
  %25 = getelementptr float, ptr addrspace(3) @product.right, i64 %21
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %27 = getelementptr i8, ptr addrspace(3) %25, i64 16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 8
  %29 = getelementptr i8, ptr addrspace(3) %25, i64 32
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 12
  %31 = getelementptr i8, ptr addrspace(3) %25, i64 48
  br label %32

32:                                               ; preds = %15, %32
  %33 = phi i32 [ 0, %15 ], [ %57, %32 ]
  %34 = phi float [ 0.000000e+00, %15 ], [ %56, %32 ]
  %35 = add i32 %18, %33
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  store float %38, ptr addrspace(3) %22, align 4, !tbaa !12
  %39 = add nsw i32 %33, %7
  %40 = mul nsw i32 %39, %3
  %41 = add nsw i32 %40, %9
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  store float %44, ptr addrspace(3) %24, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %45 = load float, ptr addrspace(3) %20, align 4, !tbaa !12
  %46 = load float, ptr addrspace(3) %25, align 4, !tbaa !12
  %47 = tail call float @llvm.fmuladd.f32(float %45, float %46, float %34)
  %48 = load float, ptr addrspace(3) %26, align 4, !tbaa !12
  %49 = load float, ptr addrspace(3) %27, align 4, !tbaa !12
  %50 = tail call float @llvm.fmuladd.f32(float %48, float %49, float %47)
  %51 = load float, ptr addrspace(3) %28, align 4, !tbaa !12
  %52 = load float, ptr addrspace(3) %29, align 4, !tbaa !12
  %53 = tail call float @llvm.fmuladd.f32(float %51, float %52, float %50)
  %54 = load float, ptr addrspace(3) %30, align 4, !tbaa !12
  %55 = load float, ptr addrspace(3) %31, align 4, !tbaa !12
  %56 = tail call float @llvm.fmuladd.f32(float %54, float %55, float %53)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %57 = add nuw nsw i32 %33, 4
  %58 = icmp slt i32 %57, %3
  br i1 %58, label %32, label %59

59:                                               ; preds = %32, %13
  %60 = phi i32 [ %14, %13 ], [ %17, %32 ]
  %61 = phi float [ 0.000000e+00, %13 ], [ %56, %32 ]
  %62 = add nsw i32 %60, %9
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %63
  store float %61, ptr addrspace(1) %64, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_product(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %11
  br label %32

15:                                               ; preds = %4
  %16 = trunc i64 %5 to i32
  %17 = mul nsw i32 %3, %11
  %18 = add i32 %17, %16
  %19 = sext i32 %7 to i64
  %20 = getelementptr inbounds [4 x float], ptr addrspace(3) @product.left, i64 %19
  %21 = sext i32 %16 to i64
  %22 = getelementptr inbounds float, ptr addrspace(3) %20, i64 %21
  %23 = getelementptr inbounds [4 x float], ptr addrspace(3) @product.right, i64 %19
  %24 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %21
  %25 = getelementptr float, ptr addrspace(3) @product.right, i64 %21
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  %27 = getelementptr i8, ptr addrspace(3) %25, i64 16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 8
  %29 = getelementptr i8, ptr addrspace(3) %25, i64 32
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 12
  %31 = getelementptr i8, ptr addrspace(3) %25, i64 48
  br label %38

32:                                               ; preds = %38, %13
  %33 = phi i32 [ %14, %13 ], [ %17, %38 ]
  %34 = phi float [ 0.000000e+00, %13 ], [ %62, %38 ]
  %35 = add nsw i32 %33, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %36
  store float %34, ptr addrspace(1) %37, align 4, !tbaa !12
  ret void

38:                                               ; preds = %15, %38
  %39 = phi i32 [ 0, %15 ], [ %63, %38 ]
  %40 = phi float [ 0.000000e+00, %15 ], [ %62, %38 ]
  %41 = add i32 %18, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  store float %44, ptr addrspace(3) %22, align 4, !tbaa !12
  %45 = add nsw i32 %39, %7
  %46 = mul nsw i32 %45, %3
  %47 = add nsw i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  store float %50, ptr addrspace(3) %24, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %51 = load float, ptr addrspace(3) %20, align 4, !tbaa !12
  %52 = load float, ptr addrspace(3) %25, align 4, !tbaa !12
  %53 = tail call float @llvm.fmuladd.f32(float %51, float %52, float %40)
  %54 = load float, ptr addrspace(3) %26, align 4, !tbaa !12
  %55 = load float, ptr addrspace(3) %27, align 4, !tbaa !12
  %56 = tail call float @llvm.fmuladd.f32(float %54, float %55, float %53)
  %57 = load float, ptr addrspace(3) %28, align 4, !tbaa !12
  %58 = load float, ptr addrspace(3) %29, align 4, !tbaa !12
  %59 = tail call float @llvm.fmuladd.f32(float %57, float %58, float %56)
  %60 = load float, ptr addrspace(3) %30, align 4, !tbaa !12
  %61 = load float, ptr addrspace(3) %31, align 4, !tbaa !12
  %62 = tail call float @llvm.fmuladd.f32(float %60, float %61, float %59)
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %63 = add nuw nsw i32 %39, 4
  %64 = icmp slt i32 %63, %3
  br i1 %64, label %38, label %32
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"int"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
