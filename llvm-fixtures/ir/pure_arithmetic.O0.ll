; ModuleID = 'opencl/pure_arithmetic.cl'
source_filename = "opencl/pure_arithmetic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @add_int(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %add = add i32 %0, %1
  ret i32 %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @subtract_int(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %sub = sub i32 %0, %1
  ret i32 %sub
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @multiply_int(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %mul = mul i32 %0, %1
  ret i32 %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @divide_int(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %b.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %b.addr, align 4
  %cmp1 = icmp eq i32 %1, -1
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %2 = load i32, ptr %a.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %3 = load i32, ptr %a.addr, align 4
  %4 = load i32, ptr %b.addr, align 4
  %div = sdiv i32 %3, %4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %div, %cond.false ]
  ret i32 %cond
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @remainder_int(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %b.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %b.addr, align 4
  %cmp1 = icmp eq i32 %1, -1
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %rem = srem i32 %2, %3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %rem, %cond.false ]
  ret i32 %cond
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @divide_uint(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %or = or i32 %1, 1
  %div = udiv i32 %0, %or
  ret i32 %div
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @remainder_uint(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %or = or i32 %1, 1
  %rem = urem i32 %0, %or
  ret i32 %rem
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @add_long(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %add = add i64 %0, %1
  ret i64 %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @multiply_ulong(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %mul = mul i64 %0, %1
  ret i64 %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @divide_long(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %and = and i64 %1, 65535
  %add = add nsw i64 %and, 1
  %div = sdiv i64 %0, %add
  ret i64 %div
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @remainder_ulong(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %or = or i64 %1, 1
  %rem = urem i64 %0, %or
  ret i64 %rem
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i8 @add_char(i8 noundef signext %a, i8 noundef signext %b) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %conv = sext i8 %0 to i32
  %1 = load i8, ptr %b.addr, align 1
  %conv1 = sext i8 %1 to i32
  %add = add nsw i32 %conv, %conv1
  %conv2 = trunc i32 %add to i8
  ret i8 %conv2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i8 @multiply_uchar(i8 noundef zeroext %a, i8 noundef zeroext %b) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %conv = zext i8 %0 to i32
  %1 = load i8, ptr %b.addr, align 1
  %conv1 = zext i8 %1 to i32
  %mul = mul nsw i32 %conv, %conv1
  %conv2 = trunc i32 %mul to i8
  ret i8 %conv2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i16 @subtract_short(i16 noundef signext %a, i16 noundef signext %b) #0 {
entry:
  %a.addr = alloca i16, align 2
  %b.addr = alloca i16, align 2
  store i16 %a, ptr %a.addr, align 2
  store i16 %b, ptr %b.addr, align 2
  %0 = load i16, ptr %a.addr, align 2
  %conv = sext i16 %0 to i32
  %1 = load i16, ptr %b.addr, align 2
  %conv1 = sext i16 %1 to i32
  %sub = sub nsw i32 %conv, %conv1
  %conv2 = trunc i32 %sub to i16
  ret i16 %conv2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i16 @divide_short(i16 noundef signext %a, i16 noundef signext %b) #0 {
entry:
  %a.addr = alloca i16, align 2
  %b.addr = alloca i16, align 2
  store i16 %a, ptr %a.addr, align 2
  store i16 %b, ptr %b.addr, align 2
  %0 = load i16, ptr %b.addr, align 2
  %conv = sext i16 %0 to i32
  %cmp = icmp eq i32 %conv, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load i16, ptr %a.addr, align 2
  %conv2 = sext i16 %1 to i32
  %2 = load i16, ptr %b.addr, align 2
  %conv3 = sext i16 %2 to i32
  %div = sdiv i32 %conv2, %conv3
  %conv4 = trunc i32 %div to i16
  %conv5 = sext i16 %conv4 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %conv5, %cond.false ]
  %conv6 = trunc i32 %cond to i16
  ret i16 %conv6
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i16 @remainder_ushort(i16 noundef zeroext %a, i16 noundef zeroext %b) #0 {
entry:
  %a.addr = alloca i16, align 2
  %b.addr = alloca i16, align 2
  store i16 %a, ptr %a.addr, align 2
  store i16 %b, ptr %b.addr, align 2
  %0 = load i16, ptr %a.addr, align 2
  %conv = zext i16 %0 to i32
  %1 = load i16, ptr %b.addr, align 2
  %conv1 = zext i16 %1 to i32
  %or = or i32 %conv1, 1
  %conv2 = trunc i32 %or to i16
  %conv3 = zext i16 %conv2 to i32
  %rem = srem i32 %conv, %conv3
  %conv4 = trunc i32 %rem to i16
  ret i16 %conv4
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @negate_int(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %sub = sub i32 0, %0
  ret i32 %sub
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @add_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %add = fadd float %0, %1
  ret float %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @subtract_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %sub = fsub float %0, %1
  ret float %sub
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @multiply_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %mul = fmul float %0, %1
  ret float %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @divide_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %div = fdiv float %0, %1, !fpmath !3
  ret float %div
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @negate_float(float noundef %a) #0 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %fneg = fneg float %0
  ret float %fneg
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @add_double(double noundef %a, double noundef %b) #0 {
entry:
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %1 = load double, ptr %b.addr, align 8
  %add = fadd double %0, %1
  ret double %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @multiply_double(double noundef %a, double noundef %b) #0 {
entry:
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %1 = load double, ptr %b.addr, align 8
  %mul = fmul double %0, %1
  ret double %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func double @divide_double(double noundef %a, double noundef %b) #0 {
entry:
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %1 = load double, ptr %b.addr, align 8
  %div = fdiv double %0, %1
  ret double %div
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @polynomial_int(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %u = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  store i32 %0, ptr %u, align 4
  %1 = load i32, ptr %u, align 4
  %mul = mul i32 %1, 3
  %add = add i32 %mul, 5
  %2 = load i32, ptr %u, align 4
  %mul1 = mul i32 %add, %2
  %sub = sub i32 %mul1, 7
  %3 = load i32, ptr %u, align 4
  %mul2 = mul i32 %sub, %3
  %add3 = add i32 %mul2, 11
  ret i32 %add3
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @widening_product(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %conv = zext i32 %0 to i64
  %1 = load i32, ptr %b.addr, align 4
  %conv1 = zext i32 %1 to i64
  %mul = mul i64 %conv, %conv1
  ret i64 %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @signed_widening_product(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %conv = sext i32 %0 to i64
  %1 = load i32, ptr %b.addr, align 4
  %conv1 = sext i32 %1 to i64
  %mul = mul nsw i64 %conv, %conv1
  ret i64 %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @average_floor(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %and = and i32 %0, %1
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %xor = xor i32 %2, %3
  %shr = ashr i32 %xor, 1
  %add = add nsw i32 %and, %shr
  ret i32 %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @difference(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp ugt i32 %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %sub = sub i32 %2, %3
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load i32, ptr %b.addr, align 4
  %5 = load i32, ptr %a.addr, align 4
  %sub1 = sub i32 %4, %5
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %sub1, %cond.false ]
  ret i32 %cond
}

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{float 2.500000e+00}
