; ModuleID = 'opencl/small_integers.cl'
source_filename = "opencl/small_integers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @chars(ptr addrspace(1) noundef readonly align 1 captures(none) %a, ptr addrspace(1) noundef readonly align 1 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %a, i64 %call.i
  %0 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 %call.i
  %1 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !11
  %add.i = add i8 %1, %0
  %mul.i = mul i8 %1, 3
  %conv6.i = sext i8 %add.i to i32
  %conv7.i = zext i8 %mul.i to i32
  %div.i.lhs.trunc = sext i8 %add.i to i16
  %2 = or i8 %mul.i, 1
  %div.i.rhs.trunc = zext i8 %2 to i16
  %div.i1 = sdiv i16 %div.i.lhs.trunc, %div.i.rhs.trunc
  %div.i.sext = sext i16 %div.i1 to i32
  %arrayidx9.i.idx = mul i64 %call.i, 24
  %arrayidx9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx9.i.idx
  store i32 %div.i.sext, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  %and.i = and i8 %mul.i, 15
  %add12.i = add nuw nsw i8 %and.i, 1
  %rem.i2 = srem i8 %add.i, %add12.i
  %rem.i.sext = sext i8 %rem.i2 to i32
  %arrayidx15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx9.i, i64 4
  store i32 %rem.i.sext, ptr addrspace(1) %arrayidx15.i, align 4, !tbaa !3
  %shl.i = shl i8 %add.i, 2
  %conv18.i = sext i8 %shl.i to i32
  %shr.i = lshr i8 %mul.i, 3
  %conv21.i = zext nneg i8 %shr.i to i32
  %add22.i = add nsw i32 %conv18.i, %conv21.i
  %arrayidx25.i = getelementptr i8, ptr addrspace(1) %arrayidx9.i, i64 8
  store i32 %add22.i, ptr addrspace(1) %arrayidx25.i, align 4, !tbaa !3
  %cmp.i = icmp slt i32 %conv6.i, %conv7.i
  %conv28.i = zext i1 %cmp.i to i32
  %arrayidx31.i = getelementptr i8, ptr addrspace(1) %arrayidx9.i, i64 12
  store i32 %conv28.i, ptr addrspace(1) %arrayidx31.i, align 4, !tbaa !3
  %cmp34.i = icmp ugt i8 %add.i, %mul.i
  %conv35.i = zext i1 %cmp34.i to i32
  %arrayidx38.i = getelementptr i8, ptr addrspace(1) %arrayidx9.i, i64 16
  store i32 %conv35.i, ptr addrspace(1) %arrayidx38.i, align 4, !tbaa !3
  %not.neg.i = add nuw nsw i32 %conv7.i, 1
  %.neg.i = mul nsw i32 %not.neg.i, %conv6.i
  %arrayidx44.i = getelementptr i8, ptr addrspace(1) %arrayidx9.i, i64 20
  store i32 %.neg.i, ptr addrspace(1) %arrayidx44.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_chars(ptr addrspace(1) noundef readonly align 1 captures(none) %a, ptr addrspace(1) noundef readonly align 1 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %a, i64 %call
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 %call
  %1 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !11
  %add = add i8 %1, %0
  %mul = mul i8 %1, 3
  %conv6 = sext i8 %add to i32
  %conv7 = zext i8 %mul to i32
  %div.lhs.trunc = sext i8 %add to i16
  %2 = or i8 %mul, 1
  %div.rhs.trunc = zext i8 %2 to i16
  %div70 = sdiv i16 %div.lhs.trunc, %div.rhs.trunc
  %div.sext = sext i16 %div70 to i32
  %arrayidx9.idx = mul i64 %call, 24
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx9.idx
  store i32 %div.sext, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  %and = and i8 %mul, 15
  %add12 = add nuw nsw i8 %and, 1
  %rem71 = srem i8 %add, %add12
  %rem.sext = sext i8 %rem71 to i32
  %arrayidx15 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx9, i64 4
  store i32 %rem.sext, ptr addrspace(1) %arrayidx15, align 4, !tbaa !3
  %shl = shl i8 %add, 2
  %conv18 = sext i8 %shl to i32
  %shr = lshr i8 %mul, 3
  %conv21 = zext nneg i8 %shr to i32
  %add22 = add nsw i32 %conv18, %conv21
  %arrayidx25 = getelementptr i8, ptr addrspace(1) %arrayidx9, i64 8
  store i32 %add22, ptr addrspace(1) %arrayidx25, align 4, !tbaa !3
  %cmp = icmp slt i32 %conv6, %conv7
  %conv28 = zext i1 %cmp to i32
  %arrayidx31 = getelementptr i8, ptr addrspace(1) %arrayidx9, i64 12
  store i32 %conv28, ptr addrspace(1) %arrayidx31, align 4, !tbaa !3
  %cmp34 = icmp ugt i8 %add, %mul
  %conv35 = zext i1 %cmp34 to i32
  %arrayidx38 = getelementptr i8, ptr addrspace(1) %arrayidx9, i64 16
  store i32 %conv35, ptr addrspace(1) %arrayidx38, align 4, !tbaa !3
  %not.neg = add nuw nsw i32 %conv7, 1
  %.neg = mul nsw i32 %not.neg, %conv6
  %arrayidx44 = getelementptr i8, ptr addrspace(1) %arrayidx9, i64 20
  store i32 %.neg, ptr addrspace(1) %arrayidx44, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @shorts(ptr addrspace(1) noundef readonly align 2 captures(none) %a, ptr addrspace(1) noundef readonly align 2 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i16, ptr addrspace(1) %a, i64 %call.i
  %0 = load i16, ptr addrspace(1) %arrayidx.i, align 2, !tbaa !13
  %arrayidx1.i = getelementptr inbounds nuw i16, ptr addrspace(1) %b, i64 %call.i
  %1 = load i16, ptr addrspace(1) %arrayidx1.i, align 2, !tbaa !13
  %conv.i = sext i16 %0 to i32
  %conv2.i = zext i16 %1 to i32
  %mul.i = mul i16 %1, %0
  %conv4.i = sext i16 %mul.i to i32
  %arrayidx6.i.idx = mul i64 %call.i, 24
  %arrayidx6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx6.i.idx
  store i32 %conv4.i, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !3
  %or.i = or i16 %1, 1
  %conv10.i = sext i16 %or.i to i32
  %div.i = sdiv i32 %conv.i, %conv10.i
  %arrayidx12.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx6.i, i64 4
  store i32 %div.i, ptr addrspace(1) %arrayidx12.i, align 4, !tbaa !3
  %and.i = and i16 %0, 255
  %add15.i = add nuw nsw i16 %and.i, 1
  %2 = urem i16 %1, %add15.i
  %rem.i = zext nneg i16 %2 to i32
  %arrayidx20.i = getelementptr i8, ptr addrspace(1) %arrayidx6.i, i64 8
  store i32 %rem.i, ptr addrspace(1) %arrayidx20.i, align 4, !tbaa !3
  %and23.i = and i16 %1, 7
  %shr.i = ashr i16 %0, %and23.i
  %conv25.i = sext i16 %shr.i to i32
  %shl.i = shl i16 %1, 1
  %conv28.i = zext i16 %shl.i to i32
  %xor.i = xor i32 %conv25.i, %conv28.i
  %arrayidx31.i = getelementptr i8, ptr addrspace(1) %arrayidx6.i, i64 12
  store i32 %xor.i, ptr addrspace(1) %arrayidx31.i, align 4, !tbaa !3
  %cmp.i = icmp eq i16 %0, %1
  %conv34.i = zext i1 %cmp.i to i32
  %cmp37.not.i = icmp slt i16 %0, %1
  %mul39.i = select i1 %cmp37.not.i, i32 0, i32 2
  %add40.i = or disjoint i32 %mul39.i, %conv34.i
  %arrayidx43.i = getelementptr i8, ptr addrspace(1) %arrayidx6.i, i64 16
  store i32 %add40.i, ptr addrspace(1) %arrayidx43.i, align 4, !tbaa !3
  %and47.i = and i32 %conv2.i, %conv.i
  %arrayidx50.i = getelementptr i8, ptr addrspace(1) %arrayidx6.i, i64 20
  store i32 %and47.i, ptr addrspace(1) %arrayidx50.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shorts(ptr addrspace(1) noundef readonly align 2 captures(none) %a, ptr addrspace(1) noundef readonly align 2 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %a, i64 %call
  %0 = load i16, ptr addrspace(1) %arrayidx, align 2, !tbaa !13
  %arrayidx1 = getelementptr inbounds nuw i16, ptr addrspace(1) %b, i64 %call
  %1 = load i16, ptr addrspace(1) %arrayidx1, align 2, !tbaa !13
  %conv = sext i16 %0 to i32
  %conv2 = zext i16 %1 to i32
  %mul = mul i16 %1, %0
  %conv4 = sext i16 %mul to i32
  %arrayidx6.idx = mul i64 %call, 24
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx6.idx
  store i32 %conv4, ptr addrspace(1) %arrayidx6, align 4, !tbaa !3
  %or = or i16 %1, 1
  %conv10 = sext i16 %or to i32
  %div = sdiv i32 %conv, %conv10
  %arrayidx12 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx6, i64 4
  store i32 %div, ptr addrspace(1) %arrayidx12, align 4, !tbaa !3
  %and = and i16 %0, 255
  %add15 = add nuw nsw i16 %and, 1
  %2 = urem i16 %1, %add15
  %rem = zext nneg i16 %2 to i32
  %arrayidx20 = getelementptr i8, ptr addrspace(1) %arrayidx6, i64 8
  store i32 %rem, ptr addrspace(1) %arrayidx20, align 4, !tbaa !3
  %and23 = and i16 %1, 7
  %shr = ashr i16 %0, %and23
  %conv25 = sext i16 %shr to i32
  %shl = shl i16 %1, 1
  %conv28 = zext i16 %shl to i32
  %xor = xor i32 %conv25, %conv28
  %arrayidx31 = getelementptr i8, ptr addrspace(1) %arrayidx6, i64 12
  store i32 %xor, ptr addrspace(1) %arrayidx31, align 4, !tbaa !3
  %cmp = icmp eq i16 %0, %1
  %conv34 = zext i1 %cmp to i32
  %cmp37.not = icmp slt i16 %0, %1
  %mul39 = select i1 %cmp37.not, i32 0, i32 2
  %add40 = or disjoint i32 %mul39, %conv34
  %arrayidx43 = getelementptr i8, ptr addrspace(1) %arrayidx6, i64 16
  store i32 %add40, ptr addrspace(1) %arrayidx43, align 4, !tbaa !3
  %and47 = and i32 %conv2, %conv
  %arrayidx50 = getelementptr i8, ptr addrspace(1) %arrayidx6, i64 20
  store i32 %and47, ptr addrspace(1) %arrayidx50, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @longs(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %a, i64 %call.i
  %0 = load i64, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !16
  %arrayidx1.i = getelementptr inbounds nuw i64, ptr addrspace(1) %b, i64 %call.i
  %1 = load i64, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !16
  %add.ptr.idx.i = shl i64 %call.i, 6
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %shr.i = lshr i64 %1, 33
  %or.i = or i64 %shr.i, 1
  %div.i = sdiv i64 %0, %or.i
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i64 %div.i, ptr addrspace(1) %add.ptr.i, align 8, !tbaa !16
  %or2.i = or i64 %0, 1
  %div3.i = udiv i64 %1, %or2.i
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i64 %div3.i, ptr addrspace(1) %incdec.ptr.i, align 8, !tbaa !16
  %rem.i = srem i64 %0, 1000003
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i64 %rem.i, ptr addrspace(1) %incdec.ptr4.i, align 8, !tbaa !16
  %rem6.i = urem i64 %1, 10
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i64 %rem6.i, ptr addrspace(1) %incdec.ptr5.i, align 8, !tbaa !16
  %shr8.i = ashr i64 %0, 7
  %shr9.i = lshr i64 %1, 7
  %xor.i = xor i64 %shr9.i, %shr8.i
  %shl.i = shl i64 %1, 9
  %xor10.i = xor i64 %xor.i, %shl.i
  %incdec.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store i64 %xor10.i, ptr addrspace(1) %incdec.ptr7.i, align 8, !tbaa !16
  %cmp.i = icmp slt i64 %0, %1
  %conv.i = zext i1 %cmp.i to i32
  %cmp12.i = icmp ult i64 %1, %0
  %shl14.i = select i1 %cmp12.i, i32 2, i32 0
  %or15.i = or disjoint i32 %shl14.i, %conv.i
  %conv16.i = zext nneg i32 %or15.i to i64
  %incdec.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store i64 %conv16.i, ptr addrspace(1) %incdec.ptr11.i, align 8, !tbaa !16
  %conv19.i = and i64 %0, 4294967295
  %conv21.i = and i64 %1, 4294967295
  %mul22.i = mul nuw i64 %conv21.i, %conv19.i
  %incdec.ptr23.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 56
  store i64 %mul22.i, ptr addrspace(1) %incdec.ptr17.i, align 8, !tbaa !16
  %and.i = and i64 %1, %0
  %xor24.i = xor i64 %0, 6148914691236517205
  %or25.i = or i64 %and.i, %xor24.i
  store i64 %or25.i, ptr addrspace(1) %incdec.ptr23.i, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_longs(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %a, i64 %call
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8, !tbaa !16
  %arrayidx1 = getelementptr inbounds nuw i64, ptr addrspace(1) %b, i64 %call
  %1 = load i64, ptr addrspace(1) %arrayidx1, align 8, !tbaa !16
  %add.ptr.idx = shl i64 %call, 6
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %shr = lshr i64 %1, 33
  %or = or i64 %shr, 1
  %div = sdiv i64 %0, %or
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i64 %div, ptr addrspace(1) %add.ptr, align 8, !tbaa !16
  %or2 = or i64 %0, 1
  %div3 = udiv i64 %1, %or2
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i64 %div3, ptr addrspace(1) %incdec.ptr, align 8, !tbaa !16
  %rem = srem i64 %0, 1000003
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i64 %rem, ptr addrspace(1) %incdec.ptr4, align 8, !tbaa !16
  %rem6 = urem i64 %1, 10
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i64 %rem6, ptr addrspace(1) %incdec.ptr5, align 8, !tbaa !16
  %shr8 = ashr i64 %0, 7
  %shr9 = lshr i64 %1, 7
  %xor = xor i64 %shr9, %shr8
  %shl = shl i64 %1, 9
  %xor10 = xor i64 %xor, %shl
  %incdec.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store i64 %xor10, ptr addrspace(1) %incdec.ptr7, align 8, !tbaa !16
  %cmp = icmp slt i64 %0, %1
  %conv = zext i1 %cmp to i32
  %cmp12 = icmp ult i64 %1, %0
  %shl14 = select i1 %cmp12, i32 2, i32 0
  %or15 = or disjoint i32 %shl14, %conv
  %conv16 = zext nneg i32 %or15 to i64
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store i64 %conv16, ptr addrspace(1) %incdec.ptr11, align 8, !tbaa !16
  %conv19 = and i64 %0, 4294967295
  %conv21 = and i64 %1, 4294967295
  %mul22 = mul nuw i64 %conv21, %conv19
  %incdec.ptr23 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 56
  store i64 %mul22, ptr addrspace(1) %incdec.ptr17, align 8, !tbaa !16
  %and = and i64 %1, %0
  %xor24 = xor i64 %0, 6148914691236517205
  %or25 = or i64 %and, %xor24
  store i64 %or25, ptr addrspace(1) %incdec.ptr23, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @shifts(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %count, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %count, i64 %call.i
  %1 = load i32, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %shl.mask.i = and i32 %1, 31
  %shl.i = shl i32 %0, %shl.mask.i
  %conv.i = sext i32 %shl.i to i64
  %arrayidx2.i.idx = mul i64 %call.i, 48
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.i.idx
  store i64 %conv.i, ptr addrspace(1) %arrayidx2.i, align 8, !tbaa !16
  %shr.i = ashr i32 %0, %shl.mask.i
  %conv3.i = sext i32 %shr.i to i64
  %arrayidx5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2.i, i64 8
  store i64 %conv3.i, ptr addrspace(1) %arrayidx5.i, align 8, !tbaa !16
  %shr7.i = lshr i32 %0, %shl.mask.i
  %conv8.i = zext i32 %shr7.i to i64
  %arrayidx11.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 16
  store i64 %conv8.i, ptr addrspace(1) %arrayidx11.i, align 8, !tbaa !16
  %conv12.i = sext i32 %0 to i64
  %add13.i = add i32 %1, 20
  %2 = and i32 %add13.i, 63
  %shl.mask14.i = zext nneg i32 %2 to i64
  %shl15.i = shl i64 %conv12.i, %shl.mask14.i
  %arrayidx18.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 24
  store i64 %shl15.i, ptr addrspace(1) %arrayidx18.i, align 8, !tbaa !16
  %arrayidx25.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 32
  store i64 %conv.i, ptr addrspace(1) %arrayidx25.i, align 8, !tbaa !16
  %mul27.i = shl i32 %1, 1
  %3 = and i32 %mul27.i, 62
  %shr.mask29.i = zext nneg i32 %3 to i64
  %shr30.i = lshr i64 %conv12.i, %shr.mask29.i
  %arrayidx33.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 40
  store i64 %shr30.i, ptr addrspace(1) %arrayidx33.i, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shifts(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %count, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %count, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %shl.mask = and i32 %1, 31
  %shl = shl i32 %0, %shl.mask
  %conv = sext i32 %shl to i64
  %arrayidx2.idx = mul i64 %call, 48
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.idx
  store i64 %conv, ptr addrspace(1) %arrayidx2, align 8, !tbaa !16
  %shr = ashr i32 %0, %shl.mask
  %conv3 = sext i32 %shr to i64
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2, i64 8
  store i64 %conv3, ptr addrspace(1) %arrayidx5, align 8, !tbaa !16
  %shr7 = lshr i32 %0, %shl.mask
  %conv8 = zext i32 %shr7 to i64
  %arrayidx11 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 16
  store i64 %conv8, ptr addrspace(1) %arrayidx11, align 8, !tbaa !16
  %conv12 = sext i32 %0 to i64
  %add13 = add i32 %1, 20
  %2 = and i32 %add13, 63
  %shl.mask14 = zext nneg i32 %2 to i64
  %shl15 = shl i64 %conv12, %shl.mask14
  %arrayidx18 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 24
  store i64 %shl15, ptr addrspace(1) %arrayidx18, align 8, !tbaa !16
  %arrayidx25 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 32
  store i64 %conv, ptr addrspace(1) %arrayidx25, align 8, !tbaa !16
  %mul27 = shl i32 %1, 1
  %3 = and i32 %mul27, 62
  %shr.mask29 = zext nneg i32 %3 to i64
  %shr30 = lshr i64 %conv12, %shr.mask29
  %arrayidx33 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 40
  store i64 %shr30, ptr addrspace(1) %arrayidx33, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!9 = !{!"char*", !"uchar*", !"int*"}
!10 = !{!"const", !"const", !""}
!11 = !{!5, !5, i64 0}
!12 = !{!"short*", !"ushort*", !"int*"}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !5, i64 0}
!15 = !{!"long*", !"ulong*", !"ulong*"}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
!18 = !{!"int*", !"uint*", !"long*"}
