; BACK: metadata has other numbers, and what SPIR-V does not represent of DWARF is dropped
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a, i32 %b) #0 !dbg !11 {
entry:
  %p = alloca i32, align 4
  store i32 %a, ptr %p, align 4
    #dbg_value(i32 %a, !15, !DIExpression(), !17)
  %x = add i32 %a, %b, !dbg !17
  %y = mul i32 %x, %b, !dbg !18
  %z = sub i32 %y, %b
  %w = xor i32 %z, %b, !dbg !22
  %v = or i32 %w, %b, !dbg !23
  %c = icmp eq i32 %v, 0, !dbg !24
  br i1 %c, label %yes, label %no, !dbg !24

yes:                                              ; preds = %entry
  ret i32 %a, !dbg !24

no:                                               ; preds = %entry
  ret i32 %v
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
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "k.cl", directory: "/src")
!4 = !{i32 2, i32 2}
!5 = !{i32 0, i32 0}
!6 = !{i32 1, i32 1}
!7 = !{i32 4}
!8 = !{i32 5}
!9 = !{i32 6}
!10 = !{i16 0, i16 0}
!11 = distinct !DISubprogram(name: "f", scope: null, file: !3, line: 3, type: !12, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{!15}
!15 = !DILocalVariable(name: "a", arg: 1, scope: !11, file: !3, line: 3, type: !16)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DILocation(line: 4, column: 2, scope: !11)
!18 = !DILocation(line: 40, column: 3, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "inlined", scope: null, file: !20, line: 3, type: !12, spFlags: DISPFlagDefinition, unit: !2)
!20 = !DIFile(filename: "h.h", directory: "/usr/include")
!21 = distinct !DILocation(line: 4, scope: !11)
!22 = !DILocation(line: 41, column: 3, scope: !11)
!23 = !DILocation(line: 0, scope: !11)
!24 = !DILocation(line: 6, column: 1, scope: !11)
