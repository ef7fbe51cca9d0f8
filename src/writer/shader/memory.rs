//! Variables of functions, loads and stores.

use super::super::context::Writer;
use super::super::memory::AccessWords;
use super::bytes::demanded_lanes;
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::{Id, op};
use rspirv::spirv::{MemoryAccess, StorageClass};

impl<'c> Writer<'c, '_> {
    /// `alloca`.
    ///
    /// # Errors
    /// A number of elements that is not 1.
    pub(in crate::writer) fn shader_alloca(&mut self, instruction: Value<'c>) -> Result<()> {
        if instruction.alloca_count().and_then(Value::int_value) != Some(1) {
            return Err(self.error("a variable of a number of elements that its type does not tell"));
        }
        let ty = self.type_in_shader(instruction)?;
        let id = self.id_of(instruction)?;
        if self.is_untyped(ty) {
            let held = instruction.alloca_type().ok_or_else(|| Error::internal("alloca without a type"))?;
            let class = self.class_of_pointer(ty)?;
            let held = match instruction.metadata(self.kinds.value_type) {
                Some(node) => self.referenced_type(Some(node))?,
                None => self.type_id(held, None)?,
            };
            self.untyped_variable(id, class, held)?;
        } else {
            self.entry_variable(ty, Some(id))?;
        }
        self.named_value(instruction, id)?;
        self.attached_decorations(instruction, id)
    }

    /// `load`.
    ///
    /// # Errors
    /// A value of another shape than its memory form.
    pub(in crate::writer) fn shader_load(
        &mut self,
        instruction: Value<'c>,
        pointer: Value<'c>,
    ) -> Result<()> {
        let ty = self.type_in_shader(instruction)?;
        let operands = self.memory_operands(instruction, instruction.ty())?;
        let Some(pointer) = self.fitting_pointer(pointer, instruction.ty())? else {
            let loaded =
                self.load_by_bytes(pointer, instruction.ty(), &operands, demanded_lanes(instruction))?;
            let converted = self.converted(loaded, ty)?;
            return self.adopt_plain(instruction, converted);
        };
        let held = self.pointee_type(self.type_of_id(pointer)?).unwrap_or(ty);
        let mut words: AccessWords = smallvec::smallvec![pointer.0];
        words.extend(operands);
        if held == ty {
            self.define(instruction, op::Load, ty, &words)?;
        } else {
            let loaded = self.emit_value(op::Load, held, &words)?;
            let converted = self.converted(loaded, ty)?;
            return self.adopt_plain(instruction, converted);
        }
        self.finish(instruction)
    }

    /// `store`.
    ///
    /// # Errors
    /// As [`Writer::shader_load`].
    pub(in crate::writer) fn shader_store(
        &mut self,
        instruction: Value<'c>,
        value: Value<'c>,
        pointer: Value<'c>,
    ) -> Result<()> {
        let operands = self.memory_operands(instruction, value.ty())?;
        let Some(pointer_id) = self.fitting_pointer(pointer, value.ty())? else {
            return self.store_by_bytes(pointer, value, &operands);
        };
        let held = self.pointee_type(self.type_of_id(pointer_id)?);
        let held = held.map_or_else(|| self.type_of_value(value), Ok)?;
        let object = self.operand_as(value, held)?;
        if self.spec_initializer(instruction, pointer, object)? {
            return Ok(());
        }
        let mut words: AccessWords = smallvec::smallvec![pointer_id.0, object.0];
        words.extend(operands);
        self.emit_plain(op::Store, &words)
    }

    /// Default memory operands: an alignment, for physical pointers alone.
    pub(in crate::writer) fn usual_memory_operands(
        &self,
        access: Value<'c>,
        mask: u32,
        alignment: u32,
    ) -> AccessWords {
        let pointer = access.operands().find(|operand| operand.ty().is_pointer());
        let space = pointer.and_then(|pointer| pointer.ty().address_space());
        let class = space.and_then(|space| self.class_of_space(space).ok());
        if class == Some(StorageClass::PhysicalStorageBuffer as u32) {
            return smallvec::smallvec![mask, alignment];
        }
        let mask = mask & !MemoryAccess::ALIGNED.bits();
        if mask == 0 { AccessWords::new() } else { smallvec::smallvec![mask] }
    }

    /// Memory operands that a node lists, as the words of an instruction; none of an empty node.
    pub(super) fn listed_operands(
        &mut self,
        node: Option<crate::llvm::Metadata<'c>>,
        masks: usize,
    ) -> Result<Vec<u32>> {
        let numbers = node.map(crate::contract::number_list).unwrap_or_default();
        if numbers.is_empty() { Ok(Vec::new()) } else { self.operands_of_numbers(numbers, masks) }
    }

    /// Writes the access that several LLVM instructions are together.
    ///
    /// # Errors
    /// An operand that SPIR-V cannot represent.
    pub(in crate::writer) fn spread_access(
        &mut self,
        last: Value<'c>,
        access: &super::Access<'c>,
    ) -> Result<()> {
        let pointer = self.operand(access.pointer)?;
        let masks = if access.opcode == op::CopyMemory { 2 } else { 1 };
        let operands = self.listed_operands(access.operands, masks)?;
        let mut words = vec![pointer.0];
        match access.opcode {
            op::Load => {
                words.extend(operands);
                let ty = self.type_in_shader(last)?;
                self.define(last, op::Load, ty, &words)?;
                return self.finish(last);
            }
            op::Store => {
                let held = self.pointee_type(self.type_of_id(pointer)?);
                let held = held.map_or_else(|| self.type_of_value(access.other), Ok)?;
                words.push(self.operand_as(access.other, held)?.0);
            }
            _ => words.push(self.operand(access.other)?.0),
        }
        words.extend(operands);
        self.emit_plain(access.opcode, &words)
    }

    /// The id of a pointer's pointee.
    pub(super) fn pointee_of_value(&mut self, pointer: Value<'c>) -> Result<Id> {
        let ty = self.type_in_shader(pointer)?;
        self.pointee_type(ty).ok_or_else(|| Error::unsupported("an address that is no pointer to a type"))
    }
}
