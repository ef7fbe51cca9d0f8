; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @async(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_async(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_async(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca target("spirv.Event"), align 8
  %10 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %11 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %12 = mul i64 3, %11
  %13 = sub i64 %12, 1
  store i64 %13, ptr %7, align 8
  %14 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %15 = load i64, ptr %7, align 8
  %16 = mul i64 %14, %15
  store i64 %16, ptr %8, align 8
  %17 = load ptr addrspace(3), ptr %6, align 8
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %8, align 8
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %19
  %21 = load i64, ptr %7, align 8
  %22 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %17, ptr addrspace(1) noundef %20, i64 noundef %21, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %22, ptr %9, align 8
  %23 = addrspacecast ptr %9 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %23) #5
  %24 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %24, ptr %10, align 8
  br label %25

25:                                               ; preds = %35, %3
  %26 = load i64, ptr %10, align 8
  %27 = load i64, ptr %7, align 8
  %28 = icmp ult i64 %26, %27
  br i1 %28, label %29, label %39

29:                                               ; preds = %25
  %30 = load ptr addrspace(3), ptr %6, align 8
  %31 = load i64, ptr %10, align 8
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) %30, i64 %31
  %33 = load float, ptr addrspace(3) %32, align 4
  %34 = fmul float %33, 2.000000e+00
  store float %34, ptr addrspace(3) %32, align 4
  br label %35

35:                                               ; preds = %29
  %36 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %37 = load i64, ptr %10, align 8
  %38 = add i64 %37, %36
  store i64 %38, ptr %10, align 8
  br label %25

39:                                               ; preds = %25
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %40 = load ptr addrspace(1), ptr %5, align 8
  %41 = load i64, ptr %8, align 8
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %41
  %43 = load ptr addrspace(3), ptr %6, align 8
  %44 = load i64, ptr %7, align 8
  %45 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %42, ptr addrspace(3) noundef %43, i64 noundef %44, target("spirv.Event") zeroinitializer) #5
  store target("spirv.Event") %45, ptr %9, align 8
  %46 = addrspacecast ptr %9 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %46) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 3}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*"}
!7 = !{!"const", !"", !""}
