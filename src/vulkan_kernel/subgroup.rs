//! Operations of subgroups: those of OpenCL are `OpGroup*`, Vulkan has `OpGroupNonUniform*` with the same operands.

use super::builtins::{declared, symbol};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Builder, Module, Value};
use mangling::{Flavour, Symbol, mangle};
use rspirv::spirv::Scope;

/// What all instructions begin with that Vulkan has.
const PREFIX: &str = "GroupNonUniform";

/// OpenCL's instructions without `Group`.
const NAMES: &[&str] =
    &["All", "Any", "Broadcast", "FAdd", "FMax", "FMin", "IAdd", "SMax", "SMin", "UMax", "UMin"];

/// Whether an instruction is one of a group's that Vulkan has.
fn is_listed(name: &str) -> bool {
    name.strip_prefix("Group").is_some_and(|name| NAMES.contains(&name))
}

/// Whether a call is one that Vulkan has in subgroups.
pub(super) fn is_known(call: Value<'_>, name: &str) -> bool {
    let scope = call.arg(0).and_then(Value::u32_value);
    (is_of_shaders(name) || is_listed(name)) && scope == Some(Scope::Subgroup as u32)
}

/// Whether shaders have an instruction as it is.
pub(super) fn is_of_shaders(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// Replaces a call by one of Vulkan's instruction.
///
/// # Errors
/// Only internal ones.
pub(super) fn replace<'c>(
    module: Module<'c>,
    builder: &Builder<'c>,
    call: Value<'c>,
    name: &str,
) -> Result<()> {
    let Some(name) = name.strip_prefix("Group").filter(|_| is_listed(name)) else { return Ok(()) };
    let missing = || Error::internal("an operation of a group without a name");
    let callee = call.called_function().ok_or_else(missing)?;
    let old = symbol(callee).ok_or_else(missing)?;
    let new = Symbol::new(format!("__spirv_{PREFIX}{name}"), old.parameters);
    let ty = callee.value_type().ok_or_else(missing)?;
    let function = declared(module, &mangle(&new, Flavour::Clang), ty)?;
    if let Some(convergent) = callee.attribute(AttributePlace::Function, "convergent") {
        function.add_attribute(AttributePlace::Function, convergent);
    }
    let arguments: Vec<Value<'c>> = (0..).map_while(|index| call.arg(index)).collect();
    builder.position_before(call);
    let value = builder.call_function(function, &arguments)?;
    value.take_name_of(call);
    call.replace_all_uses_with(value);
    call.erase();
    Ok(())
}
