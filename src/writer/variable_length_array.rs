//! Spec: "SPV_INTEL_variable_length_array": variables with a dynamic number of elements, and saving and
//! restoring the stack.

use super::context::Writer;
use super::operands::arguments;
use crate::error::{Detail, Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, extensions, op};
use rspirv::spirv::{Decoration, StorageClass};

/// The extension for variable-length arrays.
const EXTENSION: &str = extensions::INTEL_VARIABLE_LENGTH_ARRAY;

impl<'c> Writer<'c, '_> {
    /// `alloca` with a dynamic number of elements.
    pub(super) fn variable_length_array(&mut self, instruction: Value<'c>, element: Id) -> Result<()> {
        if !self.options.extensions.allows(EXTENSION) {
            let message = format!("an alloca whose size is not constant, which needs {EXTENSION}");
            return Err(self.error(message).about(Detail::DynamicSize));
        }
        let count = instruction.alloca_count().ok_or_else(|| Error::internal("an alloca without a count"))?;
        let count = self.operand(count)?;
        let class = StorageClass::Function as u32;
        let is_typed =
            !self.pointees.untyped || self.marked_op(instruction) == Some(op::VariableLengthArrayINTEL);
        let natural = self.pointer_of_class(class, Some(element).filter(|_| is_typed))?;
        let id = match is_typed {
            true => self.define(instruction, op::VariableLengthArrayINTEL, natural, &[count.0])?,
            false => {
                let operands = [element.0, count.0];
                self.define(instruction, op::UntypedVariableLengthArrayINTEL, natural, &operands)?
            }
        };
        // A module that came from SPIR-V has its alignments in decorations.
        if !self.came_from_spirv()
            && let Some(bytes) = instruction.alignment().and_then(|bytes| u32::try_from(bytes).ok())
        {
            self.decorate_id(id, Decoration::Alignment as u32, &[bytes])?;
        }
        self.finish(instruction)
    }

    /// The specialization constant that gives the size of an `alloca`; `None` for a variable-length array
    /// that came from SPIR-V.
    pub(super) fn specialized_length(&mut self, instruction: Value<'c>) -> Result<Option<Id>> {
        let count = instruction.alloca_count().filter(|count| count.called_function().is_some());
        let Some(count) = count.filter(|_| !self.came_from_spirv()) else { return Ok(None) };
        let count = self.operand(count)?;
        Ok(Some(count).filter(|count| self.constants.ids.contains(count)))
    }

    /// `alloca` whose size is a specialization constant: an array variable, and a pointer to its first
    /// element.
    pub(super) fn specialized_array(
        &mut self,
        instruction: Value<'c>,
        element: Id,
        length: Id,
    ) -> Result<()> {
        let class = StorageClass::Function as u32;
        let array = self.declare(op::TypeArray, &[element.0, length.0])?;
        let natural = self.declare(op::TypePointer, &[class, array.0])?;
        let variable = self.entry_variable(natural, None)?;
        if let Some(bytes) = instruction.alignment().and_then(|bytes| u32::try_from(bytes).ok()) {
            self.decorate_id(variable, Decoration::Alignment as u32, &[bytes])?;
        }
        let first = self.pointer_to_type(class, element)?;
        let pointer = self.cast_to(variable, first)?;
        self.values.insert(instruction, pointer);
        self.named_value(instruction, variable)
    }

    /// `llvm.stacksave`; null if the stack pointer does not change.
    pub(super) fn save_memory(&mut self, call: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(call)?;
        if !self.stack_changes(call) {
            let nothing = self.declare_constant(op::ConstantNull, ty, &[])?;
            return self.alias(call, nothing);
        }
        self.define(call, op::SaveMemoryINTEL, ty, &[])?;
        self.finish(call)
    }

    /// `llvm.stackrestore`.
    pub(super) fn restore_memory(&mut self, call: Value<'c>) -> Result<()> {
        if !self.stack_changes(call) {
            return Ok(());
        }
        let [pointer] = arguments(call)?;
        let pointer = self.operand(pointer)?;
        self.emit_plain(op::RestoreMemoryINTEL, &[pointer.0])
    }

    /// Whether the function of a call has variables of dynamic size, or the call came from SPIR-V.
    fn stack_changes(&mut self, call: Value<'c>) -> bool {
        if self.marked_op(call).is_some() {
            return true;
        }
        if let Some(known) = self.function.stack_changes {
            return known;
        }
        let is_dynamic = |instruction: Value<'c>| {
            instruction.opcode() == Some(LlvmOpcode::Alloca)
                && instruction.alloca_count().and_then(Value::int_value).is_none()
        };
        let blocks = call.function().into_iter().flat_map(Value::blocks);
        let found = blocks.flat_map(crate::llvm::Block::instructions).any(is_dynamic);
        self.function.stack_changes = Some(found);
        found
    }
}
