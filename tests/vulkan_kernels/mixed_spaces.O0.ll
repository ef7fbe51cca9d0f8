; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@weights = dso_local addrspace(2) constant [5 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11], align 4
@__const.mixed_spaces.own = private unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4

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
define dso_local spir_kernel void @mixed_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_mixed_spaces(ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca [4 x i32], align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %7, ptr addrspace(2) align 4 @__const.mixed_spaces.own, i64 16, i1 false)
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = mul nsw i32 %11, 2
  %13 = load ptr addrspace(3), ptr %5, align 8
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %13, i64 %14
  store i32 %12, ptr addrspace(3) %15, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = and i64 %16, 3
  %18 = getelementptr inbounds nuw [4 x i32], ptr %7, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = add nsw i32 %19, 10
  store i32 %20, ptr %18, align 4
  %21 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  %22 = addrspacecast ptr %21 to ptr addrspace(4)
  %23 = call spir_func i32 @total(ptr addrspace(4) noundef %22, i32 noundef 4) #7
  %24 = mul nsw i32 %23, 10000
  %25 = load ptr addrspace(3), ptr %5, align 8
  %26 = addrspacecast ptr addrspace(3) %25 to ptr addrspace(4)
  %27 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %28 = trunc i64 %27 to i32
  %29 = call spir_func i32 @total(ptr addrspace(4) noundef %26, i32 noundef %28) #7
  %30 = mul nsw i32 %29, 100
  %31 = add nsw i32 %24, %30
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = call spir_func i32 @total(ptr addrspace(4) noundef %33, i32 noundef 2) #7
  %35 = add nsw i32 %31, %34
  %36 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %37 = urem i64 %36, 5
  %38 = getelementptr inbounds nuw [5 x i32], ptr addrspace(2) @weights, i64 0, i64 %37
  %39 = load i32, ptr addrspace(2) %38, align 4
  %40 = add nsw i32 %35, %39
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %41, i64 %42
  store i32 %40, ptr addrspace(1) %43, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 3, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*"}
!7 = !{!"", !"", !""}
