//! Conversions between booleans and numbers, which the Khronos translator lowers to selects and comparisons.

use super::call::Calls;
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::writer::normalize::emit::{shaped, splat as number};
use crate::writer::normalize::replace;

/// Rewrites the conversions from and to booleans in a function.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn rewrite<'c>(calls: &Calls<'c>, function: Value<'c>) -> Result<()> {
    for block in function.blocks() {
        for instruction in block.instructions().collect::<Vec<_>>() {
            let (Some(opcode), Some(operand)) = (instruction.opcode(), instruction.operand(0)) else {
                continue;
            };
            calls.builder.position_before(instruction);
            calls.builder.set_debug_location(instruction.debug_location());
            convert(calls, instruction, opcode, operand)?;
        }
    }
    Ok(())
}

fn convert<'c>(calls: &Calls<'c>, instruction: Value<'c>, opcode: Opcode, operand: Value<'c>) -> Result<()> {
    let builder = &calls.builder;
    let ty = instruction.ty();
    let yes = |opcode: Opcode| match opcode {
        Opcode::SExt | Opcode::SIToFP => u64::MAX,
        _ => 1,
    };
    match opcode {
        Opcode::Trunc if ty.is_bool_or_bools() => {
            let bit = builder.binary(Opcode::And, operand, number(operand.ty(), 1)?)?;
            let is_set = builder.icmp(IntPredicate::Ne, bit, number(operand.ty(), 0)?)?;
            replace(instruction, is_set)
        }
        Opcode::ZExt | Opcode::SExt if operand.ty().is_bool_or_bools() => {
            let chosen = builder.select(operand, number(ty, yes(opcode))?, number(ty, 0)?)?;
            replace(instruction, chosen)
        }
        Opcode::UIToFP | Opcode::SIToFP if operand.ty().is_bool_or_bools() => {
            let word = calls.context.i32_type();
            let ty = shaped(calls.context, word, operand.ty())?;
            let chosen = builder.select(operand, number(ty, yes(opcode))?, number(ty, 0)?)?;
            replace(instruction, builder.cast(opcode, chosen, instruction.ty())?)
        }
        _ => Ok(()),
    }
}
