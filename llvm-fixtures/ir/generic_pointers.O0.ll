; ModuleID = 'opencl/generic_pointers.cl'
source_filename = "opencl/generic_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@any_space.shared = internal addrspace(3) global [8 x i32] undef, align 4
@__const.any_space.mine = private unnamed_addr addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @any_space(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_any_space(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_any_space(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %mine = alloca [3 x i32], align 4
  %i = alloca i64, align 8
  %p = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %mine, ptr addrspace(2) align 4 @__const.any_space.mine, i64 12, i1 false)
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @any_space.shared, i64 0, i64 %0
  %arrayidx.ascast = addrspacecast ptr addrspace(3) %arrayidx to ptr addrspace(4)
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %2
  %3 = load i32, ptr addrspace(1) %arrayidx1, align 4
  %and = and i32 %3, 255
  call spir_func void @store_at(ptr addrspace(4) noundef %arrayidx.ascast, i32 noundef %and) #7
  call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #7
  %4 = load i64, ptr %i, align 8
  %rem = urem i64 %4, 3
  %cmp = icmp eq i64 %rem, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [3 x i32], ptr %mine, i64 0, i64 0
  %arraydecay.ascast = addrspacecast ptr %arraydecay to ptr addrspace(4)
  br label %cond.end8

cond.false:                                       ; preds = %entry
  %5 = load i64, ptr %i, align 8
  %rem2 = urem i64 %5, 3
  %cmp3 = icmp eq i64 %rem2, 1
  br i1 %cmp3, label %cond.true4, label %cond.false7

cond.true4:                                       ; preds = %cond.false
  %6 = load i64, ptr %i, align 8
  %and5 = and i64 %6, 4
  %arrayidx6 = getelementptr inbounds nuw [8 x i32], ptr addrspace(3) @any_space.shared, i64 0, i64 %and5
  %arrayidx6.ascast = addrspacecast ptr addrspace(3) %arrayidx6 to ptr addrspace(4)
  br label %cond.end

cond.false7:                                      ; preds = %cond.false
  %7 = load ptr addrspace(1), ptr %in.addr, align 8
  %8 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  br label %cond.end

cond.end:                                         ; preds = %cond.false7, %cond.true4
  %cond = phi ptr addrspace(4) [ %arrayidx6.ascast, %cond.true4 ], [ %8, %cond.false7 ]
  br label %cond.end8

cond.end8:                                        ; preds = %cond.end, %cond.true
  %cond9 = phi ptr addrspace(4) [ %arraydecay.ascast, %cond.true ], [ %cond, %cond.end ]
  store ptr addrspace(4) %cond9, ptr %p, align 8
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr addrspace(4)
  %11 = load ptr addrspace(4), ptr %p, align 8
  %call10 = call spir_func i32 @sum3(ptr addrspace(4) noundef %11) #7
  call spir_func void @store_at(ptr addrspace(4) noundef %add.ptr.ascast, i32 noundef %call10) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @conversions(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_conversions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_conversions(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %mine = alloca i32, align 4
  %i = alloca i64, align 8
  %p = alloca ptr addrspace(4), align 8
  %g = alloca ptr addrspace(1), align 8
  %q = alloca ptr, align 8
  %result = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 5, ptr %mine, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %and = and i64 %0, 1
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %2
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr addrspace(4)
  br label %cond.end

cond.false:                                       ; preds = %entry
  %mine.ascast = addrspacecast ptr %mine to ptr addrspace(4)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr addrspace(4) [ %add.ptr.ascast, %cond.true ], [ %mine.ascast, %cond.false ]
  store ptr addrspace(4) %cond, ptr %p, align 8
  %3 = load ptr addrspace(4), ptr %p, align 8
  %4 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %3)
  store ptr addrspace(1) %4, ptr %g, align 8
  %5 = load ptr addrspace(4), ptr %p, align 8
  %6 = call spir_func ptr @__to_private(ptr addrspace(4) %5)
  store ptr %6, ptr %q, align 8
  %7 = load ptr addrspace(4), ptr %p, align 8
  %8 = load i32, ptr addrspace(4) %7, align 4
  store i32 %8, ptr %result, align 4
  %9 = load ptr addrspace(1), ptr %g, align 8
  %tobool1 = icmp ne ptr addrspace(1) %9, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %10 = load ptr addrspace(1), ptr %g, align 8
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = load i32, ptr %result, align 4
  %add = add nsw i32 %12, %11
  store i32 %add, ptr %result, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end
  %13 = load ptr, ptr %q, align 8
  %tobool2 = icmp ne ptr %13, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %tobool2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %14 = load ptr, ptr %q, align 8
  %15 = load i32, ptr %14, align 4
  %mul = mul nsw i32 %15, 2
  %16 = load i32, ptr %result, align 4
  %sub = sub nsw i32 %16, %mul
  store i32 %sub, ptr %result, align 4
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  %17 = load i32, ptr %result, align 4
  %18 = load ptr addrspace(1), ptr %in.addr, align 8
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %call5 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef %19) #7
  %cmp = icmp eq i32 %call5, 2
  %conv = zext i1 %cmp to i32
  %add6 = add nsw i32 %17, %conv
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  %21 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  store i32 %add6, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @store_at(ptr addrspace(4) noundef %p, i32 noundef %value) #3 {
entry:
  %p.addr = alloca ptr addrspace(4), align 8
  %value.addr = alloca i32, align 4
  store ptr addrspace(4) %p, ptr %p.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = load ptr addrspace(4), ptr %p.addr, align 8
  store i32 %0, ptr addrspace(4) %1, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) #4

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @sum3(ptr addrspace(4) noundef %p) #3 {
entry:
  %p.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %p, ptr %p.addr, align 8
  %0 = load ptr addrspace(4), ptr %p.addr, align 8
  %arrayidx = getelementptr inbounds i32, ptr addrspace(4) %0, i64 0
  %1 = load i32, ptr addrspace(4) %arrayidx, align 4
  %2 = load ptr addrspace(4), ptr %p.addr, align 8
  %arrayidx1 = getelementptr inbounds i32, ptr addrspace(4) %2, i64 1
  %3 = load i32, ptr addrspace(4) %arrayidx1, align 4
  %mul = mul nsw i32 %3, 10
  %add = add nsw i32 %1, %mul
  %4 = load ptr addrspace(4), ptr %p.addr, align 8
  %arrayidx2 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 2
  %5 = load i32, ptr addrspace(4) %arrayidx2, align 4
  %mul3 = mul nsw i32 %5, 100
  %add4 = add nsw i32 %add, %mul3
  ret i32 %add4
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))

declare spir_func ptr @__to_private(ptr addrspace(4))

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) noundef) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"", !""}
