; ModuleID = 'bytes.cl'
source_filename = "bytes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @bytes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i8 noundef zeroext %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !13
  %8 = insertelement <4 x i8> poison, i8 %3, i64 0
  %9 = shufflevector <4 x i8> %8, <4 x i8> poison, <4 x i32> zeroinitializer
  %10 = xor <4 x i8> %7, %9
  %11 = extractelement <4 x i8> %10, i64 3
  %12 = shl i64 %5, 2
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store i8 %11, ptr addrspace(1) %13, align 1, !tbaa !13
  %14 = extractelement <4 x i8> %10, i64 2
  %15 = add i8 %14, 1
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 1
  store i8 %15, ptr addrspace(1) %16, align 1, !tbaa !13
  %17 = extractelement <4 x i8> %10, i64 1
  %18 = lshr i8 %17, 1
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 2
  store i8 %18, ptr addrspace(1) %19, align 1, !tbaa !13
  %20 = extractelement <4 x i8> %10, i64 0
  %21 = tail call spir_func zeroext i8 @_Z8abs_diffhh(i8 noundef zeroext %20, i8 noundef zeroext %17) #3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 3
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !13
  %23 = shufflevector <4 x i8> %10, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %24 = tail call spir_func <2 x i16> @_Z15convert_ushort2Dv2_h(<2 x i8> noundef %23) #3
  %25 = mul <2 x i16> %24, splat (i16 300)
  %26 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %2, i64 %5
  store <2 x i16> %25, ptr addrspace(1) %26, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bytes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i8 noundef zeroext %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i8>, ptr addrspace(1) %6, align 4, !tbaa !13
  %8 = insertelement <4 x i8> poison, i8 %3, i64 0
  %9 = shufflevector <4 x i8> %8, <4 x i8> poison, <4 x i32> zeroinitializer
  %10 = xor <4 x i8> %7, %9
  %11 = extractelement <4 x i8> %10, i64 3
  %12 = shl i64 %5, 2
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store i8 %11, ptr addrspace(1) %13, align 1, !tbaa !13
  %14 = extractelement <4 x i8> %10, i64 2
  %15 = add i8 %14, 1
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 1
  store i8 %15, ptr addrspace(1) %16, align 1, !tbaa !13
  %17 = extractelement <4 x i8> %10, i64 1
  %18 = lshr i8 %17, 1
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 2
  store i8 %18, ptr addrspace(1) %19, align 1, !tbaa !13
  %20 = extractelement <4 x i8> %10, i64 0
  %21 = tail call spir_func zeroext i8 @_Z8abs_diffhh(i8 noundef zeroext %20, i8 noundef zeroext %17) #3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 3
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !13
  %23 = shufflevector <4 x i8> %10, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %24 = tail call spir_func <2 x i16> @_Z15convert_ushort2Dv2_h(<2 x i8> noundef %23) #3
  %25 = mul <2 x i16> %24, splat (i16 300)
  %26 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %2, i64 %5
  store <2 x i16> %25, ptr addrspace(1) %26, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z8abs_diffhh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i16> @_Z15convert_ushort2Dv2_h(<2 x i8> noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar4*", !"uchar*", !"ushort2*", !"uchar"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"ushort __attribute__((ext_vector_type(2)))*", !"uchar"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!6, !6, i64 0}
