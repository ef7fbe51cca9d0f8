//! Integer arithmetic that reports overflow, where SPIR-V has no instruction for it.

use super::Lowerer;
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::table::intrinsic::OverflowOperation as O;
use crate::writer::operands::arguments;

/// Maximum width of factors whose product is computed in an integer of twice the width.
const WIDEST_FACTOR: u32 = 64;

impl<'c> Lowerer<'c, '_> {
    /// Expands an operation with overflow detection; returns false if an instruction computes both results.
    pub(super) fn overflow(&mut self, call: Value<'c>, operation: O) -> Result<bool> {
        let [left, right] = arguments(call)?;
        let scalar = left.ty().scalar();
        let Some(bits) = scalar.int_bits() else { return Ok(false) };
        let (result, overflows) = match operation {
            _ if bits == 1 => self.overflow_of_booleans(operation, left, right)?,
            O::SAdd | O::SSub => self.signed_sum(left, right, operation == O::SAdd)?,
            _ if self.legality.is_legal(scalar) => return Ok(false),
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

    /// Operations on `i1`, in which true is 1 if unsigned and -1 if signed.
    fn overflow_of_booleans(
        &mut self,
        operation: O,
        a: Value<'c>,
        b: Value<'c>,
    ) -> Result<(Value<'c>, Value<'c>)> {
        match operation {
            O::SAdd | O::UAdd => {
                Ok((self.emit.binary(Opcode::Xor, a, b)?, self.emit.binary(Opcode::And, a, b)?))
            }
            O::SSub | O::USub => {
                let not_a = self.not(a)?;
                Ok((self.emit.binary(Opcode::Xor, a, b)?, self.emit.binary(Opcode::And, not_a, b)?))
            }
            O::SMul | O::UMul => {
                let product = self.emit.binary(Opcode::And, a, b)?;
                // -1 * -1 is 1, which a signed `i1` cannot represent.
                let overflows = if operation == O::SMul { product } else { self.splat(a.ty(), &[0])? };
                Ok((product, overflows))
            }
        }
    }

    /// A signed sum or difference, and whether it overflows: it does if its sign differs from both operands'
    /// signs, where the sign of a subtrahend is inverted.
    pub(super) fn signed_sum(
        &mut self,
        left: Value<'c>,
        right: Value<'c>,
        is_sum: bool,
    ) -> Result<(Value<'c>, Value<'c>)> {
        let opcode = if is_sum { Opcode::Add } else { Opcode::Sub };
        let result = self.emit.binary(opcode, left, right)?;
        let changed = self.emit.binary(Opcode::Xor, left, result)?;
        let other = if is_sum { result } else { left };
        let other = self.emit.binary(Opcode::Xor, right, other)?;
        let both = self.emit.binary(Opcode::And, changed, other)?;
        Ok((result, self.is_negative(both)?))
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
