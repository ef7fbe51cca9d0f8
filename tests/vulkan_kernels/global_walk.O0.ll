; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%union.anon = type { i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func ptr addrspace(1) @skip(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  br label %3

3:                                                ; preds = %8, %1
  %4 = load ptr addrspace(1), ptr %2, align 8
  %5 = load i8, ptr addrspace(1) %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = load ptr addrspace(1), ptr %2, align 8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i32 1
  store ptr addrspace(1) %10, ptr %2, align 8
  br label %3

11:                                               ; preds = %3
  %12 = load ptr addrspace(1), ptr %2, align 8
  ret ptr addrspace(1) %12
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @parsed(ptr addrspace(4) noundef %0) #0 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %5 = load ptr addrspace(4), ptr %2, align 8
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8
  %7 = call spir_func ptr addrspace(1) @skip(ptr addrspace(1) noundef %6) #3
  store ptr addrspace(1) %7, ptr %4, align 8
  br label %8

8:                                                ; preds = %20, %1
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i8, ptr addrspace(1) %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp sge i32 %11, 48
  br i1 %12, label %13, label %18

13:                                               ; preds = %8
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = load i8, ptr addrspace(1) %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp sle i32 %16, 57
  br label %18

18:                                               ; preds = %13, %8
  %19 = phi i1 [ false, %8 ], [ %17, %13 ]
  br i1 %19, label %20, label %29

20:                                               ; preds = %18
  %21 = load i32, ptr %3, align 4
  %22 = mul nsw i32 %21, 10
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i32 1
  store ptr addrspace(1) %24, ptr %4, align 8
  %25 = load i8, ptr addrspace(1) %23, align 1
  %26 = sext i8 %25 to i32
  %27 = sub nsw i32 %26, 48
  %28 = add nsw i32 %22, %27
  store i32 %28, ptr %3, align 4
  br label %8

29:                                               ; preds = %18
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = load ptr addrspace(4), ptr %2, align 8
  store ptr addrspace(1) %30, ptr addrspace(4) %31, align 8
  %32 = load i32, ptr %3, align 4
  ret i32 %32
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @global_walk(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_global_walk(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_global_walk(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %union.anon, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %11 = mul i64 %10, 16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %11
  store ptr addrspace(1) %12, ptr %5, align 8
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = call spir_func i32 @parsed(ptr addrspace(4) noundef %13) #3
  store i32 %14, ptr %6, align 4
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = call spir_func i32 @parsed(ptr addrspace(4) noundef %15) #3
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %6, align 4
  %18 = mul nsw i32 %17, 1000
  %19 = load i32, ptr %7, align 4
  %20 = add nsw i32 %18, %19
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  store i32 %20, ptr addrspace(1) %23, align 4
  %24 = load i32, ptr %6, align 4
  %25 = sitofp i32 %24 to float
  store float %25, ptr %8, align 4
  %26 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 3
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = or i32 %28, 128
  %30 = trunc i32 %29 to i8
  store i8 %30, ptr %26, align 1
  %31 = load float, ptr %8, align 4
  %32 = fptosi float %31 to i32
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = add nsw i32 %36, %32
  store i32 %37, ptr addrspace(1) %35, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!6 = !{!"char*", !"int*"}
!7 = !{!"", !""}
