; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @of_groups(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call spir_func void @__clang_ocl_kern_imp_of_groups(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 8 %18) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_of_groups(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store ptr addrspace(1) %5, ptr %12, align 8
  %18 = call spir_func i64 @_Z20get_global_linear_idv() #3
  store i64 %18, ptr %13, align 8
  %19 = load ptr addrspace(1), ptr %7, align 8
  %20 = load i64, ptr %13, align 8
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  store i32 %22, ptr %14, align 4
  %23 = load ptr addrspace(1), ptr %10, align 8
  %24 = load i64, ptr %13, align 8
  %25 = mul i64 %24, 16
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %25
  store ptr addrspace(1) %26, ptr %15, align 8
  %27 = load i32, ptr %14, align 4
  %28 = call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %27) #3
  %29 = load ptr addrspace(1), ptr %15, align 8
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 0
  store i32 %28, ptr addrspace(1) %30, align 4
  %31 = load i32, ptr %14, align 4
  %32 = call spir_func i32 @_Z29work_group_scan_inclusive_addj(i32 noundef %31) #3
  %33 = load ptr addrspace(1), ptr %15, align 8
  %34 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 1
  store i32 %32, ptr addrspace(1) %34, align 4
  %35 = load i32, ptr %14, align 4
  %36 = call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %35) #3
  %37 = load ptr addrspace(1), ptr %15, align 8
  %38 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 2
  store i32 %36, ptr addrspace(1) %38, align 4
  %39 = load i32, ptr %14, align 4
  %40 = call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %39) #3
  %41 = load ptr addrspace(1), ptr %15, align 8
  %42 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 3
  store i32 %40, ptr addrspace(1) %42, align 4
  %43 = load i32, ptr %14, align 4
  %44 = call spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 noundef %43) #3
  %45 = load ptr addrspace(1), ptr %15, align 8
  %46 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 4
  store i32 %44, ptr addrspace(1) %46, align 4
  %47 = load i32, ptr %14, align 4
  %48 = sub nsw i32 %47, 500
  %49 = call spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32 noundef %48) #3
  %50 = load ptr addrspace(1), ptr %15, align 8
  %51 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 5
  store i32 %49, ptr addrspace(1) %51, align 4
  %52 = load i32, ptr %14, align 4
  %53 = sub nsw i32 %52, 500
  %54 = call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %53) #3
  %55 = load ptr addrspace(1), ptr %15, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 6
  store i32 %54, ptr addrspace(1) %56, align 4
  %57 = load i32, ptr %14, align 4
  %58 = icmp ult i32 %57, 990
  %59 = zext i1 %58 to i32
  %60 = call spir_func i32 @_Z14work_group_alli(i32 noundef %59) #3
  %61 = load i32, ptr %14, align 4
  %62 = icmp ult i32 %61, 200
  %63 = zext i1 %62 to i32
  %64 = call spir_func i32 @_Z14work_group_alli(i32 noundef %63) #3
  %65 = mul nsw i32 2, %64
  %66 = add nsw i32 %60, %65
  %67 = load ptr addrspace(1), ptr %15, align 8
  %68 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 7
  store i32 %66, ptr addrspace(1) %68, align 4
  %69 = load i32, ptr %14, align 4
  %70 = icmp ugt i32 %69, 100
  %71 = zext i1 %70 to i32
  %72 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %71) #3
  %73 = load i32, ptr %14, align 4
  %74 = icmp ugt i32 %73, 1000
  %75 = zext i1 %74 to i32
  %76 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %75) #3
  %77 = mul nsw i32 2, %76
  %78 = add nsw i32 %72, %77
  %79 = load ptr addrspace(1), ptr %15, align 8
  %80 = getelementptr inbounds i32, ptr addrspace(1) %79, i64 8
  store i32 %78, ptr addrspace(1) %80, align 4
  %81 = load i32, ptr %14, align 4
  %82 = call spir_func i32 @_Z20work_group_broadcastjmm(i32 noundef %81, i64 noundef 1, i64 noundef 1) #3
  %83 = load ptr addrspace(1), ptr %15, align 8
  %84 = getelementptr inbounds i32, ptr addrspace(1) %83, i64 9
  store i32 %82, ptr addrspace(1) %84, align 4
  %85 = load i32, ptr %14, align 4
  %86 = sub nsw i32 %85, 2000
  %87 = call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %86) #3
  %88 = load ptr addrspace(1), ptr %15, align 8
  %89 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 10
  store i32 %87, ptr addrspace(1) %89, align 4
  store i32 0, ptr %16, align 4
  br label %90

90:                                               ; preds = %104, %6
  %91 = load i32, ptr %16, align 4
  %92 = icmp ult i32 %91, 3
  br i1 %92, label %93, label %107

93:                                               ; preds = %90
  %94 = load i32, ptr %14, align 4
  %95 = load i32, ptr %16, align 4
  %96 = and i32 %95, 31
  %97 = lshr i32 %94, %96
  %98 = call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %97) #3
  %99 = load ptr addrspace(1), ptr %15, align 8
  %100 = load i32, ptr %16, align 4
  %101 = add i32 11, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %99, i64 %102
  store i32 %98, ptr addrspace(1) %103, align 4
  br label %104

104:                                              ; preds = %93
  %105 = load i32, ptr %16, align 4
  %106 = add i32 %105, 1
  store i32 %106, ptr %16, align 4
  br label %90

107:                                              ; preds = %90
  %108 = load ptr addrspace(1), ptr %8, align 8
  %109 = load i64, ptr %13, align 8
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %108, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4
  store float %111, ptr %17, align 4
  %112 = load float, ptr %17, align 4
  %113 = call spir_func float @_Z21work_group_reduce_addf(float noundef %112) #3
  %114 = load ptr addrspace(1), ptr %11, align 8
  %115 = load i64, ptr %13, align 8
  %116 = mul i64 %115, 4
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %114, i64 %116
  store float %113, ptr addrspace(1) %117, align 4
  %118 = load float, ptr %17, align 4
  %119 = call spir_func float @_Z29work_group_scan_inclusive_minf(float noundef %118) #3
  %120 = load ptr addrspace(1), ptr %11, align 8
  %121 = load i64, ptr %13, align 8
  %122 = mul i64 %121, 4
  %123 = add i64 %122, 1
  %124 = getelementptr inbounds nuw float, ptr addrspace(1) %120, i64 %123
  store float %119, ptr addrspace(1) %124, align 4
  %125 = load float, ptr %17, align 4
  %126 = fneg float %125
  %127 = call spir_func float @_Z21work_group_reduce_maxf(float noundef %126) #3
  %128 = load ptr addrspace(1), ptr %11, align 8
  %129 = load i64, ptr %13, align 8
  %130 = mul i64 %129, 4
  %131 = add i64 %130, 2
  %132 = getelementptr inbounds nuw float, ptr addrspace(1) %128, i64 %131
  store float %127, ptr addrspace(1) %132, align 4
  %133 = load float, ptr %17, align 4
  %134 = call spir_func float @_Z29work_group_scan_exclusive_addf(float noundef %133) #3
  %135 = load ptr addrspace(1), ptr %11, align 8
  %136 = load i64, ptr %13, align 8
  %137 = mul i64 %136, 4
  %138 = add i64 %137, 3
  %139 = getelementptr inbounds nuw float, ptr addrspace(1) %135, i64 %138
  store float %134, ptr addrspace(1) %139, align 4
  %140 = load ptr addrspace(1), ptr %9, align 8
  %141 = load i64, ptr %13, align 8
  %142 = getelementptr inbounds nuw i64, ptr addrspace(1) %140, i64 %141
  %143 = load i64, ptr addrspace(1) %142, align 8
  %144 = call spir_func i64 @_Z21work_group_reduce_minl(i64 noundef %143) #3
  %145 = load ptr addrspace(1), ptr %12, align 8
  %146 = load i64, ptr %13, align 8
  %147 = mul i64 %146, 4
  %148 = getelementptr inbounds nuw i64, ptr addrspace(1) %145, i64 %147
  store i64 %144, ptr addrspace(1) %148, align 8
  %149 = load ptr addrspace(1), ptr %9, align 8
  %150 = load i64, ptr %13, align 8
  %151 = getelementptr inbounds nuw i64, ptr addrspace(1) %149, i64 %150
  %152 = load i64, ptr addrspace(1) %151, align 8
  %153 = call spir_func i64 @_Z29work_group_scan_inclusive_addl(i64 noundef %152) #3
  %154 = load ptr addrspace(1), ptr %12, align 8
  %155 = load i64, ptr %13, align 8
  %156 = mul i64 %155, 4
  %157 = add i64 %156, 1
  %158 = getelementptr inbounds nuw i64, ptr addrspace(1) %154, i64 %157
  store i64 %153, ptr addrspace(1) %158, align 8
  %159 = load ptr addrspace(1), ptr %9, align 8
  %160 = load i64, ptr %13, align 8
  %161 = getelementptr inbounds nuw i64, ptr addrspace(1) %159, i64 %160
  %162 = load i64, ptr addrspace(1) %161, align 8
  %163 = call spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 noundef %162) #3
  %164 = load ptr addrspace(1), ptr %12, align 8
  %165 = load i64, ptr %13, align 8
  %166 = mul i64 %165, 4
  %167 = add i64 %166, 2
  %168 = getelementptr inbounds nuw i64, ptr addrspace(1) %164, i64 %167
  store i64 %163, ptr addrspace(1) %168, align 8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_addj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_addj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_mini(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_alli(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_anyi(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20work_group_broadcastjmm(i32 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z21work_group_reduce_addf(float noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z29work_group_scan_inclusive_minf(float noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z21work_group_reduce_maxf(float noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z29work_group_scan_exclusive_addf(float noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z21work_group_reduce_minl(i64 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z29work_group_scan_inclusive_addl(i64 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"float*", !"long*", !"uint*", !"float*", !"long*"}
!7 = !{!"const", !"const", !"const", !"", !"", !""}
