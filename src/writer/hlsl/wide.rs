//! Matrices in constant memory: clang loads them as vectors of all their components, which SPIR-V does not have, to use one.

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
        if !spaces.contains(&pointer.ty().address_space()) || !load.users().all(is_part) {
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
