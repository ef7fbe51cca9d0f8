//! Numbers of bits, and signs, of integers that are not of 32 bits: what GLSL.std.450 has are instructions on 32 bits.

use super::super::normalize::emit::shaped;
use super::{Pass, argument};
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Type, Value};
use crate::table::GLSL_PREFIX;
use rspirv::spirv::GlslStd450Op as G;

/// What an intrinsic asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Lowest,
    Highest,
    HighestOfSigned,
    Sign,
}

/// Replaces a call of such an intrinsic on integers of another width; `None` for other calls.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn replacement<'c>(pass: &mut Pass<'c>, call: Value<'c>, stem: &str) -> Result<Option<Value<'c>>> {
    let question = match stem {
        "spv.firstbitlow" => Question::Lowest,
        "spv.firstbituhigh" => Question::Highest,
        "spv.firstbitshigh" => Question::HighestOfSigned,
        "spv.sign" => Question::Sign,
        _ => return Ok(None),
    };
    let value = argument(call, 0)?;
    let word = shaped(pass.context, pass.context.i32_type(), value.ty())?;
    let Some(bits) = value.ty().scalar().int_bits().filter(|bits| *bits != 32) else { return Ok(None) };
    if call.ty() != word {
        return Ok(None);
    }
    if question == Question::Sign {
        return sign(pass, value, word).map(Some);
    }
    if bits < 32 {
        let is_signed = question == Question::HighestOfSigned;
        let wide = pass.builder.cast(if is_signed { Opcode::SExt } else { Opcode::ZExt }, value, word)?;
        return found(pass, question, wide).map(Some);
    }
    let (value, question) = match question {
        // The bits that differ from the sign.
        Question::HighestOfSigned => {
            let distance = same(value.ty(), u64::from(bits) - 1)?;
            let sign = pass.builder.binary(Opcode::AShr, value, distance)?;
            (pass.builder.binary(Opcode::Xor, value, sign)?, Question::Highest)
        }
        _ => (value, question),
    };
    let low = pass.builder.cast(Opcode::Trunc, value, word)?;
    let high = pass.builder.binary(Opcode::LShr, value, same(value.ty(), 32)?)?;
    let high = pass.builder.cast(Opcode::Trunc, high, word)?;
    let (in_low, in_high) = (found(pass, question, low)?, found(pass, question, high)?);
    // No bit is the number of all ones, which 32 would make another.
    let above = pass.builder.binary(Opcode::Or, in_high, same(word, 32)?)?;
    let first = if question == Question::Lowest { low } else { high };
    let is_first = pass.builder.icmp(IntPredicate::Ne, first, word.null()?)?;
    let (yes, no) = if question == Question::Lowest { (in_low, above) } else { (above, in_low) };
    pass.builder.select(is_first, yes, no).map(Some)
}

/// The number of a bit in words.
fn found<'c>(pass: &mut Pass<'c>, question: Question, value: Value<'c>) -> Result<Value<'c>> {
    let instruction = match question {
        Question::Lowest => G::FindILsb,
        Question::HighestOfSigned => G::FindSMsb,
        Question::Highest | Question::Sign => G::FindUMsb,
    };
    pass.call(&format!("{GLSL_PREFIX}{instruction:?}"), value.ty(), &[value])
}

/// 1, 0 or -1.
fn sign<'c>(pass: &Pass<'c>, value: Value<'c>, word: Type<'c>) -> Result<Value<'c>> {
    let zero = value.ty().null()?;
    let above = pass.builder.icmp(IntPredicate::Sgt, value, zero)?;
    let below = pass.builder.icmp(IntPredicate::Slt, value, zero)?;
    let (one, minus_one) = (same(word, 1)?, same(word, u64::from(u32::MAX))?);
    let negative = pass.builder.select(below, minus_one, word.null()?)?;
    pass.builder.select(above, one, negative)
}

/// A number in each component.
fn same(ty: Type<'_>, number: u64) -> Result<Value<'_>> {
    let scalar = ty.scalar().int(number)?;
    if ty.is_vector() { ty.aggregate(&vec![scalar; ty.lanes() as usize]) } else { Ok(scalar) }
}
