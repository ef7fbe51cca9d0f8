; ModuleID = 'curves.cl'
source_filename = "curves.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @curves(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %9 = mul i64 %6, 40
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %9
  %11 = tail call spir_func float @_Z3sinf(float noundef %8) #6
  store float %11, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = tail call spir_func float @_Z3cosf(float noundef %8) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !12
  %14 = tail call spir_func float @_Z3expf(float noundef %8) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !12
  %16 = tail call spir_func float @_Z4fabsf(float noundef %8) #6
  %17 = fadd float %16, 1.000000e+00
  %18 = tail call spir_func float @_Z3logf(float noundef %17) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !12
  %20 = tail call spir_func float @_Z3powff(float noundef %16, float noundef 1.500000e+00) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = tail call spir_func float @_Z5atan2ff(float noundef %8, float noundef 2.000000e+00) #6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !12
  %24 = addrspacecast ptr %3 to ptr addrspace(4)
  %25 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %8, ptr addrspace(4) noundef %24) #8
  %26 = load float, ptr %3, align 4, !tbaa !12
  %27 = fadd float %25, %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 24
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !12
  %29 = addrspacecast ptr %5 to ptr addrspace(4)
  %30 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %8, ptr addrspace(4) noundef %29) #8
  %31 = load i32, ptr %5, align 4, !tbaa !4
  %32 = sitofp i32 %31 to float
  %33 = fadd float %30, %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  %35 = addrspacecast ptr %4 to ptr addrspace(4)
  %36 = call spir_func float @_Z4modffPU3AS4f(float noundef %8, ptr addrspace(4) noundef %35) #8
  %37 = load float, ptr %4, align 4, !tbaa !12
  %38 = call float @llvm.fmuladd.f32(float %37, float 1.000000e+01, float %36)
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 32
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !12
  %40 = call spir_func float @_Z11native_sqrtf(float noundef %16) #6
  %41 = call spir_func float @_Z11native_exp2f(float noundef %8) #6
  %42 = fadd float %40, %41
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 36
  store float %42, ptr addrspace(1) %43, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_curves(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %9 = mul i64 %6, 40
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %9
  %11 = tail call spir_func float @_Z3sinf(float noundef %8) #6
  store float %11, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = tail call spir_func float @_Z3cosf(float noundef %8) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  store float %12, ptr addrspace(1) %13, align 4, !tbaa !12
  %14 = tail call spir_func float @_Z3expf(float noundef %8) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !12
  %16 = tail call spir_func float @_Z4fabsf(float noundef %8) #6
  %17 = fadd float %16, 1.000000e+00
  %18 = tail call spir_func float @_Z3logf(float noundef %17) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !12
  %20 = tail call spir_func float @_Z3powff(float noundef %16, float noundef 1.500000e+00) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !12
  %22 = tail call spir_func float @_Z5atan2ff(float noundef %8, float noundef 2.000000e+00) #6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !12
  %24 = addrspacecast ptr %3 to ptr addrspace(4)
  %25 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %8, ptr addrspace(4) noundef %24) #8
  %26 = load float, ptr %3, align 4, !tbaa !12
  %27 = fadd float %25, %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 24
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !12
  %29 = addrspacecast ptr %5 to ptr addrspace(4)
  %30 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %8, ptr addrspace(4) noundef %29) #8
  %31 = load i32, ptr %5, align 4, !tbaa !4
  %32 = sitofp i32 %31 to float
  %33 = fadd float %30, %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  %35 = addrspacecast ptr %4 to ptr addrspace(4)
  %36 = call spir_func float @_Z4modffPU3AS4f(float noundef %8, ptr addrspace(4) noundef %35) #8
  %37 = load float, ptr %4, align 4, !tbaa !12
  %38 = call float @llvm.fmuladd.f32(float %37, float 1.000000e+01, float %36)
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 32
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !12
  %40 = call spir_func float @_Z11native_sqrtf(float noundef %16) #6
  %41 = call spir_func float @_Z11native_exp2f(float noundef %8) #6
  %42 = fadd float %40, %41
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 36
  store float %42, ptr addrspace(1) %43, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3cosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3logf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3powff(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5atan2ff(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z11native_sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z11native_exp2f(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
