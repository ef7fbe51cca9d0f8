//! Numbers that C++ libraries wrap in structures, in calls for instructions that take numbers: `half` and `bfloat16` of SYCL.
//!
//! Rule of this module: the structure's only member stands for the number; a structure of more members is none.

use super::builtin::Builtin;
use super::context::Writer;
use super::emit::TypeShape;
use crate::error::Result;
use crate::llvm::{Attribute, AttributePlace, Value};
use crate::spirv::{Id, Opcode, op};
use rspirv::spirv::MemoryAccess;

/// Whether an instruction gives or takes a number where a call for it may have a structure around it.
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
    /// The type of the number in a structure that has nothing else.
    fn wrapped_number(&self, ty: Id) -> Option<Id> {
        let member = match self.declarations.get(&ty) {
            Some((op::TypeStruct, words)) if words.len() == 1 => Id(*words.first()?),
            _ => return None,
        };
        matches!(self.shape(member), TypeShape::Int { .. } | TypeShape::Float { .. }).then_some(member)
    }

    /// The memory operands of an access to a number for an instruction on matrices, to which the Khronos translator gives some.
    fn element_alignment(&self, opcode: Opcode, number: Id) -> Option<[u32; 2]> {
        let (TypeShape::Int { bits } | TypeShape::Float { bits }) = self.shape(number) else { return None };
        let is_element = matches!(opcode, op::VectorExtractDynamic | op::VectorInsertDynamic);
        (is_element && self.options.follows_khronos()).then_some([MemoryAccess::ALIGNED.bits(), bits / 8])
    }

    /// A pointer to the first member of the structure to which a pointer points.
    ///
    /// # Errors
    /// An instruction that is too long.
    fn pointer_to_first(&mut self, pointer: Id, member: Id) -> Result<Id> {
        let class = self.pointer_class(self.type_of_id(pointer)?).unwrap_or(0);
        let ty = self.pointer_to_type(class, member)?;
        let zero = super::emit::constant_int(self, 0)?;
        self.emit_value(op::InBoundsPtrAccessChain, ty, &[pointer.0, zero.0, zero.0])
    }

    /// An instruction whose result is stored as the number in a structure; false if it is no such instruction.
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
        let Some(member) = self.wrapped_number(ty).filter(|_| gives_number(opcode)) else { return Ok(false) };
        let id = self.emit_value(opcode, member, words)?;
        let pointer = self.pointer_to_first(pointer, member)?;
        let mut operands = vec![pointer.0, id.0];
        operands.extend(self.element_alignment(opcode, member).into_iter().flatten());
        self.emit_plain(op::Store, &operands)?;
        Ok(true)
    }

    /// A shuffle of a number in a structure, as the Khronos translator writes it and no other instruction: the structure is loaded, gets
    /// the other number and is stored. False if it is no such call.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot say.
    pub(super) fn shuffles_structure(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        opcode: Opcode,
    ) -> Result<bool> {
        let held = |position, attribute| {
            let held = call.attribute(AttributePlace::Param(position), attribute).and_then(Attribute::ty);
            held.filter(|held| held.is_struct())
        };
        let (Some(held), given) = (held(2, "byval"), held(0, "sret")) else { return Ok(false) };
        let (Some(target), Some(source)) = (call.arg(0), call.arg(2)) else { return Ok(false) };
        if !self.options.follows_khronos() || given != Some(held) || call.arg_count() != 4 {
            return Ok(false);
        }
        let ty = self.type_id(held, None)?;
        let Some(member) = self.wrapped_number(ty) else { return Ok(false) };
        let (target, source) =
            (self.builtin_operand(target, Some(held))?, self.builtin_operand(source, Some(held))?);
        let whole = self.emit_value(op::Load, ty, &[source.0])?;
        let number = self.emit_value(op::CompositeExtract, member, &[whole.0, 0])?;
        let scope = self.argument(call, builtin, 1)?;
        let distance = self.argument(call, builtin, 3)?;
        let words = [scope.0, number.0, distance.0];
        let number = self.emit_value(opcode, member, &words)?;
        let whole = self.emit_value(op::CompositeInsert, ty, &[number.0, whole.0, 0])?;
        self.emit_plain(op::Store, &[target.0, whole.0])?;
        Ok(true)
    }

    /// An argument of a builtin: the number in it, or itself.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot say.
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

    /// The number in a structure that a call passes by value, where the instruction takes a number.
    fn wrapped_argument(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        position: u32,
    ) -> Result<Option<Id>> {
        let place = AttributePlace::Param(position);
        let held = call.attribute(place, "byval").and_then(Attribute::ty).filter(|held| held.is_struct());
        let (Some(held), Some(argument)) = (held, call.arg(position)) else { return Ok(None) };
        let Some(opcode) = builtin.instruction().filter(|opcode| gives_number(*opcode)) else {
            return Ok(None);
        };
        let pointer = self.builtin_operand(argument, Some(held))?;
        let pointee = self.pointee_type(self.type_of_id(pointer)?);
        let Some(member) = pointee.and_then(|pointee| self.wrapped_number(pointee)) else { return Ok(None) };
        let pointer = self.pointer_to_first(pointer, member)?;
        let mut operands = vec![pointer.0];
        operands.extend(self.element_alignment(opcode, member).into_iter().flatten());
        self.emit_value(op::Load, member, &operands).map(Some)
    }
}
