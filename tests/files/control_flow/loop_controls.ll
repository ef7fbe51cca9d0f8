target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @full(i1 %0) #0 {
  br label %2

2:                                                ; preds = %3, %1
  br i1 %0, label %3, label %4, !spirv.Merge !8

3:                                                ; preds = %2
  br label %2, !llvm.loop !11, !spirv.Merge !13

4:                                                ; preds = %2
  ret void, !spirv.Merge !15
}

define spir_func void @count(i1 %0) #0 {
  br label %2

2:                                                ; preds = %3, %1
  br i1 %0, label %3, label %4, !spirv.Merge !17

3:                                                ; preds = %2
  br label %2, !llvm.loop !20, !spirv.Merge !23

4:                                                ; preds = %2
  ret void, !spirv.Merge !25
}

define spir_func void @hints(i1 %0) #0 {
  br label %2

2:                                                ; preds = %3, %1
  br i1 %0, label %3, label %4, !spirv.Merge !27

3:                                                ; preds = %2
  br label %2, !llvm.loop !30, !spirv.Merge !33

4:                                                ; preds = %2
  ret void, !spirv.Merge !35
}

define spir_func void @fpga(i1 %0) #0 {
  br label %2

2:                                                ; preds = %3, %1
  br i1 %0, label %3, label %4, !spirv.Merge !37

3:                                                ; preds = %2
  br label %2, !llvm.loop !40, !spirv.Merge !49

4:                                                ; preds = %2
  ret void, !spirv.Merge !51
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
!3 = !{i32 6}
!4 = !{i32 5}
!5 = !{i32 5888}
!6 = !{!"SPV_INTEL_fpga_loop_controls"}
!7 = !{i16 0, i16 0}
!8 = !{!9}
!9 = !{i32 0, !10}
!10 = distinct !{i32 246, i32 257, i32 1}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.full"}
!13 = !{!14}
!14 = !{i32 2, !10}
!15 = !{!16}
!16 = !{i32 1, !10}
!17 = !{!18}
!18 = !{i32 0, !19}
!19 = distinct !{i32 246, i32 264, i32 4, i32 8}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.ivdep.safelen", i32 4}
!22 = !{!"llvm.loop.unroll.count", i32 8}
!23 = !{!24}
!24 = !{i32 2, !19}
!25 = !{!26}
!26 = !{i32 1, !19}
!27 = !{!28}
!28 = !{i32 0, !29}
!29 = distinct !{i32 246, i32 500, i32 2, i32 9, i32 3, i32 1, i32 6}
!30 = distinct !{!30, !31, !32}
!31 = !{!"llvm.loop.ivdep.enable"}
!32 = !{!"llvm.loop.unroll.count", i32 6}
!33 = !{!34}
!34 = !{i32 2, !29}
!35 = !{!36}
!36 = !{i32 1, !29}
!37 = !{!38}
!38 = !{i32 0, !39}
!39 = distinct !{i32 246, i32 16449538, i32 2, i32 5, i32 1, i32 0, i32 3, i32 4}
!40 = distinct !{!40, !41, !42, !43, !44, !45, !46, !47, !48}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !{!"llvm.loop.ii.count", i32 2}
!43 = !{!"llvm.loop.max_concurrency.count", i32 5}
!44 = !{!"llvm.loop.intel.pipelining.enable", i32 1}
!45 = !{!"llvm.loop.coalesce.enable"}
!46 = !{!"llvm.loop.max_interleaving.count", i32 3}
!47 = !{!"llvm.loop.intel.speculated.iterations.count", i32 4}
!48 = !{!"llvm.loop.fusion.disable"}
!49 = !{!50}
!50 = !{i32 2, !39}
!51 = !{!52}
!52 = !{i32 1, !39}
