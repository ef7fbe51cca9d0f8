; ModuleID = 'opencl/linked_lists.cl'
source_filename = "opencl/linked_lists.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.node = type { i32, i32 }
%struct.link = type { i32, ptr }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @walk_by_index(ptr addrspace(1) noundef align 4 %nodes, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %nodes.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %nodes, ptr %nodes.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %nodes.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_walk_by_index(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_walk_by_index(ptr addrspace(1) noundef align 4 %nodes, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %nodes.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %at = alloca i32, align 4
  %sum = alloca i32, align 4
  %hops = alloca i32, align 4
  store ptr addrspace(1) %nodes, ptr %nodes.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %at, align 4
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %hops, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %hops, align 4
  %cmp = icmp slt i32 %0, 20
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %1 = load i32, ptr %at, align 4
  %cmp2 = icmp ult i32 %1, 8
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %2 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %2, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %3 = load i32, ptr %sum, align 4
  %mul = mul i32 %3, 3
  %4 = load ptr addrspace(1), ptr %nodes.addr, align 8
  %5 = load i32, ptr %at, align 4
  %idxprom = zext i32 %5 to i64
  %arrayidx = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %4, i64 %idxprom
  %value = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %arrayidx, i32 0, i32 1
  %6 = load i32, ptr addrspace(1) %value, align 4
  %add = add i32 %mul, %6
  store i32 %add, ptr %sum, align 4
  %7 = load ptr addrspace(1), ptr %nodes.addr, align 8
  %8 = load i32, ptr %at, align 4
  %idxprom4 = zext i32 %8 to i64
  %arrayidx5 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %7, i64 %idxprom4
  %next = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %arrayidx5, i32 0, i32 0
  %9 = load i32, ptr addrspace(1) %next, align 4
  store i32 %9, ptr %at, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %hops, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %hops, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  %11 = load i32, ptr %sum, align 4
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %call6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %call6
  store i32 %11, ptr addrspace(1) %arrayidx7, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @walk_by_pointer(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_walk_by_pointer(ptr addrspace(1) noundef align 4 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_walk_by_pointer(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %links = alloca [4 x %struct.link], align 8
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %head = alloca ptr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %k, align 4
  %2 = load i32, ptr %i, align 4
  %add = add nsw i32 %1, %2
  %3 = load i32, ptr %k, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [4 x %struct.link], ptr %links, i64 0, i64 %idxprom
  %value = getelementptr inbounds nuw %struct.link, ptr %arrayidx, i32 0, i32 0
  store i32 %add, ptr %value, align 8
  %4 = load i32, ptr %k, align 4
  %cmp2 = icmp slt i32 %4, 3
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %5 = load i32, ptr %k, align 4
  %add4 = add nsw i32 %5, 1
  %idxprom5 = sext i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds [4 x %struct.link], ptr %links, i64 0, i64 %idxprom5
  br label %cond.end

cond.false:                                       ; preds = %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %arrayidx6, %cond.true ], [ addrspacecast (ptr addrspace(4) null to ptr), %cond.false ]
  %6 = load i32, ptr %k, align 4
  %idxprom7 = sext i32 %6 to i64
  %arrayidx8 = getelementptr inbounds [4 x %struct.link], ptr %links, i64 0, i64 %idxprom7
  %next = getelementptr inbounds nuw %struct.link, ptr %arrayidx8, i32 0, i32 1
  store ptr %cond, ptr %next, align 8
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %7 = load i32, ptr %k, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %8 = load i32, ptr %i, align 4
  %and = and i32 %8, 3
  %idxprom9 = sext i32 %and to i64
  %arrayidx10 = getelementptr inbounds [4 x %struct.link], ptr %links, i64 0, i64 %idxprom9
  store ptr %arrayidx10, ptr %head, align 8
  %9 = load ptr, ptr %head, align 8
  %call11 = call spir_func i32 @sum_list(ptr noundef %9) #5
  %10 = load ptr, ptr %head, align 8
  %next12 = getelementptr inbounds nuw %struct.link, ptr %10, i32 0, i32 1
  %11 = load ptr, ptr %next12, align 8
  %arrayidx13 = getelementptr inbounds [4 x %struct.link], ptr %links, i64 0, i64 1
  %cmp14 = icmp eq ptr %11, %arrayidx13
  %12 = zext i1 %cmp14 to i64
  %cond16 = select i1 %cmp14, i32 100000, i32 0
  %add17 = add nsw i32 %call11, %cond16
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %14 = load i32, ptr %i, align 4
  %idxprom18 = sext i32 %14 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %idxprom18
  store i32 %add17, ptr addrspace(1) %arrayidx19, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @sum_list(ptr noundef %head) #2 {
entry:
  %head.addr = alloca ptr, align 8
  %sum = alloca i32, align 4
  store ptr %head, ptr %head.addr, align 8
  store i32 0, ptr %sum, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %head.addr, align 8
  %tobool = icmp ne ptr %0, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i32, ptr %sum, align 4
  %mul = mul nsw i32 %1, 10
  %2 = load ptr, ptr %head.addr, align 8
  %value = getelementptr inbounds nuw %struct.link, ptr %2, i32 0, i32 0
  %3 = load i32, ptr %value, align 8
  %add = add nsw i32 %mul, %3
  store i32 %add, ptr %sum, align 4
  %4 = load ptr, ptr %head.addr, align 8
  %next = getelementptr inbounds nuw %struct.link, ptr %4, i32 0, i32 1
  %5 = load ptr, ptr %next, align 8
  store ptr %5, ptr %head.addr, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %6 = load i32, ptr %sum, align 4
  ret i32 %6
}

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"struct node*", !"uint*"}
!6 = !{!"const", !""}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"int*"}
!10 = !{!""}
