; ModuleID = 'opencl/histogram.cl'
source_filename = "opencl/histogram.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@histogram_local.counts = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @histogram_global(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %bins) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %bins.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %bins.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_histogram_global(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_histogram_global(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %bins) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %bins.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr, align 8
  %0 = load ptr addrspace(1), ptr %bins.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %call
  %2 = load i8, ptr addrspace(1) %arrayidx, align 1
  %idxprom = zext i8 %2 to i64
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %idxprom
  %call2 = call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %arrayidx1) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @histogram_local(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %bins) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %bins.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %bins.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_histogram_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_histogram_local(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 4 %bins) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %bins.addr = alloca ptr addrspace(1), align 8
  %lane = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %lane, align 4
  %0 = load i32, ptr %lane, align 4
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @histogram_local.counts, i64 0, i64 %idxprom
  store i32 0, ptr addrspace(3) %arrayidx, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %call1
  %2 = load i8, ptr addrspace(1) %arrayidx2, align 1
  %conv3 = zext i8 %2 to i32
  %and = and i32 %conv3, 15
  %idxprom4 = sext i32 %and to i64
  %arrayidx5 = getelementptr inbounds [16 x i32], ptr addrspace(3) @histogram_local.counts, i64 0, i64 %idxprom4
  %call6 = call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef %arrayidx5, i32 noundef 1) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %3 = load i32, ptr %lane, align 4
  %idxprom7 = zext i32 %3 to i64
  %arrayidx8 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @histogram_local.counts, i64 0, i64 %idxprom7
  %4 = load i32, ptr addrspace(3) %arrayidx8, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load ptr addrspace(1), ptr %bins.addr, align 8
  %6 = load i32, ptr %lane, align 4
  %idxprom9 = zext i32 %6 to i64
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %idxprom9
  %7 = load i32, ptr %lane, align 4
  %idxprom11 = zext i32 %7 to i64
  %arrayidx12 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @histogram_local.counts, i64 0, i64 %idxprom11
  %8 = load i32, ptr addrspace(3) %arrayidx12, align 4
  %call13 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx10, i32 noundef %8) #5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @histogram_range(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %extremes) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %bins.addr = alloca ptr addrspace(1), align 8
  %extremes.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr, align 8
  store ptr addrspace(1) %extremes, ptr %extremes.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %bins.addr, align 8
  %2 = load ptr addrspace(1), ptr %extremes.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_histogram_range(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_histogram_range(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %extremes) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %bins.addr = alloca ptr addrspace(1), align 8
  %extremes.addr = alloca ptr addrspace(1), align 8
  %value = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr, align 8
  store ptr addrspace(1) %extremes, ptr %extremes.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %1, ptr %value, align 4
  %2 = load ptr addrspace(1), ptr %extremes.addr, align 8
  %arrayidx1 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 0
  %3 = load i32, ptr %value, align 4
  %shr = lshr i32 %3, 1
  %call2 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %arrayidx1, i32 noundef %shr) #5
  %4 = load ptr addrspace(1), ptr %extremes.addr, align 8
  %arrayidx3 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 1
  %5 = load i32, ptr %value, align 4
  %shr4 = lshr i32 %5, 1
  %call5 = call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %arrayidx3, i32 noundef %shr4) #5
  %6 = load ptr addrspace(1), ptr %bins.addr, align 8
  %7 = load i32, ptr %value, align 4
  %rem = urem i32 %7, 16
  %idxprom = zext i32 %rem to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %idxprom
  %8 = load i32, ptr %value, align 4
  %call7 = call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx6, i32 noundef %8) #5
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!5 = !{!"uchar*", !"uint*"}
!6 = !{!"const", !""}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"int*"}
!10 = !{!"const", !"", !"volatile"}
