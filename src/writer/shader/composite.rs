//! Indices that lead through an aggregate, as through a matrix, into a vector: one instruction of SPIR-V, several of LLVM.

use crate::llvm::{Opcode as LlvmOpcode, Value};
use crate::spirv::{Opcode, op};

fn is_a(value: Value<'_>, opcode: LlvmOpcode) -> bool {
    value.opcode() == Some(opcode)
}

/// Indices that lead through an aggregate into a vector: the operands, the literals and the parts.
pub(in crate::writer) fn composite_path<'c>(
    last: Value<'c>,
    marked: Opcode,
) -> Option<(Vec<Value<'c>>, Vec<u32>, Vec<Value<'c>>)> {
    match marked {
        op::CompositeExtract => {
            let outer = last.operand(0)?;
            let fits = is_a(last, LlvmOpcode::ExtractElement) && is_a(outer, LlvmOpcode::ExtractValue);
            let lane = last.operand(1).filter(|_| fits)?.u32_value()?;
            let literals = outer.value_indices().iter().copied().chain([lane]).collect();
            Some((vec![outer.operand(0)?], literals, vec![outer]))
        }
        op::CompositeInsert => {
            let (composite, vector) = (last.operand(0)?, last.operand(1)?);
            let taken = vector.operand(0)?;
            let fits = is_a(last, LlvmOpcode::InsertValue)
                && is_a(vector, LlvmOpcode::InsertElement)
                && is_a(taken, LlvmOpcode::ExtractValue)
                && taken.operand(0)? == composite
                && taken.value_indices() == last.value_indices();
            let lane = vector.operand(2).filter(|_| fits)?.u32_value()?;
            let literals = last.value_indices().iter().copied().chain([lane]).collect();
            Some((vec![vector.operand(1)?, composite], literals, vec![vector, taken]))
        }
        _ => None,
    }
}
