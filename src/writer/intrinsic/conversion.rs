//! Conversions between integers and floating-point values.

use super::super::emit::Emit;
use super::IntrinsicCall;
use super::lane::{Kind, Numeric, bitcast, compare, core, ext, float_convert};
use super::math::widen_bfloat;
use crate::error::Result;
use crate::spirv::{Id, op};
use rspirv::spirv::{Decoration, OpenclStd100Op as C};

/// Rounds a value by an instruction of OpenCL.std and converts it to a signed integer.
pub(super) fn round_to_integer<E: Emit>(
    emit: &mut E,
    call: &IntrinsicCall<'_>,
    instruction: C,
) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    let value = widen_bfloat(emit, value)?;
    let ty = emit.type_of(value)?;
    let rounded = ext(emit, instruction, ty, [value])?;
    core(emit, op::ConvertFToS, call.result_type, [rounded])
}

/// A saturating conversion to an integer; NaN converts to zero, as SaturatedConversion specifies, too.
pub(super) fn saturating<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, is_signed: bool) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    let value = widen_bfloat(emit, value)?;
    let result = Numeric::of(emit, call.result_type)?;
    if result.kind == Kind::Bool {
        return to_boolean(emit, value, is_signed);
    }
    result.int_bits(emit)?;
    let opcode = if is_signed { op::ConvertFToS } else { op::ConvertFToU };
    let converted = core(emit, opcode, result.ty, [value])?;
    emit.decorate(converted, Decoration::SaturatedConversion as u32, &[])?;
    Ok(converted)
}

/// A saturating conversion to `i1`, in which true is 1 if unsigned and -1 if signed.
///
/// # Errors
/// Of writing a module.
pub(super) fn to_boolean<E: Emit>(emit: &mut E, value: Id, is_signed: bool) -> Result<Id> {
    let numbers = Numeric::of_value(emit, value)?;
    let format = numbers.float_format(emit)?;
    let sign = if is_signed { format.sign() } else { 0 };
    let bound = emit.constant(numbers.ty, format.one() | sign)?;
    compare(emit, if is_signed { op::FOrdLessThanEqual } else { op::FOrdGreaterThanEqual }, value, bound)
}

/// The bits of a value rounded to half precision.
pub(super) fn to_half_bits<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    let half = Numeric::of_value(emit, value)?.floats(emit, 16)?;
    let value = float_convert(emit, half, value)?;
    bitcast(emit, call.result_type, value)
}

/// The value of half-precision bits.
pub(super) fn from_half_bits<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    let half = Numeric::of_value(emit, value)?.floats(emit, 16)?;
    let value = bitcast(emit, half, value)?;
    float_convert(emit, call.result_type, value)
}
