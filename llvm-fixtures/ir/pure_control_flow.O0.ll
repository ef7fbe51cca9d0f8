; ModuleID = 'opencl/pure_control_flow.cl'
source_filename = "opencl/pure_control_flow.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @factorial(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 1, ptr %r, align 4
  %0 = load i32, ptr %n.addr, align 4
  %and = and i32 %0, 15
  store i32 %and, ptr %n.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp ugt i32 %1, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %n.addr, align 4
  %3 = load i32, ptr %r, align 4
  %mul = mul i32 %3, %2
  store i32 %mul, ptr %r, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %n.addr, align 4
  %dec = add i32 %4, -1
  store i32 %dec, ptr %n.addr, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %5 = load i32, ptr %r, align 4
  ret i32 %5
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @fibonacci(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %next = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %a, align 4
  store i32 1, ptr %b, align 4
  %0 = load i32, ptr %n.addr, align 4
  %and = and i32 %0, 63
  store i32 %and, ptr %n.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, ptr %n.addr, align 4
  %dec = add i32 %1, -1
  store i32 %dec, ptr %n.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %a, align 4
  %3 = load i32, ptr %b, align 4
  %add = add i32 %2, %3
  store i32 %add, ptr %next, align 4
  %4 = load i32, ptr %b, align 4
  store i32 %4, ptr %a, align 4
  %5 = load i32, ptr %next, align 4
  store i32 %5, ptr %b, align 4
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %6 = load i32, ptr %a, align 4
  ret i32 %6
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @greatest_common_divisor(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %0 = load i32, ptr %b.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  %1 = load i32, ptr %a.addr, align 4
  store i32 %1, ptr %retval, align 4
  br label %do.end

if.end:                                           ; preds = %do.body
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %rem = urem i32 %2, %3
  store i32 %rem, ptr %r, align 4
  %4 = load i32, ptr %b.addr, align 4
  store i32 %4, ptr %a.addr, align 4
  %5 = load i32, ptr %r, align 4
  store i32 %5, ptr %b.addr, align 4
  br label %do.cond

do.cond:                                          ; preds = %if.end
  br i1 true, label %do.body, label %do.end

do.end:                                           ; preds = %if.then, %do.cond
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @collatz_steps(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %steps = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 0, ptr %steps, align 4
  %0 = load i32, ptr %x.addr, align 4
  %and = and i32 %0, 1023
  %add = add i32 %and, 1
  store i32 %add, ptr %x.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %x.addr, align 4
  %cmp = icmp ne i32 %1, 1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load i32, ptr %steps, align 4
  %cmp1 = icmp ult i32 %2, 200
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %3 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %3, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %4 = load i32, ptr %x.addr, align 4
  %and2 = and i32 %4, 1
  %tobool = icmp ne i32 %and2, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %5 = load i32, ptr %x.addr, align 4
  %mul = mul i32 3, %5
  %add3 = add i32 %mul, 1
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %6 = load i32, ptr %x.addr, align 4
  %div = udiv i32 %6, 2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add3, %cond.true ], [ %div, %cond.false ]
  store i32 %cond, ptr %x.addr, align 4
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %7 = load i32, ptr %steps, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %steps, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  %8 = load i32, ptr %steps, align 4
  ret i32 %8
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @switch_dense(i32 noundef %x) #0 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %and = and i32 %0, 7
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 3, label %sw.bb2
    i32 4, label %sw.bb3
    i32 5, label %sw.bb4
  ]

sw.bb:                                            ; preds = %entry
  store i32 10, ptr %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry
  store i32 -20, ptr %retval, align 4
  br label %return

sw.bb2:                                           ; preds = %entry, %entry
  store i32 33, ptr %retval, align 4
  br label %return

sw.bb3:                                           ; preds = %entry
  %1 = load i32, ptr %x.addr, align 4
  %add = add nsw i32 %1, 4
  store i32 %add, ptr %x.addr, align 4
  br label %sw.bb4

sw.bb4:                                           ; preds = %entry, %sw.bb3
  %2 = load i32, ptr %x.addr, align 4
  store i32 %2, ptr %retval, align 4
  br label %return

sw.default:                                       ; preds = %entry
  store i32 99, ptr %retval, align 4
  br label %return

return:                                           ; preds = %sw.default, %sw.bb4, %sw.bb2, %sw.bb1, %sw.bb
  %3 = load i32, ptr %retval, align 4
  ret i32 %3
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @switch_sparse(i32 noundef %x) #0 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %rem = srem i32 %0, 1000
  switch i32 %rem, label %sw.epilog [
    i32 -7, label %sw.bb
    i32 0, label %sw.bb1
    i32 250, label %sw.bb2
    i32 999, label %sw.bb3
  ]

sw.bb:                                            ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry
  store i32 2, ptr %retval, align 4
  br label %return

sw.bb2:                                           ; preds = %entry
  store i32 3, ptr %retval, align 4
  br label %return

sw.bb3:                                           ; preds = %entry
  store i32 4, ptr %retval, align 4
  br label %return

sw.epilog:                                        ; preds = %entry
  %1 = load i32, ptr %x.addr, align 4
  %cmp = icmp sgt i32 %1, 0
  %2 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 5, i32 6
  store i32 %cond, ptr %retval, align 4
  br label %return

return:                                           ; preds = %sw.epilog, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  %3 = load i32, ptr %retval, align 4
  ret i32 %3
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @switch_long(i64 noundef %x) #0 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i64, align 8
  store i64 %x, ptr %x.addr, align 8
  %0 = load i64, ptr %x.addr, align 8
  %and = and i64 %0, 12884901891
  switch i64 %and, label %sw.default [
    i64 4294967296, label %sw.bb
    i64 12884901891, label %sw.bb1
    i64 2, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry
  store i32 2, ptr %retval, align 4
  br label %return

sw.bb2:                                           ; preds = %entry
  store i32 3, ptr %retval, align 4
  br label %return

sw.default:                                       ; preds = %entry
  store i32 4, ptr %retval, align 4
  br label %return

return:                                           ; preds = %sw.default, %sw.bb2, %sw.bb1, %sw.bb
  %1 = load i32, ptr %retval, align 4
  ret i32 %1
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i8 @switch_char(i8 noundef signext %c) #0 {
entry:
  %retval = alloca i8, align 1
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %0 = load i8, ptr %c.addr, align 1
  %conv = sext i8 %0 to i32
  switch i32 %conv, label %sw.epilog [
    i32 -128, label %sw.bb
    i32 97, label %sw.bb1
    i32 98, label %sw.bb1
    i32 99, label %sw.bb1
    i32 100, label %sw.bb1
    i32 101, label %sw.bb1
    i32 102, label %sw.bb1
    i32 103, label %sw.bb1
    i32 104, label %sw.bb1
    i32 105, label %sw.bb1
    i32 106, label %sw.bb1
    i32 107, label %sw.bb1
    i32 108, label %sw.bb1
    i32 109, label %sw.bb1
    i32 110, label %sw.bb1
    i32 111, label %sw.bb1
    i32 112, label %sw.bb1
    i32 113, label %sw.bb1
    i32 114, label %sw.bb1
    i32 115, label %sw.bb1
    i32 116, label %sw.bb1
    i32 117, label %sw.bb1
    i32 118, label %sw.bb1
    i32 119, label %sw.bb1
    i32 120, label %sw.bb1
    i32 121, label %sw.bb1
    i32 122, label %sw.bb1
    i32 65, label %sw.bb4
    i32 66, label %sw.bb4
    i32 67, label %sw.bb4
    i32 68, label %sw.bb4
    i32 69, label %sw.bb4
    i32 70, label %sw.bb4
    i32 71, label %sw.bb4
    i32 72, label %sw.bb4
    i32 73, label %sw.bb4
    i32 74, label %sw.bb4
    i32 75, label %sw.bb4
    i32 76, label %sw.bb4
    i32 77, label %sw.bb4
    i32 78, label %sw.bb4
    i32 79, label %sw.bb4
    i32 80, label %sw.bb4
    i32 81, label %sw.bb4
    i32 82, label %sw.bb4
    i32 83, label %sw.bb4
    i32 84, label %sw.bb4
    i32 85, label %sw.bb4
    i32 86, label %sw.bb4
    i32 87, label %sw.bb4
    i32 88, label %sw.bb4
    i32 89, label %sw.bb4
    i32 90, label %sw.bb4
  ]

sw.bb:                                            ; preds = %entry
  store i8 1, ptr %retval, align 1
  br label %return

sw.bb1:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %1 = load i8, ptr %c.addr, align 1
  %conv2 = sext i8 %1 to i32
  %sub = sub nsw i32 %conv2, 32
  %conv3 = trunc i32 %sub to i8
  store i8 %conv3, ptr %retval, align 1
  br label %return

sw.bb4:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %2 = load i8, ptr %c.addr, align 1
  %conv5 = sext i8 %2 to i32
  %add = add nsw i32 %conv5, 32
  %conv6 = trunc i32 %add to i8
  store i8 %conv6, ptr %retval, align 1
  br label %return

sw.epilog:                                        ; preds = %entry
  %3 = load i8, ptr %c.addr, align 1
  store i8 %3, ptr %retval, align 1
  br label %return

return:                                           ; preds = %sw.epilog, %sw.bb4, %sw.bb1, %sw.bb
  %4 = load i8, ptr %retval, align 1
  ret i8 %4
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @jump_back(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 0, ptr %n, align 4
  br label %again

again:                                            ; preds = %cond.end, %entry
  %0 = load i32, ptr %n, align 4
  %cmp = icmp ult i32 %0, 40
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %again
  %1 = load i32, ptr %x.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %2 = load i32, ptr %x.addr, align 4
  %and = and i32 %2, 1
  %tobool1 = icmp ne i32 %and, 0
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %3 = load i32, ptr %x.addr, align 4
  %sub = sub i32 %3, 1
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %4 = load i32, ptr %x.addr, align 4
  %shr = lshr i32 %4, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %shr, %cond.false ]
  store i32 %cond, ptr %x.addr, align 4
  %5 = load i32, ptr %n, align 4
  %inc = add i32 %5, 1
  store i32 %inc, ptr %n, align 4
  br label %again

if.end:                                           ; preds = %land.lhs.true, %again
  %6 = load i32, ptr %n, align 4
  ret i32 %6
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @nested_loops(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %sum, align 4
  %0 = load i32, ptr %n.addr, align 4
  %and = and i32 %0, 15
  store i32 %and, ptr %n.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc11, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %n.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end13

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4
  store i32 %3, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %j, align 4
  %5 = load i32, ptr %n.addr, align 4
  %cmp2 = icmp ult i32 %4, %5
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %6 = load i32, ptr %i, align 4
  %7 = load i32, ptr %j, align 4
  %add = add i32 %6, %7
  %rem = urem i32 %add, 3
  %cmp4 = icmp eq i32 %rem, 0
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body3
  br label %for.inc

if.end:                                           ; preds = %for.body3
  %8 = load i32, ptr %i, align 4
  %9 = load i32, ptr %j, align 4
  %mul = mul i32 %8, %9
  %cmp5 = icmp ugt i32 %mul, 60
  br i1 %cmp5, label %if.then6, label %if.end7

if.then6:                                         ; preds = %if.end
  br label %for.end

if.end7:                                          ; preds = %if.end
  %10 = load i32, ptr %i, align 4
  %11 = load i32, ptr %j, align 4
  %mul8 = mul i32 %10, %11
  %add9 = add i32 %mul8, 1
  %12 = load i32, ptr %sum, align 4
  %add10 = add i32 %12, %add9
  store i32 %add10, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end7, %if.then
  %13 = load i32, ptr %j, align 4
  %inc = add i32 %13, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond1

for.end:                                          ; preds = %if.then6, %for.cond1
  br label %for.inc11

for.inc11:                                        ; preds = %for.end
  %14 = load i32, ptr %i, align 4
  %inc12 = add i32 %14, 1
  store i32 %inc12, ptr %i, align 4
  br label %for.cond

for.end13:                                        ; preds = %for.cond
  %15 = load i32, ptr %sum, align 4
  ret i32 %15
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @integer_square_root(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %bit = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 0, ptr %r, align 4
  store i32 1073741824, ptr %bit, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %bit, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %x.addr, align 4
  %2 = load i32, ptr %r, align 4
  %3 = load i32, ptr %bit, align 4
  %add = add i32 %2, %3
  %cmp = icmp uge i32 %1, %add
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %4 = load i32, ptr %r, align 4
  %5 = load i32, ptr %bit, align 4
  %add1 = add i32 %4, %5
  %6 = load i32, ptr %x.addr, align 4
  %sub = sub i32 %6, %add1
  store i32 %sub, ptr %x.addr, align 4
  %7 = load i32, ptr %r, align 4
  %shr = lshr i32 %7, 1
  %8 = load i32, ptr %bit, align 4
  %add2 = add i32 %shr, %8
  store i32 %add2, ptr %r, align 4
  br label %if.end

if.else:                                          ; preds = %for.body
  %9 = load i32, ptr %r, align 4
  %shr3 = lshr i32 %9, 1
  store i32 %shr3, ptr %r, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %10 = load i32, ptr %bit, align 4
  %shr4 = lshr i32 %10, 2
  store i32 %shr4, ptr %bit, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %11 = load i32, ptr %r, align 4
  ret i32 %11
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @power_modulo(i32 noundef %base, i32 noundef %exponent, i32 noundef %modulus) #0 {
entry:
  %base.addr = alloca i32, align 4
  %exponent.addr = alloca i32, align 4
  %modulus.addr = alloca i32, align 4
  %m = alloca i64, align 8
  %b = alloca i64, align 8
  %r = alloca i64, align 8
  store i32 %base, ptr %base.addr, align 4
  store i32 %exponent, ptr %exponent.addr, align 4
  store i32 %modulus, ptr %modulus.addr, align 4
  %0 = load i32, ptr %modulus.addr, align 4
  %and = and i32 %0, 65535
  %add = add i32 %and, 1
  %conv = zext i32 %add to i64
  store i64 %conv, ptr %m, align 8
  %1 = load i32, ptr %base.addr, align 4
  %conv1 = zext i32 %1 to i64
  %2 = load i64, ptr %m, align 8
  %rem = urem i64 %conv1, %2
  store i64 %rem, ptr %b, align 8
  %3 = load i64, ptr %m, align 8
  %rem2 = urem i64 1, %3
  store i64 %rem2, ptr %r, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %4 = load i32, ptr %exponent.addr, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %5 = load i32, ptr %exponent.addr, align 4
  %and3 = and i32 %5, 1
  %tobool4 = icmp ne i32 %and3, 0
  br i1 %tobool4, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %6 = load i64, ptr %r, align 8
  %7 = load i64, ptr %b, align 8
  %mul = mul i64 %6, %7
  %8 = load i64, ptr %m, align 8
  %rem5 = urem i64 %mul, %8
  store i64 %rem5, ptr %r, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %9 = load i64, ptr %b, align 8
  %10 = load i64, ptr %b, align 8
  %mul6 = mul i64 %9, %10
  %11 = load i64, ptr %m, align 8
  %rem7 = urem i64 %mul6, %11
  store i64 %rem7, ptr %b, align 8
  %12 = load i32, ptr %exponent.addr, align 4
  %shr = lshr i32 %12, 1
  store i32 %shr, ptr %exponent.addr, align 4
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %13 = load i64, ptr %r, align 8
  %conv8 = trunc i64 %13 to i32
  ret i32 %conv8
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @early_return(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %b.addr, align 4
  %cmp1 = icmp slt i32 %1, 0
  br i1 %cmp1, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.then
  store i32 -1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %if.then
  %2 = load i32, ptr %b.addr, align 4
  store i32 %2, ptr %retval, align 4
  br label %return

if.else:                                          ; preds = %entry
  %3 = load i32, ptr %a.addr, align 4
  %4 = load i32, ptr %b.addr, align 4
  %cmp3 = icmp eq i32 %3, %4
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.else
  store i32 0, ptr %retval, align 4
  br label %return

if.end5:                                          ; preds = %if.else
  br label %if.end6

if.end6:                                          ; preds = %if.end5
  %5 = load i32, ptr %a.addr, align 4
  %cmp7 = icmp sgt i32 %5, 1000
  br i1 %cmp7, label %land.lhs.true, label %if.end10

land.lhs.true:                                    ; preds = %if.end6
  %6 = load i32, ptr %b.addr, align 4
  %cmp8 = icmp sgt i32 %6, 1000
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %land.lhs.true
  store i32 1000, ptr %retval, align 4
  br label %return

if.end10:                                         ; preds = %land.lhs.true, %if.end6
  %7 = load i32, ptr %a.addr, align 4
  %8 = load i32, ptr %b.addr, align 4
  %xor = xor i32 %7, %8
  store i32 %xor, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end10, %if.then9, %if.then4, %if.end, %if.then2
  %9 = load i32, ptr %retval, align 4
  ret i32 %9
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @digits(i64 noundef %x) #0 {
entry:
  %x.addr = alloca i64, align 8
  %n = alloca i32, align 4
  store i64 %x, ptr %x.addr, align 8
  store i32 0, ptr %n, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %0 = load i32, ptr %n, align 4
  %inc = add i32 %0, 1
  store i32 %inc, ptr %n, align 4
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %1 = load i64, ptr %x.addr, align 8
  %div = udiv i64 %1, 10
  store i64 %div, ptr %x.addr, align 8
  %tobool = icmp ne i64 %div, 0
  br i1 %tobool, label %do.body, label %do.end

do.end:                                           ; preds = %do.cond
  %2 = load i32, ptr %n, align 4
  ret i32 %2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @xorshift_rounds(i32 noundef %x, i32 noundef %n) #0 {
entry:
  %x.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %or = or i32 %0, 1
  store i32 %or, ptr %x.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %n.addr, align 4
  %and = and i32 %2, 7
  %cmp = icmp ult i32 %1, %and
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %x.addr, align 4
  %shl = shl i32 %3, 13
  %4 = load i32, ptr %x.addr, align 4
  %xor = xor i32 %4, %shl
  store i32 %xor, ptr %x.addr, align 4
  %5 = load i32, ptr %x.addr, align 4
  %shr = lshr i32 %5, 17
  %6 = load i32, ptr %x.addr, align 4
  %xor1 = xor i32 %6, %shr
  store i32 %xor1, ptr %x.addr, align 4
  %7 = load i32, ptr %x.addr, align 4
  %shl2 = shl i32 %7, 5
  %8 = load i32, ptr %x.addr, align 4
  %xor3 = xor i32 %8, %shl2
  store i32 %xor3, ptr %x.addr, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4
  %inc = add i32 %9, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !3

for.end:                                          ; preds = %for.cond
  %10 = load i32, ptr %x.addr, align 4
  ret i32 %10
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @call_chain(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %call = call spir_func i32 @step_helper(i32 noundef %0) #1
  %1 = load i32, ptr %x.addr, align 4
  %add = add i32 %1, 1
  %call1 = call spir_func i32 @step_helper(i32 noundef %add) #1
  %xor = xor i32 %call, %call1
  %call2 = call spir_func i32 @step_helper(i32 noundef %xor) #1
  ret i32 %call2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @step_helper(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %mul = mul i32 %0, 7
  %add = add i32 %mul, 1
  ret i32 %add
}

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.count", i32 2}
