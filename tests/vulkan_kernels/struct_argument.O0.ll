; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Params = type { <4 x float>, [3 x i32], %struct.anon, double, [8 x i8] }
%struct.anon = type { i16, i8 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @struct_argument(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.Params) align 16 %1, <8 x float> noundef %2, <3 x i8> noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca <8 x float>, align 32
  %7 = alloca <3 x i8>, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store <8 x float> %2, ptr %6, align 32
  %8 = shufflevector <3 x i8> %3, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %8, ptr %7, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load <8 x float>, ptr %6, align 32
  %11 = load <4 x i8>, ptr %7, align 4
  %12 = shufflevector <4 x i8> %11, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call spir_func void @__clang_ocl_kern_imp_struct_argument(ptr addrspace(1) noundef align 4 %9, ptr noundef byval(%struct.Params) align 16 %1, <8 x float> noundef %10, <3 x i8> noundef %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_struct_argument(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.Params) align 16 %1, <8 x float> noundef %2, <3 x i8> noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca <8 x float>, align 32
  %7 = alloca <3 x i8>, align 4
  %8 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store <8 x float> %2, ptr %6, align 32
  %9 = shufflevector <3 x i8> %3, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %9, ptr %7, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 0
  %12 = load <4 x float>, ptr %11, align 16
  %13 = load i64, ptr %8, align 8
  %14 = and i64 %13, 3
  %15 = extractelement <4 x float> %12, i64 %14
  %16 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 1
  %17 = load i64, ptr %8, align 8
  %18 = urem i64 %17, 3
  %19 = getelementptr inbounds nuw [3 x i32], ptr %16, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = sitofp i32 %20 to float
  %22 = fadd float %15, %21
  %23 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 2
  %24 = getelementptr inbounds nuw %struct.anon, ptr %23, i32 0, i32 0
  %25 = load i16, ptr %24, align 4
  %26 = sext i16 %25 to i32
  %27 = mul nsw i32 %26, 10
  %28 = sitofp i32 %27 to float
  %29 = fadd float %22, %28
  %30 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 2
  %31 = getelementptr inbounds nuw %struct.anon, ptr %30, i32 0, i32 1
  %32 = load i8, ptr %31, align 2
  %33 = sext i8 %32 to i32
  %34 = sitofp i32 %33 to float
  %35 = fadd float %29, %34
  %36 = getelementptr inbounds nuw %struct.Params, ptr %1, i32 0, i32 3
  %37 = load double, ptr %36, align 16
  %38 = fptrunc double %37 to float
  %39 = fadd float %35, %38
  %40 = load <8 x float>, ptr %6, align 32
  %41 = load i64, ptr %8, align 8
  %42 = and i64 %41, 7
  %43 = extractelement <8 x float> %40, i64 %42
  %44 = fadd float %39, %43
  %45 = load <3 x i8>, ptr %7, align 4
  %46 = extractelement <3 x i8> %45, i64 2
  %47 = zext i8 %46 to i32
  %48 = sitofp i32 %47 to float
  %49 = fadd float %44, %48
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i64, ptr %8, align 8
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i64 %51
  store float %49, ptr addrspace(1) %52, align 4
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
!4 = !{i32 1, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"Params", !"float8", !"uchar3"}
!7 = !{!"float*", !"Params", !"float __attribute__((ext_vector_type(8)))", !"uchar __attribute__((ext_vector_type(3)))"}
!8 = !{!"", !"", !"", !""}
