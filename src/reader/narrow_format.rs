//! Conversions from and to 4-bit and 8-bit number formats, as calls of functions whose names encode the pair
//! of types.

use super::context::{Entry, Reader};
use crate::error::Result;
use crate::spirv::{Id, Instruction, Module, op};
use crate::table::narrow_format::{self, Format, SATURATES};

/// The number format of a type.
pub(crate) fn format_of(module: &Module, ty: Id) -> Option<Format> {
    let mut declared = module.definition(ty)?;
    if matches!(declared.opcode(), op::TypeVector | op::TypeCooperativeMatrixKHR) {
        declared = module.definition(declared.id(0).ok()?)?;
    }
    match (declared.opcode(), declared.operands()) {
        (op::TypeFloat, [bits, rest @ ..]) => Some(Format::Float(*bits, rest.first().copied())),
        (op::TypeInt, [bits, ..]) => Some(Format::Int(*bits)),
        _ => None,
    }
}

impl<'m> Reader<'_, 'm> {
    /// Reads a conversion from or to narrow formats; returns false for other instructions.
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
        if !is_cast && !narrow_format::converts(opcode) {
            return Ok(false);
        }
        let formats = (format_of(self.spirv, self.type_of(Id(*operand))?), format_of(self.spirv, result));
        let (Some(from), Some(to)) = formats else { return Ok(false) };
        let is_small = from.is_small_float() || to.is_small_float();
        if !is_small {
            return Ok(false);
        }
        if is_cast {
            let value = self.operand(instruction, 0)?;
            let same = value.ty() == self.result_type(instruction)?;
            if let Some(id) = instruction.result_id().filter(|_| same) {
                self.set_entry(id, Entry::Value(value))?;
            }
            return Ok(same);
        }
        let decorated =
            instruction.result_id().is_some_and(|id| self.annotations.find(id, SATURATES).is_some());
        let conversion = narrow_format::conversion(opcode, from, to, decorated);
        let Some(name) = conversion.and_then(narrow_format::name) else { return Ok(false) };
        self.call_by_name(instruction, name, crate::table::call())?;
        Ok(true)
    }
}
