; ModuleID = 'bodies.cl'
source_filename = "bodies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @bodies(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load float, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_bodies(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, i32 noundef %11, float noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_bodies(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <3 x float>, align 16
  %12 = alloca i32, align 4
  %13 = alloca <3 x float>, align 16
  %14 = alloca float, align 4
  %15 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %16, ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %17, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16
  store <4 x float> %20, ptr %10, align 16
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, ptr %11, align 16
  store i32 0, ptr %12, align 4
  br label %21

21:                                               ; preds = %73, %4
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %76

25:                                               ; preds = %21
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %12, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = load <4 x float>, ptr %10, align 16
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = fsub <3 x float> %31, %33
  %35 = shufflevector <3 x float> %34, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %35, ptr %13, align 16
  %36 = load <3 x float>, ptr %13, align 16
  %37 = extractelement <3 x float> %36, i64 0
  %38 = load <3 x float>, ptr %13, align 16
  %39 = extractelement <3 x float> %38, i64 0
  %40 = load <3 x float>, ptr %13, align 16
  %41 = extractelement <3 x float> %40, i64 1
  %42 = load <3 x float>, ptr %13, align 16
  %43 = extractelement <3 x float> %42, i64 1
  %44 = fmul float %41, %43
  %45 = call float @llvm.fmuladd.f32(float %37, float %39, float %44)
  %46 = load <3 x float>, ptr %13, align 16
  %47 = extractelement <3 x float> %46, i64 2
  %48 = load <3 x float>, ptr %13, align 16
  %49 = extractelement <3 x float> %48, i64 2
  %50 = call float @llvm.fmuladd.f32(float %47, float %49, float %45)
  %51 = fadd float %50, 0x3F847AE140000000
  %52 = call spir_func float @_Z5rsqrtf(float noundef %51) #4
  store float %52, ptr %14, align 4
  %53 = load <4 x float>, ptr %13, align 16
  %54 = shufflevector <4 x float> %53, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %55 = load ptr addrspace(1), ptr %5, align 8
  %56 = load i32, ptr %12, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %55, i64 %57
  %59 = load <4 x float>, ptr addrspace(1) %58, align 16
  %60 = extractelement <4 x float> %59, i64 3
  %61 = load float, ptr %14, align 4
  %62 = fmul float %60, %61
  %63 = load float, ptr %14, align 4
  %64 = fmul float %62, %63
  %65 = load float, ptr %14, align 4
  %66 = fmul float %64, %65
  %67 = insertelement <3 x float> poison, float %66, i64 0
  %68 = shufflevector <3 x float> %67, <3 x float> poison, <3 x i32> zeroinitializer
  %69 = load <4 x float>, ptr %11, align 16
  %70 = shufflevector <4 x float> %69, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %71 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %54, <3 x float> %68, <3 x float> %70)
  %72 = shufflevector <3 x float> %71, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %72, ptr %11, align 16
  br label %73

73:                                               ; preds = %25
  %74 = load i32, ptr %12, align 4
  %75 = add i32 %74, 1
  store i32 %75, ptr %12, align 4
  br label %21

76:                                               ; preds = %21
  %77 = load <4 x float>, ptr %10, align 16
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %79 = load <4 x float>, ptr %11, align 16
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %81 = load float, ptr %8, align 4
  %82 = insertelement <3 x float> poison, float %81, i64 0
  %83 = shufflevector <3 x float> %82, <3 x float> poison, <3 x i32> zeroinitializer
  %84 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %80, <3 x float> %83, <3 x float> %78)
  %85 = shufflevector <3 x float> %84, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %87 = load <4 x float>, ptr %10, align 16
  %88 = extractelement <4 x float> %87, i64 3
  %89 = insertelement <4 x float> %86, float %88, i32 3
  store <4 x float> %89, ptr %15, align 16
  %90 = load <4 x float>, ptr %15, align 16
  %91 = load ptr addrspace(1), ptr %6, align 8
  %92 = load i64, ptr %9, align 8
  %93 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %91, i64 %92
  store <4 x float> %90, ptr addrspace(1) %93, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5rsqrtf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"uint", !"float"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float"}
!8 = !{!"const", !"", !"", !""}
