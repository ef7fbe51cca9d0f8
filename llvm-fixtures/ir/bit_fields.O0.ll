; ModuleID = 'opencl/bit_fields.cl'
source_filename = "opencl/bit_fields.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%union.anon = type { i32 }
%struct.mixed = type { i32, i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @fields(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %u = alloca %union.anon, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %u, align 4
  %bf.load = load i32, ptr %u, align 4
  %bf.clear = and i32 %bf.load, 31
  %bf.load1 = load i32, ptr %u, align 4
  %bf.shl = shl i32 %bf.load1, 16
  %bf.ashr = ashr i32 %bf.shl, 21
  %mul = mul nsw i32 %bf.ashr, 3
  %add = add nsw i32 %bf.clear, %mul
  %bf.load2 = load i32, ptr %u, align 4
  %bf.lshr = lshr i32 %bf.load2, 16
  %shr = ashr i32 %bf.lshr, 4
  %add3 = add nsw i32 %add, %shr
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  store i32 %add3, ptr addrspace(1) %arrayidx4, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @field_update(ptr addrspace(1) noundef align 4 %items) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %items.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %items, ptr %items.addr, align 8
  %0 = load ptr addrspace(1), ptr %items.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_field_update(ptr addrspace(1) noundef align 4 %0) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_field_update(ptr addrspace(1) noundef align 4 %items) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %items.addr = alloca ptr addrspace(1), align 8
  %m = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %items, ptr %items.addr, align 8
  %0 = load ptr addrspace(1), ptr %items.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw %struct.mixed, ptr addrspace(1) %0, i64 %call
  store ptr addrspace(1) %arrayidx, ptr %m, align 8
  %1 = load ptr addrspace(1), ptr %m, align 8
  %bf.load = load i32, ptr addrspace(1) %1, align 4
  %bf.clear = and i32 %bf.load, 7
  %bf.cast = trunc i32 %bf.clear to i8
  %conv = zext i8 %bf.cast to i32
  %add = add nsw i32 %conv, 3
  %conv1 = trunc i32 %add to i8
  %2 = zext i8 %conv1 to i32
  %bf.load2 = load i32, ptr addrspace(1) %1, align 4
  %bf.value = and i32 %2, 7
  %bf.clear3 = and i32 %bf.load2, -8
  %bf.set = or i32 %bf.clear3, %bf.value
  store i32 %bf.set, ptr addrspace(1) %1, align 4
  %bf.result.cast = trunc i32 %bf.value to i8
  %3 = load ptr addrspace(1), ptr %m, align 8
  %bf.load4 = load i32, ptr addrspace(1) %3, align 4
  %bf.clear5 = and i32 %bf.load4, 7
  %bf.cast6 = trunc i32 %bf.clear5 to i8
  %conv7 = zext i8 %bf.cast6 to i32
  %4 = load ptr addrspace(1), ptr %m, align 8
  %bf.load8 = load i32, ptr addrspace(1) %4, align 4
  %bf.lshr = lshr i32 %bf.load8, 3
  %bf.clear9 = and i32 %bf.lshr, 31
  %bf.cast10 = trunc i32 %bf.clear9 to i8
  %conv11 = zext i8 %bf.cast10 to i32
  %xor = xor i32 %conv11, %conv7
  %conv12 = trunc i32 %xor to i8
  %5 = zext i8 %conv12 to i32
  %bf.load13 = load i32, ptr addrspace(1) %4, align 4
  %bf.value14 = and i32 %5, 31
  %bf.shl = shl i32 %bf.value14, 3
  %bf.clear15 = and i32 %bf.load13, -249
  %bf.set16 = or i32 %bf.clear15, %bf.shl
  store i32 %bf.set16, ptr addrspace(1) %4, align 4
  %bf.result.cast17 = trunc i32 %bf.value14 to i8
  %6 = load ptr addrspace(1), ptr %m, align 8
  %d = getelementptr inbounds nuw %struct.mixed, ptr addrspace(1) %6, i32 0, i32 1
  %7 = load i32, ptr addrspace(1) %d, align 4
  %and = and i32 %7, 511
  %conv18 = trunc i32 %and to i16
  %8 = load ptr addrspace(1), ptr %m, align 8
  %9 = zext i16 %conv18 to i32
  %bf.load19 = load i32, ptr addrspace(1) %8, align 4
  %bf.value20 = and i32 %9, 511
  %bf.shl21 = shl i32 %bf.value20, 16
  %bf.clear22 = and i32 %bf.load19, -33488897
  %bf.set23 = or i32 %bf.clear22, %bf.shl21
  store i32 %bf.set23, ptr addrspace(1) %8, align 4
  %bf.result.cast24 = trunc i32 %bf.value20 to i16
  %10 = load ptr addrspace(1), ptr %m, align 8
  %bf.load25 = load i32, ptr addrspace(1) %10, align 4
  %bf.lshr26 = lshr i32 %bf.load25, 3
  %bf.clear27 = and i32 %bf.lshr26, 31
  %bf.cast28 = trunc i32 %bf.clear27 to i8
  %conv29 = zext i8 %bf.cast28 to i32
  %shl = shl i32 %conv29, 8
  %11 = load ptr addrspace(1), ptr %m, align 8
  %bf.load30 = load i32, ptr addrspace(1) %11, align 4
  %bf.lshr31 = lshr i32 %bf.load30, 16
  %bf.clear32 = and i32 %bf.lshr31, 511
  %bf.cast33 = trunc i32 %bf.clear32 to i16
  %conv34 = zext i16 %bf.cast33 to i32
  %or = or i32 %shl, %conv34
  %12 = load ptr addrspace(1), ptr %m, align 8
  %d35 = getelementptr inbounds nuw %struct.mixed, ptr addrspace(1) %12, i32 0, i32 1
  store i32 %or, ptr addrspace(1) %d35, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"uint*", !"int*"}
!6 = !{!"const", !""}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"struct mixed*"}
!10 = !{!""}
