//! What `--spirv-print-report` prints.

use spirv_llvm_translate::assembly::peer;
use spirv_llvm_translate::error::Result;
use spirv_llvm_translate::spirv::grammar::{self, OperandKind};
use spirv_llvm_translate::spirv::{Module, op};
use std::fmt::Write;

/// What the grammar does not name.
const UNKNOWN: &str = "Unknown";

/// The report on a module: its version, its models, and what it declares; `None` if it has no memory model.
///
/// # Errors
/// Declarations without operands.
pub(super) fn report(module: &Module) -> Result<Option<String>> {
    let mut capabilities = Vec::new();
    let mut extensions = Vec::new();
    let mut sets = Vec::new();
    let mut models = None;
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Function => break,
            op::Capability => {
                capabilities.push(peer::capability(instruction.operand(0)?).unwrap_or(UNKNOWN).to_owned())
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
    let Some((memory, addressing)) = models else {
        return Ok(None);
    };
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
    Ok(Some(text))
}

fn name(kind: OperandKind, value: u32) -> String {
    grammar::enumerant(kind, value).map_or(UNKNOWN, |row| row.name).to_owned()
}
