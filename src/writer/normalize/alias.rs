//! Aliases: SPIR-V has none, so what they stand for takes their place.

use crate::error::{Error, Result};
use crate::llvm::{Module, Value};

/// Replaces every alias of a module.
///
/// # Errors
/// An alias that stands for something of another type.
pub(super) fn replace(module: Module<'_>) -> Result<bool> {
    let aliases: Vec<Value<'_>> = module.aliases().collect();
    for alias in &aliases {
        let target = alias.aliasee().ok_or_else(|| Error::internal("an alias of nothing"))?;
        if alias.is_used() && !alias.replace_all_uses_with(target) {
            return Err(Error::unsupported(format!("the alias {alias}")));
        }
        alias.erase();
    }
    Ok(!aliases.is_empty())
}
