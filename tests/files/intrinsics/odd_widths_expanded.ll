; Integers of widths that need an extension, without an instruction that reverses bits.
; extensions: +SPV_INTEL_arbitrary_precision_integers,-SPV_KHR_bit_instructions

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

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

declare i24 @llvm.bitreverse.i24(i24)
declare i5 @llvm.bitreverse.i5(i5)
declare i48 @llvm.bitreverse.i48(i48)
declare i48 @llvm.bswap.i48(i48)
