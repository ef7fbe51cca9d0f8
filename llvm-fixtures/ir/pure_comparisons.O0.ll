; ModuleID = 'opencl/pure_comparisons.cl'
source_filename = "opencl/pure_comparisons.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @compare_signed(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp slt i32 %0, %1
  %conv = zext i1 %cmp to i32
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %cmp1 = icmp sle i32 %2, %3
  %conv2 = zext i1 %cmp1 to i32
  %shl = shl i32 %conv2, 1
  %or = or i32 %conv, %shl
  %4 = load i32, ptr %a.addr, align 4
  %5 = load i32, ptr %b.addr, align 4
  %cmp3 = icmp sgt i32 %4, %5
  %conv4 = zext i1 %cmp3 to i32
  %shl5 = shl i32 %conv4, 2
  %or6 = or i32 %or, %shl5
  %6 = load i32, ptr %a.addr, align 4
  %7 = load i32, ptr %b.addr, align 4
  %cmp7 = icmp sge i32 %6, %7
  %conv8 = zext i1 %cmp7 to i32
  %shl9 = shl i32 %conv8, 3
  %or10 = or i32 %or6, %shl9
  %8 = load i32, ptr %a.addr, align 4
  %9 = load i32, ptr %b.addr, align 4
  %cmp11 = icmp eq i32 %8, %9
  %conv12 = zext i1 %cmp11 to i32
  %shl13 = shl i32 %conv12, 4
  %or14 = or i32 %or10, %shl13
  %10 = load i32, ptr %a.addr, align 4
  %11 = load i32, ptr %b.addr, align 4
  %cmp15 = icmp ne i32 %10, %11
  %conv16 = zext i1 %cmp15 to i32
  %shl17 = shl i32 %conv16, 5
  %or18 = or i32 %or14, %shl17
  ret i32 %or18
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @compare_unsigned(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp ult i32 %0, %1
  %conv = zext i1 %cmp to i32
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %cmp1 = icmp ule i32 %2, %3
  %conv2 = zext i1 %cmp1 to i32
  %shl = shl i32 %conv2, 1
  %or = or i32 %conv, %shl
  %4 = load i32, ptr %a.addr, align 4
  %5 = load i32, ptr %b.addr, align 4
  %cmp3 = icmp ugt i32 %4, %5
  %conv4 = zext i1 %cmp3 to i32
  %shl5 = shl i32 %conv4, 2
  %or6 = or i32 %or, %shl5
  %6 = load i32, ptr %a.addr, align 4
  %7 = load i32, ptr %b.addr, align 4
  %cmp7 = icmp uge i32 %6, %7
  %conv8 = zext i1 %cmp7 to i32
  %shl9 = shl i32 %conv8, 3
  %or10 = or i32 %or6, %shl9
  %8 = load i32, ptr %a.addr, align 4
  %9 = load i32, ptr %b.addr, align 4
  %cmp11 = icmp eq i32 %8, %9
  %conv12 = zext i1 %cmp11 to i32
  %shl13 = shl i32 %conv12, 4
  %or14 = or i32 %or10, %shl13
  %10 = load i32, ptr %a.addr, align 4
  %11 = load i32, ptr %b.addr, align 4
  %cmp15 = icmp ne i32 %10, %11
  %conv16 = zext i1 %cmp15 to i32
  %shl17 = shl i32 %conv16, 5
  %or18 = or i32 %or14, %shl17
  ret i32 %or18
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @compare_long(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %cmp = icmp slt i64 %0, %1
  %conv = zext i1 %cmp to i32
  %2 = load i64, ptr %a.addr, align 8
  %3 = load i64, ptr %b.addr, align 8
  %cmp1 = icmp ult i64 %2, %3
  %conv2 = zext i1 %cmp1 to i32
  %shl = shl i32 %conv2, 1
  %or = or i32 %conv, %shl
  ret i32 %or
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @compare_float(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %cmp = fcmp olt float %0, %1
  %conv = zext i1 %cmp to i32
  %2 = load float, ptr %a.addr, align 4
  %3 = load float, ptr %b.addr, align 4
  %cmp1 = fcmp ole float %2, %3
  %conv2 = zext i1 %cmp1 to i32
  %shl = shl i32 %conv2, 1
  %or = or i32 %conv, %shl
  %4 = load float, ptr %a.addr, align 4
  %5 = load float, ptr %b.addr, align 4
  %cmp3 = fcmp ogt float %4, %5
  %conv4 = zext i1 %cmp3 to i32
  %shl5 = shl i32 %conv4, 2
  %or6 = or i32 %or, %shl5
  %6 = load float, ptr %a.addr, align 4
  %7 = load float, ptr %b.addr, align 4
  %cmp7 = fcmp oge float %6, %7
  %conv8 = zext i1 %cmp7 to i32
  %shl9 = shl i32 %conv8, 3
  %or10 = or i32 %or6, %shl9
  %8 = load float, ptr %a.addr, align 4
  %9 = load float, ptr %b.addr, align 4
  %cmp11 = fcmp oeq float %8, %9
  %conv12 = zext i1 %cmp11 to i32
  %shl13 = shl i32 %conv12, 4
  %or14 = or i32 %or10, %shl13
  %10 = load float, ptr %a.addr, align 4
  %11 = load float, ptr %b.addr, align 4
  %cmp15 = fcmp une float %10, %11
  %conv16 = zext i1 %cmp15 to i32
  %shl17 = shl i32 %conv16, 5
  %or18 = or i32 %or14, %shl17
  ret i32 %or18
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @compare_float_negated(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %cmp = fcmp olt float %0, %1
  %lnot = xor i1 %cmp, true
  %lnot.ext = zext i1 %lnot to i32
  %2 = load float, ptr %a.addr, align 4
  %3 = load float, ptr %b.addr, align 4
  %cmp1 = fcmp ole float %2, %3
  %lnot2 = xor i1 %cmp1, true
  %lnot.ext3 = zext i1 %lnot2 to i32
  %shl = shl i32 %lnot.ext3, 1
  %or = or i32 %lnot.ext, %shl
  %4 = load float, ptr %a.addr, align 4
  %5 = load float, ptr %b.addr, align 4
  %cmp4 = fcmp ogt float %4, %5
  %lnot5 = xor i1 %cmp4, true
  %lnot.ext6 = zext i1 %lnot5 to i32
  %shl7 = shl i32 %lnot.ext6, 2
  %or8 = or i32 %or, %shl7
  %6 = load float, ptr %a.addr, align 4
  %7 = load float, ptr %b.addr, align 4
  %cmp9 = fcmp oge float %6, %7
  %lnot10 = xor i1 %cmp9, true
  %lnot.ext11 = zext i1 %lnot10 to i32
  %shl12 = shl i32 %lnot.ext11, 3
  %or13 = or i32 %or8, %shl12
  ret i32 %or13
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @compare_double(double noundef %a, double noundef %b) #0 {
entry:
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %1 = load double, ptr %b.addr, align 8
  %cmp = fcmp olt double %0, %1
  %conv = zext i1 %cmp to i32
  %2 = load double, ptr %a.addr, align 8
  %3 = load double, ptr %b.addr, align 8
  %cmp1 = fcmp ole double %2, %3
  %conv2 = zext i1 %cmp1 to i32
  %shl = shl i32 %conv2, 1
  %or = or i32 %conv, %shl
  %4 = load double, ptr %a.addr, align 8
  %5 = load double, ptr %b.addr, align 8
  %cmp3 = fcmp oeq double %4, %5
  %conv4 = zext i1 %cmp3 to i32
  %shl5 = shl i32 %conv4, 2
  %or6 = or i32 %or, %shl5
  %6 = load double, ptr %a.addr, align 8
  %7 = load double, ptr %b.addr, align 8
  %cmp7 = fcmp une double %6, %7
  %conv8 = zext i1 %cmp7 to i32
  %shl9 = shl i32 %conv8, 3
  %or10 = or i32 %or6, %shl9
  ret i32 %or10
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @compare_char(i8 noundef signext %a, i8 noundef zeroext %b) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %conv = sext i8 %0 to i32
  %1 = load i8, ptr %b.addr, align 1
  %conv1 = zext i8 %1 to i32
  %cmp = icmp slt i32 %conv, %conv1
  %conv2 = zext i1 %cmp to i32
  %2 = load i8, ptr %a.addr, align 1
  %conv3 = sext i8 %2 to i32
  %3 = load i8, ptr %b.addr, align 1
  %conv4 = sext i8 %3 to i32
  %cmp5 = icmp eq i32 %conv3, %conv4
  %conv6 = zext i1 %cmp5 to i32
  %shl = shl i32 %conv6, 1
  %or = or i32 %conv2, %shl
  %4 = load i8, ptr %a.addr, align 1
  %conv7 = zext i8 %4 to i32
  %5 = load i8, ptr %b.addr, align 1
  %conv8 = zext i8 %5 to i32
  %cmp9 = icmp sgt i32 %conv7, %conv8
  %conv10 = zext i1 %cmp9 to i32
  %shl11 = shl i32 %conv10, 2
  %or12 = or i32 %or, %shl11
  ret i32 %or12
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i1 @is_between(i32 noundef %x, i32 noundef %low, i32 noundef %high) #0 {
entry:
  %x.addr = alloca i32, align 4
  %low.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %low, ptr %low.addr, align 4
  store i32 %high, ptr %high.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %low.addr, align 4
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load i32, ptr %x.addr, align 4
  %3 = load i32, ptr %high.addr, align 4
  %cmp1 = icmp sle i32 %2, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  ret i1 %4
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i1 @exclusive_or(i1 noundef zeroext %a, i1 noundef zeroext %b) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  %storedv = zext i1 %a to i8
  store i8 %storedv, ptr %a.addr, align 1
  %storedv1 = zext i1 %b to i8
  store i8 %storedv1, ptr %b.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %loadedv = trunc i8 %0 to i1
  %conv = zext i1 %loadedv to i32
  %1 = load i8, ptr %b.addr, align 1
  %loadedv2 = trunc i8 %1 to i1
  %conv3 = zext i1 %loadedv2 to i32
  %xor = xor i32 %conv, %conv3
  %tobool = icmp ne i32 %xor, 0
  ret i1 %tobool
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i1 @majority(i1 noundef zeroext %a, i1 noundef zeroext %b, i1 noundef zeroext %c) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  %c.addr = alloca i8, align 1
  %storedv = zext i1 %a to i8
  store i8 %storedv, ptr %a.addr, align 1
  %storedv1 = zext i1 %b to i8
  store i8 %storedv1, ptr %b.addr, align 1
  %storedv2 = zext i1 %c to i8
  store i8 %storedv2, ptr %c.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %loadedv = trunc i8 %0 to i1
  br i1 %loadedv, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %1 = load i8, ptr %b.addr, align 1
  %loadedv3 = trunc i8 %1 to i1
  br i1 %loadedv3, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true, %entry
  %2 = load i8, ptr %b.addr, align 1
  %loadedv4 = trunc i8 %2 to i1
  br i1 %loadedv4, label %land.lhs.true5, label %lor.rhs

land.lhs.true5:                                   ; preds = %lor.lhs.false
  %3 = load i8, ptr %c.addr, align 1
  %loadedv6 = trunc i8 %3 to i1
  br i1 %loadedv6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.lhs.true5, %lor.lhs.false
  %4 = load i8, ptr %a.addr, align 1
  %loadedv7 = trunc i8 %4 to i1
  br i1 %loadedv7, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %5 = load i8, ptr %c.addr, align 1
  %loadedv8 = trunc i8 %5 to i1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %6 = phi i1 [ false, %lor.rhs ], [ %loadedv8, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %land.lhs.true5, %land.lhs.true
  %7 = phi i1 [ true, %land.lhs.true5 ], [ true, %land.lhs.true ], [ %6, %land.end ]
  ret i1 %7
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @sign_of(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %cmp = icmp sgt i32 %0, 0
  %conv = zext i1 %cmp to i32
  %1 = load i32, ptr %x.addr, align 4
  %cmp1 = icmp slt i32 %1, 0
  %conv2 = zext i1 %cmp1 to i32
  %sub = sub nsw i32 %conv, %conv2
  ret i32 %sub
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @three_way(i64 noundef %a, i64 noundef %b) #0 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i64, ptr %a.addr, align 8
  %3 = load i64, ptr %b.addr, align 8
  %cmp1 = icmp ugt i64 %2, %3
  %4 = zext i1 %cmp1 to i64
  %cond = select i1 %cmp1, i32 1, i32 0
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond2 = phi i32 [ -1, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @relational_builtins_scalar(float noundef %a, float noundef %b) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %b.addr, align 4
  %call = call spir_func i32 @_Z7isequalff(float noundef %0, float noundef %1) #2
  %2 = load float, ptr %a.addr, align 4
  %3 = load float, ptr %b.addr, align 4
  %call1 = call spir_func i32 @_Z10isnotequalff(float noundef %2, float noundef %3) #2
  %shl = shl i32 %call1, 1
  %or = or i32 %call, %shl
  %4 = load float, ptr %a.addr, align 4
  %5 = load float, ptr %b.addr, align 4
  %call2 = call spir_func i32 @_Z9isgreaterff(float noundef %4, float noundef %5) #2
  %shl3 = shl i32 %call2, 2
  %or4 = or i32 %or, %shl3
  %6 = load float, ptr %a.addr, align 4
  %7 = load float, ptr %b.addr, align 4
  %call5 = call spir_func i32 @_Z14isgreaterequalff(float noundef %6, float noundef %7) #2
  %shl6 = shl i32 %call5, 3
  %or7 = or i32 %or4, %shl6
  %8 = load float, ptr %a.addr, align 4
  %9 = load float, ptr %b.addr, align 4
  %call8 = call spir_func i32 @_Z6islessff(float noundef %8, float noundef %9) #2
  %shl9 = shl i32 %call8, 4
  %or10 = or i32 %or7, %shl9
  %10 = load float, ptr %a.addr, align 4
  %11 = load float, ptr %b.addr, align 4
  %call11 = call spir_func i32 @_Z11islessequalff(float noundef %10, float noundef %11) #2
  %shl12 = shl i32 %call11, 5
  %or13 = or i32 %or10, %shl12
  %12 = load float, ptr %a.addr, align 4
  %13 = load float, ptr %b.addr, align 4
  %call14 = call spir_func i32 @_Z13islessgreaterff(float noundef %12, float noundef %13) #2
  %shl15 = shl i32 %call14, 6
  %or16 = or i32 %or13, %shl15
  %14 = load float, ptr %a.addr, align 4
  %15 = load float, ptr %b.addr, align 4
  %call17 = call spir_func i32 @_Z9isorderedff(float noundef %14, float noundef %15) #2
  %shl18 = shl i32 %call17, 7
  %or19 = or i32 %or16, %shl18
  %16 = load float, ptr %a.addr, align 4
  %17 = load float, ptr %b.addr, align 4
  %call20 = call spir_func i32 @_Z11isunorderedff(float noundef %16, float noundef %17) #2
  %shl21 = shl i32 %call20, 8
  %or22 = or i32 %or19, %shl21
  ret i32 %or22
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7isequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z10isnotequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9isgreaterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6islessff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11islessequalff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z13islessgreaterff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9isorderedff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z11isunorderedff(float noundef, float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @classify(float noundef %x) #0 {
entry:
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  %0 = load float, ptr %x.addr, align 4
  %call = call spir_func i32 @_Z8isfinitef(float noundef %0) #2
  %1 = load float, ptr %x.addr, align 4
  %call1 = call spir_func i32 @_Z5isinff(float noundef %1) #2
  %shl = shl i32 %call1, 1
  %or = or i32 %call, %shl
  %2 = load float, ptr %x.addr, align 4
  %call2 = call spir_func i32 @_Z5isnanf(float noundef %2) #2
  %shl3 = shl i32 %call2, 2
  %or4 = or i32 %or, %shl3
  %3 = load float, ptr %x.addr, align 4
  %call5 = call spir_func i32 @_Z8isnormalf(float noundef %3) #2
  %shl6 = shl i32 %call5, 3
  %or7 = or i32 %or4, %shl6
  %4 = load float, ptr %x.addr, align 4
  %call8 = call spir_func i32 @_Z7signbitf(float noundef %4) #2
  %cmp = icmp ne i32 %call8, 0
  %conv = zext i1 %cmp to i32
  %shl9 = shl i32 %conv, 4
  %or10 = or i32 %or7, %shl9
  ret i32 %or10
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinitef(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinff(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormalf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitf(float noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @classify_double(double noundef %x) #0 {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %call = call spir_func i32 @_Z8isfinited(double noundef %0) #2
  %1 = load double, ptr %x.addr, align 8
  %call1 = call spir_func i32 @_Z5isinfd(double noundef %1) #2
  %shl = shl i32 %call1, 1
  %or = or i32 %call, %shl
  %2 = load double, ptr %x.addr, align 8
  %call2 = call spir_func i32 @_Z5isnand(double noundef %2) #2
  %shl3 = shl i32 %call2, 2
  %or4 = or i32 %or, %shl3
  %3 = load double, ptr %x.addr, align 8
  %call5 = call spir_func i32 @_Z8isnormald(double noundef %3) #2
  %shl6 = shl i32 %call5, 3
  %or7 = or i32 %or4, %shl6
  %4 = load double, ptr %x.addr, align 8
  %call8 = call spir_func i32 @_Z7signbitd(double noundef %4) #2
  %cmp = icmp ne i32 %call8, 0
  %conv = zext i1 %cmp to i32
  %shl9 = shl i32 %conv, 4
  %or10 = or i32 %or7, %shl9
  ret i32 %or10
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isfinited(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isinfd(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5isnand(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8isnormald(double noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z7signbitd(double noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @select_scalar(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
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
  %call = call spir_func i32 @_Z6selectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6selectiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @select_float(float noundef %a, float noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  %c.addr = alloca i32, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %cmp = icmp sgt i32 %0, 3
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load float, ptr %a.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load float, ptr %b.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %1, %cond.true ], [ %2, %cond.false ]
  ret float %cond
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @maximum_of_three(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  %m = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp sgt i32 %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i32, ptr %a.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %b.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ]
  store i32 %cond, ptr %m, align 4
  %4 = load i32, ptr %m, align 4
  %5 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp sgt i32 %4, %5
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.end
  %6 = load i32, ptr %m, align 4
  br label %cond.end4

cond.false3:                                      ; preds = %cond.end
  %7 = load i32, ptr %c.addr, align 4
  br label %cond.end4

cond.end4:                                        ; preds = %cond.false3, %cond.true2
  %cond5 = phi i32 [ %6, %cond.true2 ], [ %7, %cond.false3 ]
  ret i32 %cond5
}

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
