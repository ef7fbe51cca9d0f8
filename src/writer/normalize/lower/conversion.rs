//! Saturating conversions to integers of widths that OpenCL.std lacks.

use super::{Lowerer, argument};
use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode, Value};
use crate::table::intrinsic::{FixedPoint, WIDTHS_OF_OPENCL};
use crate::writer::normalize::form::WORD;
use crate::writer::normalize::replace;

/// The saturating conversion intrinsic.
fn saturating_name(is_signed: bool) -> &'static str {
    if is_signed { "llvm.fptosi.sat" } else { "llvm.fptoui.sat" }
}

impl<'c> Lowerer<'c, '_> {
    /// A saturating conversion to a narrow integer: a conversion to a wider integer, clamped to the range.
    pub(super) fn saturating_conversion(&mut self, call: Value<'c>, is_signed: bool) -> Result<bool> {
        let (value, ty) = (argument(call, 0)?, call.ty());
        let scalar = ty.scalar();
        let is_narrow = |bits: &u32| (2..WORD).contains(bits) && !WIDTHS_OF_OPENCL.contains(bits);
        let Some(bits) = scalar.int_bits().filter(is_narrow) else { return Ok(false) };
        if let Some(extension) = self.only_extension(call, is_signed) {
            return self.extended_saturating_conversion(call, extension, bits, is_signed);
        }
        let wide = self.emit.shaped(self.holder(bits)?, call)?;
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
}
