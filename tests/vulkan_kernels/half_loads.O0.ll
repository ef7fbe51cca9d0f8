; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @half_loads(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load float, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_half_loads(ptr addrspace(1) noundef align 2 %9, ptr addrspace(1) noundef align 2 %10, ptr addrspace(1) noundef align 4 %11, float noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_half_loads(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca float, align 4
  %12 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %13, ptr %9, align 8
  %14 = load i64, ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %17 = call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %14, ptr addrspace(4) noundef %16) #6
  store <4 x float> %17, ptr %10, align 16
  %18 = load i64, ptr %9, align 8
  %19 = mul i64 4, %18
  %20 = add i64 %19, 1
  %21 = load ptr addrspace(1), ptr %5, align 8
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef %20, ptr addrspace(4) noundef %22) #6
  store float %23, ptr %11, align 4
  %24 = load <4 x float>, ptr %10, align 16
  %25 = load float, ptr %8, align 4
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = fmul <4 x float> %24, %27
  %29 = load i64, ptr %9, align 8
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = addrspacecast ptr addrspace(1) %30 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %28, i64 noundef %29, ptr addrspace(4) noundef %31) #7
  %32 = load float, ptr %11, align 4
  %33 = fadd float %32, 0x3FD5554760000000
  %34 = load i64, ptr %9, align 8
  %35 = mul i64 4, %34
  %36 = add i64 %35, 2
  %37 = load ptr addrspace(1), ptr %6, align 8
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %33, i64 noundef %36, ptr addrspace(4) noundef %38) #7
  %39 = load ptr addrspace(1), ptr %5, align 8
  %40 = addrspacecast ptr addrspace(1) %39 to ptr addrspace(4)
  %41 = call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %40) #6
  %42 = shufflevector <3 x float> %41, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %42, ptr %12, align 16
  %43 = load <4 x float>, ptr %10, align 16
  %44 = extractelement <4 x float> %43, i64 0
  %45 = load <4 x float>, ptr %10, align 16
  %46 = extractelement <4 x float> %45, i64 1
  %47 = fadd float %44, %46
  %48 = load <4 x float>, ptr %10, align 16
  %49 = extractelement <4 x float> %48, i64 2
  %50 = fadd float %47, %49
  %51 = load <4 x float>, ptr %10, align 16
  %52 = extractelement <4 x float> %51, i64 3
  %53 = fadd float %50, %52
  %54 = load <3 x float>, ptr %12, align 16
  %55 = extractelement <3 x float> %54, i64 2
  %56 = fadd float %53, %55
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = load i64, ptr %9, align 8
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %57, i64 %58
  store float %56, ptr addrspace(1) %59, align 4
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = load i64, ptr %9, align 8
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4
  %64 = load i64, ptr %9, align 8
  %65 = mul i64 4, %64
  %66 = add i64 %65, 3
  %67 = load ptr addrspace(1), ptr %6, align 8
  %68 = addrspacecast ptr addrspace(1) %67 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %63, i64 noundef %66, ptr addrspace(4) noundef %68) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"half*", !"half*", !"float*", !"float"}
!7 = !{!"const", !"", !"", !""}
