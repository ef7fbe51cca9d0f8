; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@lock_free.own = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @lock_free(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, i32 noundef %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call spir_func void @__clang_ocl_kern_imp_lock_free(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 1 %14, i32 noundef %15) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_lock_free(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, i32 noundef %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store ptr addrspace(1) %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %15 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %11, align 4
  br label %17

17:                                               ; preds = %24, %5
  %18 = load i32, ptr %11, align 4
  %19 = icmp ult i32 %18, 16
  br i1 %19, label %20, label %30

20:                                               ; preds = %17
  %21 = load i32, ptr %11, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @lock_free.own, i64 0, i64 %22
  store i32 0, ptr addrspace(3) %23, align 4
  br label %24

24:                                               ; preds = %20
  %25 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %26 = load i32, ptr %11, align 4
  %27 = zext i32 %26 to i64
  %28 = add i64 %27, %25
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %11, align 4
  br label %17

30:                                               ; preds = %17
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %31 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %12, align 4
  br label %33

33:                                               ; preds = %48, %30
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %10, align 4
  %36 = icmp ult i32 %34, %35
  br i1 %36, label %37, label %54

37:                                               ; preds = %33
  %38 = load ptr addrspace(1), ptr %9, align 8
  %39 = load i32, ptr %12, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1
  %43 = zext i8 %42 to i32
  %44 = and i32 %43, 15
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [16 x i32], ptr addrspace(3) @lock_free.own, i64 0, i64 %45
  %47 = call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %46) #5
  br label %48

48:                                               ; preds = %37
  %49 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %50 = load i32, ptr %12, align 4
  %51 = zext i32 %50 to i64
  %52 = add i64 %51, %49
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr %12, align 4
  br label %33

54:                                               ; preds = %33
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %55 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %56 = trunc i64 %55 to i32
  store i32 %56, ptr %13, align 4
  br label %57

57:                                               ; preds = %70, %54
  %58 = load i32, ptr %13, align 4
  %59 = icmp ult i32 %58, 16
  br i1 %59, label %60, label %76

60:                                               ; preds = %57
  %61 = load ptr addrspace(1), ptr %8, align 8
  %62 = load i32, ptr %13, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %61, i64 %63
  %65 = load i32, ptr %13, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @lock_free.own, i64 0, i64 %66
  %68 = load i32, ptr addrspace(3) %67, align 4
  %69 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %64, i32 noundef %68) #5
  br label %70

70:                                               ; preds = %60
  %71 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %72 = load i32, ptr %13, align 4
  %73 = zext i32 %72 to i64
  %74 = add i64 %73, %71
  %75 = trunc i64 %74 to i32
  store i32 %75, ptr %13, align 4
  br label %57

76:                                               ; preds = %57
  %77 = load ptr addrspace(1), ptr %6, align 8
  %78 = addrspacecast ptr addrspace(1) %77 to ptr addrspace(4)
  %79 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %78, i32 noundef 2, i32 noundef 0, i32 noundef 2) #5
  %80 = and i32 %79, 1
  %81 = load ptr addrspace(1), ptr %7, align 8
  %82 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %81, i64 %82
  store i32 %80, ptr addrspace(1) %83, align 4
  %84 = load ptr addrspace(1), ptr %6, align 8
  %85 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 1
  %86 = addrspacecast ptr addrspace(1) %85 to ptr addrspace(4)
  %87 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %86) #5
  store i32 %87, ptr %14, align 4
  br label %88

88:                                               ; preds = %97, %76
  %89 = load ptr addrspace(1), ptr %6, align 8
  %90 = getelementptr inbounds i32, ptr addrspace(1) %89, i64 1
  %91 = addrspacecast ptr addrspace(1) %90 to ptr addrspace(4)
  %92 = addrspacecast ptr %14 to ptr addrspace(4)
  %93 = load i32, ptr %14, align 4
  %94 = add nsw i32 %93, 3
  %95 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %91, ptr addrspace(4) noundef %92, i32 noundef %94) #5
  %96 = xor i1 %95, true
  br i1 %96, label %97, label %98

97:                                               ; preds = %88
  br label %88

98:                                               ; preds = %88
  %99 = load ptr addrspace(1), ptr %7, align 8
  %100 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %99, i64 %100
  %102 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %101, i32 noundef 0) #5
  %103 = load ptr addrspace(1), ptr %8, align 8
  %104 = getelementptr inbounds i32, ptr addrspace(1) %103, i64 16
  %105 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %106 = trunc i64 %105 to i32
  %107 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %104, i32 noundef %106) #5
  %108 = load ptr addrspace(1), ptr %8, align 8
  %109 = getelementptr inbounds i32, ptr addrspace(1) %108, i64 17
  %110 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef %109, i32 noundef 5) #5
  %111 = load ptr addrspace(1), ptr %8, align 8
  %112 = getelementptr inbounds i32, ptr addrspace(1) %111, i64 18
  %113 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %114 = trunc i64 %113 to i32
  %115 = and i32 %114, 31
  %116 = shl i32 1, %115
  %117 = call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %112, i32 noundef %116) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"atomic_int*", !"int*", !"uint*", !"uchar*", !"uint"}
!7 = !{!"_Atomic(int)*", !"int*", !"uint*", !"uchar*", !"uint"}
!8 = !{!"volatile", !"", !"", !"const", !""}
