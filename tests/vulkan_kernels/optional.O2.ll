; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @optional(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca [4 x i32], align 4
  %3 = alloca i32, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  store i32 1, ptr %3, align 4, !tbaa !4
  %6 = and i64 %4, 7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  store i32 %8, ptr %2, align 4, !tbaa !4
  %9 = add i32 %5, 1
  %10 = and i32 %9, 7
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = add i32 %5, 2
  %16 = and i32 %15, 7
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = add i32 %5, 3
  %22 = and i32 %21, 7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %25, ptr %26, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #8
  %27 = call spir_func i32 @total(ptr noundef %2, i32 noundef 3, ptr noundef addrspacecast (ptr addrspace(4) null to ptr)) #7
  %28 = and i32 %5, 1
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, ptr addrspacecast (ptr addrspace(4) null to ptr), ptr %3
  %31 = call spir_func i32 @total(ptr noundef %2, i32 noundef 4, ptr noundef %30) #7
  %32 = mul i32 %31, 100
  %33 = add i32 %32, %27
  %34 = load i32, ptr %3, align 4, !tbaa !4
  %35 = mul i32 %34, 10000
  %36 = add i32 %33, %35
  %37 = add i32 %5, 8
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %38
  store i32 %36, ptr addrspace(1) %39, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_optional(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = alloca [4 x i32], align 4
  %3 = alloca i32, align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  store i32 1, ptr %3, align 4, !tbaa !4
  %6 = and i64 %4, 7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  store i32 %8, ptr %2, align 4, !tbaa !4
  %9 = add i32 %5, 1
  %10 = and i32 %9, 7
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = add i32 %5, 2
  %16 = and i32 %15, 7
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = add i32 %5, 3
  %22 = and i32 %21, 7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %25, ptr %26, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #8
  %27 = call spir_func i32 @total(ptr noundef %2, i32 noundef 3, ptr noundef addrspacecast (ptr addrspace(4) null to ptr)) #7
  %28 = and i32 %5, 1
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, ptr addrspacecast (ptr addrspace(4) null to ptr), ptr %3
  %31 = call spir_func i32 @total(ptr noundef %2, i32 noundef 4, ptr noundef %30) #7
  %32 = mul i32 %31, 100
  %33 = add i32 %32, %27
  %34 = load i32, ptr %3, align 4, !tbaa !4
  %35 = mul i32 %34, 10000
  %36 = add i32 %33, %35
  %37 = add i32 %5, 8
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %38
  store i32 %36, ptr addrspace(1) %39, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal spir_func i32 @total(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 3, 5) %1, ptr noundef writeonly captures(address) %2) unnamed_addr #5 {
  br label %6

4:                                                ; preds = %6
  %5 = icmp eq ptr %2, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %5, label %20, label %15

6:                                                ; preds = %3, %6
  %7 = phi i32 [ 0, %3 ], [ %13, %6 ]
  %8 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = add i32 %11, %8
  %13 = add nuw nsw i32 %7, 1
  %14 = icmp samesign ult i32 %13, %1
  br i1 %14, label %6, label %4

15:                                               ; preds = %4
  %16 = zext nneg i32 %1 to i64
  %17 = getelementptr i32, ptr %0, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -4
  %19 = load i32, ptr %18, align 4, !tbaa !4
  store i32 %19, ptr %2, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %15, %4
  ret i32 %12
}

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"uint*"}
!11 = !{!""}
