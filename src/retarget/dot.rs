//! Integer dot products, by their products.

use super::emit::{Emitter, Shape, WORD};
use crate::error::Result;
use crate::spirv::{Id, Instruction, op};

/// Number and width of the components that a packed operand has.
const PACKED: (u32, u32) = (4, 8);

impl Emitter<'_> {
    /// OpSDot and its kin: the components are extended to the width of the result, multiplied and added.
    pub(super) fn dot(&mut self, one: Instruction<'_>, signs: [bool; 2], accumulates: bool) -> Result<()> {
        let (left, right) = (one.id(0)?, one.id(1)?);
        let result = self.result_shape(one)?;
        let from = self.shape_of(left)?;
        let lanes = if from.is_vector { from.lanes } else { PACKED.0 };
        let mut sum: Option<Id> = None;
        for lane in 0..lanes {
            let a = self.component(left, from, lane, result, signs[0])?;
            let b = self.component(right, from, lane, result, signs[1])?;
            let product = self.op(op::IMul, result.ty, &[a, b])?;
            sum = Some(match sum {
                Some(sum) => self.op(op::IAdd, result.ty, &[sum, product])?,
                None => product,
            });
        }
        let sum = match sum {
            Some(sum) => sum,
            None => self.number(result, 0)?,
        };
        if accumulates {
            let total = self.saturated_sum(sum, one.id(2)?, result, signs[0])?;
            return self.define(one, total);
        }
        self.define(one, sum)
    }

    /// A component of an operand at the width of the result.
    fn component(&mut self, of: Id, from: Shape, lane: u32, result: Shape, is_signed: bool) -> Result<Id> {
        let wide = self.int(result.bits)?;
        if from.is_vector {
            let scalar = Shape { ty: from.scalar, lanes: 1, is_vector: false, ..from };
            let value = self.extract(scalar.ty, of, lane)?;
            return self.converted(value, scalar, wide, is_signed);
        }
        let word = self.int(WORD)?;
        let up = self.number(word, u64::from(WORD - PACKED.1 * (lane + 1)))?;
        let down = self.number(word, u64::from(WORD - PACKED.1))?;
        let raised = self.op(op::ShiftLeftLogical, word.ty, &[of, up])?;
        let opcode = if is_signed { op::ShiftRightArithmetic } else { op::ShiftRightLogical };
        let value = self.op(opcode, word.ty, &[raised, down])?;
        self.converted(value, word, wide, is_signed)
    }

    /// A sum, or the end of the range that it leaves.
    fn saturated_sum(&mut self, a: Id, b: Id, shape: Shape, is_signed: bool) -> Result<Id> {
        let truth = self.boolean()?;
        let sum = self.op(op::IAdd, shape.ty, &[a, b])?;
        if !is_signed {
            let all = self.number(shape, u64::MAX)?;
            let is_over = self.op(op::ULessThan, truth.ty, &[sum, a])?;
            return self.op(op::Select, shape.ty, &[is_over, all, sum]);
        }
        // It overflows if both operands have the sign that the sum does not have.
        let (from_a, from_b) =
            (self.op(op::BitwiseXor, shape.ty, &[a, sum])?, self.op(op::BitwiseXor, shape.ty, &[b, sum])?);
        let both = self.op(op::BitwiseAnd, shape.ty, &[from_a, from_b])?;
        let zero = self.number(shape, 0)?;
        let is_over = self.op(op::SLessThan, truth.ty, &[both, zero])?;
        let last = self.number(shape, u64::from(shape.bits - 1))?;
        let sign = self.op(op::ShiftRightArithmetic, shape.ty, &[a, last])?;
        let greatest = self.number(shape, (1 << (shape.bits - 1)) - 1)?;
        let end = self.op(op::BitwiseXor, shape.ty, &[sign, greatest])?;
        self.op(op::Select, shape.ty, &[is_over, end, sum])
    }

    /// The shape of an instruction's result.
    pub(super) fn result_shape(&self, one: Instruction<'_>) -> Result<Shape> {
        let ty = one.required_type()?;
        self.shape(ty).ok_or_else(|| crate::error::Error::unsupported("a result that is no number"))
    }
}
