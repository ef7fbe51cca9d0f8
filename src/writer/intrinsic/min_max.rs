//! Floating-point minimum and maximum.
//!
//! All of LLVM's variants order -0 before +0 (unless `nsz`); OpenCL.std's fmin and fmax need not. The
//! variants differ in their treatment of NaN.

use super::super::emit::Emit;
use super::lane::{Numeric, bitcast, compare, core, ext, float_convert, select};
use super::math::{is_widened, widen_bfloat};
use crate::error::Result;
use crate::llvm::fast_math;
use crate::spirv::{Id, op};
use crate::table::intrinsic::FloatExtremum;
use rspirv::spirv::OpenclStd100Op as C;

/// The minimum or maximum of two values, lane by lane.
///
/// # Errors
/// Of writing a module.
pub(super) fn extremum<E: Emit>(emit: &mut E, kind: FloatExtremum, flags: u32, a: Id, b: Id) -> Result<Id> {
    let numbers = Numeric::of_value(emit, a)?;
    if is_widened(emit, &numbers)? {
        let (a, b) = (widen_bfloat(emit, a)?, widen_bfloat(emit, b)?);
        let result = extremum(emit, kind, flags, a, b)?;
        return float_convert(emit, numbers.ty, result);
    }
    let instruction = if kind.is_least { C::fmin } else { C::fmax };
    let mut result = ext(emit, instruction, numbers.ty, [a, b])?;
    if flags & fast_math::NSZ == 0 {
        let tie = of_equals(emit, &numbers, kind, a, b)?;
        let is_tie = compare(emit, op::FOrdEqual, a, b)?;
        result = select(emit, is_tie, tie, result)?;
    }
    if kind.keeps_nan && flags & fast_math::NNAN == 0 {
        let nan = core(emit, op::FAdd, numbers.ty, [a, b])?;
        let is_nan = compare(emit, op::Unordered, a, b)?;
        result = select(emit, is_nan, nan, result)?;
    }
    Ok(result)
}

/// The minimum or maximum of equal values, whose bits differ in the sign of zero at most.
fn of_equals<E: Emit>(emit: &mut E, numbers: &Numeric, kind: FloatExtremum, a: Id, b: Id) -> Result<Id> {
    let bits = numbers.float_format(emit)?.bits;
    let ints = numbers.ints(emit, bits)?;
    let (a, b) = (bitcast(emit, ints, a)?, bitcast(emit, ints, b)?);
    let bits = core(emit, if kind.is_least { op::BitwiseOr } else { op::BitwiseAnd }, ints, [a, b])?;
    bitcast(emit, numbers.ty, bits)
}
