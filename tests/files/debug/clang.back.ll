target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a, i32 %b) #0 !dbg !10 {
entry:
  %p = alloca i32, align 4
  store i32 %a, ptr %p, align 4
  %x = add i32 %a, %b, !dbg !13
  %y = mul i32 %x, %b, !dbg !14
  %z = sub i32 %y, %b
  %w = xor i32 %z, %b, !dbg !17
  %v = or i32 %w, %b
  %c = icmp eq i32 %v, 0, !dbg !18
  br i1 %c, label %yes, label %no, !dbg !18

yes:                                              ; preds = %entry
  ret i32 %a, !dbg !18

no:                                               ; preds = %entry
  ret i32 %v
}

attributes #0 = { nounwind }

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.Version = !{!2}
!spirv.Capability = !{!3, !4, !5}
!spirv.Generator = !{!6}
!llvm.module.flags = !{!7}
!llvm.dbg.cu = !{!8}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 0}
!3 = !{i32 4}
!4 = !{i32 5}
!5 = !{i32 6}
!6 = !{i16 0, i16 0}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DICompileUnit(language: DW_LANG_C99, file: !9, producer: "spirv-llvm-translate", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
!9 = !DIFile(filename: "/src/k.cl", directory: "")
!10 = distinct !DISubprogram(name: "f", scope: !9, file: !9, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !DILocation(line: 4, column: 2, scope: !10)
!14 = !DILocation(line: 40, column: 3, scope: !15)
!15 = !DILexicalBlockFile(scope: !10, file: !16, discriminator: 0)
!16 = !DIFile(filename: "/usr/include/h.h", directory: "")
!17 = !DILocation(line: 41, column: 3, scope: !15)
!18 = !DILocation(line: 6, column: 1, scope: !10)
