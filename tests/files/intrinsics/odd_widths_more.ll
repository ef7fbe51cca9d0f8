; Functions of integers of other widths and of vectors of other lengths than SPIR-V has.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i32 @sadd_with_overflow_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %p = call { i7, i1 } @llvm.sadd.with.overflow.i7(i7 %a, i7 %b)
  %v = extractvalue { i7, i1 } %p, 0
  %c = extractvalue { i7, i1 } %p, 1
  %w = select i1 %c, i7 5, i7 0
  %r = xor i7 %v, %w
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @uadd_with_overflow_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %p = call { i7, i1 } @llvm.uadd.with.overflow.i7(i7 %a, i7 %b)
  %v = extractvalue { i7, i1 } %p, 0
  %c = extractvalue { i7, i1 } %p, 1
  %w = select i1 %c, i7 5, i7 0
  %r = xor i7 %v, %w
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @ssub_with_overflow_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %p = call { i7, i1 } @llvm.ssub.with.overflow.i7(i7 %a, i7 %b)
  %v = extractvalue { i7, i1 } %p, 0
  %c = extractvalue { i7, i1 } %p, 1
  %w = select i1 %c, i7 5, i7 0
  %r = xor i7 %v, %w
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @usub_with_overflow_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %p = call { i7, i1 } @llvm.usub.with.overflow.i7(i7 %a, i7 %b)
  %v = extractvalue { i7, i1 } %p, 0
  %c = extractvalue { i7, i1 } %p, 1
  %w = select i1 %c, i7 5, i7 0
  %r = xor i7 %v, %w
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @smul_with_overflow_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %p = call { i7, i1 } @llvm.smul.with.overflow.i7(i7 %a, i7 %b)
  %v = extractvalue { i7, i1 } %p, 0
  %c = extractvalue { i7, i1 } %p, 1
  %w = select i1 %c, i7 5, i7 0
  %r = xor i7 %v, %w
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @umul_with_overflow_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %p = call { i7, i1 } @llvm.umul.with.overflow.i7(i7 %a, i7 %b)
  %v = extractvalue { i7, i1 } %p, 0
  %c = extractvalue { i7, i1 } %p, 1
  %w = select i1 %c, i7 5, i7 0
  %r = xor i7 %v, %w
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @scmp_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %r = call i7 @llvm.scmp.i7.i7(i7 %a, i7 %b)
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @ucmp_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %r = call i7 @llvm.ucmp.i7.i7(i7 %a, i7 %b)
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @sshl_sat_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %d = urem i7 %b, 7
  %r = call i7 @llvm.sshl.sat.i7(i7 %a, i7 %d)
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @ushl_sat_7(i32 %x, i32 %y) {
  %a = trunc i32 %x to i7
  %b = trunc i32 %y to i7
  %d = urem i7 %b, 7
  %r = call i7 @llvm.ushl.sat.i7(i7 %a, i7 %d)
  %o = zext i7 %r to i32
  ret i32 %o
}

define spir_func i32 @fptosi_sat_7(float %x) {
  %v = call i7 @llvm.fptosi.sat.i7.f32(float %x)
  %r = sext i7 %v to i32
  ret i32 %r
}

define spir_func i32 @fptoui_sat_7(double %x) {
  %v = call i7 @llvm.fptoui.sat.i7.f64(double %x)
  %r = zext i7 %v to i32
  ret i32 %r
}

define spir_func i32 @sadd_with_overflow_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %p = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %p, 0
  %c = extractvalue { i24, i1 } %p, 1
  %w = select i1 %c, i24 5, i24 0
  %r = xor i24 %v, %w
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @uadd_with_overflow_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %p = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %p, 0
  %c = extractvalue { i24, i1 } %p, 1
  %w = select i1 %c, i24 5, i24 0
  %r = xor i24 %v, %w
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @ssub_with_overflow_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %p = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %p, 0
  %c = extractvalue { i24, i1 } %p, 1
  %w = select i1 %c, i24 5, i24 0
  %r = xor i24 %v, %w
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @usub_with_overflow_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %p = call { i24, i1 } @llvm.usub.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %p, 0
  %c = extractvalue { i24, i1 } %p, 1
  %w = select i1 %c, i24 5, i24 0
  %r = xor i24 %v, %w
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @smul_with_overflow_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %p = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %p, 0
  %c = extractvalue { i24, i1 } %p, 1
  %w = select i1 %c, i24 5, i24 0
  %r = xor i24 %v, %w
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @umul_with_overflow_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %p = call { i24, i1 } @llvm.umul.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %p, 0
  %c = extractvalue { i24, i1 } %p, 1
  %w = select i1 %c, i24 5, i24 0
  %r = xor i24 %v, %w
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @scmp_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %r = call i24 @llvm.scmp.i24.i24(i24 %a, i24 %b)
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @ucmp_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %r = call i24 @llvm.ucmp.i24.i24(i24 %a, i24 %b)
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @sshl_sat_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %d = urem i24 %b, 24
  %r = call i24 @llvm.sshl.sat.i24(i24 %a, i24 %d)
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @ushl_sat_24(i32 %x, i32 %y) {
  %a = trunc i32 %x to i24
  %b = trunc i32 %y to i24
  %d = urem i24 %b, 24
  %r = call i24 @llvm.ushl.sat.i24(i24 %a, i24 %d)
  %o = zext i24 %r to i32
  ret i32 %o
}

define spir_func i32 @fptosi_sat_24(float %x) {
  %v = call i24 @llvm.fptosi.sat.i24.f32(float %x)
  %r = sext i24 %v to i32
  ret i32 %r
}

define spir_func i32 @fptoui_sat_24(double %x) {
  %v = call i24 @llvm.fptoui.sat.i24.f64(double %x)
  %r = zext i24 %v to i32
  ret i32 %r
}

define spir_func i64 @sadd_with_overflow_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %p = call { i33, i1 } @llvm.sadd.with.overflow.i33(i33 %a, i33 %b)
  %v = extractvalue { i33, i1 } %p, 0
  %c = extractvalue { i33, i1 } %p, 1
  %w = select i1 %c, i33 5, i33 0
  %r = xor i33 %v, %w
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @uadd_with_overflow_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %p = call { i33, i1 } @llvm.uadd.with.overflow.i33(i33 %a, i33 %b)
  %v = extractvalue { i33, i1 } %p, 0
  %c = extractvalue { i33, i1 } %p, 1
  %w = select i1 %c, i33 5, i33 0
  %r = xor i33 %v, %w
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @ssub_with_overflow_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %p = call { i33, i1 } @llvm.ssub.with.overflow.i33(i33 %a, i33 %b)
  %v = extractvalue { i33, i1 } %p, 0
  %c = extractvalue { i33, i1 } %p, 1
  %w = select i1 %c, i33 5, i33 0
  %r = xor i33 %v, %w
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @usub_with_overflow_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %p = call { i33, i1 } @llvm.usub.with.overflow.i33(i33 %a, i33 %b)
  %v = extractvalue { i33, i1 } %p, 0
  %c = extractvalue { i33, i1 } %p, 1
  %w = select i1 %c, i33 5, i33 0
  %r = xor i33 %v, %w
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @smul_with_overflow_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %p = call { i33, i1 } @llvm.smul.with.overflow.i33(i33 %a, i33 %b)
  %v = extractvalue { i33, i1 } %p, 0
  %c = extractvalue { i33, i1 } %p, 1
  %w = select i1 %c, i33 5, i33 0
  %r = xor i33 %v, %w
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @umul_with_overflow_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %p = call { i33, i1 } @llvm.umul.with.overflow.i33(i33 %a, i33 %b)
  %v = extractvalue { i33, i1 } %p, 0
  %c = extractvalue { i33, i1 } %p, 1
  %w = select i1 %c, i33 5, i33 0
  %r = xor i33 %v, %w
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @scmp_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %r = call i33 @llvm.scmp.i33.i33(i33 %a, i33 %b)
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @ucmp_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %r = call i33 @llvm.ucmp.i33.i33(i33 %a, i33 %b)
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @sshl_sat_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %d = urem i33 %b, 33
  %r = call i33 @llvm.sshl.sat.i33(i33 %a, i33 %d)
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @ushl_sat_33(i64 %x, i64 %y) {
  %a = trunc i64 %x to i33
  %b = trunc i64 %y to i33
  %d = urem i33 %b, 33
  %r = call i33 @llvm.ushl.sat.i33(i33 %a, i33 %d)
  %o = zext i33 %r to i64
  ret i64 %o
}

define spir_func i64 @fptosi_sat_33(float %x) {
  %v = call i33 @llvm.fptosi.sat.i33.f32(float %x)
  %r = sext i33 %v to i64
  ret i64 %r
}

define spir_func i64 @fptoui_sat_33(double %x) {
  %v = call i33 @llvm.fptoui.sat.i33.f64(double %x)
  %r = zext i33 %v to i64
  ret i64 %r
}

define spir_func i64 @sadd_with_overflow_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %p = call { i48, i1 } @llvm.sadd.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %p, 0
  %c = extractvalue { i48, i1 } %p, 1
  %w = select i1 %c, i48 5, i48 0
  %r = xor i48 %v, %w
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @uadd_with_overflow_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %p = call { i48, i1 } @llvm.uadd.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %p, 0
  %c = extractvalue { i48, i1 } %p, 1
  %w = select i1 %c, i48 5, i48 0
  %r = xor i48 %v, %w
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @ssub_with_overflow_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %p = call { i48, i1 } @llvm.ssub.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %p, 0
  %c = extractvalue { i48, i1 } %p, 1
  %w = select i1 %c, i48 5, i48 0
  %r = xor i48 %v, %w
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @usub_with_overflow_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %p = call { i48, i1 } @llvm.usub.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %p, 0
  %c = extractvalue { i48, i1 } %p, 1
  %w = select i1 %c, i48 5, i48 0
  %r = xor i48 %v, %w
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @smul_with_overflow_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %p = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %p, 0
  %c = extractvalue { i48, i1 } %p, 1
  %w = select i1 %c, i48 5, i48 0
  %r = xor i48 %v, %w
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @umul_with_overflow_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %p = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %p, 0
  %c = extractvalue { i48, i1 } %p, 1
  %w = select i1 %c, i48 5, i48 0
  %r = xor i48 %v, %w
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @scmp_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %r = call i48 @llvm.scmp.i48.i48(i48 %a, i48 %b)
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @ucmp_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %r = call i48 @llvm.ucmp.i48.i48(i48 %a, i48 %b)
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @sshl_sat_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %d = urem i48 %b, 48
  %r = call i48 @llvm.sshl.sat.i48(i48 %a, i48 %d)
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @ushl_sat_48(i64 %x, i64 %y) {
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %d = urem i48 %b, 48
  %r = call i48 @llvm.ushl.sat.i48(i48 %a, i48 %d)
  %o = zext i48 %r to i64
  ret i64 %o
}

define spir_func i64 @fptosi_sat_48(float %x) {
  %v = call i48 @llvm.fptosi.sat.i48.f32(float %x)
  %r = sext i48 %v to i64
  ret i64 %r
}

define spir_func i64 @fptoui_sat_48(double %x) {
  %v = call i48 @llvm.fptoui.sat.i48.f64(double %x)
  %r = zext i48 %v to i64
  ret i64 %r
}

define spir_func <2 x i64> @sadd_with_overflow_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %p = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
  %value = extractvalue { i128, i1 } %p, 0
  %c = extractvalue { i128, i1 } %p, 1
  %x = select i1 %c, i128 5, i128 0
  %r = xor i128 %value, %x
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @uadd_with_overflow_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %p = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  %value = extractvalue { i128, i1 } %p, 0
  %c = extractvalue { i128, i1 } %p, 1
  %x = select i1 %c, i128 5, i128 0
  %r = xor i128 %value, %x
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @ssub_with_overflow_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %p = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  %value = extractvalue { i128, i1 } %p, 0
  %c = extractvalue { i128, i1 } %p, 1
  %x = select i1 %c, i128 5, i128 0
  %r = xor i128 %value, %x
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @usub_with_overflow_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %p = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %a, i128 %b)
  %value = extractvalue { i128, i1 } %p, 0
  %c = extractvalue { i128, i1 } %p, 1
  %x = select i1 %c, i128 5, i128 0
  %r = xor i128 %value, %x
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @umul_with_overflow_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %p = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  %value = extractvalue { i128, i1 } %p, 0
  %c = extractvalue { i128, i1 } %p, 1
  %x = select i1 %c, i128 5, i128 0
  %r = xor i128 %value, %x
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @sadd_sat_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @uadd_sat_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.uadd.sat.i128(i128 %a, i128 %b)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @ssub_sat_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @usub_sat_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.usub.sat.i128(i128 %a, i128 %b)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @fshl_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %b2)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @fshr_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 %b2)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @scmp_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.scmp.i128.i128(i128 %a, i128 %b)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}

define spir_func <2 x i64> @ucmp_128(i64 %a0, i64 %a1, i64 %b0, i64 %b1) {
  %a2 = zext i64 %a0 to i128
  %a3 = zext i64 %a1 to i128
  %a4 = shl i128 %a3, 64
  %a = or i128 %a4, %a2
  %b2 = zext i64 %b0 to i128
  %b3 = zext i64 %b1 to i128
  %b4 = shl i128 %b3, 64
  %b = or i128 %b4, %b2
  %r = call i128 @llvm.ucmp.i128.i128(i128 %a, i128 %b)
  %low = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %high = trunc i128 %s to i64
  %v = insertelement <2 x i64> poison, i64 %low, i32 0
  %w = insertelement <2 x i64> %v, i64 %high, i32 1
  ret <2 x i64> %w
}
