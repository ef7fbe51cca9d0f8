; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Params = type { <4 x float>, [3 x i32], %struct.anon, double, [8 x i8] }
%struct.anon = type { i16, i8 }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @struct_argument(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.Params) align 16 captures(none) %1, <8 x float> noundef %2, <3 x i8> noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca %struct.Params, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %5, ptr noundef nonnull align 16 dereferenceable(48) %1, i64 48, i1 false)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = and i64 %6, 3
  %8 = getelementptr inbounds nuw float, ptr %5, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %11 = urem i64 %6, 3
  %12 = getelementptr inbounds nuw i32, ptr %10, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = sitofp i32 %13 to float
  %15 = fadd float %9, %14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %17 = load i16, ptr %16, align 4, !tbaa !13
  %18 = sext i16 %17 to i32
  %19 = mul nsw i32 %18, 10
  %20 = sitofp i32 %19 to float
  %21 = fadd float %15, %20
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 30
  %23 = load i8, ptr %22, align 2, !tbaa !18
  %24 = sitofp i8 %23 to float
  %25 = fadd float %21, %24
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %27 = load double, ptr %26, align 16, !tbaa !19
  %28 = fptrunc double %27 to float
  %29 = fadd float %25, %28
  %30 = and i64 %6, 7
  %31 = extractelement <8 x float> %2, i64 %30
  %32 = fadd float %31, %29
  %33 = extractelement <3 x i8> %3, i64 2
  %34 = uitofp i8 %33 to float
  %35 = fadd float %32, %34
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_struct_argument(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.Params) align 16 captures(none) %1, <8 x float> noundef %2, <3 x i8> noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = and i64 %5, 3
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = urem i64 %5, 3
  %11 = getelementptr inbounds nuw i32, ptr %9, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = sitofp i32 %12 to float
  %14 = fadd float %8, %13
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %16 = load i16, ptr %15, align 4, !tbaa !13
  %17 = sext i16 %16 to i32
  %18 = mul nsw i32 %17, 10
  %19 = sitofp i32 %18 to float
  %20 = fadd float %14, %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 30
  %22 = load i8, ptr %21, align 2, !tbaa !18
  %23 = sitofp i8 %22 to float
  %24 = fadd float %20, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %26 = load double, ptr %25, align 16, !tbaa !19
  %27 = fptrunc double %26 to float
  %28 = fadd float %24, %27
  %29 = and i64 %5, 7
  %30 = extractelement <8 x float> %2, i64 %29
  %31 = fadd float %30, %28
  %32 = extractelement <3 x i8> %3, i64 2
  %33 = uitofp i8 %32 to float
  %34 = fadd float %31, %33
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !20
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
!8 = !{i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"Params", !"float8", !"uchar3"}
!11 = !{!"float*", !"Params", !"float __attribute__((ext_vector_type(8)))", !"uchar __attribute__((ext_vector_type(3)))"}
!12 = !{!"", !"", !"", !""}
!13 = !{!14, !16, i64 28}
!14 = !{!"", !6, i64 0, !6, i64 16, !15, i64 28, !17, i64 32}
!15 = !{!"", !16, i64 0, !6, i64 2}
!16 = !{!"short", !6, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = !{!14, !6, i64 30}
!19 = !{!14, !17, i64 32}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
