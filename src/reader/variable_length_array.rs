//! Spec: "SPV_INTEL_variable_length_array": variables with a dynamic number of elements, and saving and
//! restoring the stack.

use super::context::Reader;
use super::memory::align;
use crate::error::{Error, Result};
use crate::spirv::{Instruction, op};
use crate::table::storage_class;
use rspirv::spirv::Decoration;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpVariableLengthArrayINTEL`: an `alloca` with a count; the untyped form has the element type as an
    /// operand.
    pub(super) fn variable_length_array(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = instruction.required_type()?;
        let (class, pointee) = self.pointer_parts(ty)?;
        let (element, length) = match (instruction.opcode(), pointee) {
            (op::UntypedVariableLengthArrayINTEL, _) => (instruction.id(0)?, 1),
            (_, Some(pointee)) => (pointee, 0),
            (_, None) => return Err(Error::malformed("an array of unknown elements")),
        };
        let element = self.ty(element)?;
        let fits = storage_class::address_space(class) == Some(0);
        self.require(fits, "a variable in a function that is not Function")?;
        let count = self.operand(instruction, length)?;
        let slot = self.builder.alloca(element, Some(count), 0, self.variable_alignment(element)?)?;
        // Where pointers are untyped the array is, too, unless it is marked as typed.
        if count.is_constant() || self.model.untyped && length == 0 {
            self.mark_op(slot, instruction);
        }
        if let Some(id) = instruction.result_id() {
            let told = self.annotations.find(id, Decoration::Alignment);
            if let Some(bytes) = told.and_then(|decoration| decoration.operands.first()) {
                align(slot, *bytes)?;
            }
            self.other_decorations(id, slot, &[])?;
        }
        self.remember_pointer(instruction, slot);
        self.define(instruction, slot)
    }

    /// `OpSaveMemoryINTEL`.
    pub(super) fn save_memory(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let call = self.call_intrinsic("stacksave", &[ty], &[])?;
        self.mark_op(call, instruction);
        self.remember_pointer(instruction, call);
        self.define(instruction, call)
    }

    /// `OpRestoreMemoryINTEL`.
    pub(super) fn restore_memory(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let pointer = self.operand(instruction, 0)?;
        let call = self.call_intrinsic("stackrestore", &[pointer.ty()], &[pointer])?;
        self.mark_op(call, instruction);
        Ok(())
    }
}
