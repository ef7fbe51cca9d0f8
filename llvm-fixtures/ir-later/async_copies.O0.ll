; ModuleID = 'opencl-later/async_copies.cl'
source_filename = "opencl-later/async_copies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @staged(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %tile.addr = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load ptr addrspace(3), ptr %tile.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_staged(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_staged(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %tile.addr = alloca ptr addrspace(3), align 8
  %copied = alloca target("spirv.Event"), align 8
  %i = alloca i64, align 8
  %events = alloca [2 x target("spirv.Event")], align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr, align 8
  %0 = load ptr addrspace(3), ptr %tile.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %mul = mul i64 %call, 16
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %mul
  %call1 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %0, ptr addrspace(1) noundef %add.ptr, i64 noundef 16, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %call1, ptr %copied, align 8
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %copied) #5
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %call2, ptr %i, align 8
  %2 = load ptr addrspace(3), ptr %tile.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %3
  %4 = load float, ptr addrspace(3) %arrayidx, align 4
  %mul3 = fmul float %4, 2.000000e+00
  %5 = load ptr addrspace(3), ptr %tile.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(3) %5, i64 %6
  store float %mul3, ptr addrspace(3) %arrayidx4, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %call5 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %mul6 = mul i64 %call5, 16
  %add.ptr7 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %mul6
  %8 = load ptr addrspace(3), ptr %tile.addr, align 8
  %call8 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %add.ptr7, ptr addrspace(3) noundef %8, i64 noundef 8, target("spirv.Event") zeroinitializer) #5
  %arrayidx9 = getelementptr inbounds [2 x target("spirv.Event")], ptr %events, i64 0, i64 0
  store target("spirv.Event") %call8, ptr %arrayidx9, align 8
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %call10 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %mul11 = mul i64 %call10, 16
  %add.ptr12 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %mul11
  %add.ptr13 = getelementptr inbounds float, ptr addrspace(1) %add.ptr12, i64 8
  %10 = load ptr addrspace(3), ptr %tile.addr, align 8
  %add.ptr14 = getelementptr inbounds float, ptr addrspace(3) %10, i64 8
  %arrayidx15 = getelementptr inbounds [2 x target("spirv.Event")], ptr %events, i64 0, i64 0
  %11 = load target("spirv.Event"), ptr %arrayidx15, align 8
  %call16 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr addrspace(1) noundef %add.ptr13, ptr addrspace(3) noundef %add.ptr14, i64 noundef 8, i64 noundef 1, target("spirv.Event") %11) #5
  %arrayidx17 = getelementptr inbounds [2 x target("spirv.Event")], ptr %events, i64 0, i64 1
  store target("spirv.Event") %call16, ptr %arrayidx17, align 8
  %arraydecay = getelementptr inbounds [2 x target("spirv.Event")], ptr %events, i64 0, i64 0
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 2, ptr noundef %arraydecay) #5
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) #1

; Function Attrs: convergent nounwind
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, target("spirv.Event")) #1

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
!3 = !{i32 1, i32 1, i32 3}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*"}
!6 = !{!"const", !"", !""}
