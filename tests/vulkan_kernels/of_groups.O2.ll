; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @of_groups(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z20get_global_linear_idv() #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = shl i64 %7, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %10
  %12 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %9) #3
  store i32 %12, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addj(i32 noundef %9) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %9) #3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %9) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 noundef %9) #3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = add nsw i32 %9, -500
  %22 = tail call spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32 noundef %21) #3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %21) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = icmp ult i32 %9, 990
  %27 = zext i1 %26 to i32
  %28 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %27) #3
  %29 = icmp ult i32 %9, 200
  %30 = zext i1 %29 to i32
  %31 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %30) #3
  %32 = shl nsw i32 %31, 1
  %33 = add nsw i32 %32, %28
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 28
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = icmp ugt i32 %9, 100
  %36 = zext i1 %35 to i32
  %37 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %36) #3
  %38 = icmp ugt i32 %9, 1000
  %39 = zext i1 %38 to i32
  %40 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %39) #3
  %41 = shl nsw i32 %40, 1
  %42 = add nsw i32 %41, %37
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !4
  %44 = tail call spir_func i32 @_Z20work_group_broadcastjmm(i32 noundef %9, i64 noundef 1, i64 noundef 1) #3
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 36
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = add nsw i32 %9, -2000
  %47 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %46) #3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 40
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  %49 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %9) #3
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 44
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !4
  %51 = lshr i32 %9, 1
  %52 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %51) #3
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !4
  %54 = lshr i32 %9, 2
  %55 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %54) #3
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 52
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %58) #3
  %60 = shl i64 %7, 2
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %60
  store float %59, ptr addrspace(1) %61, align 4, !tbaa !12
  %62 = tail call spir_func float @_Z29work_group_scan_inclusive_minf(float noundef %58) #3
  %63 = or disjoint i64 %60, 1
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %63
  store float %62, ptr addrspace(1) %64, align 4, !tbaa !12
  %65 = fneg float %58
  %66 = tail call spir_func float @_Z21work_group_reduce_maxf(float noundef %65) #3
  %67 = or disjoint i64 %60, 2
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %67
  store float %66, ptr addrspace(1) %68, align 4, !tbaa !12
  %69 = tail call spir_func float @_Z29work_group_scan_exclusive_addf(float noundef %58) #3
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 12
  store float %69, ptr addrspace(1) %70, align 4, !tbaa !12
  %71 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %7
  %72 = load i64, ptr addrspace(1) %71, align 8, !tbaa !14
  %73 = tail call spir_func i64 @_Z21work_group_reduce_minl(i64 noundef %72) #3
  %74 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %60
  store i64 %73, ptr addrspace(1) %74, align 8, !tbaa !14
  %75 = load i64, ptr addrspace(1) %71, align 8, !tbaa !14
  %76 = tail call spir_func i64 @_Z29work_group_scan_inclusive_addl(i64 noundef %75) #3
  %77 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %63
  store i64 %76, ptr addrspace(1) %77, align 8, !tbaa !14
  %78 = load i64, ptr addrspace(1) %71, align 8, !tbaa !14
  %79 = tail call spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 noundef %78) #3
  %80 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %67
  store i64 %79, ptr addrspace(1) %80, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_of_groups(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z20get_global_linear_idv() #3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = shl i64 %7, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %10
  %12 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %9) #3
  store i32 %12, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addj(i32 noundef %9) #3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %9) #3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %9) #3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 noundef %9) #3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = add nsw i32 %9, -500
  %22 = tail call spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32 noundef %21) #3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %21) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = icmp ult i32 %9, 990
  %27 = zext i1 %26 to i32
  %28 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %27) #3
  %29 = icmp ult i32 %9, 200
  %30 = zext i1 %29 to i32
  %31 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %30) #3
  %32 = shl nsw i32 %31, 1
  %33 = add nsw i32 %32, %28
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 28
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  %35 = icmp ugt i32 %9, 100
  %36 = zext i1 %35 to i32
  %37 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %36) #3
  %38 = icmp ugt i32 %9, 1000
  %39 = zext i1 %38 to i32
  %40 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %39) #3
  %41 = shl nsw i32 %40, 1
  %42 = add nsw i32 %41, %37
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !4
  %44 = tail call spir_func i32 @_Z20work_group_broadcastjmm(i32 noundef %9, i64 noundef 1, i64 noundef 1) #3
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 36
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = add nsw i32 %9, -2000
  %47 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %46) #3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 40
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  %49 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %9) #3
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 44
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !4
  %51 = lshr i32 %9, 1
  %52 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %51) #3
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !4
  %54 = lshr i32 %9, 2
  %55 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %54) #3
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 52
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %58) #3
  %60 = shl i64 %7, 2
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %60
  store float %59, ptr addrspace(1) %61, align 4, !tbaa !12
  %62 = tail call spir_func float @_Z29work_group_scan_inclusive_minf(float noundef %58) #3
  %63 = or disjoint i64 %60, 1
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %63
  store float %62, ptr addrspace(1) %64, align 4, !tbaa !12
  %65 = fneg float %58
  %66 = tail call spir_func float @_Z21work_group_reduce_maxf(float noundef %65) #3
  %67 = or disjoint i64 %60, 2
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %67
  store float %66, ptr addrspace(1) %68, align 4, !tbaa !12
  %69 = tail call spir_func float @_Z29work_group_scan_exclusive_addf(float noundef %58) #3
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 12
  store float %69, ptr addrspace(1) %70, align 4, !tbaa !12
  %71 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %7
  %72 = load i64, ptr addrspace(1) %71, align 8, !tbaa !14
  %73 = tail call spir_func i64 @_Z21work_group_reduce_minl(i64 noundef %72) #3
  %74 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %60
  store i64 %73, ptr addrspace(1) %74, align 8, !tbaa !14
  %75 = load i64, ptr addrspace(1) %71, align 8, !tbaa !14
  %76 = tail call spir_func i64 @_Z29work_group_scan_inclusive_addl(i64 noundef %75) #3
  %77 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %63
  store i64 %76, ptr addrspace(1) %77, align 8, !tbaa !14
  %78 = load i64, ptr addrspace(1) %71, align 8, !tbaa !14
  %79 = tail call spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 noundef %78) #3
  %80 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %67
  store i64 %79, ptr addrspace(1) %80, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_addj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_addj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_mini(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20work_group_broadcastjmm(i32 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z21work_group_reduce_addf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z29work_group_scan_inclusive_minf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z21work_group_reduce_maxf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z29work_group_scan_exclusive_addf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z21work_group_reduce_minl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z29work_group_scan_inclusive_addl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"float*", !"long*", !"uint*", !"float*", !"long*"}
!11 = !{!"const", !"const", !"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !6, i64 0}
