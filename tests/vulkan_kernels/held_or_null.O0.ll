; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@__const.held_or_null.held = private unnamed_addr addrspace(2) constant [4 x ptr] [ptr addrspacecast (ptr addrspace(4) null to ptr), ptr addrspacecast (ptr addrspace(4) null to ptr), ptr addrspacecast (ptr addrspace(4) null to ptr), ptr addrspacecast (ptr addrspace(4) null to ptr)], align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @held_or_null(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_held_or_null(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_held_or_null(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [4 x ptr], align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %7 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %3, align 4
  %9 = load ptr addrspace(1), ptr %2, align 8
  %10 = load i32, ptr %3, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4
  store i32 %13, ptr %4, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %5, ptr addrspace(2) align 8 @__const.held_or_null.held, i64 32, i1 false)
  %14 = load i32, ptr %4, align 4
  %15 = urem i32 %14, 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw [4 x ptr], ptr %5, i64 0, i64 %16
  store ptr %4, ptr %17, align 8
  store i32 0, ptr %6, align 4
  br label %18

18:                                               ; preds = %37, %1
  %19 = load i32, ptr %6, align 4
  %20 = icmp ult i32 %19, 4
  br i1 %20, label %21, label %40

21:                                               ; preds = %18
  %22 = load i32, ptr %6, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw [4 x ptr], ptr %5, i64 0, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ne ptr %25, addrspacecast (ptr addrspace(4) null to ptr)
  br i1 %26, label %27, label %36

27:                                               ; preds = %21
  %28 = load i32, ptr %6, align 4
  %29 = add i32 10, %28
  %30 = load i32, ptr %6, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [4 x ptr], ptr %5, i64 0, i64 %31
  %33 = load ptr, ptr %32, align 8
  %34 = load i32, ptr %33, align 4
  %35 = add i32 %34, %29
  store i32 %35, ptr %33, align 4
  br label %36

36:                                               ; preds = %27, %21
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %6, align 4
  %39 = add i32 %38, 1
  store i32 %39, ptr %6, align 4
  br label %18

40:                                               ; preds = %18
  %41 = load i32, ptr %4, align 4
  %42 = load ptr addrspace(1), ptr %2, align 8
  %43 = load i32, ptr %3, align 4
  %44 = add i32 8, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %45
  store i32 %41, ptr addrspace(1) %46, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
