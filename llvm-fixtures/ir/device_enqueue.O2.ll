; ModuleID = 'opencl/device_enqueue.cl'
source_filename = "opencl/device_enqueue.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

@__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @twice_block_invoke to ptr addrspace(4)) }, align 8 #0
@twice = local_unnamed_addr addrspace(2) constant ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)), align 8
@__block_literal_global.1 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_3 to ptr addrspace(4)) }, align 8 #0
@__const.ranges.group = private unnamed_addr addrspace(2) constant [2 x i64] [i64 8, i64 4], align 8
@__const.ranges.start = private unnamed_addr addrspace(2) constant [2 x i64] [i64 1, i64 2], align 8
@__const.ranges.group3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 4, i64 4, i64 4], align 8
@__const.ranges.start3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 0, i64 1, i64 2], align 8
@__block_literal_global.2 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_2 to ptr addrspace(4)) }, align 8 #0
@__block_literal_global.3 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2 to ptr addrspace(4)) }, align 8 #0

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @basic(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %tmp.i = alloca %struct.ndrange_t, align 8
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp2.i = alloca %struct.ndrange_t, align 8
  %block4.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp9.i = alloca %struct.ndrange_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp2.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block4.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp9.i)
  %call.i = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  %conv.i = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp.i, i64 noundef %conv.i) #15
  store i32 28, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured.i, align 8, !tbaa !11
  %block.captured1.i = getelementptr inbounds nuw i8, ptr %block.i, i64 24
  store i32 %n, ptr %block.captured1.i, align 8, !tbaa !3
  %0 = addrspacecast ptr %block.i to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 1, ptr nonnull %tmp.i, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp2.i, i64 noundef %conv.i, i64 noundef 16) #15
  store i32 24, ptr %block4.i, align 8
  %block.align6.i = getelementptr inbounds nuw i8, ptr %block4.i, i64 4
  store i32 8, ptr %block.align6.i, align 4
  %block.invoke7.i = getelementptr inbounds nuw i8, ptr %block4.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke7.i, align 8
  %block.captured8.i = getelementptr inbounds nuw i8, ptr %block4.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured8.i, align 8, !tbaa !11
  %2 = addrspacecast ptr %block4.i to ptr addrspace(4)
  %3 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp2.i, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %2) #16
  call spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp9.i, i64 noundef 1, i64 noundef %conv.i, i64 noundef 16) #15
  %4 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp9.i, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.1 to ptr addrspace(4))) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp2.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block4.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp9.i)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_basic(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp2 = alloca %struct.ndrange_t, align 8
  %block4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp9 = alloca %struct.ndrange_t, align 8
  %call = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  %conv = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef %conv) #15
  store i32 28, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  store ptr addrspace(1) %data, ptr %block.captured, align 8, !tbaa !11
  %block.captured1 = getelementptr inbounds nuw i8, ptr %block, i64 24
  store i32 %n, ptr %block.captured1, align 8, !tbaa !3
  %0 = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 1, ptr nonnull %tmp, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp2, i64 noundef %conv, i64 noundef 16) #15
  store i32 24, ptr %block4, align 8
  %block.align6 = getelementptr inbounds nuw i8, ptr %block4, i64 4
  store i32 8, ptr %block.align6, align 4
  %block.invoke7 = getelementptr inbounds nuw i8, ptr %block4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke7, align 8
  %block.captured8 = getelementptr inbounds nuw i8, ptr %block4, i64 16
  store ptr addrspace(1) %data, ptr %block.captured8, align 8, !tbaa !11
  %2 = addrspacecast ptr %block4 to ptr addrspace(4)
  %3 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp2, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %2) #16
  call spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp9, i64 noundef 1, i64 noundef %conv, i64 noundef 16) #15
  %4 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp9, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.1 to ptr addrspace(4))) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @ranges(ptr addrspace(1) noundef align 4 %data, i64 noundef %width, i64 noundef %height, i64 noundef %depth) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %size.i = alloca [2 x i64], align 8
  %group.i = alloca [2 x i64], align 8
  %start.i = alloca [2 x i64], align 8
  %size3.i = alloca [3 x i64], align 8
  %group3.i = alloca [3 x i64], align 8
  %start3.i = alloca [3 x i64], align 8
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp.i = alloca %struct.ndrange_t, align 8
  %tmp3.i = alloca %struct.ndrange_t, align 8
  %tmp6.i = alloca %struct.ndrange_t, align 8
  %tmp10.i = alloca %struct.ndrange_t, align 8
  %tmp12.i = alloca %struct.ndrange_t, align 8
  %tmp15.i = alloca %struct.ndrange_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp3.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp6.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp10.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp12.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp15.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %size.i) #16
  store i64 %width, ptr %size.i, align 8, !tbaa !18
  %arrayinit.element.i = getelementptr inbounds nuw i8, ptr %size.i, i64 8
  store i64 %height, ptr %arrayinit.element.i, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %group.i) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %group.i, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.group, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %start.i) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %start.i, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.start, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %size3.i) #16
  store i64 %width, ptr %size3.i, align 8, !tbaa !18
  %arrayinit.element1.i = getelementptr inbounds nuw i8, ptr %size3.i, i64 8
  store i64 %height, ptr %arrayinit.element1.i, align 8, !tbaa !18
  %arrayinit.element2.i = getelementptr inbounds nuw i8, ptr %size3.i, i64 16
  store i64 %depth, ptr %arrayinit.element2.i, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %group3.i) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %group3.i, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.group3, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %start3.i) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %start3.i, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.start3, i64 24, i1 false)
  store i32 24, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured.i, align 8, !tbaa !11
  %call.i = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp.i, ptr noundef nonnull %size.i) #15
  %0 = addrspacecast ptr %block.i to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp.i, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_2DPKmS0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp3.i, ptr noundef nonnull %size.i, ptr noundef nonnull %group.i) #15
  %2 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 1, ptr nonnull %tmp3.i, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp6.i, ptr noundef nonnull %start.i, ptr noundef nonnull %size.i, ptr noundef nonnull %group.i) #15
  %3 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 2, ptr nonnull %tmp6.i, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_3DPKm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp10.i, ptr noundef nonnull %size3.i) #15
  %4 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp10.i, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp12.i, ptr noundef nonnull %size3.i, ptr noundef nonnull %group3.i) #15
  %5 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp12.i, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp15.i, ptr noundef nonnull %start3.i, ptr noundef nonnull %size3.i, ptr noundef nonnull %group3.i) #15
  %6 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp15.i, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %start3.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %group3.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %size3.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %start.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %group.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %size.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp3.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp6.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp10.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp12.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp15.i)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_ranges(ptr addrspace(1) noundef align 4 %data, i64 noundef %width, i64 noundef %height, i64 noundef %depth) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %size = alloca [2 x i64], align 8
  %group = alloca [2 x i64], align 8
  %start = alloca [2 x i64], align 8
  %size3 = alloca [3 x i64], align 8
  %group3 = alloca [3 x i64], align 8
  %start3 = alloca [3 x i64], align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %tmp3 = alloca %struct.ndrange_t, align 8
  %tmp6 = alloca %struct.ndrange_t, align 8
  %tmp10 = alloca %struct.ndrange_t, align 8
  %tmp12 = alloca %struct.ndrange_t, align 8
  %tmp15 = alloca %struct.ndrange_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %size) #16
  store i64 %width, ptr %size, align 8, !tbaa !18
  %arrayinit.element = getelementptr inbounds nuw i8, ptr %size, i64 8
  store i64 %height, ptr %arrayinit.element, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %group) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %group, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.group, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %start) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(16) %start, ptr addrspace(2) noundef align 8 dereferenceable(16) @__const.ranges.start, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %size3) #16
  store i64 %width, ptr %size3, align 8, !tbaa !18
  %arrayinit.element1 = getelementptr inbounds nuw i8, ptr %size3, i64 8
  store i64 %height, ptr %arrayinit.element1, align 8, !tbaa !18
  %arrayinit.element2 = getelementptr inbounds nuw i8, ptr %size3, i64 16
  store i64 %depth, ptr %arrayinit.element2, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %group3) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %group3, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.group3, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %start3) #16
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(24) %start3, ptr addrspace(2) noundef align 8 dereferenceable(24) @__const.ranges.start3, i64 24, i1 false)
  store i32 24, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  store ptr addrspace(1) %data, ptr %block.captured, align 8, !tbaa !11
  %call = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp, ptr noundef nonnull %size) #15
  %0 = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_2DPKmS0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp3, ptr noundef nonnull %size, ptr noundef nonnull %group) #15
  %2 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 1, ptr nonnull %tmp3, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp6, ptr noundef nonnull %start, ptr noundef nonnull %size, ptr noundef nonnull %group) #15
  %3 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 2, ptr nonnull %tmp6, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_3DPKm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp10, ptr noundef nonnull %size3) #15
  %4 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp10, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp12, ptr noundef nonnull %size3, ptr noundef nonnull %group3) #15
  %5 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp12, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp15, ptr noundef nonnull %start3, ptr noundef nonnull %size3, ptr noundef nonnull %group3) #15
  %6 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp15, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %start3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %group3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %size3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %start) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %group) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %size) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @events(target("spirv.Queue") %queue, ptr addrspace(1) noundef align 4 %data, ptr addrspace(1) noundef align 8 %times, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !15 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !17 {
entry:
  %user.i = alloca target("spirv.DeviceEvent"), align 8
  %done.i = alloca [2 x target("spirv.DeviceEvent")], align 8
  %range.i = alloca %struct.ndrange_t, align 8
  %tmp.i = alloca %struct.ndrange_t, align 8
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp2.i = alloca %struct.ndrange_t, align 8
  %block3.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp2.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block3.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %user.i) #16
  %call.i = tail call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #15
  store target("spirv.DeviceEvent") %call.i, ptr %user.i, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr nonnull %done.i) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %range.i) #16
  %conv.i = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %range.i, i64 noundef %conv.i) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp.i, ptr noundef nonnull align 8 dereferenceable(80) %range.i, i64 80, i1 false), !tbaa.struct !24
  %0 = addrspacecast ptr %user.i to ptr addrspace(4)
  %1 = addrspacecast ptr %done.i to ptr addrspace(4)
  store i32 28, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__events_block_invoke to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured.i, align 8, !tbaa !11
  %block.captured1.i = getelementptr inbounds nuw i8, ptr %block.i, i64 24
  store i32 %n, ptr %block.captured1.i, align 8, !tbaa !3
  %2 = addrspacecast ptr %block.i to ptr addrspace(4)
  %3 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %queue, i32 0, ptr nonnull %tmp.i, i32 1, ptr addrspace(4) %0, ptr addrspace(4) %1, ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %2) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp2.i, ptr noundef nonnull align 8 dereferenceable(80) %range.i, i64 80, i1 false), !tbaa.struct !24
  store i32 28, ptr %block3.i, align 8
  %block.align5.i = getelementptr inbounds nuw i8, ptr %block3.i, i64 4
  store i32 8, ptr %block.align5.i, align 4
  %block.invoke6.i = getelementptr inbounds nuw i8, ptr %block3.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke6.i, align 8
  %block.captured7.i = getelementptr inbounds nuw i8, ptr %block3.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured7.i, align 8, !tbaa !11
  %block.captured8.i = getelementptr inbounds nuw i8, ptr %block3.i, i64 24
  store i32 %n, ptr %block.captured8.i, align 8, !tbaa !3
  %4 = addrspacecast ptr %block3.i to ptr addrspace(4)
  %5 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %queue, i32 0, ptr nonnull %tmp2.i, i32 0, ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %4) #16
  %arrayidx10.i = getelementptr inbounds nuw i8, ptr %done.i, i64 8
  %arrayidx10.ascast.i = addrspacecast ptr %arrayidx10.i to ptr addrspace(4)
  %call11.i = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %queue, i32 noundef 1, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %arrayidx10.ascast.i) #15
  %6 = load target("spirv.DeviceEvent"), ptr %arrayidx10.i, align 8, !tbaa !22
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %6, i32 noundef 1, ptr addrspace(1) noundef align 8 %times) #15
  %7 = load target("spirv.DeviceEvent"), ptr %user.i, align 8, !tbaa !22
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %7, i32 noundef 0) #15
  %8 = load target("spirv.DeviceEvent"), ptr %user.i, align 8, !tbaa !22
  call spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent") %8) #15
  %9 = load target("spirv.DeviceEvent"), ptr %user.i, align 8, !tbaa !22
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %9) #15
  %10 = load target("spirv.DeviceEvent"), ptr %done.i, align 8, !tbaa !22
  %call15.i = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %10) #15
  br i1 %call15.i, label %if.then.i, label %__clang_ocl_kern_imp_events.exit

if.then.i:                                        ; preds = %entry
  %11 = load target("spirv.DeviceEvent"), ptr %done.i, align 8, !tbaa !22
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %11) #15
  br label %__clang_ocl_kern_imp_events.exit

__clang_ocl_kern_imp_events.exit:                 ; preds = %entry, %if.then.i
  %or.i = or i32 %5, %3
  %or12.i = or i32 %or.i, %call11.i
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 8
  store i32 %or12.i, ptr addrspace(1) %arrayidx17.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %range.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %done.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %user.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp2.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block3.i)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_events(target("spirv.Queue") %queue, ptr addrspace(1) noundef align 4 %data, ptr addrspace(1) noundef align 8 %times, i32 noundef %n) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !15 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !17 {
entry:
  %user = alloca target("spirv.DeviceEvent"), align 8
  %done = alloca [2 x target("spirv.DeviceEvent")], align 8
  %range = alloca %struct.ndrange_t, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp2 = alloca %struct.ndrange_t, align 8
  %block3 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %user) #16
  %call = tail call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #15
  store target("spirv.DeviceEvent") %call, ptr %user, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr nonnull %done) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %range) #16
  %conv = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %range, i64 noundef %conv) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp, ptr noundef nonnull align 8 dereferenceable(80) %range, i64 80, i1 false), !tbaa.struct !24
  %0 = addrspacecast ptr %user to ptr addrspace(4)
  %1 = addrspacecast ptr %done to ptr addrspace(4)
  store i32 28, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__events_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  store ptr addrspace(1) %data, ptr %block.captured, align 8, !tbaa !11
  %block.captured1 = getelementptr inbounds nuw i8, ptr %block, i64 24
  store i32 %n, ptr %block.captured1, align 8, !tbaa !3
  %2 = addrspacecast ptr %block to ptr addrspace(4)
  %3 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %queue, i32 0, ptr nonnull %tmp, i32 1, ptr addrspace(4) %0, ptr addrspace(4) %1, ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %2) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %tmp2, ptr noundef nonnull align 8 dereferenceable(80) %range, i64 80, i1 false), !tbaa.struct !24
  store i32 28, ptr %block3, align 8
  %block.align5 = getelementptr inbounds nuw i8, ptr %block3, i64 4
  store i32 8, ptr %block.align5, align 4
  %block.invoke6 = getelementptr inbounds nuw i8, ptr %block3, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke6, align 8
  %block.captured7 = getelementptr inbounds nuw i8, ptr %block3, i64 16
  store ptr addrspace(1) %data, ptr %block.captured7, align 8, !tbaa !11
  %block.captured8 = getelementptr inbounds nuw i8, ptr %block3, i64 24
  store i32 %n, ptr %block.captured8, align 8, !tbaa !3
  %4 = addrspacecast ptr %block3 to ptr addrspace(4)
  %5 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %queue, i32 0, ptr nonnull %tmp2, i32 0, ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %4) #16
  %arrayidx10 = getelementptr inbounds nuw i8, ptr %done, i64 8
  %arrayidx10.ascast = addrspacecast ptr %arrayidx10 to ptr addrspace(4)
  %call11 = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %queue, i32 noundef 1, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %arrayidx10.ascast) #15
  %6 = load target("spirv.DeviceEvent"), ptr %arrayidx10, align 8, !tbaa !22
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %6, i32 noundef 1, ptr addrspace(1) noundef %times) #15
  %7 = load target("spirv.DeviceEvent"), ptr %user, align 8, !tbaa !22
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %7, i32 noundef 0) #15
  %8 = load target("spirv.DeviceEvent"), ptr %user, align 8, !tbaa !22
  call spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent") %8) #15
  %9 = load target("spirv.DeviceEvent"), ptr %user, align 8, !tbaa !22
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %9) #15
  %10 = load target("spirv.DeviceEvent"), ptr %done, align 8, !tbaa !22
  %call15 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %10) #15
  br i1 %call15, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %11 = load target("spirv.DeviceEvent"), ptr %done, align 8, !tbaa !22
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %11) #15
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %or = or i32 %5, %3
  %or12 = or i32 %or, %call11
  %arrayidx17 = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 8
  store i32 %or12, ptr addrspace(1) %arrayidx17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %range) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %done) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %user) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @local_memory(ptr addrspace(1) noundef align 4 %data, i32 noundef %bytes) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !10 {
entry:
  %event.i = alloca target("spirv.DeviceEvent"), align 8
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp.i = alloca %struct.ndrange_t, align 8
  %block_sizes.i = alloca [2 x i64], align 8
  %tmp1.i = alloca %struct.ndrange_t, align 8
  %block_sizes2.i = alloca [1 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp1.i)
  %call.i = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call void @llvm.lifetime.start.p0(ptr nonnull %event.i) #16
  store i32 24, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured.i, align 8, !tbaa !11
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp.i, i64 noundef 64, i64 noundef 64) #15
  %0 = addrspacecast ptr %block.i to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_sizes.i) #16
  %1 = zext i32 %bytes to i64
  store i64 %1, ptr %block_sizes.i, align 8
  %2 = getelementptr inbounds nuw i8, ptr %block_sizes.i, i64 8
  %mul.i = shl i32 %bytes, 1
  %3 = zext i32 %mul.i to i64
  store i64 %3, ptr %2, align 8
  %4 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp.i, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0, i32 2, ptr nonnull %block_sizes.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %block_sizes.i) #16
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp1.i, i64 noundef 64, i64 noundef 64) #15
  %5 = addrspacecast ptr %event.i to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_sizes2.i) #16
  store i64 256, ptr %block_sizes2.i, align 8
  %6 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp1.i, i32 0, ptr addrspace(4) null, ptr addrspace(4) %5, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.2 to ptr addrspace(4)), i32 1, ptr nonnull %block_sizes2.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %block_sizes2.i) #16
  %7 = load target("spirv.DeviceEvent"), ptr %event.i, align 8, !tbaa !22
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %7) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %event.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp1.i)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_local_memory(ptr addrspace(1) noundef align 4 %data, i32 noundef %bytes) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !10 {
entry:
  %event = alloca target("spirv.DeviceEvent"), align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %block_sizes = alloca [2 x i64], align 8
  %tmp1 = alloca %struct.ndrange_t, align 8
  %block_sizes2 = alloca [1 x i64], align 8
  %call = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call void @llvm.lifetime.start.p0(ptr nonnull %event) #16
  store i32 24, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  store ptr addrspace(1) %data, ptr %block.captured, align 8, !tbaa !11
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef 64, i64 noundef 64) #15
  %0 = addrspacecast ptr %block to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_sizes) #16
  %1 = zext i32 %bytes to i64
  store i64 %1, ptr %block_sizes, align 8
  %2 = getelementptr inbounds nuw i8, ptr %block_sizes, i64 8
  %mul = shl i32 %bytes, 1
  %3 = zext i32 %mul to i64
  store i64 %3, ptr %2, align 8
  %4 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0, i32 2, ptr nonnull %block_sizes) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %block_sizes) #16
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp1, i64 noundef 64, i64 noundef 64) #15
  %5 = addrspacecast ptr %event to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_sizes2) #16
  store i64 256, ptr %block_sizes2, align 8
  %6 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp1, i32 0, ptr addrspace(4) null, ptr addrspace(4) %5, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.2 to ptr addrspace(4)), i32 1, ptr nonnull %block_sizes2) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %block_sizes2) #16
  %7 = load target("spirv.DeviceEvent"), ptr %event, align 8, !tbaa !22
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %7) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %event) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @queries(ptr addrspace(1) noundef align 4 %out, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !10 {
entry:
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp.i = alloca %struct.ndrange_t, align 8
  %tmp4.i = alloca %struct.ndrange_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp4.i)
  store i32 28, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  store ptr addrspace(1) %out, ptr %block.captured.i, align 8, !tbaa !11
  %block.captured1.i = getelementptr inbounds nuw i8, ptr %block.i, i64 24
  store i32 %n, ptr %block.captured1.i, align 8, !tbaa !3
  %0 = addrspacecast ptr %block.i to ptr addrspace(4)
  %1 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  store i32 %1, ptr addrspace(1) %out, align 4, !tbaa !3
  %2 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 4
  store i32 %2, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %conv.i = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp.i, i64 noundef %conv.i) #15
  %3 = call spir_func i32 @__get_kernel_max_sub_group_size_for_ndrange_impl(ptr nonnull %tmp.i, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 8
  store i32 %3, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !3
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp4.i, i64 noundef %conv.i, i64 noundef 8) #15
  %4 = call spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr nonnull %tmp4.i, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  %arrayidx6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 12
  store i32 %4, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !3
  %5 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.3 to ptr addrspace(4))) #16
  %arrayidx7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 16
  store i32 %5, ptr addrspace(1) %arrayidx7.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp4.i)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %out, i32 noundef %n) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !10 {
entry:
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %tmp4 = alloca %struct.ndrange_t, align 8
  store i32 28, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  store ptr addrspace(1) %out, ptr %block.captured, align 8, !tbaa !11
  %block.captured1 = getelementptr inbounds nuw i8, ptr %block, i64 24
  store i32 %n, ptr %block.captured1, align 8, !tbaa !3
  %0 = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  store i32 %1, ptr addrspace(1) %out, align 4, !tbaa !3
  %2 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 4
  store i32 %2, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %conv = sext i32 %n to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef %conv) #15
  %3 = call spir_func i32 @__get_kernel_max_sub_group_size_for_ndrange_impl(ptr nonnull %tmp, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 8
  store i32 %3, ptr addrspace(1) %arrayidx3, align 4, !tbaa !3
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp4, i64 noundef %conv, i64 noundef 8) #15
  %4 = call spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr nonnull %tmp4, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 12
  store i32 %4, ptr addrspace(1) %arrayidx6, align 4, !tbaa !3
  %5 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.3 to ptr addrspace(4))) #16
  %arrayidx7 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 16
  store i32 %5, ptr addrspace(1) %arrayidx7, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal spir_func range(i32 -2147483648, 2147483647) i32 @twice_block_invoke(ptr addrspace(4) readnone captures(none) %.block_descriptor, i32 noundef %x) #3 {
entry:
  %mul = shl nsw i32 %x, 1
  ret i32 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @calls(ptr addrspace(1) noundef align 4 captures(none) %data, i32 noundef %n) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %0 = load i32, ptr addrspace(1) %data, align 4, !tbaa !3
  %add.i = add i32 %n, 1
  %add1.i = add i32 %add.i, %0
  store i32 %add1.i, ptr addrspace(1) %data, align 4, !tbaa !3
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 4
  %1 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %mul.i = shl nsw i32 %1, 1
  store i32 %mul.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %arrayidx5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 8
  %2 = load i32, ptr addrspace(1) %arrayidx5.i, align 4, !tbaa !3
  %mul.i1 = mul nsw i32 %2, %2
  store i32 %mul.i1, ptr addrspace(1) %arrayidx5.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 captures(none) %data, i32 noundef %n) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %0 = load i32, ptr addrspace(1) %data, align 4, !tbaa !3
  %add.i = add i32 %n, 1
  %add1.i = add i32 %add.i, %0
  store i32 %add1.i, ptr addrspace(1) %data, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 4
  %1 = load i32, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %mul.i = shl nsw i32 %1, 1
  store i32 %mul.i, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %data, i64 8
  %2 = load i32, ptr addrspace(1) %arrayidx5, align 4, !tbaa !3
  %mul.i13 = mul nsw i32 %2, %2
  store i32 %mul.i13, ptr addrspace(1) %arrayidx5, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nested(ptr addrspace(1) noundef align 4 %data) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
entry:
  %tmp.i = alloca %struct.ndrange_t, align 8
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  %call.i = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp.i, i64 noundef 4) #15
  store i32 24, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  store ptr addrspace(1) %data, ptr %block.captured.i, align 8, !tbaa !11
  %0 = addrspacecast ptr %block.i to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call.i, i32 0, ptr nonnull %tmp.i, ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 %data) local_unnamed_addr #2 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
entry:
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %call = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef 4) #15
  store i32 24, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  store ptr addrspace(1) %data, ptr %block.captured, align 8, !tbaa !11
  %0 = addrspacecast ptr %block to ptr addrspace(4)
  %1 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call, i32 0, ptr nonnull %tmp, ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %0) #16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__basic_block_invoke(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #8 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 24
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8, !tbaa !3
  %block.capture.addr1 = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8, !tbaa !11
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %2, %0
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__basic_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #8 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %1 = load i32, ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !3
  %block.capture.addr1.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %2 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1.i, align 8, !tbaa !11
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %call.i
  %3 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add nsw i32 %3, %1
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__basic_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #10 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8, !tbaa !11
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  store i32 1, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__basic_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0) #10 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !11
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call.i
  store i32 1, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
define internal spir_func void @__basic_block_invoke_3(ptr addrspace(4) readnone captures(none) %.block_descriptor) #7 {
entry:
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #15
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
define spir_kernel void @__basic_block_invoke_3_kernel(ptr addrspace(4) readnone captures(none) %0) #7 {
entry:
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__ranges_block_invoke(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #17
  %conv = trunc i64 %call to i32
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8, !tbaa !11
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %call2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %1 = getelementptr i32, ptr addrspace(1) %0, i64 %call1
  %arrayidx = getelementptr i32, ptr addrspace(1) %1, i64 %call2
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__ranges_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #17
  %conv.i = trunc i64 %call.i to i32
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !11
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %call2.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #17
  %2 = getelementptr i32, ptr addrspace(1) %1, i64 %call1.i
  %arrayidx.i = getelementptr i32, ptr addrspace(1) %2, i64 %call2.i
  store i32 %conv.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__events_block_invoke(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #12 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 24
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8, !tbaa !3
  %block.capture.addr1 = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8, !tbaa !11
  store i32 %0, ptr addrspace(1) %1, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__events_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #12 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %1 = load i32, ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !3
  %block.capture.addr1.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %2 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1.i, align 8, !tbaa !11
  store i32 %1, ptr addrspace(1) %2, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__events_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #12 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 24
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8, !tbaa !3
  %block.capture.addr1 = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8, !tbaa !11
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %0, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__events_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0) #12 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %1 = load i32, ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !3
  %block.capture.addr1.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %2 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1.i, align 8, !tbaa !11
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  store i32 %1, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue"), i32 noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32 noundef, ptr addrspace(1) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent"), i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__local_memory_block_invoke(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor, ptr addrspace(3) noundef writeonly captures(none) %a, ptr addrspace(3) noundef writeonly captures(none) %b) #13 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8, !tbaa !11
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) %a, i64 %call
  store i32 %1, ptr addrspace(3) %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i8, ptr addrspace(3) %b, i64 %call
  store i8 1, ptr addrspace(3) %arrayidx4, align 1, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__local_memory_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0, ptr addrspace(3) writeonly captures(none) %1, ptr addrspace(3) writeonly captures(none) %2) #13 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !11
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %call.i
  %4 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %call.i
  store i32 %4, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !3
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %call.i
  store i8 1, ptr addrspace(3) %arrayidx4.i, align 1, !tbaa !25
  ret void
}

declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @__local_memory_block_invoke_2(ptr addrspace(4) readnone captures(none) %.block_descriptor, ptr addrspace(3) noundef writeonly captures(none) initializes((0, 4)) %a) #14 {
entry:
  store i32 1, ptr addrspace(3) %a, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define spir_kernel void @__local_memory_block_invoke_2_kernel(ptr addrspace(4) readnone captures(none) %0, ptr addrspace(3) writeonly captures(none) initializes((0, 4)) %1) #14 {
entry:
  store i32 1, ptr addrspace(3) %1, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__queries_block_invoke(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #10 {
entry:
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 24
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8, !tbaa !3
  %block.capture.addr1 = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8, !tbaa !11
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call
  store i32 %0, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__queries_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #10 {
entry:
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %1 = load i32, ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !3
  %block.capture.addr1.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %2 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1.i, align 8, !tbaa !11
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %call.i
  store i32 %1, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

declare spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

declare spir_func i32 @__get_kernel_max_sub_group_size_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

declare spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @__queries_block_invoke_2(ptr addrspace(4) readnone captures(none) %.block_descriptor, ptr addrspace(3) noundef writeonly captures(none) initializes((0, 4)) %a) #14 {
entry:
  store i32 1, ptr addrspace(3) %a, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define spir_kernel void @__queries_block_invoke_2_kernel(ptr addrspace(4) readnone captures(none) %0, ptr addrspace(3) writeonly captures(none) initializes((0, 4)) %1) #14 {
entry:
  store i32 1, ptr addrspace(3) %1, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
define internal spir_func void @__nested_block_invoke(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #7 {
entry:
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef 2) #15
  store i32 28, ptr %block, align 8
  %block.align = getelementptr inbounds nuw i8, ptr %block, i64 4
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw i8, ptr %block, i64 16
  %block.capture.addr2 = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr2, align 8, !tbaa !11
  store ptr addrspace(1) %0, ptr %block.captured, align 8, !tbaa !11
  %block.captured3 = getelementptr inbounds nuw i8, ptr %block, i64 24
  store i32 %conv, ptr %block.captured3, align 8, !tbaa !3
  %1 = addrspacecast ptr %block to ptr addrspace(4)
  %2 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call1, i32 0, ptr nonnull %tmp, ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %1) #16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__nested_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %.block_descriptor) #8 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %conv = trunc i64 %call to i32
  %block.capture.addr = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 16
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8, !tbaa !11
  %block.capture.addr1 = getelementptr inbounds nuw i8, ptr addrspace(4) %.block_descriptor, i64 24
  %1 = load i32, ptr addrspace(4) %block.capture.addr1, align 8, !tbaa !3
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %idxprom
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %2, %conv
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__nested_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0) #8 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %conv.i = trunc i64 %call.i to i32
  %block.capture.addr.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr.i, align 8, !tbaa !11
  %block.capture.addr1.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %2 = load i32, ptr addrspace(4) %block.capture.addr1.i, align 8, !tbaa !3
  %idxprom.i = sext i32 %2 to i64
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %idxprom.i
  %3 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add nsw i32 %3, %conv.i
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__nested_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #7 {
entry:
  %tmp.i = alloca %struct.ndrange_t, align 8
  %block.i = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block.i)
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #15
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %tmp.i, i64 noundef 2) #15
  store i32 28, ptr %block.i, align 8
  %block.align.i = getelementptr inbounds nuw i8, ptr %block.i, i64 4
  store i32 8, ptr %block.align.i, align 4
  %block.invoke.i = getelementptr inbounds nuw i8, ptr %block.i, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke.i, align 8
  %block.captured.i = getelementptr inbounds nuw i8, ptr %block.i, i64 16
  %block.capture.addr2.i = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr2.i, align 8, !tbaa !11
  store ptr addrspace(1) %1, ptr %block.captured.i, align 8, !tbaa !11
  %block.captured3.i = getelementptr inbounds nuw i8, ptr %block.i, i64 24
  store i32 %conv.i, ptr %block.captured3.i, align 8, !tbaa !3
  %2 = addrspacecast ptr %block.i to ptr addrspace(4)
  %3 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call1.i, i32 0, ptr nonnull %tmp.i, ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %2) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %tmp.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %block.i)
  ret void
}

attributes #0 = { "objc_arc_inert" }
attributes #1 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { convergent mustprogress nofree nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { convergent nounwind }
attributes #16 = { nounwind }
attributes #17 = { convergent nounwind willreturn memory(none) }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{i32 1, i32 0, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"ulong", !"ulong", !"ulong"}
!17 = !{!"", !"", !"", !""}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !5, i64 0}
!20 = !{i32 0, i32 1, i32 1, i32 0}
!21 = !{!"queue_t", !"int*", !"long*", !"int"}
!22 = !{!23, !23, i64 0}
!23 = !{!"clk_event_t", !5, i64 0}
!24 = !{i64 0, i64 4, !3, i64 8, i64 24, !25, i64 32, i64 24, !25, i64 56, i64 24, !25}
!25 = !{!5, !5, i64 0}
!26 = !{!"int*", !"uint"}
!27 = !{!"uint*", !"int"}
!28 = !{i32 1}
!29 = !{!"none"}
!30 = !{!"int*"}
!31 = !{!""}
