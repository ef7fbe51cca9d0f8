; ModuleID = 'opencl/monte_carlo.cl'
source_filename = "opencl/monte_carlo.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@estimate_pi.group_hits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @estimate_pi(ptr addrspace(1) noundef align 4 %seeds, ptr addrspace(1) noundef align 4 %hits, i32 noundef %samples) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %seeds.addr = alloca ptr addrspace(1), align 8
  %hits.addr = alloca ptr addrspace(1), align 8
  %samples.addr = alloca i32, align 4
  store ptr addrspace(1) %seeds, ptr %seeds.addr, align 8
  store ptr addrspace(1) %hits, ptr %hits.addr, align 8
  store i32 %samples, ptr %samples.addr, align 4
  %0 = load ptr addrspace(1), ptr %seeds.addr, align 8
  %1 = load ptr addrspace(1), ptr %hits.addr, align 8
  %2 = load i32, ptr %samples.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_estimate_pi(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_estimate_pi(ptr addrspace(1) noundef align 4 %seeds, ptr addrspace(1) noundef align 4 %hits, i32 noundef %samples) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %seeds.addr = alloca ptr addrspace(1), align 8
  %hits.addr = alloca ptr addrspace(1), align 8
  %samples.addr = alloca i32, align 4
  %state = alloca i32, align 4
  %mine = alloca i32, align 4
  %s = alloca i32, align 4
  %p = alloca <2 x float>, align 8
  store ptr addrspace(1) %seeds, ptr %seeds.addr, align 8
  store ptr addrspace(1) %hits, ptr %hits.addr, align 8
  store i32 %samples, ptr %samples.addr, align 4
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspace(3) @estimate_pi.group_hits, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %0 = load ptr addrspace(1), ptr %seeds.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call1
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  %or = or i32 %1, 1
  store i32 %or, ptr %state, align 4
  store i32 0, ptr %mine, align 4
  store i32 0, ptr %s, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %s, align 4
  %3 = load i32, ptr %samples.addr, align 4
  %cmp2 = icmp ult i32 %2, %3
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %state, align 4
  %mul = mul i32 %4, 1664525
  %add = add i32 %mul, 1013904223
  store i32 %add, ptr %state, align 4
  %5 = load i32, ptr %state, align 4
  %shr = lshr i32 %5, 8
  %conv = uitofp i32 %shr to float
  %mul3 = fmul float %conv, 0x3E70000000000000
  %6 = load <2 x float>, ptr %p, align 8
  %7 = insertelement <2 x float> %6, float %mul3, i64 0
  store <2 x float> %7, ptr %p, align 8
  %8 = load i32, ptr %state, align 4
  %mul4 = mul i32 %8, 1664525
  %add5 = add i32 %mul4, 1013904223
  store i32 %add5, ptr %state, align 4
  %9 = load i32, ptr %state, align 4
  %shr6 = lshr i32 %9, 8
  %conv7 = uitofp i32 %shr6 to float
  %mul8 = fmul float %conv7, 0x3E70000000000000
  %10 = load <2 x float>, ptr %p, align 8
  %11 = insertelement <2 x float> %10, float %mul8, i64 1
  store <2 x float> %11, ptr %p, align 8
  %12 = load <2 x float>, ptr %p, align 8
  %13 = load <2 x float>, ptr %p, align 8
  %call9 = call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %12, <2 x float> noundef %13) #4
  %cmp10 = fcmp olt float %call9, 1.000000e+00
  %conv11 = zext i1 %cmp10 to i32
  %14 = load i32, ptr %mine, align 4
  %add12 = add i32 %14, %conv11
  store i32 %add12, ptr %mine, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %s, align 4
  %inc = add i32 %15, 1
  store i32 %inc, ptr %s, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %16 = load i32, ptr %mine, align 4
  %call13 = call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @estimate_pi.group_hits, i32 noundef %16) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp15 = icmp eq i64 %call14, 0
  br i1 %cmp15, label %if.then17, label %if.end20

if.then17:                                        ; preds = %for.end
  %17 = load i32, ptr addrspace(3) @estimate_pi.group_hits, align 4
  %18 = load ptr addrspace(1), ptr %hits.addr, align 8
  %call18 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx19 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %call18
  store i32 %17, ptr addrspace(1) %arrayidx19, align 4
  br label %if.end20

if.end20:                                         ; preds = %if.then17, %for.end
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) #2

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
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"uint*", !"uint*", !"uint"}
!6 = !{!"const", !"", !""}
