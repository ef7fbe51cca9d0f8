; ModuleID = 'opencl-later/spirv_target.cl'
source_filename = "opencl-later/spirv_target.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @scaled(ptr addrspace(1) noundef align 4 %data, float noundef %factor, ptr addrspace(3) noundef align 4 %scratch) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca float, align 4
  %scratch.addr = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store float %factor, ptr %factor.addr, align 4
  store ptr addrspace(3) %scratch, ptr %scratch.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load float, ptr %factor.addr, align 4
  %2 = load ptr addrspace(3), ptr %scratch.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_scaled(ptr addrspace(1) noundef align 4 %0, float noundef %1, ptr addrspace(3) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_func void @__clang_ocl_kern_imp_scaled(ptr addrspace(1) noundef align 4 %data, float noundef %factor, ptr addrspace(3) noundef align 4 %scratch) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca float, align 4
  %scratch.addr = alloca ptr addrspace(3), align 8
  %lane = alloca i64, align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  store float %factor, ptr %factor.addr, align 4
  store ptr addrspace(3) %scratch, ptr %scratch.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %call, ptr %lane, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %call1
  %1 = load float, ptr addrspace(1) %arrayidx, align 4
  %2 = load float, ptr %factor.addr, align 4
  %mul = fmul float %1, %2
  %3 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %4 = load i64, ptr %lane, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %4
  store float %mul, ptr addrspace(3) %arrayidx2, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %5 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %sub = sub i64 %call3, 1
  %6 = load i64, ptr %lane, align 8
  %sub4 = sub i64 %sub, %6
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(3) %5, i64 %sub4
  %7 = load float, ptr addrspace(3) %arrayidx5, align 4
  %8 = load ptr addrspace(1), ptr %data.addr, align 8
  %call6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %call6
  store float %7, ptr addrspace(1) %arrayidx7, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 3, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 0, i32 3}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float", !"float*"}
!6 = !{!"", !"", !""}
