//! Integer arithmetic with overflow detection: structures of the wrapped result and a boolean.

use super::super::emit::Emit;
use super::lane::{Kind, Numeric, compare, composite, core, ext};
use super::{IntrinsicCall, saturation};
use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode, op};
use crate::table::intrinsic::OverflowOperation as Operation;
use rspirv::spirv::OpenclStd100Op as C;

/// Expands an operation.
pub(super) fn expand<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, operation: Operation) -> Result<Id> {
    let (a, b) = call.pair(emit)?;
    let numbers = Numeric::of_value(emit, a)?;
    let (result, overflows) = if numbers.kind == Kind::Bool {
        of_booleans(emit, operation, numbers.ty, a, b)?
    } else {
        match operation {
            Operation::SAdd => saturation::signed_sum(emit, &numbers, a, b, true)?,
            Operation::SSub => saturation::signed_sum(emit, &numbers, a, b, false)?,
            Operation::UAdd | Operation::USub => carry(emit, &numbers, operation, a, b)?,
            Operation::SMul => product(emit, &numbers, true, a, b)?,
            Operation::UMul => product(emit, &numbers, false, a, b)?,
        }
    };
    composite(emit, call.result_type, &[result, overflows])
}

/// Both members of the result of an instruction that returns a structure of two values of its operands' type.
fn both<E: Emit>(emit: &mut E, numbers: &Numeric, opcode: Opcode, a: Id, b: Id) -> Result<(Id, Id)> {
    let pair = emit.struct_type(&[numbers.ty, numbers.ty])?;
    let pair = core(emit, opcode, pair, [a, b])?;
    let low = emit.emit(op::CompositeExtract, numbers.ty, &[pair.0, 0])?;
    let high = emit.emit(op::CompositeExtract, numbers.ty, &[pair.0, 1])?;
    Ok((low, high))
}

/// A sum with its carry, or a difference with its borrow.
fn carry<E: Emit>(emit: &mut E, numbers: &Numeric, operation: Operation, a: Id, b: Id) -> Result<(Id, Id)> {
    let opcode = operation.carry().ok_or_else(|| Error::internal("an operation without a carry"))?;
    let (result, carry) = both(emit, numbers, opcode, a, b)?;
    let zero = emit.constant(numbers.ty, 0)?;
    Ok((result, compare(emit, op::INotEqual, carry, zero)?))
}

/// A product; it overflows unless its high half is the sign extension (if unsigned, zero) of the low half.
fn product<E: Emit>(emit: &mut E, numbers: &Numeric, is_signed: bool, a: Id, b: Id) -> Result<(Id, Id)> {
    let ty = numbers.ty;
    let (low, high) = if numbers.is_standard() {
        let low = core(emit, op::IMul, ty, [a, b])?;
        let instruction = if is_signed { C::s_mul_hi } else { C::u_mul_hi };
        (low, ext(emit, instruction, ty, [a, b])?)
    } else {
        both(emit, numbers, if is_signed { op::SMulExtended } else { op::UMulExtended }, a, b)?
    };
    let fitting = if is_signed {
        let last = emit.constant(ty, u64::from(numbers.int_bits(emit)? - 1))?;
        core(emit, op::ShiftRightArithmetic, ty, [low, last])?
    } else {
        emit.constant(ty, 0)?
    };
    Ok((low, compare(emit, op::INotEqual, high, fitting)?))
}

/// Operations on `i1`, in which true is 1 if unsigned and -1 if signed.
fn of_booleans<E: Emit>(emit: &mut E, operation: Operation, ty: Id, a: Id, b: Id) -> Result<(Id, Id)> {
    match operation {
        Operation::SAdd | Operation::UAdd => {
            Ok((core(emit, op::LogicalNotEqual, ty, [a, b])?, core(emit, op::LogicalAnd, ty, [a, b])?))
        }
        Operation::SSub | Operation::USub => {
            let not_a = core(emit, op::LogicalNot, ty, [a])?;
            Ok((core(emit, op::LogicalNotEqual, ty, [a, b])?, core(emit, op::LogicalAnd, ty, [not_a, b])?))
        }
        Operation::SMul => {
            // -1 * -1 is 1, which a signed `i1` cannot represent.
            let product = core(emit, op::LogicalAnd, ty, [a, b])?;
            Ok((product, product))
        }
        Operation::UMul => {
            let product = core(emit, op::LogicalAnd, ty, [a, b])?;
            Ok((product, emit.constant(ty, 0)?))
        }
    }
}
