; ModuleID = 'long_integers.cl'
source_filename = "long_integers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @long_integers(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_long_integers(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_long_integers(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = mul i64 2, %10
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %9, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8
  store i64 %13, ptr %6, align 8
  %14 = load ptr addrspace(1), ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = mul i64 2, %15
  %17 = add i64 %16, 1
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %14, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8
  store i64 %19, ptr %7, align 8
  %20 = load i64, ptr %6, align 8
  %21 = load i64, ptr %7, align 8
  %22 = mul i64 %20, %21
  %23 = load i64, ptr %6, align 8
  %24 = load i64, ptr %7, align 8
  %25 = and i64 %24, 63
  %26 = and i64 %25, 63
  %27 = lshr i64 %23, %26
  %28 = add i64 %22, %27
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = load i64, ptr %5, align 8
  %31 = mul i64 5, %30
  %32 = getelementptr inbounds nuw i64, ptr addrspace(1) %29, i64 %31
  store i64 %28, ptr addrspace(1) %32, align 8
  %33 = load i64, ptr %6, align 8
  %34 = load i64, ptr %7, align 8
  %35 = or i64 %34, 1
  %36 = udiv i64 %33, %35
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i64, ptr %5, align 8
  %39 = mul i64 5, %38
  %40 = add i64 %39, 1
  %41 = getelementptr inbounds nuw i64, ptr addrspace(1) %37, i64 %40
  store i64 %36, ptr addrspace(1) %41, align 8
  %42 = load i64, ptr %6, align 8
  %43 = load i64, ptr %7, align 8
  %44 = or i64 %43, 1
  %45 = srem i64 %42, %44
  %46 = load ptr addrspace(1), ptr %4, align 8
  %47 = load i64, ptr %5, align 8
  %48 = mul i64 5, %47
  %49 = add i64 %48, 2
  %50 = getelementptr inbounds nuw i64, ptr addrspace(1) %46, i64 %49
  store i64 %45, ptr addrspace(1) %50, align 8
  %51 = load i64, ptr %6, align 8
  %52 = load i64, ptr %7, align 8
  %53 = call spir_func i64 @_Z6mul_himm(i64 noundef %51, i64 noundef %52) #3
  %54 = load i64, ptr %6, align 8
  %55 = load i64, ptr %7, align 8
  %56 = call spir_func i64 @_Z6rotatemm(i64 noundef %54, i64 noundef %55) #3
  %57 = xor i64 %53, %56
  %58 = load ptr addrspace(1), ptr %4, align 8
  %59 = load i64, ptr %5, align 8
  %60 = mul i64 5, %59
  %61 = add i64 %60, 3
  %62 = getelementptr inbounds nuw i64, ptr addrspace(1) %58, i64 %61
  store i64 %57, ptr addrspace(1) %62, align 8
  %63 = load i64, ptr %6, align 8
  %64 = call spir_func i64 @_Z3clzm(i64 noundef %63) #3
  %65 = load i64, ptr %7, align 8
  %66 = call spir_func i64 @_Z8popcountm(i64 noundef %65) #3
  %67 = add i64 %64, %66
  %68 = load i64, ptr %6, align 8
  %69 = call spir_func i64 @_Z3ctzm(i64 noundef %68) #3
  %70 = add i64 %67, %69
  %71 = load ptr addrspace(1), ptr %4, align 8
  %72 = load i64, ptr %5, align 8
  %73 = mul i64 5, %72
  %74 = add i64 %73, 4
  %75 = getelementptr inbounds nuw i64, ptr addrspace(1) %71, i64 %74
  store i64 %70, ptr addrspace(1) %75, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3clzm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8popcountm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3ctzm(i64 noundef) #1

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
!6 = !{!"ulong*", !"ulong*"}
!7 = !{!"const", !""}
