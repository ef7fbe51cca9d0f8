//! Instructions that the dialect expands otherwise, which are no pass behind the reader yet; what is written computes the same.
//!
//! Spec: "Composites and vectors" of the representation document on instructions.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Type, Value, calling_convention, flags};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction, op};
use mangling::{Flavour, Scalar, Symbol, Type as Mangled};
use rspirv::spirv::MemoryAccess;
use smallvec::SmallVec;

impl<'c, 'm> Reader<'c, 'm> {
    /// A value stored and loaded again, as one of a type that is laid out alike.
    ///
    /// # Errors
    /// A type without a size.
    pub(super) fn through_memory(&mut self, value: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        let variable = self.variable_here(value.ty())?;
        let store = self.builder.store(value, variable)?;
        let load = self.builder.load(ty, variable)?;
        // A copy to another type says how its variable is aligned.
        for access in [store, load] {
            match ty == value.ty() {
                true => self.align_by_layout(access, ty)?,
                false => {
                    access.set_alignment(self.variable_alignment(value.ty())?);
                }
            }
        }
        Ok(load)
    }

    /// Gives a call and its callee the convention of C.
    pub(super) fn without_convention(&self, call: Value<'c>) {
        for value in [Some(call), call.called_function()].into_iter().flatten() {
            value.set_calling_convention(calling_convention::C);
        }
    }

    /// Gives an access the alignment that the type of its value has by the data layout.
    fn align_by_layout(&self, access: Value<'c>, ty: Type<'c>) -> Result<()> {
        let alignment = self.module.abi_alignment(ty);
        let alignment = alignment.ok_or_else(|| Error::unsupported("a variable without a size"))?;
        access.set_alignment(u64::from(alignment));
        Ok(())
    }

    /// A load that is aligned as its type is by the data layout.
    ///
    /// # Errors
    /// A type without a size.
    pub(super) fn load_by_layout(&self, ty: Type<'c>, pointer: Value<'c>) -> Result<Value<'c>> {
        let load = self.builder.load(ty, pointer)?;
        self.align_by_layout(load, ty)?;
        Ok(load)
    }

    /// Says of a call and of its callee that the first argument is where the result goes, of this type.
    pub(super) fn return_by_pointer(&self, call: Value<'c>, ty: Type<'c>) {
        if let Some(attribute) = self.llvm.type_attribute("sret", ty) {
            for value in [Some(call), call.called_function()].into_iter().flatten() {
                value.add_attribute(AttributePlace::Param(0), attribute);
            }
        }
    }

    /// A variable of a function where the builder is.
    ///
    /// # Errors
    /// A type without a size.
    pub(super) fn variable_here(&mut self, ty: Type<'c>) -> Result<Value<'c>> {
        self.builder.alloca(ty, None, 0, self.variable_alignment(ty)?)
    }

    /// Defines a result by a call that returns a structure through its first argument: the memory that the next instruction
    /// stores it to, if it does, else a new variable.
    ///
    /// # Errors
    /// A function of the module that has the builtin's name.
    pub(super) fn call_with_structure(
        &mut self,
        instruction: Instruction<'m>,
        name: &str,
        values: &[Value<'c>],
    ) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let form = crate::table::call().without_attributes();
        let stored = self.stored_next(instruction, name, values)?;
        let variable = match stored {
            Some(variable) => variable,
            None => self.entry_alloca(ty)?,
        };
        let mut all = SmallVec::<[Value<'c>; 6]>::from_slice(&[variable]);
        all.extend_from_slice(values);
        let call = self.call_builtin(name, self.llvm.void_type(), &all, form)?;
        self.return_by_pointer(call, ty);
        let stores = u32::from(stored.is_some());
        if instruction.result_id().is_some_and(|id| self.uses_of(id) == stores) {
            return Ok(());
        }
        let load = self.load_by_layout(ty, variable)?;
        self.define(instruction, load)
    }

    /// Where the next instruction stores a result, if a function of this name can take that; the instruction is then done.
    fn stored_next(
        &mut self,
        instruction: Instruction<'m>,
        name: &str,
        values: &[Value<'c>],
    ) -> Result<Option<Value<'c>>> {
        const VOLATILE: u32 = MemoryAccess::VOLATILE.bits();
        let next = self.spirv.at(instruction.number() + 1).filter(|next| next.opcode() == op::Store);
        let Some(next) = next else { return Ok(None) };
        let [pointer, object, access @ ..] = next.operands() else { return Ok(None) };
        let is_plain = access.first().is_none_or(|mask| mask & VOLATILE == 0);
        if instruction.result_id() != Some(Id(*object)) || !is_plain {
            return Ok(None);
        }
        let memory = self.value(Id(*pointer))?;
        let types: SmallVec<[Type<'c>; 6]> = [memory].iter().chain(values).map(|value| value.ty()).collect();
        let ty = self.llvm.function_type(self.llvm.void_type(), &types, false)?;
        if !memory.ty().is_pointer() || !self.may_declare(name, ty) {
            return Ok(None);
        }
        self.function.joined.insert(next.number());
        Ok(Some(memory))
    }

    /// `OpBuildNDRange` by the name of its dimensions; arrays are given as pointers to them.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn range_by_structure(
        &mut self,
        instruction: Instruction<'m>,
        friendly: String,
        opencl: Option<&'static str>,
    ) -> Result<()> {
        let mut values = SmallVec::<[Value<'c>; 3]>::new();
        for word in instruction.operands() {
            values.push(self.value(Id(*word))?);
        }
        let is_opencl = self.options.builtin_names != BuiltinNames::Spirv;
        let opencl = opencl.filter(|_| is_opencl);
        if opencl.is_some() {
            // Global size, local size, offset there; here the offset comes first.
            values.rotate_right(1);
        }
        let in_memory = self.arrays_in_memory(&mut values)?;
        let bits = self.size_type().int_bits();
        let scalar = match (is_opencl, bits) {
            (true, Some(32)) => Scalar::UInt,
            (true, _) => Scalar::ULong,
            (false, Some(32)) => Scalar::Int,
            (false, _) => Scalar::Long,
        };
        let parameter = match (in_memory, is_opencl) {
            (false, _) => Mangled::Scalar(scalar),
            (_, true) => Mangled::pointer(0, scalar.into()).with_const(),
            (_, false) => Mangled::pointer(0, scalar.into()),
        };
        let parameters = vec![parameter; values.len()];
        let name = match opencl {
            Some(name) => mangling::mangle(&Symbol::new(name, parameters), Flavour::Clang),
            None => mangling::mangle(&Symbol::new(friendly, parameters), Flavour::Cxx),
        };
        self.call_with_structure(instruction, &name, &values)
    }

    /// Puts pointers to their first elements in place of arrays; returns whether there were any.
    fn arrays_in_memory(&mut self, values: &mut [Value<'c>]) -> Result<bool> {
        let mut variables = Vec::new();
        // Each one stands in front of those before it.
        for array in values.iter().rev().filter(|value| value.ty().is_array()) {
            variables.push(self.entry_alloca(array.ty())?);
        }
        let in_memory = !variables.is_empty();
        let zero = self.llvm.i32_type().int(0)?;
        for value in values.iter_mut().filter(|value| value.ty().is_array()) {
            let Some(variable) = variables.pop() else { break };
            let ty = value.ty();
            self.builder.store(*value, variable)?;
            *value = self.builder.gep(ty, variable, &[zero, zero], flags::INBOUNDS)?;
        }
        Ok(in_memory)
    }
}
