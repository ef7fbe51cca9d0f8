; TEST: to-spirv
; A merge instruction stands in front of branches only, and its merge block is not the latch.
target triple = "spir64-unknown-unknown"

define spir_func void @switched(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %i, label %latch [
    i32 7, label %out
  ]

latch:
  %next = add i32 %i, 1
  br label %head, !llvm.loop !0

out:
  ret void
}

define spir_func void @left_where_true(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp sge i32 %i, %n
  br i1 %c, label %out, label %latch

latch:
  %next = add i32 %i, 1
  br label %head, !llvm.loop !0

out:
  ret void
}

define spir_func void @left_elsewhere(i32 %n, i1 %d) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp sge i32 %i, %n
  br i1 %c, label %body, label %latch

body:
  br i1 %d, label %latch, label %out

latch:
  %next = add i32 %i, 1
  br label %head, !llvm.loop !0

out:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
