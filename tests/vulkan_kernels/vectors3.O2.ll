; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func <3 x float> @bent(<3 x float> noundef %0, <3 x i32> noundef %1) local_unnamed_addr #0 {
  %3 = shufflevector <3 x float> %0, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %4 = tail call spir_func <3 x float> @_Z14convert_float3Dv3_i(<3 x i32> noundef %1) #7
  %5 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %0, <3 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>) #7
  %6 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %3, <3 x float> %4, <3 x float> %5)
  ret <3 x float> %6
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z14convert_float3Dv3_i(<3 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @vectors3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 captures(none) %2, ptr addrspace(1) noundef align 64 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %5, ptr addrspace(4) noundef %6) #8
  %8 = fmul <3 x float> %7, splat (float 4.000000e+00)
  %9 = tail call spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef %8) #7
  %10 = shufflevector <3 x float> %7, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %11 = tail call spir_func <3 x float> @_Z14convert_float3Dv3_i(<3 x i32> noundef %9) #7
  %12 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %7, <3 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>) #7
  %13 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %10, <3 x float> %11, <3 x float> %12)
  %14 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef %5, ptr addrspace(4) noundef %14) #9
  %15 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %2, i64 %5
  %16 = load <3 x float>, ptr addrspace(1) %15, align 16
  %17 = shufflevector <3 x float> %16, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %18 = fadd <3 x float> %13, %17
  %19 = shufflevector <3 x float> %18, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %19, ptr addrspace(1) %15, align 16, !tbaa !13
  %20 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %3, i64 %5
  %21 = load <16 x i32>, ptr addrspace(1) %20, align 64, !tbaa !13
  %22 = add <16 x i32> %21, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <16 x i32> %22, <16 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %24 = shufflevector <16 x i32> %21, <16 x i32> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %25 = icmp sgt <16 x i32> %21, %24
  %26 = sext <16 x i1> %25 to <16 x i32>
  %27 = tail call spir_func <16 x i32> @_Z6selectDv16_iS_S_(<16 x i32> noundef %21, <16 x i32> noundef %23, <16 x i32> noundef %26) #7
  store <16 x i32> %27, ptr addrspace(1) %20, align 64, !tbaa !13
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %29 = tail call spir_func <8 x float> @_Z14convert_float8Dv8_i(<8 x i32> noundef %28) #7
  %30 = fmul <8 x float> %29, splat (float 5.000000e-01)
  %31 = shufflevector <8 x float> %30, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %32 = shufflevector <8 x float> %30, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %33 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %31, <4 x float> noundef %32) #7
  %34 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %13) #7
  %35 = fadd float %33, %34
  %36 = mul i64 %5, 12
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = fadd float %38, %35
  store float %39, ptr addrspace(1) %37, align 4, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_vectors3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 captures(none) %2, ptr addrspace(1) noundef align 64 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %5, ptr addrspace(4) noundef %6) #8
  %8 = fmul <3 x float> %7, splat (float 4.000000e+00)
  %9 = tail call spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef %8) #7
  %10 = shufflevector <3 x float> %7, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %11 = tail call spir_func <3 x float> @_Z14convert_float3Dv3_i(<3 x i32> noundef %9) #7
  %12 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %7, <3 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>) #7
  %13 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %10, <3 x float> %11, <3 x float> %12)
  %14 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %13, i64 noundef %5, ptr addrspace(4) noundef %14) #9
  %15 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %2, i64 %5
  %16 = load <3 x float>, ptr addrspace(1) %15, align 16
  %17 = shufflevector <3 x float> %16, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %18 = fadd <3 x float> %13, %17
  %19 = shufflevector <3 x float> %18, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %19, ptr addrspace(1) %15, align 16, !tbaa !13
  %20 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %3, i64 %5
  %21 = load <16 x i32>, ptr addrspace(1) %20, align 64, !tbaa !13
  %22 = add <16 x i32> %21, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <16 x i32> %22, <16 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %24 = shufflevector <16 x i32> %21, <16 x i32> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %25 = icmp sgt <16 x i32> %21, %24
  %26 = sext <16 x i1> %25 to <16 x i32>
  %27 = tail call spir_func <16 x i32> @_Z6selectDv16_iS_S_(<16 x i32> noundef %21, <16 x i32> noundef %23, <16 x i32> noundef %26) #7
  store <16 x i32> %27, ptr addrspace(1) %20, align 64, !tbaa !13
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %29 = tail call spir_func <8 x float> @_Z14convert_float8Dv8_i(<8 x i32> noundef %28) #7
  %30 = fmul <8 x float> %29, splat (float 5.000000e-01)
  %31 = shufflevector <8 x float> %30, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %32 = shufflevector <8 x float> %30, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %33 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %31, <4 x float> noundef %32) #7
  %34 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %13) #7
  %35 = fadd float %33, %34
  %36 = mul i64 %5, 12
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = fadd float %38, %35
  store float %39, ptr addrspace(1) %37, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <16 x i32> @_Z6selectDv16_iS_S_(<16 x i32> noundef, <16 x i32> noundef, <16 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x float> @_Z14convert_float8Dv8_i(<8 x i32> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float> noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float3*", !"int16*"}
!11 = !{!"float*", !"float*", !"float __attribute__((ext_vector_type(3)))*", !"int __attribute__((ext_vector_type(16)))*"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
