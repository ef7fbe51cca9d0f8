//! Constant expressions in function bodies become instructions, as the Khronos translator has it: one for each expression and
//! function. It stands in front of the first user where that is in the entry block, else at the entry block's end. Those inside of
//! constant aggregates, and casts of functions, stay.

use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::writer::pointer_origin::strip_casts;
use rustc_hash::FxHashMap;

/// Expands the expressions of a function; returns whether there were any.
///
/// # Errors
/// Never in practice.
pub(crate) fn expand(function: Value<'_>) -> Result<bool> {
    let Some(entry) = function.entry_block() else { return Ok(false) };
    let Some(end) = entry.terminator() else { return Ok(false) };
    let mut made = Made::default();
    // The entry block comes first: what stands in front of one of its users stands in front of all users that come later.
    for block in function.blocks() {
        for user in block.instructions().collect::<Vec<_>>() {
            let place = if block == entry { user } else { end };
            for (position, operand) in (0u32..).zip(user.operands().collect::<Vec<_>>()) {
                if is_expanded(operand) {
                    user.set_operand(position, instruction_of(operand, place, &mut made)?);
                }
            }
        }
    }
    Ok(!made.is_empty())
}

/// The instructions that expressions became.
type Made<'c> = FxHashMap<Value<'c>, Value<'c>>;

fn is_expanded(operand: Value<'_>) -> bool {
    operand.constant_opcode().is_some() && !strip_casts(operand).is_function()
}

/// The instruction of an expression. Where it is new it stands in front of `place`, and those of its operands in front of it, the first
/// one's first.
fn instruction_of<'c>(expression: Value<'c>, place: Value<'c>, made: &mut Made<'c>) -> Result<Value<'c>> {
    let mut open = vec![expression];
    while let Some(expression) = open.last().copied() {
        let inner =
            expression.operands().find(|operand| is_expanded(*operand) && !made.contains_key(operand));
        if let Some(inner) = inner.filter(|_| !made.contains_key(&expression)) {
            open.push(inner);
            continue;
        }
        open.pop();
        if made.contains_key(&expression) {
            continue;
        }
        let instruction = expression.expression_as_instruction(place)?;
        for (position, operand) in (0u32..).zip(instruction.operands().collect::<Vec<_>>()) {
            if let Some(operand) = made.get(&operand) {
                instruction.set_operand(position, *operand);
            }
        }
        made.insert(expression, instruction);
    }
    made.get(&expression).copied().ok_or_else(|| Error::internal("an expression without an instruction"))
}
