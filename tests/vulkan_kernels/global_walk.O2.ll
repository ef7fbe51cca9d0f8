; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local spir_func noundef ptr addrspace(1) @skip(ptr addrspace(1) noundef readonly captures(ret: address, provenance) %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr addrspace(1) [ %0, %1 ], [ %6, %2 ]
  %4 = load i8, ptr addrspace(1) %3, align 1, !tbaa !8
  %5 = icmp eq i8 %4, 32
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 1
  br i1 %5, label %2, label %7

7:                                                ; preds = %2
  ret ptr addrspace(1) %3
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func i32 @parsed(ptr addrspace(4) noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = load ptr addrspace(1), ptr addrspace(4) %0, align 8, !tbaa !9
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi ptr addrspace(1) [ %2, %1 ], [ %7, %3 ]
  %5 = load i8, ptr addrspace(1) %4, align 1, !tbaa !8
  %6 = icmp eq i8 %5, 32
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 1
  br i1 %6, label %3, label %8

8:                                                ; preds = %3
  %9 = add i8 %5, -48
  %10 = icmp ult i8 %9, 10
  br i1 %10, label %11, label %23

11:                                               ; preds = %8, %11
  %12 = phi i8 [ %20, %11 ], [ %5, %8 ]
  %13 = phi ptr addrspace(1) [ %16, %11 ], [ %4, %8 ]
  %14 = phi i32 [ %19, %11 ], [ 0, %8 ]
  %15 = mul nsw i32 %14, 10
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 1
  %17 = add nsw i8 %12, -48
  %18 = zext nneg i8 %17 to i32
  %19 = add nsw i32 %15, %18
  %20 = load i8, ptr addrspace(1) %16, align 1, !tbaa !8
  %21 = add i8 %20, -48
  %22 = icmp ult i8 %21, 10
  br i1 %22, label %11, label %23

23:                                               ; preds = %11, %8
  %24 = phi i32 [ 0, %8 ], [ %19, %11 ]
  %25 = phi ptr addrspace(1) [ %4, %8 ], [ %16, %11 ]
  store ptr addrspace(1) %25, ptr addrspace(4) %0, align 8, !tbaa !9
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @global_walk(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = shl i64 %4, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  store ptr addrspace(1) %6, ptr %3, align 8, !tbaa !9
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = call spir_func i32 @parsed(ptr addrspace(4) noundef %7) #6
  %9 = call spir_func i32 @parsed(ptr addrspace(4) noundef %7) #6
  %10 = mul nsw i32 %8, 1000
  %11 = add nsw i32 %10, %9
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %13 = sitofp i32 %8 to float
  %14 = bitcast float %13 to i32
  %15 = lshr i32 %14, 24
  %16 = trunc nuw i32 %15 to i8
  %17 = or i8 %16, -128
  %18 = zext i8 %17 to i32
  %19 = shl nuw i32 %18, 24
  %20 = and i32 %14, 16777215
  %21 = or disjoint i32 %19, %20
  %22 = bitcast i32 %21 to float
  %23 = fptosi float %22 to i32
  %24 = add nsw i32 %11, %23
  store i32 %24, ptr addrspace(1) %12, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_global_walk(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = shl i64 %4, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  store ptr addrspace(1) %6, ptr %3, align 8, !tbaa !9
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = call spir_func i32 @parsed(ptr addrspace(4) noundef %7) #6
  %9 = call spir_func i32 @parsed(ptr addrspace(4) noundef %7) #6
  %10 = mul nsw i32 %8, 1000
  %11 = add nsw i32 %10, %9
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %13 = sitofp i32 %8 to float
  %14 = bitcast float %13 to i32
  %15 = lshr i32 %14, 24
  %16 = trunc nuw i32 %15 to i8
  %17 = or i8 %16, -128
  %18 = zext i8 %17 to i32
  %19 = shl nuw i32 %18, 24
  %20 = and i32 %14, 16777215
  %21 = or disjoint i32 %19, %20
  %22 = bitcast i32 %21 to float
  %23 = fptosi float %22 to i32
  %24 = add nsw i32 %11, %23
  store i32 %24, ptr addrspace(1) %12, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"char*", !"int*"}
!15 = !{!"", !""}
