; ModuleID = 'opencl/work_items_2_0.cl'
source_filename = "opencl/work_items_2_0.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @linear_ids(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_linear_ids(ptr addrspace(1) noundef align 4 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_linear_ids(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z20get_global_linear_idv() #4
  store i64 %call, ptr %i, align 8
  %call1 = call spir_func i64 @_Z19get_local_linear_idv() #4
  %conv = trunc i64 %call1 to i32
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %mul
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4
  %call2 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #4
  %call3 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #4
  %mul4 = mul i64 10, %call3
  %add = add i64 %call2, %mul4
  %conv5 = trunc i64 %add to i32
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load i64, ptr %i, align 8
  %mul6 = mul i64 %3, 4
  %add7 = add i64 %mul6, 1
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %add7
  store i32 %conv5, ptr addrspace(1) %arrayidx8, align 4
  %call9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %mul10 = mul i64 %call9, 100
  %call11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %add12 = add i64 %mul10, %call11
  %conv13 = trunc i64 %add12 to i32
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %mul14 = mul i64 %5, 4
  %add15 = add i64 %mul14, 2
  %arrayidx16 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %add15
  store i32 %conv13, ptr addrspace(1) %arrayidx16, align 4
  %call17 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %call18 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %mul19 = mul i64 %call18, 10
  %add20 = add i64 %call17, %mul19
  %conv21 = trunc i64 %add20 to i32
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %mul22 = mul i64 %7, 4
  %add23 = add i64 %mul22, 3
  %arrayidx24 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %add23
  store i32 %conv21, ptr addrspace(1) %arrayidx24, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() #1

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"uint*"}
!6 = !{!""}
