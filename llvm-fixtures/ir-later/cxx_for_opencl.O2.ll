; ModuleID = 'opencl-later/cxx_for_opencl.cl'
source_filename = "opencl-later/cxx_for_opencl.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local spir_func noundef float @_ZN6shapes6volumeERU3AS4KNS_3boxE(ptr addrspace(4) noundef readonly align 16 captures(none) dereferenceable(32) %b) local_unnamed_addr #0 {
entry:
  %high = getelementptr inbounds nuw i8, ptr addrspace(4) %b, i64 16
  %0 = load <4 x float>, ptr addrspace(4) %high, align 16, !tbaa !8
  %1 = load <4 x float>, ptr addrspace(4) %b, align 16, !tbaa !8
  %sub = fsub <4 x float> %0, %1
  %shift = shufflevector <4 x float> %sub, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = fmul <4 x float> %sub, %shift
  %shift6 = shufflevector <4 x float> %sub, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop7 = fmul <4 x float> %shift6, %foldExtExtBinop
  %mul1 = extractelement <4 x float> %foldExtExtBinop7, i64 0
  ret float %mul1
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @mixed(ptr addrspace(1) noundef align 4 captures(none) %ints, ptr addrspace(1) noundef align 4 captures(none) %floats) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %call.i = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %ints, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !4
  %mul.i = shl nsw i32 %0, 1
  %cond.i = tail call noundef i32 @llvm.smax.i32(i32 %mul.i, i32 3)
  %add.i = add nsw i32 %cond.i, %0
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !4
  %arrayidx6.i = getelementptr inbounds nuw float, ptr addrspace(1) %floats, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !13
  %mul.i2 = fmul float %1, %1
  %mul1.i = fmul float %1, %mul.i2
  %call9.i = tail call spir_func noundef float @_Z3sinf(float noundef %1) #5
  %cmp.i = fcmp ogt float %mul1.i, %call9.i
  %cond.i3 = select i1 %cmp.i, float %mul1.i, float %call9.i
  store float %cond.i3, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef align 4 captures(none) %ints, ptr addrspace(1) noundef align 4 captures(none) %floats) local_unnamed_addr #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %call = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %ints, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  %mul.i = shl nsw i32 %0, 1
  %cond.i = tail call noundef i32 @llvm.smax.i32(i32 %mul.i, i32 3)
  %add = add nsw i32 %cond.i, %0
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %floats, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx6, align 4, !tbaa !13
  %mul.i19 = fmul float %1, %1
  %mul1.i = fmul float %1, %mul.i19
  %call9 = tail call spir_func noundef float @_Z3sinf(float noundef %1) #5
  %cmp.i = fcmp ogt float %mul1.i, %call9
  %cond.i20 = select i1 %cmp.i, float %mul1.i, float %call9
  store float %cond.i20, ptr addrspace(1) %arrayidx6, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func noundef i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func noundef float @_Z3sinf(float noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.cxx.version = !{!2}
!opencl.spir.version = !{!1}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 3, i32 0}
!2 = !{i32 2021, i32 0}
!3 = !{!"clang version 22.1"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"int*", !"float*"}
!12 = !{!"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
