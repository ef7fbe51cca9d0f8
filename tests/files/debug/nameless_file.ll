target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f() #0 !dbg !9 !spirv.Name !13 {
  ret void, !dbg !14
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Version = !{!1}
!spirv.Capability = !{!2, !3, !4}
!spirv.Generator = !{!5}
!llvm.module.flags = !{!6}
!llvm.dbg.cu = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 1, i32 0}
!2 = !{i32 4}
!3 = !{i32 5}
!4 = !{i32 6}
!5 = !{i16 0, i16 0}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !8, producer: "spirv-llvm-translate", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
!8 = !DIFile(filename: "<unknown>", directory: "")
!9 = distinct !DISubprogram(name: "f", scope: !10, file: !10, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!10 = !DIFile(filename: "", directory: "")
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !{}
!14 = !DILocation(line: 3, column: 4, scope: !9)
