; ModuleID = 'opencl-later/sub_groups.cl'
source_filename = "opencl-later/sub_groups.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @lanes(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_lanes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_lanes(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %sum = alloca i32, align 4
  %before = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %call1 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %2) #5
  store i32 %call1, ptr %sum, align 4
  %3 = load ptr addrspace(1), ptr %in.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %5 = load i32, ptr addrspace(1) %arrayidx2, align 4
  %call3 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %5) #5
  store i32 %call3, ptr %before, align 4
  call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #5
  %call4 = call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %call5 = call spir_func i32 @_Z18get_sub_group_sizev() #5
  %mul = mul i32 %call5, 100
  %add = add i32 %call4, %mul
  %call6 = call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %add7 = add i32 %add, %call6
  %call8 = call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %add9 = add i32 %add7, %call8
  %call10 = call spir_func i32 @_Z16get_sub_group_idv() #5
  %add11 = add i32 %add9, %call10
  %6 = load ptr addrspace(1), ptr %in.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %8 = load i32, ptr addrspace(1) %arrayidx12, align 4
  %call13 = call spir_func i32 @_Z13sub_group_alli(i32 noundef %8) #5
  %add14 = add i32 %add11, %call13
  %9 = load i32, ptr %sum, align 4
  %call15 = call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %9, i32 noundef 0) #5
  %add16 = add i32 %add14, %call15
  %10 = load i32, ptr %before, align 4
  %add17 = add i32 %add16, %10
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  store i32 %add17, ptr addrspace(1) %arrayidx18, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_max_sub_group_sizev() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_alli(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) #2

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
!5 = !{!"uint*", !"int*"}
!6 = !{!"", !"const"}
