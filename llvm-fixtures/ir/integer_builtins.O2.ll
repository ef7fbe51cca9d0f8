; ModuleID = 'opencl/integer_builtins.cl'
source_filename = "opencl/integer_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @signed_scalar(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef readonly align 4 captures(none) %c, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %call.i
  %1 = load i32, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %c, i64 %call.i
  %2 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %add.ptr.idx.i = mul i64 %call.i, 80
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %call3.i = tail call spir_func i32 @_Z3absi(i32 noundef %0) #3
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store i32 %call3.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !3
  %call4.i = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i32 %call4.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !3
  %call6.i = tail call spir_func i32 @_Z7add_satii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store i32 %call6.i, ptr addrspace(1) %incdec.ptr5.i, align 4, !tbaa !3
  %call8.i = tail call spir_func i32 @_Z4haddii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i32 %call8.i, ptr addrspace(1) %incdec.ptr7.i, align 4, !tbaa !3
  %call10.i = tail call spir_func i32 @_Z5rhaddii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store i32 %call10.i, ptr addrspace(1) %incdec.ptr9.i, align 4, !tbaa !3
  %call12.i = tail call spir_func i32 @_Z3minii(i32 noundef %1, i32 noundef %2) #3
  %call13.i = tail call spir_func i32 @_Z3maxii(i32 noundef %1, i32 noundef %2) #3
  %call14.i = tail call spir_func i32 @_Z5clampiii(i32 noundef %0, i32 noundef %call12.i, i32 noundef %call13.i) #3
  %incdec.ptr15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i32 %call14.i, ptr addrspace(1) %incdec.ptr11.i, align 4, !tbaa !3
  %call16.i = tail call spir_func i32 @_Z3clzi(i32 noundef %0) #3
  %incdec.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store i32 %call16.i, ptr addrspace(1) %incdec.ptr15.i, align 4, !tbaa !3
  %call18.i = tail call spir_func i32 @_Z6mad_hiiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i32 %call18.i, ptr addrspace(1) %incdec.ptr17.i, align 4, !tbaa !3
  %call20.i = tail call spir_func i32 @_Z7mad_satiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr21.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store i32 %call20.i, ptr addrspace(1) %incdec.ptr19.i, align 4, !tbaa !3
  %call22.i = tail call spir_func i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr23.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store i32 %call22.i, ptr addrspace(1) %incdec.ptr21.i, align 4, !tbaa !3
  %call24.i = tail call spir_func i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr25.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 44
  store i32 %call24.i, ptr addrspace(1) %incdec.ptr23.i, align 4, !tbaa !3
  %call26.i = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr27.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store i32 %call26.i, ptr addrspace(1) %incdec.ptr25.i, align 4, !tbaa !3
  %call28.i = tail call spir_func i32 @_Z6rotateii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr29.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 52
  store i32 %call28.i, ptr addrspace(1) %incdec.ptr27.i, align 4, !tbaa !3
  %call30.i = tail call spir_func i32 @_Z7sub_satii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr31.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 56
  store i32 %call30.i, ptr addrspace(1) %incdec.ptr29.i, align 4, !tbaa !3
  %call32.i = tail call spir_func i32 @_Z8popcounti(i32 noundef %0) #3
  %incdec.ptr33.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 60
  store i32 %call32.i, ptr addrspace(1) %incdec.ptr31.i, align 4, !tbaa !3
  %and.i = and i32 %0, 65535
  %and34.i = and i32 %1, 255
  %call35.i = tail call spir_func i32 @_Z5mad24iii(i32 noundef %and.i, i32 noundef %and34.i, i32 noundef %2) #3
  %incdec.ptr36.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 64
  store i32 %call35.i, ptr addrspace(1) %incdec.ptr33.i, align 4, !tbaa !3
  %call39.i = tail call spir_func i32 @_Z5mul24ii(i32 noundef %and.i, i32 noundef %and34.i) #3
  %incdec.ptr40.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 68
  store i32 %call39.i, ptr addrspace(1) %incdec.ptr36.i, align 4, !tbaa !3
  %call41.i = tail call spir_func i64 @_Z8upsampleij(i32 noundef %0, i32 noundef %1) #3
  %shr.i = lshr i64 %call41.i, 16
  %conv.i = trunc i64 %shr.i to i32
  %incdec.ptr42.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 72
  store i32 %conv.i, ptr addrspace(1) %incdec.ptr40.i, align 4, !tbaa !3
  %call43.i = tail call spir_func i32 @_Z6selectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr44.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 76
  store i32 %call43.i, ptr addrspace(1) %incdec.ptr42.i, align 4, !tbaa !3
  %call45.i = tail call spir_func i32 @_Z9bitselectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  store i32 %call45.i, ptr addrspace(1) %incdec.ptr44.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_signed_scalar(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef readonly align 4 captures(none) %c, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %c, i64 %call
  %2 = load i32, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %add.ptr.idx = mul i64 %call, 80
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %call3 = tail call spir_func i32 @_Z3absi(i32 noundef %0) #3
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store i32 %call3, ptr addrspace(1) %add.ptr, align 4, !tbaa !3
  %call4 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i32 %call4, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !3
  %call6 = tail call spir_func i32 @_Z7add_satii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store i32 %call6, ptr addrspace(1) %incdec.ptr5, align 4, !tbaa !3
  %call8 = tail call spir_func i32 @_Z4haddii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i32 %call8, ptr addrspace(1) %incdec.ptr7, align 4, !tbaa !3
  %call10 = tail call spir_func i32 @_Z5rhaddii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store i32 %call10, ptr addrspace(1) %incdec.ptr9, align 4, !tbaa !3
  %call12 = tail call spir_func i32 @_Z3minii(i32 noundef %1, i32 noundef %2) #3
  %call13 = tail call spir_func i32 @_Z3maxii(i32 noundef %1, i32 noundef %2) #3
  %call14 = tail call spir_func i32 @_Z5clampiii(i32 noundef %0, i32 noundef %call12, i32 noundef %call13) #3
  %incdec.ptr15 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i32 %call14, ptr addrspace(1) %incdec.ptr11, align 4, !tbaa !3
  %call16 = tail call spir_func i32 @_Z3clzi(i32 noundef %0) #3
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store i32 %call16, ptr addrspace(1) %incdec.ptr15, align 4, !tbaa !3
  %call18 = tail call spir_func i32 @_Z6mad_hiiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr19 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i32 %call18, ptr addrspace(1) %incdec.ptr17, align 4, !tbaa !3
  %call20 = tail call spir_func i32 @_Z7mad_satiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr21 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store i32 %call20, ptr addrspace(1) %incdec.ptr19, align 4, !tbaa !3
  %call22 = tail call spir_func i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr23 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store i32 %call22, ptr addrspace(1) %incdec.ptr21, align 4, !tbaa !3
  %call24 = tail call spir_func i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr25 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 44
  store i32 %call24, ptr addrspace(1) %incdec.ptr23, align 4, !tbaa !3
  %call26 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr27 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store i32 %call26, ptr addrspace(1) %incdec.ptr25, align 4, !tbaa !3
  %call28 = tail call spir_func i32 @_Z6rotateii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr29 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 52
  store i32 %call28, ptr addrspace(1) %incdec.ptr27, align 4, !tbaa !3
  %call30 = tail call spir_func i32 @_Z7sub_satii(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr31 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 56
  store i32 %call30, ptr addrspace(1) %incdec.ptr29, align 4, !tbaa !3
  %call32 = tail call spir_func i32 @_Z8popcounti(i32 noundef %0) #3
  %incdec.ptr33 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 60
  store i32 %call32, ptr addrspace(1) %incdec.ptr31, align 4, !tbaa !3
  %and = and i32 %0, 65535
  %and34 = and i32 %1, 255
  %call35 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %and, i32 noundef %and34, i32 noundef %2) #3
  %incdec.ptr36 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 64
  store i32 %call35, ptr addrspace(1) %incdec.ptr33, align 4, !tbaa !3
  %call39 = tail call spir_func i32 @_Z5mul24ii(i32 noundef %and, i32 noundef %and34) #3
  %incdec.ptr40 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 68
  store i32 %call39, ptr addrspace(1) %incdec.ptr36, align 4, !tbaa !3
  %call41 = tail call spir_func i64 @_Z8upsampleij(i32 noundef %0, i32 noundef %1) #3
  %shr = lshr i64 %call41, 16
  %conv = trunc i64 %shr to i32
  %incdec.ptr42 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 72
  store i32 %conv, ptr addrspace(1) %incdec.ptr40, align 4, !tbaa !3
  %call43 = tail call spir_func i32 @_Z6selectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr44 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 76
  store i32 %call43, ptr addrspace(1) %incdec.ptr42, align 4, !tbaa !3
  %call45 = tail call spir_func i32 @_Z9bitselectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  store i32 %call45, ptr addrspace(1) %incdec.ptr44, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @unsigned_scalar(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef readonly align 4 captures(none) %c, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %call.i
  %1 = load i32, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %c, i64 %call.i
  %2 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %add.ptr.idx.i = mul i64 %call.i, 80
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %call3.i = tail call spir_func i32 @_Z3absj(i32 noundef %0) #3
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store i32 %call3.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !3
  %call4.i = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i32 %call4.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !3
  %call6.i = tail call spir_func i32 @_Z7add_satjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store i32 %call6.i, ptr addrspace(1) %incdec.ptr5.i, align 4, !tbaa !3
  %call8.i = tail call spir_func i32 @_Z4haddjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr9.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i32 %call8.i, ptr addrspace(1) %incdec.ptr7.i, align 4, !tbaa !3
  %call10.i = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store i32 %call10.i, ptr addrspace(1) %incdec.ptr9.i, align 4, !tbaa !3
  %call12.i = tail call spir_func i32 @_Z3minjj(i32 noundef %1, i32 noundef %2) #3
  %call13.i = tail call spir_func i32 @_Z3maxjj(i32 noundef %1, i32 noundef %2) #3
  %call14.i = tail call spir_func i32 @_Z5clampjjj(i32 noundef %0, i32 noundef %call12.i, i32 noundef %call13.i) #3
  %incdec.ptr15.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i32 %call14.i, ptr addrspace(1) %incdec.ptr11.i, align 4, !tbaa !3
  %call16.i = tail call spir_func i32 @_Z3clzj(i32 noundef %0) #3
  %incdec.ptr17.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store i32 %call16.i, ptr addrspace(1) %incdec.ptr15.i, align 4, !tbaa !3
  %call18.i = tail call spir_func i32 @_Z6mad_hijjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i32 %call18.i, ptr addrspace(1) %incdec.ptr17.i, align 4, !tbaa !3
  %call20.i = tail call spir_func i32 @_Z7mad_satjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr21.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store i32 %call20.i, ptr addrspace(1) %incdec.ptr19.i, align 4, !tbaa !3
  %call22.i = tail call spir_func i32 @_Z3maxjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr23.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store i32 %call22.i, ptr addrspace(1) %incdec.ptr21.i, align 4, !tbaa !3
  %call24.i = tail call spir_func i32 @_Z3minjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr25.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 44
  store i32 %call24.i, ptr addrspace(1) %incdec.ptr23.i, align 4, !tbaa !3
  %call26.i = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr27.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store i32 %call26.i, ptr addrspace(1) %incdec.ptr25.i, align 4, !tbaa !3
  %call28.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr29.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 52
  store i32 %call28.i, ptr addrspace(1) %incdec.ptr27.i, align 4, !tbaa !3
  %call30.i = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr31.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 56
  store i32 %call30.i, ptr addrspace(1) %incdec.ptr29.i, align 4, !tbaa !3
  %call32.i = tail call spir_func i32 @_Z8popcountj(i32 noundef %0) #3
  %incdec.ptr33.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 60
  store i32 %call32.i, ptr addrspace(1) %incdec.ptr31.i, align 4, !tbaa !3
  %and.i = and i32 %0, 65535
  %and34.i = and i32 %1, 255
  %call35.i = tail call spir_func i32 @_Z5mad24jjj(i32 noundef %and.i, i32 noundef %and34.i, i32 noundef %2) #3
  %incdec.ptr36.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 64
  store i32 %call35.i, ptr addrspace(1) %incdec.ptr33.i, align 4, !tbaa !3
  %call39.i = tail call spir_func i32 @_Z5mul24jj(i32 noundef %and.i, i32 noundef %and34.i) #3
  %incdec.ptr40.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 68
  store i32 %call39.i, ptr addrspace(1) %incdec.ptr36.i, align 4, !tbaa !3
  %call41.i = tail call spir_func i64 @_Z8upsamplejj(i32 noundef %0, i32 noundef %1) #3
  %shr.i = lshr i64 %call41.i, 16
  %conv.i = trunc i64 %shr.i to i32
  %incdec.ptr42.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 72
  store i32 %conv.i, ptr addrspace(1) %incdec.ptr40.i, align 4, !tbaa !3
  %call43.i = tail call spir_func i32 @_Z6selectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr44.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 76
  store i32 %call43.i, ptr addrspace(1) %incdec.ptr42.i, align 4, !tbaa !3
  %call45.i = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  store i32 %call45.i, ptr addrspace(1) %incdec.ptr44.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_unsigned_scalar(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef readonly align 4 captures(none) %c, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %c, i64 %call
  %2 = load i32, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %add.ptr.idx = mul i64 %call, 80
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %call3 = tail call spir_func i32 @_Z3absj(i32 noundef %0) #3
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store i32 %call3, ptr addrspace(1) %add.ptr, align 4, !tbaa !3
  %call4 = tail call spir_func i32 @_Z8abs_diffjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i32 %call4, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !3
  %call6 = tail call spir_func i32 @_Z7add_satjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store i32 %call6, ptr addrspace(1) %incdec.ptr5, align 4, !tbaa !3
  %call8 = tail call spir_func i32 @_Z4haddjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i32 %call8, ptr addrspace(1) %incdec.ptr7, align 4, !tbaa !3
  %call10 = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store i32 %call10, ptr addrspace(1) %incdec.ptr9, align 4, !tbaa !3
  %call12 = tail call spir_func i32 @_Z3minjj(i32 noundef %1, i32 noundef %2) #3
  %call13 = tail call spir_func i32 @_Z3maxjj(i32 noundef %1, i32 noundef %2) #3
  %call14 = tail call spir_func i32 @_Z5clampjjj(i32 noundef %0, i32 noundef %call12, i32 noundef %call13) #3
  %incdec.ptr15 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i32 %call14, ptr addrspace(1) %incdec.ptr11, align 4, !tbaa !3
  %call16 = tail call spir_func i32 @_Z3clzj(i32 noundef %0) #3
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store i32 %call16, ptr addrspace(1) %incdec.ptr15, align 4, !tbaa !3
  %call18 = tail call spir_func i32 @_Z6mad_hijjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr19 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i32 %call18, ptr addrspace(1) %incdec.ptr17, align 4, !tbaa !3
  %call20 = tail call spir_func i32 @_Z7mad_satjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr21 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store i32 %call20, ptr addrspace(1) %incdec.ptr19, align 4, !tbaa !3
  %call22 = tail call spir_func i32 @_Z3maxjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr23 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store i32 %call22, ptr addrspace(1) %incdec.ptr21, align 4, !tbaa !3
  %call24 = tail call spir_func i32 @_Z3minjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr25 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 44
  store i32 %call24, ptr addrspace(1) %incdec.ptr23, align 4, !tbaa !3
  %call26 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr27 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store i32 %call26, ptr addrspace(1) %incdec.ptr25, align 4, !tbaa !3
  %call28 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr29 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 52
  store i32 %call28, ptr addrspace(1) %incdec.ptr27, align 4, !tbaa !3
  %call30 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %0, i32 noundef %1) #3
  %incdec.ptr31 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 56
  store i32 %call30, ptr addrspace(1) %incdec.ptr29, align 4, !tbaa !3
  %call32 = tail call spir_func i32 @_Z8popcountj(i32 noundef %0) #3
  %incdec.ptr33 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 60
  store i32 %call32, ptr addrspace(1) %incdec.ptr31, align 4, !tbaa !3
  %and = and i32 %0, 65535
  %and34 = and i32 %1, 255
  %call35 = tail call spir_func i32 @_Z5mad24jjj(i32 noundef %and, i32 noundef %and34, i32 noundef %2) #3
  %incdec.ptr36 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 64
  store i32 %call35, ptr addrspace(1) %incdec.ptr33, align 4, !tbaa !3
  %call39 = tail call spir_func i32 @_Z5mul24jj(i32 noundef %and, i32 noundef %and34) #3
  %incdec.ptr40 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 68
  store i32 %call39, ptr addrspace(1) %incdec.ptr36, align 4, !tbaa !3
  %call41 = tail call spir_func i64 @_Z8upsamplejj(i32 noundef %0, i32 noundef %1) #3
  %shr = lshr i64 %call41, 16
  %conv = trunc i64 %shr to i32
  %incdec.ptr42 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 72
  store i32 %conv, ptr addrspace(1) %incdec.ptr40, align 4, !tbaa !3
  %call43 = tail call spir_func i32 @_Z6selectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  %incdec.ptr44 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 76
  store i32 %call43, ptr addrspace(1) %incdec.ptr42, align 4, !tbaa !3
  %call45 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3
  store i32 %call45, ptr addrspace(1) %incdec.ptr44, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @small_types(ptr addrspace(1) noundef readonly align 1 captures(none) %a, ptr addrspace(1) noundef readonly align 1 captures(none) %b, ptr addrspace(1) noundef readonly align 2 captures(none) %c, ptr addrspace(1) noundef readonly align 2 captures(none) %d, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx.i = mul i64 %call.i, 48
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %a, i64 %call.i
  %0 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !tbaa !16
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 %call.i
  %1 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !16
  %arrayidx2.i = getelementptr inbounds nuw i16, ptr addrspace(1) %c, i64 %call.i
  %2 = load i16, ptr addrspace(1) %arrayidx2.i, align 2, !tbaa !17
  %arrayidx3.i = getelementptr inbounds nuw i16, ptr addrspace(1) %d, i64 %call.i
  %3 = load i16, ptr addrspace(1) %arrayidx3.i, align 2, !tbaa !17
  %call4.i = tail call spir_func zeroext i8 @_Z3absc(i8 noundef signext %0) #3
  %conv.i = zext i8 %call4.i to i32
  %call5.i = tail call spir_func signext i8 @_Z7add_satcc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv6.i = sext i8 %call5.i to i32
  %mul7.i = shl nsw i32 %conv6.i, 8
  %add.i = or disjoint i32 %mul7.i, %conv.i
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4
  store i32 %add.i, ptr addrspace(1) %add.ptr.i, align 4, !tbaa !3
  %4 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !16
  %call9.i = tail call spir_func zeroext i8 @_Z7sub_sathh(i8 noundef zeroext %4, i8 noundef zeroext %0) #3
  %conv10.i = zext i8 %call9.i to i32
  %incdec.ptr11.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i32 %conv10.i, ptr addrspace(1) %incdec.ptr.i, align 4, !tbaa !3
  %call12.i = tail call spir_func signext i8 @_Z6mul_hicc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv13.i = sext i8 %call12.i to i32
  %5 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !16
  %call15.i = tail call spir_func zeroext i8 @_Z6mul_hihh(i8 noundef zeroext %5, i8 noundef zeroext %0) #3
  %conv16.i = zext i8 %call15.i to i32
  %mul17.i = mul nuw nsw i32 %conv16.i, 1000
  %add18.i = add nsw i32 %mul17.i, %conv13.i
  %incdec.ptr19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 12
  store i32 %add18.i, ptr addrspace(1) %incdec.ptr11.i, align 4, !tbaa !3
  %6 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !16
  %call21.i = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %6, i8 noundef zeroext 3) #3
  %conv22.i = zext i8 %call21.i to i32
  %call23.i = tail call spir_func signext i8 @_Z6rotatecc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv24.i = sext i8 %call23.i to i32
  %mul25.i = shl nsw i32 %conv24.i, 8
  %add26.i = or disjoint i32 %mul25.i, %conv22.i
  %incdec.ptr27.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i32 %add26.i, ptr addrspace(1) %incdec.ptr19.i, align 4, !tbaa !3
  %call28.i = tail call spir_func signext i8 @_Z3clzc(i8 noundef signext %0) #3
  %conv29.i = sext i8 %call28.i to i32
  %call31.i = tail call spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext %3) #3
  %conv32.i = zext i16 %call31.i to i32
  %mul33.i = mul nuw nsw i32 %conv32.i, 100
  %add34.i = add nsw i32 %mul33.i, %conv29.i
  %incdec.ptr35.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 20
  store i32 %add34.i, ptr addrspace(1) %incdec.ptr27.i, align 4, !tbaa !3
  %call36.i = tail call spir_func signext i16 @_Z8popcounts(i16 noundef signext %2) #3
  %conv37.i = sext i16 %call36.i to i32
  %7 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !16
  %call39.i = tail call spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext %7) #3
  %conv40.i = zext i8 %call39.i to i32
  %mul41.i = mul nuw nsw i32 %conv40.i, 100
  %add42.i = add nsw i32 %mul41.i, %conv37.i
  %incdec.ptr43.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i32 %add42.i, ptr addrspace(1) %incdec.ptr35.i, align 4, !tbaa !3
  %8 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !16
  %call45.i = tail call spir_func signext i16 @_Z8upsamplech(i8 noundef signext %0, i8 noundef zeroext %8) #3
  %conv46.i = sext i16 %call45.i to i32
  %incdec.ptr47.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 28
  store i32 %conv46.i, ptr addrspace(1) %incdec.ptr43.i, align 4, !tbaa !3
  %call49.i = tail call spir_func i32 @_Z8upsamplest(i16 noundef signext %2, i16 noundef zeroext %3) #3
  %incdec.ptr50.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i32 %call49.i, ptr addrspace(1) %incdec.ptr47.i, align 4, !tbaa !3
  %call52.i = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %3, i16 noundef zeroext %2) #3
  %incdec.ptr53.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 36
  store i32 %call52.i, ptr addrspace(1) %incdec.ptr50.i, align 4, !tbaa !3
  %call54.i = tail call spir_func signext i16 @_Z7mad_satsss(i16 noundef signext %2, i16 noundef signext %3, i16 noundef signext %2) #3
  %conv55.i = sext i16 %call54.i to i32
  %9 = load i8, ptr addrspace(1) %arrayidx1.i, align 1, !tbaa !16
  %call58.i = tail call spir_func zeroext i8 @_Z7mad_sathhh(i8 noundef zeroext %9, i8 noundef zeroext %9, i8 noundef zeroext 7) #3
  %conv59.i = zext i8 %call58.i to i32
  %add60.i = add nsw i32 %conv59.i, %conv55.i
  %incdec.ptr61.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store i32 %add60.i, ptr addrspace(1) %incdec.ptr53.i, align 4, !tbaa !3
  %call62.i = tail call spir_func signext i16 @_Z4haddss(i16 noundef signext %2, i16 noundef signext %3) #3
  %conv63.i = sext i16 %call62.i to i32
  %mul64.i = mul nsw i32 %conv63.i, 3
  %call65.i = tail call spir_func signext i8 @_Z5rhaddcc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv66.i = sext i8 %call65.i to i32
  %add67.i = add nsw i32 %mul64.i, %conv66.i
  %incdec.ptr68.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 44
  store i32 %add67.i, ptr addrspace(1) %incdec.ptr61.i, align 4, !tbaa !3
  %call69.i = tail call spir_func zeroext i16 @_Z8abs_diffss(i16 noundef signext %2, i16 noundef signext %3) #3
  %conv70.i = zext i16 %call69.i to i32
  %call71.i = tail call spir_func signext i8 @_Z3maxcc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv72.i = sext i8 %call71.i to i32
  %shl.i = shl nsw i32 %conv72.i, 16
  %add73.i = or disjoint i32 %shl.i, %conv70.i
  %call75.i = tail call spir_func zeroext i16 @_Z3mintt(i16 noundef zeroext %3, i16 noundef zeroext %2) #3
  %conv76.i = zext i16 %call75.i to i32
  %add77.i = add nsw i32 %add73.i, %conv76.i
  store i32 %add77.i, ptr addrspace(1) %incdec.ptr68.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_small_types(ptr addrspace(1) noundef readonly align 1 captures(none) %a, ptr addrspace(1) noundef readonly align 1 captures(none) %b, ptr addrspace(1) noundef readonly align 2 captures(none) %c, ptr addrspace(1) noundef readonly align 2 captures(none) %d, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx = mul i64 %call, 48
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %a, i64 %call
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1, !tbaa !16
  %arrayidx1 = getelementptr inbounds nuw i8, ptr addrspace(1) %b, i64 %call
  %1 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !16
  %arrayidx2 = getelementptr inbounds nuw i16, ptr addrspace(1) %c, i64 %call
  %2 = load i16, ptr addrspace(1) %arrayidx2, align 2, !tbaa !17
  %arrayidx3 = getelementptr inbounds nuw i16, ptr addrspace(1) %d, i64 %call
  %3 = load i16, ptr addrspace(1) %arrayidx3, align 2, !tbaa !17
  %call4 = tail call spir_func zeroext i8 @_Z3absc(i8 noundef signext %0) #3
  %conv = zext i8 %call4 to i32
  %call5 = tail call spir_func signext i8 @_Z7add_satcc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv6 = sext i8 %call5 to i32
  %mul7 = shl nsw i32 %conv6, 8
  %add = or disjoint i32 %mul7, %conv
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4
  store i32 %add, ptr addrspace(1) %add.ptr, align 4, !tbaa !3
  %4 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !16
  %call9 = tail call spir_func zeroext i8 @_Z7sub_sathh(i8 noundef zeroext %4, i8 noundef zeroext %0) #3
  %conv10 = zext i8 %call9 to i32
  %incdec.ptr11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i32 %conv10, ptr addrspace(1) %incdec.ptr, align 4, !tbaa !3
  %call12 = tail call spir_func signext i8 @_Z6mul_hicc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv13 = sext i8 %call12 to i32
  %5 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !16
  %call15 = tail call spir_func zeroext i8 @_Z6mul_hihh(i8 noundef zeroext %5, i8 noundef zeroext %0) #3
  %conv16 = zext i8 %call15 to i32
  %mul17 = mul nuw nsw i32 %conv16, 1000
  %add18 = add nsw i32 %mul17, %conv13
  %incdec.ptr19 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 12
  store i32 %add18, ptr addrspace(1) %incdec.ptr11, align 4, !tbaa !3
  %6 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !16
  %call21 = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %6, i8 noundef zeroext 3) #3
  %conv22 = zext i8 %call21 to i32
  %call23 = tail call spir_func signext i8 @_Z6rotatecc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv24 = sext i8 %call23 to i32
  %mul25 = shl nsw i32 %conv24, 8
  %add26 = or disjoint i32 %mul25, %conv22
  %incdec.ptr27 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i32 %add26, ptr addrspace(1) %incdec.ptr19, align 4, !tbaa !3
  %call28 = tail call spir_func signext i8 @_Z3clzc(i8 noundef signext %0) #3
  %conv29 = sext i8 %call28 to i32
  %call31 = tail call spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext %3) #3
  %conv32 = zext i16 %call31 to i32
  %mul33 = mul nuw nsw i32 %conv32, 100
  %add34 = add nsw i32 %mul33, %conv29
  %incdec.ptr35 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 20
  store i32 %add34, ptr addrspace(1) %incdec.ptr27, align 4, !tbaa !3
  %call36 = tail call spir_func signext i16 @_Z8popcounts(i16 noundef signext %2) #3
  %conv37 = sext i16 %call36 to i32
  %7 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !16
  %call39 = tail call spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext %7) #3
  %conv40 = zext i8 %call39 to i32
  %mul41 = mul nuw nsw i32 %conv40, 100
  %add42 = add nsw i32 %mul41, %conv37
  %incdec.ptr43 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i32 %add42, ptr addrspace(1) %incdec.ptr35, align 4, !tbaa !3
  %8 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !16
  %call45 = tail call spir_func signext i16 @_Z8upsamplech(i8 noundef signext %0, i8 noundef zeroext %8) #3
  %conv46 = sext i16 %call45 to i32
  %incdec.ptr47 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 28
  store i32 %conv46, ptr addrspace(1) %incdec.ptr43, align 4, !tbaa !3
  %call49 = tail call spir_func i32 @_Z8upsamplest(i16 noundef signext %2, i16 noundef zeroext %3) #3
  %incdec.ptr50 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i32 %call49, ptr addrspace(1) %incdec.ptr47, align 4, !tbaa !3
  %call52 = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %3, i16 noundef zeroext %2) #3
  %incdec.ptr53 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 36
  store i32 %call52, ptr addrspace(1) %incdec.ptr50, align 4, !tbaa !3
  %call54 = tail call spir_func signext i16 @_Z7mad_satsss(i16 noundef signext %2, i16 noundef signext %3, i16 noundef signext %2) #3
  %conv55 = sext i16 %call54 to i32
  %9 = load i8, ptr addrspace(1) %arrayidx1, align 1, !tbaa !16
  %call58 = tail call spir_func zeroext i8 @_Z7mad_sathhh(i8 noundef zeroext %9, i8 noundef zeroext %9, i8 noundef zeroext 7) #3
  %conv59 = zext i8 %call58 to i32
  %add60 = add nsw i32 %conv59, %conv55
  %incdec.ptr61 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store i32 %add60, ptr addrspace(1) %incdec.ptr53, align 4, !tbaa !3
  %call62 = tail call spir_func signext i16 @_Z4haddss(i16 noundef signext %2, i16 noundef signext %3) #3
  %conv63 = sext i16 %call62 to i32
  %mul64 = mul nsw i32 %conv63, 3
  %call65 = tail call spir_func signext i8 @_Z5rhaddcc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv66 = sext i8 %call65 to i32
  %add67 = add nsw i32 %mul64, %conv66
  %incdec.ptr68 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 44
  store i32 %add67, ptr addrspace(1) %incdec.ptr61, align 4, !tbaa !3
  %call69 = tail call spir_func zeroext i16 @_Z8abs_diffss(i16 noundef signext %2, i16 noundef signext %3) #3
  %conv70 = zext i16 %call69 to i32
  %call71 = tail call spir_func signext i8 @_Z3maxcc(i8 noundef signext %0, i8 noundef signext %1) #3
  %conv72 = sext i8 %call71 to i32
  %shl = shl nsw i32 %conv72, 16
  %add73 = or disjoint i32 %shl, %conv70
  %call75 = tail call spir_func zeroext i16 @_Z3mintt(i16 noundef zeroext %3, i16 noundef zeroext %2) #3
  %conv76 = zext i16 %call75 to i32
  %add77 = add nsw i32 %add73, %conv76
  store i32 %add77, ptr addrspace(1) %incdec.ptr68, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @long_types(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx.i = mul i64 %call.i, 80
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx.i
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %a, i64 %call.i
  %0 = load i64, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !23
  %arrayidx1.i = getelementptr inbounds nuw i64, ptr addrspace(1) %b, i64 %call.i
  %1 = load i64, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !23
  %call2.i = tail call spir_func i64 @_Z6mul_hill(i64 noundef %0, i64 noundef %1) #3
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8
  store i64 %call2.i, ptr addrspace(1) %add.ptr.i, align 8, !tbaa !23
  %2 = load i64, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !23
  %call4.i = tail call spir_func i64 @_Z6mul_himm(i64 noundef %2, i64 noundef %0) #3
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 16
  store i64 %call4.i, ptr addrspace(1) %incdec.ptr.i, align 8, !tbaa !23
  %call6.i = tail call spir_func i64 @_Z7mad_satlll(i64 noundef %0, i64 noundef %1, i64 noundef %0) #3
  %incdec.ptr7.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 24
  store i64 %call6.i, ptr addrspace(1) %incdec.ptr5.i, align 8, !tbaa !23
  %call8.i = tail call spir_func i64 @_Z7add_satll(i64 noundef %0, i64 noundef %1) #3
  %call9.i = tail call spir_func i64 @_Z7sub_satll(i64 noundef %0, i64 noundef %1) #3
  %xor.i = xor i64 %call9.i, %call8.i
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 32
  store i64 %xor.i, ptr addrspace(1) %incdec.ptr7.i, align 8, !tbaa !23
  %3 = load i64, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !23
  %call12.i = tail call spir_func i64 @_Z7add_satmm(i64 noundef %3, i64 noundef %0) #3
  %call14.i = tail call spir_func i64 @_Z7sub_satmm(i64 noundef %3, i64 noundef %0) #3
  %xor15.i = xor i64 %call14.i, %call12.i
  %incdec.ptr16.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 40
  store i64 %xor15.i, ptr addrspace(1) %incdec.ptr10.i, align 8, !tbaa !23
  %call17.i = tail call spir_func i64 @_Z6rotatell(i64 noundef %0, i64 noundef %1) #3
  %4 = load i64, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !23
  %call19.i = tail call spir_func i64 @_Z3clzm(i64 noundef %4) #3
  %add.i = add i64 %call19.i, %call17.i
  %call20.i = tail call spir_func i64 @_Z8popcountl(i64 noundef %0) #3
  %add21.i = add i64 %add.i, %call20.i
  %incdec.ptr22.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 48
  store i64 %add21.i, ptr addrspace(1) %incdec.ptr16.i, align 8, !tbaa !23
  %call23.i = tail call spir_func i64 @_Z4haddll(i64 noundef %0, i64 noundef %1) #3
  %call24.i = tail call spir_func i64 @_Z5rhaddll(i64 noundef %0, i64 noundef %1) #3
  %sub.i = sub i64 %call23.i, %call24.i
  %5 = load i64, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !23
  %call26.i = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %5, i64 noundef %0) #3
  %add27.i = add i64 %sub.i, %call26.i
  %incdec.ptr28.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 56
  store i64 %add27.i, ptr addrspace(1) %incdec.ptr22.i, align 8, !tbaa !23
  %call29.i = tail call spir_func i64 @_Z5clamplll(i64 noundef %0, i64 noundef -1000000, i64 noundef 1000000) #3
  %call30.i = tail call spir_func i64 @_Z3maxll(i64 noundef %0, i64 noundef %1) #3
  %add31.i = add nsw i64 %call30.i, %call29.i
  %call32.i = tail call spir_func i64 @_Z3minll(i64 noundef %0, i64 noundef %1) #3
  %sub33.i = sub i64 %add31.i, %call32.i
  %incdec.ptr34.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 64
  store i64 %sub33.i, ptr addrspace(1) %incdec.ptr28.i, align 8, !tbaa !23
  %call35.i = tail call spir_func i64 @_Z3absl(i64 noundef %0) #3
  %call36.i = tail call spir_func i64 @_Z8abs_diffll(i64 noundef %0, i64 noundef %1) #3
  %add37.i = add i64 %call36.i, %call35.i
  %incdec.ptr38.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 72
  store i64 %add37.i, ptr addrspace(1) %incdec.ptr34.i, align 8, !tbaa !23
  %call39.i = tail call spir_func i64 @_Z6mad_hilll(i64 noundef %0, i64 noundef %1, i64 noundef 5) #3
  store i64 %call39.i, ptr addrspace(1) %incdec.ptr38.i, align 8, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_long_types(ptr addrspace(1) noundef readonly align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b, ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %add.ptr.idx = mul i64 %call, 80
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %add.ptr.idx
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %a, i64 %call
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8, !tbaa !23
  %arrayidx1 = getelementptr inbounds nuw i64, ptr addrspace(1) %b, i64 %call
  %1 = load i64, ptr addrspace(1) %arrayidx1, align 8, !tbaa !23
  %call2 = tail call spir_func i64 @_Z6mul_hill(i64 noundef %0, i64 noundef %1) #3
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8
  store i64 %call2, ptr addrspace(1) %add.ptr, align 8, !tbaa !23
  %2 = load i64, ptr addrspace(1) %arrayidx1, align 8, !tbaa !23
  %call4 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %2, i64 noundef %0) #3
  %incdec.ptr5 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 16
  store i64 %call4, ptr addrspace(1) %incdec.ptr, align 8, !tbaa !23
  %call6 = tail call spir_func i64 @_Z7mad_satlll(i64 noundef %0, i64 noundef %1, i64 noundef %0) #3
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 24
  store i64 %call6, ptr addrspace(1) %incdec.ptr5, align 8, !tbaa !23
  %call8 = tail call spir_func i64 @_Z7add_satll(i64 noundef %0, i64 noundef %1) #3
  %call9 = tail call spir_func i64 @_Z7sub_satll(i64 noundef %0, i64 noundef %1) #3
  %xor = xor i64 %call9, %call8
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 32
  store i64 %xor, ptr addrspace(1) %incdec.ptr7, align 8, !tbaa !23
  %3 = load i64, ptr addrspace(1) %arrayidx1, align 8, !tbaa !23
  %call12 = tail call spir_func i64 @_Z7add_satmm(i64 noundef %3, i64 noundef %0) #3
  %call14 = tail call spir_func i64 @_Z7sub_satmm(i64 noundef %3, i64 noundef %0) #3
  %xor15 = xor i64 %call14, %call12
  %incdec.ptr16 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 40
  store i64 %xor15, ptr addrspace(1) %incdec.ptr10, align 8, !tbaa !23
  %call17 = tail call spir_func i64 @_Z6rotatell(i64 noundef %0, i64 noundef %1) #3
  %4 = load i64, ptr addrspace(1) %arrayidx1, align 8, !tbaa !23
  %call19 = tail call spir_func i64 @_Z3clzm(i64 noundef %4) #3
  %add = add i64 %call19, %call17
  %call20 = tail call spir_func i64 @_Z8popcountl(i64 noundef %0) #3
  %add21 = add i64 %add, %call20
  %incdec.ptr22 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 48
  store i64 %add21, ptr addrspace(1) %incdec.ptr16, align 8, !tbaa !23
  %call23 = tail call spir_func i64 @_Z4haddll(i64 noundef %0, i64 noundef %1) #3
  %call24 = tail call spir_func i64 @_Z5rhaddll(i64 noundef %0, i64 noundef %1) #3
  %sub = sub i64 %call23, %call24
  %5 = load i64, ptr addrspace(1) %arrayidx1, align 8, !tbaa !23
  %call26 = tail call spir_func i64 @_Z5rhaddmm(i64 noundef %5, i64 noundef %0) #3
  %add27 = add i64 %sub, %call26
  %incdec.ptr28 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 56
  store i64 %add27, ptr addrspace(1) %incdec.ptr22, align 8, !tbaa !23
  %call29 = tail call spir_func i64 @_Z5clamplll(i64 noundef %0, i64 noundef -1000000, i64 noundef 1000000) #3
  %call30 = tail call spir_func i64 @_Z3maxll(i64 noundef %0, i64 noundef %1) #3
  %add31 = add nsw i64 %call30, %call29
  %call32 = tail call spir_func i64 @_Z3minll(i64 noundef %0, i64 noundef %1) #3
  %sub33 = sub i64 %add31, %call32
  %incdec.ptr34 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 64
  store i64 %sub33, ptr addrspace(1) %incdec.ptr28, align 8, !tbaa !23
  %call35 = tail call spir_func i64 @_Z3absl(i64 noundef %0) #3
  %call36 = tail call spir_func i64 @_Z8abs_diffll(i64 noundef %0, i64 noundef %1) #3
  %add37 = add i64 %call36, %call35
  %incdec.ptr38 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 72
  store i64 %add37, ptr addrspace(1) %incdec.ptr34, align 8, !tbaa !23
  %call39 = tail call spir_func i64 @_Z6mad_hilll(i64 noundef %0, i64 noundef %1, i64 noundef 5) #3
  store i64 %call39, ptr addrspace(1) %incdec.ptr38, align 8, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotateii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcounti(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsampleij(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hijjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24jj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsamplejj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3absc(i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z7add_satcc(i8 noundef signext, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z7sub_sathh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z6mul_hicc(i8 noundef signext, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6mul_hihh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z6rotatecc(i8 noundef signext, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z3clzc(i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8popcounts(i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z8popcounth(i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8upsamplech(i8 noundef signext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplest(i16 noundef signext, i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8upsamplett(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z7mad_satsss(i16 noundef signext, i16 noundef signext, i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z7mad_sathhh(i8 noundef zeroext, i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z4haddss(i16 noundef signext, i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z5rhaddcc(i8 noundef signext, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z8abs_diffss(i16 noundef signext, i16 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z3maxcc(i8 noundef signext, i8 noundef signext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z3mintt(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_hill(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7mad_satlll(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7add_satmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6rotatell(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3clzm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8popcountl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z4haddll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z5rhaddmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z5clamplll(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3minll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3absl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8abs_diffll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mad_hilll(i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"int*", !"int*", !"int*", !"int*"}
!10 = !{!"const", !"const", !"const", !""}
!11 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"char*", !"uchar*", !"short*", !"ushort*", !"int*"}
!15 = !{!"const", !"const", !"const", !"const", !""}
!16 = !{!5, !5, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !5, i64 0}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"long*", !"ulong*", !"long*"}
!22 = !{!"const", !"const", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"long", !5, i64 0}
