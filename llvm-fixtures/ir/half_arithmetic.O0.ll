; ModuleID = 'opencl/half_arithmetic.cl'
source_filename = "opencl/half_arithmetic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @half_operations(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 2 %out, ptr addrspace(1) noundef align 4 %flags) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %flags.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %flags, ptr %flags.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  %3 = load ptr addrspace(1), ptr %flags.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_half_operations(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_half_operations(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 2 %out, ptr addrspace(1) noundef align 4 %flags) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %flags.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca half, align 2
  %y = alloca half, align 2
  %r = alloca half, align 2
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %flags, ptr %flags.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %1
  %2 = load half, ptr addrspace(1) %arrayidx, align 2
  store half %2, ptr %x, align 2
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %4
  %5 = load half, ptr addrspace(1) %arrayidx1, align 2
  store half %5, ptr %y, align 2
  %6 = load half, ptr %x, align 2
  %7 = load half, ptr %y, align 2
  %call2 = call spir_func half @_Z3fmaDhDhDh(half noundef %6, half noundef %7, half noundef 0xH3800) #4
  store half %call2, ptr %r, align 2
  %8 = load half, ptr %x, align 2
  %call3 = call spir_func half @_Z4fabsDh(half noundef %8) #4
  %9 = load half, ptr %x, align 2
  %10 = load half, ptr %y, align 2
  %call4 = call spir_func half @_Z4fmaxDhDh(half noundef %9, half noundef %10) #4
  %sub = fsub half %call3, %call4
  %11 = load half, ptr %r, align 2
  %add = fadd half %11, %sub
  store half %add, ptr %r, align 2
  %12 = load half, ptr %x, align 2
  %13 = load half, ptr %y, align 2
  %cmp = fcmp olt half %12, %13
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %14 = load half, ptr %r, align 2
  %15 = load half, ptr %y, align 2
  %16 = load half, ptr %y, align 2
  %17 = call half @llvm.fmuladd.f16(half %15, half %16, half 0xH3C00)
  %div = fdiv half %14, %17
  br label %cond.end

cond.false:                                       ; preds = %entry
  %18 = load half, ptr %r, align 2
  %fneg = fneg half %18
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi half [ %div, %cond.true ], [ %fneg, %cond.false ]
  store half %cond, ptr %r, align 2
  %19 = load half, ptr %r, align 2
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  %21 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw half, ptr addrspace(1) %20, i64 %21
  store half %19, ptr addrspace(1) %arrayidx5, align 2
  %22 = load half, ptr %x, align 2
  %23 = load half, ptr %y, align 2
  %cmp6 = fcmp ogt half %22, %23
  %conv = zext i1 %cmp6 to i32
  %24 = load half, ptr %r, align 2
  %call7 = call spir_func i32 @_Z5isnanDh(half noundef %24) #4
  %shl = shl i32 %call7, 1
  %or = or i32 %conv, %shl
  %25 = load half, ptr %x, align 2
  %26 = load half, ptr %y, align 2
  %call8 = call spir_func i32 @_Z6islessDhDh(half noundef %25, half noundef %26) #4
  %shl9 = shl i32 %call8, 2
  %or10 = or i32 %or, %shl9
  %27 = load half, ptr %x, align 2
  %mul = fmul half %27, 0xH5640
  %call11 = call spir_func i32 @_Z15convert_int_satDh(half noundef %mul) #4
  %shl12 = shl i32 %call11, 4
  %or13 = or i32 %or10, %shl12
  %28 = load ptr addrspace(1), ptr %flags.addr, align 8
  %29 = load i64, ptr %i, align 8
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  store i32 %or13, ptr addrspace(1) %arrayidx14, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @half_vector_operations(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_half_vector_operations(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_half_vector_operations(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x half>, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x half>, ptr addrspace(1) %arrayidx, align 8
  store <4 x half> %2, ptr %x, align 8
  %3 = load <4 x half>, ptr %x, align 8
  %4 = load ptr addrspace(1), ptr %b.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %4, i64 %5
  %6 = load <4 x half>, ptr addrspace(1) %arrayidx1, align 8
  %mul = fmul <4 x half> %3, %6
  %call2 = call spir_func <4 x half> @_Z5clampDv4_DhS_S_(<4 x half> noundef %mul, <4 x half> noundef splat (half 0xHC000), <4 x half> noundef splat (half 0xH4000)) #4
  store <4 x half> %call2, ptr %x, align 8
  %7 = load <4 x half>, ptr %x, align 8
  %8 = load <4 x half>, ptr %x, align 8
  %fneg = fneg <4 x half> %8
  %9 = load <4 x half>, ptr %x, align 8
  %10 = shufflevector <4 x half> %9, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %11 = load ptr addrspace(1), ptr %b.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %11, i64 %12
  %13 = load <4 x half>, ptr addrspace(1) %arrayidx3, align 8
  %cmp = fcmp ogt <4 x half> %10, %13
  %sext = sext <4 x i1> %cmp to <4 x i16>
  %call4 = call spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef %7, <4 x half> noundef %fneg, <4 x i16> noundef %sext) #4
  store <4 x half> %call4, ptr %x, align 8
  %14 = load <4 x half>, ptr %x, align 8
  %15 = load <4 x half>, ptr %x, align 8
  %16 = load ptr addrspace(1), ptr %b.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %16, i64 %17
  %18 = load <4 x half>, ptr addrspace(1) %arrayidx5, align 8
  %call6 = call spir_func half @_Z3dotDv4_DhS_(<4 x half> noundef %15, <4 x half> noundef %18) #4
  %splat.splatinsert = insertelement <4 x half> poison, half %call6, i64 0
  %splat.splat = shufflevector <4 x half> %splat.splatinsert, <4 x half> poison, <4 x i32> zeroinitializer
  %add = fadd <4 x half> %14, %splat.splat
  %19 = load ptr addrspace(1), ptr %a.addr, align 8
  %20 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %19, i64 %20
  store <4 x half> %add, ptr addrspace(1) %arrayidx7, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z3fmaDhDhDh(half noundef, half noundef, half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z4fabsDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z4fmaxDhDh(half noundef, half noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fmuladd.f16(half, half, half) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessDhDh(half noundef, half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satDh(half noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z5clampDv4_DhS_S_(<4 x half> noundef, <4 x half> noundef, <4 x half> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef, <4 x half> noundef, <4 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func half @_Z3dotDv4_DhS_(<4 x half> noundef, <4 x half> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"half*", !"half*", !"half*", !"int*"}
!6 = !{!"const", !"const", !"", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"half4*", !"half4*"}
!10 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !"const"}
