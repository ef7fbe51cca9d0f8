; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @optional(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_optional(ptr addrspace(1) noundef align 4 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_optional(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca [4 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %3, align 4
  store i32 1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %11

11:                                               ; preds = %26, %1
  %12 = load i32, ptr %6, align 4
  %13 = icmp ult i32 %12, 4
  br i1 %13, label %14, label %29

14:                                               ; preds = %11
  %15 = load ptr addrspace(1), ptr %2, align 8
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %6, align 4
  %18 = add i32 %16, %17
  %19 = urem i32 %18, 8
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = load i32, ptr %6, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw [4 x i32], ptr %4, i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  br label %26

26:                                               ; preds = %14
  %27 = load i32, ptr %6, align 4
  %28 = add i32 %27, 1
  store i32 %28, ptr %6, align 4
  br label %11

29:                                               ; preds = %11
  call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %30 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 0
  %31 = call spir_func i32 @total(ptr noundef %30, i32 noundef 3, ptr noundef addrspacecast (ptr addrspace(4) null to ptr)) #6
  store i32 %31, ptr %7, align 4
  %32 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 0
  %33 = load i32, ptr %3, align 4
  %34 = urem i32 %33, 2
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %29
  br label %38

37:                                               ; preds = %29
  br label %38

38:                                               ; preds = %37, %36
  %39 = phi ptr [ %5, %36 ], [ addrspacecast (ptr addrspace(4) null to ptr), %37 ]
  %40 = call spir_func i32 @total(ptr noundef %32, i32 noundef 4, ptr noundef %39) #6
  store i32 %40, ptr %8, align 4
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %8, align 4
  %43 = mul i32 100, %42
  %44 = add i32 %41, %43
  %45 = load i32, ptr %5, align 4
  %46 = mul i32 10000, %45
  %47 = add i32 %44, %46
  %48 = load ptr addrspace(1), ptr %2, align 8
  %49 = load i32, ptr %3, align 4
  %50 = add i32 8, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %51
  store i32 %47, ptr addrspace(1) %52, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @total(ptr noundef %0, i32 noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %21, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %24

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %7, align 4
  %20 = add i32 %19, %18
  store i32 %20, ptr %7, align 4
  br label %21

21:                                               ; preds = %13
  %22 = load i32, ptr %8, align 4
  %23 = add i32 %22, 1
  store i32 %23, ptr %8, align 4
  br label %9

24:                                               ; preds = %9
  %25 = load ptr, ptr %6, align 8
  %26 = icmp ne ptr %25, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %26, label %27, label %35

27:                                               ; preds = %24
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %5, align 4
  %30 = sub i32 %29, 1
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %28, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = load ptr, ptr %6, align 8
  store i32 %33, ptr %34, align 4
  br label %35

35:                                               ; preds = %27, %24
  %36 = load i32, ptr %7, align 4
  ret i32 %36
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"uint*"}
!7 = !{!""}
