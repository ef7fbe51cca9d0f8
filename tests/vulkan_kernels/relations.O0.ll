; ModuleID = 'relations.cl'
source_filename = "relations.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @relations(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_relations(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_relations(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %13, ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %14, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %18, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16
  %22 = call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %17, <4 x float> noundef %21) #3
  store <4 x i32> %22, ptr %8, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %10, align 16
  %23 = load <4 x i32>, ptr %10, align 16
  store <4 x i32> <i32 10, i32 20, i32 30, i32 40>, ptr %11, align 16
  %24 = load <4 x i32>, ptr %11, align 16
  %25 = load <4 x i32>, ptr %8, align 16
  %26 = call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %23, <4 x i32> noundef %24, <4 x i32> noundef %25) #3
  store <4 x i32> %26, ptr %9, align 16
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = load i64, ptr %7, align 8
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16
  %31 = load ptr addrspace(1), ptr %5, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %31, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16
  %35 = call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %30, <4 x float> noundef %34, <4 x float> noundef splat (float -0.000000e+00)) #3
  store <4 x float> %35, ptr %12, align 16
  %36 = load <4 x i32>, ptr %8, align 16
  %37 = call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %36) #3
  %38 = load <4 x i32>, ptr %8, align 16
  %39 = call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %38) #3
  %40 = mul nsw i32 2, %39
  %41 = add nsw i32 %37, %40
  %42 = load ptr addrspace(1), ptr %6, align 8
  %43 = load i64, ptr %7, align 8
  %44 = mul i64 4, %43
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %44
  store i32 %41, ptr addrspace(1) %45, align 4
  %46 = load <4 x i32>, ptr %9, align 16
  %47 = extractelement <4 x i32> %46, i64 0
  %48 = load <4 x i32>, ptr %9, align 16
  %49 = extractelement <4 x i32> %48, i64 1
  %50 = add nsw i32 %47, %49
  %51 = load <4 x i32>, ptr %9, align 16
  %52 = extractelement <4 x i32> %51, i64 2
  %53 = add nsw i32 %50, %52
  %54 = load <4 x i32>, ptr %9, align 16
  %55 = extractelement <4 x i32> %54, i64 3
  %56 = add nsw i32 %53, %55
  %57 = load ptr addrspace(1), ptr %6, align 8
  %58 = load i64, ptr %7, align 8
  %59 = mul i64 4, %58
  %60 = add i64 %59, 1
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %60
  store i32 %56, ptr addrspace(1) %61, align 4
  %62 = load ptr addrspace(1), ptr %4, align 8
  %63 = load i64, ptr %7, align 8
  %64 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %62, i64 %63
  %65 = load <4 x float>, ptr addrspace(1) %64, align 16
  %66 = extractelement <4 x float> %65, i64 0
  %67 = call spir_func i32 @_Z5isnanf(float noundef %66) #3
  %68 = load ptr addrspace(1), ptr %4, align 8
  %69 = load i64, ptr %7, align 8
  %70 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %68, i64 %69
  %71 = load <4 x float>, ptr addrspace(1) %70, align 16
  %72 = extractelement <4 x float> %71, i64 1
  %73 = call spir_func i32 @_Z5isinff(float noundef %72) #3
  %74 = mul nsw i32 2, %73
  %75 = add nsw i32 %67, %74
  %76 = load ptr addrspace(1), ptr %4, align 8
  %77 = load i64, ptr %7, align 8
  %78 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %76, i64 %77
  %79 = load <4 x float>, ptr addrspace(1) %78, align 16
  %80 = extractelement <4 x float> %79, i64 2
  %81 = call spir_func i32 @_Z8isnormalf(float noundef %80) #3
  %82 = mul nsw i32 4, %81
  %83 = add nsw i32 %75, %82
  %84 = load ptr addrspace(1), ptr %5, align 8
  %85 = load i64, ptr %7, align 8
  %86 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %84, i64 %85
  %87 = load <4 x float>, ptr addrspace(1) %86, align 16
  %88 = extractelement <4 x float> %87, i64 0
  %89 = call spir_func i32 @_Z7signbitf(float noundef %88) #3
  %90 = mul nsw i32 8, %89
  %91 = add nsw i32 %83, %90
  %92 = load ptr addrspace(1), ptr %4, align 8
  %93 = load i64, ptr %7, align 8
  %94 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %92, i64 %93
  %95 = load <4 x float>, ptr addrspace(1) %94, align 16
  %96 = extractelement <4 x float> %95, i64 0
  %97 = load ptr addrspace(1), ptr %5, align 8
  %98 = load i64, ptr %7, align 8
  %99 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %97, i64 %98
  %100 = load <4 x float>, ptr addrspace(1) %99, align 16
  %101 = extractelement <4 x float> %100, i64 0
  %102 = call spir_func i32 @_Z9isorderedff(float noundef %96, float noundef %101) #3
  %103 = mul nsw i32 16, %102
  %104 = add nsw i32 %91, %103
  %105 = load ptr addrspace(1), ptr %6, align 8
  %106 = load i64, ptr %7, align 8
  %107 = mul i64 4, %106
  %108 = add i64 %107, 2
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %105, i64 %108
  store i32 %104, ptr addrspace(1) %109, align 4
  %110 = load <4 x float>, ptr %12, align 16
  %111 = extractelement <4 x float> %110, i64 3
  %112 = bitcast float %111 to i32
  %113 = load ptr addrspace(1), ptr %4, align 8
  %114 = load i64, ptr %7, align 8
  %115 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %113, i64 %114
  %116 = load <4 x float>, ptr addrspace(1) %115, align 16
  %117 = extractelement <4 x float> %116, i64 3
  %118 = bitcast float %117 to i32
  %119 = and i32 %112, %118
  %120 = load ptr addrspace(1), ptr %6, align 8
  %121 = load i64, ptr %7, align 8
  %122 = mul i64 4, %121
  %123 = add i64 %122, 3
  %124 = getelementptr inbounds nuw i32, ptr addrspace(1) %120, i64 %123
  store i32 %119, ptr addrspace(1) %124, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isinff(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8isnormalf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7signbitf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9isorderedff(float noundef, float noundef) #1

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
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"int*"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!8 = !{!"const", !"const", !""}
