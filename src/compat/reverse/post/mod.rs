//! Passes over the reader's output that turn it into the LLVM IR of the Khronos translator, in this order.

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

/// The parts of the metadata contract that the Khronos translator emits, too.
const KEPT: &[&str] = &[
    names::MEMORY_MODEL,
    names::SOURCE,
    names::GENERATOR,
    names::EXECUTION_MODE,
    names::DECORATIONS,
    names::PARAMETER_DECORATIONS,
];

/// A module after reading, with the decorations of its `<id>`s.
pub(super) struct Pass<'r, 'c, 'm> {
    reading: &'r Reading<'c, 'm>,
    annotations: Annotations<'m>,
    names: BuiltinNames,
    options: ReverseOptions,
}

/// Runs the passes.
///
/// # Errors
/// Decorations without their operands.
pub(super) fn complete(
    reading: &Reading<'_, '_>,
    names: BuiltinNames,
    options: ReverseOptions,
) -> Result<()> {
    let pass = Pass { reading, annotations: Annotations::collect(reading.spirv)?, names, options };
    // Passes that look up values by `<id>` come first, since later passes erase some.
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
