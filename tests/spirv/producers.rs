//! What other producers declare, against what is inferred from their modules without their declarations.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use spirv_llvm_translate::internal::spirv::grammar::{self, OperandKind};
use spirv_llvm_translate::internal::spirv::requirements::{Limits, Requirements, infer};
use spirv_llvm_translate::internal::spirv::{
    HEADER_WORDS, Id, Module, ModuleBuilder, Opcode, Section, Version, op,
};

use crate::assembly::tools::{bytes, run, words};
use crate::support::tool;

/// What we declare for modules of a producer that does not declare it, and why.
type Reasons = &'static [(&'static str, &'static str)];

const HALF: (&str, &str) = ("Float16", "values of half need it; Float16Buffer alone is for pointers to half");

const OF_LLC: Reasons = &[
    HALF,
    ("Int8", "it is left out beside ArbitraryPrecisionIntegersINTEL"),
    ("LongVectorEXT", "vectors of 7 are written with no capability at all"),
    ("SPV_EXT_long_vector", "the same"),
    (
        "SPV_INTEL_arbitrary_precision_integers",
        "it is declared under its later name, which spirv-val refuses",
    ),
    ("1.6", "FPFastMathMode is put on OpFNegate and comparisons in version 1.4"),
];

const OF_THE_PEER: Reasons = &[HALF];

fn name(capability: u32) -> String {
    grammar::enumerant(OperandKind::Capability, capability)
        .map_or_else(|| capability.to_string(), |row| row.name.to_owned())
}

/// What a module declares.
fn declared(module: &Module) -> Requirements {
    let of = |opcode: Opcode| module.instructions().filter(move |i| i.opcode() == opcode);
    Requirements {
        version: module.version(),
        capabilities: of(op::Capability).map(|i| i.operand(0).unwrap()).collect(),
        extensions: of(op::Extension).map(|i| i.string(0).unwrap().0).collect(),
    }
}

/// The module with other declarations; none for `None`.
fn redeclared(module: &Module, requirements: Option<&Requirements>) -> Vec<u32> {
    let mut builder = ModuleBuilder::new();
    for capability in requirements.iter().flat_map(|r| &r.capabilities) {
        builder.emit(Section::Capability, op::Capability, None, None, &[*capability]).unwrap();
    }
    for extension in requirements.iter().flat_map(|r| &r.extensions) {
        builder
            .emit_string(Section::Extension, op::Extension, None::<Id>, &[], extension.as_bytes())
            .unwrap();
    }
    let rest = module.instructions().filter(|i| !matches!(i.opcode(), op::Capability | op::Extension));
    let version = requirements.map_or(module.version(), |r| r.version);
    let mut words = builder.finish(version, 0, Vec::new());
    words[3] = module.bound();
    rest.for_each(|instruction| words.extend_from_slice(instruction.words()));
    words
}

fn is_valid(words: &[u32]) -> bool {
    run("spirv-val", &["-"], &bytes(words)).is_some()
}

/// Why our declarations for a producer's module are not right, if they are not.
fn problem(binary: &[u8], reasons: Reasons) -> Option<String> {
    let module = Module::from_words(words(binary)).expect("a module of another producer");
    let theirs = declared(&module);
    let bare = Module::from_words(redeclared(&module, None)).unwrap();
    assert!(bare.words().len() > HEADER_WORDS);
    let has_reason = |name: &str| reasons.iter().any(|(known, _)| *known == name);
    let limits = Limits {
        max_version: Version::NEWEST,
        floor_version: Version::new(1, 0),
        floor_capabilities: &[],
        floor_extensions: &[],
        allows: &|name| has_reason(name) || theirs.extensions.iter().any(|declared| declared == name),
        prefers: &|_| true,
        is_finished: false,
    };
    let ours = match infer(&bare, &limits) {
        Ok(ours) => ours,
        // What is not valid as it was made need not be valid with other declarations.
        Err(error) => return is_valid(module.words()).then(|| error.to_string()),
    };
    let set = |of: &Requirements| -> BTreeSet<String> {
        of.capabilities.iter().map(|c| name(*c)).chain(of.extensions.iter().cloned()).collect()
    };
    let surplus: Vec<String> =
        set(&ours).difference(&set(&theirs)).filter(|name| !has_reason(name)).cloned().collect();
    let is_later = ours.version > theirs.version && !has_reason(&ours.version.to_string());
    if !surplus.is_empty() || is_later {
        return Some(format!(
            "declares {surplus:?}, version {} where it was {}",
            ours.version, theirs.version
        ));
    }
    // A module that was not valid before need not become so.
    (is_valid(module.words()) && !is_valid(&redeclared(&module, Some(&ours))))
        .then(|| format!("spirv-val refuses it with {ours:?}"))
}

/// The files in a folder of this repository that end like this, in order.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    found.sort();
    found
}

/// Checks the module that `produce` makes of each file; those that it does not make do not count.
fn check(files: &[PathBuf], reasons: Reasons, produce: impl Fn(&Path) -> Option<Vec<u8>>) {
    let mut problems = Vec::new();
    let mut checked = 0;
    for file in files {
        let Some(binary) = produce(file) else { continue };
        checked += 1;
        problems.extend(problem(&binary, reasons).map(|problem| format!("{}: {problem}", file.display())));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(2 * checked > files.len(), "only {checked} of {} modules were made", files.len());
}

#[apply(case)]
fn modules_of_llc_need_no_more_than_they_declare() {
    tool::need(&["llc-22", "spirv-val"]);
    // spirv-val of 2023 does not know the first of these, and refuses where the second puts its declarations.
    let extensions = "--spirv-ext=all,-SPV_KHR_float_controls2,-SPV_INTEL_memory_access_aliasing";
    let arguments = ["-mtriple=spirv64-unknown-unknown", "-filetype=obj", extensions, "-o", "-"];
    check(&files("llvm-fixtures/ir", "ll"), OF_LLC, |file| {
        let output = Command::new("llc-22").args(arguments).arg(file).output().ok()?;
        output.status.success().then_some(output.stdout)
    });
}

#[apply(case)]
fn modules_of_clang_15_need_no_more_than_they_declare() {
    tool::need(&["clang-15", "llvm-spirv-15", "spirv-val"]);
    // Each takes two processes; the whole set would take most of a minute.
    const STEP: usize = 5;
    let files: Vec<PathBuf> = files("llvm-fixtures/opencl", "cl").into_iter().step_by(STEP).collect();
    check(&files, OF_THE_PEER, |file| {
        let source = std::fs::read_to_string(file).ok()?;
        let standard = source.lines().find_map(|line| line.strip_prefix("// cl: ")).unwrap_or("CL1.2");
        let output = Command::new("clang-15")
            .args(["-cc1", "-triple", "spir64-unknown-unknown", "-finclude-default-header", "-w", "-O0"])
            .args(["-no-opaque-pointers", "-emit-llvm-bc", "-o", "-"])
            .arg(format!("-cl-std={standard}"))
            .arg(file)
            .output()
            .ok()?;
        run("llvm-spirv-15", &["--spirv-ext=+all", "-o", "-", "-"], &output.stdout)
    });
}

#[apply(case)]
fn modules_of_libclc_need_no_more_than_they_declare() {
    tool::need(&["spirv-val"]);
    let folder = tool::need_data("libclc-15").join("usr/lib/clc");
    let files = files(&folder.to_string_lossy(), "spv");
    assert!(!files.is_empty(), "{} has no modules", folder.display());
    check(&files, OF_THE_PEER, |file| std::fs::read(file).ok());
}
