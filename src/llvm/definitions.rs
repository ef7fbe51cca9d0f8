//! A module of definitions, of which others take what they declare.

use super::{Context, Module, Value, ffi};
use crate::error::{Error, Result};

/// Functions that can be linked to another module of the same context.
#[derive(Debug)]
pub struct Definitions<'c>(Module<'c>);

impl Context {
    /// Parses definitions, as [`Context::parse`].
    ///
    /// # Errors
    /// As [`Context::parse`].
    pub fn parse_definitions(&self, text: &[u8], name: &str) -> Result<Definitions<'_>> {
        self.parse(text, name).map(Definitions)
    }
}

impl<'c> Definitions<'c> {
    /// A definition by its name. It must not be used after [`Definitions::link_into`].
    pub fn function(&self, name: &str) -> Option<Value<'c>> {
        self.0.function(name).filter(|function| !function.is_declaration())
    }

    /// Gives a module the definitions of what it declares, and what those need in turn, as internal functions and variables.
    ///
    /// # Errors
    /// `Internal` if LLVM cannot link them, as when a name has another type.
    pub fn link_into(self, module: Module<'c>) -> Result<()> {
        // SAFETY: both modules are alive and of one context; this one is disposed of, and its handle ends here.
        unsafe { ffi::slt_link_definitions(module.raw(), self.0.raw()) }
            .then_some(())
            .ok_or_else(|| Error::internal("LLVM cannot link the definitions of builtins"))
    }
}
