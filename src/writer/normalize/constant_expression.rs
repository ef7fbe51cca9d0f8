//! Constant expressions in function bodies become instructions, as the Khronos translator has it: one for each expression and
//! function. It stands in front of the first user where that is in the entry block, else at the entry block's end. Those inside of
//! constant aggregates, and casts of functions, stay.

use crate::error::Result;
use crate::llvm::{Block, Value};
use crate::writer::device_side_enqueue::strip_casts;
use rustc_hash::FxHashMap;

/// Expands the expressions of a function; returns whether there were any.
///
/// # Errors
/// Never in practice.
pub(super) fn expand(function: Value<'_>) -> Result<bool> {
    let Some(entry) = function.entry_block() else { return Ok(false) };
    let mut made = FxHashMap::default();
    for block in function.blocks() {
        let mut instructions: Vec<_> = block.instructions().collect();
        instructions.reverse();
        while let Some(user) = instructions.pop() {
            expand_operands(entry, user, &mut made, &mut instructions)?;
        }
    }
    Ok(!made.is_empty())
}

/// Expands the operands of an instruction; what that makes is put on the stack of instructions to be looked at.
fn expand_operands<'c>(
    entry: Block<'c>,
    user: Value<'c>,
    made: &mut FxHashMap<Value<'c>, Value<'c>>,
    stack: &mut Vec<Value<'c>>,
) -> Result<()> {
    for (position, operand) in (0u32..).zip(user.operands().collect::<Vec<_>>()) {
        if operand.constant_opcode().is_none() || strip_casts(operand).is_function() {
            continue;
        }
        let instruction = match made.get(&operand) {
            Some(instruction) => *instruction,
            None => {
                let Some(end) = entry.terminator() else { return Ok(()) };
                let place = if user.block() == Some(entry) { user } else { end };
                let instruction = operand.expression_as_instruction(place)?;
                made.insert(operand, instruction);
                stack.push(instruction);
                instruction
            }
        };
        user.set_operand(position, instruction);
    }
    Ok(())
}
