; ModuleID = 'wide_vectors.cl'
source_filename = "wide_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @wide_vectors(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef readonly align 64 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 64 captures(none) %3, <8 x float> noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x float>, ptr addrspace(1) %7, align 32, !tbaa !13
  %9 = shufflevector <8 x float> %8, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %10 = tail call spir_func <8 x float> @_Z3fmaDv8_fS_S_(<8 x float> noundef %8, <8 x float> noundef %4, <8 x float> noundef %9) #3
  %11 = tail call spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef %8) #3
  %12 = fadd <8 x float> %10, %11
  %13 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %2, i64 %6
  store <8 x float> %12, ptr addrspace(1) %13, align 32, !tbaa !13
  %14 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %6
  %15 = load <16 x i32>, ptr addrspace(1) %14, align 64, !tbaa !13
  %16 = shl <16 x i32> %15, splat (i32 2)
  %17 = tail call spir_func <16 x i32> @_Z3maxDv16_iS_(<16 x i32> noundef %15, <16 x i32> noundef splat (i32 7)) #3
  %18 = sub <16 x i32> %16, %17
  %19 = shufflevector <16 x i32> %15, <16 x i32> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = add <16 x i32> %18, %19
  %21 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %3, i64 %6
  store <16 x i32> %20, ptr addrspace(1) %21, align 64, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_wide_vectors(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef readonly align 64 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef writeonly align 64 captures(none) %3, <8 x float> noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x float>, ptr addrspace(1) %7, align 32, !tbaa !13
  %9 = shufflevector <8 x float> %8, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %10 = tail call spir_func <8 x float> @_Z3fmaDv8_fS_S_(<8 x float> noundef %8, <8 x float> noundef %4, <8 x float> noundef %9) #3
  %11 = tail call spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef %8) #3
  %12 = fadd <8 x float> %10, %11
  %13 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %2, i64 %6
  store <8 x float> %12, ptr addrspace(1) %13, align 32, !tbaa !13
  %14 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %6
  %15 = load <16 x i32>, ptr addrspace(1) %14, align 64, !tbaa !13
  %16 = shl <16 x i32> %15, splat (i32 2)
  %17 = tail call spir_func <16 x i32> @_Z3maxDv16_iS_(<16 x i32> noundef %15, <16 x i32> noundef splat (i32 7)) #3
  %18 = sub <16 x i32> %16, %17
  %19 = shufflevector <16 x i32> %15, <16 x i32> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = add <16 x i32> %18, %19
  %21 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %3, i64 %6
  store <16 x i32> %20, ptr addrspace(1) %21, align 64, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x float> @_Z3fmaDv8_fS_S_(<8 x float> noundef, <8 x float> noundef, <8 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <16 x i32> @_Z3maxDv16_iS_(<16 x i32> noundef, <16 x i32> noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float8*", !"int16*", !"float8*", !"int16*", !"float8"}
!11 = !{!"float __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(8)))"}
!12 = !{!"const", !"const", !"", !"", !""}
!13 = !{!6, !6, i64 0}
