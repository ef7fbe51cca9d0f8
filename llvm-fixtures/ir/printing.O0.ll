; ModuleID = 'opencl/printing.cl'
source_filename = "opencl/printing.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@.str = private unnamed_addr addrspace(2) constant [7 x i8] c"start\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [20 x i8] c"%d: %d %u %x %c %s\0A\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [5 x i8] c"text\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [15 x i8] c"%f %ld %v4hld\0A\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @print_values(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %f) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %f.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_print_values(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_print_values(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %f) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %f.addr = alloca ptr addrspace(1), align 8
  %i = alloca i32, align 4
  %.compoundliteral = alloca <4 x i32>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %0 = load i32, ptr %i, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str) #5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %3 = load i32, ptr %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %idxprom
  %4 = load i32, ptr addrspace(1) %arrayidx, align 4
  %5 = load ptr addrspace(1), ptr %a.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %idxprom3
  %7 = load i32, ptr addrspace(1) %arrayidx4, align 4
  %8 = load ptr addrspace(1), ptr %a.addr, align 8
  %9 = load i32, ptr %i, align 4
  %idxprom5 = sext i32 %9 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %idxprom5
  %10 = load i32, ptr addrspace(1) %arrayidx6, align 4
  %11 = load i32, ptr %i, align 4
  %add = add nsw i32 97, %11
  %call7 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, i32 noundef %1, i32 noundef %4, i32 noundef %7, i32 noundef %10, i32 noundef %add, ptr addrspace(2) noundef @.str.2) #5
  %12 = load ptr addrspace(1), ptr %f.addr, align 8
  %13 = load i32, ptr %i, align 4
  %idxprom8 = sext i32 %13 to i64
  %arrayidx9 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %idxprom8
  %14 = load float, ptr addrspace(1) %arrayidx9, align 4
  %conv10 = fpext float %14 to double
  %15 = load ptr addrspace(1), ptr %a.addr, align 8
  %16 = load i32, ptr %i, align 4
  %idxprom11 = sext i32 %16 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %idxprom11
  %17 = load i32, ptr addrspace(1) %arrayidx12, align 4
  %conv13 = sext i32 %17 to i64
  %shl = shl i64 %conv13, 20
  %18 = load i32, ptr %i, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %18, i32 0
  %vecinit14 = insertelement <4 x i32> %vecinit, i32 1, i32 1
  %vecinit15 = insertelement <4 x i32> %vecinit14, i32 2, i32 2
  %vecinit16 = insertelement <4 x i32> %vecinit15, i32 3, i32 3
  store <4 x i32> %vecinit16, ptr %.compoundliteral, align 16
  %19 = load <4 x i32>, ptr %.compoundliteral, align 16
  %call17 = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, double noundef %conv10, i64 noundef %shl, <4 x i32> noundef %19) #5
  %20 = load ptr addrspace(1), ptr %a.addr, align 8
  %21 = load i32, ptr %i, align 4
  %idxprom18 = sext i32 %21 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %idxprom18
  %22 = load i32, ptr addrspace(1) %arrayidx19, align 4
  %add20 = add nsw i32 %22, 1
  store i32 %add20, ptr addrspace(1) %arrayidx19, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @printf(ptr addrspace(2) noundef, ...) #2

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
!5 = !{!"int*", !"float*"}
!6 = !{!"", !""}
