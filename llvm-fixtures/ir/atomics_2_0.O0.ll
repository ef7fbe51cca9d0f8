; ModuleID = 'opencl/atomics_2_0.cl'
source_filename = "opencl/atomics_2_0.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@local_c11.sum = internal addrspace(3) global i32 undef, align 4
@local_c11.biggest = internal addrspace(3) global i32 undef, align 4
@generic_atomics.counter = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @orders_and_scopes(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 %old) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  %old.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  store ptr addrspace(1) %old, ptr %old.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %p.addr, align 8
  %2 = load ptr addrspace(1), ptr %old.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_orders_and_scopes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_orders_and_scopes(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 %old) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  %old.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %o = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  store ptr addrspace(1) %old, ptr %old.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %old.addr, align 8
  %4 = load i64, ptr %i, align 8
  %mul = mul i64 %4, 8
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %5 = load ptr addrspace(1), ptr %p.addr, align 8
  %6 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %7 = load i32, ptr %x, align 4
  %call1 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %6, i32 noundef %7) #6
  %8 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i32 %call1, ptr addrspace(1) %8, align 4
  %9 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr2 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 1
  %add.ptr2.ascast = addrspacecast ptr addrspace(1) %add.ptr2 to ptr addrspace(4)
  %10 = load i32, ptr %x, align 4
  %call3 = call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %add.ptr2.ascast, i32 noundef %10, i32 noundef 0) #6
  %11 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store i32 %call3, ptr addrspace(1) %11, align 4
  %12 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr5 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 2
  %add.ptr5.ascast = addrspacecast ptr addrspace(1) %add.ptr5 to ptr addrspace(4)
  %13 = load i32, ptr %x, align 4
  %call6 = call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr5.ascast, i32 noundef %13, i32 noundef 2, i32 noundef 1) #6
  %14 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store i32 %call6, ptr addrspace(1) %14, align 4
  %15 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr8 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 3
  %add.ptr8.ascast = addrspacecast ptr addrspace(1) %add.ptr8 to ptr addrspace(4)
  %16 = load i32, ptr %x, align 4
  %call9 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr8.ascast, i32 noundef %16, i32 noundef 3, i32 noundef 2) #6
  %17 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr10 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i32 1
  store ptr addrspace(1) %incdec.ptr10, ptr %o, align 8
  store i32 %call9, ptr addrspace(1) %17, align 4
  %18 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr11 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 4
  %add.ptr11.ascast = addrspacecast ptr addrspace(1) %add.ptr11 to ptr addrspace(4)
  %19 = load i32, ptr %x, align 4
  %call12 = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr11.ascast, i32 noundef %19, i32 noundef 4, i32 noundef 3) #6
  %20 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr13 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i32 1
  store ptr addrspace(1) %incdec.ptr13, ptr %o, align 8
  store i32 %call12, ptr addrspace(1) %20, align 4
  %21 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr14 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 5
  %add.ptr14.ascast = addrspacecast ptr addrspace(1) %add.ptr14 to ptr addrspace(4)
  %22 = load i32, ptr %x, align 4
  %call15 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr14.ascast, i32 noundef %22, i32 noundef 5, i32 noundef 0) #6
  %23 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr16 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i32 1
  store ptr addrspace(1) %incdec.ptr16, ptr %o, align 8
  store i32 %call15, ptr addrspace(1) %23, align 4
  %24 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr17 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 6
  %add.ptr17.ascast = addrspacecast ptr addrspace(1) %add.ptr17 to ptr addrspace(4)
  %25 = load i32, ptr %x, align 4
  %call18 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %add.ptr17.ascast, i32 noundef %25) #6
  %26 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr19 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i32 1
  store ptr addrspace(1) %incdec.ptr19, ptr %o, align 8
  store i32 %call18, ptr addrspace(1) %26, align 4
  %27 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr20 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 7
  %add.ptr20.ascast = addrspacecast ptr addrspace(1) %add.ptr20 to ptr addrspace(4)
  %28 = load i32, ptr %x, align 4
  %call21 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr20.ascast, i32 noundef %28, i32 noundef 0, i32 noundef 2) #6
  %29 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr22 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i32 1
  store ptr addrspace(1) %incdec.ptr22, ptr %o, align 8
  store i32 %call21, ptr addrspace(1) %29, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @flags_and_exchange(ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %flags) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %p.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %flags.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %flags, ptr %flags.addr, align 8
  %0 = load ptr addrspace(1), ptr %p.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load ptr addrspace(1), ptr %flags.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_flags_and_exchange(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_flags_and_exchange(ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %flags) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %p.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %flags.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %expected = alloca i32, align 4
  %done = alloca i8, align 1
  %flag = alloca ptr addrspace(1), align 8
  %before = alloca i8, align 1
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %flags, ptr %flags.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %and = and i64 %0, 3
  %conv = trunc i64 %and to i32
  store i32 %conv, ptr %expected, align 4
  %1 = load ptr addrspace(1), ptr %p.addr, align 8
  %2 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %expected.ascast = addrspacecast ptr %expected to ptr addrspace(4)
  %3 = load i64, ptr %i, align 8
  %conv1 = trunc i64 %3 to i32
  %add = add nsw i32 %conv1, 1
  %call2 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %2, ptr addrspace(4) noundef %expected.ascast, i32 noundef %add) #6
  %storedv = zext i1 %call2 to i8
  store i8 %storedv, ptr %done, align 1
  %4 = load i32, ptr %expected, align 4
  %mul = mul nsw i32 %4, 2
  %5 = load i8, ptr %done, align 1
  %loadedv = trunc i8 %5 to i1
  %conv3 = zext i1 %loadedv to i32
  %add4 = add nsw i32 %mul, %conv3
  %6 = load ptr addrspace(1), ptr %out.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  store i32 %add4, ptr addrspace(1) %arrayidx, align 4
  %8 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr = getelementptr inbounds i32, ptr addrspace(1) %8, i64 1
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr addrspace(4)
  %call5 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr.ascast, i32 noundef 2, i32 noundef 2) #6
  store i32 %call5, ptr %expected, align 4
  %9 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr6 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 1
  %add.ptr6.ascast = addrspacecast ptr addrspace(1) %add.ptr6 to ptr addrspace(4)
  %expected.ascast7 = addrspacecast ptr %expected to ptr addrspace(4)
  %10 = load i64, ptr %i, align 8
  %conv8 = trunc i64 %10 to i32
  %call9 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %add.ptr6.ascast, ptr addrspace(4) noundef %expected.ascast7, i32 noundef %conv8, i32 noundef 4, i32 noundef 0, i32 noundef 1) #6
  br i1 %call9, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %11 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr10 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 1
  %add.ptr10.ascast = addrspacecast ptr addrspace(1) %add.ptr10 to ptr addrspace(4)
  %12 = load i32, ptr %expected, align 4
  %add11 = add nsw i32 %12, 1
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %add.ptr10.ascast, i32 noundef %add11, i32 noundef 3, i32 noundef 2) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %13 = load ptr addrspace(1), ptr %flags.addr, align 8
  %14 = load i64, ptr %i, align 8
  %add.ptr12 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %14
  store ptr addrspace(1) %add.ptr12, ptr %flag, align 8
  %15 = load ptr addrspace(1), ptr %flag, align 8
  %16 = addrspacecast ptr addrspace(1) %15 to ptr addrspace(4)
  %call13 = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %16) #6
  %storedv14 = zext i1 %call13 to i8
  store i8 %storedv14, ptr %before, align 1
  %17 = load i8, ptr %before, align 1
  %loadedv15 = trunc i8 %17 to i1
  br i1 %loadedv15, label %if.then16, label %if.end17

if.then16:                                        ; preds = %if.end
  %18 = load ptr addrspace(1), ptr %flag, align 8
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %19, i32 noundef 3, i32 noundef 2) #6
  br label %if.end17

if.end17:                                         ; preds = %if.then16, %if.end
  %20 = load i8, ptr %before, align 1
  %loadedv18 = trunc i8 %20 to i1
  %conv19 = zext i1 %loadedv18 to i32
  %mul20 = mul nsw i32 %conv19, 1000
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  %23 = load i32, ptr addrspace(1) %arrayidx21, align 4
  %add22 = add nsw i32 %23, %mul20
  store i32 %add22, ptr addrspace(1) %arrayidx21, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @local_c11(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_local_c11(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_local_c11(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4)), i32 noundef 5) #6
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef 0) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %call1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %call2 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4)), i32 noundef %2, i32 noundef 0, i32 noundef 1) #6
  %3 = load ptr addrspace(1), ptr %in.addr, align 8
  %call3 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %call3
  %4 = load i32, ptr addrspace(1) %arrayidx4, align 4
  %call5 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef %4, i32 noundef 0, i32 noundef 1) #6
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 1, i32 noundef 4, i32 noundef 1) #6
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef 1, i32 noundef 1) #6
  %call6 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomicj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.sum to ptr addrspace(4))) #6
  %call7 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @local_c11.biggest to ptr addrspace(4)), i32 noundef 0) #6
  %xor = xor i32 %call6, %call7
  %5 = load ptr addrspace(1), ptr %out.addr, align 8
  %call8 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %call8
  store i32 %xor, ptr addrspace(1) %arrayidx9, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @floats_and_longs(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %l) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %f.addr = alloca ptr addrspace(1), align 8
  %l.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %l, ptr %l.addr, align 8
  %0 = load ptr addrspace(1), ptr %f.addr, align 8
  %1 = load ptr addrspace(1), ptr %l.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_floats_and_longs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_floats_and_longs(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %l) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %f.addr = alloca ptr addrspace(1), align 8
  %l.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %before = alloca float, align 4
  %expected = alloca i64, align 8
  store ptr addrspace(1) %f, ptr %f.addr, align 8
  store ptr addrspace(1) %l, ptr %l.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %f.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %arrayidx.ascast = addrspacecast ptr addrspace(1) %arrayidx to ptr addrspace(4)
  %2 = load i64, ptr %i, align 8
  %conv = uitofp i64 %2 to float
  %add = fadd float %conv, 5.000000e-01
  %call1 = call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %arrayidx.ascast, float noundef %add) #6
  store float %call1, ptr %before, align 4
  %3 = load ptr addrspace(1), ptr %f.addr, align 8
  %4 = load i64, ptr %i, align 8
  %add2 = add i64 %4, 1
  %rem = urem i64 %add2, 4
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %rem
  %arrayidx3.ascast = addrspacecast ptr addrspace(1) %arrayidx3 to ptr addrspace(4)
  %5 = load ptr addrspace(1), ptr %f.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %6
  %arrayidx4.ascast = addrspacecast ptr addrspace(1) %arrayidx4 to ptr addrspace(4)
  %call5 = call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %arrayidx4.ascast) #6
  %7 = load float, ptr %before, align 4
  %add6 = fadd float %call5, %7
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %arrayidx3.ascast, float noundef %add6) #6
  store i64 0, ptr %expected, align 8
  %8 = load ptr addrspace(1), ptr %l.addr, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr addrspace(1) %8, i64 0
  %arrayidx7.ascast = addrspacecast ptr addrspace(1) %arrayidx7 to ptr addrspace(4)
  %9 = load i64, ptr %i, align 8
  %shl = shl i64 %9, 33
  %call8 = call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef %arrayidx7.ascast, i64 noundef %shl) #6
  %10 = load ptr addrspace(1), ptr %l.addr, align 8
  %arrayidx9 = getelementptr inbounds i64, ptr addrspace(1) %10, i64 1
  %arrayidx9.ascast = addrspacecast ptr addrspace(1) %arrayidx9 to ptr addrspace(4)
  %expected.ascast = addrspacecast ptr %expected to ptr addrspace(4)
  %11 = load i64, ptr %i, align 8
  %call10 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4) noundef %arrayidx9.ascast, ptr addrspace(4) noundef %expected.ascast, i64 noundef %11, i32 noundef 5, i32 noundef 2) #6
  %12 = load ptr addrspace(1), ptr %l.addr, align 8
  %arrayidx11 = getelementptr inbounds i64, ptr addrspace(1) %12, i64 2
  %arrayidx11.ascast = addrspacecast ptr addrspace(1) %arrayidx11 to ptr addrspace(4)
  %13 = load i64, ptr %expected, align 8
  %sub = sub nsw i64 %13, 7
  %call12 = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) noundef %arrayidx11.ascast, i64 noundef %sub, i32 noundef 0) #6
  %14 = load ptr addrspace(1), ptr %l.addr, align 8
  %arrayidx13 = getelementptr inbounds i64, ptr addrspace(1) %14, i64 3
  %arrayidx13.ascast = addrspacecast ptr addrspace(1) %arrayidx13 to ptr addrspace(4)
  %15 = load i64, ptr %expected, align 8
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %arrayidx13.ascast, i64 noundef %15, i32 noundef 0, i32 noundef 2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @generic_atomics(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %p) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %p.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_generic_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_generic_atomics(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %p) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_atomics.counter to ptr addrspace(4)), i32 noundef 100) #6
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  %1 = load i64, ptr %i, align 8
  %and = and i64 %1, 1
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %call1 = call spir_func i32 @add_anywhere(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @generic_atomics.counter to ptr addrspace(4)), i32 noundef 3) #6
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %2 = load ptr addrspace(1), ptr %p.addr, align 8
  %3 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %call2 = call spir_func i32 @add_anywhere(ptr addrspace(4) noundef %3, i32 noundef 2) #6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ %call2, %cond.false ]
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %5
  store i32 %cond, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomicj(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) noundef, i64 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @add_anywhere(ptr addrspace(4) noundef %p, i32 noundef %value) #3 {
entry:
  %p.addr = alloca ptr addrspace(4), align 8
  %value.addr = alloca i32, align 4
  store ptr addrspace(4) %p, ptr %p.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load ptr addrspace(4), ptr %p.addr, align 8
  %1 = load i32, ptr %value.addr, align 4
  %call = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef 0, i32 noundef 2) #6
  ret i32 %call
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"atomic_int*", !"int*"}
!6 = !{!"int*", !"_Atomic(int)*", !"int*"}
!7 = !{!"const", !"", !""}
!8 = !{!"atomic_int*", !"int*", !"uint*"}
!9 = !{!"_Atomic(int)*", !"int*", !"uint*"}
!10 = !{!"", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"uint*", !"uint*"}
!14 = !{!"const", !""}
!15 = !{!"atomic_float*", !"atomic_long*"}
!16 = !{!"_Atomic(float)*", !"_Atomic(long)*"}
!17 = !{!"", !""}
!18 = !{!"int*", !"atomic_int*"}
!19 = !{!"int*", !"_Atomic(int)*"}
