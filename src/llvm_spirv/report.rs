//! What `--spirv-print-report` prints.

use spirv_llvm_translate::error::Result;
use spirv_llvm_translate::spirv::grammar::{self, OperandKind};
use spirv_llvm_translate::spirv::{Module, op};
use std::fmt::Write;

/// The report on a module: its version, its models, and what it declares.
///
/// # Errors
/// Declarations without operands.
pub(super) fn report(module: &Module) -> Result<String> {
    let mut capabilities = Vec::new();
    let mut extensions = Vec::new();
    let mut sets = Vec::new();
    let mut models = (String::from("Unknown"), String::from("Unknown"));
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Function => break,
            op::Capability => capabilities.push(name(OperandKind::Capability, instruction.operand(0)?)),
            op::Extension => extensions.push(instruction.string(0)?.0),
            op::ExtInstImport => sets.push(instruction.string(0)?.0),
            op::MemoryModel => {
                models = (
                    name(OperandKind::MemoryModel, instruction.operand(1)?),
                    name(OperandKind::AddressingModel, instruction.operand(0)?),
                );
            }
            _ => {}
        }
    }
    let mut text = format!(
        "SPIR-V module report:\n Version: {}\n Memory model: {}\n Addressing model: {}\n",
        module.version(),
        models.0,
        models.1
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
    grammar::enumerant(kind, value).map_or_else(|| value.to_string(), |row| row.name.to_owned())
}
