; ModuleID = 'opencl-later/work_group_functions.cl'
source_filename = "opencl-later/work_group_functions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @collectives(ptr addrspace(1) noundef align 4 %data, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_collectives(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_collectives(ptr addrspace(1) noundef align 4 %data, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %sum = alloca i32, align 4
  %highest = alloca i32, align 4
  %before = alloca i32, align 4
  %least = alloca i32, align 4
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load i32, ptr %x, align 4
  %call1 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %3) #5
  store i32 %call1, ptr %sum, align 4
  %4 = load i32, ptr %x, align 4
  %call2 = call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %4) #5
  store i32 %call2, ptr %highest, align 4
  %5 = load i32, ptr %x, align 4
  %call3 = call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %5) #5
  store i32 %call3, ptr %before, align 4
  %6 = load i32, ptr %x, align 4
  %call4 = call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %6) #5
  store i32 %call4, ptr %least, align 4
  %7 = load i32, ptr %x, align 4
  %cmp = icmp sgt i32 %7, 0
  %conv = zext i1 %cmp to i32
  %call5 = call spir_func i32 @_Z14work_group_alli(i32 noundef %conv) #5
  %8 = load i32, ptr %x, align 4
  %cmp6 = icmp sgt i32 %8, 0
  %conv7 = zext i1 %cmp6 to i32
  %call8 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %conv7) #5
  %shl = shl i32 %call8, 1
  %or = or i32 %call5, %shl
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  store i32 %or, ptr addrspace(1) %arrayidx9, align 4
  %11 = load i32, ptr %sum, align 4
  %12 = load i32, ptr %highest, align 4
  %mul = mul nsw i32 %12, 2
  %add = add nsw i32 %11, %mul
  %13 = load i32, ptr %before, align 4
  %add10 = add nsw i32 %add, %13
  %14 = load i32, ptr %least, align 4
  %add11 = add nsw i32 %add10, %14
  %15 = load i32, ptr %x, align 4
  %call12 = call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %15, i64 noundef 0) #5
  %add13 = add nsw i32 %add11, %call12
  %16 = load ptr addrspace(1), ptr %data.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  store i32 %add13, ptr addrspace(1) %arrayidx14, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_alli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_anyi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"uint*"}
!6 = !{!"", !""}
