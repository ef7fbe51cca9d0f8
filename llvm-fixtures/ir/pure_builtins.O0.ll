; ModuleID = 'opencl/pure_builtins.cl'
source_filename = "opencl/pure_builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @absolute(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z3absi(i32 noundef %0) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @absolute_difference(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z8abs_diffii(i32 noundef %0, i32 noundef %1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @add_saturated(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z7add_satii(i32 noundef %0, i32 noundef %1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @add_saturated_uint(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z7add_satjj(i32 noundef %0, i32 noundef %1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i8 @add_saturated_char(i8 noundef signext %a, i8 noundef signext %b) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %1 = load i8, ptr %b.addr, align 1
  %call = call spir_func signext i8 @_Z7add_satcc(i8 noundef signext %0, i8 noundef signext %1) #5
  ret i8 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i8 @_Z7add_satcc(i8 noundef signext, i8 noundef signext) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @subtract_saturated_long(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z7sub_satll(i64 noundef %0, i64 noundef %1) #5
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z7sub_satll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i16 @subtract_saturated_ushort(i16 noundef zeroext %a, i16 noundef zeroext %b) #0 {
entry:
  %a.addr = alloca i16, align 2
  %b.addr = alloca i16, align 2
  store i16 %a, ptr %a.addr, align 2
  store i16 %b, ptr %b.addr, align 2
  %0 = load i16, ptr %a.addr, align 2
  %1 = load i16, ptr %b.addr, align 2
  %call = call spir_func zeroext i16 @_Z7sub_sattt(i16 noundef zeroext %0, i16 noundef zeroext %1) #5
  ret i16 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z7sub_sattt(i16 noundef zeroext, i16 noundef zeroext) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @half_add(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z4haddii(i32 noundef %0, i32 noundef %1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @rounded_half_add(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z5rhaddjj(i32 noundef %0, i32 noundef %1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @multiply_high(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z6mul_hiii(i32 noundef %0, i32 noundef %1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @multiply_high_ulong(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z6mul_himm(i64 noundef %0, i64 noundef %1) #5
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @multiply_add_high(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %2 = load i32, ptr %c.addr, align 4
  %call = call spir_func i32 @_Z6mad_hiiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6mad_hiiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @multiply_add_saturated(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %2 = load i32, ptr %c.addr, align 4
  %call = call spir_func i32 @_Z7mad_satiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7mad_satiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i16 @multiply_add_saturated_ushort(i16 noundef zeroext %a, i16 noundef zeroext %b, i16 noundef zeroext %c) #0 {
entry:
  %a.addr = alloca i16, align 2
  %b.addr = alloca i16, align 2
  %c.addr = alloca i16, align 2
  store i16 %a, ptr %a.addr, align 2
  store i16 %b, ptr %b.addr, align 2
  store i16 %c, ptr %c.addr, align 2
  %0 = load i16, ptr %a.addr, align 2
  %1 = load i16, ptr %b.addr, align 2
  %2 = load i16, ptr %c.addr, align 2
  %call = call spir_func zeroext i16 @_Z7mad_satttt(i16 noundef zeroext %0, i16 noundef zeroext %1, i16 noundef zeroext %2) #5
  ret i16 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z7mad_satttt(i16 noundef zeroext, i16 noundef zeroext, i16 noundef zeroext) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @clamp_int(i32 noundef %x, i32 noundef %a, i32 noundef %b) #0 {
entry:
  %x.addr = alloca i32, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %a.addr, align 4
  %2 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z3minii(i32 noundef %1, i32 noundef %2) #5
  %3 = load i32, ptr %a.addr, align 4
  %4 = load i32, ptr %b.addr, align 4
  %call1 = call spir_func i32 @_Z3maxii(i32 noundef %3, i32 noundef %4) #5
  %call2 = call spir_func i32 @_Z5clampiii(i32 noundef %0, i32 noundef %call, i32 noundef %call1) #5
  ret i32 %call2
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @minimum_uint(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z3minjj(i32 noundef %0, i32 noundef %1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @maximum_long(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %call = call spir_func i64 @_Z3maxll(i64 noundef %0, i64 noundef %1) #5
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @multiply_24(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %and = and i32 %0, 32767
  %1 = load i32, ptr %b.addr, align 4
  %and1 = and i32 %1, 32767
  %call = call spir_func i32 @_Z5mul24ii(i32 noundef %and, i32 noundef %and1) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @multiply_add_24(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %and = and i32 %0, 65535
  %1 = load i32, ptr %b.addr, align 4
  %and1 = and i32 %1, 255
  %2 = load i32, ptr %c.addr, align 4
  %call = call spir_func i32 @_Z5mad24jjj(i32 noundef %and, i32 noundef %and1, i32 noundef %2) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @upsample_int(i32 noundef %high, i32 noundef %low) #0 {
entry:
  %high.addr = alloca i32, align 4
  %low.addr = alloca i32, align 4
  store i32 %high, ptr %high.addr, align 4
  store i32 %low, ptr %low.addr, align 4
  %0 = load i32, ptr %high.addr, align 4
  %1 = load i32, ptr %low.addr, align 4
  %call = call spir_func i64 @_Z8upsampleij(i32 noundef %0, i32 noundef %1) #5
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z8upsampleij(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i16 @upsample_uchar(i8 noundef zeroext %high, i8 noundef zeroext %low) #0 {
entry:
  %high.addr = alloca i8, align 1
  %low.addr = alloca i8, align 1
  store i8 %high, ptr %high.addr, align 1
  store i8 %low, ptr %low.addr, align 1
  %0 = load i8, ptr %high.addr, align 1
  %1 = load i8, ptr %low.addr, align 1
  %call = call spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext %0, i8 noundef zeroext %1) #5
  ret i16 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i16 @_Z8upsamplehh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @fused(float noundef %a, float noundef %b, float noundef %c) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  %c.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  store float %c, ptr %c.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %2 = load float, ptr %c.addr, align 4
  %call = call spir_func float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @fused_double(double noundef %a, double noundef %b, double noundef %c) #0 {
entry:
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  %c.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  store double %c, ptr %c.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %1 = load double, ptr %b.addr, align 8
  %2 = load double, ptr %c.addr, align 8
  %call = call spir_func double @_Z3fmaddd(double noundef %0, double noundef %1, double noundef %2) #5
  ret double %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @square_root(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z4sqrtf(float noundef %0) #5, !fpmath !3
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @floor_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z5floorf(float noundef %0) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @ceil_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z4ceilf(float noundef %0) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4ceilf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @trunc_double(double noundef %a) #0 {
entry:
  %a.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %call = call spir_func double @_Z5truncd(double noundef %0) #5
  ret double %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z5truncd(double noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @round_away(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z5roundf(float noundef %0) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5roundf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @round_even(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z4rintf(float noundef %0) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4rintf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @absolute_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z4fabsf(float noundef %0) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fabsf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @copy_sign(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func float @_Z8copysignff(float noundef %0, float noundef %1) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z8copysignff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @maximum_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func float @_Z4fmaxff(float noundef %0, float noundef %1) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @minimum_double(double noundef %a, double noundef %b) #0 {
entry:
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %1 = load double, ptr %b.addr, align 8
  %call = call spir_func double @_Z4fmindd(double noundef %0, double noundef %1) #5
  ret double %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func double @_Z4fmindd(double noundef, double noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @remainder_of_division(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func float @_Z4fmodff(float noundef %0, float noundef %1) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmodff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @load_exponent(float noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca float, align 4
  %n.addr = alloca i32, align 4
  store float %a, ptr %a.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load i32, ptr %n.addr, align 4
  %rem = srem i32 %1, 20
  %call = call spir_func float @_Z5ldexpfi(float noundef %0, i32 noundef %rem) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5ldexpfi(float noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @fraction(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  %whole = alloca float, align 4
  %f = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z4modffPf(float noundef %0, ptr noundef %whole) #6
  store float %call, ptr %f, align 4
  %1 = load float, ptr %f, align 4
  %2 = load float, ptr %whole, align 4
  %3 = call float @llvm.fmuladd.f32(float %2, float 5.000000e-01, float %1)
  ret float %3
}

; Function Attrs: convergent nounwind
declare spir_func float @_Z4modffPf(float noundef, ptr noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @mantissa(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  %exponent = alloca i32, align 4
  %m = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z5frexpfPi(float noundef %0, ptr noundef %exponent) #6
  store float %call, ptr %m, align 4
  %1 = load float, ptr %m, align 4
  %2 = load i32, ptr %exponent, align 4
  %conv = sitofp i32 %2 to float
  %add = fadd float %1, %conv
  ret float %add
}

; Function Attrs: convergent nounwind
declare spir_func float @_Z5frexpfPi(float noundef, ptr noundef) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @clamp_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z5clampfff(float noundef %0, float noundef -1.000000e+00, float noundef 1.000000e+00) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @step_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func float @_Z4stepff(float noundef %0, float noundef %1) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4stepff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @sign_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func float @_Z4signf(float noundef %0) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4signf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @exponent_of(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z5ilogbf(float noundef %0) #5
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5ilogbf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @next_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func float @_Z9nextafterff(float noundef %0, float noundef %1) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z9nextafterff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @smaller_magnitude(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func float @_Z6minmagff(float noundef %0, float noundef %1) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z6minmagff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @positive_difference(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func float @_Z4fdimff(float noundef %0, float noundef %1) #5
  ret float %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fdimff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @half_round_trip(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  %h = alloca i16, align 2
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  call spir_func void @_Z15vstore_half_rtefmPDh(float noundef %0, i64 noundef 0, ptr noundef %h) #6
  %1 = load float, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z5isnanf(float noundef %1) #5
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call1 = call spir_func float @_Z10vload_halfmPKDh(i64 noundef 0, ptr noundef %h) #7
  %astype = bitcast float %call1 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %astype, %cond.false ]
  ret i32 %cond
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z15vstore_half_rtefmPDh(float noundef, i64 noundef, ptr noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare spir_func float @_Z10vload_halfmPKDh(i64 noundef, ptr noundef) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{float 3.000000e+00}
