; ModuleID = 'opencl/volatile_and_alignment.cl'
source_filename = "opencl/volatile_and_alignment.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.wide = type { [5 x float], [12 x i8] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @volatile_access(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_volatile_access(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_volatile_access(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %kept = alloca i32, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load volatile i32, ptr addrspace(1) %arrayidx, align 4
  store volatile i32 %2, ptr %kept, align 4
  %3 = load volatile i32, ptr %kept, align 4
  %4 = load volatile i32, ptr %kept, align 4
  %add = add nsw i32 %3, %4
  %5 = load ptr addrspace(1), ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  store volatile i32 %add, ptr addrspace(1) %arrayidx1, align 4
  %7 = load ptr addrspace(1), ptr %a.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  store volatile i32 1, ptr addrspace(1) %arrayidx2, align 4
  %9 = load ptr addrspace(1), ptr %a.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %10
  store volatile i32 2, ptr addrspace(1) %arrayidx3, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @aligned(ptr addrspace(1) noundef align 32 %data) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_aligned(ptr addrspace(1) noundef align 32 %0) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_aligned(ptr addrspace(1) noundef align 32 %data) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %data.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %mine = alloca %struct.wide, align 64
  store ptr addrspace(1) %data, ptr %data.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %data.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw %struct.wide, ptr addrspace(1) %0, i64 %1
  call void @llvm.memcpy.p0.p1.i64(ptr align 64 %mine, ptr addrspace(1) align 32 %arrayidx, i64 32, i1 false)
  %values = getelementptr inbounds nuw %struct.wide, ptr %mine, i32 0, i32 0
  %arrayidx1 = getelementptr inbounds [5 x float], ptr %values, i64 0, i64 0
  %2 = load float, ptr %arrayidx1, align 64
  %values2 = getelementptr inbounds nuw %struct.wide, ptr %mine, i32 0, i32 0
  %arrayidx3 = getelementptr inbounds [5 x float], ptr %values2, i64 0, i64 1
  %3 = load float, ptr %arrayidx3, align 4
  %mul = fmul float %2, %3
  %values4 = getelementptr inbounds nuw %struct.wide, ptr %mine, i32 0, i32 0
  %arrayidx5 = getelementptr inbounds [5 x float], ptr %values4, i64 0, i64 4
  store float %mul, ptr %arrayidx5, align 16
  %4 = load ptr addrspace(1), ptr %data.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw %struct.wide, ptr addrspace(1) %4, i64 %5
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 32 %arrayidx6, ptr align 64 %mine, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"volatile", !"volatile"}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"struct wide*"}
!10 = !{!""}
