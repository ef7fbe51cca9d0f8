//! Integer intrinsics that count or move bits.

use super::Lowerer;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::table::intrinsic::{IntegerOperation as I, Lowering, WIDTHS_OF_OPENCL, name_of};
use crate::writer::normalize::emit::low_bits;
use crate::writer::normalize::form::WORD;

/// The distance of a shift that is the same constant in all lanes.
fn constant_distance(distance: Value<'_>) -> Option<u64> {
    if !distance.is_constant() {
        return None;
    }
    if !distance.ty().is_vector() {
        return distance.int_value();
    }
    let elements = distance.elements()?;
    let first = *elements.first()?;
    elements.iter().all(|element| *element == first).then(|| first.int_value())?
}

impl<'c> Lowerer<'c, '_> {
    /// Counts bits of an integer, or reverses its bits or bytes.
    ///
    /// # Errors
    /// Internal for any other operation.
    pub(super) fn counted_or_permuted(
        &mut self,
        operation: I,
        bits: u32,
        value: Value<'c>,
    ) -> Result<Value<'c>> {
        let is_standard = WIDTHS_OF_OPENCL.contains(&bits);
        match operation {
            I::BitReverse if is_standard => self.exchanged(value, bits, 1),
            I::ByteSwap if is_standard => self.exchanged(value, bits, 8),
            I::CountOnes if is_standard && bits > 32 => {
                let (word, high) = (self.context.i32_type(), self.emit.shift(Opcode::LShr, value, 32)?);
                let low = self.emit.cast(Opcode::Trunc, value, word)?;
                let high = self.emit.cast(Opcode::Trunc, high, word)?;
                let (low, high) = (self.intrinsic_of(operation, low)?, self.intrinsic_of(operation, high)?);
                let sum = self.emit.binary(Opcode::Add, low, high)?;
                self.emit.cast(Opcode::ZExt, sum, value.ty().scalar())
            }
            I::CountOnes if is_standard => {
                let wide = self.emit.cast(Opcode::ZExt, value, self.context.i32_type())?;
                let count = self.intrinsic_of(operation, wide)?;
                self.emit.cast(Opcode::Trunc, count, value.ty().scalar())
            }
            I::CountTrailingZeros if is_standard => {
                // The bits below the lowest set bit.
                let one = self.emit.same(value, 1)?;
                let (before, others) = (self.emit.binary(Opcode::Sub, value, one)?, self.inverse(value)?);
                let below = self.emit.binary(Opcode::And, others, before)?;
                self.intrinsic_of(I::CountOnes, below)
            }
            I::CountLeadingZeros if is_standard => {
                // The bits above the highest set bit.
                let mut filled = value;
                for distance in (0..bits.ilog2()).map(|power| 1 << power) {
                    let lower = self.emit.shift(Opcode::LShr, filled, distance)?;
                    filled = self.emit.binary(Opcode::Or, filled, lower)?;
                }
                let above = self.inverse(filled)?;
                self.intrinsic_of(I::CountOnes, above)
            }
            _ if bits > WORD => self.in_two_words(operation, bits, value),
            _ => self.in_holder(operation, bits, value),
        }
    }

    /// An integer with all bits inverted.
    fn inverse(&mut self, value: Value<'c>) -> Result<Value<'c>> {
        let ones = self.all_ones(value.ty())?;
        self.emit.binary(Opcode::Xor, value, ones)
    }

    /// An operation on one operand, by its intrinsic.
    fn intrinsic_of(&mut self, operation: I, value: Value<'c>) -> Result<Value<'c>> {
        let name = name_of(Lowering::Integer(operation));
        let name =
            format!("llvm.{}", name.ok_or_else(|| Error::internal("an operation without an intrinsic"))?);
        let ty = value.ty();
        match operation {
            I::CountLeadingZeros | I::CountTrailingZeros => {
                let zero_is_defined = self.context.int_type(1)?.int(0)?;
                self.emit.intrinsic(&name, &[ty], &[value, zero_is_defined])
            }
            _ => self.emit.intrinsic(&name, &[ty], &[value]),
        }
    }

    /// The operation on an integer of fewer than 64 bits, in a wider one.
    fn in_holder(&mut self, operation: I, bits: u32, narrow: Value<'c>) -> Result<Value<'c>> {
        let holder = self.holder(bits)?;
        let excess = holder.int_bits().map_or(0, |width| width - bits);
        let mut value = self.emit.cast(Opcode::ZExt, narrow, holder)?;
        if operation == I::CountTrailingZeros {
            let end = self.emit.same(value, 1 << bits)?;
            value = self.emit.binary(Opcode::Or, value, end)?;
        }
        value = self.intrinsic_of(operation, value)?;
        match operation {
            I::CountLeadingZeros => {
                let above = self.emit.same(value, excess.into())?;
                value = self.emit.binary(Opcode::Sub, value, above)?;
            }
            I::BitReverse | I::ByteSwap => value = self.emit.shift(Opcode::LShr, value, excess)?,
            _ => {}
        }
        self.emit.cast(Opcode::Trunc, value, narrow.ty().scalar())
    }

    /// The operation on an integer of 65 to 128 bits, by its halves.
    fn in_two_words(&mut self, operation: I, bits: u32, value: Value<'c>) -> Result<Value<'c>> {
        let (scalar, word) = (value.ty().scalar(), self.context.i64_type());
        let low = self.emit.cast(Opcode::Trunc, value, word)?;
        let above = self.splat(value.ty(), &[WORD.into()])?;
        let high = self.emit.binary(Opcode::LShr, value, above)?;
        let high = self.emit.cast(Opcode::Trunc, high, word)?;
        let zero = self.emit.same(low, 0)?;
        let width = self.emit.same(low, WORD.into())?;
        let count = match operation {
            I::CountOnes => {
                let low = self.intrinsic_of(operation, low)?;
                let high = self.intrinsic_of(operation, high)?;
                self.emit.binary(Opcode::Add, low, high)?
            }
            I::CountLeadingZeros => {
                let of_high = self.intrinsic_of(operation, high)?;
                let of_low = self.intrinsic_of(operation, low)?;
                let further = self.emit.binary(Opcode::Add, of_low, width)?;
                let is_zero = self.emit.icmp(IntPredicate::Eq, high, zero)?;
                let count = self.emit.select(is_zero, further, of_high)?;
                let excess = self.emit.same(low, u64::from(2 * WORD - bits))?;
                self.emit.binary(Opcode::Sub, count, excess)?
            }
            I::CountTrailingZeros => {
                let end = self.emit.same(low, if bits < 2 * WORD { 1 << (bits - WORD) } else { 0 })?;
                let ended = self.emit.binary(Opcode::Or, high, end)?;
                let of_high = self.intrinsic_of(operation, ended)?;
                let of_low = self.intrinsic_of(operation, low)?;
                let further = self.emit.binary(Opcode::Add, of_high, width)?;
                let is_zero = self.emit.icmp(IntPredicate::Eq, low, zero)?;
                self.emit.select(is_zero, further, of_low)?
            }
            I::BitReverse | I::ByteSwap => {
                let (low, high) = (self.intrinsic_of(operation, high)?, self.intrinsic_of(operation, low)?);
                let both = self.context.int_type(2 * WORD)?;
                let low = self.emit.cast(Opcode::ZExt, low, both)?;
                let high = self.emit.cast(Opcode::ZExt, high, both)?;
                let (above, excess) = (
                    self.splat(low.ty(), &[WORD.into()])?,
                    self.splat(low.ty(), &[u64::from(2 * WORD - bits)])?,
                );
                let high = self.emit.binary(Opcode::Shl, high, above)?;
                let mut turned = self.emit.binary(Opcode::Or, high, low)?;
                if bits < 2 * WORD {
                    turned = self.emit.binary(Opcode::LShr, turned, excess)?;
                }
                return self.emit.cast(Opcode::Trunc, turned, scalar);
            }
            _ => return Err(Error::internal("an operation on the bits of two words")),
        };
        self.emit.cast(Opcode::ZExt, count, scalar)
    }

    /// Exchanges adjacent groups of `unit` bits, then of twice as many, and so on up to the halves of the
    /// integer, whose width is a power of two.
    fn exchanged(&mut self, value: Value<'c>, width: u32, unit: u32) -> Result<Value<'c>> {
        let mut value = value;
        let mut group = unit;
        while group < width {
            let (mut high, mut low) = (value, value);
            if group * 2 < width {
                // Selects the lower group of each pair.
                let starts = (0..width).step_by(2 * group as usize);
                let mask = starts.fold(0, |mask, start| mask | low_bits(group) << start);
                let mask = self.emit.same(value, mask)?;
                low = self.emit.binary(Opcode::And, value, mask)?;
                high = self.emit.shift(Opcode::LShr, value, group)?;
                high = self.emit.binary(Opcode::And, high, mask)?;
            } else {
                high = self.emit.shift(Opcode::LShr, high, group)?;
            }
            let raised = self.emit.shift(Opcode::Shl, low, group)?;
            value = self.emit.binary(Opcode::Or, high, raised)?;
            group *= 2;
        }
        Ok(value)
    }

    /// The high or low half of the concatenation of two integers, shifted by an amount modulo the width.
    ///
    /// # Errors
    /// A distance that is not constant, modulo a width above 64 bits that is not a power of two.
    pub(super) fn funnel_shift(
        &mut self,
        [a, b, distance]: [Value<'c>; 3],
        is_left: bool,
        bits: u32,
    ) -> Result<Value<'c>> {
        let ty = a.ty();
        if let Some(distance) = constant_distance(distance) {
            return self.shifted_by([a, b], distance % u64::from(bits), is_left, bits);
        }
        let last = self.splat(ty, &[u64::from(bits - 1)])?;
        // A shift by the whole width is poison, so one step is shifted separately.
        let (by, rest) = if bits.is_power_of_two() {
            let by = self.emit.binary(Opcode::And, distance, last)?;
            (by, self.emit.binary(Opcode::Xor, by, last)?)
        } else if bits < WORD {
            let width = self.splat(ty, &[bits.into()])?;
            let by = self.emit.binary(Opcode::URem, distance, width)?;
            (by, self.emit.binary(Opcode::Sub, last, by)?)
        } else {
            return Err(Error::unsupported("a funnel shift by an unknown distance"));
        };
        let one = self.splat(ty, &[1])?;
        let (high, low) = if is_left {
            let half = self.emit.binary(Opcode::LShr, b, one)?;
            (self.emit.binary(Opcode::Shl, a, by)?, self.emit.binary(Opcode::LShr, half, rest)?)
        } else {
            let twice = self.emit.binary(Opcode::Shl, a, one)?;
            (self.emit.binary(Opcode::Shl, twice, rest)?, self.emit.binary(Opcode::LShr, b, by)?)
        };
        self.emit.binary(Opcode::Or, high, low)
    }

    /// A funnel shift by a constant below the width.
    fn shifted_by(
        &mut self,
        [a, b]: [Value<'c>; 2],
        distance: u64,
        is_left: bool,
        bits: u32,
    ) -> Result<Value<'c>> {
        if distance == 0 {
            return Ok(if is_left { a } else { b });
        }
        let left = if is_left { distance } else { u64::from(bits) - distance };
        let (left, right) = (self.splat(a.ty(), &[left])?, self.splat(a.ty(), &[u64::from(bits) - left])?);
        let high = self.emit.binary(Opcode::Shl, a, left)?;
        let low = self.emit.binary(Opcode::LShr, b, right)?;
        self.emit.binary(Opcode::Or, high, low)
    }
}
