; ModuleID = 'opencl/random_numbers.cl'
source_filename = "opencl/random_numbers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @xorshift(ptr addrspace(1) noundef readonly align 4 captures(none) %seeds, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %rounds) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %seeds, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %or.i = or i32 %0, 1
  %cmp.i1.not = icmp eq i32 %rounds, 0
  br i1 %cmp.i1.not, label %__clang_ocl_kern_imp_xorshift.exit, label %for.body.i

for.body.i:                                       ; preds = %entry, %for.body.i
  %r.0.i3 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %state.0.i2 = phi i32 [ %xor3.i, %for.body.i ], [ %or.i, %entry ]
  %shl.i = shl i32 %state.0.i2, 13
  %xor.i = xor i32 %shl.i, %state.0.i2
  %shr.i = lshr i32 %xor.i, 17
  %xor1.i = xor i32 %shr.i, %xor.i
  %shl2.i = shl i32 %xor1.i, 5
  %xor3.i = xor i32 %shl2.i, %xor1.i
  %inc.i = add nuw i32 %r.0.i3, 1
  %cmp.i = icmp ult i32 %inc.i, %rounds
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_xorshift.exit

__clang_ocl_kern_imp_xorshift.exit:               ; preds = %for.body.i, %entry
  %state.0.i.lcssa = phi i32 [ %or.i, %entry ], [ %xor3.i, %for.body.i ]
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %state.0.i.lcssa, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_xorshift(ptr addrspace(1) noundef readonly align 4 captures(none) %seeds, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %rounds) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %seeds, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %or = or i32 %0, 1
  %cmp6.not = icmp eq i32 %rounds, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %state.0.lcssa = phi i32 [ %or, %entry ], [ %xor3.i, %for.body ]
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %state.0.lcssa, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  ret void

for.body:                                         ; preds = %entry, %for.body
  %r.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %state.07 = phi i32 [ %xor3.i, %for.body ], [ %or, %entry ]
  %shl.i = shl i32 %state.07, 13
  %xor.i = xor i32 %shl.i, %state.07
  %shr.i = lshr i32 %xor.i, 17
  %xor1.i = xor i32 %shr.i, %xor.i
  %shl2.i = shl i32 %xor1.i, 5
  %xor3.i = xor i32 %shl2.i, %xor1.i
  %inc = add nuw i32 %r.08, 1
  %cmp = icmp ult i32 %inc, %rounds
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @congruential(ptr addrspace(1) noundef align 8 captures(none) %states, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %states, i64 %call.i
  %0 = load i64, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !15
  %mul.i = mul i64 %0, 6364136223846793005
  %add.i = add i64 %mul.i, 1442695040888963407
  store i64 %add.i, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !15
  %shr.i = lshr i64 %add.i, 32
  %conv.i = trunc nuw i64 %shr.i to i32
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %conv.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_congruential(ptr addrspace(1) noundef align 8 captures(none) %states, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %states, i64 %call
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8, !tbaa !15
  %mul = mul i64 %0, 6364136223846793005
  %add = add i64 %mul, 1442695040888963407
  store i64 %add, ptr addrspace(1) %arrayidx, align 8, !tbaa !15
  %shr = lshr i64 %add, 32
  %conv = trunc nuw i64 %shr to i32
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %conv, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @permuted(ptr addrspace(1) noundef align 8 captures(none) %states, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %states, i64 %call.i
  %0 = load i64, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !15
  %shl.i = shl i64 %call.i, 1
  %or.i = or disjoint i64 %shl.i, 1
  %.idx.i = shl i64 %call.i, 4
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %.idx.i
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %entry
  %state.0.i2 = phi i64 [ %0, %entry ], [ %add.i.1, %for.body.i ]
  %k.0.i1 = phi i32 [ 0, %entry ], [ %inc.i.1, %for.body.i ]
  %mul.i = mul i64 %state.0.i2, 6364136223846793005
  %add.i = add i64 %or.i, %mul.i
  %2 = lshr i64 %state.0.i2, 45
  %3 = lshr i64 %state.0.i2, 27
  %shr1.i = xor i64 %2, %3
  %conv.i = trunc i64 %shr1.i to i32
  %shr2.i = lshr i64 %state.0.i2, 59
  %conv3.i = trunc nuw nsw i64 %shr2.i to i32
  %sub.i = sub nsw i32 0, %conv3.i
  %call4.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %conv.i, i32 noundef %sub.i) #7
  %conv6.i = zext nneg i32 %k.0.i1 to i64
  %arrayidx8.i = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv6.i
  store i32 %call4.i, ptr addrspace(1) %arrayidx8.i, align 4, !tbaa !3
  %inc.i = or disjoint i32 %k.0.i1, 1
  %mul.i.1 = mul i64 %add.i, 6364136223846793005
  %add.i.1 = add i64 %or.i, %mul.i.1
  %4 = lshr i64 %add.i, 45
  %5 = lshr i64 %add.i, 27
  %shr1.i.1 = xor i64 %4, %5
  %conv.i.1 = trunc i64 %shr1.i.1 to i32
  %shr2.i.1 = lshr i64 %add.i, 59
  %conv3.i.1 = trunc nuw nsw i64 %shr2.i.1 to i32
  %sub.i.1 = sub nsw i32 0, %conv3.i.1
  %call4.i.1 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %conv.i.1, i32 noundef %sub.i.1) #7
  %conv6.i.1 = zext nneg i32 %inc.i to i64
  %arrayidx8.i.1 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv6.i.1
  store i32 %call4.i.1, ptr addrspace(1) %arrayidx8.i.1, align 4, !tbaa !3
  %inc.i.1 = add nuw nsw i32 %k.0.i1, 2
  %cmp.i.1 = icmp samesign ult i32 %inc.i, 3
  br i1 %cmp.i.1, label %for.body.i, label %__clang_ocl_kern_imp_permuted.exit, !llvm.loop !17

__clang_ocl_kern_imp_permuted.exit:               ; preds = %for.body.i
  store i64 %add.i.1, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_permuted(ptr addrspace(1) noundef align 8 captures(none) %states, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %states, i64 %call
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8, !tbaa !15
  %shl = shl i64 %call, 1
  %or = or disjoint i64 %shl, 1
  %.idx = shl i64 %call, 4
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %.idx
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  store i64 %add.1, ptr addrspace(1) %arrayidx, align 8, !tbaa !15
  ret void

for.body:                                         ; preds = %for.body, %entry
  %state.021 = phi i64 [ %0, %entry ], [ %add.1, %for.body ]
  %k.020 = phi i32 [ 0, %entry ], [ %inc.1, %for.body ]
  %mul = mul i64 %state.021, 6364136223846793005
  %add = add i64 %or, %mul
  %2 = lshr i64 %state.021, 45
  %3 = lshr i64 %state.021, 27
  %shr1 = xor i64 %2, %3
  %conv = trunc i64 %shr1 to i32
  %shr2 = lshr i64 %state.021, 59
  %conv3 = trunc nuw nsw i64 %shr2 to i32
  %sub = sub nsw i32 0, %conv3
  %call4 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %conv, i32 noundef %sub) #7
  %conv6 = zext nneg i32 %k.020 to i64
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv6
  store i32 %call4, ptr addrspace(1) %arrayidx8, align 4, !tbaa !3
  %inc = or disjoint i32 %k.020, 1
  %mul.1 = mul i64 %add, 6364136223846793005
  %add.1 = add i64 %or, %mul.1
  %4 = lshr i64 %add, 45
  %5 = lshr i64 %add, 27
  %shr1.1 = xor i64 %4, %5
  %conv.1 = trunc i64 %shr1.1 to i32
  %shr2.1 = lshr i64 %add, 59
  %conv3.1 = trunc nuw nsw i64 %shr2.1 to i32
  %sub.1 = sub nsw i32 0, %conv3.1
  %call4.1 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %conv.1, i32 noundef %sub.1) #7
  %conv6.1 = zext nneg i32 %inc to i64
  %arrayidx8.1 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv6.1
  store i32 %call4.1, ptr addrspace(1) %arrayidx8.1, align 4, !tbaa !3
  %inc.1 = add nuw nsw i32 %k.020, 2
  %cmp.1 = icmp samesign ult i32 %inc, 3
  br i1 %cmp.1, label %for.body, label %for.cond.cleanup, !llvm.loop !19
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @philox(ptr addrspace(1) noundef writeonly align 16 captures(none) %out, <2 x i32> noundef %key) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !12 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv.i = trunc i64 %call.i to i32
  %mul.i = mul i32 %conv.i, 3
  %0 = insertelement <4 x i32> <i32 poison, i32 poison, i32 7, i32 -2147483648>, i32 %conv.i, i64 0
  %vecinit3.i = insertelement <4 x i32> %0, i32 %mul.i, i64 1
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %for.body.i
  %key.addr.0.i3 = phi <2 x i32> [ %key, %entry ], [ %add.i, %for.body.i ]
  %counter.0.i2 = phi <4 x i32> [ %vecinit3.i, %entry ], [ %vecinit16.i, %for.body.i ]
  %round.0.i1 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %1 = extractelement <4 x i32> %counter.0.i2, i64 0
  %call5.i = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %1) #7
  %mul6.i = mul i32 %1, -766435501
  %2 = extractelement <4 x i32> %counter.0.i2, i64 2
  %call7.i = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %2) #7
  %mul8.i = mul i32 %2, -845247145
  %3 = extractelement <4 x i32> %counter.0.i2, i64 1
  %4 = extractelement <2 x i32> %key.addr.0.i3, i64 0
  %xor.i = xor i32 %4, %3
  %xor10.i = xor i32 %xor.i, %call7.i
  %vecinit11.i = insertelement <4 x i32> poison, i32 %xor10.i, i64 0
  %vecinit12.i = insertelement <4 x i32> %vecinit11.i, i32 %mul8.i, i64 1
  %5 = extractelement <4 x i32> %counter.0.i2, i64 3
  %6 = extractelement <2 x i32> %key.addr.0.i3, i64 1
  %xor13.i = xor i32 %6, %5
  %xor14.i = xor i32 %xor13.i, %call5.i
  %vecinit15.i = insertelement <4 x i32> %vecinit12.i, i32 %xor14.i, i64 2
  %vecinit16.i = insertelement <4 x i32> %vecinit15.i, i32 %mul6.i, i64 3
  %add.i = add <2 x i32> %key.addr.0.i3, <i32 -1640531527, i32 -1150833019>
  %inc.i = add nuw nsw i32 %round.0.i1, 1
  %cmp.i = icmp samesign ult i32 %round.0.i1, 9
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_philox.exit

__clang_ocl_kern_imp_philox.exit:                 ; preds = %for.body.i
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %idxprom.i
  store <4 x i32> %vecinit16.i, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef writeonly align 16 captures(none) %out, <2 x i32> noundef %key) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !12 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %conv = trunc i64 %call to i32
  %mul = mul i32 %conv, 3
  %0 = insertelement <4 x i32> <i32 poison, i32 poison, i32 7, i32 -2147483648>, i32 %conv, i64 0
  %vecinit3 = insertelement <4 x i32> %0, i32 %mul, i64 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %idxprom = and i64 %call, 4294967295
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %out, i64 %idxprom
  store <4 x i32> %vecinit16, ptr addrspace(1) %arrayidx, align 16, !tbaa !23
  ret void

for.body:                                         ; preds = %entry, %for.body
  %key.addr.031 = phi <2 x i32> [ %key, %entry ], [ %add, %for.body ]
  %counter.030 = phi <4 x i32> [ %vecinit3, %entry ], [ %vecinit16, %for.body ]
  %round.029 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %1 = extractelement <4 x i32> %counter.030, i64 0
  %call5 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -766435501, i32 noundef %1) #7
  %mul6 = mul i32 %1, -766435501
  %2 = extractelement <4 x i32> %counter.030, i64 2
  %call7 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef -845247145, i32 noundef %2) #7
  %mul8 = mul i32 %2, -845247145
  %3 = extractelement <4 x i32> %counter.030, i64 1
  %4 = extractelement <2 x i32> %key.addr.031, i64 0
  %xor = xor i32 %4, %3
  %xor10 = xor i32 %xor, %call7
  %vecinit11 = insertelement <4 x i32> poison, i32 %xor10, i64 0
  %vecinit12 = insertelement <4 x i32> %vecinit11, i32 %mul8, i64 1
  %5 = extractelement <4 x i32> %counter.030, i64 3
  %6 = extractelement <2 x i32> %key.addr.031, i64 1
  %xor13 = xor i32 %6, %5
  %xor14 = xor i32 %xor13, %call5
  %vecinit15 = insertelement <4 x i32> %vecinit12, i32 %xor14, i64 2
  %vecinit16 = insertelement <4 x i32> %vecinit15, i32 %mul6, i64 3
  %add = add <2 x i32> %key.addr.031, <i32 -1640531527, i32 -1150833019>
  %inc = add nuw nsw i32 %round.029, 1
  %cmp = icmp samesign ult i32 %round.029, 9
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @uniform_floats(ptr addrspace(1) noundef readonly align 4 captures(none) %seeds, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %seeds, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %xor.i = xor i32 %0, 1540483477
  %shl.i = shl i32 %xor.i, 13
  %xor.i1 = xor i32 %shl.i, %xor.i
  %shr.i2 = lshr i32 %xor.i1, 17
  %xor1.i = xor i32 %shr.i2, %xor.i1
  %shl2.i = shl i32 %xor1.i, 5
  %xor3.i = xor i32 %shl2.i, %xor1.i
  %shr.i = lshr i32 %xor3.i, 9
  %or.i = or disjoint i32 %shr.i, 1065353216
  %astype.i = bitcast i32 %or.i to float
  %sub.i = fadd float %astype.i, -1.000000e+00
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call.i
  store float %sub.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !26
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_uniform_floats(ptr addrspace(1) noundef readonly align 4 captures(none) %seeds, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %seeds, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %xor = xor i32 %0, 1540483477
  %shl.i = shl i32 %xor, 13
  %xor.i = xor i32 %shl.i, %xor
  %shr.i = lshr i32 %xor.i, 17
  %xor1.i = xor i32 %shr.i, %xor.i
  %shl2.i = shl i32 %xor1.i, 5
  %xor3.i = xor i32 %shl2.i, %xor1.i
  %shr = lshr i32 %xor3.i, 9
  %or = or disjoint i32 %shr, 1065353216
  %astype = bitcast i32 %or to float
  %sub = fadd float %astype, -1.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call
  store float %sub, ptr addrspace(1) %arrayidx2, align 4, !tbaa !26
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"uint"}
!10 = !{!"const", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"ulong*", !"uint*"}
!14 = !{!"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !5, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !18}
!20 = !{i32 1, i32 0}
!21 = !{!"uint4*", !"uint2"}
!22 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))"}
!23 = !{!5, !5, i64 0}
!24 = !{!"uint*", !"float*"}
!25 = !{!"const", !""}
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !5, i64 0}
