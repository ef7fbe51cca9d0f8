use super::*;
use DebugKind as K;

type Field<'c> = (DebugField, DebugValue<'c>);

fn part<'c>(field: DebugField, node: Metadata<'c>) -> Field<'c> {
    (field, DebugValue::Part(Some(node)))
}

fn text(field: DebugField, text: &str) -> Field<'_> {
    (field, DebugValue::Text(text.as_bytes()))
}

fn number<'c>(field: DebugField, number: i64) -> Field<'c> {
    (field, DebugValue::Number(number))
}

/// A pointer type.
fn pointer<'c>(context: &'c Context, to: Metadata<'c>) -> Metadata<'c> {
    let fields = [number(DebugField::Tag, 0xf), part(DebugField::Type, to)];
    context.debug_node(K::DerivedType, false, &fields).unwrap()
}

/// A structure type with a list of elements.
fn structure<'c>(context: &'c Context, elements: Metadata<'c>, distinct: bool) -> Metadata<'c> {
    let fields =
        [number(DebugField::Tag, 0x13), text(DebugField::Name, "s"), part(DebugField::Elements, elements)];
    context.debug_node(K::CompositeType, distinct, &fields).unwrap()
}

/// A type without component types.
fn basic<'c>(context: &'c Context, name: &str) -> Metadata<'c> {
    context.debug_node(K::BasicType, false, &[text(DebugField::Name, name)]).unwrap()
}

/// Debug info of a module with these types.
fn retain<'c>(context: &'c Context, types: &[Metadata<'c>]) -> Module<'c> {
    let module = context.create_module("m");
    module.add_flag(ModuleFlagBehavior::Warning, "Debug Info Version", context.md_i32(3));
    let all: Vec<_> = types.iter().copied().map(Some).collect();
    let fields = [
        part(DebugField::File, context.debug_file("f", "/")),
        part(DebugField::Retained, context.md_node(&all)),
    ];
    let unit = context.debug_node(K::CompileUnit, true, &fields).unwrap();
    assert!(module.get_or_add_named_metadata("llvm.dbg.cu").append(unit));
    module
}

/// LLVM's printed form of a module's types.
fn types_of(module: Module<'_>) -> Vec<String> {
    assert_eq!(module.verify(), Ok(()));
    let text = module.print_to_string();
    assert!(!text.contains("temporary") && !text.contains("<0x"), "{text}");
    let context = Context::new();
    parse(&context, &text);
    assert!(context.take_diagnostics().is_empty(), "{text}");
    let is_type =
        |line: &&str| line.contains("Type(") || line.contains("= !{!") && !line.starts_with("!llvm");
    text.lines().filter(is_type).map(str::to_owned).collect()
}

#[test]
fn a_structure_that_points_to_itself() {
    for distinct in [false, true] {
        let context = Context::new();
        let placeholder = context.debug_placeholder();
        let target = pointer(&context, placeholder.metadata());
        let node = structure(&context, context.md_node(&[Some(target)]), distinct);
        placeholder.replace(node);
        node.resolve_cycles();
        assert_eq!(target.debug_part(DebugField::Type), Some(node));
        assert_eq!((node.is_distinct(), target.is_distinct()), (distinct, false));
        let module = retain(&context, &[node]);
        let word = if distinct { "distinct " } else { "" };
        let expected = [
            String::from("!3 = !{!4}"),
            format!("!4 = {word}!DICompositeType(tag: DW_TAG_structure_type, name: \"s\", elements: !5)"),
            String::from("!5 = !{!6}"),
            String::from("!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4)"),
        ];
        assert_eq!(types_of(module), expected);
    }
}

#[test]
fn a_node_that_becomes_equal_to_another_stays() {
    let context = Context::new();
    let target = basic(&context, "int");
    let placeholder = context.debug_placeholder();
    let early = pointer(&context, placeholder.metadata());
    let user = pointer(&context, early);
    let list = context.md_node(&[Some(placeholder.metadata()), Some(early)]);
    let (late, late_list) = (pointer(&context, target), context.md_node(&[Some(target), Some(early)]));
    let late_user = pointer(&context, late);
    assert_eq!(early, pointer(&context, placeholder.metadata()), "noted twice");
    placeholder.replace(target);
    assert_ne!(early, late);
    assert_eq!((early.is_distinct(), late.is_distinct()), (true, false));
    assert_eq!((list.is_distinct(), late_list.is_distinct()), (true, false));
    assert_eq!(early.debug_part(DebugField::Type), Some(target));
    assert_eq!(user.debug_part(DebugField::Type), Some(early), "its users keep it");
    assert_eq!(late_user.debug_part(DebugField::Type), Some(late));
    assert_eq!(list.operands().collect::<Vec<_>>(), [Some(target), Some(early)]);
    // New nodes are not allocated at the addresses of the freed ones.
    for name in ["a", "b", "c", "d", "e", "f"] {
        pointer(&context, basic(&context, name));
    }
    assert_eq!(early.debug_part(DebugField::Type), Some(target));
    let module = retain(&context, &[early, user, late, late_user]);
    assert_eq!(types_of(module).iter().filter(|line| line.contains("pointer_type")).count(), 4);
}

#[test]
fn two_nodes_that_become_equal_stay_two() {
    let context = Context::new();
    let target = basic(&context, "int");
    let (first, second) = (context.debug_placeholder(), context.debug_placeholder());
    let of_first = pointer(&context, first.metadata());
    let of_second = pointer(&context, second.metadata());
    let both = context.md_node(&[Some(first.metadata()), Some(second.metadata())]);
    let other = context.md_node(&[Some(second.metadata()), Some(first.metadata())]);
    second.replace(target);
    first.replace(target);
    assert_ne!((of_first, both), (of_second, other));
    assert_eq!((of_first.is_distinct(), of_second.is_distinct()), (true, false));
    for list in [both, other] {
        assert_eq!(list.operands().collect::<Vec<_>>(), [Some(target), Some(target)]);
    }
    assert_eq!(pointer(&context, target), of_second, "the other one is found");
    types_of(retain(&context, &[of_first, of_second]));
}

#[test]
fn placeholders_that_stand_for_each_other_and_for_nothing() {
    let context = Context::new();
    let (first, second) = (context.debug_placeholder(), context.debug_placeholder());
    let node = pointer(&context, first.metadata());
    first.replace(second.metadata());
    assert_eq!(node.debug_part(DebugField::Type), Some(second.metadata()));
    let target = basic(&context, "int");
    second.replace(target);
    assert_eq!(node.debug_part(DebugField::Type), Some(target));

    let dropped = context.debug_placeholder();
    let (uniqued, list) =
        (pointer(&context, dropped.metadata()), context.md_node(&[Some(dropped.metadata())]));
    let distinct =
        context.debug_node(K::DerivedType, true, &[part(DebugField::Type, dropped.metadata())]).unwrap();
    drop(dropped);
    for node in [uniqued, distinct] {
        assert_eq!(node.debug_part(DebugField::Type), None);
    }
    assert_eq!(list.operand(0), None);

    let own = context.debug_placeholder();
    let node = pointer(&context, own.metadata());
    let itself = own.metadata();
    own.replace(itself);
    assert_eq!(node.debug_part(DebugField::Type), None, "itself is nothing");
    let of_itself = context.debug_placeholder();
    let node = pointer(&context, of_itself.metadata());
    of_itself.replace(node);
    assert_eq!((node.debug_part(DebugField::Type), node.is_distinct()), (Some(node), true));
    types_of(retain(&context, &[node]));
}

#[test]
fn what_does_not_fit_becomes_null_in_the_place_of_a_placeholder() {
    let context = Context::new();
    for distinct in [false, true] {
        let placeholder = context.debug_placeholder();
        let fields =
            [part(DebugField::Type, placeholder.metadata()), part(DebugField::File, placeholder.metadata())];
        let node = context.debug_node(K::DerivedType, distinct, &fields).unwrap();
        let list = context.md_node(&[Some(placeholder.metadata())]);
        let file = context.debug_file("f", "/");
        placeholder.replace(file);
        assert_eq!(
            (node.debug_part(DebugField::Type), node.debug_part(DebugField::File)),
            (None, Some(file))
        );
        assert_eq!(list.operand(0), Some(file), "a list takes anything");
    }
    let placeholder = context.debug_placeholder();
    let node = pointer(&context, placeholder.metadata());
    placeholder.replace(context.md_i32(1));
    assert_eq!(node.debug_part(DebugField::Type), None, "no node");
}

#[test]
fn placeholders_stand_nowhere_else() {
    let context = Context::new();
    let module = context.create_module("m");
    let (function, builder) = function_with(&context, module, &[]);
    let ret = builder.ret(None).unwrap();
    let placeholder = context.debug_placeholder();
    let node = placeholder.metadata();
    assert!(!module.get_or_add_named_metadata("n").append(node));
    assert!(!function.set_metadata(context.md_kind("x"), Some(node)));
    assert!(!ret.set_metadata(MdKind::DBG, Some(node)) && !function.set_subprogram(node));
    let location = context.debug_node(K::Location, false, &[part(DebugField::Scope, node)]).unwrap();
    location.resolve_cycles();
    pointer(&context, node).resolve_cycles();
    let target = context.debug_file("f", "/");
    placeholder.replace(target);
    assert_eq!(location.location_scope(), None, "no local scope");
}

#[test]
fn parts_that_change() {
    let context = Context::new();
    let list = context.md_node(&[Some(basic(&context, "int"))]);
    let distinct = structure(&context, context.md_node(&[]), true);
    assert!(distinct.set_debug_part(DebugField::Elements, Some(list)));
    assert_eq!(distinct.debug_part(DebugField::Elements), Some(list));
    assert!(distinct.set_debug_part(DebugField::Elements, None));
    assert_eq!(distinct.debug_part(DebugField::Elements), None);
    let (name, file) = (context.md_string("x"), context.debug_file("f", "/"));
    assert!(!distinct.set_debug_part(DebugField::Elements, Some(file)), "no list");
    assert!(!distinct.set_debug_part(DebugField::Name, Some(name)), "a text");
    assert!(!distinct.set_debug_part(DebugField::Line, Some(list)), "a number");
    assert!(!distinct.set_debug_part(DebugField::Enums, Some(list)), "no field of the kind");
    assert!(!list.set_debug_part(DebugField::Elements, None), "no debug node");
    let uniqued = structure(&context, list, false);
    assert!(!uniqued.set_debug_part(DebugField::Elements, None), "uniqued and resolved");
    let global = [
        part(DebugField::Variable, context.debug_node(K::GlobalVariable, true, &[]).unwrap()),
        part(DebugField::Expression, context.debug_expression(&[]).unwrap()),
    ];
    let global = context.debug_node(K::GlobalVariableExpression, true, &global).unwrap();
    assert!(!global.set_debug_part(DebugField::Expression, None), "LLVM needs it");

    // An unresolved node may change, also to become equal to an existing one, and also to contain a placeholder.
    let (scope, inner) = (context.debug_placeholder(), context.debug_placeholder());
    let fields = [
        number(DebugField::Tag, 0x13),
        text(DebugField::Name, "s"),
        part(DebugField::Elements, inner.metadata()),
    ];
    let open = context.debug_node(K::CompositeType, false, &fields).unwrap();
    assert!(open.set_debug_part(DebugField::Scope, Some(scope.metadata())));
    assert_eq!(open.debug_part(DebugField::Scope), Some(scope.metadata()));
    scope.replace(file);
    assert_eq!(open.debug_part(DebugField::Scope), Some(file));
    assert!(open.set_debug_part(DebugField::Scope, None));
    assert!(open.set_debug_part(DebugField::Elements, Some(list)));
    assert_eq!((open.is_distinct(), open == uniqued), (true, false));
    assert_eq!(open.debug_part(DebugField::Elements), Some(list));
    drop(inner);
    assert!(open.set_debug_part(DebugField::Elements, None), "it became distinct");
}

/// The length of a chain of types that would overflow a stack of 2 MiB if LLVM recursed over it.
const MANY: usize = 100_000;

/// A chain of pointer types, down to a basic type.
fn chain<'c>(context: &'c Context, end: Metadata<'c>) -> Metadata<'c> {
    (0..MANY).fold(end, |to, _| pointer(context, to))
}

#[test]
fn long_chains_and_cycles_take_no_stack() {
    let context = Context::new();
    let (cycle, open) = (context.debug_placeholder(), context.debug_placeholder());
    let last = chain(&context, cycle.metadata());
    let node = structure(&context, context.md_node(&[Some(last)]), false);
    cycle.replace(node);
    last.resolve_cycles();
    let waiting = chain(&context, open.metadata());
    open.replace(basic(&context, "int"));
    assert!(!last.is_distinct() && !waiting.is_distinct());
    let module = retain(&context, &[node, waiting]);
    assert_eq!(module.verify(), Ok(()));
    assert_eq!(module.debug_entities().types.len(), 2 * MANY + 2);
    let text = module.print_to_string();
    assert_eq!(text.matches("DIDerivedType").count(), 2 * MANY);
    assert!(module.write_bitcode().len() > MANY);
}

#[test]
fn many_structures_that_point_to_the_next_take_no_stack() {
    let context = Context::new();
    let mut placeholders: Vec<_> = (0..MANY / 10).map(|_| context.debug_placeholder()).collect();
    let nodes: Vec<_> = placeholders
        .iter()
        .map(|to| structure(&context, context.md_node(&[Some(pointer(&context, to.metadata()))]), false))
        .collect();
    let first = nodes[0];
    for node in nodes.iter().cycle().skip(1) {
        if placeholders.is_empty() {
            break;
        }
        placeholders.remove(0).replace(*node);
    }
    first.resolve_cycles();
    let module = retain(&context, &[first]);
    assert_eq!(module.verify(), Ok(()));
    assert_eq!(module.print_to_string().matches("DICompositeType").count(), MANY / 10);
}
