; ModuleID = 'loaded_vectors.cl'
source_filename = "loaded_vectors.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @loaded_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_loaded_vectors(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_loaded_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <3 x float>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  %13 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %10, ptr addrspace(4) noundef %12) #7
  %14 = shufflevector <3 x float> %13, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %14, ptr %6, align 16
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %15, i64 %16
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %18) #7
  store <4 x float> %19, ptr %7, align 16
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = getelementptr inbounds float, ptr addrspace(1) %20, i64 1
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %22) #7
  store <8 x float> %23, ptr %8, align 32
  %24 = load <3 x float>, ptr %6, align 16
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %26 = load <4 x float>, ptr %7, align 16
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %28 = load <8 x float>, ptr %8, align 32
  %29 = extractelement <8 x float> %28, i64 5
  %30 = insertelement <3 x float> poison, float %29, i64 0
  %31 = shufflevector <3 x float> %30, <3 x float> poison, <3 x i32> zeroinitializer
  %32 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %27, <3 x float> %31, <3 x float> %25)
  %33 = load i64, ptr %5, align 8
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = addrspacecast ptr addrspace(1) %34 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef %32, i64 noundef %33, ptr addrspace(4) noundef %35) #8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_fmPU3AS4f(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }

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
!6 = !{!"float*", !"float*"}
!7 = !{!"const", !""}
