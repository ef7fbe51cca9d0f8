; Vectors of booleans as integers of widths with all extensions.
; extensions: +all

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i32 @as_i4(<4 x i32> %a, <4 x i32> %b) {
  %c = icmp slt <4 x i32> %a, %b
  %t = bitcast <4 x i1> %c to i4
  %w = zext i4 %t to i32
  ret i32 %w
}

define spir_func i32 @none_of_3(<3 x i32> %a, <3 x i32> %b) {
  %c = icmp ne <3 x i32> %a, %b
  %t = bitcast <3 x i1> %c to i3
  %z = icmp eq i3 %t, 0
  %w = zext i1 %z to i32
  ret i32 %w
}

define spir_func i32 @as_i8(<8 x i32> %a) {
  %c = icmp sgt <8 x i32> %a, zeroinitializer
  %t = bitcast <8 x i1> %c to i8
  %w = zext i8 %t to i32
  ret i32 %w
}

define spir_func <4 x i32> @of_i4(i32 %a) {
  %t = trunc i32 %a to i4
  %c = bitcast i4 %t to <4 x i1>
  %w = sext <4 x i1> %c to <4 x i32>
  ret <4 x i32> %w
}

define spir_func i32 @as_i5(<8 x i32> %a) {
  %p = shufflevector <8 x i32> %a, <8 x i32> poison, <5 x i32> <i32 0, i32 1, i32 2, i32 3, i32 7>
  %c = icmp sgt <5 x i32> %p, zeroinitializer
  %t = bitcast <5 x i1> %c to i5
  %w = zext i5 %t to i32
  ret i32 %w
}
