; ModuleID = 'opencl/volatile_and_alignment.cl'
source_filename = "opencl/volatile_and_alignment.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.wide = type { [5 x float], [12 x i8] }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @volatile_access(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %kept.i = alloca i32, align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %kept.i)
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call.i
  %0 = load volatile i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  store volatile i32 %0, ptr %kept.i, align 4, !tbaa !3
  %kept.i.0.kept.i.0.kept.i.0.kept.0..i = load volatile i32, ptr %kept.i, align 4, !tbaa !3
  %kept.i.0.kept.i.0.kept.i.0.kept.0.4.i = load volatile i32, ptr %kept.i, align 4, !tbaa !3
  %add.i = add nsw i32 %kept.i.0.kept.i.0.kept.i.0.kept.0.4.i, %kept.i.0.kept.i.0.kept.i.0.kept.0..i
  %arrayidx1.i = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %call.i
  store volatile i32 %add.i, ptr addrspace(1) %arrayidx1.i, align 4, !tbaa !3
  store volatile i32 1, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  store volatile i32 2, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %kept.i)
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_volatile_access(ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %kept = alloca i32, align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %kept)
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %call
  %0 = load volatile i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  store volatile i32 %0, ptr %kept, align 4, !tbaa !3
  %kept.0.kept.0.kept.0.kept.0. = load volatile i32, ptr %kept, align 4, !tbaa !3
  %kept.0.kept.0.kept.0.kept.0.4 = load volatile i32, ptr %kept, align 4, !tbaa !3
  %add = add nsw i32 %kept.0.kept.0.kept.0.kept.0.4, %kept.0.kept.0.kept.0.kept.0.
  %arrayidx1 = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %call
  store volatile i32 %add, ptr addrspace(1) %arrayidx1, align 4, !tbaa !3
  store volatile i32 1, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  store volatile i32 2, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %kept)
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @aligned(ptr addrspace(1) noundef align 32 captures(none) %data) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx.i = getelementptr inbounds nuw %struct.wide, ptr addrspace(1) %data, i64 %call.i
  %mine.sroa.0.0.copyload.i = load float, ptr addrspace(1) %arrayidx.i, align 32
  %mine.sroa.5.0.arrayidx.sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 4
  %mine.sroa.5.0.copyload.i = load float, ptr addrspace(1) %mine.sroa.5.0.arrayidx.sroa_idx.i, align 4
  %mine.sroa.69.0.arrayidx.sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 16
  %mul.i = fmul float %mine.sroa.0.0.copyload.i, %mine.sroa.5.0.copyload.i
  store float %mul.i, ptr addrspace(1) %mine.sroa.69.0.arrayidx.sroa_idx.i, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_aligned(ptr addrspace(1) noundef align 32 captures(none) %data) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %arrayidx = getelementptr inbounds nuw %struct.wide, ptr addrspace(1) %data, i64 %call
  %mine.sroa.0.0.copyload = load float, ptr addrspace(1) %arrayidx, align 32
  %mine.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  %mine.sroa.5.0.copyload = load float, ptr addrspace(1) %mine.sroa.5.0.arrayidx.sroa_idx, align 4
  %mine.sroa.69.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 16
  %mul = fmul float %mine.sroa.0.0.copyload, %mine.sroa.5.0.copyload
  store float %mul, ptr addrspace(1) %mine.sroa.69.0.arrayidx.sroa_idx, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"int*"}
!10 = !{!"volatile", !"volatile"}
!11 = !{i32 1}
!12 = !{!"none"}
!13 = !{!"struct wide*"}
!14 = !{!""}
!15 = !{!5, !5, i64 0}
