; ModuleID = 'opencl/atomics_2_0.cl'
source_filename = "opencl/atomics_2_0.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@local_c11.sum = internal addrspace(3) global i32 undef, align 4
@local_c11.biggest = internal addrspace(3) global i32 undef, align 4
@generic_atomics.counter = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @orders_and_scopes(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef writeonly align 4 captures(none) %old) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.ptr.idx.i = shl i64 %call.i, 5
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %old, i64 %add.ptr.idx.i
  %1 = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %call1.i = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %1, i32 noundef %0) #6
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store i32 %call1.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !3
  %add.ptr2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %add.ptr2.ascast.i = addrspacecast ptr addrspace(1) %add.ptr2.i to ptr addrspace(4)
  %call3.i = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %add.ptr2.ascast.i, i32 noundef %0, i32 noundef 0) #6
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i32 %call3.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !3
  %add.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %add.ptr5.ascast.i = addrspacecast ptr addrspace(1) %add.ptr5.i to ptr addrspace(4)
  %call6.i = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr5.ascast.i, i32 noundef %0, i32 noundef 2, i32 noundef 1) #6
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store i32 %call6.i, ptr addrspace(1) %incdec.ptr4.i, align 4, !tbaa !3
  %add.ptr8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %add.ptr8.ascast.i = addrspacecast ptr addrspace(1) %add.ptr8.i to ptr addrspace(4)
  %call9.i = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr8.ascast.i, i32 noundef %0, i32 noundef 3, i32 noundef 2) #6
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i32 %call9.i, ptr addrspace(1) %incdec.ptr7.i, align 4, !tbaa !3
  %add.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %add.ptr11.ascast.i = addrspacecast ptr addrspace(1) %add.ptr11.i to ptr addrspace(4)
  %call12.i = tail call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr11.ascast.i, i32 noundef %0, i32 noundef 4, i32 noundef 3) #6
  %incdec.ptr13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store i32 %call12.i, ptr addrspace(1) %incdec.ptr10.i, align 4, !tbaa !3
  %add.ptr14.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 20
  %add.ptr14.ascast.i = addrspacecast ptr addrspace(1) %add.ptr14.i to ptr addrspace(4)
  %call15.i = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr14.ascast.i, i32 noundef %0, i32 noundef 5, i32 noundef 0) #6
  %incdec.ptr16.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i32 %call15.i, ptr addrspace(1) %incdec.ptr13.i, align 4, !tbaa !3
  %add.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 24
  %add.ptr17.ascast.i = addrspacecast ptr addrspace(1) %add.ptr17.i to ptr addrspace(4)
  %call18.i = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %add.ptr17.ascast.i, i32 noundef %0) #6
  %incdec.ptr19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store i32 %call18.i, ptr addrspace(1) %incdec.ptr16.i, align 4, !tbaa !3
  %add.ptr20.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 28
  %add.ptr20.ascast.i = addrspacecast ptr addrspace(1) %add.ptr20.i to ptr addrspace(4)
  %call21.i = tail call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr20.ascast.i, i32 noundef %0, i32 noundef 0, i32 noundef 2) #6
  store i32 %call21.i, ptr addrspace(1) %incdec.ptr19.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_orders_and_scopes(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef writeonly align 4 captures(none) %old) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add.ptr.idx = shl i64 %call, 5
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %old, i64 %add.ptr.idx
  %1 = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %call1 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %1, i32 noundef %0) #6
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store i32 %call1, ptr addrspace(1) %add.ptr, align 4, !tbaa !3
  %add.ptr2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %add.ptr2.ascast = addrspacecast ptr addrspace(1) %add.ptr2 to ptr addrspace(4)
  %call3 = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %add.ptr2.ascast, i32 noundef %0, i32 noundef 0) #6
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i32 %call3, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !3
  %add.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 8
  %add.ptr5.ascast = addrspacecast ptr addrspace(1) %add.ptr5 to ptr addrspace(4)
  %call6 = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr5.ascast, i32 noundef %0, i32 noundef 2, i32 noundef 1) #6
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store i32 %call6, ptr addrspace(1) %incdec.ptr4, align 4, !tbaa !3
  %add.ptr8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 12
  %add.ptr8.ascast = addrspacecast ptr addrspace(1) %add.ptr8 to ptr addrspace(4)
  %call9 = tail call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr8.ascast, i32 noundef %0, i32 noundef 3, i32 noundef 2) #6
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i32 %call9, ptr addrspace(1) %incdec.ptr7, align 4, !tbaa !3
  %add.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
  %add.ptr11.ascast = addrspacecast ptr addrspace(1) %add.ptr11 to ptr addrspace(4)
  %call12 = tail call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr11.ascast, i32 noundef %0, i32 noundef 4, i32 noundef 3) #6
  %incdec.ptr13 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store i32 %call12, ptr addrspace(1) %incdec.ptr10, align 4, !tbaa !3
  %add.ptr14 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 20
  %add.ptr14.ascast = addrspacecast ptr addrspace(1) %add.ptr14 to ptr addrspace(4)
  %call15 = tail call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr14.ascast, i32 noundef %0, i32 noundef 5, i32 noundef 0) #6
  %incdec.ptr16 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i32 %call15, ptr addrspace(1) %incdec.ptr13, align 4, !tbaa !3
  %add.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 24
  %add.ptr17.ascast = addrspacecast ptr addrspace(1) %add.ptr17 to ptr addrspace(4)
  %call18 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %add.ptr17.ascast, i32 noundef %0) #6
  %incdec.ptr19 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store i32 %call18, ptr addrspace(1) %incdec.ptr16, align 4, !tbaa !3
  %add.ptr20 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 28
  %add.ptr20.ascast = addrspacecast ptr addrspace(1) %add.ptr20 to ptr addrspace(4)
  %call21 = tail call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr20.ascast, i32 noundef %0, i32 noundef 0, i32 noundef 2) #6
  store i32 %call21, ptr addrspace(1) %incdec.ptr19, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @flags_and_exchange(ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 captures(none) %out, ptr addrspace(1) noundef align 4 %flags) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %expected.i = alloca i32, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %expected.i) #7
  %0 = trunc i64 %call.i to i32
  %conv.i = and i32 %0, 3
  store i32 %conv.i, ptr %expected.i, align 4, !tbaa !3
  %1 = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %expected.ascast.i = addrspacecast ptr %expected.i to ptr addrspace(4)
  %add.i = add nsw i32 %0, 1
  %call2.i = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %expected.ascast.i, i32 noundef %add.i) #6
  %2 = load i32, ptr %expected.i, align 4, !tbaa !3
  %mul.i = shl nsw i32 %2, 1
  %conv3.i = zext i1 %call2.i to i32
  %add4.i = or disjoint i32 %mul.i, %conv3.i
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add4.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %add.ptr.ascast.i = addrspacecast ptr addrspace(1) %add.ptr.i to ptr addrspace(4)
  %call5.i = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr.ascast.i, i32 noundef 2, i32 noundef 2) #6
  store i32 %call5.i, ptr %expected.i, align 4, !tbaa !3
  %call9.i = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %add.ptr.ascast.i, ptr addrspace(4) noundef %expected.ascast.i, i32 noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 1) #6
  br i1 %call9.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %3 = load i32, ptr %expected.i, align 4, !tbaa !3
  %add11.i = add nsw i32 %3, 1
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr.ascast.i, i32 noundef %add11.i, i32 noundef 3, i32 noundef 2) #6
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  %add.ptr12.i = getelementptr inbounds nuw i32, ptr addrspace(1) %flags, i64 %call.i
  %4 = addrspacecast ptr addrspace(1) %add.ptr12.i to ptr addrspace(4)
  %call13.i = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %4) #6
  br i1 %call13.i, label %if.then16.i, label %__clang_ocl_kern_imp_flags_and_exchange.exit

if.then16.i:                                      ; preds = %if.end.i
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %4, i32 noundef 3, i32 noundef 2) #6
  br label %__clang_ocl_kern_imp_flags_and_exchange.exit

__clang_ocl_kern_imp_flags_and_exchange.exit:     ; preds = %if.end.i, %if.then16.i
  %mul20.i = phi i32 [ 1000, %if.then16.i ], [ 0, %if.end.i ]
  %5 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add22.i = add nsw i32 %5, %mul20.i
  store i32 %add22.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %expected.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_flags_and_exchange(ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 captures(none) %out, ptr addrspace(1) noundef align 4 %flags) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %expected = alloca i32, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %expected) #7
  %0 = trunc i64 %call to i32
  %conv = and i32 %0, 3
  store i32 %conv, ptr %expected, align 4, !tbaa !3
  %1 = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %expected.ascast = addrspacecast ptr %expected to ptr addrspace(4)
  %add = add nsw i32 %0, 1
  %call2 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %expected.ascast, i32 noundef %add) #6
  %2 = load i32, ptr %expected, align 4, !tbaa !3
  %mul = shl nsw i32 %2, 1
  %conv3 = zext i1 %call2 to i32
  %add4 = or disjoint i32 %mul, %conv3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add4, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 4
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr addrspace(4)
  %call5 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr.ascast, i32 noundef 2, i32 noundef 2) #6
  store i32 %call5, ptr %expected, align 4, !tbaa !3
  %call9 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %add.ptr.ascast, ptr addrspace(4) noundef %expected.ascast, i32 noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 1) #6
  br i1 %call9, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i32, ptr %expected, align 4, !tbaa !3
  %add11 = add nsw i32 %3, 1
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr.ascast, i32 noundef %add11, i32 noundef 3, i32 noundef 2) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %add.ptr12 = getelementptr inbounds nuw i32, ptr addrspace(1) %flags, i64 %call
  %4 = addrspacecast ptr addrspace(1) %add.ptr12 to ptr addrspace(4)
  %call13 = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %4) #6
  br i1 %call13, label %if.then16, label %if.end17

if.then16:                                        ; preds = %if.end
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %4, i32 noundef 3, i32 noundef 2) #6
  br label %if.end17

if.end17:                                         ; preds = %if.then16, %if.end
  %mul20 = phi i32 [ 1000, %if.then16 ], [ 0, %if.end ]
  %5 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add22 = add nsw i32 %5, %mul20
  store i32 %add22, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %expected) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @local_c11(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_local_c11.exit

if.then.i:                                        ; preds = %entry
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4)), i32 noundef 5) #6
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef 0) #6
  br label %__clang_ocl_kern_imp_local_c11.exit

__clang_ocl_kern_imp_local_c11.exit:              ; preds = %entry, %if.then.i
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call1.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call2.i = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4)), i32 noundef %0, i32 noundef 0, i32 noundef 1) #6
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call5.i = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef %1, i32 noundef 0, i32 noundef 1) #6
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 4, i32 noundef 1) #6
  tail call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 1) #6
  %call6.i = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomicj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4))) #6
  %call7.i = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef 0) #6
  %xor.i = xor i32 %call7.i, %call6.i
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call1.i
  store i32 %xor.i, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_local_c11(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4)), i32 noundef 5) #6
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef 0) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call1
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call2 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4)), i32 noundef %0, i32 noundef 0, i32 noundef 1) #6
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call5 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef %1, i32 noundef 0, i32 noundef 1) #6
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 4, i32 noundef 1) #6
  tail call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 1) #6
  %call6 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomicj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4))) #6
  %call7 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef 0) #6
  %xor = xor i32 %call7, %call6
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call1
  store i32 %xor, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @floats_and_longs(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %l) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %expected.i = alloca i64, align 8
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call.i
  %arrayidx.ascast.i = addrspacecast ptr addrspace(1) %arrayidx.i to ptr addrspace(4)
  %conv.i = uitofp i64 %call.i to float
  %add.i = fadd float %conv.i, 5.000000e-01
  %call1.i = tail call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %arrayidx.ascast.i, float noundef %add.i) #6
  %add2.i = add i64 %call.i, 1
  %rem.i = and i64 %add2.i, 3
  %arrayidx3.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %rem.i
  %arrayidx3.ascast.i = addrspacecast ptr addrspace(1) %arrayidx3.i to ptr addrspace(4)
  %call5.i = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %arrayidx.ascast.i) #6
  %add6.i = fadd float %call1.i, %call5.i
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %arrayidx3.ascast.i, float noundef %add6.i) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %expected.i) #7
  store i64 0, ptr %expected.i, align 8, !tbaa !22
  %arrayidx7.ascast.i = addrspacecast ptr addrspace(1) %l to ptr addrspace(4)
  %shl.i = shl i64 %call.i, 33
  %call8.i = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef %arrayidx7.ascast.i, i64 noundef %shl.i) #6
  %arrayidx9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %l, i64 8
  %arrayidx9.ascast.i = addrspacecast ptr addrspace(1) %arrayidx9.i to ptr addrspace(4)
  %expected.ascast.i = addrspacecast ptr %expected.i to ptr addrspace(4)
  %call10.i = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4) noundef %arrayidx9.ascast.i, ptr addrspace(4) noundef %expected.ascast.i, i64 noundef %call.i, i32 noundef 5, i32 noundef 2) #6
  %arrayidx11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %l, i64 16
  %arrayidx11.ascast.i = addrspacecast ptr addrspace(1) %arrayidx11.i to ptr addrspace(4)
  %0 = load i64, ptr %expected.i, align 8, !tbaa !22
  %sub.i = add nsw i64 %0, -7
  %call12.i = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) noundef %arrayidx11.ascast.i, i64 noundef %sub.i, i32 noundef 0) #6
  %arrayidx13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %l, i64 24
  %arrayidx13.ascast.i = addrspacecast ptr addrspace(1) %arrayidx13.i to ptr addrspace(4)
  %1 = load i64, ptr %expected.i, align 8, !tbaa !22
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %arrayidx13.ascast.i, i64 noundef %1, i32 noundef 0, i32 noundef 2) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %expected.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_floats_and_longs(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %l) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
entry:
  %expected = alloca i64, align 8
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %call
  %arrayidx.ascast = addrspacecast ptr addrspace(1) %arrayidx to ptr addrspace(4)
  %conv = uitofp i64 %call to float
  %add = fadd float %conv, 5.000000e-01
  %call1 = tail call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %arrayidx.ascast, float noundef %add) #6
  %add2 = add i64 %call, 1
  %rem = and i64 %add2, 3
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %rem
  %arrayidx3.ascast = addrspacecast ptr addrspace(1) %arrayidx3 to ptr addrspace(4)
  %call5 = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %arrayidx.ascast) #6
  %add6 = fadd float %call1, %call5
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %arrayidx3.ascast, float noundef %add6) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %expected) #7
  store i64 0, ptr %expected, align 8, !tbaa !22
  %arrayidx7.ascast = addrspacecast ptr addrspace(1) %l to ptr addrspace(4)
  %shl = shl i64 %call, 33
  %call8 = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef %arrayidx7.ascast, i64 noundef %shl) #6
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %l, i64 8
  %arrayidx9.ascast = addrspacecast ptr addrspace(1) %arrayidx9 to ptr addrspace(4)
  %expected.ascast = addrspacecast ptr %expected to ptr addrspace(4)
  %call10 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4) noundef %arrayidx9.ascast, ptr addrspace(4) noundef %expected.ascast, i64 noundef %call, i32 noundef 5, i32 noundef 2) #6
  %arrayidx11 = getelementptr inbounds nuw i8, ptr addrspace(1) %l, i64 16
  %arrayidx11.ascast = addrspacecast ptr addrspace(1) %arrayidx11 to ptr addrspace(4)
  %0 = load i64, ptr %expected, align 8, !tbaa !22
  %sub = add nsw i64 %0, -7
  %call12 = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) noundef %arrayidx11.ascast, i64 noundef %sub, i32 noundef 0) #6
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(1) %l, i64 24
  %arrayidx13.ascast = addrspacecast ptr addrspace(1) %arrayidx13 to ptr addrspace(4)
  %1 = load i64, ptr %expected, align 8, !tbaa !22
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %arrayidx13.ascast, i64 noundef %1, i32 noundef 0, i32 noundef 2) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %expected) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @generic_atomics(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef align 4 %p) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !21 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_atomics.counter to ptr addrspace(4)), i32 noundef 100) #6
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  %and.i = and i64 %call.i, 1
  %tobool.not.i = icmp eq i64 %and.i, 0
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %if.end.i
  %call.i1 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_atomics.counter to ptr addrspace(4)), i32 noundef 3, i32 noundef 0, i32 noundef 2) #6
  br label %__clang_ocl_kern_imp_generic_atomics.exit

cond.false.i:                                     ; preds = %if.end.i
  %0 = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %call.i2 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %0, i32 noundef 2, i32 noundef 0, i32 noundef 2) #6
  br label %__clang_ocl_kern_imp_generic_atomics.exit

__clang_ocl_kern_imp_generic_atomics.exit:        ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %call.i1, %cond.true.i ], [ %call.i2, %cond.false.i ]
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %cond.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_generic_atomics(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef align 4 %p) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !21 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_atomics.counter to ptr addrspace(4)), i32 noundef 100) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  %and = and i64 %call, 1
  %tobool.not = icmp eq i64 %and, 0
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %if.end
  %call.i = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_atomics.counter to ptr addrspace(4)), i32 noundef 3, i32 noundef 0, i32 noundef 2) #6
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %0 = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %call.i5 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %0, i32 noundef 2, i32 noundef 0, i32 noundef 2) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call.i, %cond.true ], [ %call.i5, %cond.false ]
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %cond, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomicj(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) noundef, i64 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"atomic_int*", !"int*"}
!10 = !{!"int*", !"_Atomic(int)*", !"int*"}
!11 = !{!"const", !"", !""}
!12 = !{!"atomic_int*", !"int*", !"uint*"}
!13 = !{!"_Atomic(int)*", !"int*", !"uint*"}
!14 = !{!"", !"", !""}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"uint*", !"uint*"}
!18 = !{!"const", !""}
!19 = !{!"atomic_float*", !"atomic_long*"}
!20 = !{!"_Atomic(float)*", !"_Atomic(long)*"}
!21 = !{!"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !5, i64 0}
!24 = !{!"int*", !"atomic_int*"}
!25 = !{!"int*", !"_Atomic(int)*"}
