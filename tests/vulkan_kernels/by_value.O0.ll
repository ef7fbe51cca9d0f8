; ModuleID = 'by_value.cl'
source_filename = "by_value.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Parameters = type { i8, i32, [3 x i16], <2 x float>, i64 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @by_value(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.Parameters) align 8 %1, i8 noundef zeroext %2, i16 noundef signext %3, <3 x float> noundef %4, <3 x i8> noundef %5) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i8, align 1
  %9 = alloca i16, align 2
  %10 = alloca <3 x float>, align 16
  %11 = alloca <3 x i8>, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store i8 %2, ptr %8, align 1
  store i16 %3, ptr %9, align 2
  %12 = shufflevector <3 x float> %4, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %12, ptr %10, align 16
  %13 = shufflevector <3 x i8> %5, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %13, ptr %11, align 4
  %14 = load ptr addrspace(1), ptr %7, align 8
  %15 = load i8, ptr %8, align 1
  %16 = load i16, ptr %9, align 2
  %17 = load <4 x float>, ptr %10, align 16
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %19 = load <4 x i8>, ptr %11, align 4
  %20 = shufflevector <4 x i8> %19, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef align 8 %14, ptr noundef byval(%struct.Parameters) align 8 %1, i8 noundef zeroext %15, i16 noundef signext %16, <3 x float> noundef %18, <3 x i8> noundef %20) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.Parameters) align 8 %1, i8 noundef zeroext %2, i16 noundef signext %3, <3 x float> noundef %4, <3 x i8> noundef %5) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i8, align 1
  %9 = alloca i16, align 2
  %10 = alloca <3 x float>, align 16
  %11 = alloca <3 x i8>, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store i8 %2, ptr %8, align 1
  store i16 %3, ptr %9, align 2
  %14 = shufflevector <3 x float> %4, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %14, ptr %10, align 16
  %15 = shufflevector <3 x i8> %5, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %15, ptr %11, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %16, ptr %12, align 8
  %17 = getelementptr inbounds nuw %struct.Parameters, ptr %1, i32 0, i32 0
  %18 = load i8, ptr %17, align 8
  %19 = sext i8 %18 to i32
  %20 = getelementptr inbounds nuw %struct.Parameters, ptr %1, i32 0, i32 1
  %21 = load i32, ptr %20, align 4
  %22 = add nsw i32 %19, %21
  %23 = getelementptr inbounds nuw %struct.Parameters, ptr %1, i32 0, i32 2
  %24 = load i64, ptr %12, align 8
  %25 = urem i64 %24, 3
  %26 = getelementptr inbounds nuw [3 x i16], ptr %23, i64 0, i64 %25
  %27 = load i16, ptr %26, align 2
  %28 = sext i16 %27 to i32
  %29 = add nsw i32 %22, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Parameters, ptr %1, i32 0, i32 3
  %32 = load <2 x float>, ptr %31, align 8
  %33 = extractelement <2 x float> %32, i64 1
  %34 = fptosi float %33 to i64
  %35 = add nsw i64 %30, %34
  %36 = getelementptr inbounds nuw %struct.Parameters, ptr %1, i32 0, i32 4
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %35, %37
  store i64 %38, ptr %13, align 8
  %39 = load i64, ptr %13, align 8
  %40 = load i8, ptr %8, align 1
  %41 = zext i8 %40 to i32
  %42 = mul nsw i32 %41, 2
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %39, %43
  %45 = load i16, ptr %9, align 2
  %46 = sext i16 %45 to i64
  %47 = add nsw i64 %44, %46
  %48 = load <3 x float>, ptr %10, align 16
  %49 = extractelement <3 x float> %48, i64 2
  %50 = fptosi float %49 to i64
  %51 = add nsw i64 %47, %50
  %52 = load <3 x i8>, ptr %11, align 4
  %53 = extractelement <3 x i8> %52, i64 1
  %54 = zext i8 %53 to i64
  %55 = add nsw i64 %51, %54
  %56 = load ptr addrspace(1), ptr %7, align 8
  %57 = load i64, ptr %12, align 8
  %58 = getelementptr inbounds nuw i64, ptr addrspace(1) %56, i64 %57
  store i64 %55, ptr addrspace(1) %58, align 8
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
!4 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"long*", !"Parameters", !"uchar", !"short", !"float3", !"uchar3"}
!7 = !{!"long*", !"Parameters", !"uchar", !"short", !"float __attribute__((ext_vector_type(3)))", !"uchar __attribute__((ext_vector_type(3)))"}
!8 = !{!"", !"", !"", !"", !"", !""}
