//! Constants of opaque types that LLVM IR represents as variables of a known structure type: constant pipe
//! storages and constant samplers.

use super::context::Writer;
use crate::error::Result;
use crate::llvm::{Context, Type, Value};
use crate::spirv::{Opcode, Section, op};
use crate::table::opaque::{self, CONSTANT_OBJECTS};

/// The opcodes of the constant and of its type, and its literals.
fn constant_object(variable: Value<'_>) -> Option<(Opcode, Opcode, [u32; 3])> {
    let held = variable.value_type().filter(|ty| ty.is_struct())?;
    let name = held.struct_name()?;
    let (_, opcode, ty) = CONSTANT_OBJECTS.iter().find(|(structure, ..)| *structure == name)?;
    let initializer = variable.initializer()?;
    let number = |member| initializer.element(member)?.u32_value();
    let literals @ [addressing, normalized, filter] = [number(0)?, number(1)?, number(2)?];
    let is_sampler = addressing <= 4 && normalized <= 1 && filter <= 1;
    (is_sampler || *opcode != op::ConstantSampler).then_some((*opcode, *ty, literals))
}

/// The opaque type of the object in a variable, if the variable is such a constant.
pub(super) fn constant_object_type<'c>(context: &'c Context, variable: Value<'c>) -> Option<Type<'c>> {
    let (_, ty, _) = constant_object(variable)?;
    context.target_type(opaque::by_opcode(ty)?.target, &[], &[]).ok()
}

impl<'c> Writer<'c, '_> {
    /// Translates a variable that is such a constant; returns false for any other.
    ///
    /// # Errors
    /// A name that is too long.
    pub(super) fn constant_object_variable(&mut self, variable: Value<'c>) -> Result<bool> {
        let object = constant_object(variable).zip(constant_object_type(self.context, variable));
        let Some(((opcode, _, literals), ty)) = object else { return Ok(false) };
        let ty = self.type_id(ty, None)?;
        let id = self.fresh(ty);
        self.values.insert(variable, id);
        self.out.emit(Section::Global, opcode, Some(ty), Some(id), &literals)?;
        self.global_name(variable, id, false)?;
        if opcode == op::ConstantPipeStorage {
            self.alignment_of_variable(variable, id)?;
        }
        self.variable_metadata_decorations(variable, id)?;
        Ok(true)
    }
}
