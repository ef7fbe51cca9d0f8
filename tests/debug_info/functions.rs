//! Functions, scopes and lines.

use super::{NS100, NS200, OWN, Source, drop_in, translated};

const STORE: &str = "OpStore %v %n1 Aligned 4";
const NODES: &str = "%inner = # DebugLexicalBlock %source 5 7 %main
%marked = # DebugLexicalBlockDiscriminator %source 2 %inner";

/// A body with one variable, and stores behind each of these.
fn body(parts: &[&str]) -> String {
    let parts: Vec<_> = parts.iter().map(|part| format!("{part}\n{STORE}\n")).collect();
    format!("%v = OpVariable %pointer Function\n{}OpReturn", parts.concat())
}

#[apply(case)]
fn a_function_has_its_description() {
    let ir = Source::default().ir();
    let function = ir.node(&["DISubprogram"]);
    assert!(ir.text.contains("define spir_func void @f(i32 %0) #0 !dbg !"), "{}", ir.text);
    assert!(function.starts_with("distinct !DISubprogram(name: \"it\", scope: null, file: !"), "{function}");
    assert!(function.contains("line: 3, type: !") && function.contains("scopeLine: 4"), "{function}");
    assert!(
        function.contains("spFlags: DISPFlagDefinition, unit: !") && !function.contains("templateParams"),
        "{function}"
    );
    assert_eq!(ir.list(ir.follow(function, "type"), "types"), ["null"]);
}

#[apply(case)]
fn a_body_makes_a_description_a_definition() {
    // Other producers than the Khronos translator have no such flag.
    let text = Source { set: NS100, ..Source::default() }.text().replace("%empty %n8 %n4", "%empty %n0 %n4");
    assert!(text.contains("%empty %n0 %n4"));
    let ir = translated(&text);
    assert!(ir.node(&["DISubprogram"]).contains("DISPFlagDefinition"));
}

#[apply(case)]
fn scopes_hold_until_they_change_or_the_block_ends() {
    let parts = [
        "",
        "%s1 = # DebugScope %main\nOpLine %path 10 2",
        "%s2 = # DebugScope %marked\nOpLine %path 11 3",
        "%s3 = # DebugNoScope",
        "%s4 = # DebugScope %inner",
        "OpBranch %next\n%next = OpLabel",
        "%s5 = # DebugScope %main",
    ];
    let ir = Source { nodes: NODES, body: &body(&parts), ..Source::default() }.ir();
    let places = ir.places("store");
    assert_eq!(places[0], "none");
    assert!(places[1].starts_with("!DILocation(line: 10, column: 2"), "{}", places[1]);
    assert!(ir.follow(places[1], "scope").contains("DISubprogram"));
    assert!(places[2].starts_with("!DILocation(line: 11, column: 3"), "{}", places[2]);
    let marked = ir.follow(places[2], "scope");
    assert!(marked.starts_with("!DILexicalBlockFile(") && marked.ends_with("discriminator: 2)"), "{marked}");
    let block = ir.follow(marked, "scope");
    assert!(
        block.starts_with("distinct !DILexicalBlock(") && block.ends_with("line: 5, column: 7)"),
        "{block}"
    );
    assert_eq!(places[3], "none");
    // The line of before goes on.
    assert!(places[4].starts_with("!DILocation(line: 11, column: 3"), "{}", places[4]);
    // Neither scope nor line pass the end of a block.
    assert_eq!(places[5], "none");
    assert!(places[6].starts_with("!DILocation(line: 0, scope"), "{}", places[6]);
}

#[apply(case)]
fn lines_end() {
    let parts = ["%s1 = # DebugScope %main\nOpLine %path 10 2", "OpNoLine"];
    let text = body(&parts);
    for level in [OWN, drop_in()] {
        let ir = Source { body: &text, level, ..Source::default() }.ir();
        assert!(ir.places("store")[1].starts_with("!DILocation(line: 0, scope"), "{level:?}");
    }
}

#[apply(case)]
fn lines_without_scopes_are_those_of_the_function() {
    let text = body(&["OpLine %path 10 2"]);
    let source = Source { body: &text, ..Source::default() };
    let ir = source.ir();
    let place = ir.places("store")[0];
    assert!(place.starts_with("!DILocation(line: 10, column: 2"), "{place}");
    assert!(ir.follow(place, "scope").contains("DISubprogram"));
    assert!(!ir.text.contains("spirv.Line"), "{}", ir.text);
}

#[apply(case)]
fn lines_of_the_set_count_more_than_others() {
    let parts = [
        "%s1 = # DebugScope %main\nOpLine %path 10 2\n%l1 = # DebugLine %path %n4 %n4 %n5 %n6",
        "%l2 = # DebugNoLine",
        "%l3 = # DebugLine %source %n7 %n7 %n8 %n8",
    ];
    let ir = Source { set: NS100, body: &body(&parts), ..Source::default() }.ir();
    let starts: Vec<_> =
        ir.places("store").iter().map(|place| place.split(", scope").next().unwrap()).collect();
    let expected = [
        "!DILocation(line: 4, column: 5",
        "!DILocation(line: 10, column: 2",
        "!DILocation(line: 7, column: 8",
    ];
    assert_eq!(starts, expected);
}

#[apply(case)]
fn calls_that_were_inlined_are_distinct_places() {
    for (set, at) in [(NS100, "%n6"), (NS200, "%n6 %n7")] {
        let nodes = format!(
            "%other = # DebugFunction %path %ft %source %n8 %n0 %unit %empty %n8 %n8
%outer = # DebugInlinedAt {at} %main
%within = # DebugInlinedAt {} %other %outer",
            at.replace("%n6", "%n5")
        );
        let text = body(&["%s1 = # DebugScope %other %within"]);
        let ir = Source { set, nodes: &nodes, body: &text, ..Source::default() }.ir();
        let place = ir.places("store")[0];
        assert!(ir.follow(place, "scope").contains("name: \"/dir/x.cl\""), "{place}");
        let within = ir.follow(place, "inlinedAt");
        let column = if set == NS200 { ", column: 7" } else { "" };
        assert!(within.starts_with(&format!("distinct !DILocation(line: 5{column}, scope")), "{within}");
        let outer = ir.follow(within, "inlinedAt");
        assert!(outer.starts_with(&format!("distinct !DILocation(line: 6{column}, scope")), "{outer}");
        assert!(ir.follow(outer, "scope").contains("name: \"it\""), "{outer}");
    }
}

#[apply(case)]
fn scopes_of_other_functions_are_left_out() {
    let nodes = "%other = # DebugFunction %path %ft %source 8 0 %unit %empty FlagIsDefinition 8 %none";
    let text = body(&["%s1 = # DebugScope %other\nOpLine %path 10 2"]);
    let (ir, notes) = Source { nodes, body: &text, ..Source::default() }.translate().unwrap();
    assert_eq!(ir.places("store"), ["none"]);
    assert_eq!(notes, ["debug information: scopes of other functions are left out"]);
}

#[apply(case)]
fn a_call_of_a_described_function_has_a_place() {
    // LLVM could not inline it otherwise.
    let ir = Source { body: "%c = OpFunctionCall %void %f %x\nOpReturn", ..Source::default() }.ir();
    assert!(ir.places("call")[0].starts_with("!DILocation(line: 0, scope"), "{}", ir.text);
}

#[apply(case)]
fn two_functions_do_not_share_a_description() {
    let text = Source { set: NS100, ..Source::default() }.text()
        + "%g = OpFunction %void None %fn\n%y = OpFunctionParameter %uint\n%start = OpLabel
%again = OpExtInst %void %set DebugFunctionDefinition %main %g\nOpReturn\nOpFunctionEnd\n";
    let ir = translated(&text);
    assert_eq!(ir.text.matches("!dbg !").count(), 1, "{}", ir.text);
}

#[apply(case)]
fn a_function_without_description_has_the_places_that_its_scopes_say() {
    let text = Source::default().text()
        + "%g = OpFunction %void None %fn\n%y = OpFunctionParameter %uint\n%start = OpLabel
%sg = OpExtInst %void %set DebugScope %main\nOpLine %path 10 2\nOpReturn\nOpFunctionEnd\n";
    let ir = translated(&text);
    assert!(ir.places("ret void")[1].starts_with("!DILocation(line: 10, column: 2"), "{}", ir.text);
}

#[apply(case)]
fn namespaces_are_lexical_blocks_with_a_name() {
    let nodes = "%space = # DebugLexicalBlock %source %n0 %n0 %unit %name %true
%v1 = # DebugGlobalVariable %name %none %source %n0 %n0 %space %empty %none %n8";
    let ir = Source { set: NS200, nodes, ..Source::default() }.ir();
    assert_eq!(ir.node(&["DINamespace"]), "!DINamespace(name: \"it\", scope: null, exportSymbols: true)");
}

#[apply(case)]
fn modules_have_their_numbers_as_literals_in_the_older_sets() {
    for (set, name, numbers) in
        [(NS100, "DebugModuleINTEL", ["9", "1"]), (NS200, "DebugModule", ["%n8", "%n1"])]
    {
        let nodes = format!(
            "%m = # {name} %name %source {} %unit %path %empty %empty {}
%v1 = # DebugGlobalVariable %name %none %source %n0 %n0 %m %empty %none %n8",
            numbers[0], numbers[1]
        );
        let source = Source { set, nodes: &nodes, ..Source::default() };
        let text = source.text().replace(
            "OpCapability Int64\n",
            "OpCapability Int64\nOpCapability DebugInfoModuleINTEL\nOpExtension \"SPV_INTEL_debug_module\"\n",
        );
        let ir = translated(&text);
        let module = ir.node(&["DIModule"]);
        let line = if set == NS100 { 9 } else { 8 };
        assert!(module.ends_with(&format!("line: {line}, isDecl: true)")), "{module}");
        assert!(module.contains("configMacros: \"/dir/x.cl\""), "{module}");
    }
}
