//! Spec: "SPV_INTEL_variable_length_array": variables whose number of elements is no constant, and the stack around them.

use super::context::Writer;
use crate::error::{Error, Result, Topic};
use crate::llvm::{Opcode as LlvmOpcode, Value};
use crate::options::Habits;
use crate::spirv::{Id, op};
use rspirv::spirv::StorageClass;

/// The extension that has them.
const EXTENSION: &str = "SPV_INTEL_variable_length_array";

impl<'c> Writer<'c, '_> {
    /// `alloca` of a number of elements that is no constant.
    pub(super) fn variable_length_array(&mut self, instruction: Value<'c>, element: Id) -> Result<()> {
        if !self.options.extensions.allows(EXTENSION) {
            let message = format!("an alloca whose size is not constant, which needs {EXTENSION}");
            return Err(self.error(message));
        }
        let count = instruction.alloca_count().ok_or_else(|| Error::internal("an alloca without a count"))?;
        let count = self.operand(count)?;
        let natural = self.pointer_to_type(StorageClass::Function as u32, element)?;
        self.define(instruction, op::VariableLengthArrayINTEL, natural, &[count.0])?;
        self.finish(instruction)
    }

    /// `llvm.stacksave`: where nothing changes the stack, nothing in particular.
    pub(super) fn save_memory(&mut self, call: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(call)?;
        if self.options.habits == Habits::Khronos && !self.options.extensions.allows(EXTENSION) {
            let error = self.error(format!("an intrinsic that needs {EXTENSION}"));
            return Err(error.about(Topic::Intrinsic("llvm.stacksave".to_owned())));
        }
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
        let pointer = call.arg(0).ok_or_else(|| Error::internal("an argument is missing"))?;
        let pointer = self.operand(pointer)?;
        self.emit_plain(op::RestoreMemoryINTEL, &[pointer.0])
    }

    /// Whether the function of a call has variables whose size is no constant, or the call came from SPIR-V.
    fn stack_changes(&mut self, call: Value<'c>) -> bool {
        if self.marked_op(call).is_some() || self.options.habits == Habits::Khronos {
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
