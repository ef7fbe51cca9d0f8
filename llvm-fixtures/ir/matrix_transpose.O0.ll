; ModuleID = 'opencl/matrix_transpose.cl'
source_filename = "opencl/matrix_transpose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@transpose_local.block = internal addrspace(3) global [4 x [5 x i32]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @transpose_naive(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_transpose_naive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_transpose_naive(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %x = alloca i64, align 8
  %y = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %x, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  store i64 %call1, ptr %y, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %y, align 8
  %call2 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %mul = mul i64 %1, %call2
  %2 = load i64, ptr %x, align 8
  %add = add i64 %mul, %2
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %add
  %3 = load float, ptr addrspace(1) %arrayidx, align 4
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %x, align 8
  %call3 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #4
  %mul4 = mul i64 %5, %call3
  %6 = load i64, ptr %y, align 8
  %add5 = add i64 %mul4, %6
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %add5
  store float %3, ptr addrspace(1) %arrayidx6, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @transpose_local(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_transpose_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_transpose_local(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %x, align 4
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %y, align 4
  %call3 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %conv4 = trunc i64 %call3 to i32
  store i32 %conv4, ptr %n, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i32, ptr %y, align 4
  %2 = load i32, ptr %n, align 4
  %mul = mul i32 %1, %2
  %3 = load i32, ptr %x, align 4
  %add = add i32 %mul, %3
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %idxprom
  %4 = load i32, ptr addrspace(1) %arrayidx, align 4
  %call5 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %arrayidx6 = getelementptr inbounds nuw [4 x [5 x i32]], ptr addrspace(3) @transpose_local.block, i64 0, i64 %call5
  %call7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %arrayidx8 = getelementptr inbounds nuw [5 x i32], ptr addrspace(3) %arrayidx6, i64 0, i64 %call7
  store i32 %4, ptr addrspace(3) %arrayidx8, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call9 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %mul10 = mul i64 %call9, 4
  %call11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %add12 = add i64 %mul10, %call11
  %conv13 = trunc i64 %add12 to i32
  store i32 %conv13, ptr %x, align 4
  %call14 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %mul15 = mul i64 %call14, 4
  %call16 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %add17 = add i64 %mul15, %call16
  %conv18 = trunc i64 %add17 to i32
  store i32 %conv18, ptr %y, align 4
  %call19 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %arrayidx20 = getelementptr inbounds nuw [4 x [5 x i32]], ptr addrspace(3) @transpose_local.block, i64 0, i64 %call19
  %call21 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %arrayidx22 = getelementptr inbounds nuw [5 x i32], ptr addrspace(3) %arrayidx20, i64 0, i64 %call21
  %5 = load i32, ptr addrspace(3) %arrayidx22, align 4
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i32, ptr %y, align 4
  %8 = load i32, ptr %n, align 4
  %mul23 = mul i32 %7, %8
  %9 = load i32, ptr %x, align 4
  %add24 = add i32 %mul23, %9
  %idxprom25 = zext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %idxprom25
  store i32 %5, ptr addrspace(1) %arrayidx26, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"float*", !"float*"}
!6 = !{!"const", !""}
!7 = !{!"uint*", !"uint*"}
