; ModuleID = 'copies.cl'
source_filename = "copies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Record = type { [6 x float], i32 }
%struct.Packed = type <{ i8, i32, i16 }>

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @copies(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca %struct.Record, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw %struct.Packed, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %9 = load i32, ptr addrspace(1) %8, align 1, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %11 = load i16, ptr addrspace(1) %10, align 1, !tbaa !13
  %12 = zext i8 %7 to i32
  %13 = add nsw i32 %9, %12
  %14 = sub i16 0, %11
  %15 = getelementptr inbounds nuw %struct.Packed, ptr addrspace(1) %1, i64 %5
  store i8 %7, ptr addrspace(1) %15, align 1, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 1
  store i32 %13, ptr addrspace(1) %16, align 1, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 5
  store i16 %14, ptr addrspace(1) %17, align 1, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(28) %4, ptr addrspace(1) noundef align 4 dereferenceable(28) %2, i64 28, i1 false), !tbaa.struct !15
  %18 = uitofp i64 %5 to float
  %19 = urem i64 %5, 6
  %20 = getelementptr inbounds nuw float, ptr %4, i64 %19
  store float %18, ptr %20, align 4, !tbaa !16
  %21 = add i64 %5, 1
  %22 = urem i64 %21, 6
  %23 = getelementptr inbounds nuw float, ptr %4, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = sitofp i32 %26 to float
  %28 = fadd float %24, %27
  %29 = fptosi float %28 to i32
  store i32 %29, ptr %25, align 4, !tbaa !18
  %30 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %2, i64 %21
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(28) %30, ptr noundef nonnull align 4 dereferenceable(28) %4, i64 28, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca %struct.Record, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw %struct.Packed, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %9 = load i32, ptr addrspace(1) %8, align 1, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %11 = load i16, ptr addrspace(1) %10, align 1, !tbaa !13
  %12 = zext i8 %7 to i32
  %13 = add nsw i32 %9, %12
  %14 = sub i16 0, %11
  %15 = getelementptr inbounds nuw %struct.Packed, ptr addrspace(1) %1, i64 %5
  store i8 %7, ptr addrspace(1) %15, align 1, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 1
  store i32 %13, ptr addrspace(1) %16, align 1, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 5
  store i16 %14, ptr addrspace(1) %17, align 1, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(28) %4, ptr addrspace(1) noundef align 4 dereferenceable(28) %2, i64 28, i1 false), !tbaa.struct !15
  %18 = uitofp i64 %5 to float
  %19 = urem i64 %5, 6
  %20 = getelementptr inbounds nuw float, ptr %4, i64 %19
  store float %18, ptr %20, align 4, !tbaa !16
  %21 = add i64 %5, 1
  %22 = urem i64 %21, 6
  %23 = getelementptr inbounds nuw float, ptr %4, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = sitofp i32 %26 to float
  %28 = fadd float %24, %27
  %29 = fptosi float %28 to i32
  store i32 %29, ptr %25, align 4, !tbaa !18
  %30 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %2, i64 %21
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(28) %30, ptr noundef nonnull align 4 dereferenceable(28) %4, i64 28, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{!"Packed*", !"Packed*", !"Record*"}
!11 = !{!"const", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
!15 = !{i64 0, i64 24, !12, i64 24, i64 4, !4}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = !{!19, !5, i64 24}
!19 = !{!"", !6, i64 0, !5, i64 24}
