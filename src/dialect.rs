//! What reader and writer may decide in another way than ours where SPIR-V and its consumers leave a choice.
//!
//! Rules of this module: at most 15 methods; the defaults are this translator's own choices ([`Native`]); reader and writer ask each
//! method at one place. What can be a pass in front of them or behind them is no method.

use crate::error::Result;
use crate::llvm::{Context, Module as LlvmModule, Type, Value};
use crate::spirv::{Id, Module};
use crate::table::module;
use std::fmt;

/// How builtin calls are spelled in LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuiltinNames {
    /// `__spirv_*` names.
    #[default]
    Spirv,
    /// OpenCL C 1.2 names where they lose nothing.
    Cl12,
    /// OpenCL C 2.0 names where they lose nothing.
    Cl20,
}

/// An LLVM module that was read, with what the `<id>`s of its SPIR-V module became.
pub struct Reading<'c, 'm> {
    /// The context of the LLVM module.
    pub llvm: &'c Context,
    /// The LLVM module, with the whole metadata contract.
    pub module: LlvmModule<'c>,
    /// The SPIR-V module.
    pub spirv: &'m Module,
    /// Values by the slots of their `<id>`s.
    pub(crate) values: Vec<Option<Value<'c>>>,
    /// Types by the slots of their `<id>`s.
    pub(crate) types: Vec<Option<Type<'c>>>,
}

impl<'c> Reading<'c, '_> {
    /// The value that an `<id>` became; a pass that erases values must not ask for them afterwards.
    pub(crate) fn value(&self, id: Id) -> Option<Value<'c>> {
        *self.values.get(self.spirv.slot(id)?)?
    }

    /// The type that an `<id>` became.
    pub(crate) fn ty(&self, id: Id) -> Option<Type<'c>> {
        *self.types.get(self.spirv.slot(id)?)?
    }
}

/// The choices of reader and writer.
pub trait Dialect: fmt::Debug + Send + Sync {
    /// The generator's magic number in the header of a module.
    fn generator(&self) -> u32 {
        module::GENERATOR
    }

    /// Whether reader and writer still have branches for this dialect, which become passes or methods of their own.
    fn is_compat(&self) -> bool {
        false
    }

    /// The module that is read in the place of a validated one; `None` for the same.
    ///
    /// # Errors
    /// What a pass in front of the reader refuses.
    fn before_reading(&self, _module: &Module, _names: BuiltinNames) -> Result<Option<Module>> {
        Ok(None)
    }

    /// Rewrites what was read.
    ///
    /// # Errors
    /// What a pass behind the reader refuses.
    fn after_reading(&self, _reading: &Reading<'_, '_>, _names: BuiltinNames) -> Result<()> {
        Ok(())
    }
}
/// This translator's own choices.
#[derive(Clone, Copy, Debug)]
pub struct Native;

impl Dialect for Native {}
