; ModuleID = 'opencl/integer_builtins_vector.cl'
source_filename = "opencl/integer_builtins_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @int_vector(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %arrayidx1.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !12
  %call2.i = tail call spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %call3.i = tail call spir_func <4 x i32> @_Z6mul_hiDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor.i = xor <4 x i32> %call3.i, %call2.i
  %call4.i = tail call spir_func <4 x i32> @_Z7mad_satDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %xor.i) #7
  %call5.i = tail call spir_func <4 x i32> @_Z6rotateDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor6.i = xor <4 x i32> %call5.i, %call4.i
  %add.i = add <4 x i32> %xor6.i, %xor.i
  %call7.i = tail call spir_func <4 x i32> @_Z5clampDv4_iii(<4 x i32> noundef %0, i32 noundef -100, i32 noundef 100) #7
  %call8.i = tail call spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> noundef %0, i32 noundef 5) #7
  %add9.i = add <4 x i32> %call8.i, %call7.i
  %call10.i = tail call spir_func <4 x i32> @_Z3minDv4_iS_(<4 x i32> noundef %1, <4 x i32> noundef %0) #7
  %add11.i = add <4 x i32> %add9.i, %call10.i
  %xor12.i = xor <4 x i32> %add11.i, %add.i
  %call13.i = tail call spir_func <4 x i32> @_Z8abs_diffDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %call14.i = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32> noundef %call13.i) #7
  %call15.i = tail call spir_func <4 x i32> @_Z3clzDv4_i(<4 x i32> noundef %0) #7
  %call17.i = tail call spir_func <4 x i32> @_Z8popcountDv4_i(<4 x i32> noundef %1) #7
  %2 = add <4 x i32> %call14.i, %call15.i
  %3 = add <4 x i32> %2, %call17.i
  %sub.i = sub <4 x i32> %xor12.i, %3
  %call19.i = tail call spir_func <4 x i32> @_Z4haddDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %call20.i = tail call spir_func <4 x i32> @_Z5rhaddDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor21.i = xor <4 x i32> %call20.i, %call19.i
  %call22.i = tail call spir_func <4 x i32> @_Z7sub_satDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor23.i = xor <4 x i32> %xor21.i, %call22.i
  %call24.i = tail call spir_func <4 x i32> @_Z6mad_hiDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %sub.i) #7
  %xor25.i = xor <4 x i32> %xor23.i, %call24.i
  %add26.i = add <4 x i32> %xor25.i, %sub.i
  %and.i = and <4 x i32> %0, splat (i32 4095)
  %and27.i = and <4 x i32> %1, splat (i32 4095)
  %call28.i = tail call spir_func <4 x i32> @_Z5mul24Dv4_iS_(<4 x i32> noundef %and.i, <4 x i32> noundef %and27.i) #7
  %add29.i = add <4 x i32> %add26.i, %call28.i
  %and30.i = and <4 x i32> %0, splat (i32 15)
  %and31.i = and <4 x i32> %1, splat (i32 15)
  %call32.i = tail call spir_func <4 x i32> @_Z5mad24Dv4_iS_S_(<4 x i32> noundef %and30.i, <4 x i32> noundef %and31.i, <4 x i32> noundef %add26.i) #7
  %add33.i = add <4 x i32> %add29.i, %call32.i
  %arrayidx34.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %call.i
  store <4 x i32> %add33.i, ptr addrspace(1) %arrayidx34.i, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_int_vector(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %arrayidx1 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %b, i64 %call
  %1 = load <4 x i32>, ptr addrspace(1) %arrayidx1, align 16, !tbaa !12
  %call2 = tail call spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %call3 = tail call spir_func <4 x i32> @_Z6mul_hiDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor = xor <4 x i32> %call3, %call2
  %call4 = tail call spir_func <4 x i32> @_Z7mad_satDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %xor) #7
  %call5 = tail call spir_func <4 x i32> @_Z6rotateDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor6 = xor <4 x i32> %call5, %call4
  %add = add <4 x i32> %xor6, %xor
  %call7 = tail call spir_func <4 x i32> @_Z5clampDv4_iii(<4 x i32> noundef %0, i32 noundef -100, i32 noundef 100) #7
  %call8 = tail call spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> noundef %0, i32 noundef 5) #7
  %add9 = add <4 x i32> %call8, %call7
  %call10 = tail call spir_func <4 x i32> @_Z3minDv4_iS_(<4 x i32> noundef %1, <4 x i32> noundef %0) #7
  %add11 = add <4 x i32> %add9, %call10
  %xor12 = xor <4 x i32> %add11, %add
  %call13 = tail call spir_func <4 x i32> @_Z8abs_diffDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %call14 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32> noundef %call13) #7
  %call15 = tail call spir_func <4 x i32> @_Z3clzDv4_i(<4 x i32> noundef %0) #7
  %call17 = tail call spir_func <4 x i32> @_Z8popcountDv4_i(<4 x i32> noundef %1) #7
  %2 = add <4 x i32> %call14, %call15
  %3 = add <4 x i32> %2, %call17
  %sub = sub <4 x i32> %xor12, %3
  %call19 = tail call spir_func <4 x i32> @_Z4haddDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %call20 = tail call spir_func <4 x i32> @_Z5rhaddDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor21 = xor <4 x i32> %call20, %call19
  %call22 = tail call spir_func <4 x i32> @_Z7sub_satDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #7
  %xor23 = xor <4 x i32> %xor21, %call22
  %call24 = tail call spir_func <4 x i32> @_Z6mad_hiDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %sub) #7
  %xor25 = xor <4 x i32> %xor23, %call24
  %add26 = add <4 x i32> %xor25, %sub
  %and = and <4 x i32> %0, splat (i32 4095)
  %and27 = and <4 x i32> %1, splat (i32 4095)
  %call28 = tail call spir_func <4 x i32> @_Z5mul24Dv4_iS_(<4 x i32> noundef %and, <4 x i32> noundef %and27) #7
  %add29 = add <4 x i32> %add26, %call28
  %and30 = and <4 x i32> %0, splat (i32 15)
  %and31 = and <4 x i32> %1, splat (i32 15)
  %call32 = tail call spir_func <4 x i32> @_Z5mad24Dv4_iS_S_(<4 x i32> noundef %and30, <4 x i32> noundef %and31, <4 x i32> noundef %add26) #7
  %add33 = add <4 x i32> %add29, %call32
  %arrayidx34 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %call
  store <4 x i32> %add33, ptr addrspace(1) %arrayidx34, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @uchar_vector(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 32 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx.i = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <16 x i8>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %arrayidx1.i = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <16 x i8>, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !12
  %call2.i = tail call spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %call3.i = tail call spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor.i = xor <16 x i8> %call3.i, %call2.i
  %call4.i = tail call spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor5.i = xor <16 x i8> %xor.i, %call4.i
  %call6.i = tail call spir_func <16 x i8> @_Z6rotateDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor7.i = xor <16 x i8> %xor5.i, %call6.i
  %call8.i = tail call spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor9.i = xor <16 x i8> %xor7.i, %call8.i
  %call10.i = tail call spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef %xor9.i, <16 x i8> noundef %1) #7
  %call11.i = tail call spir_func <16 x i16> @_Z8upsampleDv16_hS_(<16 x i8> noundef %xor9.i, <16 x i8> noundef %call10.i) #7
  %call12.i = tail call spir_func <16 x i8> @_Z8popcountDv16_h(<16 x i8> noundef %1) #7
  %call13.i = tail call spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef %call12.i) #7
  %add.i = add <16 x i16> %call13.i, %call11.i
  %call14.i = tail call spir_func <16 x i8> @_Z3maxDv16_hh(<16 x i8> noundef %xor9.i, i8 noundef zeroext 9) #7
  %call15.i = tail call spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef %call14.i) #7
  %add16.i = add <16 x i16> %add.i, %call15.i
  %arrayidx17.i = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %out, i64 %call.i
  store <16 x i16> %add16.i, ptr addrspace(1) %arrayidx17.i, align 32, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_uchar_vector(ptr addrspace(1) noundef readonly align 16 captures(none) %a, ptr addrspace(1) noundef readonly align 16 captures(none) %b, ptr addrspace(1) noundef writeonly align 32 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %a, i64 %call
  %0 = load <16 x i8>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %arrayidx1 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %b, i64 %call
  %1 = load <16 x i8>, ptr addrspace(1) %arrayidx1, align 16, !tbaa !12
  %call2 = tail call spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %call3 = tail call spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor = xor <16 x i8> %call3, %call2
  %call4 = tail call spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor5 = xor <16 x i8> %xor, %call4
  %call6 = tail call spir_func <16 x i8> @_Z6rotateDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor7 = xor <16 x i8> %xor5, %call6
  %call8 = tail call spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #7
  %xor9 = xor <16 x i8> %xor7, %call8
  %call10 = tail call spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef %xor9, <16 x i8> noundef %1) #7
  %call11 = tail call spir_func <16 x i16> @_Z8upsampleDv16_hS_(<16 x i8> noundef %xor9, <16 x i8> noundef %call10) #7
  %call12 = tail call spir_func <16 x i8> @_Z8popcountDv16_h(<16 x i8> noundef %1) #7
  %call13 = tail call spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef %call12) #7
  %add = add <16 x i16> %call13, %call11
  %call14 = tail call spir_func <16 x i8> @_Z3maxDv16_hh(<16 x i8> noundef %xor9, i8 noundef zeroext 9) #7
  %call15 = tail call spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef %call14) #7
  %add16 = add <16 x i16> %add, %call15
  %arrayidx17 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %out, i64 %call
  store <16 x i16> %add16, ptr addrspace(1) %arrayidx17, align 32, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @mixed_vector(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 16 captures(none) %b, ptr addrspace(1) noundef align 16 captures(none) %c, ptr addrspace(1) noundef align 32 captures(none) %d) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %call1.i = tail call spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %a) #8
  %call3.i = tail call spir_func <3 x i16> @_Z5clampDv3_sss(<3 x i16> noundef %call1.i, i16 noundef signext -50, i16 noundef signext 50) #7
  %call10.i = tail call spir_func <3 x i16> @_Z7mad_satDv3_sS_S_(<3 x i16> noundef %call1.i, <3 x i16> noundef %call1.i, <3 x i16> noundef %call1.i) #7
  %add.i = add <3 x i16> %call10.i, %call3.i
  tail call spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16> noundef %add.i, i64 noundef %call.i, ptr addrspace(1) noundef align 2 %a) #9
  %arrayidx.i = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %b, i64 %call.i
  %0 = load <2 x i64>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %1 = shufflevector <2 x i64> %0, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  %call12.i = tail call spir_func <2 x i64> @_Z6mul_hiDv2_lS_(<2 x i64> noundef %0, <2 x i64> noundef %1) #7
  %call14.i = tail call spir_func <2 x i64> @_Z3minDv2_ll(<2 x i64> noundef %0, i64 noundef 100) #7
  %add15.i = add <2 x i64> %call14.i, %call12.i
  store <2 x i64> %add15.i, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %arrayidx17.i = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %c, i64 %call.i
  %2 = load <8 x i16>, ptr addrspace(1) %arrayidx17.i, align 16, !tbaa !12
  %3 = shufflevector <8 x i16> %2, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %call20.i = tail call spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef %2, <8 x i16> noundef %3, <8 x i16> noundef %2) #7
  %call22.i = tail call spir_func <8 x i16> @_Z3clzDv8_t(<8 x i16> noundef %2) #7
  %add23.i = add <8 x i16> %call22.i, %call20.i
  store <8 x i16> %add23.i, ptr addrspace(1) %arrayidx17.i, align 16, !tbaa !12
  %call27.i = tail call spir_func <8 x i32> @_Z8upsampleDv8_tS_(<8 x i16> noundef %add23.i, <8 x i16> noundef %add23.i) #7
  %arrayidx28.i = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %d, i64 %call.i
  %4 = load <8 x i32>, ptr addrspace(1) %arrayidx28.i, align 32, !tbaa !12
  %sub.i = sub <8 x i32> %call27.i, %4
  store <8 x i32> %sub.i, ptr addrspace(1) %arrayidx28.i, align 32, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_vector(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 16 captures(none) %b, ptr addrspace(1) noundef align 16 captures(none) %c, ptr addrspace(1) noundef align 32 captures(none) %d) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %call1 = tail call spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64 noundef %call, ptr addrspace(1) noundef %a) #8
  %call3 = tail call spir_func <3 x i16> @_Z5clampDv3_sss(<3 x i16> noundef %call1, i16 noundef signext -50, i16 noundef signext 50) #7
  %call10 = tail call spir_func <3 x i16> @_Z7mad_satDv3_sS_S_(<3 x i16> noundef %call1, <3 x i16> noundef %call1, <3 x i16> noundef %call1) #7
  %add = add <3 x i16> %call10, %call3
  tail call spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16> noundef %add, i64 noundef %call, ptr addrspace(1) noundef %a) #9
  %arrayidx = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %b, i64 %call
  %0 = load <2 x i64>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %1 = shufflevector <2 x i64> %0, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  %call12 = tail call spir_func <2 x i64> @_Z6mul_hiDv2_lS_(<2 x i64> noundef %0, <2 x i64> noundef %1) #7
  %call14 = tail call spir_func <2 x i64> @_Z3minDv2_ll(<2 x i64> noundef %0, i64 noundef 100) #7
  %add15 = add <2 x i64> %call14, %call12
  store <2 x i64> %add15, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %arrayidx17 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %c, i64 %call
  %2 = load <8 x i16>, ptr addrspace(1) %arrayidx17, align 16, !tbaa !12
  %3 = shufflevector <8 x i16> %2, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %call20 = tail call spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef %2, <8 x i16> noundef %3, <8 x i16> noundef %2) #7
  %call22 = tail call spir_func <8 x i16> @_Z3clzDv8_t(<8 x i16> noundef %2) #7
  %add23 = add <8 x i16> %call22, %call20
  store <8 x i16> %add23, ptr addrspace(1) %arrayidx17, align 16, !tbaa !12
  %call27 = tail call spir_func <8 x i32> @_Z8upsampleDv8_tS_(<8 x i16> noundef %add23, <8 x i16> noundef %add23) #7
  %arrayidx28 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %d, i64 %call
  %4 = load <8 x i32>, ptr addrspace(1) %arrayidx28, align 32, !tbaa !12
  %sub = sub <8 x i32> %call27, %4
  store <8 x i32> %sub, ptr addrspace(1) %arrayidx28, align 32, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6mul_hiDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7mad_satDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6rotateDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5clampDv4_iii(<4 x i32> noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3minDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8abs_diffDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3clzDv4_i(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8popcountDv4_i(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z4haddDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5rhaddDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7sub_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6mad_hiDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5mul24Dv4_iS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5mad24Dv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6rotateDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i16> @_Z8upsampleDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8popcountDv16_h(<16 x i8> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3maxDv16_hh(<16 x i8> noundef, i8 noundef zeroext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i16> @_Z5clampDv3_sss(<3 x i16> noundef, i16 noundef signext, i16 noundef signext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <3 x i16> @_Z7mad_satDv3_sS_S_(<3 x i16> noundef, <3 x i16> noundef, <3 x i16> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z6mul_hiDv2_lS_(<2 x i64> noundef, <2 x i64> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z3minDv2_ll(<2 x i64> noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3clzDv8_t(<8 x i16> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z8upsampleDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind }

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
!9 = !{!"int4*", !"int4*", !"int4*"}
!10 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{!"uchar16*", !"uchar16*", !"ushort16*"}
!14 = !{!"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"ushort __attribute__((ext_vector_type(16)))*"}
!15 = !{i32 1, i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"short*", !"long2*", !"ushort8*", !"uint8*"}
!18 = !{!"short*", !"long __attribute__((ext_vector_type(2)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"uint __attribute__((ext_vector_type(8)))*"}
!19 = !{!"", !"", !"", !""}
