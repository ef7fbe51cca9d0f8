; ModuleID = '/work/h-vulkan/tests/vulkan_kernels/tables.cl'
source_filename = "/work/h-vulkan/tests/vulkan_kernels/tables.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.anon = type { i8, float }

@steps = dso_local addrspace(2) constant [8 x i16] [i16 3, i16 -1, i16 4, i16 -1, i16 5, i16 -9, i16 2, i16 6], align 2
@weights = dso_local addrspace(2) constant [4 x { i8, [3 x i8], float }] [{ i8, [3 x i8], float } { i8 1, [3 x i8] zeroinitializer, float 5.000000e-01 }, { i8, [3 x i8], float } { i8 2, [3 x i8] zeroinitializer, float 1.500000e+00 }, { i8, [3 x i8], float } { i8 3, [3 x i8] zeroinitializer, float -2.000000e+00 }, { i8, [3 x i8], float } { i8 4, [3 x i8] zeroinitializer, float 8.000000e+00 }], align 4

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
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(2) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %6, ptr %5, align 8
  %7 = load i64, ptr %5, align 8
  %8 = and i64 %7, 7
  %9 = getelementptr inbounds nuw [8 x i16], ptr addrspace(2) @steps, i64 0, i64 %8
  %10 = load i16, ptr addrspace(2) %9, align 2
  %11 = sext i16 %10 to i32
  %12 = sitofp i32 %11 to float
  %13 = load i64, ptr %5, align 8
  %14 = and i64 %13, 3
  %15 = getelementptr inbounds nuw [4 x %struct.anon], ptr addrspace(2) @weights, i64 0, i64 %14
  %16 = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) %15, i32 0, i32 1
  %17 = load float, ptr addrspace(2) %16, align 4
  %18 = load i64, ptr %5, align 8
  %19 = and i64 %18, 3
  %20 = getelementptr inbounds nuw [4 x %struct.anon], ptr addrspace(2) @weights, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.anon, ptr addrspace(2) %20, i32 0, i32 0
  %22 = load i8, ptr addrspace(2) %21, align 4
  %23 = sext i8 %22 to i32
  %24 = sitofp i32 %23 to float
  %25 = call float @llvm.fmuladd.f32(float %12, float %17, float %24)
  %26 = load ptr addrspace(2), ptr %4, align 8
  %27 = load i64, ptr %5, align 8
  %28 = and i64 %27, 1
  %29 = getelementptr inbounds nuw i32, ptr addrspace(2) %26, i64 %28
  %30 = load i32, ptr addrspace(2) %29, align 4
  %31 = sitofp i32 %30 to float
  %32 = fadd float %25, %31
  %33 = load ptr addrspace(1), ptr %3, align 8
  %34 = load i64, ptr %5, align 8
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %34
  store float %32, ptr addrspace(1) %35, align 4
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
