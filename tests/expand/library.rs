//! The definitions themselves, and what becomes of instructions without one.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::glsl::HEAD;
use super::module::Text;
use crate::shaders::{executable_ir, named};
use crate::support::tool;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/expand/library")
}

#[apply(case)]
fn library_is_what_clang_makes_of_its_source() {
    tool::need(&["clang-22"]);
    let made = std::env::temp_dir().join(format!("library-{}.ll", std::process::id()));
    let status = Command::new("sh").arg(folder().join("compile.sh")).arg(&made).status().unwrap();
    assert!(status.success());
    let text = std::fs::read_to_string(&made).unwrap();
    std::fs::remove_file(&made).unwrap();
    let kept = std::fs::read_to_string(folder().join("library.ll")).unwrap();
    assert!(text == kept, "run src/expand/library/compile.sh");
}

/// The functions that a machine's code calls and does not define.
fn missing(assembly: &str) -> Vec<&str> {
    let is_defined =
        |name: &str| assembly.lines().any(|line| line.split(':').next() == Some(name) && line.contains(':'));
    let calls = assembly.lines().filter_map(|line| {
        let (opcode, target) = line.trim().split_once('\t')?;
        matches!(opcode, "callq" | "jmp").then(|| target.split(['@', ' ']).next().unwrap_or(target))
    });
    let mut missing: Vec<_> =
        calls.filter(|name| !name.starts_with(['.', '*', '%']) && !is_defined(name)).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}

/// Conversions of numbers of 16 bits, which belong to every compiler's own library.
const OF_COMPILERS: &[&str] = &["__extendhfsf2", "__truncsfhf2", "__truncdfhf2"];

#[apply(case)]
fn code_for_the_oldest_processor_calls_nothing() {
    tool::need(&["llc-22"]);
    let whole = std::fs::read_to_string(folder().join("library.ll")).unwrap();
    let shaders = [
        "run_fourier",
        "run_softmax",
        "run_inverses",
        "run_quaternions",
        "glsl_float",
        "glsl_pack",
        "glsl_integer",
        "matrices",
    ];
    let texts = shaders.iter().map(|name| executable_ir(&named(&format!("{name}.comp")), &[]));
    for text in texts.chain([whole]) {
        let others = |line: &&str| !line.starts_with("target ");
        let text: Vec<_> = text.lines().filter(others).collect();
        let arguments = ["-mtriple=x86_64-unknown-linux-gnu", "-O1", "-o", "-"];
        let assembly = tool::run("llc-22", &arguments, text.join("\n").as_bytes())
            .unwrap_or_else(|error| panic!("{error}"));
        let assembly = String::from_utf8(assembly).unwrap();
        let missing: Vec<_> = missing(&assembly)
            .into_iter()
            .filter(|name| !OF_COMPILERS.contains(name) && !name.contains("__spirv_"))
            .collect();
        assert!(missing.is_empty(), "calls {missing:?}");
    }
}

#[apply(case)]
fn calls_of_a_library_are_seen() {
    let assembly =
        "main:\n\tcallq\tsinf@PLT\n\tcallq\thelper\n\tjmp\t.LBB0_1\n\tcallq\t*%rax\nhelper:\n\tretq\n";
    assert_eq!(missing(assembly), ["sinf"]);
}

#[apply(case)]
fn instructions_without_a_definition_are_listed() {
    let head = "OpCapability Shader\nOpCapability Linkage\nOpCapability InterpolationFunction\n%set = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel Logical GLSL450";
    let mut text = Text::new(head);
    for (name, operands) in [("Centroid", ""), ("Sample", "%zero"), ("Offset", "%pair")] {
        let function = format!("f{name}");
        let body = format!(
            "%zero = OpConstant %i32 0\n%half = OpConstant %f32 0.5\n%pair = OpConstantComposite %v2f32 %half %half\n\
             %input = OpTypePointer Input %f32\n%in = OpVariable %input Input\n\
             %{function}.r = OpExtInst %f32 %set InterpolateAt{name} %in {operands}"
        );
        text.need("i32");
        text.need("v2f32");
        text.function(&function, "f32", &[], &body);
    }
    // Variables of inputs belong to the module.
    let error = text.llvm_ir(true).unwrap_err().to_string();
    for name in ["Centroid", "Sample", "Offset"] {
        assert!(error.contains(&format!("__spirv_glsl_InterpolateAt{name}")), "{error}");
    }
    assert!(text.llvm_ir(false).is_ok());
}

#[apply(case)]
fn names_of_opencl_c_are_refused() {
    let mut text = Text::new(HEAD);
    text.function("f", "f32", &[String::from("f32")], "%f.r = OpExtInst %f32 %set Sin %f.a");
    assert!(text.llvm_ir(true).unwrap().contains("spirv_llvm_sin_f64"));
    let error = text.llvm_ir_with_names().unwrap_err().to_string();
    assert!(error.contains("SPIR-V names only"), "{error}");
}
