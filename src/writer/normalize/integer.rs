//! Arithmetic on elements of any form: legal ones, and those held in a wider integer.
//!
//! Rule of this file: a value in a wider integer is zero-extended. An operation that can set upper bits is
//! followed by a mask, unless it has `nuw`; a signed operation sign-extends its operands first.

use super::emit::Emit;
use super::form::{Parts, Scalar, WORD};
use super::halves;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Value, flags};
use smallvec::smallvec;
use std::cmp::Ordering;

/// Whether a predicate is a signed comparison.
pub(super) fn is_signed(predicate: IntPredicate) -> bool {
    use IntPredicate::*;
    matches!(predicate, Sgt | Sge | Slt | Sle)
}

/// The single part of an element that is not split into words.
///
/// # Errors
/// Internal, if it has several.
pub(super) fn only<'c>(parts: &[Value<'c>]) -> Result<Value<'c>> {
    match parts {
        [value] => Ok(*value),
        _ => Err(Error::internal("a value of one part has several")),
    }
}

/// A binary operation on one chunk.
///
/// # Errors
/// Division of more than 64 bits.
pub(super) fn binary<'c>(
    emit: &mut Emit<'c>,
    opcode: Opcode,
    scalar: Scalar<'c>,
    left: &[Value<'c>],
    right: &[Value<'c>],
    flags: u32,
) -> Result<Parts<'c>> {
    match scalar {
        Scalar::Plain(_) => Ok(smallvec![emit.binary_with(opcode, only(left)?, only(right)?, flags)?]),
        Scalar::Narrow { bits, .. } => {
            Ok(smallvec![narrow_binary(emit, opcode, bits, (only(left)?, only(right)?), flags)?])
        }
        Scalar::Halves { bits } => halves::binary(emit, opcode, bits, left, right),
    }
}

fn narrow_binary<'c>(
    emit: &mut Emit<'c>,
    opcode: Opcode,
    bits: u32,
    (left, right): (Value<'c>, Value<'c>),
    of: u32,
) -> Result<Value<'c>> {
    use Opcode::*;
    match opcode {
        Add | Sub | Mul | Shl => {
            let nuw = of & flags::NUW;
            let value = emit.binary_with(opcode, left, right, nuw)?;
            if nuw != 0 { Ok(value) } else { emit.mask(value, bits) }
        }
        SDiv | SRem => {
            let (left, right) = (emit.sign_extended(left, bits)?, emit.sign_extended(right, bits)?);
            let value = emit.binary_with(opcode, left, right, of & flags::EXACT)?;
            emit.mask(value, bits)
        }
        AShr => {
            let left = emit.sign_extended(left, bits)?;
            let value = emit.binary_with(opcode, left, right, of & flags::EXACT)?;
            emit.mask(value, bits)
        }
        _ => emit.binary_with(opcode, left, right, of & (flags::EXACT | flags::DISJOINT)),
    }
}

/// A comparison of one chunk, with a boolean result.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn compare<'c>(
    emit: &mut Emit<'c>,
    predicate: IntPredicate,
    scalar: Scalar<'c>,
    left: &[Value<'c>],
    right: &[Value<'c>],
) -> Result<Value<'c>> {
    match scalar {
        Scalar::Halves { bits } => halves::compare(emit, predicate, bits, left, right),
        Scalar::Narrow { bits, holder } if is_signed(predicate) => {
            // Shifting the sign bit to the top preserves the order; the bits below are zero.
            let left = emit.shift(Opcode::Shl, only(left)?, holder - bits)?;
            let right = emit.shift(Opcode::Shl, only(right)?, holder - bits)?;
            emit.icmp(predicate, left, right)
        }
        _ => emit.icmp(predicate, only(left)?, only(right)?),
    }
}

/// Converts an integer to another width: truncation, zero extension or sign extension.
///
/// # Errors
/// Elements that are not integers.
pub(super) fn resize<'c>(
    emit: &mut Emit<'c>,
    from: Scalar<'c>,
    to: Scalar<'c>,
    parts: &[Value<'c>],
    signed: bool,
) -> Result<Parts<'c>> {
    match (from, to, parts) {
        (Scalar::Halves { bits: from }, Scalar::Halves { bits: to }, [low, high]) => {
            let high = if signed && to > from { emit.sign_extended(*high, from - WORD)? } else { *high };
            Ok(smallvec![*low, emit.mask(high, to - WORD)?])
        }
        (Scalar::Halves { .. }, _, [low, _]) => {
            let word = Scalar::Plain(emit.context.i64_type());
            Ok(smallvec![resize_one(emit, word, to, *low, false)?])
        }
        (_, Scalar::Halves { bits }, [value]) => {
            let word = Scalar::Plain(emit.context.i64_type());
            let low = resize_one(emit, from, word, *value, signed)?;
            let high = if signed {
                let sign = emit.shift(Opcode::AShr, low, WORD - 1)?;
                emit.mask(sign, bits - WORD)?
            } else {
                emit.same(low, 0)?
            };
            Ok(smallvec![low, high])
        }
        (_, _, [value]) => Ok(smallvec![resize_one(emit, from, to, *value, signed)?]),
        _ => Err(Error::internal("an integer without its parts")),
    }
}

/// Like [`resize`], for integers of one part.
fn resize_one<'c>(
    emit: &mut Emit<'c>,
    from: Scalar<'c>,
    to: Scalar<'c>,
    value: Value<'c>,
    signed: bool,
) -> Result<Value<'c>> {
    let (from_bits, to_bits) = (from.bits(), to.bits());
    let held = to.part_type(emit.context)?;
    let holder = held.int_bits().ok_or_else(|| Error::internal("an integer that is none"))?;
    if to_bits <= from_bits {
        // An integer of its own width may move to a wider holder.
        let value = match value.ty().scalar().int_bits().unwrap_or(0).cmp(&holder) {
            Ordering::Less => emit.cast(Opcode::ZExt, value, held)?,
            Ordering::Equal => value,
            Ordering::Greater => emit.cast(Opcode::Trunc, value, held)?,
        };
        return emit.mask(value, to_bits);
    }
    if !signed {
        return emit.cast(Opcode::ZExt, value, held);
    }
    let extended = if matches!(from, Scalar::Plain(_)) {
        emit.cast(Opcode::SExt, value, held)?
    } else {
        let value = emit.cast(Opcode::ZExt, value, held)?;
        emit.sign_extended(value, from_bits)?
    };
    if to_bits < holder { emit.mask(extended, to_bits) } else { Ok(extended) }
}

/// Any cast of one chunk.
///
/// # Errors
/// Conversions between floating-point values and integers of more than 64 bits.
pub(super) fn cast<'c>(
    emit: &mut Emit<'c>,
    opcode: Opcode,
    from: Scalar<'c>,
    to: Scalar<'c>,
    parts: &[Value<'c>],
) -> Result<Parts<'c>> {
    use Opcode::*;
    let word = Scalar::Plain(emit.context.i64_type());
    match (opcode, from, to) {
        (Trunc | ZExt, ..) => resize(emit, from, to, parts, false),
        (SExt, ..) => resize(emit, from, to, parts, true),
        (_, Scalar::Plain(_), Scalar::Plain(ty)) => Ok(smallvec![emit.cast(opcode, only(parts)?, ty)?]),
        (PtrToInt | PtrToAddr, Scalar::Plain(_), _) => {
            let value = emit.cast(opcode, only(parts)?, emit.context.i64_type())?;
            resize(emit, word, to, &[value], false)
        }
        (IntToPtr, _, Scalar::Plain(ty)) => {
            let value = resize(emit, from, word, parts, false)?;
            Ok(smallvec![emit.cast(opcode, only(&value)?, ty)?])
        }
        (UIToFP, Scalar::Narrow { .. }, Scalar::Plain(ty)) => {
            Ok(smallvec![emit.cast(opcode, only(parts)?, ty)?])
        }
        (SIToFP, Scalar::Narrow { bits, .. }, Scalar::Plain(ty)) => {
            let value = emit.sign_extended(only(parts)?, bits)?;
            Ok(smallvec![emit.cast(opcode, value, ty)?])
        }
        (FPToUI | FPToSI, Scalar::Plain(_), Scalar::Narrow { bits, holder }) => {
            let held = emit.context.int_type(holder)?;
            let value = emit.cast(opcode, only(parts)?, held)?;
            Ok(smallvec![if opcode == FPToSI { emit.mask(value, bits)? } else { value }])
        }
        _ => Err(Error::unsupported("a conversion between floating-point numbers and more than 64 bits")),
    }
}

/// The parts of one element or chunk with the bits above its own width cleared.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn masked<'c>(emit: &mut Emit<'c>, scalar: Scalar<'c>, parts: &[Value<'c>]) -> Result<Parts<'c>> {
    match (scalar, parts) {
        (Scalar::Narrow { bits, .. }, [value]) => Ok(smallvec![emit.mask(*value, bits)?]),
        (Scalar::Halves { bits }, [low, high]) => Ok(smallvec![*low, emit.mask(*high, bits - WORD)?]),
        _ => Ok(parts.iter().copied().collect()),
    }
}
