; ModuleID = 'opencl/pure_comparisons.cl'
source_filename = "opencl/pure_comparisons.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 64) i32 @compare_signed(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %a, %b
  %conv = zext i1 %cmp to i32
  %cmp1.not = icmp sgt i32 %a, %b
  %shl = select i1 %cmp1.not, i32 0, i32 2
  %or = or disjoint i32 %shl, %conv
  %shl5 = select i1 %cmp1.not, i32 4, i32 0
  %or6 = or disjoint i32 %or, %shl5
  %shl9 = select i1 %cmp, i32 0, i32 8
  %or10 = or disjoint i32 %or6, %shl9
  %cmp11 = icmp eq i32 %a, %b
  %shl13 = select i1 %cmp11, i32 16, i32 0
  %or14 = or disjoint i32 %or10, %shl13
  %shl17 = select i1 %cmp11, i32 0, i32 32
  %or18 = or disjoint i32 %or14, %shl17
  ret i32 %or18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 64) i32 @compare_unsigned(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp ult i32 %a, %b
  %conv = zext i1 %cmp to i32
  %cmp1.not = icmp ugt i32 %a, %b
  %shl = select i1 %cmp1.not, i32 0, i32 2
  %or = or disjoint i32 %shl, %conv
  %shl5 = select i1 %cmp1.not, i32 4, i32 0
  %or6 = or disjoint i32 %or, %shl5
  %shl9 = select i1 %cmp, i32 0, i32 8
  %or10 = or disjoint i32 %or6, %shl9
  %cmp11 = icmp eq i32 %a, %b
  %shl13 = select i1 %cmp11, i32 16, i32 0
  %or14 = or disjoint i32 %or10, %shl13
  %shl17 = select i1 %cmp11, i32 0, i32 32
  %or18 = or disjoint i32 %or14, %shl17
  ret i32 %or18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 4) i32 @compare_long(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %a, %b
  %conv = zext i1 %cmp to i32
  %cmp1 = icmp ult i64 %a, %b
  %shl = select i1 %cmp1, i32 2, i32 0
  %or = or disjoint i32 %shl, %conv
  ret i32 %or
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 64) i32 @compare_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt float %a, %b
  %conv = zext i1 %cmp to i32
  %cmp1 = fcmp ole float %a, %b
  %shl = select i1 %cmp1, i32 2, i32 0
  %or = or disjoint i32 %shl, %conv
  %cmp3 = fcmp ogt float %a, %b
  %shl5 = select i1 %cmp3, i32 4, i32 0
  %or6 = or disjoint i32 %or, %shl5
  %cmp7 = fcmp oge float %a, %b
  %shl9 = select i1 %cmp7, i32 8, i32 0
  %or10 = or disjoint i32 %or6, %shl9
  %cmp11 = fcmp oeq float %a, %b
  %shl13 = select i1 %cmp11, i32 16, i32 0
  %or14 = or disjoint i32 %or10, %shl13
  %cmp15 = fcmp une float %a, %b
  %shl17 = select i1 %cmp15, i32 32, i32 0
  %or18 = or disjoint i32 %or14, %shl17
  ret i32 %or18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 16) i32 @compare_float_negated(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = fcmp uge float %a, %b
  %lnot.ext = zext i1 %cmp to i32
  %cmp1 = fcmp ugt float %a, %b
  %shl = select i1 %cmp1, i32 2, i32 0
  %or = or disjoint i32 %shl, %lnot.ext
  %cmp4 = fcmp ule float %a, %b
  %shl7 = select i1 %cmp4, i32 4, i32 0
  %or8 = or disjoint i32 %or, %shl7
  %cmp9 = fcmp ult float %a, %b
  %shl12 = select i1 %cmp9, i32 8, i32 0
  %or13 = or disjoint i32 %or8, %shl12
  ret i32 %or13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 16) i32 @compare_double(double noundef %a, double noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt double %a, %b
  %conv = zext i1 %cmp to i32
  %cmp1 = fcmp ole double %a, %b
  %shl = select i1 %cmp1, i32 2, i32 0
  %or = or disjoint i32 %shl, %conv
  %cmp3 = fcmp oeq double %a, %b
  %shl5 = select i1 %cmp3, i32 4, i32 0
  %or6 = or disjoint i32 %or, %shl5
  %cmp7 = fcmp une double %a, %b
  %shl9 = select i1 %cmp7, i32 8, i32 0
  %or10 = or disjoint i32 %or6, %shl9
  ret i32 %or10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 8) i32 @compare_char(i8 noundef signext %a, i8 noundef zeroext %b) local_unnamed_addr #0 {
entry:
  %conv = sext i8 %a to i32
  %conv1 = zext i8 %b to i32
  %cmp = icmp slt i32 %conv, %conv1
  %conv2 = zext i1 %cmp to i32
  %cmp5 = icmp eq i8 %a, %b
  %shl = select i1 %cmp5, i32 2, i32 0
  %cmp9 = icmp ugt i8 %a, %b
  %shl11 = select i1 %cmp9, i32 4, i32 0
  %or = or disjoint i32 %shl11, %shl
  %or12 = or disjoint i32 %or, %conv2
  ret i32 %or12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef zeroext i1 @is_between(i32 noundef %x, i32 noundef %low, i32 noundef %high) local_unnamed_addr #0 {
entry:
  %cmp = icmp sge i32 %x, %low
  %cmp1 = icmp sle i32 %x, %high
  %0 = and i1 %cmp, %cmp1
  ret i1 %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef zeroext i1 @exclusive_or(i1 noundef zeroext %a, i1 noundef zeroext %b) local_unnamed_addr #0 {
entry:
  %xor4 = xor i1 %a, %b
  ret i1 %xor4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef zeroext i1 @majority(i1 noundef zeroext %a, i1 noundef zeroext %b, i1 noundef zeroext %c) local_unnamed_addr #0 {
entry:
  %or.cond14 = or i1 %a, %c
  %or.cond13 = and i1 %b, %or.cond14
  %0 = and i1 %a, %c
  %spec.select = or i1 %0, %or.cond13
  ret i1 %spec.select
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 -1, 2) i32 @sign_of(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %x.lobit.neg = ashr i32 %x, 31
  %isnotnull = icmp ne i32 %x, 0
  %isnotnull.zext = zext i1 %isnotnull to i32
  %sub = or i32 %x.lobit.neg, %isnotnull.zext
  ret i32 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef range(i32 -1, 2) i32 @three_way(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %cond2 = tail call i32 @llvm.ucmp.i32.i64(i64 %a, i64 %b)
  ret i32 %cond2
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @relational_builtins_scalar(float noundef %a, float noundef %b) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z7isequalff(float noundef %a, float noundef %b) #4
  %call1 = tail call spir_func i32 @_Z10isnotequalff(float noundef %a, float noundef %b) #4
  %shl = shl i32 %call1, 1
  %or = or i32 %shl, %call
  %call2 = tail call spir_func i32 @_Z9isgreaterff(float noundef %a, float noundef %b) #4
  %shl3 = shl i32 %call2, 2
  %or4 = or i32 %or, %shl3
  %call5 = tail call spir_func i32 @_Z14isgreaterequalff(float noundef %a, float noundef %b) #4
  %shl6 = shl i32 %call5, 3
  %or7 = or i32 %or4, %shl6
  %call8 = tail call spir_func i32 @_Z6islessff(float noundef %a, float noundef %b) #4
  %shl9 = shl i32 %call8, 4
  %or10 = or i32 %or7, %shl9
  %call11 = tail call spir_func i32 @_Z11islessequalff(float noundef %a, float noundef %b) #4
  %shl12 = shl i32 %call11, 5
  %or13 = or i32 %or10, %shl12
  %call14 = tail call spir_func i32 @_Z13islessgreaterff(float noundef %a, float noundef %b) #4
  %shl15 = shl i32 %call14, 6
  %or16 = or i32 %or13, %shl15
  %call17 = tail call spir_func i32 @_Z9isorderedff(float noundef %a, float noundef %b) #4
  %shl18 = shl i32 %call17, 7
  %or19 = or i32 %or16, %shl18
  %call20 = tail call spir_func i32 @_Z11isunorderedff(float noundef %a, float noundef %b) #4
  %shl21 = shl i32 %call20, 8
  %or22 = or i32 %or19, %shl21
  ret i32 %or22
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z10isnotequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11islessequalff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z9isorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunorderedff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @classify(float noundef %x) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z8isfinitef(float noundef %x) #4
  %call1 = tail call spir_func i32 @_Z5isinff(float noundef %x) #4
  %shl = shl i32 %call1, 1
  %or = or i32 %shl, %call
  %call2 = tail call spir_func i32 @_Z5isnanf(float noundef %x) #4
  %shl3 = shl i32 %call2, 2
  %or4 = or i32 %or, %shl3
  %call5 = tail call spir_func i32 @_Z8isnormalf(float noundef %x) #4
  %shl6 = shl i32 %call5, 3
  %or7 = or i32 %or4, %shl6
  %call8 = tail call spir_func i32 @_Z7signbitf(float noundef %x) #4
  %cmp.not = icmp eq i32 %call8, 0
  %shl9 = select i1 %cmp.not, i32 0, i32 16
  %or10 = or i32 %or7, %shl9
  ret i32 %or10
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinitef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinff(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormalf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @classify_double(double noundef %x) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z8isfinited(double noundef %x) #4
  %call1 = tail call spir_func i32 @_Z5isinfd(double noundef %x) #4
  %shl = shl i32 %call1, 1
  %or = or i32 %shl, %call
  %call2 = tail call spir_func i32 @_Z5isnand(double noundef %x) #4
  %shl3 = shl i32 %call2, 2
  %or4 = or i32 %or, %shl3
  %call5 = tail call spir_func i32 @_Z8isnormald(double noundef %x) #4
  %shl6 = shl i32 %call5, 3
  %or7 = or i32 %or4, %shl6
  %call8 = tail call spir_func i32 @_Z7signbitd(double noundef %x) #4
  %cmp.not = icmp eq i32 %call8, 0
  %shl9 = select i1 %cmp.not, i32 0, i32 16
  %or10 = or i32 %or7, %shl9
  ret i32 %or10
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinited(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinfd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnand(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormald(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @select_scalar(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z6selectiii(i32 noundef %a, i32 noundef %b, i32 noundef %c) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @select_float(float noundef %a, float noundef %b, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %c, 3
  %cond = select i1 %cmp, float %a, float %b
  ret float %cond
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @maximum_of_three(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %cond = tail call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %cond5 = tail call i32 @llvm.smax.i32(i32 %cond, i32 %c)
  ret i32 %cond5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i64(i64, i64) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
