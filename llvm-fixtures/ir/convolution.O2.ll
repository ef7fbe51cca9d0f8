; ModuleID = 'opencl/convolution.cl'
source_filename = "opencl/convolution.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@sharpen = local_unnamed_addr addrspace(2) constant [3 x [3 x i32]] [[3 x i32] [i32 0, i32 -1, i32 0], [3 x i32] [i32 -1, i32 5, i32 -1], [3 x i32] [i32 0, i32 -1, i32 0]], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @convolve_1d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(2) noundef readonly align 4 captures(none) %filter, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %idxprom.i = sext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %1 = load float, ptr addrspace(2) %filter, align 4, !tbaa !11
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float 0.000000e+00)
  %3 = sext i32 %conv.i to i64
  %4 = getelementptr float, ptr addrspace(1) %in, i64 %3
  %arrayidx.i.1 = getelementptr i8, ptr addrspace(1) %4, i64 4
  %5 = load float, ptr addrspace(1) %arrayidx.i.1, align 4, !tbaa !11
  %arrayidx3.i.1 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 4
  %6 = load float, ptr addrspace(2) %arrayidx3.i.1, align 4, !tbaa !11
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %2)
  %8 = sext i32 %conv.i to i64
  %9 = getelementptr float, ptr addrspace(1) %in, i64 %8
  %arrayidx.i.2 = getelementptr i8, ptr addrspace(1) %9, i64 8
  %10 = load float, ptr addrspace(1) %arrayidx.i.2, align 4, !tbaa !11
  %arrayidx3.i.2 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 8
  %11 = load float, ptr addrspace(2) %arrayidx3.i.2, align 4, !tbaa !11
  %12 = tail call float @llvm.fmuladd.f32(float %10, float %11, float %7)
  %13 = sext i32 %conv.i to i64
  %14 = getelementptr float, ptr addrspace(1) %in, i64 %13
  %arrayidx.i.3 = getelementptr i8, ptr addrspace(1) %14, i64 12
  %15 = load float, ptr addrspace(1) %arrayidx.i.3, align 4, !tbaa !11
  %arrayidx3.i.3 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 12
  %16 = load float, ptr addrspace(2) %arrayidx3.i.3, align 4, !tbaa !11
  %17 = tail call float @llvm.fmuladd.f32(float %15, float %16, float %12)
  %18 = sext i32 %conv.i to i64
  %19 = getelementptr float, ptr addrspace(1) %in, i64 %18
  %arrayidx.i.4 = getelementptr i8, ptr addrspace(1) %19, i64 16
  %20 = load float, ptr addrspace(1) %arrayidx.i.4, align 4, !tbaa !11
  %arrayidx3.i.4 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 16
  %21 = load float, ptr addrspace(2) %arrayidx3.i.4, align 4, !tbaa !11
  %22 = tail call float @llvm.fmuladd.f32(float %20, float %21, float %17)
  %arrayidx5.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom.i
  store float %22, ptr addrspace(1) %arrayidx5.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_convolve_1d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(2) noundef readonly align 4 captures(none) %filter, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %idxprom = sext i32 %conv to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %1 = load float, ptr addrspace(2) %filter, align 4, !tbaa !11
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float 0.000000e+00)
  %3 = sext i32 %conv to i64
  %4 = getelementptr float, ptr addrspace(1) %in, i64 %3
  %arrayidx.1 = getelementptr i8, ptr addrspace(1) %4, i64 4
  %5 = load float, ptr addrspace(1) %arrayidx.1, align 4, !tbaa !11
  %arrayidx3.1 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 4
  %6 = load float, ptr addrspace(2) %arrayidx3.1, align 4, !tbaa !11
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %2)
  %8 = sext i32 %conv to i64
  %9 = getelementptr float, ptr addrspace(1) %in, i64 %8
  %arrayidx.2 = getelementptr i8, ptr addrspace(1) %9, i64 8
  %10 = load float, ptr addrspace(1) %arrayidx.2, align 4, !tbaa !11
  %arrayidx3.2 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 8
  %11 = load float, ptr addrspace(2) %arrayidx3.2, align 4, !tbaa !11
  %12 = tail call float @llvm.fmuladd.f32(float %10, float %11, float %7)
  %13 = sext i32 %conv to i64
  %14 = getelementptr float, ptr addrspace(1) %in, i64 %13
  %arrayidx.3 = getelementptr i8, ptr addrspace(1) %14, i64 12
  %15 = load float, ptr addrspace(1) %arrayidx.3, align 4, !tbaa !11
  %arrayidx3.3 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 12
  %16 = load float, ptr addrspace(2) %arrayidx3.3, align 4, !tbaa !11
  %17 = tail call float @llvm.fmuladd.f32(float %15, float %16, float %12)
  %18 = sext i32 %conv to i64
  %19 = getelementptr float, ptr addrspace(1) %in, i64 %18
  %arrayidx.4 = getelementptr i8, ptr addrspace(1) %19, i64 16
  %20 = load float, ptr addrspace(1) %arrayidx.4, align 4, !tbaa !11
  %arrayidx3.4 = getelementptr inbounds nuw i8, ptr addrspace(2) %filter, i64 16
  %21 = load float, ptr addrspace(2) %arrayidx3.4, align 4, !tbaa !11
  %22 = tail call float @llvm.fmuladd.f32(float %20, float %21, float %17)
  %arrayidx5 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom
  store float %22, ptr addrspace(1) %arrayidx5, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @convolve_2d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2.i = trunc i64 %call1.i to i32
  %mul.i = mul nsw i32 %conv2.i, 10
  %add9.i = add nsw i32 %mul.i, %conv.i
  %0 = sext i32 %add9.i to i64
  %1 = getelementptr i32, ptr addrspace(1) %in, i64 %0
  %arrayidx.i.1 = getelementptr i8, ptr addrspace(1) %1, i64 4
  %2 = load i32, ptr addrspace(1) %arrayidx.i.1, align 4, !tbaa !3
  %3 = mul i32 %conv2.i, 10
  %mul.i.1 = add i32 %3, 10
  %add9.i.1 = add nsw i32 %mul.i.1, %conv.i
  %idxprom.i.15 = sext i32 %add9.i.1 to i64
  %arrayidx.i.16 = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.i.15
  %4 = load i32, ptr addrspace(1) %arrayidx.i.16, align 4, !tbaa !3
  %5 = add i32 %4, %2
  %6 = sext i32 %add9.i.1 to i64
  %7 = getelementptr i32, ptr addrspace(1) %in, i64 %6
  %arrayidx.i.1.1 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %8 = load i32, ptr addrspace(1) %arrayidx.i.1.1, align 4, !tbaa !3
  %mul15.i.1.1 = mul nsw i32 %8, 5
  %9 = sext i32 %add9.i.1 to i64
  %10 = getelementptr i32, ptr addrspace(1) %in, i64 %9
  %arrayidx.i.2.1 = getelementptr i8, ptr addrspace(1) %10, i64 8
  %11 = load i32, ptr addrspace(1) %arrayidx.i.2.1, align 4, !tbaa !3
  %12 = add i32 %5, %11
  %13 = mul i32 %conv2.i, 10
  %mul.i.2 = add i32 %13, 20
  %add9.i.2 = add nsw i32 %mul.i.2, %conv.i
  %14 = sext i32 %add9.i.2 to i64
  %15 = getelementptr i32, ptr addrspace(1) %in, i64 %14
  %arrayidx.i.1.2 = getelementptr i8, ptr addrspace(1) %15, i64 4
  %16 = load i32, ptr addrspace(1) %arrayidx.i.1.2, align 4, !tbaa !3
  %17 = add i32 %12, %16
  %add16.i.1.2 = sub i32 %mul15.i.1.1, %17
  %mul20.i = shl nsw i32 %conv2.i, 3
  %add21.i = add nsw i32 %mul20.i, %conv.i
  %idxprom22.i = sext i32 %add21.i to i64
  %arrayidx23.i = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom22.i
  store i32 %add16.i.1.2, ptr addrspace(1) %arrayidx23.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_convolve_2d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2 = trunc i64 %call1 to i32
  %mul = mul nsw i32 %conv2, 10
  %add9 = add nsw i32 %mul, %conv
  %0 = sext i32 %add9 to i64
  %1 = getelementptr i32, ptr addrspace(1) %in, i64 %0
  %arrayidx.1 = getelementptr i8, ptr addrspace(1) %1, i64 4
  %2 = load i32, ptr addrspace(1) %arrayidx.1, align 4, !tbaa !3
  %3 = mul i32 %conv2, 10
  %mul.1 = add i32 %3, 10
  %add9.1 = add nsw i32 %mul.1, %conv
  %idxprom.137 = sext i32 %add9.1 to i64
  %arrayidx.138 = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %idxprom.137
  %4 = load i32, ptr addrspace(1) %arrayidx.138, align 4, !tbaa !3
  %5 = add i32 %4, %2
  %6 = sext i32 %add9.1 to i64
  %7 = getelementptr i32, ptr addrspace(1) %in, i64 %6
  %arrayidx.1.1 = getelementptr i8, ptr addrspace(1) %7, i64 4
  %8 = load i32, ptr addrspace(1) %arrayidx.1.1, align 4, !tbaa !3
  %mul15.1.1 = mul nsw i32 %8, 5
  %9 = sext i32 %add9.1 to i64
  %10 = getelementptr i32, ptr addrspace(1) %in, i64 %9
  %arrayidx.2.1 = getelementptr i8, ptr addrspace(1) %10, i64 8
  %11 = load i32, ptr addrspace(1) %arrayidx.2.1, align 4, !tbaa !3
  %12 = add i32 %5, %11
  %13 = mul i32 %conv2, 10
  %mul.2 = add i32 %13, 20
  %add9.2 = add nsw i32 %mul.2, %conv
  %14 = sext i32 %add9.2 to i64
  %15 = getelementptr i32, ptr addrspace(1) %in, i64 %14
  %arrayidx.1.2 = getelementptr i8, ptr addrspace(1) %15, i64 4
  %16 = load i32, ptr addrspace(1) %arrayidx.1.2, align 4, !tbaa !3
  %17 = add i32 %12, %16
  %add16.1.2 = sub i32 %mul15.1.1, %17
  %mul20 = shl nsw i32 %conv2, 3
  %add21 = add nsw i32 %mul20, %conv
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %idxprom22
  store i32 %add16.1.2, ptr addrspace(1) %arrayidx23, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @box_blur(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %call.i
  %0 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !tbaa !18
  %conv.i = zext i8 %0 to i16
  %arrayidx1.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 1
  %1 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !18
  %conv2.i = zext i8 %1 to i16
  %add3.i = add nuw nsw i16 %conv2.i, %conv.i
  %arrayidx5.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 2
  %2 = load i8, ptr addrspace(1) %arrayidx5.i, align 1, !tbaa !18
  %conv6.i = zext i8 %2 to i16
  %add7.i = add nuw nsw i16 %add3.i, %conv6.i
  %div.i = udiv i16 %add7.i, 3
  %conv8.i = trunc nuw i16 %div.i to i8
  %arrayidx9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %call.i
  store i8 %conv8.i, ptr addrspace(1) %arrayidx9.i, align 1, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %call
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1, !tbaa !18
  %conv = zext i8 %0 to i16
  %arrayidx1 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 1
  %1 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !18
  %conv2 = zext i8 %1 to i16
  %add3 = add nuw nsw i16 %conv2, %conv
  %arrayidx5 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 2
  %2 = load i8, ptr addrspace(1) %arrayidx5, align 1, !tbaa !18
  %conv6 = zext i8 %2 to i16
  %add7 = add nuw nsw i16 %add3, %conv6
  %div = udiv i16 %add7, 3
  %conv8 = trunc nuw i16 %div to i8
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %call
  store i8 %conv8, ptr addrspace(1) %arrayidx9, align 1, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 2, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"int*", !"int*"}
!16 = !{!"const", !""}
!17 = !{!"uchar*", !"uchar*"}
!18 = !{!5, !5, i64 0}
