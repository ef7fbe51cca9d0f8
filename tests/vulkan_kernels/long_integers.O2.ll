; ModuleID = 'long_integers.cl'
source_filename = "long_integers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @long_integers(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = mul i64 %8, %6
  %10 = and i64 %8, 63
  %11 = lshr i64 %6, %10
  %12 = add i64 %11, %9
  %13 = mul i64 %3, 40
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %13
  store i64 %12, ptr addrspace(1) %14, align 8, !tbaa !12
  %15 = or i64 %8, 1
  %16 = udiv i64 %6, %15
  %17 = getelementptr i8, ptr addrspace(1) %14, i64 8
  store i64 %16, ptr addrspace(1) %17, align 8, !tbaa !12
  %18 = srem i64 %6, %15
  %19 = getelementptr i8, ptr addrspace(1) %14, i64 16
  store i64 %18, ptr addrspace(1) %19, align 8, !tbaa !12
  %20 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %6, i64 noundef %8) #3
  %21 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %6, i64 noundef %8) #3
  %22 = xor i64 %21, %20
  %23 = getelementptr i8, ptr addrspace(1) %14, i64 24
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !12
  %24 = tail call spir_func i64 @_Z3clzm(i64 noundef %6) #3
  %25 = tail call spir_func i64 @_Z8popcountm(i64 noundef %8) #3
  %26 = add i64 %25, %24
  %27 = tail call spir_func i64 @_Z3ctzm(i64 noundef %6) #3
  %28 = add i64 %26, %27
  %29 = getelementptr i8, ptr addrspace(1) %14, i64 32
  store i64 %28, ptr addrspace(1) %29, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_long_integers(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i64, ptr addrspace(1) %5, align 8, !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !12
  %9 = mul i64 %8, %6
  %10 = and i64 %8, 63
  %11 = lshr i64 %6, %10
  %12 = add i64 %11, %9
  %13 = mul i64 %3, 40
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %13
  store i64 %12, ptr addrspace(1) %14, align 8, !tbaa !12
  %15 = or i64 %8, 1
  %16 = udiv i64 %6, %15
  %17 = getelementptr i8, ptr addrspace(1) %14, i64 8
  store i64 %16, ptr addrspace(1) %17, align 8, !tbaa !12
  %18 = srem i64 %6, %15
  %19 = getelementptr i8, ptr addrspace(1) %14, i64 16
  store i64 %18, ptr addrspace(1) %19, align 8, !tbaa !12
  %20 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %6, i64 noundef %8) #3
  %21 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %6, i64 noundef %8) #3
  %22 = xor i64 %21, %20
  %23 = getelementptr i8, ptr addrspace(1) %14, i64 24
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !12
  %24 = tail call spir_func i64 @_Z3clzm(i64 noundef %6) #3
  %25 = tail call spir_func i64 @_Z8popcountm(i64 noundef %8) #3
  %26 = add i64 %25, %24
  %27 = tail call spir_func i64 @_Z3ctzm(i64 noundef %6) #3
  %28 = add i64 %26, %27
  %29 = getelementptr i8, ptr addrspace(1) %14, i64 32
  store i64 %28, ptr addrspace(1) %29, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3clzm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8popcountm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3ctzm(i64 noundef) local_unnamed_addr #2

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
!10 = !{!"ulong*", !"ulong*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
