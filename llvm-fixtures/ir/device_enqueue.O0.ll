; ModuleID = 'opencl/device_enqueue.cl'
source_filename = "opencl/device_enqueue.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

@__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @twice_block_invoke to ptr addrspace(4)) }, align 8 #0
@twice = addrspace(2) constant ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)), align 8
@__block_literal_global.1 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_3 to ptr addrspace(4)) }, align 8 #0
@__const.ranges.group = private unnamed_addr addrspace(2) constant [2 x i64] [i64 8, i64 4], align 8
@__const.ranges.start = private unnamed_addr addrspace(2) constant [2 x i64] [i64 1, i64 2], align 8
@__const.ranges.group3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 4, i64 4, i64 4], align 8
@__const.ranges.start3 = private unnamed_addr addrspace(2) constant [3 x i64] [i64 0, i64 1, i64 2], align 8
@__block_literal_global.2 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_2 to ptr addrspace(4)) }, align 8 #0
@__block_literal_global.3 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2 to ptr addrspace(4)) }, align 8 #0
@__block_literal_global.4 = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__calls_block_invoke_2 to ptr addrspace(4)) }, align 8 #0

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @basic(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_basic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_basic(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %queue = alloca target("spirv.Queue"), align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp2 = alloca %struct.ndrange_t, align 8
  %block4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp9 = alloca %struct.ndrange_t, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %call = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #7
  store target("spirv.Queue") %call, ptr %queue, align 8
  %0 = load target("spirv.Queue"), ptr %queue, align 8
  %1 = load i32, ptr %n.addr, align 4
  %conv = sext i32 %1 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef %conv) #7
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 0
  store i32 28, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 3
  %2 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %2, ptr %block.captured, align 8
  %block.captured1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 4
  %3 = load i32, ptr %n.addr, align 4
  store i32 %3, ptr %block.captured1, align 8
  %4 = addrspacecast ptr %block to ptr addrspace(4)
  %5 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %0, i32 1, ptr %tmp, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %4)
  %6 = load target("spirv.Queue"), ptr %queue, align 8
  %7 = load i32, ptr %n.addr, align 4
  %conv3 = sext i32 %7 to i64
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp2, i64 noundef %conv3, i64 noundef 16) #7
  %block.size5 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block4, i32 0, i32 0
  store i32 24, ptr %block.size5, align 8
  %block.align6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block4, i32 0, i32 1
  store i32 8, ptr %block.align6, align 4
  %block.invoke7 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block4, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke7, align 8
  %block.captured8 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block4, i32 0, i32 3
  %8 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %8, ptr %block.captured8, align 8
  %9 = addrspacecast ptr %block4 to ptr addrspace(4)
  %10 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %6, i32 0, ptr %tmp2, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %9)
  %11 = load target("spirv.Queue"), ptr %queue, align 8
  %12 = load i32, ptr %n.addr, align 4
  %conv10 = sext i32 %12 to i64
  call spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp9, i64 noundef 1, i64 noundef %conv10, i64 noundef 16) #7
  %13 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %11, i32 0, ptr %tmp9, ptr addrspace(4) addrspacecast (ptr @__basic_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.1 to ptr addrspace(4)))
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @ranges(ptr addrspace(1) noundef align 4 %data, i64 noundef %width, i64 noundef %height, i64 noundef %depth) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %width.addr = alloca i64, align 8
  %height.addr = alloca i64, align 8
  %depth.addr = alloca i64, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i64 %width, ptr %width.addr, align 8
  store i64 %height, ptr %height.addr, align 8
  store i64 %depth, ptr %depth.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i64, ptr %width.addr, align 8
  %2 = load i64, ptr %height.addr, align 8
  %3 = load i64, ptr %depth.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_ranges(ptr addrspace(1) noundef align 4 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_ranges(ptr addrspace(1) noundef align 4 %data, i64 noundef %width, i64 noundef %height, i64 noundef %depth) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %width.addr = alloca i64, align 8
  %height.addr = alloca i64, align 8
  %depth.addr = alloca i64, align 8
  %size = alloca [2 x i64], align 8
  %group = alloca [2 x i64], align 8
  %start = alloca [2 x i64], align 8
  %size3 = alloca [3 x i64], align 8
  %group3 = alloca [3 x i64], align 8
  %start3 = alloca [3 x i64], align 8
  %fill = alloca ptr addrspace(4), align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %queue = alloca target("spirv.Queue"), align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %tmp3 = alloca %struct.ndrange_t, align 8
  %tmp6 = alloca %struct.ndrange_t, align 8
  %tmp10 = alloca %struct.ndrange_t, align 8
  %tmp12 = alloca %struct.ndrange_t, align 8
  %tmp15 = alloca %struct.ndrange_t, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i64 %width, ptr %width.addr, align 8
  store i64 %height, ptr %height.addr, align 8
  store i64 %depth, ptr %depth.addr, align 8
  %0 = load i64, ptr %width.addr, align 8
  store i64 %0, ptr %size, align 8
  %arrayinit.element = getelementptr inbounds i64, ptr %size, i64 1
  %1 = load i64, ptr %height.addr, align 8
  store i64 %1, ptr %arrayinit.element, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %group, ptr addrspace(2) align 8 @__const.ranges.group, i64 16, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %start, ptr addrspace(2) align 8 @__const.ranges.start, i64 16, i1 false)
  %2 = load i64, ptr %width.addr, align 8
  store i64 %2, ptr %size3, align 8
  %arrayinit.element1 = getelementptr inbounds i64, ptr %size3, i64 1
  %3 = load i64, ptr %height.addr, align 8
  store i64 %3, ptr %arrayinit.element1, align 8
  %arrayinit.element2 = getelementptr inbounds i64, ptr %size3, i64 2
  %4 = load i64, ptr %depth.addr, align 8
  store i64 %4, ptr %arrayinit.element2, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %group3, ptr addrspace(2) align 8 @__const.ranges.group3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %start3, ptr addrspace(2) align 8 @__const.ranges.start3, i64 24, i1 false)
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 0
  store i32 24, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 3
  %5 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %5, ptr %block.captured, align 8
  %block.ascast = addrspacecast ptr %block to ptr addrspace(4)
  store ptr addrspace(4) %block.ascast, ptr %fill, align 8
  %call = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #7
  store target("spirv.Queue") %call, ptr %queue, align 8
  %6 = load target("spirv.Queue"), ptr %queue, align 8
  %arraydecay = getelementptr inbounds [2 x i64], ptr %size, i64 0, i64 0
  call spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp, ptr noundef %arraydecay) #7
  %7 = load ptr addrspace(4), ptr %fill, align 8
  %8 = addrspacecast ptr %block to ptr addrspace(4)
  %9 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %6, i32 0, ptr %tmp, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %8)
  %10 = load target("spirv.Queue"), ptr %queue, align 8
  %arraydecay4 = getelementptr inbounds [2 x i64], ptr %size, i64 0, i64 0
  %arraydecay5 = getelementptr inbounds [2 x i64], ptr %group, i64 0, i64 0
  call spir_func void @_Z10ndrange_2DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp3, ptr noundef %arraydecay4, ptr noundef %arraydecay5) #7
  %11 = load ptr addrspace(4), ptr %fill, align 8
  %12 = addrspacecast ptr %block to ptr addrspace(4)
  %13 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %10, i32 1, ptr %tmp3, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %12)
  %14 = load target("spirv.Queue"), ptr %queue, align 8
  %arraydecay7 = getelementptr inbounds [2 x i64], ptr %start, i64 0, i64 0
  %arraydecay8 = getelementptr inbounds [2 x i64], ptr %size, i64 0, i64 0
  %arraydecay9 = getelementptr inbounds [2 x i64], ptr %group, i64 0, i64 0
  call spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp6, ptr noundef %arraydecay7, ptr noundef %arraydecay8, ptr noundef %arraydecay9) #7
  %15 = load ptr addrspace(4), ptr %fill, align 8
  %16 = addrspacecast ptr %block to ptr addrspace(4)
  %17 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %14, i32 2, ptr %tmp6, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %16)
  %18 = load target("spirv.Queue"), ptr %queue, align 8
  %arraydecay11 = getelementptr inbounds [3 x i64], ptr %size3, i64 0, i64 0
  call spir_func void @_Z10ndrange_3DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp10, ptr noundef %arraydecay11) #7
  %19 = load ptr addrspace(4), ptr %fill, align 8
  %20 = addrspacecast ptr %block to ptr addrspace(4)
  %21 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %18, i32 0, ptr %tmp10, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %20)
  %22 = load target("spirv.Queue"), ptr %queue, align 8
  %arraydecay13 = getelementptr inbounds [3 x i64], ptr %size3, i64 0, i64 0
  %arraydecay14 = getelementptr inbounds [3 x i64], ptr %group3, i64 0, i64 0
  call spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp12, ptr noundef %arraydecay13, ptr noundef %arraydecay14) #7
  %23 = load ptr addrspace(4), ptr %fill, align 8
  %24 = addrspacecast ptr %block to ptr addrspace(4)
  %25 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %22, i32 0, ptr %tmp12, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %24)
  %26 = load target("spirv.Queue"), ptr %queue, align 8
  %arraydecay16 = getelementptr inbounds [3 x i64], ptr %start3, i64 0, i64 0
  %arraydecay17 = getelementptr inbounds [3 x i64], ptr %size3, i64 0, i64 0
  %arraydecay18 = getelementptr inbounds [3 x i64], ptr %group3, i64 0, i64 0
  call spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp15, ptr noundef %arraydecay16, ptr noundef %arraydecay17, ptr noundef %arraydecay18) #7
  %27 = load ptr addrspace(4), ptr %fill, align 8
  %28 = addrspacecast ptr %block to ptr addrspace(4)
  %29 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %26, i32 0, ptr %tmp15, ptr addrspace(4) addrspacecast (ptr @__ranges_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %28)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @events(target("spirv.Queue") %queue, ptr addrspace(1) noundef align 4 %data, ptr addrspace(1) noundef align 8 %times, i32 noundef %n) #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %queue.addr = alloca target("spirv.Queue"), align 8
  %data.addr = alloca ptr addrspace(1), align 8
  %times.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store target("spirv.Queue") %queue, ptr %queue.addr, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(1) %times, ptr %times.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load target("spirv.Queue"), ptr %queue.addr, align 8
  %1 = load ptr addrspace(1), ptr %data.addr, align 8
  %2 = load ptr addrspace(1), ptr %times.addr, align 8
  %3 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_events(target("spirv.Queue") %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_events(target("spirv.Queue") %queue, ptr addrspace(1) noundef align 4 %data, ptr addrspace(1) noundef align 8 %times, i32 noundef %n) #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %queue.addr = alloca target("spirv.Queue"), align 8
  %data.addr = alloca ptr addrspace(1), align 8
  %times.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %user = alloca target("spirv.DeviceEvent"), align 8
  %done = alloca [2 x target("spirv.DeviceEvent")], align 8
  %range = alloca %struct.ndrange_t, align 8
  %status = alloca i32, align 4
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp2 = alloca %struct.ndrange_t, align 8
  %block3 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  store target("spirv.Queue") %queue, ptr %queue.addr, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(1) %times, ptr %times.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %call = call spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #7
  store target("spirv.DeviceEvent") %call, ptr %user, align 8
  %0 = load i32, ptr %n.addr, align 4
  %conv = sext i32 %0 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %range, i64 noundef %conv) #7
  %1 = load target("spirv.Queue"), ptr %queue.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp, ptr align 8 %range, i64 80, i1 false)
  %2 = addrspacecast ptr %user to ptr addrspace(4)
  %arrayidx = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %done, i64 0, i64 0
  %3 = addrspacecast ptr %arrayidx to ptr addrspace(4)
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 0
  store i32 28, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__events_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 3
  %4 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %4, ptr %block.captured, align 8
  %block.captured1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 4
  %5 = load i32, ptr %n.addr, align 4
  store i32 %5, ptr %block.captured1, align 8
  %6 = addrspacecast ptr %block to ptr addrspace(4)
  %7 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %1, i32 0, ptr %tmp, i32 1, ptr addrspace(4) %2, ptr addrspace(4) %3, ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %6)
  store i32 %7, ptr %status, align 4
  %8 = load target("spirv.Queue"), ptr %queue.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp2, ptr align 8 %range, i64 80, i1 false)
  %block.size4 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block3, i32 0, i32 0
  store i32 28, ptr %block.size4, align 8
  %block.align5 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block3, i32 0, i32 1
  store i32 8, ptr %block.align5, align 4
  %block.invoke6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block3, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke6, align 8
  %block.captured7 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block3, i32 0, i32 3
  %9 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %9, ptr %block.captured7, align 8
  %block.captured8 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block3, i32 0, i32 4
  %10 = load i32, ptr %n.addr, align 4
  store i32 %10, ptr %block.captured8, align 8
  %11 = addrspacecast ptr %block3 to ptr addrspace(4)
  %12 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %8, i32 0, ptr %tmp2, i32 0, ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @__events_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %11)
  %13 = load i32, ptr %status, align 4
  %or = or i32 %13, %12
  store i32 %or, ptr %status, align 4
  %14 = load target("spirv.Queue"), ptr %queue.addr, align 8
  %arrayidx9 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %done, i64 0, i64 0
  %arrayidx9.ascast = addrspacecast ptr %arrayidx9 to ptr addrspace(4)
  %arrayidx10 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %done, i64 0, i64 1
  %arrayidx10.ascast = addrspacecast ptr %arrayidx10 to ptr addrspace(4)
  %call11 = call spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue") %14, i32 noundef 1, ptr addrspace(4) noundef %arrayidx9.ascast, ptr addrspace(4) noundef %arrayidx10.ascast) #7
  %15 = load i32, ptr %status, align 4
  %or12 = or i32 %15, %call11
  store i32 %or12, ptr %status, align 4
  %arrayidx13 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %done, i64 0, i64 1
  %16 = load target("spirv.DeviceEvent"), ptr %arrayidx13, align 8
  %17 = load ptr addrspace(1), ptr %times.addr, align 8
  call spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent") %16, i32 noundef 1, ptr addrspace(1) noundef %17) #7
  %18 = load target("spirv.DeviceEvent"), ptr %user, align 8
  call spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent") %18, i32 noundef 0) #7
  %19 = load target("spirv.DeviceEvent"), ptr %user, align 8
  call spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent") %19) #7
  %20 = load target("spirv.DeviceEvent"), ptr %user, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %20) #7
  %arrayidx14 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %done, i64 0, i64 0
  %21 = load target("spirv.DeviceEvent"), ptr %arrayidx14, align 8
  %call15 = call spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent") %21) #7
  br i1 %call15, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx16 = getelementptr inbounds [2 x target("spirv.DeviceEvent")], ptr %done, i64 0, i64 0
  %22 = load target("spirv.DeviceEvent"), ptr %arrayidx16, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %22) #7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %23 = load i32, ptr %status, align 4
  %24 = load ptr addrspace(1), ptr %data.addr, align 8
  %arrayidx17 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 2
  store i32 %23, ptr addrspace(1) %arrayidx17, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @local_memory(ptr addrspace(1) noundef align 4 %data, i32 noundef %bytes) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %bytes.addr = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %bytes, ptr %bytes.addr, align 4
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i32, ptr %bytes.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_local_memory(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_local_memory(ptr addrspace(1) noundef align 4 %data, i32 noundef %bytes) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %bytes.addr = alloca i32, align 4
  %queue = alloca target("spirv.Queue"), align 8
  %event = alloca target("spirv.DeviceEvent"), align 8
  %sum = alloca ptr addrspace(4), align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %block_sizes = alloca [2 x i64], align 8
  %tmp1 = alloca %struct.ndrange_t, align 8
  %block_sizes2 = alloca [1 x i64], align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %bytes, ptr %bytes.addr, align 4
  %call = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #7
  store target("spirv.Queue") %call, ptr %queue, align 8
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 0
  store i32 24, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %0, ptr %block.captured, align 8
  %block.ascast = addrspacecast ptr %block to ptr addrspace(4)
  store ptr addrspace(4) %block.ascast, ptr %sum, align 8
  %1 = load target("spirv.Queue"), ptr %queue, align 8
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef 64, i64 noundef 64) #7
  %2 = load ptr addrspace(4), ptr %sum, align 8
  %3 = addrspacecast ptr %block to ptr addrspace(4)
  %4 = getelementptr [2 x i64], ptr %block_sizes, i32 0, i32 0
  %5 = load i32, ptr %bytes.addr, align 4
  %6 = zext i32 %5 to i64
  store i64 %6, ptr %4, align 8
  %7 = getelementptr [2 x i64], ptr %block_sizes, i32 0, i32 1
  %8 = load i32, ptr %bytes.addr, align 4
  %mul = mul i32 %8, 2
  %9 = zext i32 %mul to i64
  store i64 %9, ptr %7, align 8
  %10 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %1, i32 0, ptr %tmp, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %3, i32 2, ptr %4)
  %11 = load target("spirv.Queue"), ptr %queue, align 8
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp1, i64 noundef 64, i64 noundef 64) #7
  %12 = addrspacecast ptr %event to ptr addrspace(4)
  %13 = getelementptr [1 x i64], ptr %block_sizes2, i32 0, i32 0
  store i64 256, ptr %13, align 8
  %14 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %11, i32 0, ptr %tmp1, i32 0, ptr addrspace(4) null, ptr addrspace(4) %12, ptr addrspace(4) addrspacecast (ptr @__local_memory_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.2 to ptr addrspace(4)), i32 1, ptr %13)
  %15 = load target("spirv.DeviceEvent"), ptr %event, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @queries(ptr addrspace(1) noundef align 4 %out, i32 noundef %n) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_queries(ptr addrspace(1) noundef align 4 %out, i32 noundef %n) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %work = alloca ptr addrspace(4), align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %tmp4 = alloca %struct.ndrange_t, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 0
  store i32 28, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  store ptr addrspace(1) %0, ptr %block.captured, align 8
  %block.captured1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 4
  %1 = load i32, ptr %n.addr, align 4
  store i32 %1, ptr %block.captured1, align 8
  %block.ascast = addrspacecast ptr %block to ptr addrspace(4)
  store ptr addrspace(4) %block.ascast, ptr %work, align 8
  %2 = load ptr addrspace(4), ptr %work, align 8
  %3 = addrspacecast ptr %block to ptr addrspace(4)
  %4 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %3)
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %5, i64 0
  store i32 %4, ptr addrspace(1) %arrayidx, align 4
  %6 = load ptr addrspace(4), ptr %work, align 8
  %7 = addrspacecast ptr %block to ptr addrspace(4)
  %8 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %7)
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx2 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 1
  store i32 %8, ptr addrspace(1) %arrayidx2, align 4
  %10 = load i32, ptr %n.addr, align 4
  %conv = sext i32 %10 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef %conv) #7
  %11 = load ptr addrspace(4), ptr %work, align 8
  %12 = addrspacecast ptr %block to ptr addrspace(4)
  %13 = call spir_func i32 @__get_kernel_max_sub_group_size_for_ndrange_impl(ptr %tmp, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %12)
  %14 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx3 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 2
  store i32 %13, ptr addrspace(1) %arrayidx3, align 4
  %15 = load i32, ptr %n.addr, align 4
  %conv5 = sext i32 %15 to i64
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp4, i64 noundef %conv5, i64 noundef 8) #7
  %16 = load ptr addrspace(4), ptr %work, align 8
  %17 = addrspacecast ptr %block to ptr addrspace(4)
  %18 = call spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr %tmp4, ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %17)
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx6 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 3
  store i32 %18, ptr addrspace(1) %arrayidx6, align 4
  %20 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__queries_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global.3 to ptr addrspace(4)))
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %arrayidx7 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 4
  store i32 %20, ptr addrspace(1) %arrayidx7, align 4
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func i32 @twice_block_invoke(ptr addrspace(4) noundef %.block_descriptor, i32 noundef %x) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %x.addr = alloca i32, align 4
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store i32 %x, ptr %x.addr, align 4
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %0 = load i32, ptr %x.addr, align 4
  %mul = mul nsw i32 2, %0
  ret i32 %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @calls(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) #1 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %add = alloca ptr addrspace(4), align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), i32 }>, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %block, i32 0, i32 0
  store i32 20, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__calls_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr %block, i32 0, i32 3
  %0 = load i32, ptr %n.addr, align 4
  store i32 %0, ptr %block.captured, align 8
  %block.ascast = addrspacecast ptr %block to ptr addrspace(4)
  store ptr addrspace(4) %block.ascast, ptr %add, align 8
  %1 = load ptr addrspace(4), ptr %add, align 8
  %2 = load ptr addrspace(1), ptr %data.addr, align 8
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %2, i64 0
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4
  %call = call spir_func i32 @__calls_block_invoke(ptr addrspace(4) noundef %1, i32 noundef 1, i32 noundef %3) #7
  %4 = load ptr addrspace(1), ptr %data.addr, align 8
  %arrayidx1 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 0
  store i32 %call, ptr addrspace(1) %arrayidx1, align 4
  %5 = load ptr addrspace(1), ptr %data.addr, align 8
  %arrayidx2 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 1
  %6 = load i32, ptr addrspace(1) %arrayidx2, align 4
  %call3 = call spir_func i32 @twice_block_invoke(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)), i32 noundef %6) #7
  %7 = load ptr addrspace(1), ptr %data.addr, align 8
  %arrayidx4 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 1
  store i32 %call3, ptr addrspace(1) %arrayidx4, align 4
  %8 = load ptr addrspace(1), ptr %data.addr, align 8
  %arrayidx5 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 2
  %9 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %call6 = call spir_func i32 @__calls_block_invoke_2(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @__block_literal_global.4 to ptr addrspace(4)), i32 noundef %9) #7
  %10 = load ptr addrspace(1), ptr %data.addr, align 8
  %arrayidx7 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 2
  store i32 %call6, ptr addrspace(1) %arrayidx7, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @nested(ptr addrspace(1) noundef align 4 %data) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 %0) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 %data) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %queue = alloca target("spirv.Queue"), align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %call = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #7
  store target("spirv.Queue") %call, ptr %queue, align 8
  %0 = load target("spirv.Queue"), ptr %queue, align 8
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef 4) #7
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 0
  store i32 24, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block, i32 0, i32 3
  %1 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %1, ptr %block.captured, align 8
  %2 = addrspacecast ptr %block to ptr addrspace(4)
  %3 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %0, i32 0, ptr %tmp, ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %2)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__basic_block_invoke(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 4
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8
  %block.capture.addr1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %add = add nsw i32 %2, %0
  store i32 %add, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
define spir_kernel void @__basic_block_invoke_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__basic_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__basic_block_invoke_2(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  store i32 1, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__basic_block_invoke_2_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__basic_block_invoke_2(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dmmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef, i64 noundef) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__basic_block_invoke_3(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  call spir_func void @_Z7barrierj(i32 noundef 2) #7
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
define spir_kernel void @__basic_block_invoke_3_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__basic_block_invoke_3(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__ranges_block_invoke(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %conv = trunc i64 %call to i32
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %call2 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %add = add i64 %call1, %call2
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %add
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef) #3

; Function Attrs: convergent nounwind
define spir_kernel void @__ranges_block_invoke_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__ranges_block_invoke(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_2DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_3DPKmS0_S0_(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func target("spirv.DeviceEvent") @_Z17create_user_eventv() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__events_block_invoke(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 4
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8
  %block.capture.addr1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %1, i64 0
  store i32 %0, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__events_block_invoke_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__events_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__events_block_invoke_2(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 4
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8
  %block.capture.addr1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %1, i64 1
  store i32 %0, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__events_block_invoke_2_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__events_block_invoke_2(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_(target("spirv.Queue"), i32 noundef, ptr addrspace(4) noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v(target("spirv.DeviceEvent"), i32 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z21set_user_event_status12ocl_clkeventi(target("spirv.DeviceEvent"), i32 noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12retain_event12ocl_clkevent(target("spirv.DeviceEvent")) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) #3

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z14is_valid_event12ocl_clkevent(target("spirv.DeviceEvent")) #3

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__local_memory_block_invoke(ptr addrspace(4) noundef %.block_descriptor, ptr addrspace(3) noundef %a, ptr addrspace(3) noundef %b) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %a.addr = alloca ptr addrspace(3), align 8
  %b.addr = alloca ptr addrspace(3), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(3) %a, ptr %a.addr, align 8
  store ptr addrspace(3) %b, ptr %b.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %2 = load ptr addrspace(3), ptr %a.addr, align 8
  %call1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %call1
  store i32 %1, ptr addrspace(3) %arrayidx2, align 4
  %3 = load ptr addrspace(3), ptr %b.addr, align 8
  %call3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %arrayidx4 = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 %call3
  store i8 1, ptr addrspace(3) %arrayidx4, align 1
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
define spir_kernel void @__local_memory_block_invoke_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2) #3 {
entry:
  call spir_func void @__local_memory_block_invoke(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2)
  ret void
}

declare spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr)

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__local_memory_block_invoke_2(ptr addrspace(4) noundef %.block_descriptor, ptr addrspace(3) noundef %a) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %a.addr = alloca ptr addrspace(3), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(3) %a, ptr %a.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %0 = load ptr addrspace(3), ptr %a.addr, align 8
  %arrayidx = getelementptr inbounds i32, ptr addrspace(3) %0, i64 0
  store i32 1, ptr addrspace(3) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__local_memory_block_invoke_2_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #3 {
entry:
  call spir_func void @__local_memory_block_invoke_2(ptr addrspace(4) %0, ptr addrspace(3) %1)
  ret void
}

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr)

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__queries_block_invoke(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 4
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8
  %block.capture.addr1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call
  store i32 %0, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__queries_block_invoke_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__queries_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))

declare spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4), ptr addrspace(4))

declare spir_func i32 @__get_kernel_max_sub_group_size_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4))

declare spir_func i32 @__get_kernel_sub_group_count_for_ndrange_impl(ptr, ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__queries_block_invoke_2(ptr addrspace(4) noundef %.block_descriptor, ptr addrspace(3) noundef %a) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %a.addr = alloca ptr addrspace(3), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(3) %a, ptr %a.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %0 = load ptr addrspace(3), ptr %a.addr, align 8
  %arrayidx = getelementptr inbounds i32, ptr addrspace(3) %0, i64 0
  store i32 1, ptr addrspace(3) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__queries_block_invoke_2_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #3 {
entry:
  call spir_func void @__queries_block_invoke_2(ptr addrspace(4) %0, ptr addrspace(3) %1)
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func i32 @__calls_block_invoke(ptr addrspace(4) noundef %.block_descriptor, i32 noundef %a, i32 noundef %b) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %add = add nsw i32 %0, %1
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %2 = load i32, ptr addrspace(4) %block.capture.addr, align 8
  %add1 = add nsw i32 %add, %2
  ret i32 %add1
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func i32 @__calls_block_invoke_2(ptr addrspace(4) noundef %.block_descriptor, i32 noundef %x) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %x.addr = alloca i32, align 4
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store i32 %x, ptr %x.addr, align 4
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %x.addr, align 4
  %mul = mul nsw i32 %0, %1
  ret i32 %mul
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__nested_block_invoke(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  %index = alloca i32, align 4
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %index, align 4
  %call1 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #7
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %tmp, i64 noundef 2) #7
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 0
  store i32 28, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 3
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %block.capture.addr2 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr2, align 8
  store ptr addrspace(1) %0, ptr %block.captured, align 8
  %block.captured3 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 4
  %1 = load i32, ptr %index, align 4
  store i32 %1, ptr %block.captured3, align 8
  %2 = addrspacecast ptr %block to ptr addrspace(4)
  %3 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %call1, i32 0, ptr %tmp, ptr addrspace(4) addrspacecast (ptr @__nested_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %2)
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__nested_block_invoke_2(ptr addrspace(4) noundef %.block_descriptor) #2 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %conv = trunc i64 %call to i32
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8
  %block.capture.addr1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 4
  %1 = load i32, ptr addrspace(4) %block.capture.addr1, align 8
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %idxprom
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %add = add nsw i32 %2, %conv
  store i32 %add, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__nested_block_invoke_2_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__nested_block_invoke_2(ptr addrspace(4) %0)
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @__nested_block_invoke_kernel(ptr addrspace(4) %0) #3 {
entry:
  call spir_func void @__nested_block_invoke(ptr addrspace(4) %0)
  ret void
}

attributes #0 = { "objc_arc_inert" }
attributes #1 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 0}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int"}
!6 = !{!"", !""}
!7 = !{i32 1, i32 0, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"ulong", !"ulong", !"ulong"}
!10 = !{!"", !"", !"", !""}
!11 = !{i32 0, i32 1, i32 1, i32 0}
!12 = !{!"queue_t", !"int*", !"long*", !"int"}
!13 = !{!"int*", !"uint"}
!14 = !{!"uint*", !"int"}
!15 = !{i32 1}
!16 = !{!"none"}
!17 = !{!"int*"}
!18 = !{!""}
