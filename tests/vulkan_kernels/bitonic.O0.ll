; ModuleID = 'bitonic.cl'
source_filename = "bitonic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@bitonic.list = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @bitonic(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %8 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %3, align 4
  %10 = load ptr addrspace(1), ptr %2, align 8
  %11 = load i32, ptr %3, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = load i32, ptr %3, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %16
  store i32 %14, ptr addrspace(3) %17, align 4
  store i32 2, ptr %4, align 4
  br label %18

18:                                               ; preds = %73, %1
  %19 = load i32, ptr %4, align 4
  %20 = icmp ule i32 %19, 16
  br i1 %20, label %21, label %76

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4
  %23 = udiv i32 %22, 2
  store i32 %23, ptr %5, align 4
  br label %24

24:                                               ; preds = %69, %21
  %25 = load i32, ptr %5, align 4
  %26 = icmp ugt i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %24
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = load i32, ptr %3, align 4
  %29 = load i32, ptr %5, align 4
  %30 = xor i32 %28, %29
  store i32 %30, ptr %6, align 4
  %31 = load i32, ptr %6, align 4
  %32 = load i32, ptr %3, align 4
  %33 = icmp ugt i32 %31, %32
  br i1 %33, label %34, label %68

34:                                               ; preds = %27
  %35 = load i32, ptr %3, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4
  %39 = load i32, ptr %6, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4
  %43 = icmp ugt i32 %38, %42
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %3, align 4
  %46 = load i32, ptr %4, align 4
  %47 = and i32 %45, %46
  %48 = icmp ne i32 %47, 0
  %49 = xor i1 %48, true
  %50 = zext i1 %49 to i32
  %51 = icmp eq i32 %44, %50
  br i1 %51, label %52, label %68

52:                                               ; preds = %34
  %53 = load i32, ptr %3, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %54
  %56 = load i32, ptr addrspace(3) %55, align 4
  store i32 %56, ptr %7, align 4
  %57 = load i32, ptr %6, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4
  %61 = load i32, ptr %3, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %62
  store i32 %60, ptr addrspace(3) %63, align 4
  %64 = load i32, ptr %7, align 4
  %65 = load i32, ptr %6, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %66
  store i32 %64, ptr addrspace(3) %67, align 4
  br label %68

68:                                               ; preds = %52, %34, %27
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %5, align 4
  %71 = udiv i32 %70, 2
  store i32 %71, ptr %5, align 4
  br label %24

72:                                               ; preds = %24
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %4, align 4
  %75 = mul i32 %74, 2
  store i32 %75, ptr %4, align 4
  br label %18

76:                                               ; preds = %18
  %77 = load i32, ptr %3, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @bitonic.list, i64 0, i64 %78
  %80 = load i32, ptr addrspace(3) %79, align 4
  %81 = load ptr addrspace(1), ptr %2, align 8
  %82 = load i32, ptr %3, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %81, i64 %83
  store i32 %80, ptr addrspace(1) %84, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

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
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"uint*"}
!7 = !{!""}
