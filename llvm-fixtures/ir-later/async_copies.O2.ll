; ModuleID = 'opencl-later/async_copies.cl'
source_filename = "opencl-later/async_copies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @staged(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %copied.i = alloca target("spirv.Event"), align 8
  %events.i = alloca [2 x target("spirv.Event")], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %copied.i) #5
  %call.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %mul.i = shl i64 %call.i, 4
  %add.ptr.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %mul.i
  %call1.i = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef align 4 %tile, ptr addrspace(1) noundef %add.ptr.i, i64 noundef 16, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %call1.i, ptr %copied.i, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef nonnull %copied.i) #7
  %call2.i = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i64 %call2.i
  %0 = load float, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !13
  %mul3.i = fmul float %0, 2.000000e+00
  store float %mul3.i, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !13
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %events.i) #5
  %add.ptr7.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %mul.i
  %call8.i = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %add.ptr7.i, ptr addrspace(3) noundef align 4 %tile, i64 noundef 8, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %call8.i, ptr %events.i, align 8, !tbaa !11
  %add.ptr13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr7.i, i64 32
  %add.ptr14.i = getelementptr inbounds nuw i8, ptr addrspace(3) %tile, i64 32
  %call16.i = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr addrspace(1) noundef nonnull %add.ptr13.i, ptr addrspace(3) noundef nonnull %add.ptr14.i, i64 noundef 8, i64 noundef 1, target("spirv.Event") %call8.i) #7
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %events.i, i64 8
  store target("spirv.Event") %call16.i, ptr %arrayidx17.i, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 2, ptr noundef nonnull %events.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %events.i) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %copied.i) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_staged(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %copied = alloca target("spirv.Event"), align 8
  %events = alloca [2 x target("spirv.Event")], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %copied) #5
  %call = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %mul = shl i64 %call, 4
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %mul
  %call1 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %tile, ptr addrspace(1) noundef %add.ptr, i64 noundef 16, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %call1, ptr %copied, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef nonnull %copied) #7
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i64 %call2
  %0 = load float, ptr addrspace(3) %arrayidx, align 4, !tbaa !13
  %mul3 = fmul float %0, 2.000000e+00
  store float %mul3, ptr addrspace(3) %arrayidx, align 4, !tbaa !13
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %events) #5
  %add.ptr7 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %mul
  %call8 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %add.ptr7, ptr addrspace(3) noundef %tile, i64 noundef 8, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %call8, ptr %events, align 8, !tbaa !11
  %add.ptr13 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr7, i64 32
  %add.ptr14 = getelementptr inbounds nuw i8, ptr addrspace(3) %tile, i64 32
  %call16 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr addrspace(1) noundef nonnull %add.ptr13, ptr addrspace(3) noundef nonnull %add.ptr14, i64 noundef 8, i64 noundef 1, target("spirv.Event") %call8) #7
  %arrayidx17 = getelementptr inbounds nuw i8, ptr %events, i64 8
  store target("spirv.Event") %call16, ptr %arrayidx17, align 8, !tbaa !11
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 2, ptr noundef nonnull %events) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %events) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %copied) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1, i32 3}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"event_t", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
