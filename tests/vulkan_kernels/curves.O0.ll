; ModuleID = 'curves.cl'
source_filename = "curves.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @curves(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_curves(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_curves(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %11, ptr %5, align 8
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4
  store float %15, ptr %6, align 4
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i64, ptr %5, align 8
  %18 = mul i64 10, %17
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %18
  store ptr addrspace(1) %19, ptr %10, align 8
  %20 = load float, ptr %6, align 4
  %21 = call spir_func float @_Z3sinf(float noundef %20) #5
  %22 = load ptr addrspace(1), ptr %10, align 8
  %23 = getelementptr inbounds float, ptr addrspace(1) %22, i64 0
  store float %21, ptr addrspace(1) %23, align 4
  %24 = load float, ptr %6, align 4
  %25 = call spir_func float @_Z3cosf(float noundef %24) #5
  %26 = load ptr addrspace(1), ptr %10, align 8
  %27 = getelementptr inbounds float, ptr addrspace(1) %26, i64 1
  store float %25, ptr addrspace(1) %27, align 4
  %28 = load float, ptr %6, align 4
  %29 = call spir_func float @_Z3expf(float noundef %28) #5
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = getelementptr inbounds float, ptr addrspace(1) %30, i64 2
  store float %29, ptr addrspace(1) %31, align 4
  %32 = load float, ptr %6, align 4
  %33 = call spir_func float @_Z4fabsf(float noundef %32) #5
  %34 = fadd float %33, 1.000000e+00
  %35 = call spir_func float @_Z3logf(float noundef %34) #5
  %36 = load ptr addrspace(1), ptr %10, align 8
  %37 = getelementptr inbounds float, ptr addrspace(1) %36, i64 3
  store float %35, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %6, align 4
  %39 = call spir_func float @_Z4fabsf(float noundef %38) #5
  %40 = call spir_func float @_Z3powff(float noundef %39, float noundef 1.500000e+00) #5
  %41 = load ptr addrspace(1), ptr %10, align 8
  %42 = getelementptr inbounds float, ptr addrspace(1) %41, i64 4
  store float %40, ptr addrspace(1) %42, align 4
  %43 = load float, ptr %6, align 4
  %44 = call spir_func float @_Z5atan2ff(float noundef %43, float noundef 2.000000e+00) #5
  %45 = load ptr addrspace(1), ptr %10, align 8
  %46 = getelementptr inbounds float, ptr addrspace(1) %45, i64 5
  store float %44, ptr addrspace(1) %46, align 4
  %47 = load float, ptr %6, align 4
  %48 = addrspacecast ptr %7 to ptr addrspace(4)
  %49 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %47, ptr addrspace(4) noundef %48) #6
  %50 = load float, ptr %7, align 4
  %51 = fadd float %49, %50
  %52 = load ptr addrspace(1), ptr %10, align 8
  %53 = getelementptr inbounds float, ptr addrspace(1) %52, i64 6
  store float %51, ptr addrspace(1) %53, align 4
  %54 = load float, ptr %6, align 4
  %55 = addrspacecast ptr %9 to ptr addrspace(4)
  %56 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %54, ptr addrspace(4) noundef %55) #6
  %57 = load i32, ptr %9, align 4
  %58 = sitofp i32 %57 to float
  %59 = fadd float %56, %58
  %60 = load ptr addrspace(1), ptr %10, align 8
  %61 = getelementptr inbounds float, ptr addrspace(1) %60, i64 7
  store float %59, ptr addrspace(1) %61, align 4
  %62 = load float, ptr %6, align 4
  %63 = addrspacecast ptr %8 to ptr addrspace(4)
  %64 = call spir_func float @_Z4modffPU3AS4f(float noundef %62, ptr addrspace(4) noundef %63) #6
  %65 = load float, ptr %8, align 4
  %66 = call float @llvm.fmuladd.f32(float 1.000000e+01, float %65, float %64)
  %67 = load ptr addrspace(1), ptr %10, align 8
  %68 = getelementptr inbounds float, ptr addrspace(1) %67, i64 8
  store float %66, ptr addrspace(1) %68, align 4
  %69 = load float, ptr %6, align 4
  %70 = call spir_func float @_Z4fabsf(float noundef %69) #5
  %71 = call spir_func float @_Z11native_sqrtf(float noundef %70) #5
  %72 = load float, ptr %6, align 4
  %73 = call spir_func float @_Z11native_exp2f(float noundef %72) #5
  %74 = fadd float %71, %73
  %75 = load ptr addrspace(1), ptr %10, align 8
  %76 = getelementptr inbounds float, ptr addrspace(1) %75, i64 9
  store float %74, ptr addrspace(1) %76, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3sinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3logf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3powff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5atan2ff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z11native_sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z11native_exp2f(float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
