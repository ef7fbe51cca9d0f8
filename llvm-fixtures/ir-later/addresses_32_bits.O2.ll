; ModuleID = 'opencl-later/addresses_32_bits.cl'
source_filename = "opencl-later/addresses_32_bits.cl"
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sizes(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(2) noundef readonly align 1 captures(none) %table) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i32 @_Z13get_global_idj(i32 noundef 0) #5
  %vecinit1.i = insertelement <4 x i32> <i32 4, i32 4, i32 poison, i32 0>, i32 %call.i, i64 2
  tail call spir_func void @_Z7vstore4Dv4_jjPU3AS1j(<4 x i32> noundef %vecinit1.i, i32 noundef %call.i, ptr addrspace(1) noundef align 4 %out) #6
  %arrayidx.i = getelementptr inbounds nuw i8, ptr addrspace(2) %table, i32 %call.i
  %0 = load i8, ptr addrspace(2) %arrayidx.i, align 1, !tbaa !11
  %conv.i = zext i8 %0 to i32
  %arrayidx2.idx.i = shl i32 %call.i, 4
  %arrayidx2.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i32 %arrayidx2.idx.i
  %1 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %add.i = add i32 %1, %conv.i
  store i32 %add.i, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !3
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i32 4
  %call4.i = tail call spir_func <2 x i32> @_Z6vload2jPU3AS1Ki(i32 noundef 0, ptr addrspace(1) noundef align 4 %in) #7
  %2 = extractelement <2 x i32> %call4.i, i64 1
  %call5.i = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef nonnull %arrayidx3.i, i32 noundef %2) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sizes(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(2) noundef readonly align 1 captures(none) %table) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i32 @_Z13get_global_idj(i32 noundef 0) #5
  %vecinit1 = insertelement <4 x i32> <i32 4, i32 4, i32 poison, i32 0>, i32 %call, i64 2
  tail call spir_func void @_Z7vstore4Dv4_jjPU3AS1j(<4 x i32> noundef %vecinit1, i32 noundef %call, ptr addrspace(1) noundef %out) #6
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(2) %table, i32 %call
  %0 = load i8, ptr addrspace(2) %arrayidx, align 1, !tbaa !11
  %conv = zext i8 %0 to i32
  %arrayidx2.idx = shl i32 %call, 4
  %arrayidx2 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i32 %arrayidx2.idx
  %1 = load i32, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %add = add i32 %1, %conv
  store i32 %add, ptr addrspace(1) %arrayidx2, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(1) %out, i32 4
  %call4 = tail call spir_func <2 x i32> @_Z6vload2jPU3AS1Ki(i32 noundef 0, ptr addrspace(1) noundef %in) #7
  %2 = extractelement <2 x i32> %call4, i64 1
  %call5 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef nonnull %arrayidx3, i32 noundef %2) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7vstore4Dv4_jjPU3AS1j(<4 x i32> noundef, i32 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func <2 x i32> @_Z6vload2jPU3AS1Ki(i32 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

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
!7 = !{i32 1, i32 1, i32 2}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"int*", !"uint*", !"uchar*"}
!10 = !{!"const", !"", !"const"}
!11 = !{!5, !5, i64 0}
