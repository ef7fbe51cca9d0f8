; ModuleID = 'opencl/struct_arguments.cl'
source_filename = "opencl/struct_arguments.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.settings = type { i32, i32, float, %struct.anon, i32 }
%struct.anon = type { i8, i16 }
%struct.point = type { float, float }
%union.word = type { float, [4 x i8] }
%struct.outer = type { [2 x %struct.inner], [3 x i32] }
%struct.inner = type { [3 x i32] }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @by_value(ptr addrspace(1) noundef align 4 captures(none) %out, ptr noundef readonly byval(%struct.settings) align 4 captures(none) %s) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %s1.sroa.0.0.copyload = load i32, ptr %s, align 4
  %s1.sroa.4.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 4
  %s1.sroa.4.0.copyload = load i32, ptr %s1.sroa.4.0.s.sroa_idx, align 4
  %s1.sroa.5.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 8
  %s1.sroa.5.0.copyload = load float, ptr %s1.sroa.5.0.s.sroa_idx, align 4
  %s1.sroa.6.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 12
  %s1.sroa.6.0.copyload = load i8, ptr %s1.sroa.6.0.s.sroa_idx, align 4
  %s1.sroa.72.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 14
  %s1.sroa.72.0.copyload = load i16, ptr %s1.sroa.72.0.s.sroa_idx, align 2
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %mul.i = mul nsw i32 %0, %s1.sroa.0.0.copyload
  %mul1.i = fmul float %s1.sroa.5.0.copyload, 4.000000e+00
  %call2.i = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %mul1.i) #5
  %conv.i = sext i8 %s1.sroa.6.0.copyload to i32
  %conv6.i = sext i16 %s1.sroa.72.0.copyload to i32
  %add.i = add i32 %s1.sroa.4.0.copyload, %conv.i
  %add3.i = add i32 %add.i, %conv6.i
  %add4.i = add i32 %add3.i, %mul.i
  %add7.i = add i32 %add4.i, %call2.i
  store i32 %add7.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_by_value(ptr addrspace(1) noundef align 4 captures(none) %out, ptr noundef readonly byval(%struct.settings) align 4 captures(none) %s) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %1 = load i32, ptr %s, align 4, !tbaa !11
  %mul = mul nsw i32 %1, %0
  %offset = getelementptr inbounds nuw i8, ptr %s, i64 4
  %2 = load i32, ptr %offset, align 4, !tbaa !16
  %add = add nsw i32 %mul, %2
  %gain = getelementptr inbounds nuw i8, ptr %s, i64 8
  %3 = load float, ptr %gain, align 4, !tbaa !17
  %mul1 = fmul float %3, 4.000000e+00
  %call2 = tail call spir_func i32 @_Z15convert_int_rtzf(float noundef %mul1) #5
  %add3 = add nsw i32 %add, %call2
  %mode = getelementptr inbounds nuw i8, ptr %s, i64 12
  %4 = load i8, ptr %mode, align 4, !tbaa !18
  %conv = sext i8 %4 to i32
  %add4 = add nsw i32 %add3, %conv
  %level = getelementptr inbounds nuw i8, ptr %s, i64 14
  %5 = load i16, ptr %level, align 2, !tbaa !19
  %conv6 = sext i16 %5 to i32
  %add7 = add nsw i32 %add4, %conv6
  store i32 %add7, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @by_value_pair(ptr addrspace(1) noundef align 4 captures(none) %out, ptr noundef readonly byval(%struct.point) align 4 captures(none) %a, ptr noundef readonly byval(%struct.point) align 4 captures(none) %b) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
entry:
  %b2.sroa.0.0.copyload = load float, ptr %b, align 4
  %b2.sroa.4.0.b.sroa_idx = getelementptr inbounds nuw i8, ptr %b, i64 4
  %b2.sroa.4.0.copyload = load float, ptr %b2.sroa.4.0.b.sroa_idx, align 4
  %a1.sroa.0.0.copyload = load float, ptr %a, align 4
  %a1.sroa.4.0.a.sroa_idx = getelementptr inbounds nuw i8, ptr %a, i64 4
  %a1.sroa.4.0.copyload = load float, ptr %a1.sroa.4.0.a.sroa_idx, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call2.i = tail call spir_func float @_Z3mixfff(float noundef %a1.sroa.0.0.copyload, float noundef %b2.sroa.0.0.copyload, float noundef 2.500000e-01) #5
  %arrayidx.i = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %out, i64 %call.i
  %y.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 4
  %0 = load float, ptr addrspace(1) %y.i, align 4, !tbaa !24
  %add.i = fadd float %call2.i, %0
  store float %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !26
  %mul.i = fmul float %b2.sroa.4.0.copyload, %a1.sroa.4.0.copyload
  store float %mul.i, ptr addrspace(1) %y.i, align 4, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_by_value_pair(ptr addrspace(1) noundef align 4 captures(none) %out, ptr noundef readonly byval(%struct.point) align 4 captures(none) %a, ptr noundef readonly byval(%struct.point) align 4 captures(none) %b) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %0 = load float, ptr %a, align 4, !tbaa !26
  %1 = load float, ptr %b, align 4, !tbaa !26
  %call2 = tail call spir_func float @_Z3mixfff(float noundef %0, float noundef %1, float noundef 2.500000e-01) #5
  %arrayidx = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %out, i64 %call
  %y = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  %2 = load float, ptr addrspace(1) %y, align 4, !tbaa !24
  %add = fadd float %call2, %2
  store float %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !26
  %y5 = getelementptr inbounds nuw i8, ptr %a, i64 4
  %3 = load float, ptr %y5, align 4, !tbaa !24
  %y6 = getelementptr inbounds nuw i8, ptr %b, i64 4
  %4 = load float, ptr %y6, align 4, !tbaa !24
  %mul = fmul float %3, %4
  store float %mul, ptr addrspace(1) %y, align 4, !tbaa !24
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @union_argument(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr noundef readonly byval(%union.word) align 4 captures(none) %w, i32 noundef %index) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !23 {
entry:
  %w1 = alloca %union.word, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %w1)
  %0 = load i64, ptr %w, align 4
  store i64 %0, ptr %w1, align 8
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %1 = trunc i64 %0 to i32
  %conv.i = trunc i64 %call.i to i32
  %add.i = add i32 %1, %conv.i
  %arrayidx.i.idx = shl i64 %call.i, 3
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx.i.idx
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %conv1.i = zext i32 %index to i64
  %add2.i = add i64 %call.i, %conv1.i
  %and.i = and i64 %add2.i, 7
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr %w1, i64 %and.i
  %2 = load i8, ptr %arrayidx3.i, align 1, !tbaa !28
  %conv4.i = zext i8 %2 to i32
  %3 = bitcast i32 %1 to float
  %cmp.i = fcmp olt float %3, 0.000000e+00
  %conv5.i = zext i1 %cmp.i to i32
  %add6.i = add nuw nsw i32 %conv5.i, %conv4.i
  %arrayidx9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 4
  store i32 %add6.i, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %w1)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_union_argument(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr noundef readonly byval(%union.word) align 4 captures(none) %w, i32 noundef %index) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !23 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %0 = load i32, ptr %w, align 4
  %conv = trunc i64 %call to i32
  %add = add i32 %0, %conv
  %arrayidx.idx = shl i64 %call, 3
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx.idx
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %conv1 = zext i32 %index to i64
  %add2 = add i64 %call, %conv1
  %and = and i64 %add2, 7
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %w, i64 %and
  %1 = load i8, ptr %arrayidx3, align 1, !tbaa !28
  %conv4 = zext i8 %1 to i32
  %2 = bitcast i32 %0 to float
  %cmp = fcmp olt float %2, 0.000000e+00
  %conv5 = zext i1 %cmp to i32
  %add6 = add nuw nsw i32 %conv5, %conv4
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  store i32 %add6, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @nested(ptr addrspace(1) noundef align 4 captures(none) %out, ptr noundef readonly byval(%struct.outer) align 4 captures(none) %value) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !10 {
entry:
  %copy.i = alloca %struct.outer, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %copy.i) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %copy.i, ptr noundef nonnull align 4 dereferenceable(36) %value, i64 36, i1 false)
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %copy.i, i64 12
  %conv.i = trunc i64 %call.i to i32
  %add.i = add nsw i32 %conv.i, 2
  %copy.i2.sroa.0.0.copyload = load i32, ptr %copy.i, align 8
  %copy.i2.sroa.6.0.copy.i.sroa_idx = getelementptr inbounds nuw i8, ptr %copy.i, i64 4
  %copy.i2.sroa.6.0.copyload = load i32, ptr %copy.i2.sroa.6.0.copy.i.sroa_idx, align 4
  %copy.i2.sroa.8.0.copy.i.sroa_idx = getelementptr inbounds nuw i8, ptr %copy.i, i64 8
  %copy.i2.sroa.8.0.copyload = load i32, ptr %copy.i2.sroa.8.0.copy.i.sroa_idx, align 8
  %mul.i3 = mul nsw i32 %copy.i2.sroa.0.0.copyload, %add.i
  %mul.1.i = mul nsw i32 %copy.i2.sroa.6.0.copyload, %add.i
  %mul.2.i = mul nsw i32 %copy.i2.sroa.8.0.copyload, %add.i
  store i32 %mul.i3, ptr %arrayidx.i, align 4
  %tmp.i.sroa.0.sroa.4.0.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr %copy.i, i64 16
  store i32 %mul.1.i, ptr %tmp.i.sroa.0.sroa.4.0.arrayidx.i.sroa_idx, align 8
  %tmp.i.sroa.0.sroa.5.0.arrayidx.i.sroa_idx = getelementptr inbounds nuw i8, ptr %copy.i, i64 20
  store i32 %mul.2.i, ptr %tmp.i.sroa.0.sroa.5.0.arrayidx.i.sroa_idx, align 4, !tbaa !28
  %arrayidx3.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !3
  %and.i = and i64 %call.i, 1
  %arrayidx5.i = getelementptr inbounds nuw %struct.inner, ptr %copy.i, i64 %and.i
  %rem.i = urem i64 %call.i, 3
  %arrayidx6.i = getelementptr inbounds nuw i32, ptr %arrayidx5.i, i64 %rem.i
  store i32 %0, ptr %arrayidx6.i, align 4, !tbaa !3
  %1 = load i32, ptr %copy.i, align 8, !tbaa !3
  %2 = load i32, ptr %copy.i2.sroa.6.0.copy.i.sroa_idx, align 4, !tbaa !3
  %add.1.i = add nsw i32 %2, %1
  %3 = load i32, ptr %copy.i2.sroa.8.0.copy.i.sroa_idx, align 8, !tbaa !3
  %add.2.i = add nsw i32 %add.1.i, %3
  %mul.i = mul nsw i32 %add.2.i, 1000
  %4 = load i32, ptr %arrayidx.i, align 4, !tbaa !3
  %5 = load i32, ptr %tmp.i.sroa.0.sroa.4.0.arrayidx.i.sroa_idx, align 8, !tbaa !3
  %add.1.i7 = add nsw i32 %5, %4
  %6 = load i32, ptr %tmp.i.sroa.0.sroa.5.0.arrayidx.i.sroa_idx, align 4, !tbaa !3
  %tail.i = getelementptr inbounds nuw i8, ptr %copy.i, i64 24
  %arrayidx15.i = getelementptr inbounds nuw i32, ptr %tail.i, i64 %rem.i
  %7 = load i32, ptr %arrayidx15.i, align 4, !tbaa !3
  %add.2.i9 = add i32 %add.1.i7, %mul.i
  %add13.i = add i32 %add.2.i9, %6
  %add16.i = add nsw i32 %add13.i, %7
  store i32 %add16.i, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %copy.i) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_nested(ptr addrspace(1) noundef align 4 captures(none) %out, ptr noundef readonly byval(%struct.outer) align 4 captures(none) %value) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !10 {
entry:
  %copy = alloca %struct.outer, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %copy) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %copy, ptr noundef nonnull align 4 dereferenceable(36) %value, i64 36, i1 false), !tbaa.struct !30
  %arrayidx = getelementptr inbounds nuw i8, ptr %copy, i64 12
  %conv = trunc i64 %call to i32
  %add = add nsw i32 %conv, 2
  %copy24.sroa.0.0.copyload = load i32, ptr %copy, align 4
  %copy24.sroa.6.0.copy.sroa_idx = getelementptr inbounds nuw i8, ptr %copy, i64 4
  %copy24.sroa.6.0.copyload = load i32, ptr %copy24.sroa.6.0.copy.sroa_idx, align 4
  %copy24.sroa.8.0.copy.sroa_idx = getelementptr inbounds nuw i8, ptr %copy, i64 8
  %copy24.sroa.8.0.copyload = load i32, ptr %copy24.sroa.8.0.copy.sroa_idx, align 4
  %mul.i = mul nsw i32 %copy24.sroa.0.0.copyload, %add
  %mul.1.i = mul nsw i32 %copy24.sroa.6.0.copyload, %add
  %mul.2.i = mul nsw i32 %copy24.sroa.8.0.copyload, %add
  store i32 %mul.i, ptr %arrayidx, align 4
  %tmp.sroa.0.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %copy, i64 16
  store i32 %mul.1.i, ptr %tmp.sroa.0.sroa.4.0.arrayidx.sroa_idx, align 4
  %tmp.sroa.0.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %copy, i64 20
  store i32 %mul.2.i, ptr %tmp.sroa.0.sroa.5.0.arrayidx.sroa_idx, align 4, !tbaa !28
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx3, align 4, !tbaa !3
  %and = and i64 %call, 1
  %arrayidx5 = getelementptr inbounds nuw %struct.inner, ptr %copy, i64 %and
  %rem = urem i64 %call, 3
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %arrayidx5, i64 %rem
  store i32 %0, ptr %arrayidx6, align 4, !tbaa !3
  %1 = load i32, ptr %copy, align 4, !tbaa !3
  %2 = load i32, ptr %copy24.sroa.6.0.copy.sroa_idx, align 4, !tbaa !3
  %add.1.i = add nsw i32 %2, %1
  %3 = load i32, ptr %copy24.sroa.8.0.copy.sroa_idx, align 4, !tbaa !3
  %add.2.i = add nsw i32 %add.1.i, %3
  %mul = mul nsw i32 %add.2.i, 1000
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %5 = load i32, ptr %tmp.sroa.0.sroa.4.0.arrayidx.sroa_idx, align 4, !tbaa !3
  %add.1.i28 = add nsw i32 %5, %4
  %6 = load i32, ptr %tmp.sroa.0.sroa.5.0.arrayidx.sroa_idx, align 4, !tbaa !3
  %tail = getelementptr inbounds nuw i8, ptr %copy, i64 24
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %tail, i64 %rem
  %7 = load i32, ptr %arrayidx15, align 4, !tbaa !3
  %add.2.i30 = add i32 %add.1.i28, %mul
  %add13 = add i32 %add.2.i30, %6
  %add16 = add nsw i32 %add13, %7
  store i32 %add16, ptr addrspace(1) %arrayidx3, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %copy) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_rtzf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }

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
!7 = !{i32 1, i32 0}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"struct settings"}
!10 = !{!"", !""}
!11 = !{!12, !4, i64 0}
!12 = !{!"settings", !4, i64 0, !4, i64 4, !13, i64 8, !14, i64 12, !4, i64 16}
!13 = !{!"float", !5, i64 0}
!14 = !{!"", !5, i64 0, !15, i64 2}
!15 = !{!"short", !5, i64 0}
!16 = !{!12, !4, i64 4}
!17 = !{!12, !13, i64 8}
!18 = !{!12, !5, i64 12}
!19 = !{!12, !15, i64 14}
!20 = !{i32 1, i32 0, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"point*", !"point", !"point"}
!23 = !{!"", !"", !""}
!24 = !{!25, !13, i64 4}
!25 = !{!"", !13, i64 0, !13, i64 4}
!26 = !{!25, !13, i64 0}
!27 = !{!"uint*", !"union word", !"int"}
!28 = !{!5, !5, i64 0}
!29 = !{!"int*", !"struct outer"}
!30 = !{i64 0, i64 24, !28, i64 24, i64 12, !28}
