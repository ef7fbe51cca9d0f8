; ModuleID = 'bytes.cl'
source_filename = "bytes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @bytes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i8 noundef zeroext %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i8 %3, ptr %8, align 1
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i8, ptr %8, align 1
  call spir_func void @__clang_ocl_kern_imp_bytes(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, i8 noundef zeroext %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_bytes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i8 noundef zeroext %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i8, align 1
  %9 = alloca i64, align 8
  %10 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i8 %3, ptr %8, align 1
  %11 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %11, ptr %9, align 8
  %12 = load ptr addrspace(1), ptr %5, align 8
  %13 = load i64, ptr %9, align 8
  %14 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %12, i64 %13
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4
  %16 = load i8, ptr %8, align 1
  %17 = insertelement <4 x i8> poison, i8 %16, i64 0
  %18 = shufflevector <4 x i8> %17, <4 x i8> poison, <4 x i32> zeroinitializer
  %19 = xor <4 x i8> %15, %18
  store <4 x i8> %19, ptr %10, align 4
  %20 = load <4 x i8>, ptr %10, align 4
  %21 = extractelement <4 x i8> %20, i64 3
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i64, ptr %9, align 8
  %24 = mul i64 4, %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %24
  store i8 %21, ptr addrspace(1) %25, align 1
  %26 = load <4 x i8>, ptr %10, align 4
  %27 = extractelement <4 x i8> %26, i64 2
  %28 = zext i8 %27 to i32
  %29 = add nsw i32 %28, 1
  %30 = trunc i32 %29 to i8
  %31 = load ptr addrspace(1), ptr %6, align 8
  %32 = load i64, ptr %9, align 8
  %33 = mul i64 4, %32
  %34 = add i64 %33, 1
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 %34
  store i8 %30, ptr addrspace(1) %35, align 1
  %36 = load <4 x i8>, ptr %10, align 4
  %37 = extractelement <4 x i8> %36, i64 1
  %38 = zext i8 %37 to i32
  %39 = ashr i32 %38, 1
  %40 = trunc i32 %39 to i8
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = load i64, ptr %9, align 8
  %43 = mul i64 4, %42
  %44 = add i64 %43, 2
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 %44
  store i8 %40, ptr addrspace(1) %45, align 1
  %46 = load <4 x i8>, ptr %10, align 4
  %47 = extractelement <4 x i8> %46, i64 0
  %48 = load <4 x i8>, ptr %10, align 4
  %49 = extractelement <4 x i8> %48, i64 1
  %50 = call spir_func zeroext i8 @_Z8abs_diffhh(i8 noundef zeroext %47, i8 noundef zeroext %49) #3
  %51 = load ptr addrspace(1), ptr %6, align 8
  %52 = load i64, ptr %9, align 8
  %53 = mul i64 4, %52
  %54 = add i64 %53, 3
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 %54
  store i8 %50, ptr addrspace(1) %55, align 1
  %56 = load <4 x i8>, ptr %10, align 4
  %57 = shufflevector <4 x i8> %56, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %58 = call spir_func <2 x i16> @_Z15convert_ushort2Dv2_h(<2 x i8> noundef %57) #3
  %59 = mul <2 x i16> %58, splat (i16 300)
  %60 = load ptr addrspace(1), ptr %7, align 8
  %61 = load i64, ptr %9, align 8
  %62 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %60, i64 %61
  store <2 x i16> %59, ptr addrspace(1) %62, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z8abs_diffhh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <2 x i16> @_Z15convert_ushort2Dv2_h(<2 x i8> noundef) #1

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
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"uchar4*", !"uchar*", !"ushort2*", !"uchar"}
!7 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"ushort __attribute__((ext_vector_type(2)))*", !"uchar"}
!8 = !{!"const", !"", !"", !""}
