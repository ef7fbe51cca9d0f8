; ModuleID = 'saturated.cl'
source_filename = "saturated.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @saturated(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 2 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %10, align 8
  call spir_func void @__clang_ocl_kern_imp_saturated(ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 2 %15) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_saturated(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 2 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store ptr addrspace(1) %4, ptr %10, align 8
  %12 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %12, ptr %11, align 8
  %13 = load ptr addrspace(1), ptr %6, align 8
  %14 = load i64, ptr %11, align 8
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  %17 = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef %16) #3
  %18 = load ptr addrspace(1), ptr %8, align 8
  %19 = load i64, ptr %11, align 8
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %18, i64 %19
  store <4 x i8> %17, ptr addrspace(1) %20, align 4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %11, align 8
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %21, i64 %22
  %24 = load <4 x float>, ptr addrspace(1) %23, align 16
  %25 = fmul <4 x float> %24, splat (float 1.000000e+09)
  %26 = call spir_func <4 x i32> @_Z16convert_int4_satDv4_f(<4 x float> noundef %25) #3
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = load i64, ptr %11, align 8
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16
  %31 = call spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef %30) #3
  %32 = add <4 x i32> %26, %31
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = load i64, ptr %11, align 8
  %35 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %33, i64 %34
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16
  %37 = call spir_func <4 x i32> @_Z16convert_int4_rtnDv4_f(<4 x float> noundef %36) #3
  %38 = sub <4 x i32> %32, %37
  %39 = load ptr addrspace(1), ptr %9, align 8
  %40 = load i64, ptr %11, align 8
  %41 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %39, i64 %40
  store <4 x i32> %38, ptr addrspace(1) %41, align 16
  %42 = load ptr addrspace(1), ptr %7, align 8
  %43 = load i64, ptr %11, align 8
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = call spir_func signext i16 @_Z17convert_short_sati(i32 noundef %45) #3
  %47 = sext i16 %46 to i32
  %48 = load ptr addrspace(1), ptr %7, align 8
  %49 = load i64, ptr %11, align 8
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %51) #3
  %53 = zext i8 %52 to i32
  %54 = add nsw i32 %47, %53
  %55 = load ptr addrspace(1), ptr %7, align 8
  %56 = load i64, ptr %11, align 8
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4
  %59 = call spir_func signext i8 @_Z16convert_char_satj(i32 noundef %58) #3
  %60 = sext i8 %59 to i32
  %61 = add nsw i32 %54, %60
  %62 = trunc i32 %61 to i16
  %63 = load ptr addrspace(1), ptr %10, align 8
  %64 = load i64, ptr %11, align 8
  %65 = getelementptr inbounds nuw i16, ptr addrspace(1) %63, i64 %64
  store i16 %62, ptr addrspace(1) %65, align 2
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z16convert_int4_satDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z16convert_int4_rtnDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z17convert_short_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func signext i8 @_Z16convert_char_satj(i32 noundef) #1

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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"int*", !"uchar4*", !"int4*", !"short*"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"int*", !"uchar __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"short*"}
!8 = !{!"const", !"const", !"", !"", !""}
