; ModuleID = 'opencl/integer_builtins_vector.cl'
source_filename = "opencl/integer_builtins_vector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @int_vector(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_int_vector(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_int_vector(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <4 x i32>, align 16
  %y = alloca <4 x i32>, align 16
  %r = alloca <4 x i32>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %1
  %2 = load <4 x i32>, ptr addrspace(1) %arrayidx, align 16
  store <4 x i32> %2, ptr %x, align 16
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %4
  %5 = load <4 x i32>, ptr addrspace(1) %arrayidx1, align 16
  store <4 x i32> %5, ptr %y, align 16
  %6 = load <4 x i32>, ptr %x, align 16
  %7 = load <4 x i32>, ptr %y, align 16
  %call2 = call spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef %6, <4 x i32> noundef %7) #5
  %8 = load <4 x i32>, ptr %x, align 16
  %9 = load <4 x i32>, ptr %y, align 16
  %call3 = call spir_func <4 x i32> @_Z6mul_hiDv4_iS_(<4 x i32> noundef %8, <4 x i32> noundef %9) #5
  %xor = xor <4 x i32> %call2, %call3
  store <4 x i32> %xor, ptr %r, align 16
  %10 = load <4 x i32>, ptr %x, align 16
  %11 = load <4 x i32>, ptr %y, align 16
  %12 = load <4 x i32>, ptr %r, align 16
  %call4 = call spir_func <4 x i32> @_Z7mad_satDv4_iS_S_(<4 x i32> noundef %10, <4 x i32> noundef %11, <4 x i32> noundef %12) #5
  %13 = load <4 x i32>, ptr %x, align 16
  %14 = load <4 x i32>, ptr %y, align 16
  %call5 = call spir_func <4 x i32> @_Z6rotateDv4_iS_(<4 x i32> noundef %13, <4 x i32> noundef %14) #5
  %xor6 = xor <4 x i32> %call4, %call5
  %15 = load <4 x i32>, ptr %r, align 16
  %add = add <4 x i32> %15, %xor6
  store <4 x i32> %add, ptr %r, align 16
  %16 = load <4 x i32>, ptr %x, align 16
  %call7 = call spir_func <4 x i32> @_Z5clampDv4_iii(<4 x i32> noundef %16, i32 noundef -100, i32 noundef 100) #5
  %17 = load <4 x i32>, ptr %x, align 16
  %call8 = call spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> noundef %17, i32 noundef 5) #5
  %add9 = add <4 x i32> %call7, %call8
  %18 = load <4 x i32>, ptr %y, align 16
  %19 = load <4 x i32>, ptr %x, align 16
  %call10 = call spir_func <4 x i32> @_Z3minDv4_iS_(<4 x i32> noundef %18, <4 x i32> noundef %19) #5
  %add11 = add <4 x i32> %add9, %call10
  %20 = load <4 x i32>, ptr %r, align 16
  %xor12 = xor <4 x i32> %20, %add11
  store <4 x i32> %xor12, ptr %r, align 16
  %21 = load <4 x i32>, ptr %x, align 16
  %22 = load <4 x i32>, ptr %y, align 16
  %call13 = call spir_func <4 x i32> @_Z8abs_diffDv4_iS_(<4 x i32> noundef %21, <4 x i32> noundef %22) #5
  %call14 = call spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32> noundef %call13) #5
  %23 = load <4 x i32>, ptr %x, align 16
  %call15 = call spir_func <4 x i32> @_Z3clzDv4_i(<4 x i32> noundef %23) #5
  %add16 = add <4 x i32> %call14, %call15
  %24 = load <4 x i32>, ptr %y, align 16
  %call17 = call spir_func <4 x i32> @_Z8popcountDv4_i(<4 x i32> noundef %24) #5
  %add18 = add <4 x i32> %add16, %call17
  %25 = load <4 x i32>, ptr %r, align 16
  %sub = sub <4 x i32> %25, %add18
  store <4 x i32> %sub, ptr %r, align 16
  %26 = load <4 x i32>, ptr %x, align 16
  %27 = load <4 x i32>, ptr %y, align 16
  %call19 = call spir_func <4 x i32> @_Z4haddDv4_iS_(<4 x i32> noundef %26, <4 x i32> noundef %27) #5
  %28 = load <4 x i32>, ptr %x, align 16
  %29 = load <4 x i32>, ptr %y, align 16
  %call20 = call spir_func <4 x i32> @_Z5rhaddDv4_iS_(<4 x i32> noundef %28, <4 x i32> noundef %29) #5
  %xor21 = xor <4 x i32> %call19, %call20
  %30 = load <4 x i32>, ptr %x, align 16
  %31 = load <4 x i32>, ptr %y, align 16
  %call22 = call spir_func <4 x i32> @_Z7sub_satDv4_iS_(<4 x i32> noundef %30, <4 x i32> noundef %31) #5
  %xor23 = xor <4 x i32> %xor21, %call22
  %32 = load <4 x i32>, ptr %x, align 16
  %33 = load <4 x i32>, ptr %y, align 16
  %34 = load <4 x i32>, ptr %r, align 16
  %call24 = call spir_func <4 x i32> @_Z6mad_hiDv4_iS_S_(<4 x i32> noundef %32, <4 x i32> noundef %33, <4 x i32> noundef %34) #5
  %xor25 = xor <4 x i32> %xor23, %call24
  %35 = load <4 x i32>, ptr %r, align 16
  %add26 = add <4 x i32> %35, %xor25
  store <4 x i32> %add26, ptr %r, align 16
  %36 = load <4 x i32>, ptr %r, align 16
  %37 = load <4 x i32>, ptr %x, align 16
  %and = and <4 x i32> %37, splat (i32 4095)
  %38 = load <4 x i32>, ptr %y, align 16
  %and27 = and <4 x i32> %38, splat (i32 4095)
  %call28 = call spir_func <4 x i32> @_Z5mul24Dv4_iS_(<4 x i32> noundef %and, <4 x i32> noundef %and27) #5
  %add29 = add <4 x i32> %36, %call28
  %39 = load <4 x i32>, ptr %x, align 16
  %and30 = and <4 x i32> %39, splat (i32 15)
  %40 = load <4 x i32>, ptr %y, align 16
  %and31 = and <4 x i32> %40, splat (i32 15)
  %41 = load <4 x i32>, ptr %r, align 16
  %call32 = call spir_func <4 x i32> @_Z5mad24Dv4_iS_S_(<4 x i32> noundef %and30, <4 x i32> noundef %and31, <4 x i32> noundef %41) #5
  %add33 = add <4 x i32> %add29, %call32
  %42 = load ptr addrspace(1), ptr %out.addr, align 8
  %43 = load i64, ptr %i, align 8
  %arrayidx34 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %42, i64 %43
  store <4 x i32> %add33, ptr addrspace(1) %arrayidx34, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @uchar_vector(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 32 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_uchar_vector(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 32 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_uchar_vector(ptr addrspace(1) noundef align 16 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 32 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !7 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <16 x i8>, align 16
  %y = alloca <16 x i8>, align 16
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %1
  %2 = load <16 x i8>, ptr addrspace(1) %arrayidx, align 16
  store <16 x i8> %2, ptr %x, align 16
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %4
  %5 = load <16 x i8>, ptr addrspace(1) %arrayidx1, align 16
  store <16 x i8> %5, ptr %y, align 16
  %6 = load <16 x i8>, ptr %x, align 16
  %7 = load <16 x i8>, ptr %y, align 16
  %call2 = call spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef %6, <16 x i8> noundef %7) #5
  %8 = load <16 x i8>, ptr %x, align 16
  %9 = load <16 x i8>, ptr %y, align 16
  %call3 = call spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef %8, <16 x i8> noundef %9) #5
  %xor = xor <16 x i8> %call2, %call3
  %10 = load <16 x i8>, ptr %x, align 16
  %11 = load <16 x i8>, ptr %y, align 16
  %call4 = call spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef %10, <16 x i8> noundef %11) #5
  %xor5 = xor <16 x i8> %xor, %call4
  %12 = load <16 x i8>, ptr %x, align 16
  %13 = load <16 x i8>, ptr %y, align 16
  %call6 = call spir_func <16 x i8> @_Z6rotateDv16_hS_(<16 x i8> noundef %12, <16 x i8> noundef %13) #5
  %xor7 = xor <16 x i8> %xor5, %call6
  %14 = load <16 x i8>, ptr %x, align 16
  %15 = load <16 x i8>, ptr %y, align 16
  %call8 = call spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef %14, <16 x i8> noundef %15) #5
  %xor9 = xor <16 x i8> %xor7, %call8
  store <16 x i8> %xor9, ptr %x, align 16
  %16 = load <16 x i8>, ptr %x, align 16
  %17 = load <16 x i8>, ptr %x, align 16
  %18 = load <16 x i8>, ptr %y, align 16
  %call10 = call spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef %17, <16 x i8> noundef %18) #5
  %call11 = call spir_func <16 x i16> @_Z8upsampleDv16_hS_(<16 x i8> noundef %16, <16 x i8> noundef %call10) #5
  %19 = load <16 x i8>, ptr %y, align 16
  %call12 = call spir_func <16 x i8> @_Z8popcountDv16_h(<16 x i8> noundef %19) #5
  %call13 = call spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef %call12) #5
  %add = add <16 x i16> %call11, %call13
  %20 = load <16 x i8>, ptr %x, align 16
  %call14 = call spir_func <16 x i8> @_Z3maxDv16_hh(<16 x i8> noundef %20, i8 noundef zeroext 9) #5
  %call15 = call spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef %call14) #5
  %add16 = add <16 x i16> %add, %call15
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx17 = getelementptr inbounds nuw <16 x i16>, ptr addrspace(1) %21, i64 %22
  store <16 x i16> %add16, ptr addrspace(1) %arrayidx17, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @mixed_vector(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %c, ptr addrspace(1) noundef align 32 %d) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  call spir_func void @__clang_ocl_kern_imp_mixed_vector(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 32 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_vector(ptr addrspace(1) noundef align 2 %a, ptr addrspace(1) noundef align 16 %b, ptr addrspace(1) noundef align 16 %c, ptr addrspace(1) noundef align 32 %d) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca <3 x i16>, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call, ptr %i, align 8
  %0 = load i64, ptr %i, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %call1 = call spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64 noundef %0, ptr addrspace(1) noundef %1) #6
  %extractVec = shufflevector <3 x i16> %call1, <3 x i16> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i16> %extractVec, ptr %x, align 8
  %loadVecN = load <4 x i16>, ptr %x, align 8
  %extractVec2 = shufflevector <4 x i16> %loadVecN, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call3 = call spir_func <3 x i16> @_Z5clampDv3_sss(<3 x i16> noundef %extractVec2, i16 noundef signext -50, i16 noundef signext 50) #5
  %loadVecN4 = load <4 x i16>, ptr %x, align 8
  %extractVec5 = shufflevector <4 x i16> %loadVecN4, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %loadVecN6 = load <4 x i16>, ptr %x, align 8
  %extractVec7 = shufflevector <4 x i16> %loadVecN6, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %loadVecN8 = load <4 x i16>, ptr %x, align 8
  %extractVec9 = shufflevector <4 x i16> %loadVecN8, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call10 = call spir_func <3 x i16> @_Z7mad_satDv3_sS_S_(<3 x i16> noundef %extractVec5, <3 x i16> noundef %extractVec7, <3 x i16> noundef %extractVec9) #5
  %add = add <3 x i16> %call3, %call10
  %2 = load i64, ptr %i, align 8
  %3 = load ptr addrspace(1), ptr %a.addr, align 8
  call spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16> noundef %add, i64 noundef %2, ptr addrspace(1) noundef %3) #7
  %4 = load ptr addrspace(1), ptr %b.addr, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %4, i64 %5
  %6 = load <2 x i64>, ptr addrspace(1) %arrayidx, align 16
  %7 = load ptr addrspace(1), ptr %b.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %7, i64 %8
  %9 = load <2 x i64>, ptr addrspace(1) %arrayidx11, align 16
  %10 = shufflevector <2 x i64> %9, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  %call12 = call spir_func <2 x i64> @_Z6mul_hiDv2_lS_(<2 x i64> noundef %6, <2 x i64> noundef %10) #5
  %11 = load ptr addrspace(1), ptr %b.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %11, i64 %12
  %13 = load <2 x i64>, ptr addrspace(1) %arrayidx13, align 16
  %call14 = call spir_func <2 x i64> @_Z3minDv2_ll(<2 x i64> noundef %13, i64 noundef 100) #5
  %add15 = add <2 x i64> %call12, %call14
  %14 = load ptr addrspace(1), ptr %b.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx16 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %14, i64 %15
  store <2 x i64> %add15, ptr addrspace(1) %arrayidx16, align 16
  %16 = load ptr addrspace(1), ptr %c.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx17 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %16, i64 %17
  %18 = load <8 x i16>, ptr addrspace(1) %arrayidx17, align 16
  %19 = load ptr addrspace(1), ptr %c.addr, align 8
  %20 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %19, i64 %20
  %21 = load <8 x i16>, ptr addrspace(1) %arrayidx18, align 16
  %22 = shufflevector <8 x i16> %21, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %23 = load ptr addrspace(1), ptr %c.addr, align 8
  %24 = load i64, ptr %i, align 8
  %arrayidx19 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %23, i64 %24
  %25 = load <8 x i16>, ptr addrspace(1) %arrayidx19, align 16
  %call20 = call spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef %18, <8 x i16> noundef %22, <8 x i16> noundef %25) #5
  %26 = load ptr addrspace(1), ptr %c.addr, align 8
  %27 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %26, i64 %27
  %28 = load <8 x i16>, ptr addrspace(1) %arrayidx21, align 16
  %call22 = call spir_func <8 x i16> @_Z3clzDv8_t(<8 x i16> noundef %28) #5
  %add23 = add <8 x i16> %call20, %call22
  %29 = load ptr addrspace(1), ptr %c.addr, align 8
  %30 = load i64, ptr %i, align 8
  %arrayidx24 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %29, i64 %30
  store <8 x i16> %add23, ptr addrspace(1) %arrayidx24, align 16
  %31 = load ptr addrspace(1), ptr %c.addr, align 8
  %32 = load i64, ptr %i, align 8
  %arrayidx25 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %31, i64 %32
  %33 = load <8 x i16>, ptr addrspace(1) %arrayidx25, align 16
  %34 = load ptr addrspace(1), ptr %c.addr, align 8
  %35 = load i64, ptr %i, align 8
  %arrayidx26 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %34, i64 %35
  %36 = load <8 x i16>, ptr addrspace(1) %arrayidx26, align 16
  %call27 = call spir_func <8 x i32> @_Z8upsampleDv8_tS_(<8 x i16> noundef %33, <8 x i16> noundef %36) #5
  %37 = load ptr addrspace(1), ptr %d.addr, align 8
  %38 = load i64, ptr %i, align 8
  %arrayidx28 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %37, i64 %38
  %39 = load <8 x i32>, ptr addrspace(1) %arrayidx28, align 32
  %sub = sub <8 x i32> %call27, %39
  %40 = load ptr addrspace(1), ptr %d.addr, align 8
  %41 = load i64, ptr %i, align 8
  %arrayidx29 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %40, i64 %41
  store <8 x i32> %sub, ptr addrspace(1) %arrayidx29, align 32
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6mul_hiDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7mad_satDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6rotateDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5clampDv4_iii(<4 x i32> noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3minDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z12convert_int4Dv4_j(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8abs_diffDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z3clzDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z8popcountDv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z4haddDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5rhaddDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z7sub_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z6mad_hiDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5mul24Dv4_iS_(<4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x i32> @_Z5mad24Dv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6rotateDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i16> @_Z8upsampleDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8abs_diffDv16_hS_(<16 x i8> noundef, <16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i16> @_Z16convert_ushort16Dv16_h(<16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z8popcountDv16_h(<16 x i8> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <16 x i8> @_Z3maxDv16_hh(<16 x i8> noundef, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64 noundef, ptr addrspace(1) noundef) #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16> noundef, i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i16> @_Z5clampDv3_sss(<3 x i16> noundef, i16 noundef signext, i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <3 x i16> @_Z7mad_satDv3_sS_S_(<3 x i16> noundef, <3 x i16> noundef, <3 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z6mul_hiDv2_lS_(<2 x i64> noundef, <2 x i64> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <2 x i64> @_Z3minDv2_ll(<2 x i64> noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z6mad_hiDv8_tS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i16> @_Z3clzDv8_t(<8 x i16> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <8 x i32> @_Z8upsampleDv8_tS_(<8 x i16> noundef, <8 x i16> noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!3 = !{i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none"}
!5 = !{!"int4*", !"int4*", !"int4*"}
!6 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!7 = !{!"const", !"const", !""}
!8 = !{!"uchar16*", !"uchar16*", !"ushort16*"}
!9 = !{!"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"ushort __attribute__((ext_vector_type(16)))*"}
!10 = !{i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"short*", !"long2*", !"ushort8*", !"uint8*"}
!13 = !{!"short*", !"long __attribute__((ext_vector_type(2)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"uint __attribute__((ext_vector_type(8)))*"}
!14 = !{!"", !"", !"", !""}
