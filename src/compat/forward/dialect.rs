//! The choices of the Khronos translator that no pass can make, and its passes around the reader.

use crate::compat::reverse;
use crate::dialect::BuiltinNames;
use crate::dialect::{Dialect, Reading};
use crate::error::Result;
use crate::spirv::Module;
use crate::table::module;

/// The Khronos translator's choices.
#[derive(Clone, Copy, Debug)]
pub struct Khronos;

impl Dialect for Khronos {
    fn generator(&self) -> u32 {
        module::KHRONOS_GENERATOR
    }

    fn is_compat(&self) -> bool {
        true
    }

    fn before_reading(&self, module: &Module, names: BuiltinNames) -> Result<Option<Module>> {
        reverse::prepare(module, names)
    }

    fn after_reading(&self, reading: &Reading<'_, '_>, names: BuiltinNames) -> Result<()> {
        reverse::complete(reading, names)
    }
}
