//! Stores of numbers to where integers of greater widths lie, of which they are parts.

use super::super::context::Writer;
use super::bytes::Address;
use crate::error::Result;
use crate::llvm::Type;
use crate::spirv::{Id, op};
use rspirv::spirv::StorageClass;

impl<'c> Writer<'c, '_> {
    /// Stores a number to where an integer of a greater width lies, in which it replaces its bits; returns whether it does. Only where no
    /// other invocation may write the other bits meanwhile.
    pub(super) fn store_of_wider(
        &mut self,
        address: &Address<'c>,
        ty: Type<'c>,
        value: Id,
        access: &[u32],
    ) -> Result<bool> {
        let Some(bits) = ty.scalar_bits().filter(|bits| !ty.is_vector() && !ty.is_pointer() && *bits >= 8)
        else {
            return Ok(false);
        };
        let root = self.type_in_shader(address.root)?;
        let own = [StorageClass::Function, StorageClass::Private].map(|class| class as u32);
        if !own.contains(&self.class_of_pointer(root)?) {
            return Ok(false);
        }
        for width in [16_u32, 32, 64].into_iter().filter(|width| *width > bits) {
            let whole = self.context.int_type(width)?;
            let within = address.bytes.rem_euclid(i64::from(width / 8));
            let place = Address { bytes: address.bytes - within, ..address.clone() };
            let Some(pointer) = self.pointer_at(&place, whole)? else { continue };
            let held = self.data_type(pointer)?;
            let number = self.declare(op::TypeInt, &[width, 0])?;
            let narrow = self.declare(op::TypeInt, &[bits, 0])?;
            let distance = within.cast_unsigned() * 8;
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
            return Ok(true);
        }
        Ok(false)
    }
}
