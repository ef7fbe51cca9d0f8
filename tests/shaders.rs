//! Shaders: GLSL of our own in `tests/shaders/`, and beside each what glslang made of it, as assembly language. Every one is translated to
//! LLVM IR that LLVM's verifier accepts, before `opt -O2` and after it, and back to the same module, which is as valid for Vulkan as the first;
//! so is what becomes of the optimised one.
//!
//! `BLESS=1 cargo test shaders` compiles the GLSL again where `glslangValidator` is installed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use spirv_llvm_translate::internal::assembly::{
    AssembleOptions, DisassembleOptions, assemble_bytes, disassemble,
};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Options, ReadOptions};
use spirv_llvm_translate::internal::spec_constants::Override;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::spirv::difference;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm};

use crate::support::diff::diff;
use crate::support::harness::Listed;
use crate::support::tool;

/// How many shaders there are at least.
const FEWEST: usize = 125;

/// The stages, by the extensions that glslang tells them by.
const STAGES: &[&str] = &[
    "comp", "vert", "frag", "tesc", "tese", "geom", "task", "mesh", "rgen", "rint", "rahit", "rchit",
    "rmiss", "rcall",
];

/// The environment of shaders that need not the newest one: a first line `// target: vulkan1.1`.
const NEWEST: &str = "vulkan1.3";

/// Shaders that the writer refuses after `opt -O2`, with the reasons. The list may only shrink.
const REFUSED_OPTIMISED: &[(&str, &str)] =
    &[("precise_double.comp", "a load of neighbours of several types, with the padding between them")];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders")
}

/// The stage of a file of GLSL.
fn stage(path: &Path) -> Option<&'static str> {
    let extension = path.extension()?.to_str()?;
    STAGES.iter().copied().find(|stage| *stage == extension)
}

/// All files of GLSL.
fn sources() -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| stage(path).is_some()).collect()
}

/// The file with what a compiler made of a shader.
fn assembly(source: &Path) -> PathBuf {
    PathBuf::from(format!("{}.spvasm", source.display()))
}

/// The module of a file of assembly.
fn module(path: &Path) -> Module {
    let text = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Module::from_words(assemble_bytes(&text, &AssembleOptions::default()).unwrap()).unwrap()
}

each_case!(cases);

/// A test for each shader, by its name, as in `shaders::saxpy.comp`.
fn cases() -> Vec<Listed> {
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    let compiled = sources().into_iter().map(|path| -> Listed {
        let name = name(&path);
        let check = move || {
            recompile(&path);
            check(&assembly(&path));
            comes_back(&assembly(&path));
        };
        (name, Box::new(check))
    });
    let assembled = handwritten().into_iter().map(|path| -> Listed {
        let name = name(&path);
        let check = move || {
            check(&path);
            comes_back(&path);
        };
        (name, Box::new(check))
    });
    compiled.chain(assembled).collect()
}

/// The file of a shader, by its name.
pub fn named(name: &str) -> PathBuf {
    assembly(&folder().join(name))
}

/// The module of a shader, by its name.
pub fn read(name: &str) -> Module {
    module(&named(name))
}

/// What a file of assembly is in LLVM IR.
pub fn llvm_ir(path: &Path) -> String {
    let context = llvm::Context::new();
    let ir = spirv_to_llvm(&context, &module(path), &Options::default(), &Log::default());
    ir.unwrap_or_else(|error| panic!("{}: {error}", path.display())).print_to_string()
}

/// The same with builtins as LLVM IR, and with values for specialization constants, as `ID=VALUE`.
pub fn executable_ir(path: &Path, constants: &[&str]) -> String {
    let constants = constants.iter().map(|constant| Override::parse(constant).unwrap());
    let options =
        Options::default().read(ReadOptions::default().expand_builtins(true)).spec_constants(constants);
    let context = llvm::Context::new();
    let ir = spirv_to_llvm(&context, &module(path), &options, &Log::default());
    ir.unwrap_or_else(|error| panic!("{}: {error}", path.display())).print_to_string()
}

/// The same of a shader that `opt -O2` works on before it is written and read again.
pub fn optimised_ir(path: &Path, constants: &[&str]) -> String {
    let constants = constants.iter().map(|constant| Override::parse(constant).unwrap());
    let context = llvm::Context::new();
    let options = Options::default().spec_constants(constants);
    let ir = spirv_to_llvm(&context, &module(path), &options, &Log::default());
    let ir = ir.unwrap_or_else(|error| panic!("{}: {error}", path.display())).print_to_string();
    let arguments = ["-passes=default<O2>", "-S", "-o", "-"];
    let optimised = tool::run("opt-22", &arguments, ir.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let words = llvm_to_spirv(&llvm::Context::new(), &optimised, &Options::default(), &Log::default());
    let words = words.unwrap_or_else(|error| panic!("{} after opt -O2: {error}", path.display()));
    let options = Options::default().read(ReadOptions::default().expand_builtins(true));
    let context = llvm::Context::new();
    let again = spirv_to_llvm(&context, &Module::from_words(words).unwrap(), &options, &Log::default());
    again.unwrap_or_else(|error| panic!("{} after opt -O2: {error}", path.display())).print_to_string()
}

/// Fails unless a shader becomes LLVM IR that is valid, and still is when it was optimised.
fn check(path: &Path) {
    let text = llvm_ir(path);
    assert!(text.contains("\"hlsl.shader\"="), "no attribute says the stage of an entry point");
    if tool::judges("opt-22") {
        let arguments = ["-passes=default<O2>,verify", "-S", "-o", "-"];
        let optimised =
            tool::run("opt-22", &arguments, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        assert!(
            String::from_utf8_lossy(&optimised).contains("\"hlsl.shader\"="),
            "opt drops the entry point"
        );
        optimised_is_valid(path, &optimised);
    }
}

/// Fails unless what `opt` made of a shader is written as a valid module, or is listed.
fn optimised_is_valid(path: &Path, optimised: &[u8]) {
    let name = path.file_stem().unwrap().to_string_lossy().into_owned();
    let words = llvm_to_spirv(&llvm::Context::new(), optimised, &Options::default(), &Log::default());
    let is_refused = REFUSED_OPTIMISED.iter().any(|(listed, _)| *listed == name);
    let words = match words {
        Ok(_) if is_refused => panic!("{name} is written after opt -O2: it leaves REFUSED_OPTIMISED"),
        Ok(words) => words,
        Err(_) if is_refused => return,
        Err(error) => panic!("{name} after opt -O2: {error}"),
    };
    let can_judge = tool::judges(&tool::validator());
    if can_judge && tool::spirv_val_for(module(path).words(), "vulkan1.3").is_ok() {
        tool::spirv_val_for(&words, "vulkan1.3")
            .unwrap_or_else(|error| panic!("{name} after opt -O2: {error}"));
    }
}

/// Fails unless a shader comes back from LLVM IR as the same module, and is as valid as it was.
fn comes_back(path: &Path) {
    let mut options = Options::default();
    options.read.keep_spec_constants = true;
    let original = module(path);
    let context = llvm::Context::new();
    let ir = spirv_to_llvm(&context, &original, &options, &Log::default()).unwrap().print_to_string();
    let words = llvm_to_spirv(&llvm::Context::new(), ir.as_bytes(), &options, &Log::default());
    let name = path.file_stem().unwrap().to_string_lossy().into_owned();
    let words = words.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let back = Module::from_words(words).unwrap();
    if let Some(difference) = difference(&original, &back).unwrap() {
        panic!("{name} does not come back as it was:\n{difference}");
    }
    if tool::judges(&tool::validator()) && tool::spirv_val_for(original.words(), "vulkan1.3").is_ok() {
        tool::spirv_val_for(back.words(), "vulkan1.3").unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// Assembly of our own, of what no compiler that judges knows.
fn handwritten() -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir(folder().join("assembly")).unwrap().map(|entry| entry.unwrap().path());
    entries.collect()
}

/// All texts of SPIR-V assembly that are shaders, with their names.
pub fn assembly_texts() -> Vec<(String, String)> {
    let read = |path: PathBuf| (path.display().to_string(), std::fs::read_to_string(&path).unwrap());
    sources().iter().map(|source| assembly(source)).chain(handwritten()).map(read).collect()
}

/// Compiles a shader again and compares with the file, where the compiler that made it is installed; with `BLESS=1` it writes the file.
fn recompile(source: &Path) {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    if !tool::judges("glslangValidator") {
        return;
    }
    let text = std::fs::read_to_string(source).unwrap();
    let target = text.lines().next().and_then(|line| line.strip_prefix("// target: ")).unwrap_or(NEWEST);
    let output = std::env::temp_dir().join(format!(
        "shader-{}-{}",
        std::process::id(),
        source.display().to_string().replace('/', "-")
    ));
    let arguments = [
        "-V",
        "--target-env",
        target,
        "-S",
        stage(source).unwrap(),
        "-o",
        &output.to_string_lossy(),
        &source.to_string_lossy(),
    ];
    tool::run("glslangValidator", &arguments, b"").unwrap_or_else(|error| panic!("{error}"));
    let bytes = std::fs::read(&output).unwrap();
    std::fs::remove_file(&output).unwrap();
    let words: Vec<u32> =
        bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
    let text = disassemble(&Module::from_words(words).unwrap(), &DisassembleOptions::default());
    if bless {
        std::fs::write(assembly(source), text).unwrap();
        return;
    }
    // Another version of the compiler may compile otherwise.
    let kept = std::fs::read_to_string(assembly(source)).unwrap();
    let generator = |text: &str| text.lines().find(|line| line.starts_with("; Generator")).map(str::to_owned);
    if generator(&text) == generator(&kept) {
        let difference = diff(&kept, &text);
        assert!(difference.is_empty(), "BLESS=1 cargo test shaders writes the file again\n{difference}");
    }
}

#[apply(case)]
fn there_are_shaders_of_all_stages() {
    let sources = sources();
    for stage in STAGES {
        assert!(sources.iter().any(|path| self::stage(path) == Some(stage)), "no shader of stage {stage}");
    }
    assert!(sources.len() >= FEWEST, "only {} shaders", sources.len());
}

#[apply(case)]
fn each_module_has_its_source() {
    let modules = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    for path in modules.filter(|path| path.extension().is_some_and(|extension| extension == "spvasm")) {
        assert!(path.with_extension("").exists(), "{} has no source", path.display());
    }
}

/// A module that describes itself, in LLVM IR, and the line of its list's first node of a number.
fn described(number: u32) -> (String, String) {
    let ir = llvm_ir(&folder().join("assembly/described.spvasm"));
    let start = format!("distinct !{{!\"NonSemantic.Shader.DebugInfo.100\", i32 {number}, ");
    let line = ir.lines().find(|line| line.contains(&start)).unwrap().to_owned();
    (ir, line)
}

/// Writes LLVM IR; returns the assembly and the warnings. What is written must be valid.
fn written(ir: &str) -> (String, Vec<String>) {
    let log = Log::default();
    let words = llvm_to_spirv(&llvm::Context::new(), ir.as_bytes(), &Options::default(), &log)
        .unwrap_or_else(|error| panic!("{error}"));
    if tool::judges(&tool::validator()) {
        tool::spirv_val_for(&words, "vulkan1.3").unwrap_or_else(|error| panic!("{error}"));
    }
    (disassemble(&Module::from_words(words).unwrap(), &DisassembleOptions::default()), log.warnings())
}

#[apply(case)]
fn damaged_debug_information_is_left_out() {
    for (number, damage) in [(20, "!{!\"NonSemantic.Shader.DebugInfo.100\", i32 20, null}"), (2, "!{i32 7}")]
    {
        let (ir, line) = described(number);
        let node = line.split(" = ").next().unwrap();
        let damaged = match number {
            2 => format!(
                "{}\n!spirv.ExtInst = !{{!9999}}\n!9999 = {damage}\n",
                ir.replace("!spirv.ExtInst =", "!other =")
            ),
            _ => ir.replace(&line, &format!("{node} = distinct {damage}")),
        };
        let (text, warnings) = written(&damaged);
        assert!(
            warnings.iter().any(|warning| warning.contains("of !spirv.ExtInst is no instruction")),
            "{warnings:?}"
        );
        assert!(text.contains("DebugFunctionDefinition"), "LLVM's own debug information is written instead");
    }
}

#[apply(case)]
fn variables_that_passes_remove_are_nowhere() {
    let (ir, line) = described(18);
    let variable = line.split(", ").find(|operand| operand.starts_with("ptr addrspace(")).unwrap();
    let (text, warnings) = written(&ir.replace(&line, &line.replace(variable, "null")));
    assert!(text.contains("DebugInfoNone") && text.contains("DebugGlobalVariable"), "{text}");
    assert!(warnings.is_empty(), "{warnings:?}");
}

#[apply(case)]
fn long_sources_are_continued() {
    let text = "// 64 characters of source text, which is repeated in its lines\n".repeat(9000);
    let source = format!(
        "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n%1 = OpString \"long.comp\"\n\
         OpSource GLSL 460 %1 \"{}\"\nOpSourceContinued \"{}\"\nOpSourceContinued \"{}\"\n",
        &text[..262_123],
        &text[262_123..524_246],
        &text[524_246..]
    );
    let module = Module::from_words(assemble_bytes(source.as_bytes(), &AssembleOptions::default()).unwrap());
    let module = module.unwrap();
    let context = llvm::Context::new();
    let ir = spirv_to_llvm(&context, &module, &Options::default(), &Log::default()).unwrap();
    let words = llvm_to_spirv(
        &llvm::Context::new(),
        ir.print_to_string().as_bytes(),
        &Options::default(),
        &Log::default(),
    );
    let back = Module::from_words(words.unwrap()).unwrap();
    assert_eq!(difference(&module, &back).unwrap(), None);
}

/// A type of two of a type of two, and so on: each is looked at once, or this does not end.
#[apply(case)]
fn types_in_an_untyped_chain_are_visited_once() {
    let mut text = "; Version: 1.6\nOpCapability Shader\nOpCapability UntypedPointersKHR\nOpExtension \"SPV_KHR_untyped_pointers\"\n\
        OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n\
        %void = OpTypeVoid\n%u = OpTypeInt 32 0\n%s0 = OpTypeStruct %u %u\n"
        .to_owned();
    for level in 1..40 {
        text.push_str(&format!("%s{level} = OpTypeStruct %s{0} %s{0}\n", level - 1));
    }
    text.push_str(
        "%p = OpTypeUntypedPointerKHR Private\n%v = OpUntypedVariableKHR %p Private %s3\n%0 = OpConstant %u 0\n\
        %f = OpTypeFunction %void\n%main = OpFunction %void None %f\n%l = OpLabel\n\
        %c = OpUntypedAccessChainKHR %p %s39 %v %0\nOpReturn\nOpFunctionEnd\n",
    );
    let words = assemble_bytes(text.as_bytes(), &AssembleOptions::default()).unwrap();
    let context = llvm::Context::new();
    let module = Module::from_words(words).unwrap();
    let ir = spirv_to_llvm(&context, &module, &Options::default(), &Log::default());
    assert!(ir.unwrap_or_else(|error| panic!("{error}")).print_to_string().contains("getelementptr"));
}
