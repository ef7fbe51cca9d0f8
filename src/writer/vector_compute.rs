//! Spec: "SPV_INTEL_vector_compute": string attributes as decorations and execution modes.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::{Attribute, AttributePlace, Type, Value};
use crate::spirv::{Id, Section, op};
use crate::table::mode_setting::FLOAT_CONTROL_ATTRIBUTE;
use crate::table::vector_compute::{self as table, AttributeRow, Operand};
use rspirv::spirv::StorageClass;

impl<'c> Writer<'c, '_> {
    /// Emits decorations from the string attributes of a function and of its result.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn vector_compute_function(&mut self, function: Value<'c>, id: Id) -> Result<()> {
        if !self.allows(table::EXTENSION) {
            return Ok(());
        }
        for (rows, place) in
            [(table::FUNCTION, AttributePlace::Function), (table::RESULT, AttributePlace::Return)]
        {
            for row in rows {
                let attribute = function.string_attribute(place, row.key);
                let result = function.value_type().and_then(Type::return_type);
                let decorated = (id, result.is_some_and(Type::is_pointer));
                self.attribute_decoration(row, attribute.and_then(Attribute::string), decorated)?;
            }
        }
        if Self::is_kernel(function) {
            return Ok(());
        }
        let Some(bits) = self.float_control(function) else { return Ok(()) };
        for width in table::WIDTHS {
            let modes = table::float_modes(bits, width);
            for (decoration, literal) in table::FLOAT_DECORATIONS.into_iter().zip(modes.literals) {
                self.decorate_id(id, decoration as u32, &[width, literal])?;
            }
        }
        Ok(())
    }

    /// Emits decorations from the string attributes of a parameter.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn vector_compute_parameter(&mut self, function: Value<'c>, at: u32, id: Id) -> Result<()> {
        if !self.allows(table::EXTENSION) {
            return Ok(());
        }
        for row in table::PARAMETER {
            let attribute = function.string_attribute(AttributePlace::Param(at), row.key);
            let is_pointer = function.param(at).is_some_and(|parameter| parameter.ty().is_pointer());
            self.attribute_decoration(row, attribute.and_then(Attribute::string), (id, is_pointer))?;
        }
        Ok(())
    }

    /// Emits decorations from the string attributes of a module-scope variable.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn vector_compute_variable(&mut self, variable: Value<'c>, id: Id) -> Result<()> {
        if !self.is_vector_compute_variable(variable) {
            return Ok(());
        }
        for row in table::VARIABLE {
            self.attribute_decoration(row, variable.variable_attribute(row.key), (id, true))?;
        }
        Ok(())
    }

    fn is_vector_compute_variable(&self, variable: Value<'c>) -> bool {
        self.allows(table::EXTENSION) && variable.variable_attribute(table::GLOBAL_VARIABLE).is_some()
    }

    /// The storage class in the type of a module-scope variable of a class.
    ///
    /// # Errors
    /// An address space without a storage class.
    pub(super) fn class_of_type(&self, variable: Value<'c>, class: u32) -> Result<u32> {
        if self.options.dialect.types_private_variables_by_space()
            && self.is_vector_compute_variable(variable)
        {
            return self.class_of_space(variable.ty().address_space().unwrap_or(0));
        }
        Ok(class)
    }

    /// The storage class of a module-scope variable, as overridden by vector compute attributes.
    pub(super) fn vector_compute_class(&self, variable: Value<'c>, class: u32) -> u32 {
        let is_private = class == StorageClass::Function as u32 && self.is_vector_compute_variable(variable);
        if is_private { StorageClass::Private as u32 } else { class }
    }

    fn attribute_decoration(
        &mut self,
        row: &AttributeRow,
        value: Option<&[u8]>,
        (id, _is_pointer): (Id, bool),
    ) -> Result<()> {
        let Some(value) = value else { return Ok(()) };
        let literals = match (row.operand, number(value).unwrap_or(0)) {
            (Operand::None, _) => vec![],
            (Operand::NonZero, 0) => vec![],
            (_, number) => vec![number],
        };
        self.decorate_id(id, row.decoration as u32, &literals)
    }

    fn float_control(&self, function: Value<'c>) -> Option<u32> {
        let attribute = function.string_attribute(AttributePlace::Function, FLOAT_CONTROL_ATTRIBUTE);
        let bits = attribute.and_then(|attribute| number(attribute.string()?));
        bits.filter(|_| self.allows(table::FLOAT_CONTROLS))
    }

    /// Emits execution modes from the string attributes of a kernel.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn vector_compute_modes(&mut self, kernel: Value<'c>, id: Id) -> Result<()> {
        if !self.allows(table::EXTENSION) {
            return Ok(());
        }
        let mut words = Vec::new();
        for (key, mode) in table::MODES {
            let attribute = kernel.string_attribute(AttributePlace::Function, key);
            words.extend(
                attribute.and_then(|attribute| Some([id.0, *mode as u32, number(attribute.string()?)?])),
            );
        }
        if let Some(bits) = self.float_control(kernel) {
            for width in table::WIDTHS {
                let modes = table::float_modes(bits, width).modes;
                words.extend(modes.into_iter().map(|mode| [id.0, mode as u32, width]));
            }
        }
        for words in words {
            self.out.emit(Section::ExecutionMode, op::ExecutionMode, None, None, &words)?;
        }
        Ok(())
    }
}

/// An integer in the text of an attribute: decimal, or hexadecimal after `0x`.
fn number(text: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(text).ok()?;
    match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}
