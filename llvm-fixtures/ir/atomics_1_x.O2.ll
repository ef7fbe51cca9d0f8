; ModuleID = 'opencl/atomics_1_x.cl'
source_filename = "opencl/atomics_1_x.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@local_atomics.counters = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @global_int(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef writeonly align 4 captures(none) %old) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.ptr.idx.i = mul i64 %call.i, 48
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %old, i64 %add.ptr.idx.i
  %call1.i = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %p, i32 noundef %0) #5
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store i32 %call1.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !3
  %add.ptr2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %call3.i = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr2.i, i32 noundef %0) #5
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i32 %call3.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !3
  %add.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %call6.i = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr5.i, i32 noundef %0) #5
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store i32 %call6.i, ptr addrspace(1) %incdec.ptr4.i, align 4, !tbaa !3
  %add.ptr8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %call9.i = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %add.ptr8.i) #5
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i32 %call9.i, ptr addrspace(1) %incdec.ptr7.i, align 4, !tbaa !3
  %add.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %call12.i = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %add.ptr11.i) #5
  %incdec.ptr13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store i32 %call12.i, ptr addrspace(1) %incdec.ptr10.i, align 4, !tbaa !3
  %add.ptr14.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 20
  %1 = trunc i64 %call.i to i32
  %conv.i = and i32 %1, 1
  %call15.i = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %add.ptr14.i, i32 noundef %conv.i, i32 noundef %0) #5
  %incdec.ptr16.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i32 %call15.i, ptr addrspace(1) %incdec.ptr13.i, align 4, !tbaa !3
  %add.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 24
  %call18.i = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr17.i, i32 noundef %0) #5
  %incdec.ptr19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store i32 %call18.i, ptr addrspace(1) %incdec.ptr16.i, align 4, !tbaa !3
  %add.ptr20.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 28
  %call21.i = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr20.i, i32 noundef %0) #5
  %incdec.ptr22.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i32 %call21.i, ptr addrspace(1) %incdec.ptr19.i, align 4, !tbaa !3
  %add.ptr23.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 32
  %call24.i = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr23.i, i32 noundef %0) #5
  %incdec.ptr25.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store i32 %call24.i, ptr addrspace(1) %incdec.ptr22.i, align 4, !tbaa !3
  %add.ptr26.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 36
  %call27.i = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr26.i, i32 noundef %0) #5
  %incdec.ptr28.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store i32 %call27.i, ptr addrspace(1) %incdec.ptr25.i, align 4, !tbaa !3
  %add.ptr29.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 40
  %call30.i = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr29.i, i32 noundef %0) #5
  %incdec.ptr31.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 44
  store i32 %call30.i, ptr addrspace(1) %incdec.ptr28.i, align 4, !tbaa !3
  %add.ptr32.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 44
  %call33.i = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr32.i, i32 noundef 1) #5
  store i32 %call33.i, ptr addrspace(1) %incdec.ptr31.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_global_int(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef writeonly align 4 captures(none) %old) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add.ptr.idx = mul i64 %call, 48
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %old, i64 %add.ptr.idx
  %call1 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %p, i32 noundef %0) #5
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store i32 %call1, ptr addrspace(1) %add.ptr, align 4, !tbaa !3
  %add.ptr2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %call3 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr2, i32 noundef %0) #5
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i32 %call3, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !3
  %add.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %call6 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr5, i32 noundef %0) #5
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store i32 %call6, ptr addrspace(1) %incdec.ptr4, align 4, !tbaa !3
  %add.ptr8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %call9 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %add.ptr8) #5
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i32 %call9, ptr addrspace(1) %incdec.ptr7, align 4, !tbaa !3
  %add.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %call12 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %add.ptr11) #5
  %incdec.ptr13 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store i32 %call12, ptr addrspace(1) %incdec.ptr10, align 4, !tbaa !3
  %add.ptr14 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 20
  %1 = trunc i64 %call to i32
  %conv = and i32 %1, 1
  %call15 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %add.ptr14, i32 noundef %conv, i32 noundef %0) #5
  %incdec.ptr16 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i32 %call15, ptr addrspace(1) %incdec.ptr13, align 4, !tbaa !3
  %add.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 24
  %call18 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr17, i32 noundef %0) #5
  %incdec.ptr19 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store i32 %call18, ptr addrspace(1) %incdec.ptr16, align 4, !tbaa !3
  %add.ptr20 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 28
  %call21 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr20, i32 noundef %0) #5
  %incdec.ptr22 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i32 %call21, ptr addrspace(1) %incdec.ptr19, align 4, !tbaa !3
  %add.ptr23 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 32
  %call24 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr23, i32 noundef %0) #5
  %incdec.ptr25 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store i32 %call24, ptr addrspace(1) %incdec.ptr22, align 4, !tbaa !3
  %add.ptr26 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 36
  %call27 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr26, i32 noundef %0) #5
  %incdec.ptr28 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store i32 %call27, ptr addrspace(1) %incdec.ptr25, align 4, !tbaa !3
  %add.ptr29 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 40
  %call30 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr29, i32 noundef %0) #5
  %incdec.ptr31 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 44
  store i32 %call30, ptr addrspace(1) %incdec.ptr28, align 4, !tbaa !3
  %add.ptr32 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 44
  %call33 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr32, i32 noundef 1) #5
  store i32 %call33, ptr addrspace(1) %incdec.ptr31, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @global_uint(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call1.i = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef align 4 %p, i32 noundef %0) #5
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %call2.i = tail call spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr.i, i32 noundef %0) #5
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %and.i = and i32 %0, 1073741823
  %astype.i = bitcast i32 %and.i to float
  %call4.i = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef nonnull %add.ptr3.i, float noundef %astype.i) #5
  %add.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %call6.i = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef nonnull %add.ptr5.i) #5
  %add.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %call8.i = tail call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef nonnull %add.ptr7.i) #5
  %add.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 20
  %call10.i = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef nonnull %add.ptr9.i, i32 noundef 3, i32 noundef %0) #5
  %add.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 24
  %call12.i = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr11.i, i32 noundef %0) #5
  %add.ptr13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 28
  %call14.i = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr13.i, i32 noundef %0) #5
  %add.ptr15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 32
  %call16.i = tail call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr15.i, i32 noundef %0) #5
  %add.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 36
  %call18.i = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr17.i, i32 noundef %0) #5
  %add.ptr19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 40
  %call20.i = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr19.i, i32 noundef %0) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_global_uint(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call1 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %p, i32 noundef %0) #5
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %call2 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr, i32 noundef %0) #5
  %add.ptr3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %and = and i32 %0, 1073741823
  %astype = bitcast i32 %and to float
  %call4 = tail call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef nonnull %add.ptr3, float noundef %astype) #5
  %add.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %call6 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef nonnull %add.ptr5) #5
  %add.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %call8 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef nonnull %add.ptr7) #5
  %add.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 20
  %call10 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef nonnull %add.ptr9, i32 noundef 3, i32 noundef %0) #5
  %add.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 24
  %call12 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr11, i32 noundef %0) #5
  %add.ptr13 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 28
  %call14 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr13, i32 noundef %0) #5
  %add.ptr15 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 32
  %call16 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr15, i32 noundef %0) #5
  %add.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 36
  %call18 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr17, i32 noundef %0) #5
  %add.ptr19 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 40
  %call20 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef nonnull %add.ptr19, i32 noundef %0) #5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @local_atomics(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp.i = icmp ult i64 %call.i, 4
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_local_atomics.exit

if.then.i:                                        ; preds = %entry
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @local_atomics.counters, i64 %call.i
  store i32 0, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  br label %__clang_ocl_kern_imp_local_atomics.exit

__clang_ocl_kern_imp_local_atomics.exit:          ; preds = %entry, %if.then.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %and.i = and i64 %call.i, 3
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(3) @local_atomics.counters, i64 %and.i
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %and3.i = and i32 %0, 15
  %call4.i = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef %arrayidx1.i, i32 noundef %and3.i) #5
  %call5.i = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @local_atomics.counters, i64 12), i32 noundef %call4.i) #5
  tail call spir_func void @_Z9mem_fencej(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %1 = load i32, ptr addrspace(3) %arrayidx1.i, align 4, !tbaa !3
  %sub.i = sub nsw i32 %1, %call4.i
  %arrayidx8.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %sub.i, ptr addrspace(1) %arrayidx8.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_local_atomics(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp = icmp ult i64 %call, 4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) @local_atomics.counters, i64 %call
  store i32 0, ptr addrspace(3) %arrayidx, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %and = and i64 %call, 3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(3) @local_atomics.counters, i64 %and
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %and3 = and i32 %0, 15
  %call4 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef %arrayidx1, i32 noundef %and3) #5
  %call5 = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @local_atomics.counters, i64 12), i32 noundef %call4) #5
  tail call spir_func void @_Z9mem_fencej(i32 noundef 1) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %1 = load i32, ptr addrspace(3) %arrayidx1, align 4, !tbaa !3
  %sub = sub nsw i32 %1, %call4
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %sub, ptr addrspace(1) %arrayidx8, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @long_atomics(ptr addrspace(1) noundef align 8 captures(none) %a, ptr addrspace(1) noundef align 8 %b) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %a, i64 %call.i
  %0 = load i64, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !19
  %call1.i = tail call spir_func i64 @_Z8atom_addPU3AS1Vmm(ptr addrspace(1) noundef align 8 %b, i64 noundef %0) #5
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 8
  %call2.i = tail call spir_func i64 @_Z8atom_subPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr.i, i64 noundef %0) #5
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 16
  %call4.i = tail call spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr3.i, i64 noundef %0) #5
  %add.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 24
  %call6.i = tail call spir_func i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef nonnull %add.ptr5.i) #5
  %add.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 32
  %call8.i = tail call spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr7.i, i64 noundef %0) #5
  %add.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 40
  %call10.i = tail call spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr9.i, i64 noundef %0) #5
  %add.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 48
  %call12.i = tail call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef nonnull %add.ptr11.i, i64 noundef 0, i64 noundef %0) #5
  %add.ptr13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 56
  %call14.i = tail call spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr13.i, i64 noundef %0) #5
  store i64 %call14.i, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_long_atomics(ptr addrspace(1) noundef align 8 captures(none) %a, ptr addrspace(1) noundef align 8 %b) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %a, i64 %call
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8, !tbaa !19
  %call1 = tail call spir_func i64 @_Z8atom_addPU3AS1Vmm(ptr addrspace(1) noundef %b, i64 noundef %0) #5
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 8
  %call2 = tail call spir_func i64 @_Z8atom_subPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr, i64 noundef %0) #5
  %add.ptr3 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 16
  %call4 = tail call spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr3, i64 noundef %0) #5
  %add.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 24
  %call6 = tail call spir_func i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef nonnull %add.ptr5) #5
  %add.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 32
  %call8 = tail call spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr7, i64 noundef %0) #5
  %add.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 40
  %call10 = tail call spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr9, i64 noundef %0) #5
  %add.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 48
  %call12 = tail call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef nonnull %add.ptr11, i64 noundef 0, i64 noundef %0) #5
  %add.ptr13 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 56
  %call14 = tail call spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef nonnull %add.ptr13, i64 noundef %0) #5
  store i64 %call14, ptr addrspace(1) %arrayidx, align 8, !tbaa !19
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @old_names(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call1.i = tail call spir_func i32 @_Z8atom_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %p, i32 noundef %0) #5
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %call2.i = tail call spir_func i32 @_Z8atom_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %add.ptr.i) #5
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %call4.i = tail call spir_func i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr3.i, i32 noundef %0) #5
  %add.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %call6.i = tail call spir_func i32 @_Z8atom_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr5.i, i32 noundef %0) #5
  tail call spir_func void @_Z14read_mem_fencej(i32 noundef 2) #5
  %add.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %call8.i = tail call spir_func i32 @_Z12atom_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %add.ptr7.i, i32 noundef 1, i32 noundef %0) #5
  tail call spir_func void @_Z15write_mem_fencej(i32 noundef 3) #5
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_old_names(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call1 = tail call spir_func i32 @_Z8atom_addPU3AS1Vii(ptr addrspace(1) noundef %p, i32 noundef %0) #5
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %call2 = tail call spir_func i32 @_Z8atom_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %add.ptr) #5
  %add.ptr3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %call4 = tail call spir_func i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr3, i32 noundef %0) #5
  %add.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %call6 = tail call spir_func i32 @_Z8atom_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %add.ptr5, i32 noundef %0) #5
  tail call spir_func void @_Z14read_mem_fencej(i32 noundef 2) #5
  %add.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %call8 = tail call spir_func i32 @_Z12atom_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %add.ptr7, i32 noundef 1, i32 noundef %0) #5
  tail call spir_func void @_Z15write_mem_fencej(i32 noundef 3) #5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z9mem_fencej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_addPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_subPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef, i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z14read_mem_fencej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z12atom_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z15write_mem_fencej(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!9 = !{!"int*", !"int*", !"int*"}
!10 = !{!"const", !"volatile", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"uint*", !"uint*"}
!14 = !{!"const", !"volatile"}
!15 = !{!"int*", !"int*"}
!16 = !{!"const", !""}
!17 = !{!"long*", !"ulong*"}
!18 = !{!"", !"volatile"}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !5, i64 0}
