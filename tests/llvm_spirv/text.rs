//! The text form: it agrees with the Khronos translator's, byte for byte, and comes back as the same words.

use super::{Folder, folder, form};
use crate::mutation::judgement;
use crate::support::{mutator, tool};
use spirv_llvm_translate::internal::assembly::{AssembleOptions, DisassembleOptions, assemble, disassemble};
use spirv_llvm_translate::internal::compat::text;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::spirv::{Module, difference};
use std::path::{Path, PathBuf};

fn words(assembly: &str) -> Vec<u32> {
    let options = AssembleOptions::default().version(1, 4);
    assemble(assembly, &options).unwrap()
}

fn text(assembly: &str) -> String {
    String::from_utf8(text::write(&Module::framed(words(assembly)).unwrap())).unwrap()
}

/// Without blanks at the ends of lines.
fn trimmed(text: &str) -> String {
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

const MODULE: &str = "\
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpExtension \"SPV_B\"
OpExtension \"SPV_A\"
%1 = OpExtInstImport \"OpenCL.std\"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %f \"f\"
OpExecutionMode %f ContractionOff
OpExecutionMode %f LocalSize 1 2 3
%s = OpString \"a\\\"b\"
OpSource OpenCL_C 200000
OpName %x \"x\"
OpName %f \"other\"
OpDecorate %x FuncParamAttr Zext
OpDecorate %g LinkageAttributes \"g\" Export
%void = OpTypeVoid
%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%half = OpConstant %float 0.5
%one = OpConstant %uint 1
%st = OpTypeStruct %uint %float
%p = OpTypePointer CrossWorkgroup %uint
%g = OpVariable %p CrossWorkgroup %one
%ft = OpTypeFunction %void %uint
%f = OpFunction %void None %ft
%x = OpFunctionParameter %uint
%l = OpLabel
OpLine %s 3 4
%y = OpIAdd %uint %x %one
%z = OpIAdd %uint %y %one
OpNoLine
%e = OpExtInst %float %1 sin %half
OpReturn
OpFunctionEnd
";

#[apply(case)]
fn sections_have_the_order_of_the_khronos_translator() {
    let wanted = "\
119734787 66560 0 18 0
2 Capability Addresses
2 Capability Linkage
2 Capability Kernel
3 Extension \"SPV_A\"
3 Extension \"SPV_B\"
5 ExtInstImport 1 \"OpenCL.std\"
3 MemoryModel 2 2
4 EntryPoint 6 2 \"f\"
6 ExecutionMode 2 17 1 2 3
3 ExecutionMode 2 31
3 String 3 \"a\\\"b\"
3 Source 3 200000
3 Name 4 \"x\"
3 Name 5 \"g\"

4 Decorate 4 FuncParamAttr 0
5 Decorate 5 LinkageAttributes \"g\" Export
4 TypeInt 8 32 0
4 Constant 8 10 1
2 TypeVoid 6
3 TypeFloat 7 32
4 TypeStruct 11 8 7

4 TypePointer 12 5 8
4 TypeFunction 13 6 8
5 Variable 12 5 5 10
4 Constant 7 9 1056964608



5 Function 6 2 0 13
3 FunctionParameter 8 4

2 Label 14
4 Line 3 3 4
5 IAdd 8 15 4 10
5 IAdd 8 16 15 10
6 ExtInst 7 17 1 sin 9
1 Return

1 FunctionEnd

";
    let shown = trimmed(&text(MODULE));
    assert_eq!(shown, wanted);
}

#[apply(case)]
fn text_comes_back_as_the_same_words() {
    let once = text::read(text(MODULE).as_bytes()).unwrap();
    let again = text::write(&Module::framed(once.clone()).unwrap());
    assert_eq!(text::read(&again).unwrap(), once);
    assert_eq!(String::from_utf8(again).unwrap(), text(MODULE));
}

#[apply(case)]
fn a_text_that_is_none_has_a_place() {
    let good = text(MODULE);
    for (from, to, part) in [
        ("119734787", "119734788", "magic"),
        ("TypeFloat", "TypeFlout", "'TypeFlout'"),
        ("Capability Kernel", "Capability Kernal", "'Kernal'"),
        (" sin ", " sine ", "'sine'"),
        ("1 Return", "x Return", "'x'"),
        ("3 MemoryModel 2 2", "3 MemoryModel x 2", "'x'"),
        ("LinkageAttributes \"g\" Export", "LinkageAttributes g Export", "no string"),
        ("4 Line 3 3 4", "4 Line 3 \"3\" 4", "a string"),
        ("\"f\"", "\"fffffffff\"", "words"),
    ] {
        assert!(good.contains(from), "{from}");
        let error = text::read(good.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
        assert!(error.contains(part), "{from}: {error}");
    }
    for length in 0..good.len() {
        // A prefix is a module or an error.
        let _ = text::read(&good.as_bytes()[..length]);
    }
}

#[apply(case)]
fn comments_and_counts_of_texts_edited_by_hand() {
    let good = text(MODULE);
    let words = text::read(good.as_bytes()).unwrap();
    let edited = format!(
        "; RUN: this\n{}; the end",
        good.replace("\n\n", "\n; a \"comment\n\n").replace(" sin ", " sin ;\n")
    );
    assert_eq!(text::read(edited.as_bytes()).unwrap(), words);
    assert_eq!(text::read(good.replace("2 TypeVoid", "9 TypeVoid").as_bytes()).unwrap(), words);
    assert!(text::read(good.replace("4 TypeStruct", "5 TypeStruct").as_bytes()).is_err());
    // A string says itself where it ends.
    for name in ["Name 4 \"x\"", "ExtInstImport 1 \"OpenCL.std\"", "Extension \"SPV_A\""] {
        let line = good.lines().find(|line| line.trim_end().ends_with(name)).unwrap();
        for count in [1, 2, 3, 9, 65535] {
            let edited = good.replace(line, &format!("{count} {name} "));
            assert_eq!(text::read(edited.as_bytes()).unwrap(), words, "{edited}");
        }
    }
    assert!(text::read(good.replace("3 Name 4 \"x\"", "3 Name 4 5 \"x\"").as_bytes()).is_err());
    assert!(text::read(good.replace("3 Name 4 \"x\"", "3 Name \"x\"").as_bytes()).is_err());
}

#[apply(case)]
fn lines_without_words_are_no_instructions() {
    let good = text(MODULE);
    let edited = good.replace("3 MemoryModel", "0 Nop\n3 MemoryModel");
    assert_ne!(edited, good);
    assert_eq!(text::read(edited.as_bytes()).unwrap(), text::read(good.as_bytes()).unwrap());
}

#[apply(case)]
fn comparisons_of_architectures_have_names() {
    let module = "OpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n%1 = OpTypeBool\n\
        %2 = OpSpecConstantArchitectureINTEL %1 2 1 174 100\n";
    let shown = text(module);
    assert!(shown.contains("7 SpecConstantArchitectureINTEL 1 2 2 1 UGreaterThanEqual 100 \n"), "{shown}");
    let words = text::read(shown.as_bytes()).unwrap();
    assert_eq!(words, text::read(shown.replace("UGreaterThanEqual", "174").as_bytes()).unwrap());
    assert_eq!(words[words.len() - 2..], [174, 100]);
}

#[apply(case)]
fn debug_instructions_have_names_of_their_own() {
    let module = "OpCapability Kernel\n%1 = OpExtInstImport \"OpenCL.DebugInfo.100\"\nOpMemoryModel Physical64 OpenCL\n%2 = OpTypeVoid\n\
        %3 = OpExtInst %2 %1 DebugInfoNone\n%4 = OpExtInst %2 %1 DebugTypePtrToMember %3 %3\n";
    let shown = text(module);
    assert!(
        shown.contains(" DebugInfoNone \n") && shown.contains(" DebugTypePtrToMember, 3 3 \n"),
        "{shown}"
    );
    let words = text::read(shown.as_bytes()).unwrap();
    // Older names, and those of the grammar, are read as well.
    assert_eq!(
        text::read(shown.replace("DebugTypePtrToMember,", "DebugTypePtrToMember").as_bytes()).unwrap(),
        words
    );
    let old = shown.replace("5 ExtInst 2 3 1 DebugInfoNone", "5 ExtInst 2 3 1 DebugFunctionDecl");
    assert!(text::read(old.as_bytes()).unwrap().contains(&19));
}

#[apply(case)]
fn names_are_the_khronos_translators() {
    let capability = |name: &str| text(&format!("OpCapability {name}\nOpMemoryModel Physical64 OpenCL\n"));
    for (ours, theirs) in [
        ("DotProduct", "DotProductKHR"),
        ("FPGARegALTERA", "FPGARegINTEL"),
        ("ArbitraryPrecisionIntegersALTERA", "ArbitraryPrecisionIntegersINTEL"),
        ("IOPipesALTERA", "IOPipeINTEL"),
        ("BFloat16ConversionINTEL", "Bfloat16ConversionINTEL"),
        ("Kernel", "Kernel"),
    ] {
        let shown = capability(ours);
        assert!(shown.contains(&format!("2 Capability {theirs} \n")), "{shown}");
        assert_eq!(
            text::read(shown.replace(theirs, ours).as_bytes()).unwrap(),
            text::read(shown.as_bytes()).unwrap(),
            "{ours}"
        );
    }
    let variable = "%v = OpTypeInt 32 0\n%p = OpTypePointer CrossWorkgroup %v\n%c = OpSpecConstantTrue %b\n\
        %x = OpVariable %p CrossWorkgroup";
    for (ours, theirs) in [
        ("FuncParamIOKindINTEL 1", "FuncParamIOKind 1"),
        ("ConditionalINTEL %c", "DecorationConditionalINTEL 2"),
    ] {
        let decorated =
            format!("OpMemoryModel Physical64 OpenCL\nOpDecorate %x {ours}\n%b = OpTypeBool\n{variable}");
        let shown = text(&decorated);
        assert!(shown.contains(&format!(" {theirs} ")), "{shown}");
        assert!(text::read(shown.as_bytes()).is_ok(), "{shown}");
    }
}

/// Of how many modules of the tests one is taken by an ordinary run.
const ORDINARY_STEP: usize = 3;

/// Modules of the tests, all of them in a long run.
fn modules() -> Vec<(PathBuf, Vec<u8>)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                // What is refused there need not be a module to the other one either.
                if !path.ends_with("files/errors") {
                    walk(&path, found);
                }
            } else if path.extension().is_some_and(|extension| extension == "spvasm" || extension == "ll") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    walk(&root.join("tests/files"), &mut paths);
    walk(&root.join("llvm-fixtures"), &mut paths);
    paths.sort();
    let options = spirv_llvm_translate::internal::options::Options::default();
    let step = if tool::is_long() { 1 } else { ORDINARY_STEP };
    let words = |path: &Path| {
        let bytes = std::fs::read(path).unwrap();
        if path.extension().is_some_and(|extension| extension == "spvasm") {
            let options = AssembleOptions::default().version(1, 4);
            return assemble(std::str::from_utf8(&bytes).ok()?, &options).ok();
        }
        let context = spirv_llvm_translate::internal::llvm::Context::new();
        spirv_llvm_translate::internal::llvm_to_spirv(&context, &bytes, &options, &Log::default()).ok()
    };
    paths
        .into_iter()
        .step_by(step)
        .filter_map(|path| Some((words(&path)?, path)))
        .map(|(words, path)| (path, tool::bytes(&words)))
        .collect()
}

/// Damaged modules and damaged texts are read or refused; what is read is written as a text that is read as the same.
#[apply(case)]
fn damaged_texts_are_read_or_refused() {
    let (mut read, mut broken, mut refused) = (0, 0, 0);
    for (number, (path, bytes)) in (0..).zip(modules()) {
        let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let whole = text::write(&Module::framed(words.clone()).unwrap());
        for seed in number * 6..number * 6 + 6 {
            let text = match Module::parse_framed(&mutator::mutate(&words, seed).0) {
                Ok(module) if seed % 2 == 0 => text::write(&module),
                _ => mutator::mutate_text(&whole, seed).0,
            };
            let Ok(module) = text::read(&text).and_then(Module::framed) else {
                refused += 1;
                continue;
            };
            match judgement::khronos_text(&module) {
                Ok(true) => read += 1,
                Ok(false) => broken += 1,
                Err(complaint) => panic!("{} by {seed}: {complaint}", path.display()),
            }
        }
    }
    assert!(read > 60 && broken > 15 && refused > 60, "{read} read, {broken} broken, {refused} refused");
}

/// The text with the names that the older translator writes.
fn with_old_names(text: Vec<u8>) -> Vec<u8> {
    let mut text = String::from_utf8(text).unwrap();
    for (new, old) in [
        ("DebugCompilationUnit", "DebugCompileUnit"),
        ("DebugTypeInheritance", "DebugInheritance"),
        ("DebugTypeTemplate", "DebugTemplate"),
        ("DebugTypeTemplateParameter", "DebugTemplateParameter"),
        ("DebugTypeTemplateParameterPack", "DebugTemplateParameterPack"),
        ("DebugTypeTemplateTemplateParameter", "DebugTemplateTemplateParameter"),
        ("DebugFunctionDeclaration", "DebugFunctionDecl"),
        ("DebugLexicalBlockDiscriminator", "LexicalBlockDiscriminator"),
    ] {
        text = text.replace(&format!(" {new} "), &format!(" {old} "));
    }
    text.into_bytes()
}

const PEER: &str = "llvm-spirv-15";

/// Modules that the older program writes otherwise, and why.
const OTHERWISE: &[(&str, &str)] = &[
    (
        "annotation/vector_compute",
        "it has another name for VectorComputeCallableFunctionINTEL, and a capability that the grammar does not ask for",
    ),
    ("function/inline_assembly_clobbers", "it writes the string of ClobberINTEL as numbers"),
];

fn converted(folder: &Folder, flag: &str, input: &str) -> Option<Vec<u8>> {
    let mut command = std::process::Command::new(PEER);
    let output = command.args([flag, input, "-o", "theirs"]).current_dir(&folder.path).output().unwrap();
    output.status.success().then(|| folder.read("theirs"))
}

#[apply(case)]
fn it_agrees_with_llvm_spirv_15_on_every_module() {
    tool::need(&[PEER]);
    let modules = modules();
    let checked = std::sync::atomic::AtomicUsize::new(0);
    crate::support::parallel::map(&modules, |(path, spirv)| {
        let folder = folder(&format!("agree/{}", path.display().to_string().replace('/', "_")));
        folder.file("m.spv", spirv);
        // What the older one does not know it cannot judge.
        let Some(theirs) = converted(&folder, "-to-text", "m.spv") else { return };
        let name = path.with_extension("").display().to_string();
        if OTHERWISE.iter().any(|(listed, _)| name.ends_with(listed)) {
            return;
        }
        let ours = folder.succeed(&["-to-text", "m.spv", "-o", "-"]);
        let ours = with_old_names(ours);
        let [ours_shown, theirs_shown] =
            [&ours, &theirs].map(|text| String::from_utf8_lossy(text).into_owned());
        assert!(
            ours_shown == theirs_shown,
            "{}:\n{ours_shown}\n--- the other:\n{theirs_shown}",
            path.display()
        );
        folder.file("m.spt", &theirs);
        let text = theirs;
        let ours = folder.succeed(&["-to-binary", "m.spt", "-o", "-"]);
        assert_eq!(form(&ours), "spv");
        let theirs = converted(&folder, "-to-binary", "m.spt").unwrap();
        // The older one loses the blanks of strings when it reads them.
        let blanks =
            String::from_utf8_lossy(&text).split('"').skip(1).step_by(2).any(|part| part.contains(' '));
        assert!(ours == theirs || blanks, "{}: the words differ", path.display());
        checked.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    });
    let checked = checked.into_inner();
    assert!(checked > 60, "only {checked} of {} modules were compared", modules.len());
}

#[apply(case)]
fn conversions_declare_what_capabilities_imply() {
    let folder = folder("implied");
    let text = "119734787 65536 458752 2 0 \n2 Capability Image1D \n2 Capability ImageReadWrite \n2 Capability Shader \n\
        2 Capability SubgroupDispatch \n3 MemoryModel 2 2 \n3 Source 3 102000 \n2 TypeVoid 1 \n";
    folder.file("m.spt", text.as_bytes());
    folder.succeed(&["-to-binary", "m.spt", "-o", "m.spv"]);
    let shown = String::from_utf8(folder.succeed(&["-to-text", "m.spv", "-o", "-"])).unwrap();
    let declared: Vec<_> = shown.lines().filter_map(|line| line.strip_prefix("2 Capability ")).collect();
    let implied = [
        "Matrix",
        "Shader",
        "Kernel",
        "ImageBasic",
        "ImageReadWrite",
        "Sampled1D",
        "Image1D",
        "SubgroupDispatch",
    ];
    assert_eq!(declared.iter().map(|name| name.trim()).collect::<Vec<_>>(), implied);
}

/// A text as someone edits it: sections mixed up, a comment and tabs in front, word counts and the bound of before.
const EDITED: &str = "; by hand\n119734787\t65536 458752 5 0\n2 Capability Kernel\n2 Capability Addresses\n\
    3 Name 8 \"f\"\n3 Name 6 \"begin\"\n2 TypeVoid 4\n3 TypeFunction 5 4\n3 MemoryModel 2 2\n\
    5 Decorate 8 LinkageAttributes \"longer\" Export\n2 Capability Linkage\n5 Function 4 8 0 5\n2 Label 6\n1 Return\n1 FunctionEnd\n";

#[apply(case)]
fn texts_edited_by_hand_are_read_as_they_are_meant() {
    let folder = folder("edited");
    folder.file("m.spt", EDITED);
    folder.succeed(&["-to-binary", "m.spt", "-o", "m.spv"]);
    let shown = String::from_utf8(folder.succeed(&["-to-text", "m.spv", "-o", "-"])).unwrap();
    let wanted = "119734787 65536 458752 9 0 \n2 Capability Addresses \n2 Capability Linkage \n2 Capability Kernel \n\
        3 MemoryModel 2 2 \n3 Source 3 102000 \n4 Name 6 \"begin\" \n4 Name 8 \"longer\" \n\n\
        6 Decorate 8 LinkageAttributes \"longer\" Export \n2 TypeVoid 4 \n3 TypeFunction 5 4 \n\n\n\n\
        5 Function 4 8 0 5 \n\n2 Label 6 \n1 Return \n\n1 FunctionEnd \n\n";
    assert_eq!(shown, wanted);
    for text in ["m.spt", "m.spv"] {
        let bitcode = folder.succeed(&["-r", text, "-o", "-"]);
        assert!(super::disassembled(&bitcode).contains("define spir_func void @longer()"));
    }
    if tool::judges(PEER) {
        let sane = EDITED.replace(" 5 0\n", " 9 0\n").replace("5 Decorate", "6 Decorate");
        folder.file("sane.spt", sane.replace("3 Name 6", "4 Name 6"));
        let theirs = converted(&folder, "-to-binary", "sane.spt").unwrap();
        assert!(theirs == folder.read("m.spv"));
    }
}

const TEMPLATES: &str = "namespace N { struct Base { int q; }; int glob(int);\n\
    template <typename T, int K> struct P : Base { T t; P *next; T get() const { return t + K; } }; }\n\
    using namespace N;\ntemplate <class... A> struct Pack { int z; };\n\
    template <template <class...> class T> struct Holder { int q; };\n\
    kernel void k(global int *p) { using N::glob; P<int, 3> x; x.t = 5; Pack<int, float> y; Holder<Pack> h;\n\
    h.q = 1; y.z = 2; p[0] = x.get() + y.z + h.q; }\n";

/// Debug information of that version: it survives our assembly language, and its text is read as the words that it was.
#[apply(case)]
fn debug_information_of_llvm_spirv_15_survives() {
    tool::need(&[PEER, "clang-15"]);
    let folder = folder("debug_15");
    folder.file("k.clcpp", TEMPLATES);
    let flags = ["-target", "spir64", "-cl-std=clc++2021", "-g", "-O0", "-emit-llvm", "-c"];
    let run = |program: &str, arguments: &[&str]| {
        let output = std::process::Command::new(program).args(arguments).current_dir(&folder.path).output();
        let output = output.unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    run("clang-15", &[&flags[..], &["-x", "clcpp", "k.clcpp", "-o", "k.bc"]].concat());
    for version in ["ocl-100", "legacy"] {
        run(PEER, &["k.bc", &format!("--spirv-debug-info-version={version}"), "-o", "k.spv"]);
        let spirv = folder.read("k.spv");
        let module = Module::parse(&spirv).unwrap();
        let text = disassemble(&module, &DisassembleOptions::default());
        for part in
            ["DebugImportedEntity", "ImportedModule !0 ", "!17 ", "DebugTypeTemplateTemplateParameter"]
        {
            assert!(text.contains(part), "{part}\n{text}");
        }
        let back = Module::from_words(assemble(&text, &AssembleOptions::default()).unwrap()).unwrap();
        assert_eq!(difference(&module, &back).unwrap(), None, "{version}");
        let theirs = converted(&folder, "-to-text", "k.spv").unwrap();
        assert_eq!(text::read(&theirs).unwrap(), module.words(), "{version}");
        let ours = folder.succeed(&["-to-text", "k.spv", "-o", "-"]);
        assert_eq!(text::read(&ours).unwrap(), module.words(), "{version}");
        assert_eq!(
            String::from_utf8(with_old_names(ours.clone())).unwrap(),
            String::from_utf8(theirs).unwrap()
        );
        folder.file("k.spt", ours);
        assert_eq!(folder.succeed(&["-to-binary", "k.spt", "-o", "-"]), spirv, "{version}");
    }
}
