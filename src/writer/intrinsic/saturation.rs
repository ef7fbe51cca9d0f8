//! Saturating integer arithmetic.

use super::super::emit::Emit;
use super::lane::{Numeric, compare, core, ext, ones, select};
use crate::error::{Error, Result};
use crate::spirv::{Id, op};
use crate::table::intrinsic::IntegerOperation as Operation;
use rspirv::spirv::OpenclStd100Op as C;

/// A saturating sum, difference or left shift.
///
/// # Errors
/// Of writing a module.
pub(super) fn expand<E: Emit>(
    emit: &mut E,
    operation: Operation,
    numbers: &Numeric,
    a: Id,
    b: Id,
) -> Result<Id> {
    let instruction = match operation {
        Operation::SAddSaturated => Some(C::s_add_sat),
        Operation::UAddSaturated => Some(C::u_add_sat),
        Operation::SSubSaturated => Some(C::s_sub_sat),
        Operation::USubSaturated => Some(C::u_sub_sat),
        _ => None,
    };
    if let Some(instruction) = instruction.filter(|_| numbers.is_standard()) {
        return ext(emit, instruction, numbers.ty, [a, b]);
    }
    match operation {
        Operation::UAddSaturated => {
            let sum = core(emit, op::IAdd, numbers.ty, [a, b])?;
            let overflows = compare(emit, op::ULessThan, sum, a)?;
            let greatest = emit.constant(numbers.ty, ones(numbers.int_bits(emit)?))?;
            select(emit, overflows, greatest, sum)
        }
        Operation::USubSaturated => {
            let difference = core(emit, op::ISub, numbers.ty, [a, b])?;
            let overflows = compare(emit, op::ULessThan, a, b)?;
            let zero = emit.constant(numbers.ty, 0)?;
            select(emit, overflows, zero, difference)
        }
        Operation::SAddSaturated | Operation::SSubSaturated => {
            let is_sum = operation == Operation::SAddSaturated;
            let (result, overflows) = signed_sum(emit, numbers, a, b, is_sum)?;
            let bound = bound_on_the_side_of(emit, numbers, a)?;
            select(emit, overflows, bound, result)
        }
        Operation::SShlSaturated => {
            let shifted = core(emit, op::ShiftLeftLogical, numbers.ty, [a, b])?;
            let back = core(emit, op::ShiftRightArithmetic, numbers.ty, [shifted, b])?;
            let overflows = compare(emit, op::INotEqual, back, a)?;
            let bound = bound_on_the_side_of(emit, numbers, a)?;
            select(emit, overflows, bound, shifted)
        }
        Operation::UShlSaturated => {
            let shifted = core(emit, op::ShiftLeftLogical, numbers.ty, [a, b])?;
            let back = core(emit, op::ShiftRightLogical, numbers.ty, [shifted, b])?;
            let overflows = compare(emit, op::INotEqual, back, a)?;
            let greatest = emit.constant(numbers.ty, ones(numbers.int_bits(emit)?))?;
            select(emit, overflows, greatest, shifted)
        }
        _ => Err(Error::internal("no operation that saturates")),
    }
}

/// A sum or difference of signed integers, and whether it overflows, which makes its sign differ from the
/// exact result's.
///
/// # Errors
/// Of writing a module.
pub(super) fn signed_sum<E: Emit>(
    emit: &mut E,
    numbers: &Numeric,
    a: Id,
    b: Id,
    is_sum: bool,
) -> Result<(Id, Id)> {
    let ty = numbers.ty;
    let result = core(emit, if is_sum { op::IAdd } else { op::ISub }, ty, [a, b])?;
    let from_a = core(emit, op::BitwiseXor, ty, [a, result])?;
    let other = core(emit, op::BitwiseXor, ty, [b, if is_sum { result } else { a }])?;
    let both = core(emit, op::BitwiseAnd, ty, [from_a, other])?;
    let zero = emit.constant(ty, 0)?;
    let overflows = compare(emit, op::SLessThan, both, zero)?;
    Ok((result, overflows))
}

/// The minimum signed integer where a number is negative, the maximum elsewhere.
fn bound_on_the_side_of<E: Emit>(emit: &mut E, numbers: &Numeric, a: Id) -> Result<Id> {
    let bits = numbers.int_bits(emit)?;
    let zero = emit.constant(numbers.ty, 0)?;
    let is_negative = compare(emit, op::SLessThan, a, zero)?;
    let greatest = emit.constant(numbers.ty, ones(bits - 1))?;
    let least = emit.constant(numbers.ty, 1 << (bits - 1))?;
    select(emit, is_negative, least, greatest)
}
