//! Debug instructions as the Khronos translator lays them out, where that is not as the grammar says.

use spirv_llvm_translate::internal::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::internal::compat::text;
use spirv_llvm_translate::internal::spirv::{Module, difference};

use super::tools;
use crate::support::tool;

const TOOL: &str = "; Generator: Khronos LLVM/SPIR-V Translator; 14\n";

/// A module with one more debug instruction. Numbers of `<id>`s are not those that friendly names would give them.
fn module(comments: &str, set: &str, instruction: &str) -> Vec<u32> {
    let numbered = set.starts_with("NonSemantic");
    let (basic, unit) = match numbered {
        true => ("%9 %20 %22 %22", "%23 %22 %31 %22"),
        false => ("%9 %20 Signed", "65536 5 %31 OpenCL_C"),
    };
    tools::assemble(&format!(
        "{comments}OpCapability Kernel OpCapability Addresses OpCapability Linkage
        %7 = OpExtInstImport \"{set}\" OpMemoryModel Physical64 OpenCL
        %9 = OpString \"name\" %2 = OpTypeVoid %6 = OpTypeInt 32 0
        %20 = OpConstant %6 32 %22 = OpConstant %6 4 %23 = OpConstant %6 65536
        %30 = OpExtInst %2 %7 DebugInfoNone
        %31 = OpExtInst %2 %7 DebugSource %9
        %32 = OpExtInst %2 %7 DebugCompilationUnit {unit}
        %33 = OpExtInst %2 %7 DebugTypeBasic {basic}
        %40 = OpExtInst %2 %7 {instruction}"
    ))
}

/// The operands of the last instruction behind its set, as we write them.
fn shown(words: &[u32]) -> String {
    let text = tools::disassemble_raw(words);
    let last = text.lines().last().unwrap();
    last.split_once("OpExtInst %2 %7 ").unwrap_or_else(|| panic!("{last}")).1.to_owned()
}

/// Whether a module comes back by way of friendly names, which renumber its `<id>`s but no literals.
#[track_caller]
fn survives(words: &[u32]) {
    tools::assert_round_trip(words);
    let before = Module::from_words(words.to_vec()).unwrap_or_else(|error| panic!("{error}"));
    let text = tools::disassemble(words, &DisassembleOptions::default());
    let back = assembly::assemble(&text, &AssembleOptions::default()).unwrap();
    assert_ne!(back[5..], words[5..], "the <id>s have the numbers that the assembler gives them");
    let back = Module::from_words(back).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(difference(&before, &back).unwrap(), None);
}

/// Instructions of the Khronos translator for all sets with literals.
const WITH_LITERALS: &[&str] = &[
    "DebugImportedEntity %9 ImportedModule !0 %31 %33 !12 !0 %32",
    "DebugTypeTemplateTemplateParameter %9 %30 !0 !0",
    "DebugTypeTemplateTemplateParameter %9 %30 !0 !0 %33",
    "DebugTypeTemplateTemplateParameter %9 %30 !0 !0 %33 %33",
    "!17 %9 %9 %30 !0 !0",
    "DebugModuleINTEL %9 %31 !0 %32 %9 %9 %9 !1",
    "DebugModuleINTEL %9 %31 !3 %32 %9 %9 %9 !1",
    "DebugTypePointer %33 !4294967295 !0",
    "DebugOperation !165 !2",
];

#[apply(case)]
fn layouts_of_the_khronos_translator_come_back() {
    for set in ["OpenCL.DebugInfo.100", "SPIRV.debug"] {
        for instruction in WITH_LITERALS {
            let words = module(TOOL, set, instruction);
            assert_eq!(shown(&words), *instruction, "{set}");
            survives(&words);
        }
    }
    for set in ["NonSemantic.Shader.DebugInfo.100", "NonSemantic.Shader.DebugInfo.200"] {
        for instruction in [
            "DebugLocalVariable %9 %33 %31 %22 %22 %32 %22 !20",
            "!16 %9 %30 %22 %22",
            "!16 %9 %30 %22 %22 %33 %33",
        ] {
            let words = module(TOOL, set, instruction);
            assert_eq!(shown(&words), instruction, "{set}");
            survives(&words);
        }
    }
    let words = module(TOOL, "NonSemantic.Shader.DebugInfo.100", "DebugModuleINTEL %9 %31 20 %32 %9 %9 %9 1");
    assert_eq!(shown(&words), "DebugModuleINTEL %9 %31 20 %32 %9 %9 %9 1");
    survives(&words);
}

#[apply(case)]
fn published_layouts_keep_their_form() {
    for instruction in [
        "DebugImportedEntity %9 ImportedModule %31 %33 12 0 %32",
        "DebugTypeTemplateTemplateParameter %9 %9 %31 0 0",
        "DebugTypeTemplateParameterPack %9 %31 0 0",
        "DebugTypeTemplateParameterPack %9 %31 0 0 %33",
        "DebugTypeTemplateParameterPack %9 %31 0 0 %33 %33",
        "DebugModuleINTEL %9 %31 %32 0 %9 %9 %9 1",
        "DebugModuleINTEL %9 %31 %32 3 %9 %9 %9 1",
    ] {
        for set in ["OpenCL.DebugInfo.100", "SPIRV.debug"] {
            let words = module("", set, instruction);
            assert_eq!(shown(&words), instruction, "{set}");
            survives(&words);
        }
    }
    let words =
        module("", "NonSemantic.Shader.DebugInfo.100", "DebugLocalVariable %9 %33 %31 %22 %22 %32 %22 %20");
    assert!(shown(&words).ends_with(" %20"), "{}", shown(&words));
    survives(&words);
    // No constant has this number, so that it is a literal.
    let words =
        module("", "NonSemantic.Shader.DebugInfo.100", "DebugLocalVariable %9 %33 %31 %22 %22 %32 %22 !1");
    assert!(shown(&words).ends_with(" !1"), "{}", shown(&words));
    survives(&words);
}

#[apply(case)]
fn spirv_tools_assemble_what_we_show_of_them() {
    tool::need(&["spirv-as"]);
    for instruction in WITH_LITERALS {
        let words = module(TOOL, "OpenCL.DebugInfo.100", instruction);
        let theirs = tools::spirv_as(&tools::disassemble_raw(&words), &["--preserve-numeric-ids"]);
        assert_eq!(
            theirs.unwrap_or_else(|| panic!("refused: {instruction}"))[5..],
            words[5..],
            "{instruction}"
        );
    }
}

/// The set that only the Khronos translator defines: what it has besides that of version 100.
#[apply(case)]
fn instructions_of_set_200_have_names() {
    for instruction in [
        "DebugCompilationUnit %23 %22 %31 %22 %9",
        "DebugSource %9 %22 %9",
        "DebugSource %9 %22 %9 %9",
        "DebugLexicalBlock %31 %22 %22 %32 %9 %22",
        "DebugInlinedAt %22 %22 %32",
        "DebugInlinedAt %22 %22 %32 %33",
        "DebugFunction %9 %33 %31 %22 %22 %32 %9 %22 %22 %30 %9",
        "DebugModule %9 %31 %22 %32 %9 %9 %9 %22",
        "DebugTypeSubrange %22 %30 %30",
        "DebugTypeSubrange %22 %30 %30 %22",
        "DebugTypeArrayDynamic %33 %30 %30 %30 %30 %33",
        "DebugTypeString %9 %30 %30 %22 %30",
    ] {
        let words = module("", "NonSemantic.Shader.DebugInfo.200", instruction);
        assert_eq!(shown(&words), instruction);
        survives(&words);
    }
}

/// The line of the text form of the Khronos translator that holds the last instruction; it is read as the same words.
#[track_caller]
fn line(words: &[u32]) -> String {
    let text = text::write(&Module::framed(words.to_vec()).unwrap());
    let back = text::read(&text).unwrap();
    assert_eq!(back[3], words[3], "another bound");
    let text = String::from_utf8(text).unwrap();
    let again = text::write(&Module::framed(back).unwrap());
    assert_eq!(text.as_bytes(), again);
    text.lines().rfind(|line| line.contains("ExtInst ")).unwrap().trim_end().to_owned()
}

#[apply(case)]
fn the_other_text_form_has_names_and_words() {
    for (set, instruction, expected) in [
        ("SPIRV.debug", "DebugTypePointer %33 !4294967295 !0", "DebugTypePointer 33 4294967295 0"),
        (
            "OpenCL.DebugInfo.100",
            "DebugImportedEntity %9 ImportedModule !0 %31 %33 !12 !0 %32",
            "DebugImportedEntity 9 0 0 31 33 12 0 32",
        ),
        ("OpenCL.DebugInfo.100", "!17 %9 %9 %30 !0 !0", "DebugTypeTemplateTemplateParameter 9 9 30 0 0"),
        (
            "SPIRV.debug",
            "DebugTypeTemplateTemplateParameter %9 %30 !0 !0 %33",
            "DebugTypeTemplateParameterPack 9 30 0 0 33",
        ),
        (
            "NonSemantic.Shader.DebugInfo.200",
            "DebugLocalVariable %9 %33 %31 %22 %22 %32 %22 !99",
            "DebugLocalVariable 9 33 31 22 22 32 22 99",
        ),
        ("NonSemantic.Shader.DebugInfo.200", "DebugTypeSubrange %22 %30 %30", "DebugTypeSubrange 22 30 30"),
        ("NonSemantic.Shader.DebugInfo.100", "DebugTypePtrToMember %33 %33", "DebugTypePtrToMember, 33 33"),
    ] {
        let line = line(&module(TOOL, set, instruction));
        assert!(line.ends_with(&format!("ExtInst 2 40 7 {expected}")), "{line}");
    }
}

/// Forward references have an instruction of their own, which is like the other.
#[apply(case)]
fn forward_references_have_an_instruction() {
    let text = "OpCapability Kernel OpCapability Addresses OpCapability Linkage
        OpExtension \"SPV_KHR_relaxed_extended_instruction\"
        %7 = OpExtInstImport \"OpenCL.DebugInfo.100\" OpMemoryModel Physical64 OpenCL
        %9 = OpString \"name\" %2 = OpTypeVoid
        %31 = OpExtInst %2 %7 DebugSource %9
        %33 = OpExtInstWithForwardRefsKHR %2 %7 DebugTypePtrToMember %34 %40
        %34 = OpExtInst %2 %7 DebugTypePointer %33 CrossWorkgroup FlagIsPublic
        %40 = OpExtInst %2 %7 DebugTypeQualifier %33 ConstType";
    let words = tools::assemble(text);
    survives(&words);
    let shown = tools::disassemble_raw(&words);
    assert!(
        shown.contains("%33 = OpExtInstWithForwardRefsKHR %2 %7 DebugTypePtrToMember %34 %40"),
        "{shown}"
    );
    let text = String::from_utf8(text::write(&Module::framed(words.clone()).unwrap())).unwrap();
    assert!(text.contains("ExtInstWithForwardRefsKHR 2 33 7 DebugTypePtrToMember, 34 40"), "{text}");
    assert!(text::read(text.as_bytes()).is_ok());
}
