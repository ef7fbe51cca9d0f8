; ModuleID = 'opencl/relational_builtins.cl'
source_filename = "opencl/relational_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @scalar_tests(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %call2.i = tail call spir_func i32 @_Z7isequalff(float noundef %0, float noundef %1) #3
  %call3.i = tail call spir_func i32 @_Z10isnotequalff(float noundef %0, float noundef %1) #3
  %shl.i = shl i32 %call3.i, 1
  %or.i = or i32 %shl.i, %call2.i
  %call4.i = tail call spir_func i32 @_Z9isgreaterff(float noundef %0, float noundef %1) #3
  %shl5.i = shl i32 %call4.i, 2
  %or6.i = or i32 %or.i, %shl5.i
  %call7.i = tail call spir_func i32 @_Z14isgreaterequalff(float noundef %0, float noundef %1) #3
  %shl8.i = shl i32 %call7.i, 3
  %or9.i = or i32 %or6.i, %shl8.i
  %call10.i = tail call spir_func i32 @_Z6islessff(float noundef %0, float noundef %1) #3
  %shl11.i = shl i32 %call10.i, 4
  %or12.i = or i32 %or9.i, %shl11.i
  %call13.i = tail call spir_func i32 @_Z11islessequalff(float noundef %0, float noundef %1) #3
  %shl14.i = shl i32 %call13.i, 5
  %or15.i = or i32 %or12.i, %shl14.i
  %call16.i = tail call spir_func i32 @_Z13islessgreaterff(float noundef %0, float noundef %1) #3
  %shl17.i = shl i32 %call16.i, 6
  %or18.i = or i32 %or15.i, %shl17.i
  %call19.i = tail call spir_func i32 @_Z9isorderedff(float noundef %0, float noundef %1) #3
  %shl20.i = shl i32 %call19.i, 7
  %or21.i = or i32 %or18.i, %shl20.i
  %call22.i = tail call spir_func i32 @_Z11isunorderedff(float noundef %0, float noundef %1) #3
  %shl23.i = shl i32 %call22.i, 8
  %or24.i = or i32 %or21.i, %shl23.i
  %arrayidx25.i.idx = shl i64 %call.i, 3
  %arrayidx25.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx25.i.idx
  store i32 %or24.i, ptr addrspace(1) %arrayidx25.i, align 4, !tbaa !3
  %call26.i = tail call spir_func i32 @_Z8isfinitef(float noundef %0) #3
  %call27.i = tail call spir_func i32 @_Z5isinff(float noundef %0) #3
  %shl28.i = shl i32 %call27.i, 1
  %or29.i = or i32 %shl28.i, %call26.i
  %call30.i = tail call spir_func i32 @_Z5isnanf(float noundef %0) #3
  %shl31.i = shl i32 %call30.i, 2
  %or32.i = or i32 %or29.i, %shl31.i
  %call33.i = tail call spir_func i32 @_Z8isnormalf(float noundef %0) #3
  %shl34.i = shl i32 %call33.i, 3
  %or35.i = or i32 %or32.i, %shl34.i
  %call36.i = tail call spir_func i32 @_Z7signbitf(float noundef %0) #3
  %shl37.i = shl i32 %call36.i, 4
  %or38.i = or i32 %or35.i, %shl37.i
  %arrayidx40.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx25.i, i64 4
  store i32 %or38.i, ptr addrspace(1) %arrayidx40.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_scalar_tests(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %call2 = tail call spir_func i32 @_Z7isequalff(float noundef %0, float noundef %1) #3
  %call3 = tail call spir_func i32 @_Z10isnotequalff(float noundef %0, float noundef %1) #3
  %shl = shl i32 %call3, 1
  %or = or i32 %shl, %call2
  %call4 = tail call spir_func i32 @_Z9isgreaterff(float noundef %0, float noundef %1) #3
  %shl5 = shl i32 %call4, 2
  %or6 = or i32 %or, %shl5
  %call7 = tail call spir_func i32 @_Z14isgreaterequalff(float noundef %0, float noundef %1) #3
  %shl8 = shl i32 %call7, 3
  %or9 = or i32 %or6, %shl8
  %call10 = tail call spir_func i32 @_Z6islessff(float noundef %0, float noundef %1) #3
  %shl11 = shl i32 %call10, 4
  %or12 = or i32 %or9, %shl11
  %call13 = tail call spir_func i32 @_Z11islessequalff(float noundef %0, float noundef %1) #3
  %shl14 = shl i32 %call13, 5
  %or15 = or i32 %or12, %shl14
  %call16 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %0, float noundef %1) #3
  %shl17 = shl i32 %call16, 6
  %or18 = or i32 %or15, %shl17
  %call19 = tail call spir_func i32 @_Z9isorderedff(float noundef %0, float noundef %1) #3
  %shl20 = shl i32 %call19, 7
  %or21 = or i32 %or18, %shl20
  %call22 = tail call spir_func i32 @_Z11isunorderedff(float noundef %0, float noundef %1) #3
  %shl23 = shl i32 %call22, 8
  %or24 = or i32 %or21, %shl23
  %arrayidx25.idx = shl i64 %call, 3
  %arrayidx25 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx25.idx
  store i32 %or24, ptr addrspace(1) %arrayidx25, align 4, !tbaa !3
  %call26 = tail call spir_func i32 @_Z8isfinitef(float noundef %0) #3
  %call27 = tail call spir_func i32 @_Z5isinff(float noundef %0) #3
  %shl28 = shl i32 %call27, 1
  %or29 = or i32 %shl28, %call26
  %call30 = tail call spir_func i32 @_Z5isnanf(float noundef %0) #3
  %shl31 = shl i32 %call30, 2
  %or32 = or i32 %or29, %shl31
  %call33 = tail call spir_func i32 @_Z8isnormalf(float noundef %0) #3
  %shl34 = shl i32 %call33, 3
  %or35 = or i32 %or32, %shl34
  %call36 = tail call spir_func i32 @_Z7signbitf(float noundef %0) #3
  %shl37 = shl i32 %call36, 4
  %or38 = or i32 %or35, %shl37
  %arrayidx40 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx25, i64 4
  store i32 %or38, ptr addrspace(1) %arrayidx40, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @double_tests(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw double, ptr addrspace(1) %a, i64 %call.i
  %0 = load double, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !17
  %sub.i = sub i64 31, %call.i
  %arrayidx1.i = getelementptr inbounds nuw double, ptr addrspace(1) %a, i64 %sub.i
  %1 = load double, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !17
  %call2.i = tail call spir_func i32 @_Z8isfinited(double noundef %0) #3
  %call3.i = tail call spir_func i32 @_Z5isinfd(double noundef %0) #3
  %shl.i = shl i32 %call3.i, 1
  %call4.i = tail call spir_func i32 @_Z5isnand(double noundef %0) #3
  %shl5.i = shl i32 %call4.i, 2
  %call7.i = tail call spir_func i32 @_Z8isnormald(double noundef %0) #3
  %shl8.i = shl i32 %call7.i, 3
  %call10.i = tail call spir_func i32 @_Z7signbitd(double noundef %0) #3
  %shl11.i = shl i32 %call10.i, 4
  %call13.i = tail call spir_func i32 @_Z6islessdd(double noundef %0, double noundef %1) #3
  %shl14.i = shl i32 %call13.i, 5
  %call16.i = tail call spir_func i32 @_Z11isunordereddd(double noundef %0, double noundef %1) #3
  %shl17.i = shl i32 %call16.i, 6
  %cmp.i = fcmp une double %0, %1
  %shl19.i = select i1 %cmp.i, i32 128, i32 0
  %cmp21.i = fcmp oge double %0, %1
  %shl23.i = select i1 %cmp21.i, i32 256, i32 0
  %or.i = or i32 %shl19.i, %call2.i
  %or6.i = or i32 %or.i, %shl23.i
  %or9.i = or i32 %or6.i, %shl.i
  %or12.i = or i32 %or9.i, %shl5.i
  %or15.i = or i32 %or12.i, %shl8.i
  %or18.i = or i32 %or15.i, %shl11.i
  %or20.i = or i32 %or18.i, %shl14.i
  %or24.i = or i32 %or20.i, %shl17.i
  %arrayidx25.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %or24.i, ptr addrspace(1) %arrayidx25.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_double_tests(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw double, ptr addrspace(1) %a, i64 %call
  %0 = load double, ptr addrspace(1) %arrayidx, align 8, !tbaa !17
  %sub = sub i64 31, %call
  %arrayidx1 = getelementptr inbounds nuw double, ptr addrspace(1) %a, i64 %sub
  %1 = load double, ptr addrspace(1) %arrayidx1, align 8, !tbaa !17
  %call2 = tail call spir_func i32 @_Z8isfinited(double noundef %0) #3
  %call3 = tail call spir_func i32 @_Z5isinfd(double noundef %0) #3
  %shl = shl i32 %call3, 1
  %call4 = tail call spir_func i32 @_Z5isnand(double noundef %0) #3
  %shl5 = shl i32 %call4, 2
  %call7 = tail call spir_func i32 @_Z8isnormald(double noundef %0) #3
  %shl8 = shl i32 %call7, 3
  %call10 = tail call spir_func i32 @_Z7signbitd(double noundef %0) #3
  %shl11 = shl i32 %call10, 4
  %call13 = tail call spir_func i32 @_Z6islessdd(double noundef %0, double noundef %1) #3
  %shl14 = shl i32 %call13, 5
  %call16 = tail call spir_func i32 @_Z11isunordereddd(double noundef %0, double noundef %1) #3
  %shl17 = shl i32 %call16, 6
  %cmp = fcmp une double %0, %1
  %shl19 = select i1 %cmp, i32 128, i32 0
  %cmp21 = fcmp oge double %0, %1
  %shl23 = select i1 %cmp21, i32 256, i32 0
  %or = or i32 %shl19, %call2
  %or6 = or i32 %or, %shl23
  %or9 = or i32 %or6, %shl
  %or12 = or i32 %or9, %shl5
  %or15 = or i32 %or12, %shl8
  %or18 = or i32 %or15, %shl11
  %or20 = or i32 %or18, %shl14
  %or24 = or i32 %or20, %shl17
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %or24, ptr addrspace(1) %arrayidx25, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vector_tests(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out, ptr addrspace(1) noundef writeonly align 4 captures(none) %summary) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !24
  %arrayidx1.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !24
  %call2.i = tail call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %call3.i = tail call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %0) #3
  %call4.i = tail call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef %1) #3
  %or.i = or <4 x i32> %call4.i, %call3.i
  %and.i = and <4 x i32> %call2.i, splat (i32 1)
  %and5.i = and <4 x i32> %or.i, splat (i32 2)
  %call7.i = tail call spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %0) #3
  %and8.i = and <4 x i32> %call7.i, splat (i32 4)
  %cmp.i = fcmp ogt <4 x float> %0, %1
  %and10.i = select <4 x i1> %cmp.i, <4 x i32> splat (i32 8), <4 x i32> zeroinitializer
  %call12.i = tail call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef %1) #3
  %and13.i = and <4 x i32> %call12.i, splat (i32 16)
  %call15.i = tail call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef %0) #3
  %and16.i = and <4 x i32> %call15.i, splat (i32 32)
  %call18.i = tail call spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %and19.i = and <4 x i32> %call18.i, splat (i32 64)
  %call21.i = tail call spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %and22.i = and <4 x i32> %call21.i, splat (i32 128)
  %call24.i = tail call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef %0) #3
  %and25.i = and <4 x i32> %call24.i, splat (i32 256)
  %or6.i = or disjoint <4 x i32> %and10.i, %and.i
  %or9.i = or disjoint <4 x i32> %or6.i, %and5.i
  %or11.i = or disjoint <4 x i32> %or9.i, %and8.i
  %or14.i = or disjoint <4 x i32> %or11.i, %and13.i
  %or17.i = or disjoint <4 x i32> %or14.i, %and16.i
  %or20.i = or <4 x i32> %or17.i, %and19.i
  %or23.i = or <4 x i32> %or20.i, %and22.i
  %or26.i = or <4 x i32> %or23.i, %and25.i
  %arrayidx27.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %call.i
  store <4 x i32> %or26.i, ptr addrspace(1) %arrayidx27.i, align 16, !tbaa !24
  %call28.i = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %call2.i) #3
  %call29.i = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %call2.i) #3
  %shl.i = shl i32 %call29.i, 1
  %or30.i = or i32 %shl.i, %call28.i
  %call31.i = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %or.i) #3
  %shl32.i = shl i32 %call31.i, 2
  %or33.i = or i32 %or30.i, %shl32.i
  %call34.i = tail call spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %call35.i = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %call34.i) #3
  %shl36.i = shl i32 %call35.i, 3
  %or37.i = or i32 %or33.i, %shl36.i
  %arrayidx38.i = getelementptr inbounds nuw i32, ptr addrspace(1) %summary, i64 %call.i
  store i32 %or37.i, ptr addrspace(1) %arrayidx38.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector_tests(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out, ptr addrspace(1) noundef writeonly align 4 captures(none) %summary) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !24
  %arrayidx1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1, align 16, !tbaa !24
  %call2 = tail call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %call3 = tail call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %0) #3
  %call4 = tail call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef %1) #3
  %or = or <4 x i32> %call4, %call3
  %and = and <4 x i32> %call2, splat (i32 1)
  %and5 = and <4 x i32> %or, splat (i32 2)
  %call7 = tail call spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %0) #3
  %and8 = and <4 x i32> %call7, splat (i32 4)
  %cmp = fcmp ogt <4 x float> %0, %1
  %and10 = select <4 x i1> %cmp, <4 x i32> splat (i32 8), <4 x i32> zeroinitializer
  %call12 = tail call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef %1) #3
  %and13 = and <4 x i32> %call12, splat (i32 16)
  %call15 = tail call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef %0) #3
  %and16 = and <4 x i32> %call15, splat (i32 32)
  %call18 = tail call spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %and19 = and <4 x i32> %call18, splat (i32 64)
  %call21 = tail call spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %and22 = and <4 x i32> %call21, splat (i32 128)
  %call24 = tail call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef %0) #3
  %and25 = and <4 x i32> %call24, splat (i32 256)
  %or6 = or disjoint <4 x i32> %and10, %and
  %or9 = or disjoint <4 x i32> %or6, %and5
  %or11 = or disjoint <4 x i32> %or9, %and8
  %or14 = or disjoint <4 x i32> %or11, %and13
  %or17 = or disjoint <4 x i32> %or14, %and16
  %or20 = or <4 x i32> %or17, %and19
  %or23 = or <4 x i32> %or20, %and22
  %or26 = or <4 x i32> %or23, %and25
  %arrayidx27 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %call
  store <4 x i32> %or26, ptr addrspace(1) %arrayidx27, align 16, !tbaa !24
  %call28 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %call2) #3
  %call29 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %call2) #3
  %shl = shl i32 %call29, 1
  %or30 = or i32 %shl, %call28
  %call31 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %or) #3
  %shl32 = shl i32 %call31, 2
  %or33 = or i32 %or30, %shl32
  %call34 = tail call spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3
  %call35 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %call34) #3
  %shl36 = shl i32 %call35, 3
  %or37 = or i32 %or33, %shl36
  %arrayidx38 = getelementptr inbounds nuw i32, ptr addrspace(1) %summary, i64 %call
  store i32 %or37, ptr addrspace(1) %arrayidx38, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @selections(ptr addrspace(1) noundef align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef readonly align 16 captures(none) %mask, ptr addrspace(1) noundef align 16 captures(none) %f, ptr addrspace(1) noundef align 2 captures(none) %c) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !24
  %arrayidx1.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !24
  %arrayidx2.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %mask, i64 %call.i
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx2.i, align 16, !tbaa !24
  %call3.i = tail call spir_func <4 x i32> @_Z6selectDv4_iS_Dv4_j(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3
  %cmp.i = icmp sgt <4 x i32> %0, %1
  %sext.i = sext <4 x i1> %cmp.i to <4 x i32>
  %call6.i = tail call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %sext.i) #3
  %xor.i = xor <4 x i32> %call6.i, %call3.i
  %call9.i = tail call spir_func <4 x i32> @_Z9bitselectDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3
  %xor10.i = xor <4 x i32> %xor.i, %call9.i
  store <4 x i32> %xor10.i, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !24
  %arrayidx12.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %f, i64 %call.i
  %3 = load <4 x float>, ptr addrspace(1) %arrayidx12.i, align 16, !tbaa !24
  %fneg.i = fneg <4 x float> %3
  %4 = load <4 x i32>, ptr addrspace(1) %arrayidx2.i, align 16, !tbaa !24
  %call15.i = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %3, <4 x float> noundef %fneg.i, <4 x i32> noundef %4) #3
  %5 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %and.i = and <4 x i32> %4, splat (i32 65535)
  %astype.i = bitcast <4 x i32> %and.i to <4 x float>
  %call19.i = tail call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %3, <4 x float> noundef %5, <4 x float> noundef %astype.i) #3
  %add.i = fadd <4 x float> %call15.i, %call19.i
  store <4 x float> %add.i, ptr addrspace(1) %arrayidx12.i, align 16, !tbaa !24
  %arrayidx21.i = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %c, i64 %call.i
  %6 = load <2 x i8>, ptr addrspace(1) %arrayidx21.i, align 2, !tbaa !24
  %7 = shufflevector <2 x i8> %6, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  %call23.i = tail call spir_func <2 x i8> @_Z6selectDv2_hS_S_(<2 x i8> noundef %6, <2 x i8> noundef %7, <2 x i8> noundef <i8 -128, i8 127>) #3
  store <2 x i8> %call23.i, ptr addrspace(1) %arrayidx21.i, align 2, !tbaa !24
  %8 = load float, ptr addrspace(1) %arrayidx12.i, align 16
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx12.i, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = extractelement <4 x i32> %0, i64 0
  %cmp27.i = icmp sgt i32 %11, 0
  %conv.i = zext i1 %cmp27.i to i32
  %call28.i = tail call spir_func float @_Z6selectffi(float noundef %8, float noundef %10, i32 noundef %conv.i) #3
  %cmp29.i = icmp sgt <4 x i32> %0, zeroinitializer
  %sext30.i = sext <4 x i1> %cmp29.i to <4 x i32>
  %call31.i = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %sext30.i) #3
  %call32.i = tail call spir_func float @_Z6selectffi(float noundef 1.000000e+00, float noundef 2.000000e+00, i32 noundef %call31.i) #3
  %add33.i = fadd float %call28.i, %call32.i
  store float %add33.i, ptr addrspace(1) %arrayidx12.i, align 16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_selections(ptr addrspace(1) noundef align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef readonly align 16 captures(none) %mask, ptr addrspace(1) noundef align 16 captures(none) %f, ptr addrspace(1) noundef align 2 captures(none) %c) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !24
  %arrayidx1 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %b, i64 %call
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx1, align 16, !tbaa !24
  %arrayidx2 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %mask, i64 %call
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx2, align 16, !tbaa !24
  %call3 = tail call spir_func <4 x i32> @_Z6selectDv4_iS_Dv4_j(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3
  %cmp = icmp sgt <4 x i32> %0, %1
  %sext = sext <4 x i1> %cmp to <4 x i32>
  %call6 = tail call spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %sext) #3
  %xor = xor <4 x i32> %call6, %call3
  %call9 = tail call spir_func <4 x i32> @_Z9bitselectDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3
  %xor10 = xor <4 x i32> %xor, %call9
  store <4 x i32> %xor10, ptr addrspace(1) %arrayidx, align 16, !tbaa !24
  %arrayidx12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %f, i64 %call
  %3 = load <4 x float>, ptr addrspace(1) %arrayidx12, align 16, !tbaa !24
  %fneg = fneg <4 x float> %3
  %4 = load <4 x i32>, ptr addrspace(1) %arrayidx2, align 16, !tbaa !24
  %call15 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %3, <4 x float> noundef %fneg, <4 x i32> noundef %4) #3
  %5 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %and = and <4 x i32> %4, splat (i32 65535)
  %astype = bitcast <4 x i32> %and to <4 x float>
  %call19 = tail call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %3, <4 x float> noundef %5, <4 x float> noundef %astype) #3
  %add = fadd <4 x float> %call15, %call19
  store <4 x float> %add, ptr addrspace(1) %arrayidx12, align 16, !tbaa !24
  %arrayidx21 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %c, i64 %call
  %6 = load <2 x i8>, ptr addrspace(1) %arrayidx21, align 2, !tbaa !24
  %7 = shufflevector <2 x i8> %6, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  %call23 = tail call spir_func <2 x i8> @_Z6selectDv2_hS_S_(<2 x i8> noundef %6, <2 x i8> noundef %7, <2 x i8> noundef <i8 -128, i8 127>) #3
  store <2 x i8> %call23, ptr addrspace(1) %arrayidx21, align 2, !tbaa !24
  %8 = load float, ptr addrspace(1) %arrayidx12, align 16
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx12, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = extractelement <4 x i32> %0, i64 0
  %cmp27 = icmp sgt i32 %11, 0
  %conv = zext i1 %cmp27 to i32
  %call28 = tail call spir_func float @_Z6selectffi(float noundef %8, float noundef %10, i32 noundef %conv) #3
  %cmp29 = icmp sgt <4 x i32> %0, zeroinitializer
  %sext30 = sext <4 x i1> %cmp29 to <4 x i32>
  %call31 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %sext30) #3
  %call32 = tail call spir_func float @_Z6selectffi(float noundef 1.000000e+00, float noundef 2.000000e+00, i32 noundef %call31) #3
  %add33 = fadd float %call28, %call32
  store float %add33, ptr addrspace(1) %arrayidx12, align 16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z10isnotequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11islessequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9isorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinitef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinff(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormalf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinited(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinfd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnand(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormald(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessdd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunordereddd(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_Dv4_j(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z9bitselectDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i8> @_Z6selectDv2_hS_S_(<2 x i8> noundef, <2 x i8> noundef, <2 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6selectffi(float noundef, float noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"int*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"double*", !"int*"}
!16 = !{!"const", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !5, i64 0}
!19 = !{i32 1, i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float4*", !"float4*", !"int4*", !"int*"}
!22 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int*"}
!23 = !{!"const", !"const", !"", !""}
!24 = !{!5, !5, i64 0}
!25 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!26 = !{!"none", !"none", !"none", !"none", !"none"}
!27 = !{!"int4*", !"int4*", !"uint4*", !"float4*", !"uchar2*"}
!28 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(2)))*"}
!29 = !{!"", !"const", !"const", !"", !""}
