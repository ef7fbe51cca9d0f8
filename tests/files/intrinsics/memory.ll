; Memory that is set, copied and moved, by sizes that are known and not.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func <16 x i8> @memset_variable(<16 x i8> %a, i8 %v, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %n = and i64 %size, 15
  call void @llvm.memset.p0.i64(ptr align 16 %m, i8 %v, i64 %n, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_variable_i32(<16 x i8> %a, i8 %v, i32 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %n = and i32 %size, 15
  call void @llvm.memset.p0.i32(ptr align 16 %m, i8 %v, i32 %n, i1 true)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_variable_value(<16 x i8> %a, i8 %v) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  call void @llvm.memset.p0.i64(ptr align 16 %m, i8 %v, i64 11, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_inline(<16 x i8> %a, i8 %v) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  call void @llvm.memset.inline.p0.i64(ptr align 16 %m, i8 %v, i64 7, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_known(<16 x i8> %a, i8 %v) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  call void @llvm.memset.p0.i64(ptr align 16 %m, i8 -3, i64 7, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_zero(<16 x i8> %a, i8 %v) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  call void @llvm.memset.p0.i64(ptr align 16 %m, i8 0, i64 9, i1 true)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_nothing(<16 x i8> %a, i8 %v) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  call void @llvm.memset.p0.i64(ptr align 16 %m, i8 %v, i64 0, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_generic(<16 x i8> %a, i8 %v, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %n = and i64 %size, 15
  %g = addrspacecast ptr %m to ptr addrspace(4)
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 16 %g, i8 %v, i64 %n, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memset_pattern(<16 x i8> %a, i16 %v, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %n = and i64 %size, 7
  call void @llvm.experimental.memset.pattern.p0.i16.i64(ptr align 2 %m, i16 %v, i64 %n, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memcpy_variable(<16 x i8> %a, <16 x i8> %b, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %s = alloca <16 x i8>, align 16
  store <16 x i8> %b, ptr %s, align 16
  %n = and i64 %size, 15
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %m, ptr align 16 %s, i64 %n, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memcpy_known(<16 x i8> %a, <16 x i8> %b) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %s = alloca <16 x i8>, align 16
  store <16 x i8> %b, ptr %s, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %m, ptr align 1 %s, i64 13, i1 true)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memcpy_nothing(<16 x i8> %a, <16 x i8> %b) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %s = alloca <16 x i8>, align 16
  store <16 x i8> %b, ptr %s, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %m, ptr align 1 %s, i64 0, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memcpy_inline(<16 x i8> %a, <16 x i8> %b) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %s = alloca <16 x i8>, align 16
  store <16 x i8> %b, ptr %s, align 16
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 16 %m, ptr align 1 %s, i64 13, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memmove_variable(<16 x i8> %a, i64 %from, i64 %to, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %i = and i64 %from, 7
  %j = and i64 %to, 7
  %n = and i64 %size, 7
  %p = getelementptr inbounds i8, ptr %m, i64 %i
  %q = getelementptr inbounds i8, ptr %m, i64 %j
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 %n, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memmove_known(<16 x i8> %a, i64 %from, i64 %to, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %i = and i64 %from, 7
  %j = and i64 %to, 7
  %n = and i64 %size, 7
  %p = getelementptr inbounds i8, ptr %m, i64 %i
  %q = getelementptr inbounds i8, ptr %m, i64 %j
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 6, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memmove_nothing(<16 x i8> %a, i64 %from, i64 %to, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %i = and i64 %from, 7
  %j = and i64 %to, 7
  %n = and i64 %size, 7
  %p = getelementptr inbounds i8, ptr %m, i64 %i
  %q = getelementptr inbounds i8, ptr %m, i64 %j
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 0, i1 false)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func <16 x i8> @memmove_generic(<16 x i8> %a, i64 %from, i64 %to, i64 %size) {
  %m = alloca <16 x i8>, align 16
  store <16 x i8> %a, ptr %m, align 16
  %i = and i64 %from, 7
  %j = and i64 %to, 7
  %n = and i64 %size, 7
  %p = getelementptr inbounds i8, ptr %m, i64 %i
  %q = getelementptr inbounds i8, ptr %m, i64 %j
  %g = addrspacecast ptr %q to ptr addrspace(4)
  call void @llvm.memmove.p4.p0.i64(ptr addrspace(4) %g, ptr %p, i64 %n, i1 true)
  %r = load <16 x i8>, ptr %m, align 16
  ret <16 x i8> %r
}

define spir_func i32 @load_relative(i32 %a) {
  %m = alloca [2 x i32], align 4
  %offset = and i32 %a, 4
  %second = getelementptr inbounds i32, ptr %m, i64 1
  store i32 %offset, ptr %m, align 4
  store i32 %a, ptr %second, align 4
  %p = call ptr @llvm.load.relative.i64(ptr %m, i64 0)
  %r = load i32, ptr %p, align 4
  ret i32 %r
}

define spir_func i32 @stack_saved(i32 %a) {
  %s = call ptr @llvm.stacksave.p0()
  %m = alloca i32, align 4
  store i32 %a, ptr %m, align 4
  %r = load i32, ptr %m, align 4
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %r
}

define spir_func i32 @variable_length(i32 %a, i32 %count) {
  %s = call ptr @llvm.stacksave.p0()
  %few = and i32 %count, 31
  %n = add i32 %few, 1
  %m = alloca i32, i32 %n, align 4
  %last = getelementptr inbounds i32, ptr %m, i32 %few
  store i32 %a, ptr %m, align 4
  store i32 %n, ptr %last, align 4
  %r = load i32, ptr %m, align 4
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %r
}
