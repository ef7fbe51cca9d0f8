; Vectors of pointers.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @gathered(<8 x i32> %a, <4 x i32> %at) {
  %m = alloca <8 x i32>, align 32
  store <8 x i32> %a, ptr %m, align 32
  %i = and <4 x i32> %at, splat (i32 7)
  %p = getelementptr inbounds i32, ptr %m, <4 x i32> %i
  %p0 = extractelement <4 x ptr> %p, i32 0
  %p1 = extractelement <4 x ptr> %p, i32 1
  %p2 = extractelement <4 x ptr> %p, i32 2
  %p3 = extractelement <4 x ptr> %p, i32 3
  %v0 = load i32, ptr %p0, align 4
  %v1 = load i32, ptr %p1, align 4
  %v2 = load i32, ptr %p2, align 4
  %v3 = load i32, ptr %p3, align 4
  %r0 = insertelement <4 x i32> poison, i32 %v0, i32 0
  %r1 = insertelement <4 x i32> %r0, i32 %v1, i32 1
  %r2 = insertelement <4 x i32> %r1, i32 %v2, i32 2
  %r3 = insertelement <4 x i32> %r2, i32 %v3, i32 3
  ret <4 x i32> %r3
}

define spir_func <2 x i64> @differences(<2 x i32> %at) {
  %m = alloca [8 x i32], align 32
  %i = and <2 x i32> %at, splat (i32 7)
  %p = getelementptr inbounds [8 x i32], ptr %m, i64 0, <2 x i32> %i
  %u = insertelement <2 x ptr> poison, ptr %m, i32 0
  %s = shufflevector <2 x ptr> %u, <2 x ptr> poison, <2 x i32> zeroinitializer
  %x = ptrtoint <2 x ptr> %p to <2 x i64>
  %y = ptrtoint <2 x ptr> %s to <2 x i64>
  %r = sub <2 x i64> %x, %y
  ret <2 x i64> %r
}

define spir_func i32 @chosen(i32 %a, <4 x i32> %at, <4 x i1> %c, i32 %lane) {
  %m = alloca [8 x i32], align 32
  %n = alloca [8 x i32], align 32
  call void @llvm.memset.p0.i64(ptr align 32 %m, i8 1, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 32 %n, i8 2, i64 32, i1 false)
  %i = and <4 x i32> %at, splat (i32 7)
  %p = getelementptr inbounds i32, ptr %m, <4 x i32> %i
  %q = getelementptr inbounds i32, ptr %n, <4 x i32> %i
  %s = select <4 x i1> %c, <4 x ptr> %p, <4 x ptr> %q
  %l = and i32 %lane, 3
  %w = insertelement <4 x ptr> %s, ptr %m, i32 %l
  %k = xor i32 %l, 1
  %e = extractelement <4 x ptr> %w, i32 %k
  %v = load i32, ptr %e, align 4
  %eq = icmp eq <4 x ptr> %s, %p
  %b = bitcast <4 x i1> %eq to i4
  %z = zext i4 %b to i32
  %r = add i32 %v, %z
  ret i32 %r
}

define spir_func i32 @stored(i32 %a, i32 %b) {
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %m = alloca <2 x ptr>, align 16
  store i32 %a, ptr %x, align 4
  store i32 %b, ptr %y, align 4
  %u = insertelement <2 x ptr> poison, ptr %x, i32 0
  %v = insertelement <2 x ptr> %u, ptr %y, i32 1
  store <2 x ptr> %v, ptr %m, align 16
  %w = load <2 x ptr>, ptr %m, align 16
  %s = shufflevector <2 x ptr> %w, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %e = extractelement <2 x ptr> %s, i32 0
  %r = load i32, ptr %e, align 4
  ret i32 %r
}

define spir_func i32 @wide_switch(i64 %a, i64 %b) {
entry:
  %few = and i64 %a, 3
  %x = zext i64 %few to i128
  %h = and i64 %b, 1
  %y = zext i64 %h to i128
  %z = shl i128 %y, 64
  %w = or i128 %x, %z
  switch i128 %w, label %other [
    i128 0, label %one
    i128 3, label %two
    i128 18446744073709551617, label %three
    i128 18446744073709551618, label %one
  ]
one:
  ret i32 1
two:
  ret i32 2
three:
  ret i32 3
other:
  ret i32 4
}

define spir_func i32 @never_reached(i32 %x) {
entry:
  ret i32 %x
dead:
  %y = add i32 %z, 1
  br label %further
further:
  %z = mul i32 %y, 3
  br label %dead
}
