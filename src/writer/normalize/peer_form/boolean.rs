//! Numbers that are made of booleans, and booleans made of numbers, as the Khronos translator writes them: by choice and comparison.

use super::call::Calls;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::writer::normalize::emit::splat as number;

/// Puts a value in the place of an instruction, which goes.
///
/// # Errors
/// Values of different types.
pub(super) fn replace<'c>(old: Value<'c>, new: Value<'c>) -> Result<()> {
    let name = old.name().into_owned();
    if old.is_used() && !old.replace_all_uses_with(new) {
        return Err(Error::internal(format!("{new} cannot replace {old}")));
    }
    old.erase();
    if new.is_instruction() && new.name_bytes().is_empty() {
        new.set_name(&name);
    }
    Ok(())
}

/// Rewrites the conversions from and to booleans of a function.
///
/// # Errors
/// Never in practice.
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
            let lanes = operand.ty().lanes();
            let ty = if operand.ty().is_vector() { calls.context.vector_type(word, lanes)? } else { word };
            let chosen = builder.select(operand, number(ty, yes(opcode))?, number(ty, 0)?)?;
            replace(instruction, builder.cast(opcode, chosen, instruction.ty())?)
        }
        _ => Ok(()),
    }
}
