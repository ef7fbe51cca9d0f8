; ModuleID = 'opencl/math_vector.cl'
source_filename = "opencl/math_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vector4(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %arrayidx1.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !12
  %call2.i = tail call spir_func <4 x float> @_Z3sinDv4_f(<4 x float> noundef %0) #8
  %call3.i = tail call spir_func <4 x float> @_Z3cosDv4_f(<4 x float> noundef %1) #8
  %call4.i = tail call spir_func <4 x float> @_Z3expDv4_f(<4 x float> noundef %0) #8
  %2 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %call3.i, <4 x float> %call4.i, <4 x float> %call2.i)
  %call5.i = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %1) #8
  %add.i = fadd <4 x float> %call5.i, splat (float 1.000000e+00)
  %call6.i = tail call spir_func <4 x float> @_Z3logDv4_f(<4 x float> noundef %add.i) #8
  %sub.i = fsub <4 x float> %2, %call6.i
  %call7.i = tail call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef %sub.i, <4 x float> noundef %0, <4 x float> noundef %1) #8
  %call8.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %sub.i) #8
  %add9.i = fadd <4 x float> %call7.i, %call8.i
  %call10.i = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %0) #8
  %call11.i = tail call spir_func <4 x float> @_Z3powDv4_fS_(<4 x float> noundef %call10.i, <4 x float> noundef %1) #8
  %add12.i = fadd <4 x float> %add9.i, %call11.i
  %call13.i = tail call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %0, float noundef 5.000000e-01) #8
  %call14.i = tail call spir_func <4 x float> @_Z4fminDv4_fS_(<4 x float> noundef %1, <4 x float> noundef %0) #8
  %add15.i = fadd <4 x float> %call13.i, %call14.i
  %call16.i = tail call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef %0, i32 noundef 2) #8
  %add17.i = fadd <4 x float> %add15.i, %call16.i
  %call18.i = tail call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %1, <4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>) #8
  %add19.i = fadd <4 x float> %add17.i, %call18.i
  %add20.i = fadd <4 x float> %add12.i, %add19.i
  %call21.i = tail call spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef %0, <4 x i32> noundef splat (i32 2)) #8
  %call23.i = tail call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef %call5.i, <4 x i32> noundef splat (i32 3)) #8
  %add24.i = fadd <4 x float> %call21.i, %call23.i
  %call26.i = tail call spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> noundef %call10.i) #8
  %add27.i = fadd <4 x float> %add24.i, %call26.i
  %call28.i = tail call spir_func <4 x float> @_Z5floorDv4_f(<4 x float> noundef %0) #8
  %add29.i = fadd <4 x float> %add27.i, %call28.i
  %call30.i = tail call spir_func <4 x float> @_Z4rintDv4_f(<4 x float> noundef %1) #8
  %add31.i = fadd <4 x float> %add29.i, %call30.i
  %add32.i = fadd <4 x float> %add20.i, %add31.i
  %arrayidx36.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %out, i64 %call.i
  store <4 x float> %add32.i, ptr addrspace(1) %arrayidx36.i, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector4(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %arrayidx1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1, align 16, !tbaa !12
  %call2 = tail call spir_func <4 x float> @_Z3sinDv4_f(<4 x float> noundef %0) #8
  %call3 = tail call spir_func <4 x float> @_Z3cosDv4_f(<4 x float> noundef %1) #8
  %call4 = tail call spir_func <4 x float> @_Z3expDv4_f(<4 x float> noundef %0) #8
  %2 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %call3, <4 x float> %call4, <4 x float> %call2)
  %call5 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %1) #8
  %add = fadd <4 x float> %call5, splat (float 1.000000e+00)
  %call6 = tail call spir_func <4 x float> @_Z3logDv4_f(<4 x float> noundef %add) #8
  %sub = fsub <4 x float> %2, %call6
  %call7 = tail call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef %sub, <4 x float> noundef %0, <4 x float> noundef %1) #8
  %call8 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %sub) #8
  %add9 = fadd <4 x float> %call7, %call8
  %call10 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %0) #8
  %call11 = tail call spir_func <4 x float> @_Z3powDv4_fS_(<4 x float> noundef %call10, <4 x float> noundef %1) #8
  %add12 = fadd <4 x float> %add9, %call11
  %call13 = tail call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %0, float noundef 5.000000e-01) #8
  %call14 = tail call spir_func <4 x float> @_Z4fminDv4_fS_(<4 x float> noundef %1, <4 x float> noundef %0) #8
  %add15 = fadd <4 x float> %call13, %call14
  %call16 = tail call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef %0, i32 noundef 2) #8
  %add17 = fadd <4 x float> %add15, %call16
  %call18 = tail call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %1, <4 x i32> noundef <i32 1, i32 2, i32 3, i32 4>) #8
  %add19 = fadd <4 x float> %add17, %call18
  %add20 = fadd <4 x float> %add12, %add19
  %call21 = tail call spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef %0, <4 x i32> noundef splat (i32 2)) #8
  %call23 = tail call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef %call5, <4 x i32> noundef splat (i32 3)) #8
  %add24 = fadd <4 x float> %call21, %call23
  %call26 = tail call spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> noundef %call10) #8
  %add27 = fadd <4 x float> %add24, %call26
  %call28 = tail call spir_func <4 x float> @_Z5floorDv4_f(<4 x float> noundef %0) #8
  %add29 = fadd <4 x float> %add27, %call28
  %call30 = tail call spir_func <4 x float> @_Z4rintDv4_f(<4 x float> noundef %1) #8
  %add31 = fadd <4 x float> %add29, %call30
  %add32 = fadd <4 x float> %add20, %add31
  %arrayidx36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %out, i64 %call
  store <4 x float> %add32, ptr addrspace(1) %arrayidx36, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vector_double(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef align 16 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx.i = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <2 x double>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %call1.i = tail call spir_func <2 x double> @_Z4fabsDv2_d(<2 x double> noundef %0) #8
  %call2.i = tail call spir_func <2 x double> @_Z4sqrtDv2_d(<2 x double> noundef %call1.i) #8
  %call4.i = tail call spir_func <2 x double> @_Z4exp2Dv2_d(<2 x double> noundef %0) #8
  %add.i = fadd <2 x double> %call2.i, %call4.i
  %arrayidx6.i = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %out, i64 %call.i
  %1 = load <2 x double>, ptr addrspace(1) %arrayidx6.i, align 16, !tbaa !12
  %call7.i = tail call spir_func <2 x double> @_Z5hypotDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1) #8
  %add8.i = fadd <2 x double> %add.i, %call7.i
  %call10.i = tail call spir_func <2 x double> @_Z4fmodDv2_dS_(<2 x double> noundef %0, <2 x double> noundef splat (double 1.250000e+00)) #8
  %add11.i = fadd <2 x double> %add8.i, %call10.i
  %call13.i = tail call spir_func <2 x double> @_Z5truncDv2_d(<2 x double> noundef %0) #8
  %add14.i = fadd <2 x double> %add11.i, %call13.i
  %call16.i = tail call spir_func <2 x double> @_Z4cbrtDv2_d(<2 x double> noundef %0) #8
  %add17.i = fadd <2 x double> %add14.i, %call16.i
  store <2 x double> %add17.i, ptr addrspace(1) %arrayidx6.i, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector_double(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef align 16 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %a, i64 %call
  %0 = load <2 x double>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %call1 = tail call spir_func <2 x double> @_Z4fabsDv2_d(<2 x double> noundef %0) #8
  %call2 = tail call spir_func <2 x double> @_Z4sqrtDv2_d(<2 x double> noundef %call1) #8
  %call4 = tail call spir_func <2 x double> @_Z4exp2Dv2_d(<2 x double> noundef %0) #8
  %add = fadd <2 x double> %call2, %call4
  %arrayidx6 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %out, i64 %call
  %1 = load <2 x double>, ptr addrspace(1) %arrayidx6, align 16, !tbaa !12
  %call7 = tail call spir_func <2 x double> @_Z5hypotDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1) #8
  %add8 = fadd <2 x double> %add, %call7
  %call10 = tail call spir_func <2 x double> @_Z4fmodDv2_dS_(<2 x double> noundef %0, <2 x double> noundef splat (double 1.250000e+00)) #8
  %add11 = fadd <2 x double> %add8, %call10
  %call13 = tail call spir_func <2 x double> @_Z5truncDv2_d(<2 x double> noundef %0) #8
  %add14 = fadd <2 x double> %add11, %call13
  %call16 = tail call spir_func <2 x double> @_Z4cbrtDv2_d(<2 x double> noundef %0) #8
  %add17 = fadd <2 x double> %add14, %call16
  store <2 x double> %add17, ptr addrspace(1) %arrayidx6, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vector_wide(ptr addrspace(1) noundef readonly align 64 captures(none) %a, ptr addrspace(1) noundef align 64 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
entry:
  %0 = load <16 x float>, ptr addrspace(1) %a, align 64, !tbaa !12
  %call.i = tail call spir_func <16 x float> @_Z3expDv16_f(<16 x float> noundef %0) #8
  %1 = shufflevector <16 x float> %0, <16 x float> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %call3.i = tail call spir_func <16 x float> @_Z5atan2Dv16_fS_(<16 x float> noundef %0, <16 x float> noundef %1) #8
  %add.i = fadd <16 x float> %call.i, %call3.i
  %2 = load <16 x float>, ptr addrspace(1) %out, align 64, !tbaa !12
  %call6.i = tail call spir_func <16 x float> @_Z8copysignDv16_fS_(<16 x float> noundef %0, <16 x float> noundef %2) #8
  %add7.i = fadd <16 x float> %add.i, %call6.i
  store <16 x float> %add7.i, ptr addrspace(1) %out, align 64, !tbaa !12
  %3 = load <16 x float>, ptr addrspace(1) %a, align 64
  %4 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %call10.i = tail call spir_func <8 x float> @_Z4tanhDv8_f(<8 x float> noundef %4) #8
  %5 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %call12.i = tail call spir_func <8 x float> @_Z5roundDv8_f(<8 x float> noundef %5) #8
  %add13.i = fadd <8 x float> %call10.i, %call12.i
  %6 = shufflevector <8 x float> %add13.i, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %7 = shufflevector <16 x float> %6, <16 x float> %add7.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %7, ptr addrspace(1) %out, align 64
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector_wide(ptr addrspace(1) noundef readonly align 64 captures(none) %a, ptr addrspace(1) noundef align 64 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
entry:
  %0 = load <16 x float>, ptr addrspace(1) %a, align 64, !tbaa !12
  %call = tail call spir_func <16 x float> @_Z3expDv16_f(<16 x float> noundef %0) #8
  %1 = shufflevector <16 x float> %0, <16 x float> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %call3 = tail call spir_func <16 x float> @_Z5atan2Dv16_fS_(<16 x float> noundef %0, <16 x float> noundef %1) #8
  %add = fadd <16 x float> %call, %call3
  %2 = load <16 x float>, ptr addrspace(1) %out, align 64, !tbaa !12
  %call6 = tail call spir_func <16 x float> @_Z8copysignDv16_fS_(<16 x float> noundef %0, <16 x float> noundef %2) #8
  %add7 = fadd <16 x float> %add, %call6
  store <16 x float> %add7, ptr addrspace(1) %out, align 64, !tbaa !12
  %3 = load <16 x float>, ptr addrspace(1) %a, align 64
  %4 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %call10 = tail call spir_func <8 x float> @_Z4tanhDv8_f(<8 x float> noundef %4) #8
  %5 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %call12 = tail call spir_func <8 x float> @_Z5roundDv8_f(<8 x float> noundef %5) #8
  %add13 = fadd <8 x float> %call10, %call12
  %6 = shufflevector <8 x float> %add13, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %7 = shufflevector <16 x float> %6, <16 x float> %add7, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %7, ptr addrspace(1) %out, align 64
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @vector3(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %out) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %call1.i = tail call spir_func <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef %call.i, ptr addrspace(1) noundef align 4 %a) #9
  %0 = shufflevector <3 x float> %call1.i, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %call3.i = tail call spir_func <3 x float> @_Z5atan2Dv3_fS_(<3 x float> noundef %call1.i, <3 x float> noundef %0) #8
  %1 = shufflevector <3 x float> %call1.i, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %call6.i = tail call spir_func <3 x float> @_Z4fdimDv3_fS_(<3 x float> noundef %call1.i, <3 x float> noundef %1) #8
  %add.i = fadd <3 x float> %call3.i, %call6.i
  %call9.i = tail call spir_func <3 x float> @_Z9remainderDv3_fS_(<3 x float> noundef %call1.i, <3 x float> noundef splat (float 1.500000e+00)) #8
  %add10.i = fadd <3 x float> %add.i, %call9.i
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %add10.i, i64 noundef %call.i, ptr addrspace(1) noundef align 4 %out) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_vector3(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %out) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %call1 = tail call spir_func <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef %call, ptr addrspace(1) noundef %a) #9
  %0 = shufflevector <3 x float> %call1, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %call3 = tail call spir_func <3 x float> @_Z5atan2Dv3_fS_(<3 x float> noundef %call1, <3 x float> noundef %0) #8
  %1 = shufflevector <3 x float> %call1, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %call6 = tail call spir_func <3 x float> @_Z4fdimDv3_fS_(<3 x float> noundef %call1, <3 x float> noundef %1) #8
  %add = fadd <3 x float> %call3, %call6
  %call9 = tail call spir_func <3 x float> @_Z9remainderDv3_fS_(<3 x float> noundef %call1, <3 x float> noundef splat (float 1.500000e+00)) #8
  %add10 = fadd <3 x float> %add, %call9
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %add10, i64 noundef %call, ptr addrspace(1) noundef %out) #10
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3sinDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3cosDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3expDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3logDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3powDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fminDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5floorDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4rintDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4sqrtDv2_d(<2 x double> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4fabsDv2_d(<2 x double> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4exp2Dv2_d(<2 x double> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z5hypotDv2_dS_(<2 x double> noundef, <2 x double> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4fmodDv2_dS_(<2 x double> noundef, <2 x double> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z5truncDv2_d(<2 x double> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z4cbrtDv2_d(<2 x double> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z3expDv16_f(<16 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z5atan2Dv16_fS_(<16 x float> noundef, <16 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z8copysignDv16_fS_(<16 x float> noundef, <16 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z4tanhDv8_f(<8 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x float> @_Z5roundDv8_f(<8 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z5atan2Dv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z4fdimDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x float> @_Z9remainderDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(read) }
attributes #10 = { convergent nounwind }

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
!9 = !{!"float4*", !"float4*", !"float4*"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"double2*", !"double2*"}
!16 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!17 = !{!"const", !""}
!18 = !{!"float16*", !"float16*"}
!19 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!20 = !{!"float*", !"float*"}
