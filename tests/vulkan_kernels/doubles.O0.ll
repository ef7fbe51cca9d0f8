; ModuleID = 'doubles.cl'
source_filename = "doubles.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @doubles(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, double noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load double, ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, double noundef %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, double noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca double, align 8
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %9, ptr %7, align 8
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds nuw double, ptr addrspace(1) %10, i64 %11
  %13 = load double, ptr addrspace(1) %12, align 8
  %14 = load double, ptr %6, align 8
  %15 = fmul double %13, %14
  store double %15, ptr %8, align 8
  %16 = load double, ptr %8, align 8
  %17 = call spir_func double @_Z4fabsd(double noundef %16) #3
  %18 = call spir_func double @_Z4sqrtd(double noundef %17) #3
  %19 = load double, ptr %8, align 8
  %20 = fdiv double %19, 8.000000e+00
  %21 = call spir_func double @_Z3expd(double noundef %20) #3
  %22 = fadd double %18, %21
  %23 = load double, ptr %8, align 8
  %24 = call spir_func double @_Z5truncd(double noundef %23) #3
  %25 = fsub double %22, %24
  %26 = load double, ptr %8, align 8
  %27 = fptrunc double %26 to float
  %28 = fpext float %27 to double
  %29 = fadd double %25, %28
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i64, ptr %7, align 8
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %30, i64 %31
  store double %29, ptr addrspace(1) %32, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4sqrtd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fabsd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3expd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5truncd(double noundef) #1

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
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"double*", !"double*", !"double"}
!7 = !{!"const", !"", !""}
