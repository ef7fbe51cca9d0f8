; ModuleID = 'casts.cl'
source_filename = "casts.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%union.anon = type { float }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @casts(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_casts(ptr addrspace(1) noundef align 1 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_casts(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca %union.anon, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  store ptr addrspace(1) %9, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = bitcast i32 %13 to float
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = mul i64 2, %16
  %18 = getelementptr inbounds nuw i16, ptr addrspace(1) %15, i64 %17
  %19 = load i16, ptr addrspace(1) %18, align 2
  %20 = zext i16 %19 to i32
  %21 = sitofp i32 %20 to float
  %22 = fadd float %14, %21
  %23 = load ptr addrspace(1), ptr %3, align 8
  %24 = load i64, ptr %5, align 8
  %25 = mul i64 4, %24
  %26 = add i64 %25, 3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1
  %29 = zext i8 %28 to i32
  %30 = sitofp i32 %29 to float
  %31 = fadd float %22, %30
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = load i64, ptr %5, align 8
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i64 %33
  store float %31, ptr addrspace(1) %34, align 4
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i64, ptr %5, align 8
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %35, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4
  store float %38, ptr %7, align 4
  %39 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 3
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = xor i32 %41, 128
  %43 = trunc i32 %42 to i8
  store i8 %43, ptr %39, align 1
  %44 = load float, ptr %7, align 4
  %45 = bitcast float %44 to i32
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = load i64, ptr %5, align 8
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %47
  %49 = load ptr addrspace(1), ptr %6, align 8
  %50 = ptrtoint ptr addrspace(1) %48 to i64
  %51 = ptrtoint ptr addrspace(1) %49 to i64
  %52 = sub i64 %50, %51
  %53 = sdiv exact i64 %52, 4
  %54 = trunc i64 %53 to i32
  %55 = add i32 %45, %54
  %56 = load ptr addrspace(1), ptr %6, align 8
  %57 = load i64, ptr %5, align 8
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %57
  store i32 %55, ptr addrspace(1) %58, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!6 = !{!"uchar*", !"float*"}
!7 = !{!"", !""}
