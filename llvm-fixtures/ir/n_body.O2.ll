; ModuleID = 'opencl/n_body.cl'
source_filename = "opencl/n_body.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @n_body(ptr addrspace(1) noundef readonly align 16 captures(none) %position, ptr addrspace(1) noundef align 16 captures(none) %velocity, float noundef %step, float noundef %softening, ptr addrspace(3) noundef align 16 captures(none) %cache) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %conv2.i = trunc i64 %call1.i to i32
  %call3.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %conv4.i = trunc i64 %call3.i to i32
  %idxprom.i = and i64 %call.i, 4294967295
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %position, i64 %idxprom.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !12
  %idxprom10.i = and i64 %call1.i, 4294967295
  %arrayidx11.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %cache, i64 %idxprom10.i
  %cmp13.i1.not = icmp eq i32 %conv4.i, 0
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.cond.cleanup15.i, %entry
  %block.0.i = phi i32 [ 0, %entry ], [ %inc37.i, %for.cond.cleanup15.i ]
  %acceleration.sroa.0.0.i = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %entry ], [ %acceleration.sroa.0.1.i.lcssa, %for.cond.cleanup15.i ]
  %conv5.i = zext i32 %block.0.i to i64
  %call6.i = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %cmp.i = icmp ugt i64 %call6.i, %conv5.i
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_n_body.exit

for.body.i:                                       ; preds = %for.cond.i
  %mul.i = mul i32 %block.0.i, %conv4.i
  %add.i = add i32 %mul.i, %conv2.i
  %idxprom8.i = zext i32 %add.i to i64
  %arrayidx9.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %position, i64 %idxprom8.i
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx9.i, align 16, !tbaa !12
  store <4 x float> %1, ptr addrspace(3) %arrayidx11.i, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %cmp13.i1.not, label %for.cond.cleanup15.i, label %for.body16.i.preheader

for.body16.i.preheader:                           ; preds = %for.body.i
  %2 = shufflevector <4 x float> %acceleration.sroa.0.0.i, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %for.body16.i

for.cond.cleanup15.i.loopexit:                    ; preds = %for.body16.i
  %extractVec35.i = shufflevector <3 x float> %7, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %for.cond.cleanup15.i

for.cond.cleanup15.i:                             ; preds = %for.cond.cleanup15.i.loopexit, %for.body.i
  %acceleration.sroa.0.1.i.lcssa = phi <4 x float> [ %acceleration.sroa.0.0.i, %for.body.i ], [ %extractVec35.i, %for.cond.cleanup15.i.loopexit ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %inc37.i = add i32 %block.0.i, 1
  br label %for.cond.i

for.body16.i:                                     ; preds = %for.body16.i.preheader, %for.body16.i
  %acceleration.sroa.0.1.i3 = phi <3 x float> [ %7, %for.body16.i ], [ %2, %for.body16.i.preheader ]
  %j.0.i2 = phi i32 [ %inc.i, %for.body16.i ], [ 0, %for.body16.i.preheader ]
  %idxprom17.i = zext i32 %j.0.i2 to i64
  %arrayidx18.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %cache, i64 %idxprom17.i
  %3 = load <4 x float>, ptr addrspace(3) %arrayidx18.i, align 16
  %4 = fsub <4 x float> %3, %0
  %sub.i = shufflevector <4 x float> %4, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call22.i = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %sub.i, <3 x float> noundef %sub.i) #5
  %5 = tail call float @llvm.fmuladd.f32(float %softening, float %softening, float %call22.i)
  %call24.i = tail call spir_func float @_Z5rsqrtf(float noundef %5) #5
  %6 = extractelement <4 x float> %3, i64 3
  %mul29.i = fmul float %6, %call24.i
  %mul30.i = fmul float %call24.i, %mul29.i
  %mul31.i = fmul float %call24.i, %mul30.i
  %splat.splatinsert.i = insertelement <3 x float> poison, float %mul31.i, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %7 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %sub.i, <3 x float> %splat.splat.i, <3 x float> %acceleration.sroa.0.1.i3)
  %inc.i = add nuw i32 %j.0.i2, 1
  %cmp13.i = icmp ult i32 %inc.i, %conv4.i
  br i1 %cmp13.i, label %for.body16.i, label %for.cond.cleanup15.i.loopexit

__clang_ocl_kern_imp_n_body.exit:                 ; preds = %for.cond.i
  %arrayidx40.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %velocity, i64 %idxprom.i
  %8 = load <4 x float>, ptr addrspace(1) %arrayidx40.i, align 16, !tbaa !12
  %extractVec42.i = shufflevector <4 x float> %acceleration.sroa.0.0.i, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %splat.splatinsert43.i = insertelement <3 x float> poison, float %step, i64 0
  %splat.splat44.i = shufflevector <3 x float> %splat.splatinsert43.i, <3 x float> poison, <3 x i32> zeroinitializer
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %10 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %extractVec42.i, <3 x float> %splat.splat44.i, <3 x float> %9)
  %11 = shufflevector <3 x float> %10, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %12 = shufflevector <4 x float> %11, <4 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %12, ptr addrspace(1) %arrayidx40.i, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %13 = shufflevector <4 x float> %0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %10, <3 x float> %splat.splat44.i, <3 x float> %13)
  %call51.i = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %14) #5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx40.i, i64 12
  store float %call51.i, ptr addrspace(1) %15, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_n_body(ptr addrspace(1) noundef readonly align 16 captures(none) %position, ptr addrspace(1) noundef align 16 captures(none) %velocity, float noundef %step, float noundef %softening, ptr addrspace(3) noundef align 16 captures(none) %cache) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %conv2 = trunc i64 %call1 to i32
  %call3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %conv4 = trunc i64 %call3 to i32
  %idxprom = and i64 %call, 4294967295
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %position, i64 %idxprom
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !12
  %idxprom10 = and i64 %call1, 4294967295
  %arrayidx11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %cache, i64 %idxprom10
  %cmp1382.not = icmp eq i32 %conv4, 0
  br label %for.cond

for.cond:                                         ; preds = %for.cond.cleanup15, %entry
  %block.0 = phi i32 [ 0, %entry ], [ %inc37, %for.cond.cleanup15 ]
  %acceleration.sroa.0.0 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %entry ], [ %acceleration.sroa.0.1.lcssa, %for.cond.cleanup15 ]
  %conv5 = zext i32 %block.0 to i64
  %call6 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %cmp = icmp ugt i64 %call6, %conv5
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  %arrayidx40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %velocity, i64 %idxprom
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx40, align 16, !tbaa !12
  %extractVec42 = shufflevector <4 x float> %acceleration.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %splat.splatinsert43 = insertelement <3 x float> poison, float %step, i64 0
  %splat.splat44 = shufflevector <3 x float> %splat.splatinsert43, <3 x float> poison, <3 x i32> zeroinitializer
  %2 = shufflevector <4 x float> %1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %3 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %extractVec42, <3 x float> %splat.splat44, <3 x float> %2)
  %4 = shufflevector <3 x float> %3, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %5 = shufflevector <4 x float> %4, <4 x float> %1, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %5, ptr addrspace(1) %arrayidx40, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 2) #6
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %7 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %3, <3 x float> %splat.splat44, <3 x float> %6)
  %call51 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> noundef %7) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx40, i64 12
  store float %call51, ptr addrspace(1) %8, align 4
  ret void

for.body:                                         ; preds = %for.cond
  %mul = mul i32 %block.0, %conv4
  %add = add i32 %mul, %conv2
  %idxprom8 = zext i32 %add to i64
  %arrayidx9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %position, i64 %idxprom8
  %9 = load <4 x float>, ptr addrspace(1) %arrayidx9, align 16, !tbaa !12
  store <4 x float> %9, ptr addrspace(3) %arrayidx11, align 16, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %cmp1382.not, label %for.cond.cleanup15, label %for.body16.preheader

for.body16.preheader:                             ; preds = %for.body
  %10 = shufflevector <4 x float> %acceleration.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %for.body16

for.cond.cleanup15.loopexit:                      ; preds = %for.body16
  %extractVec35 = shufflevector <3 x float> %15, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %for.cond.cleanup15

for.cond.cleanup15:                               ; preds = %for.cond.cleanup15.loopexit, %for.body
  %acceleration.sroa.0.1.lcssa = phi <4 x float> [ %acceleration.sroa.0.0, %for.body ], [ %extractVec35, %for.cond.cleanup15.loopexit ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %inc37 = add i32 %block.0, 1
  br label %for.cond

for.body16:                                       ; preds = %for.body16.preheader, %for.body16
  %acceleration.sroa.0.184 = phi <3 x float> [ %15, %for.body16 ], [ %10, %for.body16.preheader ]
  %j.083 = phi i32 [ %inc, %for.body16 ], [ 0, %for.body16.preheader ]
  %idxprom17 = zext i32 %j.083 to i64
  %arrayidx18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %cache, i64 %idxprom17
  %11 = load <4 x float>, ptr addrspace(3) %arrayidx18, align 16
  %12 = fsub <4 x float> %11, %0
  %sub = shufflevector <4 x float> %12, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %call22 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %sub, <3 x float> noundef %sub) #5
  %13 = tail call float @llvm.fmuladd.f32(float %softening, float %softening, float %call22)
  %call24 = tail call spir_func float @_Z5rsqrtf(float noundef %13) #5
  %14 = extractelement <4 x float> %11, i64 3
  %mul29 = fmul float %14, %call24
  %mul30 = fmul float %call24, %mul29
  %mul31 = fmul float %call24, %mul30
  %splat.splatinsert = insertelement <3 x float> poison, float %mul31, i64 0
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer
  %15 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %sub, <3 x float> %splat.splat, <3 x float> %acceleration.sroa.0.184)
  %inc = add nuw i32 %j.083, 1
  %cmp13 = icmp ult i32 %inc, %conv4
  br i1 %cmp13, label %for.body16, label %for.cond.cleanup15.loopexit
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6lengthDv3_f(<3 x float> noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0, i32 0, i32 3}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"float4*", !"float4*", !"float", !"float", !"float4*"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"float", !"float __attribute__((ext_vector_type(4)))*"}
!11 = !{!"", !"", !"", !"", !""}
!12 = !{!5, !5, i64 0}
