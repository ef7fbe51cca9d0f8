; ModuleID = 'opencl/vector_add.cl'
source_filename = "opencl/vector_add.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vector_add(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %sum, i32 noundef %count) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv.i = zext i32 %count to i64
  %cmp.i = icmp ult i64 %call.i, %conv.i
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_vector_add.exit

if.then.i:                                        ; preds = %entry
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !11
  %add.i = fadd float %0, %1
  %arrayidx3.i = getelementptr inbounds nuw float, ptr addrspace(1) %sum, i64 %call.i
  store float %add.i, ptr addrspace(1) %arrayidx3.i, align 4, !tbaa !11
  br label %__clang_ocl_kern_imp_vector_add.exit

__clang_ocl_kern_imp_vector_add.exit:             ; preds = %entry, %if.then.i
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector_add(ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, ptr addrspace(1) noundef writeonly align 4 captures(none) %sum, i32 noundef %count) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %conv = zext i32 %count to i64
  %cmp = icmp ult i64 %call, %conv
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %call
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx2, align 4, !tbaa !11
  %add = fadd float %0, %1
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %sum, i64 %call
  store float %add, ptr addrspace(1) %arrayidx3, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @vector_add4(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %a, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %b, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %sum) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !25, !alias.scope !18, !noalias !26
  %arrayidx1.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call.i
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1.i, align 16, !tbaa !25, !alias.scope !21, !noalias !27
  %add.i = fadd <4 x float> %0, %1
  %arrayidx2.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %sum, i64 %call.i
  store <4 x float> %add.i, ptr addrspace(1) %arrayidx2.i, align 16, !tbaa !25, !alias.scope !23, !noalias !28
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vector_add4(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %a, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %b, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %sum) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %a, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !25
  %arrayidx1 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %b, i64 %call
  %1 = load <4 x float>, ptr addrspace(1) %arrayidx1, align 16, !tbaa !25
  %add = fadd <4 x float> %0, %1
  %arrayidx2 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %sum, i64 %call
  store <4 x float> %add, ptr addrspace(1) %arrayidx2, align 16, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1, i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"uint"}
!10 = !{!"const", !"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float4*", !"float4*", !"float4*"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!17 = !{!"restrict const", !"restrict const", !"restrict"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_vector_add4: %a"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_vector_add4"}
!21 = !{!22}
!22 = distinct !{!22, !20, !"__clang_ocl_kern_imp_vector_add4: %b"}
!23 = !{!24}
!24 = distinct !{!24, !20, !"__clang_ocl_kern_imp_vector_add4: %sum"}
!25 = !{!5, !5, i64 0}
!26 = !{!22, !24}
!27 = !{!19, !24}
!28 = !{!19, !22}
