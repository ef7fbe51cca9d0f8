; TEST: to-spirv
; LLVM's verifier lets a block's file be anything: a location in it has no line to tell.
target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 3, scope: !8)
!8 = distinct !DILexicalBlock(scope: !4, file: !3, line: 1, column: 5)
