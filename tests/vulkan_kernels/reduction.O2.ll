; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduction(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %6
  br i1 %9, label %18, label %10

10:                                               ; preds = %18, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %24, %18 ]
  %12 = and i64 %7, 4294967295
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %15 = lshr i64 %14, 1
  %16 = trunc i64 %15 to i32
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %29, label %31

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %27, %18 ], [ %6, %4 ]
  %20 = phi float [ %24, %18 ], [ 0.000000e+00, %4 ]
  %21 = zext i32 %19 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = fadd float %20, %23
  %25 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %26 = trunc i64 %25 to i32
  %27 = add i32 %19, %26
  %28 = icmp ult i32 %27, %3
  br i1 %28, label %18, label %10

29:                                               ; preds = %41, %10
  %30 = icmp eq i32 %8, 0
  br i1 %30, label %44, label %48

31:                                               ; preds = %10, %41
  %32 = phi i32 [ %42, %41 ], [ %16, %10 ]
  %33 = icmp ugt i32 %32, %8
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = add i32 %32, %8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !12
  %39 = load float, ptr addrspace(3) %13, align 4, !tbaa !12
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %13, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %34, %31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %42 = lshr i32 %32, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %29, label %31

44:                                               ; preds = %29
  %45 = load float, ptr addrspace(3) %2, align 4, !tbaa !12
  %46 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  store float %45, ptr addrspace(1) %47, align 4, !tbaa !12
  br label %48

48:                                               ; preds = %29, %44
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduction(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %6
  br i1 %9, label %18, label %10

10:                                               ; preds = %18, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %24, %18 ]
  %12 = and i64 %7, 4294967295
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %15 = lshr i64 %14, 1
  %16 = trunc i64 %15 to i32
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %29, label %31

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %27, %18 ], [ %6, %4 ]
  %20 = phi float [ %24, %18 ], [ 0.000000e+00, %4 ]
  %21 = zext i32 %19 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = fadd float %20, %23
  %25 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %26 = trunc i64 %25 to i32
  %27 = add i32 %19, %26
  %28 = icmp ult i32 %27, %3
  br i1 %28, label %18, label %10

29:                                               ; preds = %41, %10
  %30 = icmp eq i32 %8, 0
  br i1 %30, label %44, label %48

31:                                               ; preds = %10, %41
  %32 = phi i32 [ %42, %41 ], [ %16, %10 ]
  %33 = icmp ugt i32 %32, %8
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = add i32 %32, %8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !12
  %39 = load float, ptr addrspace(3) %13, align 4, !tbaa !12
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %13, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %34, %31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %42 = lshr i32 %32, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %29, label %31

44:                                               ; preds = %29
  %45 = load float, ptr addrspace(3) %2, align 4, !tbaa !12
  %46 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  store float %45, ptr addrspace(1) %47, align 4, !tbaa !12
  br label %48

48:                                               ; preds = %44, %29
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"uint"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
