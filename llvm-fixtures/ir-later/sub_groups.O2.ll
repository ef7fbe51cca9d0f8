; ModuleID = 'opencl-later/sub_groups.cl'
source_filename = "opencl-later/sub_groups.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @lanes(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call1.i = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %0) #5
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call3.i = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %1) #5
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #5
  %call4.i = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %call5.i = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %mul.i = mul i32 %call5.i, 100
  %call6.i = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %call8.i = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %call10.i = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %2 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call13.i = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %2) #5
  %call15.i = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %call1.i, i32 noundef 0) #5
  %add.i = add i32 %call4.i, %call3.i
  %add7.i = add i32 %add.i, %mul.i
  %add9.i = add i32 %add7.i, %call6.i
  %add11.i = add i32 %add9.i, %call8.i
  %add14.i = add i32 %add11.i, %call10.i
  %add16.i = add i32 %add14.i, %call13.i
  %add17.i = add i32 %add16.i, %call15.i
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add17.i, ptr addrspace(1) %arrayidx18.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_lanes(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call1 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %0) #5
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call3 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %1) #5
  tail call spir_func void @_Z17sub_group_barrierj(i32 noundef 1) #5
  %call4 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #5
  %call5 = tail call spir_func i32 @_Z18get_sub_group_sizev() #5
  %mul = mul i32 %call5, 100
  %call6 = tail call spir_func i32 @_Z22get_max_sub_group_sizev() #5
  %call8 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #5
  %call10 = tail call spir_func i32 @_Z16get_sub_group_idv() #5
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call13 = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %2) #5
  %call15 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %call1, i32 noundef 0) #5
  %add = add i32 %call4, %call3
  %add7 = add i32 %add, %mul
  %add9 = add i32 %add7, %call6
  %add11 = add i32 %add9, %call8
  %add14 = add i32 %add11, %call10
  %add16 = add i32 %add14, %call13
  %add17 = add i32 %add16, %call15
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add17, ptr addrspace(1) %arrayidx18, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func void @_Z17sub_group_barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_max_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z13sub_group_alli(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #3

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
!9 = !{!"uint*", !"int*"}
!10 = !{!"", !"const"}
