; ModuleID = 'saturated.cl'
source_filename = "saturated.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @saturated(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 2 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %8) #3
  %10 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %6
  store <4 x i8> %9, ptr addrspace(1) %10, align 4, !tbaa !13
  %11 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %12 = fmul <4 x float> %11, splat (float 1.000000e+09)
  %13 = tail call spir_func <4 x i32> @_Z16convert_int4_satDv4_f(<4 x float> noundef %12) #3
  %14 = tail call spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef %11) #3
  %15 = add <4 x i32> %14, %13
  %16 = tail call spir_func <4 x i32> @_Z16convert_int4_rtnDv4_f(<4 x float> noundef %11) #3
  %17 = sub <4 x i32> %15, %16
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %6
  store <4 x i32> %17, ptr addrspace(1) %18, align 16, !tbaa !13
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = tail call spir_func signext i16 @_Z17convert_short_sati(i32 noundef %20) #3
  %22 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %20) #3
  %23 = zext i8 %22 to i16
  %24 = add i16 %21, %23
  %25 = tail call spir_func signext i8 @_Z16convert_char_satj(i32 noundef %20) #3
  %26 = sext i8 %25 to i16
  %27 = add i16 %24, %26
  %28 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %6
  store i16 %27, ptr addrspace(1) %28, align 2, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_saturated(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 2 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %8) #3
  %10 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %6
  store <4 x i8> %9, ptr addrspace(1) %10, align 4, !tbaa !13
  %11 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %12 = fmul <4 x float> %11, splat (float 1.000000e+09)
  %13 = tail call spir_func <4 x i32> @_Z16convert_int4_satDv4_f(<4 x float> noundef %12) #3
  %14 = tail call spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef %11) #3
  %15 = add <4 x i32> %14, %13
  %16 = tail call spir_func <4 x i32> @_Z16convert_int4_rtnDv4_f(<4 x float> noundef %11) #3
  %17 = sub <4 x i32> %15, %16
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %6
  store <4 x i32> %17, ptr addrspace(1) %18, align 16, !tbaa !13
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = tail call spir_func signext i16 @_Z17convert_short_sati(i32 noundef %20) #3
  %22 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %20) #3
  %23 = zext i8 %22 to i16
  %24 = add i16 %21, %23
  %25 = tail call spir_func signext i8 @_Z16convert_char_satj(i32 noundef %20) #3
  %26 = sext i8 %25 to i16
  %27 = add i16 %24, %26
  %28 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %6
  store i16 %27, ptr addrspace(1) %28, align 2, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z16convert_int4_satDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z16convert_int4_rtnDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z17convert_short_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i8 @_Z16convert_char_satj(i32 noundef) local_unnamed_addr #2

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
!10 = !{!"float4*", !"int*", !"uchar4*", !"int4*", !"short*"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"int*", !"uchar __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"short*"}
!12 = !{!"const", !"const", !"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
