; ModuleID = 'opencl/math_builtins.cl'
source_filename = "opencl/math_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @one_argument(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx.i = mul i64 %call.i, 224
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %call1.i = tail call spir_func float @_Z4fabsf(float noundef %0) #3
  %add.i = fadd float %call1.i, 0x3F847AE140000000
  %div.i = fdiv float %0, 4.500000e+00, !fpmath !13
  %call2.i = tail call spir_func float @_Z4acosf(float noundef %div.i) #3
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store float %call2.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !11
  %add3.i = fadd float %add.i, 1.000000e+00
  %call4.i = tail call spir_func float @_Z5acoshf(float noundef %add3.i) #3
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store float %call4.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !11
  %call6.i = tail call spir_func float @_Z6acospif(float noundef %div.i) #3
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store float %call6.i, ptr addrspace(1) %incdec.ptr5.i, align 4, !tbaa !11
  %call8.i = tail call spir_func float @_Z4asinf(float noundef %div.i) #3
  %incdec.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store float %call8.i, ptr addrspace(1) %incdec.ptr7.i, align 4, !tbaa !11
  %call10.i = tail call spir_func float @_Z5asinhf(float noundef %0) #3
  %incdec.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store float %call10.i, ptr addrspace(1) %incdec.ptr9.i, align 4, !tbaa !11
  %call12.i = tail call spir_func float @_Z6asinpif(float noundef %div.i) #3
  %incdec.ptr13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store float %call12.i, ptr addrspace(1) %incdec.ptr11.i, align 4, !tbaa !11
  %call14.i = tail call spir_func float @_Z4atanf(float noundef %0) #3
  %incdec.ptr15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store float %call14.i, ptr addrspace(1) %incdec.ptr13.i, align 4, !tbaa !11
  %call16.i = tail call spir_func float @_Z5atanhf(float noundef %div.i) #3
  %incdec.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store float %call16.i, ptr addrspace(1) %incdec.ptr15.i, align 4, !tbaa !11
  %call18.i = tail call spir_func float @_Z6atanpif(float noundef %0) #3
  %incdec.ptr19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store float %call18.i, ptr addrspace(1) %incdec.ptr17.i, align 4, !tbaa !11
  %call20.i = tail call spir_func float @_Z4cbrtf(float noundef %0) #3
  %incdec.ptr21.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store float %call20.i, ptr addrspace(1) %incdec.ptr19.i, align 4, !tbaa !11
  %call22.i = tail call spir_func float @_Z4ceilf(float noundef %0) #3
  %incdec.ptr23.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 44
  store float %call22.i, ptr addrspace(1) %incdec.ptr21.i, align 4, !tbaa !11
  %call24.i = tail call spir_func float @_Z3cosf(float noundef %0) #3
  %incdec.ptr25.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store float %call24.i, ptr addrspace(1) %incdec.ptr23.i, align 4, !tbaa !11
  %call26.i = tail call spir_func float @_Z4coshf(float noundef %0) #3
  %incdec.ptr27.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 52
  store float %call26.i, ptr addrspace(1) %incdec.ptr25.i, align 4, !tbaa !11
  %call28.i = tail call spir_func float @_Z5cospif(float noundef %0) #3
  %incdec.ptr29.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 56
  store float %call28.i, ptr addrspace(1) %incdec.ptr27.i, align 4, !tbaa !11
  %call30.i = tail call spir_func float @_Z3erff(float noundef %0) #3
  %incdec.ptr31.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 60
  store float %call30.i, ptr addrspace(1) %incdec.ptr29.i, align 4, !tbaa !11
  %call32.i = tail call spir_func float @_Z4erfcf(float noundef %0) #3
  %incdec.ptr33.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 64
  store float %call32.i, ptr addrspace(1) %incdec.ptr31.i, align 4, !tbaa !11
  %call34.i = tail call spir_func float @_Z3expf(float noundef %0) #3
  %incdec.ptr35.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 68
  store float %call34.i, ptr addrspace(1) %incdec.ptr33.i, align 4, !tbaa !11
  %call36.i = tail call spir_func float @_Z4exp2f(float noundef %0) #3
  %incdec.ptr37.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 72
  store float %call36.i, ptr addrspace(1) %incdec.ptr35.i, align 4, !tbaa !11
  %call38.i = tail call spir_func float @_Z5exp10f(float noundef %0) #3
  %incdec.ptr39.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 76
  store float %call38.i, ptr addrspace(1) %incdec.ptr37.i, align 4, !tbaa !11
  %call40.i = tail call spir_func float @_Z5expm1f(float noundef %0) #3
  %incdec.ptr41.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 80
  store float %call40.i, ptr addrspace(1) %incdec.ptr39.i, align 4, !tbaa !11
  %incdec.ptr43.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 84
  store float %call1.i, ptr addrspace(1) %incdec.ptr41.i, align 4, !tbaa !11
  %call44.i = tail call spir_func float @_Z5floorf(float noundef %0) #3
  %incdec.ptr45.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 88
  store float %call44.i, ptr addrspace(1) %incdec.ptr43.i, align 4, !tbaa !11
  %call46.i = tail call spir_func float @_Z6lgammaf(float noundef %add.i) #3
  %incdec.ptr47.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 92
  store float %call46.i, ptr addrspace(1) %incdec.ptr45.i, align 4, !tbaa !11
  %call48.i = tail call spir_func float @_Z3logf(float noundef %add.i) #3
  %incdec.ptr49.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 96
  store float %call48.i, ptr addrspace(1) %incdec.ptr47.i, align 4, !tbaa !11
  %call50.i = tail call spir_func float @_Z4log2f(float noundef %add.i) #3
  %incdec.ptr51.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 100
  store float %call50.i, ptr addrspace(1) %incdec.ptr49.i, align 4, !tbaa !11
  %call52.i = tail call spir_func float @_Z5log10f(float noundef %add.i) #3
  %incdec.ptr53.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 104
  store float %call52.i, ptr addrspace(1) %incdec.ptr51.i, align 4, !tbaa !11
  %call54.i = tail call spir_func float @_Z5log1pf(float noundef %add.i) #3
  %incdec.ptr55.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 108
  store float %call54.i, ptr addrspace(1) %incdec.ptr53.i, align 4, !tbaa !11
  %call56.i = tail call spir_func float @_Z4logbf(float noundef %add.i) #3
  %incdec.ptr57.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 112
  store float %call56.i, ptr addrspace(1) %incdec.ptr55.i, align 4, !tbaa !11
  %call58.i = tail call spir_func float @_Z4rintf(float noundef %0) #3
  %incdec.ptr59.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 116
  store float %call58.i, ptr addrspace(1) %incdec.ptr57.i, align 4, !tbaa !11
  %call60.i = tail call spir_func float @_Z5roundf(float noundef %0) #3
  %incdec.ptr61.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 120
  store float %call60.i, ptr addrspace(1) %incdec.ptr59.i, align 4, !tbaa !11
  %call62.i = tail call spir_func float @_Z5rsqrtf(float noundef %add.i) #3
  %incdec.ptr63.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 124
  store float %call62.i, ptr addrspace(1) %incdec.ptr61.i, align 4, !tbaa !11
  %call64.i = tail call spir_func float @_Z3sinf(float noundef %0) #3
  %incdec.ptr65.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 128
  store float %call64.i, ptr addrspace(1) %incdec.ptr63.i, align 4, !tbaa !11
  %call66.i = tail call spir_func float @_Z4sinhf(float noundef %0) #3
  %incdec.ptr67.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 132
  store float %call66.i, ptr addrspace(1) %incdec.ptr65.i, align 4, !tbaa !11
  %call68.i = tail call spir_func float @_Z5sinpif(float noundef %0) #3
  %incdec.ptr69.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 136
  store float %call68.i, ptr addrspace(1) %incdec.ptr67.i, align 4, !tbaa !11
  %call70.i = tail call spir_func float @_Z4sqrtf(float noundef %add.i) #3, !fpmath !14
  %incdec.ptr71.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 140
  store float %call70.i, ptr addrspace(1) %incdec.ptr69.i, align 4, !tbaa !11
  %call72.i = tail call spir_func float @_Z3tanf(float noundef %0) #3
  %incdec.ptr73.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 144
  store float %call72.i, ptr addrspace(1) %incdec.ptr71.i, align 4, !tbaa !11
  %call74.i = tail call spir_func float @_Z4tanhf(float noundef %0) #3
  %incdec.ptr75.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 148
  store float %call74.i, ptr addrspace(1) %incdec.ptr73.i, align 4, !tbaa !11
  %call76.i = tail call spir_func float @_Z5tanpif(float noundef %div.i) #3
  %incdec.ptr77.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 152
  store float %call76.i, ptr addrspace(1) %incdec.ptr75.i, align 4, !tbaa !11
  %call78.i = tail call spir_func float @_Z6tgammaf(float noundef %add.i) #3
  %incdec.ptr79.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 156
  store float %call78.i, ptr addrspace(1) %incdec.ptr77.i, align 4, !tbaa !11
  %call80.i = tail call spir_func float @_Z5truncf(float noundef %0) #3
  %incdec.ptr81.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 160
  store float %call80.i, ptr addrspace(1) %incdec.ptr79.i, align 4, !tbaa !11
  %call82.i = tail call spir_func float @_Z8half_cosf(float noundef %0) #3
  %incdec.ptr83.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 164
  store float %call82.i, ptr addrspace(1) %incdec.ptr81.i, align 4, !tbaa !11
  %call84.i = tail call spir_func float @_Z8half_expf(float noundef %0) #3
  %incdec.ptr85.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 168
  store float %call84.i, ptr addrspace(1) %incdec.ptr83.i, align 4, !tbaa !11
  %call86.i = tail call spir_func float @_Z8half_logf(float noundef %add.i) #3
  %incdec.ptr87.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 172
  store float %call86.i, ptr addrspace(1) %incdec.ptr85.i, align 4, !tbaa !11
  %call88.i = tail call spir_func float @_Z10half_rsqrtf(float noundef %add.i) #3
  %incdec.ptr89.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 176
  store float %call88.i, ptr addrspace(1) %incdec.ptr87.i, align 4, !tbaa !11
  %call90.i = tail call spir_func float @_Z10half_recipf(float noundef %add.i) #3
  %incdec.ptr91.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 180
  store float %call90.i, ptr addrspace(1) %incdec.ptr89.i, align 4, !tbaa !11
  %call92.i = tail call spir_func float @_Z10native_cosf(float noundef %0) #3
  %incdec.ptr93.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 184
  store float %call92.i, ptr addrspace(1) %incdec.ptr91.i, align 4, !tbaa !11
  %call94.i = tail call spir_func float @_Z11native_exp2f(float noundef %0) #3
  %incdec.ptr95.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 188
  store float %call94.i, ptr addrspace(1) %incdec.ptr93.i, align 4, !tbaa !11
  %call96.i = tail call spir_func float @_Z10native_logf(float noundef %add.i) #3
  %incdec.ptr97.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 192
  store float %call96.i, ptr addrspace(1) %incdec.ptr95.i, align 4, !tbaa !11
  %call98.i = tail call spir_func float @_Z12native_recipf(float noundef %add.i) #3
  %incdec.ptr99.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 196
  store float %call98.i, ptr addrspace(1) %incdec.ptr97.i, align 4, !tbaa !11
  %call100.i = tail call spir_func float @_Z12native_rsqrtf(float noundef %add.i) #3
  %incdec.ptr101.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 200
  store float %call100.i, ptr addrspace(1) %incdec.ptr99.i, align 4, !tbaa !11
  %call102.i = tail call spir_func float @_Z10native_sinf(float noundef %0) #3
  %incdec.ptr103.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 204
  store float %call102.i, ptr addrspace(1) %incdec.ptr101.i, align 4, !tbaa !11
  %call104.i = tail call spir_func float @_Z11native_sqrtf(float noundef %add.i) #3
  %incdec.ptr105.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 208
  store float %call104.i, ptr addrspace(1) %incdec.ptr103.i, align 4, !tbaa !11
  %call106.i = tail call spir_func float @_Z10native_tanf(float noundef %0) #3
  %incdec.ptr107.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 212
  store float %call106.i, ptr addrspace(1) %incdec.ptr105.i, align 4, !tbaa !11
  %astype.i = bitcast float %0 to i32
  %call108.i = tail call spir_func float @_Z3nanj(i32 noundef %astype.i) #3
  store float %call108.i, ptr addrspace(1) %incdec.ptr107.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_one_argument(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx = mul i64 %call, 224
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %call1 = tail call spir_func float @_Z4fabsf(float noundef %0) #3
  %add = fadd float %call1, 0x3F847AE140000000
  %div = fdiv float %0, 4.500000e+00, !fpmath !13
  %call2 = tail call spir_func float @_Z4acosf(float noundef %div) #3
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store float %call2, ptr addrspace(1) %add.ptr, align 4, !tbaa !11
  %add3 = fadd float %add, 1.000000e+00
  %call4 = tail call spir_func float @_Z5acoshf(float noundef %add3) #3
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store float %call4, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !11
  %call6 = tail call spir_func float @_Z6acospif(float noundef %div) #3
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store float %call6, ptr addrspace(1) %incdec.ptr5, align 4, !tbaa !11
  %call8 = tail call spir_func float @_Z4asinf(float noundef %div) #3
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store float %call8, ptr addrspace(1) %incdec.ptr7, align 4, !tbaa !11
  %call10 = tail call spir_func float @_Z5asinhf(float noundef %0) #3
  %incdec.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store float %call10, ptr addrspace(1) %incdec.ptr9, align 4, !tbaa !11
  %call12 = tail call spir_func float @_Z6asinpif(float noundef %div) #3
  %incdec.ptr13 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store float %call12, ptr addrspace(1) %incdec.ptr11, align 4, !tbaa !11
  %call14 = tail call spir_func float @_Z4atanf(float noundef %0) #3
  %incdec.ptr15 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store float %call14, ptr addrspace(1) %incdec.ptr13, align 4, !tbaa !11
  %call16 = tail call spir_func float @_Z5atanhf(float noundef %div) #3
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store float %call16, ptr addrspace(1) %incdec.ptr15, align 4, !tbaa !11
  %call18 = tail call spir_func float @_Z6atanpif(float noundef %0) #3
  %incdec.ptr19 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store float %call18, ptr addrspace(1) %incdec.ptr17, align 4, !tbaa !11
  %call20 = tail call spir_func float @_Z4cbrtf(float noundef %0) #3
  %incdec.ptr21 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store float %call20, ptr addrspace(1) %incdec.ptr19, align 4, !tbaa !11
  %call22 = tail call spir_func float @_Z4ceilf(float noundef %0) #3
  %incdec.ptr23 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 44
  store float %call22, ptr addrspace(1) %incdec.ptr21, align 4, !tbaa !11
  %call24 = tail call spir_func float @_Z3cosf(float noundef %0) #3
  %incdec.ptr25 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store float %call24, ptr addrspace(1) %incdec.ptr23, align 4, !tbaa !11
  %call26 = tail call spir_func float @_Z4coshf(float noundef %0) #3
  %incdec.ptr27 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 52
  store float %call26, ptr addrspace(1) %incdec.ptr25, align 4, !tbaa !11
  %call28 = tail call spir_func float @_Z5cospif(float noundef %0) #3
  %incdec.ptr29 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 56
  store float %call28, ptr addrspace(1) %incdec.ptr27, align 4, !tbaa !11
  %call30 = tail call spir_func float @_Z3erff(float noundef %0) #3
  %incdec.ptr31 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 60
  store float %call30, ptr addrspace(1) %incdec.ptr29, align 4, !tbaa !11
  %call32 = tail call spir_func float @_Z4erfcf(float noundef %0) #3
  %incdec.ptr33 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 64
  store float %call32, ptr addrspace(1) %incdec.ptr31, align 4, !tbaa !11
  %call34 = tail call spir_func float @_Z3expf(float noundef %0) #3
  %incdec.ptr35 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 68
  store float %call34, ptr addrspace(1) %incdec.ptr33, align 4, !tbaa !11
  %call36 = tail call spir_func float @_Z4exp2f(float noundef %0) #3
  %incdec.ptr37 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 72
  store float %call36, ptr addrspace(1) %incdec.ptr35, align 4, !tbaa !11
  %call38 = tail call spir_func float @_Z5exp10f(float noundef %0) #3
  %incdec.ptr39 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 76
  store float %call38, ptr addrspace(1) %incdec.ptr37, align 4, !tbaa !11
  %call40 = tail call spir_func float @_Z5expm1f(float noundef %0) #3
  %incdec.ptr41 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 80
  store float %call40, ptr addrspace(1) %incdec.ptr39, align 4, !tbaa !11
  %incdec.ptr43 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 84
  store float %call1, ptr addrspace(1) %incdec.ptr41, align 4, !tbaa !11
  %call44 = tail call spir_func float @_Z5floorf(float noundef %0) #3
  %incdec.ptr45 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 88
  store float %call44, ptr addrspace(1) %incdec.ptr43, align 4, !tbaa !11
  %call46 = tail call spir_func float @_Z6lgammaf(float noundef %add) #3
  %incdec.ptr47 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 92
  store float %call46, ptr addrspace(1) %incdec.ptr45, align 4, !tbaa !11
  %call48 = tail call spir_func float @_Z3logf(float noundef %add) #3
  %incdec.ptr49 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 96
  store float %call48, ptr addrspace(1) %incdec.ptr47, align 4, !tbaa !11
  %call50 = tail call spir_func float @_Z4log2f(float noundef %add) #3
  %incdec.ptr51 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 100
  store float %call50, ptr addrspace(1) %incdec.ptr49, align 4, !tbaa !11
  %call52 = tail call spir_func float @_Z5log10f(float noundef %add) #3
  %incdec.ptr53 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 104
  store float %call52, ptr addrspace(1) %incdec.ptr51, align 4, !tbaa !11
  %call54 = tail call spir_func float @_Z5log1pf(float noundef %add) #3
  %incdec.ptr55 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 108
  store float %call54, ptr addrspace(1) %incdec.ptr53, align 4, !tbaa !11
  %call56 = tail call spir_func float @_Z4logbf(float noundef %add) #3
  %incdec.ptr57 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 112
  store float %call56, ptr addrspace(1) %incdec.ptr55, align 4, !tbaa !11
  %call58 = tail call spir_func float @_Z4rintf(float noundef %0) #3
  %incdec.ptr59 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 116
  store float %call58, ptr addrspace(1) %incdec.ptr57, align 4, !tbaa !11
  %call60 = tail call spir_func float @_Z5roundf(float noundef %0) #3
  %incdec.ptr61 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 120
  store float %call60, ptr addrspace(1) %incdec.ptr59, align 4, !tbaa !11
  %call62 = tail call spir_func float @_Z5rsqrtf(float noundef %add) #3
  %incdec.ptr63 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 124
  store float %call62, ptr addrspace(1) %incdec.ptr61, align 4, !tbaa !11
  %call64 = tail call spir_func float @_Z3sinf(float noundef %0) #3
  %incdec.ptr65 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 128
  store float %call64, ptr addrspace(1) %incdec.ptr63, align 4, !tbaa !11
  %call66 = tail call spir_func float @_Z4sinhf(float noundef %0) #3
  %incdec.ptr67 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 132
  store float %call66, ptr addrspace(1) %incdec.ptr65, align 4, !tbaa !11
  %call68 = tail call spir_func float @_Z5sinpif(float noundef %0) #3
  %incdec.ptr69 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 136
  store float %call68, ptr addrspace(1) %incdec.ptr67, align 4, !tbaa !11
  %call70 = tail call spir_func float @_Z4sqrtf(float noundef %add) #3, !fpmath !14
  %incdec.ptr71 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 140
  store float %call70, ptr addrspace(1) %incdec.ptr69, align 4, !tbaa !11
  %call72 = tail call spir_func float @_Z3tanf(float noundef %0) #3
  %incdec.ptr73 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 144
  store float %call72, ptr addrspace(1) %incdec.ptr71, align 4, !tbaa !11
  %call74 = tail call spir_func float @_Z4tanhf(float noundef %0) #3
  %incdec.ptr75 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 148
  store float %call74, ptr addrspace(1) %incdec.ptr73, align 4, !tbaa !11
  %call76 = tail call spir_func float @_Z5tanpif(float noundef %div) #3
  %incdec.ptr77 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 152
  store float %call76, ptr addrspace(1) %incdec.ptr75, align 4, !tbaa !11
  %call78 = tail call spir_func float @_Z6tgammaf(float noundef %add) #3
  %incdec.ptr79 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 156
  store float %call78, ptr addrspace(1) %incdec.ptr77, align 4, !tbaa !11
  %call80 = tail call spir_func float @_Z5truncf(float noundef %0) #3
  %incdec.ptr81 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 160
  store float %call80, ptr addrspace(1) %incdec.ptr79, align 4, !tbaa !11
  %call82 = tail call spir_func float @_Z8half_cosf(float noundef %0) #3
  %incdec.ptr83 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 164
  store float %call82, ptr addrspace(1) %incdec.ptr81, align 4, !tbaa !11
  %call84 = tail call spir_func float @_Z8half_expf(float noundef %0) #3
  %incdec.ptr85 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 168
  store float %call84, ptr addrspace(1) %incdec.ptr83, align 4, !tbaa !11
  %call86 = tail call spir_func float @_Z8half_logf(float noundef %add) #3
  %incdec.ptr87 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 172
  store float %call86, ptr addrspace(1) %incdec.ptr85, align 4, !tbaa !11
  %call88 = tail call spir_func float @_Z10half_rsqrtf(float noundef %add) #3
  %incdec.ptr89 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 176
  store float %call88, ptr addrspace(1) %incdec.ptr87, align 4, !tbaa !11
  %call90 = tail call spir_func float @_Z10half_recipf(float noundef %add) #3
  %incdec.ptr91 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 180
  store float %call90, ptr addrspace(1) %incdec.ptr89, align 4, !tbaa !11
  %call92 = tail call spir_func float @_Z10native_cosf(float noundef %0) #3
  %incdec.ptr93 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 184
  store float %call92, ptr addrspace(1) %incdec.ptr91, align 4, !tbaa !11
  %call94 = tail call spir_func float @_Z11native_exp2f(float noundef %0) #3
  %incdec.ptr95 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 188
  store float %call94, ptr addrspace(1) %incdec.ptr93, align 4, !tbaa !11
  %call96 = tail call spir_func float @_Z10native_logf(float noundef %add) #3
  %incdec.ptr97 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 192
  store float %call96, ptr addrspace(1) %incdec.ptr95, align 4, !tbaa !11
  %call98 = tail call spir_func float @_Z12native_recipf(float noundef %add) #3
  %incdec.ptr99 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 196
  store float %call98, ptr addrspace(1) %incdec.ptr97, align 4, !tbaa !11
  %call100 = tail call spir_func float @_Z12native_rsqrtf(float noundef %add) #3
  %incdec.ptr101 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 200
  store float %call100, ptr addrspace(1) %incdec.ptr99, align 4, !tbaa !11
  %call102 = tail call spir_func float @_Z10native_sinf(float noundef %0) #3
  %incdec.ptr103 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 204
  store float %call102, ptr addrspace(1) %incdec.ptr101, align 4, !tbaa !11
  %call104 = tail call spir_func float @_Z11native_sqrtf(float noundef %add) #3
  %incdec.ptr105 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 208
  store float %call104, ptr addrspace(1) %incdec.ptr103, align 4, !tbaa !11
  %call106 = tail call spir_func float @_Z10native_tanf(float noundef %0) #3
  %incdec.ptr107 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 212
  store float %call106, ptr addrspace(1) %incdec.ptr105, align 4, !tbaa !11
  %astype = bitcast float %0 to i32
  %call108 = tail call spir_func float @_Z3nanj(i32 noundef %astype) #3
  store float %call108, ptr addrspace(1) %incdec.ptr107, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @two_arguments(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx.i = shl i64 %call.i, 6
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %call2.i = tail call spir_func float @_Z5atan2ff(float noundef %0, float noundef %1) #3
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store float %call2.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !11
  %call3.i = tail call spir_func float @_Z7atan2piff(float noundef %0, float noundef %1) #3
  %incdec.ptr4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store float %call3.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !11
  %call5.i = tail call spir_func float @_Z8copysignff(float noundef %0, float noundef %1) #3
  %incdec.ptr6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store float %call5.i, ptr addrspace(1) %incdec.ptr4.i, align 4, !tbaa !11
  %call7.i = tail call spir_func float @_Z4fdimff(float noundef %0, float noundef %1) #3
  %incdec.ptr8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store float %call7.i, ptr addrspace(1) %incdec.ptr6.i, align 4, !tbaa !11
  %call9.i = tail call spir_func float @_Z4fmaxff(float noundef %0, float noundef %1) #3
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store float %call9.i, ptr addrspace(1) %incdec.ptr8.i, align 4, !tbaa !11
  %call11.i = tail call spir_func float @_Z4fminff(float noundef %0, float noundef %1) #3
  %incdec.ptr12.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store float %call11.i, ptr addrspace(1) %incdec.ptr10.i, align 4, !tbaa !11
  %call13.i = tail call spir_func float @_Z4fmodff(float noundef %0, float noundef %1) #3
  %incdec.ptr14.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store float %call13.i, ptr addrspace(1) %incdec.ptr12.i, align 4, !tbaa !11
  %call15.i = tail call spir_func float @_Z5hypotff(float noundef %0, float noundef %1) #3
  %incdec.ptr16.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store float %call15.i, ptr addrspace(1) %incdec.ptr14.i, align 4, !tbaa !11
  %call17.i = tail call spir_func float @_Z6maxmagff(float noundef %0, float noundef %1) #3
  %incdec.ptr18.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store float %call17.i, ptr addrspace(1) %incdec.ptr16.i, align 4, !tbaa !11
  %call19.i = tail call spir_func float @_Z6minmagff(float noundef %0, float noundef %1) #3
  %incdec.ptr20.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store float %call19.i, ptr addrspace(1) %incdec.ptr18.i, align 4, !tbaa !11
  %call21.i = tail call spir_func float @_Z9nextafterff(float noundef %0, float noundef %1) #3
  %incdec.ptr22.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 44
  store float %call21.i, ptr addrspace(1) %incdec.ptr20.i, align 4, !tbaa !11
  %call23.i = tail call spir_func float @_Z4fabsf(float noundef %0) #3
  %call24.i = tail call spir_func float @_Z3powff(float noundef %call23.i, float noundef %1) #3
  %incdec.ptr25.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store float %call24.i, ptr addrspace(1) %incdec.ptr22.i, align 4, !tbaa !11
  %call27.i = tail call spir_func float @_Z4powrff(float noundef %call23.i, float noundef %1) #3
  %incdec.ptr28.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 52
  store float %call27.i, ptr addrspace(1) %incdec.ptr25.i, align 4, !tbaa !11
  %call29.i = tail call spir_func float @_Z9remainderff(float noundef %0, float noundef %1) #3
  %incdec.ptr30.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 56
  store float %call29.i, ptr addrspace(1) %incdec.ptr28.i, align 4, !tbaa !11
  %call31.i = tail call spir_func float @_Z13native_divideff(float noundef %0, float noundef %1) #3
  %call32.i = tail call spir_func float @_Z11half_divideff(float noundef %0, float noundef %1) #3
  %add.i = fadd float %call31.i, %call32.i
  %incdec.ptr33.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 60
  store float %add.i, ptr addrspace(1) %incdec.ptr30.i, align 4, !tbaa !11
  %call35.i = tail call spir_func float @_Z11native_powrff(float noundef %call23.i, float noundef %1) #3
  %call37.i = tail call spir_func float @_Z9half_powrff(float noundef %call23.i, float noundef %1) #3
  %add38.i = fadd float %call35.i, %call37.i
  store float %add38.i, ptr addrspace(1) %incdec.ptr33.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_two_arguments(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx = shl i64 %call, 6
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %call2 = tail call spir_func float @_Z5atan2ff(float noundef %0, float noundef %1) #3
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store float %call2, ptr addrspace(1) %add.ptr, align 4, !tbaa !11
  %call3 = tail call spir_func float @_Z7atan2piff(float noundef %0, float noundef %1) #3
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store float %call3, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !11
  %call5 = tail call spir_func float @_Z8copysignff(float noundef %0, float noundef %1) #3
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store float %call5, ptr addrspace(1) %incdec.ptr4, align 4, !tbaa !11
  %call7 = tail call spir_func float @_Z4fdimff(float noundef %0, float noundef %1) #3
  %incdec.ptr8 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store float %call7, ptr addrspace(1) %incdec.ptr6, align 4, !tbaa !11
  %call9 = tail call spir_func float @_Z4fmaxff(float noundef %0, float noundef %1) #3
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store float %call9, ptr addrspace(1) %incdec.ptr8, align 4, !tbaa !11
  %call11 = tail call spir_func float @_Z4fminff(float noundef %0, float noundef %1) #3
  %incdec.ptr12 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store float %call11, ptr addrspace(1) %incdec.ptr10, align 4, !tbaa !11
  %call13 = tail call spir_func float @_Z4fmodff(float noundef %0, float noundef %1) #3
  %incdec.ptr14 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store float %call13, ptr addrspace(1) %incdec.ptr12, align 4, !tbaa !11
  %call15 = tail call spir_func float @_Z5hypotff(float noundef %0, float noundef %1) #3
  %incdec.ptr16 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store float %call15, ptr addrspace(1) %incdec.ptr14, align 4, !tbaa !11
  %call17 = tail call spir_func float @_Z6maxmagff(float noundef %0, float noundef %1) #3
  %incdec.ptr18 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store float %call17, ptr addrspace(1) %incdec.ptr16, align 4, !tbaa !11
  %call19 = tail call spir_func float @_Z6minmagff(float noundef %0, float noundef %1) #3
  %incdec.ptr20 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store float %call19, ptr addrspace(1) %incdec.ptr18, align 4, !tbaa !11
  %call21 = tail call spir_func float @_Z9nextafterff(float noundef %0, float noundef %1) #3
  %incdec.ptr22 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 44
  store float %call21, ptr addrspace(1) %incdec.ptr20, align 4, !tbaa !11
  %call23 = tail call spir_func float @_Z4fabsf(float noundef %0) #3
  %call24 = tail call spir_func float @_Z3powff(float noundef %call23, float noundef %1) #3
  %incdec.ptr25 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store float %call24, ptr addrspace(1) %incdec.ptr22, align 4, !tbaa !11
  %call27 = tail call spir_func float @_Z4powrff(float noundef %call23, float noundef %1) #3
  %incdec.ptr28 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 52
  store float %call27, ptr addrspace(1) %incdec.ptr25, align 4, !tbaa !11
  %call29 = tail call spir_func float @_Z9remainderff(float noundef %0, float noundef %1) #3
  %incdec.ptr30 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 56
  store float %call29, ptr addrspace(1) %incdec.ptr28, align 4, !tbaa !11
  %call31 = tail call spir_func float @_Z13native_divideff(float noundef %0, float noundef %1) #3
  %call32 = tail call spir_func float @_Z11half_divideff(float noundef %0, float noundef %1) #3
  %add = fadd float %call31, %call32
  %incdec.ptr33 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 60
  store float %add, ptr addrspace(1) %incdec.ptr30, align 4, !tbaa !11
  %call35 = tail call spir_func float @_Z11native_powrff(float noundef %call23, float noundef %1) #3
  %call37 = tail call spir_func float @_Z9half_powrff(float noundef %call23, float noundef %1) #3
  %add38 = fadd float %call35, %call37
  store float %add38, ptr addrspace(1) %incdec.ptr33, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @three_arguments(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef readonly align 4 captures(none) %c, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(1) %c, i64 %call.i
  %2 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %call3.i = tail call spir_func float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #3
  %arrayidx4.i.idx = shl i64 %call.i, 4
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx4.i.idx
  store float %call3.i, ptr addrspace(1) %arrayidx4.i, align 4, !tbaa !11
  %3 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %4 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %5 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %call8.i = tail call spir_func float @_Z3madfff(float noundef %3, float noundef %4, float noundef %5) #3
  %arrayidx10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4.i, i64 4
  store float %call8.i, ptr addrspace(1) %arrayidx10.i, align 4, !tbaa !11
  %6 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %7 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %conv.i = fptosi float %7 to i32
  %call13.i = tail call spir_func float @_Z4pownfi(float noundef %6, i32 noundef %conv.i) #3
  %8 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %call15.i = tail call spir_func float @_Z4fabsf(float noundef %8) #3
  %call16.i = tail call spir_func float @_Z5rootnfi(float noundef %call15.i, i32 noundef 3) #3
  %add17.i = fadd float %call13.i, %call16.i
  %arrayidx20.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4.i, i64 8
  store float %add17.i, ptr addrspace(1) %arrayidx20.i, align 4, !tbaa !11
  %9 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %10 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %conv23.i = fptosi float %10 to i32
  %call24.i = tail call spir_func float @_Z5ldexpfi(float noundef %9, i32 noundef %conv23.i) #3
  %arrayidx27.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4.i, i64 12
  store float %call24.i, ptr addrspace(1) %arrayidx27.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_three_arguments(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef readonly align 4 captures(none) %c, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %c, i64 %call
  %2 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %call3 = tail call spir_func float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #3
  %arrayidx4.idx = shl i64 %call, 4
  %arrayidx4 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx4.idx
  store float %call3, ptr addrspace(1) %arrayidx4, align 4, !tbaa !11
  %3 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %4 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %5 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %call8 = tail call spir_func float @_Z3madfff(float noundef %3, float noundef %4, float noundef %5) #3
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4, i64 4
  store float %call8, ptr addrspace(1) %arrayidx10, align 4, !tbaa !11
  %6 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %7 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %conv = fptosi float %7 to i32
  %call13 = tail call spir_func float @_Z4pownfi(float noundef %6, i32 noundef %conv) #3
  %8 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %call15 = tail call spir_func float @_Z4fabsf(float noundef %8) #3
  %call16 = tail call spir_func float @_Z5rootnfi(float noundef %call15, i32 noundef 3) #3
  %add17 = fadd float %call13, %call16
  %arrayidx20 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4, i64 8
  store float %add17, ptr addrspace(1) %arrayidx20, align 4, !tbaa !11
  %9 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %10 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %conv23 = fptosi float %10 to i32
  %call24 = tail call spir_func float @_Z5ldexpfi(float noundef %9, i32 noundef %conv23) #3
  %arrayidx27 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx4, i64 12
  store float %call24, ptr addrspace(1) %arrayidx27, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @integer_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %call1.i = tail call spir_func float @_Z4fabsf(float noundef %0) #3
  %add.i = fadd float %call1.i, 5.000000e-01
  %call2.i = tail call spir_func i32 @_Z5ilogbf(float noundef %add.i) #3
  %arrayidx3.i.idx = shl i64 %call.i, 4
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.i.idx
  store i32 %call2.i, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !3
  %call5.i = tail call spir_func float @_Z5truncf(float noundef %0) #3
  %arrayidx8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 4
  store float %call5.i, ptr addrspace(1) %arrayidx8.i, align 4, !tbaa !3
  %call10.i = tail call spir_func float @_Z4logbf(float noundef %0) #3
  %arrayidx14.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 8
  store float %call10.i, ptr addrspace(1) %arrayidx14.i, align 4, !tbaa !3
  %call16.i = tail call spir_func float @_Z8copysignff(float noundef 1.000000e+00, float noundef %0) #3
  %arrayidx20.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3.i, i64 12
  store float %call16.i, ptr addrspace(1) %arrayidx20.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_integer_results(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %call1 = tail call spir_func float @_Z4fabsf(float noundef %0) #3
  %add = fadd float %call1, 5.000000e-01
  %call2 = tail call spir_func i32 @_Z5ilogbf(float noundef %add) #3
  %arrayidx3.idx = shl i64 %call, 4
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx3.idx
  store i32 %call2, ptr addrspace(1) %arrayidx3, align 4, !tbaa !3
  %call5 = tail call spir_func float @_Z5truncf(float noundef %0) #3
  %arrayidx8 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 4
  store float %call5, ptr addrspace(1) %arrayidx8, align 4, !tbaa !3
  %call10 = tail call spir_func float @_Z4logbf(float noundef %0) #3
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 8
  store float %call10, ptr addrspace(1) %arrayidx14, align 4, !tbaa !3
  %call16 = tail call spir_func float @_Z8copysignff(float noundef 1.000000e+00, float noundef %0) #3
  %arrayidx20 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx3, i64 12
  store float %call16, ptr addrspace(1) %arrayidx20, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4acosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5acoshf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6acospif(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4asinf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5asinhf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6asinpif(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4atanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5atanhf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6atanpif(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4cbrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4ceilf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4coshf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5cospif(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3erff(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4erfcf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4exp2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5exp10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5expm1f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6lgammaf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4log2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5log10f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5log1pf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4logbf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sinhf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5sinpif(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3tanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4tanhf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5tanpif(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6tgammaf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5truncf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8half_logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10half_rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10half_recipf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_exp2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_recipf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z12native_rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_sinf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z10native_tanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3nanj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5atan2ff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z7atan2piff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8copysignff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fdimff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmodff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5hypotff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6maxmagff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6minmagff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9nextafterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3powff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4powrff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9remainderff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z13native_divideff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11half_divideff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z11native_powrff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9half_powrff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4pownfi(float noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rootnfi(float noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5ldexpfi(float noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5ilogbf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"float*", !"float*"}
!10 = !{!"const", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{float 2.500000e+00}
!14 = !{float 3.000000e+00}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*"}
!18 = !{!"const", !"const", !""}
!19 = !{i32 1, i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"float*", !"float*", !"float*", !"float*"}
!22 = !{!"const", !"const", !"const", !""}
!23 = !{!"float*", !"int*"}
