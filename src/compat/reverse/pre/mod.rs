//! SPIR-V as the Khronos translator takes it: passes over the words of a module in front of the reader.

mod controls;
mod names;
mod orders;
mod wrappers;

use crate::dialect::BuiltinNames;
use crate::error::Result;
use crate::spirv::Module;
pub(super) use controls::IMPORTED;
pub(super) use names::UNNAMED_STRUCTURE;

/// The module that is read in the place of another; `None` if nothing changes.
///
/// # Errors
/// Never in practice: the words stay a module.
pub(super) fn prepare(module: &Module, names: BuiltinNames) -> Result<Option<Module>> {
    let simplified = names::simplified(module)?;
    let implied = orders::implied(simplified.as_ref().unwrap_or(module), names)?;
    let changed = implied.or(simplified);
    let adjusted = controls::adjusted(changed.as_ref().unwrap_or(module), names)?;
    Ok(adjusted.or(changed))
}
