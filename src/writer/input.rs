//! The input of the writer, as its phases read it.

use super::metadata_words;
use crate::contract::{Attached, Kinds, Mark};
use crate::llvm::{Context, Module, Value};
use crate::options::{ONLY_WHEN_NAMED, WriteOptions};
use crate::spirv::Opcode;
use crate::table::function::FUNCTION_POINTERS;
use crate::table::module::SourceLanguage;

/// The module, and what was asked for.
#[derive(Clone, Copy)]
pub(crate) struct Input<'c, 'o> {
    pub context: &'c Context,
    pub module: Module<'c>,
    pub options: &'o WriteOptions,
    pub kinds: Kinds,
    pub language: SourceLanguage,
}

impl<'c> Input<'c, '_> {
    /// Whether an extension may be used: the options allow it, or it is one of [`ONLY_WHEN_NAMED`] and the module declares it.
    pub fn allows(&self, extension: &str) -> bool {
        let declares = || metadata_words::declares_extension(self.module, extension);
        self.options.extensions.allows(extension) || ONLY_WHEN_NAMED.contains(&extension) && declares()
    }

    /// Whether addresses of block functions are written as null: if function pointers are not available.
    pub fn drops_block_addresses(&self) -> bool {
        !self.options.extensions.allows(FUNCTION_POINTERS)
    }

    /// The opcode that `!spirv.Op` names.
    pub fn marked_op(&self, value: Value<'c>) -> Option<Opcode> {
        Mark::read(value, &self.kinds).map(|mark| mark.opcode)
    }
}
