//! Expands constant expressions in function bodies to instructions, as the Khronos translator does: one
//! instruction per expression and function, before the first user if that is in the entry block, else at the
//! end of the entry block. Constant expressions inside constant aggregates, and casts of functions, are kept.

use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::writer::pointer_origin::strip_casts;
use rustc_hash::FxHashMap;

/// Expands the constant expressions of a function; returns whether there were any.
///
/// # Errors
/// Constant expressions that have no instruction.
pub(crate) fn expand(function: Value<'_>) -> Result<bool> {
    let Some(entry) = function.entry_block() else { return Ok(false) };
    let Some(end) = entry.terminator() else { return Ok(false) };
    let mut made = Made::default();
    // The entry block comes first: an instruction before one of its users precedes all later users.
    for block in function.blocks() {
        let users: Vec<_> = block.instructions().filter(|user| user.operands().any(is_expanded)).collect();
        for user in users {
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

/// The instructions created for expressions.
type Made<'c> = FxHashMap<Value<'c>, Value<'c>>;

fn is_expanded(operand: Value<'_>) -> bool {
    operand.constant_opcode().is_some() && !strip_casts(operand).is_function()
}

/// The instruction for an expression. A new one is inserted before `place`, after those of its operands, in
/// operand order.
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
