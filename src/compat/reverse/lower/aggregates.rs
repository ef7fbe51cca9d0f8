//! Instructions with structure results.
//!
//! Spec: "Composites and vectors" of the representation document on instructions.

use super::memory::{call_with_structure, through_memory};
use super::{Reader, result_type, type_of};
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type, Value, calling_convention};
use crate::spirv::{Instruction, op};
use crate::table::friendly_name;
use mangling::{Flavour, Symbol};

/// Limit of members compared for a copy to another type, including nested ones.
const MOST_MEMBERS: u64 = 4096;

/// `OpCopyLogical` between types of equal layout, through memory.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn copy_logical<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let ty = result_type(reader, instruction)?;
    let value = reader.value(instruction.id(0)?)?;
    let mut left = MOST_MEMBERS;
    if !are_laid_out_alike(value.ty(), ty, &mut left) {
        return Ok(false);
    }
    let result = through_memory(reader, value, ty)?;
    reader.define(instruction, result)?;
    Ok(true)
}

/// The number of members of a structure or elements of an array.
fn member_count(ty: Type<'_>) -> u64 {
    if ty.is_struct() { ty.members().len() as u64 } else { ty.length().unwrap_or(0) }
}

/// Whether two types have the same layout; `left` is the remaining budget of members to compare.
fn are_laid_out_alike(one: Type<'_>, other: Type<'_>, left: &mut u64) -> bool {
    if one == other {
        return true;
    }
    if one.is_array() && other.is_array() {
        let elements = one.element().zip(other.element());
        return one.length() == other.length()
            && elements.is_some_and(|(one, other)| are_laid_out_alike(one, other, left));
    }
    let members = member_count(one);
    let Some(rest) = left.checked_sub(members) else { return false };
    *left = rest;
    one.is_struct()
        && other.is_struct()
        && one.is_packed() == other.is_packed()
        && members == member_count(other)
        && one
            .members()
            .into_iter()
            .zip(other.members())
            .all(|(one, other)| are_laid_out_alike(one, other, left))
}

/// `OpIAddCarry` and `OpISubBorrow` with a literal structure type, whose members are copied to the named
/// result type.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn with_carry<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let ty = result_type(reader, instruction)?;
    let (left, right) = (reader.value(instruction.id(0)?)?, reader.value(instruction.id(1)?)?);
    let is_sum = instruction.opcode() == op::IAddCarry;
    let name = if is_sum { "llvm.uadd.with.overflow" } else { "llvm.usub.with.overflow" };
    let function = reader.module().intrinsic(name, &[left.ty()])?;
    let function_type =
        function.value_type().ok_or_else(|| Error::internal("an intrinsic without a type"))?;
    let builder = reader.builder();
    let pair = builder.call(function_type, function, &[left, right], calling_convention::C)?;
    let low = builder.extract_value(pair, &[0])?;
    let bit = builder.extract_value(pair, &[1])?;
    let high = builder.cast(LlvmOpcode::ZExt, bit, left.ty())?;
    let unnamed = reader.llvm().struct_type(&[low.ty(), high.ty()], ty.is_packed())?;
    let partial = builder.insert_value(unnamed.poison()?, low, &[0])?;
    let result = builder.insert_value(partial, high, &[1])?;
    reader.decorate(instruction, result)?;
    define_renamed(reader, instruction, result, ty)
}

/// `OpUMulExtended` and `OpSMulExtended` as calls that return the structure through memory.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn wide_product<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let (left, right) = (reader.value(instruction.id(0)?)?, reader.value(instruction.id(1)?)?);
    let parameter = reader.spelled(type_of(reader, instruction.id(0)?)?)?;
    let symbol = Symbol::new(friendly_name(instruction.opcode()), vec![parameter.clone(), parameter]);
    let name = mangling::mangle(&symbol, Flavour::Cxx);
    call_with_structure(reader, instruction, &name, &[left, right])
}

/// `OpTaskSequenceGetALTERA` of a structure, as a call that returns it through memory.
///
/// # Errors
/// Operands that are not defined.
pub(super) fn task_result<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    if !result_type(reader, instruction)?.is_struct() {
        return Ok(false);
    }
    let sequence = reader.value(instruction.id(0)?)?;
    let parameter = reader.spelled(type_of(reader, instruction.id(0)?)?)?;
    let symbol = Symbol::new(friendly_name(instruction.opcode()), vec![parameter]);
    call_with_structure(reader, instruction, &mangling::mangle(&symbol, Flavour::Cxx), &[sequence])
}

/// Defines a result of a named structure type from a value of the literal structure type with the same
/// members. Users that do not need the named type are rewritten to the original value after reading
/// ([`crate::compat::reverse::post`]).
///
/// # Errors
/// A type that is not a structure of these members.
pub(super) fn define_renamed<'c, 'm>(
    reader: Reader<'_, 'c, 'm>,
    instruction: Instruction<'m>,
    unnamed: Value<'c>,
    named: Type<'c>,
) -> Result<bool> {
    let mut whole = named.poison()?;
    for (position, _) in (0u32..).zip(named.members()) {
        let member = reader.builder().extract_value(unnamed, &[position])?;
        whole = reader.builder().insert_value(whole, member, &[position])?;
    }
    reader.define(instruction, whole)?;
    Ok(true)
}
