//! Spec: "Memory Instructions", and the access chains that `getelementptr` becomes.

use super::context::Writer;
use super::emit::TypeShape;
use super::operands::{arguments, operands};
use super::pointee::Pointee;
use crate::contract::{self, Attached};
use crate::error::{Error, Result};
use crate::llvm::{Type, Value, flags};
use crate::spirv::{Id, Opcode, op};
use crate::table::form::Chain;
use crate::table::memory::{chain_of, chain_opcode};
use crate::table::memory_access;
use rspirv::spirv::MemoryAccess;
use smallvec::{SmallVec, smallvec};

/// Words of an access: few, nearly always.
pub(super) type AccessWords = SmallVec<[u32; 6]>;

/// Memory operands that LLVM's instructions represent.
const PLAIN: u32 =
    MemoryAccess::VOLATILE.bits() | MemoryAccess::ALIGNED.bits() | MemoryAccess::NONTEMPORAL.bits();

impl<'c> Writer<'c, '_> {
    /// `load`.
    pub(super) fn load(&mut self, instruction: Value<'c>) -> Result<()> {
        let [pointer] = operands(instruction)?;
        if instruction.is_atomic() {
            return self.atomic_load(instruction, pointer);
        }
        if self.is_shader() {
            return self.shader_load(instruction, pointer);
        }
        let ty = self.type_of_value(instruction)?;
        let pointer = self.pointer_operand(pointer, ty)?;
        let mut words: AccessWords = smallvec![pointer.0];
        words.extend_from_slice(&self.memory_operands(instruction, instruction.ty())?);
        self.define_inferred(instruction, op::Load, ty, &words)?;
        self.finish(instruction)
    }

    /// `store`; one that gives a variable its initial value was consumed with the variable.
    pub(super) fn store(&mut self, instruction: Value<'c>) -> Result<()> {
        let [value, pointer] = operands(instruction)?;
        if instruction.is_atomic() {
            return self.atomic_store(instruction, value, pointer);
        }
        if self.is_shader() {
            return self.shader_store(instruction, value, pointer);
        }
        let llvm = value.ty();
        let pointee = self.pointees.of(pointer).and_then(|slot| self.pointees.pointee(slot));
        let ty = match (self.pointees.of(value), pointee.filter(|p| p.ty == llvm).and_then(|p| p.inner)) {
            (None, Some(inner)) if llvm.is_pointer() => self.type_id(llvm, Some(inner))?,
            _ => self.type_of_value(value)?,
        };
        let object = self.operand_as(value, ty)?;
        if self.spec_initializer(instruction, pointer, object)? {
            return Ok(());
        }
        let pointer = self.pointer_operand(pointer, ty)?;
        let mut words: AccessWords = smallvec![pointer.0, object.0];
        words.extend_from_slice(&self.memory_operands(instruction, llvm)?);
        self.emit_plain(op::Store, &words)
    }

    /// A pointer operand as a pointer to a type; an untyped one is a pointer to any.
    ///
    /// # Errors
    /// An operand that is no pointer.
    pub(super) fn pointer_operand(&mut self, pointer: Value<'c>, pointee: Id) -> Result<Id> {
        if self.is_shader() {
            return self.operand(pointer);
        }
        // Most pointers have the type already.
        if let Some(id) = self.values.get_local(&pointer).copied()
            && self.pointee_type(self.type_of_id(id)?) == Some(pointee)
        {
            return Ok(id);
        }
        if self.pointees.untyped && pointer.ty().is_pointer() {
            let id = self.operand(pointer)?;
            if self.is_untyped(self.type_of_id(id)?) {
                return Ok(id);
            }
        }
        let space =
            pointer.ty().address_space().ok_or_else(|| self.error("an address that is no pointer"))?;
        let class = match self.values.get(&pointer).copied().map(|id| self.type_of_id(id)) {
            Some(ty) => self.pointer_class(ty?).unwrap_or(self.class_of_space(space)?),
            None => self.class_of_space(space)?,
        };
        let ty = self.pointer_to_type(class, pointee)?;
        self.operand_as(pointer, ty)
    }

    /// Memory operands of a load or store: those recorded in metadata, else LLVM's alignment, volatility and hint.
    pub(super) fn memory_operands(&mut self, access: Value<'c>, ty: Type<'c>) -> Result<AccessWords> {
        let mut words = self.plain_memory_operands(access, ty)?;
        self.alias_operands(access, &mut words)?;
        Ok(words)
    }

    fn plain_memory_operands(&mut self, access: Value<'c>, ty: Type<'c>) -> Result<AccessWords> {
        let natural = || self.module.abi_alignment(ty).map(u64::from);
        let alignment = access.alignment().filter(|bytes| *bytes != 0).or_else(natural).unwrap_or(1);
        let alignment = u32::try_from(alignment).unwrap_or(1);
        let nontemporal = access.metadata(self.kinds.nontemporal).is_some();
        let mut mask = MemoryAccess::ALIGNED.bits();
        if access.is_volatile() {
            mask |= MemoryAccess::VOLATILE.bits();
        }
        if nontemporal {
            mask |= MemoryAccess::NONTEMPORAL.bits();
        }
        let Some(contract::MemoryAccess(words)) = contract::MemoryAccess::read(access, &self.kinds) else {
            return Ok(match self.is_shader() && !self.came_from_spirv() {
                true => self.usual_memory_operands(access, mask, alignment),
                false => smallvec![mask, alignment],
            });
        };
        let said = words.first().copied().unwrap_or(0);
        let plain = PLAIN & !MemoryAccess::ALIGNED.bits();
        // The IR wins: metadata that contradicts volatility or the hint is dropped.
        if said & plain != mask & plain {
            return Ok(smallvec![mask, alignment]);
        }
        let mut words = self.operands_of_numbers(words, 1)?;
        if said & MemoryAccess::ALIGNED.bits() != 0
            && let Some(slot) = words.get_mut(1)
        {
            *slot = alignment;
        }
        Ok(words.into())
    }

    /// The type of a chain's base, and where its indices start.
    ///
    /// # Errors
    /// A source type that SPIR-V does not have.
    pub(super) fn chain_base_type(&mut self, chain: Value<'c>) -> Result<(Id, Pointee<'c>)> {
        let (Some(source), Some(base)) = (chain.gep_source_type(), chain.operand(0)) else {
            return Err(Error::internal("a chain without a type or a base"));
        };
        let known =
            self.pointees.of(base).and_then(|slot| self.pointees.pointee(slot)).filter(|p| p.ty == source);
        // If the base has another type, the result's inferred type is taken.
        let led = self.pointees.get(chain).and_then(|slot| self.pointees.pointee(slot));
        let led = led.filter(|_| self.pointees.default_pointee.is_some() && self.pointees.has_inner(source));
        let start = known.unwrap_or(Pointee { ty: source, inner: led.and_then(|led| led.inner) });
        let ty = self.pointer_to(base.ty(), start)?;
        Ok((self.with_lanes(ty, base.ty())?, start))
    }

    /// The type of pointers in the address space of an LLVM type, of pointers or vectors of them, to a pointee.
    ///
    /// # Errors
    /// A pointee that SPIR-V does not have.
    pub(super) fn pointer_to(&mut self, pointer: Type<'c>, pointee: Pointee<'c>) -> Result<Id> {
        let class = self.class_of(pointer)?;
        let id = self.type_id(pointee.ty, pointee.inner)?;
        self.pointer_to_type(class, id)
    }

    /// `getelementptr`.
    pub(super) fn access_chain(&mut self, instruction: Value<'c>) -> Result<()> {
        if self.is_shader() {
            return self.shader_chain(instruction);
        }
        let [base] = operands(instruction)?;
        if let Some((opcode, natural, words)) = self.untyped_chain(instruction, base)? {
            self.define(instruction, opcode, natural, &words)?;
            return self.finish(instruction);
        }
        let (base_type, start) = self.chain_base_type(instruction)?;
        let base = self.operand_as(base, base_type)?;
        let end = self
            .pointees
            .walk_indices(start, instruction)
            .ok_or_else(|| self.error("indices that lead nowhere"))?;
        let base_type = self.type_of_id(base)?;
        let (opcode, skip) = self.chain_opcode(instruction)?;
        let mut words = vec![base.0];
        self.push_indices(instruction, skip, &mut words)?;
        let class = self.class_of_pointer(self.lane_of(base_type))?;
        let pointee = self.type_id(end.ty, end.inner)?;
        let natural = self.declare(op::TypePointer, &[class, pointee.0])?;
        let natural = self.with_lanes(natural, instruction.ty())?;
        self.define(instruction, opcode, natural, &words)?;
        self.finish(instruction)
    }

    /// The indices of a chain from one on. LLVM's chain without any leads where the index 0 leads.
    pub(super) fn push_indices(&mut self, chain: Value<'c>, skip: usize, words: &mut Vec<u32>) -> Result<()> {
        let indices: SmallVec<[Value<'c>; 4]> = chain.operands().skip(1).collect();
        if indices.is_empty() {
            let ty = self.type_id(self.context.i32_type(), None)?;
            words.push(self.splat_constant(ty, 0)?.0);
        }
        for index in indices.into_iter().skip(skip) {
            words.push(self.operand(index)?.0);
        }
        Ok(())
    }

    /// The opcode of a chain, and how many of its indices the opcode implies.
    fn chain_opcode(&self, instruction: Value<'c>) -> Result<(Opcode, usize)> {
        let in_bounds = instruction.flags() & flags::INBOUNDS != 0;
        let first_is_zero = instruction.operand(1).and_then(Value::int_value) == Some(0);
        let marked = self.marked_op(instruction).and_then(chain_of);
        let is_short = first_is_zero && marked == Some(Chain { in_bounds, element: false, untyped: false });
        let chain = Chain { in_bounds, element: !is_short, untyped: false };
        Ok((chain_opcode(chain)?, usize::from(is_short)))
    }

    /// Whether the pointer types determine what a copy copies.
    fn copies_pointee(&self, to: Id, from: Id) -> Result<bool> {
        let (to, from) = (self.type_of_id(to)?, self.type_of_id(from)?);
        Ok(match (self.pointee_type(to), self.pointee_type(from)) {
            (Some(to), Some(from)) => to == from,
            (Some(_), None) => self.is_untyped(from),
            (None, Some(_)) => self.is_untyped(to),
            (None, None) => false,
        })
    }

    /// `llvm.memcpy`.
    pub(super) fn memcpy(&mut self, call: Value<'c>) -> Result<()> {
        let [target, source, size] = arguments(call)?;
        if size.int_value() == Some(0) {
            return Ok(());
        }
        let to = self.operand(target)?;
        let from = self.operand(source)?;
        let has_two = self.options.max_version >= (1, 4);
        let plain = Self::plain_copy_operands(call, has_two);
        let said = contract::MemoryAccess::read(call, &self.kinds);
        let access = match said.map(|said| self.operands_of_numbers(said.0, 2)).transpose()? {
            None => plain,
            Some(said) => match memory_access::second_mask(&said).filter(|_| !has_two) {
                None => said,
                Some(second) if (said.first().unwrap_or(&0) | second) & !PLAIN == 0 => plain,
                Some(_) => {
                    let message = "memory operands for each side of a copy, below SPIR-V 1.4";
                    return Err(Error::unsupported(message).at(self.location()));
                }
            },
        };
        if self.marked_op(call) == Some(op::CopyMemory)
            && !self.options.compat.keeps_pointees
            && self.copies_pointee(to, from)?
        {
            let mut words = vec![to.0, from.0];
            words.extend(access);
            return self.emit_plain(op::CopyMemory, &words);
        }
        let are_untyped = self.is_untyped(self.type_of_id(to)?) && self.is_untyped(self.type_of_id(from)?);
        if self.is_shader() && !are_untyped {
            return Err(self.error("a copy of bytes, which Logical addressing does not have"));
        }
        let size = self.operand(size)?;
        let mut words = vec![to.0, from.0, size.0];
        words.extend(access);
        self.emit_plain(op::CopyMemorySized, &words)
    }

    /// `llvm.lifetime.start` and `llvm.lifetime.end`.
    pub(super) fn lifetime(&mut self, call: Value<'c>, opcode: Opcode) -> Result<()> {
        let pointer = call.args().last().ok_or_else(|| Error::internal("a lifetime of nothing"))?;
        if self.is_shader() {
            return Ok(());
        }
        if pointer.is_poison() || pointer.is_undef() {
            return Ok(());
        }
        let said = contract::MemoryAccess::read(call, &self.kinds).map(|access| access.0).unwrap_or_default();
        let (named, size) = match said.as_slice() {
            [size, _] => match self.cast_to_bytes(call, pointer)? {
                Some(cast) => (cast, *size),
                None => (pointer, 0),
            },
            other => (pointer, other.first().copied().unwrap_or(0)),
        };
        let mut id = self.operand(named)?;
        // Only a variable of the function has a lifetime.
        id = self.function.variables_behind.get(&id).copied().unwrap_or(id);
        self.emit_plain(opcode, &[id.0, size])
    }

    /// The last cast of a variable to a pointer to bytes before a call in its block.
    fn cast_to_bytes(&mut self, call: Value<'c>, variable: Value<'c>) -> Result<Option<Value<'c>>> {
        let Some(block) = call.block() else { return Ok(None) };
        let mut found = None;
        for instruction in block.instructions().take_while(|instruction| *instruction != call) {
            if instruction.opcode() != Some(crate::llvm::Opcode::BitCast)
                || instruction.operand(0) != Some(variable)
            {
                continue;
            }
            let ty = self.type_of_value(instruction)?;
            let pointee = self.pointee_type(ty).map(|pointee| self.shape(pointee));
            if pointee == Some(TypeShape::Int { bits: 8 }) {
                found = Some(instruction);
            }
        }
        Ok(found)
    }
}

/// Memory operands of a copy: one mask for equal alignments, else two where the version has them.
pub(super) fn copy_operands(
    target: Option<u32>,
    source: Option<u32>,
    is_volatile: bool,
    two: bool,
) -> Vec<u32> {
    let aligned = MemoryAccess::ALIGNED.bits();
    let hint = if is_volatile { MemoryAccess::VOLATILE.bits() } else { 0 };
    match (target, source) {
        (None, None) if !is_volatile => Vec::new(),
        (None, None) => vec![hint],
        (target, source) => {
            let (target, source) = (target.unwrap_or(1), source.unwrap_or(1));
            if target == source || !two {
                vec![aligned | hint, target.min(source)]
            } else {
                vec![aligned | hint, target, aligned | hint, source]
            }
        }
    }
}
