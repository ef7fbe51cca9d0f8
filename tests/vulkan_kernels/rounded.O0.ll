; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @rounded(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_rounded(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 2 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 4 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_rounded(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca <2 x i32>, align 8
  %14 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %15, ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %6, align 8
  %17 = load i64, ptr %11, align 8
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  store i32 %19, ptr %12, align 4
  %20 = load i32, ptr %12, align 4
  %21 = call spir_func float @_Z17convert_float_rtzi(i32 noundef %20) #3
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = mul i64 8, %23
  %25 = add i64 %24, 0
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i64 %25
  store float %21, ptr addrspace(1) %26, align 4
  %27 = load i32, ptr %12, align 4
  %28 = call spir_func float @_Z17convert_float_rtpi(i32 noundef %27) #3
  %29 = load ptr addrspace(1), ptr %7, align 8
  %30 = load i64, ptr %11, align 8
  %31 = mul i64 8, %30
  %32 = add i64 %31, 1
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %29, i64 %32
  store float %28, ptr addrspace(1) %33, align 4
  %34 = load i32, ptr %12, align 4
  %35 = call spir_func float @_Z17convert_float_rtni(i32 noundef %34) #3
  %36 = load ptr addrspace(1), ptr %7, align 8
  %37 = load i64, ptr %11, align 8
  %38 = mul i64 8, %37
  %39 = add i64 %38, 2
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i64 %39
  store float %35, ptr addrspace(1) %40, align 4
  %41 = load i32, ptr %12, align 4
  %42 = call spir_func float @_Z17convert_float_rtei(i32 noundef %41) #3
  %43 = load ptr addrspace(1), ptr %7, align 8
  %44 = load i64, ptr %11, align 8
  %45 = mul i64 8, %44
  %46 = add i64 %45, 3
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %43, i64 %46
  store float %42, ptr addrspace(1) %47, align 4
  %48 = load ptr addrspace(1), ptr %9, align 8
  %49 = load i64, ptr %11, align 8
  %50 = getelementptr inbounds nuw i64, ptr addrspace(1) %48, i64 %49
  %51 = load i64, ptr addrspace(1) %50, align 8
  %52 = call spir_func float @_Z17convert_float_rtzl(i64 noundef %51) #3
  %53 = load ptr addrspace(1), ptr %7, align 8
  %54 = load i64, ptr %11, align 8
  %55 = mul i64 8, %54
  %56 = add i64 %55, 4
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %53, i64 %56
  store float %52, ptr addrspace(1) %57, align 4
  %58 = load ptr addrspace(1), ptr %10, align 8
  %59 = load i64, ptr %11, align 8
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4
  %62 = call spir_func float @_Z17convert_float_rtpj(i32 noundef %61) #3
  %63 = load ptr addrspace(1), ptr %7, align 8
  %64 = load i64, ptr %11, align 8
  %65 = mul i64 8, %64
  %66 = add i64 %65, 5
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %63, i64 %66
  store float %62, ptr addrspace(1) %67, align 4
  %68 = load ptr addrspace(1), ptr %9, align 8
  %69 = load i64, ptr %11, align 8
  %70 = getelementptr inbounds nuw i64, ptr addrspace(1) %68, i64 %69
  %71 = load i64, ptr addrspace(1) %70, align 8
  %72 = call spir_func i64 @_Z13convert_ulongl(i64 noundef %71) #3
  %73 = call spir_func float @_Z17convert_float_rtnm(i64 noundef %72) #3
  %74 = load ptr addrspace(1), ptr %7, align 8
  %75 = load i64, ptr %11, align 8
  %76 = mul i64 8, %75
  %77 = add i64 %76, 6
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i64 %77
  store float %73, ptr addrspace(1) %78, align 4
  %79 = load i32, ptr %12, align 4
  %80 = insertelement <2 x i32> poison, i32 %79, i32 0
  %81 = load i32, ptr %12, align 4
  %82 = sub nsw i32 0, %81
  %83 = insertelement <2 x i32> %80, i32 %82, i32 1
  store <2 x i32> %83, ptr %13, align 8
  %84 = load <2 x i32>, ptr %13, align 8
  %85 = call spir_func <2 x float> @_Z18convert_float2_rtzDv2_i(<2 x i32> noundef %84) #3
  store <2 x float> %85, ptr %14, align 8
  %86 = load <2 x float>, ptr %14, align 8
  %87 = extractelement <2 x float> %86, i64 1
  %88 = load ptr addrspace(1), ptr %7, align 8
  %89 = load i64, ptr %11, align 8
  %90 = mul i64 8, %89
  %91 = add i64 %90, 7
  %92 = getelementptr inbounds nuw float, ptr addrspace(1) %88, i64 %91
  store float %87, ptr addrspace(1) %92, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtni(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtei(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtnm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13convert_ulongl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <2 x float> @_Z18convert_float2_rtzDv2_i(<2 x i32> noundef) #1

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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"float*", !"half*", !"long*", !"uint*"}
!7 = !{!"const", !"", !"", !"const", !"const"}
