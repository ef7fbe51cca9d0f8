//! Names of extensions: those of the grammar, spelled in one file.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use regex::Regex;
use spirv_llvm_translate::internal::spirv::grammar;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
}

/// The names that code (no comment, no unit test) has as string literals.
fn literals(text: &str) -> Vec<String> {
    let name = Regex::new("\"(SPV_[A-Za-z0-9]+_[A-Za-z0-9_]+)\"").unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| name.captures_iter(line).map(|found| found[1].to_owned())).collect()
}

#[apply(case)]
fn names_of_extensions_are_spelled_once() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    // The command's own list of what it accepts is data that does not refer to the code's names.
    let may_spell = |path: &str| {
        ["spirv/generated/", "spirv/extensions.rs", "llvm_spirv/", "compat/cli/"]
            .iter()
            .any(|place| path.starts_with(place))
            || path.contains("/tests")
    };
    let mut complaints = Vec::new();
    for file in &files {
        let path = file.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
        if !may_spell(&path) {
            let names = literals(&std::fs::read_to_string(file).unwrap());
            complaints.extend(names.iter().map(|name| format!("src/{path}: {name}")));
        }
    }
    assert!(complaints.is_empty(), "these belong into src/spirv/extensions.rs:\n{}", complaints.join("\n"));
}

/// Extensions that change rules but add neither an instruction nor an enumerant, and a retired name.
const OUTSIDE_GRAMMAR: [&str; 9] = [
    "SPV_INTEL_complex_float_mul_div",
    "SPV_INTEL_fast_composite",
    "SPV_INTEL_optimization_hints",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_EXT_image_raw10_raw12",
    "SPV_EXT_relaxed_printf_string_address_space",
    "SPV_INTEL_arithmetic_fence",
];

#[apply(case)]
fn names_of_extensions_are_those_of_the_grammar() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/spirv/extensions.rs");
    let names = literals(&std::fs::read_to_string(path).unwrap());
    let mut known: BTreeSet<&str> = BTreeSet::new();
    known.extend(grammar::instructions().iter().flat_map(|instruction| instruction.extensions));
    let enumerants = grammar::operand_kinds().iter().flat_map(|kind| kind.enumerants);
    known.extend(enumerants.flat_map(|enumerant| enumerant.extensions));
    known.extend(OUTSIDE_GRAMMAR);
    let unknown: Vec<_> = names.iter().filter(|name| !known.contains(name.as_str())).collect();
    assert!(unknown.is_empty() && names.len() > 50, "{unknown:?}");
    let distinct: BTreeSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), names.len(), "a name is spelled twice");
}
