; ModuleID = 'control.cl'
source_filename = "control.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @classify(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = and i32 %5, 7
  switch i32 %6, label %32 [
    i32 0, label %7
    i32 1, label %8
    i32 2, label %11
    i32 3, label %11
    i32 6, label %14
  ]

7:                                                ; preds = %1
  store i32 100, ptr %2, align 4
  br label %37

8:                                                ; preds = %1
  %9 = load i32, ptr %3, align 4
  %10 = add nsw i32 %9, 5
  store i32 %10, ptr %3, align 4
  br label %11

11:                                               ; preds = %1, %1, %8
  %12 = load i32, ptr %3, align 4
  %13 = mul nsw i32 %12, 2
  store i32 %13, ptr %3, align 4
  br label %35

14:                                               ; preds = %1
  store i32 0, ptr %4, align 4
  br label %15

15:                                               ; preds = %28, %14
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %3, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %31

19:                                               ; preds = %15
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %4, align 4
  %22 = mul nsw i32 %20, %21
  %23 = load i32, ptr %3, align 4
  %24 = icmp sgt i32 %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %19
  %26 = load i32, ptr %4, align 4
  store i32 %26, ptr %2, align 4
  br label %37

27:                                               ; preds = %19
  br label %28

28:                                               ; preds = %27
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %4, align 4
  br label %15

31:                                               ; preds = %15
  br label %32

32:                                               ; preds = %1, %31
  %33 = load i32, ptr %3, align 4
  %34 = sub nsw i32 0, %33
  store i32 %34, ptr %3, align 4
  br label %35

35:                                               ; preds = %32, %11
  %36 = load i32, ptr %3, align 4
  store i32 %36, ptr %2, align 4
  br label %37

37:                                               ; preds = %35, %25, %7
  %38 = load i32, ptr %2, align 4
  ret i32 %38
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @control(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_control(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_control(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  store i32 %12, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %28, %2
  %14 = load i32, ptr %6, align 4
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  br label %32

17:                                               ; preds = %13
  %18 = load i32, ptr %6, align 4
  %19 = srem i32 %18, 2
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = load i32, ptr %6, align 4
  %23 = mul nsw i32 3, %22
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %6, align 4
  br label %28

25:                                               ; preds = %17
  %26 = load i32, ptr %6, align 4
  %27 = sdiv i32 %26, 2
  store i32 %27, ptr %6, align 4
  br label %28

28:                                               ; preds = %25, %21
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  %31 = icmp slt i32 %30, 50
  br i1 %31, label %13, label %32

32:                                               ; preds = %28, %16
  %33 = load i32, ptr %7, align 4
  %34 = icmp sgt i32 %33, 40
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i64, ptr %5, align 8
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  store i32 -1, ptr addrspace(1) %38, align 4
  br label %51

39:                                               ; preds = %32
  %40 = load i32, ptr %7, align 4
  %41 = mul nsw i32 %40, 1000
  %42 = load ptr addrspace(1), ptr %3, align 8
  %43 = load i64, ptr %5, align 8
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = call spir_func i32 @classify(i32 noundef %45) #5
  %47 = add nsw i32 %41, %46
  %48 = load ptr addrspace(1), ptr %4, align 8
  %49 = load i64, ptr %5, align 8
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %49
  store i32 %47, ptr addrspace(1) %50, align 4
  br label %51

51:                                               ; preds = %39, %35
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int*"}
!7 = !{!"const", !""}
