; ModuleID = 'relations.cl'
source_filename = "relations.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @relations(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !13
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #3
  %10 = tail call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>, <4 x i32> noundef <i32 10, i32 20, i32 30, i32 40>, <4 x i32> noundef %9) #3
  %11 = tail call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %6, <4 x float> noundef %8, <4 x float> noundef splat (float -0.000000e+00)) #3
  %12 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %9) #3
  %13 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %9) #3
  %14 = shl nsw i32 %13, 1
  %15 = add nsw i32 %14, %12
  %16 = shl i64 %4, 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %19 = add nsw <4 x i32> %10, %18
  %20 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %21 = add nsw <4 x i32> %19, %20
  %22 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %23 = add nsw <4 x i32> %21, %22
  %24 = extractelement <4 x i32> %23, i64 0
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = load float, ptr addrspace(1) %5, align 16
  %27 = tail call spir_func i32 @_Z5isnanf(float noundef %26) #3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %29 = load float, ptr addrspace(1) %28, align 4
  %30 = tail call spir_func i32 @_Z5isinff(float noundef %29) #3
  %31 = shl nsw i32 %30, 1
  %32 = add nsw i32 %31, %27
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %34 = load float, ptr addrspace(1) %33, align 8
  %35 = tail call spir_func i32 @_Z8isnormalf(float noundef %34) #3
  %36 = shl nsw i32 %35, 2
  %37 = add nsw i32 %32, %36
  %38 = load float, ptr addrspace(1) %7, align 16
  %39 = tail call spir_func i32 @_Z7signbitf(float noundef %38) #3
  %40 = shl nsw i32 %39, 3
  %41 = add nsw i32 %37, %40
  %42 = tail call spir_func i32 @_Z9isorderedff(float noundef %26, float noundef %38) #3
  %43 = shl nsw i32 %42, 4
  %44 = add nsw i32 %41, %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = bitcast <4 x float> %11 to <4 x i32>
  %47 = extractelement <4 x i32> %46, i64 3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %49 = load i32, ptr addrspace(1) %48, align 4
  %50 = and i32 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_relations(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %4
  %6 = load <4 x float>, ptr addrspace(1) %5, align 16, !tbaa !13
  %7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %4
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !13
  %9 = tail call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %6, <4 x float> noundef %8) #3
  %10 = tail call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>, <4 x i32> noundef <i32 10, i32 20, i32 30, i32 40>, <4 x i32> noundef %9) #3
  %11 = tail call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %6, <4 x float> noundef %8, <4 x float> noundef splat (float -0.000000e+00)) #3
  %12 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %9) #3
  %13 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %9) #3
  %14 = shl nsw i32 %13, 1
  %15 = add nsw i32 %14, %12
  %16 = shl i64 %4, 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %19 = add nsw <4 x i32> %10, %18
  %20 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %21 = add nsw <4 x i32> %19, %20
  %22 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %23 = add nsw <4 x i32> %21, %22
  %24 = extractelement <4 x i32> %23, i64 0
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = load float, ptr addrspace(1) %5, align 16
  %27 = tail call spir_func i32 @_Z5isnanf(float noundef %26) #3
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %29 = load float, ptr addrspace(1) %28, align 4
  %30 = tail call spir_func i32 @_Z5isinff(float noundef %29) #3
  %31 = shl nsw i32 %30, 1
  %32 = add nsw i32 %31, %27
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %34 = load float, ptr addrspace(1) %33, align 8
  %35 = tail call spir_func i32 @_Z8isnormalf(float noundef %34) #3
  %36 = shl nsw i32 %35, 2
  %37 = add nsw i32 %32, %36
  %38 = load float, ptr addrspace(1) %7, align 16
  %39 = tail call spir_func i32 @_Z7signbitf(float noundef %38) #3
  %40 = shl nsw i32 %39, 3
  %41 = add nsw i32 %37, %40
  %42 = tail call spir_func i32 @_Z9isorderedff(float noundef %26, float noundef %38) #3
  %43 = shl nsw i32 %42, 4
  %44 = add nsw i32 %41, %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = bitcast <4 x float> %11 to <4 x i32>
  %47 = extractelement <4 x i32> %46, i64 3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %49 = load i32, ptr addrspace(1) %48, align 4
  %50 = and i32 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isinff(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8isnormalf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7signbitf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9isorderedff(float noundef, float noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"int*"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!12 = !{!"const", !"const", !""}
!13 = !{!6, !6, i64 0}
