; ModuleID = 'two.cl'
source_filename = "two.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @scaled(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float 1.000000e+00)
  ret float %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @first(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = tail call noundef float @llvm.fmuladd.f32(float %5, float %1, float 1.000000e+00)
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_first(ptr addrspace(1) noundef align 4 captures(none) %0, float noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = tail call noundef float @llvm.fmuladd.f32(float %5, float %1, float 1.000000e+00)
  store float %6, ptr addrspace(1) %4, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @second(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %7
  store float %6, ptr addrspace(3) %8, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr addrspace(3) %2, i64 %11
  %13 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %14 = tail call noundef float @llvm.fmuladd.f32(float %13, float 2.000000e+00, float 1.000000e+00)
  store float %14, ptr addrspace(1) %5, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_second(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %7
  store float %6, ptr addrspace(3) %8, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr addrspace(3) %2, i64 %11
  %13 = load float, ptr addrspace(3) %12, align 4, !tbaa !12
  %14 = tail call noundef float @llvm.fmuladd.f32(float %13, float 2.000000e+00, float 1.000000e+00)
  store float %14, ptr addrspace(1) %5, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
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
!8 = !{i32 1, i32 0}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float"}
!11 = !{!"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 3}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"float*", !"int*", !"float*"}
!17 = !{!"", !"const", !""}
