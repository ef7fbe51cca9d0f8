//! Decorations encoded in separate metadata kinds of functions, parameters and variables.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::{Metadata, Value};
use crate::spirv::Id;
use crate::table::function_decoration::{Literals, PARAMETER_ROWS, ROWS, VARIABLE_ROWS};

impl<'c> Writer<'c, '_> {
    fn metadata_number(&self, value: Value<'c>, kind: &str, position: u32) -> Option<i64> {
        let node = value.metadata(self.context.md_kind(kind))?;
        node.operand(position)?.value()?.signed_int_value()
    }

    /// Emits the decorations encoded in the metadata of a function.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn function_metadata_decorations(&mut self, function: Value<'c>, id: Id) -> Result<()> {
        if !function.has_metadata() {
            return Ok(());
        }
        for row in ROWS {
            let Some(node) = function.metadata(self.context.md_kind(row.metadata)) else { continue };
            if !self.allows(row.extension) {
                continue;
            }
            let first = self.metadata_number(function, row.metadata, 0);
            let literals = match (row.literals, first) {
                (Literals::One, Some(1)) => vec![],
                (Literals::Positive, Some(number)) if number > 0 => vec![number as u32],
                (Literals::One | Literals::Positive, _) => continue,
                (Literals::Numbers(count), _) => {
                    let mut words = crate::contract::number_list(node);
                    words.resize(count, 0);
                    words
                }
                (Literals::AndSecond(second), first) => {
                    let second = self.metadata_number(function, second, 0).unwrap_or(0);
                    vec![first.unwrap_or(0) as u32, second as u32]
                }
            };
            self.decorate_id(id, row.decoration as u32, &literals)?;
        }
        Ok(())
    }

    /// Emits the decorations of a parameter encoded in the metadata of its function.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn parameter_metadata_decorations(
        &mut self,
        function: Value<'c>,
        position: u32,
        id: Id,
    ) -> Result<()> {
        if !function.param(position).is_some_and(|parameter| parameter.ty().is_pointer()) {
            return Ok(());
        }
        for row in PARAMETER_ROWS {
            let node = function.metadata(self.context.md_kind(row.metadata));
            let number = node.and_then(|node| node.operand(position)).and_then(Metadata::value);
            // Integers of any width are encoded in 32 bits.
            let number = number.and_then(Value::int_value).map(|number| number as u32);
            if let Some(number) = number.filter(|number| row.is_said(*number) && self.allows(row.extension)) {
                self.decorate_id(id, row.decoration, &[number])?;
            }
        }
        Ok(())
    }

    /// Emits the decorations encoded in the metadata of a module-scope variable.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn variable_metadata_decorations(&mut self, variable: Value<'c>, id: Id) -> Result<()> {
        for (kind, decoration, extension) in VARIABLE_ROWS {
            let number = self.metadata_number(variable, kind, 0).filter(|_| self.allows(extension));
            if let Some(number) = number {
                self.decorate_id(id, *decoration as u32, &[number as u32])?;
            }
        }
        Ok(())
    }
}
