//! Conversions between booleans and numbers, which the Khronos translator lowers to selects and comparisons.

use super::call::Calls;
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::writer::normalize::emit::{shaped, splat as number};
use crate::writer::normalize::replace;
use crate::writer::operands::operands;

/// Rewrites the conversions from and to booleans in some functions.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn rewrite<'c>(calls: &Calls<'c>, functions: &[Value<'c>]) -> Result<()> {
    let mut conversions = Vec::new();
    for block in functions.iter().flat_map(|function| function.blocks()) {
        conversions.extend(block.instructions().filter(is_conversion));
        for conversion in conversions.drain(..) {
            calls.begin(conversion);
            convert(calls, conversion)?;
        }
    }
    Ok(())
}

/// Whether an instruction converts booleans to numbers, or numbers to booleans by their lowest bit.
fn is_conversion(instruction: &Value<'_>) -> bool {
    match instruction.opcode() {
        Some(Opcode::Trunc) => instruction.ty().is_bool_or_bools(),
        Some(Opcode::ZExt | Opcode::SExt | Opcode::UIToFP | Opcode::SIToFP) => {
            instruction.operand(0).is_some_and(|operand| operand.ty().is_bool_or_bools())
        }
        _ => false,
    }
}

fn convert<'c>(calls: &Calls<'c>, instruction: Value<'c>) -> Result<()> {
    let (Some(opcode), [operand]) = (instruction.opcode(), operands(instruction)?) else { return Ok(()) };
    let builder = &calls.builder;
    let ty = instruction.ty();
    let yes = |opcode: Opcode| match opcode {
        Opcode::SExt | Opcode::SIToFP => u64::MAX,
        _ => 1,
    };
    match opcode {
        Opcode::Trunc => {
            let bit = builder.binary(Opcode::And, operand, number(operand.ty(), 1)?)?;
            let is_set = builder.icmp(IntPredicate::Ne, bit, number(operand.ty(), 0)?)?;
            replace(instruction, is_set)
        }
        Opcode::ZExt | Opcode::SExt => {
            let chosen = builder.select(operand, number(ty, yes(opcode))?, number(ty, 0)?)?;
            replace(instruction, chosen)
        }
        Opcode::UIToFP | Opcode::SIToFP => {
            let word = calls.context.i32_type();
            let ty = shaped(calls.context, word, operand.ty())?;
            let chosen = builder.select(operand, number(ty, yes(opcode))?, number(ty, 0)?)?;
            replace(instruction, builder.cast(opcode, chosen, instruction.ty())?)
        }
        _ => Ok(()),
    }
}
