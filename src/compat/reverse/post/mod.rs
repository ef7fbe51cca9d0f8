//! LLVM IR as the Khronos translator writes it: passes over what the reader made, in this order.

mod annotations;
mod attributes;
mod decorations;
mod fold;
mod metadata;
mod modes;
mod shapes;
mod unused;

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
}

/// Rewrites what the reader made.
///
/// # Errors
/// Decorations without their operands.
pub(in crate::compat) fn complete(reading: &Reading<'_, '_>, names: BuiltinNames) -> Result<()> {
    let pass = Pass { reading, annotations: Annotations::collect(reading.spirv)?, names };
    // What looks at values by `<id>` comes first: later passes erase some.
    pass.source()?;
    pass.modes()?;
    pass.kernels()?;
    pass.attributes();
    pass.decorations()?;
    pass.variables()?;
    pass.differences()?;
    pass.annotate()?;
    pass.shapes()?;
    pass.fold();
    pass.drop_unused();
    contract::strip_but(reading.llvm, reading.module, KEPT);
    Ok(())
}
