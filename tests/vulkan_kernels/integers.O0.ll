; ModuleID = 'integers.cl'
source_filename = "integers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @integers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_integers(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_integers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = mul i64 2, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr %6, align 4
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = mul i64 2, %16
  %18 = add i64 %17, 1
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %7, align 4
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %5, align 8
  %23 = mul i64 12, %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %23
  store ptr addrspace(1) %24, ptr %8, align 8
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %7, align 4
  %27 = call spir_func i32 @_Z6mul_hiii(i32 noundef %25, i32 noundef %26) #3
  %28 = load ptr addrspace(1), ptr %8, align 8
  %29 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 0
  store i32 %27, ptr addrspace(1) %29, align 4
  %30 = load i32, ptr %6, align 4
  %31 = load i32, ptr %7, align 4
  %32 = call spir_func i32 @_Z6rotateii(i32 noundef %30, i32 noundef %31) #3
  %33 = load ptr addrspace(1), ptr %8, align 8
  %34 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 1
  store i32 %32, ptr addrspace(1) %34, align 4
  %35 = load i32, ptr %6, align 4
  %36 = call spir_func i32 @_Z3clzi(i32 noundef %35) #3
  %37 = load ptr addrspace(1), ptr %8, align 8
  %38 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 2
  store i32 %36, ptr addrspace(1) %38, align 4
  %39 = load i32, ptr %7, align 4
  %40 = call spir_func i32 @_Z8popcounti(i32 noundef %39) #3
  %41 = load ptr addrspace(1), ptr %8, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 3
  store i32 %40, ptr addrspace(1) %42, align 4
  %43 = load i32, ptr %6, align 4
  %44 = load i32, ptr %7, align 4
  %45 = call spir_func i32 @_Z4haddii(i32 noundef %43, i32 noundef %44) #3
  %46 = load ptr addrspace(1), ptr %8, align 8
  %47 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 4
  store i32 %45, ptr addrspace(1) %47, align 4
  %48 = load i32, ptr %6, align 4
  %49 = and i32 %48, 65535
  %50 = load i32, ptr %7, align 4
  %51 = and i32 %50, 255
  %52 = load i32, ptr %6, align 4
  %53 = call spir_func i32 @_Z5mad24iii(i32 noundef %49, i32 noundef %51, i32 noundef %52) #3
  %54 = load ptr addrspace(1), ptr %8, align 8
  %55 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 5
  store i32 %53, ptr addrspace(1) %55, align 4
  %56 = load i32, ptr %6, align 4
  %57 = load i32, ptr %7, align 4
  %58 = call spir_func i32 @_Z8abs_diffii(i32 noundef %56, i32 noundef %57) #3
  %59 = load ptr addrspace(1), ptr %8, align 8
  %60 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 6
  store i32 %58, ptr addrspace(1) %60, align 4
  %61 = load i32, ptr %6, align 4
  %62 = load i32, ptr %7, align 4
  %63 = call spir_func i32 @_Z7add_satii(i32 noundef %61, i32 noundef %62) #3
  %64 = load ptr addrspace(1), ptr %8, align 8
  %65 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 7
  store i32 %63, ptr addrspace(1) %65, align 4
  %66 = load i32, ptr %6, align 4
  %67 = load i32, ptr %7, align 4
  %68 = call spir_func i32 @_Z7sub_satjj(i32 noundef %66, i32 noundef %67) #3
  %69 = load ptr addrspace(1), ptr %8, align 8
  %70 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 8
  store i32 %68, ptr addrspace(1) %70, align 4
  %71 = load i32, ptr %6, align 4
  %72 = call spir_func i32 @_Z5clampiii(i32 noundef %71, i32 noundef -100, i32 noundef 100) #3
  %73 = load i32, ptr %6, align 4
  %74 = load i32, ptr %7, align 4
  %75 = call spir_func i32 @_Z3minii(i32 noundef %73, i32 noundef %74) #3
  %76 = add nsw i32 %72, %75
  %77 = load ptr addrspace(1), ptr %8, align 8
  %78 = getelementptr inbounds i32, ptr addrspace(1) %77, i64 9
  store i32 %76, ptr addrspace(1) %78, align 4
  %79 = load i32, ptr %6, align 4
  %80 = trunc i32 %79 to i16
  %81 = load i32, ptr %7, align 4
  %82 = trunc i32 %81 to i16
  %83 = call spir_func i32 @_Z8upsamplest(i16 noundef signext %80, i16 noundef zeroext %82) #3
  %84 = load ptr addrspace(1), ptr %8, align 8
  %85 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 10
  store i32 %83, ptr addrspace(1) %85, align 4
  %86 = load i32, ptr %7, align 4
  %87 = call spir_func i32 @_Z3ctzi(i32 noundef %86) #3
  %88 = load i32, ptr %6, align 4
  %89 = sext i32 %88 to i64
  %90 = mul i64 %89, 4294967297
  %91 = call spir_func i64 @_Z8popcountm(i64 noundef %90) #3
  %92 = trunc i64 %91 to i32
  %93 = add nsw i32 %87, %92
  %94 = load i32, ptr %6, align 4
  %95 = trunc i32 %94 to i16
  %96 = call spir_func signext i16 @_Z3clzs(i16 noundef signext %95) #3
  %97 = sext i16 %96 to i32
  %98 = add nsw i32 %93, %97
  %99 = load ptr addrspace(1), ptr %8, align 8
  %100 = getelementptr inbounds i32, ptr addrspace(1) %99, i64 11
  store i32 %98, ptr addrspace(1) %100, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotateii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcounti(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3ctzi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8popcountm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z3clzs(i16 noundef signext) #1

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
!6 = !{!"int*", !"int*"}
!7 = !{!"const", !""}
