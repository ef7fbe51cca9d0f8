//! What every operand of every debug instruction may name, of all that a module has: as a table, and as spirv-val has it.
//!
//! A base module has each instruction once. Each operand is made to name everything that is defined in front of the instruction; the
//! table `debug/operands.txt` lists what is accepted.

use super::findings;
use crate::support::tool;
use spirv_llvm_translate::internal::assembly::assemble_bytes;
use spirv_llvm_translate::internal::validate::Rule;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The base modules.
const BASES: [&str; 2] = ["opencl", "non_semantic"];

/// The version of spirv-val whose rules the table has.
const JUDGE: &str = "v2026";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/validate/debug")
}

/// One instruction of a module with another operand.
struct Variant {
    /// The set, the instruction and the position of the operand.
    place: String,
    /// What the operand names now: an opcode or a debug instruction.
    named: String,
    words: Vec<u32>,
}

/// The kind of a definition, for the table.
fn kind(definition: &str) -> String {
    let parts: Vec<&str> = definition.split_whitespace().collect();
    match parts[2] {
        "OpExtInst" => parts[5].to_owned(),
        "OpConstant" => format!("OpConstant {}", parts[3]),
        opcode => opcode.to_owned(),
    }
}

/// All variants of a base module, and the module itself.
fn variants(base: &str) -> (Vec<u32>, Vec<Variant>) {
    let text = std::fs::read_to_string(folder().join(format!("{base}.spvasm"))).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let assemble = |text: &str| assemble_bytes(text.as_bytes(), &Default::default()).unwrap();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.contains(" OpExtInst ")) {
        let parts: Vec<&str> = line.split_whitespace().collect();
        for position in (6..parts.len()).filter(|position| parts[*position].starts_with('%')) {
            // What the module itself names may stand behind.
            let is_own = |line: &&&str| line.split_whitespace().next() == Some(parts[position]);
            let own = lines[at..].iter().filter(is_own);
            for definition in lines[..at].iter().filter(|line| line.contains(" = ")).chain(own) {
                let name = definition.split_whitespace().next().unwrap();
                if ["%set", "%label", "%fn"].contains(&name) {
                    continue;
                }
                let mut changed = parts.clone();
                changed[position] = name;
                let changed = changed.join(" ");
                let mut module = lines.clone();
                module[at] = &changed;
                found.push(Variant {
                    place: format!("{base} {} {}", parts[5], position - 6),
                    named: kind(definition),
                    words: assemble(&module.join("\n")),
                });
            }
        }
    }
    (assemble(&text), found)
}

#[apply(case)]
fn what_operands_of_debug_instructions_may_name() {
    let mut table = String::new();
    for base in BASES {
        let (words, variants) = variants(base);
        assert_eq!(findings(words), [], "{base}");
        for variants in variants.chunk_by(|one, next| one.place == next.place) {
            let accepted = variants.iter().filter(|variant| findings(variant.words.clone()).is_empty());
            let mut named: Vec<&str> = accepted.map(|variant| variant.named.as_str()).collect();
            named.sort_unstable();
            named.dedup();
            let named = if named.len() > 40 { "anything".to_owned() } else { named.join(", ") };
            let _ = writeln!(table, "{}: {named}", variants[0].place);
        }
    }
    let path = folder().join("operands.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &table).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, wanted) in table.lines().zip(expected.lines()) {
        assert_eq!(line, wanted, "{}; BLESS=1 rewrites it", path.display());
    }
    assert_eq!(table.lines().count(), expected.lines().count(), "{}", path.display());
}

#[apply(case)]
fn spirv_val_has_the_same_table() {
    let judge = tool::validator();
    tool::need(&["spirv-val"]);
    if !tool::version(&judge).is_some_and(|version| version.contains(JUDGE)) {
        crate::support::harness::skip(format!("needs spirv-val {JUDGE}, which SPIRV_VAL may name"));
    }
    let judge =
        |words: &[u32]| tool::run(&judge, &["--target-env", "spv1.6", "-"], &tool::bytes(words)).map(|_| ());
    let step = if tool::is_long() { 1 } else { 23 };
    for base in BASES {
        let (words, variants) = variants(base);
        judge(&words).unwrap();
        for variant in variants.into_iter().step_by(step) {
            let found = findings(variant.words.clone());
            let verdict = judge(&variant.words);
            // What it does not look at is a rule of its own.
            let is_unchecked = found.iter().all(|finding| finding.rule == Some(Rule::DebugUncheckedOperands));
            let agree = verdict.is_err() != found.is_empty() || verdict.is_ok() && is_unchecked;
            // A variable of the module that a function names belongs to the interface.
            let is_interface = verdict.as_ref().is_err_and(|error| error.contains("Interface variable"));
            assert!(agree || is_interface, "{}: {}: {verdict:?}, {found:?}", variant.place, variant.named);
        }
    }
}
