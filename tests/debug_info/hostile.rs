//! Instructions that are not what their set says: an error with its place, or a note, and never a broken module.

use super::{OWN, Source, assemble, translate, translated};

#[apply(case)]
fn what_breaks_the_set_is_an_error_with_its_place() {
    let int = "%int = # DebugTypeBasic %name %n32 Signed\n";
    for (nodes, message) in [
        ("%a = # DebugTypePointer %uint Generic None", "is no instruction of debug information"),
        ("%a = # DebugTypeBasic %n32 %n32 Signed", "is not an OpString"),
        ("%a = # DebugTypeBasic %name %true Signed", "is no constant of an integer type"),
        ("%a = # DebugInlinedAt 1 %unit", "is no scope in a function"),
        ("%a = # DebugInlinedAt 1 %main %a", "leads to itself"),
        ("%a = # DebugCompilationUnit 65536 4 %a OpenCL_C", "leads to itself"),
        ("%a = # DebugLexicalBlock %a 1 1 %main", "leads to itself"),
        ("%a = # DebugExpression %int", "is no DebugOperation"),
        ("%a = # DebugTypeTemplate %b\n%b = # DebugTypeTemplate %int", "a template of no type or function"),
        ("%a = # DebugTypeArray %int %minus %none", "an array of -3 elements"),
        ("%a = # DebugFunction %name %ft %source 1 0 %unit %empty FlagIsDefinition 1 %G", "is no function"),
    ] {
        let nodes = format!("{int}{nodes}");
        let error = Source { nodes: &nodes, ..Source::default() }.error();
        assert!(error.contains(message), "{nodes}\n{error}");
        assert!(error.contains("instruction ") && error.contains("OpExtInst"), "{error}");
    }
}

#[apply(case)]
fn bodies_are_checked_too() {
    for (body, message) in [
        ("%d = # DebugDeclare %source %x %nothing", "is no local variable"),
        ("%s = # DebugScope %x", "is no instruction of debug information"),
    ] {
        let body = format!("{body}\nOpReturn");
        let error =
            Source { nodes: "%nothing = # DebugExpression", body: &body, ..Source::default() }.error();
        assert!(error.contains(message) && error.contains("in function"), "{error}");
    }
}

#[apply(case)]
fn a_definition_needs_a_unit() {
    let text = Source::default()
        .text()
        .replace("%unit", "%none")
        .replace("%none = OpExtInst %void %set DebugCompilationUnit 65536 5 %source OpenCL_C\n", "");
    let Err(error) = translate(assemble(&text), OWN) else { panic!("translated") };
    assert!(error.contains("without a compilation unit"), "{error}");
}

#[apply(case)]
fn what_has_no_node_is_left_out_with_a_note() {
    let nodes = "%a = # DebugMacroDef %source 1 %name %path";
    assert_eq!(
        Source { nodes, ..Source::default() }.note(),
        "debug information: instruction 32 of OpenCL.DebugInfo.100 is left out"
    );
}

#[apply(case)]
fn what_llvms_node_cannot_have_is_left_out_with_a_note() {
    for (nodes, name) in [
        ("%a = # DebugLexicalBlock %source 1 1 %int", "DebugLexicalBlock"),
        ("%a = # DebugLocalVariable %name %int %source 1 0 %unit None", "DebugLocalVariable"),
        ("%a = # DebugTypeQualifier %source ConstType", "DebugTypeQualifier"),
    ] {
        let nodes = format!("%int = # DebugTypeBasic %name %n32 Signed\n{nodes}");
        let note = Source { nodes: &nodes, ..Source::default() }.note();
        assert_eq!(note, format!("debug information: {name} is left out"));
    }
}

#[apply(case)]
fn debug_information_that_llvm_refuses_is_dropped_whole() {
    // A parameter that is no type.
    let nodes = "%odd = # DebugTypeFunction None %void %source
%odd_one = # DebugFunction %path %odd %source 1 0 %unit %empty FlagIsDefinition 1 %none
%at = # DebugInlinedAt 1 %main";
    let body = "%s = # DebugScope %odd_one %at\nOpReturn";
    let (ir, notes) = Source { nodes, body, ..Source::default() }.translate().unwrap();
    assert!(!ir.text.contains("!dbg") && !ir.text.contains("DICompileUnit"), "{}", ir.text);
    assert_eq!(notes, ["debug information is left out, LLVM rejects it: invalid subroutine type ref"]);
}

#[apply(case)]
fn long_chains_of_types_do_not_overflow_the_stack() {
    for (count, is_kept) in [(1000u32, true), (100_000, false)] {
        for is_forward in [true, false] {
            let pointer = |number: u32| match number {
                0 => "%t0 = # DebugTypeBasic %name %n32 Signed\n".to_owned(),
                _ => format!("%t{number} = # DebugTypePointer %t{} Generic None\n", number - 1),
            };
            let mut nodes: Vec<String> = (0..=count).map(pointer).collect();
            if is_forward {
                nodes.reverse();
            }
            let nodes =
                nodes.concat() + &format!("%v = # DebugLocalVariable %name %t{count} %source 1 0 %main None");
            let (ir, notes) = Source { nodes: &nodes, ..Source::default() }.translate().unwrap();
            assert_eq!(ir.text.contains("DICompileUnit"), is_kept);
            assert_eq!(notes.is_empty(), is_kept, "{notes:?}");
            let made = ir.text.matches("DW_TAG_pointer_type").count();
            assert_eq!(made, if is_kept { count as usize } else { 0 });
        }
    }
}

#[apply(case)]
fn forward_references_have_an_opcode_of_their_own() {
    let nodes = "%int = # DebugTypeBasic %name %n32 Signed
%m = OpExtInstWithForwardRefsKHR %void %set DebugTypeMember %name %p %source 2 0 %struct %n16 %n32 None
%p = # DebugTypePointer %struct Generic None
%struct = # DebugTypeComposite %name Structure %source 1 0 %unit %none %n64 None %m
%v = # DebugGlobalVariable %name %struct %source 0 0 %unit %empty %none FlagIsDefinition";
    let source = Source { nodes, ..Source::default() };
    let text = source.text().replace(
        "OpExtension \"SPV_KHR_non_semantic_info\"\n",
        "OpExtension \"SPV_KHR_relaxed_extended_instruction\"\nOpExtension \"SPV_KHR_non_semantic_info\"\n",
    );
    let ir = translated(&text);
    let structure = ir.node(&["structure_type"]);
    let member = ir.list(structure, "elements")[0];
    assert_eq!(ir.follow(ir.follow(member, "baseType"), "baseType"), structure);
}
