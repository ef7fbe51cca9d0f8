; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8, ptr addrspace(3) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(3), align 8
  %10 = alloca ptr addrspace(3), align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %7, align 4
  %15 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %8, align 4
  %17 = load ptr addrspace(3), ptr %5, align 8
  store ptr addrspace(3) %17, ptr %9, align 8
  %18 = load ptr addrspace(3), ptr %6, align 8
  store ptr addrspace(3) %18, ptr %10, align 8
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = load ptr addrspace(3), ptr %9, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(3) %23, i64 %25
  store i32 %22, ptr addrspace(3) %26, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  store i32 1, ptr %11, align 4
  br label %27

27:                                               ; preds = %64, %3
  %28 = load i32, ptr %11, align 4
  %29 = load i32, ptr %8, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %67

31:                                               ; preds = %27
  %32 = load i32, ptr %7, align 4
  %33 = load i32, ptr %11, align 4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %49

35:                                               ; preds = %31
  %36 = load ptr addrspace(3), ptr %9, align 8
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(3) %36, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4
  %41 = load ptr addrspace(3), ptr %9, align 8
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %11, align 4
  %44 = sub nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(3) %41, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4
  %48 = add nsw i32 %40, %47
  br label %55

49:                                               ; preds = %31
  %50 = load ptr addrspace(3), ptr %9, align 8
  %51 = load i32, ptr %7, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(3) %50, i64 %52
  %54 = load i32, ptr addrspace(3) %53, align 4
  br label %55

55:                                               ; preds = %49, %35
  %56 = phi i32 [ %48, %35 ], [ %54, %49 ]
  %57 = load ptr addrspace(3), ptr %10, align 8
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(3) %57, i64 %59
  store i32 %56, ptr addrspace(3) %60, align 4
  %61 = load ptr addrspace(3), ptr %9, align 8
  store ptr addrspace(3) %61, ptr %12, align 8
  %62 = load ptr addrspace(3), ptr %10, align 8
  store ptr addrspace(3) %62, ptr %9, align 8
  %63 = load ptr addrspace(3), ptr %12, align 8
  store ptr addrspace(3) %63, ptr %10, align 8
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %64

64:                                               ; preds = %55
  %65 = load i32, ptr %11, align 4
  %66 = mul nsw i32 %65, 2
  store i32 %66, ptr %11, align 4
  br label %27

67:                                               ; preds = %27
  %68 = load ptr addrspace(3), ptr %9, align 8
  %69 = load i32, ptr %7, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(3) %68, i64 %70
  %72 = load i32, ptr addrspace(3) %71, align 4
  %73 = load ptr addrspace(1), ptr %4, align 8
  %74 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %74
  store i32 %72, ptr addrspace(1) %75, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

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
!6 = !{!"int*", !"int*", !"int*"}
!7 = !{!"", !"", !""}
