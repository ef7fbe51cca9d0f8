//! HLSL of our own in `tests/hlsl/`, and beside each shader what clang made of it at -O0 and -O2, as LLVM IR. Every one becomes a module that
//! is valid for Vulkan. What compute shaders compute is tested in `execute/compute/hlsl.rs`.
//!
//! `BLESS=1 cargo test hlsl` compiles the HLSL again where `clang-22` is installed.

use std::path::{Path, PathBuf};

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::{Module, op};
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, validate};

use crate::support::harness::Listed;
use crate::support::tool;

/// How many shaders there are at least.
const FEWEST: usize = 40;

/// The levels of optimization.
pub const LEVELS: [&str; 2] = ["O0", "O2"];

/// Stages by the extension in front of `.hlsl`, as clang's triples name them.
const STAGES: &[(&str, &str)] = &[("comp", "compute"), ("vert", "vertex"), ("frag", "pixel")];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hlsl")
}

/// The names of all shaders, as `saxpy.comp`.
fn names() -> Vec<String> {
    let entries = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name());
    let name = |entry: std::ffi::OsString| entry.to_string_lossy().strip_suffix(".hlsl").map(str::to_owned);
    entries.filter_map(name).collect()
}

/// The file with what clang made of a shader.
fn compiled(name: &str, level: &str) -> PathBuf {
    folder().join(format!("{name}.{level}.ll"))
}

/// What a shader is in SPIR-V.
pub fn module(name: &str, level: &str) -> Module {
    let ir = std::fs::read(compiled(name, level)).unwrap();
    let words = llvm_to_spirv(&llvm::Context::new(), &ir, &Options::default(), &Log::default());
    Module::from_words(words.unwrap_or_else(|error| panic!("{name}, {level}: {error}"))).unwrap()
}

each_case!(cases);

/// A test for each shader, by its name, as in `hlsl::saxpy.comp`.
fn cases() -> Vec<Listed> {
    let case = |name: String| -> Listed {
        let of = name.clone();
        let check = move || {
            for level in LEVELS {
                compile(&of, level);
                check(&of, level);
            }
        };
        (name, Box::new(check))
    };
    names().into_iter().map(case).collect()
}

/// Compiles a shader again, if that is asked for.
fn compile(name: &str, level: &str) {
    let is_asked = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    if !is_asked || !tool::judges("clang-22") {
        return;
    }
    let (_, stage) = STAGES.iter().find(|(extension, _)| name.ends_with(extension)).unwrap();
    let source = folder().join(format!("{name}.hlsl"));
    let triple = format!("spirv-unknown-vulkan1.3-{stage}");
    let level_flag = format!("-{level}");
    let prelude = folder().join("prelude.hlsli");
    let arguments = [
        "-cc1",
        "-triple",
        &triple,
        "-x",
        "hlsl",
        &level_flag,
        "-emit-llvm",
        "-include",
        &prelude.to_string_lossy(),
        "-o",
        "-",
        &source.to_string_lossy(),
    ];
    let text = tool::run("clang-22", &arguments, b"").unwrap_or_else(|error| panic!("{error}"));
    let text = String::from_utf8(text).unwrap();
    let is_kept = |line: &&str| !line.starts_with(';') && !line.starts_with("source_filename");
    let lines: Vec<&str> = text.lines().filter(is_kept).collect();
    std::fs::write(compiled(name, level), lines.join("\n") + "\n").unwrap();
}

/// Fails unless a shader becomes a valid module.
fn check(name: &str, level: &str) {
    let module = module(name, level);
    let findings = validate::findings(&module);
    assert!(findings.is_empty(), "{name}, {level}: {}", findings[0].message);
    if tool::judges(&tool::validator()) {
        tool::spirv_val_for(module.words(), "vulkan1.3")
            .unwrap_or_else(|error| panic!("{name}, {level}: {error}"));
    }
}

#[apply(case)]
fn there_are_shaders_of_three_stages() {
    let names = names();
    for (extension, stage) in STAGES {
        assert!(names.iter().any(|name| name.ends_with(extension)), "no {stage} shader");
    }
    assert!(names.len() >= FEWEST, "only {} shaders", names.len());
}

/// The blocks of a module that are reached from one without another, by their ids.
fn reached_without(module: &Module, from: u32, without: u32) -> Vec<u32> {
    let (mut open, mut found) = (vec![from], Vec::new());
    while let Some(label) = open.pop() {
        if label == without || found.contains(&label) {
            continue;
        }
        found.push(label);
        let start = module.instructions().skip_while(|one| one.result_id().is_none_or(|id| id.0 != label));
        let end = start.skip(1).take_while(|one| one.opcode() != op::Label);
        for branch in end {
            match (branch.opcode(), branch.operands()) {
                (op::Branch, [to]) => open.push(*to),
                (op::BranchConditional, [_, yes, no, ..]) => open.extend([*yes, *no]),
                _ => {}
            }
        }
    }
    found
}

/// The sum over the invocations that leave a loop in one iteration stands behind the loop in the graph of blocks; its token says that it
/// is within.
#[apply(case)]
fn operations_run_in_the_loop_of_their_token() {
    for level in LEVELS {
        let module = module("wave_exit.comp", level);
        let mut label = 0;
        let (mut sum, mut head) = (0, (0, 0));
        for one in module.instructions() {
            match one.opcode() {
                op::Label => label = one.result_id().unwrap().0,
                op::GroupNonUniformIAdd => sum = label,
                op::LoopMerge => head = (label, one.operands()[0]),
                _ => {}
            }
        }
        assert!(
            reached_without(&module, head.0, head.1).contains(&sum),
            "at {level} the sum is behind the loop"
        );
    }
}

/// An index that begins in the middle of a row stays in one row: execution does not tell, since rows lie behind each other.
#[apply(case)]
fn an_index_into_a_row_is_less_than_its_length() {
    let module = module("crossed_rows.comp", "O2");
    let of = |id: u32| module.definition(spirv_llvm_translate::internal::spirv::Id(id)).unwrap().opcode();
    let chains = module.instructions().filter(|one| one.opcode() == op::AccessChain);
    // The variable, its member, a row, a component.
    let components = chains.filter(|one| one.operands().len() == 4).map(|one| of(one.operands()[3]));
    let computed: Vec<_> = components.filter(|opcode| *opcode != op::Constant).collect();
    assert_eq!(computed, [op::BitwiseAnd]);
}
