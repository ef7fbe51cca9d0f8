//! Strings of a module: `OpString`, and the names of `<id>`s.

use super::instruction::{Id, Instruction};
use super::{Module, op};
use crate::error::{Error, Result};

impl Module {
    /// The string of an `OpString`.
    ///
    /// # Errors
    /// `Malformed` if the `<id>` is not an `OpString`.
    pub fn text(&self, id: Id) -> Result<String> {
        Ok(self.string(id)?.string(0)?.0)
    }

    /// The variant of [`Module::text`] for arbitrary bytes.
    ///
    /// # Errors
    /// `Malformed` if the `<id>` is not an `OpString`.
    pub fn text_bytes(&self, id: Id) -> Result<Vec<u8>> {
        Ok(self.string(id)?.string_bytes(0)?.0)
    }

    fn string(&self, id: Id) -> Result<Instruction<'_>> {
        self.definition_as(id, op::String).ok_or_else(|| Error::malformed(format!("{id} is not an OpString")))
    }

    /// The name of `id` in its OpName, otherwise `%id`. Linear; for errors.
    pub fn display_name(&self, id: Id) -> String {
        let named =
            self.instructions().find(|i| i.opcode() == op::Name && i.operand(0).is_ok_and(|of| of == id.0));
        let name = named.and_then(|i| i.string(1).ok()).map(|(name, _)| name).filter(|name| !name.is_empty());
        name.unwrap_or_else(|| id.to_string())
    }
}
