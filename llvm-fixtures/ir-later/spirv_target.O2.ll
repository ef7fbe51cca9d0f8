; ModuleID = 'opencl-later/spirv_target.cl'
source_filename = "opencl-later/spirv_target.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @scaled(ptr addrspace(1) noundef align 4 captures(none) %data, float noundef %factor, ptr addrspace(3) noundef align 4 captures(none) %scratch) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %data, i64 %call1.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %mul.i = fmul float %factor, %0
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(3) %scratch, i64 %call.i
  store float %mul.i, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call3.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %1 = xor i64 %call.i, -1
  %2 = getelementptr float, ptr addrspace(3) %scratch, i64 %call3.i
  %arrayidx5.i = getelementptr float, ptr addrspace(3) %2, i64 %1
  %3 = load float, ptr addrspace(3) %arrayidx5.i, align 4, !tbaa !11
  store float %3, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define spir_func void @__clang_ocl_kern_imp_scaled(ptr addrspace(1) noundef align 4 captures(none) %data, float noundef %factor, ptr addrspace(3) noundef align 4 captures(none) %scratch) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %data, i64 %call1
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %mul = fmul float %factor, %0
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(3) %scratch, i64 %call
  store float %mul, ptr addrspace(3) %arrayidx2, align 4, !tbaa !11
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %call3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %1 = xor i64 %call, -1
  %2 = getelementptr float, ptr addrspace(3) %scratch, i64 %call3
  %arrayidx5 = getelementptr float, ptr addrspace(3) %2, i64 %1
  %3 = load float, ptr addrspace(3) %arrayidx5, align 4, !tbaa !11
  store float %3, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 3, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 0, i32 3}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"float*", !"float", !"float*"}
!10 = !{!"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
