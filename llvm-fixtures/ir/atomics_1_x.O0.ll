; ModuleID = 'opencl/atomics_1_x.cl'
source_filename = "opencl/atomics_1_x.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@local_atomics.counters = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @global_int(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 %old) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  call spir_func void @__clang_ocl_kern_imp_global_int(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_global_int(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p, ptr addrspace(1) noundef align 4 %old) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
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
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %old.addr, align 8
  %4 = load i64, ptr %i, align 8
  %mul = mul i64 %4, 12
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %5 = load ptr addrspace(1), ptr %p.addr, align 8
  %6 = load i32, ptr %x, align 4
  %call1 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %5, i32 noundef %6) #5
  %7 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i32 %call1, ptr addrspace(1) %7, align 4
  %8 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr2 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 1
  %9 = load i32, ptr %x, align 4
  %call3 = call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef %add.ptr2, i32 noundef %9) #5
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store i32 %call3, ptr addrspace(1) %10, align 4
  %11 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr5 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 2
  %12 = load i32, ptr %x, align 4
  %call6 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %add.ptr5, i32 noundef %12) #5
  %13 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store i32 %call6, ptr addrspace(1) %13, align 4
  %14 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr8 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 3
  %call9 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %add.ptr8) #5
  %15 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr10 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i32 1
  store ptr addrspace(1) %incdec.ptr10, ptr %o, align 8
  store i32 %call9, ptr addrspace(1) %15, align 4
  %16 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr11 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 4
  %call12 = call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef %add.ptr11) #5
  %17 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr13 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i32 1
  store ptr addrspace(1) %incdec.ptr13, ptr %o, align 8
  store i32 %call12, ptr addrspace(1) %17, align 4
  %18 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr14 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 5
  %19 = load i64, ptr %i, align 8
  %and = and i64 %19, 1
  %conv = trunc i64 %and to i32
  %20 = load i32, ptr %x, align 4
  %call15 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %add.ptr14, i32 noundef %conv, i32 noundef %20) #5
  %21 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr16 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i32 1
  store ptr addrspace(1) %incdec.ptr16, ptr %o, align 8
  store i32 %call15, ptr addrspace(1) %21, align 4
  %22 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr17 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 6
  %23 = load i32, ptr %x, align 4
  %call18 = call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %add.ptr17, i32 noundef %23) #5
  %24 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr19 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i32 1
  store ptr addrspace(1) %incdec.ptr19, ptr %o, align 8
  store i32 %call18, ptr addrspace(1) %24, align 4
  %25 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr20 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 7
  %26 = load i32, ptr %x, align 4
  %call21 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %add.ptr20, i32 noundef %26) #5
  %27 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr22 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i32 1
  store ptr addrspace(1) %incdec.ptr22, ptr %o, align 8
  store i32 %call21, ptr addrspace(1) %27, align 4
  %28 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr23 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 8
  %29 = load i32, ptr %x, align 4
  %call24 = call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef %add.ptr23, i32 noundef %29) #5
  %30 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr25 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i32 1
  store ptr addrspace(1) %incdec.ptr25, ptr %o, align 8
  store i32 %call24, ptr addrspace(1) %30, align 4
  %31 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr26 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 9
  %32 = load i32, ptr %x, align 4
  %call27 = call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %add.ptr26, i32 noundef %32) #5
  %33 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr28 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i32 1
  store ptr addrspace(1) %incdec.ptr28, ptr %o, align 8
  store i32 %call27, ptr addrspace(1) %33, align 4
  %34 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr29 = getelementptr inbounds i32, ptr addrspace(1) %34, i64 10
  %35 = load i32, ptr %x, align 4
  %call30 = call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef %add.ptr29, i32 noundef %35) #5
  %36 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr31 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i32 1
  store ptr addrspace(1) %incdec.ptr31, ptr %o, align 8
  store i32 %call30, ptr addrspace(1) %36, align 4
  %37 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr32 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 11
  %call33 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %add.ptr32, i32 noundef 1) #5
  %38 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr34 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i32 1
  store ptr addrspace(1) %incdec.ptr34, ptr %o, align 8
  store i32 %call33, ptr addrspace(1) %38, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @global_uint(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %p.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_global_uint(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_global_uint(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %1, ptr %x, align 4
  %2 = load ptr addrspace(1), ptr %p.addr, align 8
  %3 = load i32, ptr %x, align 4
  %call1 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %3) #5
  %4 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr = getelementptr inbounds i32, ptr addrspace(1) %4, i64 1
  %5 = load i32, ptr %x, align 4
  %call2 = call spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef %add.ptr, i32 noundef %5) #5
  %6 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr3 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 2
  %7 = load i32, ptr %x, align 4
  %and = and i32 %7, 1073741823
  %astype = bitcast i32 %and to float
  %call4 = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %add.ptr3, float noundef %astype) #5
  %8 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr5 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 3
  %call6 = call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %add.ptr5) #5
  %9 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr7 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 4
  %call8 = call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef %add.ptr7) #5
  %10 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr9 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 5
  %11 = load i32, ptr %x, align 4
  %call10 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %add.ptr9, i32 noundef 3, i32 noundef %11) #5
  %12 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr11 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 6
  %13 = load i32, ptr %x, align 4
  %call12 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %add.ptr11, i32 noundef %13) #5
  %14 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr13 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 7
  %15 = load i32, ptr %x, align 4
  %call14 = call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %add.ptr13, i32 noundef %15) #5
  %16 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr15 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 8
  %17 = load i32, ptr %x, align 4
  %call16 = call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef %add.ptr15, i32 noundef %17) #5
  %18 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr17 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 9
  %19 = load i32, ptr %x, align 4
  %call18 = call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %add.ptr17, i32 noundef %19) #5
  %20 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr19 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 10
  %21 = load i32, ptr %x, align 4
  %call20 = call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef %add.ptr19, i32 noundef %21) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @local_atomics(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_local_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_local_atomics(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %before = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %cmp = icmp ult i64 %0, 4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @local_atomics.counters, i64 0, i64 %1
  store i32 0, ptr addrspace(3) %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %2 = load i64, ptr %i, align 8
  %and = and i64 %2, 3
  %arrayidx1 = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @local_atomics.counters, i64 0, i64 %and
  %3 = load ptr addrspace(1), ptr %in.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %5 = load i32, ptr addrspace(1) %arrayidx2, align 4
  %and3 = and i32 %5, 15
  %call4 = call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef %arrayidx1, i32 noundef %and3) #5
  store i32 %call4, ptr %before, align 4
  %6 = load i32, ptr %before, align 4
  %call5 = call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds ([4 x i32], ptr addrspace(3) @local_atomics.counters, i64 0, i64 3), i32 noundef %6) #5
  call spir_func void @_Z9mem_fencej(i32 noundef 1) #5
  call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %7 = load i64, ptr %i, align 8
  %and6 = and i64 %7, 3
  %arrayidx7 = getelementptr inbounds nuw [4 x i32], ptr addrspace(3) @local_atomics.counters, i64 0, i64 %and6
  %8 = load i32, ptr addrspace(3) %arrayidx7, align 4
  %9 = load i32, ptr %before, align 4
  %sub = sub nsw i32 %8, %9
  %10 = load ptr addrspace(1), ptr %out.addr, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %11
  store i32 %sub, ptr addrspace(1) %arrayidx8, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @long_atomics(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_long_atomics(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_long_atomics(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i64, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %1
  %2 = load i64, ptr addrspace(1) %arrayidx, align 8
  store i64 %2, ptr %x, align 8
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %x, align 8
  %call1 = call spir_func i64 @_Z8atom_addPU3AS1Vmm(ptr addrspace(1) noundef %3, i64 noundef %4) #5
  %5 = load ptr addrspace(1), ptr %b.addr, align 8
  %add.ptr = getelementptr inbounds i64, ptr addrspace(1) %5, i64 1
  %6 = load i64, ptr %x, align 8
  %call2 = call spir_func i64 @_Z8atom_subPU3AS1Vmm(ptr addrspace(1) noundef %add.ptr, i64 noundef %6) #5
  %7 = load ptr addrspace(1), ptr %b.addr, align 8
  %add.ptr3 = getelementptr inbounds i64, ptr addrspace(1) %7, i64 2
  %8 = load i64, ptr %x, align 8
  %call4 = call spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef %add.ptr3, i64 noundef %8) #5
  %9 = load ptr addrspace(1), ptr %b.addr, align 8
  %add.ptr5 = getelementptr inbounds i64, ptr addrspace(1) %9, i64 3
  %call6 = call spir_func i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef %add.ptr5) #5
  %10 = load ptr addrspace(1), ptr %b.addr, align 8
  %add.ptr7 = getelementptr inbounds i64, ptr addrspace(1) %10, i64 4
  %11 = load i64, ptr %x, align 8
  %call8 = call spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef %add.ptr7, i64 noundef %11) #5
  %12 = load ptr addrspace(1), ptr %b.addr, align 8
  %add.ptr9 = getelementptr inbounds i64, ptr addrspace(1) %12, i64 5
  %13 = load i64, ptr %x, align 8
  %call10 = call spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef %add.ptr9, i64 noundef %13) #5
  %14 = load ptr addrspace(1), ptr %b.addr, align 8
  %add.ptr11 = getelementptr inbounds i64, ptr addrspace(1) %14, i64 6
  %15 = load i64, ptr %x, align 8
  %call12 = call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef %add.ptr11, i64 noundef 0, i64 noundef %15) #5
  %16 = load ptr addrspace(1), ptr %b.addr, align 8
  %add.ptr13 = getelementptr inbounds i64, ptr addrspace(1) %16, i64 7
  %17 = load i64, ptr %x, align 8
  %call14 = call spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef %add.ptr13, i64 noundef %17) #5
  %18 = load ptr addrspace(1), ptr %a.addr, align 8
  %19 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds nuw i64, ptr addrspace(1) %18, i64 %19
  store i64 %call14, ptr addrspace(1) %arrayidx15, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @old_names(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %p.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_old_names(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_old_names(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %p) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %p.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %p, ptr %p.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %1, ptr %x, align 4
  %2 = load ptr addrspace(1), ptr %p.addr, align 8
  %3 = load i32, ptr %x, align 4
  %call1 = call spir_func i32 @_Z8atom_addPU3AS1Vii(ptr addrspace(1) noundef %2, i32 noundef %3) #5
  %4 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr = getelementptr inbounds i32, ptr addrspace(1) %4, i64 1
  %call2 = call spir_func i32 @_Z8atom_incPU3AS1Vi(ptr addrspace(1) noundef %add.ptr) #5
  %5 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr3 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 2
  %6 = load i32, ptr %x, align 4
  %call4 = call spir_func i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef %add.ptr3, i32 noundef %6) #5
  %7 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr5 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 3
  %8 = load i32, ptr %x, align 4
  %call6 = call spir_func i32 @_Z8atom_andPU3AS1Vii(ptr addrspace(1) noundef %add.ptr5, i32 noundef %8) #5
  call spir_func void @_Z14read_mem_fencej(i32 noundef 2) #5
  %9 = load ptr addrspace(1), ptr %p.addr, align 8
  %add.ptr7 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 4
  %10 = load i32, ptr %x, align 4
  %call8 = call spir_func i32 @_Z12atom_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %add.ptr7, i32 noundef 1, i32 noundef %10) #5
  call spir_func void @_Z15write_mem_fencej(i32 noundef 3) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z9mem_fencej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_addPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_subPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) noundef, i64 noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_incPU3AS1Vi(ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z8atom_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z14read_mem_fencej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z12atom_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z15write_mem_fencej(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int*"}
!6 = !{!"const", !"volatile", !""}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"uint*", !"uint*"}
!10 = !{!"const", !"volatile"}
!11 = !{!"int*", !"int*"}
!12 = !{!"const", !""}
!13 = !{!"long*", !"ulong*"}
!14 = !{!"", !"volatile"}
