//! What optimizers make of shaders that SPIR-V had, and shaders cannot have: conversions between small integers and floating-point numbers
//! where the module declares no arithmetic on small integers, comparisons of physical addresses, accesses through one of two pointers.

use super::address::take_access;
use crate::error::{Error, Result};
use crate::llvm::{Block, Context, Module, Opcode, Type, Value};
use crate::table::metadata::CAPABILITY;
use crate::table::storage_class;
use crate::writer::operands::operands;
use rspirv::spirv::{Capability, StorageClass};

/// Rewrites them.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn run<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let declared: Vec<u32> = module
        .get_named_metadata(CAPABILITY)
        .into_iter()
        .flat_map(|list| list.operands())
        .filter_map(|node| node.operand(0)?.u32_value())
        .collect();
    let has = |capability: Capability| declared.contains(&(capability as u32));
    let (has_bytes, has_shorts) = (has(Capability::Int8), has(Capability::Int16));
    let is_small = |ty: Type<'c>| match ty.scalar().int_bits() {
        Some(8) => !has_bytes,
        Some(16) => !has_shorts,
        _ => false,
    };
    let physical = storage_class::address_space(StorageClass::PhysicalStorageBuffer as u32);
    let has_pointers = has(Capability::VariablePointers) || has(Capability::VariablePointersStorageBuffer);
    let mut choices = Vec::new();
    let builder = context.builder();
    let all: Vec<Value<'c>> =
        module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect();
    for one in all {
        let (Some(opcode), Some(first)) = (one.opcode(), one.operand(0)) else { continue };
        builder.position_before(one);
        match opcode {
            Opcode::UIToFP | Opcode::SIToFP if is_small(first.ty()) => {
                let widening = if opcode == Opcode::UIToFP { Opcode::ZExt } else { Opcode::SExt };
                let wide = builder.cast(widening, first, of_words(context, first.ty())?)?;
                let number = builder.cast(opcode, wide, one.ty())?;
                one.replace_all_uses_with(number);
                one.erase();
            }
            Opcode::FPToUI | Opcode::FPToSI if is_small(one.ty()) => {
                let wide = builder.cast(opcode, first, of_words(context, one.ty())?)?;
                let narrow = builder.cast(Opcode::Trunc, wide, one.ty())?;
                one.replace_all_uses_with(narrow);
                one.erase();
            }
            Opcode::ICmp if first.ty().is_pointer() && first.ty().address_space() == physical => {
                let Some(second) = one.operand(1) else { continue };
                let long = context.i64_type();
                let number = |pointer: Value<'c>| match pointer.is_null() {
                    true => long.int(0),
                    false => builder.cast(Opcode::PtrToInt, pointer, long),
                };
                let numbers = (number(first)?, number(second)?);
                let Some(predicate) = one.int_predicate() else { continue };
                let compared = builder.icmp(predicate, numbers.0, numbers.1)?;
                one.replace_all_uses_with(compared);
                one.erase();
            }
            Opcode::Select if is_logical(one.ty(), physical) && !has_pointers => choices.push(one),
            _ => {}
        }
    }
    choices.into_iter().try_for_each(|choice| branch(context, choice))
}

/// Lets branches choose between accesses in place of a choice between their addresses.
fn branch<'c>(context: &'c Context, choice: Value<'c>) -> Result<()> {
    let builder = context.builder();
    let [condition, yes, no] = operands(choice)?;
    let (mut open, mut replaced) = (vec![(choice, yes, no)], Vec::new());
    while let Some((pointer, yes, no)) = open.pop() {
        replaced.push(pointer);
        for user in pointer.users().collect::<Vec<_>>() {
            builder.position_before(user);
            match (user.opcode(), user.gep_source_type()) {
                (Some(Opcode::GetElementPtr), Some(source)) => {
                    let indices: Vec<Value<'c>> = user.operands().skip(1).collect();
                    let chains = [yes, no].map(|base| builder.gep(source, base, &indices, user.flags()));
                    let [yes, no] = chains;
                    open.push((user, yes?, no?));
                }
                (Some(Opcode::Load | Opcode::Store), _)
                    if user.operand(0) != Some(pointer) || user.opcode() == Some(Opcode::Load) =>
                {
                    access(context, user, condition, [yes, no])?;
                }
                _ => {}
            }
        }
    }
    for pointer in replaced.into_iter().rev().filter(|pointer| !pointer.is_used()) {
        pointer.erase();
    }
    Ok(())
}

/// Makes an access through one of two pointers two accesses, of which a branch runs one.
fn access<'c>(
    context: &'c Context,
    access: Value<'c>,
    condition: Value<'c>,
    pointers: [Value<'c>; 2],
) -> Result<()> {
    let (Some(before), Some(function)) = (access.block(), access.function()) else { return Ok(()) };
    let after = access.cut_block().ok_or_else(|| Error::internal("a block that cannot be cut"))?;
    let builder = context.builder();
    let mut made = Vec::new();
    for pointer in pointers {
        let block = context.append_block(function, "").ok_or_else(|| Error::internal("no function"))?;
        block.move_before(after);
        builder.position_at_end(block);
        let own = match (access.opcode(), access.operand(0)) {
            (Some(Opcode::Store), Some(value)) => builder.store(value, pointer)?,
            _ => builder.load(access.ty(), pointer)?,
        };
        take_access(own, access);
        builder.br(after)?;
        made.push((own, block));
    }
    if let [(_, yes), (_, no)] = made.as_slice() {
        builder.position_at_end(before);
        builder.cond_br(condition, *yes, *no)?;
    }
    if access.opcode() == Some(Opcode::Load) {
        builder.position_before(access);
        let phi = builder.phi(access.ty())?;
        for (value, block) in made {
            phi.add_incoming(value, block);
        }
        access.replace_all_uses_with(phi);
    }
    access.erase();
    Ok(())
}

/// Whether a type is that of pointers that Logical addressing does not choose between.
fn is_logical(ty: Type<'_>, physical: Option<u32>) -> bool {
    ty.is_pointer() && ty.address_space() != physical
}

/// Integers of 32 bits, as many as a type has.
fn of_words<'c>(context: &'c Context, ty: Type<'c>) -> Result<Type<'c>> {
    let word = context.i32_type();
    if ty.is_vector() { context.vector_type(word, ty.lanes()) } else { Ok(word) }
}
