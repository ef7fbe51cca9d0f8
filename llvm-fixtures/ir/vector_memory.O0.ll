; ModuleID = 'opencl/vector_memory.cl'
source_filename = "opencl/vector_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @load_store_int(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_load_store_int(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_int(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %tmp = alloca <8 x i32>, align 32
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func <2 x i32> @_Z6vload2mPU3AS1Ki(i64 noundef %0, ptr addrspace(1) noundef %1) #6
  %2 = load i64, ptr %i, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32> noundef %call1, i64 noundef %2, ptr addrspace(1) noundef %3) #7
  %4 = load i64, ptr %i, align 8
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %add.ptr = getelementptr inbounds i32, ptr addrspace(1) %5, i64 1
  %call2 = call spir_func <3 x i32> @_Z6vload3mPU3AS1Ki(i64 noundef %4, ptr addrspace(1) noundef %add.ptr) #6
  %add = add <3 x i32> %call2, splat (i32 3)
  %6 = load i64, ptr %i, align 8
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr3 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 8
  call spir_func void @_Z7vstore3Dv3_imPU3AS1i(<3 x i32> noundef %add, i64 noundef %6, ptr addrspace(1) noundef %add.ptr3) #7
  %8 = load i64, ptr %i, align 8
  %9 = load ptr addrspace(1), ptr %in.addr, align 8
  %call4 = call spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 noundef %8, ptr addrspace(1) noundef %9) #6
  %10 = load i64, ptr %i, align 8
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr5 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 20
  call spir_func void @_Z7vstore4Dv4_imPU3AS1i(<4 x i32> noundef %call4, i64 noundef %10, ptr addrspace(1) noundef %add.ptr5) #7
  %12 = load i64, ptr %i, align 8
  %13 = load ptr addrspace(1), ptr %in.addr, align 8
  %call6 = call spir_func <8 x i32> @_Z6vload8mPU3AS1Ki(i64 noundef %12, ptr addrspace(1) noundef %13) #6
  store <8 x i32> %call6, ptr %tmp, align 32
  %14 = load <8 x i32>, ptr %tmp, align 32
  %15 = shufflevector <8 x i32> %14, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %16 = load i64, ptr %i, align 8
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr7 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 36
  call spir_func void @_Z7vstore8Dv8_imPU3AS1i(<8 x i32> noundef %15, i64 noundef %16, ptr addrspace(1) noundef %add.ptr7) #7
  %18 = load i64, ptr %i, align 8
  %19 = load ptr addrspace(1), ptr %in.addr, align 8
  %call8 = call spir_func <16 x i32> @_Z7vload16mPU3AS1Ki(i64 noundef %18, ptr addrspace(1) noundef %19) #6
  %mul = mul <16 x i32> %call8, splat (i32 2)
  %20 = load i64, ptr %i, align 8
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr9 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 64
  call spir_func void @_Z8vstore16Dv16_imPU3AS1i(<16 x i32> noundef %mul, i64 noundef %20, ptr addrspace(1) noundef %add.ptr9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @load_store_char(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_load_store_char(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_char(ptr addrspace(1) noundef align 1 %in, ptr addrspace(1) noundef align 1 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %tmp = alloca <3 x i8>, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %call1 = call spir_func <2 x i8> @_Z6vload2mPU3AS1Kc(i64 noundef %0, ptr addrspace(1) noundef %1) #6
  %2 = load i64, ptr %i, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr = getelementptr inbounds i8, ptr addrspace(1) %3, i64 1
  call spir_func void @_Z7vstore2Dv2_cmPU3AS1c(<2 x i8> noundef %call1, i64 noundef %2, ptr addrspace(1) noundef %add.ptr) #7
  %4 = load i64, ptr %i, align 8
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %call2 = call spir_func <3 x i8> @_Z6vload3mPU3AS1Kc(i64 noundef %4, ptr addrspace(1) noundef %5) #6
  store <3 x i8> %call2, ptr %tmp, align 4
  %6 = load <3 x i8>, ptr %tmp, align 4
  %7 = shufflevector <3 x i8> %6, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %8 = load i64, ptr %i, align 8
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr3 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 9
  call spir_func void @_Z7vstore3Dv3_cmPU3AS1c(<3 x i8> noundef %7, i64 noundef %8, ptr addrspace(1) noundef %add.ptr3) #7
  %10 = load i64, ptr %i, align 8
  %11 = load ptr addrspace(1), ptr %in.addr, align 8
  %call4 = call spir_func <4 x i8> @_Z6vload4mPU3AS1Kc(i64 noundef %10, ptr addrspace(1) noundef %11) #6
  %sub = sub <4 x i8> zeroinitializer, %call4
  %12 = load i64, ptr %i, align 8
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr5 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 21
  call spir_func void @_Z7vstore4Dv4_cmPU3AS1c(<4 x i8> noundef %sub, i64 noundef %12, ptr addrspace(1) noundef %add.ptr5) #7
  %14 = load i64, ptr %i, align 8
  %15 = load ptr addrspace(1), ptr %in.addr, align 8
  %call6 = call spir_func <8 x i8> @_Z6vload8mPU3AS1Kc(i64 noundef %14, ptr addrspace(1) noundef %15) #6
  %16 = load i64, ptr %i, align 8
  %17 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr7 = getelementptr inbounds i8, ptr addrspace(1) %17, i64 37
  call spir_func void @_Z7vstore8Dv8_cmPU3AS1c(<8 x i8> noundef %call6, i64 noundef %16, ptr addrspace(1) noundef %add.ptr7) #7
  %18 = load i64, ptr %i, align 8
  %19 = load ptr addrspace(1), ptr %in.addr, align 8
  %call8 = call spir_func <16 x i8> @_Z7vload16mPU3AS1Kc(i64 noundef %18, ptr addrspace(1) noundef %19) #6
  %20 = load i64, ptr %i, align 8
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr9 = getelementptr inbounds i8, ptr addrspace(1) %21, i64 64
  call spir_func void @_Z8vstore16Dv16_cmPU3AS1c(<16 x i8> noundef %call8, i64 noundef %20, ptr addrspace(1) noundef %add.ptr9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @load_store_float(ptr addrspace(2) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %cache) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %in.addr = alloca ptr addrspace(2), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %cache.addr = alloca ptr addrspace(3), align 8
  store ptr addrspace(2) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(3) %cache, ptr %cache.addr, align 8
  %0 = load ptr addrspace(2), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  %2 = load ptr addrspace(3), ptr %cache.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_load_store_float(ptr addrspace(2) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_float(ptr addrspace(2) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %cache) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %in.addr = alloca ptr addrspace(2), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %cache.addr = alloca ptr addrspace(3), align 8
  %i = alloca i64, align 8
  %values = alloca [16 x float], align 4
  store ptr addrspace(2) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(3) %cache, ptr %cache.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(2), ptr %in.addr, align 8
  %call1 = call spir_func <16 x float> @_Z7vload16mPU3AS2Kf(i64 noundef %0, ptr addrspace(2) noundef %1) #6
  %arraydecay = getelementptr inbounds [16 x float], ptr %values, i64 0, i64 0
  call spir_func void @_Z8vstore16Dv16_fmPf(<16 x float> noundef %call1, i64 noundef 0, ptr noundef %arraydecay) #7
  %arraydecay2 = getelementptr inbounds [16 x float], ptr %values, i64 0, i64 0
  %call3 = call spir_func <4 x float> @_Z6vload4mPKf(i64 noundef 1, ptr noundef %arraydecay2) #6
  %2 = load i64, ptr %i, align 8
  %3 = load ptr addrspace(3), ptr %cache.addr, align 8
  call spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float> noundef %call3, i64 noundef %2, ptr addrspace(3) noundef %3) #7
  %4 = load i64, ptr %i, align 8
  %5 = load ptr addrspace(3), ptr %cache.addr, align 8
  %call4 = call spir_func <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef %4, ptr addrspace(3) noundef %5) #6
  %6 = load i64, ptr %i, align 8
  %7 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %call4, i64 noundef %6, ptr addrspace(1) noundef %7) #7
  %arraydecay5 = getelementptr inbounds [16 x float], ptr %values, i64 0, i64 0
  %call6 = call spir_func <2 x float> @_Z6vload2mPKf(i64 noundef 3, ptr noundef %arraydecay5) #6
  %8 = load i64, ptr %i, align 8
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr = getelementptr inbounds float, ptr addrspace(1) %9, i64 16
  call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef %call6, i64 noundef %8, ptr addrspace(1) noundef %add.ptr) #7
  %arraydecay7 = getelementptr inbounds [16 x float], ptr %values, i64 0, i64 0
  %call8 = call spir_func <8 x float> @_Z6vload8mPKf(i64 noundef 1, ptr noundef %arraydecay7) #6
  %10 = load i64, ptr %i, align 8
  %11 = load ptr addrspace(1), ptr %out.addr, align 8
  %add.ptr9 = getelementptr inbounds float, ptr addrspace(1) %11, i64 32
  call spir_func void @_Z7vstore8Dv8_fmPU3AS1f(<8 x float> noundef %call8, i64 noundef %10, ptr addrspace(1) noundef %add.ptr9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @load_store_types(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 8 %c, ptr addrspace(1) noundef align 8 %d) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %c.addr, align 8
  %3 = load ptr addrspace(1), ptr %d.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_load_store_types(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_load_store_types(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 2 %b, ptr addrspace(1) noundef align 8 %c, ptr addrspace(1) noundef align 8 %d) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %.compoundliteral = alloca <4 x i8>, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %call1 = call spir_func <4 x i8> @_Z6vload4mPU3AS1Kh(i64 noundef %0, ptr addrspace(1) noundef %1) #6
  store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr %.compoundliteral, align 4
  %2 = load <4 x i8>, ptr %.compoundliteral, align 4
  %xor = xor <4 x i8> %call1, %2
  %3 = load i64, ptr %i, align 8
  %add = add i64 %3, 2
  %4 = load ptr addrspace(1), ptr %a.addr, align 8
  call spir_func void @_Z7vstore4Dv4_hmPU3AS1h(<4 x i8> noundef %xor, i64 noundef %add, ptr addrspace(1) noundef %4) #7
  %5 = load i64, ptr %i, align 8
  %6 = load ptr addrspace(1), ptr %b.addr, align 8
  %call2 = call spir_func <8 x i16> @_Z6vload8mPU3AS1Ks(i64 noundef %5, ptr addrspace(1) noundef %6) #6
  %shr = ashr <8 x i16> %call2, splat (i16 1)
  %7 = load i64, ptr %i, align 8
  %add3 = add i64 %7, 2
  %8 = load ptr addrspace(1), ptr %b.addr, align 8
  call spir_func void @_Z7vstore8Dv8_smPU3AS1s(<8 x i16> noundef %shr, i64 noundef %add3, ptr addrspace(1) noundef %8) #7
  %9 = load i64, ptr %i, align 8
  %10 = load ptr addrspace(1), ptr %c.addr, align 8
  %call4 = call spir_func <2 x i64> @_Z6vload2mPU3AS1Km(i64 noundef %9, ptr addrspace(1) noundef %10) #6
  %div = udiv <2 x i64> %call4, splat (i64 3)
  %11 = load i64, ptr %i, align 8
  %add5 = add i64 %11, 2
  %12 = load ptr addrspace(1), ptr %c.addr, align 8
  call spir_func void @_Z7vstore2Dv2_mmPU3AS1m(<2 x i64> noundef %div, i64 noundef %add5, ptr addrspace(1) noundef %12) #7
  %13 = load i64, ptr %i, align 8
  %14 = load ptr addrspace(1), ptr %d.addr, align 8
  %call6 = call spir_func <3 x double> @_Z6vload3mPU3AS1Kd(i64 noundef %13, ptr addrspace(1) noundef %14) #6
  %mul = fmul <3 x double> %call6, splat (double 5.000000e-01)
  %15 = load i64, ptr %i, align 8
  %add7 = add i64 %15, 2
  %16 = load ptr addrspace(1), ptr %d.addr, align 8
  call spir_func void @_Z7vstore3Dv3_dmPU3AS1d(<3 x double> noundef %mul, i64 noundef %add7, ptr addrspace(1) noundef %16) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_imPU3AS1i(<2 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x i32> @_Z6vload2mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_imPU3AS1i(<3 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i32> @_Z6vload3mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_imPU3AS1i(<4 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_imPU3AS1i(<8 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x i32> @_Z6vload8mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_imPU3AS1i(<16 x i32> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x i32> @_Z7vload16mPU3AS1Ki(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_cmPU3AS1c(<2 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x i8> @_Z6vload2mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_cmPU3AS1c(<3 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i8> @_Z6vload3mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_cmPU3AS1c(<4 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i8> @_Z6vload4mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_cmPU3AS1c(<8 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x i8> @_Z6vload8mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_cmPU3AS1c(<16 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x i8> @_Z7vload16mPU3AS1Kc(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z8vstore16Dv16_fmPf(<16 x float> noundef, i64 noundef, ptr noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <16 x float> @_Z7vload16mPU3AS2Kf(i64 noundef, ptr addrspace(2) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float> noundef, i64 noundef, ptr addrspace(3) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef, ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x float> @_Z6vload2mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_fmPU3AS1f(<8 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x float> @_Z6vload8mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_hmPU3AS1h(<4 x i8> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <4 x i8> @_Z6vload4mPU3AS1Kh(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore8Dv8_smPU3AS1s(<8 x i16> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <8 x i16> @_Z6vload8mPU3AS1Ks(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore2Dv2_mmPU3AS1m(<2 x i64> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <2 x i64> @_Z6vload2mPU3AS1Km(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_dmPU3AS1d(<3 x double> noundef, i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x double> @_Z6vload3mPU3AS1Kd(i64 noundef, ptr addrspace(1) noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"int*", !"int*"}
!6 = !{!"const", !""}
!7 = !{!"char*", !"char*"}
!8 = !{i32 2, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*"}
!11 = !{!"const", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"short*", !"ulong*", !"double*"}
!15 = !{!"", !"", !"", !""}
