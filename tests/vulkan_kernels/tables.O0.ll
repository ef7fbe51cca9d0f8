; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.anon = type { i8, float }

@steps = dso_local addrspace(2) constant [8 x i16] [i16 3, i16 -1, i16 4, i16 -1, i16 5, i16 -9, i16 2, i16 6], align 2
@weights = dso_local addrspace(2) constant [4 x { i8, [3 x i8], float }] [{ i8, [3 x i8], float } { i8 1, [3 x i8] zeroinitializer, float 5.000000e-01 }, { i8, [3 x i8], float } { i8 2, [3 x i8] zeroinitializer, float 1.500000e+00 }, { i8, [3 x i8], float } { i8 3, [3 x i8] zeroinitializer, float -2.000000e+00 }, { i8, [3 x i8], float } { i8 4, [3 x i8] zeroinitializer, float 8.000000e+00 }], align 4
@balance = dso_local addrspace(2) constant [3 x i32] [i32 5, i32 7, i32 12], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(2), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(2) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(2), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef align 4 %5, ptr addrspace(2) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(2), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(2) %1, ptr %4, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %7, ptr %5, align 8
  %8 = load i32, ptr addrspace(2) @balance, align 4
  %9 = load i32, ptr addrspace(2) getelementptr inbounds ([3 x i32], ptr addrspace(2) @balance, i64 0, i64 1), align 4
  %10 = add nsw i32 %8, %9
  %11 = load i32, ptr addrspace(2) getelementptr inbounds ([3 x i32], ptr addrspace(2) @balance, i64 0, i64 2), align 4
  %12 = sub nsw i32 %10, %11
  store i32 %12, ptr %6, align 4
  %13 = load i64, ptr %5, align 8
  %14 = and i64 %13, 7
  %15 = getelementptr inbounds nuw [8 x i16], ptr addrspace(2) @steps, i64 0, i64 %14
  %16 = load i16, ptr addrspace(2) %15, align 2
  %17 = sext i16 %16 to i32
  %18 = sitofp i32 %17 to float
  %19 = load i64, ptr %5, align 8
  %20 = and i64 %19, 3
  %21 = getelementptr inbounds nuw [4 x %struct.anon], ptr addrspace(2) @weights, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) %21, i32 0, i32 1
  %23 = load float, ptr addrspace(2) %22, align 4
  %24 = load i64, ptr %5, align 8
  %25 = and i64 %24, 3
  %26 = getelementptr inbounds nuw [4 x %struct.anon], ptr addrspace(2) @weights, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) %26, i32 0, i32 0
  %28 = load i8, ptr addrspace(2) %27, align 4
  %29 = sext i8 %28 to i32
  %30 = sitofp i32 %29 to float
  %31 = call float @llvm.fmuladd.f32(float %18, float %23, float %30)
  %32 = load ptr addrspace(2), ptr %4, align 8
  %33 = load i64, ptr %5, align 8
  %34 = and i64 %33, 1
  %35 = getelementptr inbounds nuw i32, ptr addrspace(2) %32, i64 %34
  %36 = load i32, ptr addrspace(2) %35, align 4
  %37 = sitofp i32 %36 to float
  %38 = fadd float %31, %37
  %39 = load i32, ptr %6, align 4
  %40 = sitofp i32 %39 to float
  %41 = fadd float %38, %40
  %42 = load ptr addrspace(1), ptr %3, align 8
  %43 = load i64, ptr %5, align 8
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %43
  store float %41, ptr addrspace(1) %44, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 2}
!5 = !{!"none", !"none"}
!6 = !{!"float*", !"int*"}
!7 = !{!"", !"const"}
