; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @counted_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp eq i32 %6, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = shl nsw i32 %8, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = sext i32 %2 to i64
  %15 = shl nsw i64 %14, 2
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %3, ptr addrspace(1) align 4 %13, i64 %15, i1 false)
  br label %16

16:                                               ; preds = %10, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  switch i32 %6, label %32 [
    i32 1, label %17
    i32 2, label %23
  ]

17:                                               ; preds = %16
  %18 = shl nsw i32 %8, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = sext i32 %2 to i64
  %22 = shl nsw i64 %21, 2
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %20, ptr addrspace(3) align 4 %3, i64 %22, i1 false)
  br label %32

23:                                               ; preds = %16
  %24 = shl nsw i32 %8, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %25
  %27 = sext i32 %2 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %27
  %29 = sub nsw i32 8, %2
  %30 = sext i32 %29 to i64
  %31 = shl nsw i64 %30, 2
  tail call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %28, i8 -1, i64 %31, i1 false)
  br label %32

32:                                               ; preds = %16, %17, %23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_counted_copies(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp eq i32 %6, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = shl nsw i32 %8, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = sext i32 %2 to i64
  %15 = shl nsw i64 %14, 2
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %3, ptr addrspace(1) align 4 %13, i64 %15, i1 false)
  br label %16

16:                                               ; preds = %10, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  switch i32 %6, label %32 [
    i32 1, label %17
    i32 2, label %23
  ]

17:                                               ; preds = %16
  %18 = shl nsw i32 %8, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = sext i32 %2 to i64
  %22 = shl nsw i64 %21, 2
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %20, ptr addrspace(3) align 4 %3, i64 %22, i1 false)
  br label %32

23:                                               ; preds = %16
  %24 = shl nsw i32 %8, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %25
  %27 = sext i32 %2 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %27
  %29 = sub nsw i32 8, %2
  %30 = sext i32 %29 to i64
  %31 = shl nsw i64 %30, 2
  tail call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %28, i8 -1, i64 %31, i1 false)
  br label %32

32:                                               ; preds = %17, %16, %23
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 0, i32 3}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int", !"int*"}
!11 = !{!"const", !"", !"", !""}
