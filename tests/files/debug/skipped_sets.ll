target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %0) #0 !dbg !12 {
  %2 = add i32 %0, 1, !dbg !15
  ret i32 %2, !dbg !15
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2, !4}
!spirv.MemoryModel = !{!5}
!spirv.Version = !{!6}
!spirv.Capability = !{!7, !8, !9}
!spirv.Generator = !{!10}
!spirv.DebugInfo = !{!11}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "spirv", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cl", directory: "")
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "spirv-llvm-translate", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
!5 = !{i32 2, i32 2}
!6 = !{i32 1, i32 6}
!7 = !{i32 4}
!8 = !{i32 5}
!9 = !{i32 6}
!10 = !{i16 0, i16 0}
!11 = !{!"OpenCL.DebugInfo.100", i32 2}
!12 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !DILocation(line: 3, column: 4, scope: !12)
