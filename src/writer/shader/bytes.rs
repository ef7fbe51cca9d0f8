//! Addresses by bytes: what optimisers make of access chains. The bytes from a variable on, constant ones and multiples of values, are followed
//! down the declared types to the part that lies there. An access of what no single part holds is one of each of its parts.

use super::super::context::Writer;
use super::super::emit::TypeShape;
use super::bits::{is_physical, scaled};
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::{Id, op};
use crate::table::ENDLESS_STRIDE;
use rspirv::spirv::Capability;

/// A place, from a pointer that is no chain.
#[derive(Clone, Debug)]
pub(super) struct Address<'c> {
    pub root: Value<'c>,
    pub bytes: i64,
    pub terms: Vec<Term<'c>>,
}

/// A part of an index that is no constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term<'c> {
    /// The bytes that each unit of the value is.
    pub size: i64,
    pub value: Value<'c>,
    /// What is added to them: `a[i - 1]` begins in front of `a`, and yet lies in it.
    pub more: i64,
}

/// One step down the types.
#[derive(Clone, Debug)]
pub(super) enum Step<'c> {
    /// A member, column or component.
    Constant(u64),
    /// A constant, and values times numbers.
    Sum(i64, Vec<(i64, Value<'c>)>),
}

/// All lanes of a vector.
const ALL_LANES: u64 = u64::MAX;

/// Parts that one access may become.
const MOST_PARTS: u64 = 1 << 12;

impl<'c> Writer<'c, '_> {
    /// Where a pointer leads, from the first pointer that is no chain.
    pub(super) fn address(&self, pointer: Value<'c>) -> Address<'c> {
        let mut address = Address { root: pointer, bytes: 0, terms: Vec::new() };
        while is_chain(address.root)
            && let Some(base) = address.root.operand(0)
            && self.add_chain(address.root, &mut address).is_some()
        {
            address.root = base;
        }
        address
    }

    fn add_chain(&self, gep: Value<'c>, address: &mut Address<'c>) -> Option<()> {
        let mut at = gep.gep_source_type()?;
        let (mut bytes, mut terms) = (0i64, Vec::new());
        for (place, index) in gep.operands().skip(1).enumerate() {
            if place > 0 && at.is_struct() {
                let member = index.u32_value()?;
                bytes =
                    bytes.checked_add(i64::try_from(self.module.member_offset_bytes(at, member)?).ok()?)?;
                at = at.member(member)?;
                continue;
            }
            if place > 0 {
                at = at.element()?;
            }
            let size = match place > 0 && ends_in_runtime_array(at) {
                true => ENDLESS_STRIDE,
                false => self.module.alloc_size_bytes(at)?,
            };
            let size = i64::try_from(size).ok()?;
            match index.signed_int_value() {
                Some(number) => bytes = bytes.checked_add(number.checked_mul(size)?)?,
                None => {
                    let (size, index, more) = scaled(size, index, !is_physical(gep.ty()));
                    terms.push(Term { size, value: index, more });
                }
            }
        }
        address.bytes = address.bytes.checked_add(bytes)?;
        address.terms.extend(terms);
        Some(())
    }

    /// The steps from what a root points to down to a part that a value of an LLVM type can be, or a number of its width.
    pub(super) fn steps(
        &self,
        start: Id,
        address: &Address<'c>,
        ty: Type<'c>,
    ) -> Option<(Vec<Step<'c>>, Id)> {
        let (mut at, mut bytes, mut terms) = (start, address.bytes, address.terms.clone());
        let mut matrix = super::Place::default();
        let mut steps = Vec::new();
        let mut memory = super::bits::type_of_root(address.root);
        loop {
            if bytes == 0 && terms.is_empty() && self.fits(at, ty) {
                return Some((steps, at));
            }
            let (opcode, words) = self.types.declarations.get(&at)?;
            match *opcode {
                op::TypeStruct => {
                    // A value makes up for bytes in front of the first member.
                    let from = if terms.is_empty() { bytes } else { bytes.max(0) };
                    let (member, offset, place) = self.member_at_bytes(at, words.len(), from)?;
                    steps.push(Step::Constant(u64::from(member)));
                    bytes -= offset;
                    matrix = place;
                    memory = None;
                    at = Id(*words.get(member as usize)?);
                }
                op::TypeMatrix if matrix.is_row_major => {
                    let column = Id(*words.first()?);
                    let scalar = self.element_type(column, 0).ok()?;
                    let (stride, size) = (matrix.stride?, self.bytes_of(scalar)?);
                    let row = divided(&mut bytes, &mut terms, stride)?;
                    steps.push(divided(&mut bytes, &mut terms, size)?);
                    steps.push(row);
                    at = scalar;
                }
                op::TypeArray
                | op::TypeRuntimeArray
                | op::TypeMatrix
                | op::TypeVector
                | op::TypeVectorIdEXT => {
                    let element = Id(*words.first()?);
                    let declared = self.stride_between(at);
                    let declared = declared.or(matrix.stride.filter(|_| *opcode == op::TypeMatrix));
                    // Without a declared stride the variable's type in memory has it.
                    memory = memory.filter(|memory| memory.is_array()).and_then(Type::element);
                    let stride = match declared.or_else(|| self.stride_of(memory?)) {
                        Some(stride) => stride,
                        None => self.bytes_of(element)?,
                    };
                    steps.push(divided(&mut bytes, &mut terms, stride)?);
                    at = element;
                }
                _ => {
                    let is_same =
                        self.width_of_numbers(at) == ty.scalar_bits() && self.width_of_numbers(at).is_some();
                    return (bytes == 0 && terms.is_empty() && is_same && !ty.is_vector())
                        .then_some((steps, at));
                }
            }
        }
    }

    /// The type of the part that lies where a pointer leads and can be a value of an LLVM type.
    pub(super) fn type_of_part(&mut self, pointer: Value<'c>, ty: Type<'c>) -> Option<Id> {
        let address = self.address(pointer);
        let start = self.pointee_of_value(address.root).ok()?;
        self.steps(start, &address, ty).map(|(_, part)| part)
    }

    /// The member of a structure that lies at bytes from its beginning, and where it begins.
    fn member_at_bytes(&self, id: Id, count: usize, bytes: i64) -> Option<(u32, i64, super::Place)> {
        let shader = self.shader.as_ref()?;
        let structure = *shader.structures.get(&id)?;
        let mut found: Option<(u32, i64, super::Place)> = None;
        for member in 0..u32::try_from(count).ok()? {
            let place = shader.places.get(&(structure, member)).copied().unwrap_or_default();
            let offset = match place.offset {
                Some(offset) => offset,
                None => self.module.member_offset_bytes(structure, member)?,
            };
            let offset = i64::try_from(offset).ok()?;
            if offset <= bytes && found.is_none_or(|(_, known, _)| known <= offset) {
                found = Some((member, offset, place));
            }
        }
        found
    }

    /// The bytes from one element of an array to the next by its ArrayStride decoration, or the stride that buffers of unknown size are given.
    pub(super) fn stride_between(&self, id: Id) -> Option<i64> {
        let declared = self.shader.as_ref().and_then(|shader| shader.strides.get(&id).copied());
        declared.or_else(|| {
            let of = |id: Id| self.types.declarations.get(&id);
            let (op::TypeArray | op::TypeRuntimeArray, words) = of(id)? else { return None };
            let (op::TypeStruct, members) = of(Id(*words.first()?))? else { return None };
            let (op::TypeRuntimeArray, _) = of(Id(*members.last()?))? else { return None };
            i64::try_from(ENDLESS_STRIDE).ok()
        })
    }

    /// The stride of a type in bytes, where no decoration declares it.
    pub(super) fn bytes_of(&self, id: Id) -> Option<i64> {
        let declared = self.types.declarations.get(&id).map(|(opcode, words)| (*opcode, words.as_slice()));
        let size = match (self.shape(id), declared) {
            (TypeShape::Int { bits } | TypeShape::Float { bits }, _) => i64::from(bits.div_ceil(8)),
            (TypeShape::Bool, _) => 1,
            (TypeShape::Vector { element, lanes }, _) => {
                self.bytes_of(element)?.checked_mul(i64::from(lanes.next_power_of_two()))?
            }
            (TypeShape::Pointer { .. }, _) => 8,
            (TypeShape::Struct, _) => {
                let structure = *self.shader.as_ref()?.structures.get(&id)?;
                i64::try_from(self.module.alloc_size_bytes(structure)?).ok()?
            }
            (_, Some((op::TypeMatrix, [column, columns]))) => {
                self.bytes_of(Id(*column))?.checked_mul(i64::from(*columns))?
            }
            (_, Some((op::TypeArray, [element, length]))) => {
                let length = *self.constants.bits.get(&Id(*length))?;
                let stride = self.stride_between(id);
                let stride = match stride {
                    Some(stride) => stride,
                    None => self.bytes_of(Id(*element))?,
                };
                stride.checked_mul(i64::try_from(length).ok()?)?
            }
            // LLVM represents values without a layout as pointers.
            (_, Some((opcode, _))) if crate::table::opaque::by_opcode(opcode).is_some() => 8,
            _ => return None,
        };
        (size > 0).then_some(size)
    }

    /// A pointer to the part that lies at an address and can be a value of an LLVM type.
    ///
    /// # Errors
    /// Steps that SPIR-V cannot represent.
    pub(super) fn pointer_at(&mut self, address: &Address<'c>, ty: Type<'c>) -> Result<Option<Id>> {
        let start = self.pointee_of_value(address.root)?;
        let Some((steps, end)) = self.steps(start, address, ty) else { return self.computed(address, ty) };
        let base = self.operand(address.root)?;
        if steps.is_empty() {
            return Ok(Some(base));
        }
        let mut words = vec![base.0];
        for step in &steps {
            words.push(self.step_operand(step)?.0);
        }
        let class = self.class_of_pointer(self.type_of_id(base)?)?;
        let pointer = self.pointer_to_type(class, end)?;
        self.emit_value(op::AccessChain, pointer, &words).map(Some)
    }

    fn step_operand(&mut self, step: &Step<'c>) -> Result<Id> {
        let signed = self.declare(op::TypeInt, &[32, 1])?;
        let (constant, terms) = match step {
            Step::Constant(number) => return self.number(signed, *number),
            Step::Sum(constant, terms) => (*constant, terms),
        };
        let mut sum = None;
        for (factor, value) in terms {
            let mut id = self.narrow_index(*value)?;
            let ty = self.type_of_id(id)?;
            if *factor != 1 {
                let factor = self.number(ty, factor.cast_unsigned())?;
                id = self.emit_value(op::IMul, ty, &[id.0, factor.0])?;
            }
            sum = Some(match sum {
                None => id,
                Some(Id(sum)) => self.emit_value(op::IAdd, ty, &[sum, id.0])?,
            });
        }
        match sum {
            None => self.number(signed, constant.cast_unsigned()),
            Some(sum) if constant == 0 => Ok(sum),
            Some(sum) => {
                let ty = self.type_of_id(sum)?;
                let constant = self.number(ty, constant.cast_unsigned())?;
                self.emit_value(op::IAdd, ty, &[sum.0, constant.0])
            }
        }
    }

    /// An index of 32 bits; of a widened index the operand.
    fn narrow_index(&mut self, value: Value<'c>) -> Result<Id> {
        let is_widened = matches!(value.opcode(), Some(LlvmOpcode::SExt | LlvmOpcode::ZExt));
        let inner = value.operand(0).filter(|inner| is_widened && inner.ty().int_bits() == Some(32));
        let id = self.operand(inner.unwrap_or(value))?;
        match self.shape(self.type_of_id(id)?) {
            TypeShape::Int { bits: 32 } => Ok(id),
            _ => {
                let ty = self.declare(op::TypeInt, &[32, 0])?;
                self.emit_value(op::UConvert, ty, &[id.0])
            }
        }
    }

    /// An index of a chain as it was before it was widened.
    pub(super) fn index_of_value(&mut self, value: Value<'c>) -> Result<Id> {
        let is_widened = matches!(value.opcode(), Some(LlvmOpcode::SExt | LlvmOpcode::ZExt));
        let is_long =
            is_widened && value.ty().int_bits() == Some(64) && !self.declares_capability(Capability::Int64);
        if is_long { self.narrow_index(value) } else { self.operand(value) }
    }

    /// A pointer to a value of an LLVM type at the place of another pointer.
    ///
    /// # Errors
    /// There is no part of this type at the offset.
    pub(in crate::writer) fn pointer_to_part(&mut self, pointer: Value<'c>, ty: Type<'c>) -> Result<Id> {
        if let Some(id) = self.fitting_pointer(pointer, ty)? {
            return Ok(id);
        }
        let address = self.address(pointer);
        let found = self.pointer_at(&address, ty)?;
        found.ok_or_else(|| self.error(format!("an address at which nothing of the type {ty} lies")))
    }

    /// A pointer as it is, if what it points to can be a value of an LLVM type.
    pub(super) fn fitting_pointer(&mut self, pointer: Value<'c>, ty: Type<'c>) -> Result<Option<Id>> {
        let is_plain = !pointer.is_constant() || pointer.is_global();
        if !is_plain || is_chain(pointer) && !self.values.contains_key(&pointer) {
            return Ok(None);
        }
        let pointee = self.pointee_of_value(pointer)?;
        if self.fits(pointee, ty) { self.operand(pointer).map(Some) } else { Ok(None) }
    }

    /// Loads a value of an LLVM type from an address: in one piece, or part by part. Of a vector only the lanes that bits demand.
    pub(super) fn load_at(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
        access: &[u32],
        left: &mut u64,
        demanded: u64,
    ) -> Result<Id> {
        if let Some(pointer) = self.pointer_at(address, ty)? {
            let held =
                self.pointee_type(self.type_of_id(pointer)?).ok_or_else(|| Error::internal("no pointer"))?;
            return self.emit_value(op::Load, held, &[&[pointer.0], access].concat());
        }
        if let Some(id) = self.load_of_halves(address, ty, access)? {
            return Ok(id);
        }
        if let Some(id) = self.load_of_wider(address, ty, access)? {
            return Ok(id);
        }
        let own = self.type_id(ty, None)?;
        let mut parts = Vec::new();
        for (index, (offset, part)) in self.parts(ty, left)?.into_iter().enumerate() {
            if ty.is_vector() && demanded >> index.min(63) & 1 == 0 {
                let lane = self.element_type(own, index)?;
                parts.push(self.declare_constant(op::Undef, lane, &[])?.0);
                continue;
            }
            let place = Address { bytes: address.bytes + offset, ..address.clone() };
            let id = self.load_at(&place, part, access, left, ALL_LANES)?;
            let wanted = self.element_type(own, index)?;
            parts.push(self.converted(id, wanted)?.0);
        }
        self.emit_value(op::CompositeConstruct, own, &parts)
    }

    /// Stores a value to an address.
    pub(super) fn store_at(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
        value: Id,
        access: &[u32],
        left: &mut u64,
    ) -> Result<()> {
        if let Some(pointer) = self.pointer_at(address, ty)? {
            let held =
                self.pointee_type(self.type_of_id(pointer)?).ok_or_else(|| Error::internal("no pointer"))?;
            let object = self.converted(value, held)?;
            return self.emit_plain(op::Store, &[&[pointer.0, object.0], access].concat());
        }
        let own = self.type_of_id(value)?;
        for ((offset, part), index) in self.parts(ty, left)?.into_iter().zip(0u32..) {
            let place = Address { bytes: address.bytes + offset, ..address.clone() };
            let element = self.element_type(own, index as usize)?;
            let id = self.emit_value(op::CompositeExtract, element, &[value.0, index])?;
            self.store_at(&place, part, id, access, left)?;
        }
        Ok(())
    }

    /// The parts of an LLVM type with where they lie.
    fn parts(&self, ty: Type<'c>, left: &mut u64) -> Result<Vec<(i64, Type<'c>)>> {
        let count = if ty.is_struct() { ty.members().len() as u64 } else { ty.length().unwrap_or(0) };
        let refused =
            || self.error(format!("an access of a value of the type {ty} to where no such value lies"));
        if count == 0 || count > *left || !(ty.is_struct() || ty.is_array() || ty.is_vector()) {
            return Err(refused());
        }
        *left -= count;
        let mut parts = Vec::new();
        for index in 0..u32::try_from(count).unwrap_or(0) {
            let part = if ty.is_struct() { ty.member(index) } else { ty.element() };
            let part = part.ok_or_else(refused)?;
            let offset = match ty.is_struct() {
                true => self.module.member_offset_bytes(ty, index),
                false => self.module.alloc_size_bytes(part).map(|size| size * u64::from(index)),
            };
            parts.push((offset.and_then(|offset| i64::try_from(offset).ok()).ok_or_else(refused)?, part));
        }
        Ok(parts)
    }

    /// `load` of a type other than the pointee.
    ///
    /// # Errors
    /// There is no value of this type at the offset.
    pub(super) fn load_by_bytes(
        &mut self,
        pointer: Value<'c>,
        ty: Type<'c>,
        access: &[u32],
        demanded: u64,
    ) -> Result<Id> {
        let (address, mut left) = (self.address(pointer), MOST_PARTS);
        self.load_at(&address, ty, access, &mut left, demanded)
    }

    /// `store` to where its pointer does not point.
    ///
    /// # Errors
    /// There is no value of this type at the offset.
    pub(super) fn store_by_bytes(
        &mut self,
        pointer: Value<'c>,
        value: Value<'c>,
        access: &[u32],
    ) -> Result<()> {
        let (address, mut left) = (self.address(pointer), MOST_PARTS);
        let object = self.operand(value)?;
        self.store_at(&address, value.ty(), object, access, &mut left)
    }
}

/// The lanes of a vector that its users take, as bits: optimizers load more than is used.
pub(super) fn demanded_lanes(vector: Value<'_>) -> u64 {
    if !vector.ty().is_vector() {
        return ALL_LANES;
    }
    let lanes = vector.ty().lanes();
    let mut demanded = 0;
    for user in vector.users() {
        match (user.opcode(), user.shuffle_mask()) {
            (Some(LlvmOpcode::ExtractElement), _) => match user.operand(1).and_then(Value::u32_value) {
                Some(lane) if lane < 64 => demanded |= 1 << lane,
                _ => return ALL_LANES,
            },
            (Some(LlvmOpcode::ShuffleVector), Some(mask)) => {
                for lane in mask.iter().filter_map(|lane| u32::try_from(*lane).ok()) {
                    // Either operand may be the vector.
                    demanded |= 1u64.checked_shl(lane % lanes.max(1)).unwrap_or(ALL_LANES);
                }
            }
            _ => return ALL_LANES,
        }
    }
    demanded
}

/// How many strides the bytes and values are, which they are rid of.
fn divided<'c>(bytes: &mut i64, terms: &mut Vec<Term<'c>>, stride: i64) -> Option<Step<'c>> {
    // A value may make up for bytes in front of the beginning.
    if stride <= 0 || *bytes < 0 && terms.is_empty() {
        return None;
    }
    let (own, rest): (Vec<_>, Vec<_>) =
        std::mem::take(terms).into_iter().partition(|term| term.size % stride == 0);
    *terms = rest;
    *bytes = own.iter().try_fold(*bytes, |sum, term| sum.checked_add(term.more))?;
    // Where elements have no known size, bytes may lie in front of one.
    let before = if stride.unsigned_abs() == ENDLESS_STRIDE { stride / 2 } else { 0 };
    let constant = (*bytes + before).div_euclid(stride);
    *bytes -= constant * stride;
    Some(Step::Sum(constant, own.into_iter().map(|term| (term.size / stride, term.value)).collect()))
}

/// Whether a structure ends in an array of as many elements as are bound.
fn ends_in_runtime_array(ty: Type<'_>) -> bool {
    ty.members().last().is_some_and(|last| last.is_array() && last.length() == Some(0))
}

/// Whether a value is an access chain, as an instruction or a constant.
pub(super) fn is_chain(value: Value<'_>) -> bool {
    value.opcode() == Some(LlvmOpcode::GetElementPtr) && value.is_instruction()
        || value.constant_opcode() == Some(LlvmOpcode::GetElementPtr)
}
