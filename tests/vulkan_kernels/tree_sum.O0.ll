; ModuleID = 'tree_sum.cl'
source_filename = "tree_sum.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@tree_sum.part = internal addrspace(3) global [16 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @tree_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_tree_sum(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_tree_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @tree_sum.part, i64 0, i64 %12
  store float %11, ptr addrspace(3) %13, align 4
  %14 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %15 = udiv i64 %14, 2
  store i64 %15, ptr %6, align 8
  br label %16

16:                                               ; preds = %34, %2
  %17 = load i64, ptr %6, align 8
  %18 = icmp ugt i64 %17, 0
  br i1 %18, label %19, label %37

19:                                               ; preds = %16
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %20 = load i64, ptr %5, align 8
  %21 = load i64, ptr %6, align 8
  %22 = icmp ult i64 %20, %21
  br i1 %22, label %23, label %33

23:                                               ; preds = %19
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %6, align 8
  %26 = add i64 %24, %25
  %27 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @tree_sum.part, i64 0, i64 %26
  %28 = load float, ptr addrspace(3) %27, align 4
  %29 = load i64, ptr %5, align 8
  %30 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @tree_sum.part, i64 0, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4
  %32 = fadd float %31, %28
  store float %32, ptr addrspace(3) %30, align 4
  br label %33

33:                                               ; preds = %23, %19
  br label %34

34:                                               ; preds = %33
  %35 = load i64, ptr %6, align 8
  %36 = udiv i64 %35, 2
  store i64 %36, ptr %6, align 8
  br label %16

37:                                               ; preds = %16
  %38 = load i64, ptr %5, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %37
  %41 = load float, ptr addrspace(3) @tree_sum.part, align 4
  %42 = load ptr addrspace(1), ptr %4, align 8
  %43 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %43
  store float %41, ptr addrspace(1) %44, align 4
  br label %45

45:                                               ; preds = %40, %37
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"float*", !"float*"}
!7 = !{!"const", !""}
