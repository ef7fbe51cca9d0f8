//! Spec: "Memory Instructions", variables of functions, from `alloca`.

use super::context::Writer;
use crate::contract::{Attached, MemoryAccess};
use crate::error::{Error, Result};
use crate::llvm::Value;
use crate::spirv::{Id, Opcode, op, push_instruction};
use rspirv::spirv::{Decoration, StorageClass};

/// The storage class of the variables.
const CLASS: u32 = StorageClass::Function as u32;

/// Variables of a number of elements that need not be constant.
const VARIABLE_LENGTH: &[Opcode] = &[op::VariableLengthArrayINTEL, op::UntypedVariableLengthArrayINTEL];

impl<'c> Writer<'c, '_> {
    /// `alloca`: a variable of the entry block; of several elements, an array and a pointer to its first.
    pub(super) fn alloca(&mut self, instruction: Value<'c>) -> Result<()> {
        if self.is_shader() {
            return self.shader_alloca(instruction);
        }
        let ty = instruction.alloca_type().ok_or_else(|| Error::internal("alloca without a type"))?;
        let inner = self.pointees.of(instruction).and_then(|slot| self.pointees.pointee(slot));
        let inner = inner.filter(|pointee| pointee.ty == ty).and_then(|pointee| pointee.inner);
        let element = self.type_id(ty, inner)?;
        let count = instruction.alloca_count().and_then(Value::int_value);
        let is_array = self.marked_op(instruction).is_some_and(|opcode| VARIABLE_LENGTH.contains(&opcode));
        let Some(count) = count.filter(|_| !is_array) else {
            return match self.specialized_length(instruction)? {
                Some(length) => self.specialized_array(instruction, element, length),
                None => self.variable_length_array(instruction, element),
            };
        };
        let ty = self.type_of_value(instruction)?;
        let variable = if self.is_untyped(ty) {
            self.untyped_alloca(instruction, element, count)?
        } else if count == 1 {
            let natural = self.declare(op::TypePointer, &[CLASS, element.0])?;
            self.variable_for(instruction, natural)?
        } else {
            self.array_variable(instruction, element, count)?
        };
        if count == 1 || self.is_untyped(ty) {
            self.named_value(instruction, variable)?;
        }
        self.alloca_alignment(instruction, variable)?;
        self.attached_decorations(instruction, variable)
    }

    fn untyped_alloca(&mut self, instruction: Value<'c>, element: Id, count: u64) -> Result<Id> {
        let data = match count {
            1 => element,
            _ => self.array_of(element, count)?,
        };
        let id = self.id_of(instruction)?;
        self.untyped_variable(id, CLASS, data)?;
        Ok(id)
    }

    /// The variable of an alloca of several elements; the alloca's result is a pointer to the first.
    fn array_variable(&mut self, instruction: Value<'c>, element: Id, count: u64) -> Result<Id> {
        let array = self.array_of(element, count)?;
        let natural = self.declare(op::TypePointer, &[CLASS, array.0])?;
        let variable = self.entry_variable(natural, None)?;
        let first = self.pointer_to_type(CLASS, element)?;
        let pointer = self.cast_to(variable, first)?;
        let ty = self.type_of_value(instruction)?;
        if self.pointer_class(ty) == Some(CLASS) {
            self.values.insert(instruction, pointer);
        } else {
            self.variable_as(instruction, pointer)?;
        }
        self.named_value(instruction, variable)?;
        Ok(variable)
    }

    /// The decoration with the alignment of an alloca, unless metadata records that it has none.
    fn alloca_alignment(&mut self, instruction: Value<'c>, variable: Id) -> Result<()> {
        let unaligned =
            MemoryAccess::read(instruction, &self.kinds).is_some_and(|access| access.0.is_empty());
        // LLVM's greatest alignment does not fit in the literal.
        let alignment = instruction.alignment().filter(|_| !unaligned);
        if let Some(bytes) = alignment.and_then(|bytes| u32::try_from(bytes).ok()) {
            self.decorate_id(variable, Decoration::Alignment as u32, &[bytes])?;
        }
        Ok(())
    }

    fn array_of(&mut self, element: Id, count: u64) -> Result<Id> {
        let size = self.size_type_id()?;
        let length = self.number(size, count.max(1))?;
        self.declare(op::TypeArray, &[element.0, length.0])
    }

    fn variable_for(&mut self, instruction: Value<'c>, natural: Id) -> Result<Id> {
        if self.type_of_value(instruction)? == natural {
            let id = self.id_of(instruction)?;
            self.entry_variable(natural, Some(id))
        } else {
            let variable = self.entry_variable(natural, None)?;
            self.variable_as(instruction, variable)?;
            Ok(variable)
        }
    }

    /// Defines an alloca's result by a pointer to its variable: in the generic address space, or to another pointee.
    fn variable_as(&mut self, instruction: Value<'c>, pointer: Id) -> Result<()> {
        let id = self.id_of(instruction)?;
        let ty = self.type_of_id(id)?;
        let class = self.pointer_class(ty);
        if class != Some(StorageClass::Generic as u32) {
            if class != self.pointer_class(self.type_of_id(pointer)?) {
                return Err(
                    self.error("a variable of a function in another address space than the private one")
                );
            }
            return self.emit_result(op::Bitcast, ty, id, &[pointer.0]);
        }
        self.function.variables_behind.insert(id, pointer);
        let pointee = self.pointee_type(self.type_of_id(pointer)?);
        let generic = self.pointer_of_class(StorageClass::Generic as u32, pointee)?;
        if generic == ty {
            return self.emit_result(op::PtrCastToGeneric, ty, id, &[pointer.0]);
        }
        let cast = self.emit_value(op::PtrCastToGeneric, generic, &[pointer.0])?;
        self.emit_result(op::Bitcast, ty, id, &[cast.0])
    }

    /// Declares a variable in the entry block.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn entry_variable(&mut self, pointer: Id, id: Option<Id>) -> Result<Id> {
        let id = match id {
            Some(id) => id,
            None => self.fresh(pointer),
        };
        let initializer = *self.function.initializers.entry(id).or_default();
        let with_initializer = [CLASS, initializer.map_or(0, |value| value.0)];
        let words = if initializer.is_some() { &with_initializer[..] } else { &[CLASS] };
        push_instruction(&mut self.function.variables, op::Variable, Some(pointer), Some(id), words)?;
        Ok(id)
    }
}
