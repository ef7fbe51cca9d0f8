; ModuleID = 'opencl/pointers.cl'
source_filename = "opencl/pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@alphabet = local_unnamed_addr addrspace(2) constant [16 x i8] c"SPIR-V and LLVM\00", align 1
@__const.double_indirection.local_values = private unnamed_addr addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @arithmetic(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %add.ptr.idx.i = shl nuw nsw i64 %call.i, 2
  %arrayidx.idx.i = sub nsw i64 124, %add.ptr.idx.i
  %gepdiff.i = sub i64 %arrayidx.idx.i, %add.ptr.idx.i
  %sub.ptr.div.i = ashr exact i64 %gepdiff.i, 2
  %arrayidx1.i.idx = mul i64 %call.i, 24
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx1.i.idx
  store i64 %sub.ptr.div.i, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !11
  %cmp.i = icmp samesign ult i64 %add.ptr.idx.i, %arrayidx.idx.i
  %conv.i = zext i1 %cmp.i to i32
  %cmp2.i = icmp samesign eq i64 %add.ptr.idx.i, %arrayidx.idx.i
  %shl.i = select i1 %cmp2.i, i32 2, i32 0
  %0 = mul i64 %call.i, 12
  %cmp6.not.i = icmp samesign ult i64 %0, %arrayidx.idx.i
  %shl8.i = select i1 %cmp6.not.i, i32 0, i32 4
  %cmp10.not.i = icmp eq i64 %call.i, 0
  %shl12.i = select i1 %cmp10.not.i, i32 0, i32 8
  %or.i = or disjoint i32 %shl12.i, %conv.i
  %or9.i = or disjoint i32 %or.i, %shl.i
  %or13.i = or disjoint i32 %or9.i, %shl8.i
  %conv14.i = zext nneg i32 %or13.i to i64
  %arrayidx16.i = getelementptr i8, ptr addrspace(1) %arrayidx1.i, i64 8
  store i64 %conv14.i, ptr addrspace(1) %arrayidx16.i, align 8, !tbaa !11
  %add.ptr17.i = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %gepdiff.i
  %cmp18.i = icmp slt i64 %add.ptr.idx.i, %gepdiff.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %add.ptr.idx.i
  %cond.i = select i1 %cmp18.i, ptr addrspace(1) %add.ptr.i, ptr addrspace(1) %add.ptr17.i
  %1 = load i32, ptr addrspace(1) %cond.i, align 4, !tbaa !3
  %add.ptr20.i = getelementptr inbounds i8, ptr addrspace(1) %add.ptr17.i, i64 -4
  %2 = load i32, ptr addrspace(1) %add.ptr20.i, align 4, !tbaa !3
  %add21.i = add nsw i32 %2, %1
  %arrayidx22.i = getelementptr inbounds nuw i8, ptr addrspace(1) %cond.i, i64 4
  %3 = load i32, ptr addrspace(1) %arrayidx22.i, align 4, !tbaa !3
  %add23.i = add nsw i32 %add21.i, %3
  %conv24.i = sext i32 %add23.i to i64
  %arrayidx27.i = getelementptr i8, ptr addrspace(1) %arrayidx1.i, i64 16
  store i64 %conv24.i, ptr addrspace(1) %arrayidx27.i, align 8, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_arithmetic(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %add.ptr.idx = shl nuw nsw i64 %call, 2
  %arrayidx.idx = sub nsw i64 124, %add.ptr.idx
  %gepdiff = sub i64 %arrayidx.idx, %add.ptr.idx
  %sub.ptr.div = ashr exact i64 %gepdiff, 2
  %arrayidx1.idx = mul i64 %call, 24
  %arrayidx1 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx1.idx
  store i64 %sub.ptr.div, ptr addrspace(1) %arrayidx1, align 8, !tbaa !11
  %cmp = icmp samesign ult i64 %add.ptr.idx, %arrayidx.idx
  %conv = zext i1 %cmp to i32
  %cmp2 = icmp samesign eq i64 %add.ptr.idx, %arrayidx.idx
  %shl = select i1 %cmp2, i32 2, i32 0
  %0 = mul i64 %call, 12
  %cmp6.not = icmp samesign ult i64 %0, %arrayidx.idx
  %shl8 = select i1 %cmp6.not, i32 0, i32 4
  %cmp10.not = icmp eq i64 %call, 0
  %shl12 = select i1 %cmp10.not, i32 0, i32 8
  %or = or disjoint i32 %shl12, %conv
  %or9 = or disjoint i32 %or, %shl
  %or13 = or disjoint i32 %or9, %shl8
  %conv14 = zext nneg i32 %or13 to i64
  %arrayidx16 = getelementptr i8, ptr addrspace(1) %arrayidx1, i64 8
  store i64 %conv14, ptr addrspace(1) %arrayidx16, align 8, !tbaa !11
  %add.ptr17 = getelementptr inbounds i8, ptr addrspace(1) %in, i64 %gepdiff
  %cmp18 = icmp slt i64 %add.ptr.idx, %gepdiff
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 %add.ptr.idx
  %cond = select i1 %cmp18, ptr addrspace(1) %add.ptr, ptr addrspace(1) %add.ptr17
  %1 = load i32, ptr addrspace(1) %cond, align 4, !tbaa !3
  %add.ptr20 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr17, i64 -4
  %2 = load i32, ptr addrspace(1) %add.ptr20, align 4, !tbaa !3
  %add21 = add nsw i32 %2, %1
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(1) %cond, i64 4
  %3 = load i32, ptr addrspace(1) %arrayidx22, align 4, !tbaa !3
  %add23 = add nsw i32 %add21, %3
  %conv24 = sext i32 %add23 to i64
  %arrayidx27 = getelementptr i8, ptr addrspace(1) %arrayidx1, i64 16
  store i64 %conv24, ptr addrspace(1) %arrayidx27, align 8, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @double_indirection(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %rows.i = alloca [2 x ptr addrspace(1)], align 8
  %local_values.i = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %rows.i) #12
  store ptr addrspace(1) %a, ptr %rows.i, align 8, !tbaa !17
  %arrayinit.element.i = getelementptr inbounds nuw i8, ptr %rows.i, i64 8
  store ptr addrspace(1) %b, ptr %arrayinit.element.i, align 8, !tbaa !17
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %local_values.i) #12
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(12) %local_values.i, ptr addrspace(2) noundef align 4 dereferenceable(12) @__const.double_indirection.local_values, i64 12, i1 false)
  %rem.i = urem i64 %call.i, 3
  %add.ptr.i = getelementptr inbounds nuw i32, ptr %local_values.i, i64 %rem.i
  %0 = load i32, ptr %add.ptr.i, align 4, !tbaa !3
  %mul.i = mul nsw i32 %0, 5
  store i32 %mul.i, ptr %add.ptr.i, align 4, !tbaa !3
  %and.i = and i64 %call.i, 1
  %arrayidx.i = getelementptr inbounds nuw ptr addrspace(1), ptr %rows.i, i64 %and.i
  %1 = load ptr addrspace(1), ptr %arrayidx.i, align 8, !tbaa !17
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call.i
  %2 = load i32, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %add.i = add nsw i32 %2, %mul.i
  %3 = load i32, ptr %local_values.i, align 4, !tbaa !3
  %add3.i = add nsw i32 %add.i, %3
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add3.i, ptr addrspace(1) %arrayidx4.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %local_values.i) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %rows.i) #12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_double_indirection(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %rows = alloca [2 x ptr addrspace(1)], align 8
  %local_values = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %rows) #12
  store ptr addrspace(1) %a, ptr %rows, align 8, !tbaa !17
  %arrayinit.element = getelementptr inbounds nuw i8, ptr %rows, i64 8
  store ptr addrspace(1) %b, ptr %arrayinit.element, align 8, !tbaa !17
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %local_values) #12
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(12) %local_values, ptr addrspace(2) noundef align 4 dereferenceable(12) @__const.double_indirection.local_values, i64 12, i1 false)
  %rem = urem i64 %call, 3
  %add.ptr = getelementptr inbounds nuw i32, ptr %local_values, i64 %rem
  %0 = load i32, ptr %add.ptr, align 4, !tbaa !3
  %mul = mul nsw i32 %0, 5
  store i32 %mul, ptr %add.ptr, align 4, !tbaa !3
  %and = and i64 %call, 1
  %arrayidx = getelementptr inbounds nuw ptr addrspace(1), ptr %rows, i64 %and
  %1 = load ptr addrspace(1), ptr %arrayidx, align 8, !tbaa !17
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call
  %2 = load i32, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %add = add nsw i32 %2, %mul
  %3 = load i32, ptr %local_values, align 4, !tbaa !3
  %add3 = add nsw i32 %add, %3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add3, ptr addrspace(1) %arrayidx4, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %local_values) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %rows) #12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @strings(ptr addrspace(1) noundef align 1 %text, ptr addrspace(1) noundef writeonly align 4 captures(none) %lengths) local_unnamed_addr #4 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %mul.i = shl i64 %call.i, 4
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %text, i64 %mul.i
  %add.ptr1.i = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %call.i
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %entry
  %to.0.i = phi ptr addrspace(1) [ %add.ptr.i, %entry ], [ %incdec.ptr2.i, %while.cond.i ]
  %from.0.i = phi ptr addrspace(2) [ %add.ptr1.i, %entry ], [ %incdec.ptr.i, %while.cond.i ]
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(2) %from.0.i, i64 1
  %0 = load i8, ptr addrspace(2) %from.0.i, align 1, !tbaa !21
  %incdec.ptr2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %to.0.i, i64 1
  store i8 %0, ptr addrspace(1) %to.0.i, align 1, !tbaa !21
  %tobool.not.i = icmp eq i8 %0, 0
  br i1 %tobool.not.i, label %__clang_ocl_kern_imp_strings.exit, label %while.cond.i

__clang_ocl_kern_imp_strings.exit:                ; preds = %while.cond.i
  %sub.ptr.lhs.cast.i = ptrtoint ptr addrspace(1) %incdec.ptr2.i to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr addrspace(1) %add.ptr.i to i64
  %1 = xor i64 %sub.ptr.rhs.cast.i, -1
  %sub.i = add i64 %sub.ptr.lhs.cast.i, %1
  %conv.i = trunc i64 %sub.i to i32
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %lengths, i64 %call.i
  store i32 %conv.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_strings(ptr addrspace(1) noundef align 1 %text, ptr addrspace(1) noundef writeonly align 4 captures(none) %lengths) local_unnamed_addr #5 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %mul = shl i64 %call, 4
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %text, i64 %mul
  %add.ptr1 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %call
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %to.0 = phi ptr addrspace(1) [ %add.ptr, %entry ], [ %incdec.ptr2, %while.cond ]
  %from.0 = phi ptr addrspace(2) [ %add.ptr1, %entry ], [ %incdec.ptr, %while.cond ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(2) %from.0, i64 1
  %0 = load i8, ptr addrspace(2) %from.0, align 1, !tbaa !21
  %incdec.ptr2 = getelementptr inbounds nuw i8, ptr addrspace(1) %to.0, i64 1
  store i8 %0, ptr addrspace(1) %to.0, align 1, !tbaa !21
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  %sub.ptr.lhs.cast = ptrtoint ptr addrspace(1) %incdec.ptr2 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr addrspace(1) %add.ptr to i64
  %1 = xor i64 %sub.ptr.rhs.cast, -1
  %sub = add i64 %sub.ptr.lhs.cast, %1
  %conv = trunc i64 %sub to i32
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %lengths, i64 %call
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @casts(ptr addrspace(1) noundef align 4 %words, ptr addrspace(1) noundef readonly align 1 captures(none) %bytes) local_unnamed_addr #6 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %add.ptr.i.idx = shl i64 %call.i, 4
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %words, i64 %add.ptr.i.idx
  %0 = load i8, ptr addrspace(1) %bytes, align 1, !tbaa !21
  %1 = load i8, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !21
  %xor29.i = xor i8 %1, %0
  store i8 %xor29.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !21
  %arrayidx.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %bytes, i64 5
  %2 = load i8, ptr addrspace(1) %arrayidx.i.1, align 1, !tbaa !21
  %arrayidx2.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 5
  %3 = load i8, ptr addrspace(1) %arrayidx2.i.1, align 1, !tbaa !21
  %xor29.i.1 = xor i8 %3, %2
  store i8 %xor29.i.1, ptr addrspace(1) %arrayidx2.i.1, align 1, !tbaa !21
  %arrayidx.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %bytes, i64 10
  %4 = load i8, ptr addrspace(1) %arrayidx.i.2, align 1, !tbaa !21
  %arrayidx2.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 10
  %5 = load i8, ptr addrspace(1) %arrayidx2.i.2, align 2, !tbaa !21
  %xor29.i.2 = xor i8 %5, %4
  store i8 %xor29.i.2, ptr addrspace(1) %arrayidx2.i.2, align 2, !tbaa !21
  %add.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  %6 = load <2 x i16>, ptr addrspace(1) %add.ptr7.i, align 4
  %7 = shufflevector <2 x i16> %6, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i16> %7, ptr addrspace(1) %add.ptr7.i, align 4, !tbaa !21
  %8 = ptrtoint ptr addrspace(1) %words to i64
  %call.tr.i = trunc i64 %call.i to i32
  %conv9.i = shl i32 %call.tr.i, 2
  %arrayidx12.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store i32 %conv9.i, ptr addrspace(1) %arrayidx12.i, align 4, !tbaa !3
  %mul13.i = shl i64 %call.i, 4
  %add14.i = add i64 %mul13.i, %8
  %9 = inttoptr i64 %add14.i to ptr addrspace(1)
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %add15.i = add nsw i32 %10, 3
  store i32 %add15.i, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_casts(ptr addrspace(1) noundef align 4 %words, ptr addrspace(1) noundef readonly align 1 captures(none) %bytes) local_unnamed_addr #7 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %add.ptr.idx = shl i64 %call, 4
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %words, i64 %add.ptr.idx
  %0 = load i8, ptr addrspace(1) %bytes, align 1, !tbaa !21
  %1 = load i8, ptr addrspace(1) %add.ptr, align 4, !tbaa !21
  %xor29 = xor i8 %1, %0
  store i8 %xor29, ptr addrspace(1) %add.ptr, align 4, !tbaa !21
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %bytes, i64 5
  %2 = load i8, ptr addrspace(1) %arrayidx.1, align 1, !tbaa !21
  %arrayidx2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 5
  %3 = load i8, ptr addrspace(1) %arrayidx2.1, align 1, !tbaa !21
  %xor29.1 = xor i8 %3, %2
  store i8 %xor29.1, ptr addrspace(1) %arrayidx2.1, align 1, !tbaa !21
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %bytes, i64 10
  %4 = load i8, ptr addrspace(1) %arrayidx.2, align 1, !tbaa !21
  %arrayidx2.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 10
  %5 = load i8, ptr addrspace(1) %arrayidx2.2, align 2, !tbaa !21
  %xor29.2 = xor i8 %5, %4
  store i8 %xor29.2, ptr addrspace(1) %arrayidx2.2, align 2, !tbaa !21
  %add.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  %6 = load <2 x i16>, ptr addrspace(1) %add.ptr7, align 4
  %7 = shufflevector <2 x i16> %6, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i16> %7, ptr addrspace(1) %add.ptr7, align 4, !tbaa !21
  %8 = ptrtoint ptr addrspace(1) %words to i64
  %call.tr = trunc i64 %call to i32
  %conv9 = shl i32 %call.tr, 2
  %arrayidx12 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store i32 %conv9, ptr addrspace(1) %arrayidx12, align 4, !tbaa !3
  %mul13 = shl i64 %call, 4
  %add14 = add i64 %mul13, %8
  %9 = inttoptr i64 %add14 to ptr addrspace(1)
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !3
  %add15 = add nsw i32 %10, 3
  store i32 %add15, ptr addrspace(1) %9, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #10

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #7 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { nounwind }

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
!9 = !{!"int*", !"long*"}
!10 = !{!"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"int*", !"int*", !"int*"}
!16 = !{!"", !"", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !5, i64 0}
!20 = !{!"char*", !"uint*"}
!21 = !{!5, !5, i64 0}
!22 = !{!"uint*", !"uchar*"}
