; ModuleID = 'copies.cl'
source_filename = "copies.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Packed = type <{ i8, i32, i16 }>
%struct.Record = type { [6 x float], i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @copies(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.Packed, align 1
  %9 = alloca %struct.Record, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw %struct.Packed, ptr addrspace(1) %11, i64 %12
  call void @llvm.memcpy.p0.p1.i64(ptr align 1 %8, ptr addrspace(1) align 1 %13, i64 7, i1 false)
  %14 = getelementptr inbounds nuw %struct.Packed, ptr %8, i32 0, i32 0
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds nuw %struct.Packed, ptr %8, i32 0, i32 1
  %18 = load i32, ptr %17, align 1
  %19 = add nsw i32 %18, %16
  store i32 %19, ptr %17, align 1
  %20 = getelementptr inbounds nuw %struct.Packed, ptr %8, i32 0, i32 2
  %21 = load i16, ptr %20, align 1
  %22 = sext i16 %21 to i32
  %23 = sub nsw i32 0, %22
  %24 = trunc i32 %23 to i16
  %25 = getelementptr inbounds nuw %struct.Packed, ptr %8, i32 0, i32 2
  store i16 %24, ptr %25, align 1
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i64, ptr %7, align 8
  %28 = getelementptr inbounds nuw %struct.Packed, ptr addrspace(1) %26, i64 %27
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 1 %28, ptr align 1 %8, i64 7, i1 false)
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = getelementptr inbounds %struct.Record, ptr addrspace(1) %29, i64 0
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %9, ptr addrspace(1) align 4 %30, i64 28, i1 false)
  %31 = load i64, ptr %7, align 8
  %32 = uitofp i64 %31 to float
  %33 = getelementptr inbounds nuw %struct.Record, ptr %9, i32 0, i32 0
  %34 = load i64, ptr %7, align 8
  %35 = urem i64 %34, 6
  %36 = getelementptr inbounds nuw [6 x float], ptr %33, i64 0, i64 %35
  store float %32, ptr %36, align 4
  %37 = getelementptr inbounds nuw %struct.Record, ptr %9, i32 0, i32 0
  %38 = load i64, ptr %7, align 8
  %39 = add i64 %38, 1
  %40 = urem i64 %39, 6
  %41 = getelementptr inbounds nuw [6 x float], ptr %37, i64 0, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Record, ptr %9, i32 0, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = sitofp i32 %44 to float
  %46 = fadd float %45, %42
  %47 = fptosi float %46 to i32
  store i32 %47, ptr %43, align 4
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = load i64, ptr %7, align 8
  %50 = add i64 %49, 1
  %51 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %48, i64 %50
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %51, ptr align 4 %9, i64 28, i1 false)
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

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
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"Packed*", !"Packed*", !"Record*"}
!7 = !{!"const", !"", !""}
