; ModuleID = 'opencl/saxpy.cl'
source_filename = "opencl/saxpy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @saxpy(ptr addrspace(1) noalias noundef align 4 %x, ptr addrspace(1) noalias noundef align 4 %y, float noundef %factor) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
entry:
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca float, align 4
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  store float %factor, ptr %factor.addr, align 4
  %0 = load ptr addrspace(1), ptr %x.addr, align 8
  %1 = load ptr addrspace(1), ptr %y.addr, align 8
  %2 = load float, ptr %factor.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noalias noundef align 4 %x, ptr addrspace(1) noalias noundef align 4 %y, float noundef %factor) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !kernel_arg_name !7 {
entry:
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca float, align 4
  %i = alloca i32, align 4
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  store float %factor, ptr %factor.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %0 = load float, ptr %factor.addr, align 4
  %1 = load ptr addrspace(1), ptr %x.addr, align 8
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %1, i64 %idxprom
  %3 = load float, ptr addrspace(1) %arrayidx, align 4
  %4 = load ptr addrspace(1), ptr %y.addr, align 8
  %5 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %idxprom1
  %6 = load float, ptr addrspace(1) %arrayidx2, align 4
  %call3 = call spir_func float @_Z3madfff(float noundef %0, float noundef %3, float noundef %6) #4
  %7 = load ptr addrspace(1), ptr %y.addr, align 8
  %8 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %8 to i64
  %arrayidx5 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %idxprom4
  store float %call3, ptr addrspace(1) %arrayidx5, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @daxpy(ptr addrspace(1) noundef align 8 %x, ptr addrspace(1) noundef align 8 %y, double noundef %factor) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !kernel_arg_name !7 {
entry:
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca double, align 8
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  store double %factor, ptr %factor.addr, align 8
  %0 = load ptr addrspace(1), ptr %x.addr, align 8
  %1 = load ptr addrspace(1), ptr %y.addr, align 8
  %2 = load double, ptr %factor.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_daxpy(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, double noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_daxpy(ptr addrspace(1) noundef align 8 %x, ptr addrspace(1) noundef align 8 %y, double noundef %factor) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !kernel_arg_name !7 {
entry:
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  %factor.addr = alloca double, align 8
  %i = alloca i32, align 4
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  store double %factor, ptr %factor.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %i, align 4
  %0 = load double, ptr %factor.addr, align 8
  %1 = load ptr addrspace(1), ptr %x.addr, align 8
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds double, ptr addrspace(1) %1, i64 %idxprom
  %3 = load double, ptr addrspace(1) %arrayidx, align 8
  %4 = load ptr addrspace(1), ptr %y.addr, align 8
  %5 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %idxprom1
  %6 = load double, ptr addrspace(1) %arrayidx2, align 8
  %7 = call double @llvm.fmuladd.f64(double %0, double %3, double %6)
  store double %7, ptr addrspace(1) %arrayidx2, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @axpby_int(ptr addrspace(1) noundef align 4 %x, ptr addrspace(1) noundef align 4 %y, i32 noundef %a, i32 noundef %b) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !kernel_arg_name !14 {
entry:
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load ptr addrspace(1), ptr %x.addr, align 8
  %1 = load ptr addrspace(1), ptr %y.addr, align 8
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  call spir_func void @__clang_ocl_kern_imp_axpby_int(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_axpby_int(ptr addrspace(1) noundef align 4 %x, ptr addrspace(1) noundef align 4 %y, i32 noundef %a, i32 noundef %b) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !kernel_arg_name !14 {
entry:
  %x.addr = alloca ptr addrspace(1), align 8
  %y.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %i = alloca i64, align 8
  store ptr addrspace(1) %x, ptr %x.addr, align 8
  store ptr addrspace(1) %y, ptr %y.addr, align 8
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load i32, ptr %a.addr, align 4
  %1 = load ptr addrspace(1), ptr %x.addr, align 8
  %2 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %2
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4
  %mul = mul nsw i32 %0, %3
  %4 = load i32, ptr %b.addr, align 4
  %5 = load ptr addrspace(1), ptr %y.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %6
  %7 = load i32, ptr addrspace(1) %arrayidx1, align 4
  %mul2 = mul nsw i32 %4, %7
  %add = add nsw i32 %mul, %mul2
  %8 = load ptr addrspace(1), ptr %y.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %9
  store i32 %add, ptr addrspace(1) %arrayidx3, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
!3 = !{i32 1, i32 1, i32 0}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"float*", !"float*", !"float"}
!6 = !{!"restrict const", !"restrict", !""}
!7 = !{!"x", !"y", !"factor"}
!8 = !{!"double*", !"double*", !"double"}
!9 = !{!"const", !"", !""}
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!"x", !"y", !"a", !"b"}
