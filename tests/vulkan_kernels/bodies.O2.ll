; ModuleID = 'bodies.cl'
source_filename = "bodies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bodies(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %34, label %9

9:                                                ; preds = %4, %9
  %10 = phi <3 x float> [ %31, %9 ], [ zeroinitializer, %4 ]
  %11 = phi i32 [ %32, %9 ], [ 0, %4 ]
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16
  %15 = fsub <4 x float> %14, %7
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = extractelement <4 x float> %15, i64 0
  %18 = fmul <4 x float> %15, %15
  %19 = extractelement <4 x float> %18, i64 1
  %20 = tail call float @llvm.fmuladd.f32(float %17, float %17, float %19)
  %21 = extractelement <4 x float> %15, i64 2
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %20)
  %23 = fadd float %22, 0x3F847AE140000000
  %24 = tail call spir_func float @_Z5rsqrtf(float noundef %23) #4
  %25 = extractelement <4 x float> %14, i64 3
  %26 = fmul float %25, %24
  %27 = fmul float %24, %26
  %28 = fmul float %24, %27
  %29 = insertelement <3 x float> poison, float %28, i64 0
  %30 = shufflevector <3 x float> %29, <3 x float> poison, <3 x i32> zeroinitializer
  %31 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %16, <3 x float> %30, <3 x float> %10)
  %32 = add nuw i32 %11, 1
  %33 = icmp ult i32 %32, %2
  br i1 %33, label %9, label %34

34:                                               ; preds = %9, %4
  %35 = phi <3 x float> [ zeroinitializer, %4 ], [ %31, %9 ]
  %36 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %37 = insertelement <3 x float> poison, float %3, i64 0
  %38 = shufflevector <3 x float> %37, <3 x float> poison, <3 x i32> zeroinitializer
  %39 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %35, <3 x float> %38, <3 x float> %36)
  %40 = shufflevector <3 x float> %39, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %41 = shufflevector <4 x float> %40, <4 x float> %7, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %42 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %41, ptr addrspace(1) %42, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bodies(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %18, %4
  %10 = phi <3 x float> [ zeroinitializer, %4 ], [ %40, %18 ]
  %11 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %12 = insertelement <3 x float> poison, float %3, i64 0
  %13 = shufflevector <3 x float> %12, <3 x float> poison, <3 x i32> zeroinitializer
  %14 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %10, <3 x float> %13, <3 x float> %11)
  %15 = shufflevector <3 x float> %14, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %16 = shufflevector <4 x float> %15, <4 x float> %7, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !13
  ret void

18:                                               ; preds = %4, %18
  %19 = phi <3 x float> [ %40, %18 ], [ zeroinitializer, %4 ]
  %20 = phi i32 [ %41, %18 ], [ 0, %4 ]
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16
  %24 = fsub <4 x float> %23, %7
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = extractelement <4 x float> %24, i64 0
  %27 = fmul <4 x float> %24, %24
  %28 = extractelement <4 x float> %27, i64 1
  %29 = tail call float @llvm.fmuladd.f32(float %26, float %26, float %28)
  %30 = extractelement <4 x float> %24, i64 2
  %31 = tail call float @llvm.fmuladd.f32(float %30, float %30, float %29)
  %32 = fadd float %31, 0x3F847AE140000000
  %33 = tail call spir_func float @_Z5rsqrtf(float noundef %32) #4
  %34 = extractelement <4 x float> %23, i64 3
  %35 = fmul float %34, %33
  %36 = fmul float %33, %35
  %37 = fmul float %33, %36
  %38 = insertelement <3 x float> poison, float %37, i64 0
  %39 = shufflevector <3 x float> %38, <3 x float> poison, <3 x i32> zeroinitializer
  %40 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %25, <3 x float> %39, <3 x float> %19)
  %41 = add nuw i32 %20, 1
  %42 = icmp ult i32 %41, %2
  br i1 %42, label %18, label %9
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"uint", !"float"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!6, !6, i64 0}
