; ModuleID = 'opencl/pure_arithmetic.cl'
source_filename = "opencl/pure_arithmetic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @add_int(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %add = add i32 %b, %a
  ret i32 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @subtract_int(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %sub = sub i32 %a, %b
  ret i32 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @multiply_int(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %mul = mul i32 %b, %a
  ret i32 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @divide_int(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %0 = add i32 %b, 1
  %or.cond = icmp ult i32 %0, 2
  br i1 %or.cond, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %div = sdiv i32 %a, %b
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i32 [ %div, %cond.false ], [ %a, %entry ]
  ret i32 %cond
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 -2147483647, -2147483648) i32 @remainder_int(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %0 = add i32 %b, 1
  %or.cond = icmp ult i32 %0, 2
  br i1 %or.cond, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %rem = srem i32 %a, %b
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i32 [ %rem, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @divide_uint(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %or = or i32 %b, 1
  %div = udiv i32 %a, %or
  ret i32 %div
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, -1) i32 @remainder_uint(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %or = or i32 %b, 1
  %rem = urem i32 %a, %or
  ret i32 %rem
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i64 @add_long(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %add = add i64 %b, %a
  ret i64 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i64 @multiply_ulong(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %mul = mul i64 %b, %a
  ret i64 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i64 @divide_long(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %and = and i64 %b, 65535
  %add = add nuw nsw i64 %and, 1
  %div = sdiv i64 %a, %add
  ret i64 %div
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i64 0, -1) i64 @remainder_ulong(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %or = or i64 %b, 1
  %rem = urem i64 %a, %or
  ret i64 %rem
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef signext i8 @add_char(i8 noundef signext %a, i8 noundef signext %b) local_unnamed_addr #0 {
entry:
  %add = add i8 %b, %a
  ret i8 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef zeroext i8 @multiply_uchar(i8 noundef zeroext %a, i8 noundef zeroext %b) local_unnamed_addr #0 {
entry:
  %mul = mul i8 %b, %a
  ret i8 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef signext i16 @subtract_short(i16 noundef signext %a, i16 noundef signext %b) local_unnamed_addr #0 {
entry:
  %sub = sub i16 %a, %b
  ret i16 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef signext i16 @divide_short(i16 noundef signext %a, i16 noundef signext %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i16 %b, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %conv = sext i16 %b to i32
  %conv2 = sext i16 %a to i32
  %div = sdiv i32 %conv2, %conv
  %extract.t = trunc i32 %div to i16
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond.off0 = phi i16 [ %extract.t, %cond.false ], [ 0, %entry ]
  ret i16 %cond.off0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func zeroext range(i16 0, -1) i16 @remainder_ushort(i16 noundef zeroext %a, i16 noundef zeroext %b) local_unnamed_addr #0 {
entry:
  %0 = or i16 %b, 1
  %1 = urem i16 %a, %0
  ret i16 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @negate_int(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %sub = sub i32 0, %a
  ret i32 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @add_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %add = fadd float %a, %b
  ret float %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @subtract_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %sub = fsub float %a, %b
  ret float %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @multiply_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %mul = fmul float %a, %b
  ret float %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @divide_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %div = fdiv float %a, %b, !fpmath !7
  ret float %div
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @negate_float(float noundef %a) local_unnamed_addr #0 {
entry:
  %fneg = fneg float %a
  ret float %fneg
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef double @add_double(double noundef %a, double noundef %b) local_unnamed_addr #0 {
entry:
  %add = fadd double %a, %b
  ret double %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef double @multiply_double(double noundef %a, double noundef %b) local_unnamed_addr #0 {
entry:
  %mul = fmul double %a, %b
  ret double %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef double @divide_double(double noundef %a, double noundef %b) local_unnamed_addr #0 {
entry:
  %div = fdiv double %a, %b
  ret double %div
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @polynomial_int(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %mul = mul i32 %x, 3
  %add = add i32 %mul, 5
  %mul1 = mul i32 %add, %x
  %sub = add i32 %mul1, -7
  %mul2 = mul i32 %sub, %x
  %add3 = add i32 %mul2, 11
  ret i32 %add3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i64 0, -8589934590) i64 @widening_product(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %conv = zext i32 %a to i64
  %conv1 = zext i32 %b to i64
  %mul = mul nuw i64 %conv1, %conv
  ret i64 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i64 -4611686016279904256, 4611686018427387905) i64 @signed_widening_product(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %a to i64
  %conv1 = sext i32 %b to i64
  %mul = mul nsw i64 %conv1, %conv
  ret i64 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @average_floor(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %and = and i32 %b, %a
  %xor = xor i32 %b, %a
  %shr = ashr i32 %xor, 1
  %add = add nsw i32 %shr, %and
  ret i32 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @difference(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp ugt i32 %a, %b
  %sub = sub nuw i32 %a, %b
  %sub1 = sub nuw i32 %b, %a
  %cond = select i1 %cmp, i32 %sub, i32 %sub1
  ret i32 %cond
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

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
!7 = !{float 2.500000e+00}
