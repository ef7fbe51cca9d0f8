use super::*;

/// Debug info of each kind.
const MODULE: &str = r#"
define void @f(i32 %a) !dbg !20 {
    #dbg_value(i32 %a, !24, !DIExpression(), !26)
  ret void, !dbg !27
}

define void @g() !dbg !40 {
  ret void
}

!llvm.dbg.cu = !{!2, !3}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !6, imports: !7)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!8}
!5 = !{!9, !16}
!6 = !{!10}
!7 = !{!11}
!8 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "enum", elements: !{})
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct", scope: !12, elements: !13)
!10 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !15, file: !1, line: 1)
!12 = !DINamespace(name: "space", scope: null)
!13 = !{!17, !18}
!14 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !1, type: !19, isDefinition: true)
!15 = !DINamespace(name: "inner", scope: !28)
!16 = !DISubprogram(name: "retained", scope: !1, file: !1, type: !22, spFlags: 0)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "member", scope: !9, baseType: !9)
!18 = !DISubprogram(name: "method", scope: !9, file: !1, type: !22, spFlags: 0)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !22, spFlags: DISPFlagDefinition, unit: !2, templateParams: !21, retainedNodes: !23)
!21 = !{!29, !30}
!22 = !DISubroutineType(types: !{null, !31})
!23 = !{!24, !33}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !20, file: !1, line: 1, type: !32)
!26 = !DILocation(line: 3, scope: !34)
!27 = !DILocation(line: 3, scope: !35, inlinedAt: !36)
!28 = !DIModule(scope: null, name: "module")
!29 = !DITemplateTypeParameter(name: "T", type: !37)
!30 = !DITemplateValueParameter(name: "V", type: !38, value: i32 1)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "typedef", file: !1, baseType: !19)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !39, file: !1, line: 1)
!34 = !DILexicalBlock(scope: !20, file: !1, line: 2)
!35 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, type: !22, spFlags: DISPFlagDefinition, unit: !3)
!36 = distinct !DILocation(line: 4, scope: !41)
!37 = !DIBasicType(name: "T", size: 8, encoding: DW_ATE_signed)
!38 = !DIBasicType(name: "V", size: 8, encoding: DW_ATE_signed)
!39 = !DIBasicType(name: "imported", size: 8, encoding: DW_ATE_signed)
!40 = distinct !DISubprogram(name: "g", scope: !1, file: !1, type: !22, spFlags: DISPFlagDefinition, unit: !3)
!41 = !DILexicalBlockFile(scope: !34, file: !1, discriminator: 1)
"#;

/// Names of nodes; the kind of unnamed ones.
fn names(nodes: &[Metadata<'_>]) -> Vec<String> {
    let name = |node: &Metadata<'_>| {
        let name = node.debug_bytes(DebugField::Name).or(node.debug_bytes(DebugField::FileName));
        let text = name.map(|name| String::from_utf8(name.to_vec()).unwrap());
        text.unwrap_or_else(|| format!("{:?}", node.debug_kind().unwrap()))
    };
    nodes.iter().map(name).collect()
}

#[test]
fn all_debug_info_is_found_in_llvms_order_but_what_is_retained() {
    let context = Context::new();
    let module = parse(&context, MODULE);
    assert!(context.take_diagnostics().is_empty());
    let found = module.debug_entities();
    assert_eq!(found.units, module.debug_units());
    assert_eq!(found.units.len(), 2);
    // The list of `opt -passes='print<module-debuginfo>'`, which omits scopes, except for retained nodes.
    assert_eq!(names(&found.subprograms), ["f", "inlined", "g", "method", "retained"]);
    assert_eq!(found.globals.len(), 1);
    let types =
        ["int", "enum", "SubroutineType", "DerivedType", "T", "V", "typedef", "imported", "struct", "member"];
    assert_eq!(names(&found.types), types);
    assert_eq!(names(&found.scopes), ["module", "f.c", "LexicalBlockFile", "LexicalBlock", "space"]);
}

#[test]
fn what_is_no_debug_info_is_passed_over() {
    let context = Context::new();
    let module = context.create_module("m");
    let part = |node| DebugValue::Part(Some(node));
    let ty = context.debug_node(DebugKind::BasicType, false, &[]).unwrap();
    let odd = context.md_node(&[
        None,
        Some(context.md_i32(1)),
        Some(context.md_string("x")),
        Some(context.md_node(&[None])),
        Some(ty),
        Some(context.debug_file("f", "/")),
    ]);
    let fields = [(DebugField::Tag, DebugValue::Number(0x13)), (DebugField::Elements, part(odd))];
    let structure = context.debug_node(DebugKind::CompositeType, false, &fields).unwrap();
    let subroutine =
        context.debug_node(DebugKind::SubroutineType, false, &[(DebugField::Elements, part(odd))]).unwrap();
    let retained = context.md_node(&[None, Some(structure), Some(subroutine)]);
    let fields = [
        (DebugField::File, part(context.debug_file("f", "/"))),
        (DebugField::Retained, part(retained)),
        (DebugField::Enums, part(odd)),
        (DebugField::Globals, part(odd)),
        (DebugField::Imported, part(odd)),
    ];
    let unit = context.debug_node(DebugKind::CompileUnit, true, &fields).unwrap();
    let named = module.get_or_add_named_metadata("llvm.dbg.cu");
    assert!(named.append(unit) && named.append(structure) && named.append(odd));
    let found = module.debug_entities();
    assert_eq!((found.units, found.types), (vec![unit], vec![ty, structure, subroutine]));
    assert!(found.subprograms.is_empty() && found.scopes.is_empty() && found.globals.is_empty());
}

#[test]
fn a_long_chain_of_types_takes_no_stack() {
    let context = Context::new();
    let module = context.create_module("m");
    let mut ty = context.debug_node(DebugKind::BasicType, false, &[]).unwrap();
    for _ in 0..200_000 {
        let to = (DebugField::Type, DebugValue::Part(Some(ty)));
        ty = context.debug_node(DebugKind::DerivedType, false, &[to]).unwrap();
    }
    let part = |node| DebugValue::Part(Some(node));
    let (file, retained) = (context.debug_file("f", "/"), context.md_node(&[Some(ty)]));
    let fields = [(DebugField::File, part(file)), (DebugField::Retained, part(retained))];
    let unit = context.debug_node(DebugKind::CompileUnit, true, &fields).unwrap();
    assert!(module.get_or_add_named_metadata("llvm.dbg.cu").append(unit));
    assert_eq!(module.debug_entities().types.len(), 200_001);
}

#[test]
fn a_module_without_debug_info_has_none() {
    let context = Context::new();
    let module = parse(&context, "define void @f() {\n  ret void\n}\n");
    let found = module.debug_entities();
    assert!(found.units.is_empty() && found.types.is_empty() && found.subprograms.is_empty());
    assert!(found.scopes.is_empty() && found.globals.is_empty());
    assert_eq!(module.debug_units(), []);
}
