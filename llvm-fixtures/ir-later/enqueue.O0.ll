; ModuleID = 'opencl-later/enqueue.cl'
source_filename = "opencl-later/enqueue.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @parent(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_parent(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_parent(ptr addrspace(1) noundef align 4 %data, i32 noundef %n) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %queue = alloca target("spirv.Queue"), align 8
  %range = alloca %struct.ndrange_t, align 8
  %tmp = alloca %struct.ndrange_t, align 8
  %block = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, align 8
  %event = alloca target("spirv.DeviceEvent"), align 8
  %tmp2 = alloca %struct.ndrange_t, align 8
  %block3 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %block_sizes = alloca [1 x i64], align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %call = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #6
  store target("spirv.Queue") %call, ptr %queue, align 8
  %0 = load i32, ptr %n.addr, align 4
  %conv = sext i32 %0 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8 %range, i64 noundef %conv) #6
  %1 = load target("spirv.Queue"), ptr %queue, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp, ptr align 8 %range, i64 80, i1 false)
  %block.size = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 0
  store i32 28, ptr %block.size, align 8
  %block.align = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 1
  store i32 8, ptr %block.align, align 4
  %block.invoke = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke to ptr addrspace(4)), ptr %block.invoke, align 8
  %block.captured = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 3
  %2 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %2, ptr %block.captured, align 8
  %block.captured1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr %block, i32 0, i32 4
  %3 = load i32, ptr %n.addr, align 4
  store i32 %3, ptr %block.captured1, align 8
  %4 = addrspacecast ptr %block to ptr addrspace(4)
  %5 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %1, i32 1, ptr %tmp, ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %4)
  %6 = load target("spirv.Queue"), ptr %queue, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp2, ptr align 8 %range, i64 80, i1 false)
  %7 = addrspacecast ptr %event to ptr addrspace(4)
  %block.size4 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block3, i32 0, i32 0
  store i32 24, ptr %block.size4, align 8
  %block.align5 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block3, i32 0, i32 1
  store i32 8, ptr %block.align5, align 4
  %block.invoke6 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block3, i32 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_2 to ptr addrspace(4)), ptr %block.invoke6, align 8
  %block.captured7 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr %block3, i32 0, i32 3
  %8 = load ptr addrspace(1), ptr %data.addr, align 8
  store ptr addrspace(1) %8, ptr %block.captured7, align 8
  %9 = addrspacecast ptr %block3 to ptr addrspace(4)
  %10 = getelementptr [1 x i64], ptr %block_sizes, i32 0, i32 0
  %11 = load i32, ptr %n.addr, align 4
  %conv8 = sext i32 %11 to i64
  %mul = mul i64 %conv8, 4
  %conv9 = trunc i64 %mul to i32
  %12 = zext i32 %conv9 to i64
  store i64 %12, ptr %10, align 8
  %13 = call spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue") %6, i32 0, ptr %tmp2, i32 0, ptr addrspace(4) null, ptr addrspace(4) %7, ptr addrspace(4) addrspacecast (ptr @__parent_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %9, i32 1, ptr %10)
  %14 = load target("spirv.DeviceEvent"), ptr %event, align 8
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %14) #6
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Queue") @_Z17get_default_queuev() #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__parent_block_invoke(ptr addrspace(4) noundef %.block_descriptor) #3 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 4
  %0 = load i32, ptr addrspace(4) %block.capture.addr, align 8
  %block.capture.addr1 = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1), i32 }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %1 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr1, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %add = add nsw i32 %2, %0
  store i32 %add, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
define spir_kernel void @__parent_block_invoke_kernel(ptr addrspace(4) %0) #1 {
entry:
  call spir_func void @__parent_block_invoke(ptr addrspace(4) %0)
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))

; Function Attrs: convergent noinline nounwind optnone
define internal spir_func void @__parent_block_invoke_2(ptr addrspace(4) noundef %.block_descriptor, ptr addrspace(3) noundef %scratch) #3 {
entry:
  %.block_descriptor.addr = alloca ptr addrspace(4), align 8
  %scratch.addr = alloca ptr addrspace(3), align 8
  %block.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %.block_descriptor, ptr %.block_descriptor.addr, align 8
  store ptr addrspace(3) %scratch, ptr %scratch.addr, align 8
  store ptr addrspace(4) %.block_descriptor, ptr %block.addr, align 8
  %block.capture.addr = getelementptr inbounds nuw <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, ptr addrspace(4) %.block_descriptor, i32 0, i32 3
  %0 = load ptr addrspace(1), ptr addrspace(4) %block.capture.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %2 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %call1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %call1
  store i32 %1, ptr addrspace(3) %arrayidx2, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
define spir_kernel void @__parent_block_invoke_2_kernel(ptr addrspace(4) %0, ptr addrspace(3) %1) #1 {
entry:
  call spir_func void @__parent_block_invoke_2(ptr addrspace(4) %0, ptr addrspace(3) %1)
  ret void
}

declare spir_func i32 @__enqueue_kernel_events_varargs(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, ptr)

; Function Attrs: convergent nounwind
declare spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
