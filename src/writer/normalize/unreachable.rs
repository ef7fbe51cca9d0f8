//! Unreachable code, where LLVM allows a use before the definition and SPIR-V does not.

use crate::error::Result;
use crate::llvm::{Opcode, Value};
use crate::writer::block_order::order;
use rustc_hash::FxHashSet;

/// Replaces uses before the definition by poison; returns whether there were any.
///
/// # Errors
/// Types without poison values.
pub(super) fn cut_cycles(function: Value<'_>) -> Result<bool> {
    let Some(entry) = function.entry_block().filter(|entry| entry.next().is_some()) else { return Ok(false) };
    let mut reached = FxHashSet::default();
    let mut work = vec![entry];
    while let Some(block) = work.pop() {
        if reached.insert(block) {
            work.extend(block.terminator().into_iter().flat_map(Value::successors));
        }
    }
    if function.blocks().all(|block| reached.contains(&block)) {
        return Ok(false);
    }
    let mut changed = false;
    let mut seen: FxHashSet<Value<'_>> = FxHashSet::default();
    for block in order(function) {
        let is_reached = reached.contains(&block);
        for instruction in block.instructions() {
            if !is_reached && instruction.opcode() != Some(Opcode::Phi) {
                for index in 0..instruction.operand_count() {
                    let Some(operand) = instruction.operand(index) else { continue };
                    if operand.is_instruction() && !seen.contains(&operand) {
                        changed |= instruction.set_operand(index, operand.ty().poison()?);
                    }
                }
            }
            seen.insert(instruction);
        }
    }
    Ok(changed)
}
