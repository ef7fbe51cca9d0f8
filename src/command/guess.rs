//! Recognizes files in none of the four forms, and suggests how to process them.

use spirv_llvm_translate::internal::compat;
use std::path::Path;

/// Magic numbers of binary files, with a description.
const MAGIC: &[(&[u8], &str)] = &[
    (
        b"\x7fELF",
        "an ELF file; a program that holds SPIR-V or bitcode in a section is unpacked first, as by llvm-objcopy or clang-offload-bundler",
    ),
    (b"!<arch>\n", "an archive of object files; unpack it with ar"),
    (b"MZ", "a Windows program or library"),
    (b"\xCF\xFA\xED\xFE", "a Mach-O file"),
    (b"\0asm", "a WebAssembly module"),
    (b"DXBC", "a DirectX container"),
    (b"\x1F\x8B", "compressed with gzip; uncompress it first"),
    (b"\x28\xB5\x2F\xFD", "compressed with zstd; uncompress it first"),
    (b"PK\x03\x04", "a zip file"),
    (
        b"__CLANG_OFFLOAD_BUNDLE__",
        "a bundle of modules for several devices; unpack it with clang-offload-bundler",
    ),
];

/// A language: the extensions of its files, words that start lines in its files only, and the command that
/// compiles it.
struct Language {
    name: &'static str,
    extensions: &'static [&'static str],
    words: &'static [&'static str],
    compiler: &'static str,
}

const OPENCL: &str = "clang -cc1 -triple spir64-unknown-unknown -cl-std=CL2.0 -finclude-default-header -O2 -emit-llvm-bc -o STEM.bc FILE";
const CPP_FOR_OPENCL: &str = "clang -cc1 -triple spir64-unknown-unknown -cl-std=clc++2021 -finclude-default-header -O2 -emit-llvm-bc -o STEM.bc FILE";

const LANGUAGES: &[Language] = &[
    Language {
        name: "OpenCL C",
        extensions: &["cl", "ocl"],
        words: &["__kernel ", "kernel ", "#pragma OPENCL"],
        compiler: OPENCL,
    },
    Language { name: "C++ for OpenCL", extensions: &["clcpp"], words: &[], compiler: CPP_FOR_OPENCL },
    Language {
        name: "GLSL",
        extensions: &["vert", "frag", "comp", "geom", "tesc", "tese", "mesh", "task", "glsl"],
        words: &["#version "],
        compiler: "glslang -V FILE -o STEM.spv",
    },
    Language {
        name: "HLSL",
        extensions: &["hlsl"],
        words: &["[numthreads("],
        compiler: "dxc -spirv FILE -Fo STEM.spv",
    },
    Language {
        name: "WGSL",
        extensions: &["wgsl"],
        words: &["@compute", "@group("],
        compiler: "naga FILE STEM.spv",
    },
    Language {
        name: "MLIR",
        extensions: &["mlir"],
        words: &["module {", "module @", "module attributes", "builtin.module", "func.func ", "spirv.module"],
        compiler: "mlir-translate --mlir-to-llvmir FILE -o STEM.ll, or --serialize-spirv for the SPIR-V dialect",
    },
    Language {
        name: "C or C++",
        extensions: &["c", "cc", "cpp", "cxx", "h", "hpp", "cu", "hip"],
        words: &["#include ", "#define ", "#ifdef ", "#ifndef "],
        compiler: "clang --target=spirv64-unknown-unknown -c -emit-llvm -o STEM.bc FILE",
    },
];

/// Why a file in none of the four forms cannot be read; `None` if it may be in one of them.
pub fn foreign(path: &Path, bytes: &[u8]) -> Option<String> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Some("the input is empty; did the command that makes it fail?".to_owned());
    }
    if let Some((_, what)) = MAGIC.iter().find(|(magic, _)| bytes.starts_with(magic)) {
        return Some(format!("this is {what}"));
    }
    if let Some(hint) = compat::text::hint(bytes) {
        return Some(hint.to_owned());
    }
    let Some(language) = language(path, bytes) else { return unknown(path, bytes) };
    let name = path.display().to_string();
    let stem = path.with_extension("").display().to_string();
    let compiler = language.compiler.replace("FILE", &name).replace("STEM", &stem);
    Some(format!("this is {}, which is compiled first: {compiler}", language.name))
}

/// Why a file of no known name or contents cannot be read.
fn unknown(path: &Path, bytes: &[u8]) -> Option<String> {
    const FORMS: &str = "none of the forms spv, spvasm, ll and bc; --from FORM reads it as one of them";
    let is_named = spirv_llvm_translate::Form::of_path(path).is_some();
    if is_named || is_module(bytes) {
        return None;
    }
    if bytes.contains(&0) || std::str::from_utf8(bytes).is_err() {
        return Some(format!("this is a binary file in {FORMS}"));
    }
    let text = String::from_utf8_lossy(bytes);
    let words = [
        "%",
        "@",
        "!",
        "$",
        "#",
        ";",
        "declare ",
        "attributes ",
        "module asm",
        "target ",
        "uselistorder",
        "Op",
    ];
    let is_like_module = |line: &str| words.iter().any(|word| line.trim_start().starts_with(word));
    (!text.lines().any(is_like_module)).then(|| format!("this text is in {FORMS}"))
}

fn language(path: &Path, bytes: &[u8]) -> Option<&'static Language> {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let has_extension =
        |language: &&Language| language.extensions.iter().any(|known| extension.eq_ignore_ascii_case(known));
    if let Some(language) = LANGUAGES.iter().find(has_extension) {
        return Some(language).filter(|_| !is_module(bytes));
    }
    let start = String::from_utf8_lossy(bytes.get(..bytes.len().min(4096)).unwrap_or(bytes));
    let begins = |words: &[&str]| {
        start.lines().any(|line| words.iter().any(|word| line.trim_start().starts_with(word)))
    };
    LANGUAGES.iter().find(|language| begins(language.words)).filter(|_| !is_module(bytes))
}

/// Whether a file is a module regardless of its name.
fn is_module(bytes: &[u8]) -> bool {
    let start = String::from_utf8_lossy(bytes.get(..bytes.len().min(4096)).unwrap_or(bytes)).into_owned();
    let words = [
        "target triple",
        "target datalayout",
        "define ",
        "source_filename",
        "; ModuleID",
        "OpCapability",
        "; SPIR-V",
    ];
    let is_binary = bytes.starts_with(b"BC\xC0\xDE")
        || bytes.starts_with(&[3, 2, 0x23, 7])
        || bytes.starts_with(&[7, 0x23, 2, 3]);
    is_binary || start.lines().any(|line| words.iter().any(|word| line.trim_start().starts_with(word)))
}

/// The command most similar to the name of a file that does not exist.
pub fn command<'n>(name: &str, commands: &'n [String]) -> Option<&'n str> {
    let is_word =
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-');
    if !is_word || Path::new(name).exists() {
        return None;
    }
    spirv_llvm_translate::internal::assembly::nearest(name.as_bytes(), commands.iter().map(String::as_str))
}
