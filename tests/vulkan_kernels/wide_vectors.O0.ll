; ModuleID = 'wide_vectors.cl'
source_filename = "wide_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @wide_vectors(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 64 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 64 %3, <8 x float> noundef %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store <8 x float> %4, ptr %10, align 32
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load <8 x float>, ptr %10, align 32
  call spir_func void @__clang_ocl_kern_imp_wide_vectors(ptr addrspace(1) noundef align 32 %11, ptr addrspace(1) noundef align 64 %12, ptr addrspace(1) noundef align 32 %13, ptr addrspace(1) noundef align 64 %14, <8 x float> noundef %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_wide_vectors(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 64 %1, ptr addrspace(1) noundef align 32 %2, ptr addrspace(1) noundef align 64 %3, <8 x float> noundef %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca <8 x float>, align 32
  %11 = alloca i64, align 8
  %12 = alloca <8 x float>, align 32
  %13 = alloca <16 x i32>, align 64
  %14 = alloca <16 x i32>, align 64
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store <8 x float> %4, ptr %10, align 32
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %15, ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %11, align 8
  %18 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %16, i64 %17
  %19 = load <8 x float>, ptr addrspace(1) %18, align 32
  store <8 x float> %19, ptr %12, align 32
  %20 = load <8 x float>, ptr %12, align 32
  %21 = load <8 x float>, ptr %10, align 32
  %22 = load <8 x float>, ptr %12, align 32
  %23 = shufflevector <8 x float> %22, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %24 = call spir_func <8 x float> @_Z3fmaDv8_fS_S_(<8 x float> noundef %20, <8 x float> noundef %21, <8 x float> noundef %23) #3
  %25 = load <8 x float>, ptr %12, align 32
  %26 = call spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef %25) #3
  %27 = fadd <8 x float> %24, %26
  %28 = load ptr addrspace(1), ptr %8, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %28, i64 %29
  store <8 x float> %27, ptr addrspace(1) %30, align 32
  %31 = load ptr addrspace(1), ptr %7, align 8
  %32 = load i64, ptr %11, align 8
  %33 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %31, i64 %32
  %34 = load <16 x i32>, ptr addrspace(1) %33, align 64
  store <16 x i32> %34, ptr %13, align 64
  %35 = load <16 x i32>, ptr %13, align 64
  %36 = shl <16 x i32> %35, splat (i32 2)
  %37 = load <16 x i32>, ptr %13, align 64
  %38 = call spir_func <16 x i32> @_Z3maxDv16_iS_(<16 x i32> noundef %37, <16 x i32> noundef splat (i32 7)) #3
  %39 = sub <16 x i32> %36, %38
  %40 = load <16 x i32>, ptr %13, align 64
  %41 = shufflevector <16 x i32> %40, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %42 = shufflevector <8 x i32> %41, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %43 = shufflevector <16 x i32> %42, <16 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = load <16 x i32>, ptr %13, align 64
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %46 = shufflevector <8 x i32> %45, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <16 x i32> %43, <16 x i32> %46, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x i32> %47, ptr %14, align 64
  %48 = load <16 x i32>, ptr %14, align 64
  %49 = add <16 x i32> %39, %48
  %50 = load ptr addrspace(1), ptr %9, align 8
  %51 = load i64, ptr %11, align 8
  %52 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %50, i64 %51
  store <16 x i32> %49, ptr addrspace(1) %52, align 64
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x float> @_Z3fmaDv8_fS_S_(<8 x float> noundef, <8 x float> noundef, <8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x float> @_Z5floorDv8_f(<8 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <16 x i32> @_Z3maxDv16_iS_(<16 x i32> noundef, <16 x i32> noundef) #1

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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float8*", !"int16*", !"float8*", !"int16*", !"float8"}
!7 = !{!"float __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(8)))"}
!8 = !{!"const", !"const", !"", !"", !""}
