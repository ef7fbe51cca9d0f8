; ModuleID = 'opencl/half_memory.cl'
source_filename = "opencl/half_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @half_scalar(ptr addrspace(1) noundef align 2 %h, ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1.i = tail call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %h) #6
  %add.i = fadd float %call1.i, 1.000000e+00
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call.i
  store float %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %mul.i = fmul float %0, 0x3FD51EB860000000
  tail call spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef %mul.i, i64 noundef %call.i, ptr addrspace(1) noundef align 2 %h) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_half_scalar(ptr addrspace(1) noundef align 2 %h, ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1 = tail call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %h) #6
  %add = fadd float %call1, 1.000000e+00
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call
  store float %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %mul = fmul float %0, 0x3FD51EB860000000
  tail call spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef %mul, i64 noundef %call, ptr addrspace(1) noundef %h) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @half_store_rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 2 %out) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %mul.i = fmul float %0, 0x3FF003AFC0000000
  %mul1.i = mul i64 %call.i, 6
  tail call spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef %mul.i, i64 noundef %mul1.i, ptr addrspace(1) noundef align 2 %out) #7
  %add.i = or disjoint i64 %mul1.i, 1
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float noundef %mul.i, i64 noundef %add.i, ptr addrspace(1) noundef align 2 %out) #7
  %add4.i = add i64 %mul1.i, 2
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS1Dh(float noundef %mul.i, i64 noundef %add4.i, ptr addrspace(1) noundef align 2 %out) #7
  %add6.i = add i64 %mul1.i, 3
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS1Dh(float noundef %mul.i, i64 noundef %add6.i, ptr addrspace(1) noundef align 2 %out) #7
  %add8.i = add i64 %mul1.i, 4
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef %mul.i, i64 noundef %add8.i, ptr addrspace(1) noundef align 2 %out) #7
  %conv.i = fpext float %mul.i to double
  %mul9.i = fmul double %conv.i, 3.000000e+00
  %add11.i = add i64 %mul1.i, 5
  tail call spir_func void @_Z11vstore_halfdmPU3AS1Dh(double noundef %mul9.i, i64 noundef %add11.i, ptr addrspace(1) noundef align 2 %out) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_half_store_rounding(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 2 %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %mul = fmul float %0, 0x3FF003AFC0000000
  %mul1 = mul i64 %call, 6
  tail call spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef %mul, i64 noundef %mul1, ptr addrspace(1) noundef %out) #7
  %add = or disjoint i64 %mul1, 1
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float noundef %mul, i64 noundef %add, ptr addrspace(1) noundef %out) #7
  %add4 = add i64 %mul1, 2
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS1Dh(float noundef %mul, i64 noundef %add4, ptr addrspace(1) noundef %out) #7
  %add6 = add i64 %mul1, 3
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS1Dh(float noundef %mul, i64 noundef %add6, ptr addrspace(1) noundef %out) #7
  %add8 = add i64 %mul1, 4
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef %mul, i64 noundef %add8, ptr addrspace(1) noundef %out) #7
  %conv = fpext float %mul to double
  %mul9 = fmul double %conv, 3.000000e+00
  %add11 = add i64 %mul1, 5
  tail call spir_func void @_Z11vstore_halfdmPU3AS1Dh(double noundef %mul9, i64 noundef %add11, ptr addrspace(1) noundef %out) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @half_vectors(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 2 %back) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1.i = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %in) #6
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef %call1.i, i64 noundef %call.i, ptr addrspace(1) noundef align 4 %out) #7
  %call2.i = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %in) #6
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 16
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call2.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr.i) #7
  %call3.i = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %in) #6
  %add.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 40
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %call3.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr4.i) #7
  %call5.i = tail call spir_func <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %call.i, ptr addrspace(1) noundef align 4 %out) #6
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float> noundef %call5.i, i64 noundef %call.i, ptr addrspace(1) noundef align 2 %back) #7
  %call7.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr4.i) #6
  %mul.i = fmul <4 x float> %call7.i, splat (float 0x3FFB333340000000)
  %add.ptr8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %back, i64 8
  tail call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> noundef %mul.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr8.i) #7
  %call9.i = tail call spir_func <8 x float> @_Z11vload_half8mPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %in) #6
  %add.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %back, i64 24
  tail call spir_func void @_Z12vstore_half8Dv8_fmPU3AS1Dh(<8 x float> noundef %call9.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr10.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_half_vectors(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 2 %back) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1 = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %in) #6
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef %call1, i64 noundef %call, ptr addrspace(1) noundef %out) #7
  %call2 = tail call spir_func <3 x float> @_Z11vload_half3mPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %in) #6
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 16
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call2, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr) #7
  %call3 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %in) #6
  %add.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 40
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %call3, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr4) #7
  %call5 = tail call spir_func <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %call, ptr addrspace(1) noundef %out) #6
  tail call spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float> noundef %call5, i64 noundef %call, ptr addrspace(1) noundef %back) #7
  %call7 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr4) #6
  %mul = fmul <4 x float> %call7, splat (float 0x3FFB333340000000)
  %add.ptr8 = getelementptr inbounds nuw i8, ptr addrspace(1) %back, i64 8
  tail call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> noundef %mul, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr8) #7
  %call9 = tail call spir_func <8 x float> @_Z11vload_half8mPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %in) #6
  %add.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %back, i64 24
  tail call spir_func void @_Z12vstore_half8Dv8_fmPU3AS1Dh(<8 x float> noundef %call9, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr10) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @half_aligned(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1.i = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %in) #6
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %call1.i, i64 noundef %call.i, ptr addrspace(1) noundef align 4 %out) #7
  %call2.i = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %in) #6
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 32
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call2.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr.i) #7
  %call3.i = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %in) #6
  %mul.i = fmul <4 x float> %call3.i, splat (float 5.000000e-01)
  %add.i = add i64 %call.i, 2
  tail call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS1Dh(<4 x float> noundef %mul.i, i64 noundef %add.i, ptr addrspace(1) noundef align 2 %in) #7
  %add4.i = add i64 %call.i, 10
  tail call spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS1Dh(<2 x float> noundef splat (float 0x3FD5555560000000), i64 noundef %add4.i, ptr addrspace(1) noundef align 2 %in) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_half_aligned(ptr addrspace(1) noundef align 2 %in, ptr addrspace(1) noundef align 4 %out) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %in) #6
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %call1, i64 noundef %call, ptr addrspace(1) noundef %out) #7
  %call2 = tail call spir_func <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %in) #6
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 32
  tail call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call2, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr) #7
  %call3 = tail call spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef %call, ptr addrspace(1) noundef %in) #6
  %mul = fmul <4 x float> %call3, splat (float 5.000000e-01)
  %add = add i64 %call, 2
  tail call spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS1Dh(<4 x float> noundef %mul, i64 noundef %add, ptr addrspace(1) noundef %in) #7
  %add4 = add i64 %call, 10
  tail call spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS1Dh(<2 x float> noundef splat (float 0x3FD5555560000000), i64 noundef %add4, ptr addrspace(1) noundef %in) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halffmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtzfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtpfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z11vstore_halfdmPU3AS1Dh(double noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z11vload_half3mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z12vstore_half8Dv8_fmPU3AS1Dh(<8 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z11vload_half8mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z12vloada_half4mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half4_rteDv4_fmPU3AS1Dh(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z17vstorea_half2_rtnDv2_fmPU3AS1Dh(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

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
!9 = !{!"half*", !"float*", !"float*"}
!10 = !{!"", !"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"float*", !"half*"}
!16 = !{!"const", !""}
!17 = !{!"half*", !"float*", !"half*"}
!18 = !{!"const", !"", !""}
!19 = !{!"half*", !"float*"}
!20 = !{!"", !""}
