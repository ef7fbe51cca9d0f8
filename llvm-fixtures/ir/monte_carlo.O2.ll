; ModuleID = 'opencl/monte_carlo.cl'
source_filename = "opencl/monte_carlo.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@estimate_pi.group_hits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @estimate_pi(ptr addrspace(1) noundef readonly align 4 captures(none) %seeds, ptr addrspace(1) noundef writeonly align 4 captures(none) %hits, i32 noundef %samples) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  store i32 0, ptr addrspace(3) @estimate_pi.group_hits, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %cmp2.i1.not = icmp eq i32 %samples, 0
  br i1 %cmp2.i1.not, label %for.cond.cleanup.i, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %if.end.i
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %seeds, i64 %call1.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %or.i = or i32 %0, 1
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %if.end.i
  %mine.0.i.lcssa = phi i32 [ 0, %if.end.i ], [ %add12.i, %for.body.i ]
  %call13.i = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @estimate_pi.group_hits, i32 noundef %mine.0.i.lcssa) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call14.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp15.i = icmp eq i64 %call14.i, 0
  br i1 %cmp15.i, label %if.then17.i, label %__clang_ocl_kern_imp_estimate_pi.exit

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %s.0.i4 = phi i32 [ %inc.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %mine.0.i3 = phi i32 [ %add12.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %state.0.i2 = phi i32 [ %add5.i, %for.body.i ], [ %or.i, %for.body.i.preheader ]
  %mul.i = mul i32 %state.0.i2, 1664525
  %add.i = add i32 %mul.i, 1013904223
  %shr.i = lshr i32 %add.i, 8
  %conv.i = uitofp nneg i32 %shr.i to float
  %mul3.i = fmul float %conv.i, 0x3E70000000000000
  %1 = insertelement <2 x float> poison, float %mul3.i, i64 0
  %mul4.i = mul i32 %add.i, 1664525
  %add5.i = add i32 %mul4.i, 1013904223
  %shr6.i = lshr i32 %add5.i, 8
  %conv7.i = uitofp nneg i32 %shr6.i to float
  %mul8.i = fmul float %conv7.i, 0x3E70000000000000
  %2 = insertelement <2 x float> %1, float %mul8.i, i64 1
  %call9.i = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %2, <2 x float> noundef %2) #4
  %cmp10.i = fcmp olt float %call9.i, 1.000000e+00
  %conv11.i = zext i1 %cmp10.i to i32
  %add12.i = add i32 %mine.0.i3, %conv11.i
  %inc.i = add nuw i32 %s.0.i4, 1
  %cmp2.i = icmp ult i32 %inc.i, %samples
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i

if.then17.i:                                      ; preds = %for.cond.cleanup.i
  %3 = load i32, ptr addrspace(3) @estimate_pi.group_hits, align 4, !tbaa !3
  %call18.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx19.i = getelementptr inbounds nuw i32, ptr addrspace(1) %hits, i64 %call18.i
  store i32 %3, ptr addrspace(1) %arrayidx19.i, align 4, !tbaa !3
  br label %__clang_ocl_kern_imp_estimate_pi.exit

__clang_ocl_kern_imp_estimate_pi.exit:            ; preds = %for.cond.cleanup.i, %if.then17.i
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_estimate_pi(ptr addrspace(1) noundef readonly align 4 captures(none) %seeds, ptr addrspace(1) noundef writeonly align 4 captures(none) %hits, i32 noundef %samples) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspace(3) @estimate_pi.group_hits, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %cmp229.not = icmp eq i32 %samples, 0
  br i1 %cmp229.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %if.end
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %seeds, i64 %call1
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %or = or i32 %0, 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %mine.0.lcssa = phi i32 [ 0, %if.end ], [ %add12, %for.body ]
  %call13 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @estimate_pi.group_hits, i32 noundef %mine.0.lcssa) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %cmp15 = icmp eq i64 %call14, 0
  br i1 %cmp15, label %if.then17, label %if.end20

for.body:                                         ; preds = %for.body.preheader, %for.body
  %s.032 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %mine.031 = phi i32 [ %add12, %for.body ], [ 0, %for.body.preheader ]
  %state.030 = phi i32 [ %add5, %for.body ], [ %or, %for.body.preheader ]
  %mul = mul i32 %state.030, 1664525
  %add = add i32 %mul, 1013904223
  %shr = lshr i32 %add, 8
  %conv = uitofp nneg i32 %shr to float
  %mul3 = fmul float %conv, 0x3E70000000000000
  %1 = insertelement <2 x float> poison, float %mul3, i64 0
  %mul4 = mul i32 %add, 1664525
  %add5 = add i32 %mul4, 1013904223
  %shr6 = lshr i32 %add5, 8
  %conv7 = uitofp nneg i32 %shr6 to float
  %mul8 = fmul float %conv7, 0x3E70000000000000
  %2 = insertelement <2 x float> %1, float %mul8, i64 1
  %call9 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> noundef %2, <2 x float> noundef %2) #4
  %cmp10 = fcmp olt float %call9, 1.000000e+00
  %conv11 = zext i1 %cmp10 to i32
  %add12 = add i32 %mine.031, %conv11
  %inc = add nuw i32 %s.032, 1
  %cmp2 = icmp ult i32 %inc, %samples
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

if.then17:                                        ; preds = %for.cond.cleanup
  %3 = load i32, ptr addrspace(3) @estimate_pi.group_hits, align 4, !tbaa !3
  %call18 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx19 = getelementptr inbounds nuw i32, ptr addrspace(1) %hits, i64 %call18
  store i32 %3, ptr addrspace(1) %arrayidx19, align 4, !tbaa !3
  br label %if.end20

if.end20:                                         ; preds = %if.then17, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3dotDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uint*", !"uint*", !"uint"}
!10 = !{!"const", !"", !""}
