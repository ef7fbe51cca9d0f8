//! Spec: "Device-Side Enqueue Instructions": ND-ranges and blocks.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::spirv::{Instruction, op};
use crate::table::device_side_enqueue::{DIMENSION_POSTFIXES, RANGE, invoke_operand};
use crate::table::form::CallForm;
use crate::table::friendly_name;

impl<'m> Reader<'_, 'm> {
    /// `OpBuildNDRange`: the function name includes the number of dimensions.
    pub(super) fn build_nd_range(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.type_of(instruction.id(0)?)?;
        let dimensions = match self.type_info(ty)?.kind {
            TypeKind::Plain => Some(1),
            TypeKind::Array(_) => self.ty(ty)?.length(),
            _ => None,
        };
        let postfix = dimensions
            .and_then(|dimensions| usize::try_from(dimensions).ok()?.checked_sub(1))
            .and_then(|index| DIMENSION_POSTFIXES.get(index));
        let postfix = postfix
            .ok_or_else(|| Error::malformed("a range of work-items of 1 to 3 dimensions is expected"))?;
        let name = format!("{}_{postfix}", friendly_name(instruction.opcode()));
        self.call_by_name(instruction, name, RANGE)
    }

    /// Instructions on a block, whose kernel must be a function.
    ///
    /// # Errors
    /// A kernel that is not a function.
    pub(super) fn enqueued_block(&mut self, instruction: Instruction<'m>, form: CallForm) -> Result<()> {
        let invoke = invoke_operand(instruction.opcode());
        let invoke = invoke.ok_or_else(|| Error::internal("an instruction that is about no block"))?;
        let kernel = self.spirv.definition(instruction.id(invoke)?);
        if kernel.is_none_or(|kernel| kernel.opcode() != op::Function) {
            return Err(Error::unsupported("a block whose kernel is no function"));
        }
        self.friendly_call(instruction, form)
    }
}
