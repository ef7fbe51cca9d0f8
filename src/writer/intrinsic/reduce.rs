//! Reductions of the lanes of a vector to a scalar.

use super::super::emit::Emit;
use super::lane::{FloatFormat, Kind, Lanes, Numeric, core, float_convert, split};
use super::{IntrinsicCall, integer, math, min_max, shuffle};
use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode, op};
use crate::table::intrinsic::{IntegerOperation, Reduction};

/// Expands a reduction.
pub(super) fn expand<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, reduction: Reduction) -> Result<Id> {
    match reduction {
        Reduction::Ordered(opcode) => ordered(emit, call, opcode),
        Reduction::Partial(opcode) => partial(emit, call, opcode),
        _ => unordered(emit, call, reduction),
    }
}

fn unordered<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, reduction: Reduction) -> Result<Id> {
    let vector = call.argument(emit, 0)?;
    let numbers = Numeric::of_value(emit, vector)?;
    if numbers.kind == Kind::Bool && numbers.lanes > 1 {
        let test = match reduction {
            Reduction::And | Reduction::Mul => Some(op::All),
            Reduction::Integer(IntegerOperation::UMin | IntegerOperation::SMax) => Some(op::All),
            Reduction::Or => Some(op::Any),
            Reduction::Integer(IntegerOperation::UMax | IntegerOperation::SMin) => Some(op::Any),
            _ => None,
        };
        if let Some(test) = test {
            return core(emit, test, numbers.element, [vector]);
        }
    }
    let mut lanes = split(emit, vector)?;
    // Combine pairs, for a tree of minimal depth.
    while lanes.len() > 1 {
        let mut joined = Lanes::new();
        for pair in lanes.chunks(2) {
            joined.push(match *pair {
                [a, b] => join_two(emit, &numbers, reduction, call.fast_math, a, b)?,
                _ => pair.first().copied().ok_or_else(|| Error::internal("a pair without lanes"))?,
            });
        }
        lanes = joined;
    }
    lanes.first().copied().ok_or_else(|| emit.error("a reduction of no lanes".into()))
}

fn join_two<E: Emit>(
    emit: &mut E,
    numbers: &Numeric,
    reduction: Reduction,
    flags: u32,
    a: Id,
    b: Id,
) -> Result<Id> {
    let (of_integers, of_booleans) = match reduction {
        Reduction::Add => (op::IAdd, op::LogicalNotEqual),
        Reduction::Mul => (op::IMul, op::LogicalAnd),
        Reduction::And => (op::BitwiseAnd, op::LogicalAnd),
        Reduction::Or => (op::BitwiseOr, op::LogicalOr),
        Reduction::Xor => (op::BitwiseXor, op::LogicalNotEqual),
        Reduction::Integer(operation) => return integer::extremum(emit, operation, a, b),
        Reduction::Float(kind) => return min_max::extremum(emit, kind, flags, a, b),
        Reduction::Ordered(_) | Reduction::Partial(_) => return Err(Error::internal("a reduction in order")),
    };
    let opcode = if numbers.kind == Kind::Bool { of_booleans } else { of_integers };
    core(emit, opcode, numbers.element, [a, b])
}

/// A sequential reduction: combines the start value with one lane after the other.
fn ordered<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, opcode: Opcode) -> Result<Id> {
    let (start, vector) = call.pair(emit)?;
    let mut result = start;
    for lane in split(emit, vector)? {
        result = arithmetic(emit, opcode, result, lane)?;
    }
    Ok(result)
}

/// Core arithmetic; bfloat16, which it does not support, is computed in 32 bits and rounded.
///
/// # Errors
/// Of writing a module.
pub(super) fn arithmetic<E: Emit>(emit: &mut E, opcode: Opcode, a: Id, b: Id) -> Result<Id> {
    let numbers = Numeric::of_value(emit, a)?;
    if numbers.kind != Kind::Float(FloatFormat::BFLOAT) || !math::is_widened(emit, &numbers)? {
        return core(emit, opcode, numbers.ty, [a, b]);
    }
    let wide = numbers.floats(emit, 32)?;
    let (a, b) = (float_convert(emit, wide, a)?, float_convert(emit, wide, b)?);
    let result = core(emit, opcode, wide, [a, b])?;
    float_convert(emit, numbers.ty, result)
}

/// A partial reduction: adds the parts of the longer vector to the shorter one.
fn partial<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, opcode: Opcode) -> Result<Id> {
    let (accumulator, vector) = call.pair(emit)?;
    let (narrow, wide) = (Numeric::of_value(emit, accumulator)?, Numeric::of_value(emit, vector)?);
    if narrow.kind == Kind::Bool {
        return Err(emit.error("a partial reduction of i1".into()));
    }
    let mut result = accumulator;
    for start in (0..wide.lanes).step_by(narrow.lanes as usize) {
        let lanes: Vec<u32> = (start..start + narrow.lanes).collect();
        let part = shuffle::pick(emit, narrow.ty, vector, vector, &lanes)?;
        result = arithmetic(emit, opcode, result, part)?;
    }
    Ok(result)
}
