//! Scalars that C++ libraries wrap in structures, such as SYCL's `half` and `bfloat16`, in calls of
//! instructions that take scalars.
//!
//! Rule of this module: a structure with a single scalar member is treated as the scalar; any other structure
//! is not.

use super::builtin::Builtin;
use super::context::Writer;
use super::emit::TypeShape;
use crate::error::Result;
use crate::llvm::{Attribute, AttributePlace, Value};
use crate::spirv::{Id, Opcode, op};

/// Whether an instruction's scalar operands or result may be wrapped in a structure by a call.
fn gives_number(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::VectorExtractDynamic
            | op::VectorInsertDynamic
            | op::GroupNonUniformShuffle
            | op::GroupNonUniformShuffleXor
            | op::GroupNonUniformShuffleUp
            | op::GroupNonUniformShuffleDown
    )
}

impl<'c> Writer<'c, '_> {
    /// The scalar type of a structure that has no other member.
    fn scalar_struct(&self, ty: Id) -> Option<Id> {
        let member = match self.types.declarations.get(&ty) {
            Some((op::TypeStruct, words)) if words.len() == 1 => Id(*words.first()?),
            _ => return None,
        };
        matches!(self.shape(member), TypeShape::Int { .. } | TypeShape::Float { .. }).then_some(member)
    }

    /// A pointer to the first member of the structure that a pointer points to.
    ///
    /// # Errors
    /// An instruction that is too long.
    fn pointer_to_first(&mut self, pointer: Id, member: Id) -> Result<Id> {
        let class = self.class_of_pointer(self.type_of_id(pointer)?)?;
        let ty = self.pointer_to_type(class, member)?;
        let zero = super::emit::constant_int(self, 0)?;
        self.emit_value(op::InBoundsPtrAccessChain, ty, &[pointer.0, zero.0, zero.0])
    }

    /// Emits an instruction and stores its result to the scalar member of a structure; returns false if the
    /// instruction or the structure does not qualify.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn stores_wrapped(
        &mut self,
        opcode: Opcode,
        pointer: Id,
        ty: Id,
        words: &[u32],
    ) -> Result<bool> {
        let Some(member) = self.scalar_struct(ty).filter(|_| gives_number(opcode)) else { return Ok(false) };
        let id = self.emit_value(opcode, member, words)?;
        let pointer = self.pointer_to_first(pointer, member)?;
        self.emit_plain(op::Store, &[pointer.0, id.0])?;
        Ok(true)
    }

    /// An argument of a builtin: the scalar inside a wrapper structure, or the argument itself.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot represent.
    pub(super) fn number_or_argument(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        position: u32,
    ) -> Result<Id> {
        match self.wrapped_argument(call, builtin, position)? {
            Some(number) => Ok(number),
            None => self.argument(call, builtin, position),
        }
    }

    /// The scalar in a structure that a call passes by value, where the instruction takes a scalar.
    fn wrapped_argument(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        position: u32,
    ) -> Result<Option<Id>> {
        let place = AttributePlace::Param(position);
        let held = call.attribute(place, "byval").and_then(Attribute::ty).filter(|held| held.is_struct());
        let (Some(held), Some(argument)) = (held, call.arg(position)) else { return Ok(None) };
        let Some(_opcode) = builtin.instruction().filter(|opcode| gives_number(*opcode)) else {
            return Ok(None);
        };
        let pointer = self.builtin_operand(argument, Some(held))?;
        let pointee = self.pointee_type(self.type_of_id(pointer)?);
        let Some(member) = pointee.and_then(|pointee| self.scalar_struct(pointee)) else { return Ok(None) };
        let pointer = self.pointer_to_first(pointer, member)?;
        self.emit_value(op::Load, member, &[pointer.0]).map(Some)
    }
}
