; ModuleID = 'opencl-later/work_group_functions.cl'
source_filename = "opencl-later/work_group_functions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @collectives(ptr addrspace(1) noundef align 4 captures(none) %data, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %data, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call1.i = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %0) #5
  %call2.i = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %0) #5
  %call3.i = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %0) #5
  %call4.i = tail call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %0) #5
  %cmp.i = icmp sgt i32 %0, 0
  %conv.i = zext i1 %cmp.i to i32
  %call5.i = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %conv.i) #5
  %call8.i = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %conv.i) #5
  %shl.i = shl i32 %call8.i, 1
  %or.i = or i32 %shl.i, %call5.i
  %arrayidx9.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %or.i, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !3
  %mul.i = shl nsw i32 %call2.i, 1
  %add.i = add nsw i32 %mul.i, %call1.i
  %add10.i = add nsw i32 %add.i, %call3.i
  %add11.i = add nsw i32 %add10.i, %call4.i
  %call12.i = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %0, i64 noundef 0) #5
  %add13.i = add nsw i32 %add11.i, %call12.i
  store i32 %add13.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_collectives(ptr addrspace(1) noundef align 4 captures(none) %data, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %data, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call1 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %0) #5
  %call2 = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %0) #5
  %call3 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %0) #5
  %call4 = tail call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %0) #5
  %cmp = icmp sgt i32 %0, 0
  %conv = zext i1 %cmp to i32
  %call5 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %conv) #5
  %call8 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %conv) #5
  %shl = shl i32 %call8, 1
  %or = or i32 %shl, %call5
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %or, ptr addrspace(1) %arrayidx9, align 4, !tbaa !3
  %mul = shl nsw i32 %call2, 1
  %add = add nsw i32 %mul, %call1
  %add10 = add nsw i32 %add, %call3
  %add11 = add nsw i32 %add10, %call4
  %call12 = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %0, i64 noundef 0) #5
  %add13 = add nsw i32 %add11, %call12
  store i32 %add13, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1}
!8 = !{!"none", !"none"}
!9 = !{!"int*", !"uint*"}
!10 = !{!"", !""}
