//! Calls of OpenCL C builtins with custom expansions to several instructions.

use super::block;
use super::call::{Argument, Calls};
use super::opencl::postfix;
use super::operand::{self, Source};
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::spirv::op;
use crate::table::friendly_name;
use crate::table::opencl::{Extent, Row, Shape, exchange_name};
use crate::writer::normalize::replace;
use mangling::{Type as Mangled, Variant};
use rspirv::spirv::{Dim, StorageClass};

/// Rewrites a call, unless it has no friendly form.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn rewrite<'c>(
    calls: &Calls<'c>,
    source: &Source<'c, '_>,
    row: &'static Row,
    shape: Shape,
) -> Result<()> {
    match shape {
        Shape::Bitcast => {
            let Some(value) = source.call.arg(0) else { return Ok(()) };
            let bits = |value: Value<'c>| calls.module.size_bits(value.ty());
            if value.ty() == source.call.ty() {
                return replace(source.call, value);
            }
            if bits(value) != bits(source.call) || value.ty().is_pointer() || source.call.ty().is_pointer() {
                return Ok(());
            }
            replace(source.call, calls.builder.cast(Opcode::BitCast, value, source.call.ty())?)
        }
        Shape::CompareExchange => compare_exchange(calls, source, row),
        Shape::ToAddressSpace(class) => to_address_space(calls, source, class),
        Shape::ImageSize(extent) => image_size(calls, source, row, extent),
        Shape::NdRange(dimensions) => block::range(calls, source, dimensions),
        Shape::EnqueueKernel(form) => block::enqueue(calls, source, row, form),
        Shape::KernelQuery { op, .. } => block::query(calls, source, row, op),
    }
}

/// Loads the expected value, exchanges, and stores the value found over it. Floating-point values are
/// exchanged as integers.
fn compare_exchange<'c>(calls: &Calls<'c>, source: &Source<'c, '_>, row: &Row) -> Result<()> {
    let Some(operands) = operand::all(calls, source, row)? else { return Ok(()) };
    let Ok([pointer, scope, equal, unequal, desired, expected]) =
        <[Argument<'c>; 6]>::try_from(operands.into_vec())
    else {
        return Ok(());
    };
    let builder = &calls.builder;
    let ty = desired.value.ty();
    let integer = match ty.scalar_bits().filter(|_| !ty.is_vector() && !ty.is_pointer()) {
        Some(bits) => calls.context.int_type(bits)?,
        None => return Ok(()),
    };
    let value =
        if ty == integer { desired.value } else { builder.cast(Opcode::BitCast, desired.value, integer)? };
    let Some(desired) = calls.argument(value, None) else { return Ok(()) };
    let space = pointer.value.ty().address_space().unwrap_or(0);
    let pointer = Argument { spelled: Mangled::pointer(space, desired.spelled.clone()), ..pointer };
    let loaded = builder.load(integer, expected.value)?;
    loaded.set_name("exp");
    let compared = Argument { value: loaded, ..desired.clone() };
    let arguments = [pointer, scope, equal, unequal, desired, compared];
    let name = friendly_name(exchange_name(row));
    let Some(found) = calls.call(&name, &arguments, integer, Some(source.call))? else { return Ok(()) };
    builder.store(found, expected.value)?;
    replace(source.call, builder.icmp(IntPredicate::Eq, found, loaded)?)
}

/// A checked cast from the generic address space; the name encodes the target storage class.
fn to_address_space<'c>(calls: &Calls<'c>, source: &Source<'c, '_>, class: StorageClass) -> Result<()> {
    let Some(pointer) = source.argument(calls, 0) else { return Ok(()) };
    let variant = match class {
        StorageClass::CrossWorkgroup => Variant::ToGlobal,
        StorageClass::Workgroup => Variant::ToLocal,
        _ => Variant::ToPrivate,
    };
    let name = format!("{}_{}", friendly_name(op::GenericCastToPtrExplicit), variant.suffix());
    let arguments = [pointer, calls.number(class as u32)?];
    let made = calls.call(&name, &arguments, source.call.ty(), Some(source.call))?;
    made.map_or(Ok(()), |made| replace(source.call, made))
}

/// A component of an image's size, extracted from the whole size.
fn image_size<'c>(calls: &Calls<'c>, source: &Source<'c, '_>, row: &Row, extent: Extent) -> Result<()> {
    let call = source.call;
    let (Some(image), Some(ty)) = (source.argument(calls, 0), source.image_type(calls, 0)) else {
        return Ok(());
    };
    let numbers = ty.target_ints();
    let Some(dimension) = numbers.first().and_then(|dim| Dim::from_u32(*dim)) else { return Ok(()) };
    let spatial = match dimension {
        Dim::Dim1D | Dim::DimBuffer => 1,
        Dim::Dim2D | Dim::DimCube | Dim::DimRect => 2,
        Dim::Dim3D => 3,
        _ => return Ok(()),
    };
    let is_set = |index: usize| numbers.get(index).is_some_and(|number| *number != 0);
    let count = spatial + u32::from(is_set(2));
    // Buffers and multisampled images have no level of detail.
    let has_levels = dimension != Dim::DimBuffer && !is_set(3);
    let opcode = if has_levels { op::ImageQuerySizeLod } else { op::ImageQuerySize };
    let element = call.ty().scalar();
    let size_type = if count == 1 { element } else { calls.context.vector_type(element, count)? };
    let name = friendly_name(opcode) + &postfix(row, source.postfix, call.ty());
    let mut arguments = vec![image];
    if has_levels {
        arguments.push(calls.number(0)?);
    }
    let index = match extent {
        Extent::Width => 0,
        Extent::Height => 1,
        Extent::Depth => 2,
        Extent::ArraySize => count - 1,
        Extent::Dimensions => 0,
    };
    let lanes = call.ty().lanes();
    if index >= count || (extent == Extent::Dimensions && !matches!((spatial, lanes), (2, 2) | (3, 4))) {
        return Ok(());
    }
    let Some(size) = calls.call(&name, &arguments, size_type, Some(call))? else { return Ok(()) };
    let builder = &calls.builder;
    let result = match extent {
        Extent::Dimensions if spatial == 3 => {
            builder.shuffle_vector(size, size_type.null()?, &[0, 1, 2, 3])?
        }
        Extent::Dimensions if count > lanes => builder.shuffle_vector(size, size_type.poison()?, &[0, 1])?,
        _ if count == 1 || extent == Extent::Dimensions => size,
        _ => builder.extract_element(size, calls.context.i32_type().int(index.into())?)?,
    };
    replace(call, result)
}
