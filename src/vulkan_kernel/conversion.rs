//! Conversions that saturate or round as they are told, which shaders do not have: in terms of those that they have.

use super::rounding;
use crate::error::{Error, Result};
use crate::llvm::{FloatPredicate, Opcode, Type, Value};
use crate::writer::normalize::emit::{Emit, low_bits};
use mangling::{Family, Ident, Rounding};

/// The conversions, by their names.
const NAMES: &[&str] = &[
    "ConvertFToS",
    "ConvertFToU",
    "ConvertSToF",
    "ConvertUToF",
    "FConvert",
    "SConvert",
    "SatConvertSToU",
    "SatConvertUToS",
    "UConvert",
];

/// Whether a call is a conversion that shaders can do.
pub(super) fn is_known(ident: &Ident<'_>) -> bool {
    ident.family == Family::Opcode && NAMES.contains(&ident.base)
}

/// What a conversion gives.
///
/// # Errors
/// Types that it does not have.
pub(super) fn convert<'c>(emit: &mut Emit<'c>, call: Value<'c>, ident: &Ident<'_>) -> Result<Value<'c>> {
    let value = call.arg(0).ok_or_else(|| Error::internal("a conversion of nothing"))?;
    let to = call.ty();
    let is_saturated = ident.postfixes.is_saturated || ident.base.starts_with("Sat");
    let directed = ident.postfixes.rounding.filter(|rounding| *rounding != Rounding::ToEven);
    match (ident.base, directed) {
        ("FConvert", Some(rounding)) => return rounding::narrowed(emit, value, to, rounding),
        (name @ ("ConvertSToF" | "ConvertUToF"), Some(rounding)) => {
            return rounding::of_integer(emit, value, to, name == "ConvertSToF", rounding);
        }
        _ => {}
    }
    let opcode = match ident.base {
        "ConvertFToS" | "ConvertFToU" => {
            let is_signed = ident.base == "ConvertFToS";
            let rounded = rounded(emit, value, ident.postfixes.rounding)?;
            return to_integer(emit, rounded, to, is_signed, is_saturated);
        }
        "ConvertSToF" => Opcode::SIToFP,
        "ConvertUToF" => Opcode::UIToFP,
        "FConvert" if value.ty().scalar_bits() < to.scalar_bits() => Opcode::FPExt,
        "FConvert" if value.ty() == to => return Ok(value),
        "FConvert" => Opcode::FPTrunc,
        name => {
            let from_signed = ["SConvert", "SatConvertSToU"].contains(&name);
            let to_signed = ["SConvert", "SatConvertUToS"].contains(&name);
            return between_integers(emit, value, to, (from_signed, to_signed), is_saturated);
        }
    };
    emit.cast(opcode, value, to.scalar())
}

/// A number rounded to a whole one; towards zero is what conversions do by themselves.
fn rounded<'c>(emit: &mut Emit<'c>, value: Value<'c>, rounding: Option<Rounding>) -> Result<Value<'c>> {
    let name = match rounding {
        None | Some(Rounding::ToZero) => return Ok(value),
        Some(Rounding::ToEven) => "llvm.roundeven",
        Some(Rounding::Up) => "llvm.ceil",
        Some(Rounding::Down) => "llvm.floor",
    };
    emit.intrinsic(name, &[value.ty()], &[value])
}

/// The bits of a floating-point number that is a power of two, or its negation.
fn power<'c>(ty: Type<'c>, exponent: u64, is_negative: bool) -> Result<Value<'c>> {
    let (bits, bias, fraction) = if ty.scalar_bits() == Some(64) { (64, 1023, 52) } else { (32, 127, 23) };
    let number = (exponent + bias) << fraction | u64::from(is_negative) << (bits - 1);
    let scalar = ty.scalar().float_from_bits(number.into())?;
    splat(scalar, ty)
}

fn splat<'c>(scalar: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
    if ty.is_vector() { ty.aggregate(&vec![scalar; ty.lanes() as usize]) } else { Ok(scalar) }
}

fn to_integer<'c>(
    emit: &mut Emit<'c>,
    value: Value<'c>,
    to: Type<'c>,
    is_signed: bool,
    is_saturated: bool,
) -> Result<Value<'c>> {
    let opcode = if is_signed { Opcode::FPToSI } else { Opcode::FPToUI };
    if !is_saturated {
        return emit.cast(opcode, value, to.scalar());
    }
    // A number of 16 bits has not the range of integers.
    let float = emit.context.float_type();
    let value =
        if value.ty().scalar_bits() == Some(16) { emit.cast(Opcode::FPExt, value, float)? } else { value };
    let bits = to.scalar().int_bits().ok_or_else(|| Error::internal("a conversion to no integer"))?;
    let magnitude = if is_signed { bits - 1 } else { bits };
    let (most, least) =
        if is_signed { (low_bits(bits - 1), 1u64 << (bits - 1)) } else { (low_bits(bits), 0) };
    let converted = emit.cast(opcode, value, to.scalar())?;
    let above = power(value.ty(), magnitude.into(), false)?;
    let too_great = emit.builder.fcmp(FloatPredicate::Oge, value, above)?;
    let below = if is_signed {
        power(value.ty(), magnitude.into(), true)?
    } else {
        splat(value.ty().scalar().float_from_bits(0)?, value.ty())?
    };
    let too_small = emit.builder.fcmp(FloatPredicate::Ole, value, below)?;
    let is_nan = emit.builder.fcmp(FloatPredicate::Uno, value, value)?;
    let (most, least, zero) = (emit.number(to, most)?, emit.number(to, least)?, emit.number(to, 0)?);
    let one = emit.select(too_great, most, converted)?;
    let two = emit.select(too_small, least, one)?;
    emit.select(is_nan, zero, two)
}

fn between_integers<'c>(
    emit: &mut Emit<'c>,
    value: Value<'c>,
    to: Type<'c>,
    (from_signed, to_signed): (bool, bool),
    is_saturated: bool,
) -> Result<Value<'c>> {
    let (from, into) = (value.ty().scalar().int_bits().unwrap_or(0), to.scalar().int_bits().unwrap_or(0));
    let mut value = value;
    if is_saturated {
        let ty = value.ty();
        // The greatest number of the target, if the source has it.
        let most_bits = if to_signed { into - 1 } else { into };
        let own_bits = if from_signed { from - 1 } else { from };
        if most_bits < own_bits {
            let most = emit.number(ty, low_bits(most_bits))?;
            let name = if from_signed { "llvm.smin" } else { "llvm.umin" };
            value = emit.intrinsic(name, &[ty], &[value, most])?;
        }
        if from_signed && (!to_signed || into < from) {
            let least = if to_signed { !low_bits(into - 1) & low_bits(from) } else { 0 };
            let least = emit.number(ty, least)?;
            value = emit.intrinsic("llvm.smax", &[ty], &[value, least])?;
        }
    }
    let opcode = if into < from {
        Opcode::Trunc
    } else if from_signed {
        Opcode::SExt
    } else {
        Opcode::ZExt
    };
    if into == from { Ok(value) } else { emit.cast(opcode, value, to.scalar()) }
}
