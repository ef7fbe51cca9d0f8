; ModuleID = 'opencl/convolution.cl'
source_filename = "opencl/convolution.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@sharpen = addrspace(2) constant [3 x [3 x i32]] [[3 x i32] [i32 0, i32 -1, i32 0], [3 x i32] [i32 -1, i32 5, i32 -1], [3 x i32] [i32 0, i32 -1, i32 0]], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @convolve_1d(ptr addrspace(1) noundef align 4 %in, ptr addrspace(2) noundef align 4 %filter, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %filter.addr = alloca ptr addrspace(2), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(2) %filter, ptr %filter.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(2), ptr %filter.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_convolve_1d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(2) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_convolve_1d(ptr addrspace(1) noundef align 4 %in, ptr addrspace(2) noundef align 4 %filter, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %filter.addr = alloca ptr addrspace(2), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i32, align 4
  %sum = alloca float, align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(2) %filter, ptr %filter.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  store float 0.000000e+00, ptr %sum, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 5
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %k, align 4
  %add = add nsw i32 %2, %3
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %1, i64 %idxprom
  %4 = load float, ptr addrspace(1) %arrayidx, align 4
  %5 = load ptr addrspace(2), ptr %filter.addr, align 8
  %6 = load i32, ptr %k, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds float, ptr addrspace(2) %5, i64 %idxprom2
  %7 = load float, ptr addrspace(2) %arrayidx3, align 4
  %8 = load float, ptr %sum, align 4
  %9 = call float @llvm.fmuladd.f32(float %4, float %7, float %8)
  store float %9, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %k, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %11 = load float, ptr %sum, align 4
  %12 = load ptr addrspace(1), ptr %out.addr, align 8
  %13 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %13 to i64
  %arrayidx5 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %idxprom4
  store float %11, ptr addrspace(1) %arrayidx5, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @convolve_2d(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_convolve_2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_convolve_2d(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sum = alloca i32, align 4
  %dy = alloca i32, align 4
  %dx = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %x, align 4
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %y, align 4
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %dy, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %0 = load i32, ptr %dy, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %dx, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %dx, align 4
  %cmp5 = icmp slt i32 %1, 3
  br i1 %cmp5, label %for.body7, label %for.end

for.body7:                                        ; preds = %for.cond4
  %2 = load ptr addrspace(1), ptr %in.addr, align 8
  %3 = load i32, ptr %y, align 4
  %4 = load i32, ptr %dy, align 4
  %add = add nsw i32 %3, %4
  %mul = mul nsw i32 %add, 10
  %5 = load i32, ptr %x, align 4
  %add8 = add nsw i32 %mul, %5
  %6 = load i32, ptr %dx, align 4
  %add9 = add nsw i32 %add8, %6
  %idxprom = sext i32 %add9 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %idxprom
  %7 = load i32, ptr addrspace(1) %arrayidx, align 4
  %8 = load i32, ptr %dy, align 4
  %idxprom10 = sext i32 %8 to i64
  %arrayidx11 = getelementptr inbounds [3 x [3 x i32]], ptr addrspace(2) @sharpen, i64 0, i64 %idxprom10
  %9 = load i32, ptr %dx, align 4
  %idxprom12 = sext i32 %9 to i64
  %arrayidx13 = getelementptr inbounds [3 x i32], ptr addrspace(2) %arrayidx11, i64 0, i64 %idxprom12
  %10 = load i32, ptr addrspace(2) %arrayidx13, align 4
  %mul14 = mul nsw i32 %7, %10
  %11 = load i32, ptr %sum, align 4
  %add15 = add nsw i32 %11, %mul14
  store i32 %add15, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body7
  %12 = load i32, ptr %dx, align 4
  %inc = add nsw i32 %12, 1
  store i32 %inc, ptr %dx, align 4
  br label %for.cond4

for.end:                                          ; preds = %for.cond4
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %13 = load i32, ptr %dy, align 4
  %inc17 = add nsw i32 %13, 1
  store i32 %inc17, ptr %dy, align 4
  br label %for.cond

for.end18:                                        ; preds = %for.cond
  %14 = load i32, ptr %sum, align 4
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = load i32, ptr %y, align 4
  %mul19 = mul nsw i32 %16, 8
  %17 = load i32, ptr %x, align 4
  %add20 = add nsw i32 %mul19, %17
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %idxprom21
  store i32 %14, ptr addrspace(1) %arrayidx22, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @box_blur(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %1
  %2 = load i8, ptr addrspace(1) %arrayidx, align 1
  %conv = zext i8 %2 to i32
  %3 = load ptr addrspace(1), ptr %in.addr, align 8
  %4 = load i64, ptr %i, align 8
  %add = add i64 %4, 1
  %arrayidx1 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %add
  %5 = load i8, ptr addrspace(1) %arrayidx1, align 1
  %conv2 = zext i8 %5 to i32
  %add3 = add i32 %conv, %conv2
  %6 = load ptr addrspace(1), ptr %in.addr, align 8
  %7 = load i64, ptr %i, align 8
  %add4 = add i64 %7, 2
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %add4
  %8 = load i8, ptr addrspace(1) %arrayidx5, align 1
  %conv6 = zext i8 %8 to i32
  %add7 = add i32 %add3, %conv6
  %div = udiv i32 %add7, 3
  %conv8 = trunc i32 %div to i8
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %10
  store i8 %conv8, ptr addrspace(1) %arrayidx9, align 1
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 2, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*"}
!6 = !{!"const", !"const", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"uchar*", !"uchar*"}
