//! Objects such as images of shaders, where they are used. SPIR-V has no choice between objects, and an image with its sampler stays in
//! its block; optimizers choose between loads of the same object, and move what combines two.

use super::demote::{is_combination_of, is_object};
use super::replace;
use crate::error::Result;
use crate::llvm::{Block, Context, Module, Opcode, Value};
use crate::table::storage_class;
use rspirv::spirv::StorageClass;

/// Loads an object again in place of a choice between loads of it, and combines image and sampler in each block that uses both;
/// whether there was one of these.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn bring_to_uses<'c>(context: &'c Context, module: Module<'c>) -> Result<bool> {
    let mut changed = false;
    for function in module.functions() {
        let objects: Vec<Value<'c>> =
            function.blocks().flat_map(Block::instructions).filter(|one| is_object(one.ty())).collect();
        let (choices, others): (Vec<_>, Vec<_>) =
            objects.into_iter().partition(|one| one.opcode() == Some(Opcode::Phi));
        for choice in choices {
            changed |= load_again(context, choice)?;
        }
        for combined in others.into_iter().filter(|one| is_combination_of(*one, &["SampledImage"])) {
            changed |= combine_at_uses(context, combined)?;
        }
    }
    Ok(changed)
}

/// Replaces a phi of loads from one descriptor, which nothing writes, by a load; whether it was one.
fn load_again<'c>(context: &'c Context, phi: Value<'c>) -> Result<bool> {
    let (mut todo, mut seen, mut loaded) = (vec![phi], Vec::new(), None::<Value<'c>>);
    while let Some(value) = todo.pop() {
        if seen.contains(&value) {
            continue;
        }
        seen.push(value);
        match value.opcode() {
            Some(Opcode::Phi) => todo.extend(value.incoming().map(|(value, _)| value)),
            Some(Opcode::Load) if loaded.is_none_or(|known| known.operand(0) == value.operand(0)) => {
                loaded = Some(value);
            }
            _ => return Ok(false),
        }
    }
    let constant = storage_class::address_space(StorageClass::UniformConstant as u32);
    let address = loaded
        .and_then(|load| load.operand(0))
        .filter(|address| address.is_constant() && address.ty().address_space() == constant);
    let first =
        phi.block().and_then(|block| block.instructions().find(|one| one.opcode() != Some(Opcode::Phi)));
    let (Some(load), Some(address), Some(first)) = (loaded, address, first) else { return Ok(false) };
    let builder = context.builder();
    builder.position_before(first);
    let own = builder.load(phi.ty(), address)?;
    for (kind, node) in load.all_metadata() {
        own.set_metadata(kind, Some(node));
    }
    replace(phi, own)?;
    Ok(true)
}

/// Copies a call that combines an image with a sampler into the other blocks that use it; whether there are any.
fn combine_at_uses<'c>(context: &'c Context, combined: Value<'c>) -> Result<bool> {
    let is_elsewhere =
        |user: &Value<'c>| user.block() != combined.block() && user.opcode() != Some(Opcode::Phi);
    let users: Vec<Value<'c>> = combined.users().filter(is_elsewhere).collect();
    let Some(callee) = combined.called_function().filter(|_| !users.is_empty()) else { return Ok(false) };
    let arguments: Vec<Value<'c>> = combined.args().collect();
    let builder = context.builder();
    for user in users {
        builder.position_before(user);
        let own = builder.call_function(callee, &arguments)?;
        own.set_call_attributes(combined.call_attributes());
        for (kind, node) in combined.all_metadata() {
            own.set_metadata(kind, Some(node));
        }
        for index in 0..user.operand_count() {
            if user.operand(index) == Some(combined) {
                user.set_operand(index, own);
            }
        }
    }
    if !combined.is_used() {
        combined.erase();
    }
    Ok(true)
}
