//! Integer intrinsics, on booleans as well where LLVM allows `i1`.

use super::super::emit::Emit;
use super::lane::{Kind, Numeric, compare, core, ext, ones, resize, select, standard_width};
use super::{IntrinsicCall, bits, saturation};
use crate::error::Result;
use crate::spirv::{Id, Opcode, op};
use crate::table::intrinsic::IntegerOperation as Operation;
use rspirv::spirv::OpenclStd100Op as C;

/// Expands an integer intrinsic.
pub(super) fn expand<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, operation: Operation) -> Result<Id> {
    let a = call.argument(emit, 0)?;
    let numbers = Numeric::of_value(emit, a)?;
    if numbers.kind == Kind::Bool {
        return of_booleans(emit, call, operation, &numbers);
    }
    numbers.int_bits(emit)?;
    match operation {
        Operation::SMin | Operation::SMax | Operation::UMin | Operation::UMax => {
            let b = call.argument(emit, 1)?;
            extremum(emit, operation, a, b)
        }
        Operation::Abs => absolute(emit, &numbers, a),
        Operation::CountLeadingZeros => count_zeros(emit, &numbers, C::clz, a),
        Operation::CountTrailingZeros => count_zeros(emit, &numbers, C::ctz, a),
        Operation::CountOnes => count_ones(emit, &numbers, a),
        Operation::BitReverse => bits::reverse(emit, &numbers, a),
        Operation::ByteSwap => bits::swap_bytes(emit, &numbers, a),
        Operation::FunnelShiftLeft | Operation::FunnelShiftRight => {
            let operands = [a, call.argument(emit, 1)?, call.argument(emit, 2)?];
            bits::funnel_shift(emit, &numbers, operands, operation == Operation::FunnelShiftLeft)
        }
        Operation::SCompare => three_way(emit, call, op::SLessThan, op::SLessThanEqual),
        Operation::UCompare => three_way(emit, call, op::ULessThan, op::ULessThanEqual),
        Operation::SAddSaturated
        | Operation::UAddSaturated
        | Operation::SSubSaturated
        | Operation::USubSaturated
        | Operation::SShlSaturated
        | Operation::UShlSaturated => {
            let b = call.argument(emit, 1)?;
            saturation::expand(emit, operation, &numbers, a, b)
        }
    }
}

/// The minimum or maximum of two integers or booleans, lane by lane.
///
/// # Errors
/// Unsupported for other values and other operations; of writing a module.
pub(super) fn extremum<E: Emit>(emit: &mut E, operation: Operation, a: Id, b: Id) -> Result<Id> {
    let numbers = Numeric::of_value(emit, a)?;
    let (instruction, is_first, of_booleans) = match operation {
        // As a signed integer, true is -1.
        Operation::SMin => (C::s_min, op::SLessThan, op::LogicalOr),
        Operation::SMax => (C::s_max, op::SGreaterThan, op::LogicalAnd),
        Operation::UMin => (C::u_min, op::ULessThan, op::LogicalAnd),
        Operation::UMax => (C::u_max, op::UGreaterThan, op::LogicalOr),
        _ => return Err(crate::error::Error::internal("no extremum")),
    };
    if numbers.kind == Kind::Bool {
        return core(emit, of_booleans, numbers.ty, [a, b]);
    }
    numbers.int_bits(emit)?;
    if numbers.is_standard() {
        return ext(emit, instruction, numbers.ty, [a, b]);
    }
    let condition = compare(emit, is_first, a, b)?;
    select(emit, condition, a, b)
}

fn absolute<E: Emit>(emit: &mut E, numbers: &Numeric, a: Id) -> Result<Id> {
    if numbers.is_standard() {
        return ext(emit, C::s_abs, numbers.ty, [a]);
    }
    let zero = emit.constant(numbers.ty, 0)?;
    let negated = core(emit, op::SNegate, numbers.ty, [a])?;
    let is_negative = compare(emit, op::SLessThan, a, zero)?;
    select(emit, is_negative, negated, a)
}

/// Leading or trailing zeros; the width for zero.
fn count_zeros<E: Emit>(emit: &mut E, numbers: &Numeric, instruction: C, a: Id) -> Result<Id> {
    if numbers.is_standard() {
        return ext(emit, instruction, numbers.ty, [a]);
    }
    let bits = numbers.int_bits(emit)?;
    let width = standard_width(bits);
    let wide = numbers.ints(emit, width)?;
    let mut value = resize(emit, wide, a, false)?;
    if instruction == C::ctz {
        let limit = emit.constant(wide, 1 << bits)?;
        value = core(emit, op::BitwiseOr, wide, [value, limit])?;
    }
    let mut count = ext(emit, instruction, wide, [value])?;
    if instruction == C::clz {
        let excess = emit.constant(wide, u64::from(width - bits))?;
        count = core(emit, op::ISub, wide, [count, excess])?;
    }
    resize(emit, numbers.ty, count, false)
}

fn count_ones<E: Emit>(emit: &mut E, numbers: &Numeric, a: Id) -> Result<Id> {
    let wide = numbers.ints(emit, standard_width(numbers.int_bits(emit)?))?;
    let value = resize(emit, wide, a, false)?;
    let count = core(emit, op::BitCount, wide, [value])?;
    resize(emit, numbers.ty, count, false)
}

/// A three-way comparison: -1, 0 or 1 in the result's type.
fn three_way<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, less: Opcode, at_most: Opcode) -> Result<Id> {
    let (a, b) = call.pair(emit)?;
    let result = Numeric::of(emit, call.result_type)?;
    let one = emit.constant(result.ty, 1)?;
    let zero = emit.constant(result.ty, 0)?;
    let minus_one = emit.constant(result.ty, ones(result.int_bits(emit)?))?;
    let is_at_most = compare(emit, at_most, a, b)?;
    let is_less = compare(emit, less, a, b)?;
    let not_above = select(emit, is_less, minus_one, zero)?;
    select(emit, is_at_most, not_above, one)
}

/// Integer intrinsics on `i1`, whose set bit is 1 if unsigned and -1 if signed.
fn of_booleans<E: Emit>(
    emit: &mut E,
    call: &IntrinsicCall<'_>,
    operation: Operation,
    numbers: &Numeric,
) -> Result<Id> {
    let a = call.argument(emit, 0)?;
    let ty = numbers.ty;
    match operation {
        Operation::SMin | Operation::SMax | Operation::UMin | Operation::UMax => {
            let b = call.argument(emit, 1)?;
            extremum(emit, operation, a, b)
        }
        Operation::Abs | Operation::CountOnes | Operation::BitReverse => Ok(a),
        Operation::CountLeadingZeros | Operation::CountTrailingZeros => core(emit, op::LogicalNot, ty, [a]),
        // Every shift amount is 0 modulo the width of 1.
        Operation::FunnelShiftLeft | Operation::SShlSaturated | Operation::UShlSaturated => Ok(a),
        Operation::FunnelShiftRight => call.argument(emit, 1),
        Operation::SAddSaturated | Operation::UAddSaturated => {
            let b = call.argument(emit, 1)?;
            core(emit, op::LogicalOr, ty, [a, b])
        }
        Operation::SSubSaturated | Operation::USubSaturated => {
            let b = call.argument(emit, 1)?;
            let not_b = core(emit, op::LogicalNot, ty, [b])?;
            core(emit, op::LogicalAnd, ty, [a, not_b])
        }
        Operation::SCompare | Operation::UCompare => {
            let b = call.argument(emit, 1)?;
            let result = Numeric::of(emit, call.result_type)?;
            let minus_one = emit.constant(result.ty, ones(result.int_bits(emit)?))?;
            let zero = emit.constant(result.ty, 0)?;
            let one = emit.constant(result.ty, 1)?;
            let (when_only_a, when_only_b) =
                if operation == Operation::SCompare { (minus_one, one) } else { (one, minus_one) };
            let differ = core(emit, op::LogicalNotEqual, ty, [a, b])?;
            let order = select(emit, a, when_only_a, when_only_b)?;
            select(emit, differ, order, zero)
        }
        Operation::ByteSwap => Err(emit.error("llvm.bswap of i1".into())),
    }
}
