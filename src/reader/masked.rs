//! Spec: "SPV_INTEL_masked_gather_scatter": accesses through vectors of pointers.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Value};
use crate::spirv::Instruction;
use crate::table::intrinsic::{MASKED_GATHER, MASKED_SCATTER};

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpMaskedGatherINTEL`.
    ///
    /// # Errors
    /// Operands of other types, an alignment that is not a power of two.
    pub(super) fn masked_gather(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let (pointers, mask) = (self.operand(instruction, 0)?, self.operand(instruction, 2)?);
        let otherwise = self.operand(instruction, 3)?;
        self.require(otherwise.ty() == ty, "the fill is of another type than the result")?;
        self.require_lanes(otherwise, pointers, mask)?;
        let call = self.call_intrinsic(MASKED_GATHER, &[ty, pointers.ty()], &[pointers, mask, otherwise])?;
        self.align_argument(call, 0, instruction.operand(1)?)?;
        self.mark_accessed(instruction.id(0)?);
        self.define(instruction, call)
    }

    /// `OpMaskedScatterINTEL`.
    ///
    /// # Errors
    /// As for [`Self::masked_gather`].
    pub(super) fn masked_scatter(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (value, pointers) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let mask = self.operand(instruction, 3)?;
        self.require_lanes(value, pointers, mask)?;
        let types = [value.ty(), pointers.ty()];
        let call = self.call_intrinsic(MASKED_SCATTER, &types, &[value, pointers, mask])?;
        self.align_argument(call, 1, instruction.operand(2)?)?;
        self.mark_accessed(instruction.id(1)?);
        Ok(())
    }

    /// Requires value, pointers and mask to be vectors of the same length.
    fn require_lanes(&self, value: Value<'c>, pointers: Value<'c>, mask: Value<'c>) -> Result<()> {
        let lanes = |of: Value<'c>| of.ty().is_vector().then(|| of.ty().lanes());
        let fits = lanes(value).is_some() && lanes(value) == lanes(pointers) && lanes(value) == lanes(mask);
        let kinds = pointers.ty().scalar().is_pointer() && mask.ty().scalar() == self.llvm.bool_type();
        self.require(fits && kinds, "a value, its pointers and its mask that are not vectors of one length")
    }

    fn align_argument(&self, call: Value<'c>, position: u32, bytes: u32) -> Result<()> {
        if !bytes.is_power_of_two() {
            return Err(Error::malformed(format!("an alignment of {bytes}")));
        }
        let attribute = self.llvm.int_attribute("align", u64::from(bytes));
        let attribute = attribute.ok_or_else(|| Error::internal("LLVM has no attribute align"))?;
        call.add_attribute(AttributePlace::Param(position), attribute);
        Ok(())
    }
}
