; ModuleID = 'linked.cl'
source_filename = "linked.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Node = type { ptr addrspace(1), i32, i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @linked(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_linked(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_linked(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  %7 = load ptr addrspace(1), ptr %3, align 8
  %8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %7, i64 %8
  store ptr addrspace(1) %9, ptr %6, align 8
  br label %10

10:                                               ; preds = %22, %2
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = icmp ne ptr addrspace(1) %11, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %12, label %13, label %26

13:                                               ; preds = %10
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %14, i32 0, i32 1
  %16 = load i32, ptr addrspace(1) %15, align 8
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, ptr %5, align 4
  %19 = load ptr addrspace(1), ptr %6, align 8
  %20 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %19, i32 0, i32 2
  %21 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %20) #5
  br label %22

22:                                               ; preds = %13
  %23 = load ptr addrspace(1), ptr %6, align 8
  %24 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %23, i32 0, i32 0
  %25 = load ptr addrspace(1), ptr addrspace(1) %24, align 8
  store ptr addrspace(1) %25, ptr %6, align 8
  br label %10

26:                                               ; preds = %10
  %27 = load i32, ptr %5, align 4
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  store i32 %27, ptr addrspace(1) %30, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!6 = !{!"Node*", !"int*"}
!7 = !{!"struct Node*", !"int*"}
!8 = !{!"", !""}
