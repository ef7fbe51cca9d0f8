; Numbers of the bfloat16 format: the bits go in and out as integers.
; original: not executed
; run: @fabs(i16 0xff81) == i16 0x7f81
; run: @copysign(i16 0x3f80, i16 0x8000) == i16 0xbf80
; run: @floor(i16 0x3fc0) == i16 0x3f80
; run: @sqrt(i16 0x4080) == i16 0x4000
; run: @canonicalize(i16 0xbf80) == i16 0xbf80
; run: @exp2(i16 0x4040) == i16 0x4100
; run: @minimum(i16 0x0000, i16 0x8000) == i16 0x8000
; run: @maxnum(i16 0x7fc0, i16 0x8000) == i16 0x8000
; run: @pow(i16 0x4000, i16 0x4040) == i16 0x4100
; run: @fmuladd(i16 0x4000, i16 0x4040, i16 0x3f80) == i16 0x40e0
; run: @is_fpclass(i16 0x7f81) == i1 true
; run: @is_fpclass(i16 0x7f80) == i1 false

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i16 @fabs(i16 %a) {
  %x0 = bitcast i16 %a to bfloat
  %y = call bfloat @llvm.fabs.bf16(bfloat %x0)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @floor(i16 %a) {
  %x0 = bitcast i16 %a to bfloat
  %y = call bfloat @llvm.floor.bf16(bfloat %x0)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @sqrt(i16 %a) {
  %x0 = bitcast i16 %a to bfloat
  %y = call bfloat @llvm.sqrt.bf16(bfloat %x0)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @canonicalize(i16 %a) {
  %x0 = bitcast i16 %a to bfloat
  %y = call bfloat @llvm.canonicalize.bf16(bfloat %x0)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @exp2(i16 %a) {
  %x0 = bitcast i16 %a to bfloat
  %y = call bfloat @llvm.exp2.bf16(bfloat %x0)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @copysign(i16 %a, i16 %b) {
  %x0 = bitcast i16 %a to bfloat
  %x1 = bitcast i16 %b to bfloat
  %y = call bfloat @llvm.copysign.bf16(bfloat %x0, bfloat %x1)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @minimum(i16 %a, i16 %b) {
  %x0 = bitcast i16 %a to bfloat
  %x1 = bitcast i16 %b to bfloat
  %y = call bfloat @llvm.minimum.bf16(bfloat %x0, bfloat %x1)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @maxnum(i16 %a, i16 %b) {
  %x0 = bitcast i16 %a to bfloat
  %x1 = bitcast i16 %b to bfloat
  %y = call bfloat @llvm.maxnum.bf16(bfloat %x0, bfloat %x1)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @pow(i16 %a, i16 %b) {
  %x0 = bitcast i16 %a to bfloat
  %x1 = bitcast i16 %b to bfloat
  %y = call bfloat @llvm.pow.bf16(bfloat %x0, bfloat %x1)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i16 @fmuladd(i16 %a, i16 %b, i16 %c) {
  %x0 = bitcast i16 %a to bfloat
  %x1 = bitcast i16 %b to bfloat
  %x2 = bitcast i16 %c to bfloat
  %y = call bfloat @llvm.fmuladd.bf16(bfloat %x0, bfloat %x1, bfloat %x2)
  %r = bitcast bfloat %y to i16
  ret i16 %r
}

define spir_func i1 @is_fpclass(i16 %a) {
  %x0 = bitcast i16 %a to bfloat
  %y = call i1 @llvm.is.fpclass.bf16(bfloat %x0, i32 3)
  ret i1 %y
}

; What the host's compiler calls to round to bfloat16.
define spir_func bfloat @__truncsfbf2(float %a) {
  %bits = bitcast float %a to i32
  %high = lshr i32 %bits, 16
  %odd = and i32 %high, 1
  %half = add i32 %odd, 32767
  %sum = add i32 %bits, %half
  %rounded = lshr i32 %sum, 16
  %quiet = or i32 %high, 64
  %nan = fcmp uno float %a, 0.0
  %chosen = select i1 %nan, i32 %quiet, i32 %rounded
  %short = trunc i32 %chosen to i16
  %r = bitcast i16 %short to bfloat
  ret bfloat %r
}

declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.floor.bf16(bfloat)
declare bfloat @llvm.sqrt.bf16(bfloat)
declare bfloat @llvm.canonicalize.bf16(bfloat)
declare bfloat @llvm.exp2.bf16(bfloat)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
declare bfloat @llvm.pow.bf16(bfloat, bfloat)
declare bfloat @llvm.fmuladd.bf16(bfloat, bfloat, bfloat)
declare i1 @llvm.is.fpclass.bf16(bfloat, i32)
