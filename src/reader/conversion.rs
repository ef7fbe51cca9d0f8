//! Spec: "Conversion Instructions".

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::Opcode as LlvmOpcode;
use crate::spirv::Instruction;

impl<'c, 'm> Reader<'c, 'm> {
    /// A cast by the LLVM instruction of its row.
    pub(super) fn cast(&mut self, instruction: Instruction<'m>, opcode: LlvmOpcode) -> Result<()> {
        let to = self.result_type(instruction)?;
        let value = self.operand(instruction, 0)?;
        if value.ty() == to && opcode == LlvmOpcode::AddrSpaceCast {
            return Err(Error::malformed("a cast between storage classes of the same address space"));
        }
        let result = self.builder.cast(opcode, value, to)?;
        self.define(instruction, result)
    }
}
