//! Matrices in constant memory: clang loads them as vectors of all their components, which SPIR-V does not have, to use one. What lies beside
//! them becomes a part of the bits of such a vector.

use super::Pass;
use crate::error::Result;
use crate::llvm::{Block, Opcode, Type, Value, flags};
use crate::table::storage_class;
use rspirv::spirv::StorageClass;

/// The most lanes of a vector of SPIR-V, and so the components in a row of a matrix in constant memory.
const LANES: u32 = 4;

/// Replaces such loads: each component that is used is loaded where it is used, since nothing changes constant memory.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn lower(pass: &Pass<'_>) -> Result<()> {
    let constant = [StorageClass::Uniform, StorageClass::PushConstant, StorageClass::UniformConstant];
    let spaces = constant.map(|class| storage_class::address_space(class as u32));
    let bodies = pass.module.functions().filter(|function| !function.is_declaration());
    let all = bodies.flat_map(Value::blocks).flat_map(Block::instructions);
    let is_long = |ty: Type<'_>| ty.is_vector() && ty.lanes() > LANES && ty.lanes().is_multiple_of(LANES);
    let is_load = |one: &Value<'_>| one.opcode() == Some(Opcode::Load) && is_long(one.ty());
    // Only what is erased in its own turn: users are erased, too.
    for load in all.filter(is_load).collect::<Vec<_>>() {
        let Some(pointer) = load.operand(0) else { continue };
        let is_part = |user: Value<'_>| user.opcode() == Some(Opcode::ExtractElement);
        if !spaces.contains(&pointer.ty().address_space()) {
            continue;
        }
        slices(pass, load, pointer)?;
        if !load.users().all(is_part) {
            continue;
        }
        let row = pass.context.vector_type(load.ty().scalar(), LANES)?;
        let rows = pass.context.array_type(row, (load.ty().lanes() / LANES).into())?;
        for user in load.users().collect::<Vec<_>>() {
            let Some(index) = user.operand(1) else { continue };
            pass.builder.position_before(user);
            let (upper, lower) = match index.int_value() {
                Some(number) => {
                    let number = u32::try_from(number).unwrap_or(0);
                    (pass.number(number / LANES)?, pass.number(number % LANES)?)
                }
                None => {
                    let narrow = pass.context.i32_type();
                    let index = match index.ty() == narrow {
                        true => index,
                        false => pass.builder.cast(Opcode::Trunc, index, narrow)?,
                    };
                    let two = pass.number(LANES.trailing_zeros())?;
                    let upper = pass.builder.binary(Opcode::LShr, index, two)?;
                    (upper, pass.builder.binary(Opcode::And, index, pass.number(LANES - 1)?)?)
                }
            };
            let address =
                pass.builder.gep(rows, pointer, &[pass.number(0)?, upper, lower], flags::INBOUNDS)?;
            let component = pass.builder.load(user.ty(), address)?;
            component.take_name_of(user);
            user.replace_all_uses_with(component);
            user.erase();
        }
        load.erase();
    }
    Ok(())
}

/// Loads parts of the bits of a vector by themselves.
fn slices<'c>(pass: &Pass<'c>, load: Value<'c>, pointer: Value<'c>) -> Result<()> {
    let is_bits = |user: &Value<'c>| user.opcode() == Some(Opcode::BitCast) && user.ty().int_bits().is_some();
    for bits in load.users().filter(is_bits).collect::<Vec<_>>() {
        for user in bits.users().collect::<Vec<_>>() {
            let distance = user.operand(1).and_then(Value::int_value);
            match (user.opcode(), distance) {
                (Some(Opcode::Trunc), _) => slice(pass, user, pointer, 0)?,
                (Some(Opcode::LShr), Some(distance)) if distance.is_multiple_of(8) => {
                    let is_part = |user: &Value<'c>| user.opcode() == Some(Opcode::Trunc);
                    for part in user.users().filter(is_part).collect::<Vec<_>>() {
                        slice(pass, part, pointer, distance / 8)?;
                    }
                    if !user.is_used() {
                        user.erase();
                    }
                }
                _ => {}
            }
        }
        if !bits.is_used() {
            bits.erase();
        }
    }
    Ok(())
}

/// Replaces a part of the bits by a load from bytes behind a pointer.
fn slice<'c>(pass: &Pass<'c>, part: Value<'c>, pointer: Value<'c>, bytes: u64) -> Result<()> {
    if !part.ty().int_bits().is_some_and(|bits| bits.is_multiple_of(8)) {
        return Ok(());
    }
    let casts: Vec<Value<'c>> = part.users().filter(|user| user.opcode() == Some(Opcode::BitCast)).collect();
    let taken = match casts.as_slice() {
        [cast] if part.users().count() == 1 => *cast,
        _ => part,
    };
    pass.builder.position_before(taken);
    let offset = pass.context.i64_type().int(bytes)?;
    let address = pass.builder.gep(pass.context.i8_type(), pointer, &[offset], flags::INBOUNDS)?;
    let value = pass.builder.load(taken.ty(), address)?;
    value.take_name_of(taken);
    taken.replace_all_uses_with(value);
    taken.erase();
    if taken != part {
        part.erase();
    }
    Ok(())
}
