//! Conversions to floating-point numbers that round towards zero, up or down: shaders have those that round to the nearest number, and those
//! that are exact.

use crate::error::{Error, Result};
use crate::llvm::{FloatPredicate, IntPredicate, Opcode, Type, Value};
use crate::writer::normalize::emit::Emit;
use mangling::Rounding;

/// The bits of a floating-point type's numbers, the first one included, that are always there.
fn precision(ty: Type<'_>) -> u32 {
    match ty.scalar_bits() {
        Some(16) => 11,
        Some(64) => 53,
        _ => 24,
    }
}

/// A floating-point number as one of another width.
///
/// # Errors
/// Only internal ones.
pub(super) fn narrowed<'c>(
    emit: &mut Emit<'c>,
    value: Value<'c>,
    to: Type<'c>,
    rounding: Rounding,
) -> Result<Value<'c>> {
    let to = to.scalar();
    if value.ty().scalar_bits() <= to.scalar_bits() {
        return emit.cast(Opcode::FPExt, value, to);
    }
    // One of the two neighbours of the value, and the bits of the other one if it is the wrong one.
    let near = emit.cast(Opcode::FPTrunc, value, to)?;
    let back = emit.cast(Opcode::FPExt, near, value.ty().scalar())?;
    let whole = emit.context.int_type(to.scalar_bits().unwrap_or(32))?;
    let bits = emit.cast(Opcode::BitCast, near, whole)?;
    let one = emit.same(bits, 1)?;
    let (less, more) = (emit.binary(Opcode::Sub, bits, one)?, emit.binary(Opcode::Add, bits, one)?);
    let zero = emit.same(bits, 0)?;
    let is_negative = emit.icmp(IntPredicate::Slt, bits, zero)?;
    let (is_wrong, next) = match rounding {
        Rounding::ToZero => {
            let (found, wanted) = (magnitude(emit, back)?, magnitude(emit, value)?);
            (emit.builder.fcmp(FloatPredicate::Ogt, found, wanted)?, less)
        }
        Rounding::Up => {
            (emit.builder.fcmp(FloatPredicate::Olt, back, value)?, emit.select(is_negative, less, more)?)
        }
        Rounding::Down => {
            (emit.builder.fcmp(FloatPredicate::Ogt, back, value)?, emit.select(is_negative, more, less)?)
        }
        Rounding::ToEven => return Ok(near),
    };
    let chosen = emit.select(is_wrong, next, bits)?;
    emit.cast(Opcode::BitCast, chosen, to)
}

fn magnitude<'c>(emit: &mut Emit<'c>, value: Value<'c>) -> Result<Value<'c>> {
    emit.intrinsic("llvm.fabs", &[value.ty()], &[value])
}

/// An integer as a floating-point number.
///
/// # Errors
/// Only internal ones.
pub(super) fn of_integer<'c>(
    emit: &mut Emit<'c>,
    value: Value<'c>,
    to: Type<'c>,
    is_signed: bool,
    rounding: Rounding,
) -> Result<Value<'c>> {
    let to = to.scalar();
    if to.scalar_bits() == Some(16) {
        // To round twice in one direction is to round once.
        let wide = of_integer(emit, value, emit.context.float_type(), is_signed, rounding)?;
        return narrowed(emit, wide, to, rounding);
    }
    let bits = value.ty().scalar().int_bits().ok_or_else(|| Error::internal("a conversion of no integer"))?;
    let kept = precision(to);
    if bits - u32::from(is_signed) <= kept || rounding == Rounding::ToEven {
        return emit.cast(if is_signed { Opcode::SIToFP } else { Opcode::UIToFP }, value, to);
    }
    let zero = emit.same(value, 0)?;
    let is_negative = if is_signed { Some(emit.icmp(IntPredicate::Slt, value, zero)?) } else { None };
    let magnitude = match is_negative {
        Some(is_negative) => {
            let negated = emit.binary(Opcode::Sub, zero, value)?;
            emit.select(is_negative, negated, value)?
        }
        None => value,
    };
    // The bits that the number has no room for are those below its highest ones.
    let mut filled = magnitude;
    for distance in (0..bits.ilog2()).map(|power| 1 << power) {
        let lower = emit.shift(Opcode::LShr, filled, distance)?;
        filled = emit.binary(Opcode::Or, filled, lower)?;
    }
    let lost = emit.shift(Opcode::LShr, filled, kept)?;
    let rest = emit.binary(Opcode::And, magnitude, lost)?;
    let exact = emit.binary(Opcode::Xor, magnitude, rest)?;
    let below = emit.cast(Opcode::UIToFP, exact, to)?;
    let above = {
        let one = emit.same(value, 1)?;
        let step = emit.binary(Opcode::Add, lost, one)?;
        let step = emit.cast(Opcode::UIToFP, step, to)?;
        let sum = emit.binary(Opcode::FAdd, below, step)?;
        let is_exact = emit.icmp(IntPredicate::Eq, rest, zero)?;
        emit.select(is_exact, below, sum)?
    };
    let (of_positive, of_negative) = match rounding {
        Rounding::Up => (above, below),
        Rounding::Down => (below, above),
        Rounding::ToZero | Rounding::ToEven => (below, below),
    };
    let Some(is_negative) = is_negative else { return Ok(of_positive) };
    let zero = emit.cast(Opcode::UIToFP, zero, to)?;
    let negated = emit.binary(Opcode::FSub, zero, of_negative)?;
    emit.select(is_negative, negated, of_positive)
}
