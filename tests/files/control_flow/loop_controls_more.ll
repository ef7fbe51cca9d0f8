target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @max_iterations(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !8

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !11, !spirv.Merge !12

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !14
}

define spir_func i32 @concurrency(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !16

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !19, !spirv.Merge !21

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !23
}

define spir_func i32 @interleaving(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !25

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !28, !spirv.Merge !30

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !32
}

define spir_func i32 @speculated(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !34

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !37, !spirv.Merge !39

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !41
}

define spir_func i32 @initiation(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !43

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !46, !spirv.Merge !48

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !50
}

define spir_func i32 @pipeline(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !52

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !55, !spirv.Merge !57

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !59
}

define spir_func i32 @coalesce(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !61

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !64, !spirv.Merge !66

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !68
}

define spir_func i32 @no_fusion(i32 %0) #0 {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %5, label %7, !spirv.Merge !70

5:                                                ; preds = %2
  %6 = add i32 %3, 1
  br label %2, !llvm.loop !73, !spirv.Merge !75

7:                                                ; preds = %2
  ret i32 %3, !spirv.Merge !77
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4, !5}
!spirv.Extension = !{!6}
!spirv.Generator = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 4}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i32 5888}
!6 = !{!"SPV_INTEL_fpga_loop_controls"}
!7 = !{i16 0, i16 0}
!8 = !{!9}
!9 = !{i32 0, !10}
!10 = distinct !{i32 246, i32 32, i32 100}
!11 = distinct !{!11}
!12 = !{!13}
!13 = !{i32 2, !10}
!14 = !{!15}
!15 = !{i32 1, !10}
!16 = !{!17}
!17 = !{i32 0, !18}
!18 = distinct !{i32 246, i32 131072, i32 3}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.max_concurrency.count", i32 3}
!21 = !{!22}
!22 = !{i32 2, !18}
!23 = !{!24}
!24 = !{i32 1, !18}
!25 = !{!26}
!26 = !{i32 0, !27}
!27 = distinct !{i32 246, i32 2097152, i32 2}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.max_interleaving.count", i32 2}
!30 = !{!31}
!31 = !{i32 2, !27}
!32 = !{!33}
!33 = !{i32 1, !27}
!34 = !{!35}
!35 = !{i32 0, !36}
!36 = distinct !{i32 246, i32 4194304, i32 4}
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.intel.speculated.iterations.count", i32 4}
!39 = !{!40}
!40 = !{i32 2, !36}
!41 = !{!42}
!42 = !{i32 1, !36}
!43 = !{!44}
!44 = !{i32 0, !45}
!45 = distinct !{i32 246, i32 65536, i32 5}
!46 = distinct !{!46, !47}
!47 = !{!"llvm.loop.ii.count", i32 5}
!48 = !{!49}
!49 = !{i32 2, !45}
!50 = !{!51}
!51 = !{i32 1, !45}
!52 = !{!53}
!53 = !{i32 0, !54}
!54 = distinct !{i32 246, i32 524288, i32 1}
!55 = distinct !{!55, !56}
!56 = !{!"llvm.loop.intel.pipelining.enable", i32 1}
!57 = !{!58}
!58 = !{i32 2, !54}
!59 = !{!60}
!60 = !{i32 1, !54}
!61 = !{!62}
!62 = !{i32 0, !63}
!63 = distinct !{i32 246, i32 1048576, i32 2}
!64 = distinct !{!64, !65}
!65 = !{!"llvm.loop.coalesce.count", i32 2}
!66 = !{!67}
!67 = !{i32 2, !63}
!68 = !{!69}
!69 = !{i32 1, !63}
!70 = !{!71}
!71 = !{i32 0, !72}
!72 = distinct !{i32 246, i32 8388608}
!73 = distinct !{!73, !74}
!74 = !{!"llvm.loop.fusion.disable"}
!75 = !{!76}
!76 = !{i32 2, !72}
!77 = !{!78}
!78 = !{i32 1, !72}
