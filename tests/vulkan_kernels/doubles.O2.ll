; ModuleID = 'doubles.cl'
source_filename = "doubles.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = fmul double %2, %6
  %8 = tail call spir_func double @_Z4fabsd(double noundef %7) #3
  %9 = tail call spir_func double @_Z4sqrtd(double noundef %8) #3
  %10 = fmul double %7, 1.250000e-01
  %11 = tail call spir_func double @_Z3expd(double noundef %10) #3
  %12 = fadd double %9, %11
  %13 = tail call spir_func double @_Z5truncd(double noundef %7) #3
  %14 = fsub double %12, %13
  %15 = fptrunc double %7 to float
  %16 = fpext float %15 to double
  %17 = fadd double %14, %16
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %4
  store double %17, ptr addrspace(1) %18, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = fmul double %2, %6
  %8 = tail call spir_func double @_Z4fabsd(double noundef %7) #3
  %9 = tail call spir_func double @_Z4sqrtd(double noundef %8) #3
  %10 = fmul double %7, 1.250000e-01
  %11 = tail call spir_func double @_Z3expd(double noundef %10) #3
  %12 = fadd double %9, %11
  %13 = tail call spir_func double @_Z5truncd(double noundef %7) #3
  %14 = fsub double %12, %13
  %15 = fptrunc double %7 to float
  %16 = fpext float %15 to double
  %17 = fadd double %14, %16
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %4
  store double %17, ptr addrspace(1) %18, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4sqrtd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fabsd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3expd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5truncd(double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"double*", !"double*", !"double"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
