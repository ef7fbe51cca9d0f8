; Intrinsics that inform, where no extension can say so.
; extensions: -SPV_KHR_expect_assume,-SPV_EXT_arithmetic_fence,-SPV_INTEL_arithmetic_fence

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i1 @expect_i1(i1 %a) {
  %r = call i1 @llvm.expect.i1(i1 %a, i1 1)
  ret i1 %r
}

define spir_func i32 @expect_i32(i32 %a) {
  %r = call i32 @llvm.expect.i32(i32 %a, i32 1)
  ret i32 %r
}

define spir_func i64 @expect_i64(i64 %a) {
  %r = call i64 @llvm.expect.i64(i64 %a, i64 1)
  ret i64 %r
}

define spir_func i32 @expect_with_probability(i32 %a) {
  %r = call i32 @llvm.expect.with.probability.i32(i32 %a, i32 3, double 8.0e-1)
  ret i32 %r
}

define spir_func i32 @assume(i32 %a) {
  %m = and i32 %a, 255
  %c = icmp ult i32 %m, 256
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true)
  ret i32 %m
}

define spir_func i32 @is_constant(i32 %a) {
  %k = call i1 @llvm.is.constant.i32(i32 %a)
  %l = call i1 @llvm.is.constant.i32(i32 3)
  %x = zext i1 %k to i32
  %y = zext i1 %l to i32
  %s = shl i32 %y, 1
  %r = or i32 %x, %s
  ret i32 %r
}

define spir_func i32 @nothing(i32 %a) {
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  ret i32 %a
}

define spir_func i32 @traps(i32 %a) {
  %m = and i32 %a, 7
  %c = icmp ugt i32 %m, 7
  br i1 %c, label %trap, label %go
  
  trap:
  call void @llvm.debugtrap()
  call void @llvm.ubsantrap(i8 3)
  call void @llvm.trap()
  unreachable
  
  go:
  ret i32 %m
}

define spir_func i32 @invariant_groups(i32 %a) {
  %v = alloca i32, align 4
  store i32 %a, ptr %v, align 4
  %l = call ptr @llvm.launder.invariant.group.p0(ptr %v)
  %s = call ptr @llvm.strip.invariant.group.p0(ptr %l)
  %r = load i32, ptr %s, align 4
  ret i32 %r
}

define spir_func i32 @pointer_mask(i32 %a) {
  %v = alloca [4 x i32], align 16
  %p = getelementptr [4 x i32], ptr %v, i64 0, i64 0
  %q = getelementptr [4 x i32], ptr %v, i64 0, i64 3
  store i32 %a, ptr %p, align 4
  store i32 7, ptr %q, align 4
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 -16)
  %r = load i32, ptr %m, align 4
  ret i32 %r
}

define spir_func i32 @checks_allowed(i32 %a) {
  %c = call i1 @llvm.allow.runtime.check(metadata !"test")
  %d = call i1 @llvm.allow.ubsan.check(i8 4)
  %e = and i1 %c, %d
  %r = select i1 %e, i32 %a, i32 0
  ret i32 %r
}

define spir_func i32 @invariant(i32 %a) {
  %v = alloca i32, align 4
  store i32 %a, ptr %v, align 4
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %v)
  %r = load i32, ptr %v, align 4
  call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %v)
  ret i32 %r
}

define spir_func i32 @fake_use(i32 %a) {
  call void (...) @llvm.fake.use(i32 %a)
  ret i32 %a
}

declare i1 @llvm.expect.i1(i1, i1)
declare i32 @llvm.expect.i32(i32, i32)
declare i64 @llvm.expect.i64(i64, i64)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double immarg)
declare void @llvm.assume(i1)
declare i1 @llvm.is.constant.i32(i32)
declare void @llvm.donothing()
declare void @llvm.sideeffect()
declare void @llvm.debugtrap()
declare void @llvm.trap()
declare void @llvm.ubsantrap(i8 immarg)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare i1 @llvm.allow.runtime.check(metadata)
declare i1 @llvm.allow.ubsan.check(i8 immarg)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none))
declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none))
declare void @llvm.fake.use(...)
declare void @llvm.prefetch.p1(ptr addrspace(1), i32 immarg, i32 immarg, i32 immarg)
