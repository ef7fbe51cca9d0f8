; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <3 x float> @bent(<3 x float> noundef %0, <3 x i32> noundef %1) #0 {
  %3 = alloca <3 x float>, align 16
  %4 = alloca <3 x i32>, align 16
  %5 = alloca <3 x float>, align 16
  %6 = shufflevector <3 x float> %0, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr %3, align 16
  %7 = shufflevector <3 x i32> %1, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr %4, align 16
  %8 = load <3 x float>, ptr %3, align 16
  %9 = shufflevector <3 x float> %8, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %10 = load <4 x i32>, ptr %4, align 16
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %12 = call spir_func <3 x float> @_Z14convert_float3Dv3_i(<3 x i32> noundef %11) #6
  %13 = load <4 x float>, ptr %3, align 16
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float undef>, ptr %5, align 16
  %15 = load <4 x float>, ptr %5, align 16
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %14, <3 x float> noundef %16) #6
  %18 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %9, <3 x float> %12, <3 x float> %17)
  ret <3 x float> %18
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z14convert_float3Dv3_i(<3 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vectors3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 64 %3) #3 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_vectors3(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 64 %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vectors3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 64 %3) #3 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <3 x float>, align 16
  %11 = alloca <3 x i32>, align 16
  %12 = alloca <16 x i32>, align 64
  %13 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %14, ptr %9, align 8
  %15 = load i64, ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  %18 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %15, ptr addrspace(4) noundef %17) #8
  %19 = shufflevector <3 x float> %18, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %19, ptr %10, align 16
  %20 = load <4 x float>, ptr %10, align 16
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %22 = fmul <3 x float> %21, splat (float 4.000000e+00)
  %23 = call spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef %22) #6
  %24 = shufflevector <3 x i32> %23, <3 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %24, ptr %11, align 16
  %25 = load <4 x float>, ptr %10, align 16
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = load <4 x i32>, ptr %11, align 16
  %28 = shufflevector <4 x i32> %27, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %29 = call spir_func <3 x float> @bent(<3 x float> noundef %26, <3 x i32> noundef %28) #9
  %30 = shufflevector <3 x float> %29, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %30, ptr %10, align 16
  %31 = load <4 x float>, ptr %10, align 16
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %33 = load i64, ptr %9, align 8
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %32, i64 noundef %33, ptr addrspace(4) noundef %35) #9
  %36 = load <4 x float>, ptr %10, align 16
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i64, ptr %9, align 8
  %40 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %38, i64 %39
  %41 = load <3 x float>, ptr addrspace(1) %40, align 16
  %42 = shufflevector <3 x float> %41, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %43 = fadd <3 x float> %37, %42
  %44 = load ptr addrspace(1), ptr %7, align 8
  %45 = load i64, ptr %9, align 8
  %46 = getelementptr inbounds nuw <3 x float>, ptr addrspace(1) %44, i64 %45
  %47 = shufflevector <3 x float> %43, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %47, ptr addrspace(1) %46, align 16
  %48 = load ptr addrspace(1), ptr %8, align 8
  %49 = load i64, ptr %9, align 8
  %50 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %48, i64 %49
  %51 = load <16 x i32>, ptr addrspace(1) %50, align 64
  store <16 x i32> %51, ptr %12, align 64
  %52 = load <16 x i32>, ptr %12, align 64
  %53 = load <16 x i32>, ptr %12, align 64
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %55 = add <16 x i32> %54, splat (i32 1)
  %56 = load <16 x i32>, ptr %12, align 64
  %57 = load <16 x i32>, ptr %12, align 64
  %58 = extractelement <16 x i32> %57, i64 3
  %59 = insertelement <16 x i32> poison, i32 %58, i64 0
  %60 = shufflevector <16 x i32> %59, <16 x i32> poison, <16 x i32> zeroinitializer
  %61 = icmp sgt <16 x i32> %56, %60
  %62 = sext <16 x i1> %61 to <16 x i32>
  %63 = call spir_func <16 x i32> @_Z6selectDv16_iS_S_(<16 x i32> noundef %52, <16 x i32> noundef %55, <16 x i32> noundef %62) #6
  %64 = load ptr addrspace(1), ptr %8, align 8
  %65 = load i64, ptr %9, align 8
  %66 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %64, i64 %65
  store <16 x i32> %63, ptr addrspace(1) %66, align 64
  %67 = load ptr addrspace(1), ptr %8, align 8
  %68 = load i64, ptr %9, align 8
  %69 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %67, i64 %68
  %70 = load <16 x i32>, ptr addrspace(1) %69, align 64
  %71 = shufflevector <16 x i32> %70, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %72 = call spir_func <8 x float> @_Z14convert_float8Dv8_i(<8 x i32> noundef %71) #6
  %73 = fmul <8 x float> %72, splat (float 5.000000e-01)
  store <8 x float> %73, ptr %13, align 32
  %74 = load <8 x float>, ptr %13, align 32
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %76 = load <8 x float>, ptr %13, align 32
  %77 = shufflevector <8 x float> %76, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %78 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %75, <4 x float> noundef %77) #6
  %79 = load <4 x float>, ptr %10, align 16
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %81 = call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %80) #6
  %82 = fadd float %78, %81
  %83 = load ptr addrspace(1), ptr %6, align 8
  %84 = load i64, ptr %9, align 8
  %85 = mul i64 3, %84
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %83, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4
  %88 = fadd float %87, %82
  store float %88, ptr addrspace(1) %86, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <16 x i32> @_Z6selectDv16_iS_S_(<16 x i32> noundef, <16 x i32> noundef, <16 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x float> @_Z14convert_float8Dv8_i(<8 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float3*", !"int16*"}
!7 = !{!"float*", !"float*", !"float __attribute__((ext_vector_type(3)))*", !"int __attribute__((ext_vector_type(16)))*"}
!8 = !{!"const", !"", !"", !""}
