; ModuleID = 'opencl/hashes.cl'
source_filename = "opencl/hashes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@round_constants = local_unnamed_addr addrspace(2) constant [16 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716], align 4
@crc_nibbles = local_unnamed_addr addrspace(2) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@__const.sha256_rounds.s = private unnamed_addr addrspace(2) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @murmur_finish(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %mul.i = mul i32 %0, -862048943
  %call1.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %mul.i, i32 noundef 15) #8
  %mul2.i = mul i32 %call1.i, 461845907
  %xor.i = xor i32 %mul2.i, 42
  %call3.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %xor.i, i32 noundef 13) #8
  %mul4.i = mul i32 %call3.i, 5
  %add.i = add i32 %mul4.i, -430675100
  %shr.i = lshr i32 %add.i, 16
  %1 = xor i32 %add.i, %shr.i
  %xor6.i = xor i32 %1, 4
  %mul7.i = mul i32 %xor6.i, -2048144789
  %shr8.i = lshr i32 %mul7.i, 13
  %xor9.i = xor i32 %shr8.i, %mul7.i
  %mul10.i = mul i32 %xor9.i, -1028477387
  %shr11.i = lshr i32 %mul10.i, 16
  %xor12.i = xor i32 %shr11.i, %mul10.i
  %arrayidx13.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %xor12.i, ptr addrspace(1) %arrayidx13.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_murmur_finish(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %mul = mul i32 %0, -862048943
  %call1 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %mul, i32 noundef 15) #8
  %mul2 = mul i32 %call1, 461845907
  %xor = xor i32 %mul2, 42
  %call3 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %xor, i32 noundef 13) #8
  %mul4 = mul i32 %call3, 5
  %add = add i32 %mul4, -430675100
  %shr = lshr i32 %add, 16
  %1 = xor i32 %add, %shr
  %xor6 = xor i32 %1, 4
  %mul7 = mul i32 %xor6, -2048144789
  %shr8 = lshr i32 %mul7, 13
  %xor9 = xor i32 %shr8, %mul7
  %mul10 = mul i32 %xor9, -1028477387
  %shr11 = lshr i32 %mul10, 16
  %xor12 = xor i32 %shr11, %mul10
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %xor12, ptr addrspace(1) %arrayidx13, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @fnv(ptr addrspace(1) noundef readonly align 1 captures(address) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out, i32 noundef %length) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %conv.i = zext i32 %length to i64
  %mul.i = mul i64 %call.i, %conv.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %mul.i
  %add.ptr1.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 %conv.i
  %cmp.not.i1 = icmp eq i32 %length, 0
  br i1 %cmp.not.i1, label %__clang_ocl_kern_imp_fnv.exit, label %while.body.i

while.body.i:                                     ; preds = %entry, %while.body.i
  %h.0.i3 = phi i64 [ %mul4.i, %while.body.i ], [ -3750763034362895579, %entry ]
  %p.0.i2 = phi ptr addrspace(1) [ %incdec.ptr.i, %while.body.i ], [ %add.ptr.i, %entry ]
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p.0.i2, i64 1
  %0 = load i8, ptr addrspace(1) %p.0.i2, align 1, !tbaa !15
  %conv3.i = zext i8 %0 to i64
  %xor.i = xor i64 %h.0.i3, %conv3.i
  %mul4.i = mul i64 %xor.i, 1099511628211
  %cmp.not.i = icmp eq ptr addrspace(1) %incdec.ptr.i, %add.ptr1.i
  br i1 %cmp.not.i, label %__clang_ocl_kern_imp_fnv.exit, label %while.body.i

__clang_ocl_kern_imp_fnv.exit:                    ; preds = %while.body.i, %entry
  %h.0.i.lcssa = phi i64 [ -3750763034362895579, %entry ], [ %mul4.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %out, i64 %call.i
  store i64 %h.0.i.lcssa, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fnv(ptr addrspace(1) noundef readonly align 1 captures(address) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out, i32 noundef %length) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %conv = zext i32 %length to i64
  %mul = mul i64 %call, %conv
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %mul
  %add.ptr1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 %conv
  %cmp.not11 = icmp eq i32 %length, 0
  br i1 %cmp.not11, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %h.013 = phi i64 [ %mul4, %while.body ], [ -3750763034362895579, %entry ]
  %p.012 = phi ptr addrspace(1) [ %incdec.ptr, %while.body ], [ %add.ptr, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %p.012, i64 1
  %0 = load i8, ptr addrspace(1) %p.012, align 1, !tbaa !15
  %conv3 = zext i8 %0 to i64
  %xor = xor i64 %h.013, %conv3
  %mul4 = mul i64 %xor, 1099511628211
  %cmp.not = icmp eq ptr addrspace(1) %incdec.ptr, %add.ptr1
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  %h.0.lcssa = phi i64 [ -3750763034362895579, %entry ], [ %mul4, %while.body ]
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %out, i64 %call
  store i64 %h.0.lcssa, ptr addrspace(1) %arrayidx, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sha256_rounds(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %s.i = alloca [8 x i32], align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %s.i)
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(32) %s.i, ptr addrspace(2) noundef align 4 dereferenceable(32) @__const.sha256_rounds.s, i64 32, i1 false)
  %.idx78.i = shl i64 %call.i, 6
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %.idx78.i
  %s.i.24.s.i.24.arrayidx7.i.sroa_idx = getelementptr inbounds nuw i8, ptr %s.i, i64 24
  %s.i.20.s.i.20.arrayidx8.i.sroa_idx = getelementptr inbounds nuw i8, ptr %s.i, i64 20
  %s.i.28.s.i.28.arrayidx11.i.sroa_idx = getelementptr inbounds nuw i8, ptr %s.i, i64 28
  %s.i.4.s.i.4.arrayidx27.i.sroa_idx11 = getelementptr inbounds nuw i8, ptr %s.i, i64 4
  %s.i.8.s.i.8.arrayidx29.i.sroa_idx = getelementptr inbounds nuw i8, ptr %s.i, i64 8
  %s.i.4.s.i.4.arrayidx27.i.sroa_idx = getelementptr inbounds nuw i8, ptr %s.i, i64 4
  %s.i.16.s.i.16.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr %s.i, i64 16
  %s.i.16.s.i.16.arrayidx.i.sroa_idx12 = getelementptr inbounds nuw i8, ptr %s.i, i64 16
  br label %for.body.i

for.cond53.i.preheader:                           ; preds = %for.body.i
  %.idx.i = shl i64 %call.i, 5
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %.idx.i
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %1, ptr noundef nonnull align 4 dereferenceable(32) %s.i, i64 32, i1 false), !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %s.i)
  ret void

for.body.i:                                       ; preds = %entry, %for.body.i
  %s.i.16. = phi i32 [ 1359893119, %entry ], [ %add46.i, %for.body.i ]
  %t.0.i4 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %add48.i23 = phi i32 [ 1779033703, %entry ], [ %add48.i, %for.body.i ]
  %s.i.24.s.i.24. = load i32, ptr %s.i.24.s.i.24.arrayidx7.i.sroa_idx, align 4, !tbaa !3
  %s.i.20.s.i.20. = load i32, ptr %s.i.20.s.i.20.arrayidx8.i.sroa_idx, align 4, !tbaa !3
  %s.i.28.s.i.28. = load i32, ptr %s.i.28.s.i.28.arrayidx11.i.sroa_idx, align 4, !tbaa !3
  %idxprom.i = zext nneg i32 %t.0.i4 to i64
  %arrayidx13.i = getelementptr inbounds nuw i32, ptr addrspace(2) @round_constants, i64 %idxprom.i
  %2 = load i32, ptr addrspace(2) %arrayidx13.i, align 4, !tbaa !3
  %arrayidx16.i = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %idxprom.i
  %3 = load i32, ptr addrspace(1) %arrayidx16.i, align 4, !tbaa !3
  %s.i.4.s.i.4. = load i32, ptr %s.i.4.s.i.4.arrayidx27.i.sroa_idx11, align 4, !tbaa !3
  %s.i.8.s.i.8. = load i32, ptr %s.i.8.s.i.8.arrayidx29.i.sroa_idx, align 4, !tbaa !3
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %s.i.4.s.i.4.arrayidx27.i.sroa_idx, ptr noundef nonnull align 4 dereferenceable(28) %s.i, i64 28, i1 false), !tbaa !3
  %call1.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %s.i.16., i32 noundef 26) #8
  %call3.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %s.i.16., i32 noundef 21) #8
  %xor.i = xor i32 %call3.i, %call1.i
  %call5.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %s.i.16., i32 noundef 7) #8
  %xor6.i = xor i32 %xor.i, %call5.i
  %call10.i = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %s.i.24.s.i.24., i32 noundef %s.i.20.s.i.20., i32 noundef %s.i.16.) #8
  %add.i = add i32 %call10.i, %xor6.i
  %add12.i = add i32 %add.i, %s.i.28.s.i.28.
  %add14.i = add i32 %add12.i, %2
  %add17.i = add i32 %add14.i, %3
  %call19.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %add48.i23, i32 noundef 30) #8
  %call21.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %add48.i23, i32 noundef 19) #8
  %xor22.i = xor i32 %call21.i, %call19.i
  %call24.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %add48.i23, i32 noundef 10) #8
  %xor25.i = xor i32 %xor22.i, %call24.i
  %and3079.i = xor i32 %s.i.8.s.i.8., %s.i.4.s.i.4.
  %xor31.i = and i32 %and3079.i, %add48.i23
  %and34.i = and i32 %s.i.8.s.i.8., %s.i.4.s.i.4.
  %xor35.i = xor i32 %xor31.i, %and34.i
  %s.i.16.s.i.16.8 = load i32, ptr %s.i.16.s.i.16.arrayidx.i.sroa_idx, align 4, !tbaa !3
  %add46.i = add i32 %s.i.16.s.i.16.8, %add17.i
  store i32 %add46.i, ptr %s.i.16.s.i.16.arrayidx.i.sroa_idx12, align 4, !tbaa !3
  %add47.i = add i32 %xor25.i, %add17.i
  %add48.i = add i32 %add47.i, %xor35.i
  store i32 %add48.i, ptr %s.i, align 4, !tbaa !3
  %inc.i = add nuw nsw i32 %t.0.i4, 1
  %cmp.i = icmp samesign ult i32 %t.0.i4, 15
  br i1 %cmp.i, label %for.body.i, label %for.cond53.i.preheader
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sha256_rounds(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %s = alloca [8 x i32], align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %s)
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(32) %s, ptr addrspace(2) noundef align 4 dereferenceable(32) @__const.sha256_rounds.s, i64 32, i1 false)
  %.idx78 = shl i64 %call, 6
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %.idx78
  %s.24.s.24.arrayidx7.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 24
  %s.20.s.20.arrayidx8.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 20
  %s.28.s.28.arrayidx11.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 28
  %s.4.s.4.arrayidx27.sroa_idx90 = getelementptr inbounds nuw i8, ptr %s, i64 4
  %s.8.s.8.arrayidx29.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 8
  %s.4.s.4.arrayidx27.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 4
  %s.16.s.16.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 16
  %s.16.s.16.arrayidx.sroa_idx91 = getelementptr inbounds nuw i8, ptr %s, i64 16
  br label %for.body

for.cond53.preheader:                             ; preds = %for.body
  %.idx = shl i64 %call, 5
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %.idx
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %1, ptr noundef nonnull align 4 dereferenceable(32) %s, i64 32, i1 false), !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %s)
  ret void

for.body:                                         ; preds = %entry, %for.body
  %s.16.88 = phi i32 [ 1359893119, %entry ], [ %add46, %for.body ]
  %t.083 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %add488182 = phi i32 [ 1779033703, %entry ], [ %add48, %for.body ]
  %s.24.s.24. = load i32, ptr %s.24.s.24.arrayidx7.sroa_idx, align 4, !tbaa !3
  %s.20.s.20. = load i32, ptr %s.20.s.20.arrayidx8.sroa_idx, align 4, !tbaa !3
  %s.28.s.28. = load i32, ptr %s.28.s.28.arrayidx11.sroa_idx, align 4, !tbaa !3
  %idxprom = zext nneg i32 %t.083 to i64
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(2) @round_constants, i64 %idxprom
  %2 = load i32, ptr addrspace(2) %arrayidx13, align 4, !tbaa !3
  %arrayidx16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %idxprom
  %3 = load i32, ptr addrspace(1) %arrayidx16, align 4, !tbaa !3
  %s.4.s.4. = load i32, ptr %s.4.s.4.arrayidx27.sroa_idx90, align 4, !tbaa !3
  %s.8.s.8. = load i32, ptr %s.8.s.8.arrayidx29.sroa_idx, align 4, !tbaa !3
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %s.4.s.4.arrayidx27.sroa_idx, ptr noundef nonnull align 4 dereferenceable(28) %s, i64 28, i1 false), !tbaa !3
  %call1 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %s.16.88, i32 noundef 26) #8
  %call3 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %s.16.88, i32 noundef 21) #8
  %xor = xor i32 %call3, %call1
  %call5 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %s.16.88, i32 noundef 7) #8
  %xor6 = xor i32 %xor, %call5
  %call10 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %s.24.s.24., i32 noundef %s.20.s.20., i32 noundef %s.16.88) #8
  %add = add i32 %call10, %xor6
  %add12 = add i32 %add, %s.28.s.28.
  %add14 = add i32 %add12, %2
  %add17 = add i32 %add14, %3
  %call19 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %add488182, i32 noundef 30) #8
  %call21 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %add488182, i32 noundef 19) #8
  %xor22 = xor i32 %call21, %call19
  %call24 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %add488182, i32 noundef 10) #8
  %xor25 = xor i32 %xor22, %call24
  %and3079 = xor i32 %s.8.s.8., %s.4.s.4.
  %xor31 = and i32 %and3079, %add488182
  %and34 = and i32 %s.8.s.8., %s.4.s.4.
  %xor35 = xor i32 %xor31, %and34
  %s.16.s.16. = load i32, ptr %s.16.s.16.arrayidx.sroa_idx, align 4, !tbaa !3
  %add46 = add i32 %s.16.s.16., %add17
  store i32 %add46, ptr %s.16.s.16.arrayidx.sroa_idx91, align 4, !tbaa !3
  %add47 = add i32 %xor25, %add17
  %add48 = add i32 %add47, %xor35
  store i32 %add48, ptr %s, align 4, !tbaa !3
  %inc = add nuw nsw i32 %t.083, 1
  %cmp = icmp samesign ult i32 %t.083, 15
  br i1 %cmp, label %for.body, label %for.cond53.preheader
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @crc32(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %mul.i = shl i64 %call.i, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %mul.i
  %1 = load i8, ptr addrspace(1) %0, align 1, !tbaa !15
  %conv1.i = zext i8 %1 to i32
  %xor.i = xor i32 %conv1.i, -1
  %and.i = and i32 %xor.i, 15
  %idxprom.i = zext nneg i32 %and.i to i64
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i
  %2 = load i32, ptr addrspace(2) %arrayidx2.i, align 4, !tbaa !3
  %shr.i = lshr i32 %xor.i, 4
  %xor3.i = xor i32 %shr.i, %2
  %and4.i = and i32 %xor3.i, 15
  %idxprom5.i = zext nneg i32 %and4.i to i64
  %arrayidx6.i = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i
  %3 = load i32, ptr addrspace(2) %arrayidx6.i, align 4, !tbaa !3
  %shr7.i = lshr i32 %xor3.i, 4
  %xor8.i = xor i32 %shr7.i, %3
  %arrayidx.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 1
  %4 = load i8, ptr addrspace(1) %arrayidx.i.1, align 1, !tbaa !15
  %conv1.i.1 = zext i8 %4 to i32
  %xor.i.1 = xor i32 %xor8.i, %conv1.i.1
  %and.i.1 = and i32 %xor.i.1, 15
  %idxprom.i.1 = zext nneg i32 %and.i.1 to i64
  %arrayidx2.i.1 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i.1
  %5 = load i32, ptr addrspace(2) %arrayidx2.i.1, align 4, !tbaa !3
  %shr.i.1 = lshr i32 %xor.i.1, 4
  %xor3.i.1 = xor i32 %shr.i.1, %5
  %and4.i.1 = and i32 %xor3.i.1, 15
  %idxprom5.i.1 = zext nneg i32 %and4.i.1 to i64
  %arrayidx6.i.1 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i.1
  %6 = load i32, ptr addrspace(2) %arrayidx6.i.1, align 4, !tbaa !3
  %shr7.i.1 = lshr i32 %xor3.i.1, 4
  %xor8.i.1 = xor i32 %shr7.i.1, %6
  %arrayidx.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 2
  %7 = load i8, ptr addrspace(1) %arrayidx.i.2, align 1, !tbaa !15
  %conv1.i.2 = zext i8 %7 to i32
  %xor.i.2 = xor i32 %xor8.i.1, %conv1.i.2
  %and.i.2 = and i32 %xor.i.2, 15
  %idxprom.i.2 = zext nneg i32 %and.i.2 to i64
  %arrayidx2.i.2 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i.2
  %8 = load i32, ptr addrspace(2) %arrayidx2.i.2, align 4, !tbaa !3
  %shr.i.2 = lshr i32 %xor.i.2, 4
  %xor3.i.2 = xor i32 %shr.i.2, %8
  %and4.i.2 = and i32 %xor3.i.2, 15
  %idxprom5.i.2 = zext nneg i32 %and4.i.2 to i64
  %arrayidx6.i.2 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i.2
  %9 = load i32, ptr addrspace(2) %arrayidx6.i.2, align 4, !tbaa !3
  %shr7.i.2 = lshr i32 %xor3.i.2, 4
  %xor8.i.2 = xor i32 %shr7.i.2, %9
  %arrayidx.i.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 3
  %10 = load i8, ptr addrspace(1) %arrayidx.i.3, align 1, !tbaa !15
  %conv1.i.3 = zext i8 %10 to i32
  %xor.i.3 = xor i32 %xor8.i.2, %conv1.i.3
  %and.i.3 = and i32 %xor.i.3, 15
  %idxprom.i.3 = zext nneg i32 %and.i.3 to i64
  %arrayidx2.i.3 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i.3
  %11 = load i32, ptr addrspace(2) %arrayidx2.i.3, align 4, !tbaa !3
  %shr.i.3 = lshr i32 %xor.i.3, 4
  %xor3.i.3 = xor i32 %shr.i.3, %11
  %and4.i.3 = and i32 %xor3.i.3, 15
  %idxprom5.i.3 = zext nneg i32 %and4.i.3 to i64
  %arrayidx6.i.3 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i.3
  %12 = load i32, ptr addrspace(2) %arrayidx6.i.3, align 4, !tbaa !3
  %shr7.i.3 = lshr i32 %xor3.i.3, 4
  %xor8.i.3 = xor i32 %shr7.i.3, %12
  %arrayidx.i.4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %13 = load i8, ptr addrspace(1) %arrayidx.i.4, align 1, !tbaa !15
  %conv1.i.4 = zext i8 %13 to i32
  %xor.i.4 = xor i32 %xor8.i.3, %conv1.i.4
  %and.i.4 = and i32 %xor.i.4, 15
  %idxprom.i.4 = zext nneg i32 %and.i.4 to i64
  %arrayidx2.i.4 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i.4
  %14 = load i32, ptr addrspace(2) %arrayidx2.i.4, align 4, !tbaa !3
  %shr.i.4 = lshr i32 %xor.i.4, 4
  %xor3.i.4 = xor i32 %shr.i.4, %14
  %and4.i.4 = and i32 %xor3.i.4, 15
  %idxprom5.i.4 = zext nneg i32 %and4.i.4 to i64
  %arrayidx6.i.4 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i.4
  %15 = load i32, ptr addrspace(2) %arrayidx6.i.4, align 4, !tbaa !3
  %shr7.i.4 = lshr i32 %xor3.i.4, 4
  %xor8.i.4 = xor i32 %shr7.i.4, %15
  %arrayidx.i.5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 5
  %16 = load i8, ptr addrspace(1) %arrayidx.i.5, align 1, !tbaa !15
  %conv1.i.5 = zext i8 %16 to i32
  %xor.i.5 = xor i32 %xor8.i.4, %conv1.i.5
  %and.i.5 = and i32 %xor.i.5, 15
  %idxprom.i.5 = zext nneg i32 %and.i.5 to i64
  %arrayidx2.i.5 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i.5
  %17 = load i32, ptr addrspace(2) %arrayidx2.i.5, align 4, !tbaa !3
  %shr.i.5 = lshr i32 %xor.i.5, 4
  %xor3.i.5 = xor i32 %shr.i.5, %17
  %and4.i.5 = and i32 %xor3.i.5, 15
  %idxprom5.i.5 = zext nneg i32 %and4.i.5 to i64
  %arrayidx6.i.5 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i.5
  %18 = load i32, ptr addrspace(2) %arrayidx6.i.5, align 4, !tbaa !3
  %shr7.i.5 = lshr i32 %xor3.i.5, 4
  %xor8.i.5 = xor i32 %shr7.i.5, %18
  %arrayidx.i.6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 6
  %19 = load i8, ptr addrspace(1) %arrayidx.i.6, align 1, !tbaa !15
  %conv1.i.6 = zext i8 %19 to i32
  %xor.i.6 = xor i32 %xor8.i.5, %conv1.i.6
  %and.i.6 = and i32 %xor.i.6, 15
  %idxprom.i.6 = zext nneg i32 %and.i.6 to i64
  %arrayidx2.i.6 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i.6
  %20 = load i32, ptr addrspace(2) %arrayidx2.i.6, align 4, !tbaa !3
  %shr.i.6 = lshr i32 %xor.i.6, 4
  %xor3.i.6 = xor i32 %shr.i.6, %20
  %and4.i.6 = and i32 %xor3.i.6, 15
  %idxprom5.i.6 = zext nneg i32 %and4.i.6 to i64
  %arrayidx6.i.6 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i.6
  %21 = load i32, ptr addrspace(2) %arrayidx6.i.6, align 4, !tbaa !3
  %shr7.i.6 = lshr i32 %xor3.i.6, 4
  %xor8.i.6 = xor i32 %shr7.i.6, %21
  %arrayidx.i.7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 7
  %22 = load i8, ptr addrspace(1) %arrayidx.i.7, align 1, !tbaa !15
  %conv1.i.7 = zext i8 %22 to i32
  %xor.i.7 = xor i32 %xor8.i.6, %conv1.i.7
  %and.i.7 = and i32 %xor.i.7, 15
  %idxprom.i.7 = zext nneg i32 %and.i.7 to i64
  %arrayidx2.i.7 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.i.7
  %23 = load i32, ptr addrspace(2) %arrayidx2.i.7, align 4, !tbaa !3
  %shr.i.7 = lshr i32 %xor.i.7, 4
  %xor3.i.7 = xor i32 %shr.i.7, %23
  %and4.i.7 = and i32 %xor3.i.7, 15
  %idxprom5.i.7 = zext nneg i32 %and4.i.7 to i64
  %arrayidx6.i.7 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.i.7
  %24 = load i32, ptr addrspace(2) %arrayidx6.i.7, align 4, !tbaa !3
  %shr7.i.7 = lshr i32 %xor3.i.7, 4
  %xor8.i.7 = xor i32 %shr7.i.7, %24
  %not.i = xor i32 %xor8.i.7, -1
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %not.i, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef readonly align 1 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %mul = shl i64 %call, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %mul
  %1 = load i8, ptr addrspace(1) %0, align 1, !tbaa !15
  %conv1 = zext i8 %1 to i32
  %xor = xor i32 %conv1, -1
  %and = and i32 %xor, 15
  %idxprom = zext nneg i32 %and to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom
  %2 = load i32, ptr addrspace(2) %arrayidx2, align 4, !tbaa !3
  %shr = lshr i32 %xor, 4
  %xor3 = xor i32 %shr, %2
  %and4 = and i32 %xor3, 15
  %idxprom5 = zext nneg i32 %and4 to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5
  %3 = load i32, ptr addrspace(2) %arrayidx6, align 4, !tbaa !3
  %shr7 = lshr i32 %xor3, 4
  %xor8 = xor i32 %shr7, %3
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 1
  %4 = load i8, ptr addrspace(1) %arrayidx.1, align 1, !tbaa !15
  %conv1.1 = zext i8 %4 to i32
  %xor.1 = xor i32 %xor8, %conv1.1
  %and.1 = and i32 %xor.1, 15
  %idxprom.1 = zext nneg i32 %and.1 to i64
  %arrayidx2.1 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.1
  %5 = load i32, ptr addrspace(2) %arrayidx2.1, align 4, !tbaa !3
  %shr.1 = lshr i32 %xor.1, 4
  %xor3.1 = xor i32 %shr.1, %5
  %and4.1 = and i32 %xor3.1, 15
  %idxprom5.1 = zext nneg i32 %and4.1 to i64
  %arrayidx6.1 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.1
  %6 = load i32, ptr addrspace(2) %arrayidx6.1, align 4, !tbaa !3
  %shr7.1 = lshr i32 %xor3.1, 4
  %xor8.1 = xor i32 %shr7.1, %6
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 2
  %7 = load i8, ptr addrspace(1) %arrayidx.2, align 1, !tbaa !15
  %conv1.2 = zext i8 %7 to i32
  %xor.2 = xor i32 %xor8.1, %conv1.2
  %and.2 = and i32 %xor.2, 15
  %idxprom.2 = zext nneg i32 %and.2 to i64
  %arrayidx2.2 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.2
  %8 = load i32, ptr addrspace(2) %arrayidx2.2, align 4, !tbaa !3
  %shr.2 = lshr i32 %xor.2, 4
  %xor3.2 = xor i32 %shr.2, %8
  %and4.2 = and i32 %xor3.2, 15
  %idxprom5.2 = zext nneg i32 %and4.2 to i64
  %arrayidx6.2 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.2
  %9 = load i32, ptr addrspace(2) %arrayidx6.2, align 4, !tbaa !3
  %shr7.2 = lshr i32 %xor3.2, 4
  %xor8.2 = xor i32 %shr7.2, %9
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 3
  %10 = load i8, ptr addrspace(1) %arrayidx.3, align 1, !tbaa !15
  %conv1.3 = zext i8 %10 to i32
  %xor.3 = xor i32 %xor8.2, %conv1.3
  %and.3 = and i32 %xor.3, 15
  %idxprom.3 = zext nneg i32 %and.3 to i64
  %arrayidx2.3 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.3
  %11 = load i32, ptr addrspace(2) %arrayidx2.3, align 4, !tbaa !3
  %shr.3 = lshr i32 %xor.3, 4
  %xor3.3 = xor i32 %shr.3, %11
  %and4.3 = and i32 %xor3.3, 15
  %idxprom5.3 = zext nneg i32 %and4.3 to i64
  %arrayidx6.3 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.3
  %12 = load i32, ptr addrspace(2) %arrayidx6.3, align 4, !tbaa !3
  %shr7.3 = lshr i32 %xor3.3, 4
  %xor8.3 = xor i32 %shr7.3, %12
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %13 = load i8, ptr addrspace(1) %arrayidx.4, align 1, !tbaa !15
  %conv1.4 = zext i8 %13 to i32
  %xor.4 = xor i32 %xor8.3, %conv1.4
  %and.4 = and i32 %xor.4, 15
  %idxprom.4 = zext nneg i32 %and.4 to i64
  %arrayidx2.4 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.4
  %14 = load i32, ptr addrspace(2) %arrayidx2.4, align 4, !tbaa !3
  %shr.4 = lshr i32 %xor.4, 4
  %xor3.4 = xor i32 %shr.4, %14
  %and4.4 = and i32 %xor3.4, 15
  %idxprom5.4 = zext nneg i32 %and4.4 to i64
  %arrayidx6.4 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.4
  %15 = load i32, ptr addrspace(2) %arrayidx6.4, align 4, !tbaa !3
  %shr7.4 = lshr i32 %xor3.4, 4
  %xor8.4 = xor i32 %shr7.4, %15
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 5
  %16 = load i8, ptr addrspace(1) %arrayidx.5, align 1, !tbaa !15
  %conv1.5 = zext i8 %16 to i32
  %xor.5 = xor i32 %xor8.4, %conv1.5
  %and.5 = and i32 %xor.5, 15
  %idxprom.5 = zext nneg i32 %and.5 to i64
  %arrayidx2.5 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.5
  %17 = load i32, ptr addrspace(2) %arrayidx2.5, align 4, !tbaa !3
  %shr.5 = lshr i32 %xor.5, 4
  %xor3.5 = xor i32 %shr.5, %17
  %and4.5 = and i32 %xor3.5, 15
  %idxprom5.5 = zext nneg i32 %and4.5 to i64
  %arrayidx6.5 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.5
  %18 = load i32, ptr addrspace(2) %arrayidx6.5, align 4, !tbaa !3
  %shr7.5 = lshr i32 %xor3.5, 4
  %xor8.5 = xor i32 %shr7.5, %18
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 6
  %19 = load i8, ptr addrspace(1) %arrayidx.6, align 1, !tbaa !15
  %conv1.6 = zext i8 %19 to i32
  %xor.6 = xor i32 %xor8.5, %conv1.6
  %and.6 = and i32 %xor.6, 15
  %idxprom.6 = zext nneg i32 %and.6 to i64
  %arrayidx2.6 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.6
  %20 = load i32, ptr addrspace(2) %arrayidx2.6, align 4, !tbaa !3
  %shr.6 = lshr i32 %xor.6, 4
  %xor3.6 = xor i32 %shr.6, %20
  %and4.6 = and i32 %xor3.6, 15
  %idxprom5.6 = zext nneg i32 %and4.6 to i64
  %arrayidx6.6 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.6
  %21 = load i32, ptr addrspace(2) %arrayidx6.6, align 4, !tbaa !3
  %shr7.6 = lshr i32 %xor3.6, 4
  %xor8.6 = xor i32 %shr7.6, %21
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 7
  %22 = load i8, ptr addrspace(1) %arrayidx.7, align 1, !tbaa !15
  %conv1.7 = zext i8 %22 to i32
  %xor.7 = xor i32 %xor8.6, %conv1.7
  %and.7 = and i32 %xor.7, 15
  %idxprom.7 = zext nneg i32 %and.7 to i64
  %arrayidx2.7 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom.7
  %23 = load i32, ptr addrspace(2) %arrayidx2.7, align 4, !tbaa !3
  %shr.7 = lshr i32 %xor.7, 4
  %xor3.7 = xor i32 %shr.7, %23
  %and4.7 = and i32 %xor3.7, 15
  %idxprom5.7 = zext nneg i32 %and4.7 to i64
  %arrayidx6.7 = getelementptr inbounds nuw i32, ptr addrspace(2) @crc_nibbles, i64 %idxprom5.7
  %24 = load i32, ptr addrspace(2) %arrayidx6.7, align 4, !tbaa !3
  %shr7.7 = lshr i32 %xor3.7, 4
  %xor8.7 = xor i32 %shr7.7, %24
  %not = xor i32 %xor8.7, -1
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %not, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"uint*", !"uint*"}
!10 = !{!"const", !""}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"uchar*", !"ulong*", !"uint"}
!14 = !{!"const", !"", !""}
!15 = !{!5, !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
!18 = !{!"uchar*", !"uint*"}
