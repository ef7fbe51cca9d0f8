//! Values passed through memory.

use super::{Reader, result_type};
use crate::dialect::Lowering;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Type, Value, calling_convention};
use crate::spirv::{Id, Instruction, op};
use rspirv::spirv::MemoryAccess;
use smallvec::SmallVec;

/// Stores a value and loads it as a type of the same layout.
///
/// # Errors
/// A type without a size.
pub(super) fn through_memory<'c>(
    reader: &dyn Lowering<'c, '_>,
    value: Value<'c>,
    ty: Type<'c>,
) -> Result<Value<'c>> {
    let variable = variable_here(reader, value.ty())?;
    let store = reader.builder().store(value, variable)?;
    let load = reader.builder().load(ty, variable)?;
    // A copy to another type has explicit alignments.
    for access in [store, load] {
        match ty == value.ty() {
            true => align_by_layout(reader, access, ty)?,
            false => {
                access.set_alignment(alignment(reader, value.ty())?);
            }
        }
    }
    Ok(load)
}

/// Gives a call and its callee the C calling convention.
pub(super) fn without_convention(call: Value<'_>) {
    for value in [Some(call), call.called_function()].into_iter().flatten() {
        value.set_calling_convention(calling_convention::C);
    }
}

fn alignment<'c>(reader: &dyn Lowering<'c, '_>, ty: Type<'c>) -> Result<u64> {
    let bytes = reader.module().abi_alignment(ty).map(u64::from);
    bytes.ok_or_else(|| Error::unsupported("a variable without a size"))
}

/// Gives an access the ABI alignment of its value's type.
fn align_by_layout<'c>(reader: &dyn Lowering<'c, '_>, access: Value<'c>, ty: Type<'c>) -> Result<()> {
    access.set_alignment(alignment(reader, ty)?);
    Ok(())
}

/// A load with the ABI alignment of its type.
///
/// # Errors
/// A type without a size.
pub(super) fn load_by_layout<'c>(
    reader: &dyn Lowering<'c, '_>,
    ty: Type<'c>,
    pointer: Value<'c>,
) -> Result<Value<'c>> {
    let load = reader.builder().load(ty, pointer)?;
    align_by_layout(reader, load, ty)?;
    Ok(load)
}

/// Marks the first argument of a call and its callee as `sret` of this type.
pub(super) fn return_by_pointer<'c>(reader: &dyn Lowering<'c, '_>, call: Value<'c>, ty: Type<'c>) {
    if let Some(attribute) = reader.llvm().type_attribute("sret", ty) {
        for value in [Some(call), call.called_function()].into_iter().flatten() {
            value.add_attribute(AttributePlace::Param(0), attribute);
        }
    }
}

/// A local variable at the builder's position.
///
/// # Errors
/// A type without a size.
pub(super) fn variable_here<'c>(reader: &dyn Lowering<'c, '_>, ty: Type<'c>) -> Result<Value<'c>> {
    reader.builder().alloca(ty, None, 0, alignment(reader, ty)?)
}

/// Defines a result by a call that returns a structure through its first argument. The structure is written
/// to the address that the next instruction stores the result to, if it does, else to a new variable.
///
/// # Errors
/// A function of the module that has the builtin's name.
pub(super) fn call_with_structure<'c, 'm>(
    reader: Reader<'_, 'c, 'm>,
    instruction: Instruction<'m>,
    name: &str,
    values: &[Value<'c>],
) -> Result<bool> {
    let ty = result_type(reader, instruction)?;
    let form = crate::table::call().without_attributes();
    let stored = stored_next(reader, instruction, name, values)?;
    let variable = match stored {
        Some(variable) => variable,
        None => reader.local(ty)?,
    };
    let mut all = SmallVec::<[Value<'c>; 6]>::from_slice(&[variable]);
    all.extend_from_slice(values);
    let call = reader.call(name, reader.llvm().void_type(), &all, form)?;
    return_by_pointer(reader, call, ty);
    let stores = u32::from(stored.is_some());
    if instruction.result_id().is_some_and(|id| reader.uses(id) == stores) {
        return Ok(true);
    }
    let load = load_by_layout(reader, ty, variable)?;
    reader.define(instruction, load)?;
    Ok(true)
}

/// The address to which the next instruction stores a result, if a function of this name accepts it; that
/// instruction is then skipped.
fn stored_next<'c, 'm>(
    reader: Reader<'_, 'c, 'm>,
    instruction: Instruction<'m>,
    name: &str,
    values: &[Value<'c>],
) -> Result<Option<Value<'c>>> {
    const VOLATILE: u32 = MemoryAccess::VOLATILE.bits();
    let next = reader.spirv().at(instruction.number() + 1).filter(|next| next.opcode() == op::Store);
    let Some(next) = next else { return Ok(None) };
    let [pointer, object, access @ ..] = next.operands() else { return Ok(None) };
    let is_plain = access.first().is_none_or(|mask| mask & VOLATILE == 0);
    if instruction.result_id() != Some(Id(*object)) || !is_plain {
        return Ok(None);
    }
    let memory = reader.value(Id(*pointer))?;
    let types: SmallVec<[Type<'c>; 6]> = [memory].iter().chain(values).map(|value| value.ty()).collect();
    let ty = reader.llvm().function_type(reader.llvm().void_type(), &types, false)?;
    if !memory.ty().is_pointer() || !reader.may_declare(name, ty) {
        return Ok(None);
    }
    reader.skip(next);
    Ok(Some(memory))
}
