; ModuleID = 'opencl/conversions_vector.cl'
source_filename = "opencl/conversions_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @int_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %a, ptr addrspace(1) noundef writeonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 32 captures(none) %c) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call.i
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %call1.i = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %0) #3
  %arrayidx2.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %a, i64 %call.i
  store <4 x i8> %call1.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !12
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %call4.i = tail call spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef %1) #3
  %arrayidx5.i = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %b, i64 %call.i
  store <4 x i16> %call4.i, ptr addrspace(1) %arrayidx5.i, align 8, !tbaa !12
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %call7.i = tail call spir_func <4 x i64> @_Z18convert_ulong4_satDv4_i(<4 x i32> noundef %2) #3
  %call9.i = tail call spir_func <4 x i64> @_Z14convert_ulong4Dv4_i(<4 x i32> noundef %2) #3
  %add.i = add <4 x i64> %call9.i, %call7.i
  %arrayidx10.i = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %c, i64 %call.i
  store <4 x i64> %add.i, ptr addrspace(1) %arrayidx10.i, align 32, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_int_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %a, ptr addrspace(1) noundef writeonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 32 captures(none) %c) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %call1 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %0) #3
  %arrayidx2 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %a, i64 %call
  store <4 x i8> %call1, ptr addrspace(1) %arrayidx2, align 4, !tbaa !12
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %call4 = tail call spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef %1) #3
  %arrayidx5 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %b, i64 %call
  store <4 x i16> %call4, ptr addrspace(1) %arrayidx5, align 8, !tbaa !12
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %call7 = tail call spir_func <4 x i64> @_Z18convert_ulong4_satDv4_i(<4 x i32> noundef %2) #3
  %call9 = tail call spir_func <4 x i64> @_Z14convert_ulong4Dv4_i(<4 x i32> noundef %2) #3
  %add = add <4 x i64> %call9, %call7
  %arrayidx10 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %c, i64 %call
  store <4 x i64> %add, ptr addrspace(1) %arrayidx10, align 32, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @float_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef align 16 captures(none) %a, ptr addrspace(1) noundef writeonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 32 captures(none) %c) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %in, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %mul.i = fmul <4 x float> %0, splat (float 0x40536CCCC0000000)
  %call1.i = tail call spir_func <4 x i32> @_Z16convert_int4_rteDv4_f(<4 x float> noundef %mul.i) #3
  %call2.i = tail call spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef %mul.i) #3
  %mul3.i = mul <4 x i32> %call2.i, splat (i32 1000)
  %add.i = add <4 x i32> %mul3.i, %call1.i
  %arrayidx4.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %a, i64 %call.i
  store <4 x i32> %add.i, ptr addrspace(1) %arrayidx4.i, align 16, !tbaa !12
  %call5.i = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float> noundef %mul.i) #3
  %arrayidx6.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %b, i64 %call.i
  store <4 x i8> %call5.i, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !12
  %call7.i = tail call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %mul.i) #3
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx4.i, align 16, !tbaa !12
  %call9.i = tail call spir_func <4 x double> @_Z19convert_double4_rtnDv4_i(<4 x i32> noundef %1) #3
  %add10.i = fadd <4 x double> %call7.i, %call9.i
  %arrayidx11.i = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %c, i64 %call.i
  %2 = shufflevector <4 x double> %add10.i, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %call13.i = tail call spir_func <2 x float> @_Z18convert_float2_rtzDv2_d(<2 x double> noundef %2) #3
  %call14.i = tail call spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %call13.i) #3
  %3 = shufflevector <2 x double> %call14.i, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %4 = fadd <4 x double> %add10.i, %3
  %5 = shufflevector <4 x double> %4, <4 x double> %add10.i, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  store <4 x double> %5, ptr addrspace(1) %arrayidx11.i, align 32
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_float_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef align 16 captures(none) %a, ptr addrspace(1) noundef writeonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 32 captures(none) %c) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %in, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %mul = fmul <4 x float> %0, splat (float 0x40536CCCC0000000)
  %call1 = tail call spir_func <4 x i32> @_Z16convert_int4_rteDv4_f(<4 x float> noundef %mul) #3
  %call2 = tail call spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef %mul) #3
  %mul3 = mul <4 x i32> %call2, splat (i32 1000)
  %add = add <4 x i32> %mul3, %call1
  %arrayidx4 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %a, i64 %call
  store <4 x i32> %add, ptr addrspace(1) %arrayidx4, align 16, !tbaa !12
  %call5 = tail call spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float> noundef %mul) #3
  %arrayidx6 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %b, i64 %call
  store <4 x i8> %call5, ptr addrspace(1) %arrayidx6, align 4, !tbaa !12
  %call7 = tail call spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %mul) #3
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx4, align 16, !tbaa !12
  %call9 = tail call spir_func <4 x double> @_Z19convert_double4_rtnDv4_i(<4 x i32> noundef %1) #3
  %add10 = fadd <4 x double> %call7, %call9
  %arrayidx11 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %c, i64 %call
  %2 = shufflevector <4 x double> %add10, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %call13 = tail call spir_func <2 x float> @_Z18convert_float2_rtzDv2_d(<2 x double> noundef %2) #3
  %call14 = tail call spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %call13) #3
  %3 = shufflevector <2 x double> %call14, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %4 = fadd <4 x double> %add10, %3
  %5 = shufflevector <4 x double> %4, <4 x double> %add10, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  store <4 x double> %5, ptr addrspace(1) %arrayidx11, align 32
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @wide_vectors(ptr addrspace(1) noundef readonly align 32 captures(none) %in, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %a, ptr addrspace(1) noundef align 64 captures(none) initializes((0, 64)) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %c) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
entry:
  %0 = load <16 x i16>, ptr addrspace(1) %in, align 32, !tbaa !12
  %call.i = tail call spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef %0) #3
  store <16 x i8> %call.i, ptr addrspace(1) %a, align 16, !tbaa !12
  %1 = load <16 x i16>, ptr addrspace(1) %in, align 32, !tbaa !12
  %call3.i = tail call spir_func <16 x float> @_Z15convert_float16Dv16_s(<16 x i16> noundef %1) #3
  store <16 x float> %call3.i, ptr addrspace(1) %b, align 64, !tbaa !12
  %div.i = fmul <16 x float> %call3.i, splat (float 6.250000e-02)
  %call6.i = tail call spir_func <16 x i8> @_Z22convert_char16_sat_rteDv16_f(<16 x float> noundef %div.i) #3
  store <16 x i8> %call6.i, ptr addrspace(1) %c, align 16, !tbaa !12
  %2 = load <16 x i16>, ptr addrspace(1) %in, align 32
  %3 = shufflevector <16 x i16> %2, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %call9.i = tail call spir_func <8 x i8> @_Z13convert_char8Dv8_s(<8 x i16> noundef %3) #3
  %4 = shufflevector <8 x i8> %call9.i, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %5 = shufflevector <16 x i8> %4, <16 x i8> %call6.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i8> %5, ptr addrspace(1) %c, align 16
  %6 = load <7 x i16>, ptr addrspace(1) %in, align 32
  %7 = shufflevector <7 x i16> %6, <7 x i16> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %call12.i = tail call spir_func <4 x float> @_Z18convert_float4_rtpDv4_s(<4 x i16> noundef %7) #3
  %8 = load <16 x float>, ptr addrspace(1) %b, align 64
  %9 = shufflevector <4 x float> %call12.i, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = shufflevector <16 x float> %8, <16 x float> %9, <16 x i32> <i32 0, i32 16, i32 2, i32 17, i32 4, i32 18, i32 6, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %10, ptr addrspace(1) %b, align 64
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_wide_vectors(ptr addrspace(1) noundef readonly align 32 captures(none) %in, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %a, ptr addrspace(1) noundef align 64 captures(none) initializes((0, 64)) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %c) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
entry:
  %0 = load <16 x i16>, ptr addrspace(1) %in, align 32, !tbaa !12
  %call = tail call spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef %0) #3
  store <16 x i8> %call, ptr addrspace(1) %a, align 16, !tbaa !12
  %1 = load <16 x i16>, ptr addrspace(1) %in, align 32, !tbaa !12
  %call3 = tail call spir_func <16 x float> @_Z15convert_float16Dv16_s(<16 x i16> noundef %1) #3
  store <16 x float> %call3, ptr addrspace(1) %b, align 64, !tbaa !12
  %div = fmul <16 x float> %call3, splat (float 6.250000e-02)
  %call6 = tail call spir_func <16 x i8> @_Z22convert_char16_sat_rteDv16_f(<16 x float> noundef %div) #3
  store <16 x i8> %call6, ptr addrspace(1) %c, align 16, !tbaa !12
  %2 = load <16 x i16>, ptr addrspace(1) %in, align 32
  %3 = shufflevector <16 x i16> %2, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %call9 = tail call spir_func <8 x i8> @_Z13convert_char8Dv8_s(<8 x i16> noundef %3) #3
  %4 = shufflevector <8 x i8> %call9, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %5 = shufflevector <16 x i8> %4, <16 x i8> %call6, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i8> %5, ptr addrspace(1) %c, align 16
  %6 = load <7 x i16>, ptr addrspace(1) %in, align 32
  %7 = shufflevector <7 x i16> %6, <7 x i16> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %call12 = tail call spir_func <4 x float> @_Z18convert_float4_rtpDv4_s(<4 x i16> noundef %7) #3
  %8 = load <16 x float>, ptr addrspace(1) %b, align 64
  %9 = shufflevector <4 x float> %call12, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = shufflevector <16 x float> %8, <16 x float> %9, <16 x i32> <i32 0, i32 16, i32 2, i32 17, i32 4, i32 18, i32 6, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %10, ptr addrspace(1) %b, align 64
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef align 16 captures(none) %a, ptr addrspace(1) noundef writeonly align 16 captures(none) %b) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call.i
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %and.i = and <4 x i32> %0, splat (i32 2130706431)
  %astype.i = bitcast <4 x i32> %and.i to <4 x float>
  %mul.i = fmul <4 x float> %astype.i, splat (float 2.000000e+00)
  %arrayidx1.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call.i
  store <4 x float> %mul.i, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !12
  %astype2.i = bitcast <4 x i32> %and.i to <8 x i16>
  %1 = shufflevector <8 x i16> %astype2.i, <8 x i16> poison, <8 x i32> <i32 poison, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %arrayidx3.i = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %b, i64 %call.i
  %2 = extractelement <8 x i16> %astype2.i, i64 0
  %astype5.i = bitcast i16 %2 to <2 x i8>
  %3 = shufflevector <2 x i8> %astype5.i, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  %astype7.i = bitcast <2 x i8> %3 to i16
  %4 = insertelement <8 x i16> %1, i16 %astype7.i, i64 0
  store <8 x i16> %4, ptr addrspace(1) %arrayidx3.i, align 16
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx1.i, i64 12
  %astype10.i = load i32, ptr addrspace(1) %5, align 4
  %xor.i = xor i32 %astype10.i, 1
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx1.i, i64 12
  store i32 %xor.i, ptr addrspace(1) %6, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef align 16 captures(none) %a, ptr addrspace(1) noundef writeonly align 16 captures(none) %b) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %and = and <4 x i32> %0, splat (i32 2130706431)
  %astype = bitcast <4 x i32> %and to <4 x float>
  %mul = fmul <4 x float> %astype, splat (float 2.000000e+00)
  %arrayidx1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call
  store <4 x float> %mul, ptr addrspace(1) %arrayidx1, align 16, !tbaa !12
  %astype2 = bitcast <4 x i32> %and to <8 x i16>
  %1 = shufflevector <8 x i16> %astype2, <8 x i16> poison, <8 x i32> <i32 poison, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %arrayidx3 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %b, i64 %call
  %2 = extractelement <8 x i16> %astype2, i64 0
  %astype5 = bitcast i16 %2 to <2 x i8>
  %3 = shufflevector <2 x i8> %astype5, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  %astype7 = bitcast <2 x i8> %3 to i16
  %4 = insertelement <8 x i16> %1, i16 %astype7, i64 0
  store <8 x i16> %4, ptr addrspace(1) %arrayidx3, align 16
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx1, i64 12
  %astype10 = load i32, ptr addrspace(1) %5, align 4
  %xor = xor i32 %astype10, 1
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx1, i64 12
  store i32 %xor, ptr addrspace(1) %6, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i16> @_Z18convert_short4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i64> @_Z18convert_ulong4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i64> @_Z14convert_ulong4Dv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z16convert_int4_rteDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z16convert_int4_rtpDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x double> @_Z19convert_double4_rtnDv4_i(<4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x float> @_Z18convert_float2_rtzDv2_d(<2 x double> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z19convert_uchar16_satDv16_s(<16 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x float> @_Z15convert_float16Dv16_s(<16 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z22convert_char16_sat_rteDv16_f(<16 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i8> @_Z13convert_char8Dv8_s(<8 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z18convert_float4_rtpDv4_s(<4 x i16> noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int4*", !"uchar4*", !"short4*", !"ulong4*"}
!10 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"ulong __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"float4*", !"int4*", !"uchar4*", !"double4*"}
!14 = !{!"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"double __attribute__((ext_vector_type(4)))*"}
!15 = !{!"short16*", !"uchar16*", !"float16*", !"char16*"}
!16 = !{!"short __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*"}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"uint4*", !"float4*", !"ushort8*"}
!20 = !{!"uint __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(8)))*"}
!21 = !{!"const", !"", !""}
