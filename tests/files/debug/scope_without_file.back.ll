; BACK: metadata has other numbers, and a scope without a file gets that of its unit
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f() #0 !dbg !11 {
  ret void, !dbg !14
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!spirv.MemoryModel = !{!4}
!spirv.Source = !{!5}
!spirv.Version = !{!6}
!spirv.Capability = !{!7, !8, !9}
!spirv.Generator = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 7, !"Dwarf Version", i32 0}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cl", directory: ".")
!4 = !{i32 2, i32 2}
!5 = !{i32 0, i32 0}
!6 = !{i32 1, i32 1}
!7 = !{i32 4}
!8 = !{i32 5}
!9 = !{i32 6}
!10 = !{i16 0, i16 0}
!11 = distinct !DISubprogram(name: "f", scope: null, file: !3, line: 1, type: !12, spFlags: DISPFlagDefinition, unit: !2)
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !DILocation(line: 2, column: 3, scope: !15)
!15 = distinct !DILexicalBlock(scope: !11, line: 1, column: 5)
