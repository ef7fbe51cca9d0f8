//! Builtin variables represented as global variables.

use super::Reader;
use crate::compat::reverse::VariableForm;
use crate::error::Result;
use crate::spirv::Instruction;
use crate::table::BUILTIN_VARIABLE_PREFIX;
use crate::table::builtin_variable::by_builtin;
use rspirv::spirv::Decoration;

/// Declares a builtin variable if the options request variables; returns false for any other variable.
///
/// # Errors
/// A storage class without an address space.
pub(super) fn builtin<'m>(
    reader: Reader<'_, '_, 'm>,
    instruction: Instruction<'m>,
    form: VariableForm,
) -> Result<bool> {
    if form != VariableForm::Globals {
        return Ok(false);
    }
    let builtin = instruction.result_id().and_then(|id| reader.decoration(id, Decoration::BuiltIn));
    let row = builtin.and_then(|words| by_builtin(*words.first()?));
    let Some(row) = row else { return Ok(false) };
    reader.external(instruction, &format!("{BUILTIN_VARIABLE_PREFIX}{}", row.name))?;
    Ok(true)
}
