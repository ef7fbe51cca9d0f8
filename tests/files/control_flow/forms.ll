target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @sum_below(i32 %0) #0 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %8, %6 ]
  %4 = phi i32 [ 0, %1 ], [ %7, %6 ]
  %5 = icmp ult i32 %3, %0
  br i1 %5, label %6, label %9, !spirv.Merge !6

6:                                                ; preds = %2
  %7 = add i32 %4, %3
  %8 = add i32 %3, 1
  br label %2, !llvm.loop !9, !spirv.Merge !11

9:                                                ; preds = %2
  ret i32 %4, !spirv.Merge !13
}

define spir_func i32 @pick(i32 %0) #0 {
  switch i32 %0, label %4 [
    i32 1, label %2
    i32 7, label %3
  ], !spirv.Merge !15

2:                                                ; preds = %1
  br label %5

3:                                                ; preds = %1
  br label %5

4:                                                ; preds = %1
  br label %5

5:                                                ; preds = %4, %3, %2
  %6 = phi i32 [ 11, %2 ], [ 77, %3 ], [ 0, %4 ]
  ret i32 %6, !spirv.Merge !18
}

define spir_func i32 @larger(i32 %0, i32 %1) #0 {
  %3 = icmp sgt i32 %0, %1
  br i1 %3, label %4, label %5, !spirv.Merge !20

4:                                                ; preds = %2
  ret i32 %0

5:                                                ; preds = %2
  ret i32 %1

6:                                                ; No predecessors!
  unreachable, !spirv.Merge !23
}

define spir_func void @nothing() #0 {
  ret void
}

define spir_func i32 @call(i32 %0) #0 {
  call spir_func void @nothing() #0
  %2 = call spir_func i32 @larger(i32 %0, i32 2) #0
  %3 = call spir_func i32 @sum_below(i32 %2) #0
  ret i32 %3
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 2}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{!7}
!7 = !{i32 0, !8}
!8 = distinct !{i32 246, i32 1}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.enable"}
!11 = !{!12}
!12 = !{i32 2, !8}
!13 = !{!14}
!14 = !{i32 1, !8}
!15 = !{!16}
!16 = !{i32 0, !17}
!17 = distinct !{i32 247, i32 0}
!18 = !{!19}
!19 = !{i32 1, !17}
!20 = !{!21}
!21 = !{i32 0, !22}
!22 = distinct !{i32 247, i32 0}
!23 = !{!24}
!24 = !{i32 1, !22}
