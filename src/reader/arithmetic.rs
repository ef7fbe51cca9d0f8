//! Spec: "Arithmetic Instructions" and "Bit Instructions" that need custom code.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{FloatPredicate, IntPredicate, Opcode as LlvmOpcode, Value, flags};
use crate::spirv::Instruction;
use crate::table::form::{Flags, Overflow};

impl<'c, 'm> Reader<'c, 'm> {
    /// A shift; its amount is unsigned and is extended or truncated to the base's width.
    pub(super) fn shift(&mut self, instruction: Instruction<'m>, opcode: LlvmOpcode) -> Result<()> {
        let base = self.operand(instruction, 0)?;
        let mut shift = self.operand(instruction, 1)?;
        let widths = (base.ty().scalar().int_bits(), shift.ty().scalar().int_bits());
        let (Some(base_bits), Some(shift_bits)) = widths else {
            return Err(Error::internal("a shift of something that is no integer"));
        };
        if base_bits != shift_bits {
            let cast = if shift_bits < base_bits { LlvmOpcode::ZExt } else { LlvmOpcode::Trunc };
            shift = self.builder.cast(cast, shift, base.ty())?;
            self.mark_op(shift, instruction);
        }
        let result = self.builder.binary(opcode, base, shift)?;
        let kind = if opcode == LlvmOpcode::Shl { Flags::Wrap } else { Flags::None };
        self.define_computed(instruction, kind, result)
    }

    /// Remainder with the divisor's sign: the divisor is added to a nonzero remainder of the other sign.
    pub(super) fn s_mod(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (dividend, divisor) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let zero = dividend.ty().null()?;
        let remainder = self.builder.binary(LlvmOpcode::SRem, dividend, divisor)?;
        let signs = self.builder.binary(LlvmOpcode::Xor, dividend, divisor)?;
        let differ = self.builder.icmp(IntPredicate::Slt, signs, zero)?;
        let nonzero = self.builder.icmp(IntPredicate::Ne, remainder, zero)?;
        let sum = self.builder.binary(LlvmOpcode::Add, remainder, divisor)?;
        sum.set_flags(flags::NSW);
        let adjust = self.builder.binary(LlvmOpcode::And, differ, nonzero)?;
        let result = self.builder.select(adjust, sum, remainder)?;
        self.expanded(instruction, result)
    }

    /// Like [`Reader::s_mod`], for floating-point values; a zero result has the divisor's sign.
    pub(super) fn f_mod(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (dividend, divisor) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let remainder = self.builder.binary(LlvmOpcode::FRem, dividend, divisor)?;
        let signed = self.call_intrinsic("copysign", &[remainder.ty()], &[remainder, divisor])?;
        let sum = self.builder.binary(LlvmOpcode::FAdd, remainder, divisor)?;
        let differ = self.builder.fcmp(FloatPredicate::One, remainder, signed)?;
        let result = self.builder.select(differ, sum, signed)?;
        self.expanded(instruction, result)
    }

    /// Defines the result of an expansion. Its last instruction is marked with the opcode, so that the writer
    /// can fold it back.
    pub(super) fn expanded(&mut self, instruction: Instruction<'m>, result: Value<'c>) -> Result<()> {
        self.mark_op(result, instruction);
        self.decorate_result(instruction, Flags::None, result)?;
        self.define(instruction, result)
    }

    /// `OpFreezeKHR`.
    pub(super) fn freeze(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let value = self.operand(instruction, 0)?;
        let frozen = self.builder.freeze(value)?;
        self.remember_pointer(instruction, frozen);
        self.expanded(instruction, frozen)
    }

    /// Arithmetic whose result is a structure of two members.
    pub(super) fn with_overflow(&mut self, instruction: Instruction<'m>, kind: Overflow) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let (left, right) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let (low, high) = match kind {
            Overflow::AddCarry => self.overflow_bit("uadd.with.overflow", left, right)?,
            Overflow::SubBorrow => self.overflow_bit("usub.with.overflow", left, right)?,
            Overflow::UMulExtended => self.wide_product(LlvmOpcode::ZExt, left, right)?,
            Overflow::SMulExtended => self.wide_product(LlvmOpcode::SExt, left, right)?,
        };
        let partial = self.builder.insert_value(ty.poison()?, low, &[0])?;
        let result = self.builder.insert_value(partial, high, &[1])?;
        self.expanded(instruction, result)
    }

    fn overflow_bit(
        &mut self,
        name: &str,
        left: Value<'c>,
        right: Value<'c>,
    ) -> Result<(Value<'c>, Value<'c>)> {
        let pair = self.call_intrinsic(name, &[left.ty()], &[left, right])?;
        let low = self.builder.extract_value(pair, &[0])?;
        let bit = self.builder.extract_value(pair, &[1])?;
        Ok((low, self.builder.cast(LlvmOpcode::ZExt, bit, left.ty())?))
    }

    fn wide_product(
        &mut self,
        extend: LlvmOpcode,
        left: Value<'c>,
        right: Value<'c>,
    ) -> Result<(Value<'c>, Value<'c>)> {
        let ty = left.ty();
        let bits = ty
            .scalar()
            .int_bits()
            .ok_or_else(|| Error::internal("a product of something that is no integer"))?;
        let mut wide = self.llvm.int_type(bits * 2)?;
        if ty.is_vector() {
            wide = self.llvm.vector_type(wide, ty.lanes())?;
        }
        let left = self.builder.cast(extend, left, wide)?;
        let right = self.builder.cast(extend, right, wide)?;
        let product = self.builder.binary(LlvmOpcode::Mul, left, right)?;
        let low = self.builder.cast(LlvmOpcode::Trunc, product, ty)?;
        let shift = self.splat(wide, wide.scalar().int(u64::from(bits))?)?;
        let shifted = self.builder.binary(LlvmOpcode::LShr, product, shift)?;
        Ok((low, self.builder.cast(LlvmOpcode::Trunc, shifted, ty)?))
    }

    /// The scalar is splatted.
    pub(super) fn vector_times_scalar(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (vector, scalar) = (self.operand(instruction, 0)?, self.operand(instruction, 1)?);
        let spread = self.spread(scalar, vector.ty())?;
        let result = self.builder.binary(LlvmOpcode::FMul, vector, spread)?;
        self.mark_op(result, instruction);
        self.decorate_result(instruction, Flags::FastMath, result)?;
        self.define(instruction, result)
    }

    /// Splats a scalar to a vector type.
    pub(super) fn spread(&mut self, scalar: Value<'c>, vector: crate::llvm::Type<'c>) -> Result<Value<'c>> {
        let poison = vector.poison()?;
        let zero = self.llvm.i32_type().int(0)?;
        let first = self.builder.insert_element(poison, scalar, zero)?;
        let mask = vec![0; usize::try_from(vector.lanes()).unwrap_or(0)];
        self.builder.shuffle_vector(first, poison, &mask)
    }
}
