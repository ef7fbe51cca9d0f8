//! Builtins that are called through another function type than they are declared with, as compilers left it behind that had typed pointers:
//! each type gets a declaration of its own, whose name has a number behind it.

use crate::contract::named_nodes;
use crate::error::{Error, Result};
use crate::llvm::{Module, Type, Value};
use crate::table::metadata as names;
use crate::table::{OPCODE_PREFIX, opencl};
use crate::writer::builtin::without_number;

/// Declares every builtin with each type that it is called through; says whether there was one to add.
///
/// # Errors
/// Internal errors only.
pub(super) fn declare_each(module: Module<'_>) -> Result<bool> {
    let has_opencl =
        [names::OPENCL_VERSION, names::SOURCE].iter().any(|name| !named_nodes(module, name).is_empty());
    let mut changed = false;
    for function in module.functions().collect::<Vec<_>>() {
        if !function.is_declaration() || function.is_intrinsic() {
            continue;
        }
        let differs = |call: &Value<'_>| {
            call.called_value() == Some(function) && call.called_type() != function.value_type()
        };
        let calls: Vec<Value<'_>> = function.users().filter(differs).collect();
        if calls.is_empty() || !is_builtin(&function.name(), has_opencl) {
            continue;
        }
        let mut declared: Vec<(Type<'_>, Value<'_>)> = Vec::new();
        for call in calls {
            let Some(ty) = call.called_type() else { continue };
            let known = declared.iter().find(|(known, _)| *known == ty).map(|(_, function)| *function);
            let callee = match known {
                Some(callee) => callee,
                None => {
                    let callee = module.add_function(&function.name(), ty)?;
                    callee.set_calling_convention(function.calling_convention().unwrap_or(0));
                    declared.push((ty, callee));
                    callee
                }
            };
            let position = u32::try_from(call.operands().count()).ok().and_then(|count| count.checked_sub(1));
            if !position.is_some_and(|position| call.set_operand(position, callee)) {
                return Err(Error::internal("a call whose callee is not its last operand"));
            }
            changed = true;
        }
        if let ([(_, callee)], false) = (declared.as_slice(), function.is_used()) {
            let name = function.name().into_owned();
            function.erase();
            callee.set_name(&name);
        }
    }
    Ok(changed)
}

/// Whether a name is one of a builtin, OpenCL C's included.
fn is_builtin(name: &str, has_opencl: bool) -> bool {
    let name = without_number(name);
    if mangling::ident(name).unwrap_or(name).starts_with(OPCODE_PREFIX) {
        return true;
    }
    has_opencl
        && match mangling::demangle(name) {
            Ok(symbol) => opencl::find(symbol.name.as_str(), &symbol.parameters).is_some(),
            Err(_) => opencl::find_unmangled(name).is_some(),
        }
}
