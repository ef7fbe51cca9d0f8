; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @prefetching(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_prefetching(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 8 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_prefetching(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca [8 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca <2 x i32>, align 8
  %14 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %15 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef %15, i64 noundef 4) #4
  %16 = call spir_func i64 @_Z20get_global_linear_idv() #4
  store i64 %16, ptr %7, align 8
  store i32 0, ptr %9, align 4
  br label %17

17:                                               ; preds = %32, %3
  %18 = load i32, ptr %9, align 4
  %19 = icmp slt i32 %18, 8
  br i1 %19, label %20, label %35

20:                                               ; preds = %17
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %7, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = urem i64 %25, 8
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %30
  store i32 %28, ptr %31, align 4
  br label %32

32:                                               ; preds = %20
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %9, align 4
  br label %17

35:                                               ; preds = %17
  %36 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %37 = addrspacecast ptr %36 to ptr addrspace(4)
  store ptr addrspace(4) %37, ptr %10, align 8
  %38 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %39 = getelementptr inbounds i32, ptr %38, i64 7
  %40 = addrspacecast ptr %39 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr %11, align 8
  br label %41

41:                                               ; preds = %45, %35
  %42 = load ptr addrspace(4), ptr %10, align 8
  %43 = load ptr addrspace(4), ptr %11, align 8
  %44 = icmp ult ptr addrspace(4) %42, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %41
  %46 = load ptr addrspace(4), ptr %10, align 8
  %47 = load i32, ptr addrspace(4) %46, align 4
  store i32 %47, ptr %12, align 4
  %48 = load ptr addrspace(4), ptr %11, align 8
  %49 = load i32, ptr addrspace(4) %48, align 4
  %50 = load ptr addrspace(4), ptr %10, align 8
  %51 = getelementptr inbounds nuw i32, ptr addrspace(4) %50, i32 1
  store ptr addrspace(4) %51, ptr %10, align 8
  store i32 %49, ptr addrspace(4) %50, align 4
  %52 = load i32, ptr %12, align 4
  %53 = load ptr addrspace(4), ptr %11, align 8
  %54 = getelementptr inbounds i32, ptr addrspace(4) %53, i32 -1
  store ptr addrspace(4) %54, ptr %11, align 8
  store i32 %52, ptr addrspace(4) %53, align 4
  br label %41

55:                                               ; preds = %41
  %56 = load i64, ptr %7, align 8
  %57 = and i64 %56, 7
  %58 = getelementptr inbounds nuw [8 x i32], ptr %8, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = load ptr addrspace(4), ptr %11, align 8
  %61 = load ptr addrspace(4), ptr %10, align 8
  %62 = ptrtoint ptr addrspace(4) %60 to i64
  %63 = ptrtoint ptr addrspace(4) %61 to i64
  %64 = sub i64 %62, %63
  %65 = sdiv exact i64 %64, 4
  %66 = trunc i64 %65 to i32
  %67 = mul nsw i32 %66, 100
  %68 = add nsw i32 %59, %67
  %69 = sext i32 %68 to i64
  %70 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #4
  %71 = add i64 %69, %70
  %72 = call spir_func i32 @_Z12get_work_dimv() #5
  %73 = mul i32 %72, 0
  %74 = zext i32 %73 to i64
  %75 = add i64 %71, %74
  %76 = trunc i64 %75 to i32
  %77 = load ptr addrspace(1), ptr %5, align 8
  %78 = load i64, ptr %7, align 8
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %78
  store i32 %76, ptr addrspace(1) %79, align 4
  call spir_func void @_Z9mem_fencej(i32 noundef 2) #4
  %80 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 1
  %81 = load i32, ptr %80, align 4
  %82 = call spir_func i32 @_Z5mad24iii(i32 noundef %81, i32 noundef 3, i32 noundef 4) #5
  %83 = insertelement <2 x i32> poison, i32 %82, i32 0
  %84 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 2
  %85 = load i32, ptr %84, align 4
  %86 = call spir_func i32 @_Z5mul24ii(i32 noundef %85, i32 noundef -5) #5
  %87 = insertelement <2 x i32> %83, i32 %86, i32 1
  store <2 x i32> %87, ptr %13, align 8
  %88 = load <2 x i32>, ptr %13, align 8
  store <2 x i32> <i32 1, i32 2>, ptr %14, align 8
  %89 = load <2 x i32>, ptr %14, align 8
  %90 = call spir_func <2 x i32> @_Z9bitselectDv2_iS_S_(<2 x i32> noundef %89, <2 x i32> noundef splat (i32 7), <2 x i32> noundef splat (i32 3)) #5
  %91 = add <2 x i32> %88, %90
  %92 = load ptr addrspace(1), ptr %6, align 8
  %93 = load i64, ptr %7, align 8
  %94 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %92, i64 %93
  store <2 x i32> %91, ptr addrspace(1) %94, align 8
  %95 = load i64, ptr %7, align 8
  %96 = icmp eq i64 %95, 3
  br i1 %96, label %97, label %98

97:                                               ; preds = %55
  br label %135

98:                                               ; preds = %55
  %99 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 3
  %100 = load i32, ptr %99, align 4
  %101 = trunc i32 %100 to i16
  %102 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %103 = load i32, ptr %102, align 4
  %104 = trunc i32 %103 to i16
  %105 = call spir_func i32 @_Z8upsamplest(i16 noundef signext %101, i16 noundef zeroext %104) #5
  %106 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 5
  %107 = load i32, ptr %106, align 4
  %108 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 6
  %109 = load i32, ptr %108, align 4
  %110 = call spir_func i32 @_Z4haddii(i32 noundef %107, i32 noundef %109) #5
  %111 = add nsw i32 %105, %110
  %112 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 1
  %115 = load i32, ptr %114, align 4
  %116 = shl i32 %115, 28
  %117 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 2
  %118 = load i32, ptr %117, align 4
  %119 = call spir_func i32 @_Z6mad_hiiii(i32 noundef %113, i32 noundef %116, i32 noundef %118) #5
  %120 = add nsw i32 %111, %119
  %121 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 3
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %124 = load i32, ptr %123, align 4
  %125 = call spir_func i32 @_Z7sub_satii(i32 noundef %122, i32 noundef %124) #5
  %126 = add nsw i32 %120, %125
  %127 = load ptr addrspace(1), ptr %6, align 8
  %128 = load i64, ptr %7, align 8
  %129 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %127, i64 %128
  %130 = load <2 x i32>, ptr addrspace(1) %129, align 8
  %131 = extractelement <2 x i32> %130, i64 0
  %132 = add nsw i32 %131, %126
  %133 = load <2 x i32>, ptr addrspace(1) %129, align 8
  %134 = insertelement <2 x i32> %133, i32 %132, i64 0
  store <2 x i32> %134, ptr addrspace(1) %129, align 8
  br label %135

135:                                              ; preds = %98, %97
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef, i64 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z12get_work_dimv() #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z9mem_fencej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z9bitselectDv2_iS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7sub_satii(i32 noundef, i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!6 = !{!"int*", !"int*", !"int2*"}
!7 = !{!"int*", !"int*", !"int __attribute__((ext_vector_type(2)))*"}
!8 = !{!"const", !"", !""}
