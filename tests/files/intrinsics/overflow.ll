; Arithmetic that tells whether it overflows.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i8 @sadd_value_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 0
  ret i8 %r
}

define spir_func i1 @sadd_flag_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 1
  ret i1 %r
}

define spir_func i16 @sadd_value_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 0
  ret i16 %r
}

define spir_func i1 @sadd_flag_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 1
  ret i1 %r
}

define spir_func i32 @sadd_value_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 0
  ret i32 %r
}

define spir_func i1 @sadd_flag_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define spir_func i64 @sadd_value_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 0
  ret i64 %r
}

define spir_func i1 @sadd_flag_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 1
  ret i1 %r
}

define spir_func <2 x i8> @sadd_value_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.sadd.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 0
  ret <2 x i8> %r
}

define spir_func <2 x i1> @sadd_flag_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.sadd.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <4 x i16> @sadd_value_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.sadd.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 0
  ret <4 x i16> %r
}

define spir_func <4 x i1> @sadd_flag_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.sadd.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <3 x i32> @sadd_value_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.sadd.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 0
  ret <3 x i32> %r
}

define spir_func <3 x i1> @sadd_flag_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.sadd.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 1
  ret <3 x i1> %r
}

define spir_func <4 x i32> @sadd_value_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 0
  ret <4 x i32> %r
}

define spir_func <4 x i1> @sadd_flag_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <2 x i64> @sadd_value_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.sadd.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 0
  ret <2 x i64> %r
}

define spir_func <2 x i1> @sadd_flag_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.sadd.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <16 x i8> @sadd_value_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 0
  ret <16 x i8> %r
}

define spir_func <16 x i1> @sadd_flag_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 1
  ret <16 x i1> %r
}

define spir_func i1 @sadd_value_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 0
  ret i1 %r
}

define spir_func i1 @sadd_flag_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}

define spir_func <4 x i1> @sadd_value_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.sadd.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 0
  ret <4 x i1> %r
}

define spir_func <4 x i1> @sadd_flag_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.sadd.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func i8 @uadd_value_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 0
  ret i8 %r
}

define spir_func i1 @uadd_flag_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 1
  ret i1 %r
}

define spir_func i16 @uadd_value_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 0
  ret i16 %r
}

define spir_func i1 @uadd_flag_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 1
  ret i1 %r
}

define spir_func i32 @uadd_value_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 0
  ret i32 %r
}

define spir_func i1 @uadd_flag_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define spir_func i64 @uadd_value_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 0
  ret i64 %r
}

define spir_func i1 @uadd_flag_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 1
  ret i1 %r
}

define spir_func <2 x i8> @uadd_value_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.uadd.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 0
  ret <2 x i8> %r
}

define spir_func <2 x i1> @uadd_flag_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.uadd.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <4 x i16> @uadd_value_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.uadd.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 0
  ret <4 x i16> %r
}

define spir_func <4 x i1> @uadd_flag_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.uadd.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <3 x i32> @uadd_value_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.uadd.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 0
  ret <3 x i32> %r
}

define spir_func <3 x i1> @uadd_flag_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.uadd.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 1
  ret <3 x i1> %r
}

define spir_func <4 x i32> @uadd_value_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 0
  ret <4 x i32> %r
}

define spir_func <4 x i1> @uadd_flag_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <2 x i64> @uadd_value_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.uadd.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 0
  ret <2 x i64> %r
}

define spir_func <2 x i1> @uadd_flag_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.uadd.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <16 x i8> @uadd_value_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 0
  ret <16 x i8> %r
}

define spir_func <16 x i1> @uadd_flag_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 1
  ret <16 x i1> %r
}

define spir_func i1 @uadd_value_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.uadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 0
  ret i1 %r
}

define spir_func i1 @uadd_flag_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.uadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}

define spir_func <4 x i1> @uadd_value_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.uadd.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 0
  ret <4 x i1> %r
}

define spir_func <4 x i1> @uadd_flag_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.uadd.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func i8 @ssub_value_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 0
  ret i8 %r
}

define spir_func i1 @ssub_flag_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 1
  ret i1 %r
}

define spir_func i16 @ssub_value_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 0
  ret i16 %r
}

define spir_func i1 @ssub_flag_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 1
  ret i1 %r
}

define spir_func i32 @ssub_value_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 0
  ret i32 %r
}

define spir_func i1 @ssub_flag_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define spir_func i64 @ssub_value_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 0
  ret i64 %r
}

define spir_func i1 @ssub_flag_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 1
  ret i1 %r
}

define spir_func <2 x i8> @ssub_value_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.ssub.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 0
  ret <2 x i8> %r
}

define spir_func <2 x i1> @ssub_flag_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.ssub.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <4 x i16> @ssub_value_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.ssub.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 0
  ret <4 x i16> %r
}

define spir_func <4 x i1> @ssub_flag_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.ssub.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <3 x i32> @ssub_value_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.ssub.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 0
  ret <3 x i32> %r
}

define spir_func <3 x i1> @ssub_flag_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.ssub.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 1
  ret <3 x i1> %r
}

define spir_func <4 x i32> @ssub_value_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 0
  ret <4 x i32> %r
}

define spir_func <4 x i1> @ssub_flag_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <2 x i64> @ssub_value_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.ssub.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 0
  ret <2 x i64> %r
}

define spir_func <2 x i1> @ssub_flag_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.ssub.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <16 x i8> @ssub_value_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 0
  ret <16 x i8> %r
}

define spir_func <16 x i1> @ssub_flag_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 1
  ret <16 x i1> %r
}

define spir_func i1 @ssub_value_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.ssub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 0
  ret i1 %r
}

define spir_func i1 @ssub_flag_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.ssub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}

define spir_func <4 x i1> @ssub_value_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.ssub.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 0
  ret <4 x i1> %r
}

define spir_func <4 x i1> @ssub_flag_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.ssub.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func i8 @usub_value_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 0
  ret i8 %r
}

define spir_func i1 @usub_flag_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 1
  ret i1 %r
}

define spir_func i16 @usub_value_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 0
  ret i16 %r
}

define spir_func i1 @usub_flag_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 1
  ret i1 %r
}

define spir_func i32 @usub_value_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 0
  ret i32 %r
}

define spir_func i1 @usub_flag_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define spir_func i64 @usub_value_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 0
  ret i64 %r
}

define spir_func i1 @usub_flag_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 1
  ret i1 %r
}

define spir_func <2 x i8> @usub_value_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.usub.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 0
  ret <2 x i8> %r
}

define spir_func <2 x i1> @usub_flag_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.usub.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <4 x i16> @usub_value_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.usub.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 0
  ret <4 x i16> %r
}

define spir_func <4 x i1> @usub_flag_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.usub.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <3 x i32> @usub_value_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.usub.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 0
  ret <3 x i32> %r
}

define spir_func <3 x i1> @usub_flag_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.usub.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 1
  ret <3 x i1> %r
}

define spir_func <4 x i32> @usub_value_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 0
  ret <4 x i32> %r
}

define spir_func <4 x i1> @usub_flag_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <2 x i64> @usub_value_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.usub.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 0
  ret <2 x i64> %r
}

define spir_func <2 x i1> @usub_flag_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.usub.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <16 x i8> @usub_value_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 0
  ret <16 x i8> %r
}

define spir_func <16 x i1> @usub_flag_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 1
  ret <16 x i1> %r
}

define spir_func i1 @usub_value_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.usub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 0
  ret i1 %r
}

define spir_func i1 @usub_flag_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.usub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}

define spir_func <4 x i1> @usub_value_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.usub.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 0
  ret <4 x i1> %r
}

define spir_func <4 x i1> @usub_flag_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.usub.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func i8 @smul_value_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 0
  ret i8 %r
}

define spir_func i1 @smul_flag_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 1
  ret i1 %r
}

define spir_func i16 @smul_value_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 0
  ret i16 %r
}

define spir_func i1 @smul_flag_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 1
  ret i1 %r
}

define spir_func i32 @smul_value_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 0
  ret i32 %r
}

define spir_func i1 @smul_flag_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define spir_func i64 @smul_value_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 0
  ret i64 %r
}

define spir_func i1 @smul_flag_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 1
  ret i1 %r
}

define spir_func <2 x i8> @smul_value_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.smul.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 0
  ret <2 x i8> %r
}

define spir_func <2 x i1> @smul_flag_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.smul.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <4 x i16> @smul_value_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.smul.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 0
  ret <4 x i16> %r
}

define spir_func <4 x i1> @smul_flag_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.smul.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <3 x i32> @smul_value_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.smul.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 0
  ret <3 x i32> %r
}

define spir_func <3 x i1> @smul_flag_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.smul.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 1
  ret <3 x i1> %r
}

define spir_func <4 x i32> @smul_value_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 0
  ret <4 x i32> %r
}

define spir_func <4 x i1> @smul_flag_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <2 x i64> @smul_value_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.smul.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 0
  ret <2 x i64> %r
}

define spir_func <2 x i1> @smul_flag_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.smul.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <16 x i8> @smul_value_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 0
  ret <16 x i8> %r
}

define spir_func <16 x i1> @smul_flag_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 1
  ret <16 x i1> %r
}

define spir_func i1 @smul_value_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.smul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 0
  ret i1 %r
}

define spir_func i1 @smul_flag_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.smul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}

define spir_func <4 x i1> @smul_value_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.smul.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 0
  ret <4 x i1> %r
}

define spir_func <4 x i1> @smul_flag_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.smul.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func i8 @umul_value_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 0
  ret i8 %r
}

define spir_func i1 @umul_flag_i8(i8 %a, i8 %b) {
  %p = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %p, 1
  ret i1 %r
}

define spir_func i16 @umul_value_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 0
  ret i16 %r
}

define spir_func i1 @umul_flag_i16(i16 %a, i16 %b) {
  %p = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %a, i16 %b)
  %r = extractvalue { i16, i1 } %p, 1
  ret i1 %r
}

define spir_func i32 @umul_value_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 0
  ret i32 %r
}

define spir_func i1 @umul_flag_i32(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define spir_func i64 @umul_value_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 0
  ret i64 %r
}

define spir_func i1 @umul_flag_i64(i64 %a, i64 %b) {
  %p = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  %r = extractvalue { i64, i1 } %p, 1
  ret i1 %r
}

define spir_func <2 x i8> @umul_value_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.umul.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 0
  ret <2 x i8> %r
}

define spir_func <2 x i1> @umul_flag_v2i8(<2 x i8> %a, <2 x i8> %b) {
  %p = call { <2 x i8>, <2 x i1> } @llvm.umul.with.overflow.v2i8(<2 x i8> %a, <2 x i8> %b)
  %r = extractvalue { <2 x i8>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <4 x i16> @umul_value_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.umul.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 0
  ret <4 x i16> %r
}

define spir_func <4 x i1> @umul_flag_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %p = call { <4 x i16>, <4 x i1> } @llvm.umul.with.overflow.v4i16(<4 x i16> %a, <4 x i16> %b)
  %r = extractvalue { <4 x i16>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <3 x i32> @umul_value_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.umul.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 0
  ret <3 x i32> %r
}

define spir_func <3 x i1> @umul_flag_v3i32(<3 x i32> %a, <3 x i32> %b) {
  %p = call { <3 x i32>, <3 x i1> } @llvm.umul.with.overflow.v3i32(<3 x i32> %a, <3 x i32> %b)
  %r = extractvalue { <3 x i32>, <3 x i1> } %p, 1
  ret <3 x i1> %r
}

define spir_func <4 x i32> @umul_value_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 0
  ret <4 x i32> %r
}

define spir_func <4 x i1> @umul_flag_v4i32(<4 x i32> %a, <4 x i32> %b) {
  %p = call { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32> %a, <4 x i32> %b)
  %r = extractvalue { <4 x i32>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

define spir_func <2 x i64> @umul_value_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.umul.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 0
  ret <2 x i64> %r
}

define spir_func <2 x i1> @umul_flag_v2i64(<2 x i64> %a, <2 x i64> %b) {
  %p = call { <2 x i64>, <2 x i1> } @llvm.umul.with.overflow.v2i64(<2 x i64> %a, <2 x i64> %b)
  %r = extractvalue { <2 x i64>, <2 x i1> } %p, 1
  ret <2 x i1> %r
}

define spir_func <16 x i8> @umul_value_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 0
  ret <16 x i8> %r
}

define spir_func <16 x i1> @umul_flag_v16i8(<16 x i8> %a, <16 x i8> %b) {
  %p = call { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8> %a, <16 x i8> %b)
  %r = extractvalue { <16 x i8>, <16 x i1> } %p, 1
  ret <16 x i1> %r
}

define spir_func i1 @umul_value_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.umul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 0
  ret i1 %r
}

define spir_func i1 @umul_flag_i1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.umul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}

define spir_func <4 x i1> @umul_value_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.umul.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 0
  ret <4 x i1> %r
}

define spir_func <4 x i1> @umul_flag_v4i1(<4 x i1> %a, <4 x i1> %b) {
  %p = call { <4 x i1>, <4 x i1> } @llvm.umul.with.overflow.v4i1(<4 x i1> %a, <4 x i1> %b)
  %r = extractvalue { <4 x i1>, <4 x i1> } %p, 1
  ret <4 x i1> %r
}

declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { <2 x i8>, <2 x i1> } @llvm.sadd.with.overflow.v2i8(<2 x i8>, <2 x i8>)
declare { <4 x i16>, <4 x i1> } @llvm.sadd.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <3 x i32>, <3 x i1> } @llvm.sadd.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <2 x i64>, <2 x i1> } @llvm.sadd.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { i1, i1 } @llvm.sadd.with.overflow.i1(i1, i1)
declare { <4 x i1>, <4 x i1> } @llvm.sadd.with.overflow.v4i1(<4 x i1>, <4 x i1>)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.uadd.with.overflow.i16(i16, i16)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { <2 x i8>, <2 x i1> } @llvm.uadd.with.overflow.v2i8(<2 x i8>, <2 x i8>)
declare { <4 x i16>, <4 x i1> } @llvm.uadd.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <3 x i32>, <3 x i1> } @llvm.uadd.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <2 x i64>, <2 x i1> } @llvm.uadd.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { i1, i1 } @llvm.uadd.with.overflow.i1(i1, i1)
declare { <4 x i1>, <4 x i1> } @llvm.uadd.with.overflow.v4i1(<4 x i1>, <4 x i1>)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { <2 x i8>, <2 x i1> } @llvm.ssub.with.overflow.v2i8(<2 x i8>, <2 x i8>)
declare { <4 x i16>, <4 x i1> } @llvm.ssub.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <3 x i32>, <3 x i1> } @llvm.ssub.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <2 x i64>, <2 x i1> } @llvm.ssub.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { i1, i1 } @llvm.ssub.with.overflow.i1(i1, i1)
declare { <4 x i1>, <4 x i1> } @llvm.ssub.with.overflow.v4i1(<4 x i1>, <4 x i1>)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.usub.with.overflow.i16(i16, i16)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare { <2 x i8>, <2 x i1> } @llvm.usub.with.overflow.v2i8(<2 x i8>, <2 x i8>)
declare { <4 x i16>, <4 x i1> } @llvm.usub.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <3 x i32>, <3 x i1> } @llvm.usub.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.usub.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <2 x i64>, <2 x i1> } @llvm.usub.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { i1, i1 } @llvm.usub.with.overflow.i1(i1, i1)
declare { <4 x i1>, <4 x i1> } @llvm.usub.with.overflow.v4i1(<4 x i1>, <4 x i1>)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { <2 x i8>, <2 x i1> } @llvm.smul.with.overflow.v2i8(<2 x i8>, <2 x i8>)
declare { <4 x i16>, <4 x i1> } @llvm.smul.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <3 x i32>, <3 x i1> } @llvm.smul.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.smul.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <2 x i64>, <2 x i1> } @llvm.smul.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { i1, i1 } @llvm.smul.with.overflow.i1(i1, i1)
declare { <4 x i1>, <4 x i1> } @llvm.smul.with.overflow.v4i1(<4 x i1>, <4 x i1>)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { <2 x i8>, <2 x i1> } @llvm.umul.with.overflow.v2i8(<2 x i8>, <2 x i8>)
declare { <4 x i16>, <4 x i1> } @llvm.umul.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <3 x i32>, <3 x i1> } @llvm.umul.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare { <2 x i64>, <2 x i1> } @llvm.umul.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { i1, i1 } @llvm.umul.with.overflow.i1(i1, i1)
declare { <4 x i1>, <4 x i1> } @llvm.umul.with.overflow.v4i1(<4 x i1>, <4 x i1>)
