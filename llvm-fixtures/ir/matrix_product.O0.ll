; ModuleID = 'opencl/matrix_product.cl'
source_filename = "opencl/matrix_product.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@product_tiled.tile_a = internal addrspace(3) global [4 x [4 x float]] undef, align 4
@product_tiled.tile_b = internal addrspace(3) global [4 x [4 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @product_naive(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, i32 noundef %n) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %c.addr, align 8
  %3 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_product_naive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_product_naive(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, i32 noundef %n) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %sum = alloca float, align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %row, align 4
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %column, align 4
  store float 0.000000e+00, ptr %sum, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %3 = load i32, ptr %row, align 4
  %4 = load i32, ptr %n.addr, align 4
  %mul = mul nsw i32 %3, %4
  %5 = load i32, ptr %k, align 4
  %add = add nsw i32 %mul, %5
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %2, i64 %idxprom
  %6 = load float, ptr addrspace(1) %arrayidx, align 4
  %7 = load ptr addrspace(1), ptr %b.addr, align 8
  %8 = load i32, ptr %k, align 4
  %9 = load i32, ptr %n.addr, align 4
  %mul4 = mul nsw i32 %8, %9
  %10 = load i32, ptr %column, align 4
  %add5 = add nsw i32 %mul4, %10
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %idxprom6
  %11 = load float, ptr addrspace(1) %arrayidx7, align 4
  %12 = load float, ptr %sum, align 4
  %13 = call float @llvm.fmuladd.f32(float %6, float %11, float %12)
  store float %13, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %k, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %15 = load float, ptr %sum, align 4
  %16 = load ptr addrspace(1), ptr %c.addr, align 8
  %17 = load i32, ptr %row, align 4
  %18 = load i32, ptr %n.addr, align 4
  %mul9 = mul nsw i32 %17, %18
  %19 = load i32, ptr %column, align 4
  %add10 = add nsw i32 %mul9, %19
  %idxprom11 = sext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds float, ptr addrspace(1) %16, i64 %idxprom11
  store float %15, ptr addrspace(1) %arrayidx12, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @product_tiled(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, i32 noundef %n) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %c.addr, align 8
  %3 = load i32, ptr %n.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_product_tiled(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_product_tiled(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, i32 noundef %n) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %column = alloca i32, align 4
  %row = alloca i32, align 4
  %sum = alloca float, align 4
  %t = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %x, align 4
  %call1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %conv2 = trunc i64 %call1 to i32
  store i32 %conv2, ptr %y, align 4
  %call3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %mul = mul i64 %call3, 4
  %0 = load i32, ptr %x, align 4
  %conv4 = sext i32 %0 to i64
  %add = add i64 %mul, %conv4
  %conv5 = trunc i64 %add to i32
  store i32 %conv5, ptr %column, align 4
  %call6 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %mul7 = mul i64 %call6, 4
  %1 = load i32, ptr %y, align 4
  %conv8 = sext i32 %1 to i64
  %add9 = add i64 %mul7, %conv8
  %conv10 = trunc i64 %add9 to i32
  store i32 %conv10, ptr %row, align 4
  store float 0.000000e+00, ptr %sum, align 4
  store i32 0, ptr %t, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc43, %entry
  %2 = load i32, ptr %t, align 4
  %3 = load i32, ptr %n.addr, align 4
  %div = sdiv i32 %3, 4
  %cmp = icmp slt i32 %2, %div
  br i1 %cmp, label %for.body, label %for.end45

for.body:                                         ; preds = %for.cond
  %4 = load ptr addrspace(1), ptr %a.addr, align 8
  %5 = load i32, ptr %row, align 4
  %6 = load i32, ptr %n.addr, align 4
  %mul12 = mul nsw i32 %5, %6
  %7 = load i32, ptr %t, align 4
  %mul13 = mul nsw i32 %7, 4
  %add14 = add nsw i32 %mul12, %mul13
  %8 = load i32, ptr %x, align 4
  %add15 = add nsw i32 %add14, %8
  %idxprom = sext i32 %add15 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %4, i64 %idxprom
  %9 = load float, ptr addrspace(1) %arrayidx, align 4
  %10 = load i32, ptr %y, align 4
  %idxprom16 = sext i32 %10 to i64
  %arrayidx17 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(3) @product_tiled.tile_a, i64 0, i64 %idxprom16
  %11 = load i32, ptr %x, align 4
  %idxprom18 = sext i32 %11 to i64
  %arrayidx19 = getelementptr inbounds [4 x float], ptr addrspace(3) %arrayidx17, i64 0, i64 %idxprom18
  store float %9, ptr addrspace(3) %arrayidx19, align 4
  %12 = load ptr addrspace(1), ptr %b.addr, align 8
  %13 = load i32, ptr %t, align 4
  %mul20 = mul nsw i32 %13, 4
  %14 = load i32, ptr %y, align 4
  %add21 = add nsw i32 %mul20, %14
  %15 = load i32, ptr %n.addr, align 4
  %mul22 = mul nsw i32 %add21, %15
  %16 = load i32, ptr %column, align 4
  %add23 = add nsw i32 %mul22, %16
  %idxprom24 = sext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %idxprom24
  %17 = load float, ptr addrspace(1) %arrayidx25, align 4
  %18 = load i32, ptr %y, align 4
  %idxprom26 = sext i32 %18 to i64
  %arrayidx27 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(3) @product_tiled.tile_b, i64 0, i64 %idxprom26
  %19 = load i32, ptr %x, align 4
  %idxprom28 = sext i32 %19 to i64
  %arrayidx29 = getelementptr inbounds [4 x float], ptr addrspace(3) %arrayidx27, i64 0, i64 %idxprom28
  store float %17, ptr addrspace(3) %arrayidx29, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  store i32 0, ptr %k, align 4
  br label %for.cond30

for.cond30:                                       ; preds = %for.inc, %for.body
  %20 = load i32, ptr %k, align 4
  %cmp31 = icmp slt i32 %20, 4
  br i1 %cmp31, label %for.body33, label %for.end

for.body33:                                       ; preds = %for.cond30
  %21 = load i32, ptr %y, align 4
  %idxprom34 = sext i32 %21 to i64
  %arrayidx35 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(3) @product_tiled.tile_a, i64 0, i64 %idxprom34
  %22 = load i32, ptr %k, align 4
  %idxprom36 = sext i32 %22 to i64
  %arrayidx37 = getelementptr inbounds [4 x float], ptr addrspace(3) %arrayidx35, i64 0, i64 %idxprom36
  %23 = load float, ptr addrspace(3) %arrayidx37, align 4
  %24 = load i32, ptr %k, align 4
  %idxprom38 = sext i32 %24 to i64
  %arrayidx39 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(3) @product_tiled.tile_b, i64 0, i64 %idxprom38
  %25 = load i32, ptr %x, align 4
  %idxprom40 = sext i32 %25 to i64
  %arrayidx41 = getelementptr inbounds [4 x float], ptr addrspace(3) %arrayidx39, i64 0, i64 %idxprom40
  %26 = load float, ptr addrspace(3) %arrayidx41, align 4
  %27 = load float, ptr %sum, align 4
  %call42 = call spir_func float @_Z3fmafff(float noundef %23, float noundef %26, float noundef %27) #5
  store float %call42, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body33
  %28 = load i32, ptr %k, align 4
  %inc = add nsw i32 %28, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond30, !llvm.loop !7

for.end:                                          ; preds = %for.cond30
  call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %for.inc43

for.inc43:                                        ; preds = %for.end
  %29 = load i32, ptr %t, align 4
  %inc44 = add nsw i32 %29, 1
  store i32 %inc44, ptr %t, align 4
  br label %for.cond

for.end45:                                        ; preds = %for.cond
  %30 = load float, ptr %sum, align 4
  %31 = load ptr addrspace(1), ptr %c.addr, align 8
  %32 = load i32, ptr %row, align 4
  %33 = load i32, ptr %n.addr, align 4
  %mul46 = mul nsw i32 %32, %33
  %34 = load i32, ptr %column, align 4
  %add47 = add nsw i32 %mul46, %34
  %idxprom48 = sext i32 %add47 to i64
  %arrayidx49 = getelementptr inbounds float, ptr addrspace(1) %31, i64 %idxprom48
  store float %30, ptr addrspace(1) %arrayidx49, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @product_integer(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 8 %c) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %c.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_product_integer(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_product_integer(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 8 %c) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %row = alloca i64, align 8
  %column = alloca i64, align 8
  %n = alloca i64, align 8
  %sum = alloca i64, align 8
  %k = alloca i64, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  store i64 %call, ptr %row, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call1, ptr %column, align 8
  %call2 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  store i64 %call2, ptr %n, align 8
  store i64 0, ptr %sum, align 8
  store i64 0, ptr %k, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %k, align 8
  %1 = load i64, ptr %n, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %3 = load i64, ptr %row, align 8
  %4 = load i64, ptr %n, align 8
  %mul = mul i64 %3, %4
  %5 = load i64, ptr %k, align 8
  %add = add i64 %mul, %5
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %add
  %6 = load i32, ptr addrspace(1) %arrayidx, align 4
  %conv = sext i32 %6 to i64
  %7 = load ptr addrspace(1), ptr %b.addr, align 8
  %8 = load i64, ptr %k, align 8
  %9 = load i64, ptr %n, align 8
  %mul3 = mul i64 %8, %9
  %10 = load i64, ptr %column, align 8
  %add4 = add i64 %mul3, %10
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %add4
  %11 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %conv6 = sext i32 %11 to i64
  %mul7 = mul nsw i64 %conv, %conv6
  %12 = load i64, ptr %sum, align 8
  %add8 = add nsw i64 %12, %mul7
  store i64 %add8, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i64, ptr %k, align 8
  %inc = add i64 %13, 1
  store i64 %inc, ptr %k, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %14 = load i64, ptr %sum, align 8
  %15 = load ptr addrspace(1), ptr %c.addr, align 8
  %16 = load i64, ptr %row, align 8
  %17 = load i64, ptr %n, align 8
  %mul9 = mul i64 %16, %17
  %18 = load i64, ptr %column, align 8
  %add10 = add i64 %mul9, %18
  %arrayidx11 = getelementptr inbounds nuw i64, ptr addrspace(1) %15, i64 %add10
  store i64 %14, ptr addrspace(1) %arrayidx11, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float*", !"int"}
!6 = !{!"const", !"const", !"", !""}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"long*"}
!12 = !{!"const", !"const", !""}
