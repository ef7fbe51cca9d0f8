; ModuleID = 'opencl-later/enqueue.cl'
source_filename = "opencl-later/enqueue.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @parent(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %range.i = alloca %struct.ndrange_t, align 8
  %tmp.i = alloca %struct.ndrange_t, align 8
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %event.i = alloca target("spirv.DeviceEvent"), align 8
  %tmp2.i = alloca %struct.ndrange_t, align 8
  %block3.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %block_sizes.i = alloca [1 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp2.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block3.i)
  %call.i = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  call void @llvm.lifetime.start.p0(ptr nonnull %range.i) #9
  %conv.i = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %range.i, i64 noundef %conv.i) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp.i, ptr noundef nonnull align 8 dereferenceable(80) %range.i, i64 80, i1 false), !tbaa.struct !11
  store i32 28, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured.i, align 8, !tbaa !13
  %block.captured1.i = getelementptr inbounds nuw i8, ptr %block.i, i64 24
  store i32 %n, ptr %block.captured1.i, align 8, !tbaa !3
  %0 = addrspacecast ptr %block.i to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 1, ptr nonnull %tmp.i, ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %event.i) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp2.i, ptr noundef nonnull align 8 dereferenceable(80) %range.i, i64 80, i1 false), !tbaa.struct !11
  %2 = addrspacecast ptr %event.i to ptr addrspace(4)
  store i32 24, ptr %block3.i, align 8
  %block.align5.i = getelementptr inbounds nuw i8, ptr %block3.i, i64 4
  store i32 8, ptr %block.align5.i, align 4
  %block.invoke6.i = getelementptr inbounds nuw i8, ptr %block3.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke6.i, align 8
  %block.captured7.i = getelementptr inbounds nuw i8, ptr %block3.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured7.i, align 8, !tbaa !13
  %3 = addrspacecast ptr %block3.i to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_sizes.i) #9
  %mul.i = shl i32 %n, 2
  %4 = zext i32 %mul.i to i64
  store i64 %4, ptr %block_sizes.i, align 8
  %5 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp2.i, i32 0, ptr addrspace(4) null, ptr addrspace(4) %2, ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %3, i32 1, ptr nonnull %block_sizes.i) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %block_sizes.i) #9
  %6 = load target("spirv.DeviceEvent"), ptr %event.i, align 8, !tbaa !16
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %event.i) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %range.i) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp2.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block3.i)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_parent(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %range = alloca %struct.ndrange_t, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %event = alloca target("spirv.DeviceEvent"), align 8
  %tmp2 = alloca %struct.ndrange_t, align 8
  %block3 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %block_sizes = alloca [1 x i64], align 8
  %call = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  call void @llvm.lifetime.start.p0(ptr nonnull %range) #9
  %conv = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %range, i64 noundef %conv) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp, ptr noundef nonnull align 8 dereferenceable(80) %range, i64 80, i1 false), !tbaa.struct !11
  store i32 28, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  store ptr addrspace(1) %data, ptr %block.captured, align 8, !tbaa !13
  %block.captured1 = getelementptr inbounds nuw i8, ptr %block, i64 24
  store i32 %n, ptr %block.captured1, align 8, !tbaa !3
  %0 = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 1, ptr nonnull %tmp, ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %event) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp2, ptr noundef nonnull align 8 dereferenceable(80) %range, i64 80, i1 false), !tbaa.struct !11
  %2 = addrspacecast ptr %event to ptr addrspace(4)
  store i32 24, ptr %block3, align 8
  %block.align5 = getelementptr inbounds nuw i8, ptr %block3, i64 4
  store i32 8, ptr %block.align5, align 4
  %block.invoke6 = getelementptr inbounds nuw i8, ptr %block3, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke6, align 8
  %block.captured7 = getelementptr inbounds nuw i8, ptr %block3, i64 16
  store ptr addrspace(1) %data, ptr %block.captured7, align 8, !tbaa !13
  %3 = addrspacecast ptr %block3 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_sizes) #9
  %mul = shl i32 %n, 2
  %4 = zext i32 %mul to i64
  store i64 %4, ptr %block_sizes, align 8
  %5 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp2, i32 0, ptr addrspace(4) null, ptr addrspace(4) %2, ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %3, i32 1, ptr nonnull %block_sizes) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %block_sizes) #9
  %6 = load target("spirv.DeviceEvent"), ptr %event, align 8, !tbaa !16
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %event) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %range) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__parent_block_invoke(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #5 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 24
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8, !tbaa !3
  %block.capture.addr1 = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8, !tbaa !13
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %2, %0
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__parent_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #5 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %1 = load i32, ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !3
  %block.capture.addr1.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %2 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1.i, align 8, !tbaa !13
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %call.i
  %3 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add nsw i32 %3, %1
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__parent_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor, ptr addrspace(3) noundef writeonly captures(none) %scratch) #7 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8, !tbaa !13
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) %scratch, i64 %call
  store i32 %1, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__parent_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0, ptr addrspace(3) writeonly captures(none) %1) #7 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %2 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !13
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %call.i
  %3 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %call.i
  store i32 %3, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 0}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int"}
!10 = !{!"", !""}
!11 = !{i64 0, i64 4, !3, i64 8, i64 24, !12, i64 32, i64 24, !12, i64 56, i64 24, !12}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 int", !15, i64 0}
!15 = !{!"any pointer", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"clk_event_t", !5, i64 0}
