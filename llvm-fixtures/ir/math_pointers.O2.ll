; ModuleID = 'opencl/math_pointers.cl'
source_filename = "opencl/math_pointers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@local_results.parts = internal addrspace(3) global [8 x float] undef, align 4
@local_results.whole = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @private_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %whole.i = alloca float, align 4
  %cosine.i = alloca float, align 4
  %floored.i = alloca float, align 4
  %exponent.i = alloca i32, align 4
  %sign.i = alloca i32, align 4
  %quotient.i = alloca i32, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %add.ptr.idx.i = mul i64 %call.i, 48
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %whole.i) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %cosine.i) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %floored.i) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %exponent.i) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %sign.i) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %quotient.i) #7
  %call1.i = call spir_func float @_Z5fractfPf(float noundef %0, ptr noundef nonnull %floored.i) #8
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store float %call1.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !11
  %1 = load float, ptr %floored.i, align 4, !tbaa !11
  %incdec.ptr2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store float %1, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !11
  %call3.i = call spir_func float @_Z5frexpfPi(float noundef %0, ptr noundef nonnull %exponent.i) #8
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store float %call3.i, ptr addrspace(1) %incdec.ptr2.i, align 4, !tbaa !11
  %2 = load i32, ptr %exponent.i, align 4, !tbaa !3
  %conv.i = sitofp i32 %2 to float
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store float %conv.i, ptr addrspace(1) %incdec.ptr4.i, align 4, !tbaa !11
  %call6.i = call spir_func float @_Z4modffPf(float noundef %0, ptr noundef nonnull %whole.i) #8
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store float %call6.i, ptr addrspace(1) %incdec.ptr5.i, align 4, !tbaa !11
  %3 = load float, ptr %whole.i, align 4, !tbaa !11
  %incdec.ptr8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store float %3, ptr addrspace(1) %incdec.ptr7.i, align 4, !tbaa !11
  %call9.i = call spir_func float @_Z6sincosfPf(float noundef %0, ptr noundef nonnull %cosine.i) #8
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store float %call9.i, ptr addrspace(1) %incdec.ptr8.i, align 4, !tbaa !11
  %4 = load float, ptr %cosine.i, align 4, !tbaa !11
  %incdec.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store float %4, ptr addrspace(1) %incdec.ptr10.i, align 4, !tbaa !11
  %add.i = fadd float %0, 5.000000e+00
  %call12.i = call spir_func float @_Z8lgamma_rfPi(float noundef %add.i, ptr noundef nonnull %sign.i) #8
  %incdec.ptr13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store float %call12.i, ptr addrspace(1) %incdec.ptr11.i, align 4, !tbaa !11
  %5 = load i32, ptr %sign.i, align 4, !tbaa !3
  %conv14.i = sitofp i32 %5 to float
  %incdec.ptr15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store float %conv14.i, ptr addrspace(1) %incdec.ptr13.i, align 4, !tbaa !11
  %call16.i = call spir_func float @_Z6remquoffPi(float noundef %0, float noundef 7.500000e-01, ptr noundef nonnull %quotient.i) #8
  %incdec.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 44
  store float %call16.i, ptr addrspace(1) %incdec.ptr15.i, align 4, !tbaa !11
  %6 = load i32, ptr %quotient.i, align 4, !tbaa !3
  %and.i = and i32 %6, 7
  %conv18.i = uitofp nneg i32 %and.i to float
  store float %conv18.i, ptr addrspace(1) %incdec.ptr17.i, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %quotient.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %sign.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %exponent.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %floored.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %cosine.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %whole.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_private_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %whole = alloca float, align 4
  %cosine = alloca float, align 4
  %floored = alloca float, align 4
  %exponent = alloca i32, align 4
  %sign = alloca i32, align 4
  %quotient = alloca i32, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %add.ptr.idx = mul i64 %call, 48
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %whole) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %cosine) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %floored) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %exponent) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %sign) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %quotient) #7
  %call1 = call spir_func float @_Z5fractfPf(float noundef %0, ptr noundef nonnull %floored) #8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store float %call1, ptr addrspace(1) %add.ptr, align 4, !tbaa !11
  %1 = load float, ptr %floored, align 4, !tbaa !11
  %incdec.ptr2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store float %1, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !11
  %call3 = call spir_func float @_Z5frexpfPi(float noundef %0, ptr noundef nonnull %exponent) #8
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store float %call3, ptr addrspace(1) %incdec.ptr2, align 4, !tbaa !11
  %2 = load i32, ptr %exponent, align 4, !tbaa !3
  %conv = sitofp i32 %2 to float
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store float %conv, ptr addrspace(1) %incdec.ptr4, align 4, !tbaa !11
  %call6 = call spir_func float @_Z4modffPf(float noundef %0, ptr noundef nonnull %whole) #8
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store float %call6, ptr addrspace(1) %incdec.ptr5, align 4, !tbaa !11
  %3 = load float, ptr %whole, align 4, !tbaa !11
  %incdec.ptr8 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store float %3, ptr addrspace(1) %incdec.ptr7, align 4, !tbaa !11
  %call9 = call spir_func float @_Z6sincosfPf(float noundef %0, ptr noundef nonnull %cosine) #8
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store float %call9, ptr addrspace(1) %incdec.ptr8, align 4, !tbaa !11
  %4 = load float, ptr %cosine, align 4, !tbaa !11
  %incdec.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store float %4, ptr addrspace(1) %incdec.ptr10, align 4, !tbaa !11
  %add = fadd float %0, 5.000000e+00
  %call12 = call spir_func float @_Z8lgamma_rfPi(float noundef %add, ptr noundef nonnull %sign) #8
  %incdec.ptr13 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store float %call12, ptr addrspace(1) %incdec.ptr11, align 4, !tbaa !11
  %5 = load i32, ptr %sign, align 4, !tbaa !3
  %conv14 = sitofp i32 %5 to float
  %incdec.ptr15 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store float %conv14, ptr addrspace(1) %incdec.ptr13, align 4, !tbaa !11
  %call16 = call spir_func float @_Z6remquoffPi(float noundef %0, float noundef 7.500000e-01, ptr noundef nonnull %quotient) #8
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 44
  store float %call16, ptr addrspace(1) %incdec.ptr15, align 4, !tbaa !11
  %6 = load i32, ptr %quotient, align 4, !tbaa !3
  %and = and i32 %6, 7
  %conv18 = uitofp nneg i32 %and to float
  store float %conv18, ptr addrspace(1) %incdec.ptr17, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %quotient) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %sign) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %exponent) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %floored) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %cosine) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %whole) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @global_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %add.ptr.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %call1.i = tail call spir_func float @_Z6sincosfPU3AS1f(float noundef %0, ptr addrspace(1) noundef %add.ptr.i) #8
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx3.i = getelementptr inbounds nuw i32, ptr addrspace(1) %c, i64 %call.i
  %call4.i = tail call spir_func float @_Z5frexpfPU3AS1i(float noundef %1, ptr addrspace(1) noundef %arrayidx3.i) #8
  %add.i = fadd float %call1.i, %call4.i
  %arrayidx5.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  store float %add.i, ptr addrspace(1) %arrayidx5.i, align 4, !tbaa !11
  %2 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %call8.i = tail call spir_func float @_Z4modffPU3AS1f(float noundef %2, ptr addrspace(1) noundef %arrayidx5.i) #8
  %3 = load float, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !11
  %add10.i = fadd float %call8.i, %3
  store float %add10.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_global_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %call1 = tail call spir_func float @_Z6sincosfPU3AS1f(float noundef %0, ptr addrspace(1) noundef %add.ptr) #8
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %c, i64 %call
  %call4 = tail call spir_func float @_Z5frexpfPU3AS1i(float noundef %1, ptr addrspace(1) noundef %arrayidx3) #8
  %add = fadd float %call1, %call4
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  store float %add, ptr addrspace(1) %arrayidx5, align 4, !tbaa !11
  %2 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %call8 = tail call spir_func float @_Z4modffPU3AS1f(float noundef %2, ptr addrspace(1) noundef %arrayidx5) #8
  %3 = load float, ptr addrspace(1) %add.ptr, align 4, !tbaa !11
  %add10 = fadd float %call8, %3
  store float %add10, ptr addrspace(1) %add.ptr, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @local_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(3) @local_results.parts, i64 %call.i
  %call2.i = tail call spir_func float @_Z5fractfPU3AS3f(float noundef %0, ptr addrspace(3) noundef %arrayidx1.i) #8
  %arrayidx3.i.idx = mul i64 %call.i, 12
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.i.idx
  store float %call2.i, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !11
  %1 = load float, ptr addrspace(3) %arrayidx1.i, align 4, !tbaa !11
  %arrayidx6.i = getelementptr i8, ptr addrspace(1) %arrayidx3.i, i64 4
  store float %1, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !11
  %2 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx8.i = getelementptr inbounds nuw i32, ptr addrspace(3) @local_results.whole, i64 %call.i
  %call9.i = tail call spir_func float @_Z6remquoffPU3AS3i(float noundef %2, float noundef 1.500000e+00, ptr addrspace(3) noundef %arrayidx8.i) #8
  %3 = load i32, ptr addrspace(3) %arrayidx8.i, align 4, !tbaa !3
  %and.i = and i32 %3, 7
  %conv.i = uitofp nneg i32 %and.i to float
  %add11.i = fadd float %call9.i, %conv.i
  %arrayidx14.i = getelementptr i8, ptr addrspace(1) %arrayidx3.i, i64 8
  store float %add11.i, ptr addrspace(1) %arrayidx14.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_local_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(3) @local_results.parts, i64 %call
  %call2 = tail call spir_func float @_Z5fractfPU3AS3f(float noundef %0, ptr addrspace(3) noundef %arrayidx1) #8
  %arrayidx3.idx = mul i64 %call, 12
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.idx
  store float %call2, ptr addrspace(1) %arrayidx3, align 4, !tbaa !11
  %1 = load float, ptr addrspace(3) %arrayidx1, align 4, !tbaa !11
  %arrayidx6 = getelementptr i8, ptr addrspace(1) %arrayidx3, i64 4
  store float %1, ptr addrspace(1) %arrayidx6, align 4, !tbaa !11
  %2 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(3) @local_results.whole, i64 %call
  %call9 = tail call spir_func float @_Z6remquoffPU3AS3i(float noundef %2, float noundef 1.500000e+00, ptr addrspace(3) noundef %arrayidx8) #8
  %3 = load i32, ptr addrspace(3) %arrayidx8, align 4, !tbaa !3
  %and = and i32 %3, 7
  %conv = uitofp nneg i32 %and to float
  %add11 = fadd float %call9, %conv
  %arrayidx14 = getelementptr i8, ptr addrspace(1) %arrayidx3, i64 8
  store float %add11, ptr addrspace(1) %arrayidx14, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @vector_results(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 captures(none) %c) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
entry:
  %whole.i = alloca <4 x float>, align 16
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %whole.i) #7
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %in, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !19
  %call1.i = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef %0, ptr noundef nonnull %whole.i) #8
  %1 = load <4 x float>, ptr %whole.i, align 16, !tbaa !19
  %2 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1, <4 x float> splat (float 2.000000e+00), <4 x float> %call1.i)
  %arrayidx2.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call.i
  store <4 x float> %2, ptr addrspace(1) %arrayidx2.i, align 16, !tbaa !19
  %3 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !19
  %add.ptr.i = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %b, i64 %call.i
  %call4.i = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS1Dv4_i(<4 x float> noundef %3, ptr addrspace(1) noundef %add.ptr.i) #8
  %arrayidx5.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %c, i64 %call.i
  store <4 x float> %call4.i, ptr addrspace(1) %arrayidx5.i, align 16, !tbaa !19
  %4 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !19
  %call8.i = call spir_func <4 x float> @_Z6sincosDv4_fPU3AS1S_(<4 x float> noundef %4, ptr addrspace(1) noundef %arrayidx2.i) #8
  %5 = load <4 x float>, ptr addrspace(1) %arrayidx5.i, align 16, !tbaa !19
  %add.i = fadd <4 x float> %call8.i, %5
  store <4 x float> %add.i, ptr addrspace(1) %arrayidx5.i, align 16, !tbaa !19
  %6 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !19
  %7 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %6, <4 x float> splat (float 1.000000e+00))
  %call12.i = call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef %7) #6
  %8 = load <4 x i32>, ptr addrspace(1) %add.ptr.i, align 16, !tbaa !19
  %add14.i = add <4 x i32> %8, %call12.i
  store <4 x i32> %add14.i, ptr addrspace(1) %add.ptr.i, align 16, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %whole.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_vector_results(ptr addrspace(1) noundef readonly align 16 captures(none) %in, ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 captures(none) %c) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
entry:
  %whole = alloca <4 x float>, align 16
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %whole) #7
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %in, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !19
  %call1 = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef %0, ptr noundef nonnull %whole) #8
  %1 = load <4 x float>, ptr %whole, align 16, !tbaa !19
  %2 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1, <4 x float> splat (float 2.000000e+00), <4 x float> %call1)
  %arrayidx2 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call
  store <4 x float> %2, ptr addrspace(1) %arrayidx2, align 16, !tbaa !19
  %3 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !19
  %add.ptr = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %b, i64 %call
  %call4 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS1Dv4_i(<4 x float> noundef %3, ptr addrspace(1) noundef %add.ptr) #8
  %arrayidx5 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %c, i64 %call
  store <4 x float> %call4, ptr addrspace(1) %arrayidx5, align 16, !tbaa !19
  %4 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !19
  %call8 = call spir_func <4 x float> @_Z6sincosDv4_fPU3AS1S_(<4 x float> noundef %4, ptr addrspace(1) noundef %arrayidx2) #8
  %5 = load <4 x float>, ptr addrspace(1) %arrayidx5, align 16, !tbaa !19
  %add = fadd <4 x float> %call8, %5
  store <4 x float> %add, ptr addrspace(1) %arrayidx5, align 16, !tbaa !19
  %6 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !19
  %7 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %6, <4 x float> splat (float 1.000000e+00))
  %call12 = call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef %7) #6
  %8 = load <4 x i32>, ptr addrspace(1) %add.ptr, align 16, !tbaa !19
  %add14 = add <4 x i32> %8, %call12
  store <4 x i32> %add14, ptr addrspace(1) %add.ptr, align 16, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %whole) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @double_results(ptr addrspace(1) noundef readonly align 8 captures(none) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
entry:
  %whole.i = alloca double, align 8
  %cosine.i = alloca double, align 8
  %exponent.i = alloca i32, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %whole.i) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %cosine.i) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %exponent.i) #7
  %arrayidx.i = getelementptr inbounds nuw double, ptr addrspace(1) %in, i64 %call.i
  %0 = load double, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !21
  %call1.i = call spir_func double @_Z4modfdPd(double noundef %0, ptr noundef nonnull %whole.i) #8
  %arrayidx2.i.idx = mul i64 %call.i, 48
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.i.idx
  store double %call1.i, ptr addrspace(1) %arrayidx2.i, align 8, !tbaa !21
  %1 = load double, ptr %whole.i, align 8, !tbaa !21
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2.i, i64 8
  store double %1, ptr addrspace(1) %arrayidx4.i, align 8, !tbaa !21
  %2 = load double, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !21
  %call6.i = call spir_func double @_Z5frexpdPi(double noundef %2, ptr noundef nonnull %exponent.i) #8
  %3 = load i32, ptr %exponent.i, align 4, !tbaa !3
  %conv.i = sitofp i32 %3 to double
  %add7.i = fadd double %call6.i, %conv.i
  %arrayidx10.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 16
  store double %add7.i, ptr addrspace(1) %arrayidx10.i, align 8, !tbaa !21
  %4 = load double, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !21
  %call12.i = call spir_func double @_Z6sincosdPd(double noundef %4, ptr noundef nonnull %cosine.i) #8
  %arrayidx15.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 24
  store double %call12.i, ptr addrspace(1) %arrayidx15.i, align 8, !tbaa !21
  %5 = load double, ptr %cosine.i, align 8, !tbaa !21
  %arrayidx18.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 32
  store double %5, ptr addrspace(1) %arrayidx18.i, align 8, !tbaa !21
  %6 = load double, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !21
  %7 = load i32, ptr %exponent.i, align 4, !tbaa !3
  %call20.i = call spir_func double @_Z5ldexpdi(double noundef %6, i32 noundef %7) #6
  %call22.i = call spir_func double @_Z4powndi(double noundef %6, i32 noundef 3) #6
  %add23.i = fadd double %call20.i, %call22.i
  %call25.i = call spir_func double @_Z3fmaddd(double noundef %6, double noundef 2.000000e+00, double noundef 1.000000e+00) #6
  %add26.i = fadd double %add23.i, %call25.i
  %arrayidx29.i = getelementptr i8, ptr addrspace(1) %arrayidx2.i, i64 40
  store double %add26.i, ptr addrspace(1) %arrayidx29.i, align 8, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr nonnull %exponent.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %cosine.i) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %whole.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_double_results(ptr addrspace(1) noundef readonly align 8 captures(none) %in, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
entry:
  %whole = alloca double, align 8
  %cosine = alloca double, align 8
  %exponent = alloca i32, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %whole) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %cosine) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %exponent) #7
  %arrayidx = getelementptr inbounds nuw double, ptr addrspace(1) %in, i64 %call
  %0 = load double, ptr addrspace(1) %arrayidx, align 8, !tbaa !21
  %call1 = call spir_func double @_Z4modfdPd(double noundef %0, ptr noundef nonnull %whole) #8
  %arrayidx2.idx = mul i64 %call, 48
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx2.idx
  store double %call1, ptr addrspace(1) %arrayidx2, align 8, !tbaa !21
  %1 = load double, ptr %whole, align 8, !tbaa !21
  %arrayidx4 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx2, i64 8
  store double %1, ptr addrspace(1) %arrayidx4, align 8, !tbaa !21
  %2 = load double, ptr addrspace(1) %arrayidx, align 8, !tbaa !21
  %call6 = call spir_func double @_Z5frexpdPi(double noundef %2, ptr noundef nonnull %exponent) #8
  %3 = load i32, ptr %exponent, align 4, !tbaa !3
  %conv = sitofp i32 %3 to double
  %add7 = fadd double %call6, %conv
  %arrayidx10 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 16
  store double %add7, ptr addrspace(1) %arrayidx10, align 8, !tbaa !21
  %4 = load double, ptr addrspace(1) %arrayidx, align 8, !tbaa !21
  %call12 = call spir_func double @_Z6sincosdPd(double noundef %4, ptr noundef nonnull %cosine) #8
  %arrayidx15 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 24
  store double %call12, ptr addrspace(1) %arrayidx15, align 8, !tbaa !21
  %5 = load double, ptr %cosine, align 8, !tbaa !21
  %arrayidx18 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 32
  store double %5, ptr addrspace(1) %arrayidx18, align 8, !tbaa !21
  %6 = load double, ptr addrspace(1) %arrayidx, align 8, !tbaa !21
  %7 = load i32, ptr %exponent, align 4, !tbaa !3
  %call20 = call spir_func double @_Z5ldexpdi(double noundef %6, i32 noundef %7) #6
  %call22 = call spir_func double @_Z4powndi(double noundef %6, i32 noundef 3) #6
  %add23 = fadd double %call20, %call22
  %call25 = call spir_func double @_Z3fmaddd(double noundef %6, double noundef 2.000000e+00, double noundef 1.000000e+00) #6
  %add26 = fadd double %add23, %call25
  %arrayidx29 = getelementptr i8, ptr addrspace(1) %arrayidx2, i64 40
  store double %add26, ptr addrspace(1) %arrayidx29, align 8, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr nonnull %exponent) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %cosine) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %whole) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPf(float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPi(float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPf(float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z6sincosfPf(float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z8lgamma_rfPi(float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPi(float noundef, float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z6sincosfPU3AS1f(float noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPU3AS1i(float noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPU3AS1f(float noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z5fractfPU3AS3f(float noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z6remquoffPU3AS3i(float noundef, float noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z5frexpDv4_fPU3AS1Dv4_i(<4 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func <4 x float> @_Z6sincosDv4_fPU3AS1S_(<4 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func double @_Z4modfdPd(double noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func double @_Z5frexpdPi(double noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func double @_Z6sincosdPd(double noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5ldexpdi(double noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4powndi(double noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!9 = !{!"float*", !"float*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"float*", !"int*"}
!16 = !{!"const", !"", !"", !""}
!17 = !{!"float4*", !"float4*", !"int4*", !"float4*"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!19 = !{!5, !5, i64 0}
!20 = !{!"double*", !"double*"}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !5, i64 0}
