; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.pair = type { <8 x i32>, <8 x i32> }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @wide_calls(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_wide_calls(ptr addrspace(1) noundef align 32 %5, ptr addrspace(1) noundef align 32 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_wide_calls(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <16 x i16>, align 32
  %7 = alloca %struct.pair, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %10, i64 %12
  %14 = load <16 x i16>, ptr addrspace(1) %13, align 32
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %15, i64 %17
  %19 = load <16 x i16>, ptr addrspace(1) %18, align 32
  %20 = shufflevector <16 x i16> %19, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %21 = call spir_func <16 x i16> @turned(<16 x i16> noundef %14, <8 x i16> noundef %20) #5
  store <16 x i16> %21, ptr %6, align 32
  %22 = load <16 x i16>, ptr %6, align 32
  %23 = load ptr addrspace(1), ptr %3, align 8
  %24 = load i32, ptr %5, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %23, i64 %25
  store <16 x i16> %22, ptr addrspace(1) %26, align 32
  %27 = load <16 x i16>, ptr %6, align 32
  %28 = shufflevector <16 x i16> %27, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %29 = call spir_func <8 x i32> @_Z12convert_int8Dv8_t(<8 x i16> noundef %28) #4
  call spir_func void @apart(ptr dead_on_unwind writable sret(%struct.pair) align 32 %7, <8 x i32> noundef %29) #5
  %30 = getelementptr inbounds nuw %struct.pair, ptr %7, i32 0, i32 0
  %31 = load <8 x i32>, ptr %30, align 32
  %32 = mul <8 x i32> %31, splat (i32 3)
  %33 = getelementptr inbounds nuw %struct.pair, ptr %7, i32 0, i32 1
  %34 = load <8 x i32>, ptr %33, align 32
  %35 = add <8 x i32> %32, %34
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i32, ptr %5, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %36, i64 %38
  store <8 x i32> %35, ptr addrspace(1) %39, align 32
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func <16 x i16> @turned(<16 x i16> noundef %0, <8 x i16> noundef %1) #2 {
  %3 = alloca <16 x i16>, align 32
  %4 = alloca <8 x i16>, align 16
  %5 = alloca <16 x i16>, align 32
  store <16 x i16> %0, ptr %3, align 32
  store <8 x i16> %1, ptr %4, align 16
  %6 = load <16 x i16>, ptr %3, align 32
  %7 = shufflevector <16 x i16> %6, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = shufflevector <8 x i16> %7, <8 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %9 = shufflevector <16 x i16> %8, <16 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = load <16 x i16>, ptr %3, align 32
  %11 = shufflevector <16 x i16> %10, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %12 = load <8 x i16>, ptr %4, align 16
  %13 = add <8 x i16> %11, %12
  %14 = shufflevector <8 x i16> %13, <8 x i16> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %15 = shufflevector <16 x i16> %9, <16 x i16> %14, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x i16> %15, ptr %5, align 32
  %16 = load <16 x i16>, ptr %5, align 32
  ret <16 x i16> %16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @apart(ptr dead_on_unwind noalias writable sret(%struct.pair) align 32 %0, <8 x i32> noundef %1) #2 {
  %3 = alloca <8 x i32>, align 32
  store <8 x i32> %1, ptr %3, align 32
  %4 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 0
  %5 = load <8 x i32>, ptr %3, align 32
  %6 = and <8 x i32> %5, splat (i32 15)
  store <8 x i32> %6, ptr %4, align 32
  %7 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 1
  %8 = load <8 x i32>, ptr %3, align 32
  %9 = ashr <8 x i32> %8, splat (i32 4)
  store <8 x i32> %9, ptr %7, align 32
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z12convert_int8Dv8_t(<8 x i16> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"ushort16*", !"int8*"}
!7 = !{!"ushort __attribute__((ext_vector_type(16)))*", !"int __attribute__((ext_vector_type(8)))*"}
!8 = !{!"", !""}
