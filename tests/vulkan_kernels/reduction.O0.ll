; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @reduction(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(3), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_reduction(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(3) noundef align 4 %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_reduction(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %9, align 4
  %16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  %18 = load i32, ptr %9, align 4
  store i32 %18, ptr %12, align 4
  br label %19

19:                                               ; preds = %31, %4
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %37

23:                                               ; preds = %19
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = load i32, ptr %12, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4
  %29 = load float, ptr %11, align 4
  %30 = fadd float %29, %28
  store float %30, ptr %11, align 4
  br label %31

31:                                               ; preds = %23
  %32 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %33 = load i32, ptr %12, align 4
  %34 = zext i32 %33 to i64
  %35 = add i64 %34, %32
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %12, align 4
  br label %19

37:                                               ; preds = %19
  %38 = load float, ptr %11, align 4
  %39 = load ptr addrspace(3), ptr %7, align 8
  %40 = load i32, ptr %10, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) %39, i64 %41
  store float %38, ptr addrspace(3) %42, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %43 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %44 = udiv i64 %43, 2
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr %13, align 4
  br label %46

46:                                               ; preds = %68, %37
  %47 = load i32, ptr %13, align 4
  %48 = icmp ugt i32 %47, 0
  br i1 %48, label %49, label %71

49:                                               ; preds = %46
  %50 = load i32, ptr %10, align 4
  %51 = load i32, ptr %13, align 4
  %52 = icmp ult i32 %50, %51
  br i1 %52, label %53, label %67

53:                                               ; preds = %49
  %54 = load ptr addrspace(3), ptr %7, align 8
  %55 = load i32, ptr %10, align 4
  %56 = load i32, ptr %13, align 4
  %57 = add i32 %55, %56
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspace(3) %54, i64 %58
  %60 = load float, ptr addrspace(3) %59, align 4
  %61 = load ptr addrspace(3), ptr %7, align 8
  %62 = load i32, ptr %10, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(3) %61, i64 %63
  %65 = load float, ptr addrspace(3) %64, align 4
  %66 = fadd float %65, %60
  store float %66, ptr addrspace(3) %64, align 4
  br label %67

67:                                               ; preds = %53, %49
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %13, align 4
  %70 = lshr i32 %69, 1
  store i32 %70, ptr %13, align 4
  br label %46

71:                                               ; preds = %46
  %72 = load i32, ptr %10, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %71
  %75 = load ptr addrspace(3), ptr %7, align 8
  %76 = getelementptr inbounds float, ptr addrspace(3) %75, i64 0
  %77 = load float, ptr addrspace(3) %76, align 4
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %78, i64 %79
  store float %77, ptr addrspace(1) %80, align 4
  br label %81

81:                                               ; preds = %74, %71
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 3, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*", !"uint"}
!7 = !{!"const", !"", !"", !""}
