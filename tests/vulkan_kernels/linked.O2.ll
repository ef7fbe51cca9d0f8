; ModuleID = 'linked.cl'
source_filename = "linked.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Node = type { ptr addrspace(1), i32, i32 }

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @linked(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %0, i64 %3
  %5 = icmp eq ptr addrspace(1) %4, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %5, label %16, label %6

6:                                                ; preds = %2, %6
  %7 = phi ptr addrspace(1) [ %14, %6 ], [ %4, %2 ]
  %8 = phi i32 [ %11, %6 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %10 = load i32, ptr addrspace(1) %9, align 8, !tbaa !13
  %11 = add nsw i32 %10, %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %13 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %12) #5
  %14 = load ptr addrspace(1), ptr addrspace(1) %7, align 8, !tbaa !17
  %15 = icmp eq ptr addrspace(1) %14, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %15, label %16, label %6

16:                                               ; preds = %6, %2
  %17 = phi i32 [ 0, %2 ], [ %11, %6 ]
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_linked(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %0, i64 %3
  %5 = icmp eq ptr addrspace(1) %4, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %5, label %6, label %10

6:                                                ; preds = %10, %2
  %7 = phi i32 [ 0, %2 ], [ %15, %10 ]
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %7, ptr addrspace(1) %9, align 4, !tbaa !4
  ret void

10:                                               ; preds = %2, %10
  %11 = phi ptr addrspace(1) [ %18, %10 ], [ %4, %2 ]
  %12 = phi i32 [ %15, %10 ], [ 0, %2 ]
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 8, !tbaa !13
  %15 = add nsw i32 %14, %12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %17 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %16) #5
  %18 = load ptr addrspace(1), ptr addrspace(1) %11, align 8, !tbaa !17
  %19 = icmp eq ptr addrspace(1) %18, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %19, label %6, label %10
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"Node*", !"int*"}
!11 = !{!"struct Node*", !"int*"}
!12 = !{!"", !""}
!13 = !{!14, !5, i64 8}
!14 = !{!"Node", !15, i64 0, !5, i64 8, !5, i64 12}
!15 = !{!"p1 _ZTS4Node", !16, i64 0}
!16 = !{!"any pointer", !6, i64 0}
!17 = !{!14, !15, i64 0}
