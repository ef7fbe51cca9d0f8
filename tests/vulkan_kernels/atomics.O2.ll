; ModuleID = 'atomics.cl'
source_filename = "atomics.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %0, i32 noundef %4) #5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %7 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %6, i32 noundef %4) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %9 = add nsw i32 %4, -5
  %10 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %8, i32 noundef %9) #5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %11, i32 noundef %4) #5
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %14 = and i32 %4, 31
  %15 = shl nuw i32 1, %14
  %16 = xor i32 %15, -1
  %17 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %13, i32 noundef %16) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %19 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %18, i32 noundef %15) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %21 = shl i32 3, %14
  %22 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %20, i32 noundef %21) #5
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %24 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %23) #5
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  br label %26

26:                                               ; preds = %26, %2
  %27 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %28 = add nsw i32 %27, %4
  %29 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %25, i32 noundef %27, i32 noundef %28) #5
  %30 = icmp eq i32 %29, %27
  br i1 %30, label %31, label %26

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 64
  %33 = add nsw i32 %4, 100
  %34 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef nonnull %32, i32 noundef %33) #5
  %35 = sext i32 %4 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %35
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %38 = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef nonnull %37, float noundef 2.500000e+00) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %4) #5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %7 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %6, i32 noundef %4) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %9 = add nsw i32 %4, -5
  %10 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %8, i32 noundef %9) #5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %11, i32 noundef %4) #5
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %14 = and i32 %4, 31
  %15 = shl nuw i32 1, %14
  %16 = xor i32 %15, -1
  %17 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %13, i32 noundef %16) #5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %19 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %18, i32 noundef %15) #5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %21 = shl i32 3, %14
  %22 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %20, i32 noundef %21) #5
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %24 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %23) #5
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  br label %26

26:                                               ; preds = %26, %2
  %27 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %28 = add nsw i32 %27, %4
  %29 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %25, i32 noundef %27, i32 noundef %28) #5
  %30 = icmp eq i32 %29, %27
  br i1 %30, label %31, label %26

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 64
  %33 = add nsw i32 %4, 100
  %34 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef nonnull %32, i32 noundef %33) #5
  %35 = sext i32 %4 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %35
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %38 = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef nonnull %37, float noundef 2.500000e+00) #5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) local_unnamed_addr #3

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
!10 = !{!"int*", !"uint*"}
!11 = !{!"", !""}
