; ModuleID = '-'
source_filename = "-"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @planned(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = add i64 %4, %5
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = mul i64 %7, 100
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %10 = mul i64 %9, 10
  %11 = add i64 %10, %8
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %13 = add i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = and i64 %6, 4294967295
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_planned(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #3
  %4 = mul i64 %3, %2
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = add i64 %4, %5
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = mul i64 %7, 100
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %10 = mul i64 %9, 10
  %11 = add i64 %10, %8
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %13 = add i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = and i64 %6, 4294967295
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @mixed_sizes(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %3 = mul i64 %2, 100
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_sizes(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %3 = mul i64 %2, 100
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %3
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"uint*"}
!11 = !{!""}
!12 = !{i32 4, i32 2, i32 1}
