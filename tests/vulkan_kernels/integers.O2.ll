; ModuleID = 'integers.cl'
source_filename = "integers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @integers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = shl i64 %3, 3
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = mul i64 %3, 48
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %9
  %11 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %6, i32 noundef %8) #3
  store i32 %11, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z6rotateii(i32 noundef %6, i32 noundef %8) #3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = tail call spir_func i32 @_Z3clzi(i32 noundef %6) #3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z8popcounti(i32 noundef %8) #3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z4haddii(i32 noundef %6, i32 noundef %8) #3
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = and i32 %6, 65535
  %21 = and i32 %8, 255
  %22 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %20, i32 noundef %21, i32 noundef %6) #3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %6, i32 noundef %8) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 24
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z7add_satii(i32 noundef %6, i32 noundef %8) #3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %6, i32 noundef %8) #3
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 32
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef -100, i32 noundef 100) #3
  %31 = tail call spir_func i32 @_Z3minii(i32 noundef %6, i32 noundef %8) #3
  %32 = add nsw i32 %31, %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 36
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = trunc i32 %6 to i16
  %35 = trunc i32 %8 to i16
  %36 = tail call spir_func i32 @_Z8upsamplest(i16 noundef signext %34, i16 noundef zeroext %35) #3
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 40
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !4
  %38 = tail call spir_func i32 @_Z3ctzi(i32 noundef %8) #3
  %39 = sext i32 %6 to i64
  %40 = mul i64 %39, 4294967297
  %41 = tail call spir_func i64 @_Z8popcountm(i64 noundef %40) #3
  %42 = trunc i64 %41 to i32
  %43 = add nsw i32 %38, %42
  %44 = tail call spir_func signext i16 @_Z3clzs(i16 noundef signext %34) #3
  %45 = sext i16 %44 to i32
  %46 = add nsw i32 %43, %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 44
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_integers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %4 = shl i64 %3, 3
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = mul i64 %3, 48
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %9
  %11 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %6, i32 noundef %8) #3
  store i32 %11, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z6rotateii(i32 noundef %6, i32 noundef %8) #3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = tail call spir_func i32 @_Z3clzi(i32 noundef %6) #3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z8popcounti(i32 noundef %8) #3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z4haddii(i32 noundef %6, i32 noundef %8) #3
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = and i32 %6, 65535
  %21 = and i32 %8, 255
  %22 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %20, i32 noundef %21, i32 noundef %6) #3
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %6, i32 noundef %8) #3
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 24
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z7add_satii(i32 noundef %6, i32 noundef %8) #3
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %6, i32 noundef %8) #3
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 32
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef -100, i32 noundef 100) #3
  %31 = tail call spir_func i32 @_Z3minii(i32 noundef %6, i32 noundef %8) #3
  %32 = add nsw i32 %31, %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 36
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = trunc i32 %6 to i16
  %35 = trunc i32 %8 to i16
  %36 = tail call spir_func i32 @_Z8upsamplest(i16 noundef signext %34, i16 noundef zeroext %35) #3
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 40
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !4
  %38 = tail call spir_func i32 @_Z3ctzi(i32 noundef %8) #3
  %39 = sext i32 %6 to i64
  %40 = mul i64 %39, 4294967297
  %41 = tail call spir_func i64 @_Z8popcountm(i64 noundef %40) #3
  %42 = trunc i64 %41 to i32
  %43 = add nsw i32 %38, %42
  %44 = tail call spir_func signext i16 @_Z3clzs(i16 noundef signext %34) #3
  %45 = sext i16 %44 to i32
  %46 = add nsw i32 %43, %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 44
  store i32 %46, ptr addrspace(1) %47, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotateii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcounti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3ctzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8popcountm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z3clzs(i16 noundef signext) local_unnamed_addr #2

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
!10 = !{!"int*", !"int*"}
!11 = !{!"const", !""}
