//! Spec: "SPV_INTEL_vector_compute": decorations and execution modes as string attributes.

use super::context::Reader;
use crate::error::Result;
use crate::llvm::{AttributePlace, Value};
use crate::spirv::Id;
use crate::table::mode_setting::FLOAT_CONTROL_ATTRIBUTE;
use crate::table::vector_compute::{self as table, AttributeRow, Operand};
use rspirv::spirv::Decoration;

impl<'c> Reader<'c, '_> {
    /// Adds the string attributes for decorations of a function; returns those decorations.
    pub(super) fn vector_compute_function(&self, id: Id, function: Value<'c>) -> Vec<Decoration> {
        let mut said = Vec::new();
        for (rows, place) in
            [(table::FUNCTION, AttributePlace::Function), (table::RESULT, AttributePlace::Return)]
        {
            for (row, value) in self.said_by_rows(id, rows) {
                function.add_attribute(place, self.llvm.string_attribute(row.key, &value));
                said.push(row.decoration);
            }
        }
        let modes = self.annotations.of(id).filter_map(|decorated| match decorated.operands {
            &[width, literal] => table::float_bits(decorated.kind, width, literal),
            _ => None,
        });
        let bits: Vec<u32> = modes.collect();
        if !bits.is_empty() {
            self.add_float_control(function, bits.into_iter().fold(0, |all, bits| all | bits));
            said.extend(table::FLOAT_DECORATIONS);
        }
        said
    }

    /// Sets bits in the attribute that combines all floating-point modes.
    pub(super) fn add_float_control(&self, function: Value<'c>, bits: u32) {
        let place = AttributePlace::Function;
        let before = function.string_attribute(place, FLOAT_CONTROL_ATTRIBUTE);
        let before = before.and_then(|attribute| std::str::from_utf8(attribute.string()?).ok()?.parse().ok());
        let bits: u32 = before.unwrap_or(0) | bits;
        function.add_attribute(place, self.llvm.string_attribute(FLOAT_CONTROL_ATTRIBUTE, &bits.to_string()));
    }

    /// Adds the string attributes for decorations of a parameter; returns those decorations.
    pub(super) fn vector_compute_parameter(&self, id: Id, function: Value<'c>, at: u32) -> Vec<Decoration> {
        let mut said = Vec::new();
        for (row, value) in self.said_by_rows(id, table::PARAMETER) {
            function.add_attribute(AttributePlace::Param(at), self.llvm.string_attribute(row.key, &value));
            said.push(row.decoration);
        }
        said
    }

    /// Adds the string attributes for decorations of a module-scope variable; returns those decorations.
    pub(super) fn vector_compute_variable(&self, id: Id, variable: Value<'c>) -> Vec<Decoration> {
        let mut said = Vec::new();
        if self.annotations.find(id, Decoration::VectorComputeVariableINTEL).is_none() {
            return said;
        }
        for (row, value) in self.said_by_rows(id, table::VARIABLE) {
            variable.add_variable_attribute(self.llvm.string_attribute(row.key, &value));
            said.push(row.decoration);
        }
        said
    }

    /// Adds the attribute for an execution mode; returns false for a mode without one.
    ///
    /// # Errors
    /// Currently none.
    pub(super) fn vector_compute_mode(
        &self,
        function: Value<'c>,
        mode: u32,
        literals: &[u32],
    ) -> Result<bool> {
        let row = table::MODES.iter().find(|(_, of)| *of as u32 == mode);
        let (Some((key, _)), [literal]) = (row, literals) else { return Ok(false) };
        function
            .add_attribute(AttributePlace::Function, self.llvm.string_attribute(key, &literal.to_string()));
        Ok(true)
    }

    /// The rows whose decorations an id has, with the attribute values.
    fn said_by_rows(
        &self,
        id: Id,
        rows: &'static [AttributeRow],
    ) -> impl Iterator<Item = (&'static AttributeRow, String)> {
        rows.iter().filter_map(move |row| {
            let found = self.annotations.find(id, row.decoration)?;
            let literal = found.operands.first().copied();
            let value = match row.operand {
                Operand::None => String::new(),
                Operand::Number => literal?.to_string(),
                // Zero is not told.
                Operand::NonZero => literal.unwrap_or(0).to_string(),
            };
            Some((row, value))
        })
    }
}
