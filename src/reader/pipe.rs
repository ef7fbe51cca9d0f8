//! Spec: "Pipe Instructions" that create pipes.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::spirv::Instruction;
use crate::table::friendly_name;
use crate::table::pipe::CREATION_POSTFIXES;

impl<'m> Reader<'_, 'm> {
    /// `OpCreatePipeFromPipeStorage`: the function name includes the access qualifier.
    pub(super) fn create_pipe(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let access = self.result_type(instruction)?.target_ints().first().copied();
        let postfix = access.and_then(|access| CREATION_POSTFIXES.get(access as usize));
        let postfix = postfix.ok_or_else(|| Error::malformed("a pipe without an access qualifier"))?;
        let name = format!("{}_{postfix}", friendly_name(instruction.opcode()));
        let form = crate::table::call();
        let arguments = self.arguments(instruction, instruction.operands().len(), 0, form)?;
        self.builtin_call(instruction, name, form, &arguments)
    }
}
