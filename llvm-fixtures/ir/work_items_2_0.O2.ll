; ModuleID = 'opencl/work_items_2_0.cl'
source_filename = "opencl/work_items_2_0.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @linear_ids(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %call1.i = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %conv.i = trunc i64 %call1.i to i32
  %arrayidx.i.idx = shl i64 %call.i, 4
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx.i.idx
  store i32 %conv.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call2.i = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #4
  %call3.i = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #4
  %mul4.i = mul i64 %call3.i, 10
  %add.i = add i64 %mul4.i, %call2.i
  %conv5.i = trunc i64 %add.i to i32
  %arrayidx8.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 4
  store i32 %conv5.i, ptr addrspace(1) %arrayidx8.i, align 4, !tbaa !3
  %call9.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %mul10.i = mul i64 %call9.i, 100
  %call11.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %add12.i = add i64 %mul10.i, %call11.i
  %conv13.i = trunc i64 %add12.i to i32
  %arrayidx16.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 8
  store i32 %conv13.i, ptr addrspace(1) %arrayidx16.i, align 4, !tbaa !3
  %call17.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %call18.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %mul19.i = mul i64 %call18.i, 10
  %add20.i = add i64 %mul19.i, %call17.i
  %conv21.i = trunc i64 %add20.i to i32
  %arrayidx24.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 12
  store i32 %conv21.i, ptr addrspace(1) %arrayidx24.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_linear_ids(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %call1 = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %conv = trunc i64 %call1 to i32
  %arrayidx.idx = shl i64 %call, 4
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i64 %arrayidx.idx
  store i32 %conv, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call2 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 0) #4
  %call3 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1) #4
  %mul4 = mul i64 %call3, 10
  %add = add i64 %mul4, %call2
  %conv5 = trunc i64 %add to i32
  %arrayidx8 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  store i32 %conv5, ptr addrspace(1) %arrayidx8, align 4, !tbaa !3
  %call9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %mul10 = mul i64 %call9, 100
  %call11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %add12 = add i64 %mul10, %call11
  %conv13 = trunc i64 %add12 to i32
  %arrayidx16 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 8
  store i32 %conv13, ptr addrspace(1) %arrayidx16, align 4, !tbaa !3
  %call17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %call18 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %mul19 = mul i64 %call18, 10
  %add20 = add i64 %mul19, %call17
  %conv21 = trunc i64 %add20 to i32
  %arrayidx24 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 12
  store i32 %conv21, ptr addrspace(1) %arrayidx24, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"uint*"}
!10 = !{!""}
