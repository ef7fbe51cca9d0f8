; ModuleID = 'two.cl'
source_filename = "two.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @scaled(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = call float @llvm.fmuladd.f32(float %5, float %6, float 1.000000e+00)
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @first(ptr addrspace(1) noundef align 4 %0, float noundef %1) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load float, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_first(ptr addrspace(1) noundef align 4 %5, float noundef %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_first(ptr addrspace(1) noundef align 4 %0, float noundef %1) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4
  %9 = load float, ptr %4, align 4
  %10 = call spir_func float @scaled(float noundef %8, float noundef %9) #7
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %12
  store float %10, ptr addrspace(1) %13, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @second(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_second(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_second(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %7, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = load ptr addrspace(3), ptr %6, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) %11, i64 %12
  store float %10, ptr addrspace(3) %13, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = load ptr addrspace(3), ptr %6, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) %14, i64 %19
  %21 = load float, ptr addrspace(3) %20, align 4
  %22 = call spir_func float @scaled(float noundef %21, float noundef 2.000000e+00) #7
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %24
  store float %22, ptr addrspace(1) %25, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 0}
!5 = !{!"none", !"none"}
!6 = !{!"float*", !"float"}
!7 = !{!"", !""}
!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"int*", !"float*"}
!11 = !{!"", !"const", !""}
