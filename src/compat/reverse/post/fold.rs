//! Constant folding: the Khronos translator creates most instructions with a folding builder.

use super::Pass;
use crate::llvm::{Opcode, Value};
use crate::table::metadata as names;

impl<'c> Pass<'_, 'c, '_> {
    /// Replaces instructions on constants by their results, in program order.
    pub(super) fn fold(&self) {
        let mark = self.reading.llvm.md_kind(names::OP);
        for block in self.reading.module.functions().flat_map(Value::blocks) {
            let mut next = block.first_instruction();
            while let Some(instruction) = next {
                next = instruction.next_instruction();
                let is_folded = folds(instruction)
                    || instruction.metadata(mark).is_some() && converts(instruction)
                    || extends_booleans(instruction);
                if is_folded && let Some(constant) = folded(instruction) {
                    instruction.replace_all_uses_with(constant);
                    instruction.erase();
                }
            }
        }
    }
}

/// The result of an instruction whose operands are all constant.
pub(super) fn folded(instruction: Value<'_>) -> Option<Value<'_>> {
    instruction.operands().all(Value::is_constant).then(|| instruction.folded_as_built()).flatten()
}

/// Whether instructions of this kind are folded.
fn folds(instruction: Value<'_>) -> bool {
    instruction.opcode().is_some_and(|opcode| {
        opcode.is_binary()
            || matches!(
                opcode,
                Opcode::ICmp
                    | Opcode::FCmp
                    | Opcode::Select
                    | Opcode::ExtractValue
                    | Opcode::ExtractElement
                    | Opcode::InsertValue
                    | Opcode::InsertElement
                    | Opcode::ShuffleVector
            )
    })
}

/// Whether an instruction is a conversion of an argument of an OpenCL C call.
fn converts(instruction: Value<'_>) -> bool {
    matches!(instruction.opcode(), Some(Opcode::ZExt | Opcode::SExt | Opcode::Trunc | Opcode::AddrSpaceCast))
}

/// Whether an instruction extends booleans for the arguments of a builtin.
fn extends_booleans(instruction: Value<'_>) -> bool {
    let from = instruction.operand(0).map(Value::ty).filter(|ty| ty.is_vector());
    instruction.opcode() == Some(Opcode::SExt) && from.is_some_and(|ty| ty.scalar().int_bits() == Some(1))
}
