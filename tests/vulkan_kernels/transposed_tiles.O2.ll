; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@transposed_tiles.tile = internal unnamed_addr addrspace(3) global [4 x [5 x <2 x float>]] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @transposed_tiles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %2, %6
  %10 = icmp sgt i32 %3, %8
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %22

12:                                               ; preds = %4
  %13 = mul nsw i32 %2, %8
  %14 = add nsw i32 %13, %6
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %15
  %17 = load <2 x float>, ptr addrspace(1) %16, align 8, !tbaa !14
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %19 = getelementptr inbounds nuw [5 x <2 x float>], ptr addrspace(3) @transposed_tiles.tile, i64 %18
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %21 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %19, i64 %20
  store <2 x float> %17, ptr addrspace(3) %21, align 8, !tbaa !14
  br label %22

22:                                               ; preds = %12, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %23 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %24 = shl i64 %23, 2
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %26 = add i64 %24, %25
  %27 = trunc i64 %26 to i32
  %28 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %29 = shl i64 %28, 2
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %31 = add i64 %29, %30
  %32 = trunc i64 %31 to i32
  %33 = icmp sgt i32 %3, %27
  %34 = icmp sgt i32 %2, %32
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %47

36:                                               ; preds = %22
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %38 = getelementptr inbounds nuw [5 x <2 x float>], ptr addrspace(3) @transposed_tiles.tile, i64 %37
  %39 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %40 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %38, i64 %39
  %41 = load <2 x float>, ptr addrspace(3) %40, align 8
  %42 = shufflevector <2 x float> %41, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %43 = mul nsw i32 %3, %32
  %44 = add nsw i32 %43, %27
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <2 x float>, ptr addrspace(1) %1, i64 %45
  store <2 x float> %42, ptr addrspace(1) %46, align 8, !tbaa !14
  br label %47

47:                                               ; preds = %22, %36
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_transposed_tiles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %2, %6
  %10 = icmp sgt i32 %3, %8
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %22

12:                                               ; preds = %4
  %13 = mul nsw i32 %2, %8
  %14 = add nsw i32 %13, %6
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %15
  %17 = load <2 x float>, ptr addrspace(1) %16, align 8, !tbaa !14
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %19 = getelementptr inbounds nuw [5 x <2 x float>], ptr addrspace(3) @transposed_tiles.tile, i64 %18
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %21 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %19, i64 %20
  store <2 x float> %17, ptr addrspace(3) %21, align 8, !tbaa !14
  br label %22

22:                                               ; preds = %12, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %23 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %24 = shl i64 %23, 2
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %26 = add i64 %24, %25
  %27 = trunc i64 %26 to i32
  %28 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %29 = shl i64 %28, 2
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %31 = add i64 %29, %30
  %32 = trunc i64 %31 to i32
  %33 = icmp sgt i32 %3, %27
  %34 = icmp sgt i32 %2, %32
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %47

36:                                               ; preds = %22
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %38 = getelementptr inbounds nuw [5 x <2 x float>], ptr addrspace(3) @transposed_tiles.tile, i64 %37
  %39 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %40 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %38, i64 %39
  %41 = load <2 x float>, ptr addrspace(3) %40, align 8
  %42 = shufflevector <2 x float> %41, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %43 = mul nsw i32 %3, %32
  %44 = add nsw i32 %43, %27
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <2 x float>, ptr addrspace(1) %1, i64 %45
  store <2 x float> %42, ptr addrspace(1) %46, align 8, !tbaa !14
  br label %47

47:                                               ; preds = %36, %22
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float2*", !"float2*", !"int", !"int"}
!11 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!12 = !{!"const", !"", !"", !""}
!13 = !{i32 4, i32 4, i32 1}
!14 = !{!6, !6, i64 0}
