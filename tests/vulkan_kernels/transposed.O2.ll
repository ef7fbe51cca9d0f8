; ModuleID = 'transposed.cl'
source_filename = "transposed.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@transposed.tile = internal unnamed_addr addrspace(3) global [4 x [5 x i16]] undef, align 2

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @transposed(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %7 = sext i32 %2 to i64
  %8 = mul i64 %6, %7
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = getelementptr i16, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr i16, ptr addrspace(1) %10, i64 %9
  %12 = load i16, ptr addrspace(1) %11, align 2, !tbaa !13
  %13 = shl i64 %5, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds [5 x i16], ptr addrspace(3) @transposed.tile, i64 %14
  %16 = shl i64 %4, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr inbounds i16, ptr addrspace(3) %15, i64 %17
  store i16 %12, ptr addrspace(3) %18, align 2, !tbaa !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %19 = getelementptr inbounds [5 x i16], ptr addrspace(3) @transposed.tile, i64 %17
  %20 = getelementptr inbounds i16, ptr addrspace(3) %19, i64 %14
  %21 = load i16, ptr addrspace(3) %20, align 2, !tbaa !13
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %23 = shl i64 %22, 2
  %24 = add i64 %23, %14
  %25 = mul i64 %24, %7
  %26 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %27 = getelementptr i16, ptr addrspace(1) %1, i64 %25
  %28 = shl i64 %26, 3
  %29 = getelementptr i8, ptr addrspace(1) %27, i64 %28
  %30 = getelementptr i16, ptr addrspace(1) %29, i64 %17
  store i16 %21, ptr addrspace(1) %30, align 2, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_transposed(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %7 = sext i32 %2 to i64
  %8 = mul i64 %6, %7
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = getelementptr i16, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr i16, ptr addrspace(1) %10, i64 %9
  %12 = load i16, ptr addrspace(1) %11, align 2, !tbaa !13
  %13 = shl i64 %5, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds [5 x i16], ptr addrspace(3) @transposed.tile, i64 %14
  %16 = shl i64 %4, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr inbounds i16, ptr addrspace(3) %15, i64 %17
  store i16 %12, ptr addrspace(3) %18, align 2, !tbaa !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %19 = getelementptr inbounds [5 x i16], ptr addrspace(3) @transposed.tile, i64 %17
  %20 = getelementptr inbounds i16, ptr addrspace(3) %19, i64 %14
  %21 = load i16, ptr addrspace(3) %20, align 2, !tbaa !13
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %23 = shl i64 %22, 2
  %24 = add i64 %23, %14
  %25 = mul i64 %24, %7
  %26 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %27 = getelementptr i16, ptr addrspace(1) %1, i64 %25
  %28 = shl i64 %26, 3
  %29 = getelementptr i8, ptr addrspace(1) %27, i64 %28
  %30 = getelementptr i16, ptr addrspace(1) %29, i64 %17
  store i16 %21, ptr addrspace(1) %30, align 2, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"ushort*", !"ushort*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{i32 4, i32 4, i32 1}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
