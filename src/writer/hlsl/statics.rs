//! Variables of module scope where compilers for other targets have them: in the address spaces of kernels. A shader has one for each
//! invocation.

use crate::contract::Kinds;
use crate::error::Result;
use crate::llvm::{Linkage, Module, Opcode, Value};
use crate::table::storage_class;
use rspirv::spirv::StorageClass;

/// Moves the variables that are defined there to the address space of variables for each invocation; returns whether there was one. What
/// uses them is led to by casts.
///
/// # Errors
/// Only internal errors.
pub(super) fn make_private(module: Module<'_>, kinds: &Kinds) -> Result<bool> {
    let places = [Some(0), storage_class::address_space(StorageClass::CrossWorkgroup as u32)];
    let is_elsewhere = |variable: &Value<'_>| {
        places.contains(&variable.ty().address_space())
            && variable.initializer().is_some()
            && variable.is_used()
            && !variable.has_reserved_name()
            && matches!(variable.linkage(), Some(Linkage::Private | Linkage::Internal))
    };
    let found: Vec<Value<'_>> = module.variables().filter(is_elsewhere).collect();
    for variable in &found {
        let (Some(held), Some(initializer)) = (variable.value_type(), variable.initializer()) else {
            continue;
        };
        let moved = module.add_variable("", held, storage_class::PRIVATE)?;
        moved.set_initializer(initializer)?;
        moved.set_global_constant(variable.is_global_constant());
        moved.set_linkage(Linkage::Internal);
        moved.set_metadata(kinds.value_type, variable.metadata(kinds.value_type));
        moved.take_name_of(*variable);
        variable.replace_all_uses_with(moved.constant_cast(Opcode::AddrSpaceCast, variable.ty())?);
        variable.erase();
    }
    Ok(!found.is_empty())
}
