//! Spec: "BuiltIn". Input variables of builtins and their loads.

use super::context::Writer;
use crate::error::{Error, Result};
use crate::spirv::{Id, literal, op};
use crate::table::BUILTIN_VARIABLE_PREFIX;
use crate::table::annotation::linkage;
use crate::table::builtin_variable::{self, VariableForm};
use rspirv::spirv::{Decoration, MemoryAccess, StorageClass};

/// The input variable of a builtin, by its number, declared at its first use.
///
/// # Errors
/// A builtin that the table does not know, or that the habits refuse.
pub(super) fn by_number(writer: &mut Writer<'_, '_>, number: u32) -> Result<Id> {
    if let Some(id) = writer.builtins.get(&number).copied() {
        writer.use_variable(id);
        return Ok(id);
    }
    let row = builtin_variable::by_builtin(number)
        .ok_or_else(|| Error::unsupported(format!("the builtin variable {number}")))?;
    writer.refuse_retired(row)?;
    let ty = match row.form {
        VariableForm::Vector3(_) => {
            let size = writer.size_type_id()?;
            writer.declare(op::TypeVector, &[size.0, 3])?
        }
        VariableForm::Size => writer.size_type_id()?,
        VariableForm::Int => writer.declare(op::TypeInt, &[32, 0])?,
        VariableForm::Mask => {
            let int = writer.declare(op::TypeInt, &[32, 0])?;
            writer.declare(op::TypeVector, &[int.0, 4])?
        }
        VariableForm::Bool => writer.declare(op::TypeBool, &[])?,
    };
    let class = StorageClass::Input as u32;
    let id = writer.plain_variable(class, ty)?;
    writer.builtins.insert(number, id);
    let name = format!("{BUILTIN_VARIABLE_PREFIX}{}", row.name);
    if !writer.annotate_builtin(number, id)? {
        writer.name_id(id, name.as_bytes())?;
        let mut words = Vec::new();
        literal::push_string_words(name.as_bytes(), &mut words);
        words.push(linkage::IMPORT);
        writer.decorate_id(id, Decoration::LinkageAttributes as u32, &words)?;
        writer.decorate_id(id, Decoration::Constant as u32, &[])?;
        writer.decorate_id(id, Decoration::BuiltIn as u32, &[number])?;
    }
    writer.use_variable(id);
    Ok(id)
}

/// Operands of a load of a builtin variable: its address, and the natural alignment of its type.
///
/// # Errors
/// Never in practice.
pub(super) fn load_operands(writer: &mut Writer<'_, '_>, variable: Id) -> Result<[u32; 3]> {
    use super::emit::TypeShape;
    let ty = writer.data_type(variable)?;
    let width = |writer: &Writer<'_, '_>, ty: Id| match writer.shape(ty) {
        TypeShape::Int { bits } => bits / 8,
        _ => 1,
    };
    let bytes = match writer.shape(ty) {
        TypeShape::Vector { element, lanes } => width(writer, element) * lanes.next_power_of_two(),
        _ => width(writer, ty),
    };
    Ok([variable.0, MemoryAccess::ALIGNED.bits(), bytes])
}
