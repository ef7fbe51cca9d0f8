; ModuleID = 'opencl/conversions_scalar.cl'
source_filename = "opencl/conversions_scalar.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @to_signed(ptr addrspace(1) noundef readonly align 4 captures(none) %f, ptr addrspace(1) noundef readonly align 8 captures(none) %d, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %mul.i = fmul float %0, 1.000000e+02
  %call1.i = tail call spir_func signext i8 @_Z16convert_char_satf(float noundef %mul.i) #3
  %conv.i = sext i8 %call1.i to i64
  %arrayidx3.i.idx = mul i64 %call.i, 48
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.i.idx
  store i64 %conv.i, ptr addrspace(1) %arrayidx3.i, align 8, !tbaa !13
  %mul4.i = fmul float %mul.i, 5.120000e+02
  %call5.i = tail call spir_func signext i16 @_Z21convert_short_sat_rtzf(float noundef %mul4.i) #3
  %conv6.i = sext i16 %call5.i to i64
  %arrayidx8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 8
  store i64 %conv6.i, ptr addrspace(1) %arrayidx8.i, align 8, !tbaa !13
  %mul9.i = fmul float %mul.i, 1.000000e+08
  %call10.i = tail call spir_func i32 @_Z19convert_int_sat_rtef(float noundef %mul9.i) #3
  %conv11.i = sext i32 %call10.i to i64
  %arrayidx14.i = getelementptr i8, ptr addrspace(1) %arrayidx3.i, i64 16
  store i64 %conv11.i, ptr addrspace(1) %arrayidx14.i, align 8, !tbaa !13
  %arrayidx15.i = getelementptr inbounds nuw double, ptr addrspace(1) %d, i64 %call.i
  %1 = load double, ptr addrspace(1) %arrayidx15.i, align 8, !tbaa !15
  %mul16.i = fmul double %1, 1.000000e+20
  %call17.i = tail call spir_func i64 @_Z20convert_long_sat_rtpd(double noundef %mul16.i) #3
  %arrayidx20.i = getelementptr i8, ptr addrspace(1) %arrayidx3.i, i64 24
  store i64 %call17.i, ptr addrspace(1) %arrayidx20.i, align 8, !tbaa !13
  %call21.i = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %mul.i) #3
  %conv22.i = sext i32 %call21.i to i64
  %arrayidx25.i = getelementptr i8, ptr addrspace(1) %arrayidx3.i, i64 32
  store i64 %conv22.i, ptr addrspace(1) %arrayidx25.i, align 8, !tbaa !13
  %mul27.i = fmul double %1, 9.950000e+01
  %call28.i = tail call spir_func signext i8 @_Z20convert_char_sat_rtnd(double noundef %mul27.i) #3
  %conv29.i = sext i8 %call28.i to i64
  %arrayidx32.i = getelementptr i8, ptr addrspace(1) %arrayidx3.i, i64 40
  store i64 %conv29.i, ptr addrspace(1) %arrayidx32.i, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_to_signed(ptr addrspace(1) noundef readonly align 4 captures(none) %f, ptr addrspace(1) noundef readonly align 8 captures(none) %d, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %mul = fmul float %0, 1.000000e+02
  %call1 = tail call spir_func signext i8 @_Z16convert_char_satf(float noundef %mul) #3
  %conv = sext i8 %call1 to i64
  %arrayidx3.idx = mul i64 %call, 48
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.idx
  store i64 %conv, ptr addrspace(1) %arrayidx3, align 8, !tbaa !13
  %mul4 = fmul float %mul, 5.120000e+02
  %call5 = tail call spir_func signext i16 @_Z21convert_short_sat_rtzf(float noundef %mul4) #3
  %conv6 = sext i16 %call5 to i64
  %arrayidx8 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 8
  store i64 %conv6, ptr addrspace(1) %arrayidx8, align 8, !tbaa !13
  %mul9 = fmul float %mul, 1.000000e+08
  %call10 = tail call spir_func i32 @_Z19convert_int_sat_rtef(float noundef %mul9) #3
  %conv11 = sext i32 %call10 to i64
  %arrayidx14 = getelementptr i8, ptr addrspace(1) %arrayidx3, i64 16
  store i64 %conv11, ptr addrspace(1) %arrayidx14, align 8, !tbaa !13
  %arrayidx15 = getelementptr inbounds nuw double, ptr addrspace(1) %d, i64 %call
  %1 = load double, ptr addrspace(1) %arrayidx15, align 8, !tbaa !15
  %mul16 = fmul double %1, 1.000000e+20
  %call17 = tail call spir_func i64 @_Z20convert_long_sat_rtpd(double noundef %mul16) #3
  %arrayidx20 = getelementptr i8, ptr addrspace(1) %arrayidx3, i64 24
  store i64 %call17, ptr addrspace(1) %arrayidx20, align 8, !tbaa !13
  %call21 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %mul) #3
  %conv22 = sext i32 %call21 to i64
  %arrayidx25 = getelementptr i8, ptr addrspace(1) %arrayidx3, i64 32
  store i64 %conv22, ptr addrspace(1) %arrayidx25, align 8, !tbaa !13
  %mul27 = fmul double %1, 9.950000e+01
  %call28 = tail call spir_func signext i8 @_Z20convert_char_sat_rtnd(double noundef %mul27) #3
  %conv29 = sext i8 %call28 to i64
  %arrayidx32 = getelementptr i8, ptr addrspace(1) %arrayidx3, i64 40
  store i64 %conv29, ptr addrspace(1) %arrayidx32, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @to_unsigned(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call1.i = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %0) #3
  %conv.i = zext i8 %call1.i to i64
  %arrayidx2.i.idx = mul i64 %call.i, 48
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.i.idx
  store i64 %conv.i, ptr addrspace(1) %arrayidx2.i, align 8, !tbaa !13
  %call3.i = tail call spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef %0) #3
  %conv4.i = zext i16 %call3.i to i64
  %arrayidx6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2.i, i64 8
  store i64 %conv4.i, ptr addrspace(1) %arrayidx6.i, align 8, !tbaa !13
  %call7.i = tail call spir_func i32 @_Z16convert_uint_sati(i32 noundef %0) #3
  %conv8.i = zext i32 %call7.i to i64
  %arrayidx11.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 16
  store i64 %conv8.i, ptr addrspace(1) %arrayidx11.i, align 8, !tbaa !13
  %conv12.i = sext i32 %0 to i64
  %call13.i = tail call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %conv12.i) #3
  %arrayidx16.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 24
  store i64 %call13.i, ptr addrspace(1) %arrayidx16.i, align 8, !tbaa !13
  %call17.i = tail call spir_func zeroext i8 @_Z13convert_uchari(i32 noundef %0) #3
  %conv18.i = zext i8 %call17.i to i64
  %arrayidx21.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 32
  store i64 %conv18.i, ptr addrspace(1) %arrayidx21.i, align 8, !tbaa !13
  %conv22.i = sitofp i32 %0 to float
  %div.i = fdiv float %conv22.i, 3.000000e+00, !fpmath !21
  %call23.i = tail call spir_func i32 @_Z20convert_uint_sat_rtef(float noundef %div.i) #3
  %conv24.i = zext i32 %call23.i to i64
  %arrayidx27.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 40
  store i64 %conv24.i, ptr addrspace(1) %arrayidx27.i, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_to_unsigned(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call1 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %0) #3
  %conv = zext i8 %call1 to i64
  %arrayidx2.idx = mul i64 %call, 48
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.idx
  store i64 %conv, ptr addrspace(1) %arrayidx2, align 8, !tbaa !13
  %call3 = tail call spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef %0) #3
  %conv4 = zext i16 %call3 to i64
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2, i64 8
  store i64 %conv4, ptr addrspace(1) %arrayidx6, align 8, !tbaa !13
  %call7 = tail call spir_func i32 @_Z16convert_uint_sati(i32 noundef %0) #3
  %conv8 = zext i32 %call7 to i64
  %arrayidx11 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 16
  store i64 %conv8, ptr addrspace(1) %arrayidx11, align 8, !tbaa !13
  %conv12 = sext i32 %0 to i64
  %call13 = tail call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %conv12) #3
  %arrayidx16 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 24
  store i64 %call13, ptr addrspace(1) %arrayidx16, align 8, !tbaa !13
  %call17 = tail call spir_func zeroext i8 @_Z13convert_uchari(i32 noundef %0) #3
  %conv18 = zext i8 %call17 to i64
  %arrayidx21 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 32
  store i64 %conv18, ptr addrspace(1) %arrayidx21, align 8, !tbaa !13
  %conv22 = sitofp i32 %0 to float
  %div = fdiv float %conv22, 3.000000e+00, !fpmath !21
  %call23 = tail call spir_func i32 @_Z20convert_uint_sat_rtef(float noundef %div) #3
  %conv24 = zext i32 %call23 to i64
  %arrayidx27 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 40
  store i64 %conv24, ptr addrspace(1) %arrayidx27, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %in, i64 %call.i
  %0 = load i64, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !13
  %call1.i = tail call spir_func float @_Z17convert_float_rtel(i64 noundef %0) #3
  %arrayidx2.i.idx = mul i64 %call.i, 24
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.i.idx
  store float %call1.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %call3.i = tail call spir_func float @_Z17convert_float_rtzl(i64 noundef %0) #3
  %arrayidx5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2.i, i64 4
  store float %call3.i, ptr addrspace(1) %arrayidx5.i, align 4, !tbaa !11
  %call6.i = tail call spir_func float @_Z17convert_float_rtpl(i64 noundef %0) #3
  %arrayidx9.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 8
  store float %call6.i, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !11
  %call10.i = tail call spir_func float @_Z17convert_float_rtnm(i64 noundef %0) #3
  %arrayidx13.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 12
  store float %call10.i, ptr addrspace(1) %arrayidx13.i, align 4, !tbaa !11
  %conv.i = trunc i64 %0 to i32
  %call14.i = tail call spir_func float @_Z13convert_floatj(i32 noundef %conv.i) #3
  %arrayidx17.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 16
  store float %call14.i, ptr addrspace(1) %arrayidx17.i, align 4, !tbaa !11
  %conv18.i = sitofp i64 %0 to double
  %div.i = fdiv double %conv18.i, 7.000000e+00
  %call19.i = tail call spir_func float @_Z17convert_float_rtpd(double noundef %div.i) #3
  %arrayidx22.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 20
  store float %call19.i, ptr addrspace(1) %arrayidx22.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %in, i64 %call
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8, !tbaa !13
  %call1 = tail call spir_func float @_Z17convert_float_rtel(i64 noundef %0) #3
  %arrayidx2.idx = mul i64 %call, 24
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.idx
  store float %call1, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %call3 = tail call spir_func float @_Z17convert_float_rtzl(i64 noundef %0) #3
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2, i64 4
  store float %call3, ptr addrspace(1) %arrayidx5, align 4, !tbaa !11
  %call6 = tail call spir_func float @_Z17convert_float_rtpl(i64 noundef %0) #3
  %arrayidx9 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 8
  store float %call6, ptr addrspace(1) %arrayidx9, align 4, !tbaa !11
  %call10 = tail call spir_func float @_Z17convert_float_rtnm(i64 noundef %0) #3
  %arrayidx13 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 12
  store float %call10, ptr addrspace(1) %arrayidx13, align 4, !tbaa !11
  %conv = trunc i64 %0 to i32
  %call14 = tail call spir_func float @_Z13convert_floatj(i32 noundef %conv) #3
  %arrayidx17 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 16
  store float %call14, ptr addrspace(1) %arrayidx17, align 4, !tbaa !11
  %conv18 = sitofp i64 %0 to double
  %div = fdiv double %conv18, 7.000000e+00
  %call19 = tail call spir_func float @_Z17convert_float_rtpd(double noundef %div) #3
  %arrayidx22 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 20
  store float %call19, ptr addrspace(1) %arrayidx22, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @round_half_way(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %call1.i = tail call spir_func float @_Z5floorf(float noundef %0) #3
  %add.i = fadd float %call1.i, 5.000000e-01
  %call2.i = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %add.i) #3
  %arrayidx3.i.idx = shl i64 %call.i, 5
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.i.idx
  store i32 %call2.i, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !3
  %call4.i = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %add.i) #3
  %arrayidx7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 4
  store i32 %call4.i, ptr addrspace(1) %arrayidx7.i, align 4, !tbaa !3
  %call8.i = tail call spir_func i32 @_Z15convert_int_rtpf(float noundef %add.i) #3
  %arrayidx11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 8
  store i32 %call8.i, ptr addrspace(1) %arrayidx11.i, align 4, !tbaa !3
  %call12.i = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %add.i) #3
  %arrayidx15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 12
  store i32 %call12.i, ptr addrspace(1) %arrayidx15.i, align 4, !tbaa !3
  %call16.i = tail call spir_func i32 @_Z11convert_intf(float noundef %add.i) #3
  %arrayidx19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 16
  store i32 %call16.i, ptr addrspace(1) %arrayidx19.i, align 4, !tbaa !3
  %conv.i = fptosi float %add.i to i32
  %arrayidx22.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 20
  store i32 %conv.i, ptr addrspace(1) %arrayidx22.i, align 4, !tbaa !3
  %call23.i = tail call spir_func float @_Z4rintf(float noundef %add.i) #3
  %arrayidx26.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 24
  store float %call23.i, ptr addrspace(1) %arrayidx26.i, align 4, !tbaa !3
  %call27.i = tail call spir_func float @_Z5roundf(float noundef %add.i) #3
  %arrayidx31.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 28
  store float %call27.i, ptr addrspace(1) %arrayidx31.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_round_half_way(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %call1 = tail call spir_func float @_Z5floorf(float noundef %0) #3
  %add = fadd float %call1, 5.000000e-01
  %call2 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %add) #3
  %arrayidx3.idx = shl i64 %call, 5
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.idx
  store i32 %call2, ptr addrspace(1) %arrayidx3, align 4, !tbaa !3
  %call4 = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %add) #3
  %arrayidx7 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 4
  store i32 %call4, ptr addrspace(1) %arrayidx7, align 4, !tbaa !3
  %call8 = tail call spir_func i32 @_Z15convert_int_rtpf(float noundef %add) #3
  %arrayidx11 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 8
  store i32 %call8, ptr addrspace(1) %arrayidx11, align 4, !tbaa !3
  %call12 = tail call spir_func i32 @_Z15convert_int_rtnf(float noundef %add) #3
  %arrayidx15 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 12
  store i32 %call12, ptr addrspace(1) %arrayidx15, align 4, !tbaa !3
  %call16 = tail call spir_func i32 @_Z11convert_intf(float noundef %add) #3
  %arrayidx19 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 16
  store i32 %call16, ptr addrspace(1) %arrayidx19, align 4, !tbaa !3
  %conv = fptosi float %add to i32
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 20
  store i32 %conv, ptr addrspace(1) %arrayidx22, align 4, !tbaa !3
  %call23 = tail call spir_func float @_Z4rintf(float noundef %add) #3
  %arrayidx26 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 24
  store float %call23, ptr addrspace(1) %arrayidx26, align 4, !tbaa !3
  %call27 = tail call spir_func float @_Z5roundf(float noundef %add) #3
  %arrayidx31 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 28
  store float %call27, ptr addrspace(1) %arrayidx31, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_satf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z21convert_short_sat_rtzf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20convert_long_sat_rtpd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z20convert_char_sat_rtnd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z18convert_ushort_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z13convert_uchari(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z20convert_uint_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtel(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtnm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13convert_floatj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtzf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11convert_intf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) local_unnamed_addr #2

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
!9 = !{!"float*", !"double*", !"long*"}
!10 = !{!"const", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !5, i64 0}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"int*", !"ulong*"}
!20 = !{!"const", !""}
!21 = !{float 2.500000e+00}
!22 = !{!"long*", !"float*"}
!23 = !{!"float*", !"int*"}
