; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @rounded(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 2 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func float @_Z17convert_float_rtzi(i32 noundef %8) #3
  %10 = shl i64 %6, 5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !12
  %12 = tail call spir_func float @_Z17convert_float_rtpi(i32 noundef %8) #3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !12
  %14 = tail call spir_func float @_Z17convert_float_rtni(i32 noundef %8) #3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !12
  %16 = tail call spir_func float @_Z17convert_float_rtei(i32 noundef %8) #3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store float %16, ptr addrspace(1) %17, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !14
  %20 = tail call spir_func float @_Z17convert_float_rtzl(i64 noundef %19) #3
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %23) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !12
  %26 = tail call spir_func i64 @_Z13convert_ulongl(i64 noundef %19) #3
  %27 = tail call spir_func float @_Z17convert_float_rtnm(i64 noundef %26) #3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !12
  %29 = insertelement <2 x i32> poison, i32 %8, i64 0
  %30 = sub nsw i32 0, %8
  %31 = insertelement <2 x i32> %29, i32 %30, i64 1
  %32 = tail call spir_func <2 x float> @_Z18convert_float2_rtzDv2_i(<2 x i32> noundef %31) #3
  %33 = extractelement <2 x float> %32, i64 1
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 28
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rounded(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 2 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func float @_Z17convert_float_rtzi(i32 noundef %8) #3
  %10 = shl i64 %6, 5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !12
  %12 = tail call spir_func float @_Z17convert_float_rtpi(i32 noundef %8) #3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !12
  %14 = tail call spir_func float @_Z17convert_float_rtni(i32 noundef %8) #3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !12
  %16 = tail call spir_func float @_Z17convert_float_rtei(i32 noundef %8) #3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store float %16, ptr addrspace(1) %17, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %6
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !14
  %20 = tail call spir_func float @_Z17convert_float_rtzl(i64 noundef %19) #3
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %6
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %23) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !12
  %26 = tail call spir_func i64 @_Z13convert_ulongl(i64 noundef %19) #3
  %27 = tail call spir_func float @_Z17convert_float_rtnm(i64 noundef %26) #3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !12
  %29 = insertelement <2 x i32> poison, i32 %8, i64 0
  %30 = sub nsw i32 0, %8
  %31 = insertelement <2 x i32> %29, i32 %30, i64 1
  %32 = tail call spir_func <2 x float> @_Z18convert_float2_rtzDv2_i(<2 x i32> noundef %31) #3
  %33 = extractelement <2 x float> %32, i64 1
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 28
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtni(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtei(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtnm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13convert_ulongl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x float> @_Z18convert_float2_rtzDv2_i(<2 x i32> noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"float*", !"half*", !"long*", !"uint*"}
!11 = !{!"const", !"", !"", !"const", !"const"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !6, i64 0}
