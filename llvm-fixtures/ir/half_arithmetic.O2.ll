; ModuleID = 'opencl/half_arithmetic.cl'
source_filename = "opencl/half_arithmetic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @half_operations(ptr addrspace(1) noundef readonly align 2 captures(none) %a, ptr addrspace(1) noundef readonly align 2 captures(none) %b, ptr addrspace(1) noundef writeonly align 2 captures(none) %out, ptr addrspace(1) noundef writeonly align 4 captures(none) %flags) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw half, ptr addrspace(1) %a, i64 %call.i
  %0 = load half, ptr addrspace(1) %arrayidx.i, align 2, !tbaa !11
  %arrayidx1.i = getelementptr inbounds nuw half, ptr addrspace(1) %b, i64 %call.i
  %1 = load half, ptr addrspace(1) %arrayidx1.i, align 2, !tbaa !11
  %call2.i = tail call spir_func half @_Z3fmaDhDhDh(half noundef %0, half noundef %1, half noundef 0xH3800) #4
  %call3.i = tail call spir_func half @_Z4fabsDh(half noundef %0) #4
  %call4.i = tail call spir_func half @_Z4fmaxDhDh(half noundef %0, half noundef %1) #4
  %sub.i = fsub half %call3.i, %call4.i
  %add.i = fadd half %call2.i, %sub.i
  %cmp.i = fcmp olt half %0, %1
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %2 = tail call half @llvm.fmuladd.f16(half %1, half %1, half 0xH3C00)
  %div.i = fdiv half %add.i, %2
  br label %__clang_ocl_kern_imp_half_operations.exit

cond.false.i:                                     ; preds = %entry
  %fneg.i = fneg half %add.i
  br label %__clang_ocl_kern_imp_half_operations.exit

__clang_ocl_kern_imp_half_operations.exit:        ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi half [ %div.i, %cond.true.i ], [ %fneg.i, %cond.false.i ]
  %arrayidx5.i = getelementptr inbounds nuw half, ptr addrspace(1) %out, i64 %call.i
  store half %cond.i, ptr addrspace(1) %arrayidx5.i, align 2, !tbaa !11
  %cmp6.i = fcmp ogt half %0, %1
  %conv.i = zext i1 %cmp6.i to i32
  %call7.i = tail call spir_func i32 @_Z5isnanDh(half noundef %cond.i) #4
  %shl.i = shl i32 %call7.i, 1
  %or.i = or disjoint i32 %shl.i, %conv.i
  %call8.i = tail call spir_func i32 @_Z6islessDhDh(half noundef %0, half noundef %1) #4
  %shl9.i = shl i32 %call8.i, 2
  %or10.i = or i32 %or.i, %shl9.i
  %mul.i = fmul half %0, 0xH5640
  %call11.i = tail call spir_func i32 @_Z15convert_int_satDh(half noundef %mul.i) #4
  %shl12.i = shl i32 %call11.i, 4
  %or13.i = or i32 %or10.i, %shl12.i
  %arrayidx14.i = getelementptr inbounds nuw i32, ptr addrspace(1) %flags, i64 %call.i
  store i32 %or13.i, ptr addrspace(1) %arrayidx14.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_half_operations(ptr addrspace(1) noundef readonly align 2 captures(none) %a, ptr addrspace(1) noundef readonly align 2 captures(none) %b, ptr addrspace(1) noundef writeonly align 2 captures(none) %out, ptr addrspace(1) noundef writeonly align 4 captures(none) %flags) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw half, ptr addrspace(1) %a, i64 %call
  %0 = load half, ptr addrspace(1) %arrayidx, align 2, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw half, ptr addrspace(1) %b, i64 %call
  %1 = load half, ptr addrspace(1) %arrayidx1, align 2, !tbaa !11
  %call2 = tail call spir_func half @_Z3fmaDhDhDh(half noundef %0, half noundef %1, half noundef 0xH3800) #4
  %call3 = tail call spir_func half @_Z4fabsDh(half noundef %0) #4
  %call4 = tail call spir_func half @_Z4fmaxDhDh(half noundef %0, half noundef %1) #4
  %sub = fsub half %call3, %call4
  %add = fadd half %call2, %sub
  %cmp = fcmp olt half %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = tail call half @llvm.fmuladd.f16(half %1, half %1, half 0xH3C00)
  %div = fdiv half %add, %2
  br label %cond.end

cond.false:                                       ; preds = %entry
  %fneg = fneg half %add
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi half [ %div, %cond.true ], [ %fneg, %cond.false ]
  %arrayidx5 = getelementptr inbounds nuw half, ptr addrspace(1) %out, i64 %call
  store half %cond, ptr addrspace(1) %arrayidx5, align 2, !tbaa !11
  %cmp6 = fcmp ogt half %0, %1
  %conv = zext i1 %cmp6 to i32
  %call7 = tail call spir_func i32 @_Z5isnanDh(half noundef %cond) #4
  %shl = shl i32 %call7, 1
  %or = or disjoint i32 %shl, %conv
  %call8 = tail call spir_func i32 @_Z6islessDhDh(half noundef %0, half noundef %1) #4
  %shl9 = shl i32 %call8, 2
  %or10 = or i32 %or, %shl9
  %mul = fmul half %0, 0xH5640
  %call11 = tail call spir_func i32 @_Z15convert_int_satDh(half noundef %mul) #4
  %shl12 = shl i32 %call11, 4
  %or13 = or i32 %or10, %shl12
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %flags, i64 %call
  store i32 %or13, ptr addrspace(1) %arrayidx14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @half_vector_operations(ptr addrspace(1) noundef align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x half>, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !18
  %arrayidx1.i = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <4 x half>, ptr addrspace(1) %arrayidx1.i, align 8, !tbaa !18
  %mul.i = fmul <4 x half> %0, %1
  %call2.i = tail call spir_func <4 x half> @_Z5clampDv4_DhS_S_(<4 x half> noundef %mul.i, <4 x half> noundef splat (half 0xHC000), <4 x half> noundef splat (half 0xH4000)) #4
  %fneg.i = fneg <4 x half> %call2.i
  %2 = shufflevector <4 x half> %call2.i, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %cmp.i = fcmp ogt <4 x half> %2, %1
  %sext.i = sext <4 x i1> %cmp.i to <4 x i16>
  %call4.i = tail call spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef %call2.i, <4 x half> noundef %fneg.i, <4 x i16> noundef %sext.i) #4
  %call6.i = tail call spir_func half @_Z3dotDv4_DhS_(<4 x half> noundef %call4.i, <4 x half> noundef %1) #4
  %splat.splatinsert.i = insertelement <4 x half> poison, half %call6.i, i64 0
  %splat.splat.i = shufflevector <4 x half> %splat.splatinsert.i, <4 x half> poison, <4 x i32> zeroinitializer
  %add.i = fadd <4 x half> %call4.i, %splat.splat.i
  store <4 x half> %add.i, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_half_vector_operations(ptr addrspace(1) noundef align 8 captures(none) %a, ptr addrspace(1) noundef readonly align 8 captures(none) %b) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x half>, ptr addrspace(1) %arrayidx, align 8, !tbaa !18
  %arrayidx1 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %b, i64 %call
  %1 = load <4 x half>, ptr addrspace(1) %arrayidx1, align 8, !tbaa !18
  %mul = fmul <4 x half> %0, %1
  %call2 = tail call spir_func <4 x half> @_Z5clampDv4_DhS_S_(<4 x half> noundef %mul, <4 x half> noundef splat (half 0xHC000), <4 x half> noundef splat (half 0xH4000)) #4
  %fneg = fneg <4 x half> %call2
  %2 = shufflevector <4 x half> %call2, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %cmp = fcmp ogt <4 x half> %2, %1
  %sext = sext <4 x i1> %cmp to <4 x i16>
  %call4 = tail call spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef %call2, <4 x half> noundef %fneg, <4 x i16> noundef %sext) #4
  %call6 = tail call spir_func half @_Z3dotDv4_DhS_(<4 x half> noundef %call4, <4 x half> noundef %1) #4
  %splat.splatinsert = insertelement <4 x half> poison, half %call6, i64 0
  %splat.splat = shufflevector <4 x half> %splat.splatinsert, <4 x half> poison, <4 x i32> zeroinitializer
  %add = fadd <4 x half> %call4, %splat.splat
  store <4 x half> %add, ptr addrspace(1) %arrayidx, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z3fmaDhDhDh(half noundef, half noundef, half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z4fabsDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z4fmaxDhDh(half noundef, half noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fmuladd.f16(half, half, half) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessDhDh(half noundef, half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satDh(half noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z5clampDv4_DhS_S_(<4 x half> noundef, <4 x half> noundef, <4 x half> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> noundef, <4 x half> noundef, <4 x i16> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func half @_Z3dotDv4_DhS_(<4 x half> noundef, <4 x half> noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1, i32 1, i32 1}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"half*", !"half*", !"half*", !"int*"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"half", !5, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"half4*", !"half4*"}
!16 = !{!"half __attribute__((ext_vector_type(4)))*", !"half __attribute__((ext_vector_type(4)))*"}
!17 = !{!"", !"const"}
!18 = !{!5, !5, i64 0}
