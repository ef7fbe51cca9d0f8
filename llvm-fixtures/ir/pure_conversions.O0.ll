; ModuleID = 'opencl/pure_conversions.cl'
source_filename = "opencl/pure_conversions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @extend_signed(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %conv = sext i32 %0 to i64
  ret i64 %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @extend_unsigned(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %conv = zext i32 %0 to i64
  ret i64 %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @truncate_long(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %conv = trunc i64 %0 to i32
  ret i32 %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i8 @truncate_int(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %conv = trunc i32 %0 to i8
  ret i8 %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @extend_char(i8 noundef signext %a) #0 {
entry:
  %a.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %conv = sext i8 %0 to i32
  ret i32 %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @extend_uchar(i8 noundef zeroext %a) #0 {
entry:
  %a.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %conv = zext i8 %0 to i32
  ret i32 %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i16 @mixed_extension(i8 noundef signext %a, i8 noundef zeroext %b) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %conv = sext i8 %0 to i32
  %mul = mul nsw i32 %conv, 2
  %1 = load i8, ptr %b.addr, align 1
  %conv1 = zext i8 %1 to i32
  %add = add nsw i32 %mul, %conv1
  %conv2 = trunc i32 %add to i16
  ret i16 %conv2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @int_to_float(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %conv = sitofp i32 %0 to float
  ret float %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @uint_to_float(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %conv = uitofp i32 %0 to float
  ret float %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @long_to_double(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %conv = sitofp i64 %0 to double
  ret double %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @ulong_to_double(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %conv = uitofp i64 %0 to double
  ret double %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @float_to_int(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %cmp = fcmp ogt float %0, -1.000000e+09
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %1 = load float, ptr %a.addr, align 4
  %cmp1 = fcmp olt float %1, 1.000000e+09
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %2 = load float, ptr %a.addr, align 4
  %conv = fptosi float %2 to i32
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 7, %cond.false ]
  ret i32 %cond
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @double_to_uint(double noundef %a) #0 {
entry:
  %a.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %cmp = fcmp oge double %0, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %1 = load double, ptr %a.addr, align 8
  %cmp1 = fcmp olt double %1, 4.000000e+09
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %2 = load double, ptr %a.addr, align 8
  %conv = fptoui double %2 to i32
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 9, %cond.false ]
  ret i32 %cond
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @float_to_double(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %conv = fpext float %0 to double
  ret double %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @double_to_float(double noundef %a) #0 {
entry:
  %a.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %conv = fptrunc double %0 to float
  ret float %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @bits_of_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %astype = bitcast float %0 to i32
  ret i32 %astype
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @float_of_bits(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %and = and i32 %0, 2130706431
  %astype = bitcast i32 %and to float
  ret float %astype
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @bits_of_double(double noundef %a) #0 {
entry:
  %a.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %astype = bitcast double %0 to i64
  ret i64 %astype
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i8 @saturate_uchar(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %call = call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %0) #2
  ret i8 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i8 @saturate_char(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %call = call spir_func signext i8 @_Z16convert_char_sati(i32 noundef %0) #2
  ret i8 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z16convert_char_sati(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i16 @saturate_short(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %call = call spir_func signext i16 @_Z17convert_short_satl(i64 noundef %0) #2
  ret i16 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z17convert_short_satl(i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @saturate_uint(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %call = call spir_func i32 @_Z16convert_uint_satl(i64 noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z16convert_uint_satl(i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @saturate_ulong(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %call = call spir_func i64 @_Z17convert_ulong_satl(i64 noundef %0) #2
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z17convert_ulong_satl(i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @saturate_int(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %call = call spir_func i32 @_Z15convert_int_satm(i64 noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satm(i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @saturate_from_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z15convert_int_satf(float noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z15convert_int_satf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i8 @saturate_uchar_from_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef %0) #2
  ret i8 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z21convert_uchar_sat_rtef(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @saturate_long_from_double(double noundef %a) #0 {
entry:
  %a.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %call = call spir_func i64 @_Z20convert_long_sat_rtzd(double noundef %0) #2
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z20convert_long_sat_rtzd(double noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @round_to_even(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z19convert_int_sat_rtef(float noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtef(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @round_up(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z19convert_int_sat_rtpf(float noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtpf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @round_down(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z19convert_int_sat_rtnf(float noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z19convert_int_sat_rtnf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @round_to_zero_float(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %call = call spir_func float @_Z17convert_float_rtzi(i32 noundef %0) #2
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtzi(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @round_up_float(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %call = call spir_func float @_Z17convert_float_rtpi(i32 noundef %0) #2
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtpi(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @round_down_float(double noundef %a) #0 {
entry:
  %a.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %call = call spir_func float @_Z17convert_float_rtnd(double noundef %0) #2
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z17convert_float_rtnd(double noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
