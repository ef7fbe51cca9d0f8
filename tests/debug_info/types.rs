//! Types.

use super::{Level, NS100, NS200, OPENCL, OWN, Source, assemble, drop_in, starts, translate};

/// Nodes, and a variable of each type that is named, so that the types are printed.
fn of<'a>(set: &'a str, nodes: &'a str, level: Level) -> Source<'a> {
    Source { set, nodes, level, ..Source::default() }
}

fn variables(set: &str, nodes: &str, types: &[&str]) -> String {
    let mut text = nodes.to_owned();
    for ty in types {
        let zeros = if set == OPENCL {
            "0 0 %unit %empty %none FlagIsDefinition"
        } else {
            "%n0 %n0 %unit %empty %none %n8"
        };
        text += &format!("\n%v_{ty} = # DebugGlobalVariable %name %{ty} %source {zeros}");
    }
    text
}

#[apply(case)]
fn basic_types_have_their_encoding() {
    for (set, encoding) in [(OPENCL, ["Float", "Unspecified"]), (NS200, ["%n8 %none", "%n0 %none"])] {
        let nodes = format!(
            "%a = # DebugTypeBasic %name %n64 {}\n%b = # DebugTypeBasic %empty %n32 {}",
            encoding[0], encoding[1]
        );
        let nodes = variables(set, &nodes, &["a", "b"]);
        let ir = of(set, &nodes, OWN).ir();
        // Number 8 is complex numbers, which the newest set alone has.
        let name = if set == OPENCL { "DW_ATE_float" } else { "DW_ATE_complex_float" };
        assert_eq!(
            ir.node(&["DIBasicType(name"]),
            format!("!DIBasicType(name: \"it\", size: 64, encoding: {name})")
        );
        assert_eq!(ir.node(&["unspecified_type"]), "!DIBasicType(tag: DW_TAG_unspecified_type, size: 32)");
    }
}

#[apply(case)]
fn pointers_have_the_size_of_the_addressing_model() {
    let nodes = "%a = # DebugTypePointer %none CrossWorkgroup None
%b = # DebugTypePointer %a Generic FlagObjectPointer
%c = # DebugTypePointer %a !4294967295 !2048
%d = # DebugTypeQualifier %c ConstType";
    let nodes = variables(OPENCL, nodes, &["a", "b", "d"]);
    let ir = of(OPENCL, &nodes, OWN).ir();
    let plain = ir.node(&["pointer_type", "dwarfAddressSpace: 1"]);
    assert_eq!(
        plain,
        "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)"
    );
    let own = ir.node(&["DIFlagObjectPointer"]);
    assert!(
        own.ends_with("size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)"),
        "{own}"
    );
    let reference = ir.follow(ir.node(&["const_type"]), "baseType");
    assert!(reference.contains("DW_TAG_reference_type") && !reference.contains("size"), "{reference}");
    assert!(!reference.contains("dwarfAddressSpace"), "{reference}");
}

#[apply(case)]
fn arrays_have_counts_and_lower_bounds_by_the_producer() {
    let int = "%int = # DebugTypeBasic %name %n32 Signed\n";
    let nodes = variables(OPENCL, &format!("{int}%a = # DebugTypeArray %int %three %five %n1 %none"), &["a"]);
    let ir = of(OPENCL, &nodes, OWN).ir();
    let array = ir.node(&["array_type"]);
    assert!(array.contains("size: 480"), "{array}");
    let expected = ["!DISubrange(count: 3, lowerBound: 1)", "!DISubrange(count: 5)"];
    assert_eq!(ir.list(array, "elements"), expected);
    // In the other sets a module by another tool has counts alone.
    let int = "%int = # DebugTypeBasic %name %n32 %n4 %none\n";
    let nodes = variables(NS100, &format!("{int}%a = # DebugTypeArray %int %three %five"), &["a"]);
    let ir = of(NS100, &nodes, OWN).ir();
    assert_eq!(
        ir.list(ir.node(&["array_type"]), "elements"),
        ["!DISubrange(count: 3)", "!DISubrange(count: 5)"]
    );
}

#[apply(case)]
fn a_dimension_without_count_is_kept() {
    let nodes = "%int = # DebugTypeBasic %name %n32 Signed\n%a = # DebugTypeArray %int %none %none";
    let nodes = variables(OPENCL, nodes, &["a"]);
    let ir = of(OPENCL, &nodes, OWN).ir();
    assert_eq!(ir.list(ir.node(&["array_type"]), "elements"), ["!DISubrange()"]);
}

#[apply(case)]
fn arrays_of_the_newest_set_have_subranges() {
    let nodes = "%int = # DebugTypeBasic %name %n32 %n4 %none
%op = # DebugOperation %n0
%where = # DebugExpression %op
%s = # DebugTypeSubrange %n2 %five %none %n4
%a = # DebugTypeArray %int %s
%d = # DebugTypeArrayDynamic %int %where %none %none %none %s
%t = # DebugTypeString %name %none %where %n64 %where";
    let nodes = variables(NS200, nodes, &["a", "d", "t"]);
    let ir = of(NS200, &nodes, OWN).ir();
    let dynamic = ir.node(&["array_type", "dataLocation"]);
    assert!(dynamic.contains("dataLocation: !DIExpression(DW_OP_deref)"), "{dynamic}");
    assert_eq!(ir.list(dynamic, "elements"), ["!DISubrange(lowerBound: 2, upperBound: 5, stride: 4)"]);
    let text = ir.node(&["DIStringType"]);
    assert!(text.contains("stringLengthExpression: !DIExpression(DW_OP_deref)"), "{text}");
    assert!(text.contains("stringLocationExpression: !DIExpression(DW_OP_deref), size: 64"), "{text}");
}

#[apply(case)]
fn three_components_take_the_place_of_four() {
    let nodes =
        variables(OPENCL, "%int = # DebugTypeBasic %name %n32 Signed\n%a = # DebugTypeVector %int 3", &["a"]);
    let ir = of(OPENCL, &nodes, drop_in()).ir();
    let vector = ir.node(&["array_type"]);
    assert!(vector.contains("size: 128, flags: DIFlagVector"), "{vector}");
    assert_eq!(ir.list(vector, "elements"), ["!DISubrange(count: 3)"]);
}

#[apply(case)]
fn enumerations_are_listed_in_their_unit() {
    let nodes = "%int = # DebugTypeBasic %name %n32 Signed
%a = # DebugTypeEnum %name %int %source 7 0 %unit %n32 FlagIsEnumClass %n5 %name %minus %path
%b = # DebugTypeEnum %path %void %source 8 0 %unit %n32 FlagFwdDecl";
    let nodes = variables(OPENCL, nodes, &["a", "b"]);
    let ir = of(OPENCL, &nodes, OWN).ir();
    let own = ir.node(&["enumeration_type", "line: 7"]);
    assert!(own.contains("flags: DIFlagEnumClass") && !own.contains("scope"), "{own}");
    let expected = ["!DIEnumerator(name: \"it\", value: 5)", "!DIEnumerator(name: \"/dir/x.cl\", value: -3)"];
    assert_eq!(ir.list(own, "elements"), expected);
    let forward = ir.node(&["enumeration_type", "line: 8"]);
    assert!(forward.contains("flags: DIFlagFwdDecl") && !forward.contains("elements"), "{forward}");
    assert_eq!(ir.list(ir.node(&["DICompileUnit"]), "enums"), [own]);
}

#[apply(case)]
fn a_class_and_its_parts_refer_to_each_other() {
    let nodes = "%int = # DebugTypeBasic %name %n32 Signed
%m = # DebugTypeMember %name %int %source 2 0 %class %n16 %n32 FlagIsPrivate
%s = # DebugTypeMember %path %int %source 3 0 %class %n0 %n0 FlagStaticMember %n7
%base = # DebugTypeComposite %empty Structure %source 1 0 %unit %none %n8 FlagTypePassByReference
%i = # DebugTypeInheritance %class %base %n8 %n64 FlagIsProtected
%own = # DebugTypePointer %class Generic FlagObjectPointer
%mt = # DebugTypeFunction None %int %own
%method = # DebugFunctionDeclaration %name %mt %source 9 0 %class %path FlagIsPublic|FlagPrototyped
%class = # DebugTypeComposite %name Class %source 1 0 %unit %path %n64 FlagTypePassByValue %m %s %i %method
%p = # DebugTypePtrToMember %int %class";
    let nodes = variables(OPENCL, nodes, &["class", "p"]);
    let ir = of(OPENCL, &nodes, OWN).ir();
    let class = ir.node(&["class_type"]);
    assert!(class.starts_with("distinct ") && class.contains("identifier: \"/dir/x.cl\""), "{class}");
    assert!(class.contains("size: 64, flags: DIFlagTypePassByValue"), "{class}");
    let parts = ir.list(class, "elements");
    assert_eq!(parts.len(), 4);
    for part in &parts {
        assert_eq!(ir.follow(part, "scope"), class);
    }
    assert!(
        parts[0].contains("DW_TAG_member")
            && parts[0].ends_with("size: 32, offset: 16, flags: DIFlagPrivate)")
    );
    // From version 5 of DWARF on static members have a tag of their own; they have no size.
    assert!(
        parts[1].contains("DW_TAG_variable")
            && parts[1].ends_with("flags: DIFlagStaticMember, extraData: i32 7)")
    );
    assert!(
        parts[2].contains("DW_TAG_inheritance")
            && parts[2].ends_with("offset: 8, flags: DIFlagProtected, extraData: i32 0)")
    );
    assert!(
        parts[3].contains("linkageName: \"/dir/x.cl\"") && parts[3].contains("scopeLine: 9"),
        "{}",
        parts[3]
    );
    assert!(parts[3].contains("flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)"), "{}", parts[3]);
    let member_pointer = ir.node(&["ptr_to_member"]);
    assert_eq!(ir.follow(member_pointer, "extraData"), class);
}

#[apply(case)]
fn members_without_a_scope_have_that_of_the_composite() {
    let nodes = "%int = # DebugTypeBasic %name %n32 %n4 %none
%m = # DebugTypeMember %name %int %source %n2 %n0 %n16 %n32 %bit
%i = # DebugTypeInheritance %int %n8 %n64 %n3
%struct = # DebugTypeComposite %name %n1 %source %n1 %n0 %unit %none %n64 %n0 %m %i";
    let nodes = variables(NS100, &nodes.replace("%bit", "%n3"), &["struct"]);
    let ir = of(NS100, &nodes, OWN).ir();
    let structure = ir.node(&["structure_type"]);
    assert!(!structure.starts_with("distinct "), "{structure}");
    for part in ir.list(structure, "elements") {
        assert_eq!(ir.follow(part, "scope"), structure);
        assert!(part.contains("flags: DIFlagPublic"), "{part}");
    }
}

#[apply(case)]
fn templates_give_their_parameters_and_are_told_apart_by_shape() {
    let nodes = "%int = # DebugTypeBasic %name %n32 Signed
%t = # DebugTypeTemplateParameter %name %int %none %none 0 0
%w = # DebugTypeTemplateParameter %path %int %n7 %none 0 0
%named = # DebugTypeTemplateTemplateParameter %name %path %none 0 0
%pack = # DebugTypeTemplateParameterPack %name %none 0 0 %t
%struct = # DebugTypeComposite %name Structure %source 1 0 %unit %none %n64 None %m
%whole = # DebugTypeTemplate %struct %t %w %pack %named
%m = # DebugTypeMember %name %int %source 2 0 %whole %n16 %n32 None";
    let nodes = variables(OPENCL, nodes, &["whole"]);
    let words = assemble(&of(OPENCL, &nodes, OWN).text());
    // The Khronos translator has the two numbers the other way round.
    let mut swapped = words.clone();
    for at in starts(&words).into_iter().filter(|at| words[*at] & 0xFFFF == 12) {
        swapped[at + 4] = match words[at + 4] {
            16 => 17,
            17 => 16,
            other => other,
        };
    }
    assert_ne!(words, swapped);
    for words in [words, swapped] {
        let (ir, notes) = translate(words, OWN).unwrap();
        assert!(notes.is_empty(), "{notes:?}");
        let structure = ir.node(&["structure_type"]);
        assert_eq!(ir.follow(ir.list(structure, "elements")[0], "scope"), structure);
        let parameters = ir.list(structure, "templateParams");
        assert!(
            parameters[0].starts_with("!DITemplateTypeParameter(name: \"it\", type: "),
            "{}",
            parameters[0]
        );
        assert!(parameters[1].ends_with("value: i32 7)"), "{}", parameters[1]);
        assert!(parameters[2].contains("DW_TAG_GNU_template_parameter_pack"), "{}", parameters[2]);
        assert_eq!(ir.list(parameters[2], "value"), [parameters[0]]);
        assert!(parameters[3].contains("DW_TAG_GNU_template_template_param"), "{}", parameters[3]);
        assert!(parameters[3].ends_with("value: !\"/dir/x.cl\")"), "{}", parameters[3]);
    }
}

#[apply(case)]
fn what_has_no_type_gets_one_where_llvm_needs_it() {
    let nodes = variables(OPENCL, "%a = # DebugTypeArray %none %three %none", &["a"]);
    let ir = of(OPENCL, &nodes, OWN).ir();
    let unknown = ir.follow(ir.node(&["array_type"]), "baseType");
    assert_eq!(unknown, "!DIBasicType(tag: DW_TAG_unspecified_type, name: \"SPIRV unknown type\")");
}

/// A module with the words of its only instruction with a number changed.
fn with_changed(source: &Source<'_>, number: u32, change: impl FnOnce(&mut Vec<u32>)) -> Vec<u32> {
    let mut words = assemble(&source.text());
    let is_it = |at: &usize| words[*at] & 0xFFFF == 12 && words[at + 4] == number;
    let at = starts(&words).into_iter().find(is_it).unwrap();
    let end = at + (words[at] >> 16) as usize;
    let mut instruction = words[at..end].to_vec();
    change(&mut instruction);
    instruction[0] = u32::try_from(instruction.len()).unwrap() << 16 | 12;
    words.splice(at..end, instruction);
    words
}

#[apply(case)]
fn layouts_of_other_producers_are_known() {
    let nodes = "%a = # DebugTypeBasic %name %n32 %n4 %n0
%m = # DebugTypeMember %name %a %source %n1 %n2 %n64 %n32 %n0
%s = # DebugTypeComposite %empty %n1 %source %n1 %n2 %unit %empty %n64 %n0 %m";
    let nodes = variables(NS100, nodes, &["s"]);
    let source = of(NS100, &nodes, OWN);
    let (usual, _) = translate(assemble(&source.text()), OWN).unwrap();
    // What a validator rejects is marked to be emitted in full again.
    let read =
        |words| translate(words, OWN).unwrap().0.text.replace("DebugInfo.100\", i32 2}", "DebugInfo.100\"}");
    // Without flags.
    let words = with_changed(&source, 2, |words| {
        words.pop();
    });
    assert_eq!(read(words), usual.text);
    // With the composite in front of the offset.
    let words = assemble(&source.text());
    let composite = starts(&words).into_iter().find(|at| words[*at] & 0xFFFF == 12 && words[at + 4] == 10);
    let composite = words[composite.unwrap() + 2];
    let words = with_changed(&source, 11, |words| words.insert(10, composite));
    assert_eq!(read(words), usual.text);
    assert!(usual.node(&["DW_TAG_member"]).contains("offset: 64"), "{}", usual.text);
}

#[apply(case)]
fn a_declaration_that_nothing_refers_to_is_read() {
    let nodes = "%mt = # DebugTypeFunction None %void
%alone = # DebugFunctionDeclaration %name %mt %source 9 0 %unit %path FlagPrototyped";
    let declared = |level| of(OPENCL, nodes, level).ir().text.contains("line: 9, type:");
    // Nothing that the IR holds leads to it; our own contract lists it.
    assert!(declared(OWN) && !declared(drop_in()));
}
