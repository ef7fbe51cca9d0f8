; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @fast(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca i32, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = tail call spir_func float @_Z10native_expf(float noundef %9) #6
  %11 = fadd float %9, 2.000000e+00
  %12 = tail call spir_func float @_Z9half_sqrtf(float noundef %11) #6
  %13 = fadd float %10, %12
  %14 = tail call spir_func float @_Z3madfff(float noundef %9, float noundef %9, float noundef 1.000000e+00) #6
  %15 = fadd float %13, %14
  %16 = tail call spir_func float @_Z10native_sinf(float noundef %9) #6
  %17 = fadd float %15, %16
  %18 = tail call spir_func float @_Z5clampfff(float noundef %9, float noundef 0.000000e+00, float noundef 1.000000e+00) #6
  %19 = fadd float %17, %18
  %20 = tail call spir_func float @_Z10smoothstepfff(float noundef 0.000000e+00, float noundef 1.000000e+00, float noundef %9) #6
  %21 = fadd float %19, %20
  %22 = tail call spir_func float @_Z4stepff(float noundef 5.000000e-01, float noundef %9) #6
  %23 = fadd float %21, %22
  %24 = tail call spir_func float @_Z3mixfff(float noundef %9, float noundef 2.000000e+00, float noundef 2.500000e-01) #6
  %25 = fadd float %23, %24
  %26 = tail call spir_func float @_Z4signf(float noundef %9) #6
  %27 = fadd float %25, %26
  %28 = tail call spir_func float @_Z7degreesf(float noundef %9) #6
  %29 = fadd float %27, %28
  %30 = getelementptr i8, ptr addrspace(1) %8, i64 32
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  %32 = tail call spir_func float @_Z5fractfPU3AS4f(float noundef %9, ptr addrspace(4) noundef %31) #7
  %33 = fadd float %29, %32
  %34 = tail call spir_func float @_Z5ldexpfi(float noundef %9, i32 noundef 3) #6
  %35 = fadd float %33, %34
  %36 = tail call spir_func float @_Z9remainderff(float noundef %9, float noundef 0x3FD3333340000000) #6
  %37 = fadd float %35, %36
  %38 = tail call spir_func float @_Z9nextafterff(float noundef %9, float noundef 2.000000e+00) #6
  %39 = fadd float %37, %38
  %40 = tail call spir_func float @_Z6maxmagff(float noundef %9, float noundef 0x3FB99999A0000000) #6
  %41 = fadd float %39, %40
  %42 = tail call spir_func float @_Z4cbrtf(float noundef %9) #6
  %43 = fadd float %41, %42
  %44 = tail call spir_func float @_Z6tgammaf(float noundef %11) #6
  %45 = fadd float %43, %44
  %46 = tail call spir_func float @_Z3erff(float noundef %9) #6
  %47 = fadd float %45, %46
  store float %47, ptr addrspace(1) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %48 = addrspacecast ptr %2 to ptr addrspace(4)
  %49 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %9, ptr addrspace(4) noundef %48) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %50 = fmul float %9, 3.000000e+00
  %51 = addrspacecast ptr %3 to ptr addrspace(4)
  %52 = call spir_func float @_Z4modffPU3AS4f(float noundef %50, ptr addrspace(4) noundef %51) #7
  %53 = load i32, ptr %2, align 4, !tbaa !4
  %54 = mul nsw i32 %53, 10
  %55 = sitofp i32 %54 to float
  %56 = fadd float %49, %55
  %57 = load float, ptr %3, align 4, !tbaa !12
  %58 = call float @llvm.fmuladd.f32(float %57, float 1.000000e+02, float %56)
  %59 = fadd float %52, %58
  %60 = getelementptr i8, ptr addrspace(1) %8, i64 64
  store float %59, ptr addrspace(1) %60, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %61 = addrspacecast ptr %4 to ptr addrspace(4)
  %62 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %9, ptr addrspace(4) noundef %61) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %63 = fmul float %9, 7.000000e+00
  %64 = addrspacecast ptr %5 to ptr addrspace(4)
  %65 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %63, float noundef 0x3FECCCCCC0000000, ptr addrspace(4) noundef %64) #7
  %66 = load float, ptr %4, align 4, !tbaa !12
  %67 = call float @llvm.fmuladd.f32(float %66, float 2.000000e+00, float %62)
  %68 = call float @llvm.fmuladd.f32(float %65, float 4.000000e+00, float %67)
  %69 = load i32, ptr %5, align 4, !tbaa !4
  %70 = sitofp i32 %69 to float
  %71 = fadd float %68, %70
  %72 = getelementptr i8, ptr addrspace(1) %8, i64 96
  store float %71, ptr addrspace(1) %72, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %73 = fadd float %9, 1.500000e+00
  %74 = addrspacecast ptr %6 to ptr addrspace(4)
  %75 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %73, ptr addrspace(4) noundef %74) #7
  %76 = load i32, ptr %6, align 4, !tbaa !4
  %77 = sitofp i32 %76 to float
  %78 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %79 = call float @llvm.fmuladd.f32(float %75, float %77, float %78)
  store float %79, ptr addrspace(1) %8, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_fast(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca i32, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = tail call spir_func float @_Z10native_expf(float noundef %9) #6
  %11 = fadd float %9, 2.000000e+00
  %12 = tail call spir_func float @_Z9half_sqrtf(float noundef %11) #6
  %13 = fadd float %10, %12
  %14 = tail call spir_func float @_Z3madfff(float noundef %9, float noundef %9, float noundef 1.000000e+00) #6
  %15 = fadd float %13, %14
  %16 = tail call spir_func float @_Z10native_sinf(float noundef %9) #6
  %17 = fadd float %15, %16
  %18 = tail call spir_func float @_Z5clampfff(float noundef %9, float noundef 0.000000e+00, float noundef 1.000000e+00) #6
  %19 = fadd float %17, %18
  %20 = tail call spir_func float @_Z10smoothstepfff(float noundef 0.000000e+00, float noundef 1.000000e+00, float noundef %9) #6
  %21 = fadd float %19, %20
  %22 = tail call spir_func float @_Z4stepff(float noundef 5.000000e-01, float noundef %9) #6
  %23 = fadd float %21, %22
  %24 = tail call spir_func float @_Z3mixfff(float noundef %9, float noundef 2.000000e+00, float noundef 2.500000e-01) #6
  %25 = fadd float %23, %24
  %26 = tail call spir_func float @_Z4signf(float noundef %9) #6
  %27 = fadd float %25, %26
  %28 = tail call spir_func float @_Z7degreesf(float noundef %9) #6
  %29 = fadd float %27, %28
  %30 = getelementptr i8, ptr addrspace(1) %8, i64 32
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  %32 = tail call spir_func float @_Z5fractfPU3AS4f(float noundef %9, ptr addrspace(4) noundef %31) #7
  %33 = fadd float %29, %32
  %34 = tail call spir_func float @_Z5ldexpfi(float noundef %9, i32 noundef 3) #6
  %35 = fadd float %33, %34
  %36 = tail call spir_func float @_Z9remainderff(float noundef %9, float noundef 0x3FD3333340000000) #6
  %37 = fadd float %35, %36
  %38 = tail call spir_func float @_Z9nextafterff(float noundef %9, float noundef 2.000000e+00) #6
  %39 = fadd float %37, %38
  %40 = tail call spir_func float @_Z6maxmagff(float noundef %9, float noundef 0x3FB99999A0000000) #6
  %41 = fadd float %39, %40
  %42 = tail call spir_func float @_Z4cbrtf(float noundef %9) #6
  %43 = fadd float %41, %42
  %44 = tail call spir_func float @_Z6tgammaf(float noundef %11) #6
  %45 = fadd float %43, %44
  %46 = tail call spir_func float @_Z3erff(float noundef %9) #6
  %47 = fadd float %45, %46
  store float %47, ptr addrspace(1) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %48 = addrspacecast ptr %2 to ptr addrspace(4)
  %49 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %9, ptr addrspace(4) noundef %48) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %50 = fmul float %9, 3.000000e+00
  %51 = addrspacecast ptr %3 to ptr addrspace(4)
  %52 = call spir_func float @_Z4modffPU3AS4f(float noundef %50, ptr addrspace(4) noundef %51) #7
  %53 = load i32, ptr %2, align 4, !tbaa !4
  %54 = mul nsw i32 %53, 10
  %55 = sitofp i32 %54 to float
  %56 = fadd float %49, %55
  %57 = load float, ptr %3, align 4, !tbaa !12
  %58 = call float @llvm.fmuladd.f32(float %57, float 1.000000e+02, float %56)
  %59 = fadd float %52, %58
  %60 = getelementptr i8, ptr addrspace(1) %8, i64 64
  store float %59, ptr addrspace(1) %60, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %61 = addrspacecast ptr %4 to ptr addrspace(4)
  %62 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %9, ptr addrspace(4) noundef %61) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %63 = fmul float %9, 7.000000e+00
  %64 = addrspacecast ptr %5 to ptr addrspace(4)
  %65 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %63, float noundef 0x3FECCCCCC0000000, ptr addrspace(4) noundef %64) #7
  %66 = load float, ptr %4, align 4, !tbaa !12
  %67 = call float @llvm.fmuladd.f32(float %66, float 2.000000e+00, float %62)
  %68 = call float @llvm.fmuladd.f32(float %65, float 4.000000e+00, float %67)
  %69 = load i32, ptr %5, align 4, !tbaa !4
  %70 = sitofp i32 %69 to float
  %71 = fadd float %68, %70
  %72 = getelementptr i8, ptr addrspace(1) %8, i64 96
  store float %71, ptr addrspace(1) %72, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %73 = fadd float %9, 1.500000e+00
  %74 = addrspacecast ptr %6 to ptr addrspace(4)
  %75 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %73, ptr addrspace(4) noundef %74) #7
  %76 = load i32, ptr %6, align 4, !tbaa !4
  %77 = sitofp i32 %76 to float
  %78 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %79 = call float @llvm.fmuladd.f32(float %75, float %77, float %78)
  store float %79, ptr addrspace(1) %8, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10native_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9half_sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10native_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4stepff(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4signf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z7degreesf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5ldexpfi(float noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9remainderff(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9nextafterff(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6maxmagff(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4cbrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6tgammaf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3erff(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6remquoffPU3AS4i(float noundef, float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z8lgamma_rfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"float*"}
!11 = !{!""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
