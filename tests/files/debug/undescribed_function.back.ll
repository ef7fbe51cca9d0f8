; BACK: the module has its memory model, source and entry point in metadata
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_kernel void @block_kernel(i32 %x) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_type_qual !14 !kernel_arg_base_type !13 {
entry:
    #dbg_value(i32 %x, !15, !DIExpression(), !21)
  %y = add i32 %x, 1, !dbg !21
    #dbg_value(i32 %y, !15, !DIExpression(), !21)
  ret void, !dbg !24
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!spirv.MemoryModel = !{!4}
!spirv.Source = !{!5}
!spirv.Version = !{!6}
!spirv.Capability = !{!7, !8}
!spirv.Generator = !{!9}
!spirv.EntryPoint = !{!10}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 7, !"Dwarf Version", i32 0}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cl", directory: "/d")
!4 = !{i32 2, i32 2}
!5 = !{i32 0, i32 0}
!6 = !{i32 1, i32 1}
!7 = !{i32 4}
!8 = !{i32 6}
!9 = !{i16 0, i16 0}
!10 = !{ptr @block_kernel, i32 6, !"block_kernel"}
!11 = !{i32 0}
!12 = !{!"none"}
!13 = !{!"int"}
!14 = !{!""}
!15 = !DILocalVariable(name: "a", scope: !16, file: !3, line: 2, type: !20)
!16 = distinct !DISubprogram(name: "block", scope: null, file: !3, line: 1, type: !17, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{null}
!19 = !{!15}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DILocation(line: 2, column: 3, scope: !16, inlinedAt: !22)
!22 = distinct !DILocation(line: 8, scope: !23)
!23 = distinct !DISubprogram(name: "kernel", scope: null, file: !3, line: 7, type: !17, spFlags: DISPFlagDefinition, unit: !2)
!24 = !DILocation(line: 9, scope: !23)
