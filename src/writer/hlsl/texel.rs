//! Buffers of texels: images of one dimension, whose texels are reached by calls instead of addresses.

use super::layout::Declared;
use super::resource::{Handle, Resource, bound, mark_non_uniform};
use super::{IMAGE, Pass, argument};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Opcode, Type, Value, flags};
use crate::spirv::op;
use crate::table::spv_intrinsic::SIGNED_IMAGE;
use crate::table::storage_class;
use rspirv::spirv::StorageClass;

/// The components of a texel.
const COMPONENTS: u32 = 4;

/// The variable of an image.
///
/// # Errors
/// A type that is none of an image.
pub(super) fn variable<'c>(
    pass: &mut Pass<'c>,
    ty: Type<'c>,
    handle: Handle<'c>,
    name: &str,
) -> Result<Resource<'c>> {
    let space = storage_class::address_space(StorageClass::UniformConstant as u32).unwrap_or_default();
    let memory = pass.context.target_type(IMAGE, &ty.target_types(), &ty.target_ints())?;
    let reference = reference(pass, ty)?;
    let declared = Declared { ty: memory, reference };
    let made = bound(pass, memory, declared, space, handle, name)?;
    Ok(Resource { variable: made, memory, is_wrapped: false, units: 1 })
}

/// The reference to the type of an image, in which the sign of texels is told.
fn reference<'c>(pass: &Pass<'c>, ty: Type<'c>) -> Result<Metadata<'c>> {
    let context = pass.context;
    let texel = texel_reference(pass, ty)?;
    let numbers = ty.target_ints();
    let numbers = numbers.iter().take(6).map(|number| Some(context.md_i32(*number)));
    let opcode = Some(context.md_i32(op::TypeImage.0.into()));
    let operands: Vec<_> = [opcode, Some(texel)].into_iter().chain(numbers).collect();
    Ok(context.md_node(&operands))
}

/// The reference to the type of a component of texels.
fn texel_reference<'c>(pass: &Pass<'c>, ty: Type<'c>) -> Result<Metadata<'c>> {
    let context = pass.context;
    let texel = component(ty)?;
    match texel.int_bits().filter(|_| ty.target_name() == Some(SIGNED_IMAGE)) {
        Some(bits) => {
            Ok(context
                .md_node(&[u32::from(op::TypeInt.0), bits, 1].map(|number| Some(context.md_i32(number)))))
        }
        None => Ok(texel.poison()?.as_metadata()),
    }
}

fn component(ty: Type<'_>) -> Result<Type<'_>> {
    let texel = ty.target_types().first().copied();
    texel.ok_or_else(|| Error::invalid_llvm(format!("{ty} is no type of an image")))
}

/// Loads the image at the builder's position.
fn image<'c>(pass: &Pass<'c>, resource: Resource<'c>, handle: Handle<'c>) -> Result<Value<'c>> {
    let pointer = match handle.index {
        None => resource.variable,
        Some(index) => {
            let held = resource.variable.value_type().unwrap_or(resource.memory);
            let indices = [pass.number(0)?, index];
            let pointer = pass.builder.gep(held, resource.variable, &indices, flags::INBOUNDS)?;
            mark_non_uniform(pass, handle, pointer);
            pointer
        }
    };
    let image = pass.builder.load(resource.memory, pointer)?;
    mark_non_uniform(pass, handle, image);
    Ok(image)
}

/// The type of four components, and the reference to it if they are signed.
fn whole<'c>(pass: &Pass<'c>, handle: Type<'c>) -> Result<(Type<'c>, Option<Metadata<'c>>)> {
    let texel = component(handle)?;
    let ty = pass.context.vector_type(texel, COMPONENTS)?;
    if handle.target_name() != Some(SIGNED_IMAGE) {
        return Ok((ty, None));
    }
    let opcode = pass.context.md_i32(op::TypeVector.0.into());
    let node = [opcode, texel_reference(pass, handle)?, pass.context.md_i32(COMPONENTS)].map(Some);
    Ok((ty, Some(pass.context.md_node(&node))))
}

/// Replaces loads and stores through the address of a texel.
///
/// # Errors
/// Other uses of such an address.
pub(super) fn address<'c>(
    pass: &mut Pass<'c>,
    call: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let (of, place) = (argument(call, 0)?.ty(), argument(call, 1)?);
    for user in call.users().collect::<Vec<_>>() {
        pass.builder.position_before(user);
        match (user.opcode(), user.operand(0)) {
            (Some(Opcode::Load), _) => {
                let value = read(pass, of, user.ty(), place, resource, handle)?;
                value.take_name_of(user);
                user.replace_all_uses_with(value);
            }
            (Some(Opcode::Store), Some(value)) if value != call => {
                write(pass, of, value, place, resource, handle)?;
            }
            (Some(Opcode::GetElementPtr), _) => parts(pass, user, (of, place), resource, handle)?,
            _ => return Err(Error::unsupported(format!("the address of a texel in {user}"))),
        }
        user.erase();
    }
    Ok(())
}

/// Replaces loads and stores of a component of a texel, of which a store reads the others.
///
/// # Errors
/// Other uses of its address.
fn parts<'c>(
    pass: &mut Pass<'c>,
    chain: Value<'c>,
    (of, place): (Type<'c>, Value<'c>),
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let refused = |user: Value<'c>| Error::unsupported(format!("the address of a texel in {user}"));
    let (texel, _) = whole(pass, of)?;
    let lane = lane(pass, chain, texel)?.ok_or_else(|| refused(chain))?;
    for user in chain.users().collect::<Vec<_>>() {
        pass.builder.position_before(user);
        match (user.opcode(), user.operand(0)) {
            (Some(Opcode::Load), _) if user.ty() == texel.scalar() => {
                let all = read(pass, of, texel, place, resource, handle)?;
                let value = pass.builder.extract_element(all, lane)?;
                value.take_name_of(user);
                user.replace_all_uses_with(value);
            }
            (Some(Opcode::Store), Some(value)) if value.ty() == texel.scalar() => {
                let all = read(pass, of, texel, place, resource, handle)?;
                let all = pass.builder.insert_element(all, value, lane)?;
                write(pass, of, all, place, resource, handle)?;
            }
            _ => return Err(refused(user)),
        }
        user.erase();
    }
    Ok(())
}

/// The component that a chain leads to from the address of a texel.
fn lane<'c>(pass: &Pass<'c>, chain: Value<'c>, texel: Type<'c>) -> Result<Option<Value<'c>>> {
    let indices: Vec<Value<'c>> = chain.operands().skip(1).collect();
    let size = |ty: Type<'c>| pass.module.alloc_size_bytes(ty).filter(|size| *size > 0);
    let (Some(source), Some(scalar)) = (chain.gep_source_type(), size(texel.scalar())) else {
        return Ok(None);
    };
    match indices.as_slice() {
        [zero, lane] if zero.int_value() == Some(0) && source.scalar() == texel.scalar() => Ok(Some(*lane)),
        [lane] if source == texel.scalar() => Ok(Some(*lane)),
        [index] => {
            let bytes = index.int_value().zip(size(source)).and_then(|(index, size)| index.checked_mul(size));
            let lane = bytes.filter(|bytes| bytes.is_multiple_of(scalar)).map(|bytes| bytes / scalar);
            let lane = lane.and_then(|lane| u32::try_from(lane).ok()).filter(|lane| *lane < COMPONENTS);
            lane.map(|lane| pass.number(lane)).transpose()
        }
        _ => Ok(None),
    }
}

/// Replaces a load or store of a texel that is no access to memory.
///
/// # Errors
/// A texel of more than four components.
pub(super) fn access<'c>(
    pass: &mut Pass<'c>,
    call: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let (of, place) = (argument(call, 0)?.ty(), argument(call, 1)?);
    if call.ty().is_void() {
        return write(pass, of, argument(call, 2)?, place, resource, handle);
    }
    let value = read(pass, of, call.ty(), place, resource, handle)?;
    call.replace_all_uses_with(value);
    Ok(())
}

fn read<'c>(
    pass: &mut Pass<'c>,
    of: Type<'c>,
    ty: Type<'c>,
    place: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<Value<'c>> {
    let image = image(pass, resource, handle)?;
    let (result, told) = whole(pass, of)?;
    // The sixth number says whether the image is sampled.
    let is_sampled = of.target_ints().get(4) == Some(&1);
    let name = if is_sampled { "__spirv_ImageFetch" } else { "__spirv_ImageRead" };
    let texel = pass.call(name, result, &[image, place])?;
    if let Some(told) = told {
        texel.set_metadata(pass.kinds.value_type, Some(told));
    }
    if ty == result {
        return Ok(texel);
    }
    if ty == result.scalar() {
        return pass.builder.extract_element(texel, pass.number(0)?);
    }
    if ty.scalar() != result.scalar() || ty.lanes() > COMPONENTS {
        return Err(Error::unsupported(format!(
            "a texel of the type {ty} in an image of {}",
            result.scalar()
        )));
    }
    let lanes: Vec<i32> = (0..ty.lanes()).map(u32::cast_signed).collect();
    pass.builder.shuffle_vector(texel, texel, &lanes)
}

fn write<'c>(
    pass: &mut Pass<'c>,
    of: Type<'c>,
    value: Value<'c>,
    place: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let image = image(pass, resource, handle)?;
    let (ty, told) = whole(pass, of)?;
    if value.ty().scalar() != ty.scalar() || value.ty().lanes() > COMPONENTS {
        return Err(Error::unsupported(format!(
            "a texel of the type {} in an image of {}",
            value.ty(),
            ty.scalar()
        )));
    }
    let count = value.ty().lanes();
    let mut texel = ty.null()?;
    for lane in 0..count {
        let number = pass.number(lane)?;
        let part = if value.ty().is_vector() { pass.builder.extract_element(value, number)? } else { value };
        texel = pass.builder.insert_element(texel, part, number)?;
        if let Some(told) = told.filter(|_| texel.is_instruction()) {
            texel.set_metadata(pass.kinds.value_type, Some(told));
        }
    }
    pass.call("__spirv_ImageWrite", pass.context.void_type(), &[image, place, texel])?;
    Ok(())
}

/// The number of texels.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn length<'c>(
    pass: &mut Pass<'c>,
    call: Value<'c>,
    resource: Resource<'c>,
    handle: Handle<'c>,
) -> Result<()> {
    let image = image(pass, resource, handle)?;
    let length = pass.call("__spirv_ImageQuerySize", call.ty(), &[image])?;
    call.replace_all_uses_with(length);
    Ok(())
}
