; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @double_math(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_double_math(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_double_math(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %7, ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  %10 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %9
  %11 = load double, ptr addrspace(1) %10, align 8
  store double %11, ptr %6, align 8
  %12 = load double, ptr %6, align 8
  %13 = call spir_func double @_Z4fabsd(double noundef %12) #3
  %14 = call spir_func double @_Z4sqrtd(double noundef %13) #3
  %15 = load double, ptr %6, align 8
  %16 = load double, ptr %6, align 8
  %17 = call spir_func double @_Z3fmaddd(double noundef %15, double noundef %16, double noundef 1.000000e+00) #3
  %18 = fadd double %14, %17
  %19 = load double, ptr %6, align 8
  %20 = call spir_func double @_Z5floord(double noundef %19) #3
  %21 = fadd double %18, %20
  %22 = load double, ptr %6, align 8
  %23 = call spir_func double @_Z4fmoddd(double noundef %22, double noundef 7.500000e-01) #3
  %24 = fadd double %21, %23
  %25 = load double, ptr %6, align 8
  %26 = call spir_func double @_Z3expd(double noundef %25) #3
  %27 = fadd double %24, %26
  %28 = load double, ptr %6, align 8
  %29 = call spir_func double @_Z3sind(double noundef %28) #3
  %30 = fadd double %27, %29
  %31 = load double, ptr %6, align 8
  %32 = call spir_func double @_Z4fabsd(double noundef %31) #3
  %33 = call spir_func double @_Z3powdd(double noundef %32, double noundef 1.500000e+00) #3
  %34 = fadd double %30, %33
  %35 = load double, ptr %6, align 8
  %36 = call spir_func double @_Z5hypotdd(double noundef %35, double noundef 2.000000e+00) #3
  %37 = fadd double %34, %36
  %38 = load ptr addrspace(1), ptr %3, align 8
  %39 = load i64, ptr %5, align 8
  %40 = getelementptr inbounds nuw double, ptr addrspace(1) %38, i64 %39
  store double %37, ptr addrspace(1) %40, align 8
  %41 = load double, ptr %6, align 8
  %42 = fmul double %41, 1.000000e+03
  %43 = call spir_func i64 @_Z16convert_long_rted(double noundef %42) #3
  %44 = load double, ptr %6, align 8
  %45 = fadd double %44, 3.000000e+00
  %46 = call spir_func i32 @_Z5ilogbd(double noundef %45) #3
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %43, %47
  %49 = load double, ptr %6, align 8
  %50 = call spir_func i32 @_Z5isnand(double noundef %49) #3
  %51 = sext i32 %50 to i64
  %52 = add nsw i64 %48, %51
  %53 = load double, ptr %6, align 8
  %54 = call spir_func i32 @_Z7signbitd(double noundef %53) #3
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %52, %55
  %57 = load double, ptr %6, align 8
  %58 = bitcast double %57 to i64
  %59 = srem i64 %58, 97
  %60 = add nsw i64 %56, %59
  %61 = load ptr addrspace(1), ptr %4, align 8
  %62 = load i64, ptr %5, align 8
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %61, i64 %62
  store i64 %60, ptr addrspace(1) %63, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4sqrtd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fabsd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5floord(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fmoddd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3expd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3sind(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3powdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5hypotdd(double noundef, double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z16convert_long_rted(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5ilogbd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnand(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7signbitd(double noundef) #1

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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"double*", !"long*"}
!7 = !{!"", !""}
