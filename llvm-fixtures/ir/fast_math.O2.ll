; ModuleID = 'opencl/fast_math.cl'
source_filename = "opencl/fast_math.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @relaxed(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %mul.i = fmul fast float %0, %0
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  %cmp.i = fcmp fast ogt float %1, 0.000000e+00
  %.neg2 = fneg fast float %0
  %cond.i.neg = select fast i1 %cmp.i, float %.neg2, float -2.000000e+00
  %.neg1 = fsub fast float %mul.i, %0
  %add.i = fadd fast float %.neg1, %cond.i.neg
  store float %add.i, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_relaxed(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %mul = fmul fast float %0, %0
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  %cmp = fcmp fast ogt float %1, 0.000000e+00
  %.neg10 = fneg fast float %0
  %cond.neg = select fast i1 %cmp, float %.neg10, float -2.000000e+00
  %.neg9 = fsub fast float %mul, %0
  %add = fadd fast float %.neg9, %cond.neg
  store float %add, ptr addrspace(1) %arrayidx1, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
