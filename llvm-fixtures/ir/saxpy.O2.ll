; ModuleID = 'opencl/saxpy.cl'
source_filename = "opencl/saxpy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @saxpy(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %x, ptr addrspace(1) noalias noundef align 4 captures(none) %y, float noundef %factor) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %0 = shl i64 %call.i, 32
  %idxprom.i = ashr exact i64 %0, 32
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom.i
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !17, !alias.scope !12, !noalias !15
  %arrayidx2.i = getelementptr inbounds float, ptr addrspace(1) %y, i64 %idxprom.i
  %2 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !17, !alias.scope !15, !noalias !12
  %call3.i = tail call spir_func float @_Z3madfff(float noundef %factor, float noundef %1, float noundef %2) #6
  store float %call3.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !17, !alias.scope !15, !noalias !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %x, ptr addrspace(1) noalias noundef align 4 captures(none) %y, float noundef %factor) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %0 = shl i64 %call, 32
  %idxprom = ashr exact i64 %0, 32
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !17
  %arrayidx2 = getelementptr inbounds float, ptr addrspace(1) %y, i64 %idxprom
  %2 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !17
  %call3 = tail call spir_func float @_Z3madfff(float noundef %factor, float noundef %1, float noundef %2) #6
  store float %call3, ptr addrspace(1) %arrayidx2, align 4, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @daxpy(ptr addrspace(1) noundef readonly align 8 captures(none) %x, ptr addrspace(1) noundef align 8 captures(none) %y, double noundef %factor) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 !kernel_arg_name !11 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %0 = shl i64 %call.i, 32
  %idxprom.i = ashr exact i64 %0, 32
  %arrayidx.i = getelementptr inbounds double, ptr addrspace(1) %x, i64 %idxprom.i
  %1 = load double, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !21
  %arrayidx2.i = getelementptr inbounds double, ptr addrspace(1) %y, i64 %idxprom.i
  %2 = load double, ptr addrspace(1) %arrayidx2.i, align 8, !tbaa !21
  %3 = tail call double @llvm.fmuladd.f64(double %factor, double %1, double %2)
  store double %3, ptr addrspace(1) %arrayidx2.i, align 8, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_daxpy(ptr addrspace(1) noundef readonly align 8 captures(none) %x, ptr addrspace(1) noundef align 8 captures(none) %y, double noundef %factor) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 !kernel_arg_name !11 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %0 = shl i64 %call, 32
  %idxprom = ashr exact i64 %0, 32
  %arrayidx = getelementptr inbounds double, ptr addrspace(1) %x, i64 %idxprom
  %1 = load double, ptr addrspace(1) %arrayidx, align 8, !tbaa !21
  %arrayidx2 = getelementptr inbounds double, ptr addrspace(1) %y, i64 %idxprom
  %2 = load double, ptr addrspace(1) %arrayidx2, align 8, !tbaa !21
  %3 = tail call double @llvm.fmuladd.f64(double %factor, double %1, double %2)
  store double %3, ptr addrspace(1) %arrayidx2, align 8, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @axpby_int(ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef align 4 captures(none) %y, i32 noundef %a, i32 noundef %b) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 !kernel_arg_name !27 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %x, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %mul.i = mul nsw i32 %0, %a
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %y, i64 %call.i
  %1 = load i32, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  %mul2.i = mul nsw i32 %1, %b
  %add.i = add nsw i32 %mul2.i, %mul.i
  store i32 %add.i, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_axpby_int(ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef align 4 captures(none) %y, i32 noundef %a, i32 noundef %b) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 !kernel_arg_name !27 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %x, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %mul = mul nsw i32 %0, %a
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %y, i64 %call
  %1 = load i32, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  %mul2 = mul nsw i32 %1, %b
  %add = add nsw i32 %mul2, %mul
  store i32 %add, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"float*", !"float*", !"float"}
!10 = !{!"restrict const", !"restrict", !""}
!11 = !{!"x", !"y", !"factor"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_saxpy: %x"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_saxpy"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_saxpy: %y"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !5, i64 0}
!19 = !{!"double*", !"double*", !"double"}
!20 = !{!"const", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !5, i64 0}
!23 = !{i32 1, i32 1, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"int*", !"int*", !"int", !"int"}
!26 = !{!"const", !"", !"", !""}
!27 = !{!"x", !"y", !"a", !"b"}
