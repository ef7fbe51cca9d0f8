; ModuleID = 'by_value.cl'
source_filename = "by_value.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Parameters = type { i8, i32, [3 x i16], <2 x float>, i64 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @by_value(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.Parameters) align 8 captures(none) %1, i8 noundef zeroext %2, i16 noundef signext %3, <3 x float> noundef %4, <3 x i8> noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = alloca %struct.Parameters, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false)
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = load i8, ptr %7, align 8, !tbaa !13
  %10 = sext i8 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !16
  %13 = add nsw i32 %12, %10
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = urem i64 %8, 3
  %16 = getelementptr inbounds nuw i16, ptr %14, i64 %15
  %17 = load i16, ptr %16, align 2, !tbaa !17
  %18 = sext i16 %17 to i32
  %19 = add nsw i32 %13, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %22 = load float, ptr %21, align 4
  %23 = fptosi float %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %25 = load i64, ptr %24, align 8, !tbaa !19
  %26 = zext i8 %2 to i32
  %27 = shl nuw nsw i32 %26, 1
  %28 = zext nneg i32 %27 to i64
  %29 = sext i16 %3 to i64
  %30 = extractelement <3 x float> %4, i64 2
  %31 = fptosi float %30 to i64
  %32 = extractelement <3 x i8> %5, i64 1
  %33 = zext i8 %32 to i64
  %34 = add nsw i64 %28, %29
  %35 = add i64 %34, %31
  %36 = add i64 %35, %33
  %37 = add i64 %36, %25
  %38 = add i64 %37, %23
  %39 = add i64 %38, %20
  %40 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %8
  store i64 %39, ptr addrspace(1) %40, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef writeonly align 8 captures(none) %0, ptr noundef readonly byval(%struct.Parameters) align 8 captures(none) %1, i8 noundef zeroext %2, i16 noundef signext %3, <3 x float> noundef %4, <3 x i8> noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = load i8, ptr %1, align 8, !tbaa !13
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !16
  %12 = add nsw i32 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = urem i64 %7, 3
  %15 = getelementptr inbounds nuw i16, ptr %13, i64 %14
  %16 = load i16, ptr %15, align 2, !tbaa !17
  %17 = sext i16 %16 to i32
  %18 = add nsw i32 %12, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %21 = load float, ptr %20, align 4
  %22 = fptosi float %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !19
  %25 = zext i8 %2 to i32
  %26 = shl nuw nsw i32 %25, 1
  %27 = zext nneg i32 %26 to i64
  %28 = sext i16 %3 to i64
  %29 = extractelement <3 x float> %4, i64 2
  %30 = fptosi float %29 to i64
  %31 = extractelement <3 x i8> %5, i64 1
  %32 = zext i8 %31 to i64
  %33 = add nsw i64 %27, %28
  %34 = add i64 %33, %30
  %35 = add i64 %34, %32
  %36 = add i64 %35, %24
  %37 = add i64 %36, %22
  %38 = add i64 %37, %19
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %7
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"long*", !"Parameters", !"uchar", !"short", !"float3", !"uchar3"}
!11 = !{!"long*", !"Parameters", !"uchar", !"short", !"float __attribute__((ext_vector_type(3)))", !"uchar __attribute__((ext_vector_type(3)))"}
!12 = !{!"", !"", !"", !"", !"", !""}
!13 = !{!14, !6, i64 0}
!14 = !{!"", !6, i64 0, !5, i64 4, !6, i64 8, !6, i64 16, !15, i64 24}
!15 = !{!"long", !6, i64 0}
!16 = !{!14, !5, i64 4}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !6, i64 0}
!19 = !{!14, !15, i64 24}
!20 = !{!15, !15, i64 0}
