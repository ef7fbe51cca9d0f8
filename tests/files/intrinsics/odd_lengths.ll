; Vectors of lengths that SPIR-V lacks: functions of their lanes, and rearrangements.
; ulp: 0

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func <8 x float> @fabs(<8 x float> %x, <8 x float> %y) {
  %a = shufflevector <8 x float> %x, <8 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x float> %y, <8 x float> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x float> @llvm.fabs.v6f32(<6 x float> %a)
  %o = shufflevector <6 x float> %r, <6 x float> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x float> %o
}

define spir_func <8 x float> @maximum(<8 x float> %x, <8 x float> %y) {
  %a = shufflevector <8 x float> %x, <8 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x float> %y, <8 x float> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x float> @llvm.maximum.v6f32(<6 x float> %a, <6 x float> %b)
  %o = shufflevector <6 x float> %r, <6 x float> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x float> %o
}

define spir_func <8 x float> @trunc(<8 x float> %x, <8 x float> %y) {
  %a = shufflevector <8 x float> %x, <8 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x float> %y, <8 x float> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x float> @llvm.trunc.v6f32(<6 x float> %a)
  %o = shufflevector <6 x float> %r, <6 x float> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x float> %o
}

define spir_func <8 x float> @canonical_class(<8 x float> %x, <8 x float> %y) {
  %a = shufflevector <8 x float> %x, <8 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x float> %y, <8 x float> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %c = call <6 x i1> @llvm.is.fpclass.v6f32(<6 x float> %a, i32 516)
  %r = select <6 x i1> %c, <6 x float> %a, <6 x float> %b
  %o = shufflevector <6 x float> %r, <6 x float> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x float> %o
}

define spir_func <8 x i32> @fptosi_sat(<8 x float> %x, <8 x float> %y) {
  %a = shufflevector <8 x float> %x, <8 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x float> %y, <8 x float> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.fptosi.sat.v6i32.v6f32(<6 x float> %a)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x float> @frexp(<8 x float> %x, <8 x float> %y) {
  %a = shufflevector <8 x float> %x, <8 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x float> %y, <8 x float> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %p = call { <6 x float>, <6 x i32> } @llvm.frexp.v6f32.v6i32(<6 x float> %a)
  %f = extractvalue { <6 x float>, <6 x i32> } %p, 0
  %abs = call <6 x float> @llvm.fabs.v6f32(<6 x float> %a)
  %is = fcmp olt <6 x float> %abs, splat (float 0x7FF0000000000000)
  %r = select <6 x i1> %is, <6 x float> %f, <6 x float> zeroinitializer
  %o = shufflevector <6 x float> %r, <6 x float> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x float> %o
}

define spir_func <8 x i32> @sadd_overflow(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %p = call { <6 x i32>, <6 x i1> } @llvm.sadd.with.overflow.v6i32(<6 x i32> %a, <6 x i32> %b)
  %v = extractvalue { <6 x i32>, <6 x i1> } %p, 0
  %c = extractvalue { <6 x i32>, <6 x i1> } %p, 1
  %r = select <6 x i1> %c, <6 x i32> splat (i32 7), <6 x i32> %v
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @scmp(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.scmp.v6i32.v6i32(<6 x i32> %a, <6 x i32> %b)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @sshl_sat(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %d = and <6 x i32> %b, splat (i32 31)
  %r = call <6 x i32> @llvm.sshl.sat.v6i32(<6 x i32> %a, <6 x i32> %d)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @fshl(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.fshl.v6i32(<6 x i32> %a, <6 x i32> %b, <6 x i32> %a)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @ctpop(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.ctpop.v6i32(<6 x i32> %a)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @smul_fix(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.smul.fix.v6i32(<6 x i32> %a, <6 x i32> %b, i32 9)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @reverse(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.vector.reverse.v6i32(<6 x i32> %a)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @extract(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <2 x i32> @llvm.vector.extract.v2i32.v6i32(<6 x i32> %a, i64 4)
  %o = shufflevector <2 x i32> %r, <2 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @insert(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %p = shufflevector <6 x i32> %b, <6 x i32> poison, <2 x i32> <i32 1, i32 5>
  %r = call <6 x i32> @llvm.vector.insert.v6i32.v2i32(<6 x i32> %a, <2 x i32> %p, i64 2)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @splice(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.vector.splice.left.v6i32(<6 x i32> %a, <6 x i32> %b, i32 2)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @splice_right(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = call <6 x i32> @llvm.vector.splice.right.v6i32(<6 x i32> %a, <6 x i32> %b, i32 1)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @interleave(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %p = shufflevector <6 x i32> %a, <6 x i32> %b, <3 x i32> <i32 0, i32 2, i32 6>
  %q = shufflevector <6 x i32> %a, <6 x i32> %b, <3 x i32> <i32 7, i32 4, i32 1>
  %r = call <6 x i32> @llvm.vector.interleave2.v6i32(<3 x i32> %p, <3 x i32> %q)
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @deinterleave(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %p = call { <3 x i32>, <3 x i32> } @llvm.vector.deinterleave2.v6i32(<6 x i32> %a)
  %q = extractvalue { <3 x i32>, <3 x i32> } %p, 0
  %s = extractvalue { <3 x i32>, <3 x i32> } %p, 1
  %r = sub <3 x i32> %q, %s
  %o = shufflevector <3 x i32> %r, <3 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 3, i32 3, i32 3>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @step(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %s = call <6 x i32> @llvm.stepvector.v6i32()
  %r = add <6 x i32> %a, %s
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func <8 x i32> @active_mask(<8 x i32> %x, <8 x i32> %y) {
  %a = shufflevector <8 x i32> %x, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %b = shufflevector <8 x i32> %y, <8 x i32> poison, <6 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %base = extractelement <6 x i32> %a, i32 0
  %bound = extractelement <6 x i32> %b, i32 0
  %m = call <6 x i1> @llvm.get.active.lane.mask.v6i1.i32(i32 %base, i32 %bound)
  %r = select <6 x i1> %m, <6 x i32> %a, <6 x i32> %b
  %o = shufflevector <6 x i32> %r, <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  ret <8 x i32> %o
}

define spir_func i32 @first_element(<8 x i1> %a) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v8i1(<8 x i1> %a, i1 false)
  ret i32 %r
}

define spir_func i8 @first_element_of_numbers(<4 x i32> %a) {
  %few = and <4 x i32> %a, splat (i32 1)
  %r = call i8 @llvm.experimental.cttz.elts.i8.v4i32(<4 x i32> %few, i1 false)
  ret i8 %r
}

define spir_func i64 @first_element_of_many(<16 x i8> %a) {
  %few = and <16 x i8> %a, splat (i8 64)
  %all = shufflevector <16 x i8> zeroinitializer, <16 x i8> %few, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r = call i64 @llvm.experimental.cttz.elts.i64.v32i8(<32 x i8> %all, i1 false)
  ret i64 %r
}
