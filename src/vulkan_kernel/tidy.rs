//! Removes what the other passes leave unused: vectors of which one lane is asked, and computations of nobody's.

use crate::llvm::{Block, Module, Opcode, Value};

/// The lane that is extracted, where the vector is made of lanes one by one.
fn extracted(extract: Value<'_>) -> Option<Value<'_>> {
    let lane = extract.operand(1)?.int_value()?;
    let mut vector = extract.operand(0)?;
    while vector.opcode() == Some(Opcode::InsertElement) {
        if vector.operand(2)?.int_value()? == lane {
            return vector.operand(1);
        }
        vector = vector.operand(0)?;
    }
    None
}

/// Whether an instruction can go when nothing uses its result.
fn is_pure(instruction: Value<'_>) -> bool {
    let Some(opcode) = instruction.opcode() else { return false };
    match opcode {
        Opcode::Load => !instruction.is_volatile(),
        Opcode::Call => {
            instruction.called_function().is_some_and(|callee| callee.name().contains("__spirv_SpecConstant"))
        }
        Opcode::GetElementPtr
        | Opcode::ICmp
        | Opcode::FCmp
        | Opcode::Select
        | Opcode::ExtractElement
        | Opcode::InsertElement
        | Opcode::ShuffleVector
        | Opcode::ExtractValue
        | Opcode::InsertValue
        | Opcode::Freeze
        | Opcode::FNeg => true,
        _ => opcode.is_binary() || opcode.is_cast(),
    }
}

/// Tidies all functions.
pub(super) fn tidy(module: Module<'_>) {
    for function in module.functions() {
        let instructions: Vec<_> = function.blocks().flat_map(Block::instructions).collect();
        for extract in instructions.iter().filter(|one| one.opcode() == Some(Opcode::ExtractElement)) {
            if let Some(value) = extracted(*extract).filter(|value| value != extract) {
                extract.replace_all_uses_with(value);
            }
        }
        let mut open: Vec<_> = instructions;
        // An operand is looked at again when its last user has gone.
        loop {
            let before = open.len();
            let mut left = Vec::new();
            for one in open.into_iter().rev() {
                if one.is_used() || !is_pure(one) || !one.erase() {
                    left.push(one);
                }
            }
            left.reverse();
            open = left;
            if open.len() == before {
                break;
            }
        }
    }
}
