; ModuleID = 'exact_math.cl'
source_filename = "exact_math.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @exact_math(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_exact_math(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_exact_math(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  store float %12, ptr %6, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = mul i64 12, %14
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %15
  store ptr addrspace(1) %16, ptr %7, align 8
  %17 = load float, ptr %6, align 4
  %18 = call spir_func float @_Z5floorf(float noundef %17) #3
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = getelementptr inbounds float, ptr addrspace(1) %19, i64 0
  store float %18, ptr addrspace(1) %20, align 4
  %21 = load float, ptr %6, align 4
  %22 = call spir_func float @_Z4ceilf(float noundef %21) #3
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = getelementptr inbounds float, ptr addrspace(1) %23, i64 1
  store float %22, ptr addrspace(1) %24, align 4
  %25 = load float, ptr %6, align 4
  %26 = call spir_func float @_Z4rintf(float noundef %25) #3
  %27 = load ptr addrspace(1), ptr %7, align 8
  %28 = getelementptr inbounds float, ptr addrspace(1) %27, i64 2
  store float %26, ptr addrspace(1) %28, align 4
  %29 = load float, ptr %6, align 4
  %30 = call spir_func float @_Z5roundf(float noundef %29) #3
  %31 = load ptr addrspace(1), ptr %7, align 8
  %32 = getelementptr inbounds float, ptr addrspace(1) %31, i64 3
  store float %30, ptr addrspace(1) %32, align 4
  %33 = load float, ptr %6, align 4
  %34 = call spir_func float @_Z4fminff(float noundef %33, float noundef 2.500000e-01) #3
  %35 = load ptr addrspace(1), ptr %7, align 8
  %36 = getelementptr inbounds float, ptr addrspace(1) %35, i64 4
  store float %34, ptr addrspace(1) %36, align 4
  %37 = load float, ptr %6, align 4
  %38 = load float, ptr %6, align 4
  %39 = call spir_func float @_Z3fmafff(float noundef %37, float noundef %38, float noundef -1.000000e+00) #3
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = getelementptr inbounds float, ptr addrspace(1) %40, i64 5
  store float %39, ptr addrspace(1) %41, align 4
  %42 = load float, ptr %6, align 4
  %43 = call spir_func float @_Z8copysignff(float noundef 2.000000e+00, float noundef %42) #3
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = getelementptr inbounds float, ptr addrspace(1) %44, i64 6
  store float %43, ptr addrspace(1) %45, align 4
  %46 = load float, ptr %6, align 4
  %47 = call spir_func float @_Z5ldexpfi(float noundef %46, i32 noundef 3) #3
  %48 = load ptr addrspace(1), ptr %7, align 8
  %49 = getelementptr inbounds float, ptr addrspace(1) %48, i64 7
  store float %47, ptr addrspace(1) %49, align 4
  %50 = load float, ptr %6, align 4
  %51 = call spir_func float @_Z4fmodff(float noundef %50, float noundef 7.500000e-01) #3
  %52 = load ptr addrspace(1), ptr %7, align 8
  %53 = getelementptr inbounds float, ptr addrspace(1) %52, i64 8
  store float %51, ptr addrspace(1) %53, align 4
  %54 = load float, ptr %6, align 4
  %55 = call spir_func float @_Z4signf(float noundef %54) #3
  %56 = load ptr addrspace(1), ptr %7, align 8
  %57 = getelementptr inbounds float, ptr addrspace(1) %56, i64 9
  store float %55, ptr addrspace(1) %57, align 4
  %58 = load float, ptr %6, align 4
  %59 = call spir_func float @_Z9nextafterff(float noundef %58, float noundef 1.000000e+02) #3
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = getelementptr inbounds float, ptr addrspace(1) %60, i64 10
  store float %59, ptr addrspace(1) %61, align 4
  %62 = load float, ptr %6, align 4
  %63 = call spir_func i32 @_Z5ilogbf(float noundef %62) #3
  %64 = sitofp i32 %63 to float
  %65 = load float, ptr %6, align 4
  %66 = call spir_func float @_Z4logbf(float noundef %65) #3
  %67 = fadd float %64, %66
  %68 = load ptr addrspace(1), ptr %7, align 8
  %69 = getelementptr inbounds float, ptr addrspace(1) %68, i64 11
  store float %67, ptr addrspace(1) %69, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5floorf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4ceilf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4rintf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5roundf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fminff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8copysignff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5ldexpfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmodff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4signf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9nextafterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5ilogbf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4logbf(float noundef) #1

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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"float*", !"float*"}
!7 = !{!"const", !""}
