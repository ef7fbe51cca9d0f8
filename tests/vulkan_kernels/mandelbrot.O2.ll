; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %9 = uitofp i32 %5 to float
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %1, float -2.000000e+00)
  %11 = uitofp i32 %7 to float
  %12 = tail call float @llvm.fmuladd.f32(float %11, float %1, float -1.000000e+00)
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %29, label %14

14:                                               ; preds = %3, %21
  %15 = phi float [ %24, %21 ], [ 0.000000e+00, %3 ]
  %16 = phi i32 [ %27, %21 ], [ 0, %3 ]
  %17 = phi float [ %26, %21 ], [ 0.000000e+00, %3 ]
  %18 = fmul float %17, %17
  %19 = tail call float @llvm.fmuladd.f32(float %15, float %15, float %18)
  %20 = fcmp ugt float %19, 4.000000e+00
  br i1 %20, label %29, label %21

21:                                               ; preds = %14
  %22 = fneg float %18
  %23 = tail call float @llvm.fmuladd.f32(float %15, float %15, float %22)
  %24 = fadd float %10, %23
  %25 = fmul float %15, 2.000000e+00
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %17, float %12)
  %27 = add nuw i32 %16, 1
  %28 = icmp ult i32 %27, %2
  br i1 %28, label %14, label %29

29:                                               ; preds = %14, %21, %3
  %30 = phi i32 [ 0, %3 ], [ %2, %21 ], [ %16, %14 ]
  %31 = trunc i64 %8 to i32
  %32 = mul i32 %31, %7
  %33 = add i32 %32, %5
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  store i32 %30, ptr addrspace(1) %35, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %9 = uitofp i32 %5 to float
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %1, float -2.000000e+00)
  %11 = uitofp i32 %7 to float
  %12 = tail call float @llvm.fmuladd.f32(float %11, float %1, float -1.000000e+00)
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %29, label %14

14:                                               ; preds = %3, %21
  %15 = phi float [ %24, %21 ], [ 0.000000e+00, %3 ]
  %16 = phi i32 [ %27, %21 ], [ 0, %3 ]
  %17 = phi float [ %26, %21 ], [ 0.000000e+00, %3 ]
  %18 = fmul float %17, %17
  %19 = tail call float @llvm.fmuladd.f32(float %15, float %15, float %18)
  %20 = fcmp ugt float %19, 4.000000e+00
  br i1 %20, label %29, label %21

21:                                               ; preds = %14
  %22 = fneg float %18
  %23 = tail call float @llvm.fmuladd.f32(float %15, float %15, float %22)
  %24 = fadd float %10, %23
  %25 = fmul float %15, 2.000000e+00
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %17, float %12)
  %27 = add nuw i32 %16, 1
  %28 = icmp ult i32 %27, %2
  br i1 %28, label %14, label %29

29:                                               ; preds = %14, %21, %3
  %30 = phi i32 [ 0, %3 ], [ %2, %21 ], [ %16, %14 ]
  %31 = trunc i64 %8 to i32
  %32 = mul i32 %31, %7
  %33 = add i32 %32, %5
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  store i32 %30, ptr addrspace(1) %35, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"float", !"uint"}
!11 = !{!"", !"", !""}
