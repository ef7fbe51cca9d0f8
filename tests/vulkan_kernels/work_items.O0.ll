; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @work_items(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_work_items(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_work_items(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %6 = call spir_func i64 @_Z20get_global_linear_idv() #4
  store i64 %6, ptr %3, align 8
  %7 = load ptr addrspace(1), ptr %2, align 8
  %8 = load i64, ptr %3, align 8
  %9 = mul i64 16, %8
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %9
  store ptr addrspace(1) %10, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %11

11:                                               ; preds = %38, %1
  %12 = load i32, ptr %5, align 4
  %13 = icmp ult i32 %12, 3
  br i1 %13, label %14, label %41

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 4
  %16 = call spir_func i64 @_Z13get_global_idj(i32 noundef %15) #5
  %17 = trunc i64 %16 to i32
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i32, ptr %5, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %20
  store i32 %17, ptr addrspace(1) %21, align 4
  %22 = load i32, ptr %5, align 4
  %23 = call spir_func i64 @_Z12get_group_idj(i32 noundef %22) #5
  %24 = trunc i64 %23 to i32
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = add i32 3, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %28
  store i32 %24, ptr addrspace(1) %29, align 4
  %30 = load i32, ptr %5, align 4
  %31 = call spir_func i64 @_Z12get_local_idj(i32 noundef %30) #5
  %32 = trunc i64 %31 to i32
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i32, ptr %5, align 4
  %35 = add i32 6, %34
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %36
  store i32 %32, ptr addrspace(1) %37, align 4
  br label %38

38:                                               ; preds = %14
  %39 = load i32, ptr %5, align 4
  %40 = add i32 %39, 1
  store i32 %40, ptr %5, align 4
  br label %11

41:                                               ; preds = %11
  %42 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5
  %43 = trunc i64 %42 to i32
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 9
  store i32 %43, ptr addrspace(1) %45, align 4
  %46 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %47 = mul i64 %46, 10
  %48 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #4
  %49 = add i64 %47, %48
  %50 = trunc i64 %49 to i32
  %51 = load ptr addrspace(1), ptr %4, align 8
  %52 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 10
  store i32 %50, ptr addrspace(1) %52, align 4
  %53 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %54 = trunc i64 %53 to i32
  %55 = load ptr addrspace(1), ptr %4, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 11
  store i32 %54, ptr addrspace(1) %56, align 4
  %57 = call spir_func i32 @_Z12get_work_dimv() #5
  %58 = load ptr addrspace(1), ptr %4, align 8
  %59 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 12
  store i32 %57, ptr addrspace(1) %59, align 4
  %60 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #5
  %61 = trunc i64 %60 to i32
  %62 = load ptr addrspace(1), ptr %4, align 8
  %63 = getelementptr inbounds i32, ptr addrspace(1) %62, i64 13
  store i32 %61, ptr addrspace(1) %63, align 4
  %64 = call spir_func i64 @_Z19get_local_linear_idv() #4
  %65 = trunc i64 %64 to i32
  %66 = load ptr addrspace(1), ptr %4, align 8
  %67 = getelementptr inbounds i32, ptr addrspace(1) %66, i64 14
  store i32 %65, ptr addrspace(1) %67, align 4
  %68 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 3) #5
  %69 = call spir_func i64 @_Z13get_global_idj(i32 noundef 7) #5
  %70 = add i64 %68, %69
  %71 = trunc i64 %70 to i32
  %72 = load ptr addrspace(1), ptr %4, align 8
  %73 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 15
  store i32 %71, ptr addrspace(1) %73, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z12get_work_dimv() #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z17get_global_offsetj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z19get_local_linear_idv() #1

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
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"uint*"}
!7 = !{!""}
