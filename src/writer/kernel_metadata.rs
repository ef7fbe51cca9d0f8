//! The information that only the `!kernel_arg_*` metadata of kernels carries: qualifiers, names, and types as
//! spelled in the source.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::{Metadata, Value};
use crate::spirv::{Id, Section, op};
use crate::table::function::QUALIFIERS;
use crate::table::metadata::{self as names, ARGUMENT_STRINGS};

impl<'c> Writer<'c, '_> {
    /// The qualifiers of a kernel's parameter, as decorations.
    ///
    /// # Errors
    /// Internal, if the parameter has no type.
    pub(super) fn argument_qualifiers(&mut self, kernel: Value<'c>, position: u32, id: Id) -> Result<()> {
        let Some(node) = kernel.metadata(self.context.md_kind(names::ARGUMENT_QUALIFIER)) else {
            return Ok(());
        };
        let Some(text) = node.operand(position).and_then(Metadata::string_bytes) else { return Ok(()) };
        // Qualifiers apply to pointees only.
        if self.pointer_class(self.type_of_id(id)?).is_none() {
            return Ok(());
        }
        let words: Vec<&[u8]> = text.split(|byte| *byte == b' ').collect();
        for (word, decoration, literals) in QUALIFIERS {
            if words.contains(&word.as_bytes()) {
                self.decorate_id(id, *decoration as u32, literals)?;
            }
        }
        Ok(())
    }

    /// The source name of a kernel's parameter, if the metadata has it.
    pub(super) fn argument_name(&self, kernel: Value<'c>, position: u32) -> Option<&'c [u8]> {
        let node = kernel.metadata(self.context.md_kind(names::ARGUMENT_NAME))?;
        let name = node.operand(position).and_then(Metadata::string_bytes);
        name.filter(|name| !name.is_empty())
    }

    /// Emits the types and qualifiers of a kernel's parameters as OpString, if the options request it.
    ///
    /// # Errors
    /// A string that is too long.
    pub(super) fn argument_strings(&mut self, kernel: Value<'c>) -> Result<()> {
        if !self.options.compat.argument_strings {
            return Ok(());
        }
        for kind in ARGUMENT_STRINGS {
            let Some(node) = kernel.metadata(self.context.md_kind(kind)) else { continue };
            let mut text = [kind.as_bytes(), kernel.name_bytes(), b""].join(&b'.');
            for operand in node.operands().flatten() {
                text.extend_from_slice(operand.string_bytes().unwrap_or_default());
                text.push(b',');
            }
            let id = self.out.fresh_id();
            self.out.emit_string(Section::DebugSource, op::String, Some(id), &[], &text)?;
        }
        Ok(())
    }
}
