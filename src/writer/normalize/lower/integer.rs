//! Integer intrinsics without an instruction, or on widths that their instruction does not take.

use super::Lowerer;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Type, Value};
use crate::table::intrinsic::{FixedPoint, IntegerOperation as I, WIDTHS_OF_OPENCL};
use crate::writer::normalize::form::WORD;
use crate::writer::normalize::replace;
use crate::writer::operands::arguments;

/// Maximum width that expansions support: [`Lowerer::range`] computes its bounds in 128 bits.
const WIDEST: u32 = 128;

/// The comparison under which a minimum or maximum selects its left operand.
fn chosen_by(operation: I) -> Option<IntPredicate> {
    match operation {
        I::UMin => Some(IntPredicate::Ult),
        I::UMax => Some(IntPredicate::Ugt),
        I::SMin => Some(IntPredicate::Slt),
        I::SMax => Some(IntPredicate::Sgt),
        _ => None,
    }
}

impl<'c> Lowerer<'c, '_> {
    /// Expands an integer intrinsic; returns false if an instruction computes it.
    pub(super) fn integer(&mut self, call: Value<'c>, operation: I) -> Result<bool> {
        let [operand] = arguments(call)?;
        let bits = operand.ty().scalar().int_bits().filter(|bits| *bits <= WIDEST);
        let Some(bits) = bits else { return Ok(false) };
        if self.has_instruction(call, operation, bits)? {
            return Ok(false);
        }
        let value = match bits {
            1 => self.of_booleans(call, operation)?,
            _ => self.expanded(call, operation, bits)?,
        };
        replace(call, value)?;
        Ok(true)
    }

    /// Whether SPIR-V has an instruction for an intrinsic on integers of a width.
    fn has_instruction(&mut self, call: Value<'c>, operation: I, bits: u32) -> Result<bool> {
        let is_standard = WIDTHS_OF_OPENCL.contains(&bits);
        Ok(match operation {
            I::BitReverse => {
                bits > 1
                    && self.instructions.bit_reverse
                    && (is_standard || self.legality.is_legal(call.ty().scalar()))
                    // Vulkan reverses 32 bits.
                    && (self.instructions.opencl_std || bits == 32)
            }
            I::FunnelShiftLeft | I::FunnelShiftRight => {
                let [high, low, distance] = arguments(call)?;
                is_standard && self.instructions.opencl_std && high == low && !distance.is_constant()
            }
            // OpBitCount is a core instruction, and GLSL.std.450 has minimum and maximum.
            // Vulkan counts the bits of 32.
            I::CountOnes => is_standard && (self.instructions.opencl_std || bits == 32),
            I::SMin | I::SMax | I::UMin | I::UMax => is_standard,
            _ => is_standard && self.instructions.opencl_std && operation.instruction().is_some(),
        })
    }

    fn expanded(&mut self, call: Value<'c>, operation: I, bits: u32) -> Result<Value<'c>> {
        let [a] = arguments(call)?;
        match operation {
            I::SMin | I::SMax | I::UMin | I::UMax => {
                let [a, b] = arguments(call)?;
                let predicate =
                    chosen_by(operation).ok_or_else(|| Error::internal("an extremum without an order"))?;
                let is_left = self.emit.icmp(predicate, a, b)?;
                self.emit.select(is_left, a, b)
            }
            I::Abs => {
                let zero = self.splat(a.ty(), &[0])?;
                let negated = self.emit.binary(Opcode::Sub, zero, a)?;
                let is_negative = self.is_negative(a)?;
                self.emit.select(is_negative, negated, a)
            }
            I::CountLeadingZeros | I::CountTrailingZeros | I::CountOnes | I::BitReverse | I::ByteSwap => {
                self.counted_or_permuted(operation, bits, a)
            }
            I::FunnelShiftLeft | I::FunnelShiftRight => {
                self.funnel_shift(arguments(call)?, operation == I::FunnelShiftLeft, bits)
            }
            I::SCompare | I::UCompare => self.three_way(call, operation == I::SCompare),
            I::SShlSaturated | I::UShlSaturated => self.saturated_shift(call, operation == I::SShlSaturated),
            I::SAddSaturated | I::SSubSaturated => {
                self.saturated_sum(call, operation == I::SAddSaturated, bits)
            }
            I::UAddSaturated => {
                let [a, b] = arguments(call)?;
                let sum = self.emit.binary(Opcode::Add, a, b)?;
                let overflows = self.emit.icmp(IntPredicate::Ult, sum, a)?;
                let most = self.all_ones(sum.ty())?;
                self.emit.select(overflows, most, sum)
            }
            I::USubSaturated => {
                let [a, b] = arguments(call)?;
                self.difference_or_zero(a, b)
            }
        }
    }

    /// The difference of unsigned integers, or zero if it is negative.
    pub(super) fn difference_or_zero(&mut self, a: Value<'c>, b: Value<'c>) -> Result<Value<'c>> {
        let zero = self.splat(a.ty(), &[0])?;
        let difference = self.emit.binary(Opcode::Sub, a, b)?;
        let below = self.emit.icmp(IntPredicate::Ult, a, b)?;
        self.emit.select(below, zero, difference)
    }

    /// An intrinsic on `i1`, whose set bit is 1 if unsigned and -1 if signed.
    fn of_booleans(&mut self, call: Value<'c>, operation: I) -> Result<Value<'c>> {
        let [a] = arguments(call)?;
        match operation {
            I::SMin | I::SMax | I::UMin | I::UMax => {
                let [a, b] = arguments(call)?;
                self.boolean_extremum(operation, a, b)
            }
            I::Abs | I::CountOnes | I::BitReverse => Ok(a),
            I::CountLeadingZeros | I::CountTrailingZeros => self.not(a),
            // Every shift amount is 0 modulo the width of 1.
            I::FunnelShiftLeft | I::SShlSaturated | I::UShlSaturated => Ok(a),
            I::FunnelShiftRight => arguments(call).map(|[_, b]| b),
            I::SAddSaturated | I::UAddSaturated => {
                let [a, b] = arguments(call)?;
                self.emit.binary(Opcode::Or, a, b)
            }
            I::SSubSaturated | I::USubSaturated => {
                let [a, b] = arguments(call)?;
                let not_b = self.not(b)?;
                self.emit.binary(Opcode::And, a, not_b)
            }
            I::SCompare | I::UCompare => {
                let [a, b] = arguments(call)?;
                let (minus_one, zero) = (self.all_ones(call.ty())?, self.splat(call.ty(), &[0])?);
                let one = self.splat(call.ty(), &[1])?;
                let (only_a, only_b) =
                    if operation == I::SCompare { (minus_one, one) } else { (one, minus_one) };
                let differ = self.emit.binary(Opcode::Xor, a, b)?;
                let order = self.emit.select(a, only_a, only_b)?;
                self.emit.select(differ, order, zero)
            }
            I::ByteSwap => Err(Error::unsupported("llvm.bswap of i1")),
        }
    }

    /// The minimum or maximum of booleans.
    ///
    /// # Errors
    /// Internal for any other operation.
    pub(super) fn boolean_extremum(&mut self, operation: I, a: Value<'c>, b: Value<'c>) -> Result<Value<'c>> {
        let opcode = match operation {
            // As a signed integer, true is -1.
            I::SMin | I::UMax => Opcode::Or,
            I::SMax | I::UMin => Opcode::And,
            _ => return Err(Error::internal("no minimum or maximum")),
        };
        self.emit.binary(opcode, a, b)
    }

    /// The inverse of booleans.
    pub(super) fn not(&mut self, value: Value<'c>) -> Result<Value<'c>> {
        let truth = self.splat(value.ty(), &[1])?;
        self.emit.binary(Opcode::Xor, value, truth)
    }

    /// A three-way comparison: -1, 0 or 1.
    fn three_way(&mut self, call: Value<'c>, is_signed: bool) -> Result<Value<'c>> {
        let [left, right] = arguments(call)?;
        let (at_most, below) = match is_signed {
            true => (IntPredicate::Sle, IntPredicate::Slt),
            false => (IntPredicate::Ule, IntPredicate::Ult),
        };
        let (minus_one, zero) = (self.all_ones(call.ty())?, self.splat(call.ty(), &[0])?);
        let one = self.splat(call.ty(), &[1])?;
        let is_at_most = self.emit.icmp(at_most, left, right)?;
        let is_below = self.emit.icmp(below, left, right)?;
        let not_above = self.emit.select(is_below, minus_one, zero)?;
        self.emit.select(is_at_most, not_above, one)
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
        let bits = value.ty().scalar().int_bits();
        let bits =
            bits.ok_or_else(|| Error::internal("saturating arithmetic on values that are no integers"))?;
        let (least, most) = self.range(value.ty(), bits, is_signed)?;
        if !is_signed {
            return Ok(most);
        }
        let is_negative = self.is_negative(value)?;
        self.emit.select(is_negative, least, most)
    }

    pub(super) fn is_negative(&mut self, value: Value<'c>) -> Result<Value<'c>> {
        let zero = self.splat(value.ty(), &[0])?;
        self.emit.icmp(IntPredicate::Slt, value, zero)
    }

    /// A saturating sum or difference of signed integers: clamped in a wider integer, which holds the exact
    /// result, or else the end of the range if it overflows.
    fn saturated_sum(&mut self, call: Value<'c>, is_sum: bool, bits: u32) -> Result<Value<'c>> {
        let [left, right] = arguments(call)?;
        if bits < WORD && !WIDTHS_OF_OPENCL.contains(&bits) {
            let wide = self.holder(bits)?;
            let (left, right) =
                (self.emit.cast(Opcode::SExt, left, wide)?, self.emit.cast(Opcode::SExt, right, wide)?);
            let exact = self.emit.binary(if is_sum { Opcode::Add } else { Opcode::Sub }, left, right)?;
            let bounded = self.in_range(exact, bits, FixedPoint { is_signed: true, saturates: true })?;
            return self.emit.cast(Opcode::Trunc, bounded, call.ty().scalar());
        }
        let (result, overflows) = self.signed_sum(left, right, is_sum)?;
        let end = self.end_by_sign(left, true)?;
        self.emit.select(overflows, end, result)
    }

    /// The smallest integer type of at least a width, at most 64, that OpenCL.std supports.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn holder(&self, bits: u32) -> Result<Type<'c>> {
        self.context.int_type(bits.next_power_of_two().max(8))
    }
}
