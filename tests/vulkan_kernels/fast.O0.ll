; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @fast(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_fast(ptr addrspace(1) noundef align 4 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_fast(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %15, ptr %3, align 8
  %16 = load ptr addrspace(1), ptr %2, align 8
  %17 = load i64, ptr %3, align 8
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4
  store float %19, ptr %4, align 4
  %20 = load float, ptr %4, align 4
  %21 = call spir_func float @_Z10native_expf(float noundef %20) #5
  %22 = load float, ptr %4, align 4
  %23 = fadd float %22, 2.000000e+00
  %24 = call spir_func float @_Z9half_sqrtf(float noundef %23) #5
  %25 = fadd float %21, %24
  %26 = load float, ptr %4, align 4
  %27 = load float, ptr %4, align 4
  %28 = call spir_func float @_Z3madfff(float noundef %26, float noundef %27, float noundef 1.000000e+00) #5
  %29 = fadd float %25, %28
  %30 = load float, ptr %4, align 4
  %31 = call spir_func float @_Z10native_sinf(float noundef %30) #5
  %32 = fadd float %29, %31
  %33 = load float, ptr %4, align 4
  %34 = call spir_func float @_Z5clampfff(float noundef %33, float noundef 0.000000e+00, float noundef 1.000000e+00) #5
  %35 = fadd float %32, %34
  %36 = load float, ptr %4, align 4
  %37 = call spir_func float @_Z10smoothstepfff(float noundef 0.000000e+00, float noundef 1.000000e+00, float noundef %36) #5
  %38 = fadd float %35, %37
  %39 = load float, ptr %4, align 4
  %40 = call spir_func float @_Z4stepff(float noundef 5.000000e-01, float noundef %39) #5
  %41 = fadd float %38, %40
  %42 = load float, ptr %4, align 4
  %43 = call spir_func float @_Z3mixfff(float noundef %42, float noundef 2.000000e+00, float noundef 2.500000e-01) #5
  %44 = fadd float %41, %43
  %45 = load float, ptr %4, align 4
  %46 = call spir_func float @_Z4signf(float noundef %45) #5
  %47 = fadd float %44, %46
  %48 = load float, ptr %4, align 4
  %49 = call spir_func float @_Z7degreesf(float noundef %48) #5
  %50 = fadd float %47, %49
  %51 = load float, ptr %4, align 4
  %52 = load ptr addrspace(1), ptr %2, align 8
  %53 = load i64, ptr %3, align 8
  %54 = add i64 %53, 8
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %52, i64 %54
  %56 = addrspacecast ptr addrspace(1) %55 to ptr addrspace(4)
  %57 = call spir_func float @_Z5fractfPU3AS4f(float noundef %51, ptr addrspace(4) noundef %56) #6
  %58 = fadd float %50, %57
  %59 = load float, ptr %4, align 4
  %60 = call spir_func float @_Z5ldexpfi(float noundef %59, i32 noundef 3) #5
  %61 = fadd float %58, %60
  %62 = load float, ptr %4, align 4
  %63 = call spir_func float @_Z9remainderff(float noundef %62, float noundef 0x3FD3333340000000) #5
  %64 = fadd float %61, %63
  %65 = load float, ptr %4, align 4
  %66 = call spir_func float @_Z9nextafterff(float noundef %65, float noundef 2.000000e+00) #5
  %67 = fadd float %64, %66
  %68 = load float, ptr %4, align 4
  %69 = call spir_func float @_Z6maxmagff(float noundef %68, float noundef 0x3FB99999A0000000) #5
  %70 = fadd float %67, %69
  %71 = load float, ptr %4, align 4
  %72 = call spir_func float @_Z4cbrtf(float noundef %71) #5
  %73 = fadd float %70, %72
  %74 = load float, ptr %4, align 4
  %75 = fadd float %74, 2.000000e+00
  %76 = call spir_func float @_Z6tgammaf(float noundef %75) #5
  %77 = fadd float %73, %76
  %78 = load float, ptr %4, align 4
  %79 = call spir_func float @_Z3erff(float noundef %78) #5
  %80 = fadd float %77, %79
  %81 = load ptr addrspace(1), ptr %2, align 8
  %82 = load i64, ptr %3, align 8
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %81, i64 %82
  store float %80, ptr addrspace(1) %83, align 4
  %84 = load float, ptr %4, align 4
  %85 = addrspacecast ptr %5 to ptr addrspace(4)
  %86 = call spir_func float @_Z5frexpfPU3AS4i(float noundef %84, ptr addrspace(4) noundef %85) #6
  store float %86, ptr %6, align 4
  %87 = load float, ptr %4, align 4
  %88 = fmul float %87, 3.000000e+00
  %89 = addrspacecast ptr %7 to ptr addrspace(4)
  %90 = call spir_func float @_Z4modffPU3AS4f(float noundef %88, ptr addrspace(4) noundef %89) #6
  store float %90, ptr %8, align 4
  %91 = load float, ptr %6, align 4
  %92 = load i32, ptr %5, align 4
  %93 = mul nsw i32 %92, 10
  %94 = sitofp i32 %93 to float
  %95 = fadd float %91, %94
  %96 = load float, ptr %7, align 4
  %97 = call float @llvm.fmuladd.f32(float %96, float 1.000000e+02, float %95)
  %98 = load float, ptr %8, align 4
  %99 = fadd float %97, %98
  %100 = load ptr addrspace(1), ptr %2, align 8
  %101 = load i64, ptr %3, align 8
  %102 = add i64 %101, 16
  %103 = getelementptr inbounds nuw float, ptr addrspace(1) %100, i64 %102
  store float %99, ptr addrspace(1) %103, align 4
  %104 = load float, ptr %4, align 4
  %105 = addrspacecast ptr %9 to ptr addrspace(4)
  %106 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %104, ptr addrspace(4) noundef %105) #6
  store float %106, ptr %10, align 4
  %107 = load float, ptr %4, align 4
  %108 = fmul float %107, 7.000000e+00
  %109 = addrspacecast ptr %11 to ptr addrspace(4)
  %110 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %108, float noundef 0x3FECCCCCC0000000, ptr addrspace(4) noundef %109) #6
  store float %110, ptr %12, align 4
  %111 = load float, ptr %10, align 4
  %112 = load float, ptr %9, align 4
  %113 = call float @llvm.fmuladd.f32(float %112, float 2.000000e+00, float %111)
  %114 = load float, ptr %12, align 4
  %115 = call float @llvm.fmuladd.f32(float %114, float 4.000000e+00, float %113)
  %116 = load i32, ptr %11, align 4
  %117 = sitofp i32 %116 to float
  %118 = fadd float %115, %117
  %119 = load ptr addrspace(1), ptr %2, align 8
  %120 = load i64, ptr %3, align 8
  %121 = add i64 %120, 24
  %122 = getelementptr inbounds nuw float, ptr addrspace(1) %119, i64 %121
  store float %118, ptr addrspace(1) %122, align 4
  %123 = load float, ptr %4, align 4
  %124 = fadd float %123, 1.500000e+00
  %125 = addrspacecast ptr %14 to ptr addrspace(4)
  %126 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %124, ptr addrspace(4) noundef %125) #6
  store float %126, ptr %13, align 4
  %127 = load float, ptr %13, align 4
  %128 = load i32, ptr %14, align 4
  %129 = sitofp i32 %128 to float
  %130 = load ptr addrspace(1), ptr %2, align 8
  %131 = load i64, ptr %3, align 8
  %132 = getelementptr inbounds nuw float, ptr addrspace(1) %130, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4
  %134 = call float @llvm.fmuladd.f32(float %127, float %129, float %133)
  store float %134, ptr addrspace(1) %132, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10native_expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9half_sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10native_sinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4stepff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4signf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z7degreesf(float noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5ldexpfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9remainderff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z9nextafterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6maxmagff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4cbrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6tgammaf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3erff(float noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z5frexpfPU3AS4i(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6remquoffPU3AS4i(float noundef, float noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z8lgamma_rfPU3AS4i(float noundef, ptr addrspace(4) noundef) #2

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
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"float*"}
!7 = !{!""}
