//! The report of `--spirv-print-report`.

use super::failure::Failure;
use crate::compat::text;
use crate::error::Error;
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::{HEADER_WORDS, MAGIC, Module, Opcode, Version, op};
use std::fmt::Write;

/// Number of words of OpMemoryModel.
const MEMORY_MODEL_WORDS: usize = 3;

/// Name of values that are not in the grammar.
const UNKNOWN: &str = "Unknown";

/// The report on a module: version, models and declarations. Everything after the memory model is ignored.
///
/// # Errors
/// A module that is malformed up to its memory model, with the Khronos translator's message.
pub(super) fn report(words: Vec<u32>) -> Result<String, Failure> {
    let invalid = |error: Error| Failure::no_report(&error.to_string());
    let place = memory_model(&words)?;
    let end = place + MEMORY_MODEL_WORDS;
    let module = Module::framed(words.get(..end).unwrap_or_default().to_vec()).map_err(invalid)?;
    declarations(&module).map_err(invalid)
}

/// The offset of the memory model; header and models must be valid.
fn memory_model(words: &[u32]) -> Result<usize, Failure> {
    let word = |at: usize| words.get(at).copied();
    if word(0) != Some(MAGIC) {
        return Err(Failure::no_report("InvalidMagicNumber: Invalid Magic Number."));
    }
    if word(1).and_then(Version::from_word).is_none() {
        return Err(Failure::no_report("InvalidVersionNumber: Invalid Version Number."));
    }
    let mut at = HEADER_WORDS;
    while let Some(first) = word(at) {
        if Opcode::of_first_word(first) == op::MemoryModel {
            let is_known = |offset: usize, last: u32| word(at + offset).is_some_and(|model| model <= last);
            return match (is_known(1, 2), is_known(2, 3)) {
                (false, _) => Err(Failure::no_report("InvalidAddressingModel: Expects 0-2.")),
                (true, false) => Err(Failure::no_report("InvalidMemoryModel: Expects 0-3.")),
                (true, true) => Ok(at),
            };
        }
        at += (first >> 16).max(1) as usize;
    }
    Err(Failure::no_report("UnspecifiedMemoryModel: Unspecified Memory Model."))
}

fn declarations(module: &Module) -> Result<String, Error> {
    let mut capabilities = Vec::new();
    let mut extensions = Vec::new();
    let mut sets = Vec::new();
    let mut models = None;
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Capability => {
                capabilities.push(text::capability(instruction.operand(0)?).unwrap_or(UNKNOWN).to_owned())
            }
            op::Extension => extensions.push(instruction.string(0)?.0),
            op::ExtInstImport => sets.push(instruction.string(0)?.0),
            op::MemoryModel => {
                models = Some((
                    name(OperandKind::MemoryModel, instruction.operand(1)?),
                    name(OperandKind::AddressingModel, instruction.operand(0)?),
                ));
            }
            _ => {}
        }
    }
    let (memory, addressing) = models.unwrap_or_default();
    let mut text = format!(
        "SPIR-V module report:\n Version: {}\n Memory model: {memory}\n Addressing model: {addressing}\n",
        module.version(),
    );
    for (title, item, list) in [
        ("capabilities", "Capability", &capabilities),
        ("extensions", "Extension", &extensions),
        ("extended instruction sets", "Extended Instruction Set", &sets),
    ] {
        let _ = writeln!(text, " Number of {title}: {}", list.len());
        for entry in list {
            let _ = writeln!(text, "  {item}: {entry}");
        }
    }
    Ok(text)
}

fn name(kind: OperandKind, value: u32) -> String {
    grammar::enumerant(kind, value).map_or(UNKNOWN, |row| row.name).to_owned()
}
