; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @async(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Event"), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %7 = mul i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef align 4 %2, ptr addrspace(1) noundef %8, i64 noundef %6, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !12
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %11
  %13 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %14 = fmul float %13, 2.000000e+00
  store float %14, ptr addrspace(3) %12, align 4, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %16 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %15, ptr addrspace(3) noundef align 4 %2, i64 noundef %6, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %16, ptr %4, align 8, !tbaa !12
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_async(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca target("spirv.Event"), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %7 = mul i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %8, i64 noundef %6, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !12
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %11
  %13 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %14 = fmul float %13, 2.000000e+00
  store float %14, ptr addrspace(3) %12, align 4, !tbaa !14
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %16 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %15, ptr addrspace(3) noundef %2, i64 noundef %6, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %16, ptr %4, align 8, !tbaa !12
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
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
!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"event_t", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
