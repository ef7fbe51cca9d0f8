; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @async(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Event"), align 8
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %6 = mul i64 %5, 3
  %7 = add i64 %6, -1
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %9 = mul i64 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef align 4 %2, ptr addrspace(1) noundef %10, i64 noundef %7, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %11, ptr %4, align 8, !tbaa !12
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #7
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %14 = icmp ult i64 %13, %7
  br i1 %14, label %15, label %23

15:                                               ; preds = %3, %15
  %16 = phi i64 [ %21, %15 ], [ %13, %3 ]
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %16
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %19 = fmul float %18, 2.000000e+00
  store float %19, ptr addrspace(3) %17, align 4, !tbaa !14
  %20 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %21 = add i64 %20, %16
  %22 = icmp ult i64 %21, %7
  br i1 %22, label %15, label %23

23:                                               ; preds = %15, %3
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9
  %25 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %24, ptr addrspace(3) noundef align 4 %2, i64 noundef %7, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %25, ptr %4, align 8, !tbaa !12
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_async(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Event"), align 8
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %6 = mul i64 %5, 3
  %7 = add i64 %6, -1
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %9 = mul i64 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %10, i64 noundef %7, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %11, ptr %4, align 8, !tbaa !12
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #7
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %14 = icmp ult i64 %13, %7
  br i1 %14, label %18, label %15

15:                                               ; preds = %18, %3
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9
  %17 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %16, ptr addrspace(3) noundef %2, i64 noundef %7, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %17, ptr %4, align 8, !tbaa !12
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %12) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

18:                                               ; preds = %3, %18
  %19 = phi i64 [ %24, %18 ], [ %13, %3 ]
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %19
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %22 = fmul float %21, 2.000000e+00
  store float %22, ptr addrspace(3) %20, align 4, !tbaa !14
  %23 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %24 = add i64 %23, %19
  %25 = icmp ult i64 %24, %7
  br i1 %25, label %18, label %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
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
!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"event_t", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
