//! Constrained floating-point operations, whose calls specify rounding and exception behavior.
//!
//! SPIR-V specifies rounding for conversions, and with SPV_INTEL_rounded_divide_sqrt for division and square
//! root; everything else rounds to nearest. Any other rounding mode is an error, unless the options drop it.
//! SPIR-V has no floating-point exceptions, so the exception behavior is ignored.
//!
//! Spec (LLVM): "Constrained Floating-Point Intrinsics".

use super::super::emit::Emit;
use super::IntrinsicCall;
use super::conversion::to_boolean;
use super::lane::{FloatFormat, Kind, Numeric, compare, core, ext, float_convert, select};
use super::math::{arithmetic as plain_arithmetic, elementwise, widen_bfloat};
use crate::error::Result;
use crate::spirv::{Id, Opcode, extensions, op};
use crate::table::form::Preference;
use crate::table::index::{LlvmKey, index};
use crate::table::intrinsic::{Lowering, ROUNDING_MODES};
use crate::table::relational_and_logical;
use rspirv::spirv::{Decoration, FPRoundingMode, OpenclStd100Op as C};

const ROUNDED_DIVIDE_SQRT: &str = extensions::INTEL_ROUNDED_DIVIDE_SQRT;

/// The rounding mode of a call; `None` if it is dynamic, which is round-to-nearest.
fn rounding<E: Emit>(emit: &E, call: &IntrinsicCall<'_>) -> Result<Option<FPRoundingMode>> {
    let name = call.metadata.iter().find_map(|string| string.strip_prefix("round."));
    let row = name.and_then(|name| ROUNDING_MODES.iter().find(|(of, _)| *of == name));
    match (row, name) {
        (Some((_, mode)), _) => Ok(Some(*mode)),
        (None, None | Some("dynamic")) => Ok(None),
        (None, Some("tonearestaway")) if emit.drops_rounding() => Ok(None),
        (None, Some(other)) => Err(emit.error(format!("the rounding mode round.{other}"))),
    }
}

fn decorate<E: Emit>(emit: &mut E, id: Id, mode: FPRoundingMode) -> Result<()> {
    emit.decorate(id, Decoration::FPRoundingMode as u32, &[mode as u32])
}

/// Rejects a rounding mode that the lowered instruction does not support.
///
/// # Errors
/// Unsupported, with the location of the call.
pub(super) fn check<E: Emit>(emit: &E, call: &IntrinsicCall<'_>, lowering: Lowering) -> Result<()> {
    let mode = rounding(emit, call)?;
    let is_free = matches!(mode, None | Some(FPRoundingMode::RTE));
    let may_be_told = match lowering {
        Lowering::RoundedConversion | Lowering::ConstrainedConversion(_) | Lowering::ConstrainedRint => true,
        Lowering::Constrained(op::FDiv) | Lowering::MathOrNative(C::sqrt, _) => {
            emit.allows_extension(ROUNDED_DIVIDE_SQRT)
        }
        _ => false,
    };
    if is_free || may_be_told || emit.drops_rounding() {
        return Ok(());
    }
    Err(emit.error(format!("llvm.{} that rounds otherwise than to nearest", call.name)))
}

/// Core arithmetic.
pub(super) fn arithmetic<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, opcode: Opcode) -> Result<Id> {
    let (a, b) = call.pair(emit)?;
    let result = plain_arithmetic(emit, opcode, a, b)?;
    if opcode == op::FDiv {
        tell(emit, call, result)?;
    }
    Ok(result)
}

/// The square root.
pub(super) fn square_root<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let result = elementwise(emit, call, C::sqrt)?;
    tell(emit, call, result)?;
    Ok(result)
}

/// Decorates a division or square root with its rounding mode, if it is not the default.
fn tell<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, result: Id) -> Result<()> {
    if !emit.allows_extension(ROUNDED_DIVIDE_SQRT) {
        return Ok(());
    }
    match rounding(emit, call)?.filter(|mode| *mode != FPRoundingMode::RTE) {
        Some(mode) => decorate(emit, result, mode),
        None => Ok(()),
    }
}

/// A conversion between floating-point numbers.
pub(super) fn rounded_conversion<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    let result = float_convert(emit, call.result_type, value)?;
    if let Some(mode) = rounding(emit, call)? {
        decorate(emit, result, mode)?;
    }
    Ok(result)
}

/// A conversion between integers and floating-point numbers.
pub(super) fn integer_conversion<E: Emit>(
    emit: &mut E,
    call: &IntrinsicCall<'_>,
    opcode: Opcode,
) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    let (from, to) = (Numeric::of_value(emit, value)?, Numeric::of(emit, call.result_type)?);
    let is_signed = matches!(opcode, op::ConvertSToF | op::ConvertFToS);
    if from.kind == Kind::Bool {
        let format = to.float_format(emit)?;
        let sign = if is_signed { format.sign() } else { 0 };
        let (one, zero) = (emit.constant(to.ty, format.one() | sign)?, emit.constant(to.ty, 0)?);
        return select(emit, value, one, zero);
    }
    let value = widen_bfloat(emit, value)?;
    if to.kind == Kind::Bool {
        return to_boolean(emit, value, is_signed);
    }
    if to.kind == Kind::Float(FloatFormat::BFLOAT) {
        return Err(emit.error(format!("llvm.{} to bfloat", call.name)));
    }
    let result = core(emit, opcode, call.result_type, [value])?;
    let mode = rounding(emit, call)?;
    if let Some(mode) = mode.filter(|_| matches!(opcode, op::ConvertSToF | op::ConvertUToF)) {
        decorate(emit, result, mode)?;
    }
    Ok(result)
}

/// Rounds a value to an integral value; the rounding mode may be constant.
pub(super) fn rint<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let instruction = match rounding(emit, call)? {
        Some(FPRoundingMode::RTZ) => C::trunc,
        Some(FPRoundingMode::RTP) => C::ceil,
        Some(FPRoundingMode::RTN) => C::floor,
        _ => C::rint,
    };
    let value = call.argument(emit, 0)?;
    let value = widen_bfloat(emit, value)?;
    let ty = emit.type_of(value)?;
    let rounded = ext(emit, instruction, ty, [value])?;
    float_convert(emit, call.result_type, rounded)
}

/// A comparison with the call's predicate.
pub(super) fn comparison<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let (a, b) = call.pair(emit)?;
    let predicate = call.metadata.first().and_then(|name| relational_and_logical::predicate(name));
    let rows = predicate.map(|predicate| index().rows_for(LlvmKey::FloatCompare(predicate)));
    let row = rows.and_then(|rows| rows.iter().find(|row| row.preference != Preference::Alternate));
    let Some(row) = row else {
        return Err(emit.error(format!("llvm.{} without a predicate", call.name)));
    };
    let (a, b) = (widen_bfloat(emit, a)?, widen_bfloat(emit, b)?);
    compare(emit, row.op, a, b)
}
