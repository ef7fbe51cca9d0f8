; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @work_items(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %3 = shl i64 %2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %3
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr addrspace(1) %4, align 4, !tbaa !4
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 12
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !4
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 28
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #5
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 32
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5
  %32 = trunc i64 %31 to i32
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 36
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %35 = mul i64 %34, 10
  %36 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #4
  %37 = add i64 %35, %36
  %38 = trunc i64 %37 to i32
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 40
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !4
  %40 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 44
  store i32 %41, ptr addrspace(1) %42, align 4, !tbaa !4
  %43 = tail call spir_func i32 @_Z12get_work_dimv() #5
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 48
  store i32 %43, ptr addrspace(1) %44, align 4, !tbaa !4
  %45 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #5
  %46 = trunc i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 52
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  %48 = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 56
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !4
  %51 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 3) #5
  %52 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 7) #5
  %53 = add i64 %52, %51
  %54 = trunc i64 %53 to i32
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 60
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_work_items(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %3 = shl i64 %2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %3
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr addrspace(1) %4, align 4, !tbaa !4
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 12
  store i32 %8, ptr addrspace(1) %9, align 4, !tbaa !4
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 28
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 8
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #5
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 32
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5
  %32 = trunc i64 %31 to i32
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 36
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %35 = mul i64 %34, 10
  %36 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #4
  %37 = add i64 %35, %36
  %38 = trunc i64 %37 to i32
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 40
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !4
  %40 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 44
  store i32 %41, ptr addrspace(1) %42, align 4, !tbaa !4
  %43 = tail call spir_func i32 @_Z12get_work_dimv() #5
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 48
  store i32 %43, ptr addrspace(1) %44, align 4, !tbaa !4
  %45 = tail call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1) #5
  %46 = trunc i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 52
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  %48 = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 56
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !4
  %51 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 3) #5
  %52 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 7) #5
  %53 = add i64 %52, %51
  %54 = trunc i64 %53 to i32
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 60
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z12get_work_dimv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
