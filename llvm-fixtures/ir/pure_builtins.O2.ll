; ModuleID = 'opencl/pure_builtins.cl'
source_filename = "opencl/pure_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @absolute(i32 noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z3absi(i32 noundef %a) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @absolute_difference(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %a, i32 noundef %b) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @add_saturated(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z7add_satii(i32 noundef %a, i32 noundef %b) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @add_saturated_uint(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z7add_satjj(i32 noundef %a, i32 noundef %b) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func signext i8 @add_saturated_char(i8 noundef signext %a, i8 noundef signext %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func signext i8 @_Z7add_satcc(i8 noundef signext %a, i8 noundef signext %b) #7
  ret i8 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func signext i8 @_Z7add_satcc(i8 noundef signext, i8 noundef signext) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @subtract_saturated_long(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i64 @_Z7sub_satll(i64 noundef %a, i64 noundef %b) #7
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satll(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func zeroext i16 @subtract_saturated_ushort(i16 noundef zeroext %a, i16 noundef zeroext %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func zeroext i16 @_Z7sub_sattt(i16 noundef zeroext %a, i16 noundef zeroext %b) #7
  ret i16 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z7sub_sattt(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @half_add(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z4haddii(i32 noundef %a, i32 noundef %b) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @rounded_half_add(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %a, i32 noundef %b) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @multiply_high(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %a, i32 noundef %b) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @multiply_high_ulong(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i64 @_Z6mul_himm(i64 noundef %a, i64 noundef %b) #7
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @multiply_add_high(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z6mad_hiiii(i32 noundef %a, i32 noundef %b, i32 noundef %c) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @multiply_add_saturated(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z7mad_satiii(i32 noundef %a, i32 noundef %b, i32 noundef %c) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func zeroext i16 @multiply_add_saturated_ushort(i16 noundef zeroext %a, i16 noundef zeroext %b, i16 noundef zeroext %c) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func zeroext i16 @_Z7mad_satttt(i16 noundef zeroext %a, i16 noundef zeroext %b, i16 noundef zeroext %c) #7
  ret i16 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z7mad_satttt(i16 noundef zeroext, i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @clamp_int(i32 noundef %x, i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z3minii(i32 noundef %a, i32 noundef %b) #7
  %call1 = tail call spir_func i32 @_Z3maxii(i32 noundef %a, i32 noundef %b) #7
  %call2 = tail call spir_func i32 @_Z5clampiii(i32 noundef %x, i32 noundef %call, i32 noundef %call1) #7
  ret i32 %call2
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @minimum_uint(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z3minjj(i32 noundef %a, i32 noundef %b) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @maximum_long(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i64 @_Z3maxll(i64 noundef %a, i64 noundef %b) #7
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @multiply_24(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %and = and i32 %a, 32767
  %and1 = and i32 %b, 32767
  %call = tail call spir_func i32 @_Z5mul24ii(i32 noundef %and, i32 noundef %and1) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @multiply_add_24(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %and = and i32 %a, 65535
  %and1 = and i32 %b, 255
  %call = tail call spir_func i32 @_Z5mad24jjj(i32 noundef %and, i32 noundef %and1, i32 noundef %c) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i64 @upsample_int(i32 noundef %high, i32 noundef %low) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i64 @_Z8upsampleij(i32 noundef %high, i32 noundef %low) #7
  ret i64 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsampleij(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func zeroext i16 @upsample_uchar(i8 noundef zeroext %high, i8 noundef zeroext %low) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext %high, i8 noundef zeroext %low) #7
  ret i16 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @fused(float noundef %a, float noundef %b, float noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z3fmafff(float noundef %a, float noundef %b, float noundef %c) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func double @fused_double(double noundef %a, double noundef %b, double noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func double @_Z3fmaddd(double noundef %a, double noundef %b, double noundef %c) #7
  ret double %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @square_root(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4sqrtf(float noundef %a) #7, !fpmath !7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @floor_float(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z5floorf(float noundef %a) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @ceil_float(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4ceilf(float noundef %a) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4ceilf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func double @trunc_double(double noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func double @_Z5truncd(double noundef %a) #7
  ret double %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z5truncd(double noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @round_away(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z5roundf(float noundef %a) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @round_even(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4rintf(float noundef %a) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @absolute_float(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4fabsf(float noundef %a) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @copy_sign(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z8copysignff(float noundef %a, float noundef %b) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z8copysignff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @maximum_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4fmaxff(float noundef %a, float noundef %b) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func double @minimum_double(double noundef %a, double noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func double @_Z4fmindd(double noundef %a, double noundef %b) #7
  ret double %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func double @_Z4fmindd(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @remainder_of_division(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4fmodff(float noundef %a, float noundef %b) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmodff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @load_exponent(float noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %rem = srem i32 %n, 20
  %call = tail call spir_func float @_Z5ldexpfi(float noundef %a, i32 noundef %rem) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5ldexpfi(float noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_func float @fraction(float noundef %a) local_unnamed_addr #2 {
entry:
  %whole = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %whole) #8
  %call = call spir_func float @_Z4modffPf(float noundef %a, ptr noundef nonnull %whole) #9
  %0 = load float, ptr %whole, align 4, !tbaa !8
  %1 = call float @llvm.fmuladd.f32(float %0, float 5.000000e-01, float %call)
  call void @llvm.lifetime.end.p0(ptr nonnull %whole) #8
  ret float %1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPf(float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent norecurse nounwind
define dso_local spir_func float @mantissa(float noundef %a) local_unnamed_addr #2 {
entry:
  %exponent = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %exponent) #8
  %call = call spir_func float @_Z5frexpfPi(float noundef %a, ptr noundef nonnull %exponent) #9
  %0 = load i32, ptr %exponent, align 4, !tbaa !3
  %conv = sitofp i32 %0 to float
  %add = fadd float %call, %conv
  call void @llvm.lifetime.end.p0(ptr nonnull %exponent) #8
  ret float %add
}

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPi(float noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @clamp_float(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z5clampfff(float noundef %a, float noundef -1.000000e+00, float noundef 1.000000e+00) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @step_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4stepff(float noundef %a, float noundef %b) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4stepff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @sign_float(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4signf(float noundef %a) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4signf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @exponent_of(float noundef %a) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func i32 @_Z5ilogbf(float noundef %a) #7
  ret i32 %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5ilogbf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @next_float(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z9nextafterff(float noundef %a, float noundef %b) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z9nextafterff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @smaller_magnitude(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z6minmagff(float noundef %a, float noundef %b) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z6minmagff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @positive_difference(float noundef %a, float noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call spir_func float @_Z4fdimff(float noundef %a, float noundef %b) #7
  ret float %call
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fdimff(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_func i32 @half_round_trip(float noundef %a) local_unnamed_addr #2 {
entry:
  %h = alloca i16, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %h) #8
  call spir_func void @_Z15vstore_half_rtefmPDh(float noundef %a, i64 noundef 0, ptr noundef nonnull %h) #9
  %call = call spir_func i32 @_Z5isnanf(float noundef %a) #7
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %entry
  %call1 = call spir_func float @_Z10vload_halfmPKDh(i64 noundef 0, ptr noundef nonnull %h) #10
  %astype = bitcast float %call1 to i32
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i32 [ %astype, %cond.false ], [ 1, %entry ]
  call void @llvm.lifetime.end.p0(ptr nonnull %h) #8
  ret i32 %cond
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPDh(float noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPKDh(i64 noundef, ptr noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(read) }

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
!7 = !{float 3.000000e+00}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
