; Integers of widths that need an extension.
; extensions: +SPV_INTEL_arbitrary_precision_integers

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i32 @smin_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.smin.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @smax_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.smax.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @umin_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.umin.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @umax_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.umax.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @abs_i24(i32 %a) {
  %t0 = trunc i32 %a to i24
  %r = call i24 @llvm.abs.i24(i24 %t0, i1 false)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i64 @abs_i48(i64 %a) {
  %t0 = trunc i64 %a to i48
  %r = call i48 @llvm.abs.i48(i48 %t0, i1 false)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @ctlz_i24(i32 %a) {
  %t0 = trunc i32 %a to i24
  %r = call i24 @llvm.ctlz.i24(i24 %t0, i1 false)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @ctlz_i5(i32 %a) {
  %t0 = trunc i32 %a to i5
  %r = call i5 @llvm.ctlz.i5(i5 %t0, i1 false)
  %w = zext i5 %r to i32
  ret i32 %w
}

define spir_func i64 @ctlz_i48(i64 %a) {
  %t0 = trunc i64 %a to i48
  %r = call i48 @llvm.ctlz.i48(i48 %t0, i1 false)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i64 @ctlz_i63(i64 %a) {
  %t0 = trunc i64 %a to i63
  %r = call i63 @llvm.ctlz.i63(i63 %t0, i1 false)
  %w = zext i63 %r to i64
  ret i64 %w
}

define spir_func i32 @cttz_i24(i32 %a) {
  %t0 = trunc i32 %a to i24
  %r = call i24 @llvm.cttz.i24(i24 %t0, i1 false)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @cttz_i5(i32 %a) {
  %t0 = trunc i32 %a to i5
  %r = call i5 @llvm.cttz.i5(i5 %t0, i1 false)
  %w = zext i5 %r to i32
  ret i32 %w
}

define spir_func i64 @cttz_i48(i64 %a) {
  %t0 = trunc i64 %a to i48
  %r = call i48 @llvm.cttz.i48(i48 %t0, i1 false)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i64 @cttz_i63(i64 %a) {
  %t0 = trunc i64 %a to i63
  %r = call i63 @llvm.cttz.i63(i63 %t0, i1 false)
  %w = zext i63 %r to i64
  ret i64 %w
}

define spir_func i32 @ctpop_i24(i32 %a) {
  %t0 = trunc i32 %a to i24
  %r = call i24 @llvm.ctpop.i24(i24 %t0)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @bitreverse_i24(i32 %a) {
  %t0 = trunc i32 %a to i24
  %r = call i24 @llvm.bitreverse.i24(i24 %t0)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @bitreverse_i5(i32 %a) {
  %t0 = trunc i32 %a to i5
  %r = call i5 @llvm.bitreverse.i5(i5 %t0)
  %w = zext i5 %r to i32
  ret i32 %w
}

define spir_func i64 @bitreverse_i48(i64 %a) {
  %t0 = trunc i64 %a to i48
  %r = call i48 @llvm.bitreverse.i48(i48 %t0)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i64 @bswap_i48(i64 %a) {
  %t0 = trunc i64 %a to i48
  %r = call i48 @llvm.bswap.i48(i48 %t0)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @fshl_i24(i32 %a, i32 %b, i32 %c) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %t2 = trunc i32 %c to i24
  %r = call i24 @llvm.fshl.i24(i24 %t0, i24 %t1, i24 %t2)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @fshl_i5(i32 %a, i32 %b, i32 %c) {
  %t0 = trunc i32 %a to i5
  %t1 = trunc i32 %b to i5
  %t2 = trunc i32 %c to i5
  %r = call i5 @llvm.fshl.i5(i5 %t0, i5 %t1, i5 %t2)
  %w = zext i5 %r to i32
  ret i32 %w
}

define spir_func i64 @fshl_i48(i64 %a, i64 %b, i64 %c) {
  %t0 = trunc i64 %a to i48
  %t1 = trunc i64 %b to i48
  %t2 = trunc i64 %c to i48
  %r = call i48 @llvm.fshl.i48(i48 %t0, i48 %t1, i48 %t2)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @fshr_i24(i32 %a, i32 %b, i32 %c) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %t2 = trunc i32 %c to i24
  %r = call i24 @llvm.fshr.i24(i24 %t0, i24 %t1, i24 %t2)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @fshr_i5(i32 %a, i32 %b, i32 %c) {
  %t0 = trunc i32 %a to i5
  %t1 = trunc i32 %b to i5
  %t2 = trunc i32 %c to i5
  %r = call i5 @llvm.fshr.i5(i5 %t0, i5 %t1, i5 %t2)
  %w = zext i5 %r to i32
  ret i32 %w
}

define spir_func i64 @fshr_i48(i64 %a, i64 %b, i64 %c) {
  %t0 = trunc i64 %a to i48
  %t1 = trunc i64 %b to i48
  %t2 = trunc i64 %c to i48
  %r = call i48 @llvm.fshr.i48(i48 %t0, i48 %t1, i48 %t2)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @sadd_sat_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.sadd.sat.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i64 @sadd_sat_i48(i64 %a, i64 %b) {
  %t0 = trunc i64 %a to i48
  %t1 = trunc i64 %b to i48
  %r = call i48 @llvm.sadd.sat.i48(i48 %t0, i48 %t1)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @uadd_sat_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.uadd.sat.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i64 @uadd_sat_i48(i64 %a, i64 %b) {
  %t0 = trunc i64 %a to i48
  %t1 = trunc i64 %b to i48
  %r = call i48 @llvm.uadd.sat.i48(i48 %t0, i48 %t1)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @ssub_sat_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.ssub.sat.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i64 @ssub_sat_i48(i64 %a, i64 %b) {
  %t0 = trunc i64 %a to i48
  %t1 = trunc i64 %b to i48
  %r = call i48 @llvm.ssub.sat.i48(i48 %t0, i48 %t1)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @usub_sat_i24(i32 %a, i32 %b) {
  %t0 = trunc i32 %a to i24
  %t1 = trunc i32 %b to i24
  %r = call i24 @llvm.usub.sat.i24(i24 %t0, i24 %t1)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i64 @usub_sat_i48(i64 %a, i64 %b) {
  %t0 = trunc i64 %a to i48
  %t1 = trunc i64 %b to i48
  %r = call i48 @llvm.usub.sat.i48(i48 %t0, i48 %t1)
  %w = zext i48 %r to i64
  ret i64 %w
}

define spir_func i32 @sshl_sat_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %u = and i32 %b, 15
  %y = trunc i32 %u to i24
  %r = call i24 @llvm.sshl.sat.i24(i24 %x, i24 %y)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @ushl_sat_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %u = and i32 %b, 15
  %y = trunc i32 %u to i24
  %r = call i24 @llvm.ushl.sat.i24(i24 %x, i24 %y)
  %w = zext i24 %r to i32
  ret i32 %w
}

define spir_func i32 @sadd_both_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %y = trunc i32 %b to i24
  %p = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %x, i24 %y)
  %v = extractvalue { i24, i1 } %p, 0
  %o = extractvalue { i24, i1 } %p, 1
  %w = zext i24 %v to i32
  %n = xor i32 %w, -1
  %r = select i1 %o, i32 %n, i32 %w
  ret i32 %r
}

define spir_func i64 @sadd_both_i48(i64 %a, i64 %b) {
  %x = trunc i64 %a to i48
  %y = trunc i64 %b to i48
  %p = call { i48, i1 } @llvm.sadd.with.overflow.i48(i48 %x, i48 %y)
  %v = extractvalue { i48, i1 } %p, 0
  %o = extractvalue { i48, i1 } %p, 1
  %w = zext i48 %v to i64
  %n = xor i64 %w, -1
  %r = select i1 %o, i64 %n, i64 %w
  ret i64 %r
}

define spir_func i32 @uadd_both_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %y = trunc i32 %b to i24
  %p = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %x, i24 %y)
  %v = extractvalue { i24, i1 } %p, 0
  %o = extractvalue { i24, i1 } %p, 1
  %w = zext i24 %v to i32
  %n = xor i32 %w, -1
  %r = select i1 %o, i32 %n, i32 %w
  ret i32 %r
}

define spir_func i64 @uadd_both_i48(i64 %a, i64 %b) {
  %x = trunc i64 %a to i48
  %y = trunc i64 %b to i48
  %p = call { i48, i1 } @llvm.uadd.with.overflow.i48(i48 %x, i48 %y)
  %v = extractvalue { i48, i1 } %p, 0
  %o = extractvalue { i48, i1 } %p, 1
  %w = zext i48 %v to i64
  %n = xor i64 %w, -1
  %r = select i1 %o, i64 %n, i64 %w
  ret i64 %r
}

define spir_func i32 @ssub_both_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %y = trunc i32 %b to i24
  %p = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %x, i24 %y)
  %v = extractvalue { i24, i1 } %p, 0
  %o = extractvalue { i24, i1 } %p, 1
  %w = zext i24 %v to i32
  %n = xor i32 %w, -1
  %r = select i1 %o, i32 %n, i32 %w
  ret i32 %r
}

define spir_func i64 @ssub_both_i48(i64 %a, i64 %b) {
  %x = trunc i64 %a to i48
  %y = trunc i64 %b to i48
  %p = call { i48, i1 } @llvm.ssub.with.overflow.i48(i48 %x, i48 %y)
  %v = extractvalue { i48, i1 } %p, 0
  %o = extractvalue { i48, i1 } %p, 1
  %w = zext i48 %v to i64
  %n = xor i64 %w, -1
  %r = select i1 %o, i64 %n, i64 %w
  ret i64 %r
}

define spir_func i32 @usub_both_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %y = trunc i32 %b to i24
  %p = call { i24, i1 } @llvm.usub.with.overflow.i24(i24 %x, i24 %y)
  %v = extractvalue { i24, i1 } %p, 0
  %o = extractvalue { i24, i1 } %p, 1
  %w = zext i24 %v to i32
  %n = xor i32 %w, -1
  %r = select i1 %o, i32 %n, i32 %w
  ret i32 %r
}

define spir_func i64 @usub_both_i48(i64 %a, i64 %b) {
  %x = trunc i64 %a to i48
  %y = trunc i64 %b to i48
  %p = call { i48, i1 } @llvm.usub.with.overflow.i48(i48 %x, i48 %y)
  %v = extractvalue { i48, i1 } %p, 0
  %o = extractvalue { i48, i1 } %p, 1
  %w = zext i48 %v to i64
  %n = xor i64 %w, -1
  %r = select i1 %o, i64 %n, i64 %w
  ret i64 %r
}

define spir_func i32 @smul_both_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %y = trunc i32 %b to i24
  %p = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %x, i24 %y)
  %v = extractvalue { i24, i1 } %p, 0
  %o = extractvalue { i24, i1 } %p, 1
  %w = zext i24 %v to i32
  %n = xor i32 %w, -1
  %r = select i1 %o, i32 %n, i32 %w
  ret i32 %r
}

define spir_func i64 @smul_both_i48(i64 %a, i64 %b) {
  %x = trunc i64 %a to i48
  %y = trunc i64 %b to i48
  %p = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %x, i48 %y)
  %v = extractvalue { i48, i1 } %p, 0
  %o = extractvalue { i48, i1 } %p, 1
  %w = zext i48 %v to i64
  %n = xor i64 %w, -1
  %r = select i1 %o, i64 %n, i64 %w
  ret i64 %r
}

define spir_func i32 @umul_both_i24(i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %y = trunc i32 %b to i24
  %p = call { i24, i1 } @llvm.umul.with.overflow.i24(i24 %x, i24 %y)
  %v = extractvalue { i24, i1 } %p, 0
  %o = extractvalue { i24, i1 } %p, 1
  %w = zext i24 %v to i32
  %n = xor i32 %w, -1
  %r = select i1 %o, i32 %n, i32 %w
  ret i32 %r
}

define spir_func i64 @umul_both_i48(i64 %a, i64 %b) {
  %x = trunc i64 %a to i48
  %y = trunc i64 %b to i48
  %p = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %x, i48 %y)
  %v = extractvalue { i48, i1 } %p, 0
  %o = extractvalue { i48, i1 } %p, 1
  %w = zext i48 %v to i64
  %n = xor i64 %w, -1
  %r = select i1 %o, i64 %n, i64 %w
  ret i64 %r
}

define spir_func i32 @fptosi_sat_i24_f64(double %a) {
  %v = call i24 @llvm.fptosi.sat.i24.f64(double %a)
  %r = zext i24 %v to i32
  ret i32 %r
}

define spir_func i32 @fptosi_sat_i5_f64(double %a) {
  %v = call i5 @llvm.fptosi.sat.i5.f64(double %a)
  %r = zext i5 %v to i32
  ret i32 %r
}

define spir_func i64 @fptosi_sat_i48_f64(double %a) {
  %v = call i48 @llvm.fptosi.sat.i48.f64(double %a)
  %r = zext i48 %v to i64
  ret i64 %r
}

define spir_func i32 @fptoui_sat_i24_f64(double %a) {
  %v = call i24 @llvm.fptoui.sat.i24.f64(double %a)
  %r = zext i24 %v to i32
  ret i32 %r
}

define spir_func i32 @fptoui_sat_i5_f64(double %a) {
  %v = call i5 @llvm.fptoui.sat.i5.f64(double %a)
  %r = zext i5 %v to i32
  ret i32 %r
}

define spir_func i64 @fptoui_sat_i48_f64(double %a) {
  %v = call i48 @llvm.fptoui.sat.i48.f64(double %a)
  %r = zext i48 %v to i64
  ret i64 %r
}

declare i24 @llvm.smin.i24(i24, i24)
declare i24 @llvm.smax.i24(i24, i24)
declare i24 @llvm.umin.i24(i24, i24)
declare i24 @llvm.umax.i24(i24, i24)
declare i24 @llvm.abs.i24(i24, i1)
declare i48 @llvm.abs.i48(i48, i1)
declare i24 @llvm.ctlz.i24(i24, i1)
declare i5 @llvm.ctlz.i5(i5, i1)
declare i48 @llvm.ctlz.i48(i48, i1)
declare i63 @llvm.ctlz.i63(i63, i1)
declare i24 @llvm.cttz.i24(i24, i1)
declare i5 @llvm.cttz.i5(i5, i1)
declare i48 @llvm.cttz.i48(i48, i1)
declare i63 @llvm.cttz.i63(i63, i1)
declare i24 @llvm.ctpop.i24(i24)
declare i24 @llvm.bitreverse.i24(i24)
declare i5 @llvm.bitreverse.i5(i5)
declare i48 @llvm.bitreverse.i48(i48)
declare i48 @llvm.bswap.i48(i48)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i5 @llvm.fshl.i5(i5, i5, i5)
declare i48 @llvm.fshl.i48(i48, i48, i48)
declare i24 @llvm.fshr.i24(i24, i24, i24)
declare i5 @llvm.fshr.i5(i5, i5, i5)
declare i48 @llvm.fshr.i48(i48, i48, i48)
declare i24 @llvm.sadd.sat.i24(i24, i24)
declare i48 @llvm.sadd.sat.i48(i48, i48)
declare i24 @llvm.uadd.sat.i24(i24, i24)
declare i48 @llvm.uadd.sat.i48(i48, i48)
declare i24 @llvm.ssub.sat.i24(i24, i24)
declare i48 @llvm.ssub.sat.i48(i48, i48)
declare i24 @llvm.usub.sat.i24(i24, i24)
declare i48 @llvm.usub.sat.i48(i48, i48)
declare i24 @llvm.sshl.sat.i24(i24, i24)
declare i24 @llvm.ushl.sat.i24(i24, i24)
declare { i24, i1 } @llvm.sadd.with.overflow.i24(i24, i24)
declare { i48, i1 } @llvm.sadd.with.overflow.i48(i48, i48)
declare { i24, i1 } @llvm.uadd.with.overflow.i24(i24, i24)
declare { i48, i1 } @llvm.uadd.with.overflow.i48(i48, i48)
declare { i24, i1 } @llvm.ssub.with.overflow.i24(i24, i24)
declare { i48, i1 } @llvm.ssub.with.overflow.i48(i48, i48)
declare { i24, i1 } @llvm.usub.with.overflow.i24(i24, i24)
declare { i48, i1 } @llvm.usub.with.overflow.i48(i48, i48)
declare { i24, i1 } @llvm.smul.with.overflow.i24(i24, i24)
declare { i48, i1 } @llvm.smul.with.overflow.i48(i48, i48)
declare { i24, i1 } @llvm.umul.with.overflow.i24(i24, i24)
declare { i48, i1 } @llvm.umul.with.overflow.i48(i48, i48)
declare i24 @llvm.fptosi.sat.i24.f64(double)
declare i5 @llvm.fptosi.sat.i5.f64(double)
declare i48 @llvm.fptosi.sat.i48.f64(double)
declare i24 @llvm.fptoui.sat.i24.f64(double)
declare i5 @llvm.fptoui.sat.i5.f64(double)
declare i48 @llvm.fptoui.sat.i48.f64(double)
