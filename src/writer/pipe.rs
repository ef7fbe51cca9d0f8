//! Spec: "Pipe Instructions": constant pipe storages, which stand in LLVM IR as variables of a structure of their own.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::{Type, Value};
use crate::spirv::{Section, op};
use crate::table::opaque;
use crate::table::pipe::CONSTANT_STORAGE;

/// Packet size, packet alignment and capacity, if a variable holds those of a constant pipe storage.
fn storage_literals(variable: Value<'_>) -> Option<[u32; 3]> {
    let held = variable.value_type().filter(|ty| ty.is_struct())?;
    if held.struct_name()?.as_ref() != CONSTANT_STORAGE {
        return None;
    }
    let initializer = variable.initializer()?;
    let number = |member| u32::try_from(initializer.element(member)?.int_value()?).ok();
    Some([number(0)?, number(1)?, number(2)?])
}

impl<'c> Writer<'c, '_> {
    /// The type of pipe storages, if a variable is a constant one.
    pub(super) fn pipe_storage_type(&self, variable: Value<'c>) -> Option<Type<'c>> {
        storage_literals(variable)?;
        let row = opaque::by_opcode(op::TypePipeStorage)?;
        self.context.target_type(row.target, &[], &[]).ok()
    }

    /// Writes a variable that is a constant pipe storage; false for any other.
    ///
    /// # Errors
    /// A name that is too long.
    pub(super) fn constant_pipe_storage(&mut self, variable: Value<'c>) -> Result<bool> {
        let Some((literals, storage)) = storage_literals(variable).zip(self.pipe_storage_type(variable))
        else {
            return Ok(false);
        };
        let ty = self.type_id(storage, None)?;
        let id = self.fresh(ty);
        self.values.insert(variable, id);
        self.out.emit(Section::Global, op::ConstantPipeStorage, Some(ty), Some(id), &literals)?;
        self.global_name(variable, id, false)?;
        Ok(true)
    }
}
