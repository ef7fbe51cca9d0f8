target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @count(i32 %0) #0 !spirv.Name !8 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !9

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !12, !spirv.Merge !16

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !18
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 6}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 5888}
!6 = !{!"SPV_INTEL_fpga_loop_controls"}
!7 = !{i16 0, i16 0}
!8 = !{}
!9 = !{!10}
!10 = !{i32 0, !11}
!11 = distinct !{i32 246, i32 50331648, i32 1, i32 0, i32 10, i32 0, i32 -1, i32 -1, i32 7}
!12 = distinct !{!12, !13, !14, !15}
!13 = !{!"llvm.loop.intel.loopcount_min", i64 1}
!14 = !{!"llvm.loop.intel.loopcount_max", i64 10}
!15 = !{!"llvm.loop.intel.max_reinvocation_delay.count", i32 7}
!16 = !{!17}
!17 = !{i32 2, !11}
!18 = !{!19}
!19 = !{i32 1, !11}
