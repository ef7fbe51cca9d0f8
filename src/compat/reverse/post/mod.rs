//! LLVM IR as the Khronos translator writes it: passes over what the reader made, in this order.

mod annotations;
mod arguments;
mod attributes;
mod builtins;
mod debug;
mod decorations;
mod fast_math;
mod fold;
mod loops;
mod metadata;
mod modes;
mod renamed;
mod results;
mod shapes;
mod unused;

use super::ReverseOptions;
use crate::contract;
use crate::dialect::BuiltinNames;
use crate::dialect::Reading;
use crate::error::Result;
use crate::reader::annotation::Annotations;
use crate::table::metadata as names;

/// What of the metadata contract the Khronos translator writes, too.
const KEPT: &[&str] = &[
    names::MEMORY_MODEL,
    names::SOURCE,
    names::GENERATOR,
    names::EXECUTION_MODE,
    names::DECORATIONS,
    names::PARAMETER_DECORATIONS,
];

/// A module that was read, with what decorates its `<id>`s.
pub(super) struct Pass<'r, 'c, 'm> {
    reading: &'r Reading<'c, 'm>,
    annotations: Annotations<'m>,
    names: BuiltinNames,
    options: ReverseOptions,
}

/// Rewrites what the reader made.
///
/// # Errors
/// Decorations without their operands.
pub(super) fn complete(
    reading: &Reading<'_, '_>,
    names: BuiltinNames,
    options: ReverseOptions,
) -> Result<()> {
    let pass = Pass { reading, annotations: Annotations::collect(reading.spirv)?, names, options };
    // What looks at values by `<id>` comes first: later passes erase some.
    pass.builtins();
    pass.imports()?;
    pass.source()?;
    pass.modes()?;
    pass.kernels()?;
    pass.attributes();
    pass.decorations()?;
    pass.variables()?;
    pass.differences()?;
    pass.matrices()?;
    pass.fast_math();
    pass.loops();
    pass.names_of_loads();
    pass.unnamed_structures();
    pass.annotate()?;
    pass.shapes()?;
    pass.fold();
    pass.drop_unused();
    pass.debug();
    contract::strip_but(reading.llvm, reading.module, KEPT);
    Ok(())
}
