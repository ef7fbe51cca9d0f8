//! Debug information comes back in the set that it was read from, and all of it.

use super::trip;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::DebugInfo::{Legacy, NonSemantic100, NonSemantic200, OpenCl100};
use spirv_llvm_translate::internal::options::{DebugInfo, Options};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, roundtrip, validate};

/// LLVM IR with all that clang says of a program, and with an expression whose last operation the older sets do not have.
fn described() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/llvm-fixtures/ir/debug_info.O0.ll");
    let text = std::fs::read_to_string(path).unwrap();
    text.replacen("DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef", "DW_OP_deref, DW_OP_abs", 1)
}

/// The module in a set.
fn written(debug_info: DebugInfo, extra_expressions: bool) -> Vec<u8> {
    let mut options = Options::default();
    options.write.debug_info = debug_info;
    options.write.extra_expressions = extra_expressions;
    spirv_of(&described(), &options)
}

/// SPIR-V of LLVM IR.
fn spirv_of(text: &str, options: &Options) -> Vec<u8> {
    let words = llvm_to_spirv(&llvm::Context::new(), text.as_bytes(), options, &Log::default()).unwrap();
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

#[apply(case)]
fn every_set_comes_back_as_itself() {
    for set in [Legacy, OpenCl100, NonSemantic100, NonSemantic200] {
        trip::comes_back(&written(set, false)).unwrap_or_else(|report| panic!("{set:?}: {report}"));
    }
}

#[apply(case)]
fn operations_that_the_set_lacks_come_back() {
    for set in [OpenCl100, NonSemantic100] {
        let module = written(set, true);
        assert_ne!(module, written(set, false), "{set:?}: the operation is written");
        trip::comes_back(&module).unwrap_or_else(|report| panic!("{set:?}: {report}"));
    }
}

#[apply(case)]
fn the_set_that_is_asked_for_wins() {
    let mut options = Options::default();
    options.write.debug_info = OpenCl100;
    let report = roundtrip::check(&written(NonSemantic100, false), &options);
    assert!(!report.is_lossless(), "{report}");
}

/// A function with a description, and with its body and further nodes.
fn function(body: &str, nodes: &str) -> String {
    format!(
        "target triple = \"spir64-unknown-unknown\"
define spir_func void @f(i32 %x) !dbg !4 {{
{body}
  ret void, !dbg !7
}}
!llvm.module.flags = !{{!0}}
!llvm.dbg.cu = !{{!1}}
!0 = !{{i32 2, !\"Debug Info Version\", i32 3}}
!1 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, emissionKind: FullDebug, retainedTypes: !8)
!2 = !DIFile(filename: \"f.cl\", directory: \"/d\")
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !1)
!5 = !{{null, !6}}
!6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 2, scope: !4)
{nodes}"
    )
}

/// A structure that has a member, and a pointer to it.
const STRUCTURE: &str = "!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", file: !2, line: 3, size: 32, elements: !10)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !9, file: !2, line: 4, baseType: !6, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 1)";

/// Fails unless the SPIR-V of LLVM IR comes back as it is, in every set.
fn comes_back_in_all_sets(text: &str) {
    for debug_info in [OpenCl100, NonSemantic100, NonSemantic200] {
        let mut options = Options::default();
        options.write.debug_info = debug_info;
        let module = spirv_of(text, &options);
        trip::comes_back(&module).unwrap_or_else(|report| panic!("{debug_info:?}: {report}"));
    }
}

#[apply(case)]
fn types_that_casts_alone_use_are_retained() {
    for retained in ["!12", "!9"] {
        let text = function("", &format!("!8 = !{{{retained}}}\n{STRUCTURE}"));
        comes_back_in_all_sets(&text);
        let back = trip::to_llvm(&trip::to_spirv(text.as_bytes()).unwrap()).unwrap();
        assert_eq!(back.matches("DICompositeType(").count(), 1, "{back}");
        // The unit lists one type, of which the others are parts.
        let unit = back.lines().find(|line| line.contains("!DICompileUnit(")).unwrap();
        let list = unit.split_once("retainedTypes: ").unwrap().1.split([',', ')']).next().unwrap();
        let list = back.lines().find_map(|line| line.strip_prefix(&format!("{list} = "))).unwrap();
        assert_eq!(list.matches('!').count(), 2, "{list}");
    }
}

#[apply(case)]
fn a_variable_of_a_type_in_its_function_comes_back() {
    let body = "  %v = alloca i32, align 4
    #dbg_declare(ptr %v, !9, !DIExpression(), !7)
  store i32 %x, ptr %v, align 4, !dbg !7";
    let nodes = "!8 = !{}
!9 = !DILocalVariable(name: \"v\", scope: !4, file: !2, line: 2, type: !10)
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !4, file: !2, line: 2, size: 32, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: \"i\", scope: !10, file: !2, line: 2, baseType: !6, size: 32)";
    comes_back_in_all_sets(&function(body, nodes));
}

#[apply(case)]
fn variables_that_are_nowhere_or_have_no_value_that_spirv_has_are_undefined() {
    let body = "    #dbg_declare(ptr undef, !9, !DIExpression(), !7)
    #dbg_declare(ptr poison, !10, !DIExpression(), !7)
    #dbg_value(<2 x i32> <i32 ptrtoint (ptr @f to i32), i32 1>, !11, !DIExpression(), !7)
    #dbg_value(i32 ptrtoint (ptr @f to i32), !12, !DIExpression(), !7)";
    let variables = ["a", "b", "c", "d"].iter().zip(9..).map(|(name, number)| {
        format!("!{number} = !DILocalVariable(name: \"{name}\", scope: !4, file: !2, line: 2, type: !6)\n")
    });
    let text = function(body, &format!("!8 = !{{}}\n{}", variables.collect::<String>()));
    comes_back_in_all_sets(&text);
    let mut options = Options::default();
    options.write.debug_info = OpenCl100;
    let words = llvm_to_spirv(&llvm::Context::new(), text.as_bytes(), &options, &Log::default()).unwrap();
    let module = Module::from_words(words).unwrap();
    assert!(validate::findings(&module).is_empty());
    let back = trip::to_llvm(module.words()).unwrap();
    assert_eq!(back.matches("#dbg_value(").count(), 4, "{back}");
    assert_eq!(back.matches("DILocalVariable(").count(), 4, "{back}");
}

#[apply(case)]
fn scopes_of_instructions_that_vanish_are_not_written() {
    let body = "  %s = call target(\"spirv.Sampler\") @__translate_sampler_initializer(i32 18), !dbg !9
  call spir_func void @take(target(\"spirv.Sampler\") %s), !dbg !7";
    let nodes = "!8 = !{}
!9 = !DILocation(line: 5, scope: !10)
!10 = !DILexicalBlockFile(scope: !4, file: !2, discriminator: 3)";
    let builtin = "\ndeclare spir_func target(\"spirv.Sampler\") @__translate_sampler_initializer(i32)
declare spir_func void @take(target(\"spirv.Sampler\"))\n";
    comes_back_in_all_sets(&(function(body, nodes) + builtin));
}

#[apply(case)]
fn expressions_that_the_set_says_alike_are_one() {
    let body = "  %v = alloca i32, align 4
    #dbg_declare(ptr %v, !9, !DIExpression(DW_OP_lit0, DW_OP_swap, DW_OP_xderef), !7)
  %w = alloca i32, align 4
    #dbg_declare(ptr %w, !10, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !7)
  store i32 %x, ptr %v, align 4, !dbg !7
  store i32 %x, ptr %w, align 4, !dbg !7";
    let nodes = "!8 = !{}
!9 = !DILocalVariable(name: \"v\", scope: !4, file: !2, line: 2, type: !6)
!10 = !DILocalVariable(name: \"w\", scope: !4, file: !2, line: 3, type: !6)";
    comes_back_in_all_sets(&function(body, nodes));
}

/// What validators do not accept in its place: typedefs of other than basic types, a long vector, a block of another file, a declaration
/// in a structure, a member whose scope is a file, an enumeration without a size, a checksum; and a structure that leads to itself.
const BEYOND_VALIDATORS: &str = r#"target triple = "spir64-unknown-unknown"
define spir_func void @f(i32 %x) !dbg !10 {
  %a = alloca i32, align 4
    #dbg_declare(ptr %a, !11, !DIExpression(), !20)
    #dbg_value(i32 %x, !12, !DIExpression(), !21)
    #dbg_value(i32 %x, !13, !DIExpression(), !21)
  store i32 %x, ptr %a, align 4, !dbg !21
  ret void, !dbg !21
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "k.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!36, !37}
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !15, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocalVariable(name: "x", scope: !14, file: !1, line: 2, type: !30)
!12 = !DILocalVariable(name: "v", scope: !10, file: !1, line: 3, type: !34)
!13 = !DILocalVariable(name: "w", scope: !10, file: !1, line: 3, type: !35)
!14 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 2)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !30, !33}
!20 = !DILocation(line: 2, column: 3, scope: !14)
!21 = !DILocation(line: 3, column: 1, scope: !10)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "list", file: !1, line: 4, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 4, size: 128, elements: !32)
!32 = !{!40, !41, !42}
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "word", file: !1, line: 5, baseType: !38)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 256, flags: DIFlagVector, elements: !43)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 128, flags: DIFlagVector, elements: !44)
!36 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 6, flags: DIFlagFwdDecl, identifier: "e")
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "other", file: !1, line: 7, baseType: !33)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !1, line: 4, baseType: !39, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !1, file: !1, line: 4, baseType: !33, size: 32, offset: 64)
!42 = !DISubprogram(name: "method", linkageName: "_ZN4list6methodEv", scope: !31, file: !1, line: 4, type: !15, spFlags: 0)
!43 = !{!DISubrange(count: 8)}
!44 = !{!DISubrange(count: 4)}
"#;

#[apply(case)]
fn what_is_written_is_what_validators_accept_unless_all_of_it_is_asked_for() {
    for set in [OpenCl100, NonSemantic100, NonSemantic200] {
        let mut options = Options::default();
        options.write.debug_info = set;
        let of = |bytes: &[u8]| {
            let words = bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
            validate::findings(&Module::from_words(words).unwrap())
        };
        let written = spirv_of(BEYOND_VALIDATORS, &options);
        trip::comes_back(&written).unwrap_or_else(|report| panic!("{set:?}: {report}"));
        let found = of(&written);
        assert!(found.is_empty(), "{set:?}: {}", found[0]);
        options.write.full_debug_info = true;
        assert!(!of(&spirv_of(BEYOND_VALIDATORS, &options)).is_empty(), "{set:?}");
    }
}
