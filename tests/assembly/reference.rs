//! Our text and binary beside those of SPIRV-Tools, over everything that the grammar has.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use spirv_llvm_translate::internal::assembly::DisassembleOptions;
use spirv_llvm_translate::internal::spirv::grammar;

use super::generate::{self, Generated};
use super::tools;
use crate::support::tool;

/// Every other name of something, with its name in our grammar.
pub fn aliases() -> Vec<(&'static str, &'static str)> {
    let instructions =
        grammar::instructions().iter().flat_map(|row| row.aliases.iter().map(|alias| (*alias, row.opname)));
    let kinds = grammar::operand_kinds().iter().flat_map(|kind| kind.enumerants);
    let enumerants = kinds.flat_map(|row| row.aliases.iter().map(|alias| (*alias, row.name)));
    // In an OpSpecConstantOp an instruction's name has no `Op`.
    let bare = instructions.clone().map(|(alias, name)| (&alias[2..], &name[2..]));
    instructions.clone().chain(enumerants).chain(bare).collect()
}

/// Whether two texts are the same but for renamed things and what the grammars of 2023 lacked.
pub fn same(theirs: &str, ours: &str, aliases: &[(&str, &str)]) -> bool {
    let renamed = |theirs: &str, ours: &str| {
        let last = |text: &str| text.chars().last().filter(|c| !c.is_ascii_alphanumeric());
        let word = |text: &str| text.trim_end_matches(|c: char| !c.is_ascii_alphanumeric()).to_owned();
        let (a, b) = (word(theirs), word(ours));
        last(theirs) == last(ours)
            && aliases.iter().any(|(alias, name)| *alias == a && *name == b || *alias == b && *name == a)
    };
    let same_line = |theirs: &str, ours: &str| {
        let cut = |text: &str| -> Vec<String> {
            text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned).collect()
        };
        let (theirs, ours) = (cut(theirs), cut(ours));
        theirs.len() == ours.len() && theirs.iter().zip(&ours).all(|(a, b)| a == b || renamed(a, b))
    };
    theirs.lines().count() == ours.lines().count()
        && theirs.lines().zip(ours.lines()).all(|(a, b)| a == b || same_line(a, b))
}

/// Instructions whose operands the supplied grammar lays out otherwise than that of 2023.
const CHANGED: [&str; 3] = ["OpAsmTargetINTEL", "OpReadPipeBlockingALTERA", "OpWritePipeBlockingALTERA"];

/// Compares all modules on two threads; returns how many SPIRV-Tools understands.
fn compare(modules: &[Generated]) -> usize {
    let aliases = aliases();
    let (next, understood) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let differences = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((name, words)) = modules.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(theirs) = tools::spirv_dis(words, &["--comment", "--offsets"]) else { continue };
                    understood.fetch_add(1, Ordering::Relaxed);
                    let options = DisassembleOptions::default().comment(true).offsets(true);
                    let ours = tools::disassemble(words, &options);

                    if !same(&tools::without_generator(&theirs), &tools::without_generator(&ours), &aliases) {
                        differences.lock().unwrap().push(format!("{name}\n-{theirs}\n+{ours}"));
                    }
                    let Some(binary) = tools::spirv_as(&theirs, &["--preserve-numeric-ids"]) else {
                        continue;
                    };
                    match tools::try_assemble(&theirs) {
                        Ok(own) if binary[3..] == own[3..] => {}
                        Ok(own) => {
                            let (a, b) = (tools::disassemble_raw(&binary), tools::disassemble_raw(&own));
                            differences.lock().unwrap().push(format!("{name}: binary\n-{a}\n+{b}"));
                        }
                        Err(error) => differences.lock().unwrap().push(format!("{name}: {error}\n{theirs}")),
                    }
                }
            });
        }
    });
    let differences = differences.into_inner().unwrap();
    let shown: Vec<_> = differences.iter().take(10).map(String::as_str).collect();
    assert!(differences.is_empty(), "{} differences, the first:\n{}", differences.len(), shown.join("\n\n"));
    let understood = understood.into_inner();
    println!("{understood} of {} modules understood by spirv-dis", modules.len());
    understood
}

#[apply(case)]
fn every_instruction_is_written_as_by_spirv_tools() {
    let mut modules = generate::every_instruction();
    modules.iter().for_each(|(_, words)| tools::assert_round_trip(words));
    modules.retain(|(name, _)| !CHANGED.iter().any(|changed| name.starts_with(changed)));
    if tool::judges("spirv-dis") {
        assert!(compare(&modules) > 750);
    }
}

#[apply(case)]
fn every_section_is_commented_as_by_spirv_tools() {
    // Without the declarations of the other modules, which open the sections themselves.
    let prologue = generate::module("OpenCL.std", &[]).len();
    let mut modules = generate::every_instruction();
    // Nor does that of 2023 count this one among the types.
    let excluded = [&CHANGED[..], &["OpTypeBufferSurfaceINTEL"]].concat();
    modules.retain(|(name, _)| {
        name.ends_with("Least") && !excluded.iter().any(|excluded| name.starts_with(excluded))
    });
    for (_, words) in &mut modules {
        words.drain(5..prologue);
    }
    if tool::judges("spirv-dis") {
        assert!(compare(&modules) > 400);
    }
}

#[apply(case)]
fn every_enumerant_is_written_as_by_spirv_tools() {
    let modules = generate::every_enumerant();
    modules.iter().for_each(|(_, words)| tools::assert_round_trip(words));
    if tool::judges("spirv-dis") {
        assert!(compare(&modules) > 500);
    }
}

#[apply(case)]
fn every_extended_instruction_is_written_as_by_spirv_tools() {
    let mut modules = generate::every_extended_instruction();
    modules.extend(generate::every_spec_constant_op());
    modules.iter().for_each(|(_, words)| tools::assert_round_trip(words));
    // These are in no published grammar, or have literals where the Khronos translator writes them.
    modules.retain(|(name, _)| {
        !name.starts_with("NonSemantic.Shader.DebugInfo.200")
            && !name.contains("DebugModuleINTEL")
            && name != "NonSemantic.Shader.DebugInfo.100 DebugLocalVariable Twice"
    });
    if tool::judges("spirv-dis") {
        assert!(compare(&modules) > 300);
    }
}
