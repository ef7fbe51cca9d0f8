; TEST: to-spirv
; Lines of two files, an inlined call, an instruction without location between others, and a location without line.
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a, i32 %b) !dbg !5 {
entry:
  %p = alloca i32, align 4
  store i32 %a, ptr %p, align 4
    #dbg_value(i32 %a, !20, !DIExpression(), !10)
  %x = add i32 %a, %b, !dbg !10
  %y = mul i32 %x, %b, !dbg !11
  %z = sub i32 %y, %b
  %w = xor i32 %z, %b, !dbg !12
  %v = or i32 %w, %b, !dbg !13
  %c = icmp eq i32 %v, 0, !dbg !14
  br i1 %c, label %yes, label %no, !dbg !14

yes:
  ret i32 %a, !dbg !14

no:
  ret i32 %v
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "/usr/include/h.h", directory: "/src")
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "inlined", file: !3, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILexicalBlockFile(scope: !5, file: !3, discriminator: 0)
!10 = !DILocation(line: 4, column: 2, scope: !5)
!11 = !DILocation(line: 40, column: 3, scope: !6, inlinedAt: !10)
!12 = !DILocation(line: 41, column: 3, scope: !7)
!13 = !DILocation(line: 0, scope: !5)
!14 = !DILocation(line: 6, column: 1, scope: !5)
!20 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 3, type: !21)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
