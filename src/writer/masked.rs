//! Spec: "SPV_INTEL_masked_gather_scatter": accesses through vectors of pointers.

use super::context::Writer;
use super::operands::{argument, arguments};
use crate::error::Result;
use crate::llvm::Value;
use crate::spirv::{Id, op};

impl<'c> Writer<'c, '_> {
    /// `llvm.masked.gather`.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(super) fn masked_gather(&mut self, call: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(call)?;
        let pointers = self.pointers(call, 0, call)?;
        let (mask, otherwise) = (self.argument_id(call, 1)?, self.argument_id(call, 2)?);
        let words = [pointers.0, self.alignment_of(call, 0), mask.0, otherwise.0];
        self.define(call, op::MaskedGatherINTEL, ty, &words)?;
        self.finish(call)
    }

    /// `llvm.masked.scatter`.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(super) fn masked_scatter(&mut self, call: Value<'c>) -> Result<()> {
        let [value] = arguments(call)?;
        let pointers = self.pointers(call, 1, value)?;
        let (object, mask) = (self.operand(value)?, self.argument_id(call, 2)?);
        let words = [object.0, pointers.0, self.alignment_of(call, 1), mask.0];
        self.emit_plain(op::MaskedScatterINTEL, &words)
    }

    fn argument_id(&mut self, call: Value<'c>, position: u32) -> Result<Id> {
        let argument = argument(call, position)?;
        self.operand(argument)
    }

    /// The pointer vector argument, retyped as pointers to the elements of a value.
    fn pointers(&mut self, call: Value<'c>, position: u32, value: Value<'c>) -> Result<Id> {
        let pointers = argument(call, position)?;
        let space = pointers.ty().scalar().address_space();
        let class = self.class_of_space(space.ok_or_else(|| self.error("an address that is no pointer"))?)?;
        let lane = self.lane_type(value)?;
        let pointer = self.pointer_to_type(class, lane)?;
        let ty = self.declare(op::TypeVector, &[pointer.0, pointers.ty().lanes()])?;
        self.operand_as(pointers, ty)
    }

    /// The element type of a vector.
    fn lane_type(&mut self, vector: Value<'c>) -> Result<Id> {
        let slot = self.pointees.of(vector);
        self.type_id(vector.ty().scalar(), slot)
    }
}
