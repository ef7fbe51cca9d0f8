; ModuleID = 'geometry.cl'
source_filename = "geometry.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @geometry(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_geometry(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_geometry(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <3 x float>, align 16
  %9 = alloca <3 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %18 = shufflevector <3 x float> %17, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %18, ptr %8, align 16
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = shufflevector <3 x float> %23, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %24, ptr %9, align 16
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %7, align 8
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %25, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = load i64, ptr %7, align 8
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16
  %33 = call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %28, <4 x float> noundef %32) #3
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = load i64, ptr %7, align 8
  %36 = mul i64 2, %35
  %37 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %34, i64 %36
  store <4 x float> %33, ptr addrspace(1) %37, align 16
  %38 = load <4 x float>, ptr %8, align 16
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %40 = load <4 x float>, ptr %9, align 16
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %42 = call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %39, <3 x float> noundef %41) #3
  %43 = insertelement <4 x float> poison, float %42, i32 0
  %44 = load <4 x float>, ptr %8, align 16
  %45 = shufflevector <4 x float> %44, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %46 = call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %45) #3
  %47 = insertelement <4 x float> %43, float %46, i32 1
  %48 = load <4 x float>, ptr %8, align 16
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %50 = load <4 x float>, ptr %9, align 16
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %52 = call spir_func float @_Z8distanceDv3_fS_(<3 x float> noundef %49, <3 x float> noundef %51) #3
  %53 = insertelement <4 x float> %47, float %52, i32 2
  %54 = load <4 x float>, ptr %9, align 16
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %56 = call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef %55) #3
  store <3 x float> %56, ptr %11, align 16
  %57 = load <3 x float>, ptr %11, align 16
  %58 = extractelement <3 x float> %57, i64 0
  %59 = load <3 x float>, ptr %8, align 16
  %60 = extractelement <3 x float> %59, i64 0
  %61 = load <3 x float>, ptr %9, align 16
  %62 = extractelement <3 x float> %61, i64 0
  %63 = call spir_func float @_Z3mixfff(float noundef %60, float noundef %62, float noundef 2.500000e-01) #3
  %64 = fadd float %58, %63
  %65 = insertelement <4 x float> %53, float %64, i32 3
  store <4 x float> %65, ptr %10, align 16
  %66 = load <4 x float>, ptr %10, align 16
  %67 = load ptr addrspace(1), ptr %6, align 8
  %68 = load i64, ptr %7, align 8
  %69 = mul i64 2, %68
  %70 = add i64 %69, 1
  %71 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %67, i64 %70
  store <4 x float> %66, ptr addrspace(1) %71, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) #1

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
!6 = !{!"float4*", !"float4*", !"float4*"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!8 = !{!"const", !"const", !""}
