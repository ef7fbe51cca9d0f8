; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @shuffled(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_shuffled(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 2 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_shuffled(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x i8>, align 4
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <8 x i32>, align 32
  %12 = alloca <8 x i32>, align 32
  %13 = alloca <8 x i16>, align 16
  %14 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %15 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %15, ptr %7, align 8
  %16 = load i64, ptr %7, align 8
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef %16, ptr addrspace(4) noundef %18) #6
  store <4 x i8> %19, ptr %8, align 4
  %20 = load ptr addrspace(1), ptr %5, align 8
  %21 = load i64, ptr %7, align 8
  %22 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %20, i64 %21
  %23 = load <4 x i32>, ptr addrspace(1) %22, align 16
  store <4 x i32> %23, ptr %9, align 16
  %24 = load <4 x i8>, ptr %8, align 4
  %25 = call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %24) #5
  %26 = load <4 x i32>, ptr %9, align 16
  %27 = call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %25, <4 x i32> noundef %26) #5
  store <4 x i32> %27, ptr %10, align 16
  %28 = load <4 x i32>, ptr %10, align 16
  %29 = load <4 x i32>, ptr %9, align 16
  store <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>, ptr %12, align 32
  %30 = load <8 x i32>, ptr %12, align 32
  %31 = call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %28, <4 x i32> noundef %29, <8 x i32> noundef %30) #5
  store <8 x i32> %31, ptr %11, align 32
  %32 = load <8 x i32>, ptr %11, align 32
  %33 = shufflevector <8 x i32> %32, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %34 = load <8 x i32>, ptr %11, align 32
  %35 = shufflevector <8 x i32> %34, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %36 = add <4 x i32> %33, %35
  %37 = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_j(<4 x i32> noundef %36) #5
  %38 = load i64, ptr %7, align 8
  %39 = load ptr addrspace(1), ptr %4, align 8
  %40 = addrspacecast ptr addrspace(1) %39 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %37, i64 noundef %38, ptr addrspace(4) noundef %40) #7
  %41 = load ptr addrspace(1), ptr %6, align 8
  %42 = load i64, ptr %7, align 8
  %43 = mul i64 8, %42
  %44 = getelementptr inbounds nuw i16, ptr addrspace(1) %41, i64 %43
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  %46 = call spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef 0, ptr addrspace(4) noundef %45) #6
  store <8 x i16> %46, ptr %13, align 16
  %47 = load <8 x i16>, ptr %13, align 16
  %48 = call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %47, <8 x i16> noundef splat (i16 300)) #5
  %49 = load <8 x i16>, ptr %13, align 16
  %50 = load <8 x i16>, ptr %13, align 16
  %51 = shufflevector <8 x i16> %50, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %52 = call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %49, <8 x i16> noundef %51) #5
  %53 = add <8 x i16> %48, %52
  %54 = load <8 x i16>, ptr %13, align 16
  %55 = call spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef %54, <8 x i16> noundef splat (i16 5)) #5
  store <8 x i16> %55, ptr %14, align 16
  %56 = load <8 x i16>, ptr %14, align 16
  %57 = extractelement <8 x i16> %56, i64 0
  %58 = insertelement <8 x i16> poison, i16 %57, i64 0
  %59 = shufflevector <8 x i16> %58, <8 x i16> poison, <8 x i32> zeroinitializer
  %60 = sub <8 x i16> %53, %59
  store <8 x i16> %60, ptr %13, align 16
  %61 = load <8 x i16>, ptr %13, align 16
  %62 = call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %61, <8 x i16> noundef splat (i16 32000)) #5
  %63 = load <8 x i16>, ptr %13, align 16
  %64 = call spir_func <8 x i16> @_Z6rotateDv8_sS_(<8 x i16> noundef %63, <8 x i16> noundef splat (i16 3)) #5
  %65 = xor <8 x i16> %62, %64
  store <8 x i16> %65, ptr %13, align 16
  %66 = load <8 x i16>, ptr %13, align 16
  %67 = load ptr addrspace(1), ptr %6, align 8
  %68 = load i64, ptr %7, align 8
  %69 = mul i64 8, %68
  %70 = getelementptr inbounds nuw i16, ptr addrspace(1) %67, i64 %69
  %71 = addrspacecast ptr addrspace(1) %70 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef %66, i64 noundef 0, ptr addrspace(4) noundef %71) #7
  %72 = load ptr addrspace(1), ptr %6, align 8
  %73 = load i64, ptr %7, align 8
  %74 = mul i64 8, %73
  %75 = add i64 %74, 1
  %76 = getelementptr inbounds nuw i16, ptr addrspace(1) %72, i64 %75
  %77 = load i16, ptr addrspace(1) %76, align 2
  %78 = call spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext %77) #5
  %79 = zext i16 %78 to i32
  %80 = load ptr addrspace(1), ptr %6, align 8
  %81 = load i64, ptr %7, align 8
  %82 = mul i64 8, %81
  %83 = add i64 %82, 2
  %84 = getelementptr inbounds nuw i16, ptr addrspace(1) %80, i64 %83
  %85 = load i16, ptr addrspace(1) %84, align 2
  %86 = call spir_func signext i16 @_Z3clzs(i16 noundef signext %85) #5
  %87 = sext i16 %86 to i32
  %88 = add nsw i32 %79, %87
  %89 = load ptr addrspace(1), ptr %6, align 8
  %90 = load i64, ptr %7, align 8
  %91 = mul i64 8, %90
  %92 = add i64 %91, 3
  %93 = getelementptr inbounds nuw i16, ptr addrspace(1) %89, i64 %92
  %94 = load i16, ptr addrspace(1) %93, align 2
  %95 = sext i16 %94 to i32
  %96 = or i32 %95, 8
  %97 = trunc i32 %96 to i16
  %98 = call spir_func signext i16 @_Z3ctzs(i16 noundef signext %97) #5
  %99 = sext i16 %98 to i32
  %100 = add nsw i32 %88, %99
  %101 = load ptr addrspace(1), ptr %6, align 8
  %102 = load i64, ptr %7, align 8
  %103 = mul i64 8, %102
  %104 = getelementptr inbounds nuw i16, ptr addrspace(1) %101, i64 %103
  %105 = load i16, ptr addrspace(1) %104, align 2
  %106 = sext i16 %105 to i32
  %107 = add nsw i32 %106, %100
  %108 = trunc i32 %107 to i16
  store i16 %108, ptr addrspace(1) %104, align 2
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef, <4 x i32> noundef, <8 x i32> noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z18convert_uchar4_satDv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <8 x i16> @_Z6vload8mPU3AS4Ks(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z8abs_diffDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z6rotateDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore8Dv8_smPU3AS4s(<8 x i16> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z3clzs(i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z3ctzs(i16 noundef signext) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"uchar*", !"uint4*", !"short*"}
!7 = !{!"uchar*", !"uint __attribute__((ext_vector_type(4)))*", !"short*"}
!8 = !{!"", !"const", !""}
