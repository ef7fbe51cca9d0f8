//! Accesses of numbers where numbers of other widths lie: optimizers join neighbours, and take parts. Addresses in physical
//! memory that lead nowhere are numbers.

use super::super::context::Writer;
use super::super::emit::TypeShape;
use super::bytes::Address;
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Type, Value, ValueKind, flags};
use crate::spirv::{Id, op};
use crate::table::storage_class;
use rspirv::spirv::StorageClass;

/// A number of some bits in an integer of a greater width, by how many bits above its lowest.
struct Wider {
    pointer: Id,
    bits: u32,
    width: u32,
    distance: u64,
}

impl<'c> Writer<'c, '_> {
    /// Loads a number from where numbers of a half, or a quarter, of its width lie.
    pub(super) fn load_of_halves(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
        access: &[u32],
    ) -> Result<Option<Id>> {
        let Some((part, places)) = self.halves(address, ty)? else { return Ok(None) };
        let (lane, vector) = self.types_of_halves(part, places.len())?;
        let mut lanes = Vec::new();
        for place in &places {
            let Some(pointer) = self.pointer_at(place, part)? else { return Ok(None) };
            let held = self.data_type(pointer)?;
            let id = self.emit_value(op::Load, held, &[&[pointer.0], access].concat())?;
            lanes.push(self.converted(id, lane)?.0);
        }
        let joined = self.emit_value(op::CompositeConstruct, vector, &lanes)?;
        let own = self.type_id(ty, None)?;
        self.emit_value(op::Bitcast, own, &[joined.0]).map(Some)
    }

    /// Stores a number to where numbers of a half, or a quarter, of its width lie; false where none do.
    pub(super) fn store_of_halves(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
        value: Id,
        access: &[u32],
    ) -> Result<bool> {
        let Some((part, places)) = self.halves(address, ty)? else { return Ok(false) };
        let (lane, vector) = self.types_of_halves(part, places.len())?;
        let split = self.emit_value(op::Bitcast, vector, &[value.0])?;
        for (place, index) in places.iter().zip(0u32..) {
            let Some(pointer) = self.pointer_at(place, part)? else { return Ok(false) };
            let held = self.data_type(pointer)?;
            let id = self.emit_value(op::CompositeExtract, lane, &[split.0, index])?;
            let object = self.converted(id, held)?;
            self.emit_plain(op::Store, &[&[pointer.0, object.0], access].concat())?;
        }
        Ok(true)
    }

    /// The places of the numbers of a half, or a quarter, of a number's width at its address, with their type.
    fn halves(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
    ) -> Result<Option<(Type<'c>, Vec<Address<'c>>)>> {
        let bits = ty.scalar_bits().filter(|bits| !ty.is_vector() && !ty.is_pointer() && *bits > 16);
        let Some(bits) = bits else { return Ok(None) };
        let Some(start) = self.type_at_root(address.root)? else { return Ok(None) };
        for count in [2, 4] {
            let width = bits / count;
            let part = self.context.int_type(width)?;
            let places: Vec<Address<'c>> = (0..i64::from(count))
                .map(|index| address.bytes + index * i64::from(width / 8))
                .map(|bytes| Address { bytes, ..address.clone() })
                .collect();
            if places.iter().all(|place| self.steps(start, place, part).is_some()) {
                return Ok(Some((part, places)));
            }
        }
        Ok(None)
    }

    /// The unsigned integer that a part of a number is, and the vector of all its parts.
    fn types_of_halves(&mut self, part: Type<'c>, count: usize) -> Result<(Id, Id)> {
        let lane = self.declare(op::TypeInt, &[part.int_bits().unwrap_or(0), 0])?;
        let count = u32::try_from(count).unwrap_or(0);
        Ok((lane, self.declare(op::TypeVector, &[lane.0, count])?))
    }

    /// Loads a number from where an integer of a greater width lies: its bits from there.
    pub(super) fn load_of_wider(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
        access: &[u32],
    ) -> Result<Option<Id>> {
        let Some(Wider { pointer, bits, width, distance }) = self.wider(address, ty)? else {
            return Ok(None);
        };
        let held = self.data_type(pointer)?;
        let id = self.emit_value(op::Load, held, &[&[pointer.0], access].concat())?;
        let number = self.declare(op::TypeInt, &[width, 0])?;
        let id = self.converted(id, number)?;
        let distance = self.number(number, distance)?;
        let id = self.emit_value(op::ShiftRightLogical, number, &[id.0, distance.0])?;
        let narrow = self.declare(op::TypeInt, &[bits, 0])?;
        let id = self.emit_value(op::UConvert, narrow, &[id.0])?;
        let own = self.type_id(ty, None)?;
        self.converted(id, own).map(Some)
    }

    /// The integer of a greater width in which a number lies at an address.
    fn wider(&mut self, address: &Address<'c>, ty: Type<'c>) -> Result<Option<Wider>> {
        let bits = ty.scalar_bits().filter(|bits| !ty.is_vector() && !ty.is_pointer() && *bits >= 8);
        let Some(bits) = bits else { return Ok(None) };
        for width in [16_u32, 32, 64].into_iter().filter(|width| *width > bits) {
            let whole = self.context.int_type(width)?;
            let within = address.bytes.rem_euclid(i64::from(width / 8));
            let place = Address { bytes: address.bytes - within, ..address.clone() };
            if let Some(pointer) = self.pointer_at(&place, whole)? {
                let distance = within.cast_unsigned() * 8;
                return Ok(Some(Wider { pointer, bits, width, distance }));
            }
        }
        Ok(None)
    }

    /// Stores a number to where an integer of a greater width lies, in which it replaces its bits; returns whether it does. Only where no
    /// other invocation may write the other bits meanwhile.
    pub(super) fn store_of_wider(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
        value: Id,
        access: &[u32],
    ) -> Result<bool> {
        let root = self.type_in_shader(address.root)?;
        let own = [StorageClass::Function, StorageClass::Private].map(|class| class as u32);
        if !own.contains(&self.class_of_pointer(root)?) {
            return Ok(false);
        }
        let Some(Wider { pointer, bits, width, distance }) = self.wider(address, ty)? else {
            return Ok(false);
        };
        let held = self.data_type(pointer)?;
        let number = self.declare(op::TypeInt, &[width, 0])?;
        let narrow = self.declare(op::TypeInt, &[bits, 0])?;
        let mask = !((u64::MAX >> (64 - bits)) << distance) & (u64::MAX >> (64 - width));
        let old = self.emit_value(op::Load, held, &[&[pointer.0], access].concat())?;
        let old = self.converted(old, number)?;
        let mask = self.number(number, mask)?;
        let others = self.emit_value(op::BitwiseAnd, number, &[old.0, mask.0])?;
        let part = self.converted(value, narrow)?;
        let part = self.emit_value(op::UConvert, number, &[part.0])?;
        let distance = self.number(number, distance)?;
        let part = self.emit_value(op::ShiftLeftLogical, number, &[part.0, distance.0])?;
        let new = self.emit_value(op::BitwiseOr, number, &[others.0, part.0])?;
        let new = self.converted(new, held)?;
        self.emit_plain(op::Store, &[&[pointer.0, new.0], access].concat())?;
        Ok(true)
    }

    /// A pointer to a number or vector at an address in physical memory, which is a number.
    pub(super) fn computed(&mut self, address: &Address<'c>, ty: Type<'c>) -> Result<Option<Id>> {
        let class = StorageClass::PhysicalStorageBuffer as u32;
        let is_physical = address.root.ty().address_space() == storage_class::address_space(class);
        if !is_physical || ty.scalar().scalar_bits().is_none() || !(ty.is_vector() || ty.scalar() == ty) {
            return Ok(None);
        }
        let long = self.declare(op::TypeInt, &[64, 0])?;
        let root = self.operand(address.root)?;
        let mut sum = self.emit_value(op::ConvertPtrToU, long, &[root.0])?;
        for term in &address.terms {
            let index = self.index_of_value(term.value)?;
            let index = match self.shape(self.type_of_id(index)?) {
                TypeShape::Int { bits: 64 } => self.converted(index, long)?,
                _ if term.value.opcode() == Some(LlvmOpcode::ZExt) => {
                    self.emit_value(op::UConvert, long, &[index.0])?
                }
                _ => self.emit_value(op::SConvert, long, &[index.0])?,
            };
            let size = self.number(long, term.size.cast_unsigned())?;
            let product = self.emit_value(op::IMul, long, &[index.0, size.0])?;
            sum = self.emit_value(op::IAdd, long, &[sum.0, product.0])?;
        }
        let more = address.terms.iter().fold(address.bytes, |sum, term| sum.wrapping_add(term.more));
        let bytes = self.number(long, more.cast_unsigned())?;
        sum = self.emit_value(op::IAdd, long, &[sum.0, bytes.0])?;
        let pointee = self.type_id(ty, None)?;
        let class = self.class_of_pointer(self.type_of_id(root)?)?;
        let pointer = self.pointer_to_type(class, pointee)?;
        self.emit_value(op::ConvertUToPtr, pointer, &[sum.0]).map(Some)
    }

    /// The bytes from one element of a type in memory to the next.
    pub(super) fn stride_of(&self, element: Type<'c>) -> Option<i64> {
        i64::try_from(self.module.alloc_size_bytes(element)?).ok().filter(|stride| *stride > 0)
    }
}

/// The type in memory of what a pointer leads to, where it is a variable.
pub(super) fn type_of_root(root: Value<'_>) -> Option<Type<'_>> {
    root.alloca_type().or_else(|| root.value_type().filter(|_| root.kind() == ValueKind::Variable))
}

/// A multiple of a value as a greater multiple of what it is a multiple of itself, and constant bytes. `is_narrow`: what
/// the value is in 32 bits is enough.
pub(super) fn scaled(size: i64, value: Value<'_>, is_narrow: bool) -> (i64, Value<'_>, i64) {
    let (mut size, mut value, mut bytes) = (size, value, 0i64);
    // Sums and products of indices are few.
    for _ in 0..8 {
        if let Some((factor, inner)) = widened(value).filter(|_| is_narrow)
            && let Some(greater) = size.checked_mul(factor)
        {
            return (greater, inner, bytes);
        }
        let (Some(left), Some(number)) =
            (value.operand(0), value.operand(1).and_then(Value::signed_int_value))
        else {
            break;
        };
        let step = match value.opcode() {
            Some(LlvmOpcode::Mul) => size.checked_mul(number).map(|size| (size, 0)),
            Some(LlvmOpcode::Shl) if (0..32).contains(&number) => {
                size.checked_mul(1 << number).map(|size| (size, 0))
            }
            Some(LlvmOpcode::Add) => size.checked_mul(number).map(|more| (size, more)),
            // The lower half with its sign, which is the number that an index is made of, shifted by fewer bits.
            Some(LlvmOpcode::AShr)
                if is_narrow && value.ty().int_bits() == Some(64) && (0..=32).contains(&number) =>
            {
                let lower = left.operand(0).filter(|_| {
                    left.opcode() == Some(LlvmOpcode::Shl)
                        && left.operand(1).and_then(Value::int_value) == Some(32)
                });
                let Some(lower) = lower else { break };
                let Some(greater) = size.checked_mul(1 << (32 - number)) else { break };
                return (greater, lower, bytes);
            }
            _ => None,
        };
        let Some((greater, more)) = step else { break };
        (size, value, bytes) = (greater, left, bytes.saturating_add(more));
    }
    (size, value, bytes)
}

/// The number and the value of 32 bits whose product, which does not wrap, is widened.
fn widened(value: Value<'_>) -> Option<(i64, Value<'_>)> {
    let inner = value.operand(0)?;
    let keeps = match value.opcode()? {
        LlvmOpcode::ZExt => flags::NUW,
        LlvmOpcode::SExt => flags::NSW,
        _ => return None,
    };
    if inner.ty().int_bits() != Some(32) || inner.flags() & keeps == 0 {
        return None;
    }
    let number = inner.operand(1).and_then(Value::signed_int_value)?;
    let factor = match inner.opcode()? {
        LlvmOpcode::Mul => number,
        LlvmOpcode::Shl if (0..32).contains(&number) => 1 << number,
        _ => return None,
    };
    Some((factor, inner.operand(0)?))
}

/// Whether a type is that of pointers to physical memory.
pub(super) fn is_physical(ty: Type<'_>) -> bool {
    let class = StorageClass::PhysicalStorageBuffer as u32;
    ty.address_space() == storage_class::address_space(class)
}
