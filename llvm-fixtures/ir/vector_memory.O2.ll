; ModuleID = 'opencl/vector_memory.cl'
source_filename = "opencl/vector_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @load_store_int(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1.i = tail call spir_func <2 x i32> @_Z6vload2mPU3AS1Ki(i64 noundef %call.i, ptr addrspace(1) noundef align 4 %in) #7
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32> noundef %call1.i, i64 noundef %call.i, ptr addrspace(1) noundef align 4 %out) #8
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 4
  %call2.i = tail call spir_func <3 x i32> @_Z6vload3mPU3AS1Ki(i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr.i) #7
  %add.i = add <3 x i32> %call2.i, splat (i32 3)
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 32
  tail call spir_func void @_Z7vstore3Dv3_imPU3AS1i(<3 x i32> noundef %add.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr3.i) #8
  %call4.i = tail call spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 noundef %call.i, ptr addrspace(1) noundef align 4 %in) #7
  %add.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 80
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS1i(<4 x i32> noundef %call4.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr5.i) #8
  %call6.i = tail call spir_func <8 x i32> @_Z6vload8mPU3AS1Ki(i64 noundef %call.i, ptr addrspace(1) noundef align 4 %in) #7
  %0 = shufflevector <8 x i32> %call6.i, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %add.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 144
  tail call spir_func void @_Z7vstore8Dv8_imPU3AS1i(<8 x i32> noundef %0, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr7.i) #8
  %call8.i = tail call spir_func <16 x i32> @_Z7vload16mPU3AS1Ki(i64 noundef %call.i, ptr addrspace(1) noundef align 4 %in) #7
  %mul.i = shl <16 x i32> %call8.i, splat (i32 1)
  %add.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 256
  tail call spir_func void @_Z8vstore16Dv16_imPU3AS1i(<16 x i32> noundef %mul.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr9.i) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_int(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1 = tail call spir_func <2 x i32> @_Z6vload2mPU3AS1Ki(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32> noundef %call1, i64 noundef %call, ptr addrspace(1) noundef %out) #8
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %in, i64 4
  %call2 = tail call spir_func <3 x i32> @_Z6vload3mPU3AS1Ki(i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr) #7
  %add = add <3 x i32> %call2, splat (i32 3)
  %add.ptr3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 32
  tail call spir_func void @_Z7vstore3Dv3_imPU3AS1i(<3 x i32> noundef %add, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr3) #8
  %call4 = tail call spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %add.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 80
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS1i(<4 x i32> noundef %call4, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr5) #8
  %call6 = tail call spir_func <8 x i32> @_Z6vload8mPU3AS1Ki(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %0 = shufflevector <8 x i32> %call6, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %add.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 144
  tail call spir_func void @_Z7vstore8Dv8_imPU3AS1i(<8 x i32> noundef %0, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr7) #8
  %call8 = tail call spir_func <16 x i32> @_Z7vload16mPU3AS1Ki(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %mul = shl <16 x i32> %call8, splat (i32 1)
  %add.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 256
  tail call spir_func void @_Z8vstore16Dv16_imPU3AS1i(<16 x i32> noundef %mul, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr9) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @load_store_char(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1.i = tail call spir_func <2 x i8> @_Z6vload2mPU3AS1Kc(i64 noundef %call.i, ptr addrspace(1) noundef align 1 %in) #7
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 1
  tail call spir_func void @_Z7vstore2Dv2_cmPU3AS1c(<2 x i8> noundef %call1.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr.i) #8
  %call2.i = tail call spir_func <3 x i8> @_Z6vload3mPU3AS1Kc(i64 noundef %call.i, ptr addrspace(1) noundef align 1 %in) #7
  %0 = shufflevector <3 x i8> %call2.i, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 9
  tail call spir_func void @_Z7vstore3Dv3_cmPU3AS1c(<3 x i8> noundef %0, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr3.i) #8
  %call4.i = tail call spir_func <4 x i8> @_Z6vload4mPU3AS1Kc(i64 noundef %call.i, ptr addrspace(1) noundef align 1 %in) #7
  %sub.i = sub <4 x i8> zeroinitializer, %call4.i
  %add.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 21
  tail call spir_func void @_Z7vstore4Dv4_cmPU3AS1c(<4 x i8> noundef %sub.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr5.i) #8
  %call6.i = tail call spir_func <8 x i8> @_Z6vload8mPU3AS1Kc(i64 noundef %call.i, ptr addrspace(1) noundef align 1 %in) #7
  %add.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 37
  tail call spir_func void @_Z7vstore8Dv8_cmPU3AS1c(<8 x i8> noundef %call6.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr7.i) #8
  %call8.i = tail call spir_func <16 x i8> @_Z7vload16mPU3AS1Kc(i64 noundef %call.i, ptr addrspace(1) noundef align 1 %in) #7
  %add.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 64
  tail call spir_func void @_Z8vstore16Dv16_cmPU3AS1c(<16 x i8> noundef %call8.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr9.i) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_char(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1 = tail call spir_func <2 x i8> @_Z6vload2mPU3AS1Kc(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 1
  tail call spir_func void @_Z7vstore2Dv2_cmPU3AS1c(<2 x i8> noundef %call1, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr) #8
  %call2 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS1Kc(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %0 = shufflevector <3 x i8> %call2, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %add.ptr3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 9
  tail call spir_func void @_Z7vstore3Dv3_cmPU3AS1c(<3 x i8> noundef %0, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr3) #8
  %call4 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS1Kc(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %sub = sub <4 x i8> zeroinitializer, %call4
  %add.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 21
  tail call spir_func void @_Z7vstore4Dv4_cmPU3AS1c(<4 x i8> noundef %sub, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr5) #8
  %call6 = tail call spir_func <8 x i8> @_Z6vload8mPU3AS1Kc(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %add.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 37
  tail call spir_func void @_Z7vstore8Dv8_cmPU3AS1c(<8 x i8> noundef %call6, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr7) #8
  %call8 = tail call spir_func <16 x i8> @_Z7vload16mPU3AS1Kc(i64 noundef %call, ptr addrspace(1) noundef %in) #7
  %add.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 64
  tail call spir_func void @_Z8vstore16Dv16_cmPU3AS1c(<16 x i8> noundef %call8, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr9) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @load_store_float(ptr addrspace(2) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %cache) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %values.i = alloca [16 x float], align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %values.i) #9
  %call1.i = tail call spir_func <16 x float> @_Z7vload16mPU3AS2Kf(i64 noundef %call.i, ptr addrspace(2) noundef align 4 %in) #7
  call spir_func void @_Z8vstore16Dv16_fmPf(<16 x float> noundef %call1.i, i64 noundef 0, ptr noundef nonnull %values.i) #8
  %call3.i = call spir_func <4 x float> @_Z6vload4mPKf(i64 noundef 1, ptr noundef nonnull %values.i) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float> noundef %call3.i, i64 noundef %call.i, ptr addrspace(3) noundef align 4 %cache) #8
  %call4.i = call spir_func <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef %call.i, ptr addrspace(3) noundef align 4 %cache) #7
  call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call4.i, i64 noundef %call.i, ptr addrspace(1) noundef align 4 %out) #8
  %call6.i = call spir_func <2 x float> @_Z6vload2mPKf(i64 noundef 3, ptr noundef nonnull %values.i) #7
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 64
  call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef %call6.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr.i) #8
  %call8.i = call spir_func <8 x float> @_Z6vload8mPKf(i64 noundef 1, ptr noundef nonnull %values.i) #7
  %add.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 128
  call spir_func void @_Z7vstore8Dv8_fmPU3AS1f(<8 x float> noundef %call8.i, i64 noundef %call.i, ptr addrspace(1) noundef nonnull %add.ptr9.i) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %values.i) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_float(ptr addrspace(2) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %cache) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %values = alloca [16 x float], align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %values) #9
  %call1 = tail call spir_func <16 x float> @_Z7vload16mPU3AS2Kf(i64 noundef %call, ptr addrspace(2) noundef %in) #7
  call spir_func void @_Z8vstore16Dv16_fmPf(<16 x float> noundef %call1, i64 noundef 0, ptr noundef nonnull %values) #8
  %call3 = call spir_func <4 x float> @_Z6vload4mPKf(i64 noundef 1, ptr noundef nonnull %values) #7
  call spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float> noundef %call3, i64 noundef %call, ptr addrspace(3) noundef %cache) #8
  %call4 = call spir_func <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef %call, ptr addrspace(3) noundef %cache) #7
  call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call4, i64 noundef %call, ptr addrspace(1) noundef %out) #8
  %call6 = call spir_func <2 x float> @_Z6vload2mPKf(i64 noundef 3, ptr noundef nonnull %values) #7
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 64
  call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef %call6, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr) #8
  %call8 = call spir_func <8 x float> @_Z6vload8mPKf(i64 noundef 1, ptr noundef nonnull %values) #7
  %add.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 128
  call spir_func void @_Z7vstore8Dv8_fmPU3AS1f(<8 x float> noundef %call8, i64 noundef %call, ptr addrspace(1) noundef nonnull %add.ptr9) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %values) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @load_store_types(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 8 %c, ptr addrspace(1) noundef align 8 %d) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1.i = tail call spir_func <4 x i8> @_Z6vload4mPU3AS1Kh(i64 noundef %call.i, ptr addrspace(1) noundef align 1 %a) #7
  %xor.i = xor <4 x i8> %call1.i, <i8 1, i8 2, i8 3, i8 4>
  %add.i = add i64 %call.i, 2
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS1h(<4 x i8> noundef %xor.i, i64 noundef %add.i, ptr addrspace(1) noundef align 1 %a) #8
  %call2.i = tail call spir_func <8 x i16> @_Z6vload8mPU3AS1Ks(i64 noundef %call.i, ptr addrspace(1) noundef align 2 %b) #7
  %shr.i = ashr <8 x i16> %call2.i, splat (i16 1)
  tail call spir_func void @_Z7vstore8Dv8_smPU3AS1s(<8 x i16> noundef %shr.i, i64 noundef %add.i, ptr addrspace(1) noundef align 2 %b) #8
  %call4.i = tail call spir_func <2 x i64> @_Z6vload2mPU3AS1Km(i64 noundef %call.i, ptr addrspace(1) noundef align 8 %c) #7
  %div.i = udiv <2 x i64> %call4.i, splat (i64 3)
  tail call spir_func void @_Z7vstore2Dv2_mmPU3AS1m(<2 x i64> noundef %div.i, i64 noundef %add.i, ptr addrspace(1) noundef align 8 %c) #8
  %call6.i = tail call spir_func <3 x double> @_Z6vload3mPU3AS1Kd(i64 noundef %call.i, ptr addrspace(1) noundef align 8 %d) #7
  %mul.i = fmul <3 x double> %call6.i, splat (double 5.000000e-01)
  tail call spir_func void @_Z7vstore3Dv3_dmPU3AS1d(<3 x double> noundef %mul.i, i64 noundef %add.i, ptr addrspace(1) noundef align 8 %d) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_types(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 8 %c, ptr addrspace(1) noundef align 8 %d) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS1Kh(i64 noundef %call, ptr addrspace(1) noundef %a) #7
  %xor = xor <4 x i8> %call1, <i8 1, i8 2, i8 3, i8 4>
  %add = add i64 %call, 2
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS1h(<4 x i8> noundef %xor, i64 noundef %add, ptr addrspace(1) noundef %a) #8
  %call2 = tail call spir_func <8 x i16> @_Z6vload8mPU3AS1Ks(i64 noundef %call, ptr addrspace(1) noundef %b) #7
  %shr = ashr <8 x i16> %call2, splat (i16 1)
  tail call spir_func void @_Z7vstore8Dv8_smPU3AS1s(<8 x i16> noundef %shr, i64 noundef %add, ptr addrspace(1) noundef %b) #8
  %call4 = tail call spir_func <2 x i64> @_Z6vload2mPU3AS1Km(i64 noundef %call, ptr addrspace(1) noundef %c) #7
  %div = udiv <2 x i64> %call4, splat (i64 3)
  tail call spir_func void @_Z7vstore2Dv2_mmPU3AS1m(<2 x i64> noundef %div, i64 noundef %add, ptr addrspace(1) noundef %c) #8
  %call6 = tail call spir_func <3 x double> @_Z6vload3mPU3AS1Kd(i64 noundef %call, ptr addrspace(1) noundef %d) #7
  %mul = fmul <3 x double> %call6, splat (double 5.000000e-01)
  tail call spir_func void @_Z7vstore3Dv3_dmPU3AS1d(<3 x double> noundef %mul, i64 noundef %add, ptr addrspace(1) noundef %d) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x i32> @_Z6vload2mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_imPU3AS1i(<3 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i32> @_Z6vload3mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_imPU3AS1i(<4 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_imPU3AS1i(<8 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x i32> @_Z6vload8mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_imPU3AS1i(<16 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x i32> @_Z7vload16mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_cmPU3AS1c(<2 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x i8> @_Z6vload2mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_cmPU3AS1c(<3 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x i8> @_Z6vload3mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_cmPU3AS1c(<4 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i8> @_Z6vload4mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_cmPU3AS1c(<8 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x i8> @_Z6vload8mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_cmPU3AS1c(<16 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x i8> @_Z7vload16mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_fmPf(<16 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS2Kf(i64 noundef, ptr addrspace(2) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float> noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPKf(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS1f(<8 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPKf(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_hmPU3AS1h(<4 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i8> @_Z6vload4mPU3AS1Kh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_smPU3AS1s(<8 x i16> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <8 x i16> @_Z6vload8mPU3AS1Ks(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_mmPU3AS1m(<2 x i64> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x i64> @_Z6vload2mPU3AS1Km(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_dmPU3AS1d(<3 x double> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <3 x double> @_Z6vload3mPU3AS1Kd(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }
attributes #8 = { convergent nounwind }
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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"const", !""}
!11 = !{!"char*", !"char*"}
!12 = !{i32 2, i32 1, i32 3}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*"}
!15 = !{!"const", !"", !""}
!16 = !{i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"uchar*", !"short*", !"ulong*", !"double*"}
!19 = !{!"", !"", !"", !""}
