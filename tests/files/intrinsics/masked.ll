; Masked loads and stores, of memory that the function fills itself.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @masked_load_i32_4(<4 x i32> %a, <4 x i1> %mask, <4 x i32> %other) {
  %m = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %m, align 16
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %m, <4 x i1> %mask, <4 x i32> %other)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @masked_store_i32_4(<4 x i32> %a, <4 x i1> %mask, <4 x i32> %other) {
  %m = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %m, align 16
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %other, ptr align 4 %m, <4 x i1> %mask)
  %r = load <4 x i32>, ptr %m, align 16
  ret <4 x i32> %r
}

define spir_func <4 x i32> @masked_expandload_i32_4(<4 x i32> %a, <4 x i1> %mask, <4 x i32> %other) {
  %m = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %m, align 16
  %r = call <4 x i32> @llvm.masked.expandload.v4i32(ptr align 1 %m, <4 x i1> %mask, <4 x i32> %other)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @masked_compressstore_i32_4(<4 x i32> %a, <4 x i1> %mask, <4 x i32> %other) {
  %m = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %m, align 16
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %other, ptr align 1 %m, <4 x i1> %mask)
  %r = load <4 x i32>, ptr %m, align 16
  ret <4 x i32> %r
}

define spir_func <8 x float> @masked_load_f32_8(<8 x float> %a, <8 x i1> %mask, <8 x float> %other) {
  %m = alloca <8 x float>, align 16
  store <8 x float> %a, ptr %m, align 16
  %r = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %m, <8 x i1> %mask, <8 x float> %other)
  ret <8 x float> %r
}

define spir_func <8 x float> @masked_store_f32_8(<8 x float> %a, <8 x i1> %mask, <8 x float> %other) {
  %m = alloca <8 x float>, align 16
  store <8 x float> %a, ptr %m, align 16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %other, ptr align 4 %m, <8 x i1> %mask)
  %r = load <8 x float>, ptr %m, align 16
  ret <8 x float> %r
}

define spir_func <8 x float> @masked_expandload_f32_8(<8 x float> %a, <8 x i1> %mask, <8 x float> %other) {
  %m = alloca <8 x float>, align 16
  store <8 x float> %a, ptr %m, align 16
  %r = call <8 x float> @llvm.masked.expandload.v8f32(ptr align 1 %m, <8 x i1> %mask, <8 x float> %other)
  ret <8 x float> %r
}

define spir_func <8 x float> @masked_compressstore_f32_8(<8 x float> %a, <8 x i1> %mask, <8 x float> %other) {
  %m = alloca <8 x float>, align 16
  store <8 x float> %a, ptr %m, align 16
  call void @llvm.masked.compressstore.v8f32(<8 x float> %other, ptr align 1 %m, <8 x i1> %mask)
  %r = load <8 x float>, ptr %m, align 16
  ret <8 x float> %r
}

define spir_func <16 x i8> @masked_load_i8_16(<16 x i8> %a, <16 x i1> %mask, <16 x i8> %other) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %r = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 4 %m, <16 x i1> %mask, <16 x i8> %other)
  ret <16 x i8> %r
}

define spir_func <16 x i8> @masked_store_i8_16(<16 x i8> %a, <16 x i1> %mask, <16 x i8> %other) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %other, ptr align 4 %m, <16 x i1> %mask)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @masked_expandload_i8_16(<16 x i8> %a, <16 x i1> %mask, <16 x i8> %other) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %r = call <16 x i8> @llvm.masked.expandload.v16i8(ptr align 1 %m, <16 x i1> %mask, <16 x i8> %other)
  ret <16 x i8> %r
}

define spir_func <16 x i8> @masked_compressstore_i8_16(<16 x i8> %a, <16 x i1> %mask, <16 x i8> %other) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  call void @llvm.masked.compressstore.v16i8(<16 x i8> %other, ptr align 1 %m, <16 x i1> %mask)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <2 x i16> @masked_load_i16_2(<2 x i16> %a, <2 x i1> %mask, <2 x i16> %other) {
  %m = alloca <2 x i16>, align 16
  store <2 x i16> %a, ptr %m, align 16
  %r = call <2 x i16> @llvm.masked.load.v2i16.p0(ptr align 4 %m, <2 x i1> %mask, <2 x i16> %other)
  ret <2 x i16> %r
}

define spir_func <2 x i16> @masked_store_i16_2(<2 x i16> %a, <2 x i1> %mask, <2 x i16> %other) {
  %m = alloca <2 x i16>, align 16
  store <2 x i16> %a, ptr %m, align 16
  call void @llvm.masked.store.v2i16.p0(<2 x i16> %other, ptr align 4 %m, <2 x i1> %mask)
  %r = load <2 x i16>, ptr %m, align 16
  ret <2 x i16> %r
}

define spir_func <2 x i16> @masked_expandload_i16_2(<2 x i16> %a, <2 x i1> %mask, <2 x i16> %other) {
  %m = alloca <2 x i16>, align 16
  store <2 x i16> %a, ptr %m, align 16
  %r = call <2 x i16> @llvm.masked.expandload.v2i16(ptr align 1 %m, <2 x i1> %mask, <2 x i16> %other)
  ret <2 x i16> %r
}

define spir_func <2 x i16> @masked_compressstore_i16_2(<2 x i16> %a, <2 x i1> %mask, <2 x i16> %other) {
  %m = alloca <2 x i16>, align 16
  store <2 x i16> %a, ptr %m, align 16
  call void @llvm.masked.compressstore.v2i16(<2 x i16> %other, ptr align 1 %m, <2 x i1> %mask)
  %r = load <2 x i16>, ptr %m, align 16
  ret <2 x i16> %r
}

define spir_func <3 x double> @masked_load_f64_3(<3 x double> %a, <3 x i1> %mask, <3 x double> %other) {
  %m = alloca <3 x double>, align 16
  store <3 x double> %a, ptr %m, align 16
  %r = call <3 x double> @llvm.masked.load.v3f64.p0(ptr align 4 %m, <3 x i1> %mask, <3 x double> %other)
  ret <3 x double> %r
}

define spir_func <3 x double> @masked_store_f64_3(<3 x double> %a, <3 x i1> %mask, <3 x double> %other) {
  %m = alloca <3 x double>, align 16
  store <3 x double> %a, ptr %m, align 16
  call void @llvm.masked.store.v3f64.p0(<3 x double> %other, ptr align 4 %m, <3 x i1> %mask)
  %r = load <3 x double>, ptr %m, align 16
  ret <3 x double> %r
}

define spir_func <3 x double> @masked_expandload_f64_3(<3 x double> %a, <3 x i1> %mask, <3 x double> %other) {
  %m = alloca <3 x double>, align 16
  store <3 x double> %a, ptr %m, align 16
  %r = call <3 x double> @llvm.masked.expandload.v3f64(ptr align 1 %m, <3 x i1> %mask, <3 x double> %other)
  ret <3 x double> %r
}

define spir_func <3 x double> @masked_compressstore_f64_3(<3 x double> %a, <3 x i1> %mask, <3 x double> %other) {
  %m = alloca <3 x double>, align 16
  store <3 x double> %a, ptr %m, align 16
  call void @llvm.masked.compressstore.v3f64(<3 x double> %other, ptr align 1 %m, <3 x i1> %mask)
  %r = load <3 x double>, ptr %m, align 16
  ret <3 x double> %r
}

define spir_func <4 x float> @masked_load_constant(<4 x float> %a, <4 x float> %other) {
  %m = alloca <4 x float>, align 16
  store <4 x float> %a, ptr %m, align 16
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %m, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x float> %other)
  ret <4 x float> %r
}

define spir_func <4 x float> @masked_load_all(<4 x float> %a, <4 x float> %other) {
  %m = alloca <4 x float>, align 16
  store <4 x float> %a, ptr %m, align 16
  %r = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %m, <4 x i1> splat (i1 true), <4 x float> %other)
  ret <4 x float> %r
}

define spir_func <4 x float> @masked_store_constant(<4 x float> %a, <4 x float> %other) {
  %m = alloca <4 x float>, align 16
  store <4 x float> %a, ptr %m, align 16
  call void @llvm.masked.store.v4f32.p0(<4 x float> %other, ptr align 4 %m, <4 x i1> <i1 false, i1 false, i1 true, i1 true>)
  %r = load <4 x float>, ptr %m, align 16
  ret <4 x float> %r
}

; Lanes beyond the memory are not selected.
define spir_func <4 x i32> @masked_load_beyond(i32 %a, <4 x i32> %other) {
  %m = alloca i32, align 4
  store i32 %a, ptr %m, align 4
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %m, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> %other)
  ret <4 x i32> %r
}

define spir_func <4 x i32> @masked_gather(<8 x i32> %a, <4 x i32> %at, <4 x i1> %mask, <4 x i32> %other) {
  %m = alloca <8 x i32>, align 16
  store <8 x i32> %a, ptr %m, align 16
  %i = and <4 x i32> %at, splat (i32 7)
  %p = getelementptr inbounds i32, ptr %m, <4 x i32> %i
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %p, <4 x i1> %mask, <4 x i32> %other)
  ret <4 x i32> %r
}

define spir_func <8 x i32> @masked_scatter(<8 x i32> %a, <4 x i32> %at, <4 x i1> %mask, <4 x i32> %values) {
  %m = alloca <8 x i32>, align 16
  store <8 x i32> %a, ptr %m, align 16
  %i = and <4 x i32> %at, splat (i32 7)
  %p = getelementptr inbounds i32, ptr %m, <4 x i32> %i
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %values, <4 x ptr> align 4 %p, <4 x i1> %mask)
  %r = load <8 x i32>, ptr %m, align 16
  ret <8 x i32> %r
}

; Long vectors are cut.
define spir_func i32 @masked_long(<16 x i32> %a, <16 x i32> %b) {
  %m = alloca [32 x i32], align 16
  store <16 x i32> %a, ptr %m, align 16
  %behind = getelementptr inbounds i32, ptr %m, i64 16
  store <16 x i32> %b, ptr %behind, align 16
  %all = load <32 x i32>, ptr %m, align 16
  %mask = icmp sgt <32 x i32> %all, zeroinitializer
  %l = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr align 16 %m, <32 x i1> %mask, <32 x i32> splat (i32 3))
  %doubled = add <32 x i32> %l, %all
  %flipped = xor <32 x i1> %mask, splat (i1 true)
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %doubled, ptr align 16 %m, <32 x i1> %flipped)
  %now = load <32 x i32>, ptr %m, align 16
  %r = call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %now)
  ret i32 %r
}

; A mask that the bound of a loop gives.
define spir_func <4 x i32> @masked_tail(<4 x i32> %a, i64 %base, i64 %bound) {
  %m = alloca <4 x i32>, align 16
  store <4 x i32> %a, ptr %m, align 16
  %mask = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %base, i64 %bound)
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %m, <4 x i1> %mask, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
