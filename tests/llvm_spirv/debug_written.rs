//! Debug information as the Khronos translator writes it: instructions, operands and their order, by set.

use super::folder;
use super::lines::{lacks, shows};
use super::values::written;

const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\n\
    !llvm.dbg.cu = !{!0}\n\
    !llvm.module.flags = !{!90, !91}\n\
    !90 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
    !91 = !{i32 7, !\"Dwarf Version\", i32 4}\n\
    !1 = !DIFile(filename: \"k.cl\", directory: \"/src\", checksumkind: CSK_MD5, checksum: \"0123456789abcdef0123456789abcdef\", source: \"text\")\n\
    !2 = !{}\n\
    !8 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n";

const UNIT: &str = "!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: \"clang\", flags: \"-g\", emissionKind: FullDebug, retainedTypes: !3)\n";

const SETS: [&str; 3] = ["ocl-100", "nonsemantic-shader-100", "nonsemantic-shader-200"];

/// The text of a module whose types `!3` lists.
fn types(test: &str, set: &str, nodes: &str) -> String {
    let folder = folder(&format!("debug_written/{test}"));
    let version = format!("--spirv-debug-info-version={set}");
    written(&folder, &[&version], &format!("{HEAD}{UNIT}{nodes}"))
}

#[apply(case)]
fn a_unit_tells_its_language_file_and_producer() {
    let nodes = "!3 = !{!8}\n";
    let text = types("unit_ocl", "ocl-100", nodes);
    shows(
        &text,
        &[
            "ExtInstImport $set \"OpenCL.DebugInfo.100\"",
            "ExtInstImport _ \"OpenCL.std\"",
            "String $path \"/src/k.cl\"",
            "String $sum \"//__CSK_MD5:0123456789abcdef0123456789abcdef\"",
            "String $int \"int\"",
            "ModuleProcessed \"Debug info producer: clang\"",
            "Constant _ $bits 32",
            "ExtInst $void $source $set DebugSource $path $sum",
            "ExtInst $void _ $set DebugCompilationUnit 65536 4 $source 3",
            "ExtInst $void _ $set DebugTypeBasic $int $bits 4",
        ],
    );
    // The text of a file is kept, its checksum is not; there is nobody to name the producer.
    let text = types("unit_100", "nonsemantic-shader-100", nodes);
    assert!(lacks(&text, "ModuleProcessed ..."));
    shows(
        &text,
        &[
            "ExtInstImport $set \"NonSemantic.Shader.DebugInfo.100\"",
            "String $zero \"0\"",
            "String $empty \"\"",
            "String $path \"/src/k.cl\"",
            "String $text \"text\"",
            "ExtInst $void _ $set DebugBuildIdentifier $zero $one",
            "ExtInst $void _ $set DebugStoragePath $empty",
            "ExtInst $void $source $set DebugSource $path $text",
            "ExtInst $void _ $set DebugCompilationUnit $version $dwarf $source $language",
            "Constant _ $flags 0",
            "ExtInst $void _ $set DebugTypeBasic _ _ $dwarf $flags",
        ],
    );
    let text = types("unit_200", "nonsemantic-shader-200", nodes);
    shows(
        &text,
        &[
            "String $sum \"0123456789abcdef0123456789abcdef\"",
            "String $text \"text\"",
            "String $producer \"clang\"",
            "Constant _ $md5 0",
            "ExtInst _ $source _ DebugSource _ $md5 $sum $text",
            "ExtInst _ _ _ DebugCompilationUnit _ _ $source _ $producer",
        ],
    );
}

#[apply(case)]
fn versions_and_extensions_follow_the_set() {
    let text = types("version_ocl", "ocl-100", "!3 = !{!8}\n");
    assert!(text.starts_with("119734787 65792 "), "{text}");
    let text = types("version_100", "nonsemantic-shader-100", "!3 = !{!8}\n");
    assert!(text.starts_with("119734787 67072 ") && lacks(&text, "Extension ..."), "{text}");
    let folder = folder("debug_written/version_old");
    // Version 1.0 has nobody to name the producer, and that is no reason to refuse the module.
    let text = written(&folder, &["--spirv-max-version=1.0"], &format!("{HEAD}{UNIT}!3 = !{{!8}}\n"));
    assert!(text.starts_with("119734787 65536 ") && lacks(&text, "ModuleProcessed ..."), "{text}");
    shows(&text, &["ExtInst _ _ _ DebugCompilationUnit 65536 4 _ 3"]);
    let flags = ["--spirv-debug-info-version=nonsemantic-shader-100", "--spirv-max-version=1.4"];
    let text = written(&folder, &flags, &format!("{HEAD}{UNIT}!3 = !{{!8}}\n"));
    shows(&text, &["Extension \"SPV_KHR_non_semantic_info\""]);
    assert!(text.starts_with("119734787 65536 "), "{text}");
}

#[apply(case)]
fn types_that_lead_to_others() {
    let nodes = "!3 = !{!10, !11, !12, !13, !14, !15, !16}\n\
        !10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)\n\
        !11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)\n\
        !12 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !8, size: 64, dwarfAddressSpace: 4)\n\
        !13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)\n\
        !14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, flags: DIFlagVector, elements: !20)\n\
        !15 = !DIDerivedType(tag: DW_TAG_typedef, name: \"number\", file: !1, line: 7, baseType: !8)\n\
        !16 = !DISubroutineType(flags: DIFlagLValueReference, types: !21)\n\
        !20 = !{!DISubrange(count: 4)}\n\
        !21 = !{null, !8, !10}\n";
    let text = types("leading_ocl", "ocl-100", nodes);
    shows(
        &text,
        &[
            "ExtInst _ $source _ DebugSource ...",
            "ExtInst _ $unit _ DebugCompilationUnit ...",
            "ExtInst _ $int _ DebugTypeBasic ...",
            "ExtInst _ $pointer _ DebugTypePointer $int 5 0",
            "ExtInst _ $none _ DebugInfoNone",
            "ExtInst _ _ _ DebugTypePointer $none 4294967295 0",
            "ExtInst _ _ _ DebugTypePointer $int 8 4096",
            "ExtInst _ _ _ DebugTypeQualifier $int 1",
            "ExtInst _ _ _ DebugTypeVector $int 4",
            "ExtInst _ _ _ DebugTypedef _ $int $source 0 0 $unit",
            "ExtInst _ _ _ DebugTypeFunction 2048 $none $int $pointer",
        ],
    );
}

#[apply(case)]
fn arrays_have_counts_and_lower_bounds_or_subranges() {
    let nodes = "!3 = !{!10, !11}\n\
        !10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !20)\n\
        !11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !21, rank: !DIExpression(DW_OP_constu, 1))\n\
        !20 = !{!DISubrange(count: 2), !DISubrange(count: 3, lowerBound: 1)}\n\
        !21 = !{!DISubrange(lowerBound: 1, upperBound: !DIExpression(DW_OP_deref), stride: 8)}\n";
    let text = types("arrays_ocl", "ocl-100", nodes);
    shows(
        &text,
        &[
            "Constant $long $two 2 0",
            "Constant $long $three 3 0",
            "Constant $long $one 1 0",
            "ExtInst _ $int _ DebugTypeBasic ...",
            "ExtInst _ $none _ DebugInfoNone",
            "ExtInst _ _ _ DebugTypeArray $int $two $three $none $one",
            "ExtInst _ $deref _ DebugOperation 0",
            "ExtInst _ $upper _ DebugExpression $deref",
            "ExtInst _ _ _ DebugTypeArray $int $upper $one",
        ],
    );
    let text = types("arrays_200", "nonsemantic-shader-200", nodes);
    shows(
        &text,
        &[
            "Constant $long $two 2 0",
            "ExtInst _ $none _ DebugInfoNone",
            "ExtInst _ $int _ DebugTypeBasic ...",
            "ExtInst _ $first _ DebugTypeSubrange $none $none $two",
            "ExtInst _ $second _ DebugTypeSubrange $one $none $three",
            "ExtInst _ _ _ DebugTypeArray $int $first $second",
            "ExtInst _ $rank _ DebugExpression _",
            "ExtInst _ $upper _ DebugExpression _",
            "ExtInst _ $range _ DebugTypeSubrange $one $upper $none $eight",
            "ExtInst _ _ _ DebugTypeArrayDynamic $int $none $none $none $rank $range",
        ],
    );
}

#[apply(case)]
fn members_stand_behind_their_composite() {
    let nodes = "!3 = !{!10}\n\
        !10 = distinct !DICompositeType(tag: DW_TAG_class_type, name: \"c\", file: !1, line: 3, size: 64, flags: DIFlagTypePassByValue, elements: !11, identifier: \"_ZTS1c\")\n\
        !11 = !{!12, !13, !14, !15, !16}\n\
        !12 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !10, baseType: !17, offset: 32, flags: DIFlagPublic)\n\
        !13 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !10, file: !1, line: 4, baseType: !8, size: 3, offset: 1, flags: DIFlagBitField, extraData: i64 0)\n\
        !14 = !DIDerivedType(tag: DW_TAG_variable, name: \"s\", scope: !10, file: !1, line: 5, baseType: !8, flags: DIFlagProtected | DIFlagStaticMember, extraData: i32 9)\n\
        !15 = !DISubprogram(name: \"f\", linkageName: \"_ZN1c1fEv\", scope: !10, file: !1, line: 6, type: !18, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)\n\
        !16 = !DIDerivedType(tag: DW_TAG_member, name: \"v\", scope: !1, file: !1, baseType: !8, size: 64)\n\
        !17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"b\", file: !1, line: 2, size: 32, elements: !2)\n\
        !18 = !DISubroutineType(types: !19)\n\
        !19 = !{!8}\n";
    let text = types("members_ocl", "ocl-100", nodes);
    shows(
        &text,
        &[
            "String $path \"/src/k.cl\"",
            "String $symbol \"_ZTS1c\"",
            "Constant $word $nine 9",
            "ExtInst _ $source _ DebugSource ...",
            "ExtInst _ $unit _ DebugCompilationUnit ...",
            "ExtInst _ $class _ DebugTypeComposite _ 0 $source 3 0 $unit $symbol _ 32768 $parent $m $s $f $v",
            "ExtInst _ $none _ DebugInfoNone",
            "ExtInst _ $base _ DebugTypeComposite _ 1 $source 2 0 $unit $none _ 0",
            "ExtInst _ $parent _ DebugTypeInheritance $class $base _ _ 3",
            "ExtInst _ $int _ DebugTypeBasic ...",
            "ExtInst _ $m _ DebugTypeMember _ $int $source 4 0 $class _ _ 2",
            "ExtInst _ $s _ DebugTypeMember _ $int $source 5 0 $class _ _ 513 $nine",
            "ExtInst _ $type _ DebugTypeFunction 0 $int",
            "ExtInst _ $f _ DebugFunctionDeclaration _ $type $source 6 0 $class _ 8323",
            "ExtInst _ $v _ DebugTypeMember _ $int $source 0 0 $path _ _ 0",
        ],
    );
    // Members of the other sets do not say where they belong; the newest knows bit fields.
    let text = types("members_100", "nonsemantic-shader-100", nodes);
    shows(
        &text,
        &["ExtInst _ _ _ DebugTypeInheritance _ _ _ _", "ExtInst _ _ _ DebugTypeMember _ _ _ _ _ _ _ $two"],
    );
    let text = types("members_200", "nonsemantic-shader-200", nodes);
    shows(&text, &["Constant _ $flags 262146", "ExtInst _ _ _ DebugTypeMember _ _ _ _ _ _ _ $flags"]);
}

#[apply(case)]
fn templates_stand_for_their_instances() {
    let nodes = "!3 = !{!10}\n\
        !10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"t\", file: !1, size: 32, elements: !11, templateParams: !13)\n\
        !11 = !{!12}\n\
        !12 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !10, file: !1, line: 4, baseType: !8, size: 32)\n\
        !13 = !{!14, !15, !16, !17}\n\
        !14 = !DITemplateTypeParameter(name: \"T\", type: !8)\n\
        !15 = !DITemplateValueParameter(name: \"N\", type: !8, value: i32 5)\n\
        !16 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: \"C\", value: !\"array\")\n\
        !17 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: \"P\", value: !18)\n\
        !18 = !{!14}\n";
    for set in SETS {
        let text = types(&format!("templates_{set}"), set, nodes);
        let (zero, parent) = if set == "ocl-100" { ("0", "$template ") } else { ("$zero", "") };
        let mut expected = vec![
            "String $array \"array\"".to_owned(),
            "Constant _ $five 5".to_owned(),
            format!("ExtInst _ $T _ DebugTypeTemplateParameter _ $int $none $none {zero} {zero}"),
            format!("ExtInst _ $N _ DebugTypeTemplateParameter _ $int $five $none {zero} {zero}"),
            format!("ExtInst _ $C _ DebugTypeTemplateTemplateParameter _ $array $none {zero} {zero}"),
            format!("ExtInst _ $P _ DebugTypeTemplateParameterPack _ $none {zero} {zero} $T"),
            "ExtInst _ $template _ DebugTypeTemplate $struct $T $N $C $P".to_owned(),
        ];
        // A composite stands in front of its members where those name it, else behind them.
        let member = format!("ExtInst _ $m _ DebugTypeMember _ $int _ _ _ {parent}_ _ _");
        let composite = "ExtInst _ $struct _ DebugTypeComposite _ _ _ _ _ _ $none _ _ $m".to_owned();
        if parent.is_empty() {
            expected.splice(2..2, [member, composite]);
        } else {
            expected.insert(2, composite);
            expected.push(member);
        }
        shows(&text, &expected.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

const BODY: &str = "define spir_kernel void @k(i32 %x) !dbg !10 {\n\
    entry:\n  %a = alloca i32, align 4\n  store i32 %x, ptr %a, align 4\n    #dbg_declare(ptr %a, !11, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !20)\n  \
    %v = load i32, ptr %a, align 4, !dbg !21\n    #dbg_value(i32 %v, !12, !DIExpression(), !22)\n  \
    %w = add i32 %v, 1, !dbg !22\n  %u = mul i32 %w, %v\n  store i32 %u, ptr %a, align 4, !dbg !21\n  \
    br label %next, !dbg !21\nnext:\n  ret void, !dbg !21\n}\n\
    !3 = !{!8}\n\
    !10 = distinct !DISubprogram(name: \"k\", scope: !1, file: !1, line: 1, type: !13, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)\n\
    !11 = !DILocalVariable(name: \"x\", arg: 1, scope: !10, file: !1, line: 1, type: !8)\n\
    !12 = !DILocalVariable(name: \"v\", scope: !15, file: !1, line: 3, type: !8)\n\
    !13 = !DISubroutineType(types: !14)\n!14 = !{null, !8}\n\
    !15 = distinct !DISubprogram(name: \"g\", scope: !1, file: !1, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)\n\
    !16 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 7)\n\
    !20 = !DILocation(line: 1, column: 5, scope: !10)\n\
    !21 = !DILocation(line: 3, column: 2, scope: !10)\n\
    !22 = !DILocation(line: 10, column: 4, scope: !16, inlinedAt: !23)\n\
    !23 = distinct !DILocation(line: 3, column: 9, scope: !10)\n";

#[apply(case)]
fn functions_variables_and_locations() {
    let text = types("functions_ocl", "ocl-100", BODY);
    shows(
        &text,
        &[
            "EntryPoint 6 $k \"k\"",
            "ExtInst _ $source _ DebugSource ...",
            "ExtInst _ $unit _ DebugCompilationUnit ...",
            "ExtInst _ $none _ DebugInfoNone",
            "ExtInst _ $int _ DebugTypeBasic ...",
            "ExtInst _ $type _ DebugTypeFunction 0 $none $int",
            "ExtInst _ $f _ DebugFunction _ $type $source 1 0 $unit _ 136 2 $k",
            "ExtInst _ $g _ DebugFunction _ $type $source 9 0 $unit _ 136 9 $none",
            "ExtInst _ $block _ DebugLexicalBlock $source 9 7 $g",
            "ExtInst _ $x _ DebugLocalVariable _ $int $source 1 0 $f 0 1",
            "ExtInst _ $o0 _ DebugOperation 8 0",
            "ExtInst _ $o1 _ DebugOperation 5",
            "ExtInst _ $o2 _ DebugOperation 6",
            "ExtInst _ $expression _ DebugExpression $o0 $o1 $o2",
            "ExtInst _ $v _ DebugLocalVariable _ $int $source 3 0 $g 0",
            "ExtInst _ $empty _ DebugExpression",
            "ExtInst _ $at _ DebugInlinedAt 3 $f",
            "Variable _ $a 7",
            "Store $a ...",
            "ExtInst _ _ _ DebugScope $f",
            "Line $path 1 5",
            "ExtInst _ _ _ DebugDeclare $x $a $expression",
            "Line $path 3 2",
            "Load _ $value $a ...",
            "ExtInst _ _ _ DebugScope $block $at",
            "Line $path 10 4",
            "ExtInst _ _ _ DebugValue $v $value $empty",
            "IAdd ...",
            "ExtInst _ _ _ DebugNoScope",
            "IMul ...",
            "ExtInst _ _ _ DebugScope $f",
            "Line $path 3 2",
            "Store $a ...",
            "Branch _",
            "Label _",
            "ExtInst _ _ _ DebugScope $f",
            "Line $path 3 2",
            "Return",
        ],
    );
    assert!(lacks(&text, "NoLine"));
}

#[apply(case)]
fn functions_of_non_semantic_sets_are_tied_where_they_begin() {
    let text = types("tied_100", "nonsemantic-shader-100", BODY);
    shows(
        &text,
        &[
            "EntryPoint 6 $k \"k\"",
            "String $path \"/src/k.cl\"",
            "String $producer \"clang\"",
            "String $flags \"-g\"",
            "Constant $word $three 3",
            "ExtInst _ $unit _ DebugCompilationUnit ...",
            "ExtInst _ $f _ DebugFunction _ _ _ _ _ $unit _ _ _",
            "ExtInst _ _ _ DebugEntryPoint $f $unit $producer $flags",
            "ExtInst _ $x _ DebugLocalVariable _ _ _ _ _ $f _ 1",
            "ExtInst _ $at _ DebugInlinedAt $three $f",
            "Label _",
            "Variable _ $a 7",
            "ExtInst _ _ _ DebugFunctionDefinition $f $k",
            "ExtInst _ _ _ DebugScope $f",
            "ExtInst _ _ _ DebugLine $source $one $one $five $six",
            "ExtInst _ _ _ DebugDeclare $x $a _",
            "Return",
        ],
    );
    assert!(lacks(&text, "Line ..."));
    let text = types("tied_200", "nonsemantic-shader-200", BODY);
    shows(&text, &["Constant _ $nine 9", "ExtInst _ _ _ DebugInlinedAt $three $nine _"]);
}

#[apply(case)]
fn what_is_nowhere_is_said_to_be_nowhere() {
    let body = "declare spir_func void @h(i32)\n\
        define spir_func void @k(i32 %x, i32 %y) !dbg !10 {\n    #dbg_declare(ptr null, !11, !DIExpression(), !20)\n    \
        #dbg_value(i32 poison, !11, !DIExpression(), !20)\n    #dbg_value(!{}, !11, !DIExpression(), !20)\n    \
        #dbg_value(!DIArgList(i32 %x, i32 %y), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !20)\n  \
        call spir_func void @h(i32 %y), !dbg !20\n  ret void\n}\n";
    let nodes = &BODY[BODY.find("!3 = ").unwrap()..];
    let text = types("nowhere", "ocl-100", &format!("{body}{nodes}"));
    let records: Vec<&str> = text
        .lines()
        .filter(|line| line.contains(" DebugDeclare ") || line.contains(" DebugValue "))
        .collect();
    assert_eq!(records.len(), 3, "{text}");
    shows(
        &text,
        &[
            "Undef _ $undefined",
            "ExtInst _ $none _ DebugInfoNone",
            "ExtInst _ $empty _ DebugExpression",
            "ExtInst _ _ _ DebugDeclare _ $none $empty",
            "ExtInst _ _ _ DebugValue _ $undefined $empty",
            "ExtInst _ _ _ DebugValue _ $other $empty",
        ],
    );
}

#[apply(case)]
fn templates_without_parameters_and_variables_of_poison() {
    let nodes = "!3 = !{!12}\n!12 = distinct !DICompositeType(tag: DW_TAG_class_type, name: \"t\", file: !1, size: 32, elements: !2, templateParams: !2)\n";
    for set in SETS {
        let text = types(&format!("empty_template_{set}"), set, nodes);
        shows(
            &text,
            &["ExtInst _ $class _ DebugTypeComposite ...", "ExtInst _ _ _ DebugTypeTemplate $class"],
        );
    }
    let nodes = &BODY[BODY.find("!3 = ").unwrap()..];
    let body = "define spir_func void @k(i32 %x, i32 %y) !dbg !10 {\n    #dbg_declare(ptr poison, !11, !DIExpression(), !20)\n  ret void\n}\n";
    let text = types("poison", "ocl-100", &format!("{body}{nodes}"));
    shows(&text, &["ExtInst _ $none _ DebugInfoNone", "ExtInst _ _ _ DebugDeclare _ $none _"]);
}

#[apply(case)]
fn operations_beyond_the_specification_must_be_asked_for() {
    let body = "define spir_func void @k(i32 %x) !dbg !10 {\n    #dbg_value(i32 %x, !11, !DIExpression(DW_OP_dup), !20)\n  ret void, !dbg !20\n}\n";
    let nodes = &BODY[BODY.find("!3 = ").unwrap()..];
    let module = format!("{HEAD}{UNIT}{body}{nodes}");
    let folder = folder("debug_written/operations");
    let text = written(&folder, &["--spirv-debug-info-version=ocl-100"], &module);
    shows(&text, &["Undef _ $lost", "ExtInst _ $e _ DebugExpression", "ExtInst _ _ _ DebugValue _ $lost $e"]);
    let text = written(&folder, &["--spirv-allow-extra-diexpressions"], &module);
    shows(
        &text,
        &[
            "ExtInst _ $dup _ DebugOperation 21",
            "ExtInst _ $e _ DebugExpression $dup",
            "ExtInst _ _ _ DebugValue _ _ $e",
        ],
    );
}

#[apply(case)]
fn lines_stand_behind_conversions_of_operands() {
    let body = "define spir_func i1 @k(ptr addrspace(1) %p, ptr addrspace(1) %q) !dbg !10 {\n  \
        %c = icmp ult ptr addrspace(1) %p, %q, !dbg !20\n  ret i1 %c, !dbg !21\n}\n";
    let nodes = &BODY[BODY.find("!3 = ").unwrap()..];
    let text = types("converted", "ocl-100", &format!("{body}{nodes}"));
    shows(
        &text,
        &[
            "Label _",
            "ConvertPtrToU ...",
            "ConvertPtrToU ...",
            "ExtInst _ _ _ DebugScope _",
            "Line _ 1 5",
            "ULessThan ...",
        ],
    );
}

#[apply(case)]
fn assignments_are_values() {
    let body = "define spir_func void @k(i32 %x) !dbg !10 {\n    \
        #dbg_assign(i32 %x, !11, !DIExpression(), !30, ptr undef, !DIExpression(), !20)\n  ret void, !dbg !20\n}\n\
        !30 = distinct !DIAssignID()\n";
    let nodes = &BODY[BODY.find("!3 = ").unwrap()..];
    let text = types("assigned", "ocl-100", &format!("{body}{nodes}"));
    shows(
        &text,
        &["ExtInst _ $e _ DebugExpression", "FunctionParameter _ $x", "ExtInst _ _ _ DebugValue _ $x $e"],
    );
}

#[apply(case)]
fn small_numbers_are_plain_numbers() {
    let body = "define spir_func void @k(i32 %x) !dbg !10 {\n    \
        #dbg_value(i32 %x, !11, !DIExpression(DW_OP_lit0, DW_OP_consts, 5, DW_OP_swap, DW_OP_xderef), !20)\n  ret void, !dbg !20\n}\n";
    let nodes = &BODY[BODY.find("!3 = ").unwrap()..];
    let module = format!("{HEAD}{UNIT}{body}{nodes}");
    let folder = folder("debug_written/small_numbers");
    let text = written(&folder, &["--spirv-debug-info-version=ocl-100"], &module);
    shows(
        &text,
        &[
            "ExtInst _ $a _ DebugOperation 8 0",
            "ExtInst _ $b _ DebugOperation 8 5",
            "ExtInst _ _ _ DebugExpression $a $b _ _",
        ],
    );
    let text = written(&folder, &["--spirv-allow-extra-diexpressions"], &module);
    shows(&text, &["ExtInst _ $a _ DebugOperation 46", "ExtInst _ $b _ DebugOperation 20 5"]);
}

/// There is one operand for the two.
#[apply(case)]
fn what_computes_the_length_of_a_string_goes_before_the_variable_that_has_it() {
    let nodes = "!3 = !{!4, !5}\n\
        !4 = !DIStringType(name: \"s\", stringLength: !6, stringLengthExpression: !DIExpression(DW_OP_deref), size: 8)\n\
        !5 = !DIStringType(name: \"t\", stringLength: !6, size: 16)\n\
        !6 = distinct !DIGlobalVariable(name: \"n\", scope: !0, file: !1, line: 1, type: !8, isDefinition: true)\n";
    shows(
        &types("string_length", "nonsemantic-shader-200", nodes),
        &[
            "String $s \"s\"",
            "String $t \"t\"",
            "ExtInst _ $none $set DebugInfoNone",
            "ExtInst _ $deref $set DebugExpression _",
            "ExtInst _ _ $set DebugTypeString $s $none $none _ $deref",
            "ExtInst _ $n $set DebugGlobalVariable ...",
            "ExtInst _ _ $set DebugTypeString $t $none $none _ $n",
        ],
    );
}
