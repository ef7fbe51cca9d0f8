; ModuleID = 'opencl-later/addresses_32_bits.cl'
source_filename = "opencl-later/addresses_32_bits.cl"
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @sizes(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(2) noundef align 1 %table) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 4
  %out.addr = alloca ptr addrspace(1), align 4
  %table.addr = alloca ptr addrspace(2), align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 4
  store ptr addrspace(2) %table, ptr %table.addr, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 4
  %1 = load ptr addrspace(1), ptr %out.addr, align 4
  %2 = load ptr addrspace(2), ptr %table.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_sizes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(2) noundef align 1 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_sizes(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(2) noundef align 1 %table) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 4
  %out.addr = alloca ptr addrspace(1), align 4
  %table.addr = alloca ptr addrspace(2), align 4
  %i = alloca i32, align 4
  %p = alloca ptr addrspace(1), align 4
  %.compoundliteral = alloca <4 x i32>, align 16
  %tmp = alloca <2 x i32>, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 4
  store ptr addrspace(2) %table, ptr %table.addr, align 4
  %call = call spir_func i32 @_Z13get_global_idj(i32 noundef 0) #5
  store i32 %call, ptr %i, align 4
  %0 = load ptr addrspace(1), ptr %in.addr, align 4
  %1 = load i32, ptr %i, align 4
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i32 %1
  store ptr addrspace(1) %add.ptr, ptr %p, align 4
  %2 = load ptr addrspace(1), ptr %p, align 4
  %3 = load ptr addrspace(1), ptr %in.addr, align 4
  %sub.ptr.lhs.cast = ptrtoint ptr addrspace(1) %2 to i32
  %sub.ptr.rhs.cast = ptrtoint ptr addrspace(1) %3 to i32
  %sub.ptr.sub = sub i32 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i32 %sub.ptr.sub, 4
  %vecinit = insertelement <4 x i32> <i32 4, i32 4, i32 poison, i32 poison>, i32 %sub.ptr.div, i32 2
  %4 = load ptr addrspace(1), ptr %p, align 4
  %5 = ptrtoint ptr addrspace(1) %4 to i32
  %and = and i32 %5, 3
  %vecinit1 = insertelement <4 x i32> %vecinit, i32 %and, i32 3
  store <4 x i32> %vecinit1, ptr %.compoundliteral, align 16
  %6 = load <4 x i32>, ptr %.compoundliteral, align 16
  %7 = load i32, ptr %i, align 4
  %8 = load ptr addrspace(1), ptr %out.addr, align 4
  call spir_func void @_Z7vstore4Dv4_jjPU3AS1j(<4 x i32> noundef %6, i32 noundef %7, ptr addrspace(1) noundef %8) #6
  %9 = load ptr addrspace(2), ptr %table.addr, align 4
  %10 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(2) %9, i32 %10
  %11 = load i8, ptr addrspace(2) %arrayidx, align 1
  %conv = zext i8 %11 to i32
  %12 = load ptr addrspace(1), ptr %out.addr, align 4
  %13 = load i32, ptr %i, align 4
  %mul = mul i32 4, %13
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i32 %mul
  %14 = load i32, ptr addrspace(1) %arrayidx2, align 4
  %add = add i32 %14, %conv
  store i32 %add, ptr addrspace(1) %arrayidx2, align 4
  %15 = load ptr addrspace(1), ptr %out.addr, align 4
  %arrayidx3 = getelementptr inbounds i32, ptr addrspace(1) %15, i32 1
  %16 = load ptr addrspace(1), ptr %in.addr, align 4
  %call4 = call spir_func <2 x i32> @_Z6vload2jPU3AS1Ki(i32 noundef 0, ptr addrspace(1) noundef %16) #7
  store <2 x i32> %call4, ptr %tmp, align 8
  %17 = load <2 x i32>, ptr %tmp, align 8
  %18 = extractelement <2 x i32> %17, i32 1
  %call5 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx3, i32 noundef %18) #6
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_jjPU3AS1j(<4 x i32> noundef, i32 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x i32> @_Z6vload2jPU3AS1Ki(i32 noundef, ptr addrspace(1) noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 2}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"uint*", !"uchar*"}
!6 = !{!"const", !"", !"const"}
