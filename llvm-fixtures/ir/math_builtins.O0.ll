; ModuleID = 'opencl/math_builtins.cl'
source_filename = "opencl/math_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @one_argument(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_one_argument(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_one_argument(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  %x = alloca float, align 4
  %p = alloca float, align 4
  %u = alloca float, align 4
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 56
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %2 = load ptr addrspace(1), ptr %in.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %3
  %4 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %4, ptr %x, align 4
  %5 = load float, ptr %x, align 4
  %call1 = call spir_func float @_Z4fabsf(float noundef %5) #3
  %add = fadd float %call1, 0x3F847AE140000000
  store float %add, ptr %p, align 4
  %6 = load float, ptr %x, align 4
  %div = fdiv float %6, 4.500000e+00, !fpmath !7
  store float %div, ptr %u, align 4
  %7 = load float, ptr %u, align 4
  %call2 = call spir_func float @_Z4acosf(float noundef %7) #3
  %8 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %8, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store float %call2, ptr addrspace(1) %8, align 4
  %9 = load float, ptr %p, align 4
  %add3 = fadd float %9, 1.000000e+00
  %call4 = call spir_func float @_Z5acoshf(float noundef %add3) #3
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr5 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr5, ptr %o, align 8
  store float %call4, ptr addrspace(1) %10, align 4
  %11 = load float, ptr %u, align 4
  %call6 = call spir_func float @_Z6acospif(float noundef %11) #3
  %12 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr7 = getelementptr inbounds nuw float, ptr addrspace(1) %12, i32 1
  store ptr addrspace(1) %incdec.ptr7, ptr %o, align 8
  store float %call6, ptr addrspace(1) %12, align 4
  %13 = load float, ptr %u, align 4
  %call8 = call spir_func float @_Z4asinf(float noundef %13) #3
  %14 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr9 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i32 1
  store ptr addrspace(1) %incdec.ptr9, ptr %o, align 8
  store float %call8, ptr addrspace(1) %14, align 4
  %15 = load float, ptr %x, align 4
  %call10 = call spir_func float @_Z5asinhf(float noundef %15) #3
  %16 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr11 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i32 1
  store ptr addrspace(1) %incdec.ptr11, ptr %o, align 8
  store float %call10, ptr addrspace(1) %16, align 4
  %17 = load float, ptr %u, align 4
  %call12 = call spir_func float @_Z6asinpif(float noundef %17) #3
  %18 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr13 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i32 1
  store ptr addrspace(1) %incdec.ptr13, ptr %o, align 8
  store float %call12, ptr addrspace(1) %18, align 4
  %19 = load float, ptr %x, align 4
  %call14 = call spir_func float @_Z4atanf(float noundef %19) #3
  %20 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr15 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i32 1
  store ptr addrspace(1) %incdec.ptr15, ptr %o, align 8
  store float %call14, ptr addrspace(1) %20, align 4
  %21 = load float, ptr %u, align 4
  %call16 = call spir_func float @_Z5atanhf(float noundef %21) #3
  %22 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr17 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i32 1
  store ptr addrspace(1) %incdec.ptr17, ptr %o, align 8
  store float %call16, ptr addrspace(1) %22, align 4
  %23 = load float, ptr %x, align 4
  %call18 = call spir_func float @_Z6atanpif(float noundef %23) #3
  %24 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr19 = getelementptr inbounds nuw float, ptr addrspace(1) %24, i32 1
  store ptr addrspace(1) %incdec.ptr19, ptr %o, align 8
  store float %call18, ptr addrspace(1) %24, align 4
  %25 = load float, ptr %x, align 4
  %call20 = call spir_func float @_Z4cbrtf(float noundef %25) #3
  %26 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr21 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i32 1
  store ptr addrspace(1) %incdec.ptr21, ptr %o, align 8
  store float %call20, ptr addrspace(1) %26, align 4
  %27 = load float, ptr %x, align 4
  %call22 = call spir_func float @_Z4ceilf(float noundef %27) #3
  %28 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr23 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i32 1
  store ptr addrspace(1) %incdec.ptr23, ptr %o, align 8
  store float %call22, ptr addrspace(1) %28, align 4
  %29 = load float, ptr %x, align 4
  %call24 = call spir_func float @_Z3cosf(float noundef %29) #3
  %30 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr25 = getelementptr inbounds nuw float, ptr addrspace(1) %30, i32 1
  store ptr addrspace(1) %incdec.ptr25, ptr %o, align 8
  store float %call24, ptr addrspace(1) %30, align 4
  %31 = load float, ptr %x, align 4
  %call26 = call spir_func float @_Z4coshf(float noundef %31) #3
  %32 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr27 = getelementptr inbounds nuw float, ptr addrspace(1) %32, i32 1
  store ptr addrspace(1) %incdec.ptr27, ptr %o, align 8
  store float %call26, ptr addrspace(1) %32, align 4
  %33 = load float, ptr %x, align 4
  %call28 = call spir_func float @_Z5cospif(float noundef %33) #3
  %34 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr29 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i32 1
  store ptr addrspace(1) %incdec.ptr29, ptr %o, align 8
  store float %call28, ptr addrspace(1) %34, align 4
  %35 = load float, ptr %x, align 4
  %call30 = call spir_func float @_Z3erff(float noundef %35) #3
  %36 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr31 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i32 1
  store ptr addrspace(1) %incdec.ptr31, ptr %o, align 8
  store float %call30, ptr addrspace(1) %36, align 4
  %37 = load float, ptr %x, align 4
  %call32 = call spir_func float @_Z4erfcf(float noundef %37) #3
  %38 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr33 = getelementptr inbounds nuw float, ptr addrspace(1) %38, i32 1
  store ptr addrspace(1) %incdec.ptr33, ptr %o, align 8
  store float %call32, ptr addrspace(1) %38, align 4
  %39 = load float, ptr %x, align 4
  %call34 = call spir_func float @_Z3expf(float noundef %39) #3
  %40 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr35 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i32 1
  store ptr addrspace(1) %incdec.ptr35, ptr %o, align 8
  store float %call34, ptr addrspace(1) %40, align 4
  %41 = load float, ptr %x, align 4
  %call36 = call spir_func float @_Z4exp2f(float noundef %41) #3
  %42 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr37 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i32 1
  store ptr addrspace(1) %incdec.ptr37, ptr %o, align 8
  store float %call36, ptr addrspace(1) %42, align 4
  %43 = load float, ptr %x, align 4
  %call38 = call spir_func float @_Z5exp10f(float noundef %43) #3
  %44 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr39 = getelementptr inbounds nuw float, ptr addrspace(1) %44, i32 1
  store ptr addrspace(1) %incdec.ptr39, ptr %o, align 8
  store float %call38, ptr addrspace(1) %44, align 4
  %45 = load float, ptr %x, align 4
  %call40 = call spir_func float @_Z5expm1f(float noundef %45) #3
  %46 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr41 = getelementptr inbounds nuw float, ptr addrspace(1) %46, i32 1
  store ptr addrspace(1) %incdec.ptr41, ptr %o, align 8
  store float %call40, ptr addrspace(1) %46, align 4
  %47 = load float, ptr %x, align 4
  %call42 = call spir_func float @_Z4fabsf(float noundef %47) #3
  %48 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr43 = getelementptr inbounds nuw float, ptr addrspace(1) %48, i32 1
  store ptr addrspace(1) %incdec.ptr43, ptr %o, align 8
  store float %call42, ptr addrspace(1) %48, align 4
  %49 = load float, ptr %x, align 4
  %call44 = call spir_func float @_Z5floorf(float noundef %49) #3
  %50 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr45 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i32 1
  store ptr addrspace(1) %incdec.ptr45, ptr %o, align 8
  store float %call44, ptr addrspace(1) %50, align 4
  %51 = load float, ptr %p, align 4
  %call46 = call spir_func float @_Z6lgammaf(float noundef %51) #3
  %52 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr47 = getelementptr inbounds nuw float, ptr addrspace(1) %52, i32 1
  store ptr addrspace(1) %incdec.ptr47, ptr %o, align 8
  store float %call46, ptr addrspace(1) %52, align 4
  %53 = load float, ptr %p, align 4
  %call48 = call spir_func float @_Z3logf(float noundef %53) #3
  %54 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr49 = getelementptr inbounds nuw float, ptr addrspace(1) %54, i32 1
  store ptr addrspace(1) %incdec.ptr49, ptr %o, align 8
  store float %call48, ptr addrspace(1) %54, align 4
  %55 = load float, ptr %p, align 4
  %call50 = call spir_func float @_Z4log2f(float noundef %55) #3
  %56 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr51 = getelementptr inbounds nuw float, ptr addrspace(1) %56, i32 1
  store ptr addrspace(1) %incdec.ptr51, ptr %o, align 8
  store float %call50, ptr addrspace(1) %56, align 4
  %57 = load float, ptr %p, align 4
  %call52 = call spir_func float @_Z5log10f(float noundef %57) #3
  %58 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr53 = getelementptr inbounds nuw float, ptr addrspace(1) %58, i32 1
  store ptr addrspace(1) %incdec.ptr53, ptr %o, align 8
  store float %call52, ptr addrspace(1) %58, align 4
  %59 = load float, ptr %p, align 4
  %call54 = call spir_func float @_Z5log1pf(float noundef %59) #3
  %60 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr55 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i32 1
  store ptr addrspace(1) %incdec.ptr55, ptr %o, align 8
  store float %call54, ptr addrspace(1) %60, align 4
  %61 = load float, ptr %p, align 4
  %call56 = call spir_func float @_Z4logbf(float noundef %61) #3
  %62 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr57 = getelementptr inbounds nuw float, ptr addrspace(1) %62, i32 1
  store ptr addrspace(1) %incdec.ptr57, ptr %o, align 8
  store float %call56, ptr addrspace(1) %62, align 4
  %63 = load float, ptr %x, align 4
  %call58 = call spir_func float @_Z4rintf(float noundef %63) #3
  %64 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr59 = getelementptr inbounds nuw float, ptr addrspace(1) %64, i32 1
  store ptr addrspace(1) %incdec.ptr59, ptr %o, align 8
  store float %call58, ptr addrspace(1) %64, align 4
  %65 = load float, ptr %x, align 4
  %call60 = call spir_func float @_Z5roundf(float noundef %65) #3
  %66 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr61 = getelementptr inbounds nuw float, ptr addrspace(1) %66, i32 1
  store ptr addrspace(1) %incdec.ptr61, ptr %o, align 8
  store float %call60, ptr addrspace(1) %66, align 4
  %67 = load float, ptr %p, align 4
  %call62 = call spir_func float @_Z5rsqrtf(float noundef %67) #3
  %68 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr63 = getelementptr inbounds nuw float, ptr addrspace(1) %68, i32 1
  store ptr addrspace(1) %incdec.ptr63, ptr %o, align 8
  store float %call62, ptr addrspace(1) %68, align 4
  %69 = load float, ptr %x, align 4
  %call64 = call spir_func float @_Z3sinf(float noundef %69) #3
  %70 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr65 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i32 1
  store ptr addrspace(1) %incdec.ptr65, ptr %o, align 8
  store float %call64, ptr addrspace(1) %70, align 4
  %71 = load float, ptr %x, align 4
  %call66 = call spir_func float @_Z4sinhf(float noundef %71) #3
  %72 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr67 = getelementptr inbounds nuw float, ptr addrspace(1) %72, i32 1
  store ptr addrspace(1) %incdec.ptr67, ptr %o, align 8
  store float %call66, ptr addrspace(1) %72, align 4
  %73 = load float, ptr %x, align 4
  %call68 = call spir_func float @_Z5sinpif(float noundef %73) #3
  %74 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr69 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i32 1
  store ptr addrspace(1) %incdec.ptr69, ptr %o, align 8
  store float %call68, ptr addrspace(1) %74, align 4
  %75 = load float, ptr %p, align 4
  %call70 = call spir_func float @_Z4sqrtf(float noundef %75) #3, !fpmath !8
  %76 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr71 = getelementptr inbounds nuw float, ptr addrspace(1) %76, i32 1
  store ptr addrspace(1) %incdec.ptr71, ptr %o, align 8
  store float %call70, ptr addrspace(1) %76, align 4
  %77 = load float, ptr %x, align 4
  %call72 = call spir_func float @_Z3tanf(float noundef %77) #3
  %78 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr73 = getelementptr inbounds nuw float, ptr addrspace(1) %78, i32 1
  store ptr addrspace(1) %incdec.ptr73, ptr %o, align 8
  store float %call72, ptr addrspace(1) %78, align 4
  %79 = load float, ptr %x, align 4
  %call74 = call spir_func float @_Z4tanhf(float noundef %79) #3
  %80 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr75 = getelementptr inbounds nuw float, ptr addrspace(1) %80, i32 1
  store ptr addrspace(1) %incdec.ptr75, ptr %o, align 8
  store float %call74, ptr addrspace(1) %80, align 4
  %81 = load float, ptr %u, align 4
  %call76 = call spir_func float @_Z5tanpif(float noundef %81) #3
  %82 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr77 = getelementptr inbounds nuw float, ptr addrspace(1) %82, i32 1
  store ptr addrspace(1) %incdec.ptr77, ptr %o, align 8
  store float %call76, ptr addrspace(1) %82, align 4
  %83 = load float, ptr %p, align 4
  %call78 = call spir_func float @_Z6tgammaf(float noundef %83) #3
  %84 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr79 = getelementptr inbounds nuw float, ptr addrspace(1) %84, i32 1
  store ptr addrspace(1) %incdec.ptr79, ptr %o, align 8
  store float %call78, ptr addrspace(1) %84, align 4
  %85 = load float, ptr %x, align 4
  %call80 = call spir_func float @_Z5truncf(float noundef %85) #3
  %86 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr81 = getelementptr inbounds nuw float, ptr addrspace(1) %86, i32 1
  store ptr addrspace(1) %incdec.ptr81, ptr %o, align 8
  store float %call80, ptr addrspace(1) %86, align 4
  %87 = load float, ptr %x, align 4
  %call82 = call spir_func float @_Z8half_cosf(float noundef %87) #3
  %88 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr83 = getelementptr inbounds nuw float, ptr addrspace(1) %88, i32 1
  store ptr addrspace(1) %incdec.ptr83, ptr %o, align 8
  store float %call82, ptr addrspace(1) %88, align 4
  %89 = load float, ptr %x, align 4
  %call84 = call spir_func float @_Z8half_expf(float noundef %89) #3
  %90 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr85 = getelementptr inbounds nuw float, ptr addrspace(1) %90, i32 1
  store ptr addrspace(1) %incdec.ptr85, ptr %o, align 8
  store float %call84, ptr addrspace(1) %90, align 4
  %91 = load float, ptr %p, align 4
  %call86 = call spir_func float @_Z8half_logf(float noundef %91) #3
  %92 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr87 = getelementptr inbounds nuw float, ptr addrspace(1) %92, i32 1
  store ptr addrspace(1) %incdec.ptr87, ptr %o, align 8
  store float %call86, ptr addrspace(1) %92, align 4
  %93 = load float, ptr %p, align 4
  %call88 = call spir_func float @_Z10half_rsqrtf(float noundef %93) #3
  %94 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr89 = getelementptr inbounds nuw float, ptr addrspace(1) %94, i32 1
  store ptr addrspace(1) %incdec.ptr89, ptr %o, align 8
  store float %call88, ptr addrspace(1) %94, align 4
  %95 = load float, ptr %p, align 4
  %call90 = call spir_func float @_Z10half_recipf(float noundef %95) #3
  %96 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr91 = getelementptr inbounds nuw float, ptr addrspace(1) %96, i32 1
  store ptr addrspace(1) %incdec.ptr91, ptr %o, align 8
  store float %call90, ptr addrspace(1) %96, align 4
  %97 = load float, ptr %x, align 4
  %call92 = call spir_func float @_Z10native_cosf(float noundef %97) #3
  %98 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr93 = getelementptr inbounds nuw float, ptr addrspace(1) %98, i32 1
  store ptr addrspace(1) %incdec.ptr93, ptr %o, align 8
  store float %call92, ptr addrspace(1) %98, align 4
  %99 = load float, ptr %x, align 4
  %call94 = call spir_func float @_Z11native_exp2f(float noundef %99) #3
  %100 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr95 = getelementptr inbounds nuw float, ptr addrspace(1) %100, i32 1
  store ptr addrspace(1) %incdec.ptr95, ptr %o, align 8
  store float %call94, ptr addrspace(1) %100, align 4
  %101 = load float, ptr %p, align 4
  %call96 = call spir_func float @_Z10native_logf(float noundef %101) #3
  %102 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr97 = getelementptr inbounds nuw float, ptr addrspace(1) %102, i32 1
  store ptr addrspace(1) %incdec.ptr97, ptr %o, align 8
  store float %call96, ptr addrspace(1) %102, align 4
  %103 = load float, ptr %p, align 4
  %call98 = call spir_func float @_Z12native_recipf(float noundef %103) #3
  %104 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr99 = getelementptr inbounds nuw float, ptr addrspace(1) %104, i32 1
  store ptr addrspace(1) %incdec.ptr99, ptr %o, align 8
  store float %call98, ptr addrspace(1) %104, align 4
  %105 = load float, ptr %p, align 4
  %call100 = call spir_func float @_Z12native_rsqrtf(float noundef %105) #3
  %106 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr101 = getelementptr inbounds nuw float, ptr addrspace(1) %106, i32 1
  store ptr addrspace(1) %incdec.ptr101, ptr %o, align 8
  store float %call100, ptr addrspace(1) %106, align 4
  %107 = load float, ptr %x, align 4
  %call102 = call spir_func float @_Z10native_sinf(float noundef %107) #3
  %108 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr103 = getelementptr inbounds nuw float, ptr addrspace(1) %108, i32 1
  store ptr addrspace(1) %incdec.ptr103, ptr %o, align 8
  store float %call102, ptr addrspace(1) %108, align 4
  %109 = load float, ptr %p, align 4
  %call104 = call spir_func float @_Z11native_sqrtf(float noundef %109) #3
  %110 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr105 = getelementptr inbounds nuw float, ptr addrspace(1) %110, i32 1
  store ptr addrspace(1) %incdec.ptr105, ptr %o, align 8
  store float %call104, ptr addrspace(1) %110, align 4
  %111 = load float, ptr %x, align 4
  %call106 = call spir_func float @_Z10native_tanf(float noundef %111) #3
  %112 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr107 = getelementptr inbounds nuw float, ptr addrspace(1) %112, i32 1
  store ptr addrspace(1) %incdec.ptr107, ptr %o, align 8
  store float %call106, ptr addrspace(1) %112, align 4
  %113 = load float, ptr %x, align 4
  %astype = bitcast float %113 to i32
  %call108 = call spir_func float @_Z3nanj(i32 noundef %astype) #3
  %114 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr109 = getelementptr inbounds nuw float, ptr addrspace(1) %114, i32 1
  store ptr addrspace(1) %incdec.ptr109, ptr %o, align 8
  store float %call108, ptr addrspace(1) %114, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @two_arguments(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
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
  call spir_func void @__clang_ocl_kern_imp_two_arguments(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_two_arguments(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  %o = alloca ptr addrspace(1), align 8
  %x = alloca float, align 4
  %y = alloca float, align 4
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load i64, ptr %i, align 8
  %mul = mul i64 %1, 16
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %mul
  store ptr addrspace(1) %add.ptr, ptr %o, align 8
  %2 = load ptr addrspace(1), ptr %a.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %3
  %4 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %4, ptr %x, align 4
  %5 = load ptr addrspace(1), ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %6
  %7 = load float, ptr addrspace(1) %arrayidx1, align 4
  store float %7, ptr %y, align 4
  %8 = load float, ptr %x, align 4
  %9 = load float, ptr %y, align 4
  %call2 = call spir_func float @_Z5atan2ff(float noundef %8, float noundef %9) #3
  %10 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %10, i32 1
  store ptr addrspace(1) %incdec.ptr, ptr %o, align 8
  store float %call2, ptr addrspace(1) %10, align 4
  %11 = load float, ptr %x, align 4
  %12 = load float, ptr %y, align 4
  %call3 = call spir_func float @_Z7atan2piff(float noundef %11, float noundef %12) #3
  %13 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr4 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i32 1
  store ptr addrspace(1) %incdec.ptr4, ptr %o, align 8
  store float %call3, ptr addrspace(1) %13, align 4
  %14 = load float, ptr %x, align 4
  %15 = load float, ptr %y, align 4
  %call5 = call spir_func float @_Z8copysignff(float noundef %14, float noundef %15) #3
  %16 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr6 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i32 1
  store ptr addrspace(1) %incdec.ptr6, ptr %o, align 8
  store float %call5, ptr addrspace(1) %16, align 4
  %17 = load float, ptr %x, align 4
  %18 = load float, ptr %y, align 4
  %call7 = call spir_func float @_Z4fdimff(float noundef %17, float noundef %18) #3
  %19 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr8 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i32 1
  store ptr addrspace(1) %incdec.ptr8, ptr %o, align 8
  store float %call7, ptr addrspace(1) %19, align 4
  %20 = load float, ptr %x, align 4
  %21 = load float, ptr %y, align 4
  %call9 = call spir_func float @_Z4fmaxff(float noundef %20, float noundef %21) #3
  %22 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr10 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i32 1
  store ptr addrspace(1) %incdec.ptr10, ptr %o, align 8
  store float %call9, ptr addrspace(1) %22, align 4
  %23 = load float, ptr %x, align 4
  %24 = load float, ptr %y, align 4
  %call11 = call spir_func float @_Z4fminff(float noundef %23, float noundef %24) #3
  %25 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr12 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i32 1
  store ptr addrspace(1) %incdec.ptr12, ptr %o, align 8
  store float %call11, ptr addrspace(1) %25, align 4
  %26 = load float, ptr %x, align 4
  %27 = load float, ptr %y, align 4
  %call13 = call spir_func float @_Z4fmodff(float noundef %26, float noundef %27) #3
  %28 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr14 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i32 1
  store ptr addrspace(1) %incdec.ptr14, ptr %o, align 8
  store float %call13, ptr addrspace(1) %28, align 4
  %29 = load float, ptr %x, align 4
  %30 = load float, ptr %y, align 4
  %call15 = call spir_func float @_Z5hypotff(float noundef %29, float noundef %30) #3
  %31 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr16 = getelementptr inbounds nuw float, ptr addrspace(1) %31, i32 1
  store ptr addrspace(1) %incdec.ptr16, ptr %o, align 8
  store float %call15, ptr addrspace(1) %31, align 4
  %32 = load float, ptr %x, align 4
  %33 = load float, ptr %y, align 4
  %call17 = call spir_func float @_Z6maxmagff(float noundef %32, float noundef %33) #3
  %34 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr18 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i32 1
  store ptr addrspace(1) %incdec.ptr18, ptr %o, align 8
  store float %call17, ptr addrspace(1) %34, align 4
  %35 = load float, ptr %x, align 4
  %36 = load float, ptr %y, align 4
  %call19 = call spir_func float @_Z6minmagff(float noundef %35, float noundef %36) #3
  %37 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr20 = getelementptr inbounds nuw float, ptr addrspace(1) %37, i32 1
  store ptr addrspace(1) %incdec.ptr20, ptr %o, align 8
  store float %call19, ptr addrspace(1) %37, align 4
  %38 = load float, ptr %x, align 4
  %39 = load float, ptr %y, align 4
  %call21 = call spir_func float @_Z9nextafterff(float noundef %38, float noundef %39) #3
  %40 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr22 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i32 1
  store ptr addrspace(1) %incdec.ptr22, ptr %o, align 8
  store float %call21, ptr addrspace(1) %40, align 4
  %41 = load float, ptr %x, align 4
  %call23 = call spir_func float @_Z4fabsf(float noundef %41) #3
  %42 = load float, ptr %y, align 4
  %call24 = call spir_func float @_Z3powff(float noundef %call23, float noundef %42) #3
  %43 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr25 = getelementptr inbounds nuw float, ptr addrspace(1) %43, i32 1
  store ptr addrspace(1) %incdec.ptr25, ptr %o, align 8
  store float %call24, ptr addrspace(1) %43, align 4
  %44 = load float, ptr %x, align 4
  %call26 = call spir_func float @_Z4fabsf(float noundef %44) #3
  %45 = load float, ptr %y, align 4
  %call27 = call spir_func float @_Z4powrff(float noundef %call26, float noundef %45) #3
  %46 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr28 = getelementptr inbounds nuw float, ptr addrspace(1) %46, i32 1
  store ptr addrspace(1) %incdec.ptr28, ptr %o, align 8
  store float %call27, ptr addrspace(1) %46, align 4
  %47 = load float, ptr %x, align 4
  %48 = load float, ptr %y, align 4
  %call29 = call spir_func float @_Z9remainderff(float noundef %47, float noundef %48) #3
  %49 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr30 = getelementptr inbounds nuw float, ptr addrspace(1) %49, i32 1
  store ptr addrspace(1) %incdec.ptr30, ptr %o, align 8
  store float %call29, ptr addrspace(1) %49, align 4
  %50 = load float, ptr %x, align 4
  %51 = load float, ptr %y, align 4
  %call31 = call spir_func float @_Z13native_divideff(float noundef %50, float noundef %51) #3
  %52 = load float, ptr %x, align 4
  %53 = load float, ptr %y, align 4
  %call32 = call spir_func float @_Z11half_divideff(float noundef %52, float noundef %53) #3
  %add = fadd float %call31, %call32
  %54 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr33 = getelementptr inbounds nuw float, ptr addrspace(1) %54, i32 1
  store ptr addrspace(1) %incdec.ptr33, ptr %o, align 8
  store float %add, ptr addrspace(1) %54, align 4
  %55 = load float, ptr %x, align 4
  %call34 = call spir_func float @_Z4fabsf(float noundef %55) #3
  %56 = load float, ptr %y, align 4
  %call35 = call spir_func float @_Z11native_powrff(float noundef %call34, float noundef %56) #3
  %57 = load float, ptr %x, align 4
  %call36 = call spir_func float @_Z4fabsf(float noundef %57) #3
  %58 = load float, ptr %y, align 4
  %call37 = call spir_func float @_Z9half_powrff(float noundef %call36, float noundef %58) #3
  %add38 = fadd float %call35, %call37
  %59 = load ptr addrspace(1), ptr %o, align 8
  %incdec.ptr39 = getelementptr inbounds nuw float, ptr addrspace(1) %59, i32 1
  store ptr addrspace(1) %incdec.ptr39, ptr %o, align 8
  store float %add38, ptr addrspace(1) %59, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @three_arguments(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  call spir_func void @__clang_ocl_kern_imp_three_arguments(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_three_arguments(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, ptr addrspace(1) noundef align 4 %c, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %c.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store ptr addrspace(1) %c, ptr %c.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %a.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %3 = load ptr addrspace(1), ptr %b.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %4
  %5 = load float, ptr addrspace(1) %arrayidx1, align 4
  %6 = load ptr addrspace(1), ptr %c.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %7
  %8 = load float, ptr addrspace(1) %arrayidx2, align 4
  %call3 = call spir_func float @_Z3fmafff(float noundef %2, float noundef %5, float noundef %8) #3
  %9 = load ptr addrspace(1), ptr %out.addr, align 8
  %10 = load i64, ptr %i, align 8
  %mul = mul i64 %10, 4
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %mul
  store float %call3, ptr addrspace(1) %arrayidx4, align 4
  %11 = load ptr addrspace(1), ptr %a.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %12
  %13 = load float, ptr addrspace(1) %arrayidx5, align 4
  %14 = load ptr addrspace(1), ptr %b.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %14, i64 %15
  %16 = load float, ptr addrspace(1) %arrayidx6, align 4
  %17 = load ptr addrspace(1), ptr %c.addr, align 8
  %18 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %18
  %19 = load float, ptr addrspace(1) %arrayidx7, align 4
  %call8 = call spir_func float @_Z3madfff(float noundef %13, float noundef %16, float noundef %19) #3
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  %21 = load i64, ptr %i, align 8
  %mul9 = mul i64 %21, 4
  %add = add i64 %mul9, 1
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspace(1) %20, i64 %add
  store float %call8, ptr addrspace(1) %arrayidx10, align 4
  %22 = load ptr addrspace(1), ptr %a.addr, align 8
  %23 = load i64, ptr %i, align 8
  %arrayidx11 = getelementptr inbounds nuw float, ptr addrspace(1) %22, i64 %23
  %24 = load float, ptr addrspace(1) %arrayidx11, align 4
  %25 = load ptr addrspace(1), ptr %b.addr, align 8
  %26 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %26
  %27 = load float, ptr addrspace(1) %arrayidx12, align 4
  %conv = fptosi float %27 to i32
  %call13 = call spir_func float @_Z4pownfi(float noundef %24, i32 noundef %conv) #3
  %28 = load ptr addrspace(1), ptr %c.addr, align 8
  %29 = load i64, ptr %i, align 8
  %arrayidx14 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i64 %29
  %30 = load float, ptr addrspace(1) %arrayidx14, align 4
  %call15 = call spir_func float @_Z4fabsf(float noundef %30) #3
  %call16 = call spir_func float @_Z5rootnfi(float noundef %call15, i32 noundef 3) #3
  %add17 = fadd float %call13, %call16
  %31 = load ptr addrspace(1), ptr %out.addr, align 8
  %32 = load i64, ptr %i, align 8
  %mul18 = mul i64 %32, 4
  %add19 = add i64 %mul18, 2
  %arrayidx20 = getelementptr inbounds nuw float, ptr addrspace(1) %31, i64 %add19
  store float %add17, ptr addrspace(1) %arrayidx20, align 4
  %33 = load ptr addrspace(1), ptr %a.addr, align 8
  %34 = load i64, ptr %i, align 8
  %arrayidx21 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %34
  %35 = load float, ptr addrspace(1) %arrayidx21, align 4
  %36 = load ptr addrspace(1), ptr %c.addr, align 8
  %37 = load i64, ptr %i, align 8
  %arrayidx22 = getelementptr inbounds nuw float, ptr addrspace(1) %36, i64 %37
  %38 = load float, ptr addrspace(1) %arrayidx22, align 4
  %conv23 = fptosi float %38 to i32
  %call24 = call spir_func float @_Z5ldexpfi(float noundef %35, i32 noundef %conv23) #3
  %39 = load ptr addrspace(1), ptr %out.addr, align 8
  %40 = load i64, ptr %i, align 8
  %mul25 = mul i64 %40, 4
  %add26 = add i64 %mul25, 3
  %arrayidx27 = getelementptr inbounds nuw float, ptr addrspace(1) %39, i64 %add26
  store float %call24, ptr addrspace(1) %arrayidx27, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @integer_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load ptr addrspace(1), ptr %out.addr, align 8
  call spir_func void @__clang_ocl_kern_imp_integer_results(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_integer_results(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out) #0 !kernel_arg_addr_space !3 !kernel_arg_access_qual !4 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !6 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8
  %out.addr = alloca ptr addrspace(1), align 8
  %i = alloca i64, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  %call = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  store i64 %call, ptr %i, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %1
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %call1 = call spir_func float @_Z4fabsf(float noundef %2) #3
  %add = fadd float %call1, 5.000000e-01
  %call2 = call spir_func i32 @_Z5ilogbf(float noundef %add) #3
  %3 = load ptr addrspace(1), ptr %out.addr, align 8
  %4 = load i64, ptr %i, align 8
  %mul = mul i64 %4, 4
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %mul
  store i32 %call2, ptr addrspace(1) %arrayidx3, align 4
  %5 = load ptr addrspace(1), ptr %in.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %6
  %7 = load float, ptr addrspace(1) %arrayidx4, align 4
  %call5 = call spir_func float @_Z5truncf(float noundef %7) #3
  %astype = bitcast float %call5 to i32
  %8 = load ptr addrspace(1), ptr %out.addr, align 8
  %9 = load i64, ptr %i, align 8
  %mul6 = mul i64 %9, 4
  %add7 = add i64 %mul6, 1
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %add7
  store i32 %astype, ptr addrspace(1) %arrayidx8, align 4
  %10 = load ptr addrspace(1), ptr %in.addr, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %11
  %12 = load float, ptr addrspace(1) %arrayidx9, align 4
  %call10 = call spir_func float @_Z4logbf(float noundef %12) #3
  %astype11 = bitcast float %call10 to i32
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %14 = load i64, ptr %i, align 8
  %mul12 = mul i64 %14, 4
  %add13 = add i64 %mul12, 2
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %add13
  store i32 %astype11, ptr addrspace(1) %arrayidx14, align 4
  %15 = load ptr addrspace(1), ptr %in.addr, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds nuw float, ptr addrspace(1) %15, i64 %16
  %17 = load float, ptr addrspace(1) %arrayidx15, align 4
  %call16 = call spir_func float @_Z8copysignff(float noundef 1.000000e+00, float noundef %17) #3
  %astype17 = bitcast float %call16 to i32
  %18 = load ptr addrspace(1), ptr %out.addr, align 8
  %19 = load i64, ptr %i, align 8
  %mul18 = mul i64 %19, 4
  %add19 = add i64 %mul18, 3
  %arrayidx20 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %add19
  store i32 %astype17, ptr addrspace(1) %arrayidx20, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4acosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5acoshf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6acospif(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4asinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5asinhf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6asinpif(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4atanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5atanhf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6atanpif(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4cbrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4ceilf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4coshf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5cospif(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3erff(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4erfcf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4exp2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5exp10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5expm1f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6lgammaf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4log2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5log10f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5log1pf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4logbf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sinhf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5sinpif(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3tanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4tanhf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5tanpif(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6tgammaf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5truncf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8half_logf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10half_rsqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10half_recipf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_cosf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11native_exp2f(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_logf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z12native_recipf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z12native_rsqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_sinf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11native_sqrtf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z10native_tanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3nanj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5atan2ff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z7atan2piff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8copysignff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fdimff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmodff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5hypotff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6maxmagff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6minmagff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9nextafterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3powff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4powrff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9remainderff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z13native_divideff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11half_divideff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z11native_powrff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9half_powrff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4pownfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5rootnfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5ldexpfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5ilogbf(float noundef) #1

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
!3 = !{i32 1, i32 1}
!4 = !{!"none", !"none"}
!5 = !{!"float*", !"float*"}
!6 = !{!"const", !""}
!7 = !{float 2.500000e+00}
!8 = !{float 3.000000e+00}
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float*"}
!12 = !{!"const", !"const", !""}
!13 = !{i32 1, i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"float*", !"float*"}
!16 = !{!"const", !"const", !"const", !""}
!17 = !{!"float*", !"int*"}
