//! Variables, their records, and what is imported.

use super::{Level, NS100, NS200, OWN, Source, assemble, drop_in, starts, translate};

const INT: &str = "%int = # DebugTypeBasic %name %n32 Signed
%nothing = # DebugExpression
%one = # DebugLocalVariable %name %int %source 7 0 %main FlagArtificial 1
%two = # DebugLocalVariable %path %int %source 8 0 %main None\n";

fn with(nodes: &str, body: &str, level: Level) -> (super::Ir, Vec<String>) {
    let nodes = format!("{INT}{nodes}");
    Source { nodes: &nodes, body, level, ..Source::default() }.translate().unwrap()
}

fn records(ir: &super::Ir) -> Vec<String> {
    let lines = ir.text.lines().map(str::trim).filter(|line| line.starts_with("#dbg"));
    lines
        .map(|line| {
            // `#dbg_declare(ptr %v, !14, !DIExpression(), !15)`
            let number = line.split(", ").find(|part| part.starts_with('!') && !part.contains('(')).unwrap();
            line.rsplit_once(", ")
                .unwrap()
                .0
                .replace(number, if ir.nodes[number].contains("\"it\"") { "it" } else { "two" })
        })
        .collect()
}

#[apply(case)]
fn functions_retain_their_variables() {
    let (ir, _) = with("", "OpReturn", OWN);
    let function = ir.node(&["DISubprogram"]);
    let variables = ir.list(function, "retainedNodes");
    assert_eq!(variables.len(), 2);
    assert!(variables[0].starts_with("!DILocalVariable(name: \"it\", arg: 1, scope: "), "{}", variables[0]);
    assert!(
        variables[0].contains("line: 7, type: ") && variables[0].ends_with("flags: DIFlagArtificial)"),
        "{}",
        variables[0]
    );
    assert!(!variables[1].contains("arg:") && variables[1].contains("line: 8"), "{}", variables[1]);
}

#[apply(case)]
fn declarations_and_values_are_records() {
    let body = "%v = OpVariable %pointer Function\n%s = # DebugScope %main\nOpLine %path 10 2
%d = # DebugDeclare %two %v %nothing\n%e = # DebugValue %one %x %nothing\n%sum = OpIAdd %uint %x %x
%g = # DebugValue %two %sum %nothing\nOpReturn";
    let (ir, notes) = with("", body, OWN);
    assert!(notes.is_empty(), "{notes:?}");
    let expected = [
        "#dbg_declare(ptr %v, two, !DIExpression()",
        "#dbg_value(i32 %x, it, !DIExpression()",
        "#dbg_value(i32 %sum, two, !DIExpression()",
    ];
    let expected = expected.map(|line| line.replace("%v", "%2").replace("%x", "%0").replace("%sum", "%3"));
    assert_eq!(records(&ir), expected, "{}", ir.text);
    let order: Vec<_> =
        ir.text.lines().map(str::trim).filter(|line| line.starts_with(['#', '%', 'r'])).collect();
    assert!(order[0].contains("alloca") && order[1].starts_with("#dbg_declare"), "{order:?}");
    assert!(
        order[2].starts_with("#dbg_value") && order[3].contains("add") && order[4].starts_with("#dbg_value"),
        "{order:?}"
    );
    assert!(
        ir.places("#dbg").iter().all(|place| place.starts_with("!DILocation(line: 10, column: 2")),
        "{}",
        ir.text
    );
}

#[apply(case)]
fn records_without_scope_stand_at_the_variable() {
    let body = "%e = # DebugValue %one %x %nothing\nOpReturn";
    let (ir, _) = with("", body, drop_in());
    let place = ir.places("#dbg")[0];
    assert!(place.starts_with("!DILocation(line: 7, scope"), "{place}");
}

#[apply(case)]
fn what_is_nowhere() {
    let body = "%d = # DebugDeclare %two %none %nothing\n%e = # DebugValue %one %none %nothing\nOpReturn";
    let (ir, _) = with("", body, OWN);
    assert_eq!(records(&ir)[0], "#dbg_declare(ptr null, two, !DIExpression()");
    let value = ir.text.lines().find_map(|line| line.trim().strip_prefix("#dbg_value(")).unwrap();
    assert_eq!(ir.nodes[value.split(',').next().unwrap()], "!{}", "{value}");
}

#[apply(case)]
fn values_may_come_later() {
    let body = "%e = # DebugValue %one %sum %nothing\n%sum = OpIAdd %uint %x %x\nOpReturn";
    let (ir, notes) = with("", body, OWN);
    assert!(notes.is_empty(), "{notes:?}");
    assert_eq!(records(&ir), ["#dbg_value(i32 %2, it, !DIExpression()"], "{}", ir.text);
}

#[apply(case)]
fn records_stand_behind_phis() {
    let body =
        "OpBranch %next\n%next = OpLabel\n%e = # DebugValue %one %x %nothing\n%p = OpPhi %uint %x %entry
%g = # DebugValue %two %p %nothing\nOpReturn";
    let (ir, notes) = with("", body, OWN);
    assert!(notes.is_empty(), "{notes:?}");
    let order: Vec<_> = ir.text.lines().map(str::trim).skip_while(|line| !line.contains("phi")).collect();
    assert!(
        order[1].starts_with("#dbg_value(i32 %0") && order[2].starts_with("#dbg_value(i32 %3"),
        "{order:?}"
    );
}

#[apply(case)]
fn operations_are_those_of_dwarf() {
    let nodes = "%a = # DebugOperation Constu 4\n%b = # DebugOperation Swap\n%c = # DebugOperation Xderef
%d = # DebugOperation Fragment 8 16\n%e = # DebugExpression %a %b %c %d\n%o = # DebugOperation !165 1\n%l = # DebugExpression %o";
    let body = "%u = # DebugValue %one %x %e\n%w = # DebugValue %two %x %l\nOpReturn";
    let (ir, notes) = with(nodes, body, OWN);
    assert!(notes.is_empty(), "{notes:?}");
    let expected = "!DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment, 8, 16)";
    assert!(records(&ir)[0].ends_with(expected), "{}", ir.text);
    // One value stands in all the places that the expression takes.
    assert!(ir.text.contains("#dbg_value(!DIArgList(i32 %0, i32 %0), "), "{}", ir.text);
}

#[apply(case)]
fn what_the_verifier_would_refuse_is_left_out() {
    let nodes = "%a = # DebugOperation Fragment 8 32\n%large = # DebugExpression %a
%other = # DebugFunction %path %ft %source 8 0 %unit %empty FlagIsDefinition 8 %none
%far = # DebugLocalVariable %name %int %source 7 0 %other None
%first = # DebugLocalVariable %path %int %source 7 0 %main None 1
%b = # DebugOperation !250\n%unknown = # DebugExpression %b
%c = # DebugOperation !108 99999\n%behind = # DebugExpression %c\n%d = # DebugOperation !10 32 999\n%nameless = # DebugExpression %d";
    for line in [
        "%e = # DebugValue %one %x %large",
        "%e = # DebugValue %far %x %nothing",
        "%e = # DebugDeclare %one %x %nothing",
        "%v = # DebugValue %one %x %nothing\n%e = # DebugValue %first %x %nothing",
        "%e = # DebugValue %one %x %unknown",
        "%e = # DebugValue %one %x %behind",
        "%e = # DebugValue %one %x %nameless",
    ] {
        let (ir, notes) = with(nodes, &format!("{line}\nOpReturn"), OWN);
        assert_eq!(records(&ir).len(), line.matches("DebugValue %one %x %nothing").count(), "{line}");
        assert!(!notes.is_empty() && notes.iter().all(|note| note.contains("left out")), "{notes:?}");
        assert!(ir.text.contains("DICompileUnit"), "{line}");
    }
}

#[apply(case)]
fn variables_of_the_module_are_attached_and_listed() {
    let nodes =
        "%g = # DebugGlobalVariable %name %int %source 5 0 %unit %path %G FlagIsLocal|FlagIsDefinition
%h = # DebugGlobalVariable %path %int %source 6 0 %unit %empty %none FlagIsLocal
%i = # DebugImportedEntity %name ImportedDeclaration %source %h 9 0 %unit";
    let (ir, notes) = with(nodes, "OpReturn", OWN);
    assert!(notes.is_empty(), "{notes:?}");
    let line = ir.text.lines().find(|line| line.starts_with("@G")).unwrap();
    assert!(line.contains("!dbg !"), "{line}");
    let own = ir.node(&["DIGlobalVariable(", "line: 5"]);
    assert!(own.starts_with("distinct !DIGlobalVariable(name: \"it\", linkageName: \"/dir/x.cl\""), "{own}");
    assert!(own.contains("isLocal: true, isDefinition: true"), "{own}");
    assert!(ir.follow(own, "scope").contains("DICompileUnit"), "{own}");
    let unit = ir.node(&["DICompileUnit"]);
    assert_eq!(ir.list(unit, "globals").len(), 1);
    // What is imported is the variable, also where that is defined elsewhere.
    let imports = ir.list(unit, "imports");
    assert!(imports[0].contains("DW_TAG_imported_declaration, name: \"it\""), "{imports:?}");
    let entity = ir.follow(imports[0], "entity");
    assert!(entity.starts_with("!DIGlobalVariable(") && entity.contains("isDefinition: false"), "{entity}");
}

#[apply(case)]
fn a_variable_may_be_a_value() {
    let nodes = "%int = # DebugTypeBasic %name %n32 %n4 %none\n%a = # DebugOperation %n8 %n5\n%b = # DebugOperation %n7
%e = # DebugExpression %a %b\n%g = # DebugGlobalVariable %name %int %source %n5 %n0 %unit %empty %e %n8";
    let ir = Source { set: NS100, nodes, ..Source::default() }.ir();
    let globals = ir.list(ir.node(&["DICompileUnit"]), "globals");
    assert!(globals[0].ends_with("expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))"), "{globals:?}");
}

#[apply(case)]
fn imports_have_a_word_more_by_the_khronos_translator() {
    for extra in ["", "!0 "] {
        let nodes = format!(
            "%space = # DebugLexicalBlock %source 0 0 %unit %name
%i = # DebugImportedEntity %empty ImportedModule {extra}%source %space 9 0 %main"
        );
        let text = Source { nodes: &nodes, ..Source::default() };
        let ir = text.ir();
        // What a function imports it retains.
        let imported = ir.list(ir.node(&["DISubprogram"]), "retainedNodes");
        assert!(
            imported[0].starts_with("!DIImportedEntity(tag: DW_TAG_imported_module, scope: "),
            "{imported:?}"
        );
        assert!(imported[0].contains("line: 9"), "{imported:?}");
        assert!(ir.follow(imported[0], "entity").contains("DINamespace"), "{imported:?}");
    }
}

#[apply(case)]
fn positions_of_parameters_are_literals_by_the_khronos_translator() {
    let nodes = "%int = # DebugTypeBasic %name %n32 %n4 %none
%p = # DebugLocalVariable %name %int %source %n7 %n0 %main %n0 %n2";
    let words = assemble(&Source { set: NS200, nodes, ..Source::default() }.text());
    let is_two = |at: &usize| words[*at] == 4 << 16 | 43 && words[at + 3] == 2;
    let id = words[starts(&words).into_iter().find(is_two).unwrap() + 2];
    for generator in [6 << 16, 0] {
        let mut words = words.clone();
        words[2] = generator;
        let (ir, _) = translate(words, OWN).unwrap();
        let expected = if generator == 0 { 2 } else { id };
        assert!(ir.node(&["DILocalVariable"]).contains(&format!("arg: {expected},")), "{}", ir.text);
    }
}

#[apply(case)]
fn what_is_described_twice_is_listed_once() {
    let nodes = "%e = # DebugTypeEnum %name %void %source 1 0 %unit %n32 None %n4 %path
%again = # DebugTypeEnum %name %void %source 1 0 %unit %n32 None %n4 %path
%two = # DebugLocalVariable %path %e %source 8 0 %main None
%more = # DebugLocalVariable %path %again %source 8 0 %main None";
    for level in [OWN, drop_in()] {
        let ir = Source { nodes, level, ..Source::default() }.ir();
        assert_eq!(ir.list(ir.node(&["DISubprogram"]), "retainedNodes").len(), 1, "{level:?}");
        assert_eq!(ir.list(ir.node(&["DICompileUnit"]), "enums").len(), 1, "{level:?}");
    }
}

#[apply(case)]
fn lines_that_stand_there_again_with_their_ids_count_again() {
    let body = "%s = # DebugScope %main
%l = # DebugLine %source %n4 %n4 %n2 %n3
%a = OpIAdd %uint %x %n1
OpBranch %next
%next = OpLabel
%t = # DebugScope %main
%l = # DebugLine %source %n4 %n4 %n2 %n3
%b = OpIAdd %uint %x %n2
OpReturn";
    let text = Source { set: NS100, body, ..Source::default() }.ir().text;
    let places: Vec<_> = text.lines().filter(|line| line.contains(" = add ")).collect();
    let place = |line: &str| line.rsplit(' ').next().unwrap().to_owned();
    assert_eq!(places.len(), 2, "{text}");
    assert_eq!(place(places[0]), place(places[1]), "{text}");
    assert!(text.contains(&format!("{} = !DILocation(line: 4, column: 2,", place(places[0]))), "{text}");
    // What computes a value stands there once.
    let twice = "%c = OpExtInst %uint %std u_max %x %x\n%c = OpExtInst %uint %std u_max %x %x\nOpReturn";
    let import = "OpMemoryModel Physical64 OpenCL";
    let text = Source { set: NS100, body: twice, ..Source::default() }.text();
    let text = text.replacen(import, &format!("%std = OpExtInstImport \"OpenCL.std\"\n{import}"), 1);
    let error = translate(assemble(&text), OWN).err().unwrap_or_default();
    assert!(error.contains("universal.ids.defined-once"), "{error}");
}
