; ModuleID = 'opencl/program_scope.cl'
source_filename = "opencl/program_scope.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.anon = type { i32, float }

@counter = local_unnamed_addr addrspace(1) global i32 3, align 4
@shared_counter = addrspace(1) global i32 10, align 4
@history = internal addrspace(1) global [8 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0, i32 0], align 4
@cursor = local_unnamed_addr addrspace(1) global ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @history, i64 8), align 8
@weights = local_unnamed_addr addrspace(2) constant [4 x float] [float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 6.250000e-02], align 4
@pairs = local_unnamed_addr addrspace(2) constant [3 x %struct.anon] [%struct.anon { i32 1, float 1.500000e+00 }, %struct.anon { i32 5, float 2.500000e+00 }, %struct.anon { i32 9, float -1.000000e+00 }], align 4
@palette = local_unnamed_addr addrspace(2) constant [2 x <4 x i8>] [<4 x i8> <i8 1, i8 2, i8 3, i8 4>, <4 x i8> <i8 -6, i8 -5, i8 -4, i8 -3>], align 4
@big = local_unnamed_addr addrspace(2) constant i64 1311768467463790320, align 8
@third = local_unnamed_addr addrspace(2) constant double 0x3FD5555555555555, align 8
@tables.offsets = internal unnamed_addr addrspace(2) constant [3 x i16] [i16 -5, i16 300, i16 7], align 2

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @counters(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1.i = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @shared_counter to ptr addrspace(4)), i32 noundef 2) #7
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) @history, i64 %call.i
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %add.i = add nsw i32 %0, %call1.i
  store i32 %add.i, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !3
  %cmp.i = icmp eq i64 %call.i, 7
  %.pre = load i32, ptr addrspace(1) @counter, align 4, !tbaa !3
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_counters.exit

if.then.i:                                        ; preds = %entry
  %1 = load ptr addrspace(1), ptr addrspace(1) @cursor, align 8, !tbaa !11
  %2 = load i32, ptr addrspace(1) %1, align 4, !tbaa !3
  %add2.i = add nsw i32 %.pre, %2
  store i32 %add2.i, ptr addrspace(1) @counter, align 4, !tbaa !3
  br label %__clang_ocl_kern_imp_counters.exit

__clang_ocl_kern_imp_counters.exit:               ; preds = %entry, %if.then.i
  %3 = phi i32 [ %.pre, %entry ], [ %add2.i, %if.then.i ]
  %add4.i = add i32 %add.i, %call1.i
  %add5.i = add i32 %add4.i, %3
  %arrayidx6.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add5.i, ptr addrspace(1) %arrayidx6.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_counters(ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %call1 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @shared_counter to ptr addrspace(4)), i32 noundef 2) #7
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) @history, i64 %call
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %0, %call1
  store i32 %add, ptr addrspace(1) %arrayidx, align 4, !tbaa !3
  %cmp = icmp eq i64 %call, 7
  %.pre = load i32, ptr addrspace(1) @counter, align 4, !tbaa !3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr addrspace(1), ptr addrspace(1) @cursor, align 8, !tbaa !11
  %2 = load i32, ptr addrspace(1) %1, align 4, !tbaa !3
  %add2 = add nsw i32 %.pre, %2
  store i32 %add2, ptr addrspace(1) @counter, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = phi i32 [ %add2, %if.then ], [ %.pre, %entry ]
  %add4 = add i32 %add, %call1
  %add5 = add i32 %add4, %3
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add5, ptr addrspace(1) %arrayidx6, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef writeonly align 4 captures(none) %values) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %and.i = and i64 %call.i, 3
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(2) @weights, i64 %and.i
  %0 = load float, ptr addrspace(2) %arrayidx.i, align 4, !tbaa !18
  %add.i = fadd float %0, 0x3FD5555560000000
  %conv3.i = trunc i64 %call.i to i32
  switch i32 %conv3.i, label %for.inc.i.2 [
    i32 1, label %for.inc.i.thread
    i32 5, label %if.then.i.1
    i32 9, label %if.then.i.2
  ]

for.inc.i.thread:                                 ; preds = %entry
  %add8.i = fadd float %add.i, 1.500000e+00
  br label %for.inc.i.2

if.then.i.1:                                      ; preds = %entry
  %add8.i.1 = fadd float %add.i, 2.500000e+00
  br label %for.inc.i.2

if.then.i.2:                                      ; preds = %entry
  %add8.i.2 = fadd float %add.i, -1.000000e+00
  br label %for.inc.i.2

for.inc.i.2:                                      ; preds = %entry, %if.then.i.1, %for.inc.i.thread, %if.then.i.2
  %v.1.i.2 = phi float [ %add8.i.2, %if.then.i.2 ], [ %add.i, %entry ], [ %add8.i, %for.inc.i.thread ], [ %add8.i.1, %if.then.i.1 ]
  %arrayidx9.i = getelementptr inbounds nuw float, ptr addrspace(1) %values, i64 %call.i
  store float %v.1.i.2, ptr addrspace(1) %arrayidx9.i, align 4, !tbaa !18
  %and10.i = and i64 %call.i, 1
  %arrayidx11.i = getelementptr inbounds nuw <4 x i8>, ptr addrspace(2) @palette, i64 %and10.i
  %1 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx11.i, i64 2
  %2 = load i8, ptr addrspace(2) %1, align 2
  %conv12.i = zext i8 %2 to i32
  %rem.i = urem i64 %call.i, 3
  %arrayidx13.i = getelementptr inbounds nuw i16, ptr addrspace(2) @tables.offsets, i64 %rem.i
  %3 = load i16, ptr addrspace(2) %arrayidx13.i, align 2, !tbaa !20
  %conv14.i = sext i16 %3 to i32
  %shr.mask.i = and i64 %call.i, 63
  %shr.i = lshr i64 1311768467463790320, %shr.mask.i
  %conv16.i = trunc i64 %shr.i to i32
  %add15.i = add i32 %conv14.i, %conv16.i
  %add17.i = add i32 %add15.i, %conv12.i
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call.i
  store i32 %add17.i, ptr addrspace(1) %arrayidx18.i, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef writeonly align 4 captures(none) %values) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %and = and i64 %call, 3
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(2) @weights, i64 %and
  %0 = load float, ptr addrspace(2) %arrayidx, align 4, !tbaa !18
  %add = fadd float %0, 0x3FD5555560000000
  %conv3 = trunc i64 %call to i32
  switch i32 %conv3, label %for.inc.2 [
    i32 1, label %for.inc.thread
    i32 5, label %if.then.1
    i32 9, label %if.then.2
  ]

for.inc.thread:                                   ; preds = %entry
  %add8 = fadd float %add, 1.500000e+00
  br label %for.inc.2

if.then.1:                                        ; preds = %entry
  %add8.1 = fadd float %add, 2.500000e+00
  br label %for.inc.2

if.then.2:                                        ; preds = %entry
  %add8.2 = fadd float %add, -1.000000e+00
  br label %for.inc.2

for.inc.2:                                        ; preds = %entry, %if.then.1, %for.inc.thread, %if.then.2
  %v.1.2 = phi float [ %add8.2, %if.then.2 ], [ %add, %entry ], [ %add8, %for.inc.thread ], [ %add8.1, %if.then.1 ]
  %arrayidx9 = getelementptr inbounds nuw float, ptr addrspace(1) %values, i64 %call
  store float %v.1.2, ptr addrspace(1) %arrayidx9, align 4, !tbaa !18
  %and10 = and i64 %call, 1
  %arrayidx11 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(2) @palette, i64 %and10
  %1 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx11, i64 2
  %2 = load i8, ptr addrspace(2) %1, align 2
  %conv12 = zext i8 %2 to i32
  %rem = urem i64 %call, 3
  %arrayidx13 = getelementptr inbounds nuw i16, ptr addrspace(2) @tables.offsets, i64 %rem
  %3 = load i16, ptr addrspace(2) %arrayidx13, align 2, !tbaa !20
  %conv14 = sext i16 %3 to i32
  %shr.mask = and i64 %call, 63
  %shr = lshr i64 1311768467463790320, %shr.mask
  %conv16 = trunc i64 %shr to i32
  %add15 = add i32 %conv14, %conv16
  %add17 = add i32 %add15, %conv12
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %call
  store i32 %add17, ptr addrspace(1) %arrayidx18, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1}
!8 = !{!"none"}
!9 = !{!"int*"}
!10 = !{!""}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"uint*", !"float*"}
!17 = !{!"", !""}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !5, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !5, i64 0}
