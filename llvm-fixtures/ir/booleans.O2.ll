; ModuleID = 'opencl/booleans.cl'
source_filename = "opencl/booleans.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @logic(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %kept.i = alloca [3 x i8], align 1
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %and.i = and i32 %0, 1
  %1 = add i32 %0, 1000000000
  %2 = icmp ult i32 %1, 2000000001
  %3 = and i32 %0, -2147483647
  %or.cond.i = icmp eq i32 %3, -2147483648
  %tobool.not.i = icmp eq i32 %and.i, 0
  %or.cond46.i = and i1 %tobool.not.i, %2
  %or.cond64.i = or i1 %or.cond.i, %or.cond46.i
  %4 = icmp ugt i32 %0, -1000000001
  %spec.select = select i1 %or.cond64.i, i1 true, i1 %4
  %storedv3.i = zext i1 %2 to i8
  %5 = trunc nuw nsw i32 %and.i to i8
  %storedv1.i = xor i8 %5, 1
  %.lobit.i = lshr i32 %0, 31
  %storedv.i = trunc nuw nsw i32 %.lobit.i to i8
  %conv13.i = xor i32 %and.i, 1
  %conv15.i = zext i1 %2 to i32
  %6 = xor i32 %conv13.i, %conv15.i
  %tobool17.not.i = icmp eq i32 %6, %.lobit.i
  call void @llvm.lifetime.start.p0(ptr nonnull %kept.i) #7
  store i8 %storedv.i, ptr %kept.i, align 1, !tbaa !11
  %arrayinit.element.i = getelementptr inbounds nuw i8, ptr %kept.i, i64 1
  store i8 %storedv1.i, ptr %arrayinit.element.i, align 1, !tbaa !11
  %arrayinit.element23.i = getelementptr inbounds nuw i8, ptr %kept.i, i64 2
  store i8 %storedv3.i, ptr %arrayinit.element23.i, align 1, !tbaa !11
  %conv27.i = zext i1 %spec.select to i32
  %mul.i = select i1 %tobool17.not.i, i32 0, i32 2
  %rem.i = urem i64 %call.i, 3
  %arrayidx30.i = getelementptr inbounds nuw i8, ptr %kept.i, i64 %rem.i
  %7 = load i8, ptr %arrayidx30.i, align 1, !tbaa !11, !range !13, !noundef !14
  %8 = shl nuw nsw i8 %7, 2
  %mul33.i = zext nneg i8 %8 to i32
  %cmp39.i = icmp eq i32 %.lobit.i, %conv13.i
  %mul41.i = select i1 %cmp39.i, i32 8, i32 0
  %tobool43.not.i = icmp eq i32 %0, 0
  %cond.i = select i1 %tobool43.not.i, i32 0, i32 16
  %add.i = or disjoint i32 %mul41.i, %cond.i
  %add34.i = or disjoint i32 %add.i, %conv27.i
  %add42.i = or disjoint i32 %add34.i, %mul.i
  %add44.i = or disjoint i32 %add42.i, %mul33.i
  %arrayidx45.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add44.i, ptr addrspace(1) %arrayidx45.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %kept.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_logic(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %kept = alloca [3 x i8], align 1
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %and = and i32 %0, 1
  %1 = add i32 %0, 1000000000
  %2 = icmp ult i32 %1, 2000000001
  %3 = and i32 %0, -2147483647
  %or.cond = icmp eq i32 %3, -2147483648
  %tobool.not = icmp eq i32 %and, 0
  %or.cond46 = and i1 %tobool.not, %2
  %or.cond64 = or i1 %or.cond, %or.cond46
  %4 = icmp ugt i32 %0, -1000000001
  %spec.select = select i1 %or.cond64, i1 true, i1 %4
  %storedv3 = zext i1 %2 to i8
  %5 = trunc nuw nsw i32 %and to i8
  %storedv1 = xor i8 %5, 1
  %.lobit = lshr i32 %0, 31
  %storedv = trunc nuw nsw i32 %.lobit to i8
  %conv13 = xor i32 %and, 1
  %conv15 = zext i1 %2 to i32
  %6 = xor i32 %conv13, %conv15
  %tobool17.not = icmp eq i32 %6, %.lobit
  call void @llvm.lifetime.start.p0(ptr nonnull %kept) #7
  store i8 %storedv, ptr %kept, align 1, !tbaa !11
  %arrayinit.element = getelementptr inbounds nuw i8, ptr %kept, i64 1
  store i8 %storedv1, ptr %arrayinit.element, align 1, !tbaa !11
  %arrayinit.element23 = getelementptr inbounds nuw i8, ptr %kept, i64 2
  store i8 %storedv3, ptr %arrayinit.element23, align 1, !tbaa !11
  %conv27 = zext i1 %spec.select to i32
  %mul = select i1 %tobool17.not, i32 0, i32 2
  %rem = urem i64 %call, 3
  %arrayidx30 = getelementptr inbounds nuw i8, ptr %kept, i64 %rem
  %7 = load i8, ptr %arrayidx30, align 1, !tbaa !11, !range !13, !noundef !14
  %8 = shl nuw nsw i8 %7, 2
  %mul33 = zext nneg i8 %8 to i32
  %cmp39 = icmp eq i32 %.lobit, %conv13
  %mul41 = select i1 %cmp39, i32 8, i32 0
  %tobool43.not = icmp eq i32 %0, 0
  %cond = select i1 %tobool43.not, i32 0, i32 16
  %add = or disjoint i32 %mul41, %cond
  %add34 = or disjoint i32 %add, %conv27
  %add42 = or disjoint i32 %add34, %mul
  %add44 = or disjoint i32 %add42, %mul33
  %arrayidx45 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add44, ptr addrspace(1) %arrayidx45, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %kept) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @flags(ptr addrspace(1) noundef align 4 captures(none) %bits, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %bits, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %shr.i = lshr i32 %0, 5
  %rem.i = urem i32 %shr.i, 3
  %1 = and i32 %0, 3
  %or.cond.not.i = icmp eq i32 %1, 1
  br i1 %or.cond.not.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %entry
  %or.i = or i32 %0, -2147483648
  br label %__clang_ocl_kern_imp_flags.exit.sink.split

if.else.i:                                        ; preds = %entry
  %and2.i = and i32 %0, 2
  %2 = or i32 %rem.i, %and2.i
  %or.cond28.not.i = icmp eq i32 %2, 0
  br i1 %or.cond28.not.i, label %__clang_ocl_kern_imp_flags.exit, label %if.then12.i

if.then12.i:                                      ; preds = %if.else.i
  %and14.i = and i32 %0, -5
  br label %__clang_ocl_kern_imp_flags.exit.sink.split

__clang_ocl_kern_imp_flags.exit.sink.split:       ; preds = %if.then12.i, %if.then.i
  %or.i.sink = phi i32 [ %or.i, %if.then.i ], [ %and14.i, %if.then12.i ]
  %.pre-phi.ph = phi i32 [ 0, %if.then.i ], [ %and2.i, %if.then12.i ]
  store i32 %or.i.sink, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  br label %__clang_ocl_kern_imp_flags.exit

__clang_ocl_kern_imp_flags.exit:                  ; preds = %__clang_ocl_kern_imp_flags.exit.sink.split, %if.else.i
  %.pre-phi = phi i32 [ %and2.i, %if.else.i ], [ %.pre-phi.ph, %__clang_ocl_kern_imp_flags.exit.sink.split ]
  %tobool6.not.i = icmp eq i32 %rem.i, 0
  %conv17.i = and i32 %0, 1
  %shl.i = select i1 %tobool6.not.i, i32 0, i32 %.pre-phi
  %or25.i = or disjoint i32 %shl.i, %conv17.i
  %conv26.i = trunc nuw nsw i32 %or25.i to i8
  %arrayidx27.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %call.i
  store i8 %conv26.i, ptr addrspace(1) %arrayidx27.i, align 1, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_flags(ptr addrspace(1) noundef align 4 captures(none) %bits, ptr addrspace(1) noundef writeonly align 1 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %bits, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %shr = lshr i32 %0, 5
  %rem = urem i32 %shr, 3
  %1 = and i32 %0, 3
  %or.cond.not = icmp eq i32 %1, 1
  br i1 %or.cond.not, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %or = or i32 %0, -2147483648
  br label %if.end15.sink.split

if.else:                                          ; preds = %entry
  %and2 = and i32 %0, 2
  %2 = or i32 %rem, %and2
  %or.cond28.not = icmp eq i32 %2, 0
  br i1 %or.cond28.not, label %if.end15, label %if.then12

if.then12:                                        ; preds = %if.else
  %and14 = and i32 %0, -5
  br label %if.end15.sink.split

if.end15.sink.split:                              ; preds = %if.then, %if.then12
  %and14.sink = phi i32 [ %and14, %if.then12 ], [ %or, %if.then ]
  %.pre-phi.ph = phi i32 [ %and2, %if.then12 ], [ 0, %if.then ]
  store i32 %and14.sink, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  br label %if.end15

if.end15:                                         ; preds = %if.end15.sink.split, %if.else
  %.pre-phi = phi i32 [ %and2, %if.else ], [ %.pre-phi.ph, %if.end15.sink.split ]
  %tobool6.not = icmp eq i32 %rem, 0
  %conv17 = and i32 %0, 1
  %shl = select i1 %tobool6.not, i32 0, i32 %.pre-phi
  %or25 = or disjoint i32 %shl, %conv17
  %conv26 = trunc nuw nsw i32 %or25 to i8
  %arrayidx27 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %call
  store i8 %conv26, ptr addrspace(1) %arrayidx27, align 1, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @ternaries(ptr addrspace(1) noundef align 4 captures(none) %a, ptr addrspace(1) noundef align 4 captures(none) %f, ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %cmp.i = icmp slt i32 %0, -1000000
  br i1 %cmp.i, label %cond.false26.i, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %cmp1.i = icmp slt i32 %0, 0
  br i1 %cmp1.i, label %cond.true24.i, label %cond.false3.i

cond.false3.i:                                    ; preds = %cond.false.i
  %cmp4.i = icmp samesign ult i32 %0, 1000
  br i1 %cmp4.i, label %cond.false26.i, label %cond.end11.i

cond.end11.i:                                     ; preds = %cond.false3.i
  %cmp7.i = icmp samesign ult i32 %0, 1000000000
  %cond.i = select i1 %cmp7.i, i32 3, i32 4
  %arrayidx21.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx21.i, align 4, !tbaa !22
  br label %__clang_ocl_kern_imp_ternaries.exit

cond.true24.i:                                    ; preds = %cond.false.i
  %arrayidx25.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call.i
  %2 = load float, ptr addrspace(1) %arrayidx25.i, align 4, !tbaa !22
  %fneg.i = fneg float %2
  br label %__clang_ocl_kern_imp_ternaries.exit

cond.false26.i:                                   ; preds = %entry, %cond.false3.i
  %cond12.i37 = phi i32 [ 2, %cond.false3.i ], [ 0, %entry ]
  %conv.i = uitofp nneg i32 %cond12.i37 to float
  br label %__clang_ocl_kern_imp_ternaries.exit

__clang_ocl_kern_imp_ternaries.exit:              ; preds = %cond.end11.i, %cond.true24.i, %cond.false26.i
  %cond12.i4 = phi i32 [ %cond.i, %cond.end11.i ], [ 1, %cond.true24.i ], [ %cond12.i37, %cond.false26.i ]
  %cond30.i = phi float [ %1, %cond.end11.i ], [ %fneg.i, %cond.true24.i ], [ %conv.i, %cond.false26.i ]
  %3 = insertelement <4 x i32> <i32 poison, i32 poison, i32 3, i32 4>, i32 %0, i64 0
  %vecinit15.i = insertelement <4 x i32> %3, i32 %cond12.i4, i64 1
  %cmp16.i = icmp sgt <4 x i32> %vecinit15.i, splat (i32 2)
  %sub.i = sub <4 x i32> zeroinitializer, %vecinit15.i
  %cond18.i = select <4 x i1> %cmp16.i, <4 x i32> %vecinit15.i, <4 x i32> %sub.i
  %arrayidx31.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call.i
  store float %cond30.i, ptr addrspace(1) %arrayidx31.i, align 4, !tbaa !22
  %shift = shufflevector <4 x i32> %cond18.i, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = xor <4 x i32> %cond18.i, %shift
  %xor.i = extractelement <4 x i32> %foldExtExtBinop, i64 0
  %cmp33.i = fcmp ogt float %cond30.i, 0.000000e+00
  %4 = extractelement <4 x i32> %cond18.i, i64 2
  %5 = extractelement <4 x i32> %cond18.i, i64 3
  %cond38.i = select i1 %cmp33.i, i32 %4, i32 %5
  %xor39.i = xor i32 %xor.i, %cond38.i
  %arrayidx40.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %xor39.i, ptr addrspace(1) %arrayidx40.i, align 4, !tbaa !3
  %and.i = and i32 %cond12.i4, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond44.i = select i1 %tobool.not.i, ptr addrspace(1) %out, ptr addrspace(1) %a
  %arrayidx45.i = getelementptr inbounds nuw i32, ptr addrspace(1) %cond44.i, i64 %call.i
  %6 = load i32, ptr addrspace(1) %arrayidx45.i, align 4, !tbaa !3
  %add.i = add nsw i32 %6, 1
  store i32 %add.i, ptr addrspace(1) %arrayidx45.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_ternaries(ptr addrspace(1) noundef align 4 captures(none) %a, ptr addrspace(1) noundef align 4 captures(none) %f, ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, -1000000
  br i1 %cmp, label %cond.false26, label %cond.false

cond.false:                                       ; preds = %entry
  %cmp1 = icmp slt i32 %0, 0
  br i1 %cmp1, label %cond.true24, label %cond.false3

cond.false3:                                      ; preds = %cond.false
  %cmp4 = icmp samesign ult i32 %0, 1000
  br i1 %cmp4, label %cond.false26, label %cond.end11

cond.end11:                                       ; preds = %cond.false3
  %cmp7 = icmp samesign ult i32 %0, 1000000000
  %cond = select i1 %cmp7, i32 3, i32 4
  %arrayidx21 = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx21, align 4, !tbaa !22
  br label %cond.end29

cond.true24:                                      ; preds = %cond.false
  %arrayidx25 = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call
  %2 = load float, ptr addrspace(1) %arrayidx25, align 4, !tbaa !22
  %fneg = fneg float %2
  br label %cond.end29

cond.false26:                                     ; preds = %entry, %cond.false3
  %cond127477 = phi i32 [ 2, %cond.false3 ], [ 0, %entry ]
  %conv = uitofp nneg i32 %cond127477 to float
  br label %cond.end29

cond.end29:                                       ; preds = %cond.true24, %cond.false26, %cond.end11
  %cond1273 = phi i32 [ %cond, %cond.end11 ], [ 1, %cond.true24 ], [ %cond127477, %cond.false26 ]
  %cond30 = phi float [ %1, %cond.end11 ], [ %fneg, %cond.true24 ], [ %conv, %cond.false26 ]
  %3 = insertelement <4 x i32> <i32 poison, i32 poison, i32 3, i32 4>, i32 %0, i64 0
  %vecinit15 = insertelement <4 x i32> %3, i32 %cond1273, i64 1
  %cmp16 = icmp sgt <4 x i32> %vecinit15, splat (i32 2)
  %sub = sub <4 x i32> zeroinitializer, %vecinit15
  %cond18 = select <4 x i1> %cmp16, <4 x i32> %vecinit15, <4 x i32> %sub
  %arrayidx31 = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call
  store float %cond30, ptr addrspace(1) %arrayidx31, align 4, !tbaa !22
  %shift = shufflevector <4 x i32> %cond18, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = xor <4 x i32> %cond18, %shift
  %xor = extractelement <4 x i32> %foldExtExtBinop, i64 0
  %cmp33 = fcmp ogt float %cond30, 0.000000e+00
  %4 = extractelement <4 x i32> %cond18, i64 2
  %5 = extractelement <4 x i32> %cond18, i64 3
  %cond38 = select i1 %cmp33, i32 %4, i32 %5
  %xor39 = xor i32 %xor, %cond38
  %arrayidx40 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %xor39, ptr addrspace(1) %arrayidx40, align 4, !tbaa !3
  %and = and i32 %cond1273, 1
  %tobool.not = icmp eq i32 %and, 0
  %cond44 = select i1 %tobool.not, ptr addrspace(1) %out, ptr addrspace(1) %a
  %arrayidx45 = getelementptr inbounds nuw i32, ptr addrspace(1) %cond44, i64 %call
  %6 = load i32, ptr addrspace(1) %arrayidx45, align 4, !tbaa !3
  %add = add nsw i32 %6, 1
  store i32 %add, ptr addrspace(1) %arrayidx45, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }

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
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"bool", !5, i64 0}
!13 = !{i8 0, i8 2}
!14 = !{}
!15 = !{!"uint*", !"uchar*"}
!16 = !{!"", !""}
!17 = !{!5, !5, i64 0}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"int*", !"float*", !"int*"}
!21 = !{!"", !"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !5, i64 0}
