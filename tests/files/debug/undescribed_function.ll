; TEST: to-spirv
; The kernel that clang makes of a block has no description, but what is inlined there has locations and variables.
target triple = "spir64-unknown-unknown"

define spir_kernel void @block_kernel(i32 %x) {
entry:
    #dbg_value(i32 %x, !8, !DIExpression(), !10)
  %y = add i32 %x, 1, !dbg !10
    #dbg_value(i32 %y, !8, !DIExpression(), !10)
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = distinct !DISubprogram(name: "block", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !3)
!6 = distinct !DISubprogram(name: "kernel", file: !1, line: 7, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !7)
!9 = distinct !DILocation(line: 8, scope: !6)
!10 = !DILocation(line: 2, column: 3, scope: !4, inlinedAt: !9)
!12 = !DILocation(line: 9, scope: !6)
