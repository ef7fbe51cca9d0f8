//! Arithmetic on integers of 65 to 128 bits, split into two words.

use super::emit::Emit;
use super::form::{Parts, WORD};
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Type, Value, calling_convention};
use smallvec::smallvec;

/// The low and the high word of an integer.
type Pair<'c> = (Value<'c>, Value<'c>);

fn pair<'c>(parts: &[Value<'c>]) -> Result<Pair<'c>> {
    match parts {
        [low, high] => Ok((*low, *high)),
        _ => Err(Error::internal("a number of two words has not two")),
    }
}

/// A binary operation.
///
/// # Errors
/// Division.
pub(super) fn binary<'c>(
    emit: &mut Emit<'c>,
    opcode: Opcode,
    bits: u32,
    left: &[Value<'c>],
    right: &[Value<'c>],
) -> Result<Parts<'c>> {
    use Opcode::*;
    let (a, b) = (pair(left)?, pair(right)?);
    let (low, high) = match opcode {
        And | Or | Xor => return bitwise(emit, opcode, a, b),
        Add => add(emit, a, b)?,
        Sub => subtract(emit, a, b)?,
        Mul => multiply(emit, a, b)?,
        Shl => shift_left(emit, a, b.0)?,
        LShr => shift_right(emit, a, b.0, Opcode::LShr)?,
        AShr => {
            let high = emit.sign_extended(a.1, bits - WORD)?;
            shift_right(emit, (a.0, high), b.0, Opcode::AShr)?
        }
        _ => return Err(Error::unsupported(format!("a division of {bits} bits"))),
    };
    Ok(smallvec![low, emit.mask(high, bits - WORD)?])
}

fn bitwise<'c>(emit: &mut Emit<'c>, opcode: Opcode, a: Pair<'c>, b: Pair<'c>) -> Result<Parts<'c>> {
    Ok(smallvec![emit.binary(opcode, a.0, b.0)?, emit.binary(opcode, a.1, b.1)?])
}

/// Zero-extends a boolean.
fn bit<'c>(emit: &mut Emit<'c>, value: Value<'c>) -> Result<Value<'c>> {
    let word = emit.context.i64_type();
    emit.cast(Opcode::ZExt, value, word)
}

fn add<'c>(emit: &mut Emit<'c>, a: Pair<'c>, b: Pair<'c>) -> Result<Pair<'c>> {
    let low = emit.binary(Opcode::Add, a.0, b.0)?;
    let high = emit.binary(Opcode::Add, a.1, b.1)?;
    if a.0.is_null() || b.0.is_null() {
        return Ok((low, high));
    }
    let carry = emit.icmp(IntPredicate::Ult, low, a.0)?;
    let carry = bit(emit, carry)?;
    Ok((low, emit.binary(Opcode::Add, high, carry)?))
}

fn subtract<'c>(emit: &mut Emit<'c>, a: Pair<'c>, b: Pair<'c>) -> Result<Pair<'c>> {
    let low = emit.binary(Opcode::Sub, a.0, b.0)?;
    let high = emit.binary(Opcode::Sub, a.1, b.1)?;
    if b.0.is_null() {
        return Ok((low, high));
    }
    let borrow = emit.icmp(IntPredicate::Ult, a.0, b.0)?;
    let borrow = bit(emit, borrow)?;
    Ok((low, emit.binary(Opcode::Sub, high, borrow)?))
}

/// Whether the high word is the sign extension of the low word, so that the value is a sign-extended 64-bit
/// integer.
fn is_sign_of(high: Value<'_>, low: Value<'_>) -> bool {
    high.opcode() == Some(Opcode::AShr)
        && high.operand(0) == Some(low)
        && high.operand(1).is_some_and(|distance| {
            let first = if distance.ty().is_vector() { distance.element(0) } else { Some(distance) };
            first.and_then(Value::int_value) == Some(u64::from(WORD - 1))
        })
}

fn multiply<'c>(emit: &mut Emit<'c>, a: Pair<'c>, b: Pair<'c>) -> Result<Pair<'c>> {
    let low = emit.binary(Opcode::Mul, a.0, b.0)?;
    if is_sign_of(a.1, a.0) && is_sign_of(b.1, b.0) {
        return Ok((low, high_product(emit, true, a.0, b.0)?));
    }
    let mut high = high_product(emit, false, a.0, b.0)?;
    for (x, y) in [(a.0, b.1), (a.1, b.0)] {
        let cross = emit.binary(Opcode::Mul, x, y)?;
        high = emit.binary(Opcode::Add, high, cross)?;
    }
    Ok((low, high))
}

/// The high word of the product of two words, by a call of the `mul_hi` builtin.
fn high_product<'c>(emit: &mut Emit<'c>, signed: bool, a: Value<'c>, b: Value<'c>) -> Result<Value<'c>> {
    let small = |value: Value<'c>| value.int_value().is_some_and(|number| number <= 1);
    if !signed && (small(a) || small(b)) {
        return emit.same(a, 0);
    }
    let (name, letter) = if signed { ("__spirv_ocl_s_mul_hi", 'l') } else { ("__spirv_ocl_u_mul_hi", 'm') };
    let ty = a.ty();
    let parameters = match ty.is_vector() {
        true => format!("Dv{}_{letter}S_", ty.lanes()),
        false => format!("{letter}{letter}"),
    };
    let symbol = format!("_Z{}{name}{parameters}", name.len());
    let function = builtin(emit, &symbol, ty)?;
    let value = emit.builder.call_function(function, &[a, b])?;
    Ok(emit.record(value))
}

/// Declares a builtin with two operands of its result's type.
fn builtin<'c>(emit: &Emit<'c>, symbol: &str, ty: Type<'c>) -> Result<Value<'c>> {
    if let Some(function) = emit.module.function(symbol) {
        return Ok(function);
    }
    let function = emit.module.add_function(symbol, emit.context.function_type(ty, &[ty, ty], false)?)?;
    function.set_calling_convention(calling_convention::SPIR_FUNC);
    Ok(function)
}

/// The distance of a shift: a constant, or a word whose low six bits are the distance within a word.
enum Distance<'c> {
    Known(u32),
    /// The distance within a word, 63 minus that distance, and whether the whole distance is 64 or more.
    Unknown(Value<'c>, Value<'c>, Value<'c>),
}

fn distance<'c>(emit: &mut Emit<'c>, distance: Value<'c>) -> Result<Distance<'c>> {
    // Shifting by 128 or more is poison.
    if let Some(known) = distance.int_value() {
        return Ok(Distance::Known(u32::try_from(known.min(127)).unwrap_or(127)));
    }
    let within = emit.mask(distance, 6)?;
    let last = emit.same(distance, u64::from(WORD - 1))?;
    let rest = emit.binary(Opcode::Xor, within, last)?;
    let whole = emit.icmp(IntPredicate::Ugt, distance, last)?;
    Ok(Distance::Unknown(within, rest, whole))
}

fn shift_left<'c>(emit: &mut Emit<'c>, (low, high): Pair<'c>, by: Value<'c>) -> Result<Pair<'c>> {
    let zero = emit.same(low, 0)?;
    match distance(emit, by)? {
        Distance::Known(0) => Ok((low, high)),
        Distance::Known(by) if by >= WORD => Ok((zero, emit.shift(Opcode::Shl, low, by - WORD)?)),
        Distance::Known(by) => {
            let upper = emit.shift(Opcode::Shl, high, by)?;
            let carried = emit.shift(Opcode::LShr, low, WORD - by)?;
            Ok((emit.shift(Opcode::Shl, low, by)?, emit.binary(Opcode::Or, upper, carried)?))
        }
        Distance::Unknown(within, rest, whole) => {
            let lower = emit.binary(Opcode::Shl, low, within)?;
            let upper = emit.binary(Opcode::Shl, high, within)?;
            let half = emit.shift(Opcode::LShr, low, 1)?;
            let carried = emit.binary(Opcode::LShr, half, rest)?;
            let upper = emit.binary(Opcode::Or, upper, carried)?;
            Ok((emit.select(whole, zero, lower)?, emit.select(whole, lower, upper)?))
        }
    }
}

/// A right shift; for an arithmetic one, the high word is already sign-extended.
fn shift_right<'c>(
    emit: &mut Emit<'c>,
    (low, high): Pair<'c>,
    by: Value<'c>,
    opcode: Opcode,
) -> Result<Pair<'c>> {
    let fill = if opcode == Opcode::AShr { emit.shift(opcode, high, WORD - 1)? } else { emit.same(high, 0)? };
    match distance(emit, by)? {
        Distance::Known(0) => Ok((low, high)),
        Distance::Known(by) if by >= WORD => Ok((emit.shift(opcode, high, by - WORD)?, fill)),
        Distance::Known(by) => {
            let lower = emit.shift(Opcode::LShr, low, by)?;
            let carried = emit.shift(Opcode::Shl, high, WORD - by)?;
            Ok((emit.binary(Opcode::Or, lower, carried)?, emit.shift(opcode, high, by)?))
        }
        Distance::Unknown(within, rest, whole) => {
            let upper = emit.binary(opcode, high, within)?;
            let lower = emit.binary(Opcode::LShr, low, within)?;
            let twice = emit.shift(Opcode::Shl, high, 1)?;
            let carried = emit.binary(Opcode::Shl, twice, rest)?;
            let lower = emit.binary(Opcode::Or, lower, carried)?;
            Ok((emit.select(whole, upper, lower)?, emit.select(whole, fill, upper)?))
        }
    }
}

/// A comparison.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn compare<'c>(
    emit: &mut Emit<'c>,
    predicate: IntPredicate,
    bits: u32,
    left: &[Value<'c>],
    right: &[Value<'c>],
) -> Result<Value<'c>> {
    use IntPredicate::*;
    let (a, b) = (pair(left)?, pair(right)?);
    if matches!(predicate, Eq | Ne) {
        let low = emit.binary(Opcode::Xor, a.0, b.0)?;
        let high = emit.binary(Opcode::Xor, a.1, b.1)?;
        let different = emit.binary(Opcode::Or, low, high)?;
        let zero = emit.same(different, 0)?;
        return emit.icmp(predicate, different, zero);
    }
    let (strict, unsigned) = match predicate {
        Sgt | Sge => (Sgt, if predicate == Sge { Uge } else { Ugt }),
        Slt | Sle => (Slt, if predicate == Sle { Ule } else { Ult }),
        Ugt | Uge => (Ugt, predicate),
        _ => (Ult, predicate),
    };
    let (high_a, high_b) = if super::integer::is_signed(predicate) {
        (emit.sign_extended(a.1, bits - WORD)?, emit.sign_extended(b.1, bits - WORD)?)
    } else {
        (a.1, b.1)
    };
    let decided = emit.icmp(strict, high_a, high_b)?;
    let equal = emit.icmp(Eq, high_a, high_b)?;
    let low = emit.icmp(unsigned, a.0, b.0)?;
    let low = emit.binary(Opcode::And, equal, low)?;
    emit.binary(Opcode::Or, decided, low)
}
