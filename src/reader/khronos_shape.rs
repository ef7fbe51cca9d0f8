//! Instructions that the Khronos translator's reader spreads out otherwise: through memory, or by way of addresses as numbers.
//!
//! Rule of this module: only the peer level uses it; what is written computes the same as at the full level.
//!
//! Spec: "Composites and vectors", "Comparisons" and "Grammar" of the representation document on instructions.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{
    AttributePlace, IntPredicate, Opcode as LlvmOpcode, Type, Value, calling_convention, flags,
};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction, op};
use mangling::{Flavour, Scalar, Symbol, Type as Mangled};
use rspirv::spirv::MemoryAccess;
use smallvec::SmallVec;

impl<'c, 'm> Reader<'c, 'm> {
    /// A comparison of pointers as one of their addresses.
    ///
    /// # Errors
    /// Operands that are no pointers.
    pub(super) fn compared_addresses(
        &mut self,
        instruction: Instruction<'m>,
        predicate: IntPredicate,
    ) -> Result<Value<'c>> {
        // As wide as that whatever the addresses are.
        let size = self.llvm.int_type(64)?;
        let mut addresses = SmallVec::<[Value<'c>; 2]>::new();
        for place in 0..2 {
            let pointer = self.operand(instruction, place)?;
            self.require(pointer.ty().is_pointer(), "an operand that is no pointer")?;
            addresses.push(match pointer.is_null() {
                true => size.null()?,
                false => {
                    let address = self.builder.cast(LlvmOpcode::PtrToInt, pointer, size)?;
                    self.habitually_folded(address)
                }
            });
        }
        match *addresses.as_slice() {
            [left, right] => self.builder.icmp(predicate, left, right),
            _ => Err(Error::internal("a comparison without operands")),
        }
    }

    /// Gives an instruction of an expansion the name that the Khronos translator gives it.
    pub(super) fn habitual_name(&self, value: Value<'c>, name: &str) {
        if !self.full_metadata() && value.is_instruction() {
            value.set_name(name);
        }
    }

    /// What an instruction computes if all of its operands are constants: the Khronos translator makes most instructions
    /// with a builder that folds.
    pub(super) fn habitually_folded(&self, value: Value<'c>) -> Value<'c> {
        if self.full_metadata() || !value.is_instruction() || !value.operands().all(Value::is_constant) {
            return value;
        }
        let Some(constant) = value.folded_as_built() else { return value };
        value.erase();
        constant
    }

    /// Defines a result as the constant that it folds to; false if it is none.
    ///
    /// # Errors
    /// As [`Reader::define`].
    pub(super) fn defined_folded(&mut self, instruction: Instruction<'m>, result: Value<'c>) -> Result<bool> {
        let folded = self.habitually_folded(result);
        let is_folded = folded != result;
        if is_folded {
            self.define(instruction, folded)?;
        }
        Ok(is_folded)
    }

    /// The size of a type in bytes, as an expression of addresses.
    ///
    /// # Errors
    /// A type without a size.
    pub(super) fn size_expression(&self, ty: Type<'c>, wanted: Type<'c>) -> Result<Value<'c>> {
        let one = self.llvm.i32_type().int(1)?;
        let behind_first = self.llvm.pointer_type(0)?.null()?.constant_gep(ty, &[one], 0)?;
        behind_first.constant_cast(LlvmOpcode::PtrToInt, wanted)
    }

    /// A vector with a scalar in each lane, which keeps the scalar's name for itself where `takes_name` says so.
    ///
    /// # Errors
    /// A scalar of another type than the vector's lanes.
    pub(super) fn habitual_spread(
        &mut self,
        scalar: Value<'c>,
        vector: Type<'c>,
        takes_name: bool,
    ) -> Result<Value<'c>> {
        if self.full_metadata() {
            return self.spread(scalar, vector);
        }
        if scalar.is_constant() {
            return self.splat(vector, scalar);
        }
        let poison = vector.poison()?;
        let zero = self.llvm.int_type(64)?.int(0)?;
        let first = self.builder.insert_element(poison, scalar, zero)?;
        let mask = vec![0; usize::try_from(vector.lanes()).unwrap_or(0)];
        let spread = self.builder.shuffle_vector(first, poison, &mask)?;
        let name = String::from_utf8_lossy(scalar.name_bytes()).into_owned();
        if takes_name {
            first.set_name(&format!("{name}.splatinsert"));
            scalar.clear_name();
            spread.set_name(&name);
        } else {
            first.set_name(".splatinsert");
            spread.set_name(".splat");
        }
        Ok(spread)
    }

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

    /// A structure or array put together: a constant, or member by member in memory.
    ///
    /// # Errors
    /// Parts that do not fit.
    pub(super) fn aggregate_in_memory(&mut self, ty: Type<'c>, parts: &[Value<'c>]) -> Result<Value<'c>> {
        if parts.iter().all(|part| part.is_constant()) {
            return ty.aggregate(parts);
        }
        let variable = self.variable_here(ty)?;
        let int = self.llvm.i32_type();
        for (position, part) in (0u64..).zip(parts) {
            let place =
                self.builder.gep(ty, variable, &[int.int(0)?, int.int(position)?], flags::INBOUNDS)?;
            place.set_name("gep");
            let store = self.builder.store(*part, place)?;
            self.align_by_layout(store, part.ty())?;
        }
        let load = self.load_by_layout(ty, variable)?;
        load.set_name("load");
        Ok(load)
    }

    /// Gives a call of a function that the Khronos translator declares like one of C its convention.
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
