; BACK: SPIR-V has loop control only at a header with one condition, so other loops lose their metadata
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @switched(i32 %n) #0 {
entry:
  br label %head

head:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %i, label %latch [
    i32 7, label %out
  ]

latch:                                            ; preds = %head
  %next = add i32 %i, 1
  br label %head

out:                                              ; preds = %head
  ret void
}

define spir_func void @left_where_true(i32 %n) #0 {
entry:
  br label %head

head:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp sge i32 %i, %n
  br i1 %c, label %out, label %latch, !spirv.Merge !7

latch:                                            ; preds = %head
  %next = add i32 %i, 1
  br label %head, !llvm.loop !10, !spirv.Merge !12

out:                                              ; preds = %head
  ret void, !spirv.Merge !14
}

define spir_func void @left_elsewhere(i32 %n, i1 %d) #0 {
entry:
  br label %head

head:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp sge i32 %i, %n
  br i1 %c, label %body, label %latch

body:                                             ; preds = %head
  br i1 %d, label %latch, label %out

latch:                                            ; preds = %body, %head
  %next = add i32 %i, 1
  br label %head

out:                                              ; preds = %body
  ret void
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5}
!spirv.Generator = !{!6}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i16 0, i16 0}
!7 = !{!8}
!8 = !{i32 0, !9}
!9 = distinct !{i32 246, i32 2}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13}
!13 = !{i32 2, !9}
!14 = !{!15}
!15 = !{i32 1, !9}
