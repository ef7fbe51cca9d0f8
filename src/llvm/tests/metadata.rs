use super::*;

#[test]
fn nodes_of_one_operand_stay_nodes() {
    let context = Context::new();
    let module = parse(
        &context,
        "!n = !{!0, !1, !2, !3}\n!0 = !{i32 7}\n!1 = !{null}\n!2 = distinct !{!2, !\"a\\00\\FF\"}\n!3 = !{}\n",
    );
    let named = module.get_named_metadata("n").unwrap();
    let nodes: Vec<_> = named.operands().collect();
    assert_eq!((named.name(), nodes.len()), ("n".into(), 4));
    assert_eq!((nodes[0].kind(), nodes[0].operand_count()), (MetadataKind::Node, 1));
    let seven = nodes[0].operand(0).unwrap();
    assert_eq!((seven.kind(), seven.int_value()), (MetadataKind::Value, Some(7)));
    assert_eq!((nodes[1].operand_count(), nodes[1].operand(0)), (1, None));
    assert_eq!(nodes[1].operands().collect::<Vec<_>>(), [None]);
    assert!(nodes[2].is_distinct() && !nodes[0].is_distinct());
    assert_eq!(nodes[2].operand(0), Some(nodes[2]));
    let text = nodes[2].operand(1).unwrap();
    assert_eq!((text.kind(), text.string_bytes()), (MetadataKind::String, Some(&b"a\0\xff"[..])));
    assert_eq!((text.operand_count(), text.value(), seven.string_bytes()), (0, None, None));
    assert_eq!(nodes[3].operand_count(), 0);
    assert_eq!(nodes[0].print(module), "!0 = !{i32 7}");
}

#[test]
fn nodes_are_made_exactly() {
    let context = Context::new();
    let module = context.create_module("m");
    let named = module.get_or_add_named_metadata("n");
    let seven = context.md_i32(7);
    assert_eq!(context.md_node(&[Some(seven)]), context.md_node(&[Some(seven)]), "equal nodes are one");
    assert_ne!(context.md_distinct_node(&[]), context.md_distinct_node(&[]), "distinct ones are not");
    let looping =
        context.md_self_referring_node(&[Some(context.md_node(&[Some(context.md_string("llvm.loop.x"))]))]);
    for node in [context.md_node(&[Some(seven)]), context.md_node(&[None]), looping] {
        assert!(named.append(node));
    }
    assert!(!named.append(seven), "no node");
    assert!(!seven.replace_operand(0, None) && !looping.replace_operand(9, None));
    let text = module.print_to_string();
    let expected = "!n = !{!0, !1, !2}\n\n!0 = !{i32 7}\n!1 = !{null}\n!2 = distinct !{!2, !3}\n!3 = !{!\"llvm.loop.x\"}\n";
    assert!(text.ends_with(expected), "{text}");
    assert_eq!(module.named_metadata().count(), 1);
    named.erase();
    assert_eq!(module.named_metadata().count(), 0);
}

#[test]
fn attached_nodes() {
    let context = Context::new();
    let module = parse(
        &context,
        "define void @f() !kernel !0 {\n  ret void, !one !0, !two !1\n}\n@g = global i8 0, !dec !0, !dec !1\n!0 = !{i32 1}\n!1 = distinct !{}\n",
    );
    let (function, ret) = (module.function("f").unwrap(), body(module, "f")[0]);
    let names = |value: Value<'_>| -> Vec<String> {
        let all = value.all_metadata();
        all.iter().map(|(kind, _)| context.md_kind_name(*kind).unwrap().to_owned()).collect()
    };
    assert_eq!(names(ret), ["one", "two"]);
    assert_eq!(names(function), ["kernel"]);
    assert_eq!(names(module.variable("g").unwrap()), ["dec", "dec"]);
    assert_eq!(ret.metadata(context.md_kind("one")).unwrap().operand(0).unwrap().int_value(), Some(1));
    assert!(ret.metadata(context.md_kind("two")).unwrap().is_distinct());
    assert_eq!(ret.metadata(context.md_kind("three")), None);

    let node = context.md_distinct_node(&[Some(context.md_i32(2))]);
    assert!(ret.set_metadata(context.md_kind("three"), Some(node)));
    assert_eq!(ret.metadata(context.md_kind("three")), Some(node));
    assert!(ret.set_metadata(context.md_kind("one"), None));
    assert_eq!(names(ret), ["two", "three"]);
    assert!(function.set_metadata(context.md_kind("kernel"), Some(node)));
    assert!(!ret.set_metadata(context.md_kind("three"), Some(context.md_i32(1))), "no node");
    assert!(!ret.set_metadata(MdKind::DBG, Some(node)), "no location");
    assert!(!context.i8_type().null().unwrap().set_metadata(context.md_kind("x"), Some(node)));
    assert_eq!(context.md_kind_name(MdKind::DBG), Some("dbg"));
    assert_eq!(context.md_kind_name(MdKind(9999)), None);
}

#[test]
fn metadata_as_operands() {
    let context = Context::new();
    let module = parse(
        &context,
        "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)\n\
         define float @f(float %x) strictfp {\n  %1 = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, \
         metadata !\"round.dynamic\", metadata !\"fpexcept.strict\") strictfp\n  ret float %1\n}\n",
    );
    let call = body(module, "f")[0];
    let rounding = call.arg(2).unwrap();
    assert_eq!(rounding.kind(), ValueKind::Metadata);
    assert_eq!(rounding.metadata_operand().and_then(Metadata::string).unwrap(), "round.dynamic");
    assert_eq!(call.arg(0).unwrap().metadata_operand(), None);
    assert_eq!(call.called_function().unwrap().intrinsic_name(), Some("llvm.experimental.constrained.fadd"));
    let constant = context.i32_type().int(3).unwrap();
    assert_eq!(constant.as_metadata().value(), Some(constant));
}
