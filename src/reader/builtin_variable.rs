//! Spec: "BuiltIn". Loads of builtin variables become calls.
//!
//! Such a variable has no address in LLVM IR: access chains and casts of pointers to it are tracked until
//! they reach a load.

use super::context::{Entry, Reader};
use super::memory::Access;
use crate::contract::Attached;
use crate::error::{Error, Result};
use crate::llvm::{Opcode, Type as LlvmType, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction};
use crate::table::builtin_variable::{VariableForm, VariableRow};
use crate::table::form::Chain;
use crate::table::{BUILTIN_VARIABLE_PREFIX, call};
use mangling::{Flavour, Scalar, Symbol, Type};
use rspirv::spirv::MemoryAccess;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A pointer to a builtin variable, or to a part of one.
#[derive(Clone, Copy, Debug)]
pub(super) struct BuiltinPointer<'c> {
    /// The variable's row.
    pub row: &'static VariableRow,
    /// The type of the variable's value.
    pub data_type: Id,
    /// The part of the variable that it points to.
    pub part: Part<'c>,
}

/// The part of a builtin variable that a pointer points to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'c> {
    /// The whole variable.
    Whole,
    /// The component with an index.
    Component(Value<'c>),
    /// Any other part, by its offset in bytes.
    Bytes(u32),
}

impl<'c> BuiltinPointer<'c> {
    /// A pointer to another part of the same variable.
    fn to(self, part: Part<'c>) -> Self {
        Self { part, ..self }
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The pointer to a builtin variable, or to a part of one, with an id.
    pub(super) fn builtin_pointer(&self, id: Id) -> Option<BuiltinPointer<'c>> {
        match self.entry(id) {
            Entry::Builtin(number) => self.ids.builtin_pointers.get(number as usize).copied(),
            _ => None,
        }
    }

    /// Records the pointer to a builtin variable, or to a part of one, for an id.
    pub(super) fn set_builtin_pointer(&mut self, id: Id, pointer: BuiltinPointer<'c>) -> Result<()> {
        let number = self.ids.builtin_pointers.len() as u32;
        self.ids.builtin_pointers.push(pointer);
        self.set_entry(id, Entry::Builtin(number))
    }

    /// Loads from a pointer to a builtin variable, or to a part of one.
    ///
    /// # Errors
    /// A load of a value that is neither the variable nor a component of it.
    pub(super) fn load_from_builtin(
        &mut self,
        instruction: Instruction<'m>,
        pointer: BuiltinPointer<'c>,
    ) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let pointer = self.seen_as(pointer, ty)?;
        let held = self.ty(pointer.data_type)?;
        let value = match pointer.part {
            Part::Whole => self.load_builtin(instruction, pointer.row, ty)?,
            Part::Component(index) => self.load_component(instruction, pointer.row, held, index)?,
            // The bits of the whole variable as a vector of other components.
            Part::Bytes(0)
                if ty.is_vector() && vector_bits(ty).is_some_and(|bits| vector_bits(held) == Some(bits)) =>
            {
                let value = self.load_builtin(instruction, pointer.row, held)?;
                self.builder.cast(Opcode::BitCast, value, ty)?
            }
            Part::Bytes(offset) => self.load_bytes(pointer.row, held, offset, ty)?,
        };
        self.define(instruction, value)
    }

    /// Loads numbers that are no components, from the bits of the components that they lie in.
    ///
    /// # Errors
    /// Numbers that neither divide components nor consist of whole ones.
    fn load_bytes(
        &mut self,
        row: &'static VariableRow,
        held: LlvmType<'c>,
        offset: u32,
        ty: LlvmType<'c>,
    ) -> Result<Value<'c>> {
        let bits = |ty: LlvmType<'c>| ty.scalar().scalar_bits().filter(|bits| bits % 8 == 0);
        let (Some(from), Some(to)) = (bits(held), bits(ty)) else {
            return Err(Error::unsupported("a load of part of a builtin variable that has no bits"));
        };
        let start = u64::from(offset) * 8;
        let (least, most) = (u64::from(from.min(to)), from.max(to));
        if u64::from(most) % least != 0 || start % least != 0 || !held.scalar().is_int() {
            return Err(Error::unsupported("a load of part of a builtin variable across its components"));
        }
        let mut components = FxHashMap::default();
        let mut result = ty.poison()?;
        for lane in 0..ty.lanes().max(1) {
            let first = start + u64::from(lane) * u64::from(to);
            let number = self.bits_of_builtin(row, held, first, to, &mut components)?;
            let number = if ty.scalar().is_int() {
                number
            } else {
                self.builder.cast(Opcode::BitCast, number, ty.scalar())?
            };
            if !ty.is_vector() {
                return Ok(number);
            }
            let index = self.llvm.i32_type().int(u64::from(lane))?;
            result = self.builder.insert_element(result, number, index)?;
        }
        Ok(result)
    }

    /// A number made of the bits of a builtin variable from `first` on.
    fn bits_of_builtin(
        &mut self,
        row: &'static VariableRow,
        held: LlvmType<'c>,
        first: u64,
        width: u32,
        components: &mut FxHashMap<u64, Value<'c>>,
    ) -> Result<Value<'c>> {
        let ty = self.llvm.int_type(width)?;
        let from = held.scalar().int_bits().unwrap_or(8);
        let mut number: Option<Value<'c>> = None;
        for part in 0..width.div_ceil(from) {
            let at = first + u64::from(part) * u64::from(from);
            let index = at / u64::from(from);
            if index >= u64::from(held.lanes().max(1)) {
                return ty.poison();
            }
            let mut value = match components.get(&index) {
                Some(component) => *component,
                None => self.component_of_builtin(row, held, index)?,
            };
            components.insert(index, value);
            let shift = at % u64::from(from);
            if shift > 0 {
                value = self.builder.binary(Opcode::LShr, value, held.scalar().int(shift)?)?;
            }
            if from != width {
                value =
                    self.builder.cast(if from > width { Opcode::Trunc } else { Opcode::ZExt }, value, ty)?;
            }
            number = Some(match number {
                Some(lower) => {
                    let upper = self.builder.binary(
                        Opcode::Shl,
                        value,
                        ty.int(u64::from(part) * u64::from(from))?,
                    )?;
                    self.builder.binary(Opcode::Or, lower, upper)?
                }
                None => value,
            });
        }
        number.map_or_else(|| ty.poison(), Ok)
    }

    fn component_of_builtin(
        &mut self,
        row: &'static VariableRow,
        held: LlvmType<'c>,
        index: u64,
    ) -> Result<Value<'c>> {
        let index = self.llvm.i32_type().int(index)?;
        match row.form {
            VariableForm::Vector3(_) => self.call_variable(row, held.scalar(), Some(index)),
            VariableForm::Mask => {
                let mask = self.call_variable(row, held, None)?;
                self.builder.extract_element(mask, index)
            }
            VariableForm::Size | VariableForm::Int | VariableForm::Bool => {
                self.call_variable(row, held, None)
            }
        }
    }

    /// Casts a pointer to a builtin variable, or to a part of one; returns false for any other operand.
    ///
    /// # Errors
    /// A cast after which the part is undetermined.
    pub(super) fn cast_in_builtin(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        let pointer = self.builtin_pointer(instruction.id(0)?);
        let (Some(pointer), Some(id), Some(ty)) =
            (pointer, instruction.result_id(), instruction.result_type())
        else {
            return Ok(false);
        };
        let (_, pointee) = self.pointer_parts(ty)?;
        let seen = match pointee {
            Some(pointee) => self.seen_as(pointer, self.ty(pointee)?)?,
            None => pointer,
        };
        self.set_builtin_pointer(id, seen)?;
        Ok(true)
    }

    /// An access chain from a pointer to a builtin variable, or to a part of one.
    ///
    /// # Errors
    /// A chain whose target is undetermined or outside the variable.
    pub(super) fn chain_in_builtin(
        &mut self,
        instruction: Instruction<'m>,
        pointer: BuiltinPointer<'c>,
        chain: Chain,
    ) -> Result<()> {
        let skip = usize::from(chain.untyped);
        let source = if chain.untyped { instruction.id(0)? } else { self.pointee_of(instruction.id(0)?)? };
        let source = self.ty(source)?;
        let indices = instruction.operands().get(skip + 1..).unwrap_or_default();
        let result = match (pointer.part, chain.element, indices) {
            (Part::Whole, false, [index]) => pointer.to(Part::Component(self.value(Id(*index))?)),
            (Part::Whole, true, [first, index])
                if source.element() == Some(self.ty(pointer.data_type)?.scalar())
                    && self.constant_u64(Id(*first))? == 0 =>
            {
                pointer.to(Part::Component(self.value(Id(*index))?))
            }
            (_, true, [steps]) => {
                let start = self.place_in_builtin(pointer)?;
                let step = self.module.store_size_bytes(source);
                let bytes = step.and_then(|step| self.constant_u64(Id(*steps)).ok()?.checked_mul(step));
                let end = bytes.zip(start).and_then(|(bytes, start)| bytes.checked_add(u64::from(start)));
                let end = end.and_then(|end| u32::try_from(end).ok());
                let end = end.ok_or_else(|| Error::unsupported("a distance into a builtin variable"))?;
                self.seen_as(pointer.to(Part::Bytes(end)), source)?
            }
            _ => return Err(Error::unsupported("an access chain of this form into a builtin variable")),
        };
        let id = instruction.result_id();
        self.set_builtin_pointer(
            id.ok_or_else(|| Error::malformed("an access chain without a result"))?,
            result,
        )
    }

    /// A pointer into a builtin variable converted to a pointer to a value of type `ty`.
    fn seen_as(&self, pointer: BuiltinPointer<'c>, ty: LlvmType<'c>) -> Result<BuiltinPointer<'c>> {
        let bytes = self.place_in_builtin(pointer)?;
        let whole = self.ty(pointer.data_type)?;
        let size = self.module.store_size_bytes(whole.scalar()).and_then(|size| u32::try_from(size).ok());
        let lane = bytes.zip(size).and_then(|(bytes, size)| {
            let lane = bytes.checked_div(size)?;
            (bytes.checked_rem(size)? == 0 && lane < whole.lanes().max(1)).then_some(lane)
        });
        Ok(pointer.to(match (bytes, lane) {
            _ if ty == whole.scalar() && matches!(pointer.part, Part::Component(_)) => pointer.part,
            (None, _) => return Err(Error::unsupported("another view of a component of a builtin variable")),
            (Some(0), _) if ty == whole => Part::Whole,
            (_, Some(lane)) if ty == whole.scalar() => {
                Part::Component(self.llvm.i32_type().int(u64::from(lane))?)
            }
            (Some(bytes), _) => Part::Bytes(bytes),
        }))
    }

    /// The offset in bytes of a pointer in its variable; `None` for a dynamic component.
    fn place_in_builtin(&self, pointer: BuiltinPointer<'c>) -> Result<Option<u32>> {
        Ok(match pointer.part {
            Part::Whole => Some(0),
            Part::Bytes(bytes) => Some(bytes),
            Part::Component(index) => {
                let size = self.module.store_size_bytes(self.ty(pointer.data_type)?.scalar());
                let bytes = index.int_value().zip(size).and_then(|(index, size)| index.checked_mul(size));
                bytes.and_then(|bytes| u32::try_from(bytes).ok())
            }
        })
    }

    /// Loads a whole variable: one call for each component of an indexed vector, else a single call.
    fn load_builtin(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static VariableRow,
        ty: LlvmType<'c>,
    ) -> Result<Value<'c>> {
        let VariableForm::Vector3(_) = row.form else {
            let value = self.call_variable(row, ty, None)?;
            self.load_operands(instruction, ty, value)?;
            return Ok(value);
        };
        self.require(ty.is_vector(), "a builtin variable of this name is a vector")?;
        let group = Some(self.llvm.md_distinct_node(&[]));
        let mut vector = ty.poison()?;
        for lane in 0..ty.lanes() {
            let index = self.llvm.i32_type().int(u64::from(lane))?;
            let component = self.call_variable(row, ty.scalar(), Some(index))?;
            component.set_metadata(self.kinds.group, group);
            if lane == 0 {
                self.load_operands(instruction, ty, component)?;
            }
            vector = self.builder.insert_element(vector, component, index)?;
        }
        Ok(vector)
    }

    /// Loads one component through an access chain.
    fn load_component(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static VariableRow,
        held: LlvmType<'c>,
        index: Value<'c>,
    ) -> Result<Value<'c>> {
        let ty = self.result_type(instruction)?;
        if row.form == VariableForm::Mask {
            let mask = self.call_variable(row, held, None)?;
            return self.builder.extract_element(mask, index);
        }
        self.require(matches!(row.form, VariableForm::Vector3(_)), "an access chain into a builtin scalar")?;
        let bits = index.ty().int_bits().ok_or_else(|| Error::malformed("an index that is no integer"))?;
        let index = match (index.int_value(), bits) {
            (Some(lane), _) => self.llvm.i32_type().int(lane)?,
            (None, 32) => index,
            (None, _) => self.builder.cast(
                if bits > 32 { Opcode::Trunc } else { Opcode::ZExt },
                index,
                self.llvm.i32_type(),
            )?,
        };
        let value = self.call_variable(row, ty, Some(index))?;
        self.mark_op(value, instruction);
        Ok(value)
    }

    /// The memory operands of the load, if they differ from the alignment of the variable's type.
    fn load_operands(
        &mut self,
        instruction: Instruction<'m>,
        ty: LlvmType<'c>,
        call: Value<'c>,
    ) -> Result<()> {
        let words = instruction.operands().get(1..).unwrap_or_default();
        let (access, _) = Access::take(words)?;
        let natural = self.module.abi_alignment(ty);
        if access.mask != MemoryAccess::ALIGNED.bits() || access.alignment != natural {
            self.memory_operands(words)?.write(call, self.llvm, &self.kinds);
        }
        Ok(())
    }

    fn call_variable(
        &mut self,
        row: &VariableRow,
        ty: LlvmType<'c>,
        index: Option<Value<'c>>,
    ) -> Result<Value<'c>> {
        let natural = match row.form {
            VariableForm::Vector3(_) | VariableForm::Size => Some(self.size_type()),
            VariableForm::Int => Some(self.llvm.i32_type()),
            VariableForm::Mask | VariableForm::Bool => None,
        };
        // Inexact names cover `size_t` of any width.
        let is_size = matches!(row.form, VariableForm::Vector3(_) | VariableForm::Size);
        let is_natural = natural.is_none_or(|natural| natural == ty || is_size && !self.settings.exact_names);
        let is_opencl = self.settings.options.builtin_names != BuiltinNames::Spirv
            && !row.opencl.is_empty()
            && is_natural;
        let key = (if is_opencl { row.opencl } else { row.name }, index.is_some());
        let symbol =
            self.symbols.variable_symbols.entry(key).or_insert_with(|| symbol_of(row, is_opencl, key.1));
        let symbol = Rc::clone(symbol);
        self.call_builtin(&symbol, ty, index.as_slice(), call().pure())
    }
}

/// The size of a numeric vector in bits.
fn vector_bits(ty: LlvmType<'_>) -> Option<u32> {
    ty.scalar().scalar_bits()?.checked_mul(ty.lanes())
}

/// The symbol of the function that reads a builtin variable.
fn symbol_of(row: &VariableRow, is_opencl: bool, has_index: bool) -> Rc<str> {
    let (name, index_type) = if is_opencl {
        (row.opencl.to_owned(), Scalar::UInt)
    } else {
        (format!("{BUILTIN_VARIABLE_PREFIX}{}", row.name), Scalar::Int)
    };
    let parameters = has_index.then_some(Type::Scalar(index_type)).into_iter().collect();
    mangling::mangle(&Symbol::new(name, parameters), Flavour::Clang).into()
}
