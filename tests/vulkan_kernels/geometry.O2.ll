; ModuleID = 'geometry.cl'
source_filename = "geometry.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @geometry(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16
  %9 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #3
  %10 = shl i64 %4, 5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  store <4 x float> %9, ptr addrspace(1) %11, align 16, !tbaa !13
  %12 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %13 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %12, <3 x float> noundef %13) #3
  %15 = insertelement <4 x float> poison, float %14, i64 0
  %16 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %12) #3
  %17 = insertelement <4 x float> %15, float %16, i64 1
  %18 = tail call spir_func float @_Z8distanceDv3_fS_(<3 x float> noundef %12, <3 x float> noundef %13) #3
  %19 = insertelement <4 x float> %17, float %18, i64 2
  %20 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %13) #3
  %21 = extractelement <3 x float> %20, i64 0
  %22 = extractelement <4 x float> %6, i64 0
  %23 = extractelement <4 x float> %8, i64 0
  %24 = tail call spir_func float @_Z3mixfff(float noundef %22, float noundef %23, float noundef 2.500000e-01) #3
  %25 = fadd float %21, %24
  %26 = insertelement <4 x float> %19, float %25, i64 3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_geometry(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16
  %9 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #3
  %10 = shl i64 %4, 5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  store <4 x float> %9, ptr addrspace(1) %11, align 16, !tbaa !13
  %12 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %13 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %12, <3 x float> noundef %13) #3
  %15 = insertelement <4 x float> poison, float %14, i64 0
  %16 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %12) #3
  %17 = insertelement <4 x float> %15, float %16, i64 1
  %18 = tail call spir_func float @_Z8distanceDv3_fS_(<3 x float> noundef %12, <3 x float> noundef %13) #3
  %19 = insertelement <4 x float> %17, float %18, i64 2
  %20 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %13) #3
  %21 = extractelement <3 x float> %20, i64 0
  %22 = extractelement <4 x float> %6, i64 0
  %23 = extractelement <4 x float> %8, i64 0
  %24 = tail call spir_func float @_Z3mixfff(float noundef %22, float noundef %23, float noundef 2.500000e-01) #3
  %25 = fadd float %21, %24
  %26 = insertelement <4 x float> %19, float %25, i64 3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"float4*"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"const", !"const", !""}
!13 = !{!6, !6, i64 0}
