//! The order in which the Khronos translator writes debug information: what leads back to itself, and what is written more than once.

use super::folder;
use super::lines::shows;
use super::values::written_even_if_invalid;

const HEAD: &str = "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!90}\n!90 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
    !0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: \"clang\", emissionKind: FullDebug, retainedTypes: !3, globals: !4)\n\
    !1 = !DIFile(filename: \"k.cl\", directory: \"/src\")\n!2 = !{}\n\
    !8 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n";

fn text(test: &str, set: &str, nodes: &str) -> String {
    let folder = folder(&format!("debug_order/{test}"));
    let version = format!("--spirv-debug-info-version={set}");
    let globals = if nodes.contains("!4 = ") { "" } else { "!4 = !{}\n" };
    written_even_if_invalid(&folder, &[&version], &format!("{HEAD}{globals}{nodes}"))
}

fn count(text: &str, word: &str) -> usize {
    text.lines().filter(|line| line.split_whitespace().any(|other| other == word)).count()
}

/// In a set in which nothing may refer forward, the first one that is complete is referred to; those that are complete later are nobody's.
#[apply(case)]
fn what_a_structure_leads_back_to_is_begun_again() {
    let nodes = "!3 = !{!10}\n\
        !10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)\n\
        !11 = !DIDerivedType(tag: DW_TAG_typedef, name: \"node\", file: !1, line: 1, baseType: !12)\n\
        !12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"n\", file: !1, line: 2, size: 64, elements: !13)\n\
        !13 = !{!14}\n\
        !14 = !DIDerivedType(tag: DW_TAG_member, name: \"next\", scope: !12, file: !1, line: 3, baseType: !10, size: 64)\n";
    let text = text("list", "nonsemantic-shader-100", nodes);
    shows(
        &text,
        &[
            "ExtInst _ $source _ DebugSource ...",
            "ExtInst _ $unit _ DebugCompilationUnit ...",
            "ExtInst _ $node _ DebugTypedef _ $struct $source _ _ $unit",
            "ExtInst _ $pointer _ DebugTypePointer $node _ _",
            "ExtInst _ $next _ DebugTypeMember _ $pointer $source ...",
            "ExtInst _ $struct _ DebugTypeComposite _ _ $source _ _ $unit $none _ _ $next",
            "ExtInst _ $again _ DebugTypedef _ $struct $source _ _ $unit",
            "ExtInst _ _ _ DebugTypePointer $node _ _",
        ],
    );
    let of = |word| count(&text, word);
    assert_eq!((of("DebugTypedef"), of("DebugTypePointer"), of("DebugTypeComposite")), (2, 2, 1), "{text}");
}

/// As many times as the type of a function leads back to itself, there is an end to it.
#[apply(case)]
fn the_repetitions_have_a_bound() {
    let mut nodes = String::from("!3 = !{!10}\n!10 = !DISubroutineType(types: !11)\n");
    let members: Vec<String> = (0..1500).map(|place| format!("!{}", 1000 + place * 4)).collect();
    nodes += &format!("!11 = !{{null, {}}}\n", members.join(", "));
    for place in 0..1500 {
        let at = 1000 + place * 4;
        nodes += &format!(
            "!{at} = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", file: !1, size: 64, elements: !{0})\n\
             !{0} = !{{!{1}}}\n\
             !{1} = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !{at}, file: !1, baseType: !{2}, size: 64)\n\
             !{2} = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: {3})\n",
            at + 1,
            at + 2,
            at + 3,
            64 + place
        );
    }
    let text = text("bound", "nonsemantic-shader-100", &nodes);
    assert_eq!(count(&text, "DebugTypeComposite"), 1500);
    assert!((1..500).contains(&count(&text, "DebugTypeFunction")), "{}", count(&text, "DebugTypeFunction"));
}

#[apply(case)]
fn files_are_scopes_of_all_but_functions() {
    let nodes = "!3 = !{!10, !11, !14}\n\
        !10 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", scope: !1, file: !1, baseType: !8)\n\
        !11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", scope: !1, file: !1, baseType: !8, size: 32, elements: !2)\n\
        !12 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", file: !1, line: 4, baseType: !8, size: 32)\n\
        !13 = !{!12}\n\
        !14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", file: !1, size: 32, elements: !13)\n";
    let text = text("files", "ocl-100", nodes);
    shows(
        &text,
        &[
            "String $path \"/src/k.cl\"",
            "ExtInst _ _ _ DebugTypedef _ _ _ 0 0 $path",
            "ExtInst _ _ _ DebugTypeEnum _ _ _ 0 0 $path ...",
            "ExtInst _ $none _ DebugInfoNone",
            "ExtInst _ _ _ DebugTypeMember _ _ _ 4 0 $none _ _ 0",
        ],
    );
}

#[apply(case)]
fn casts_of_pointers_stand_behind_the_line() {
    let nodes = "define spir_func i8 @f(ptr addrspace(1) %p) !dbg !10 {\n  \
        %a = load i32, ptr addrspace(1) %p, !dbg !12\n  %b = load i8, ptr addrspace(1) %p, !dbg !13\n  ret i8 %b, !dbg !13\n}\n\
        !3 = !{!8}\n!10 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !11, spFlags: DISPFlagDefinition, unit: !0)\n\
        !11 = !DISubroutineType(types: !2)\n!12 = !DILocation(line: 2, column: 5, scope: !10)\n!13 = !DILocation(line: 3, column: 6, scope: !10)\n";
    let text = text("casts", "ocl-100", nodes);
    shows(&text, &["Line _ 2 5", "Load ...", "Line _ 3 6", "Bitcast ...", "Load ...", "ReturnValue _"]);
    assert_eq!(count(&text, "Line"), 2, "{text}");
}

#[apply(case)]
fn numbers_of_fixed_point_are_basic_types() {
    let nodes = "!3 = !{!10}\n!10 = !DIFixedPointType(name: \"fixed\", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)\n";
    shows(
        &text("fixed", "ocl-100", nodes),
        &["String $name \"fixed\"", "Constant _ $size 32", "ExtInst _ _ _ DebugTypeBasic $name $size 0"],
    );
}
