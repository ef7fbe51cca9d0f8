; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@transposed_tiles.tile = internal addrspace(3) global [4 x [5 x <2 x float>]] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @transposed_tiles(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 !reqd_work_group_size !9 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_transposed_tiles(ptr addrspace(1) noundef align 8 %9, ptr addrspace(1) noundef align 8 %10, i32 noundef %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_transposed_tiles(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 !reqd_work_group_size !9 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %9, align 4
  %13 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %10, align 4
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %7, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %4
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %36

22:                                               ; preds = %18
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %7, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %9, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds <2 x float>, ptr addrspace(1) %23, i64 %29
  %31 = load <2 x float>, ptr addrspace(1) %30, align 8
  %32 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %33 = getelementptr inbounds nuw [4 x [5 x <2 x float>]], ptr addrspace(3) @transposed_tiles.tile, i64 0, i64 %32
  %34 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %35 = getelementptr inbounds nuw [5 x <2 x float>], ptr addrspace(3) %33, i64 0, i64 %34
  store <2 x float> %31, ptr addrspace(3) %35, align 8
  br label %36

36:                                               ; preds = %22, %18, %4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %37 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %38 = mul i64 %37, 4
  %39 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %40 = add i64 %38, %39
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %9, align 4
  %42 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %43 = mul i64 %42, 4
  %44 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %45 = add i64 %43, %44
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %10, align 4
  %47 = load i32, ptr %9, align 4
  %48 = load i32, ptr %8, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %69

50:                                               ; preds = %36
  %51 = load i32, ptr %10, align 4
  %52 = load i32, ptr %7, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %69

54:                                               ; preds = %50
  %55 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %56 = getelementptr inbounds nuw [4 x [5 x <2 x float>]], ptr addrspace(3) @transposed_tiles.tile, i64 0, i64 %55
  %57 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %58 = getelementptr inbounds nuw [5 x <2 x float>], ptr addrspace(3) %56, i64 0, i64 %57
  %59 = load <2 x float>, ptr addrspace(3) %58, align 8
  %60 = shufflevector <2 x float> %59, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %61 = load ptr addrspace(1), ptr %6, align 8
  %62 = load i32, ptr %10, align 4
  %63 = load i32, ptr %8, align 4
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr %9, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds <2 x float>, ptr addrspace(1) %61, i64 %67
  store <2 x float> %60, ptr addrspace(1) %68, align 8
  br label %69

69:                                               ; preds = %54, %50, %36
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

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
!4 = !{i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float2*", !"float2*", !"int", !"int"}
!7 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 4, i32 4, i32 1}
