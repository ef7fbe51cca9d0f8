; ModuleID = 'opencl/swizzles.cl'
source_filename = "opencl/swizzles.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @components(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call.i
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %shift = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = sub nsw <4 x i32> %shift, %0
  %1 = shufflevector <4 x i32> %0, <4 x i32> %foldExtExtBinop, <4 x i32> <i32 2, i32 poison, i32 4, i32 poison>
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 1, i32 poison, i32 poison>
  %3 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>
  %4 = add <4 x i32> %2, %3
  %5 = shufflevector <4 x i32> %1, <4 x i32> %4, <4 x i32> <i32 0, i32 4, i32 2, i32 poison>
  %6 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 poison>
  %7 = xor <4 x i32> %5, %6
  %8 = shufflevector <4 x i32> %7, <4 x i32> %4, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %vecinit2.i = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 poison>
  %vecinit3.i = insertelement <4 x i32> %vecinit2.i, i32 9, i64 3
  %add4.i = add <4 x i32> %8, %vecinit3.i
  %arrayidx5.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %call.i
  store <4 x i32> %add4.i, ptr addrspace(1) %arrayidx5.i, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_components(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef writeonly align 16 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %shift = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = sub nsw <4 x i32> %shift, %0
  %1 = shufflevector <4 x i32> %0, <4 x i32> %foldExtExtBinop, <4 x i32> <i32 2, i32 poison, i32 4, i32 poison>
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 1, i32 poison, i32 poison>
  %3 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>
  %4 = add <4 x i32> %2, %3
  %5 = shufflevector <4 x i32> %1, <4 x i32> %4, <4 x i32> <i32 0, i32 4, i32 2, i32 poison>
  %6 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 poison>
  %7 = xor <4 x i32> %5, %6
  %8 = shufflevector <4 x i32> %7, <4 x i32> %4, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %vecinit2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 poison>
  %vecinit3 = insertelement <4 x i32> %vecinit2, i32 9, i64 3
  %add4 = add <4 x i32> %8, %vecinit3
  %arrayidx5 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %call
  store <4 x i32> %add4, ptr addrspace(1) %arrayidx5, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @shuffles(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef writeonly align 32 captures(none) %out, ptr addrspace(1) noundef align 16 captures(none) %bytes) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call.i
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %conv.i = trunc i64 %call.i to i32
  %splat.splatinsert.i = insertelement <4 x i32> poison, i32 %conv.i, i64 0
  %splat.splat.i = shufflevector <4 x i32> %splat.splatinsert.i, <4 x i32> poison, <4 x i32> zeroinitializer
  %add.i = add <4 x i32> %splat.splat.i, <i32 3, i32 2, i32 1, i32 0>
  %mul.i = shl <4 x i32> %0, splat (i32 1)
  %call2.i = tail call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %0, <4 x i32> noundef %mul.i, <8 x i32> noundef <i32 7, i32 1, i32 5, i32 3, i32 0, i32 2, i32 4, i32 6>) #3
  %arrayidx3.i = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %out, i64 %call.i
  %call4.i = tail call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %0, <4 x i32> noundef %add.i) #3
  %1 = shufflevector <4 x i32> %call4.i, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %2 = add <8 x i32> %call2.i, %1
  %3 = shufflevector <8 x i32> %2, <8 x i32> %call2.i, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  store <8 x i32> %3, ptr addrspace(1) %arrayidx3.i, align 32
  %cmp.i = icmp ult i64 %call.i, 2
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_shuffles.exit

if.then.i:                                        ; preds = %entry
  %arrayidx8.i = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %bytes, i64 %call.i
  %4 = load <16 x i8>, ptr addrspace(1) %arrayidx8.i, align 16, !tbaa !12
  %call10.i = tail call spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef %4, <16 x i8> noundef %4) #3
  %5 = shufflevector <16 x i8> %4, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = shufflevector <16 x i8> %4, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %shr.i = lshr <16 x i8> %4, splat (i8 3)
  %call14.i = tail call spir_func <16 x i8> @_Z8shuffle2Dv8_hS_Dv16_h(<8 x i8> noundef %5, <8 x i8> noundef %6, <16 x i8> noundef %shr.i) #3
  %add15.i = add <16 x i8> %call14.i, %call10.i
  store <16 x i8> %add15.i, ptr addrspace(1) %arrayidx8.i, align 16, !tbaa !12
  br label %__clang_ocl_kern_imp_shuffles.exit

__clang_ocl_kern_imp_shuffles.exit:               ; preds = %entry, %if.then.i
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shuffles(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef writeonly align 32 captures(none) %out, ptr addrspace(1) noundef align 16 captures(none) %bytes) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %in, i64 %call
  %0 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %conv = trunc i64 %call to i32
  %splat.splatinsert = insertelement <4 x i32> poison, i32 %conv, i64 0
  %splat.splat = shufflevector <4 x i32> %splat.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  %add = add <4 x i32> %splat.splat, <i32 3, i32 2, i32 1, i32 0>
  %mul = shl <4 x i32> %0, splat (i32 1)
  %call2 = tail call spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef %0, <4 x i32> noundef %mul, <8 x i32> noundef <i32 7, i32 1, i32 5, i32 3, i32 0, i32 2, i32 4, i32 6>) #3
  %arrayidx3 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %out, i64 %call
  %call4 = tail call spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef %0, <4 x i32> noundef %add) #3
  %1 = shufflevector <4 x i32> %call4, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %2 = add <8 x i32> %call2, %1
  %3 = shufflevector <8 x i32> %2, <8 x i32> %call2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  store <8 x i32> %3, ptr addrspace(1) %arrayidx3, align 32
  %cmp = icmp ult i64 %call, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx8 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %bytes, i64 %call
  %4 = load <16 x i8>, ptr addrspace(1) %arrayidx8, align 16, !tbaa !12
  %call10 = tail call spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef %4, <16 x i8> noundef %4) #3
  %5 = shufflevector <16 x i8> %4, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = shufflevector <16 x i8> %4, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %shr = lshr <16 x i8> %4, splat (i8 3)
  %call14 = tail call spir_func <16 x i8> @_Z8shuffle2Dv8_hS_Dv16_h(<8 x i8> noundef %5, <8 x i8> noundef %6, <16 x i8> noundef %shr) #3
  %add15 = add <16 x i8> %call14, %call10
  store <16 x i8> %add15, ptr addrspace(1) %arrayidx8, align 16, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @dynamic_elements(ptr addrspace(1) noundef align 16 captures(none) %data, ptr addrspace(1) noundef writeonly align 4 captures(none) %picked) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %data, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %vecext.i = extractelement <4 x float> %0, i64 0
  %cmp1.i = fcmp olt float %vecext.i, 0.000000e+00
  %and.i = and i64 %call.i, 3
  %vecins.i = insertelement <4 x float> %0, float 0.000000e+00, i64 %and.i
  %v.1.i = select i1 %cmp1.i, <4 x float> %vecins.i, <4 x float> %0
  %vecext.i.1 = extractelement <4 x float> %v.1.i, i64 1
  %cmp1.i.1 = fcmp olt float %vecext.i.1, 0.000000e+00
  %add.i.1 = add i64 %call.i, 1
  %and.i.1 = and i64 %add.i.1, 3
  %vecins.i.1 = insertelement <4 x float> %v.1.i, float 1.000000e+00, i64 %and.i.1
  %v.1.i.1 = select i1 %cmp1.i.1, <4 x float> %vecins.i.1, <4 x float> %v.1.i
  %vecext.i.2 = extractelement <4 x float> %v.1.i.1, i64 2
  %cmp1.i.2 = fcmp olt float %vecext.i.2, 0.000000e+00
  %1 = and i64 %call.i, 3
  %and.i.2 = xor i64 %1, 2
  %vecins.i.2 = insertelement <4 x float> %v.1.i.1, float 2.000000e+00, i64 %and.i.2
  %v.1.i.2 = select i1 %cmp1.i.2, <4 x float> %vecins.i.2, <4 x float> %v.1.i.1
  %vecext.i.3 = extractelement <4 x float> %v.1.i.2, i64 3
  %cmp1.i.3 = fcmp olt float %vecext.i.3, 0.000000e+00
  %add.i.3 = add i64 %call.i, 3
  %and.i.3 = and i64 %add.i.3, 3
  %vecins.i.3 = insertelement <4 x float> %v.1.i.2, float 3.000000e+00, i64 %and.i.3
  %v.1.i.3 = select i1 %cmp1.i.3, <4 x float> %vecins.i.3, <4 x float> %v.1.i.2
  %and3.i = and i64 %call.i, 3
  %vecext4.i = extractelement <4 x float> %v.1.i.3, i64 %and3.i
  %conv5.i = fptosi float %vecext4.i to i32
  %arrayidx6.i = getelementptr inbounds nuw i32, ptr addrspace(1) %picked, i64 %call.i
  store i32 %conv5.i, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !3
  store <4 x float> %v.1.i.3, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dynamic_elements(ptr addrspace(1) noundef align 16 captures(none) %data, ptr addrspace(1) noundef writeonly align 4 captures(none) %picked) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %data, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %vecext = extractelement <4 x float> %0, i64 0
  %cmp1 = fcmp olt float %vecext, 0.000000e+00
  %and = and i64 %call, 3
  %vecins = insertelement <4 x float> %0, float 0.000000e+00, i64 %and
  %v.1 = select i1 %cmp1, <4 x float> %vecins, <4 x float> %0
  %vecext.1 = extractelement <4 x float> %v.1, i64 1
  %cmp1.1 = fcmp olt float %vecext.1, 0.000000e+00
  %add.1 = add i64 %call, 1
  %and.1 = and i64 %add.1, 3
  %vecins.1 = insertelement <4 x float> %v.1, float 1.000000e+00, i64 %and.1
  %v.1.1 = select i1 %cmp1.1, <4 x float> %vecins.1, <4 x float> %v.1
  %vecext.2 = extractelement <4 x float> %v.1.1, i64 2
  %cmp1.2 = fcmp olt float %vecext.2, 0.000000e+00
  %1 = and i64 %call, 3
  %and.2 = xor i64 %1, 2
  %vecins.2 = insertelement <4 x float> %v.1.1, float 2.000000e+00, i64 %and.2
  %v.1.2 = select i1 %cmp1.2, <4 x float> %vecins.2, <4 x float> %v.1.1
  %vecext.3 = extractelement <4 x float> %v.1.2, i64 3
  %cmp1.3 = fcmp olt float %vecext.3, 0.000000e+00
  %add.3 = add i64 %call, 3
  %and.3 = and i64 %add.3, 3
  %vecins.3 = insertelement <4 x float> %v.1.2, float 3.000000e+00, i64 %and.3
  %v.1.3 = select i1 %cmp1.3, <4 x float> %vecins.3, <4 x float> %v.1.2
  %and3 = and i64 %call, 3
  %vecext4 = extractelement <4 x float> %v.1.3, i64 %and3
  %conv5 = fptosi float %vecext4 to i32
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %picked, i64 %call
  store i32 %conv5, ptr addrspace(1) %arrayidx6, align 4, !tbaa !3
  store <4 x float> %v.1.3, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @constructors(ptr addrspace(1) noundef align 16 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv.i = trunc i64 %call.i to i16
  %splat.splatinsert.i = insertelement <2 x i16> poison, i16 %conv.i, i64 0
  %vext2.i = shufflevector <2 x i16> %splat.splatinsert.i, <2 x i16> poison, <8 x i32> <i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit3.i = shufflevector <8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 poison, i16 poison, i16 poison, i16 poison>, <8 x i16> %vext2.i, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %0 = shufflevector <8 x i16> %vecinit3.i, <8 x i16> <i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 7, i16 12>, <8 x i32> <i32 0, i32 2, i32 4, i32 14, i32 1, i32 3, i32 5, i32 15>
  %sub.i = add <8 x i16> %0, splat (i16 -3)
  %arrayidx.i = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %out, i64 %call.i
  %1 = load <8 x i16>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %add.i = add <8 x i16> %sub.i, %1
  store <8 x i16> %add.i, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_constructors(ptr addrspace(1) noundef align 16 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %conv = trunc i64 %call to i16
  %splat.splatinsert = insertelement <2 x i16> poison, i16 %conv, i64 0
  %vext2 = shufflevector <2 x i16> %splat.splatinsert, <2 x i16> poison, <8 x i32> <i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %vecinit3 = shufflevector <8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 poison, i16 poison, i16 poison, i16 poison>, <8 x i16> %vext2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %0 = shufflevector <8 x i16> %vecinit3, <8 x i16> <i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 poison, i16 7, i16 12>, <8 x i32> <i32 0, i32 2, i32 4, i32 14, i32 1, i32 3, i32 5, i32 15>
  %sub = add <8 x i16> %0, splat (i16 -3)
  %arrayidx = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %out, i64 %call
  %1 = load <8 x i16>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %add = add <8 x i16> %sub, %1
  store <8 x i16> %add, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z8shuffle2Dv4_jS_Dv8_j(<4 x i32> noundef, <4 x i32> noundef, <8 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7shuffleDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7shuffleDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8shuffle2Dv8_hS_Dv16_h(<8 x i8> noundef, <8 x i8> noundef, <16 x i8> noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int4*", !"int4*"}
!10 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!11 = !{!"const", !""}
!12 = !{!5, !5, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"uint4*", !"uint8*", !"uchar16*"}
!16 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(8)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!17 = !{!"const", !"", !""}
!18 = !{!"float4*", !"int*"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"int*"}
!20 = !{!"", !""}
!21 = !{i32 1}
!22 = !{!"none"}
!23 = !{!"short8*"}
!24 = !{!"short __attribute__((ext_vector_type(8)))*"}
!25 = !{!""}
