//! Spec: "Memory Instructions".

use super::context::Reader;
use crate::contract::{self, Attached};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Opcode, Type, Value, flags};
use crate::spirv::{Id, Instruction, op};
use crate::table::aliasing;
use crate::table::form::{Chain, Preference, Row};
use crate::table::memory_access::{self, Word};
use rspirv::spirv::{Decoration, MemoryAccess, StorageClass};

/// Memory operands of one access.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Access {
    /// Whether the instruction has a mask at all.
    pub present: bool,
    /// The mask.
    pub mask: u32,
    /// `Aligned`'s literal, in bytes.
    pub alignment: Option<u32>,
    /// The other parameters, in bit order.
    pub rest: Vec<u32>,
    /// Lists of scopes with the bit of each, which the mask does not have.
    pub scopes: Vec<(u32, u32)>,
}

impl Access {
    /// Parses the operands of one mask; returns the remaining words.
    pub fn take(words: &[u32]) -> Result<(Self, &[u32])> {
        let Some((mask, mut words)) = words.split_first() else { return Ok((Self::default(), words)) };
        let mut access =
            Self { present: true, mask: *mask, alignment: None, rest: Vec::new(), scopes: vec![] };
        let mut left = *mask;
        while left != 0 {
            let bit = 1 << left.trailing_zeros();
            left &= !bit;
            let count =
                parameters(bit).ok_or_else(|| Error::unsupported(format!("the memory operand {bit:#x}")))?;
            let (own, left) = words
                .split_at_checked(count)
                .ok_or_else(|| Error::malformed("a memory operand without its parameter"))?;
            if bit == MemoryAccess::ALIGNED.bits() {
                access.alignment = own.first().copied();
            } else if let ([list], true) = (own, aliasing::ROWS.iter().any(|(_, of, _)| *of == bit)) {
                access.scopes.push((bit, *list));
                access.mask &= !bit;
            } else {
                access.rest.extend_from_slice(own);
            }
            words = left;
        }
        Ok((access, words))
    }

    /// The same operands without the alignment, which holds for the first part only.
    pub fn unaligned(&self) -> Self {
        Self { alignment: None, mask: self.mask & !MemoryAccess::ALIGNED.bits(), ..self.clone() }
    }

    pub fn is_volatile(&self) -> bool {
        self.mask & MemoryAccess::VOLATILE.bits() != 0
    }

    pub fn is_nontemporal(&self) -> bool {
        self.mask & MemoryAccess::NONTEMPORAL.bits() != 0
    }

    /// Whether an LLVM access represents all of it: alignment, volatility, nontemporal.
    pub fn is_plain(&self) -> bool {
        let said = MemoryAccess::ALIGNED | MemoryAccess::VOLATILE | MemoryAccess::NONTEMPORAL;
        self.present && self.known_alignment().is_some() && self.mask & !said.bits() == 0
    }

    /// The alignment; 0, by which other translators represent an unknown one, is none.
    pub fn known_alignment(&self) -> Option<u32> {
        self.alignment.filter(|bytes| *bytes != 0)
    }
}

/// Number of parameter words of a memory operand's bit, from the grammar.
fn parameters(bit: u32) -> Option<usize> {
    use crate::spirv::grammar::{self, OperandKind};
    grammar::enumerant(OperandKind::MemoryAccess, bit).map(|enumerant| enumerant.parameters.len())
}

impl<'c, 'm> Reader<'c, 'm> {
    /// `OpVariable` in a function.
    pub(super) fn variable(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = instruction.required_type()?;
        let (_, pointee) = self.pointer_parts(ty)?;
        let (pointee, initializer) = self.variable_parts(instruction, pointee)?;
        let slot = self.new_variable(pointee)?;
        let id = instruction.required_id()?;
        let alignment = self.annotations.find(id, Decoration::Alignment);
        let alignment = alignment.and_then(|decorated| decorated.operands.first()).copied();
        match alignment {
            Some(bytes) => align(slot, bytes)?,
            None => {
                contract::MemoryAccess(Vec::new()).write(slot, self.llvm, &self.kinds);
            }
        }
        self.mark_untyped(instruction, slot);
        self.other_decorations(id, slot, &[Decoration::Alignment])?;
        self.remember_variable(instruction, slot);
        if let Some(initializer) = initializer {
            let value = self.value(initializer)?;
            let store = self.builder.store(value, slot)?;
            self.mark_op(store, instruction);
        }
        self.define(instruction, slot)
    }

    /// The value type of a variable, and its initializer; an untyped variable has its type as an operand.
    pub(super) fn variable_parts(
        &self,
        instruction: Instruction<'m>,
        pointee: Option<Id>,
    ) -> Result<(Id, Option<Id>)> {
        let operand = |index: usize| instruction.operands().get(index).map(|word| Id(*word));
        match (instruction.opcode() == op::UntypedVariableKHR, pointee) {
            (false, Some(pointee)) => Ok((pointee, operand(1))),
            (true, None) => {
                let ty = operand(1).ok_or_else(|| Error::unsupported("a variable without a data type"))?;
                Ok((ty, operand(2)))
            }
            _ => Err(Error::malformed(format!("the type is not one of {}", instruction.opcode()))),
        }
    }

    /// Marks the untyped variable of a shader; `!spirv.ValueType` has the types of other pointers.
    pub(super) fn mark_untyped(&self, instruction: Instruction<'m>, variable: Value<'c>) {
        if self.model.environment.has_interface_variables() && instruction.opcode() == op::UntypedVariableKHR
        {
            contract::Mark::from(instruction.opcode()).write(variable, self.llvm, &self.kinds);
        }
    }

    fn new_variable(&mut self, pointee: Id) -> Result<Value<'c>> {
        let ty = self.memory_type(pointee)?;
        self.builder.alloca(ty, None, 0, self.variable_alignment(ty)?)
    }

    /// The alignment in bytes of a variable without a declared one: that of its type.
    ///
    /// # Errors
    /// A type without a size.
    pub(super) fn variable_alignment(&self, ty: Type<'c>) -> Result<u64> {
        self.module
            .abi_alignment(ty)
            .map(u64::from)
            .ok_or_else(|| Error::unsupported("a variable without a size"))
    }

    /// `OpLoad`.
    pub(super) fn load(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let pointer = instruction.id(0)?;
        if let Some(pointer) = self.builtin_pointer(pointer) {
            return self.load_from_builtin(instruction, pointer);
        }
        if self.load_of_sampler(instruction)? {
            return Ok(());
        }
        let ty = self.result_type(instruction)?;
        let (access, _) = Access::take(instruction.operands().get(1..).unwrap_or_default())?;
        let address = self.value(pointer)?;
        let value = match self.place_of_access(pointer, instruction.required_type()?)? {
            Some(place) => self.load_parts(instruction, &place, address, &access)?,
            None => {
                let value = self.builder.load(ty, address)?;
                self.apply_access(value, &access)?;
                value
            }
        };
        self.mark_accessed(pointer);
        if let Some(id) = instruction.result_id() {
            self.other_decorations(id, value, &[])?;
        }
        self.remember_pointer(instruction, value);
        self.define(instruction, value)
    }

    /// `OpStore`.
    pub(super) fn store(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (pointer, object) = (instruction.id(0)?, instruction.id(1)?);
        let (access, _) = Access::take(instruction.operands().get(2..).unwrap_or_default())?;
        let address = self.value(pointer)?;
        let value = self.value(object)?;
        self.mark_accessed(pointer);
        if let Some(place) = self.place_of_access(pointer, self.type_of(object)?)? {
            return self.store_parts(instruction, &place, address, value, &access);
        }
        let store = self.builder.store(value, address)?;
        self.apply_access(store, &access)
    }

    /// Sets alignment and volatility of an access, and records in metadata what LLVM cannot represent.
    pub(super) fn apply_access(&mut self, access: Value<'c>, said: &Access) -> Result<()> {
        // Otherwise the data layout determines the alignment.
        if let Some(bytes) = said.known_alignment() {
            align(access, bytes)?;
        }
        if said.is_volatile() {
            access.set_volatile(true);
        }
        if said.is_nontemporal() {
            access.set_metadata(self.kinds.nontemporal, Some(self.u32_node(&[1])));
        }
        self.alias_metadata(access, &said.scopes)?;
        if !said.is_plain() {
            self.access_node(said)?.write(access, self.llvm, &self.kinds);
        }
        Ok(())
    }

    fn access_node(&mut self, said: &Access) -> Result<contract::MemoryAccess> {
        if !said.present {
            return Ok(contract::MemoryAccess(Vec::new()));
        }
        let mut words = vec![said.mask];
        words.extend(said.alignment);
        words.extend(&said.rest);
        self.memory_operands(&words)
    }

    /// The node of `!spirv.MemoryAccess` for the words of memory operands.
    ///
    /// # Errors
    /// An operand that LLVM IR cannot represent.
    pub(super) fn memory_operands(&mut self, words: &[u32]) -> Result<contract::MemoryAccess> {
        let mut numbers = Vec::with_capacity(words.len());
        let kinds = memory_access::words(words, 2);
        let kinds = kinds.ok_or_else(|| Error::malformed("memory operands of another number"))?;
        for (word, kind) in words.iter().zip(kinds) {
            numbers.push(match kind {
                Word::Literal => *word,
                Word::Scope => u32::try_from(self.constant_u64(Id(*word))?)
                    .map_err(|_| Error::malformed("a scope that no scope has"))?,
                Word::Other => return Err(Error::unsupported("scopes of memory accesses")),
            });
        }
        Ok(contract::MemoryAccess(numbers))
    }

    /// The access chains.
    pub(super) fn access_chain(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static Row,
        chain: Chain,
    ) -> Result<()> {
        let skip = usize::from(chain.untyped);
        let base = instruction.id(skip)?;
        if let Some(pointer) = self.builtin_pointer(base) {
            return self.chain_in_builtin(instruction, pointer, chain);
        }
        if chain.untyped && self.is_placed_by_device(instruction.id(0)?) {
            return self.friendly_call(instruction, crate::table::call().pure());
        }
        if self.laid_out_chain(instruction, row, chain)? {
            return Ok(());
        }
        let source = if chain.untyped { instruction.id(0)? } else { self.pointee_of(base)? };
        let source = self.ty(source)?;
        if source.target_name().is_some() && !chain.element {
            // LLVM has no address of a part of an opaque object.
            return match chain.untyped {
                true => self.untyped_chain_call(instruction),
                false => self.friendly_call(instruction, crate::table::call()),
            };
        }
        let mut indices = smallvec::SmallVec::<[Value<'c>; 6]>::new();
        if !chain.element {
            indices.push(self.llvm.i32_type().int(0)?);
        }
        for word in instruction.operands().get(skip + 1..).unwrap_or_default() {
            indices.push(self.value(Id(*word))?);
        }
        let address = self.value(base)?;
        let mut lanes = indices.iter().chain([&address]).map(|v| v.ty()).filter(|ty| ty.is_vector());
        let first = lanes.next().map(Type::lanes);
        self.require(lanes.all(|ty| Some(ty.lanes()) == first), "vectors of different lengths")?;
        let result = self.builder.gep(source, address, &indices, chain.flags())?;
        if result.ty() != self.result_type(instruction)? {
            return Err(Error::unsupported("a result in another storage class than its base"));
        }
        self.mark_accessed(base);
        if row.preference == Preference::Alternate || self.is_step_of_shader(instruction, chain)? {
            self.mark_op(result, instruction);
        }
        if let Some(id) = instruction.result_id() {
            self.other_decorations(id, result, &[])?;
        }
        self.define(instruction, result)
    }

    /// Whether a chain steps from element to element where LLVM's indices do not tell: the writer of shaders leads to elements from the
    /// beginning of an array, and a step by zero elements leads nowhere.
    ///
    /// # Errors
    /// Operands that are missing.
    pub(super) fn is_step_of_shader(&self, instruction: Instruction<'m>, chain: Chain) -> Result<bool> {
        if !self.model.environment.has_interface_variables() || !chain.element {
            return Ok(false);
        }
        if chain.untyped {
            return Ok(true);
        }
        let class =
            self.spirv.definition(instruction.required_type()?).map(|ty| ty.operand(0)).transpose()?;
        let step = self.spirv.definition(instruction.id(1)?);
        let is_zero = step.is_some_and(|step| match step.opcode() {
            op::Constant => step.operands().iter().all(|word| *word == 0),
            opcode => opcode == op::ConstantNull,
        });
        Ok(is_zero || class != Some(StorageClass::PhysicalStorageBuffer as u32))
    }

    /// `OpCopyMemory`: the pointee's size.
    pub(super) fn copy_memory(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (target, source) = (instruction.id(0)?, instruction.id(1)?);
        let typed = self.pointee_of(target).or_else(|_| self.pointee_of(source))?;
        if let (Some(to), Some(from)) =
            (self.place_of_access(target, typed)?, self.place_of_access(source, typed)?)
        {
            return self.copy_parts(instruction, &to, &from);
        }
        let ty = self.ty(typed)?;
        let bytes =
            self.module.store_size_bytes(ty).ok_or_else(|| Error::malformed("a pointee without a size"))?;
        let size = self.size_type().int(bytes)?;
        let rest = instruction.operands().get(2..).unwrap_or_default();
        let call = self.copy(target, source, size, rest)?;
        self.mark_op(call, instruction);
        Ok(())
    }

    /// `OpCopyMemorySized`.
    pub(super) fn copy_memory_sized(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (target, source) = (instruction.id(0)?, instruction.id(1)?);
        let size = self.operand(instruction, 2)?;
        let rest = instruction.operands().get(3..).unwrap_or_default();
        self.copy(target, source, size, rest).map(|_| ())
    }

    fn copy(&mut self, target: Id, source: Id, size: Value<'c>, access: &[u32]) -> Result<Value<'c>> {
        let (first, rest) = Access::take(access)?;
        let (second, _) = Access::take(rest)?;
        let (to, from) = (self.value(target)?, self.value(source)?);
        let is_volatile = self.llvm.bool_type().int(u64::from(first.is_volatile()))?;
        let overloads = [to.ty(), from.ty(), size.ty()];
        let call = self.call_intrinsic("memcpy", &overloads, &[to, from, size, is_volatile])?;
        let alignments = [&first, if second.present { &second } else { &first }].map(Access::known_alignment);
        for (parameter, bytes) in (0u32..).zip(alignments) {
            if let Some(bytes) = bytes {
                let attribute =
                    self.llvm.int_attribute("align", u64::from(bytes)).filter(|_| bytes.is_power_of_two());
                let attribute =
                    attribute.ok_or_else(|| Error::unsupported("an alignment that is no power of two"))?;
                call.add_attribute(AttributePlace::Param(parameter), attribute);
            }
        }
        let plain = |access: &Access| access.known_alignment().is_some() && access.mask & !3 == 0;
        let is_shown = plain(&first)
            && (!second.present
                || second.mask == first.mask && plain(&second) && second.alignment != first.alignment);
        if !is_shown {
            let operands = if access.is_empty() {
                contract::MemoryAccess(Vec::new())
            } else {
                self.memory_operands(access)?
            };
            operands.write(call, self.llvm, &self.kinds);
        }
        Ok(call)
    }

    /// `OpLifetimeStart` and `OpLifetimeStop`.
    pub(super) fn lifetime(&mut self, instruction: Instruction<'m>, name: &str) -> Result<()> {
        let named = self.operand(instruction, 0)?;
        let mut pointer = named;
        while self.shows_variable(pointer)
            && let Some(inner) = pointer.operand(0)
        {
            pointer = inner;
        }
        // LLVM accepts the markers on variables only; on other pointers they are hints.
        if pointer.opcode() != Some(Opcode::Alloca) {
            return Ok(());
        }
        let size = instruction.operand(1)?;
        let call = self.call_intrinsic(name, &[pointer.ty()], &[pointer])?;
        if named != pointer {
            // The 1 records that the operand was a cast of the variable.
            contract::MemoryAccess(vec![size, 1]).write(call, self.llvm, &self.kinds);
        } else if size != 0 {
            contract::MemoryAccess(vec![size]).write(call, self.llvm, &self.kinds);
        }
        Ok(())
    }

    /// Whether a pointer is a cast of another.
    fn shows_variable(&self, pointer: Value<'c>) -> bool {
        pointer.opcode() == Some(Opcode::BitCast)
    }

    /// Records the pointee type of a pointer whose instruction does not determine it.
    pub(super) fn remember_pointer(&mut self, instruction: Instruction<'m>, value: Value<'c>) {
        if let (Some(id), Some(ty)) = (instruction.result_id(), instruction.result_type())
            && value.ty().is_pointer_or_pointers()
        {
            self.function.pointers.push((id, ty, value));
        }
    }

    /// Records the pointee type of a variable that holds a pointer, if no load or store determines it.
    fn remember_variable(&mut self, instruction: Instruction<'m>, slot: Value<'c>) {
        if let (Some(id), Some(ty)) = (instruction.result_id(), instruction.result_type())
            && slot.alloca_type().is_some_and(|held| held.is_pointer_or_pointers())
        {
            self.function.variables.push((id, ty, slot));
        }
    }

    /// `OpSizeOf`: from the data layout.
    pub(super) fn size_of(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let measured = instruction.id(0)?;
        // Some producers give the type of pointers for a pointer.
        let of_type = self.pointer_parts(measured).ok().and_then(|(_, pointee)| pointee);
        let ty = self.ty(of_type.map_or_else(|| self.pointee_of(measured), Ok)?)?;
        let bytes =
            self.module.alloc_size_bytes(ty).ok_or_else(|| Error::malformed("a pointee without a size"))?;
        let result = self.result_type(instruction)?;
        let mut value = result.int(bytes)?;
        if of_type.is_none() {
            // A select that carries the mark and refers to the type.
            let pointer = self.operand(instruction, 0)?;
            let address = self.builder.cast(Opcode::PtrToInt, pointer, result)?;
            value = self.builder.select(self.llvm.bool_type().int(1)?, value, address)?;
            self.mark_op(value, instruction);
        }
        self.define(instruction, value)
    }

    /// `OpPtrDiff`: the distance in elements.
    pub(super) fn ptr_diff(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let left = instruction.id(0)?;
        let ty = self.ty(self.pointee_or_defined(left)?)?;
        let bytes =
            self.module.alloc_size_bytes(ty).ok_or_else(|| Error::malformed("a pointee without a size"))?;
        let result = self.result_type(instruction)?;
        let (a, b) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        // A narrower result is that of the whole addresses, truncated.
        let address_bits = 8 * self.module.pointer_size_bytes(a.ty().address_space().unwrap_or(0));
        let is_narrower = result.int_bits().is_some_and(|bits| bits < address_bits);
        let number = if is_narrower { self.llvm.int_type(address_bits)? } else { result };
        let size = number.int(bytes)?;
        let a = self.builder.cast(Opcode::PtrToInt, a, number)?;
        let b = self.builder.cast(Opcode::PtrToInt, b, number)?;
        let difference = self.builder.binary(Opcode::Sub, a, b)?;
        let mut quotient = self.builder.binary(Opcode::SDiv, difference, size)?;
        quotient.set_flags(flags::EXACT);
        if is_narrower {
            quotient = self.builder.cast(Opcode::Trunc, quotient, result)?;
        }
        self.expanded(instruction, quotient)
    }
}

/// Sets the alignment of a variable or an access, to the greatest power of two that divides the declared one.
/// (LLVM's backend writes 128 as if it were negative.)
pub(crate) fn align(value: Value<'_>, bytes: u32) -> Result<()> {
    let power = 1_u64.checked_shl(bytes.trailing_zeros()).filter(|_| bytes != 0);
    if power.is_some_and(|power| value.set_alignment(power)) {
        return Ok(());
    }
    Err(Error::unsupported(format!("an alignment of {bytes} bytes")))
}
