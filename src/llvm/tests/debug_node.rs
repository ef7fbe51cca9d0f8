use super::debug_fields::{FIELDS, Is, NODES, Node};
use super::*;
use DebugField::*;
use DebugKind as K;
use Is::*;

/// A field for the constructor.
type Given<'c> = (DebugField, DebugValue<'c>);

/// The module of `debug_nodes.ll` and its nodes by number.
fn nodes(context: &Context) -> (Module<'_>, Vec<Metadata<'_>>) {
    let module = parse(context, include_str!("debug_nodes.ll"));
    assert!(context.take_diagnostics().is_empty(), "the verifier has no objection");
    (module, module.get_named_metadata("n").unwrap().operands().collect())
}

/// Fields for the constructor.
fn values<'c>(fields: &[(DebugField, Is)], nodes: &[Metadata<'c>]) -> Vec<Given<'c>> {
    let value = |is: Is| match is {
        N(number) => DebugValue::Number(number),
        T(text) => DebugValue::Text(text.as_bytes()),
        P(node) => DebugValue::Part(Some(nodes[node])),
    };
    fields.iter().map(|&(field, is)| (field, value(is))).collect()
}

/// Checks the value of each field of a node; fields that are not listed must be absent.
fn check_fields(node: Metadata<'_>, fields: &[(DebugField, Is)], nodes: &[Metadata<'_>]) {
    for field in FIELDS {
        let what = format!("{field:?} of {:?}", node.debug_kind());
        let (number, part, text) =
            (node.debug_number(field), node.debug_part(field), node.debug_bytes(field));
        match fields.iter().find(|(listed, _)| *listed == field) {
            None => assert_eq!((number, part, text), (None, None, None), "{what}"),
            Some((_, N(expected))) => assert_eq!((number, text), (Some(*expected), None), "{what}"),
            Some((_, T(expected))) => {
                assert_eq!((number, text), (None, Some(expected.as_bytes())), "{what}")
            }
            Some((_, P(expected))) => {
                assert_eq!((number, part, text), (None, Some(nodes[*expected]), None), "{what}")
            }
        }
    }
}

/// LLVM's printed form of a node, after its number.
fn text_of(node: Metadata<'_>, module: Module<'_>) -> String {
    node.print(module).split_once(" = ").unwrap().1.to_owned()
}

#[test]
fn every_field_of_every_kind_is_read_as_llvm_parses_it() {
    for (number, field) in FIELDS.into_iter().enumerate() {
        assert_eq!(field as usize, number);
    }
    let context = Context::new();
    let (_, nodes) = nodes(&context);
    for &Node(index, kind, fields) in NODES {
        assert_eq!(nodes[index].debug_kind(), Some(kind));
        check_fields(nodes[index], fields, &nodes);
    }
    assert_eq!((nodes[16].debug_kind(), nodes[30].debug_kind()), (Some(K::Expression), None));
    assert_eq!(nodes[16].expression_words(), Some(vec![0x10, 7, 0x9f]));
    assert_eq!((nodes[15].expression_words(), nodes[15].list_values()), (None, Vec::new()));
}

#[test]
fn every_kind_is_made_as_llvm_parses_it() {
    let context = Context::new();
    let (module, nodes) = nodes(&context);
    for &Node(index, kind, fields) in NODES {
        let fields_given = values(fields, &nodes);
        let parsed = nodes[index];
        let made = context.debug_node(kind, parsed.is_distinct(), &fields_given).unwrap();
        if parsed.is_distinct() {
            assert_ne!(made, parsed);
            assert_eq!(text_of(made, module), text_of(parsed, module));
        } else {
            assert_eq!(made, parsed, "{kind:?}: equal nodes are one");
            let distinct = context.debug_node(kind, true, &fields_given).unwrap();
            assert!(distinct != parsed && distinct.is_distinct(), "{kind:?}");
            check_fields(distinct, fields, &nodes);
        }
        for (left_out, is) in fields {
            let is_default = matches!((left_out, is), (Tag, N(0x12 | 0x24)) | (_, N(0)));
            // LLVM treats fixed-point types with any encoding and flags as equal.
            if is_default || (kind == K::FixedPointType && matches!(left_out, Encoding | Flags)) {
                continue;
            }
            let others: Vec<_> =
                fields_given.iter().filter(|(field, _)| field != left_out).copied().collect();
            let node = context.debug_node(kind, false, &others);
            assert_ne!(node, Some(parsed), "{left_out:?} of {kind:?} tells nodes apart");
        }
    }
    let id = context.debug_node(K::AssignId, false, &[]).unwrap();
    assert_eq!((id.debug_kind(), id.is_distinct()), (Some(K::AssignId), true));
}

#[test]
fn what_is_not_given_is_absent() {
    let context = Context::new();
    let module = context.create_module("m");
    let name = DebugValue::Text(b"x");
    let print =
        |kind, fields: &[Given<'_>]| text_of(context.debug_node(kind, false, fields).unwrap(), module);
    assert_eq!(print(K::BasicType, &[(Name, name)]), "!DIBasicType(name: \"x\")");
    assert_eq!(print(K::BasicType, &[(Name, DebugValue::Text(b""))]), "!DIBasicType()");
    assert_eq!(
        print(K::DerivedType, &[(Tag, DebugValue::Number(0xf))]),
        "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)"
    );
    assert_eq!(
        print(K::File, &[(FileName, name), (SourceText, DebugValue::Text(b""))]),
        "!DIFile(filename: \"x\", directory: \"\", source: \"\")"
    );
    let pointer = context.debug_node(K::DerivedType, false, &[]).unwrap();
    assert_eq!((pointer.debug_number(AddressSpace), pointer.debug_number(Size)), (None, Some(0)));
    let zero = context.debug_node(K::DerivedType, false, &[(AddressSpace, DebugValue::Number(0))]).unwrap();
    assert!(zero != pointer && zero.debug_number(AddressSpace) == Some(0));
}

#[test]
fn numbers_of_64_bits_and_computed_sizes() {
    let context = Context::new();
    let make = |kind, fields: &[Given<'_>]| context.debug_node(kind, false, fields).unwrap();
    let huge = make(K::BasicType, &[(Size, DebugValue::Number(-1))]);
    assert_eq!(huge.debug_number(Size), Some(-1));
    let negative = make(K::Enumerator, &[(EnumeratorValue, DebugValue::Number(i64::MIN))]);
    assert_eq!(
        (negative.debug_number(EnumeratorValue), negative.debug_number(IsUnsigned)),
        (Some(i64::MIN), Some(0))
    );
    let expression = context.debug_expression(&[0x10, 64, 0x9f]).unwrap();
    let computed = make(K::BasicType, &[(Size, DebugValue::Part(Some(expression)))]);
    assert_eq!((computed.debug_number(Size), computed.debug_part(Size)), (None, Some(expression)));
    let module = parse(
        &context,
        "!n = !{!0, !1, !2}\n!0 = !DIEnumerator(name: \"e\", value: 18446744073709551616)\n!1 = !DIBasicType(size: 8)\n!2 = !DISubrange(count: 3)\n",
    );
    let nodes: Vec<_> = module.get_named_metadata("n").unwrap().operands().collect();
    assert_eq!(nodes[0].debug_number(EnumeratorValue), None, "it has 65 bits");
    assert_eq!(nodes[1].debug_part(Size).and_then(Metadata::int_value), Some(8));
    assert_eq!(nodes[2].debug_number(Count), Some(3));
}

#[test]
fn what_does_not_fit_is_refused() {
    let context = Context::new();
    let (_, nodes) = nodes(&context);
    let (file, ty, list, scope) = (nodes[0], nodes[2], nodes[30], nodes[6]);
    let float = context.float_type().float_from_bits(0).unwrap().as_metadata();
    let wide = context.int_type(128).unwrap().int(5).unwrap().as_metadata();
    let part = |metadata| DebugValue::Part(Some(metadata));
    let (text, number) = (DebugValue::Text(b"x"), DebugValue::Number);
    let refused: &[(DebugKind, &[Given<'_>], &str)] = &[
        (K::BasicType, &[(Producer, text)], "no such field"),
        (K::BasicType, &[(Name, part(ty))], "a node for a text"),
        (K::DerivedType, &[(Type, text)], "a text for a node"),
        (K::DerivedType, &[(Line, part(ty))], "a node for a number"),
        (K::DerivedType, &[(Type, part(file))], "no type"),
        (K::DerivedType, &[(Type, number(3))], "a number for a type"),
        (K::DerivedType, &[(File, part(ty))], "no file"),
        (K::DerivedType, &[(Scope, part(list))], "no scope"),
        (K::DerivedType, &[(ExtraData, part(context.md_string("x")))], "no data"),
        (K::DerivedType, &[(Line, number(1 << 32))], "33 bits"),
        (K::DerivedType, &[(Line, number(-1))], "negative"),
        (K::DerivedType, &[(Tag, number(1 << 16))], "17 bits"),
        (K::BasicType, &[(Size, part(ty))], "no size"),
        (K::CompositeType, &[(Elements, part(ty))], "no list"),
        (K::CompositeType, &[(Discriminator, part(ty))], "no member"),
        (K::CompositeType, &[(Rank, part(nodes[15]))], "no rank"),
        (K::CompositeType, &[(Allocated, part(wide))], "neither variable nor expression"),
        (K::Subrange, &[(Count, part(float))], "no integer"),
        (K::Subrange, &[(Count, part(wide))], "128 bits"),
        (K::GenericSubrange, &[(Count, number(3))], "a number for a variable"),
        (K::SubrangeType, &[(UpperBound, part(ty))], "no bound"),
        (K::Subprogram, &[(Type, part(ty))], "no function type"),
        (K::Subprogram, &[(Unit, part(file))], "no unit"),
        (K::Subprogram, &[(Declaration, part(file))], "no declaration"),
        (K::Subprogram, &[(ThisAdjustment, number(1 << 31))], "32 bits and a sign"),
        (K::CompileUnit, &[], "no file"),
        (K::CompileUnit, &[(File, part(file)), (EmissionKind, number(4))], "no emission kind"),
        (K::CompileUnit, &[(File, part(file)), (NameTableKind, number(4))], "no name table kind"),
        (K::CompileUnit, &[(File, part(file)), (Language, number(1 << 16))], "no language"),
        (K::File, &[(ChecksumKind, number(1))], "no checksum"),
        (K::File, &[(Checksum, text)], "no kind of checksum"),
        (K::File, &[(Checksum, text), (ChecksumKind, number(0))], "kind 0 of checksum"),
        (K::File, &[(SourceText, part(ty))], "a node for a source"),
        (K::LexicalBlock, &[], "no scope"),
        (K::LexicalBlock, &[(Scope, part(file))], "no local scope"),
        (K::LocalVariable, &[(Scope, part(file))], "no local scope"),
        (K::LocalVariable, &[(Scope, part(scope)), (Argument, number(1 << 16))], "17 bits"),
        (K::Label, &[(Scope, part(nodes[1]))], "no local scope"),
        (K::Location, &[(Line, number(1))], "no scope"),
        (K::Location, &[(Scope, part(scope)), (InlinedAt, part(scope))], "no location"),
        (K::GlobalVariableExpression, &[(Variable, part(nodes[13]))], "no expression"),
        (K::GlobalVariableExpression, &[(Expression, part(nodes[16]))], "no variable"),
        (K::ImportedEntity, &[(Entity, part(list))], "no debug node"),
        (K::TemplateValue, &[(Value, part(context.debug_arg_list(&[])))], "a list of values"),
        (K::Namespace, &[(ExportSymbols, number(2))], "no boolean"),
        (K::Expression, &[], "has a function of its own"),
        (K::ArgList, &[], "has a function of its own"),
    ];
    for (kind, fields, why) in refused {
        assert_eq!(context.debug_node(*kind, false, fields), None, "{kind:?}: {why}");
    }
    assert_eq!(context.debug_expression(&[0x10]), None, "no operand");
    assert_eq!(context.debug_expression(&[0xffff_ffff_ffff]), None, "no operation");
    assert_eq!(context.debug_expression(&[]).and_then(Metadata::expression_words), Some(Vec::new()));
}

#[test]
fn nodes_that_the_verifier_refuses_can_be_read() {
    let context = Context::new();
    let text = "!n = !{!0, !1, !2, !3}\n!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, scope: !5, file: !5)\n!1 = !DICompositeType(tag: DW_TAG_structure_type, elements: !6, vtableHolder: !5)\n!2 = !DILocation(scope: !5)\n!3 = !DISubrange(count: !5)\n!5 = !{}\n!6 = !{null, !5, i32 1}\n";
    let module = parse(&context, text);
    assert_eq!(context.take_diagnostics().len(), 1, "it is not valid");
    let nodes: Vec<_> = module.get_named_metadata("n").unwrap().operands().collect();
    let empty = context.md_node(&[]);
    for (index, field) in [(0, Type), (0, Scope), (0, File), (1, VTableHolder), (2, Scope), (3, Count)] {
        assert_eq!(
            (nodes[index].debug_part(field), nodes[index].debug_number(field)),
            (Some(empty), None),
            "{field:?}"
        );
    }
}

#[test]
fn lists_of_values_and_debug_info_of_variables() {
    let context = Context::new();
    let (module, nodes) = nodes(&context);
    let i32_type = context.int_type(32).unwrap();
    let (function, builder) = function_with(&context, module, &[i32_type]);
    let (parameter, one) = (function.param(0).unwrap(), i32_type.int(1).unwrap());
    let block = builder.block().unwrap().as_value();
    let list = context.debug_arg_list(&[one, parameter, block]);
    assert_eq!((list.debug_kind(), list.kind()), (Some(K::ArgList), MetadataKind::ArgList));
    let values: Vec<_> = list.list_values().into_iter().map(|value| value.value().unwrap()).collect();
    assert_eq!(values[..2], [one, parameter]);
    assert_eq!((values[2].kind(), values.len()), (ValueKind::Poison, 3), "a block is no value");
    let variable = module.add_variable("g", i32_type, 0).unwrap();
    assert_eq!(variable.debug_globals(), []);
    let second = context
        .debug_node(
            K::GlobalVariableExpression,
            false,
            &[(Variable, DebugValue::Part(Some(nodes[13]))), (Expression, DebugValue::Part(Some(nodes[39])))],
        )
        .unwrap();
    assert!(variable.add_debug_global(nodes[14]) && variable.add_debug_global(second));
    assert!(!variable.add_debug_global(nodes[13]) && !function.add_debug_global(second));
    assert_eq!(variable.debug_globals(), [nodes[14], second]);
    assert_eq!((function.debug_globals(), one.debug_globals()), (Vec::new(), Vec::new()));
}
