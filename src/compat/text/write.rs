//! Prints a module in the text form.

use super::names;
use super::order::{self, Validity, Written};
use crate::spirv::grammar::{self, Opcode, OperandKind};
use crate::spirv::operands::{Import, Role, TypeLookup, operands};
use crate::spirv::{Id, Instruction, Module, extensions, literal, op};

/// The extension whose instructions form their own section.
const ALIASING: &str = extensions::INTEL_MEMORY_ACCESS_ALIASING;
const INLINE_ASSEMBLY: &str = extensions::INTEL_INLINE_ASSEMBLY;

/// The text of a module.
pub fn write(module: &Module) -> Vec<u8> {
    write_allowed(module, |_| true)
}

/// The text of a module translated with only some extensions allowed: sections of the others have no empty
/// line.
pub fn write_allowed(module: &Module, allows: impl Fn(&str) -> bool) -> Vec<u8> {
    let mut out = Vec::with_capacity(module.words().len() * 5);
    for word in module.header() {
        decimal(word, &mut out);
    }
    out.push(b'\n');
    let arranged = order::arrange(module, Validity::Ignored);
    for written in &arranged.preamble {
        write_one(module, written, &mut out);
    }
    if allows(ALIASING) {
        out.push(b'\n');
    }
    for written in &arranged.declarations {
        write_one(module, written, &mut out);
        if let Written::Given(instruction) = written {
            continuation(*instruction, &mut out);
        }
    }
    if allows(INLINE_ASSEMBLY) {
        out.push(b'\n');
    }
    for part in [&arranged.assembly, &arranged.late] {
        for written in part {
            write_one(module, written, &mut out);
        }
        out.push(b'\n');
    }
    for written in &arranged.functions {
        // An empty line follows the parameters, each block and each function.
        let opcode = opcode(written);
        if matches!(opcode, op::Label | op::FunctionEnd) {
            out.push(b'\n');
        }
        write_one(module, written, &mut out);
        if opcode == op::FunctionEnd {
            out.push(b'\n');
        }
    }
    out
}

/// The continuation lines of a long composite; an empty line ends them, even if there are none.
fn continuation(instruction: Instruction<'_>, out: &mut Vec<u8>) {
    if matches!(instruction.opcode(), op::TypeStruct | op::ConstantComposite | op::SpecConstantComposite) {
        out.push(b'\n');
    }
}

fn opcode(written: &Written<'_>) -> Opcode {
    match written {
        Written::Given(instruction) => instruction.opcode(),
        Written::Implied(opcode, _) => *opcode,
    }
}

fn write_one(module: &Module, written: &Written<'_>, out: &mut Vec<u8>) {
    match written {
        Written::Given(instruction) => write_instruction(module, *instruction, out),
        Written::Implied(opcode, operands) => {
            let first = opcode.first_word(operands.len() as u16 + 1);
            let words: Vec<u32> = std::iter::once(first).chain(operands.iter().copied()).collect();
            write_instruction(module, Instruction::new(&words, 0, 0), out);
        }
    }
}

fn write_instruction(module: &Module, instruction: Instruction<'_>, out: &mut Vec<u8>) {
    decimal(instruction.words().len() as u32, out);
    match instruction.grammar() {
        Some(grammar) => {
            out.extend_from_slice(names::opcode(grammar).as_bytes());
            out.push(b' ');
        }
        None => decimal(u32::from(instruction.opcode().0), out),
    }
    let start = out.len();
    let mut import = Import::Unknown;
    for operand in operands(instruction, module) {
        let Ok(operand) = operand else {
            // Operands that violate the grammar are written as plain words.
            out.truncate(start);
            instruction.words().iter().skip(1).for_each(|word| decimal(*word, out));
            break;
        };
        if matches!(operand.role, Role::Id) && instruction.opcode().is_extended() && operand.index == 3 {
            import = module.ext_inst_set(Id(operand.word()));
        }
        match operand.role {
            Role::String => string(operand.words, out),
            _ if operand.kind == OperandKind::LiteralExtInstInteger => ext_inst(import, operand.word(), out),
            _ if (instruction.opcode(), operand.index) == names::WITH_OPCODE => {
                match u16::try_from(operand.word()).ok().and_then(|word| grammar::instruction(Opcode(word))) {
                    Some(grammar) => name(names::opcode(grammar), out),
                    None => decimal(operand.word(), out),
                }
            }
            Role::Enumerant if names::is_named(operand.kind) => {
                named_enumerant(operand.kind, operand.word(), out);
            }
            _ => operand.words.iter().for_each(|word| decimal(*word, out)),
        }
    }
    out.push(b'\n');
}

fn ext_inst(import: Import, number: u32, out: &mut Vec<u8>) {
    let known = match import {
        Import::Set(set) => names::ext_inst(set, number),
        Import::NonSemantic | Import::Unknown => None,
    };
    match known {
        Some(known) => name(known, out),
        None => decimal(number, out),
    }
}

fn named_enumerant(kind: OperandKind, word: u32, out: &mut Vec<u8>) {
    match names::enumerant(kind, word) {
        Some(known) => name(known, out),
        None => decimal(word, out),
    }
}

fn name(name: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(name.as_bytes());
    out.push(b' ');
}

fn decimal(word: u32, out: &mut Vec<u8>) {
    literal::write_decimal(u64::from(word), out);
    out.push(b' ');
}

/// A quoted string with its inner quotes escaped.
fn string(words: &[u32], out: &mut Vec<u8>) {
    out.push(b'"');
    for byte in literal::string_bytes(words) {
        if byte == b'"' {
            out.push(b'\\');
        }
        out.push(byte);
    }
    out.extend_from_slice(b"\" ");
}
