; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef align 4 %0, float noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %7, float noundef %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %0, float noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %7, align 4
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %8, align 4
  %20 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %9, align 4
  %22 = load i32, ptr %7, align 4
  %23 = uitofp i32 %22 to float
  %24 = load float, ptr %5, align 4
  %25 = call float @llvm.fmuladd.f32(float %23, float %24, float -2.000000e+00)
  store float %25, ptr %10, align 4
  %26 = load i32, ptr %8, align 4
  %27 = uitofp i32 %26 to float
  %28 = load float, ptr %5, align 4
  %29 = call float @llvm.fmuladd.f32(float %27, float %28, float -1.000000e+00)
  store float %29, ptr %11, align 4
  store float 0.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %30

30:                                               ; preds = %44, %3
  %31 = load i32, ptr %14, align 4
  %32 = load i32, ptr %6, align 4
  %33 = icmp ult i32 %31, %32
  br i1 %33, label %34, label %42

34:                                               ; preds = %30
  %35 = load float, ptr %12, align 4
  %36 = load float, ptr %12, align 4
  %37 = load float, ptr %13, align 4
  %38 = load float, ptr %13, align 4
  %39 = fmul float %37, %38
  %40 = call float @llvm.fmuladd.f32(float %35, float %36, float %39)
  %41 = fcmp ole float %40, 4.000000e+00
  br label %42

42:                                               ; preds = %34, %30
  %43 = phi i1 [ false, %30 ], [ %41, %34 ]
  br i1 %43, label %44, label %62

44:                                               ; preds = %42
  %45 = load float, ptr %12, align 4
  %46 = load float, ptr %12, align 4
  %47 = load float, ptr %13, align 4
  %48 = load float, ptr %13, align 4
  %49 = fmul float %47, %48
  %50 = fneg float %49
  %51 = call float @llvm.fmuladd.f32(float %45, float %46, float %50)
  %52 = load float, ptr %10, align 4
  %53 = fadd float %51, %52
  store float %53, ptr %15, align 4
  %54 = load float, ptr %12, align 4
  %55 = fmul float 2.000000e+00, %54
  %56 = load float, ptr %13, align 4
  %57 = load float, ptr %11, align 4
  %58 = call float @llvm.fmuladd.f32(float %55, float %56, float %57)
  store float %58, ptr %13, align 4
  %59 = load float, ptr %15, align 4
  store float %59, ptr %12, align 4
  %60 = load i32, ptr %14, align 4
  %61 = add i32 %60, 1
  store i32 %61, ptr %14, align 4
  br label %30

62:                                               ; preds = %42
  %63 = load i32, ptr %14, align 4
  %64 = load ptr addrspace(1), ptr %4, align 8
  %65 = load i32, ptr %8, align 4
  %66 = load i32, ptr %9, align 4
  %67 = mul i32 %65, %66
  %68 = load i32, ptr %7, align 4
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %70
  store i32 %63, ptr addrspace(1) %71, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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
!4 = !{i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"uint*", !"float", !"uint"}
!7 = !{!"", !"", !""}
