//! Operations that kernels have from OpenCL.std, in shaders: instructions of GLSL.std.450 that mean the same, or a few core instructions.

use super::super::context::Writer;
use super::super::emit::{Emit, TypeShape};
use crate::error::Result;
use crate::spirv::{Id, op};
use crate::table::ext_inst_glsl::OF_OPENCL;
use rspirv::spirv::{GlslStd450Op as G, OpenclStd100Op as C};

impl Writer<'_, '_> {
    /// An operation of OpenCL.std.
    ///
    /// # Errors
    /// One that shaders have nothing for.
    pub(in crate::writer) fn shader_operation(
        &mut self,
        operation: C,
        ty: Id,
        operands: &[u32],
    ) -> Result<Id> {
        if let Some((_, instruction)) = OF_OPENCL.iter().find(|(of, _)| *of == operation) {
            return self.glsl(*instruction, ty, operands);
        }
        let [a, ..] = *operands else { return Err(self.refused_operation(operation)) };
        let b = operands.get(1).copied().unwrap_or(a);
        match operation {
            C::clz | C::ctz => self.zeros(operation, ty, a),
            C::mad => {
                let product = self.emit_value(op::FMul, ty, &[a, b])?;
                let c = operands.get(2).copied().unwrap_or(b);
                self.emit_value(op::FAdd, ty, &[product.0, c])
            }
            C::exp10 => {
                let factor = self.constant_of_numbers(ty, std::f64::consts::LOG2_10)?;
                let scaled = self.emit_value(op::FMul, ty, &[a, factor.0])?;
                self.glsl(G::Exp2, ty, &[scaled.0])
            }
            C::log10 => {
                let factor = self.constant_of_numbers(ty, std::f64::consts::LOG10_2)?;
                let logarithm = self.glsl(G::Log2, ty, &[a])?;
                self.emit_value(op::FMul, ty, &[logarithm.0, factor.0])
            }
            C::copysign => self.copied_sign(ty, a, b),
            C::u_add_sat => {
                let room = self.emit_value(op::Not, ty, &[a])?;
                let added = self.glsl(G::UMin, ty, &[b, room.0])?;
                self.emit_value(op::IAdd, ty, &[a, added.0])
            }
            C::u_sub_sat => {
                let taken = self.glsl(G::UMin, ty, &[b, a])?;
                self.emit_value(op::ISub, ty, &[a, taken.0])
            }
            C::s_add_sat | C::s_sub_sat => self.saturated(operation == C::s_add_sat, ty, a, b),
            C::rotate => {
                let bits = self.integer_bits(ty, operation)?;
                let mask = self.constant_bits(ty, u64::from(bits - 1))?;
                let left = self.emit_value(op::BitwiseAnd, ty, &[b, mask.0])?;
                let negated = self.emit_value(op::SNegate, ty, &[b])?;
                let right = self.emit_value(op::BitwiseAnd, ty, &[negated.0, mask.0])?;
                let high = self.emit_value(op::ShiftLeftLogical, ty, &[a, left.0])?;
                let low = self.emit_value(op::ShiftRightLogical, ty, &[a, right.0])?;
                self.emit_value(op::BitwiseOr, ty, &[high.0, low.0])
            }
            C::u_mul_hi | C::s_mul_hi => {
                let pair = self.declare(op::TypeStruct, &[ty.0, ty.0])?;
                let opcode = if operation == C::u_mul_hi { op::UMulExtended } else { op::SMulExtended };
                let both = self.emit_value(opcode, pair, &[a, b])?;
                self.emit_value(op::CompositeExtract, ty, &[both.0, 1])
            }
            _ => Err(self.refused_operation(operation)),
        }
    }

    fn refused_operation(&self, operation: C) -> crate::error::Error {
        self.error(format!("{operation:?}, an operation that only OpenCL.std has, in a shader"))
    }

    /// An instruction of GLSL.std.450.
    fn glsl(&mut self, instruction: G, ty: Id, operands: &[u32]) -> Result<Id> {
        let words = [&[self.glsl_std()?.0, instruction as u32], operands].concat();
        self.emit_value(op::ExtInst, ty, &words)
    }

    fn integer_bits(&self, ty: Id, operation: C) -> Result<u32> {
        let element = match self.shape(ty) {
            TypeShape::Vector { element, .. } => element,
            _ => ty,
        };
        match self.shape(element) {
            TypeShape::Int { bits } => Ok(bits),
            _ => Err(self.refused_operation(operation)),
        }
    }

    fn constant_bits(&mut self, ty: Id, bits: u64) -> Result<Id> {
        Emit::constant(self, ty, bits)
    }

    /// A number in each component.
    fn constant_of_numbers(&mut self, ty: Id, number: f64) -> Result<Id> {
        let element = match self.shape(ty) {
            TypeShape::Vector { element, .. } => element,
            _ => ty,
        };
        match self.shape(element) {
            TypeShape::Float { bits: 64 } => self.constant_bits(ty, number.to_bits()),
            TypeShape::Float { bits: 32 } => self.constant_bits(ty, u64::from((number as f32).to_bits())),
            _ => Err(self.error("a logarithm or power of half precision in a shader")),
        }
    }

    /// Zeros in front of the first bit, or behind the last; as many as there are bits for zero.
    fn zeros(&mut self, operation: C, ty: Id, a: u32) -> Result<Id> {
        let bits = self.integer_bits(ty, operation)?;
        if bits != 32 {
            return Err(self.error(format!("a count of zeros of {bits} bits in a shader")));
        }
        if operation == C::ctz {
            // -1 for zero is the greatest number.
            let lowest = self.glsl(G::FindILsb, ty, &[a])?;
            let most = self.constant_bits(ty, u64::from(bits))?;
            return self.glsl(G::UMin, ty, &[lowest.0, most.0]);
        }
        let highest = self.glsl(G::FindUMsb, ty, &[a])?;
        let last = self.constant_bits(ty, u64::from(bits - 1))?;
        self.emit_value(op::ISub, ty, &[last.0, highest.0])
    }

    /// The bits of a number with the sign of another.
    fn copied_sign(&mut self, ty: Id, a: u32, b: u32) -> Result<Id> {
        let (element, lanes) = match self.shape(ty) {
            TypeShape::Vector { element, lanes } => (element, Some(lanes)),
            _ => (ty, None),
        };
        let TypeShape::Float { bits } = self.shape(element) else {
            return Err(self.refused_operation(C::copysign));
        };
        let integer = self.declare(op::TypeInt, &[bits, 0])?;
        let integers = match lanes {
            Some(lanes) => self.declare(op::TypeVector, &[integer.0, lanes])?,
            None => integer,
        };
        let sign = 1u64 << (bits - 1);
        let (sign, rest) = (self.constant_bits(integers, sign)?, self.constant_bits(integers, sign - 1)?);
        let (a, b) =
            (self.emit_value(op::Bitcast, integers, &[a])?, self.emit_value(op::Bitcast, integers, &[b])?);
        let magnitude = self.emit_value(op::BitwiseAnd, integers, &[a.0, rest.0])?;
        let sign = self.emit_value(op::BitwiseAnd, integers, &[b.0, sign.0])?;
        let both = self.emit_value(op::BitwiseOr, integers, &[magnitude.0, sign.0])?;
        self.emit_value(op::Bitcast, ty, &[both.0])
    }

    /// A sum or difference of signed numbers: the second one is clamped to what does not overflow.
    fn saturated(&mut self, is_sum: bool, ty: Id, a: u32, b: u32) -> Result<Id> {
        let operation = if is_sum { C::s_add_sat } else { C::s_sub_sat };
        let bits = self.integer_bits(ty, operation)?;
        let greatest = (1u64 << (bits - 1)) - 1;
        let least = greatest + 1;
        let ones = greatest | least;
        // A sum: from the least number minus what is negative of a to the greatest minus what is positive. A difference: the other way round.
        let (pivot, low, high) = if is_sum { (0, least, greatest) } else { (ones, greatest, least) };
        let pivot = self.constant_bits(ty, pivot)?;
        let (low, high) = (self.constant_bits(ty, low)?, self.constant_bits(ty, high)?);
        let below = self.glsl(G::SMin, ty, &[a, pivot.0])?;
        let above = self.glsl(G::SMax, ty, &[a, pivot.0])?;
        let (from, to) = if is_sum {
            (
                self.emit_value(op::ISub, ty, &[low.0, below.0])?,
                self.emit_value(op::ISub, ty, &[high.0, above.0])?,
            )
        } else {
            (
                self.emit_value(op::ISub, ty, &[above.0, low.0])?,
                self.emit_value(op::ISub, ty, &[below.0, high.0])?,
            )
        };
        let clamped = self.glsl(G::SClamp, ty, &[b, from.0, to.0])?;
        let opcode = if is_sum { op::IAdd } else { op::ISub };
        self.emit_value(opcode, ty, &[a, clamped.0])
    }
}
