//! Access chains for `getelementptr` on types with declared layouts.
//!
//! The indices of LLVM's chain lead down the type in memory, those of SPIR-V's down the declared type. Both are followed together: members are
//! found by where they lie, bytes between elements are passed over, rows and columns change places.

use super::super::context::Writer;
use super::super::operands::operands;
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type, Value, flags};
use crate::spirv::{Id, Opcode, op};
use crate::table::form;
use crate::table::memory::{chain_of, chain_opcode};
use rspirv::spirv::StorageClass;

/// One index of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Index<'c> {
    /// A member of a structure.
    Member(u32),
    /// A value.
    Value(Value<'c>),
}

/// Where a chain leads.
#[derive(Clone, Debug)]
pub(super) struct Chain<'c> {
    pub base: Value<'c>,
    /// The number of pointees that the base is moved by, where it is.
    pub element: Option<Value<'c>>,
    pub indices: Vec<Index<'c>>,
    /// The type it leads to.
    pub pointee: Id,
    /// The type that it leads down from, where the chain is untyped.
    pub source: Option<Id>,
}

impl<'c> Writer<'c, '_> {
    /// The type of a chain's result.
    pub(super) fn type_of_chain(&mut self, gep: Value<'c>) -> Result<Id> {
        let chain = self.chain(gep)?;
        let base = self.type_in_shader(chain.base)?;
        let class = self.class_of_pointer(base)?;
        match chain.source {
            Some(_) => self.chain_type(gep, class, None),
            None => self.pointer_to_type(class, chain.pointee),
        }
    }

    /// The access chain of a `getelementptr`.
    ///
    /// # Errors
    /// Indices that lead to no part of the base's pointee. The error has no place, which would cost a walk over the function: callers may
    /// find another way, and who reports an error of an instruction adds the place.
    pub(super) fn chain(&mut self, gep: Value<'c>) -> Result<Chain<'c>> {
        let [base] = operands(gep)?;
        let source = self.source_of_untyped(gep)?;
        let pointee = source.or_else(|| self.pointee_of_value(base).ok());
        let is_column = self.leads_to_column(gep)?;
        let chain = pointee.and_then(|pointee| self.walked(gep, base, pointee, is_column));
        chain.map(|chain| Chain { source, ..chain }).ok_or_else(|| {
            let source = gep.gep_source_type().map(|ty| ty.to_string()).unwrap_or_default();
            Error::unsupported(format!("an address that leads by {source} into what is of another type"))
        })
    }

    /// The Base Type operand of an untyped chain: from metadata, else the source type.
    fn source_of_untyped(&mut self, gep: Value<'c>) -> Result<Option<Id>> {
        let is_untyped = self.marked_op(gep).and_then(chain_of).is_some_and(|marked| marked.untyped);
        let Some(source) = gep.gep_source_type().filter(|_| is_untyped) else { return Ok(None) };
        match gep.metadata(self.kinds.constant_type) {
            Some(list) => self.told_type_in(list, source.poison()?, 0),
            None => Ok(None),
        }?
        .map_or_else(|| self.type_id(source, None), Ok)
        .map(Some)
    }

    /// Whether metadata says that a chain leads to a column, which a row-major matrix does not have in one piece.
    fn leads_to_column(&mut self, gep: Value<'c>) -> Result<bool> {
        let Some(node) = gep.metadata(self.kinds.value_type) else { return Ok(false) };
        let told = self.referenced_type(Some(node))?;
        let pointee = self.pointee_type(told).and_then(|pointee| self.types.declarations.get(&pointee));
        Ok(matches!(pointee, Some((op::TypeVector, _))))
    }

    /// Follows the indices of a chain whose source type is the base's pointee in memory.
    fn walked(&self, gep: Value<'c>, base: Value<'c>, pointee: Id, is_column: bool) -> Option<Chain<'c>> {
        let source = gep.gep_source_type()?;
        let indices: Vec<Value<'c>> = gep.operands().skip(1).collect();
        let (first, rest) = indices.split_first()?;
        if self.is_in_strided_column(pointee, source) && rest.is_empty() {
            let component = self.element_type(pointee, 0).ok()?;
            let indices = vec![Index::Value(*first)];
            return Some(Chain { base, element: None, indices, pointee: component, source: None });
        }
        if !self.lies_as(pointee, source) {
            return None;
        }
        let marked = self.marked_op(gep).and_then(chain_of);
        let is_told = marked.is_some_and(|marked| marked.element);
        let element = (is_told || first.int_value() != Some(0)).then_some(*first);
        // Only an array of the same length is stepped over as a whole.
        if let (Some(_), Some((op::TypeArray, words))) = (element, self.types.declarations.get(&pointee))
            && words.get(1).and_then(|length| self.constants.bits.get(&Id(*length)))
                != source.length().as_ref()
        {
            return None;
        }
        let (indices, pointee) = self.walk(pointee, source, rest, is_column)?;
        Some(Chain { base, element, indices, pointee, source: None })
    }

    /// Whether a pointer to a column of a row-major matrix is moved by bytes.
    fn is_in_strided_column(&self, pointee: Id, source: Type<'c>) -> bool {
        let is_vector = matches!(self.types.declarations.get(&pointee), Some((op::TypeVector, _)));
        is_vector && source.is_array() && source.element().and_then(Type::int_bits) == Some(8)
    }

    /// Whether an LLVM type can be the memory form of a type.
    fn lies_as(&self, id: Id, memory: Type<'c>) -> bool {
        match self.types.declarations.get(&id) {
            Some((op::TypeStruct, _)) => {
                let structure = self.shader.as_ref().and_then(|shader| shader.structures.get(&id));
                memory.is_struct() && (structure == Some(&memory) || self.has_places(id))
            }
            Some((op::TypeArray | op::TypeRuntimeArray, _)) => self.has_stride_of(id, memory),
            Some((op::TypeMatrix, _)) => memory.is_array(),
            Some((op::TypeVector | op::TypeVectorIdEXT, _)) => {
                (memory.is_vector() || memory.is_array())
                    && memory.scalar().scalar_bits().or_else(|| memory.element()?.scalar_bits())
                        == self.element_type(id, 0).ok().and_then(|lane| self.width_in_llvm(lane))
            }
            _ => self.fits(id, memory),
        }
    }

    /// The width of a scalar type in LLVM IR.
    fn width_in_llvm(&self, ty: Id) -> Option<u32> {
        match self.types.declarations.get(&ty) {
            Some((op::TypeBool, _)) => Some(1),
            _ => self.width_of_numbers(ty),
        }
    }

    /// Whether a type is a structure whose members all have declared places.
    fn has_places(&self, id: Id) -> bool {
        let Some((op::TypeStruct, members)) = self.types.declarations.get(&id) else { return false };
        let Some(shader) = self.shader.as_ref() else { return false };
        let structure = shader.structures.get(&id);
        (0..members.len()).all(|member| {
            let place = structure.zip(u32::try_from(member).ok());
            let place = place.and_then(|(of, member)| shader.places.get(&(*of, member)));
            place.is_some_and(|place| place.offset.is_some())
        })
    }

    /// Whether a type is a structure with declared places, or an array of such without a declared stride.
    fn is_of_blocks(&self, id: Id) -> bool {
        let mut at = id;
        while let Some((op::TypeArray | op::TypeRuntimeArray, words)) = self.types.declarations.get(&at) {
            let has_stride = self.shader.as_ref().is_some_and(|shader| shader.strides.contains_key(&at));
            let Some(element) = words.first().filter(|_| !has_stride) else { return false };
            at = Id(*element);
        }
        self.has_places(at)
    }

    /// Whether the elements of an array lie as far from each other as those of an LLVM type.
    fn has_stride_of(&self, id: Id, memory: Type<'c>) -> bool {
        let Some(element) = memory.element().filter(|_| memory.is_array()) else { return false };
        let declared = self.shader.as_ref().and_then(|shader| shader.strides.get(&id).copied());
        let words = self.types.declarations.get(&id).map(|(_, words)| words.as_slice());
        let part = words.and_then(|words| words.first().copied()).map(Id);
        // An array of descriptors, or of arrays of them, has no layout itself, but what each of them leads to has one.
        if declared.is_none() && part.is_some_and(|part| self.is_of_blocks(part)) {
            return part.is_some_and(|part| self.lies_as(part, element));
        }
        let declared = declared.or_else(|| self.bytes_of(part?));
        let own = self.module.alloc_size_bytes(element).and_then(|bytes| i64::try_from(bytes).ok());
        // A stride that is less than the natural one is no layout that anything sees.
        let is_unseen = declared.zip(own).is_some_and(|(declared, own)| declared < own);
        declared.is_none() || declared == own || is_unseen && self.fits(id, memory)
    }

    /// Follows indices down both types.
    fn walk(
        &self,
        start: Id,
        memory: Type<'c>,
        indices: &[Value<'c>],
        is_column: bool,
    ) -> Option<(Vec<Index<'c>>, Id)> {
        let (mut at, mut memory, mut is_row_major) = (start, memory, false);
        let mut found = Vec::new();
        let mut rest = indices.iter().copied();
        while let Some(index) = rest.next() {
            let (opcode, words) = self.types.declarations.get(&at)?;
            match *opcode {
                op::TypeStruct => {
                    let position = index.u32_value()?;
                    let (member, row_major) = self.member_in_memory(at, memory, position)?;
                    found.push(Index::Member(member));
                    is_row_major = row_major;
                    at = Id(*words.get(member as usize)?);
                    memory = memory.member(position)?;
                }
                op::TypeMatrix if is_row_major => {
                    memory = unwrapped(memory.element()?, &mut rest)?;
                    let column = rest.next()?;
                    memory = memory.element()?;
                    found.push(Index::Value(column));
                    at = Id(*words.first()?);
                    if !is_column || rest.len() != 0 {
                        found.push(Index::Value(index));
                        at = self.element_type(at, 0).ok()?;
                    }
                }
                op::TypeArray | op::TypeRuntimeArray if !self.has_stride_of(at, memory) => return None,
                op::TypeArray
                | op::TypeRuntimeArray
                | op::TypeMatrix
                | op::TypeVector
                | op::TypeVectorIdEXT => {
                    found.push(Index::Value(index));
                    at = Id(*words.first()?);
                    memory = unwrapped(memory.element()?, &mut rest)?;
                }
                _ => return None,
            }
        }
        Some((found, at))
    }

    /// The member of a structure at a position of its type in memory, and whether its matrices are row-major.
    fn member_in_memory(&self, id: Id, memory: Type<'c>, position: u32) -> Option<(u32, bool)> {
        let shader = self.shader.as_ref()?;
        let structure = *shader.structures.get(&id)?;
        let place = |member: u32| shader.places.get(&(structure, member)).copied().unwrap_or_default();
        if structure == memory {
            return Some((position, place(position).is_row_major));
        }
        let offset = self.module.member_offset_bytes(memory, position)?;
        let count = u32::try_from(structure.members().len()).ok()?;
        let member = (0..count).find(|member| place(*member).offset == Some(offset))?;
        Some((member, place(member).is_row_major))
    }

    /// `getelementptr`.
    ///
    /// # Errors
    /// As [`Writer::chain`].
    pub(in crate::writer) fn shader_chain(&mut self, gep: Value<'c>) -> Result<()> {
        let by_bytes = gep.users().all(|user| follows_bytes(user));
        let chain = match self.chain(gep) {
            // Logical addressing does not step from one element to another, but from the beginning to any.
            Ok(chain) if by_bytes && chain.element.is_some() && !self.may_step(gep) => return Ok(()),
            Ok(chain) => chain,
            // Its users resolve the address by bytes.
            Err(_) if by_bytes => return Ok(()),
            Err(error) => match self.untyped_part(gep)? {
                Some(part) => return self.alias(gep, part),
                None => return Err(error),
            },
        };
        let base = self.operand(chain.base)?;
        let class = self.class_of_pointer(self.type_of_id(base)?)?;
        let pointee = Some(chain.pointee).filter(|_| chain.source.is_none());
        let ty = self.chain_type(gep, class, pointee)?;
        let mut words: Vec<u32> = chain.source.iter().chain([&base]).map(|id| id.0).collect();
        let mut seen: Vec<Value<'c>> = Vec::new();
        for index in chain.element.map(Index::Value).iter().chain(&chain.indices) {
            let value = match index {
                Index::Member(member) => self.context.i32_type().int(u64::from(*member))?,
                Index::Value(value) => *value,
            };
            let before = seen.iter().filter(|other| **other == value).count();
            seen.push(value);
            words.push(self.index(value, before)?.0);
        }
        let opcode = Self::chain_opcode_in_shader(gep, &chain)?;
        if words.len() == 1 && chain.element.is_none() {
            return self.alias(gep, base);
        }
        if self.values.get(&gep).is_none() && gep.metadata(self.kinds.value_type).is_none() {
            // The type that following the chain once more would give.
            let id = self.fresh(ty);
            self.values.insert(gep, id);
        }
        self.define(gep, opcode, ty, &words)?;
        self.finish(gep)
    }

    /// An untyped pointer to any number that begins where an address of bytes leads.
    fn untyped_part(&mut self, gep: Value<'c>) -> Result<Option<Id>> {
        let address = self.address(gep);
        let root = self.type_in_shader(address.root)?;
        if !self.is_untyped(root) {
            return Ok(None);
        }
        let context = self.context;
        let floats = [context.float_type(), context.double_type(), context.half_type()];
        let ints = [32, 64, 16, 8].into_iter().map(|bits| context.int_type(bits));
        for number in floats.into_iter().map(Ok).chain(ints) {
            if let Some(part) = self.pointer_at(&address, number?)? {
                return Ok(Some(part));
            }
        }
        Ok(None)
    }

    /// The type of a chain's result: a pointer type of its own, with a stride, if metadata records one.
    fn chain_type(&mut self, gep: Value<'c>, class: u32, pointee: Option<Id>) -> Result<Id> {
        if let Some(node) = gep.metadata(self.kinds.value_type) {
            let told = self.referenced_type(Some(node))?;
            if self.pointee_type(told) == pointee && self.pointer_class(told) == Some(class) {
                return Ok(told);
            }
        }
        self.pointer_of_class(class, pointee)
    }

    /// Whether a pointer may be moved by elements: a physical one, or by an instruction that SPIR-V had.
    fn may_step(&self, gep: Value<'c>) -> bool {
        let class = gep.ty().address_space().and_then(|space| self.class_of_space(space).ok());
        class == Some(StorageClass::PhysicalStorageBuffer as u32) || self.marked_op(gep).is_some()
    }

    /// An index: a constant has the type that metadata records, else that of indices. `before`: how often it was an index before.
    fn index(&mut self, value: Value<'c>, before: usize) -> Result<Id> {
        if !value.is_constant() {
            return self.index_of_value(value);
        }
        let ty = match self.told_constant_type(value, before)? {
            Some(told) => told,
            None => self.declare(op::TypeInt, &[32, 1])?,
        };
        match value.int_value().filter(|_| value.ty().int_bits() != Some(32)) {
            Some(number) if self.fits(ty, self.context.i32_type()) => self.number(ty, number),
            _ => self.constant(value, ty),
        }
    }

    fn chain_opcode_in_shader(gep: Value<'c>, chain: &Chain<'c>) -> Result<Opcode> {
        let in_bounds = gep.opcode() == Some(LlvmOpcode::GetElementPtr) && gep.flags() & flags::INBOUNDS != 0;
        let (element, untyped) = (chain.element.is_some(), chain.source.is_some());
        chain_opcode(form::Chain { in_bounds, element, untyped })
    }
}

/// Whether an instruction resolves its address by bytes: accesses, chains, calls of builtins with known pointees.
fn follows_bytes(user: Value<'_>) -> bool {
    matches!(
        user.opcode(),
        Some(
            LlvmOpcode::Load
                | LlvmOpcode::Store
                | LlvmOpcode::GetElementPtr
                | LlvmOpcode::Call
                | LlvmOpcode::AtomicRmw
                | LlvmOpcode::AtomicCmpXchg
        )
    )
}

/// The type of an element without the bytes behind it, over which an index of zero leads.
fn unwrapped<'c>(memory: Type<'c>, rest: &mut impl Iterator<Item = Value<'c>>) -> Option<Type<'c>> {
    let is_wrapped = memory.is_struct()
        && memory.is_literal()
        && memory.is_packed()
        && memory.members().len() == 2
        && memory.member(1)?.element().and_then(Type::int_bits) == Some(8);
    if !is_wrapped {
        return Some(memory);
    }
    match rest.next() {
        Some(zero) if zero.int_value() == Some(0) => memory.member(0),
        Some(_) => None,
        None => memory.member(0),
    }
}
