//! Passes over a SPIR-V module before the reader, which turn it into the form that the Khronos translator
//! accepts.

mod controls;
mod early_operands;
mod names;
mod orders;
mod refused;
mod wrappers;

use crate::dialect::BuiltinNames;
use crate::error::Result;
use crate::spirv::Module;
pub(super) use controls::IMPORTED;
pub use early_operands::in_grammar;
pub(super) use names::UNNAMED_STRUCTURE;
pub use refused::saturates_twice;

/// The module to read instead of this one; `None` if nothing changes.
///
/// # Errors
/// Internal, if a pass produces an invalid module.
pub(super) fn prepare(module: &Module, names: BuiltinNames, function_space: bool) -> Result<Option<Module>> {
    let simplified = names::simplified(module)?;
    let implied = orders::implied(simplified.as_ref().unwrap_or(module), names)?;
    let changed = implied.or(simplified);
    let adjusted = controls::adjusted(changed.as_ref().unwrap_or(module), names, function_space)?;
    Ok(adjusted.or(changed))
}
