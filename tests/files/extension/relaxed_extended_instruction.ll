target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024"
target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p) #0 !dbg !14 {
entry:
    #dbg_value(ptr addrspace(1) %p, !22, !DIExpression(), !23)
  ret void, !dbg !23
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!spirv.MemoryModel = !{!4}
!spirv.Source = !{!5}
!spirv.Version = !{!6}
!spirv.Capability = !{!7, !8, !9, !10}
!spirv.Extension = !{!11}
!spirv.Generator = !{!12}
!spirv.DebugInfo = !{!13}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 7, !"Dwarf Version", i32 5}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "k.cl", directory: "/src")
!4 = !{i32 2, i32 2}
!5 = !{i32 0, i32 0}
!6 = !{i32 1, i32 6}
!7 = !{i32 4}
!8 = !{i32 5}
!9 = !{i32 6}
!10 = !{i32 39}
!11 = !{!"SPV_KHR_relaxed_extended_instruction"}
!12 = !{i16 0, i16 0}
!13 = !{!"NonSemantic.Shader.DebugInfo.100"}
!14 = distinct !DISubprogram(name: "f", scope: null, file: !3, line: 3, type: !15, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, dwarfAddressSpace: 1)
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 1, size: 64, elements: !19)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !3, line: 1, baseType: !17, size: 64, flags: DIFlagPublic)
!21 = !{!22}
!22 = !DILocalVariable(name: "p", arg: 1, scope: !14, file: !3, line: 3, type: !17)
!23 = !DILocation(line: 4, column: 2, scope: !14)
