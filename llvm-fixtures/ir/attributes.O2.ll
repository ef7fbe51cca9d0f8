; ModuleID = 'opencl/attributes.cl'
source_filename = "opencl/attributes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @required_size(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 !reqd_work_group_size !12 {
entry:
  %call.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %mul.i = mul i64 %call.i, 100
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9
  %add.i = add i64 %mul.i, %call1.i
  %conv.i = trunc i64 %add.i to i32
  %call2.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %call4.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %.idx.i = shl i64 %call2.i, 5
  %0 = getelementptr i8, ptr addrspace(1) %out, i64 %.idx.i
  %arrayidx.i = getelementptr i32, ptr addrspace(1) %0, i64 %call4.i
  store i32 %conv.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_required_size(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 !reqd_work_group_size !12 {
entry:
  %call = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %mul = mul i64 %call, 100
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9
  %add = add i64 %mul, %call1
  %conv = trunc i64 %add to i32
  %call2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %call4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %.idx = shl i64 %call2, 5
  %0 = getelementptr i8, ptr addrspace(1) %out, i64 %.idx
  %arrayidx = getelementptr i32, ptr addrspace(1) %0, i64 %call4
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @hinted_size(ptr addrspace(1) noundef align 16 captures(none) %data) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 !kernel_arg_name !15 !vec_type_hint !16 !work_group_size_hint !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %data, i64 %call.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !18
  %mul.i = fmul <4 x float> %0, splat (float 2.000000e+00)
  store <4 x float> %mul.i, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_hinted_size(ptr addrspace(1) noundef align 16 captures(none) %data) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 !kernel_arg_name !15 !vec_type_hint !16 !work_group_size_hint !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %data, i64 %call
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !18
  %mul = fmul <4 x float> %0, splat (float 2.000000e+00)
  store <4 x float> %mul, ptr addrspace(1) %arrayidx, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @all_qualifiers(ptr addrspace(1) noalias noundef align 4 %a, ptr addrspace(2) noundef readonly align 4 captures(none) %b, ptr addrspace(3) noundef align 4 captures(none) %scratch, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %out) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 !kernel_arg_name !23 !vec_type_hint !24 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call.i
  %0 = load volatile i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3, !alias.scope !25, !noalias !28
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(2) %b, i64 %call.i
  %1 = load i32, ptr addrspace(2) %arrayidx1.i, align 4, !tbaa !3, !noalias !30
  %add.i = add nsw i32 %1, %0
  %conv.i = sitofp i32 %add.i to float
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(3) %scratch, i64 %call.i
  store float %conv.i, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !31, !noalias !30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10, !noalias !28
  %sub.i = sub i64 7, %call.i
  %arrayidx3.i = getelementptr inbounds nuw float, ptr addrspace(3) %scratch, i64 %sub.i
  %2 = load float, ptr addrspace(3) %arrayidx3.i, align 4, !tbaa !31, !noalias !30
  %arrayidx4.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call.i
  store float %2, ptr addrspace(1) %arrayidx4.i, align 4, !tbaa !31, !alias.scope !28, !noalias !25
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_all_qualifiers(ptr addrspace(1) noalias noundef align 4 %a, ptr addrspace(2) noundef readonly align 4 captures(none) %b, ptr addrspace(3) noundef align 4 captures(none) %scratch, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %out) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 !kernel_arg_name !23 !vec_type_hint !24 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call
  %0 = load volatile i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(2) %b, i64 %call
  %1 = load i32, ptr addrspace(2) %arrayidx1, align 4, !tbaa !3
  %add = add nsw i32 %1, %0
  %conv = sitofp i32 %add to float
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(3) %scratch, i64 %call
  store float %conv, ptr addrspace(3) %arrayidx2, align 4, !tbaa !31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %sub = sub i64 7, %call
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(3) %scratch, i64 %sub
  %2 = load float, ptr addrspace(3) %arrayidx3, align 4, !tbaa !31
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call
  store float %2, ptr addrspace(1) %arrayidx4, align 4, !tbaa !31
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"int*"}
!10 = !{!""}
!11 = !{!"out"}
!12 = !{i32 4, i32 2, i32 1}
!13 = !{!"float4*"}
!14 = !{!"float __attribute__((ext_vector_type(4)))*"}
!15 = !{!"data"}
!16 = !{<4 x float> poison, i32 0}
!17 = !{i32 16, i32 1, i32 1}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 2, i32 3, i32 1}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"int*", !"int*", !"float*", !"float*"}
!22 = !{!"restrict const volatile", !"const", !"", !"restrict"}
!23 = !{!"a", !"b", !"scratch", !"out"}
!24 = !{i32 poison, i32 0}
!25 = !{!26}
!26 = distinct !{!26, !27, !"__clang_ocl_kern_imp_all_qualifiers: %a"}
!27 = distinct !{!27, !"__clang_ocl_kern_imp_all_qualifiers"}
!28 = !{!29}
!29 = distinct !{!29, !27, !"__clang_ocl_kern_imp_all_qualifiers: %out"}
!30 = !{!26, !29}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !5, i64 0}
