; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @double_math(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %5 = load double, ptr addrspace(1) %4, align 8, !tbaa !12
  %6 = tail call spir_func double @_Z4fabsd(double noundef %5) #3
  %7 = tail call spir_func double @_Z4sqrtd(double noundef %6) #3
  %8 = tail call spir_func double @_Z3fmaddd(double noundef %5, double noundef %5, double noundef 1.000000e+00) #3
  %9 = fadd double %7, %8
  %10 = tail call spir_func double @_Z5floord(double noundef %5) #3
  %11 = fadd double %9, %10
  %12 = tail call spir_func double @_Z4fmoddd(double noundef %5, double noundef 7.500000e-01) #3
  %13 = fadd double %11, %12
  %14 = tail call spir_func double @_Z3expd(double noundef %5) #3
  %15 = fadd double %13, %14
  %16 = tail call spir_func double @_Z3sind(double noundef %5) #3
  %17 = fadd double %15, %16
  %18 = tail call spir_func double @_Z3powdd(double noundef %6, double noundef 1.500000e+00) #3
  %19 = fadd double %17, %18
  %20 = tail call spir_func double @_Z5hypotdd(double noundef %5, double noundef 2.000000e+00) #3
  %21 = fadd double %19, %20
  store double %21, ptr addrspace(1) %4, align 8, !tbaa !12
  %22 = fmul double %5, 1.000000e+03
  %23 = tail call spir_func i64 @_Z16convert_long_rted(double noundef %22) #3
  %24 = fadd double %5, 3.000000e+00
  %25 = tail call spir_func i32 @_Z5ilogbd(double noundef %24) #3
  %26 = sext i32 %25 to i64
  %27 = tail call spir_func i32 @_Z5isnand(double noundef %5) #3
  %28 = sext i32 %27 to i64
  %29 = tail call spir_func i32 @_Z7signbitd(double noundef %5) #3
  %30 = sext i32 %29 to i64
  %31 = bitcast double %5 to i64
  %32 = srem i64 %31, 97
  %33 = add i64 %23, %32
  %34 = add i64 %33, %26
  %35 = add i64 %34, %28
  %36 = add i64 %35, %30
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %36, ptr addrspace(1) %37, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_double_math(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %3
  %5 = load double, ptr addrspace(1) %4, align 8, !tbaa !12
  %6 = tail call spir_func double @_Z4fabsd(double noundef %5) #3
  %7 = tail call spir_func double @_Z4sqrtd(double noundef %6) #3
  %8 = tail call spir_func double @_Z3fmaddd(double noundef %5, double noundef %5, double noundef 1.000000e+00) #3
  %9 = fadd double %7, %8
  %10 = tail call spir_func double @_Z5floord(double noundef %5) #3
  %11 = fadd double %9, %10
  %12 = tail call spir_func double @_Z4fmoddd(double noundef %5, double noundef 7.500000e-01) #3
  %13 = fadd double %11, %12
  %14 = tail call spir_func double @_Z3expd(double noundef %5) #3
  %15 = fadd double %13, %14
  %16 = tail call spir_func double @_Z3sind(double noundef %5) #3
  %17 = fadd double %15, %16
  %18 = tail call spir_func double @_Z3powdd(double noundef %6, double noundef 1.500000e+00) #3
  %19 = fadd double %17, %18
  %20 = tail call spir_func double @_Z5hypotdd(double noundef %5, double noundef 2.000000e+00) #3
  %21 = fadd double %19, %20
  store double %21, ptr addrspace(1) %4, align 8, !tbaa !12
  %22 = fmul double %5, 1.000000e+03
  %23 = tail call spir_func i64 @_Z16convert_long_rted(double noundef %22) #3
  %24 = fadd double %5, 3.000000e+00
  %25 = tail call spir_func i32 @_Z5ilogbd(double noundef %24) #3
  %26 = sext i32 %25 to i64
  %27 = tail call spir_func i32 @_Z5isnand(double noundef %5) #3
  %28 = sext i32 %27 to i64
  %29 = tail call spir_func i32 @_Z7signbitd(double noundef %5) #3
  %30 = sext i32 %29 to i64
  %31 = bitcast double %5 to i64
  %32 = srem i64 %31, 97
  %33 = add i64 %23, %32
  %34 = add i64 %33, %26
  %35 = add i64 %34, %28
  %36 = add i64 %35, %30
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %3
  store i64 %36, ptr addrspace(1) %37, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4sqrtd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fabsd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5floord(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fmoddd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3expd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3sind(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3powdd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z5hypotdd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z16convert_long_rted(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5ilogbd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnand(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7signbitd(double noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"double*", !"long*"}
!11 = !{!"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !6, i64 0}
