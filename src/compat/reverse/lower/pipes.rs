//! Constant pipe storages.

use super::{Reader, result_type};
use crate::error::Result;
use crate::llvm::{Linkage, Value};
use crate::reader::align;
use crate::spirv::Instruction;
use crate::table::pipe::CONSTANT_STORAGE;
use rspirv::spirv::Decoration;

/// `OpConstantPipeStorage` as the address of a constant structure.
///
/// # Errors
/// Missing literals.
pub(super) fn constant_storage<'m>(reader: Reader<'_, '_, 'm>, instruction: Instruction<'m>) -> Result<bool> {
    let int = reader.llvm().i32_type();
    let is_storage = |name: Option<&str>| name == Some(CONSTANT_STORAGE);
    let mut types = reader.module().variables().filter_map(Value::value_type);
    let known = types.find(|ty| is_storage(ty.struct_name().as_deref()));
    let ty = known.unwrap_or_else(|| reader.llvm().create_struct(CONSTANT_STORAGE));
    if known.is_none() {
        ty.set_body(&[int, int, int], false)?;
    }
    let mut members = Vec::new();
    for place in 0..3 {
        members.push(int.int(u64::from(instruction.operand(place)?))?);
    }
    let id = instruction.required_id()?;
    let space = result_type(reader, instruction)?.address_space().unwrap_or(0);
    let variable = reader.module().add_variable(&reader.name(id).unwrap_or_default(), ty, space)?;
    variable.set_initializer(ty.aggregate(&members)?)?;
    variable.set_linkage(Linkage::LinkOnceOdr);
    if let Some([bytes, ..]) = reader.decoration(id, Decoration::Alignment) {
        align(variable, *bytes)?;
    }
    reader.define(instruction, variable)?;
    Ok(true)
}
