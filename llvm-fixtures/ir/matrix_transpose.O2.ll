; ModuleID = 'opencl/matrix_transpose.cl'
source_filename = "opencl/matrix_transpose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@transpose_local.block = internal unnamed_addr addrspace(3) global [4 x [5 x i32]] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @transpose_naive(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %call2.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %mul.i = mul i64 %call2.i, %call1.i
  %0 = getelementptr float, ptr addrspace(1) %in, i64 %mul.i
  %arrayidx.i = getelementptr float, ptr addrspace(1) %0, i64 %call.i
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !11
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  %mul4.i = mul i64 %call3.i, %call.i
  %2 = getelementptr float, ptr addrspace(1) %out, i64 %mul4.i
  %arrayidx6.i = getelementptr float, ptr addrspace(1) %2, i64 %call1.i
  store float %1, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_transpose_naive(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %call2 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %mul = mul i64 %call2, %call1
  %0 = getelementptr float, ptr addrspace(1) %in, i64 %mul
  %arrayidx = getelementptr float, ptr addrspace(1) %0, i64 %call
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !11
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  %mul4 = mul i64 %call3, %call
  %2 = getelementptr float, ptr addrspace(1) %out, i64 %mul4
  %arrayidx6 = getelementptr float, ptr addrspace(1) %2, i64 %call1
  store float %1, ptr addrspace(1) %arrayidx6, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @transpose_local(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv.i = trunc i64 %call.i to i32
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %conv2.i = trunc i64 %call1.i to i32
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %conv4.i = trunc i64 %call3.i to i32
  %mul.i = mul i32 %conv4.i, %conv2.i
  %add.i = add i32 %mul.i, %conv.i
  %idxprom.i = zext i32 %add.i to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %call5.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %arrayidx6.i = getelementptr inbounds nuw [5 x i32], ptr addrspace(3) @transpose_local.block, i64 %call5.i
  %call7.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %arrayidx8.i = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx6.i, i64 %call7.i
  store i32 %0, ptr addrspace(3) %arrayidx8.i, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %call9.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %mul10.i = shl i64 %call9.i, 2
  %add12.i = add i64 %mul10.i, %call7.i
  %conv13.i = trunc i64 %add12.i to i32
  %call14.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %mul15.i = shl i64 %call14.i, 2
  %add17.i = add i64 %mul15.i, %call5.i
  %conv18.i = trunc i64 %add17.i to i32
  %arrayidx20.i = getelementptr inbounds nuw [5 x i32], ptr addrspace(3) @transpose_local.block, i64 %call7.i
  %arrayidx22.i = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx20.i, i64 %call5.i
  %1 = load i32, ptr addrspace(3) %arrayidx22.i, align 4, !tbaa !3
  %mul23.i = mul i32 %conv18.i, %conv4.i
  %add24.i = add i32 %mul23.i, %conv13.i
  %idxprom25.i = zext i32 %add24.i to i64
  %arrayidx26.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom25.i
  store i32 %1, ptr addrspace(1) %arrayidx26.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_transpose_local(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %conv = trunc i64 %call to i32
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %conv2 = trunc i64 %call1 to i32
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %conv4 = trunc i64 %call3 to i32
  %mul = mul i32 %conv4, %conv2
  %add = add i32 %mul, %conv
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %call5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %arrayidx6 = getelementptr inbounds nuw [5 x i32], ptr addrspace(3) @transpose_local.block, i64 %call5
  %call7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx6, i64 %call7
  store i32 %0, ptr addrspace(3) %arrayidx8, align 4, !tbaa !3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %call9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %mul10 = shl i64 %call9, 2
  %add12 = add i64 %mul10, %call7
  %conv13 = trunc i64 %add12 to i32
  %call14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %mul15 = shl i64 %call14, 2
  %add17 = add i64 %mul15, %call5
  %conv18 = trunc i64 %add17 to i32
  %arrayidx20 = getelementptr inbounds nuw [5 x i32], ptr addrspace(3) @transpose_local.block, i64 %call7
  %arrayidx22 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx20, i64 %call5
  %1 = load i32, ptr addrspace(3) %arrayidx22, align 4, !tbaa !3
  %mul23 = mul i32 %conv18, %conv4
  %add24 = add i32 %mul23, %conv13
  %idxprom25 = zext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom25
  store i32 %1, ptr addrspace(1) %arrayidx26, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!13 = !{!"uint*", !"uint*"}
