//! Spec: "Pipe Instructions": pipes that a program creates.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{Linkage, Value};
use crate::spirv::Instruction;
use crate::table::friendly_name;
use crate::table::pipe::{CONSTANT_STORAGE, CREATION_POSTFIXES};
use rspirv::spirv::Decoration;

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpConstantPipeStorage` as the address of a structure.
    ///
    /// # Errors
    /// Literals that are missing.
    pub(super) fn constant_pipe_storage(&mut self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let int = self.llvm.i32_type();
        let known = self.pipe_storage;
        let ty = known.unwrap_or_else(|| self.llvm.create_struct(CONSTANT_STORAGE));
        if known.is_none() {
            ty.set_body(&[int, int, int], false)?;
            self.pipe_storage = Some(ty);
        }
        let mut members = Vec::new();
        for place in 0..3 {
            members.push(int.int(u64::from(instruction.operand(place)?))?);
        }
        let name = instruction.result_id().and_then(|id| self.annotations.name(id)).filter(|_| self.named);
        let space = self.result_type(instruction)?.address_space().unwrap_or(0);
        let variable = self.module.add_variable(&name.unwrap_or_default(), ty, space)?;
        variable.set_initializer(ty.aggregate(&members)?)?;
        variable.set_linkage(Linkage::LinkOnceOdr);
        let alignment =
            instruction.result_id().and_then(|id| self.annotations.find(id, Decoration::Alignment));
        if let Some(bytes) = alignment.and_then(|alignment| alignment.operands.first().copied()) {
            super::memory::align(variable, bytes)?;
        }
        Ok(variable)
    }

    /// `OpCreatePipeFromPipeStorage`: the access qualifier is part of the name.
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
