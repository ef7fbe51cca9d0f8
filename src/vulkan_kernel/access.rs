//! Accesses of memory: of global memory through a pointer that stands for the access alone, of variables element by element of their array.

use super::PHYSICAL;
use super::address::{Lowering, Place};
use super::builtins::{MOST_LANES, joined};
use super::storage::alignment_at;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Type, Value};
use crate::spirv::op;
use rspirv::spirv::StorageClass;

/// How memory is accessed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub alignment: u64,
    pub is_volatile: bool,
}

impl Access {
    /// The same at an offset.
    fn behind(self, offset: u64) -> Self {
        Self { alignment: alignment_at(self.alignment, offset), ..self }
    }
}

/// The accesses that may take the place of others in a module: what lies apart is accessed part by part.
pub(super) const MOST_ACCESSES: u64 = 1 << 18;

/// The parts of a value that is not accessed as a whole.
fn parts(count: u64, size: u64) -> impl Iterator<Item = (u32, u64)> {
    (0..count).map(move |index| (u32::try_from(index).unwrap_or(u32::MAX), index * size))
}

impl<'c> Lowering<'c> {
    /// The bytes of a scalar in memory.
    fn scalar_bytes(ty: Type<'c>) -> Result<u64> {
        let bits = ty.scalar_bits().filter(|bits| matches!(bits, 8 | 16 | 32 | 64));
        bits.map(|bits| u64::from(bits / 8))
            .ok_or_else(|| Error::unsupported(format!("an access of a value of the type {ty}")))
    }

    /// The bytes that one access of a scalar has at most.
    fn unit_bytes(&self, place: &Place<'c>, access: Access) -> u64 {
        match place {
            Place::Address(_) => access.alignment.max(1),
            Place::Element { class, .. } => self.storages.get(class).map_or(1, |storage| storage.unit_bytes),
        }
    }

    /// Whether a vector is accessed as a whole.
    fn is_whole(ty: Type<'c>, place: &Place<'c>, access: Access) -> Result<bool> {
        let is_address = matches!(place, Place::Address(_));
        Ok(is_address
            && ty.scalar().int_bits() != Some(1)
            && (2..=MOST_LANES).contains(&ty.lanes())
            && access.alignment >= Self::scalar_bytes(ty.scalar())?)
    }

    /// Loads a value; of a pointer the number that it is.
    ///
    /// # Errors
    /// A type that memory does not hold.
    pub(super) fn load(
        &mut self,
        place: &Place<'c>,
        ty: Type<'c>,
        offset: u64,
        access: Access,
    ) -> Result<Value<'c>> {
        if ty.is_pointer() {
            return self.load_scalar(place, self.context.i64_type(), offset, access);
        }
        if ty.int_bits() == Some(1) {
            let byte = self.load_scalar(place, self.context.i8_type(), offset, access)?;
            let zero = self.emit.same(byte, 0)?;
            return self.emit.icmp(IntPredicate::Ne, byte, zero);
        }
        if ty.is_vector() {
            return self.load_vector(place, ty, offset, access);
        }
        if !ty.is_struct() && !ty.is_array() {
            return self.load_scalar(place, ty, offset, access);
        }
        let mut value = ty.poison()?;
        for (index, part, within) in self.members(ty)? {
            let member = self.load(place, part, offset + within, access.behind(within))?;
            value = self.emit.builder.insert_value(value, member, &[index])?;
        }
        Ok(value)
    }

    /// Counts the accesses that take the place of one.
    fn charge(&mut self, count: u64) -> Result<()> {
        self.accesses_left = self.accesses_left.checked_sub(count).ok_or_else(|| {
            Error::unsupported(format!(
                "more than {MOST_ACCESSES} accesses of parts of what lies apart in memory"
            ))
        })?;
        Ok(())
    }

    /// The members of an aggregate with their offsets.
    fn members(&mut self, ty: Type<'c>) -> Result<Vec<(u32, Type<'c>, u64)>> {
        let refused = || Error::unsupported(format!("an access of a value of the type {ty}"));
        if super::inline::holds_pointer(ty) {
            return Err(Error::unsupported(format!(
                "an access of a value of the type {ty}, which holds a pointer"
            )));
        }
        self.charge(ty.length().unwrap_or(0))?;
        if ty.is_struct() {
            let members = (0u32..)
                .zip(ty.members())
                .map(|(index, member)| Some((index, member, self.module.member_offset_bytes(ty, index)?)));
            return members.collect::<Option<Vec<_>>>().ok_or_else(refused);
        }
        let element = ty.element().ok_or_else(refused)?;
        let size = self.module.alloc_size_bytes(element).ok_or_else(refused)?;
        Ok(parts(ty.length().unwrap_or(0), size).map(|(index, offset)| (index, element, offset)).collect())
    }

    fn load_vector(
        &mut self,
        place: &Place<'c>,
        ty: Type<'c>,
        offset: u64,
        access: Access,
    ) -> Result<Value<'c>> {
        let element = ty.scalar();
        if Self::is_whole(ty, place, access)? {
            return self.load_raw(place, ty, offset, access);
        }
        self.charge(ty.lanes().into())?;
        let size = Self::scalar_bytes(element)?;
        let is_long = ty.lanes() > MOST_LANES && ty.lanes().is_power_of_two();
        if matches!(place, Place::Address(_)) && is_long {
            let part = self.context.vector_type(element, MOST_LANES)?;
            let mut loaded = Vec::new();
            for (_, within) in parts((ty.lanes() / MOST_LANES).into(), size * u64::from(MOST_LANES)) {
                loaded.push(self.load(place, part, offset + within, access.behind(within))?);
            }
            return joined(&mut self.emit, &loaded);
        }
        let mut lanes = Vec::new();
        for (_, within) in parts(ty.lanes().into(), size) {
            lanes.push(self.load_scalar(place, element, offset + within, access.behind(within))?);
        }
        self.emit.vector(&lanes)
    }

    fn load_scalar(
        &mut self,
        place: &Place<'c>,
        ty: Type<'c>,
        offset: u64,
        access: Access,
    ) -> Result<Value<'c>> {
        let size = Self::scalar_bytes(ty)?;
        let unit = self.unit_bytes(place, access).min(size);
        if unit == size {
            let held = self.held(place, ty)?;
            let value = self.load_raw(place, held, offset, access)?;
            return self.emit.cast(Opcode::BitCast, value, ty);
        }
        self.charge(size / unit)?;
        let (part, whole) =
            (self.context.int_type(8 * unit as u32)?, self.context.int_type(8 * size as u32)?);
        let mut total = None;
        for (index, within) in parts(size / unit, unit) {
            let held = self.held(place, part)?;
            let value = self.load_raw(place, held, offset + within, access.behind(within))?;
            let value = self.emit.cast(Opcode::BitCast, value, part)?;
            let value = self.emit.cast(Opcode::ZExt, value, whole)?;
            let value = self.emit.shift(Opcode::Shl, value, index * 8 * unit as u32)?;
            total = Some(match total {
                None => value,
                Some(total) => self.emit.binary(Opcode::Or, total, value)?,
            });
        }
        let total = total.ok_or_else(|| Error::internal("a value of no bytes"))?;
        self.emit.cast(Opcode::BitCast, total, ty)
    }

    /// The type that memory holds where a scalar of this type and of the size of its unit is.
    fn held(&self, place: &Place<'c>, ty: Type<'c>) -> Result<Type<'c>> {
        match place {
            Place::Address(_) => Ok(ty),
            Place::Element { class, .. } => {
                let storage = self.storages.get(class);
                storage.map(|storage| storage.unit).ok_or_else(|| Error::internal("a class without memory"))
            }
        }
    }

    fn load_raw(
        &mut self,
        place: &Place<'c>,
        ty: Type<'c>,
        offset: u64,
        access: Access,
    ) -> Result<Value<'c>> {
        let pointer = self.pointer(place, ty, offset)?;
        let load = self.emit.builder.load(ty, pointer)?;
        load.set_alignment(access.alignment.max(1));
        load.set_volatile(access.is_volatile);
        Ok(load)
    }

    /// Stores a value; of a pointer the number that it is.
    ///
    /// # Errors
    /// A type that memory does not hold.
    pub(super) fn store(
        &mut self,
        place: &Place<'c>,
        value: Value<'c>,
        offset: u64,
        access: Access,
    ) -> Result<()> {
        let ty = value.ty();
        if ty.int_bits() == Some(1) {
            let byte = self.emit.cast(Opcode::ZExt, value, self.context.i8_type())?;
            return self.store_scalar(place, byte, offset, access);
        }
        if ty.is_vector() {
            return self.store_vector(place, value, offset, access);
        }
        if !ty.is_struct() && !ty.is_array() {
            return self.store_scalar(place, value, offset, access);
        }
        for (index, _, within) in self.members(ty)? {
            let member = self.emit.extract(value, index)?;
            self.store(place, member, offset + within, access.behind(within))?;
        }
        Ok(())
    }

    fn store_vector(
        &mut self,
        place: &Place<'c>,
        value: Value<'c>,
        offset: u64,
        access: Access,
    ) -> Result<()> {
        let ty = value.ty();
        if Self::is_whole(ty, place, access)? {
            return self.store_raw(place, value, offset, access);
        }
        self.charge(ty.lanes().into())?;
        let size = Self::scalar_bytes(ty.scalar())?;
        let is_long = ty.lanes() > MOST_LANES && ty.lanes().is_power_of_two();
        if matches!(place, Place::Address(_)) && is_long {
            for (index, within) in parts((ty.lanes() / MOST_LANES).into(), size * u64::from(MOST_LANES)) {
                let lanes: Vec<i32> =
                    (0..MOST_LANES).map(|lane| (index * MOST_LANES + lane).cast_signed()).collect();
                let part = self.emit.shuffle(value, None, &lanes)?;
                self.store(place, part, offset + within, access.behind(within))?;
            }
            return Ok(());
        }
        for (index, within) in parts(ty.lanes().into(), size) {
            let lane = self.emit.lane(value, index)?;
            self.store(place, lane, offset + within, access.behind(within))?;
        }
        Ok(())
    }

    fn store_scalar(
        &mut self,
        place: &Place<'c>,
        value: Value<'c>,
        offset: u64,
        access: Access,
    ) -> Result<()> {
        let size = Self::scalar_bytes(value.ty())?;
        let unit = self.unit_bytes(place, access).min(size);
        if unit == size {
            let held = self.held(place, value.ty())?;
            let value = self.emit.cast(Opcode::BitCast, value, held)?;
            return self.store_raw(place, value, offset, access);
        }
        self.charge(size / unit)?;
        let (part, whole) =
            (self.context.int_type(8 * unit as u32)?, self.context.int_type(8 * size as u32)?);
        let bits = self.emit.cast(Opcode::BitCast, value, whole)?;
        for (index, within) in parts(size / unit, unit) {
            let shifted = self.emit.shift(Opcode::LShr, bits, index * 8 * unit as u32)?;
            let piece = self.emit.cast(Opcode::Trunc, shifted, part)?;
            let held = self.held(place, part)?;
            let piece = self.emit.cast(Opcode::BitCast, piece, held)?;
            self.store_raw(place, piece, offset + within, access.behind(within))?;
        }
        Ok(())
    }

    fn store_raw(&mut self, place: &Place<'c>, value: Value<'c>, offset: u64, access: Access) -> Result<()> {
        let pointer = self.pointer(place, value.ty(), offset)?;
        let store = self.emit.builder.store(value, pointer)?;
        store.set_alignment(access.alignment.max(1));
        store.set_volatile(access.is_volatile);
        Ok(())
    }

    /// A pointer for one access: to a value of a type in global memory, or to the element of an array.
    ///
    /// # Errors
    /// Only internal ones.
    pub(super) fn pointer(&mut self, place: &Place<'c>, ty: Type<'c>, offset: u64) -> Result<Value<'c>> {
        match place {
            Place::Address(address) => {
                let offset = self.emit.same(*address, offset)?;
                let address = self.emit.binary(Opcode::Add, *address, offset)?;
                let pointer = self.emit.builder.cast(
                    Opcode::IntToPtr,
                    address,
                    self.context.pointer_type(PHYSICAL)?,
                )?;
                let number = |number: u32| Some(self.context.md_i32(number));
                let pointee = Some(ty.poison()?.as_metadata());
                let class = StorageClass::PhysicalStorageBuffer as u32;
                let node = self.context.md_node(&[number(op::TypePointer.0.into()), number(class), pointee]);
                pointer.set_metadata(self.value_type, Some(node));
                Ok(pointer)
            }
            Place::Element { class, .. } => {
                let index = self.index(place, offset)?;
                let storage =
                    self.storages.get(class).ok_or_else(|| Error::internal("a class without memory"))?;
                let zero = self.context.i32_type().int(0)?;
                self.emit.builder.gep(storage.ty, storage.variable, &[zero, index], 0)
            }
        }
    }
}
