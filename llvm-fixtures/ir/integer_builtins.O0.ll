; ModuleID = 'opencl/integer_builtins.cl'
source_filename = "opencl/integer_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @signed_scalar(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %c.addr, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_signed_scalar(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_signed_scalar(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  %o = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %5 = load i32, ptr addrspace(1) %arrayidx1, align 4
  store i32 %5, ptr %y, align 4
  %6 = load ptr addrspace(1), ptr %c.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %8 = load i32, ptr addrspace(1) %arrayidx2, align 4
  store i32 %8, ptr %z, align 4
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %mul = mul i64 %10, 20
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %11 = load i32, ptr %x, align 4
  %call3 = call spir_func i32 @_Z3absi(i32 noundef %11) #3
  %12 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i32 %call3, ptr addrspace(1) %12, align 4
  %13 = load i32, ptr %x, align 4
  %14 = load i32, ptr %y, align 4
  %call4 = call spir_func i32 @_Z8abs_diffii(i32 noundef %13, i32 noundef %14) #3
  %15 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store i32 %call4, ptr addrspace(1) %15, align 4
  %16 = load i32, ptr %x, align 4
  %17 = load i32, ptr %y, align 4
  %call6 = call spir_func i32 @_Z7add_satii(i32 noundef %16, i32 noundef %17) #3
  %18 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store i32 %call6, ptr addrspace(1) %18, align 4
  %19 = load i32, ptr %x, align 4
  %20 = load i32, ptr %y, align 4
  %call8 = call spir_func i32 @_Z4haddii(i32 noundef %19, i32 noundef %20) #3
  %21 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr9 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i32 1
  store ptr addrspace(1) %incdec.ptr9, ptr %o, align 8
  store i32 %call8, ptr addrspace(1) %21, align 4
  %22 = load i32, ptr %x, align 4
  %23 = load i32, ptr %y, align 4
  %call10 = call spir_func i32 @_Z5rhaddii(i32 noundef %22, i32 noundef %23) #3
  %24 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr11 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i32 1
  store ptr addrspace(1) %incdec.ptr11, ptr %o, align 8
  store i32 %call10, ptr addrspace(1) %24, align 4
  %25 = load i32, ptr %x, align 4
  %26 = load i32, ptr %y, align 4
  %27 = load i32, ptr %z, align 4
  %call12 = call spir_func i32 @_Z3minii(i32 noundef %26, i32 noundef %27) #3
  %28 = load i32, ptr %y, align 4
  %29 = load i32, ptr %z, align 4
  %call13 = call spir_func i32 @_Z3maxii(i32 noundef %28, i32 noundef %29) #3
  %call14 = call spir_func i32 @_Z5clampiii(i32 noundef %25, i32 noundef %call12, i32 noundef %call13) #3
  %30 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr15 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i32 1
  store ptr addrspace(1) %incdec.ptr15, ptr %o, align 8
  store i32 %call14, ptr addrspace(1) %30, align 4
  %31 = load i32, ptr %x, align 4
  %call16 = call spir_func i32 @_Z3clzi(i32 noundef %31) #3
  %32 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr17 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i32 1
  store ptr addrspace(1) %incdec.ptr17, ptr %o, align 8
  store i32 %call16, ptr addrspace(1) %32, align 4
  %33 = load i32, ptr %x, align 4
  %34 = load i32, ptr %y, align 4
  %35 = load i32, ptr %z, align 4
  %call18 = call spir_func i32 @_Z6mad_hiiii(i32 noundef %33, i32 noundef %34, i32 noundef %35) #3
  %36 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr19 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i32 1
  store ptr addrspace(1) %incdec.ptr19, ptr %o, align 8
  store i32 %call18, ptr addrspace(1) %36, align 4
  %37 = load i32, ptr %x, align 4
  %38 = load i32, ptr %y, align 4
  %39 = load i32, ptr %z, align 4
  %call20 = call spir_func i32 @_Z7mad_satiii(i32 noundef %37, i32 noundef %38, i32 noundef %39) #3
  %40 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr21 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i32 1
  store ptr addrspace(1) %incdec.ptr21, ptr %o, align 8
  store i32 %call20, ptr addrspace(1) %40, align 4
  %41 = load i32, ptr %x, align 4
  %42 = load i32, ptr %y, align 4
  %call22 = call spir_func i32 @_Z3maxii(i32 noundef %41, i32 noundef %42) #3
  %43 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr23 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i32 1
  store ptr addrspace(1) %incdec.ptr23, ptr %o, align 8
  store i32 %call22, ptr addrspace(1) %43, align 4
  %44 = load i32, ptr %x, align 4
  %45 = load i32, ptr %y, align 4
  %call24 = call spir_func i32 @_Z3minii(i32 noundef %44, i32 noundef %45) #3
  %46 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr25 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i32 1
  store ptr addrspace(1) %incdec.ptr25, ptr %o, align 8
  store i32 %call24, ptr addrspace(1) %46, align 4
  %47 = load i32, ptr %x, align 4
  %48 = load i32, ptr %y, align 4
  %call26 = call spir_func i32 @_Z6mul_hiii(i32 noundef %47, i32 noundef %48) #3
  %49 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr27 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i32 1
  store ptr addrspace(1) %incdec.ptr27, ptr %o, align 8
  store i32 %call26, ptr addrspace(1) %49, align 4
  %50 = load i32, ptr %x, align 4
  %51 = load i32, ptr %y, align 4
  %call28 = call spir_func i32 @_Z6rotateii(i32 noundef %50, i32 noundef %51) #3
  %52 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr29 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i32 1
  store ptr addrspace(1) %incdec.ptr29, ptr %o, align 8
  store i32 %call28, ptr addrspace(1) %52, align 4
  %53 = load i32, ptr %x, align 4
  %54 = load i32, ptr %y, align 4
  %call30 = call spir_func i32 @_Z7sub_satii(i32 noundef %53, i32 noundef %54) #3
  %55 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr31 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i32 1
  store ptr addrspace(1) %incdec.ptr31, ptr %o, align 8
  store i32 %call30, ptr addrspace(1) %55, align 4
  %56 = load i32, ptr %x, align 4
  %call32 = call spir_func i32 @_Z8popcounti(i32 noundef %56) #3
  %57 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr33 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i32 1
  store ptr addrspace(1) %incdec.ptr33, ptr %o, align 8
  store i32 %call32, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %x, align 4
  %and = and i32 %58, 65535
  %59 = load i32, ptr %y, align 4
  %and34 = and i32 %59, 255
  %60 = load i32, ptr %z, align 4
  %call35 = call spir_func i32 @_Z5mad24iii(i32 noundef %and, i32 noundef %and34, i32 noundef %60) #3
  %61 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr36 = getelementptr inbounds nuw i32, ptr addrspace(1) %61, i32 1
  store ptr addrspace(1) %incdec.ptr36, ptr %o, align 8
  store i32 %call35, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %x, align 4
  %and37 = and i32 %62, 65535
  %63 = load i32, ptr %y, align 4
  %and38 = and i32 %63, 255
  %call39 = call spir_func i32 @_Z5mul24ii(i32 noundef %and37, i32 noundef %and38) #3
  %64 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr40 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i32 1
  store ptr addrspace(1) %incdec.ptr40, ptr %o, align 8
  store i32 %call39, ptr addrspace(1) %64, align 4
  %65 = load i32, ptr %x, align 4
  %66 = load i32, ptr %y, align 4
  %call41 = call spir_func i64 @_Z8upsampleij(i32 noundef %65, i32 noundef %66) #3
  %shr = ashr i64 %call41, 16
  %conv = trunc i64 %shr to i32
  %67 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr42 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i32 1
  store ptr addrspace(1) %incdec.ptr42, ptr %o, align 8
  store i32 %conv, ptr addrspace(1) %67, align 4
  %68 = load i32, ptr %x, align 4
  %69 = load i32, ptr %y, align 4
  %70 = load i32, ptr %z, align 4
  %call43 = call spir_func i32 @_Z6selectiii(i32 noundef %68, i32 noundef %69, i32 noundef %70) #3
  %71 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr44 = getelementptr inbounds nuw i32, ptr addrspace(1) %71, i32 1
  store ptr addrspace(1) %incdec.ptr44, ptr %o, align 8
  store i32 %call43, ptr addrspace(1) %71, align 4
  %72 = load i32, ptr %x, align 4
  %73 = load i32, ptr %y, align 4
  %74 = load i32, ptr %z, align 4
  %call45 = call spir_func i32 @_Z9bitselectiii(i32 noundef %72, i32 noundef %73, i32 noundef %74) #3
  %75 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr46 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i32 1
  store ptr addrspace(1) %incdec.ptr46, ptr %o, align 8
  store i32 %call45, ptr addrspace(1) %75, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @unsigned_scalar(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %c.addr, align 8
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_unsigned_scalar(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_unsigned_scalar(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !6 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  %o = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %1
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %2, ptr %x, align 4
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %5 = load i32, ptr addrspace(1) %arrayidx1, align 4
  store i32 %5, ptr %y, align 4
  %6 = load ptr addrspace(1), ptr %c.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %8 = load i32, ptr addrspace(1) %arrayidx2, align 4
  store i32 %8, ptr %z, align 4
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %mul = mul i64 %10, 20
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %11 = load i32, ptr %x, align 4
  %call3 = call spir_func i32 @_Z3absj(i32 noundef %11) #3
  %12 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i32 %call3, ptr addrspace(1) %12, align 4
  %13 = load i32, ptr %x, align 4
  %14 = load i32, ptr %y, align 4
  %call4 = call spir_func i32 @_Z8abs_diffjj(i32 noundef %13, i32 noundef %14) #3
  %15 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store i32 %call4, ptr addrspace(1) %15, align 4
  %16 = load i32, ptr %x, align 4
  %17 = load i32, ptr %y, align 4
  %call6 = call spir_func i32 @_Z7add_satjj(i32 noundef %16, i32 noundef %17) #3
  %18 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store i32 %call6, ptr addrspace(1) %18, align 4
  %19 = load i32, ptr %x, align 4
  %20 = load i32, ptr %y, align 4
  %call8 = call spir_func i32 @_Z4haddjj(i32 noundef %19, i32 noundef %20) #3
  %21 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr9 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i32 1
  store ptr addrspace(1) %incdec.ptr9, ptr %o, align 8
  store i32 %call8, ptr addrspace(1) %21, align 4
  %22 = load i32, ptr %x, align 4
  %23 = load i32, ptr %y, align 4
  %call10 = call spir_func i32 @_Z5rhaddjj(i32 noundef %22, i32 noundef %23) #3
  %24 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr11 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i32 1
  store ptr addrspace(1) %incdec.ptr11, ptr %o, align 8
  store i32 %call10, ptr addrspace(1) %24, align 4
  %25 = load i32, ptr %x, align 4
  %26 = load i32, ptr %y, align 4
  %27 = load i32, ptr %z, align 4
  %call12 = call spir_func i32 @_Z3minjj(i32 noundef %26, i32 noundef %27) #3
  %28 = load i32, ptr %y, align 4
  %29 = load i32, ptr %z, align 4
  %call13 = call spir_func i32 @_Z3maxjj(i32 noundef %28, i32 noundef %29) #3
  %call14 = call spir_func i32 @_Z5clampjjj(i32 noundef %25, i32 noundef %call12, i32 noundef %call13) #3
  %30 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr15 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i32 1
  store ptr addrspace(1) %incdec.ptr15, ptr %o, align 8
  store i32 %call14, ptr addrspace(1) %30, align 4
  %31 = load i32, ptr %x, align 4
  %call16 = call spir_func i32 @_Z3clzj(i32 noundef %31) #3
  %32 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr17 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i32 1
  store ptr addrspace(1) %incdec.ptr17, ptr %o, align 8
  store i32 %call16, ptr addrspace(1) %32, align 4
  %33 = load i32, ptr %x, align 4
  %34 = load i32, ptr %y, align 4
  %35 = load i32, ptr %z, align 4
  %call18 = call spir_func i32 @_Z6mad_hijjj(i32 noundef %33, i32 noundef %34, i32 noundef %35) #3
  %36 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr19 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i32 1
  store ptr addrspace(1) %incdec.ptr19, ptr %o, align 8
  store i32 %call18, ptr addrspace(1) %36, align 4
  %37 = load i32, ptr %x, align 4
  %38 = load i32, ptr %y, align 4
  %39 = load i32, ptr %z, align 4
  %call20 = call spir_func i32 @_Z7mad_satjjj(i32 noundef %37, i32 noundef %38, i32 noundef %39) #3
  %40 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr21 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i32 1
  store ptr addrspace(1) %incdec.ptr21, ptr %o, align 8
  store i32 %call20, ptr addrspace(1) %40, align 4
  %41 = load i32, ptr %x, align 4
  %42 = load i32, ptr %y, align 4
  %call22 = call spir_func i32 @_Z3maxjj(i32 noundef %41, i32 noundef %42) #3
  %43 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr23 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i32 1
  store ptr addrspace(1) %incdec.ptr23, ptr %o, align 8
  store i32 %call22, ptr addrspace(1) %43, align 4
  %44 = load i32, ptr %x, align 4
  %45 = load i32, ptr %y, align 4
  %call24 = call spir_func i32 @_Z3minjj(i32 noundef %44, i32 noundef %45) #3
  %46 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr25 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i32 1
  store ptr addrspace(1) %incdec.ptr25, ptr %o, align 8
  store i32 %call24, ptr addrspace(1) %46, align 4
  %47 = load i32, ptr %x, align 4
  %48 = load i32, ptr %y, align 4
  %call26 = call spir_func i32 @_Z6mul_hijj(i32 noundef %47, i32 noundef %48) #3
  %49 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr27 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i32 1
  store ptr addrspace(1) %incdec.ptr27, ptr %o, align 8
  store i32 %call26, ptr addrspace(1) %49, align 4
  %50 = load i32, ptr %x, align 4
  %51 = load i32, ptr %y, align 4
  %call28 = call spir_func i32 @_Z6rotatejj(i32 noundef %50, i32 noundef %51) #3
  %52 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr29 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i32 1
  store ptr addrspace(1) %incdec.ptr29, ptr %o, align 8
  store i32 %call28, ptr addrspace(1) %52, align 4
  %53 = load i32, ptr %x, align 4
  %54 = load i32, ptr %y, align 4
  %call30 = call spir_func i32 @_Z7sub_satjj(i32 noundef %53, i32 noundef %54) #3
  %55 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr31 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i32 1
  store ptr addrspace(1) %incdec.ptr31, ptr %o, align 8
  store i32 %call30, ptr addrspace(1) %55, align 4
  %56 = load i32, ptr %x, align 4
  %call32 = call spir_func i32 @_Z8popcountj(i32 noundef %56) #3
  %57 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr33 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i32 1
  store ptr addrspace(1) %incdec.ptr33, ptr %o, align 8
  store i32 %call32, ptr addrspace(1) %57, align 4
  %58 = load i32, ptr %x, align 4
  %and = and i32 %58, 65535
  %59 = load i32, ptr %y, align 4
  %and34 = and i32 %59, 255
  %60 = load i32, ptr %z, align 4
  %call35 = call spir_func i32 @_Z5mad24jjj(i32 noundef %and, i32 noundef %and34, i32 noundef %60) #3
  %61 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr36 = getelementptr inbounds nuw i32, ptr addrspace(1) %61, i32 1
  store ptr addrspace(1) %incdec.ptr36, ptr %o, align 8
  store i32 %call35, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %x, align 4
  %and37 = and i32 %62, 65535
  %63 = load i32, ptr %y, align 4
  %and38 = and i32 %63, 255
  %call39 = call spir_func i32 @_Z5mul24jj(i32 noundef %and37, i32 noundef %and38) #3
  %64 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr40 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i32 1
  store ptr addrspace(1) %incdec.ptr40, ptr %o, align 8
  store i32 %call39, ptr addrspace(1) %64, align 4
  %65 = load i32, ptr %x, align 4
  %66 = load i32, ptr %y, align 4
  %call41 = call spir_func i64 @_Z8upsamplejj(i32 noundef %65, i32 noundef %66) #3
  %shr = lshr i64 %call41, 16
  %conv = trunc i64 %shr to i32
  %67 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr42 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i32 1
  store ptr addrspace(1) %incdec.ptr42, ptr %o, align 8
  store i32 %conv, ptr addrspace(1) %67, align 4
  %68 = load i32, ptr %x, align 4
  %69 = load i32, ptr %y, align 4
  %70 = load i32, ptr %z, align 4
  %call43 = call spir_func i32 @_Z6selectjjj(i32 noundef %68, i32 noundef %69, i32 noundef %70) #3
  %71 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr44 = getelementptr inbounds nuw i32, ptr addrspace(1) %71, i32 1
  store ptr addrspace(1) %incdec.ptr44, ptr %o, align 8
  store i32 %call43, ptr addrspace(1) %71, align 4
  %72 = load i32, ptr %x, align 4
  %73 = load i32, ptr %y, align 4
  %74 = load i32, ptr %z, align 4
  %call45 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %72, i32 noundef %73, i32 noundef %74) #3
  %75 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr46 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i32 1
  store ptr addrspace(1) %incdec.ptr46, ptr %o, align 8
  store i32 %call45, ptr addrspace(1) %75, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @small_types(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 1 %b, ptr addrspace(1) noundef align 2 %c, ptr addrspace(1) noundef align 2 %d, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load ptr addrspace(1), ptr %b.addr, align 8
  %2 = load ptr addrspace(1), ptr %c.addr, align 8
  %3 = load ptr addrspace(1), ptr %d.addr, align 8
  %4 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_small_types(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 4 %4) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_small_types(ptr addrspace(1) noundef align 1 %a, ptr addrspace(1) noundef align 1 %b, ptr addrspace(1) noundef align 2 %c, ptr addrspace(1) noundef align 2 %d, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %d.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  %ca = alloca i8, align 1
  %cb = alloca i8, align 1
  %sa = alloca i16, align 2
  %sb = alloca i16, align 2
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %d, ptr %d.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 12
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %3
  %4 = load i8, ptr addrspace(1) %arrayidx, align 1
  store i8 %4, ptr %ca, align 1
  %5 = load ptr addrspace(1), ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 %6
  %7 = load i8, ptr addrspace(1) %arrayidx1, align 1
  store i8 %7, ptr %cb, align 1
  %8 = load ptr addrspace(1), ptr %c.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i16, ptr addrspace(1) %8, i64 %9
  %10 = load i16, ptr addrspace(1) %arrayidx2, align 2
  store i16 %10, ptr %sa, align 2
  %11 = load ptr addrspace(1), ptr %d.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i16, ptr addrspace(1) %11, i64 %12
  %13 = load i16, ptr addrspace(1) %arrayidx3, align 2
  store i16 %13, ptr %sb, align 2
  %14 = load i8, ptr %ca, align 1
  %call4 = call spir_func zeroext i8 @_Z3absc(i8 noundef signext %14) #3
  %conv = zext i8 %call4 to i32
  %15 = load i8, ptr %ca, align 1
  %16 = load i8, ptr %cb, align 1
  %call5 = call spir_func signext i8 @_Z7add_satcc(i8 noundef signext %15, i8 noundef signext %16) #3
  %conv6 = sext i8 %call5 to i32
  %mul7 = mul nsw i32 %conv6, 256
  %add = add nsw i32 %conv, %mul7
  %17 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i32 %add, ptr addrspace(1) %17, align 4
  %18 = load ptr addrspace(1), ptr %b.addr, align 8
  %19 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %19
  %20 = load i8, ptr addrspace(1) %arrayidx8, align 1
  %21 = load i8, ptr %ca, align 1
  %call9 = call spir_func zeroext i8 @_Z7sub_sathh(i8 noundef zeroext %20, i8 noundef zeroext %21) #3
  %conv10 = zext i8 %call9 to i32
  %22 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr11 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i32 1
  store ptr addrspace(1) %incdec.ptr11, ptr %o, align 8
  store i32 %conv10, ptr addrspace(1) %22, align 4
  %23 = load i8, ptr %ca, align 1
  %24 = load i8, ptr %cb, align 1
  %call12 = call spir_func signext i8 @_Z6mul_hicc(i8 noundef signext %23, i8 noundef signext %24) #3
  %conv13 = sext i8 %call12 to i32
  %25 = load ptr addrspace(1), ptr %b.addr, align 8
  %26 = load i64, ptr %i, align 8
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %26
  %27 = load i8, ptr addrspace(1) %arrayidx14, align 1
  %28 = load i8, ptr %ca, align 1
  %call15 = call spir_func zeroext i8 @_Z6mul_hihh(i8 noundef zeroext %27, i8 noundef zeroext %28) #3
  %conv16 = zext i8 %call15 to i32
  %mul17 = mul nsw i32 %conv16, 1000
  %add18 = add nsw i32 %conv13, %mul17
  %29 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr19 = getelementptr inbounds nuw i32, ptr addrspace(1) %29, i32 1
  store ptr addrspace(1) %incdec.ptr19, ptr %o, align 8
  store i32 %add18, ptr addrspace(1) %29, align 4
  %30 = load ptr addrspace(1), ptr %b.addr, align 8
  %31 = load i64, ptr %i, align 8
  %arrayidx20 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 %31
  %32 = load i8, ptr addrspace(1) %arrayidx20, align 1
  %call21 = call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %32, i8 noundef zeroext 3) #3
  %conv22 = zext i8 %call21 to i32
  %33 = load i8, ptr %ca, align 1
  %34 = load i8, ptr %cb, align 1
  %call23 = call spir_func signext i8 @_Z6rotatecc(i8 noundef signext %33, i8 noundef signext %34) #3
  %conv24 = sext i8 %call23 to i32
  %mul25 = mul nsw i32 %conv24, 256
  %add26 = add nsw i32 %conv22, %mul25
  %35 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr27 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i32 1
  store ptr addrspace(1) %incdec.ptr27, ptr %o, align 8
  store i32 %add26, ptr addrspace(1) %35, align 4
  %36 = load i8, ptr %ca, align 1
  %call28 = call spir_func signext i8 @_Z3clzc(i8 noundef signext %36) #3
  %conv29 = sext i8 %call28 to i32
  %37 = load ptr addrspace(1), ptr %d.addr, align 8
  %38 = load i64, ptr %i, align 8
  %arrayidx30 = getelementptr inbounds nuw i16, ptr addrspace(1) %37, i64 %38
  %39 = load i16, ptr addrspace(1) %arrayidx30, align 2
  %call31 = call spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext %39) #3
  %conv32 = zext i16 %call31 to i32
  %mul33 = mul nsw i32 %conv32, 100
  %add34 = add nsw i32 %conv29, %mul33
  %40 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr35 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i32 1
  store ptr addrspace(1) %incdec.ptr35, ptr %o, align 8
  store i32 %add34, ptr addrspace(1) %40, align 4
  %41 = load i16, ptr %sa, align 2
  %call36 = call spir_func signext i16 @_Z8popcounts(i16 noundef signext %41) #3
  %conv37 = sext i16 %call36 to i32
  %42 = load ptr addrspace(1), ptr %b.addr, align 8
  %43 = load i64, ptr %i, align 8
  %arrayidx38 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 %43
  %44 = load i8, ptr addrspace(1) %arrayidx38, align 1
  %call39 = call spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext %44) #3
  %conv40 = zext i8 %call39 to i32
  %mul41 = mul nsw i32 %conv40, 100
  %add42 = add nsw i32 %conv37, %mul41
  %45 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr43 = getelementptr inbounds nuw i32, ptr addrspace(1) %45, i32 1
  store ptr addrspace(1) %incdec.ptr43, ptr %o, align 8
  store i32 %add42, ptr addrspace(1) %45, align 4
  %46 = load i8, ptr %ca, align 1
  %47 = load ptr addrspace(1), ptr %b.addr, align 8
  %48 = load i64, ptr %i, align 8
  %arrayidx44 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 %48
  %49 = load i8, ptr addrspace(1) %arrayidx44, align 1
  %call45 = call spir_func signext i16 @_Z8upsamplech(i8 noundef signext %46, i8 noundef zeroext %49) #3
  %conv46 = sext i16 %call45 to i32
  %50 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr47 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i32 1
  store ptr addrspace(1) %incdec.ptr47, ptr %o, align 8
  store i32 %conv46, ptr addrspace(1) %50, align 4
  %51 = load i16, ptr %sa, align 2
  %52 = load ptr addrspace(1), ptr %d.addr, align 8
  %53 = load i64, ptr %i, align 8
  %arrayidx48 = getelementptr inbounds nuw i16, ptr addrspace(1) %52, i64 %53
  %54 = load i16, ptr addrspace(1) %arrayidx48, align 2
  %call49 = call spir_func i32 @_Z8upsamplest(i16 noundef signext %51, i16 noundef zeroext %54) #3
  %55 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr50 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i32 1
  store ptr addrspace(1) %incdec.ptr50, ptr %o, align 8
  store i32 %call49, ptr addrspace(1) %55, align 4
  %56 = load ptr addrspace(1), ptr %d.addr, align 8
  %57 = load i64, ptr %i, align 8
  %arrayidx51 = getelementptr inbounds nuw i16, ptr addrspace(1) %56, i64 %57
  %58 = load i16, ptr addrspace(1) %arrayidx51, align 2
  %59 = load i16, ptr %sa, align 2
  %call52 = call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %58, i16 noundef zeroext %59) #3
  %60 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr53 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i32 1
  store ptr addrspace(1) %incdec.ptr53, ptr %o, align 8
  store i32 %call52, ptr addrspace(1) %60, align 4
  %61 = load i16, ptr %sa, align 2
  %62 = load i16, ptr %sb, align 2
  %63 = load i16, ptr %sa, align 2
  %call54 = call spir_func signext i16 @_Z7mad_satsss(i16 noundef signext %61, i16 noundef signext %62, i16 noundef signext %63) #3
  %conv55 = sext i16 %call54 to i32
  %64 = load ptr addrspace(1), ptr %b.addr, align 8
  %65 = load i64, ptr %i, align 8
  %arrayidx56 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 %65
  %66 = load i8, ptr addrspace(1) %arrayidx56, align 1
  %67 = load ptr addrspace(1), ptr %b.addr, align 8
  %68 = load i64, ptr %i, align 8
  %arrayidx57 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 %68
  %69 = load i8, ptr addrspace(1) %arrayidx57, align 1
  %call58 = call spir_func zeroext i8 @_Z7mad_sathhh(i8 noundef zeroext %66, i8 noundef zeroext %69, i8 noundef zeroext 7) #3
  %conv59 = zext i8 %call58 to i32
  %add60 = add nsw i32 %conv55, %conv59
  %70 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr61 = getelementptr inbounds nuw i32, ptr addrspace(1) %70, i32 1
  store ptr addrspace(1) %incdec.ptr61, ptr %o, align 8
  store i32 %add60, ptr addrspace(1) %70, align 4
  %71 = load i16, ptr %sa, align 2
  %72 = load i16, ptr %sb, align 2
  %call62 = call spir_func signext i16 @_Z4haddss(i16 noundef signext %71, i16 noundef signext %72) #3
  %conv63 = sext i16 %call62 to i32
  %mul64 = mul nsw i32 %conv63, 3
  %73 = load i8, ptr %ca, align 1
  %74 = load i8, ptr %cb, align 1
  %call65 = call spir_func signext i8 @_Z5rhaddcc(i8 noundef signext %73, i8 noundef signext %74) #3
  %conv66 = sext i8 %call65 to i32
  %add67 = add nsw i32 %mul64, %conv66
  %75 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr68 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i32 1
  store ptr addrspace(1) %incdec.ptr68, ptr %o, align 8
  store i32 %add67, ptr addrspace(1) %75, align 4
  %76 = load i16, ptr %sa, align 2
  %77 = load i16, ptr %sb, align 2
  %call69 = call spir_func zeroext i16 @_Z8abs_diffss(i16 noundef signext %76, i16 noundef signext %77) #3
  %conv70 = zext i16 %call69 to i32
  %78 = load i8, ptr %ca, align 1
  %79 = load i8, ptr %cb, align 1
  %call71 = call spir_func signext i8 @_Z3maxcc(i8 noundef signext %78, i8 noundef signext %79) #3
  %conv72 = sext i8 %call71 to i32
  %shl = shl i32 %conv72, 16
  %add73 = add nsw i32 %conv70, %shl
  %80 = load ptr addrspace(1), ptr %d.addr, align 8
  %81 = load i64, ptr %i, align 8
  %arrayidx74 = getelementptr inbounds nuw i16, ptr addrspace(1) %80, i64 %81
  %82 = load i16, ptr addrspace(1) %arrayidx74, align 2
  %83 = load i16, ptr %sa, align 2
  %call75 = call spir_func zeroext i16 @_Z3mintt(i16 noundef zeroext %82, i16 noundef zeroext %83) #3
  %conv76 = zext i16 %call75 to i32
  %add77 = add nsw i32 %add73, %conv76
  %84 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr78 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i32 1
  store ptr addrspace(1) %incdec.ptr78, ptr %o, align 8
  store i32 %add77, ptr addrspace(1) %84, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @long_types(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  call spir_func void @__clang_ocl_kern_imp_long_types(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_long_types(ptr addrspace(1) noundef align 8 %a, ptr addrspace(1) noundef align 8 %b, ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  %x = alloca i64, align 8
  %y = alloca i64, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 10
  %add.ptr = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %3
  %4 = load i64, ptr addrspace(1) %arrayidx, align 8
  store i64 %4, ptr %x, align 8
  %5 = load ptr addrspace(1), ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %6
  %7 = load i64, ptr addrspace(1) %arrayidx1, align 8
  store i64 %7, ptr %y, align 8
  %8 = load i64, ptr %x, align 8
  %9 = load i64, ptr %y, align 8
  %call2 = call spir_func i64 @_Z6mul_hill(i64 noundef %8, i64 noundef %9) #3
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store i64 %call2, ptr addrspace(1) %10, align 8
  %11 = load ptr addrspace(1), ptr %b.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i64, ptr addrspace(1) %11, i64 %12
  %13 = load i64, ptr addrspace(1) %arrayidx3, align 8
  %14 = load i64, ptr %x, align 8
  %call4 = call spir_func i64 @_Z6mul_himm(i64 noundef %13, i64 noundef %14) #3
  %15 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw i64, ptr addrspace(1) %15, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store i64 %call4, ptr addrspace(1) %15, align 8
  %16 = load i64, ptr %x, align 8
  %17 = load i64, ptr %y, align 8
  %18 = load i64, ptr %x, align 8
  %call6 = call spir_func i64 @_Z7mad_satlll(i64 noundef %16, i64 noundef %17, i64 noundef %18) #3
  %19 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw i64, ptr addrspace(1) %19, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store i64 %call6, ptr addrspace(1) %19, align 8
  %20 = load i64, ptr %x, align 8
  %21 = load i64, ptr %y, align 8
  %call8 = call spir_func i64 @_Z7add_satll(i64 noundef %20, i64 noundef %21) #3
  %22 = load i64, ptr %x, align 8
  %23 = load i64, ptr %y, align 8
  %call9 = call spir_func i64 @_Z7sub_satll(i64 noundef %22, i64 noundef %23) #3
  %xor = xor i64 %call8, %call9
  %24 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr10 = getelementptr inbounds nuw i64, ptr addrspace(1) %24, i32 1
  store ptr addrspace(1) %incdec.ptr10, ptr %o, align 8
  store i64 %xor, ptr addrspace(1) %24, align 8
  %25 = load ptr addrspace(1), ptr %b.addr, align 8
  %26 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw i64, ptr addrspace(1) %25, i64 %26
  %27 = load i64, ptr addrspace(1) %arrayidx11, align 8
  %28 = load i64, ptr %x, align 8
  %call12 = call spir_func i64 @_Z7add_satmm(i64 noundef %27, i64 noundef %28) #3
  %29 = load ptr addrspace(1), ptr %b.addr, align 8
  %30 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds nuw i64, ptr addrspace(1) %29, i64 %30
  %31 = load i64, ptr addrspace(1) %arrayidx13, align 8
  %32 = load i64, ptr %x, align 8
  %call14 = call spir_func i64 @_Z7sub_satmm(i64 noundef %31, i64 noundef %32) #3
  %xor15 = xor i64 %call12, %call14
  %33 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr16 = getelementptr inbounds nuw i64, ptr addrspace(1) %33, i32 1
  store ptr addrspace(1) %incdec.ptr16, ptr %o, align 8
  store i64 %xor15, ptr addrspace(1) %33, align 8
  %34 = load i64, ptr %x, align 8
  %35 = load i64, ptr %y, align 8
  %call17 = call spir_func i64 @_Z6rotatell(i64 noundef %34, i64 noundef %35) #3
  %36 = load ptr addrspace(1), ptr %b.addr, align 8
  %37 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds nuw i64, ptr addrspace(1) %36, i64 %37
  %38 = load i64, ptr addrspace(1) %arrayidx18, align 8
  %call19 = call spir_func i64 @_Z3clzm(i64 noundef %38) #3
  %add = add i64 %call17, %call19
  %39 = load i64, ptr %x, align 8
  %call20 = call spir_func i64 @_Z8popcountl(i64 noundef %39) #3
  %add21 = add i64 %add, %call20
  %40 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr22 = getelementptr inbounds nuw i64, ptr addrspace(1) %40, i32 1
  store ptr addrspace(1) %incdec.ptr22, ptr %o, align 8
  store i64 %add21, ptr addrspace(1) %40, align 8
  %41 = load i64, ptr %x, align 8
  %42 = load i64, ptr %y, align 8
  %call23 = call spir_func i64 @_Z4haddll(i64 noundef %41, i64 noundef %42) #3
  %43 = load i64, ptr %x, align 8
  %44 = load i64, ptr %y, align 8
  %call24 = call spir_func i64 @_Z5rhaddll(i64 noundef %43, i64 noundef %44) #3
  %sub = sub nsw i64 %call23, %call24
  %45 = load ptr addrspace(1), ptr %b.addr, align 8
  %46 = load i64, ptr %i, align 8
  %arrayidx25 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %46
  %47 = load i64, ptr addrspace(1) %arrayidx25, align 8
  %48 = load i64, ptr %x, align 8
  %call26 = call spir_func i64 @_Z5rhaddmm(i64 noundef %47, i64 noundef %48) #3
  %add27 = add i64 %sub, %call26
  %49 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr28 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i32 1
  store ptr addrspace(1) %incdec.ptr28, ptr %o, align 8
  store i64 %add27, ptr addrspace(1) %49, align 8
  %50 = load i64, ptr %x, align 8
  %call29 = call spir_func i64 @_Z5clamplll(i64 noundef %50, i64 noundef -1000000, i64 noundef 1000000) #3
  %51 = load i64, ptr %x, align 8
  %52 = load i64, ptr %y, align 8
  %call30 = call spir_func i64 @_Z3maxll(i64 noundef %51, i64 noundef %52) #3
  %add31 = add nsw i64 %call29, %call30
  %53 = load i64, ptr %x, align 8
  %54 = load i64, ptr %y, align 8
  %call32 = call spir_func i64 @_Z3minll(i64 noundef %53, i64 noundef %54) #3
  %sub33 = sub nsw i64 %add31, %call32
  %55 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr34 = getelementptr inbounds nuw i64, ptr addrspace(1) %55, i32 1
  store ptr addrspace(1) %incdec.ptr34, ptr %o, align 8
  store i64 %sub33, ptr addrspace(1) %55, align 8
  %56 = load i64, ptr %x, align 8
  %call35 = call spir_func i64 @_Z3absl(i64 noundef %56) #3
  %57 = load i64, ptr %x, align 8
  %58 = load i64, ptr %y, align 8
  %call36 = call spir_func i64 @_Z8abs_diffll(i64 noundef %57, i64 noundef %58) #3
  %add37 = add i64 %call35, %call36
  %59 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr38 = getelementptr inbounds nuw i64, ptr addrspace(1) %59, i32 1
  store ptr addrspace(1) %incdec.ptr38, ptr %o, align 8
  store i64 %add37, ptr addrspace(1) %59, align 8
  %60 = load i64, ptr %x, align 8
  %61 = load i64, ptr %y, align 8
  %call39 = call spir_func i64 @_Z6mad_hilll(i64 noundef %60, i64 noundef %61, i64 noundef 5) #3
  %62 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr40 = getelementptr inbounds nuw i64, ptr addrspace(1) %62, i32 1
  store ptr addrspace(1) %incdec.ptr40, ptr %o, align 8
  store i64 %call39, ptr addrspace(1) %62, align 8
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotateii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcounti(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsampleij(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hijjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24jj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsamplejj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3absc(i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z7add_satcc(i8 noundef signext, i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z7sub_sathh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z6mul_hicc(i8 noundef signext, i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6mul_hihh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z6rotatecc(i8 noundef signext, i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z3clzc(i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8popcounts(i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8upsamplech(i8 noundef signext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplett(i16 noundef zeroext, i16 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z7mad_satsss(i16 noundef signext, i16 noundef signext, i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z7mad_sathhh(i8 noundef zeroext, i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z4haddss(i16 noundef signext, i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z5rhaddcc(i8 noundef signext, i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z8abs_diffss(i16 noundef signext, i16 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z3maxcc(i8 noundef signext, i8 noundef signext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z3mintt(i16 noundef zeroext, i16 noundef zeroext) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_hill(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7mad_satlll(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6rotatell(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3clzm(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8popcountl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z4haddll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddmm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z5clamplll(i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3minll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3absl(i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8abs_diffll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mad_hilll(i64 noundef, i64 noundef, i64 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{i32 1, i32 1, i32 1, i32 1}
!4 = !{!"none", !"none", !"none", !"none"}
!5 = !{!"int*", !"int*", !"int*", !"int*"}
!6 = !{!"const", !"const", !"const", !""}
!7 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"char*", !"uchar*", !"short*", !"ushort*", !"int*"}
!11 = !{!"const", !"const", !"const", !"const", !""}
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"long*", !"ulong*", !"long*"}
!15 = !{!"const", !"const", !""}
