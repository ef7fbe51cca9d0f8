; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @narrowed(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = tail call spir_func float @_Z17convert_float_rtzd(double noundef %6) #3
  %8 = shl i64 %4, 2
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %7, ptr addrspace(1) %9, align 4, !tbaa !14
  %10 = tail call spir_func float @_Z17convert_float_rtpd(double noundef %6) #3
  %11 = or disjoint i64 %8, 1
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  store float %10, ptr addrspace(1) %12, align 4, !tbaa !14
  %13 = tail call spir_func float @_Z17convert_float_rtnd(double noundef %6) #3
  %14 = or disjoint i64 %8, 2
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !14
  %16 = tail call spir_func float @_Z13convert_floatd(double noundef %6) #3
  %17 = or disjoint i64 %8, 3
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %17
  store float %16, ptr addrspace(1) %18, align 4, !tbaa !14
  %19 = tail call spir_func i32 @_Z15convert_int_rted(double noundef %6) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = tail call spir_func i32 @_Z15convert_int_rtpd(double noundef %6) #3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = fmul double %6, 1.000000e+08
  %24 = tail call spir_func i32 @_Z19convert_int_sat_rtnd(double noundef %23) #3
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = fptrunc double %6 to float
  %27 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %26) #3
  %28 = zext i8 %27 to i32
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_narrowed(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = tail call spir_func float @_Z17convert_float_rtzd(double noundef %6) #3
  %8 = shl i64 %4, 2
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %7, ptr addrspace(1) %9, align 4, !tbaa !14
  %10 = tail call spir_func float @_Z17convert_float_rtpd(double noundef %6) #3
  %11 = or disjoint i64 %8, 1
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  store float %10, ptr addrspace(1) %12, align 4, !tbaa !14
  %13 = tail call spir_func float @_Z17convert_float_rtnd(double noundef %6) #3
  %14 = or disjoint i64 %8, 2
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !14
  %16 = tail call spir_func float @_Z13convert_floatd(double noundef %6) #3
  %17 = or disjoint i64 %8, 3
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %17
  store float %16, ptr addrspace(1) %18, align 4, !tbaa !14
  %19 = tail call spir_func i32 @_Z15convert_int_rted(double noundef %6) #3
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = tail call spir_func i32 @_Z15convert_int_rtpd(double noundef %6) #3
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = fmul double %6, 1.000000e+08
  %24 = tail call spir_func i32 @_Z19convert_int_sat_rtnd(double noundef %23) #3
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = fptrunc double %6 to float
  %27 = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %26) #3
  %28 = zext i8 %27 to i32
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtnd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z13convert_floatd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rted(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtpd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z19convert_int_sat_rtnd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef) local_unnamed_addr #2

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
!10 = !{!"double*", !"float*", !"int*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
