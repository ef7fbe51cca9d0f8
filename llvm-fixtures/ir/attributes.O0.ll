; ModuleID = 'opencl/attributes.cl'
source_filename = "opencl/attributes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @required_size(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 !reqd_work_group_size !8 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_required_size(ptr addrspace(1) noundef align 4 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_required_size(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 !reqd_work_group_size !8 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %mul = mul i64 %call, 100
  %call1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %add = add i64 %mul, %call1
  %conv = trunc i64 %add to i32
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %call2 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %mul3 = mul i64 %call2, 8
  %call4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %add5 = add i64 %mul3, %call4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %add5
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @hinted_size(ptr addrspace(1) noundef align 16 %data) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 !kernel_arg_name !11 !vec_type_hint !12 !work_group_size_hint !13 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_hinted_size(ptr addrspace(1) noundef align 16 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_hinted_size(ptr addrspace(1) noundef align 16 %data) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !6 !kernel_arg_name !11 !vec_type_hint !12 !work_group_size_hint !13 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %call
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16
  %mul = fmul <4 x float> %1, splat (float 2.000000e+00)
  store <4 x float> %mul, ptr addrspace(1) %arrayidx, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @all_qualifiers(ptr addrspace(1) noalias noundef align 4 %a, ptr addrspace(2) noundef align 4 %b, ptr addrspace(3) noundef align 4 %scratch, ptr addrspace(1) noalias noundef align 4 %out) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !kernel_arg_name !18 !vec_type_hint !19 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(2), align 8
  %scratch.addr = alloca ptr addrspace(3), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(2) %b, ptr %b.addr, align 8
  store ptr addrspace(3) %scratch, ptr %scratch.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(2), ptr %b.addr, align 8
  %2 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_all_qualifiers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_all_qualifiers(ptr addrspace(1) noalias noundef align 4 %a, ptr addrspace(2) noundef align 4 %b, ptr addrspace(3) noundef align 4 %scratch, ptr addrspace(1) noalias noundef align 4 %out) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !kernel_arg_name !18 !vec_type_hint !19 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(2), align 8
  %scratch.addr = alloca ptr addrspace(3), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(2) %b, ptr %b.addr, align 8
  store ptr addrspace(3) %scratch, ptr %scratch.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load volatile i32, ptr addrspace(1) %arrayidx, align 4
  %3 = load ptr addrspace(2), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(2) %3, i64 %4
  %5 = load i32, ptr addrspace(2) %arrayidx1, align 4
  %add = add nsw i32 %2, %5
  %conv = sitofp i32 %add to float
  %6 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i64 %7
  store float %conv, ptr addrspace(3) %arrayidx2, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %8 = load ptr addrspace(3), ptr %scratch.addr, align 8
  %9 = load i64, ptr %i, align 8
  %sub = sub i64 7, %9
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i64 %sub
  %10 = load float, ptr addrspace(3) %arrayidx3, align 4
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %12
  store float %10, ptr addrspace(1) %arrayidx4, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"int*"}
!6 = !{!""}
!7 = !{!"out"}
!8 = !{i32 4, i32 2, i32 1}
!9 = !{!"float4*"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"data"}
!12 = !{<4 x float> poison, i32 0}
!13 = !{i32 16, i32 1, i32 1}
!14 = !{i32 1, i32 2, i32 3, i32 1}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"int*", !"float*", !"float*"}
!17 = !{!"restrict const volatile", !"const", !"", !"restrict"}
!18 = !{!"a", !"b", !"scratch", !"out"}
!19 = !{i32 poison, i32 0}
