; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @planned(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_planned(ptr addrspace(1) noundef align 4 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_planned(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %5 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %6 = mul i64 %4, %5
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %3, align 4
  %10 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %11 = mul i64 %10, 100
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %13 = mul i64 %12, 10
  %14 = add i64 %11, %13
  %15 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %16 = add i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = load ptr addrspace(1), ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %20
  store i32 %17, ptr addrspace(1) %21, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @mixed_sizes(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed_sizes(ptr addrspace(1) noundef align 4 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_sizes(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %4 = mul i64 %3, 100
  %5 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %6 = mul i64 %5, 10
  %7 = add i64 %4, %6
  %8 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %9 = add i64 %7, %8
  %10 = trunc i64 %9 to i32
  %11 = load ptr addrspace(1), ptr %2, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  store i32 %10, ptr addrspace(1) %13, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"uint*"}
!7 = !{!""}
!8 = !{i32 4, i32 2, i32 1}
