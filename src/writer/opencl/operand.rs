//! Operands of a row, computed from a call's arguments.
//!
//! The compatible dialect computes them in LLVM IR (`compat/forward/regularize/operand.rs`). Both match
//! exhaustively on the kinds of operands and take from the rows the values that need no instruction. They
//! share no more: they use different builders, the arguments there carry spellings for the mangled name, and
//! a call that is rejected here remains a call there.

use super::super::emit::{Emit, TypeShape, bool_like, constant_int, lanes_of, with_lanes_of};
use super::{Call, Words, image, semantics};
use crate::error::{Error, Result};
use crate::spirv::{Id, op};
use crate::table::opencl::{ImageOperand, Operand};
use rspirv::spirv::MemoryAccess;
use smallvec::SmallVec;

/// Computes an operand and appends its words.
pub(super) fn push<E: Emit>(emit: &mut E, call: Call<'_>, operand: Operand, words: &mut Words) -> Result<()> {
    let id = match operand {
        Operand::Rest(first) => {
            words.extend(call.arguments.iter().skip(usize::from(first)).map(|id| id.0));
            return Ok(());
        }
        Operand::ImageOperands(list) => return image_operands(emit, call, list, words),
        Operand::Literal(_) | Operand::Lanes | Operand::Rounding | Operand::Collective => {
            words.push(number(call, operand)?);
            return Ok(());
        }
        Operand::Aligned(i) => {
            let value = call.argument(emit, i.into())?;
            let ty = emit.type_of(value)?;
            if let TypeShape::Int { bits } | TypeShape::Float { bits } = emit.shape_of(ty) {
                words.extend([MemoryAccess::ALIGNED.bits(), bits.div_ceil(8).next_power_of_two()]);
            }
            return Ok(());
        }
        Operand::Arg(i) => call.argument(emit, i.into())?,
        Operand::Splat(i) | Operand::BuiltSplat(i) => splat(emit, call, i)?,
        Operand::Truth(i) => truth(emit, call.argument(emit, i.into())?)?,
        Operand::Negative(i) => negative(emit, call.argument(emit, i.into())?)?,
        Operand::Negated(i) => negated(emit, call.argument(emit, i.into())?)?,
        Operand::Vector(first, count) => vector(emit, call, first, count)?,
        Operand::Scope(source) => semantics::scope(emit, call, source)?,
        Operand::Semantics(order, storage) => semantics::semantics(emit, call, order, storage)?,
        Operand::Int(_) | Operand::LaneBytes(_) => constant_int(emit, number(call, operand)?)?,
        Operand::Size(value) => {
            let size = emit.size_type()?;
            emit.constant(size, value.into())?
        }
        Operand::SampledImage => sampled_image(emit, call)?,
        Operand::VmeImage(image, sampler) => {
            let image = call.argument(emit, image.into())?;
            let sampler = call.argument(emit, sampler.into())?;
            let of = emit.type_of(image)?;
            let ty = emit.opaque_type(op::TypeVmeImageINTEL, &[of])?;
            emit.emit(op::VmeImageINTEL, ty, &[image.0, sampler.0])?
        }
        Operand::Converted(i, ty, conversion) => {
            let value = call.argument(emit, i.into())?;
            let ty = emit.opaque_type(ty, &[])?;
            emit.emit(conversion, ty, &[value.0])?
        }
    };
    words.push(id.0);
    Ok(())
}

/// The number that a row or the builtin's name gives for an operand.
fn number(call: Call<'_>, operand: Operand) -> Result<u32> {
    operand
        .number(call.postfix)
        .ok_or_else(|| Error::internal("a builtin's name lacks the part that its row takes from it"))
}

/// Argument `i`, splatted to as many lanes as the call's result.
fn splat<E: Emit>(emit: &mut E, call: Call<'_>, i: u8) -> Result<Id> {
    let value = call.argument(emit, i.into())?;
    let ty = emit.type_of(value)?;
    let (_, lanes) = lanes_of(emit, call.result_type);
    if lanes == 1 || lanes_of(emit, ty).1 == lanes {
        return Ok(value);
    }
    if let TypeShape::Vector { lanes: given, .. } = emit.shape_of(ty) {
        return Err(emit.error(format!("argument {i} has {given} lanes, the result {lanes}")));
    }
    let ty = with_lanes_of(emit, ty, call.result_type)?;
    emit.emit(op::CompositeConstruct, ty, &vec![value.0; lanes as usize])
}

/// Whether a value is nonzero, lane by lane.
fn truth<E: Emit>(emit: &mut E, value: Id) -> Result<Id> {
    compare_with_zero(emit, value, op::INotEqual)
}

/// Whether a value is negative, lane by lane.
fn negative<E: Emit>(emit: &mut E, value: Id) -> Result<Id> {
    compare_with_zero(emit, value, op::SLessThan)
}

/// A floating-point value negated.
fn negated<E: Emit>(emit: &mut E, value: Id) -> Result<Id> {
    let ty = emit.type_of(value)?;
    emit.emit(op::FNegate, ty, &[value.0])
}

fn compare_with_zero<E: Emit>(emit: &mut E, value: Id, comparison: crate::spirv::Opcode) -> Result<Id> {
    let ty = emit.type_of(value)?;
    let (element, _) = lanes_of(emit, ty);
    match emit.shape_of(element) {
        TypeShape::Bool => Ok(value),
        TypeShape::Int { .. } => {
            let zero = emit.constant(ty, 0)?;
            let truth = bool_like(emit, ty)?;
            emit.emit(comparison, truth, &[value.0, zero.0])
        }
        _ => Err(emit.error("the builtin needs an integer as condition".into())),
    }
}

/// `count` arguments from `first` on, combined to a vector.
fn vector<E: Emit>(emit: &mut E, call: Call<'_>, first: u8, count: u8) -> Result<Id> {
    let mut lanes = SmallVec::<[Id; 4]>::new();
    for i in 0..count {
        lanes.push(call.argument(emit, usize::from(first) + usize::from(i))?);
    }
    let element = emit.type_of(call.argument(emit, first.into())?)?;
    if let (TypeShape::Vector { .. }, Some(vector)) = (emit.shape_of(element), lanes.first()) {
        return Ok(*vector);
    }
    let ty = emit.vector_type(element, count.into())?;
    let words: Words = lanes.iter().map(|lane| lane.0).collect();
    emit.emit(op::CompositeConstruct, ty, &words)
}

/// Combines arguments 0 and 1, an image and a sampler.
fn sampled_image<E: Emit>(emit: &mut E, call: Call<'_>) -> Result<Id> {
    let image = call.argument(emit, 0)?;
    let sampler = call.argument(emit, 1)?;
    let image_type = emit.type_of(image)?;
    let ty = emit.sampled_image_type(image_type)?;
    emit.sampled_image(ty, image, sampler)
}

/// Appends the mask of image operands and the operands that it selects.
fn image_operands<E: Emit>(
    emit: &mut E,
    call: Call<'_>,
    list: &[ImageOperand],
    words: &mut Words,
) -> Result<()> {
    let says_sign = !call.is_signless && emit.allows_version(1, 4);
    let said = list.iter().filter(|operand| says_sign || !operand.is_sign());
    let mask = said.fold(0, |mask, operand| mask | operand.bit());
    if mask == 0 {
        return Ok(());
    }
    words.push(mask);
    for operand in list {
        match *operand {
            ImageOperand::LodZero => {
                let float = emit.float_type(32)?;
                words.push(emit.constant(float, 0)?.0);
            }
            ImageOperand::Lod(i) | ImageOperand::Sample(i) => words.push(call.argument(emit, i.into())?.0),
            ImageOperand::Grad(i) => {
                words.push(gradient(emit, call, i.into())?.0);
                words.push(gradient(emit, call, usize::from(i) + 1)?.0);
            }
            ImageOperand::SignExtend | ImageOperand::ZeroExtend => {}
        }
    }
    Ok(())
}

/// A gradient with a lane for each dimension; OpenCL C's gradients of 3D images have one more, which is
/// dropped.
fn gradient<E: Emit>(emit: &mut E, call: Call<'_>, i: usize) -> Result<Id> {
    let value = call.argument(emit, i)?;
    let (_, dimensions) = image::dimensions_of(emit, call.argument(emit, 0)?)?;
    let (element, lanes) = lanes_of(emit, emit.type_of(value)?);
    if lanes <= dimensions {
        return Ok(value);
    }
    let ty = emit.vector_type(element, dimensions)?;
    let shuffle: Words = [value.0, value.0].into_iter().chain(0..dimensions).collect();
    emit.emit(op::VectorShuffle, ty, &shuffle)
}
