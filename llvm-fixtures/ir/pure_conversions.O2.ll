; ModuleID = 'opencl/pure_conversions.cl'
source_filename = "opencl/pure_conversions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i64 -2147483648, 2147483648) i64 @extend_signed(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %a to i64
  ret i64 %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i64 0, 4294967296) i64 @extend_unsigned(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = zext i32 %a to i64
  ret i64 %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @truncate_long(i64 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = trunc i64 %a to i32
  ret i32 %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef signext i8 @truncate_int(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %a to i8
  ret i8 %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 -128, 128) i32 @extend_char(i8 noundef signext %a) local_unnamed_addr #0 {
entry:
  %conv = sext i8 %a to i32
  ret i32 %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 256) i32 @extend_uchar(i8 noundef zeroext %a) local_unnamed_addr #0 {
entry:
  %conv = zext i8 %a to i32
  ret i32 %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func signext range(i16 -256, 510) i16 @mixed_extension(i8 noundef signext %a, i8 noundef zeroext %b) local_unnamed_addr #0 {
entry:
  %conv = sext i8 %a to i16
  %mul = shl nsw i16 %conv, 1
  %conv1 = zext i8 %b to i16
  %add = add nsw i16 %mul, %conv1
  ret i16 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @int_to_float(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = sitofp i32 %a to float
  ret float %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @uint_to_float(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = uitofp i32 %a to float
  ret float %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef double @long_to_double(i64 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = sitofp i64 %a to double
  ret double %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef double @ulong_to_double(i64 noundef %a) local_unnamed_addr #0 {
entry:
  %conv = uitofp i64 %a to double
  ret double %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @float_to_int(float noundef %a) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %a)
  %or.cond = fcmp olt float %0, 1.000000e+09
  %conv = fptosi float %a to i32
  %cond = select i1 %or.cond, i32 %conv, i32 7
  ret i32 %cond
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @double_to_uint(double noundef %a) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oge double %a, 0.000000e+00
  %cmp1 = fcmp olt double %a, 4.000000e+09
  %or.cond = and i1 %cmp, %cmp1
  %conv = fptoui double %a to i32
  %cond = select i1 %or.cond, i32 %conv, i32 9
  ret i32 %cond
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef double @float_to_double(float noundef %a) local_unnamed_addr #0 {
entry:
  %conv = fpext float %a to double
  ret double %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @double_to_float(double noundef %a) local_unnamed_addr #0 {
entry:
  %conv = fptrunc double %a to float
  ret float %conv
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @bits_of_float(float noundef %a) local_unnamed_addr #0 {
entry:
  %astype = bitcast float %a to i32
  ret i32 %astype
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @float_of_bits(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %and = and i32 %a, 2130706431
  %astype = bitcast i32 %and to float
  ret float %astype
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i64 @bits_of_double(double noundef %a) local_unnamed_addr #0 {
entry:
  %astype = bitcast double %a to i64
  ret i64 %astype
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func zeroext i8 @saturate_uchar(i32 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %a) #4
  ret i8 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func signext i8 @saturate_char(i32 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func signext i8 @_Z16convert_char_sati(i32 noundef %a) #4
  ret i8 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_sati(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func signext i16 @saturate_short(i64 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func signext i16 @_Z17convert_short_satl(i64 noundef %a) #4
  ret i16 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @saturate_uint(i64 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z16convert_uint_satl(i64 noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @saturate_ulong(i64 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %a) #4
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @saturate_int(i64 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z15convert_int_satm(i64 noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @saturate_from_float(float noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z15convert_int_satf(float noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func zeroext i8 @saturate_uchar_from_float(float noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %a) #4
  ret i8 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @saturate_long_from_double(double noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i64 @_Z20convert_long_sat_rtzd(double noundef %a) #4
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z20convert_long_sat_rtzd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @round_to_even(float noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z19convert_int_sat_rtef(float noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtef(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @round_up(float noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z19convert_int_sat_rtpf(float noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtpf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @round_down(float noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @_Z19convert_int_sat_rtnf(float noundef %a) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtnf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @round_to_zero_float(i32 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func float @_Z17convert_float_rtzi(i32 noundef %a) #4
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @round_up_float(i32 noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func float @_Z17convert_float_rtpi(i32 noundef %a) #4
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @round_down_float(double noundef %a) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func float @_Z17convert_float_rtnd(double noundef %a) #4
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtnd(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

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
