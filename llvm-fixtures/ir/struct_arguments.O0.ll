; ModuleID = 'opencl/struct_arguments.cl'
source_filename = "opencl/struct_arguments.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.settings = type { i32, i32, float, %struct.anon, i32 }
%struct.anon = type { i8, i16 }
%struct.point = type { float, float }
%union.word = type { float, [4 x i8] }
%struct.outer = type { [2 x %struct.inner], [3 x i32] }
%struct.inner = type { [3 x i32] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @by_value(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%struct.settings) align 4 %s) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.settings) align 4 %s) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%struct.settings) align 4 %s) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %scale = getelementptr inbounds nuw %struct.settings, ptr %s, i32 0, i32 0
  %3 = load i32, ptr %scale, align 4
  %mul = mul nsw i32 %2, %3
  %offset = getelementptr inbounds nuw %struct.settings, ptr %s, i32 0, i32 1
  %4 = load i32, ptr %offset, align 4
  %add = add nsw i32 %mul, %4
  %gain = getelementptr inbounds nuw %struct.settings, ptr %s, i32 0, i32 2
  %5 = load float, ptr %gain, align 4
  %mul1 = fmul float %5, 4.000000e+00
  %call2 = call spir_func i32 @_Z15convert_int_rtzf(float noundef %mul1) #5
  %add3 = add nsw i32 %add, %call2
  %mode = getelementptr inbounds nuw %struct.settings, ptr %s, i32 0, i32 3
  %kind = getelementptr inbounds nuw %struct.anon, ptr %mode, i32 0, i32 0
  %6 = load i8, ptr %kind, align 4
  %conv = sext i8 %6 to i32
  %add4 = add nsw i32 %add3, %conv
  %mode5 = getelementptr inbounds nuw %struct.settings, ptr %s, i32 0, i32 3
  %level = getelementptr inbounds nuw %struct.anon, ptr %mode5, i32 0, i32 1
  %7 = load i16, ptr %level, align 2
  %conv6 = sext i16 %7 to i32
  %add7 = add nsw i32 %add4, %conv6
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  store i32 %add7, ptr addrspace(1) %arrayidx8, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @by_value_pair(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%struct.point) align 4 %a, ptr noundef byval(%struct.point) align 4 %b) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_by_value_pair(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.point) align 4 %a, ptr noundef byval(%struct.point) align 4 %b) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_by_value_pair(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%struct.point) align 4 %a, ptr noundef byval(%struct.point) align 4 %b) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %x = getelementptr inbounds nuw %struct.point, ptr %a, i32 0, i32 0
  %0 = load float, ptr %x, align 4
  %x1 = getelementptr inbounds nuw %struct.point, ptr %b, i32 0, i32 0
  %1 = load float, ptr %x1, align 4
  %call2 = call spir_func float @_Z3mixfff(float noundef %0, float noundef %1, float noundef 2.500000e-01) #5
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %2, i64 %3
  %y = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %arrayidx, i32 0, i32 1
  %4 = load float, ptr addrspace(1) %y, align 4
  %add = fadd float %call2, %4
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %5, i64 %6
  %x4 = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %arrayidx3, i32 0, i32 0
  store float %add, ptr addrspace(1) %x4, align 4
  %y5 = getelementptr inbounds nuw %struct.point, ptr %a, i32 0, i32 1
  %7 = load float, ptr %y5, align 4
  %y6 = getelementptr inbounds nuw %struct.point, ptr %b, i32 0, i32 1
  %8 = load float, ptr %y6, align 4
  %mul = fmul float %7, %8
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %9, i64 %10
  %y8 = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %arrayidx7, i32 0, i32 1
  store float %mul, ptr addrspace(1) %y8, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @union_argument(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%union.word) align 4 %w, i32 noundef %index) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %index.addr = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %index, ptr %index.addr, align 4
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i32, ptr %index.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_union_argument(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%union.word) align 4 %w, i32 noundef %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_union_argument(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%union.word) align 4 %w, i32 noundef %index) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %index.addr = alloca i32, align 4
  %i = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store i32 %index, ptr %index.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i32, ptr %w, align 4
  %1 = load i64, ptr %i, align 8
  %conv = trunc i64 %1 to i32
  %add = add i32 %0, %conv
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load i64, ptr %i, align 8
  %mul = mul i64 2, %3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %mul
  store i32 %add, ptr addrspace(1) %arrayidx, align 4
  %4 = load i32, ptr %index.addr, align 4
  %conv1 = sext i32 %4 to i64
  %5 = load i64, ptr %i, align 8
  %add2 = add i64 %conv1, %5
  %and = and i64 %add2, 7
  %arrayidx3 = getelementptr inbounds nuw [8 x i8], ptr %w, i64 0, i64 %and
  %6 = load i8, ptr %arrayidx3, align 1
  %conv4 = zext i8 %6 to i32
  %7 = load float, ptr %w, align 4
  %cmp = fcmp olt float %7, 0.000000e+00
  %conv5 = zext i1 %cmp to i32
  %add6 = add nsw i32 %conv4, %conv5
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %mul7 = mul i64 2, %9
  %add8 = add i64 %mul7, 1
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %add8
  store i32 %add6, ptr addrspace(1) %arrayidx9, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @nested(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%struct.outer) align 4 %value) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 %0, ptr noundef byval(%struct.outer) align 4 %value) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 %out, ptr noundef byval(%struct.outer) align 4 %value) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !6 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %copy = alloca %struct.outer, align 4
  %tmp = alloca %struct.inner, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %value, i64 36, i1 false)
  %rows = getelementptr inbounds nuw %struct.outer, ptr %copy, i32 0, i32 0
  %arrayidx = getelementptr inbounds [2 x %struct.inner], ptr %rows, i64 0, i64 1
  %rows1 = getelementptr inbounds nuw %struct.outer, ptr %copy, i32 0, i32 0
  %arrayidx2 = getelementptr inbounds [2 x %struct.inner], ptr %rows1, i64 0, i64 0
  %0 = load i64, ptr %i, align 8
  %conv = trunc i64 %0 to i32
  %add = add nsw i32 %conv, 2
  call spir_func void @scaled(ptr dead_on_unwind writable sret(%struct.inner) align 4 %tmp, ptr noundef byval(%struct.inner) align 4 %arrayidx2, i32 noundef %add) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx, ptr align 4 %tmp, i64 12, i1 false)
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %2
  %3 = load i32, ptr addrspace(1) %arrayidx3, align 4
  %rows4 = getelementptr inbounds nuw %struct.outer, ptr %copy, i32 0, i32 0
  %4 = load i64, ptr %i, align 8
  %and = and i64 %4, 1
  %arrayidx5 = getelementptr inbounds nuw [2 x %struct.inner], ptr %rows4, i64 0, i64 %and
  %values = getelementptr inbounds nuw %struct.inner, ptr %arrayidx5, i32 0, i32 0
  %5 = load i64, ptr %i, align 8
  %rem = urem i64 %5, 3
  %arrayidx6 = getelementptr inbounds nuw [3 x i32], ptr %values, i64 0, i64 %rem
  store i32 %3, ptr %arrayidx6, align 4
  %rows7 = getelementptr inbounds nuw %struct.outer, ptr %copy, i32 0, i32 0
  %arrayidx8 = getelementptr inbounds [2 x %struct.inner], ptr %rows7, i64 0, i64 0
  %call9 = call spir_func i32 @total(ptr noundef %arrayidx8) #6
  %mul = mul nsw i32 %call9, 1000
  %rows10 = getelementptr inbounds nuw %struct.outer, ptr %copy, i32 0, i32 0
  %arrayidx11 = getelementptr inbounds [2 x %struct.inner], ptr %rows10, i64 0, i64 1
  %call12 = call spir_func i32 @total(ptr noundef %arrayidx11) #6
  %add13 = add nsw i32 %mul, %call12
  %tail = getelementptr inbounds nuw %struct.outer, ptr %copy, i32 0, i32 1
  %6 = load i64, ptr %i, align 8
  %rem14 = urem i64 %6, 3
  %arrayidx15 = getelementptr inbounds nuw [3 x i32], ptr %tail, i64 0, i64 %rem14
  %7 = load i32, ptr %arrayidx15, align 4
  %add16 = add nsw i32 %add13, %7
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  store i32 %add16, ptr addrspace(1) %arrayidx17, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtzf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @scaled(ptr dead_on_unwind noalias writable sret(%struct.inner) align 4 %agg.result, ptr noundef byval(%struct.inner) align 4 %row, i32 noundef %factor) #3 {
entry:
  %factor.addr = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %factor, ptr %factor.addr, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %factor.addr, align 4
  %values = getelementptr inbounds nuw %struct.inner, ptr %row, i32 0, i32 0
  %2 = load i32, ptr %k, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [3 x i32], ptr %values, i64 0, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  %mul = mul nsw i32 %3, %1
  store i32 %mul, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %k, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.result, ptr align 4 %row, i64 12, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @total(ptr noundef %row) #3 {
entry:
  %row.addr = alloca ptr, align 8
  %sum = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %row, ptr %row.addr, align 8
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %row.addr, align 8
  %values = getelementptr inbounds nuw %struct.inner, ptr %1, i32 0, i32 0
  %2 = load i32, ptr %k, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [3 x i32], ptr %values, i64 0, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  %4 = load i32, ptr %sum, align 4
  %add = add nsw i32 %4, %3
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %k, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %6 = load i32, ptr %sum, align 4
  ret i32 %6
}

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!3 = !{i32 1, i32 0}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"struct settings"}
!6 = !{!"", !""}
!7 = !{i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"point*", !"point", !"point"}
!10 = !{!"", !"", !""}
!11 = !{!"uint*", !"union word", !"int"}
!12 = !{!"int*", !"struct outer"}
