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

/// A function whose instructions have the lines that their locations are named after.
fn located(test: &str, body: &str) -> String {
    let places = (12..20).map(|line| format!("!{line} = !DILocation(line: {line}, column: 1, scope: !10)\n"));
    let nodes = format!(
        "define spir_func void @f(i32 %x, float %y, ptr %p, i1 %c) !dbg !10 {{\n{body}}}\n!3 = !{{!8}}\n\
         declare i32 @llvm.smax.i32(i32, i32)\ndeclare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
         !10 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !11, spFlags: DISPFlagDefinition, unit: !0)\n\
         !11 = !DISubroutineType(types: !2)\n{}",
        places.collect::<String>()
    );
    text(test, "ocl-100", &nodes)
}

#[apply(case)]
fn the_last_of_several_instructions_has_the_line() {
    let body = "  %a = add i32 %x, 1, !dbg !12\n  %b = call i32 @llvm.smax.i32(i32 %x, i32 %a), !dbg !13\n  \
        %v = insertelement <2 x i32> undef, i32 %b, i32 0, !dbg !14\n  %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %v), !dbg !15\n  \
        call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false), !dbg !16\n  ret void, !dbg !17\n";
    shows(
        &located("last", body),
        &[
            "Line _ 12 1",
            "IAdd ...",
            "SGreaterThan ...",
            "Line _ 13 1",
            "Select ...",
            "Line _ 14 1",
            "CompositeInsert ...",
            "VectorExtractDynamic ...",
            "VectorExtractDynamic ...",
            "Line _ 15 1",
            "IAdd ...",
            "Bitcast ...",
            "Line _ 16 1",
            "CopyMemorySized ...",
            "Line _ 17 1",
        ],
    );
}

#[apply(case)]
fn an_exchange_has_no_place_but_what_becomes_of_it_has() {
    let body = "  %a = add i32 %x, 1, !dbg !12\n  %b = cmpxchg ptr %p, i32 0, i32 %a seq_cst seq_cst, !dbg !13\n  ret void, !dbg !13\n";
    shows(
        &located("exchange", body),
        &[
            "ExtInst _ _ _ DebugScope _",
            "Line _ 12 1",
            "IAdd ...",
            "ExtInst _ _ _ DebugNoScope",
            "AtomicCompareExchange ...",
            "ExtInst _ _ _ DebugScope _",
            "Line _ 13 1",
            "IEqual ...",
            "CompositeInsert ...",
        ],
    );
}

#[apply(case)]
fn casts_for_phis_have_the_place_of_the_terminator() {
    let body = "  br i1 %c, label %a, label %b, !dbg !12\n\
        a:\n  %ga = getelementptr i8, ptr %p, i64 4, !dbg !13\n  br label %m, !dbg !14\n\
        b:\n  %gb = getelementptr i64, ptr %p, i64 4, !dbg !15\n  br label %m, !dbg !16\n\
        m:\n  %h = phi ptr [ %ga, %a ], [ %gb, %b ], !dbg !17\n  store i8 1, ptr %h, !dbg !18\n  ret void, !dbg !19\n";
    shows(
        &located("phi", body),
        &[
            "Line _ 15 1",
            "PtrAccessChain ...",
            "Line _ 16 1",
            "Bitcast ...",
            "Branch _",
            "Label _",
            "Line _ 17 1",
            "Phi ...",
        ],
    );
}

#[apply(case)]
fn paths_are_those_of_posix() {
    let nodes = "!3 = !{!10}\n!10 = !DIDerivedType(tag: DW_TAG_typedef, name: \"t\", file: !11, baseType: !8)\n\
        !11 = !DIFile(filename: \"C:\\5Ck.h\", directory: \"D:\\5C\")\n";
    shows(
        &text("paths", "ocl-100", nodes),
        &["String $path \"D:\\/C:\\k.h\"", "ExtInst _ _ _ DebugSource $path"],
    );
}

#[apply(case)]
fn numbers_of_fixed_point_are_basic_types() {
    let nodes = "!3 = !{!10}\n!10 = !DIFixedPointType(name: \"fixed\", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)\n";
    shows(
        &text("fixed", "ocl-100", nodes),
        &["String $name \"fixed\"", "Constant _ $size 32", "ExtInst _ _ _ DebugTypeBasic $name $size 0"],
    );
}
