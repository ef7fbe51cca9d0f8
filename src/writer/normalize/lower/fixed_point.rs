//! Fixed-point multiplication and division, computed in wider integers.

use super::{Lowerer, argument};
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Opcode, Type, Value};
use crate::table::intrinsic::FixedPoint;
use crate::writer::normalize::replace;
use crate::writer::operands::arguments;

/// Maximum width of a product or dividend.
const WIDEST_PRODUCT: u32 = 128;
const WIDEST_DIVIDEND: u32 = 64;

/// The operands of a call: two numbers, their width, and the number of fraction bits.
struct Operands<'c> {
    left: Value<'c>,
    right: Value<'c>,
    bits: u32,
    scale: u32,
}

fn operands<'c>(call: Value<'c>) -> Result<Operands<'c>> {
    let [left, right] = arguments(call)?;
    let bits = left.ty().scalar().int_bits();
    let scale = argument(call, 2)?.u32_value();
    match (bits, scale) {
        (Some(bits), Some(scale)) => Ok(Operands { left, right, bits, scale }),
        _ => Err(Error::internal("operands in fixed point that are no integers")),
    }
}

#[cold]
fn too_wide(call: Value<'_>, bits: u32) -> Error {
    let name = call.called_function().and_then(Value::intrinsic_name).unwrap_or_default();
    Error::unsupported(format!("the intrinsic {name} of {bits} bits"))
}

impl<'c> Lowerer<'c, '_> {
    /// `llvm.smul.fix`, `llvm.umul.fix` and their saturating variants.
    pub(super) fn fixed_point_product(&mut self, call: Value<'c>, numbers: FixedPoint) -> Result<()> {
        let Operands { left, right, bits, scale } = operands(call)?;
        let wide = 2 * bits;
        if wide > WIDEST_PRODUCT {
            return Err(too_wide(call, bits));
        }
        let scalar = self.context.int_type(wide)?;
        let extend = if numbers.is_signed { Opcode::SExt } else { Opcode::ZExt };
        let (left, right) = (self.emit.cast(extend, left, scalar)?, self.emit.cast(extend, right, scalar)?);
        let product = self.emit.binary(Opcode::Mul, left, right)?;
        let shift = if numbers.is_signed { Opcode::AShr } else { Opcode::LShr };
        let distance = self.splat(product.ty(), &[scale.into()])?;
        let value = if scale == 0 { product } else { self.emit.binary(shift, product, distance)? };
        let value = self.in_range(value, bits, numbers)?;
        let value = self.emit.cast(Opcode::Trunc, value, call.ty().scalar())?;
        replace(call, value)
    }

    /// `llvm.sdiv.fix`, `llvm.udiv.fix` and their saturating variants.
    pub(super) fn fixed_point_quotient(&mut self, call: Value<'c>, numbers: FixedPoint) -> Result<()> {
        let Operands { left, right, bits, scale } = operands(call)?;
        // The minimum divided by minus one needs one more bit.
        let wide = bits.saturating_add(scale).saturating_add(1);
        if wide > WIDEST_DIVIDEND {
            return Err(too_wide(call, bits));
        }
        let scalar = self.context.int_type(wide.next_power_of_two().max(8))?;
        let (extend, divide) = match numbers.is_signed {
            true => (Opcode::SExt, Opcode::SDiv),
            false => (Opcode::ZExt, Opcode::UDiv),
        };
        let (left, right) = (self.emit.cast(extend, left, scalar)?, self.emit.cast(extend, right, scalar)?);
        let left = self.emit.shift(Opcode::Shl, left, scale)?;
        let value = self.emit.binary(divide, left, right)?;
        let value = self.in_range(value, bits, numbers)?;
        let value = self.emit.cast(Opcode::Trunc, value, call.ty().scalar())?;
        replace(call, value)
    }

    /// A wide number, clamped to the range of the narrow type if results saturate.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn in_range(&mut self, value: Value<'c>, bits: u32, numbers: FixedPoint) -> Result<Value<'c>> {
        if !numbers.saturates {
            return Ok(value);
        }
        let (least, most) = self.range(value.ty(), bits, numbers.is_signed)?;
        let (below, above) = match numbers.is_signed {
            true => (IntPredicate::Slt, IntPredicate::Sgt),
            false => (IntPredicate::Ult, IntPredicate::Ugt),
        };
        let is_above = self.emit.icmp(above, value, most)?;
        let value = self.emit.select(is_above, most, value)?;
        if !numbers.is_signed {
            return Ok(value);
        }
        let is_below = self.emit.icmp(below, value, least)?;
        self.emit.select(is_below, least, value)
    }

    /// The minimum and maximum of a width, as constants of a type that is at least as wide.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn range(&self, ty: Type<'c>, bits: u32, is_signed: bool) -> Result<(Value<'c>, Value<'c>)> {
        let magnitude = if is_signed { bits.saturating_sub(1) } else { bits };
        let most = if magnitude >= 128 { u128::MAX } else { (1 << magnitude) - 1 };
        let words = |number: u128| [number as u64, (number >> 64) as u64];
        let least = if is_signed { !most } else { 0 };
        Ok((self.splat(ty, &words(least))?, self.splat(ty, &words(most))?))
    }
}
