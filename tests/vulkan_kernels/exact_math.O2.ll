; ModuleID = 'exact_math.cl'
source_filename = "exact_math.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @exact_math(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = mul i64 %3, 48
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func float @_Z5floorf(float noundef %5) #3
  store float %8, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = tail call spir_func float @_Z4ceilf(float noundef %5) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z4rintf(float noundef %5) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !12
  %13 = tail call spir_func float @_Z5roundf(float noundef %5) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !12
  %15 = tail call spir_func float @_Z4fminff(float noundef %5, float noundef 2.500000e-01) #3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !12
  %17 = tail call spir_func float @_Z3fmafff(float noundef %5, float noundef %5, float noundef -1.000000e+00) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !12
  %19 = tail call spir_func float @_Z8copysignff(float noundef 2.000000e+00, float noundef %5) #3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !12
  %21 = tail call spir_func float @_Z5ldexpfi(float noundef %5, i32 noundef 3) #3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !12
  %23 = tail call spir_func float @_Z4fmodff(float noundef %5, float noundef 7.500000e-01) #3
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !12
  %25 = tail call spir_func float @_Z4signf(float noundef %5) #3
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 36
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !12
  %27 = tail call spir_func float @_Z9nextafterff(float noundef %5, float noundef 1.000000e+02) #3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !12
  %29 = tail call spir_func i32 @_Z5ilogbf(float noundef %5) #3
  %30 = sitofp i32 %29 to float
  %31 = tail call spir_func float @_Z4logbf(float noundef %5) #3
  %32 = fadd float %31, %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_exact_math(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = mul i64 %3, 48
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func float @_Z5floorf(float noundef %5) #3
  store float %8, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = tail call spir_func float @_Z4ceilf(float noundef %5) #3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z4rintf(float noundef %5) #3
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !12
  %13 = tail call spir_func float @_Z5roundf(float noundef %5) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !12
  %15 = tail call spir_func float @_Z4fminff(float noundef %5, float noundef 2.500000e-01) #3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !12
  %17 = tail call spir_func float @_Z3fmafff(float noundef %5, float noundef %5, float noundef -1.000000e+00) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !12
  %19 = tail call spir_func float @_Z8copysignff(float noundef 2.000000e+00, float noundef %5) #3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !12
  %21 = tail call spir_func float @_Z5ldexpfi(float noundef %5, i32 noundef 3) #3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !12
  %23 = tail call spir_func float @_Z4fmodff(float noundef %5, float noundef 7.500000e-01) #3
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !12
  %25 = tail call spir_func float @_Z4signf(float noundef %5) #3
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 36
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !12
  %27 = tail call spir_func float @_Z9nextafterff(float noundef %5, float noundef 1.000000e+02) #3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !12
  %29 = tail call spir_func i32 @_Z5ilogbf(float noundef %5) #3
  %30 = sitofp i32 %29 to float
  %31 = tail call spir_func float @_Z4logbf(float noundef %5) #3
  %32 = fadd float %31, %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5floorf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4ceilf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4rintf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5roundf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8copysignff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5ldexpfi(float noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmodff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4signf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9nextafterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5ilogbf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4logbf(float noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
