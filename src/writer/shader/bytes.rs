//! Addresses by bytes: what optimisers make of access chains. The bytes from a variable on, constant ones and multiples of values, are followed
//! down the declared types to the part that lies there. An access of what no single part holds is one of each of its parts.

use super::super::context::Writer;
use super::super::emit::TypeShape;
use super::bits::{is_physical, scaled};
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::{Id, op};
use crate::table::ENDLESS_STRIDE;

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

    /// The type of the part that lies where a pointer leads and can be a value of an LLVM type.
    pub(super) fn type_of_part(&mut self, pointer: Value<'c>, ty: Type<'c>) -> Option<Id> {
        let address = self.address(pointer);
        let start = self.pointee_of_value(address.root).ok()?;
        self.steps(start, &address, ty).map(|(_, part)| part)
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
        let start = self.type_at_root(address.root)?;
        let steps = start.and_then(|start| Some((start, self.steps(start, address, ty)?)));
        let Some((start, (steps, end))) = steps else { return self.computed(address, ty) };
        let base = self.operand(address.root)?;
        if steps.is_empty() {
            return Ok(Some(base));
        }
        let mut words = vec![base.0];
        for step in &steps {
            words.push(self.step_operand(step)?.0);
        }
        let of_base = self.type_of_id(base)?;
        if self.is_untyped(of_base) {
            words.insert(0, start.0);
            let part = self.emit_value(op::UntypedAccessChainKHR, of_base, &words)?;
            self.types.data_types.insert(part, end);
            return Ok(Some(part));
        }
        let class = self.class_of_pointer(of_base)?;
        let pointer = self.pointer_to_type(class, end)?;
        self.emit_value(op::AccessChain, pointer, &words).map(Some)
    }

    /// The type of what lies where the root of an address points: its pointee, or the data type of an untyped variable. `None` for any
    /// other untyped pointer.
    ///
    /// # Errors
    /// A pointer of unknown type.
    pub(super) fn type_at_root(&mut self, root: Value<'c>) -> Result<Option<Id>> {
        let ty = self.type_in_shader(root)?;
        if !self.is_untyped(ty) {
            return self.pointee_of_value(root).map(Some);
        }
        let id = self.operand(root)?;
        Ok(self.types.data_types.get(&id).copied())
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
        let of_pointer = self.type_in_shader(pointer)?;
        if self.is_untyped(of_pointer) {
            // It leads to a value of any type.
            return self.operand(pointer).map(Some);
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
            let held = self.data_type(pointer)?;
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
            let held = self.data_type(pointer)?;
            let object = self.converted(value, held)?;
            return self.emit_plain(op::Store, &[&[pointer.0, object.0], access].concat());
        }
        if self.store_of_halves(address, ty, value, access)?
            || self.store_of_wider(address, ty, value, access)?
        {
            return Ok(());
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

/// Whether a structure ends in an array of as many elements as are bound.
fn ends_in_runtime_array(ty: Type<'_>) -> bool {
    ty.members().last().is_some_and(|last| last.is_array() && last.length() == Some(0))
}

/// Whether a value is an access chain, as an instruction or a constant.
pub(super) fn is_chain(value: Value<'_>) -> bool {
    value.opcode() == Some(LlvmOpcode::GetElementPtr) && value.is_instruction()
        || value.constant_opcode() == Some(LlvmOpcode::GetElementPtr)
}
