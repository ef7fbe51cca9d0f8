; ModuleID = 'atomics.cl'
source_filename = "atomics.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %5, align 4
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 0
  %11 = load i32, ptr %5, align 4
  %12 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %10, i32 noundef %11) #5
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  %15 = load i32, ptr %5, align 4
  %16 = call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef %14, i32 noundef %15) #5
  %17 = load ptr addrspace(1), ptr %3, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 2
  %19 = load i32, ptr %5, align 4
  %20 = sub nsw i32 %19, 5
  %21 = call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %18, i32 noundef %20) #5
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 3
  %24 = load i32, ptr %5, align 4
  %25 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %23, i32 noundef %24) #5
  %26 = load ptr addrspace(1), ptr %3, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 4
  %28 = load i32, ptr %5, align 4
  %29 = and i32 %28, 31
  %30 = shl i32 1, %29
  %31 = xor i32 %30, -1
  %32 = call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef %27, i32 noundef %31) #5
  %33 = load ptr addrspace(1), ptr %3, align 8
  %34 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 5
  %35 = load i32, ptr %5, align 4
  %36 = and i32 %35, 31
  %37 = shl i32 1, %36
  %38 = call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %34, i32 noundef %37) #5
  %39 = load ptr addrspace(1), ptr %3, align 8
  %40 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 6
  %41 = load i32, ptr %5, align 4
  %42 = and i32 %41, 31
  %43 = shl i32 3, %42
  %44 = call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef %40, i32 noundef %43) #5
  %45 = load ptr addrspace(1), ptr %3, align 8
  %46 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 7
  %47 = call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef %46) #5
  %48 = load ptr addrspace(1), ptr %3, align 8
  %49 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 8
  %50 = load i32, ptr addrspace(1) %49, align 4
  store i32 %50, ptr %6, align 4
  br label %51

51:                                               ; preds = %61, %2
  %52 = load ptr addrspace(1), ptr %3, align 8
  %53 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 8
  %54 = load i32, ptr %6, align 4
  %55 = load i32, ptr %6, align 4
  %56 = load i32, ptr %5, align 4
  %57 = add nsw i32 %55, %56
  %58 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %53, i32 noundef %54, i32 noundef %57) #5
  %59 = load i32, ptr %6, align 4
  %60 = icmp ne i32 %58, %59
  br i1 %60, label %61, label %65

61:                                               ; preds = %51
  %62 = load ptr addrspace(1), ptr %3, align 8
  %63 = getelementptr inbounds i32, ptr addrspace(1) %62, i64 8
  %64 = load i32, ptr addrspace(1) %63, align 4
  store i32 %64, ptr %6, align 4
  br label %51

65:                                               ; preds = %51
  %66 = load ptr addrspace(1), ptr %4, align 8
  %67 = getelementptr inbounds i32, ptr addrspace(1) %66, i64 16
  %68 = load i32, ptr %5, align 4
  %69 = add nsw i32 100, %68
  %70 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef %67, i32 noundef %69) #5
  %71 = load ptr addrspace(1), ptr %4, align 8
  %72 = load i32, ptr %5, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 %73
  store i32 %70, ptr addrspace(1) %74, align 4
  %75 = load ptr addrspace(1), ptr %3, align 8
  %76 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 9
  %77 = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %76, float noundef 2.500000e+00) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) #2

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
!6 = !{!"int*", !"uint*"}
!7 = !{!"", !""}
