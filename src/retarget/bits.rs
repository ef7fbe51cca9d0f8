//! Bits by masks and shifts, and conversions to and from bfloat16.

use super::emit::{Emitter, Shape, WORD};
use crate::error::Result;
use crate::spirv::{Id, Instruction, op};

/// The lowest of the bits that distinguish quiet from other NaNs, in the upper half of a float.
const QUIET: u64 = 0x40;

impl Emitter<'_> {
    fn shift(&mut self, shape: Shape, value: Id, left: bool, by: u64) -> Result<Id> {
        let by = self.number(shape, by)?;
        let opcode = if left { op::ShiftLeftLogical } else { op::ShiftRightLogical };
        self.op(opcode, shape.ty, &[value, by])
    }

    /// OpBitReverse: exchanges adjacent bits, then pairs of bits, and so on up to the halves.
    pub(super) fn bit_reverse(&mut self, one: Instruction<'_>) -> Result<()> {
        let mut value = one.id(0)?;
        let shape = self.shape_of(value)?;
        let mut group = 1;
        while group < shape.bits {
            // The lower group of each pair.
            let starts = (0..shape.bits).step_by(2 * group as usize);
            let mask = starts.fold(0, |mask, start| mask | ((1u64 << group) - 1) << start);
            let mask = self.number(shape, mask)?;
            let low = self.op(op::BitwiseAnd, shape.ty, &[value, mask])?;
            let raised = self.shift(shape, low, true, group.into())?;
            let lowered = self.shift(shape, value, false, group.into())?;
            let high = self.op(op::BitwiseAnd, shape.ty, &[lowered, mask])?;
            value = self.op(op::BitwiseOr, shape.ty, &[high, raised])?;
            group *= 2;
        }
        self.define(one, value)
    }

    /// An offset or a count of bits, at the width of what it belongs to and the same for all components.
    fn place(&mut self, value: Id, shape: Shape) -> Result<Id> {
        let from = self.shape_of(value)?;
        let scalar = Shape { ty: shape.scalar, lanes: 1, is_vector: false, ..shape };
        let to = self.int(scalar.bits)?;
        let value = self.converted(value, from, to, false)?;
        self.splat(value, shape)
    }

    /// A distance modulo the width, so that no shift is undefined.
    fn within(&mut self, shape: Shape, distance: Id) -> Result<Id> {
        let last = self.number(shape, u64::from(shape.bits - 1))?;
        self.op(op::BitwiseAnd, shape.ty, &[distance, last])
    }

    /// `value` where `count` is not zero, otherwise zero.
    fn unless_empty(&mut self, shape: Shape, count: Id, value: Id) -> Result<Id> {
        let (zero, truth) = (self.number(shape, 0)?, self.boolean()?);
        let truth = self.shaped(truth, shape)?;
        let is_empty = self.op(op::IEqual, truth.ty, &[count, zero])?;
        self.op(op::Select, shape.ty, &[is_empty, zero, value])
    }

    /// OpBitFieldInsert. Offset and count reach at most to the end, and an empty field may begin there.
    pub(super) fn bit_field_insert(&mut self, one: Instruction<'_>) -> Result<()> {
        let (base, insert) = (one.id(0)?, one.id(1)?);
        let shape = self.shape_of(base)?;
        let (offset, count) = (self.place(one.id(2)?, shape)?, self.place(one.id(3)?, shape)?);
        let (all, width) = (self.number(shape, u64::MAX)?, self.number(shape, shape.bits.into())?);
        let rest = self.op(op::ISub, shape.ty, &[width, count])?;
        let (rest, offset) = (self.within(shape, rest)?, self.within(shape, offset)?);
        let low = self.op(op::ShiftRightLogical, shape.ty, &[all, rest])?;
        let low = self.unless_empty(shape, count, low)?;
        let mask = self.op(op::ShiftLeftLogical, shape.ty, &[low, offset])?;
        let others = self.op(op::Not, shape.ty, &[mask])?;
        let kept = self.op(op::BitwiseAnd, shape.ty, &[base, others])?;
        let moved = self.op(op::ShiftLeftLogical, shape.ty, &[insert, offset])?;
        let field = self.op(op::BitwiseAnd, shape.ty, &[moved, mask])?;
        self.rewrite.push_as(one, op::BitwiseOr, &[kept.0, field.0])
    }

    /// OpBitFieldSExtract and OpBitFieldUExtract.
    pub(super) fn bit_field_extract(&mut self, one: Instruction<'_>, is_signed: bool) -> Result<()> {
        let base = one.id(0)?;
        let shape = self.shape_of(base)?;
        let (offset, count) = (self.place(one.id(1)?, shape)?, self.place(one.id(2)?, shape)?);
        let width = self.number(shape, shape.bits.into())?;
        let rest = self.op(op::ISub, shape.ty, &[width, count])?;
        let above = self.op(op::ISub, shape.ty, &[rest, offset])?;
        let (rest, above) = (self.within(shape, rest)?, self.within(shape, above)?);
        let raised = self.op(op::ShiftLeftLogical, shape.ty, &[base, above])?;
        let opcode = if is_signed { op::ShiftRightArithmetic } else { op::ShiftRightLogical };
        let field = self.op(opcode, shape.ty, &[raised, rest])?;
        let field = self.unless_empty(shape, count, field)?;
        self.define(one, field)
    }

    /// OpIMul32x16INTEL and OpUMul32x16INTEL.
    pub(super) fn product_32x16(&mut self, one: Instruction<'_>, is_signed: bool) -> Result<()> {
        let (left, right) = (one.id(0)?, one.id(1)?);
        let shape = self.shape_of(right)?;
        let raised = self.shift(shape, right, true, 16)?;
        let by = self.number(shape, 16)?;
        let opcode = if is_signed { op::ShiftRightArithmetic } else { op::ShiftRightLogical };
        let low = self.op(opcode, shape.ty, &[raised, by])?;
        self.rewrite.push_as(one, op::IMul, &[left.0, low.0])
    }

    /// OpConvertFToBF16INTEL: to the nearest, of two to the even one; a NaN stays one.
    pub(super) fn bfloat16_of_float(&mut self, one: Instruction<'_>) -> Result<()> {
        let value = one.id(0)?;
        let float = self.shape_of(value)?;
        let word = self.int(WORD)?;
        let word = self.shaped(word, float)?;
        let truth = self.boolean()?;
        let truth = self.shaped(truth, float)?;
        let bits = self.op(op::Bitcast, word.ty, &[value])?;
        let upper = self.shift(word, bits, false, 16)?;
        let one_bit = self.number(word, 1)?;
        let odd = self.op(op::BitwiseAnd, word.ty, &[upper, one_bit])?;
        let half = self.number(word, 0x7FFF)?;
        let rounding = self.op(op::IAdd, word.ty, &[odd, half])?;
        let sum = self.op(op::IAdd, word.ty, &[bits, rounding])?;
        let rounded = self.shift(word, sum, false, 16)?;
        let quiet = self.number(word, QUIET)?;
        let nan = self.op(op::BitwiseOr, word.ty, &[upper, quiet])?;
        let is_nan = self.op(op::IsNan, truth.ty, &[value])?;
        let result = self.op(op::Select, word.ty, &[is_nan, nan, rounded])?;
        self.rewrite.push_as(one, op::UConvert, &[result.0])
    }

    /// OpConvertBF16ToFINTEL.
    pub(super) fn float_of_bfloat16(&mut self, one: Instruction<'_>) -> Result<()> {
        let value = one.id(0)?;
        let narrow = self.shape_of(value)?;
        let word = self.int(WORD)?;
        let word = self.shaped(word, narrow)?;
        let wide = self.op(op::UConvert, word.ty, &[value])?;
        let bits = self.shift(word, wide, true, 16)?;
        self.rewrite.push_as(one, op::Bitcast, &[bits.0])
    }
}
