//! Masked loads and stores, lane by lane: a lane with a constant mask bit is accessed or skipped; any other
//! is accessed by a helper that tests the bit.

use super::helper::{Body, type_name};
use super::{Lowerer, argument};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Type, Value, flags};
use crate::table::emulation::HELPER_PREFIX;
use crate::table::intrinsic::MaskedPlaces;
use crate::writer::normalize::replace;
use crate::writer::operands::arguments;

/// The lanes of an access and their mask.
struct Access<'c> {
    places: MaskedPlaces,
    /// A pointer to the first lane, or the vector of pointers.
    pointer: Value<'c>,
    mask: Value<'c>,
    /// The lane type.
    element: Type<'c>,
    /// Alignment of the pointer, or of each of the pointers, in bytes.
    alignment: u64,
    /// Size of a lane, in bytes.
    size: u64,
}

impl<'c> Access<'c> {
    fn alignment_of(&self, lane: u32) -> u64 {
        let offset = match self.places {
            MaskedPlaces::InOrder => u64::from(lane) * self.size,
            MaskedPlaces::Packed if lane > 0 => self.size,
            MaskedPlaces::Packed | MaskedPlaces::Pointers => 0,
        };
        1 << (self.alignment | offset).trailing_zeros().min(31)
    }
}

/// The body of a helper: performs the access of a lane if its bit is set, and returns its result if it has
/// one.
fn if_selected<'c>(
    body: &Body<'c>,
    bit: Value<'c>,
    otherwise: Option<Value<'c>>,
    access: impl FnOnce() -> Result<Option<Value<'c>>>,
) -> Result<()> {
    let entry = body.function.entry_block().ok_or_else(|| Error::internal("a helper without a block"))?;
    let (selected, end) = (body.block("selected")?, body.block("end")?);
    body.builder.cond_br(bit, selected, end)?;
    body.builder.position_at_end(selected);
    let value = access()?;
    body.builder.br(end)?;
    body.builder.position_at_end(end);
    let (Some(value), Some(otherwise)) = (value, otherwise) else {
        body.builder.ret(None)?;
        return Ok(());
    };
    let result = body.builder.phi(value.ty())?;
    result.add_incoming(otherwise, entry);
    result.add_incoming(value, selected);
    body.builder.ret(Some(result))?;
    Ok(())
}

impl<'c> Lowerer<'c, '_> {
    fn access(
        &self,
        call: Value<'c>,
        places: MaskedPlaces,
        (position, mask): (u32, u32),
        vector: Type<'c>,
    ) -> Result<Access<'c>> {
        let element = vector.scalar();
        let bits = self.module.size_bits(element).unwrap_or(0);
        if bits == 0 || !bits.is_multiple_of(8) {
            return Err(Error::unsupported(format!("a masked access of {vector}")));
        }
        let said = call.attribute(AttributePlace::Param(position), "align");
        let alignment = said.and_then(crate::llvm::Attribute::int).filter(|bytes| *bytes != 0).unwrap_or(1);
        let (pointer, mask) = (argument(call, position)?, argument(call, mask)?);
        Ok(Access { places, pointer, mask, element, alignment, size: bits / 8 })
    }

    /// The pointer to a lane; `packed` is the pointer to the next selected lane.
    fn lane_pointer(
        &mut self,
        access: &Access<'c>,
        lane: u32,
        packed: Option<Value<'c>>,
    ) -> Result<Value<'c>> {
        match access.places {
            MaskedPlaces::Pointers => self.emit.lane(access.pointer, lane),
            MaskedPlaces::Packed => Ok(packed.unwrap_or(access.pointer)),
            MaskedPlaces::InOrder if lane == 0 => Ok(access.pointer),
            MaskedPlaces::InOrder => self.behind(access, access.pointer, lane.into()),
        }
    }

    fn behind(&mut self, access: &Access<'c>, pointer: Value<'c>, lanes: u64) -> Result<Value<'c>> {
        let index = self.context.i64_type().int(lanes)?;
        let place = self.emit.builder.gep(access.element, pointer, &[index], flags::INBOUNDS)?;
        Ok(self.emit.record(place))
    }

    /// Advances the pointer of a packed access.
    fn advance(
        &mut self,
        access: &Access<'c>,
        pointer: Value<'c>,
        bit: Value<'c>,
    ) -> Result<Option<Value<'c>>> {
        if access.places != MaskedPlaces::Packed {
            return Ok(None);
        }
        let next = self.behind(access, pointer, 1)?;
        Ok(Some(match known_bit(bit) {
            Some(true) => next,
            Some(false) => pointer,
            None => self.emit.select(bit, next, pointer)?,
        }))
    }

    /// `llvm.masked.load`, `llvm.masked.expandload` and `llvm.masked.gather`.
    pub(super) fn masked_load(&mut self, call: Value<'c>, places: MaskedPlaces) -> Result<()> {
        let access = self.access(call, places, (0, 1), call.ty())?;
        let otherwise = argument(call, 2)?;
        let count = call.ty().lanes();
        if places == MaskedPlaces::InOrder && selects_all(access.mask) {
            let value = self.emit.builder.load(call.ty(), access.pointer)?;
            value.set_alignment(access.alignment);
            return replace(call, value);
        }
        let mut packed = None;
        let mut lanes = Vec::with_capacity(count as usize);
        for lane in 0..count {
            let bit = self.emit.lane(access.mask, lane)?;
            let other = self.emit.lane(otherwise, lane)?;
            let pointer = self.lane_pointer(&access, lane, packed)?;
            lanes.push(self.load_lane(&access, pointer, (bit, other), access.alignment_of(lane))?);
            packed = self.advance(&access, pointer, bit)?;
        }
        let value = self.emit.vector(&lanes)?;
        replace(call, value)
    }

    fn load_lane(
        &mut self,
        access: &Access<'c>,
        pointer: Value<'c>,
        (bit, otherwise): (Value<'c>, Value<'c>),
        alignment: u64,
    ) -> Result<Value<'c>> {
        match known_bit(bit) {
            Some(false) => return Ok(otherwise),
            Some(true) => {
                let value = self.emit.builder.load(access.element, pointer)?;
                value.set_alignment(alignment);
                return Ok(self.emit.record(value));
            }
            None => {}
        }
        let element = access.element;
        let name = helper_name("load", element, pointer, alignment);
        let helper = self.helpers.get(name, element, &[pointer.ty(), bit.ty(), element], |body| {
            let (pointer, bit, other) = (body.parameter(0)?, body.parameter(1)?, body.parameter(2)?);
            if_selected(body, bit, Some(other), || {
                let value = body.builder.load(element, pointer)?;
                value.set_alignment(alignment);
                Ok(Some(value))
            })
        })?;
        self.emit.builder.call_function(helper, &[pointer, bit, otherwise])
    }

    /// `llvm.masked.store`, `llvm.masked.compressstore` and `llvm.masked.scatter`.
    pub(super) fn masked_store(&mut self, call: Value<'c>, places: MaskedPlaces) -> Result<()> {
        let [vector] = arguments(call)?;
        let access = self.access(call, places, (1, 2), vector.ty())?;
        if places == MaskedPlaces::InOrder && selects_all(access.mask) {
            let store = self.emit.builder.store(vector, access.pointer)?;
            store.set_alignment(access.alignment);
            call.erase();
            return Ok(());
        }
        let mut packed = None;
        for lane in 0..vector.ty().lanes() {
            let bit = self.emit.lane(access.mask, lane)?;
            let value = self.emit.lane(vector, lane)?;
            let pointer = self.lane_pointer(&access, lane, packed)?;
            self.store_lane(&access, pointer, (bit, value), access.alignment_of(lane))?;
            packed = self.advance(&access, pointer, bit)?;
        }
        call.erase();
        Ok(())
    }

    fn store_lane(
        &mut self,
        access: &Access<'c>,
        pointer: Value<'c>,
        (bit, value): (Value<'c>, Value<'c>),
        alignment: u64,
    ) -> Result<()> {
        match known_bit(bit) {
            Some(false) => return Ok(()),
            Some(true) => {
                self.emit.builder.store(value, pointer)?.set_alignment(alignment);
                return Ok(());
            }
            None => {}
        }
        let element = access.element;
        let name = helper_name("store", element, pointer, alignment);
        let parameters = [pointer.ty(), bit.ty(), element];
        let helper = self.helpers.get(name, self.context.void_type(), &parameters, |body| {
            let (pointer, bit, value) = (body.parameter(0)?, body.parameter(1)?, body.parameter(2)?);
            if_selected(body, bit, None, || {
                body.builder.store(value, pointer)?.set_alignment(alignment);
                Ok(None)
            })
        })?;
        self.emit.builder.call_function(helper, &[pointer, bit, value])?;
        Ok(())
    }
}

/// The name of a helper for one lane.
fn helper_name(what: &str, element: Type<'_>, pointer: Value<'_>, alignment: u64) -> String {
    format!("{HELPER_PREFIX}masked_{what}_{}_{}_{alignment}", type_name(element), type_name(pointer.ty()))
}

/// A mask bit, if it is constant; undef counts as false.
fn known_bit(bit: Value<'_>) -> Option<bool> {
    if bit.is_undef() || bit.is_poison() {
        return Some(false);
    }
    bit.int_value().map(|bit| bit == 1)
}

/// Whether a mask is a constant that selects every lane.
fn selects_all(mask: Value<'_>) -> bool {
    let lanes = mask.is_constant().then(|| mask.elements()).flatten();
    lanes.is_some_and(|lanes| lanes.iter().all(|bit| known_bit(*bit) == Some(true)))
}
