; ModuleID = 'opencl/calls.cl'
source_filename = "opencl/calls.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.range = type { float, float, i32 }
%struct.row = type { [4 x double] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @external_helper(i32 noundef %x, i8 noundef zeroext %y) local_unnamed_addr #0 {
entry:
  %conv = zext i8 %y to i32
  %sub = sub nsw i32 %x, %conv
  ret i32 %sub
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @helpers(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 captures(none) %f, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %and.i = and i32 %0, 1023
  %call.i2 = tail call spir_func i32 @square(i32 noundef range(i32 0, 1024) %and.i) #9
  %add.i = add nuw nsw i32 %and.i, 1
  %call2.i = tail call spir_func i32 @square(i32 noundef %add.i) #9
  %conv.i = trunc i32 %0 to i8
  %sub.i = and i32 %0, 768
  %factor = shl nuw nsw i32 %and.i, 1
  %add3.i = add nuw nsw i32 %call.i2, 2
  %add2.i = add nuw nsw i32 %add3.i, %sub.i
  %add5.i = add nuw nsw i32 %add2.i, %call2.i
  %add8.i = add nuw nsw i32 %add5.i, %factor
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add8.i, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  %arrayidx10.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx10.i, align 4, !tbaa !11
  %and12.i = and i32 %0, 1
  %cmp.i = icmp ne i32 %and12.i, 0
  %call14.i = tail call spir_func float @blend(float noundef %1, i8 noundef signext %conv.i, i1 noundef zeroext %cmp.i) #9
  store float %call14.i, ptr addrspace(1) %arrayidx10.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_helpers(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 captures(none) %f, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %and = and i32 %0, 1023
  %call.i = tail call spir_func i32 @square(i32 noundef range(i32 0, 1024) %and) #9
  %add = add nuw nsw i32 %and, 1
  %call2 = tail call spir_func i32 @square(i32 noundef %add) #9
  %conv = trunc i32 %0 to i8
  %sub.i = and i32 %0, 768
  %factor = shl nuw nsw i32 %and, 1
  %add3 = add nuw nsw i32 %call.i, 2
  %add2.i = add nuw nsw i32 %add3, %sub.i
  %add5 = add nuw nsw i32 %add2.i, %call2
  %add8 = add nuw nsw i32 %add5, %factor
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add8, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx10, align 4, !tbaa !11
  %and12 = and i32 %0, 1
  %cmp = icmp ne i32 %and12, 0
  %call14 = tail call spir_func float @blend(float noundef %1, i8 noundef signext %conv, i1 noundef zeroext %cmp) #9
  store float %call14, ptr addrspace(1) %arrayidx10, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @out_parameters(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %q.i = alloca i32, align 4
  %r.i = alloca i32, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %q.i) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %r.i) #9
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %conv.i = trunc i64 %call.i to i32
  %add.i = add nsw i32 %conv.i, 7
  call spir_func void @divide(i32 noundef %0, i32 noundef %add.i, ptr noundef %q.i, ptr noundef %r.i) #9
  %1 = load i32, ptr %q.i, align 4, !tbaa !3
  %arrayidx1.i.idx = mul i64 %call.i, 12
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx1.i.idx
  store i32 %1, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %2 = load i32, ptr %r.i, align 4, !tbaa !3
  %arrayidx4.i = getelementptr i8, ptr addrspace(1) %arrayidx1.i, i64 4
  store i32 %2, ptr addrspace(1) %arrayidx4.i, align 4, !tbaa !3
  %add.ptr6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx1.i, i64 8
  %add7.i = add nsw i32 %2, %1
  tail call spir_func void @bump(ptr addrspace(1) noundef nonnull %add.ptr6.i, i32 noundef %add7.i) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %r.i) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %q.i) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_out_parameters(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %q = alloca i32, align 4
  %r = alloca i32, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %q) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %r) #9
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %conv = trunc i64 %call to i32
  %add = add nsw i32 %conv, 7
  call spir_func void @divide(i32 noundef %0, i32 noundef %add, ptr noundef %q, ptr noundef %r) #9
  %1 = load i32, ptr %q, align 4, !tbaa !3
  %arrayidx1.idx = mul i64 %call, 12
  %arrayidx1 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx1.idx
  store i32 %1, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %2 = load i32, ptr %r, align 4, !tbaa !3
  %arrayidx4 = getelementptr i8, ptr addrspace(1) %arrayidx1, i64 4
  store i32 %2, ptr addrspace(1) %arrayidx4, align 4, !tbaa !3
  %add.ptr6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx1, i64 8
  %add7 = add nsw i32 %2, %1
  tail call spir_func void @bump(ptr addrspace(1) noundef nonnull %add.ptr6, i32 noundef %add7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %r) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %q) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @struct_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
entry:
  %r.i = alloca %struct.range, align 4
  %agg.tmp.i = alloca %struct.range, align 4
  %ref.tmp.i = alloca %struct.row, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %agg.tmp.i)
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %r.i) #9
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  store float %0, ptr %r.i, align 4, !tbaa !18
  %high.i = getelementptr inbounds nuw i8, ptr %r.i, i64 4
  %mul.i = fmul float %0, 2.000000e+00
  store float %mul.i, ptr %high.i, align 4, !tbaa !20
  %n.i = getelementptr inbounds nuw i8, ptr %r.i, i64 8
  store i32 0, ptr %n.i, align 4, !tbaa !21
  call spir_func void @widen(ptr dead_on_unwind writable sret(%struct.range) align 4 %agg.tmp.i, ptr noundef nonnull byval(%struct.range) align 4 %r.i, float noundef 5.000000e-01) #9
  call spir_func void @widen(ptr dead_on_unwind writable sret(%struct.range) align 4 %r.i, ptr noundef nonnull byval(%struct.range) align 4 %agg.tmp.i, float noundef 2.500000e-01) #9
  %1 = load float, ptr %high.i, align 4, !tbaa !20
  %2 = load float, ptr %r.i, align 4, !tbaa !18
  %sub.i = fsub float %1, %2
  %3 = load i32, ptr %n.i, align 4, !tbaa !21
  %conv.i = sitofp i32 %3 to float
  %add.i = fadd float %sub.i, %conv.i
  %arrayidx6.i.idx = shl i64 %call.i, 3
  %arrayidx6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx6.i.idx
  store float %add.i, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp.i) #9
  %4 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %conv8.i = fpext float %4 to double
  call spir_func void @fill(ptr dead_on_unwind writable sret(%struct.row) align 8 %ref.tmp.i, double noundef %conv8.i) #9
  %and.i = and i64 %call.i, 3
  %arrayidx9.i = getelementptr inbounds nuw double, ptr %ref.tmp.i, i64 %and.i
  %5 = load double, ptr %arrayidx9.i, align 8, !tbaa !22
  %conv10.i = fptrunc double %5 to float
  %arrayidx13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx6.i, i64 4
  store float %conv10.i, ptr addrspace(1) %arrayidx13.i, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp.i) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %r.i) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %agg.tmp.i)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_struct_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
entry:
  %r = alloca %struct.range, align 4
  %agg.tmp = alloca %struct.range, align 4
  %ref.tmp = alloca %struct.row, align 8
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %r) #9
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  store float %0, ptr %r, align 4, !tbaa !18
  %high = getelementptr inbounds nuw i8, ptr %r, i64 4
  %mul = fmul float %0, 2.000000e+00
  store float %mul, ptr %high, align 4, !tbaa !20
  %n = getelementptr inbounds nuw i8, ptr %r, i64 8
  store i32 0, ptr %n, align 4, !tbaa !21
  call spir_func void @widen(ptr dead_on_unwind writable sret(%struct.range) align 4 %agg.tmp, ptr noundef nonnull byval(%struct.range) align 4 %r, float noundef 5.000000e-01) #9
  call spir_func void @widen(ptr dead_on_unwind writable sret(%struct.range) align 4 %r, ptr noundef nonnull byval(%struct.range) align 4 %agg.tmp, float noundef 2.500000e-01) #9
  %1 = load float, ptr %high, align 4, !tbaa !20
  %2 = load float, ptr %r, align 4, !tbaa !18
  %sub = fsub float %1, %2
  %3 = load i32, ptr %n, align 4, !tbaa !21
  %conv = sitofp i32 %3 to float
  %add = fadd float %sub, %conv
  %arrayidx6.idx = shl i64 %call, 3
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx6.idx
  store float %add, ptr addrspace(1) %arrayidx6, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp) #9
  %4 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %conv8 = fpext float %4 to double
  call spir_func void @fill(ptr dead_on_unwind writable sret(%struct.row) align 8 %ref.tmp, double noundef %conv8) #9
  %and = and i64 %call, 3
  %arrayidx9 = getelementptr inbounds nuw double, ptr %ref.tmp, i64 %and
  %5 = load double, ptr %arrayidx9, align 8, !tbaa !22
  %conv10 = fptrunc double %5 to float
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx6, i64 4
  store float %conv10, ptr addrspace(1) %arrayidx13, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %r) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @called_kernel(ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add nsw i32 %0, 5
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_called_kernel(ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %0, 5
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @caller_kernel(ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %mul.i = shl nsw i32 %0, 1
  %add.i.i = add nsw i32 %mul.i, 5
  store i32 %add.i.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_caller_kernel(ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %mul = shl nsw i32 %0, 1
  %add.i = add nsw i32 %mul, 5
  store i32 %add.i, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func range(i32 0, 1048577) i32 @square(i32 noundef range(i32 0, 1025) %x) unnamed_addr #5 {
entry:
  %mul = mul nuw nsw i32 %x, %x
  ret i32 %mul
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef float @blend(float noundef %a, i8 noundef signext %c, i1 noundef zeroext %negative) unnamed_addr #5 {
entry:
  %conv1 = sitofp i8 %c to float
  %mul2 = fmul float %conv1, 4.000000e+00
  %0 = fadd float %a, %mul2
  %fneg = fneg float %0
  %cond = select i1 %negative, float %fneg, float %0
  ret float %cond
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @divide(i32 noundef %a, i32 noundef range(i32 -2147483641, -2147483648) %b, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %quotient, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %remainder) unnamed_addr #6 {
entry:
  %div = sdiv i32 %a, %b
  store i32 %div, ptr %quotient, align 4, !tbaa !3
  %0 = mul i32 %div, %b
  %rem.decomposed = sub i32 %a, %0
  store i32 %rem.decomposed, ptr %remainder, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @bump(ptr addrspace(1) noundef captures(none) %p, i32 noundef %by) unnamed_addr #7 {
entry:
  %0 = load i32, ptr addrspace(1) %p, align 4, !tbaa !3
  %add = add nsw i32 %0, %by
  store i32 %add, ptr addrspace(1) %p, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @widen(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.range) align 4 captures(none) initializes((0, 12)) %agg.result, ptr noundef readonly byval(%struct.range) align 4 captures(none) %r, float noundef %by) unnamed_addr #7 {
entry:
  %0 = load float, ptr %r, align 4, !tbaa !18
  %sub = fsub float %0, %by
  store float %sub, ptr %agg.result, align 4, !tbaa !18
  %high = getelementptr inbounds nuw i8, ptr %agg.result, i64 4
  %high2 = getelementptr inbounds nuw i8, ptr %r, i64 4
  %1 = load float, ptr %high2, align 4, !tbaa !20
  %add = fadd float %by, %1
  store float %add, ptr %high, align 4, !tbaa !20
  %n = getelementptr inbounds nuw i8, ptr %agg.result, i64 8
  %n3 = getelementptr inbounds nuw i8, ptr %r, i64 8
  %2 = load i32, ptr %n3, align 4, !tbaa !21
  %add4 = add nsw i32 %2, 1
  store i32 %add4, ptr %n, align 4, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @fill(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.row) align 8 captures(none) initializes((0, 32)) %agg.result, double noundef %x) unnamed_addr #6 {
entry:
  %mul = fmul double %x, 0.000000e+00
  store double %mul, ptr %agg.result, align 8, !tbaa !22
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %agg.result, i64 8
  store double %x, ptr %arrayidx.1, align 8, !tbaa !22
  %mul.2 = fmul double %x, 2.000000e+00
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %agg.result, i64 16
  store double %mul.2, ptr %arrayidx.2, align 8, !tbaa !22
  %mul.3 = fmul double %x, 3.000000e+00
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %agg.result, i64 24
  store double %mul.3, ptr %arrayidx.3, align 8, !tbaa !22
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }

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
!9 = !{!"int*", !"float*", !"int*"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"int*", !"int*"}
!16 = !{!"const", !""}
!17 = !{!"float*", !"float*"}
!18 = !{!19, !12, i64 0}
!19 = !{!"", !12, i64 0, !12, i64 4, !4, i64 8}
!20 = !{!19, !12, i64 4}
!21 = !{!19, !4, i64 8}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !5, i64 0}
!24 = !{i32 1}
!25 = !{!"none"}
!26 = !{!"int*"}
!27 = !{!""}
