; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @strided(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr addrspace(2) noundef readonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = load float, ptr addrspace(2) %4, align 4, !tbaa !13
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = insertelement <2 x i32> poison, i32 %2, i64 0
  %16 = insertelement <2 x i32> %15, i32 %3, i64 1
  %17 = add nsw <2 x i32> %16, splat (i32 -1)
  br label %18

18:                                               ; preds = %5, %18
  %19 = phi <4 x float> [ %14, %5 ], [ %75, %18 ]
  %20 = phi i32 [ -1, %5 ], [ %76, %18 ]
  %21 = mul nsw i32 %20, 3
  %22 = insertelement <2 x i32> <i32 -1, i32 poison>, i32 %20, i64 1
  %23 = add <2 x i32> %22, %11
  %24 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %23, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %17) #5
  %25 = extractelement <2 x i32> %24, i64 1
  %26 = mul nsw i32 %25, %2
  %27 = extractelement <2 x i32> %24, i64 0
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %29
  %31 = load <4 x i8>, ptr addrspace(1) %30, align 4, !tbaa !15
  %32 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %31) #5
  %33 = sext i32 %21 to i64
  %34 = getelementptr float, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 12
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !13
  %37 = insertelement <4 x float> poison, float %36, i64 0
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <4 x i32> zeroinitializer
  %39 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %38, <4 x float> %19)
  %40 = insertelement <2 x i32> <i32 0, i32 poison>, i32 %20, i64 1
  %41 = add <2 x i32> %40, %11
  %42 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %41, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %17) #5
  %43 = extractelement <2 x i32> %42, i64 1
  %44 = mul nsw i32 %43, %2
  %45 = extractelement <2 x i32> %42, i64 0
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %47
  %49 = load <4 x i8>, ptr addrspace(1) %48, align 4, !tbaa !15
  %50 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %49) #5
  %51 = sext i32 %21 to i64
  %52 = getelementptr float, ptr addrspace(1) %1, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 16
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !13
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> zeroinitializer
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %50, <4 x float> %56, <4 x float> %39)
  %58 = insertelement <2 x i32> <i32 1, i32 poison>, i32 %20, i64 1
  %59 = add <2 x i32> %58, %11
  %60 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %59, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %17) #5
  %61 = extractelement <2 x i32> %60, i64 1
  %62 = mul nsw i32 %61, %2
  %63 = extractelement <2 x i32> %60, i64 0
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %65
  %67 = load <4 x i8>, ptr addrspace(1) %66, align 4, !tbaa !15
  %68 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %67) #5
  %69 = sext i32 %21 to i64
  %70 = getelementptr float, ptr addrspace(1) %1, i64 %69
  %71 = getelementptr i8, ptr addrspace(1) %70, i64 20
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !13
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %68, <4 x float> %74, <4 x float> %57)
  %76 = add nsw i32 %20, 1
  %77 = icmp slt i32 %20, 1
  br i1 %77, label %18, label %78

78:                                               ; preds = %18
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %79 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %75) #5
  %80 = mul nsw i32 %2, %10
  %81 = add nsw i32 %80, %7
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %82
  store <4 x i8> %79, ptr addrspace(1) %83, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_strided(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr addrspace(2) noundef readonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> poison, i32 %7, i64 0
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %10 = trunc i64 %9 to i32
  %11 = insertelement <2 x i32> %8, i32 %10, i64 1
  %12 = load float, ptr addrspace(2) %4, align 4, !tbaa !13
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = insertelement <2 x i32> poison, i32 %2, i64 0
  %16 = insertelement <2 x i32> %15, i32 %3, i64 1
  %17 = add nsw <2 x i32> %16, splat (i32 -1)
  br label %18

18:                                               ; preds = %5, %18
  %19 = phi <4 x float> [ %14, %5 ], [ %75, %18 ]
  %20 = phi i32 [ -1, %5 ], [ %76, %18 ]
  %21 = mul nsw i32 %20, 3
  %22 = insertelement <2 x i32> <i32 -1, i32 poison>, i32 %20, i64 1
  %23 = add <2 x i32> %22, %11
  %24 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %23, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %17) #5
  %25 = extractelement <2 x i32> %24, i64 1
  %26 = mul nsw i32 %25, %2
  %27 = extractelement <2 x i32> %24, i64 0
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %29
  %31 = load <4 x i8>, ptr addrspace(1) %30, align 4, !tbaa !15
  %32 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %31) #5
  %33 = sext i32 %21 to i64
  %34 = getelementptr float, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 12
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !13
  %37 = insertelement <4 x float> poison, float %36, i64 0
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <4 x i32> zeroinitializer
  %39 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %38, <4 x float> %19)
  %40 = insertelement <2 x i32> <i32 0, i32 poison>, i32 %20, i64 1
  %41 = add <2 x i32> %40, %11
  %42 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %41, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %17) #5
  %43 = extractelement <2 x i32> %42, i64 1
  %44 = mul nsw i32 %43, %2
  %45 = extractelement <2 x i32> %42, i64 0
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %47
  %49 = load <4 x i8>, ptr addrspace(1) %48, align 4, !tbaa !15
  %50 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %49) #5
  %51 = sext i32 %21 to i64
  %52 = getelementptr float, ptr addrspace(1) %1, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 16
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !13
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> zeroinitializer
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %50, <4 x float> %56, <4 x float> %39)
  %58 = insertelement <2 x i32> <i32 1, i32 poison>, i32 %20, i64 1
  %59 = add <2 x i32> %58, %11
  %60 = tail call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %59, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %17) #5
  %61 = extractelement <2 x i32> %60, i64 1
  %62 = mul nsw i32 %61, %2
  %63 = extractelement <2 x i32> %60, i64 0
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %65
  %67 = load <4 x i8>, ptr addrspace(1) %66, align 4, !tbaa !15
  %68 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %67) #5
  %69 = sext i32 %21 to i64
  %70 = getelementptr float, ptr addrspace(1) %1, i64 %69
  %71 = getelementptr i8, ptr addrspace(1) %70, i64 20
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !13
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %68, <4 x float> %74, <4 x float> %57)
  %76 = add nsw i32 %20, 1
  %77 = icmp slt i32 %20, 1
  br i1 %77, label %18, label %78

78:                                               ; preds = %18
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %79 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %75) #5
  %80 = mul nsw i32 %2, %10
  %81 = add nsw i32 %80, %7
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %82
  store <4 x i8> %79, ptr addrspace(1) %83, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 2}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar4*", !"float*", !"int", !"int", !"float*"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int", !"float*"}
!12 = !{!"", !"const", !"", !"", !"const"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!6, !6, i64 0}
