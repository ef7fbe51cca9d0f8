; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.View = type { ptr addrspace(1), ptr addrspace(3), i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @summed(ptr addrspace(4) noundef %0) #0 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %2, align 8
  store float 0.000000e+00, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %28, %1
  %6 = load i32, ptr %4, align 4
  %7 = load ptr addrspace(4), ptr %2, align 8
  %8 = getelementptr inbounds nuw %struct.View, ptr addrspace(4) %7, i32 0, i32 2
  %9 = load i32, ptr addrspace(4) %8, align 8
  %10 = icmp slt i32 %6, %9
  br i1 %10, label %11, label %31

11:                                               ; preds = %5
  %12 = load ptr addrspace(4), ptr %2, align 8
  %13 = getelementptr inbounds nuw %struct.View, ptr addrspace(4) %12, i32 0, i32 0
  %14 = load ptr addrspace(1), ptr addrspace(4) %13, align 8
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %14, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4
  %19 = load ptr addrspace(4), ptr %2, align 8
  %20 = getelementptr inbounds nuw %struct.View, ptr addrspace(4) %19, i32 0, i32 1
  %21 = load ptr addrspace(3), ptr addrspace(4) %20, align 8
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(3) %21, i64 %23
  %25 = load float, ptr addrspace(3) %24, align 4
  %26 = load float, ptr %3, align 4
  %27 = call float @llvm.fmuladd.f32(float %18, float %25, float %26)
  store float %27, ptr %3, align 4
  br label %28

28:                                               ; preds = %11
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %4, align 4
  br label %5

31:                                               ; preds = %5
  %32 = load float, ptr %3, align 4
  ret float %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @pointers_held(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(3), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_pointers_held(ptr addrspace(1) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_pointers_held(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca [2 x %struct.View], align 8
  %9 = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(3) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  store i64 %10, ptr %7, align 8
  %11 = load i64, ptr %7, align 8
  %12 = add i64 %11, 1
  %13 = uitofp i64 %12 to float
  %14 = load ptr addrspace(3), ptr %5, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) %14, i64 %15
  store float %13, ptr addrspace(3) %16, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %17 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  %18 = load ptr addrspace(1), ptr %4, align 8
  store ptr addrspace(1) %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 1
  %20 = load ptr addrspace(3), ptr %5, align 8
  store ptr addrspace(3) %20, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 2
  store i32 3, ptr %21, align 8
  %22 = getelementptr i8, ptr %8, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 4, i1 false)
  %23 = getelementptr inbounds %struct.View, ptr %8, i64 1
  %24 = getelementptr inbounds nuw %struct.View, ptr %23, i32 0, i32 0
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = getelementptr inbounds float, ptr addrspace(1) %25, i64 2
  store ptr addrspace(1) %26, ptr %24, align 8
  %27 = getelementptr inbounds nuw %struct.View, ptr %23, i32 0, i32 1
  %28 = load ptr addrspace(3), ptr %5, align 8
  %29 = getelementptr inbounds float, ptr addrspace(3) %28, i64 1
  store ptr addrspace(3) %29, ptr %27, align 8
  %30 = getelementptr inbounds nuw %struct.View, ptr %23, i32 0, i32 2
  store i32 2, ptr %30, align 8
  %31 = getelementptr i8, ptr %23, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %31, i8 0, i64 4, i1 false)
  %32 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %33 = and i64 %32, 1
  %34 = getelementptr inbounds nuw [2 x %struct.View], ptr %8, i64 0, i64 %33
  %35 = addrspacecast ptr %34 to ptr addrspace(4)
  store ptr addrspace(4) %35, ptr %9, align 8
  %36 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %37 = icmp ugt i64 %36, 2
  %38 = zext i1 %37 to i32
  %39 = load ptr addrspace(4), ptr %9, align 8
  %40 = getelementptr inbounds nuw %struct.View, ptr addrspace(4) %39, i32 0, i32 2
  %41 = load i32, ptr addrspace(4) %40, align 8
  %42 = add nsw i32 %41, %38
  store i32 %42, ptr addrspace(4) %40, align 8
  %43 = load ptr addrspace(4), ptr %9, align 8
  %44 = call spir_func float @summed(ptr addrspace(4) noundef %43) #8
  %45 = load ptr addrspace(1), ptr %6, align 8
  %46 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %45, i64 %46
  store float %44, ptr addrspace(1) %47, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!6 = !{!"float*", !"float*", !"float*"}
!7 = !{!"", !"", !""}
