; ModuleID = 'opencl/work_items.cl'
source_filename = "opencl/work_items.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @one_dimension(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_one_dimension(ptr addrspace(1) noundef align 4 %0) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_one_dimension(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 10
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %call1 = call spir_func i32 @_Z12get_work_dimv() #3
  %2 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i32 %call1, ptr addrspace(1) %2, align 4
  %call2 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %conv = trunc i64 %call2 to i32
  %3 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr3 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i32 1
  store ptr addrspace(1) %incdec.ptr3, ptr %o, align 8
  store i32 %conv, ptr addrspace(1) %3, align 4
  %call4 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv5 = trunc i64 %call4 to i32
  %4 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr6 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i32 1
  store ptr addrspace(1) %incdec.ptr6, ptr %o, align 8
  store i32 %conv5, ptr addrspace(1) %4, align 4
  %call7 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %conv8 = trunc i64 %call7 to i32
  %5 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr9 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i32 1
  store ptr addrspace(1) %incdec.ptr9, ptr %o, align 8
  store i32 %conv8, ptr addrspace(1) %5, align 4
  %call10 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %conv11 = trunc i64 %call10 to i32
  %6 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr12 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i32 1
  store ptr addrspace(1) %incdec.ptr12, ptr %o, align 8
  store i32 %conv11, ptr addrspace(1) %6, align 4
  %call13 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %conv14 = trunc i64 %call13 to i32
  %7 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr15 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i32 1
  store ptr addrspace(1) %incdec.ptr15, ptr %o, align 8
  store i32 %conv14, ptr addrspace(1) %7, align 4
  %call16 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %conv17 = trunc i64 %call16 to i32
  %8 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr18 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i32 1
  store ptr addrspace(1) %incdec.ptr18, ptr %o, align 8
  store i32 %conv17, ptr addrspace(1) %8, align 4
  %call19 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %conv20 = trunc i64 %call19 to i32
  %9 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr21 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i32 1
  store ptr addrspace(1) %incdec.ptr21, ptr %o, align 8
  store i32 %conv20, ptr addrspace(1) %9, align 4
  %call22 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3
  %conv23 = trunc i64 %call22 to i32
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr24 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr24, ptr %o, align 8
  store i32 %conv23, ptr addrspace(1) %10, align 4
  %call25 = call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #3
  %conv26 = trunc i64 %call25 to i32
  %11 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr27 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i32 1
  store ptr addrspace(1) %incdec.ptr27, ptr %o, align 8
  store i32 %conv26, ptr addrspace(1) %11, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @three_dimensions(ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_three_dimensions(ptr addrspace(1) noundef align 8 %0) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_three_dimensions(ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %x = alloca i64, align 8
  %y = alloca i64, align 8
  %z = alloca i64, align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  %d = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %x, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  store i64 %call1, ptr %y, align 8
  %call2 = call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #3
  store i64 %call2, ptr %z, align 8
  %0 = load i64, ptr %z, align 8
  %call3 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #3
  %mul = mul i64 %0, %call3
  %1 = load i64, ptr %y, align 8
  %add = add i64 %mul, %1
  %call4 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %mul5 = mul i64 %add, %call4
  %2 = load i64, ptr %x, align 8
  %add6 = add i64 %mul5, %2
  store i64 %add6, ptr %i, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %4 = load i64, ptr %i, align 8
  %mul7 = mul i64 %4, 16
  %add.ptr = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %mul7
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  store i32 0, ptr %d, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %d, align 4
  %cmp = icmp ult i32 %5, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %d, align 4
  %call8 = call spir_func i64 @_Z12get_group_idj(i32 noundef %6) #3
  %7 = load i32, ptr %d, align 4
  %call9 = call spir_func i64 @_Z14get_local_sizej(i32 noundef %7) #3
  %mul10 = mul i64 %call8, %call9
  %8 = load i32, ptr %d, align 4
  %call11 = call spir_func i64 @_Z12get_local_idj(i32 noundef %8) #3
  %add12 = add i64 %mul10, %call11
  %9 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i64, ptr addrspace(1) %9, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i64 %add12, ptr addrspace(1) %9, align 8
  %10 = load i32, ptr %d, align 4
  %call13 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef %10) #3
  %11 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr14 = getelementptr inbounds nuw i64, ptr addrspace(1) %11, i32 1
  store ptr addrspace(1) %incdec.ptr14, ptr %o, align 8
  store i64 %call13, ptr addrspace(1) %11, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %d, align 4
  %inc = add i32 %12, 1
  store i32 %inc, ptr %d, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %call15 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 0) #3
  %call16 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #3
  %add17 = add i64 %call15, %call16
  %call18 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 2) #3
  %add19 = add i64 %add17, %call18
  %13 = load ptr addrspace(1), ptr %o, align 8
  store i64 %add19, ptr addrspace(1) %13, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @dynamic_dimension(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_dynamic_dimension(ptr addrspace(1) noundef align 4 %0) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_dynamic_dimension(ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %call1 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %mul = mul i64 %call, %call1
  %call2 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add = add i64 %mul, %call2
  %conv = trunc i64 %add to i32
  store i32 %conv, ptr %i, align 4
  store i32 0, ptr %d, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %d, align 4
  %cmp = icmp ult i32 %0, 5
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %d, align 4
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 noundef %1) #3
  %2 = load i32, ptr %d, align 4
  %call5 = call spir_func i64 @_Z14get_local_sizej(i32 noundef %2) #3
  %mul6 = mul i64 10, %call5
  %add7 = add i64 %call4, %mul6
  %3 = load i32, ptr %d, align 4
  %call8 = call spir_func i64 @_Z13get_global_idj(i32 noundef %3) #3
  %mul9 = mul i64 100, %call8
  %add10 = add i64 %add7, %mul9
  %4 = load i32, ptr %d, align 4
  %call11 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef %4) #3
  %mul12 = mul i64 10000, %call11
  %add13 = add i64 %add10, %mul12
  %conv14 = trunc i64 %add13 to i32
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  %6 = load i32, ptr %i, align 4
  %mul15 = mul i32 %6, 5
  %7 = load i32, ptr %d, align 4
  %add16 = add i32 %mul15, %7
  %idxprom = zext i32 %add16 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %idxprom
  store i32 %conv14, ptr addrspace(1) %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %d, align 4
  %inc = add i32 %8, 1
  store i32 %inc, ptr %d, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z12get_work_dimv() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17get_global_offsetj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1}
!4 = !{!"none"}
!5 = !{!"uint*"}
!6 = !{!""}
!7 = !{!"ulong*"}
