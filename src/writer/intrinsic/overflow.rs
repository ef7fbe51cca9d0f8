//! Integer arithmetic with overflow detection: structures of the wrapped result and a boolean. Signed sums and
//! differences have been expanded to LLVM IR.

use super::super::emit::Emit;
use super::IntrinsicCall;
use super::lane::{Numeric, compare, composite, core, ext};
use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode, op};
use crate::table::intrinsic::OverflowOperation as Operation;
use rspirv::spirv::OpenclStd100Op as C;

/// Writes an operation.
pub(super) fn expand<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, operation: Operation) -> Result<Id> {
    let (a, b) = call.pair(emit)?;
    let numbers = Numeric::of_value(emit, a)?;
    let (result, overflows) = match operation {
        Operation::UAdd | Operation::USub => carry(emit, &numbers, operation, a, b)?,
        Operation::SMul => product(emit, &numbers, true, a, b)?,
        Operation::UMul => product(emit, &numbers, false, a, b)?,
        Operation::SAdd | Operation::SSub => {
            return Err(super::expanded(call));
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
