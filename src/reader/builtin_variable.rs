//! Spec: "BuiltIn". Loads of builtin variables become calls.
//!
//! Such a variable has no address: what access chains and casts make of a pointer to it is followed up to the load.

use super::context::{Entry, Reader};
use super::memory::Access;
use crate::error::{Error, Result};
use crate::llvm::{Type as LlvmType, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction};
use crate::table::builtin_variable::{VariableForm, VariableRow};
use crate::table::form::Chain;
use crate::table::{BUILTIN_VARIABLE_PREFIX, call};
use mangling::{Flavour, Scalar, Symbol, Type};
use rspirv::spirv::MemoryAccess;
use std::rc::Rc;

impl Entry<'_> {
    /// Whether this is a pointer to a builtin variable, or into one.
    pub(super) fn is_in_builtin(&self) -> bool {
        matches!(self, Entry::Builtin(..) | Entry::Component(..) | Entry::BuiltinBytes(..))
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// A load by a pointer to a builtin variable, or into one.
    ///
    /// # Errors
    /// A load of something that is neither the variable nor a component of it.
    pub(super) fn load_from_builtin(&mut self, instruction: Instruction<'m>, entry: Entry<'c>) -> Result<()> {
        let ty = self.result_type(instruction)?;
        match self.seen_as(entry, ty)? {
            Entry::Builtin(row, _) => self.load_builtin(instruction, row),
            Entry::Component(row, held, index) => self.load_component(instruction, row, held, index),
            _ => Err(Error::unsupported("a load of part of a builtin variable that is no component")),
        }
    }

    /// A cast of a pointer to a builtin variable, or into one; false if the operand is none.
    ///
    /// # Errors
    /// A cast that leaves it open where the pointer points.
    pub(super) fn cast_in_builtin(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        let entry = self.entry(instruction.id(0)?);
        let (true, Some(id), Some(ty)) =
            (entry.is_in_builtin(), instruction.result_id(), instruction.result_type())
        else {
            return Ok(false);
        };
        let (_, pointee) = self.pointer_parts(ty)?;
        let seen = match pointee {
            Some(pointee) => self.seen_as(entry, self.ty(pointee)?)?,
            None => entry,
        };
        self.set_entry(id, seen)?;
        Ok(true)
    }

    /// An access chain from a pointer to a builtin variable, or into one.
    ///
    /// # Errors
    /// A chain that leaves it open where the pointer points, or that leads out of the variable.
    pub(super) fn chain_in_builtin(
        &mut self,
        instruction: Instruction<'m>,
        entry: Entry<'c>,
        chain: Chain,
    ) -> Result<()> {
        let skip = usize::from(chain.untyped);
        let source = if chain.untyped { instruction.id(0)? } else { self.pointee_of(instruction.id(0)?)? };
        let source = self.ty(source)?;
        let indices = instruction.operands().get(skip + 1..).unwrap_or_default();
        let result = match (entry, chain.element, indices) {
            (Entry::Builtin(row, held), false, [index]) => {
                Entry::Component(row, held, self.value(Id(*index))?)
            }
            (Entry::Builtin(row, held), true, [first, index])
                if source.element() == Some(self.ty(held)?.scalar())
                    && self.constant_u64(Id(*first))? == 0 =>
            {
                Entry::Component(row, held, self.value(Id(*index))?)
            }
            (_, true, [steps]) => {
                let (row, held, start) = self.place_in_builtin(entry)?;
                let step = self.module.store_size_bytes(source);
                let bytes = step.and_then(|step| self.constant_u64(Id(*steps)).ok()?.checked_mul(step));
                let end = bytes.zip(start).and_then(|(bytes, start)| bytes.checked_add(u64::from(start)));
                let end = end.and_then(|end| u32::try_from(end).ok());
                let end = end.ok_or_else(|| Error::unsupported("a distance into a builtin variable"))?;
                self.seen_as(Entry::BuiltinBytes(row, held, end), source)?
            }
            _ => return Err(Error::unsupported("an access chain of this form into a builtin variable")),
        };
        let id = instruction.result_id();
        self.set_entry(id.ok_or_else(|| Error::malformed("an access chain without a result"))?, result)
    }

    /// What a pointer into a builtin variable is as one to a value of type `ty`.
    fn seen_as(&mut self, entry: Entry<'c>, ty: LlvmType<'c>) -> Result<Entry<'c>> {
        let (row, held, bytes) = self.place_in_builtin(entry)?;
        let whole = self.ty(held)?;
        let size = self.module.store_size_bytes(whole.scalar()).and_then(|size| u32::try_from(size).ok());
        let lane = bytes.zip(size).and_then(|(bytes, size)| {
            let lane = bytes.checked_div(size)?;
            (bytes.checked_rem(size)? == 0 && lane < whole.lanes().max(1)).then_some(lane)
        });
        Ok(match (bytes, lane) {
            _ if ty == whole.scalar() && matches!(entry, Entry::Component(..)) => entry,
            (None, _) => return Err(Error::unsupported("another view of a component of a builtin variable")),
            (Some(0), _) if ty == whole => Entry::Builtin(row, held),
            (_, Some(lane)) if ty == whole.scalar() => {
                Entry::Component(row, held, self.llvm.i32_type().int(u64::from(lane))?)
            }
            (Some(bytes), _) => Entry::BuiltinBytes(row, held, bytes),
        })
    }

    /// Variable, held type and distance in bytes of a pointer into a builtin variable; no distance if a value tells the component.
    fn place_in_builtin(&self, entry: Entry<'c>) -> Result<(&'static VariableRow, Id, Option<u32>)> {
        match entry {
            Entry::Builtin(row, held) => Ok((row, held, Some(0))),
            Entry::BuiltinBytes(row, held, bytes) => Ok((row, held, Some(bytes))),
            Entry::Component(row, held, index) => {
                let size = self.module.store_size_bytes(self.ty(held)?.scalar());
                let bytes = index.int_value().zip(size).and_then(|(index, size)| index.checked_mul(size));
                Ok((row, held, bytes.and_then(|bytes| u32::try_from(bytes).ok())))
            }
            _ => Err(Error::internal("a pointer that is in no builtin variable")),
        }
    }

    /// A load of a whole variable: one call for each component of a vector that is indexed, else one call.
    fn load_builtin(&mut self, instruction: Instruction<'m>, row: &'static VariableRow) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let VariableForm::Vector3(_) = row.form else {
            let value = self.call_variable(row, ty, None)?;
            self.load_operands(instruction, ty, value)?;
            return self.define(instruction, value);
        };
        self.require(ty.is_vector(), "a builtin variable of this name is a vector")?;
        let group = self.full_metadata().then(|| self.llvm.md_distinct_node(&[]));
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
        self.define(instruction, vector)
    }

    /// A load of one component, by an access chain.
    fn load_component(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static VariableRow,
        held: Id,
        index: Value<'c>,
    ) -> Result<()> {
        let ty = self.result_type(instruction)?;
        if row.form == VariableForm::Mask {
            let whole = self.ty(held)?;
            let mask = self.call_variable(row, whole, None)?;
            let component = self.builder.extract_element(mask, index)?;
            return self.define(instruction, component);
        }
        self.require(matches!(row.form, VariableForm::Vector3(_)), "an access chain into a builtin scalar")?;
        let bits = index.ty().int_bits().ok_or_else(|| Error::malformed("an index that is no integer"))?;
        let index = match (index.int_value(), bits) {
            (Some(lane), _) => self.llvm.i32_type().int(lane)?,
            (None, 32) => index,
            (None, _) => self.builder.cast(
                if bits > 32 { crate::llvm::Opcode::Trunc } else { crate::llvm::Opcode::ZExt },
                index,
                self.llvm.i32_type(),
            )?,
        };
        let value = self.call_variable(row, ty, Some(index))?;
        self.mark_op(value, instruction);
        self.define(instruction, value)
    }

    /// Memory operands of the load, where they are not the alignment of the variable's type.
    fn load_operands(
        &mut self,
        instruction: Instruction<'m>,
        ty: LlvmType<'c>,
        call: Value<'c>,
    ) -> Result<()> {
        let words = instruction.operands().get(1..).unwrap_or_default();
        let (access, _) = Access::take(words)?;
        let natural = self.module.abi_alignment(ty);
        if self.full_metadata()
            && (access.mask != MemoryAccess::ALIGNED.bits() || access.alignment != natural)
        {
            let node = self.memory_operands(words)?;
            call.set_metadata(self.kinds.memory_access, Some(node));
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
        let is_natural = natural.is_none_or(|natural| natural == ty);
        let is_opencl =
            self.options.builtin_names != BuiltinNames::Spirv && !row.opencl.is_empty() && is_natural;
        let key = (if is_opencl { row.opencl } else { row.name }, index.is_some());
        let symbol = self.variable_symbols.entry(key).or_insert_with(|| symbol_of(row, is_opencl, key.1));
        let symbol = Rc::clone(symbol);
        let value = self.call_builtin(&symbol, ty, index.as_slice(), call().pure())?;
        if !self.full_metadata() {
            self.always_returns(value);
        }
        Ok(value)
    }
}

/// The symbol of the function that stands for a builtin variable.
fn symbol_of(row: &VariableRow, is_opencl: bool, has_index: bool) -> Rc<str> {
    let (name, index_type) = if is_opencl {
        (row.opencl.to_owned(), Scalar::UInt)
    } else {
        (format!("{BUILTIN_VARIABLE_PREFIX}{}", row.name), Scalar::Int)
    };
    let parameters = has_index.then_some(Type::Scalar(index_type)).into_iter().collect();
    mangling::mangle(&Symbol::new(name, parameters), Flavour::Clang).into()
}
