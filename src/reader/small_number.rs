//! Conversions from and to numbers of 4 and 8 bits: calls by a name for each pair of types.

use super::context::{Entry, Reader};
use crate::error::Result;
use crate::spirv::{Id, Instruction, op};
use crate::table::small_number::{self, Format, SATURATES};

impl<'m> Reader<'_, 'm> {
    /// The format of the numbers of a type.
    fn format_of(&self, ty: Id) -> Option<Format> {
        let mut declared = self.spirv.definition(ty)?;
        if matches!(declared.opcode(), op::TypeVector | op::TypeCooperativeMatrixKHR) {
            declared = self.spirv.definition(declared.id(0).ok()?)?;
        }
        match (declared.opcode(), declared.operands()) {
            (op::TypeFloat, [bits, rest @ ..]) => Some(Format::Float(*bits, rest.first().copied())),
            (op::TypeInt, [bits, ..]) => Some(Format::Int(*bits)),
            _ => None,
        }
    }

    /// Reads a conversion from or to small numbers; false for other instructions.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn small_conversion(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        let opcode = instruction.opcode();
        let (Some(result), Some(operand)) = (instruction.result_type(), instruction.operands().first())
        else {
            return Ok(false);
        };
        let is_cast = opcode == op::Bitcast;
        if !is_cast && !small_number::converts(opcode) {
            return Ok(false);
        }
        let formats = (self.format_of(self.type_of(Id(*operand))?), self.format_of(result));
        let (Some(from), Some(to)) = formats else { return Ok(false) };
        let is_small = from.is_small_float() || to.is_small_float();
        // The Khronos translator widens and narrows integers of 4 bits like others, and converts matrices of them like those of
        // other numbers.
        let has_nibbles = self.is_compat()
            && opcode != op::SConvert
            && [from, to].contains(&Format::Int(4))
            && !self.is_of_matrices(instruction);
        if is_cast {
            // The Khronos translator makes no cast of any number to the type that it has.
            if !is_small && !self.is_compat() {
                return Ok(false);
            }
            let value = self.operand(instruction, 0)?;
            let same = value.ty() == self.result_type(instruction)?;
            if let Some(id) = instruction.result_id().filter(|_| same) {
                if self.is_compat() {
                    self.name_value(id, value);
                }
                self.set_entry(id, Entry::Value(value))?;
            }
            return Ok(same);
        }
        if !is_small && !has_nibbles {
            return Ok(false);
        }
        let decorated =
            instruction.result_id().is_some_and(|id| self.annotations.find(id, SATURATES).is_some());
        let conversion = small_number::conversion(opcode, from, to, decorated);
        let Some(name) = conversion.and_then(small_number::name) else { return Ok(false) };
        self.call_small_conversion(instruction, name)?;
        Ok(true)
    }

    /// Calls a conversion by its name. The Khronos translator says nothing of these functions.
    fn call_small_conversion(&mut self, instruction: Instruction<'m>, name: String) -> Result<()> {
        let form = crate::table::call();
        let form = if !self.is_compat() { form } else { form.without_attributes() };
        self.call_by_name(instruction, name, form)
    }
}
