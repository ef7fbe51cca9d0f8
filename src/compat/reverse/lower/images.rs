//! Sampled images, and image sizes, which OpenCL C's functions return in parts. Only for OpenCL C names.

use super::{Reader, result_type, type_of};
use crate::dialect::{BuiltinNames, Lowering};
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::{Id, Instruction, op};
use crate::table::form::CallForm;
use crate::table::opencl::Extent;
use crate::table::opencl::reading::image_size;
use mangling::{Flavour, Symbol};
use rspirv::spirv::{AddressingModel, Dim};
use std::cmp::Ordering;

/// Delays `OpSampledImage` and `OpVmeImageINTEL` to their uses, even if they have a name or decorations. A
/// constant sampler is created here once, shared by all users.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn combine<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let Some(id) = instruction.result_id().filter(|_| reader.names() != BuiltinNames::Spirv) else {
        return Ok(false);
    };
    if !reader.is_undefined(id) {
        return Ok(false);
    }
    let has_sampler = instruction.opcode() == op::SampledImage
        && reader.uses(id) != 0
        && reader.is_constant_sampler(instruction.id(1)?);
    let sampler = if has_sampler { Some(reader.value(instruction.id(1)?)?) } else { None };
    reader.leave_combined(instruction, sampler)
}

/// `OpImage` of a sampled image: the image that it was combined from.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn image_of_combined<'m>(
    reader: Reader<'_, '_, 'm>,
    instruction: Instruction<'m>,
) -> Result<bool> {
    let Some(combined) = reader.spirv().definition_as(instruction.id(0)?, op::SampledImage) else {
        return Ok(false);
    };
    let image = reader.value(combined.id(0)?)?;
    reader.define(instruction, image)?;
    Ok(true)
}

/// The dimensions of an image type.
#[derive(Clone, Copy)]
struct Dimensions {
    /// 1 to 3, for width, height and depth.
    spatial: u32,
    is_arrayed: bool,
}

impl Dimensions {
    fn count(self) -> u32 {
        self.spatial + u32::from(self.is_arrayed)
    }
}

fn dimensions(ty: Type<'_>) -> Option<Dimensions> {
    let numbers = ty.target_ints();
    let &[dim, _, arrayed, ..] = numbers.as_slice() else { return None };
    let spatial = match Dim::from_u32(dim) {
        Some(Dim::Dim1D | Dim::DimBuffer) => 1,
        Some(Dim::Dim2D) => 2,
        Some(Dim::Dim3D) => 3,
        _ => return None,
    };
    Some(Dimensions { spatial, is_arrayed: arrayed != 0 })
}

/// The size of an image: a call for the dimensions, cut to those of the result, followed by the array size. A
/// level of detail is accepted only if it is the constant 0.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn size<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    if reader.names() == BuiltinNames::Spirv {
        return Ok(false);
    }
    let image = instruction.id(0)?;
    let ty = result_type(reader, instruction)?;
    let dimensions = dimensions(reader.ty(type_of(reader, image)?)?);
    let lanes = if ty.is_vector() { ty.lanes() } else { 1 };
    let fits = |dimensions: &Dimensions| lanes == dimensions.count() && ty.scalar().int_bits().is_some();
    let Some(dimensions) = dimensions.filter(fits) else { return Ok(false) };
    let level = instruction.opcode() == op::ImageQuerySizeLod;
    if level && reader.value(instruction.id(1)?)?.int_value() != Some(0) {
        return Ok(false);
    }
    let size = whole_size(reader, ty, image, dimensions)?;
    if let Some(size) = size {
        reader.define(instruction, size)?;
    }
    Ok(size.is_some())
}

fn whole_size<'c>(
    reader: Reader<'_, 'c, '_>,
    ty: Type<'c>,
    image: Id,
    dimensions: Dimensions,
) -> Result<Option<Value<'c>>> {
    let int = reader.llvm().i32_type();
    let (extent, lanes) = match dimensions.spatial {
        1 => (Extent::Width, 1),
        2 => (Extent::Dimensions, 2),
        _ => (Extent::Dimensions, 4),
    };
    let natural = if lanes > 1 { reader.llvm().vector_type(int, lanes)? } else { int };
    let Some(mut size) = extent_call(reader, image, extent, natural)? else { return Ok(None) };
    let cast_type = if lanes > 1 { reader.llvm().vector_type(ty.scalar(), lanes)? } else { ty.scalar() };
    size = resized(reader, size, cast_type)?;
    if lanes == 1 && ty.is_vector() {
        size = reader.builder().insert_element(ty.poison()?, size, int.int(0)?)?;
    } else if lanes > 1 && lanes != dimensions.count() {
        let mask: Vec<i32> = (0..dimensions.count().cast_signed()).collect();
        size = reader.builder().shuffle_vector(size, size.ty().poison()?, &mask)?;
    }
    if dimensions.is_arrayed {
        let model = reader.spirv().declarations().find(|i| i.opcode() == op::MemoryModel);
        let addressing = model.and_then(|model| model.operands().first().copied());
        let is_narrow = addressing == Some(AddressingModel::Physical32 as u32);
        let natural = if is_narrow { int } else { reader.llvm().i64_type() };
        let Some(mut length) = extent_call(reader, image, Extent::ArraySize, natural)? else {
            return Ok(None);
        };
        length = resized(reader, length, ty.scalar())?;
        let lane = int.int(u64::from(dimensions.spatial))?;
        size = reader.builder().insert_element(size, length, lane)?;
    }
    Ok(Some(size))
}

/// An unsigned integer converted to another width.
fn resized<'c>(reader: &dyn Lowering<'c, '_>, number: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
    match number.ty().scalar().int_bits().cmp(&ty.scalar().int_bits()) {
        Ordering::Less => reader.builder().cast(LlvmOpcode::ZExt, number, ty),
        Ordering::Equal => Ok(number),
        Ordering::Greater => reader.builder().cast(LlvmOpcode::Trunc, number, ty),
    }
}

/// A call that queries a part of a size; `None` if its name is taken by another function.
fn extent_call<'c>(
    reader: Reader<'_, 'c, '_>,
    image: Id,
    extent: Extent,
    result: Type<'c>,
) -> Result<Option<Value<'c>>> {
    const FORM: CallForm = crate::table::call().suffix();
    let row = image_size(extent).ok_or_else(|| Error::internal("no function tells this extent"))?;
    let parameter = reader.opencl_spelled(type_of(reader, image)?)?;
    let name = mangling::mangle(&Symbol::new(row.name, vec![parameter]), Flavour::Clang);
    let image = reader.value(image)?;
    let ty = reader.llvm().function_type(result, &[image.ty()], false)?;
    if !reader.may_declare(&name, ty) {
        return Ok(None);
    }
    reader.call(&name, result, &[image], FORM).map(Some)
}
