; ModuleID = 'transposed.cl'
source_filename = "transposed.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@transposed.tile = internal addrspace(3) global [4 x [5 x i16]] undef, align 2

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @transposed(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_transposed(ptr addrspace(1) noundef align 2 %7, ptr addrspace(1) noundef align 2 %8, i32 noundef %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_transposed(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 4
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %8, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %19 = add i64 %17, %18
  %20 = getelementptr inbounds nuw i16, ptr addrspace(1) %13, i64 %19
  %21 = load i16, ptr addrspace(1) %20, align 2
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x [5 x i16]], ptr addrspace(3) @transposed.tile, i64 0, i64 %23
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [5 x i16], ptr addrspace(3) %24, i64 0, i64 %26
  store i16 %21, ptr addrspace(3) %27, align 2
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x [5 x i16]], ptr addrspace(3) @transposed.tile, i64 0, i64 %29
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [5 x i16], ptr addrspace(3) %30, i64 0, i64 %32
  %34 = load i16, ptr addrspace(3) %33, align 2
  %35 = load ptr addrspace(1), ptr %5, align 8
  %36 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %37 = mul i64 %36, 4
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = mul i64 %40, %42
  %44 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %45 = mul i64 %44, 4
  %46 = add i64 %43, %45
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = add i64 %46, %48
  %50 = getelementptr inbounds nuw i16, ptr addrspace(1) %35, i64 %49
  store i16 %34, ptr addrspace(1) %50, align 2
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

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
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"ushort*", !"ushort*", !"int"}
!7 = !{!"const", !"", !""}
!8 = !{i32 4, i32 4, i32 1}
