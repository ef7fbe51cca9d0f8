; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@lock_free.own = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @lock_free(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = alloca i32, align 4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp ult i32 %8, 16
  br i1 %9, label %14, label %10

10:                                               ; preds = %14, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = icmp ugt i32 %4, %12
  br i1 %13, label %26, label %22

14:                                               ; preds = %5, %14
  %15 = phi i32 [ %20, %14 ], [ %8, %5 ]
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @lock_free.own, i64 %16
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %19 = trunc i64 %18 to i32
  %20 = add i32 %15, %19
  %21 = icmp ult i32 %20, 16
  br i1 %21, label %14, label %10

22:                                               ; preds = %26, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %24 = trunc i64 %23 to i32
  %25 = icmp ult i32 %24, 16
  br i1 %25, label %49, label %39

26:                                               ; preds = %10, %26
  %27 = phi i32 [ %37, %26 ], [ %12, %10 ]
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !13
  %31 = and i8 %30, 15
  %32 = zext nneg i8 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) @lock_free.own, i64 %32
  %34 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %33) #6
  %35 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %36 = trunc i64 %35 to i32
  %37 = add i32 %27, %36
  %38 = icmp ult i32 %37, %4
  br i1 %38, label %26, label %22

39:                                               ; preds = %49, %22
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %41 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %40, i32 noundef 2, i32 noundef 0, i32 noundef 2) #6
  %42 = and i32 %41, 1
  %43 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  store i32 %42, ptr addrspace(1) %44, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %46 = addrspacecast ptr addrspace(1) %45 to ptr addrspace(4)
  %47 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %46) #6
  store i32 %47, ptr %6, align 4, !tbaa !4
  %48 = addrspacecast ptr %6 to ptr addrspace(4)
  br label %60

49:                                               ; preds = %22, %49
  %50 = phi i32 [ %58, %49 ], [ %24, %22 ]
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @lock_free.own, i64 %51
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !4
  %55 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %52, i32 noundef %54) #6
  %56 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %57 = trunc i64 %56 to i32
  %58 = add i32 %50, %57
  %59 = icmp ult i32 %58, 16
  br i1 %59, label %49, label %39

60:                                               ; preds = %60, %39
  %61 = load i32, ptr %6, align 4, !tbaa !4
  %62 = add nsw i32 %61, 3
  %63 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %46, ptr addrspace(4) noundef %48, i32 noundef %62) #6
  br i1 %63, label %64, label %60

64:                                               ; preds = %60
  %65 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %65
  %67 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %66, i32 noundef 0) #6
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 64
  %69 = trunc i64 %65 to i32
  %70 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %68, i32 noundef %69) #6
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 68
  %72 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef nonnull %71, i32 noundef 5) #6
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 72
  %74 = and i32 %69, 31
  %75 = shl nuw i32 1, %74
  %76 = call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef nonnull %73, i32 noundef %75) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_lock_free(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = alloca i32, align 4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp ult i32 %8, 16
  br i1 %9, label %14, label %10

10:                                               ; preds = %14, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = icmp ugt i32 %4, %12
  br i1 %13, label %26, label %22

14:                                               ; preds = %5, %14
  %15 = phi i32 [ %20, %14 ], [ %8, %5 ]
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @lock_free.own, i64 %16
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %19 = trunc i64 %18 to i32
  %20 = add i32 %15, %19
  %21 = icmp ult i32 %20, 16
  br i1 %21, label %14, label %10

22:                                               ; preds = %26, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %24 = trunc i64 %23 to i32
  %25 = icmp ult i32 %24, 16
  br i1 %25, label %49, label %39

26:                                               ; preds = %10, %26
  %27 = phi i32 [ %37, %26 ], [ %12, %10 ]
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !13
  %31 = and i8 %30, 15
  %32 = zext nneg i8 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) @lock_free.own, i64 %32
  %34 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %33) #6
  %35 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %36 = trunc i64 %35 to i32
  %37 = add i32 %27, %36
  %38 = icmp ult i32 %37, %4
  br i1 %38, label %26, label %22

39:                                               ; preds = %49, %22
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %41 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %40, i32 noundef 2, i32 noundef 0, i32 noundef 2) #6
  %42 = and i32 %41, 1
  %43 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  store i32 %42, ptr addrspace(1) %44, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %46 = addrspacecast ptr addrspace(1) %45 to ptr addrspace(4)
  %47 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %46) #6
  store i32 %47, ptr %6, align 4, !tbaa !4
  %48 = addrspacecast ptr %6 to ptr addrspace(4)
  br label %60

49:                                               ; preds = %22, %49
  %50 = phi i32 [ %58, %49 ], [ %24, %22 ]
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @lock_free.own, i64 %51
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !4
  %55 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %52, i32 noundef %54) #6
  %56 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %57 = trunc i64 %56 to i32
  %58 = add i32 %50, %57
  %59 = icmp ult i32 %58, 16
  br i1 %59, label %49, label %39

60:                                               ; preds = %60, %39
  %61 = load i32, ptr %6, align 4, !tbaa !4
  %62 = add nsw i32 %61, 3
  %63 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %46, ptr addrspace(4) noundef %48, i32 noundef %62) #6
  br i1 %63, label %64, label %60

64:                                               ; preds = %60
  %65 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %65
  %67 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %66, i32 noundef 0) #6
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 64
  %69 = trunc i64 %65 to i32
  %70 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %68, i32 noundef %69) #6
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 68
  %72 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef nonnull %71, i32 noundef 5) #6
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 72
  %74 = and i32 %69, 31
  %75 = shl nuw i32 1, %74
  %76 = call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef nonnull %73, i32 noundef %75) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"atomic_int*", !"int*", !"uint*", !"uchar*", !"uint"}
!11 = !{!"_Atomic(int)*", !"int*", !"uint*", !"uchar*", !"uint"}
!12 = !{!"volatile", !"", !"", !"const", !""}
!13 = !{!6, !6, i64 0}
