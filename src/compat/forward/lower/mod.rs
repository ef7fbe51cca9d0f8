//! Helper functions for what SPIR-V lacks: emulated intrinsics, and memory orders and scopes that are not
//! constant.

mod emulation;
mod enumeration;
pub(super) mod extremum;
mod memory_move;
mod signed_sum;

use crate::error::Result;
use crate::llvm::{Block, Context, Module, Opcode, Value};
use crate::table::emulation::{Emulation, emulation as row_of};
use crate::table::intrinsic::{Rewriting, rewriting};
use crate::writer::location;
use crate::writer::normalize::form::Legality;
use crate::writer::normalize::lower::{Extensions, Lowerer};

/// Whether OpenCL C names denote builtins in a module.
pub(super) fn is_opencl(module: Module<'_>) -> bool {
    enumeration::is_opencl(module)
}

/// The intrinsic that is lowered only after the passes that `-s` shows.
const LATE: &str = "frexp";

/// Lowers emulated intrinsics and `llvm.memmove`.
///
/// # Errors
/// An intrinsic that cannot be lowered, with its location.
pub(crate) fn emulate<'c>(
    context: &'c Context,
    module: Module<'c>,
    legality: &mut Legality<'c>,
    allows: Extensions<'_>,
) -> Result<()> {
    let mut lowerer = Lowerer::new(context, module, legality, allows);
    lowerer.emulations()?;
    let is_move = |function: &Value<'c>| {
        let name = function.intrinsic_stem();
        matches!(name.and_then(rewriting), Some(Rewriting::MemoryMove))
    };
    lowerer.lower_calls(is_move, |lowerer, call| lowerer.emulated_move(call))?;
    lowerer.emit.remove_unused();
    Ok(())
}

/// Translates memory orders and scopes that are not constant by helper functions.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(crate) fn enumerate<'c>(
    context: &'c Context,
    module: Module<'c>,
    legality: &mut Legality<'c>,
    allows: Extensions<'_>,
) -> Result<()> {
    Lowerer::new(context, module, legality, allows).enumerations().map(|_| ())
}

/// Lowers what `-s` leaves: `llvm.frexp`.
///
/// # Errors
/// As [`emulate`].
pub(crate) fn finish<'c>(
    context: &'c Context,
    module: Module<'c>,
    legality: &mut Legality<'c>,
    allows: Extensions<'_>,
) -> Result<()> {
    let mut lowerer = Lowerer::new(context, module, legality, allows);
    let is_late = |function: &Value<'c>| function.is_declaration() && function.intrinsic_stem() == Some(LATE);
    lowerer.lower_calls(is_late, |lowerer, call| lowerer.fraction_and_exponent(call).map(drop))?;
    lowerer.emit.remove_unused();
    Ok(())
}

impl<'c> Lowerer<'c, '_> {
    /// Lowers each call of some functions.
    fn lower_calls(
        &mut self,
        is_lowered: impl Fn(&Value<'c>) -> bool,
        lower: impl Fn(&mut Self, Value<'c>) -> Result<()>,
    ) -> Result<()> {
        for function in self.module.functions().filter(is_lowered).collect::<Vec<_>>() {
            let calls = function.users().filter(|user| user.called_function() == Some(function));
            for call in calls.collect::<Vec<_>>() {
                lower(self, call).map_err(|error| error.at(location::of_instruction(call)))?;
            }
        }
        Ok(())
    }

    /// Replaces calls of emulated intrinsics by calls of helpers.
    fn emulations(&mut self) -> Result<()> {
        let mut declarations = self.module.functions().filter(|function| function.is_declaration());
        if !declarations.any(|function| function.intrinsic_stem().and_then(row_of).is_some()) {
            return Ok(());
        }
        for (call, emulation) in self.emulated_calls() {
            self.emit.builder.position_before(call);
            self.emit.builder.set_debug_location(call.debug_location());
            self.emulate(call, emulation).map_err(|error| error.at(location::of_instruction(call)))?;
        }
        Ok(())
    }

    /// The calls of emulated intrinsics, in the order in which their helpers are created: program order,
    /// except that two intrinsics come last.
    fn emulated_calls(&self) -> Vec<(Value<'c>, Emulation)> {
        let blocks = self.module.functions().flat_map(Value::blocks);
        let calls = blocks.flat_map(Block::instructions).filter(|of| of.opcode() == Some(Opcode::Call));
        let mut emulated: Vec<(Value<'c>, Emulation)> = calls
            .filter_map(|call| {
                let name = call.called_function()?.intrinsic_stem()?;
                Some((call, emulation::emulated(call, name)?))
            })
            .filter(|(_, of)| of.unless_allowed.is_empty() || !(self.allows)(of.unless_allowed))
            .collect();
        emulated.sort_by_key(|(_, of)| of.is_linked());
        emulated
    }
}
