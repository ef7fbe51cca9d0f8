; ModuleID = 'opencl/common_geometric.cl'
source_filename = "opencl/common_geometric.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @common_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %add.ptr.idx.i = mul i64 %call.i, 40
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %call2.i = tail call spir_func float @_Z5clampfff(float noundef %0, float noundef -1.000000e+00, float noundef 1.000000e+00) #4
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store float %call2.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !11
  %call3.i = tail call spir_func float @_Z7degreesf(float noundef %0) #4
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store float %call3.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !11
  %call5.i = tail call spir_func float @_Z7radiansf(float noundef %0) #4
  %incdec.ptr6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store float %call5.i, ptr addrspace(1) %incdec.ptr4.i, align 4, !tbaa !11
  %call7.i = tail call spir_func float @_Z3maxff(float noundef %0, float noundef %1) #4
  %incdec.ptr8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store float %call7.i, ptr addrspace(1) %incdec.ptr6.i, align 4, !tbaa !11
  %call9.i = tail call spir_func float @_Z3minff(float noundef %0, float noundef %1) #4
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store float %call9.i, ptr addrspace(1) %incdec.ptr8.i, align 4, !tbaa !11
  %call11.i = tail call spir_func float @_Z3mixfff(float noundef %0, float noundef %1, float noundef 0x3FD3333340000000) #4
  %incdec.ptr12.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store float %call11.i, ptr addrspace(1) %incdec.ptr10.i, align 4, !tbaa !11
  %call13.i = tail call spir_func float @_Z4stepff(float noundef %0, float noundef %1) #4
  %incdec.ptr14.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store float %call13.i, ptr addrspace(1) %incdec.ptr12.i, align 4, !tbaa !11
  %call15.i = tail call spir_func float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 2.000000e+00, float noundef %0) #4
  %incdec.ptr16.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store float %call15.i, ptr addrspace(1) %incdec.ptr14.i, align 4, !tbaa !11
  %call17.i = tail call spir_func float @_Z4signf(float noundef %0) #4
  %incdec.ptr18.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store float %call17.i, ptr addrspace(1) %incdec.ptr16.i, align 4, !tbaa !11
  %call19.i = tail call spir_func float @_Z10smoothstepfff(float noundef -2.000000e+00, float noundef 1.000000e+00, float noundef %1) #4
  %call20.i = tail call spir_func float @_Z4stepff(float noundef 0.000000e+00, float noundef %0) #4
  %add.i = fadd float %call19.i, %call20.i
  store float %add.i, ptr addrspace(1) %incdec.ptr18.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_common_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %add.ptr.idx = mul i64 %call, 40
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %call2 = tail call spir_func float @_Z5clampfff(float noundef %0, float noundef -1.000000e+00, float noundef 1.000000e+00) #4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store float %call2, ptr addrspace(1) %add.ptr, align 4, !tbaa !11
  %call3 = tail call spir_func float @_Z7degreesf(float noundef %0) #4
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store float %call3, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !11
  %call5 = tail call spir_func float @_Z7radiansf(float noundef %0) #4
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store float %call5, ptr addrspace(1) %incdec.ptr4, align 4, !tbaa !11
  %call7 = tail call spir_func float @_Z3maxff(float noundef %0, float noundef %1) #4
  %incdec.ptr8 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store float %call7, ptr addrspace(1) %incdec.ptr6, align 4, !tbaa !11
  %call9 = tail call spir_func float @_Z3minff(float noundef %0, float noundef %1) #4
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store float %call9, ptr addrspace(1) %incdec.ptr8, align 4, !tbaa !11
  %call11 = tail call spir_func float @_Z3mixfff(float noundef %0, float noundef %1, float noundef 0x3FD3333340000000) #4
  %incdec.ptr12 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store float %call11, ptr addrspace(1) %incdec.ptr10, align 4, !tbaa !11
  %call13 = tail call spir_func float @_Z4stepff(float noundef %0, float noundef %1) #4
  %incdec.ptr14 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store float %call13, ptr addrspace(1) %incdec.ptr12, align 4, !tbaa !11
  %call15 = tail call spir_func float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 2.000000e+00, float noundef %0) #4
  %incdec.ptr16 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store float %call15, ptr addrspace(1) %incdec.ptr14, align 4, !tbaa !11
  %call17 = tail call spir_func float @_Z4signf(float noundef %0) #4
  %incdec.ptr18 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store float %call17, ptr addrspace(1) %incdec.ptr16, align 4, !tbaa !11
  %call19 = tail call spir_func float @_Z10smoothstepfff(float noundef -2.000000e+00, float noundef 1.000000e+00, float noundef %1) #4
  %call20 = tail call spir_func float @_Z4stepff(float noundef 0.000000e+00, float noundef %0) #4
  %add = fadd float %call19, %call20
  store float %add, ptr addrspace(1) %incdec.ptr18, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @geometric_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !15
  %arrayidx1.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !15
  %call2.i = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #4
  %call3.i = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %0) #4
  %add.i = fadd <4 x float> %call2.i, %call3.i
  %arrayidx4.i.idx = shl i64 %call.i, 6
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx4.i.idx
  store <4 x float> %add.i, ptr addrspace(1) %arrayidx4.i, align 16, !tbaa !15
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %3 = shufflevector <4 x float> %1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call5.i = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %2, <3 x float> noundef %3) #4
  %call6.i = tail call spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> noundef %3) #4
  %add7.i = fadd <3 x float> %call5.i, %call6.i
  %arrayidx10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4.i, i64 16
  %4 = shufflevector <3 x float> %add7.i, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %call11.i = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #4
  %5 = insertelement <4 x float> %4, float %call11.i, i64 3
  store <4 x float> %5, ptr addrspace(1) %arrayidx10.i, align 16
  %call15.i = tail call spir_func float @_Z6lengthDv4_f(<4 x float> noundef %0) #4
  %vecinit.i = insertelement <4 x float> poison, float %call15.i, i64 0
  %call16.i = tail call spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #4
  %vecinit17.i = insertelement <4 x float> %vecinit.i, float %call16.i, i64 1
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %call18.i = tail call spir_func float @_Z11fast_lengthDv2_f(<2 x float> noundef %6) #4
  %vecinit19.i = insertelement <4 x float> %vecinit17.i, float %call18.i, i64 2
  %call20.i = tail call spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef %2, <3 x float> noundef %3) #4
  %vecinit21.i = insertelement <4 x float> %vecinit19.i, float %call20.i, i64 3
  %arrayidx24.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4.i, i64 32
  store <4 x float> %vecinit21.i, ptr addrspace(1) %arrayidx24.i, align 16, !tbaa !15
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %call26.i = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %6, <2 x float> noundef %7) #4
  %vecinit27.i = insertelement <4 x float> poison, float %call26.i, i64 0
  %8 = extractelement <4 x float> %0, i64 0
  %call28.i = tail call spir_func float @_Z6lengthf(float noundef %8) #4
  %vecinit29.i = insertelement <4 x float> %vecinit27.i, float %call28.i, i64 1
  %9 = extractelement <4 x float> %0, i64 1
  %10 = extractelement <4 x float> %1, i64 1
  %call30.i = tail call spir_func float @_Z8distanceff(float noundef %9, float noundef %10) #4
  %vecinit31.i = insertelement <4 x float> %vecinit29.i, float %call30.i, i64 2
  %11 = extractelement <4 x float> %0, i64 2
  %call32.i = tail call spir_func float @_Z9normalizef(float noundef %11) #4
  %vecinit33.i = insertelement <4 x float> %vecinit31.i, float %call32.i, i64 3
  %arrayidx36.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4.i, i64 48
  store <4 x float> %vecinit33.i, ptr addrspace(1) %arrayidx36.i, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_geometric_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !15
  %arrayidx1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1, align 16, !tbaa !15
  %call2 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #4
  %call3 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %0) #4
  %add = fadd <4 x float> %call2, %call3
  %arrayidx4.idx = shl i64 %call, 6
  %arrayidx4 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx4.idx
  store <4 x float> %add, ptr addrspace(1) %arrayidx4, align 16, !tbaa !15
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %3 = shufflevector <4 x float> %1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call5 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %2, <3 x float> noundef %3) #4
  %call6 = tail call spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> noundef %3) #4
  %add7 = fadd <3 x float> %call5, %call6
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4, i64 16
  %4 = shufflevector <3 x float> %add7, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %call11 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #4
  %5 = insertelement <4 x float> %4, float %call11, i64 3
  store <4 x float> %5, ptr addrspace(1) %arrayidx10, align 16
  %call15 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> noundef %0) #4
  %vecinit = insertelement <4 x float> poison, float %call15, i64 0
  %call16 = tail call spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #4
  %vecinit17 = insertelement <4 x float> %vecinit, float %call16, i64 1
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %call18 = tail call spir_func float @_Z11fast_lengthDv2_f(<2 x float> noundef %6) #4
  %vecinit19 = insertelement <4 x float> %vecinit17, float %call18, i64 2
  %call20 = tail call spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef %2, <3 x float> noundef %3) #4
  %vecinit21 = insertelement <4 x float> %vecinit19, float %call20, i64 3
  %arrayidx24 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4, i64 32
  store <4 x float> %vecinit21, ptr addrspace(1) %arrayidx24, align 16, !tbaa !15
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %call26 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %6, <2 x float> noundef %7) #4
  %vecinit27 = insertelement <4 x float> poison, float %call26, i64 0
  %8 = extractelement <4 x float> %0, i64 0
  %call28 = tail call spir_func float @_Z6lengthf(float noundef %8) #4
  %vecinit29 = insertelement <4 x float> %vecinit27, float %call28, i64 1
  %9 = extractelement <4 x float> %0, i64 1
  %10 = extractelement <4 x float> %1, i64 1
  %call30 = tail call spir_func float @_Z8distanceff(float noundef %9, float noundef %10) #4
  %vecinit31 = insertelement <4 x float> %vecinit29, float %call30, i64 2
  %11 = extractelement <4 x float> %0, i64 2
  %call32 = tail call spir_func float @_Z9normalizef(float noundef %11) #4
  %vecinit33 = insertelement <4 x float> %vecinit31, float %call32, i64 3
  %arrayidx36 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4, i64 48
  store <4 x float> %vecinit33, ptr addrspace(1) %arrayidx36, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @geometric_double(ptr addrspace(1) noundef readonly align 32 captures(none) %a, ptr addrspace(1) noundef align 32 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x double>, ptr addrspace(1) %arrayidx.i, align 32, !tbaa !15
  %arrayidx1.i = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %out, i64 %call.i
  %1 = load <4 x double>, ptr addrspace(1) %arrayidx1.i, align 32, !tbaa !15
  %call2.i = tail call spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> noundef %0, <4 x double> noundef %1) #4
  %call4.i = tail call spir_func <4 x double> @_Z9normalizeDv4_d(<4 x double> noundef %0) #4
  %call6.i = tail call spir_func double @_Z6lengthDv4_d(<4 x double> noundef %0) #4
  %splat.splatinsert.i = insertelement <4 x double> poison, double %call6.i, i64 0
  %splat.splat.i = shufflevector <4 x double> %splat.splatinsert.i, <4 x double> poison, <4 x i32> zeroinitializer
  %2 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %call4.i, <4 x double> %splat.splat.i, <4 x double> %call2.i)
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %call9.i = tail call spir_func double @_Z3dotDv2_dS_(<2 x double> noundef %3, <2 x double> noundef %4) #4
  %splat.splatinsert10.i = insertelement <4 x double> poison, double %call9.i, i64 0
  %splat.splat11.i = shufflevector <4 x double> %splat.splatinsert10.i, <4 x double> poison, <4 x i32> zeroinitializer
  %add.i = fadd <4 x double> %2, %splat.splat11.i
  %call14.i = tail call spir_func double @_Z8distanceDv4_dS_(<4 x double> noundef %0, <4 x double> noundef %1) #4
  %splat.splatinsert15.i = insertelement <4 x double> poison, double %call14.i, i64 0
  %splat.splat16.i = shufflevector <4 x double> %splat.splatinsert15.i, <4 x double> poison, <4 x i32> zeroinitializer
  %add17.i = fadd <4 x double> %add.i, %splat.splat16.i
  store <4 x double> %add17.i, ptr addrspace(1) %arrayidx1.i, align 32, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_geometric_double(ptr addrspace(1) noundef readonly align 32 captures(none) %a, ptr addrspace(1) noundef align 32 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x double>, ptr addrspace(1) %arrayidx, align 32, !tbaa !15
  %arrayidx1 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %out, i64 %call
  %1 = load <4 x double>, ptr addrspace(1) %arrayidx1, align 32, !tbaa !15
  %call2 = tail call spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> noundef %0, <4 x double> noundef %1) #4
  %call4 = tail call spir_func <4 x double> @_Z9normalizeDv4_d(<4 x double> noundef %0) #4
  %call6 = tail call spir_func double @_Z6lengthDv4_d(<4 x double> noundef %0) #4
  %splat.splatinsert = insertelement <4 x double> poison, double %call6, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %2 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %call4, <4 x double> %splat.splat, <4 x double> %call2)
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %call9 = tail call spir_func double @_Z3dotDv2_dS_(<2 x double> noundef %3, <2 x double> noundef %4) #4
  %splat.splatinsert10 = insertelement <4 x double> poison, double %call9, i64 0
  %splat.splat11 = shufflevector <4 x double> %splat.splatinsert10, <4 x double> poison, <4 x i32> zeroinitializer
  %add = fadd <4 x double> %2, %splat.splat11
  %call14 = tail call spir_func double @_Z8distanceDv4_dS_(<4 x double> noundef %0, <4 x double> noundef %1) #4
  %splat.splatinsert15 = insertelement <4 x double> poison, double %call14, i64 0
  %splat.splat16 = shufflevector <4 x double> %splat.splatinsert15, <4 x double> poison, <4 x i32> zeroinitializer
  %add17 = fadd <4 x double> %add, %splat.splat16
  store <4 x double> %add17, ptr addrspace(1) %arrayidx1, align 32, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @common_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef align 16 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !15
  %call1.i = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %0, float noundef -1.000000e+00, float noundef 1.000000e+00) #4
  %1 = fneg <4 x float> %0
  %2 = fmul <4 x float> %0, %1
  %mul2.i = shufflevector <4 x float> %2, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %call3.i = tail call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %mul2.i, <4 x float> noundef splat (float 2.000000e+00)) #4
  %add.i = fadd <4 x float> %call1.i, %call3.i
  %arrayidx4.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %out, i64 %call.i
  %3 = load <4 x float>, ptr addrspace(1) %arrayidx4.i, align 16, !tbaa !15
  %call5.i = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %0, <4 x float> noundef %3, float noundef 2.500000e-01) #4
  %add6.i = fadd <4 x float> %add.i, %call5.i
  %call8.i = tail call spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %3, <4 x float> noundef %0) #4
  %add9.i = fadd <4 x float> %add6.i, %call8.i
  %call10.i = tail call spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef %0, float noundef 0.000000e+00) #4
  %add11.i = fadd <4 x float> %add9.i, %call10.i
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %call12.i = tail call spir_func <4 x float> @_Z3minDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %4) #4
  %add13.i = fadd <4 x float> %add11.i, %call12.i
  %call14.i = tail call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %0) #4
  %add15.i = fadd <4 x float> %add13.i, %call14.i
  %call16.i = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %0) #4
  %add17.i = fadd <4 x float> %add15.i, %call16.i
  %call18.i = tail call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %0) #4
  %add19.i = fadd <4 x float> %add17.i, %call18.i
  %call20.i = tail call spir_func <4 x float> @_Z4stepfDv4_f(float noundef 5.000000e-01, <4 x float> noundef %0) #4
  %add21.i = fadd <4 x float> %add19.i, %call20.i
  %call23.i = tail call spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %3) #4
  %add24.i = fadd <4 x float> %add21.i, %call23.i
  %call25.i = tail call spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef -1.000000e+00, float noundef 1.000000e+00, <4 x float> noundef %0) #4
  %add26.i = fadd <4 x float> %add24.i, %call25.i
  store <4 x float> %add26.i, ptr addrspace(1) %arrayidx4.i, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_common_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef align 16 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !15
  %call1 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %0, float noundef -1.000000e+00, float noundef 1.000000e+00) #4
  %1 = fneg <4 x float> %0
  %2 = fmul <4 x float> %0, %1
  %mul2 = shufflevector <4 x float> %2, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %call3 = tail call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %mul2, <4 x float> noundef splat (float 2.000000e+00)) #4
  %add = fadd <4 x float> %call1, %call3
  %arrayidx4 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %out, i64 %call
  %3 = load <4 x float>, ptr addrspace(1) %arrayidx4, align 16, !tbaa !15
  %call5 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %0, <4 x float> noundef %3, float noundef 2.500000e-01) #4
  %add6 = fadd <4 x float> %add, %call5
  %call8 = tail call spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %3, <4 x float> noundef %0) #4
  %add9 = fadd <4 x float> %add6, %call8
  %call10 = tail call spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef %0, float noundef 0.000000e+00) #4
  %add11 = fadd <4 x float> %add9, %call10
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %call12 = tail call spir_func <4 x float> @_Z3minDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %4) #4
  %add13 = fadd <4 x float> %add11, %call12
  %call14 = tail call spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef %0) #4
  %add15 = fadd <4 x float> %add13, %call14
  %call16 = tail call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %0) #4
  %add17 = fadd <4 x float> %add15, %call16
  %call18 = tail call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %0) #4
  %add19 = fadd <4 x float> %add17, %call18
  %call20 = tail call spir_func <4 x float> @_Z4stepfDv4_f(float noundef 5.000000e-01, <4 x float> noundef %0) #4
  %add21 = fadd <4 x float> %add19, %call20
  %call23 = tail call spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %3) #4
  %add24 = fadd <4 x float> %add21, %call23
  %call25 = tail call spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef -1.000000e+00, float noundef 1.000000e+00, <4 x float> noundef %0) #4
  %add26 = fadd <4 x float> %add24, %call25
  store <4 x float> %add26, ptr addrspace(1) %arrayidx4, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z7degreesf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z7radiansf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3maxff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3minff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4stepff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4signf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11fast_lengthDv2_f(<2 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6lengthf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8distanceff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9normalizef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> noundef, <4 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z9normalizeDv4_d(<4 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z6lengthDv4_d(<4 x double> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3dotDv2_dS_(<2 x double> noundef, <2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z8distanceDv4_dS_(<4 x double> noundef, <4 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3minDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7degreesDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4stepfDv4_f(float noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef, float noundef, <4 x float> noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"float*", !"float*", !"float*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!"float4*", !"float4*", !"float4*"}
!14 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!15 = !{!5, !5, i64 0}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"double4*", !"double4*"}
!19 = !{!"double __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*"}
!20 = !{!"const", !""}
!21 = !{!"float4*", !"float4*"}
!22 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
