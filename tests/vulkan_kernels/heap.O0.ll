; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @sift(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  br label %9

9:                                                ; preds = %51, %3
  %10 = load i32, ptr %6, align 4
  %11 = mul nsw i32 2, %10
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %5, align 4
  %15 = icmp sge i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %9
  br label %72

17:                                               ; preds = %9
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %18, 1
  %20 = load i32, ptr %5, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %38

22:                                               ; preds = %17
  %23 = load ptr addrspace(4), ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(4) %23, i64 %26
  %28 = load i32, ptr addrspace(4) %27, align 4
  %29 = load ptr addrspace(4), ptr %4, align 8
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(4) %29, i64 %31
  %33 = load i32, ptr addrspace(4) %32, align 4
  %34 = icmp sgt i32 %28, %33
  br i1 %34, label %35, label %38

35:                                               ; preds = %22
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4
  br label %38

38:                                               ; preds = %35, %22, %17
  %39 = load ptr addrspace(4), ptr %4, align 8
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(4) %39, i64 %41
  %43 = load i32, ptr addrspace(4) %42, align 4
  %44 = load ptr addrspace(4), ptr %4, align 8
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(4) %44, i64 %46
  %48 = load i32, ptr addrspace(4) %47, align 4
  %49 = icmp sge i32 %43, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %38
  br label %72

51:                                               ; preds = %38
  %52 = load ptr addrspace(4), ptr %4, align 8
  %53 = load i32, ptr %6, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(4) %52, i64 %54
  %56 = load i32, ptr addrspace(4) %55, align 4
  store i32 %56, ptr %8, align 4
  %57 = load ptr addrspace(4), ptr %4, align 8
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(4) %57, i64 %59
  %61 = load i32, ptr addrspace(4) %60, align 4
  %62 = load ptr addrspace(4), ptr %4, align 8
  %63 = load i32, ptr %6, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr addrspace(4) %62, i64 %64
  store i32 %61, ptr addrspace(4) %65, align 4
  %66 = load i32, ptr %8, align 4
  %67 = load ptr addrspace(4), ptr %4, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(4) %67, i64 %69
  store i32 %66, ptr addrspace(4) %70, align 4
  %71 = load i32, ptr %7, align 4
  store i32 %71, ptr %6, align 4
  br label %9

72:                                               ; preds = %50, %16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @heap(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_heap(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_heap(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca [16 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %27, %1
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %13, 16
  br i1 %14, label %15, label %30

15:                                               ; preds = %12
  %16 = load ptr addrspace(1), ptr %2, align 8
  %17 = load i32, ptr %4, align 4
  %18 = mul nsw i32 %17, 16
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = load i32, ptr %5, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %25
  store i32 %23, ptr %26, align 4
  br label %27

27:                                               ; preds = %15
  %28 = load i32, ptr %5, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %5, align 4
  br label %12

30:                                               ; preds = %12
  store i32 7, ptr %6, align 4
  br label %31

31:                                               ; preds = %38, %30
  %32 = load i32, ptr %6, align 4
  %33 = icmp sge i32 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 0
  %36 = addrspacecast ptr %35 to ptr addrspace(4)
  %37 = load i32, ptr %6, align 4
  call spir_func void @sift(ptr addrspace(4) noundef %36, i32 noundef 16, i32 noundef %37) #5
  br label %38

38:                                               ; preds = %34
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, ptr %6, align 4
  br label %31

41:                                               ; preds = %31
  store i32 15, ptr %7, align 4
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %7, align 4
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %63

45:                                               ; preds = %42
  %46 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 0
  %47 = load i32, ptr %46, align 4
  store i32 %47, ptr %8, align 4
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 0
  store i32 %51, ptr %52, align 4
  %53 = load i32, ptr %8, align 4
  %54 = load i32, ptr %7, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %55
  store i32 %53, ptr %56, align 4
  %57 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 0
  %58 = addrspacecast ptr %57 to ptr addrspace(4)
  %59 = load i32, ptr %7, align 4
  call spir_func void @sift(ptr addrspace(4) noundef %58, i32 noundef %59, i32 noundef 0) #5
  br label %60

60:                                               ; preds = %45
  %61 = load i32, ptr %7, align 4
  %62 = add nsw i32 %61, -1
  store i32 %62, ptr %7, align 4
  br label %42

63:                                               ; preds = %42
  store i32 0, ptr %9, align 4
  br label %64

64:                                               ; preds = %79, %63
  %65 = load i32, ptr %9, align 4
  %66 = icmp slt i32 %65, 16
  br i1 %66, label %67, label %82

67:                                               ; preds = %64
  %68 = load i32, ptr %9, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = load ptr addrspace(1), ptr %2, align 8
  %73 = load i32, ptr %4, align 4
  %74 = mul nsw i32 %73, 16
  %75 = load i32, ptr %9, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 %77
  store i32 %71, ptr addrspace(1) %78, align 4
  br label %79

79:                                               ; preds = %67
  %80 = load i32, ptr %9, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %9, align 4
  br label %64

82:                                               ; preds = %64
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
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"int*"}
!7 = !{!""}
