; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @narrowed(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_narrowed(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_narrowed(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %7, align 8
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i64, ptr %7, align 8
  %11 = getelementptr inbounds nuw double, ptr addrspace(1) %9, i64 %10
  %12 = load double, ptr addrspace(1) %11, align 8
  %13 = call spir_func float @_Z17convert_float_rtzd(double noundef %12) #3
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = load i64, ptr %7, align 8
  %16 = mul i64 4, %15
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %16
  store float %13, ptr addrspace(1) %17, align 4
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw double, ptr addrspace(1) %18, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8
  %22 = call spir_func float @_Z17convert_float_rtpd(double noundef %21) #3
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i64, ptr %7, align 8
  %25 = mul i64 4, %24
  %26 = add i64 %25, 1
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %26
  store float %22, ptr addrspace(1) %27, align 4
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i64, ptr %7, align 8
  %30 = getelementptr inbounds nuw double, ptr addrspace(1) %28, i64 %29
  %31 = load double, ptr addrspace(1) %30, align 8
  %32 = call spir_func float @_Z17convert_float_rtnd(double noundef %31) #3
  %33 = load ptr addrspace(1), ptr %5, align 8
  %34 = load i64, ptr %7, align 8
  %35 = mul i64 4, %34
  %36 = add i64 %35, 2
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %36
  store float %32, ptr addrspace(1) %37, align 4
  %38 = load ptr addrspace(1), ptr %4, align 8
  %39 = load i64, ptr %7, align 8
  %40 = getelementptr inbounds nuw double, ptr addrspace(1) %38, i64 %39
  %41 = load double, ptr addrspace(1) %40, align 8
  %42 = call spir_func float @_Z13convert_floatd(double noundef %41) #3
  %43 = load ptr addrspace(1), ptr %5, align 8
  %44 = load i64, ptr %7, align 8
  %45 = mul i64 4, %44
  %46 = add i64 %45, 3
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %43, i64 %46
  store float %42, ptr addrspace(1) %47, align 4
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %7, align 8
  %50 = getelementptr inbounds nuw double, ptr addrspace(1) %48, i64 %49
  %51 = load double, ptr addrspace(1) %50, align 8
  %52 = call spir_func i32 @_Z15convert_int_rted(double noundef %51) #3
  %53 = load ptr addrspace(1), ptr %6, align 8
  %54 = load i64, ptr %7, align 8
  %55 = mul i64 4, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %55
  store i32 %52, ptr addrspace(1) %56, align 4
  %57 = load ptr addrspace(1), ptr %4, align 8
  %58 = load i64, ptr %7, align 8
  %59 = getelementptr inbounds nuw double, ptr addrspace(1) %57, i64 %58
  %60 = load double, ptr addrspace(1) %59, align 8
  %61 = call spir_func i32 @_Z15convert_int_rtpd(double noundef %60) #3
  %62 = load ptr addrspace(1), ptr %6, align 8
  %63 = load i64, ptr %7, align 8
  %64 = mul i64 4, %63
  %65 = add i64 %64, 1
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %65
  store i32 %61, ptr addrspace(1) %66, align 4
  %67 = load ptr addrspace(1), ptr %4, align 8
  %68 = load i64, ptr %7, align 8
  %69 = getelementptr inbounds nuw double, ptr addrspace(1) %67, i64 %68
  %70 = load double, ptr addrspace(1) %69, align 8
  %71 = fmul double %70, 1.000000e+08
  %72 = call spir_func i32 @_Z19convert_int_sat_rtnd(double noundef %71) #3
  %73 = load ptr addrspace(1), ptr %6, align 8
  %74 = load i64, ptr %7, align 8
  %75 = mul i64 4, %74
  %76 = add i64 %75, 2
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %76
  store i32 %72, ptr addrspace(1) %77, align 4
  %78 = load ptr addrspace(1), ptr %4, align 8
  %79 = load i64, ptr %7, align 8
  %80 = getelementptr inbounds nuw double, ptr addrspace(1) %78, i64 %79
  %81 = load double, ptr addrspace(1) %80, align 8
  %82 = fptrunc double %81 to float
  %83 = call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %82) #3
  %84 = zext i8 %83 to i32
  %85 = load ptr addrspace(1), ptr %6, align 8
  %86 = load i64, ptr %7, align 8
  %87 = mul i64 4, %86
  %88 = add i64 %87, 3
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %85, i64 %88
  store i32 %84, ptr addrspace(1) %89, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtnd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z13convert_floatd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rted(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtpd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z19convert_int_sat_rtnd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef) #1

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
!6 = !{!"double*", !"float*", !"int*"}
!7 = !{!"const", !"", !""}
