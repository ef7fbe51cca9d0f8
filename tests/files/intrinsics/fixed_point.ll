; Numbers in fixed point.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @smul_fix_8_1(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

define spir_func i8 @umul_fix_8_1(i8 %a, i8 %b) {
  %r = call i8 @llvm.umul.fix.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

define spir_func i8 @smul_fix_sat_8_1(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

define spir_func i8 @umul_fix_sat_8_1(i8 %a, i8 %b) {
  %r = call i8 @llvm.umul.fix.sat.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

define spir_func i8 @smul_fix_8_4(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

define spir_func i8 @umul_fix_8_4(i8 %a, i8 %b) {
  %r = call i8 @llvm.umul.fix.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

define spir_func i8 @smul_fix_sat_8_4(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

define spir_func i8 @umul_fix_sat_8_4(i8 %a, i8 %b) {
  %r = call i8 @llvm.umul.fix.sat.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

define spir_func i8 @smul_fix_8_7(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.i8(i8 %a, i8 %b, i32 7)
  ret i8 %r
}

define spir_func i8 @umul_fix_8_7(i8 %a, i8 %b) {
  %r = call i8 @llvm.umul.fix.i8(i8 %a, i8 %b, i32 7)
  ret i8 %r
}

define spir_func i8 @smul_fix_sat_8_7(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 %a, i8 %b, i32 7)
  ret i8 %r
}

define spir_func i8 @umul_fix_sat_8_7(i8 %a, i8 %b) {
  %r = call i8 @llvm.umul.fix.sat.i8(i8 %a, i8 %b, i32 7)
  ret i8 %r
}

define spir_func i16 @smul_fix_16_1(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.i16(i16 %a, i16 %b, i32 1)
  ret i16 %r
}

define spir_func i16 @umul_fix_16_1(i16 %a, i16 %b) {
  %r = call i16 @llvm.umul.fix.i16(i16 %a, i16 %b, i32 1)
  ret i16 %r
}

define spir_func i16 @smul_fix_sat_16_1(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.sat.i16(i16 %a, i16 %b, i32 1)
  ret i16 %r
}

define spir_func i16 @umul_fix_sat_16_1(i16 %a, i16 %b) {
  %r = call i16 @llvm.umul.fix.sat.i16(i16 %a, i16 %b, i32 1)
  ret i16 %r
}

define spir_func i16 @smul_fix_16_8(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.i16(i16 %a, i16 %b, i32 8)
  ret i16 %r
}

define spir_func i16 @umul_fix_16_8(i16 %a, i16 %b) {
  %r = call i16 @llvm.umul.fix.i16(i16 %a, i16 %b, i32 8)
  ret i16 %r
}

define spir_func i16 @smul_fix_sat_16_8(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.sat.i16(i16 %a, i16 %b, i32 8)
  ret i16 %r
}

define spir_func i16 @umul_fix_sat_16_8(i16 %a, i16 %b) {
  %r = call i16 @llvm.umul.fix.sat.i16(i16 %a, i16 %b, i32 8)
  ret i16 %r
}

define spir_func i16 @smul_fix_16_15(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.i16(i16 %a, i16 %b, i32 15)
  ret i16 %r
}

define spir_func i16 @umul_fix_16_15(i16 %a, i16 %b) {
  %r = call i16 @llvm.umul.fix.i16(i16 %a, i16 %b, i32 15)
  ret i16 %r
}

define spir_func i16 @smul_fix_sat_16_15(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.sat.i16(i16 %a, i16 %b, i32 15)
  ret i16 %r
}

define spir_func i16 @umul_fix_sat_16_15(i16 %a, i16 %b) {
  %r = call i16 @llvm.umul.fix.sat.i16(i16 %a, i16 %b, i32 15)
  ret i16 %r
}

define spir_func i32 @smul_fix_32_1(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 1)
  ret i32 %r
}

define spir_func i32 @umul_fix_32_1(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 1)
  ret i32 %r
}

define spir_func i32 @smul_fix_sat_32_1(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 1)
  ret i32 %r
}

define spir_func i32 @umul_fix_sat_32_1(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 1)
  ret i32 %r
}

define spir_func i32 @smul_fix_32_16(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 16)
  ret i32 %r
}

define spir_func i32 @umul_fix_32_16(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 16)
  ret i32 %r
}

define spir_func i32 @smul_fix_sat_32_16(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 16)
  ret i32 %r
}

define spir_func i32 @umul_fix_sat_32_16(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 16)
  ret i32 %r
}

define spir_func i32 @smul_fix_32_31(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 31)
  ret i32 %r
}

define spir_func i32 @umul_fix_32_31(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 31)
  ret i32 %r
}

define spir_func i32 @smul_fix_sat_32_31(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 31)
  ret i32 %r
}

define spir_func i32 @umul_fix_sat_32_31(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 31)
  ret i32 %r
}

define spir_func i64 @smul_fix_64_1(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.i64(i64 %a, i64 %b, i32 1)
  ret i64 %r
}

define spir_func i64 @umul_fix_64_1(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.i64(i64 %a, i64 %b, i32 1)
  ret i64 %r
}

define spir_func i64 @smul_fix_sat_64_1(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.sat.i64(i64 %a, i64 %b, i32 1)
  ret i64 %r
}

define spir_func i64 @umul_fix_sat_64_1(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.sat.i64(i64 %a, i64 %b, i32 1)
  ret i64 %r
}

define spir_func i64 @smul_fix_64_32(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.i64(i64 %a, i64 %b, i32 32)
  ret i64 %r
}

define spir_func i64 @umul_fix_64_32(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.i64(i64 %a, i64 %b, i32 32)
  ret i64 %r
}

define spir_func i64 @smul_fix_sat_64_32(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.sat.i64(i64 %a, i64 %b, i32 32)
  ret i64 %r
}

define spir_func i64 @umul_fix_sat_64_32(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.sat.i64(i64 %a, i64 %b, i32 32)
  ret i64 %r
}

define spir_func i64 @smul_fix_64_63(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.i64(i64 %a, i64 %b, i32 63)
  ret i64 %r
}

define spir_func i64 @umul_fix_64_63(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.i64(i64 %a, i64 %b, i32 63)
  ret i64 %r
}

define spir_func i64 @smul_fix_sat_64_63(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.sat.i64(i64 %a, i64 %b, i32 63)
  ret i64 %r
}

define spir_func i64 @umul_fix_sat_64_63(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.sat.i64(i64 %a, i64 %b, i32 63)
  ret i64 %r
}

define spir_func <4 x i16> @smul_fix_vector(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.smul.fix.v4i16(<4 x i16> %a, <4 x i16> %b, i32 5)
  ret <4 x i16> %r
}

define spir_func i32 @umul_fix_narrow(i32 %x, i32 %y) {
  %a = trunc i32 %x to i17
  %b = trunc i32 %y to i17
  %p = call i17 @llvm.umul.fix.i17(i17 %a, i17 %b, i32 4)
  %r = zext i17 %p to i32
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @sdiv_fix_8_1(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.sdiv.fix.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @udiv_fix_8_1(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.udiv.fix.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @sdiv_fix_sat_8_1(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.sdiv.fix.sat.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @udiv_fix_sat_8_1(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.udiv.fix.sat.i8(i8 %a, i8 %b, i32 1)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @sdiv_fix_8_4(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.sdiv.fix.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @udiv_fix_8_4(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.udiv.fix.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @sdiv_fix_sat_8_4(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.sdiv.fix.sat.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i8 @udiv_fix_sat_8_4(i8 %x, i8 %y) {
  %q = and i8 %x, 3
  %low = and i8 %y, 3
  %b = or i8 %low, 1
  %a = mul i8 %q, %b
  %r = call i8 @llvm.udiv.fix.sat.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i16 @sdiv_fix_16_7(i16 %x, i16 %y) {
  %q = and i16 %x, 7
  %low = and i16 %y, 7
  %b = or i16 %low, 1
  %a = mul i16 %q, %b
  %r = call i16 @llvm.sdiv.fix.i16(i16 %a, i16 %b, i32 7)
  ret i16 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i16 @udiv_fix_16_7(i16 %x, i16 %y) {
  %q = and i16 %x, 7
  %low = and i16 %y, 7
  %b = or i16 %low, 1
  %a = mul i16 %q, %b
  %r = call i16 @llvm.udiv.fix.i16(i16 %a, i16 %b, i32 7)
  ret i16 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i16 @sdiv_fix_sat_16_7(i16 %x, i16 %y) {
  %q = and i16 %x, 7
  %low = and i16 %y, 7
  %b = or i16 %low, 1
  %a = mul i16 %q, %b
  %r = call i16 @llvm.sdiv.fix.sat.i16(i16 %a, i16 %b, i32 7)
  ret i16 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i16 @udiv_fix_sat_16_7(i16 %x, i16 %y) {
  %q = and i16 %x, 7
  %low = and i16 %y, 7
  %b = or i16 %low, 1
  %a = mul i16 %q, %b
  %r = call i16 @llvm.udiv.fix.sat.i16(i16 %a, i16 %b, i32 7)
  ret i16 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @sdiv_fix_32_3(i32 %x, i32 %y) {
  %q = and i32 %x, 8191
  %low = and i32 %y, 8191
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @udiv_fix_32_3(i32 %x, i32 %y) {
  %q = and i32 %x, 8191
  %low = and i32 %y, 8191
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.udiv.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @sdiv_fix_sat_32_3(i32 %x, i32 %y) {
  %q = and i32 %x, 8191
  %low = and i32 %y, 8191
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.sdiv.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @udiv_fix_sat_32_3(i32 %x, i32 %y) {
  %q = and i32 %x, 8191
  %low = and i32 %y, 8191
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.udiv.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @sdiv_fix_32_20(i32 %x, i32 %y) {
  %q = and i32 %x, 31
  %low = and i32 %y, 31
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a, i32 %b, i32 20)
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @udiv_fix_32_20(i32 %x, i32 %y) {
  %q = and i32 %x, 31
  %low = and i32 %y, 31
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.udiv.fix.i32(i32 %a, i32 %b, i32 20)
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @sdiv_fix_sat_32_20(i32 %x, i32 %y) {
  %q = and i32 %x, 31
  %low = and i32 %y, 31
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.sdiv.fix.sat.i32(i32 %a, i32 %b, i32 20)
  ret i32 %r
}

; Quotients are exact: either rounding is right otherwise.
define spir_func i32 @udiv_fix_sat_32_20(i32 %x, i32 %y) {
  %q = and i32 %x, 31
  %low = and i32 %y, 31
  %b = or i32 %low, 1
  %a = mul i32 %q, %b
  %r = call i32 @llvm.udiv.fix.sat.i32(i32 %a, i32 %b, i32 20)
  ret i32 %r
}
