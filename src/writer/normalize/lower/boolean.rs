//! Shifts of booleans as the Khronos translator has them: by way of integers, and in one direction, since no bit moves.
//!
//! Rule of this file: what only widens the result to such an integer takes the shifted one.

use super::Lowerer;
use crate::error::Result;
use crate::llvm::{Block, IntPredicate, Opcode, Value};
use crate::writer::location;
use crate::writer::normalize::emit::splat;
use crate::writer::normalize::replace_unnamed;
use crate::writer::operands::operands;

impl<'c> Lowerer<'c, '_> {
    /// Rewrites the shifts of booleans to the left and those that do not copy a sign, where the Khronos translator's habits are
    /// followed.
    ///
    /// # Errors
    /// Never in practice.
    pub(super) fn boolean_shifts(&mut self) -> Result<bool> {
        if self.emulates.is_none() {
            return Ok(false);
        }
        let instructions = self.module.functions().flat_map(Value::blocks).flat_map(Block::instructions);
        let is_shift = |of: &Value<'c>| matches!(of.opcode(), Some(Opcode::Shl | Opcode::LShr));
        let shifts: Vec<Value<'c>> =
            instructions.filter(|of| is_shift(of) && of.ty().is_bool_or_bools()).collect();
        for shift in &shifts {
            self.boolean_shift(*shift).map_err(|error| error.at(location::of_instruction(*shift)))?;
        }
        Ok(!shifts.is_empty())
    }

    fn boolean_shift(&mut self, shift: Value<'c>) -> Result<()> {
        let [base, distance] = operands(shift)?;
        self.emit.builder.position_before(shift);
        self.emit.builder.set_debug_location(shift.debug_location());
        let ty = self.emit.shaped(self.context.i32_type(), shift)?;
        let (one, zero) = (splat(ty, 1)?, splat(ty, 0)?);
        let [base, distance] = [base, distance].map(|boolean| match boolean.int_value() {
            Some(0) => Ok(zero),
            Some(_) => Ok(one),
            None => self.emit.builder.select(boolean, one, zero),
        });
        let shifted = self.emit.builder.binary(Opcode::LShr, base?, distance?)?;
        let widened = |user: &Value<'c>| user.opcode() == Some(Opcode::ZExt) && user.ty() == ty;
        for user in shift.users().filter(widened).collect::<Vec<_>>() {
            replace_unnamed(user, shifted)?;
        }
        if shift.is_used() {
            let is_set = self.emit.icmp(IntPredicate::Ne, shifted, zero)?;
            return replace_unnamed(shift, is_set);
        }
        shift.erase();
        Ok(())
    }
}
