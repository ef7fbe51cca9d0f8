//! Integer intrinsics on widths that SPIR-V lacks, lowered to arithmetic.

use super::{Lowerer, argument};
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::table::intrinsic::{FixedPoint, IntegerOperation as I, OverflowOperation as O};
use crate::writer::normalize::replace;
use crate::writer::operands::arguments;

/// Maximum width of factors whose product is computed in an integer of twice the width.
const WIDEST_FACTOR: u32 = 64;

/// The saturating conversion intrinsic.
fn saturating_name(is_signed: bool) -> &'static str {
    if is_signed { "llvm.fptosi.sat" } else { "llvm.fptoui.sat" }
}

impl<'c> Lowerer<'c, '_> {
    /// Lowers an integer intrinsic; returns false if it is lowered elsewhere.
    pub(super) fn integer(&mut self, call: Value<'c>, operation: I) -> Result<bool> {
        let [operand] = arguments(call)?;
        let Some(bits) = operand.ty().scalar().int_bits() else { return Ok(false) };
        let is_wide = bits > WIDEST_FACTOR;
        let value = match operation {
            I::SCompare | I::UCompare => self.three_way(call, operation == I::SCompare)?,
            // Vectors of other lengths are split by the legalizer; their lanes are legal.
            _ if self.legality.is_legal(operand.ty().scalar()) => return Ok(false),
            I::SShlSaturated | I::UShlSaturated => {
                self.saturated_shift(call, operation == I::SShlSaturated)?
            }
            I::SAddSaturated | I::SSubSaturated if is_wide => {
                self.saturated(call, operation == I::SAddSaturated)?
            }
            I::UAddSaturated if is_wide => {
                let [left, right] = arguments(call)?;
                let sum = self.emit.binary(Opcode::Add, left, right)?;
                let overflows = self.emit.icmp(IntPredicate::Ult, sum, left)?;
                let most = self.all_ones(sum.ty())?;
                self.emit.select(overflows, most, sum)?
            }
            I::FunnelShiftLeft | I::FunnelShiftRight if bits == 128 => {
                self.funnel_shift(call, operation == I::FunnelShiftLeft)?
            }
            _ => return Ok(false),
        };
        replace(call, value)?;
        Ok(true)
    }

    /// A three-way comparison: -1, 0 or 1.
    fn three_way(&mut self, call: Value<'c>, is_signed: bool) -> Result<Value<'c>> {
        let [left, right] = arguments(call)?;
        let (below, above) = match is_signed {
            true => (IntPredicate::Slt, IntPredicate::Sgt),
            false => (IntPredicate::Ult, IntPredicate::Ugt),
        };
        let (minus_one, zero) = (self.all_ones(call.ty())?, self.splat(call.ty(), &[0])?);
        let one = self.splat(call.ty(), &[1])?;
        let is_above = self.emit.icmp(above, left, right)?;
        let is_below = self.emit.icmp(below, left, right)?;
        let rest = self.emit.select(is_above, one, zero)?;
        self.emit.select(is_below, minus_one, rest)
    }

    /// A left shift, saturating if bits are lost.
    fn saturated_shift(&mut self, call: Value<'c>, is_signed: bool) -> Result<Value<'c>> {
        let [value, distance] = arguments(call)?;
        let back = if is_signed { Opcode::AShr } else { Opcode::LShr };
        let shifted = self.emit.binary(Opcode::Shl, value, distance)?;
        let restored = self.emit.binary(back, shifted, distance)?;
        let is_whole = self.emit.icmp(IntPredicate::Eq, restored, value)?;
        let end = self.end_by_sign(value, is_signed)?;
        self.emit.select(is_whole, shifted, end)
    }

    /// The maximum, or for a negative signed value the minimum.
    fn end_by_sign(&mut self, value: Value<'c>, is_signed: bool) -> Result<Value<'c>> {
        let bits = value.ty().scalar().int_bits().unwrap_or(1);
        let (least, most) = self.range(value.ty(), bits, is_signed)?;
        if !is_signed {
            return Ok(most);
        }
        let is_negative = self.is_negative(value)?;
        self.emit.select(is_negative, least, most)
    }

    fn is_negative(&mut self, value: Value<'c>) -> Result<Value<'c>> {
        let zero = self.splat(value.ty(), &[0])?;
        self.emit.icmp(IntPredicate::Slt, value, zero)
    }

    /// A signed sum or difference, and whether it overflows: it does if its sign differs from both operands'
    /// signs, where the sign of a subtrahend is inverted.
    fn signed(&mut self, left: Value<'c>, right: Value<'c>, is_sum: bool) -> Result<(Value<'c>, Value<'c>)> {
        let opcode = if is_sum { Opcode::Add } else { Opcode::Sub };
        let result = self.emit.binary(opcode, left, right)?;
        let changed = self.emit.binary(Opcode::Xor, left, result)?;
        let other = if is_sum {
            self.emit.binary(Opcode::Xor, right, result)?
        } else {
            self.emit.binary(Opcode::Xor, left, right)?
        };
        let both = self.emit.binary(Opcode::And, changed, other)?;
        Ok((result, self.is_negative(both)?))
    }

    fn saturated(&mut self, call: Value<'c>, is_sum: bool) -> Result<Value<'c>> {
        let [left, right] = arguments(call)?;
        let (result, overflows) = self.signed(left, right, is_sum)?;
        let end = self.end_by_sign(left, true)?;
        self.emit.select(overflows, end, result)
    }

    /// A 128-bit funnel shift; a shift amount of zero returns an operand.
    fn funnel_shift(&mut self, call: Value<'c>, is_left: bool) -> Result<Value<'c>> {
        let [high, low, by] = arguments(call)?;
        let ty = call.ty();
        let (last, one) = (self.splat(ty, &[127])?, self.splat(ty, &[1])?);
        let by = self.emit.binary(Opcode::And, by, last)?;
        let rest = self.emit.binary(Opcode::Sub, last, by)?;
        let (high, low) = if is_left {
            let half = self.emit.binary(Opcode::LShr, low, one)?;
            (self.emit.binary(Opcode::Shl, high, by)?, self.emit.binary(Opcode::LShr, half, rest)?)
        } else {
            let twice = self.emit.binary(Opcode::Shl, high, one)?;
            (self.emit.binary(Opcode::Shl, twice, rest)?, self.emit.binary(Opcode::LShr, low, by)?)
        };
        self.emit.binary(Opcode::Or, high, low)
    }

    /// A saturating conversion to a narrow integer: a conversion to a wider integer, clamped to the range.
    pub(super) fn saturating_conversion(&mut self, call: Value<'c>, is_signed: bool) -> Result<bool> {
        let (value, ty) = (argument(call, 0)?, call.ty());
        let scalar = ty.scalar();
        let narrow = scalar.int_bits().filter(|bits| *bits < 64 && !self.legality.is_legal(scalar));
        let Some(bits) = narrow else { return Ok(false) };
        if let Some(extension) = self.only_extension(call, is_signed) {
            return self.extended_saturating_conversion(call, extension, bits, is_signed);
        }
        let holder = self.context.int_type(bits.next_power_of_two().max(8))?;
        let wide = self.emit.shaped(holder, call)?;
        let converted = self.emit.intrinsic(saturating_name(is_signed), &[wide, value.ty()], &[value])?;
        let value = self.in_range(converted, bits, FixedPoint { is_signed, saturates: true })?;
        let value = self.emit.cast(Opcode::Trunc, value, scalar)?;
        replace(call, value)?;
        Ok(true)
    }

    /// The extension to a legal integer type, if it is the only use of a conversion to a narrow integer.
    fn only_extension(&mut self, call: Value<'c>, is_signed: bool) -> Option<Value<'c>> {
        let opcode = if is_signed { Opcode::SExt } else { Opcode::ZExt };
        let mut users = call.users();
        let only = users.next().filter(|_| users.next().is_none())?;
        let is_legal = !only.ty().is_vector() && self.legality.is_legal(only.ty());
        (only.opcode() == Some(opcode) && is_legal).then_some(only)
    }

    /// A saturating conversion to a narrow integer and its extension: a conversion to the wider type, clamped
    /// to the range.
    fn extended_saturating_conversion(
        &mut self,
        call: Value<'c>,
        extension: Value<'c>,
        bits: u32,
        is_signed: bool,
    ) -> Result<bool> {
        let (value, wide) = (argument(call, 0)?, extension.ty());
        let converted = self.emit.intrinsic(saturating_name(is_signed), &[wide, value.ty()], &[value])?;
        let greatest = wide.int(u64::MAX >> (64 - bits + u32::from(is_signed)))?;
        let mut bounded = converted;
        if is_signed {
            let least = wide.int_from_words(&[u64::MAX << (bits - 1), u64::MAX])?;
            let is_high = self.emit.icmp(IntPredicate::Sge, converted, greatest)?;
            let is_low = self.emit.icmp(IntPredicate::Sle, converted, least)?;
            bounded = self.emit.select(is_high, greatest, bounded)?;
            bounded = self.emit.select(is_low, least, bounded)?;
        } else {
            let is_high = self.emit.icmp(IntPredicate::Uge, converted, greatest)?;
            bounded = self.emit.select(is_high, greatest, bounded)?;
        }
        replace(extension, bounded)?;
        call.erase();
        Ok(true)
    }

    /// An operation with overflow detection; returns false if it is lowered elsewhere.
    pub(super) fn overflow(&mut self, call: Value<'c>, operation: O) -> Result<bool> {
        let [left, right] = arguments(call)?;
        let scalar = left.ty().scalar();
        let Some(bits) = scalar.int_bits().filter(|_| !self.legality.is_legal(scalar)) else {
            return Ok(false);
        };
        let (result, overflows) = match operation {
            O::SAdd | O::SSub => self.signed(left, right, operation == O::SAdd)?,
            O::UAdd => {
                let sum = self.emit.binary(Opcode::Add, left, right)?;
                (sum, self.emit.icmp(IntPredicate::Ult, sum, left)?)
            }
            O::USub => {
                let difference = self.emit.binary(Opcode::Sub, left, right)?;
                (difference, self.emit.icmp(IntPredicate::Ult, left, right)?)
            }
            O::SMul | O::UMul if bits <= WIDEST_FACTOR => {
                self.wide_product(left, right, operation == O::SMul, bits)?
            }
            O::UMul if bits == 128 => self.product_of_halves(left, right)?,
            O::SMul | O::UMul => return Ok(false),
        };
        self.replace_members(call, &[result, overflows])?;
        Ok(true)
    }

    /// A product, and whether it differs from the product in an integer of twice the width.
    fn wide_product(
        &mut self,
        left: Value<'c>,
        right: Value<'c>,
        is_signed: bool,
        bits: u32,
    ) -> Result<(Value<'c>, Value<'c>)> {
        let (scalar, wide) = (left.ty().scalar(), self.context.int_type(2 * bits)?);
        let extend = if is_signed { Opcode::SExt } else { Opcode::ZExt };
        let (left, right) = (self.emit.cast(extend, left, wide)?, self.emit.cast(extend, right, wide)?);
        let product = self.emit.binary(Opcode::Mul, left, right)?;
        let result = self.emit.cast(Opcode::Trunc, product, scalar)?;
        let again = self.emit.cast(extend, result, wide)?;
        Ok((result, self.emit.icmp(IntPredicate::Ne, again, product)?))
    }

    /// A 128-bit product, and whether it overflows: if both high halves are nonzero, or a product of one high
    /// and one low half exceeds 64 bits.
    fn product_of_halves(&mut self, left: Value<'c>, right: Value<'c>) -> Result<(Value<'c>, Value<'c>)> {
        let ty = left.ty();
        let (word, low_half) = (self.splat(ty, &[64])?, self.splat(ty, &[u64::MAX])?);
        let zero = self.splat(ty, &[0])?;
        let (high_left, high_right) =
            (self.emit.binary(Opcode::LShr, left, word)?, self.emit.binary(Opcode::LShr, right, word)?);
        let (low_left, low_right) =
            (self.emit.binary(Opcode::And, left, low_half)?, self.emit.binary(Opcode::And, right, low_half)?);
        let result = self.emit.binary(Opcode::Mul, left, right)?;
        let uses_left = self.emit.icmp(IntPredicate::Ne, high_left, zero)?;
        let uses_right = self.emit.icmp(IntPredicate::Ne, high_right, zero)?;
        let mut overflows = self.emit.binary(Opcode::And, uses_left, uses_right)?;
        let lowest = self.emit.binary(Opcode::Mul, low_left, low_right)?;
        let mut carry = self.emit.binary(Opcode::LShr, lowest, word)?;
        for (high, low) in [(high_left, low_right), (high_right, low_left)] {
            // The carry has 64 bits at most, so this sum does not overflow.
            let product = self.emit.binary(Opcode::Mul, high, low)?;
            let sum = self.emit.binary(Opcode::Add, product, carry)?;
            let beyond = self.emit.binary(Opcode::LShr, sum, word)?;
            let reaches = self.emit.icmp(IntPredicate::Ne, beyond, zero)?;
            overflows = self.emit.binary(Opcode::Or, overflows, reaches)?;
            carry = self.emit.binary(Opcode::And, sum, low_half)?;
        }
        Ok((result, overflows))
    }
}
