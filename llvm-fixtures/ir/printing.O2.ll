; ModuleID = 'opencl/printing.cl'
source_filename = "opencl/printing.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@.str = private unnamed_addr addrspace(2) constant [7 x i8] c"start\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(2) constant [20 x i8] c"%d: %d %u %x %c %s\0A\00", align 1
@.str.2 = private unnamed_addr addrspace(2) constant [5 x i8] c"text\00", align 1
@.str.3 = private unnamed_addr addrspace(2) constant [15 x i8] c"%f %ld %v4hld\0A\00", align 1

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @print_values(ptr addrspace(1) noundef align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %f) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_print_values.exit

if.then.i:                                        ; preds = %entry
  %call2.i = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str) #5
  br label %__clang_ocl_kern_imp_print_values.exit

__clang_ocl_kern_imp_print_values.exit:           ; preds = %entry, %if.then.i
  %idxprom.i = sext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %idxprom.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add nsw i32 %conv.i, 97
  %call7.i = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, i32 noundef %conv.i, i32 noundef %0, i32 noundef %0, i32 noundef %0, i32 noundef %add.i, ptr addrspace(2) noundef @.str.2) #5
  %arrayidx9.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom.i
  %1 = load float, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !11
  %conv10.i = fpext float %1 to double
  %2 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %conv13.i = sext i32 %2 to i64
  %shl.i = shl nsw i64 %conv13.i, 20
  %vecinit16.i = insertelement <4 x i32> <i32 poison, i32 1, i32 2, i32 3>, i32 %conv.i, i64 0
  %call17.i = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, double noundef %conv10.i, i64 noundef %shl.i, <4 x i32> noundef %vecinit16.i) #5
  %3 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add20.i = add nsw i32 %3, 1
  store i32 %add20.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_print_values(ptr addrspace(1) noundef align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %f) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %conv, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str) #5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %conv to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %idxprom
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %conv, 97
  %call7 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.1, i32 noundef %conv, i32 noundef %0, i32 noundef %0, i32 noundef %0, i32 noundef %add, ptr addrspace(2) noundef @.str.2) #5
  %arrayidx9 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom
  %1 = load float, ptr addrspace(1) %arrayidx9, align 4, !tbaa !11
  %conv10 = fpext float %1 to double
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %conv13 = sext i32 %2 to i64
  %shl = shl nsw i64 %conv13, 20
  %vecinit16 = insertelement <4 x i32> <i32 poison, i32 1, i32 2, i32 3>, i32 %conv, i64 0
  %call17 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str.3, double noundef %conv10, i64 noundef %shl, <4 x i32> noundef %vecinit16) #5
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add20 = add nsw i32 %3, 1
  store i32 %add20, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nofree nounwind
declare spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #3

attributes #0 = { convergent nofree norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!9 = !{!"int*", !"float*"}
!10 = !{!"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
