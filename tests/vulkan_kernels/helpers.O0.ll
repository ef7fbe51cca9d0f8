; ModuleID = 'helpers.cl'
source_filename = "helpers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @fill(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %22, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %25

12:                                               ; preds = %8
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = mul nsw i32 %14, %15
  %17 = add nsw i32 %13, %16
  %18 = load ptr addrspace(4), ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(4) %18, i64 %20
  store i32 %17, ptr addrspace(4) %21, align 4
  br label %22

22:                                               ; preds = %12
  %23 = load i32, ptr %7, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %7, align 4
  br label %8

25:                                               ; preds = %8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @total(ptr addrspace(4) noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %19, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %22

11:                                               ; preds = %7
  %12 = load ptr addrspace(4), ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(4) %12, i64 %14
  %16 = load i32, ptr addrspace(4) %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, ptr %5, align 4
  br label %19

19:                                               ; preds = %11
  %20 = load i32, ptr %6, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %6, align 4
  br label %7

22:                                               ; preds = %7
  %23 = load i32, ptr %5, align 4
  ret i32 %23
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @exchange(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) #0 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  store ptr addrspace(4) %1, ptr %4, align 8
  %6 = load ptr addrspace(4), ptr %3, align 8
  %7 = load i32, ptr addrspace(4) %6, align 4
  store i32 %7, ptr %5, align 4
  %8 = load ptr addrspace(4), ptr %4, align 8
  %9 = load i32, ptr addrspace(4) %8, align 4
  %10 = load ptr addrspace(4), ptr %3, align 8
  store i32 %9, ptr addrspace(4) %10, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load ptr addrspace(4), ptr %4, align 8
  store i32 %11, ptr addrspace(4) %12, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @helpers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(3), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_helpers(ptr addrspace(1) noundef align 4 %5, ptr addrspace(3) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_helpers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca [6 x i32], align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(3) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %6, align 4
  %9 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 0
  %10 = addrspacecast ptr %9 to ptr addrspace(4)
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  call spir_func void @fill(ptr addrspace(4) noundef %10, i32 noundef 6, i32 noundef %15) #6
  %16 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 0
  %17 = addrspacecast ptr %16 to ptr addrspace(4)
  %18 = call spir_func i32 @total(ptr addrspace(4) noundef %17, i32 noundef 6) #6
  %19 = load ptr addrspace(3), ptr %4, align 8
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(3) %19, i64 %21
  store i32 %18, ptr addrspace(3) %22, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %23 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 1
  %24 = addrspacecast ptr %23 to ptr addrspace(4)
  %25 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 4
  %26 = addrspacecast ptr %25 to ptr addrspace(4)
  call spir_func void @exchange(ptr addrspace(4) noundef %24, ptr addrspace(4) noundef %26) #6
  %27 = load ptr addrspace(3), ptr %4, align 8
  %28 = addrspacecast ptr addrspace(3) %27 to ptr addrspace(4)
  %29 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %30 = trunc i64 %29 to i32
  %31 = call spir_func i32 @total(ptr addrspace(4) noundef %28, i32 noundef %30) #6
  %32 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 1
  %33 = load i32, ptr %32, align 4
  %34 = add nsw i32 %31, %33
  %35 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 0
  %36 = getelementptr inbounds i32, ptr %35, i64 3
  %37 = addrspacecast ptr %36 to ptr addrspace(4)
  %38 = call spir_func i32 @total(ptr addrspace(4) noundef %37, i32 noundef 2) #6
  %39 = add nsw i32 %34, %38
  %40 = load ptr addrspace(1), ptr %3, align 8
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %42
  store i32 %39, ptr addrspace(1) %43, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{i32 1, i32 3}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int*"}
!7 = !{!"", !""}
