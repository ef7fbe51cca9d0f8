; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @strided(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, ptr addrspace(2) noundef align 4 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(2), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr addrspace(2) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr addrspace(2), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_strided(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, i32 noundef %13, i32 noundef %14, ptr addrspace(2) noundef align 4 %15) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_strided(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, ptr addrspace(2) noundef align 4 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(2), align 8
  %11 = alloca <2 x i32>, align 8
  %12 = alloca <2 x i32>, align 8
  %13 = alloca <4 x float>, align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca <2 x i32>, align 8
  %17 = alloca <2 x i32>, align 8
  %18 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr addrspace(2) %4, ptr %10, align 8
  %19 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %20 = trunc i64 %19 to i32
  %21 = insertelement <2 x i32> poison, i32 %20, i32 0
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %23 = trunc i64 %22 to i32
  %24 = insertelement <2 x i32> %21, i32 %23, i32 1
  store <2 x i32> %24, ptr %12, align 8
  %25 = load <2 x i32>, ptr %12, align 8
  store <2 x i32> %25, ptr %11, align 8
  %26 = load ptr addrspace(2), ptr %10, align 8
  %27 = getelementptr inbounds float, ptr addrspace(2) %26, i64 0
  %28 = load float, ptr addrspace(2) %27, align 4
  %29 = insertelement <4 x float> poison, float %28, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %30, ptr %13, align 16
  store i32 -1, ptr %14, align 4
  br label %31

31:                                               ; preds = %84, %5
  %32 = load i32, ptr %14, align 4
  %33 = icmp sle i32 %32, 1
  br i1 %33, label %34, label %87

34:                                               ; preds = %31
  store i32 -1, ptr %15, align 4
  br label %35

35:                                               ; preds = %80, %34
  %36 = load i32, ptr %15, align 4
  %37 = icmp sle i32 %36, 1
  br i1 %37, label %38, label %83

38:                                               ; preds = %35
  %39 = load <2 x i32>, ptr %11, align 8
  %40 = load i32, ptr %15, align 4
  %41 = insertelement <2 x i32> poison, i32 %40, i32 0
  %42 = load i32, ptr %14, align 4
  %43 = insertelement <2 x i32> %41, i32 %42, i32 1
  store <2 x i32> %43, ptr %17, align 8
  %44 = load <2 x i32>, ptr %17, align 8
  %45 = add <2 x i32> %39, %44
  %46 = load i32, ptr %8, align 4
  %47 = sub nsw i32 %46, 1
  %48 = insertelement <2 x i32> poison, i32 %47, i32 0
  %49 = load i32, ptr %9, align 4
  %50 = sub nsw i32 %49, 1
  %51 = insertelement <2 x i32> %48, i32 %50, i32 1
  store <2 x i32> %51, ptr %18, align 8
  %52 = load <2 x i32>, ptr %18, align 8
  %53 = call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef %45, <2 x i32> noundef zeroinitializer, <2 x i32> noundef %52) #5
  store <2 x i32> %53, ptr %16, align 8
  %54 = load ptr addrspace(1), ptr %6, align 8
  %55 = load <2 x i32>, ptr %16, align 8
  %56 = extractelement <2 x i32> %55, i64 1
  %57 = load i32, ptr %8, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load <2 x i32>, ptr %16, align 8
  %60 = extractelement <2 x i32> %59, i64 0
  %61 = add nsw i32 %58, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %54, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4
  %65 = call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef %64) #5
  %66 = load ptr addrspace(1), ptr %7, align 8
  %67 = load i32, ptr %14, align 4
  %68 = add nsw i32 %67, 1
  %69 = mul nsw i32 %68, 3
  %70 = load i32, ptr %15, align 4
  %71 = add nsw i32 %69, %70
  %72 = add nsw i32 %71, 1
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %66, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4
  %76 = insertelement <4 x float> poison, float %75, i64 0
  %77 = shufflevector <4 x float> %76, <4 x float> poison, <4 x i32> zeroinitializer
  %78 = load <4 x float>, ptr %13, align 16
  %79 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %65, <4 x float> %77, <4 x float> %78)
  store <4 x float> %79, ptr %13, align 16
  br label %80

80:                                               ; preds = %38
  %81 = load i32, ptr %15, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %15, align 4
  br label %35

83:                                               ; preds = %35
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %14, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %14, align 4
  br label %31

87:                                               ; preds = %31
  call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %88 = load <4 x float>, ptr %13, align 16
  %89 = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %88) #5
  %90 = load ptr addrspace(1), ptr %6, align 8
  %91 = load <2 x i32>, ptr %11, align 8
  %92 = extractelement <2 x i32> %91, i64 1
  %93 = load i32, ptr %8, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load <2 x i32>, ptr %11, align 8
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = add nsw i32 %94, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %90, i64 %98
  store <4 x i8> %89, ptr addrspace(1) %99, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{i32 1, i32 1, i32 0, i32 0, i32 2}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uchar4*", !"float*", !"int", !"int", !"float*"}
!7 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int", !"float*"}
!8 = !{!"", !"const", !"", !"", !"const"}
