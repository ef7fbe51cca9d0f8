; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @radix(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_radix(ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_radix(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %15 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %8, align 4
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = load ptr addrspace(3), ptr %5, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(3) %24, i64 %26
  store i32 %23, ptr addrspace(3) %27, align 4
  store i32 0, ptr %9, align 4
  br label %28

28:                                               ; preds = %98, %3
  %29 = load i32, ptr %9, align 4
  %30 = icmp ult i32 %29, 8
  br i1 %30, label %31, label %101

31:                                               ; preds = %28
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %32 = load ptr addrspace(3), ptr %5, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(3) %32, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4
  store i32 %36, ptr %10, align 4
  %37 = load i32, ptr %10, align 4
  %38 = load i32, ptr %9, align 4
  %39 = and i32 %38, 31
  %40 = lshr i32 %37, %39
  %41 = and i32 %40, 1
  %42 = icmp ne i32 %41, 0
  %43 = xor i1 %42, true
  %44 = zext i1 %43 to i32
  %45 = load ptr addrspace(3), ptr %6, align 8
  %46 = load i32, ptr %7, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(3) %45, i64 %47
  store i32 %44, ptr addrspace(3) %48, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %49

49:                                               ; preds = %73, %31
  %50 = load i32, ptr %13, align 4
  %51 = load i32, ptr %8, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %76

53:                                               ; preds = %49
  %54 = load i32, ptr %13, align 4
  %55 = load i32, ptr %7, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %65

57:                                               ; preds = %53
  %58 = load ptr addrspace(3), ptr %6, align 8
  %59 = load i32, ptr %13, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(3) %58, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = load i32, ptr %11, align 4
  %64 = add i32 %63, %62
  store i32 %64, ptr %11, align 4
  br label %65

65:                                               ; preds = %57, %53
  %66 = load ptr addrspace(3), ptr %6, align 8
  %67 = load i32, ptr %13, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(3) %66, i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4
  %71 = load i32, ptr %12, align 4
  %72 = add i32 %71, %70
  store i32 %72, ptr %12, align 4
  br label %73

73:                                               ; preds = %65
  %74 = load i32, ptr %13, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %13, align 4
  br label %49

76:                                               ; preds = %49
  %77 = load ptr addrspace(3), ptr %6, align 8
  %78 = load i32, ptr %7, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(3) %77, i64 %79
  %81 = load i32, ptr addrspace(3) %80, align 4
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %85

83:                                               ; preds = %76
  %84 = load i32, ptr %11, align 4
  br label %91

85:                                               ; preds = %76
  %86 = load i32, ptr %12, align 4
  %87 = load i32, ptr %7, align 4
  %88 = add i32 %86, %87
  %89 = load i32, ptr %11, align 4
  %90 = sub i32 %88, %89
  br label %91

91:                                               ; preds = %85, %83
  %92 = phi i32 [ %84, %83 ], [ %90, %85 ]
  store i32 %92, ptr %14, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %93 = load i32, ptr %10, align 4
  %94 = load ptr addrspace(3), ptr %5, align 8
  %95 = load i32, ptr %14, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspace(3) %94, i64 %96
  store i32 %93, ptr addrspace(3) %97, align 4
  br label %98

98:                                               ; preds = %91
  %99 = load i32, ptr %9, align 4
  %100 = add i32 %99, 1
  store i32 %100, ptr %9, align 4
  br label %28

101:                                              ; preds = %28
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %102 = load ptr addrspace(3), ptr %5, align 8
  %103 = load i32, ptr %7, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr addrspace(3) %102, i64 %104
  %106 = load i32, ptr addrspace(3) %105, align 4
  %107 = load ptr addrspace(1), ptr %4, align 8
  %108 = load i32, ptr %7, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr addrspace(1) %107, i64 %109
  store i32 %106, ptr addrspace(1) %110, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

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
!4 = !{i32 1, i32 3, i32 3}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"uint*"}
!7 = !{!"", !"", !""}
