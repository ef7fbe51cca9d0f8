; ModuleID = 'opencl/pure_bits.cl'
source_filename = "opencl/pure_bits.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @shift_left(i32 noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %n.addr, align 4
  %and = and i32 %1, 31
  %shl.mask = and i32 %and, 31
  %shl = shl i32 %0, %shl.mask
  ret i32 %shl
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @shift_right_arithmetic(i32 noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %n.addr, align 4
  %and = and i32 %1, 31
  %shr.mask = and i32 %and, 31
  %shr = ashr i32 %0, %shr.mask
  ret i32 %shr
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @shift_right_logical(i32 noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %n.addr, align 4
  %and = and i32 %1, 31
  %shr.mask = and i32 %and, 31
  %shr = lshr i32 %0, %shr.mask
  ret i32 %shr
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @shift_left_long(i64 noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i64, align 8
  %n.addr = alloca i32, align 4
  store i64 %a, ptr %a.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  %and = and i32 %1, 63
  %sh_prom = zext i32 %and to i64
  %shl.mask = and i64 %sh_prom, 63
  %shl = shl i64 %0, %shl.mask
  ret i64 %shl
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @shift_right_long(i64 noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i64, align 8
  %n.addr = alloca i32, align 4
  store i64 %a, ptr %a.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  %and = and i32 %1, 63
  %sh_prom = zext i32 %and to i64
  %shr.mask = and i64 %sh_prom, 63
  %shr = ashr i64 %0, %shr.mask
  ret i64 %shr
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i8 @shift_uchar(i8 noundef zeroext %a, i8 noundef zeroext %n) #0 {
entry:
  %a.addr = alloca i8, align 1
  %n.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %n, ptr %n.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %conv = zext i8 %0 to i32
  %1 = load i8, ptr %n.addr, align 1
  %conv1 = zext i8 %1 to i32
  %and = and i32 %conv1, 7
  %shl.mask = and i32 %and, 31
  %shl = shl i32 %conv, %shl.mask
  %conv2 = trunc i32 %shl to i8
  %conv3 = zext i8 %conv2 to i32
  %2 = load i8, ptr %a.addr, align 1
  %conv4 = zext i8 %2 to i32
  %shr = ashr i32 %conv4, 7
  %conv5 = trunc i32 %shr to i8
  %conv6 = zext i8 %conv5 to i32
  %or = or i32 %conv3, %conv6
  %conv7 = trunc i32 %or to i8
  ret i8 %conv7
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i16 @shift_short(i16 noundef signext %a, i16 noundef signext %n) #0 {
entry:
  %a.addr = alloca i16, align 2
  %n.addr = alloca i16, align 2
  store i16 %a, ptr %a.addr, align 2
  store i16 %n, ptr %n.addr, align 2
  %0 = load i16, ptr %a.addr, align 2
  %conv = sext i16 %0 to i32
  %1 = load i16, ptr %n.addr, align 2
  %conv1 = sext i16 %1 to i32
  %and = and i32 %conv1, 15
  %shr.mask = and i32 %and, 31
  %shr = ashr i32 %conv, %shr.mask
  %conv2 = trunc i32 %shr to i16
  ret i16 %conv2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @and_or_xor(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %and = and i32 %0, %1
  %2 = load i32, ptr %b.addr, align 4
  %3 = load i32, ptr %c.addr, align 4
  %xor = xor i32 %2, %3
  %or = or i32 %and, %xor
  %4 = load i32, ptr %a.addr, align 4
  %5 = load i32, ptr %c.addr, align 4
  %or1 = or i32 %4, %5
  %not = xor i32 %or1, -1
  %or2 = or i32 %or, %not
  ret i32 %or2
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @complement(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %not = xor i64 %0, -1
  ret i64 %not
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @rotate_by_hand(i32 noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %n.addr, align 4
  %and = and i32 %0, 31
  store i32 %and, ptr %n.addr, align 4
  %1 = load i32, ptr %a.addr, align 4
  %2 = load i32, ptr %n.addr, align 4
  %shl.mask = and i32 %2, 31
  %shl = shl i32 %1, %shl.mask
  %3 = load i32, ptr %a.addr, align 4
  %4 = load i32, ptr %n.addr, align 4
  %sub = sub i32 32, %4
  %and1 = and i32 %sub, 31
  %shr.mask = and i32 %and1, 31
  %shr = lshr i32 %3, %shr.mask
  %or = or i32 %shl, %shr
  ret i32 %or
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @rotate_builtin(i32 noundef %a, i32 noundef %n) #0 {
entry:
  %a.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %n.addr, align 4
  %call = call spir_func i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @rotate_ulong(i64 noundef %a, i64 noundef %n) #0 {
entry:
  %a.addr = alloca i64, align 8
  %n.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %n.addr, align 8
  %call = call spir_func i64 @_Z6rotatemm(i64 noundef %0, i64 noundef %1) #2
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i8 @rotate_uchar(i8 noundef zeroext %a, i8 noundef zeroext %n) #0 {
entry:
  %a.addr = alloca i8, align 1
  %n.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %n, ptr %n.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %1 = load i8, ptr %n.addr, align 1
  %call = call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %0, i8 noundef zeroext %1) #2
  ret i8 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext, i8 noundef zeroext) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @leading_zeros(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z3clzi(i32 noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3clzi(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @leading_zeros_long(i64 noundef %a) #0 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %call = call spir_func i64 @_Z3clzm(i64 noundef %0) #2
  ret i64 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z3clzm(i64 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func zeroext i8 @leading_zeros_uchar(i8 noundef zeroext %a) #0 {
entry:
  %a.addr = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  %0 = load i8, ptr %a.addr, align 1
  %call = call spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext %0) #2
  ret i8 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func zeroext i8 @_Z3clzh(i8 noundef zeroext) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @ones(i32 noundef %a) #0 {
entry:
  %a.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %call = call spir_func i32 @_Z8popcountj(i32 noundef %0) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z8popcountj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func signext i16 @ones_short(i16 noundef signext %a) #0 {
entry:
  %a.addr = alloca i16, align 2
  store i16 %a, ptr %a.addr, align 2
  %0 = load i16, ptr %a.addr, align 2
  %call = call spir_func signext i16 @_Z8popcounts(i16 noundef signext %0) #2
  ret i16 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func signext i16 @_Z8popcounts(i16 noundef signext) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @reverse_bits(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %and = and i32 %0, 1431655765
  %shl = shl i32 %and, 1
  %1 = load i32, ptr %x.addr, align 4
  %shr = lshr i32 %1, 1
  %and1 = and i32 %shr, 1431655765
  %or = or i32 %shl, %and1
  store i32 %or, ptr %x.addr, align 4
  %2 = load i32, ptr %x.addr, align 4
  %and2 = and i32 %2, 858993459
  %shl3 = shl i32 %and2, 2
  %3 = load i32, ptr %x.addr, align 4
  %shr4 = lshr i32 %3, 2
  %and5 = and i32 %shr4, 858993459
  %or6 = or i32 %shl3, %and5
  store i32 %or6, ptr %x.addr, align 4
  %4 = load i32, ptr %x.addr, align 4
  %and7 = and i32 %4, 252645135
  %shl8 = shl i32 %and7, 4
  %5 = load i32, ptr %x.addr, align 4
  %shr9 = lshr i32 %5, 4
  %and10 = and i32 %shr9, 252645135
  %or11 = or i32 %shl8, %and10
  store i32 %or11, ptr %x.addr, align 4
  %6 = load i32, ptr %x.addr, align 4
  %shl12 = shl i32 %6, 24
  %7 = load i32, ptr %x.addr, align 4
  %and13 = and i32 %7, 65280
  %shl14 = shl i32 %and13, 8
  %or15 = or i32 %shl12, %shl14
  %8 = load i32, ptr %x.addr, align 4
  %shr16 = lshr i32 %8, 8
  %and17 = and i32 %shr16, 65280
  %or18 = or i32 %or15, %and17
  %9 = load i32, ptr %x.addr, align 4
  %shr19 = lshr i32 %9, 24
  %or20 = or i32 %or18, %shr19
  ret i32 %or20
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @byte_swap(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %tmp = alloca <4 x i8>, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %astype = bitcast i32 %0 to <4 x i8>
  store <4 x i8> %astype, ptr %tmp, align 4
  %1 = load <4 x i8>, ptr %tmp, align 4
  %2 = shufflevector <4 x i8> %1, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %astype1 = bitcast <4 x i8> %2 to i32
  ret i32 %astype1
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @select_bits(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
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
  %call = call spir_func i32 @_Z9bitselectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2
  ret i32 %call
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z9bitselectiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @lowest_set_bit(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %x.addr, align 4
  %sub = sub i32 0, %1
  %and = and i32 %0, %sub
  ret i32 %and
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @is_power_of_two(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %cmp = icmp ne i32 %0, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, ptr %x.addr, align 4
  %2 = load i32, ptr %x.addr, align 4
  %sub = sub i32 %2, 1
  %and = and i32 %1, %sub
  %cmp1 = icmp eq i32 %and, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  ret i32 %land.ext
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @gray_code(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %x.addr, align 4
  %shr = lshr i32 %1, 1
  %xor = xor i32 %0, %shr
  ret i32 %xor
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @parity(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %shr = lshr i32 %0, 16
  %1 = load i32, ptr %x.addr, align 4
  %xor = xor i32 %1, %shr
  store i32 %xor, ptr %x.addr, align 4
  %2 = load i32, ptr %x.addr, align 4
  %shr1 = lshr i32 %2, 8
  %3 = load i32, ptr %x.addr, align 4
  %xor2 = xor i32 %3, %shr1
  store i32 %xor2, ptr %x.addr, align 4
  %4 = load i32, ptr %x.addr, align 4
  %shr3 = lshr i32 %4, 4
  %5 = load i32, ptr %x.addr, align 4
  %xor4 = xor i32 %5, %shr3
  store i32 %xor4, ptr %x.addr, align 4
  %6 = load i32, ptr %x.addr, align 4
  %and = and i32 %6, 15
  %shr.mask = and i32 %and, 31
  %shr5 = lshr i32 27030, %shr.mask
  %and6 = and i32 %shr5, 1
  ret i32 %and6
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @extract_field(i32 noundef %x, i32 noundef %at, i32 noundef %width) #0 {
entry:
  %x.addr = alloca i32, align 4
  %at.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  store i32 %width, ptr %width.addr, align 4
  %0 = load i32, ptr %at.addr, align 4
  %and = and i32 %0, 15
  store i32 %and, ptr %at.addr, align 4
  %1 = load i32, ptr %width.addr, align 4
  %and1 = and i32 %1, 15
  %add = add i32 %and1, 1
  store i32 %add, ptr %width.addr, align 4
  %2 = load i32, ptr %x.addr, align 4
  %3 = load i32, ptr %at.addr, align 4
  %shr.mask = and i32 %3, 31
  %shr = lshr i32 %2, %shr.mask
  %4 = load i32, ptr %width.addr, align 4
  %shl.mask = and i32 %4, 31
  %shl = shl i32 1, %shl.mask
  %sub = sub i32 %shl, 1
  %and2 = and i32 %shr, %sub
  ret i32 %and2
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
