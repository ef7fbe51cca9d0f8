; Interleaving by numbers of vectors for which LLVM has no code on other machines.
; original: not executed
; run: @interleave3(i32 100, i32 200, i32 0) == i32 100
; run: @interleave3(i32 100, i32 200, i32 1) == i32 101
; run: @interleave3(i32 100, i32 200, i32 3) == i32 200
; run: @interleave3(i32 100, i32 200, i32 5) == i32 202
; run: @deinterleave3(i32 100, i32 200, i32 0) == i32 204
; run: @deinterleave3(i32 100, i32 200, i32 1) == i32 1010
; run: @interleave5(i32 100, i32 200, i32 0) == i32 100
; run: @interleave5(i32 100, i32 200, i32 1) == i32 101
; run: @interleave5(i32 100, i32 200, i32 5) == i32 200
; run: @interleave5(i32 100, i32 200, i32 9) == i32 204
; run: @deinterleave5(i32 100, i32 200, i32 0) == i32 416
; run: @deinterleave5(i32 100, i32 200, i32 1) == i32 1836
; run: @interleave6(i32 100, i32 200, i32 0) == i32 100
; run: @interleave6(i32 100, i32 200, i32 1) == i32 101
; run: @interleave6(i32 100, i32 200, i32 6) == i32 200
; run: @interleave6(i32 100, i32 200, i32 11) == i32 205
; run: @deinterleave6(i32 100, i32 200, i32 0) == i32 525
; run: @deinterleave6(i32 100, i32 200, i32 1) == i32 2255
; run: @interleave7(i32 100, i32 200, i32 0) == i32 100
; run: @interleave7(i32 100, i32 200, i32 1) == i32 101
; run: @interleave7(i32 100, i32 200, i32 7) == i32 200
; run: @interleave7(i32 100, i32 200, i32 13) == i32 206
; run: @deinterleave7(i32 100, i32 200, i32 0) == i32 636
; run: @deinterleave7(i32 100, i32 200, i32 1) == i32 2678
; run: @partial(i32 10, i32 0) == i32 1036
; run: @partial(i32 10, i32 1) == i32 2039
; run: @no_size(i32 10) == i64 9

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i32 @interleave3(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %r = call <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2)
  %e = extractelement <6 x i32> %r, i32 %at
  ret i32 %e
}

define spir_func i32 @deinterleave3(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %all = call <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2)
  %step = call <6 x i32> @llvm.stepvector.v6i32()
  %sum = mul <6 x i32> %all, %step
  %p = call { <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave3.v6i32(<6 x i32> %sum)
  %q = extractvalue { <2 x i32>, <2 x i32>, <2 x i32> } %p, 2
  %e = extractelement <2 x i32> %q, i32 %at
  ret i32 %e
}

define spir_func i32 @interleave5(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %u3 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w3 = insertelement <2 x i32> %u3, i32 %y, i32 1
  %v3 = add <2 x i32> %w3, splat (i32 3)
  %u4 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w4 = insertelement <2 x i32> %u4, i32 %y, i32 1
  %v4 = add <2 x i32> %w4, splat (i32 4)
  %r = call <10 x i32> @llvm.vector.interleave5.v10i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4)
  %e = extractelement <10 x i32> %r, i32 %at
  ret i32 %e
}

define spir_func i32 @deinterleave5(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %u3 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w3 = insertelement <2 x i32> %u3, i32 %y, i32 1
  %v3 = add <2 x i32> %w3, splat (i32 3)
  %u4 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w4 = insertelement <2 x i32> %u4, i32 %y, i32 1
  %v4 = add <2 x i32> %w4, splat (i32 4)
  %all = call <10 x i32> @llvm.vector.interleave5.v10i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4)
  %step = call <10 x i32> @llvm.stepvector.v10i32()
  %sum = mul <10 x i32> %all, %step
  %p = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave5.v10i32(<10 x i32> %sum)
  %q = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %p, 4
  %e = extractelement <2 x i32> %q, i32 %at
  ret i32 %e
}

define spir_func i32 @interleave6(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %u3 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w3 = insertelement <2 x i32> %u3, i32 %y, i32 1
  %v3 = add <2 x i32> %w3, splat (i32 3)
  %u4 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w4 = insertelement <2 x i32> %u4, i32 %y, i32 1
  %v4 = add <2 x i32> %w4, splat (i32 4)
  %u5 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w5 = insertelement <2 x i32> %u5, i32 %y, i32 1
  %v5 = add <2 x i32> %w5, splat (i32 5)
  %r = call <12 x i32> @llvm.vector.interleave6.v12i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4, <2 x i32> %v5)
  %e = extractelement <12 x i32> %r, i32 %at
  ret i32 %e
}

define spir_func i32 @deinterleave6(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %u3 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w3 = insertelement <2 x i32> %u3, i32 %y, i32 1
  %v3 = add <2 x i32> %w3, splat (i32 3)
  %u4 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w4 = insertelement <2 x i32> %u4, i32 %y, i32 1
  %v4 = add <2 x i32> %w4, splat (i32 4)
  %u5 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w5 = insertelement <2 x i32> %u5, i32 %y, i32 1
  %v5 = add <2 x i32> %w5, splat (i32 5)
  %all = call <12 x i32> @llvm.vector.interleave6.v12i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4, <2 x i32> %v5)
  %step = call <12 x i32> @llvm.stepvector.v12i32()
  %sum = mul <12 x i32> %all, %step
  %p = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave6.v12i32(<12 x i32> %sum)
  %q = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %p, 5
  %e = extractelement <2 x i32> %q, i32 %at
  ret i32 %e
}

define spir_func i32 @interleave7(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %u3 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w3 = insertelement <2 x i32> %u3, i32 %y, i32 1
  %v3 = add <2 x i32> %w3, splat (i32 3)
  %u4 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w4 = insertelement <2 x i32> %u4, i32 %y, i32 1
  %v4 = add <2 x i32> %w4, splat (i32 4)
  %u5 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w5 = insertelement <2 x i32> %u5, i32 %y, i32 1
  %v5 = add <2 x i32> %w5, splat (i32 5)
  %u6 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w6 = insertelement <2 x i32> %u6, i32 %y, i32 1
  %v6 = add <2 x i32> %w6, splat (i32 6)
  %r = call <14 x i32> @llvm.vector.interleave7.v14i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4, <2 x i32> %v5, <2 x i32> %v6)
  %e = extractelement <14 x i32> %r, i32 %at
  ret i32 %e
}

define spir_func i32 @deinterleave7(i32 %x, i32 %y, i32 %at) {
  %u0 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w0 = insertelement <2 x i32> %u0, i32 %y, i32 1
  %v0 = add <2 x i32> %w0, splat (i32 0)
  %u1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w1 = insertelement <2 x i32> %u1, i32 %y, i32 1
  %v1 = add <2 x i32> %w1, splat (i32 1)
  %u2 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w2 = insertelement <2 x i32> %u2, i32 %y, i32 1
  %v2 = add <2 x i32> %w2, splat (i32 2)
  %u3 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w3 = insertelement <2 x i32> %u3, i32 %y, i32 1
  %v3 = add <2 x i32> %w3, splat (i32 3)
  %u4 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w4 = insertelement <2 x i32> %u4, i32 %y, i32 1
  %v4 = add <2 x i32> %w4, splat (i32 4)
  %u5 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w5 = insertelement <2 x i32> %u5, i32 %y, i32 1
  %v5 = add <2 x i32> %w5, splat (i32 5)
  %u6 = insertelement <2 x i32> poison, i32 %x, i32 0
  %w6 = insertelement <2 x i32> %u6, i32 %y, i32 1
  %v6 = add <2 x i32> %w6, splat (i32 6)
  %all = call <14 x i32> @llvm.vector.interleave7.v14i32(<2 x i32> %v0, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4, <2 x i32> %v5, <2 x i32> %v6)
  %step = call <14 x i32> @llvm.stepvector.v14i32()
  %sum = mul <14 x i32> %all, %step
  %p = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave7.v14i32(<14 x i32> %sum)
  %q = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %p, 6
  %e = extractelement <2 x i32> %q, i32 %at
  ret i32 %e
}

define spir_func i32 @partial(i32 %x, i32 %at) {
  %u = insertelement <6 x i32> poison, i32 %x, i32 0
  %v = shufflevector <6 x i32> %u, <6 x i32> poison, <6 x i32> zeroinitializer
  %step = call <6 x i32> @llvm.stepvector.v6i32()
  %w = add <6 x i32> %v, %step
  %r = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v6i32(<2 x i32> <i32 1000, i32 2000>, <6 x i32> %w)
  %e = extractelement <2 x i32> %r, i32 %at
  ret i32 %e
}

define spir_func i64 @no_size(i32 %x) {
  %m = alloca i32, align 4
  %most = call i64 @llvm.objectsize.i64.p0(ptr %m, i1 false, i1 true, i1 false)
  %least = call i64 @llvm.objectsize.i64.p0(ptr %m, i1 true, i1 true, i1 false)
  %w = zext i32 %x to i64
  %a = add i64 %most, %w
  %r = sub i64 %a, %least
  ret i64 %r
}
