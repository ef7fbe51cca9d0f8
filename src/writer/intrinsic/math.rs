//! Floating-point functions.
//!
//! OpenCL.std does not support bfloat16: values are extended to 32 bits, which is exact, and the result is
//! rounded. The result is correctly rounded for single operations, and otherwise an approximation as accurate
//! as that of the 32-bit function.

use super::super::emit::{Emit, lanes_of, with_lanes_of};
use super::IntrinsicCall;
use super::lane::{
    FloatFormat, Kind, Lanes, Numeric, bitcast, composite, core, ext, extract, float_convert, join, resize,
    takes_vector,
};
use crate::error::{Detail, Result};
use crate::llvm::fast_math;
use crate::spirv::{Id, Opcode, extensions, op};
use rspirv::spirv::OpenclStd100Op as C;
use smallvec::SmallVec;

/// The extension that allows bfloat16 in OpenCL.std.
const BFLOAT_ARITHMETIC: &str = extensions::INTEL_BFLOAT16_ARITHMETIC;

/// Whether the values are bfloat16 without arithmetic support.
pub(super) fn is_widened<E: Emit>(emit: &E, numbers: &Numeric) -> Result<bool> {
    Ok(numbers.float_format(emit)? == FloatFormat::BFLOAT && !emit.prefers_extension(BFLOAT_ARITHMETIC))
}

/// An instruction of OpenCL.std whose operands have the result's type.
pub(super) fn elementwise<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, instruction: C) -> Result<Id> {
    let numbers = Numeric::of(emit, call.result_type)?;
    let fused = instruction == C::fma && emit.prefers_extension(extensions::KHR_FMA);
    let is_bfloat = is_widened(emit, &numbers)? && !fused;
    if is_bfloat && instruction == C::fma {
        // 32 bits cannot hold the exact result, and double rounding would be wrong.
        let needed = Detail::Extension(vec![BFLOAT_ARITHMETIC.to_owned()]);
        return Err(emit.error("llvm.fma of bfloat".into()).about(needed));
    }
    let ty = if is_bfloat { numbers.floats(emit, 32)? } else { call.result_type };
    let mut operands: SmallVec<[Id; 3]> = SmallVec::new();
    for operand in
        call.arguments.iter().take(crate::table::intrinsic::find(call.name).map_or(0, |row| row.reads))
    {
        operands.push(float_convert(emit, ty, *operand)?);
    }
    let result = match *operands.as_slice() {
        [a] => ext(emit, instruction, ty, [a])?,
        [a, b] => ext(emit, instruction, ty, [a, b])?,
        [a, b, c] => ext(emit, instruction, ty, [a, b, c])?,
        _ => return Err(emit.error(format!("llvm.{} without arguments", call.name))),
    };
    float_convert(emit, call.result_type, result)
}

/// The native variant, if `afn` allows it and the values have 32 bits.
pub(super) fn maybe_native<E: Emit>(
    emit: &mut E,
    call: &IntrinsicCall<'_>,
    instruction: C,
    native: C,
) -> Result<Id> {
    let numbers = Numeric::of(emit, call.result_type)?;
    let is_float = matches!(numbers.kind, Kind::Float(FloatFormat { bits: 32, .. }));
    let chosen = if is_float && call.has(fast_math::AFN) { native } else { instruction };
    elementwise(emit, call, chosen)
}

/// An instruction whose second operand is a 32-bit integer per lane.
pub(super) fn integer_exponent<E: Emit>(
    emit: &mut E,
    call: &IntrinsicCall<'_>,
    instruction: C,
) -> Result<Id> {
    let (value, exponent) = call.pair(emit)?;
    let numbers = Numeric::of(emit, call.result_type)?;
    let is_bfloat = is_widened(emit, &numbers)?;
    let exponent = exponent_of_32_bits(emit, exponent, instruction)?;
    let exponent_type = numbers.ints(emit, 32)?;
    let exponent = if emit.type_of(exponent)? == exponent_type {
        exponent
    } else {
        composite(emit, exponent_type, &vec![exponent; numbers.lanes as usize])?
    };
    let ty = if is_bfloat { numbers.floats(emit, 32)? } else { call.result_type };
    let value = float_convert(emit, ty, value)?;
    let result = ext(emit, instruction, ty, [value, exponent])?;
    float_convert(emit, call.result_type, result)
}

/// An exponent converted to 32 bits. For scaling, an exponent out of range is clamped, which has the same
/// effect.
fn exponent_of_32_bits<E: Emit>(emit: &mut E, exponent: Id, instruction: C) -> Result<Id> {
    let numbers = Numeric::of_value(emit, exponent)?;
    let ty = numbers.ints(emit, 32)?;
    match numbers.int_bits(emit)? {
        32 => Ok(exponent),
        ..32 => resize(emit, ty, exponent, true),
        _ if instruction != C::ldexp => {
            Err(emit.error("llvm.powi with an exponent of more than 32 bits".into()))
        }
        bits => {
            let least =
                emit.constant(numbers.ty, i64::from(i32::MIN).cast_unsigned() & super::lane::ones(bits))?;
            let greatest = emit.constant(numbers.ty, i64::from(i32::MAX).cast_unsigned())?;
            let low = super::lane::compare(emit, op::SLessThan, exponent, least)?;
            let bounded = super::lane::select(emit, low, least, exponent)?;
            let high = super::lane::compare(emit, op::SGreaterThan, bounded, greatest)?;
            let bounded = super::lane::select(emit, high, greatest, bounded)?;
            resize(emit, ty, bounded, true)
        }
    }
}

/// An instruction that stores its second result through a pointer, as a structure of both.
pub(super) fn two_results<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, instruction: C) -> Result<Id> {
    let given = call.argument(emit, 0)?;
    let numbers = Numeric::of_value(emit, given)?;
    let is_bfloat = is_widened(emit, &numbers)?;
    let ty = if is_bfloat { numbers.floats(emit, 32)? } else { numbers.ty };
    let value = float_convert(emit, ty, given)?;
    let is_exponent = instruction == C::frexp;
    let second_type = if is_exponent { numbers.ints(emit, 32)? } else { ty };
    let (first, second) = through_pointer(emit, instruction, value, second_type)?;
    let first = float_convert(emit, numbers.ty, first)?;
    let second = if is_exponent {
        let members = emit.member_types_of(call.result_type);
        let wanted = members.get(1).copied().unwrap_or(second_type);
        resize(emit, wanted, second, true)?
    } else {
        float_convert(emit, numbers.ty, second)?
    };
    composite(emit, call.result_type, &[first, second])
}

/// Both results of an instruction with a pointer operand, lane by lane if OpenCL.std does not support the
/// vector.
fn through_pointer<E: Emit>(emit: &mut E, instruction: C, value: Id, second_type: Id) -> Result<(Id, Id)> {
    let ty = emit.type_of(value)?;
    let (element, lanes) = lanes_of(emit, ty);
    if takes_vector(emit, lanes) {
        let variable = emit.function_variable(second_type)?;
        let first = emit.ext(instruction, ty, &[value.0, variable.0])?;
        let second = emit.emit(op::Load, second_type, &[variable.0])?;
        return Ok((first, second));
    }
    let (second_element, _) = lanes_of(emit, second_type);
    let variable = emit.function_variable(second_element)?;
    let (mut firsts, mut seconds) = (Lanes::new(), Lanes::new());
    for lane in 0..lanes {
        let part = extract(emit, value, lane)?;
        firsts.push(emit.ext(instruction, element, &[part.0, variable.0])?);
        seconds.push(emit.emit(op::Load, second_element, &[variable.0])?);
    }
    Ok((join(emit, ty, &firsts)?, join(emit, second_type, &seconds)?))
}

/// sinpi and cospi as a structure.
pub(super) fn sin_cos_pi<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let given = call.argument(emit, 0)?;
    let numbers = Numeric::of_value(emit, given)?;
    let is_bfloat = is_widened(emit, &numbers)?;
    let ty = if is_bfloat { numbers.floats(emit, 32)? } else { numbers.ty };
    let value = float_convert(emit, ty, given)?;
    let mut members = [value; 2];
    for (member, instruction) in members.iter_mut().zip([C::sinpi, C::cospi]) {
        let result = ext(emit, instruction, ty, [value])?;
        *member = float_convert(emit, numbers.ty, result)?;
    }
    composite(emit, call.result_type, &members)
}

/// fabs and copysign, which preserve all other bits, including those of NaNs.
pub(super) fn sign<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>, instruction: C) -> Result<Id> {
    let numbers = Numeric::of(emit, call.result_type)?;
    let format = numbers.float_format(emit)?;
    if !is_widened(emit, &numbers)? {
        return elementwise(emit, call, instruction);
    }
    let ints = numbers.ints(emit, format.bits)?;
    let magnitude = call.argument(emit, 0)?;
    let magnitude = bitcast(emit, ints, magnitude)?;
    let mask = emit.constant(ints, format.sign() - 1)?;
    let mut bits = core(emit, op::BitwiseAnd, ints, [magnitude, mask])?;
    if instruction == C::copysign {
        let sign = call.argument(emit, 1)?;
        let sign = bitcast(emit, ints, sign)?;
        let mask = emit.constant(ints, format.sign())?;
        let sign = core(emit, op::BitwiseAnd, ints, [sign, mask])?;
        bits = core(emit, op::BitwiseOr, ints, [bits, sign])?;
    }
    bitcast(emit, call.result_type, bits)
}

/// `a * b + c`, with or without rounding of the product.
pub(super) fn multiply_add<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let numbers = Numeric::of(emit, call.result_type)?;
    let is_fused = emit.fuses_multiply_add();
    let is_widened = is_widened(emit, &numbers)?;
    if !is_widened && is_fused {
        return elementwise(emit, call, C::mad);
    }
    if !is_widened {
        let (a, b) = call.pair(emit)?;
        let c = call.argument(emit, 2)?;
        let product = core(emit, op::FMul, numbers.ty, [a, b])?;
        return core(emit, op::FAdd, numbers.ty, [product, c]);
    }
    // Both operations round: 32 bits hold the product exactly, and have enough precision that double rounding
    // of the sum is harmless.
    let ty = numbers.floats(emit, 32)?;
    let mut operands = [call.argument(emit, 0)?, call.argument(emit, 1)?, call.argument(emit, 2)?];
    for operand in &mut operands {
        *operand = float_convert(emit, ty, *operand)?;
    }
    let [a, b, c] = operands;
    let product = core(emit, op::FMul, ty, [a, b])?;
    let product = float_convert(emit, numbers.ty, product)?;
    let product = float_convert(emit, ty, product)?;
    let sum = core(emit, op::FAdd, ty, [product, c])?;
    float_convert(emit, numbers.ty, sum)
}

/// The value with NaNs quieted: a multiplication by one.
pub(super) fn canonicalize<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let value = call.argument(emit, 0)?;
    let numbers = Numeric::of_value(emit, value)?;
    if is_widened(emit, &numbers)? {
        let ty = numbers.floats(emit, 32)?;
        let wide = float_convert(emit, ty, value)?;
        let product = times_one(emit, wide)?;
        return float_convert(emit, numbers.ty, product);
    }
    times_one(emit, value)
}

fn times_one<E: Emit>(emit: &mut E, value: Id) -> Result<Id> {
    let numbers = Numeric::of_value(emit, value)?;
    let format = numbers.float_format(emit)?;
    let one = emit.constant(numbers.ty, format.one())?;
    core(emit, op::FMul, numbers.ty, [value, one])
}

/// Extends bfloat16 to 32 bits where OpenCL.std and comparisons do not support it.
pub(super) fn widen_bfloat<E: Emit>(emit: &mut E, value: Id) -> Result<Id> {
    let numbers = Numeric::of_value(emit, value)?;
    if numbers.kind != Kind::Float(FloatFormat::BFLOAT) || !is_widened(emit, &numbers)? {
        return Ok(value);
    }
    let element = emit.float_type(32)?;
    let ty = with_lanes_of(emit, element, numbers.ty)?;
    float_convert(emit, ty, value)
}

/// Core arithmetic; bfloat16, which it does not support, is computed in 32 bits and rounded.
///
/// # Errors
/// Of writing a module.
pub(super) fn arithmetic<E: Emit>(emit: &mut E, opcode: Opcode, a: Id, b: Id) -> Result<Id> {
    let numbers = Numeric::of_value(emit, a)?;
    if numbers.kind != Kind::Float(FloatFormat::BFLOAT) || !is_widened(emit, &numbers)? {
        return core(emit, opcode, numbers.ty, [a, b]);
    }
    let wide = numbers.floats(emit, 32)?;
    let (a, b) = (float_convert(emit, wide, a)?, float_convert(emit, wide, b)?);
    let result = core(emit, opcode, wide, [a, b])?;
    float_convert(emit, numbers.ty, result)
}
