; ModuleID = 'histogram.cl'
source_filename = "histogram.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@histogram.bins = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = and i64 %4, 4294967288
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = and i64 %4, 7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.bins, i64 %8
  store i32 0, ptr addrspace(3) %9, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  %13 = icmp ugt i32 %2, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %28, label %34

15:                                               ; preds = %10, %15
  %16 = phi i32 [ %26, %15 ], [ %12, %10 ]
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !12
  %20 = and i8 %19, 7
  %21 = zext nneg i8 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.bins, i64 %21
  %23 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %22) #5
  %24 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %25 = trunc i64 %24 to i32
  %26 = add i32 %16, %25
  %27 = icmp ult i32 %26, %2
  br i1 %27, label %15, label %14

28:                                               ; preds = %14
  %29 = and i64 %4, 7
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.bins, i64 %29
  %32 = load i32, ptr addrspace(3) %31, align 4, !tbaa !4
  %33 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %30, i32 noundef %32) #5
  br label %34

34:                                               ; preds = %14, %28
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = and i64 %4, 4294967288
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = and i64 %4, 7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.bins, i64 %8
  store i32 0, ptr addrspace(3) %9, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  %13 = icmp ugt i32 %2, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %28, label %34

15:                                               ; preds = %10, %15
  %16 = phi i32 [ %26, %15 ], [ %12, %10 ]
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !12
  %20 = and i8 %19, 7
  %21 = zext nneg i8 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.bins, i64 %21
  %23 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %22) #5
  %24 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %25 = trunc i64 %24 to i32
  %26 = add i32 %16, %25
  %27 = icmp ult i32 %26, %2
  br i1 %27, label %15, label %14

28:                                               ; preds = %14
  %29 = and i64 %4, 7
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.bins, i64 %29
  %32 = load i32, ptr addrspace(3) %31, align 4, !tbaa !4
  %33 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %30, i32 noundef %32) #5
  br label %34

34:                                               ; preds = %28, %14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

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
!10 = !{!"uchar*", !"uint*", !"uint"}
!11 = !{!"const", !"", !""}
!12 = !{!6, !6, i64 0}
