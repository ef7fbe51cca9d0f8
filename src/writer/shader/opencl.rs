//! Operations on floating-point numbers that kernels have from OpenCL.std, in shaders: instructions of GLSL.std.450 that mean the same, or a few
//! core instructions. Those on integers were expanded before (`normalize/lower`).

use super::super::context::Writer;
use super::super::emit::{Emit, TypeShape};
use crate::error::Result;
use crate::spirv::{Id, Opcode, op};
use crate::table::ext_inst_glsl::OF_OPENCL;
use rspirv::spirv::{GlslStd450Op as G, OpenclStd100Op as C};

/// log2(10), and its bits in half precision.
const LOG2_10: (f64, u64) = (std::f64::consts::LOG2_10, 0x42A5);
/// 1, and its bits in half precision.
const ONE: (f64, u64) = (1.0, 0x3C00);
/// log10(2), and its bits in half precision.
const LOG10_2: (f64, u64) = (std::f64::consts::LOG10_2, 0x34D1);

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
            C::mad => {
                let product = self.emit_value(op::FMul, ty, &[a, b])?;
                let c = operands.get(2).copied().unwrap_or(b);
                self.emit_value(op::FAdd, ty, &[product.0, c])
            }
            C::exp10 | C::native_exp10 => {
                let factor = self.constant_of_numbers(ty, LOG2_10)?;
                let scaled = self.emit_value(op::FMul, ty, &[a, factor.0])?;
                self.glsl(G::Exp2, ty, &[scaled.0])
            }
            C::log10 | C::native_log10 => {
                let factor = self.constant_of_numbers(ty, LOG10_2)?;
                let logarithm = self.glsl(G::Log2, ty, &[a])?;
                self.emit_value(op::FMul, ty, &[logarithm.0, factor.0])
            }
            C::pown => self.power(ty, a, b),
            C::copysign => self.copied_sign(ty, a, b),
            C::s_mul_hi => self.high_product(op::SMulExtended, ty, a, b),
            C::u_mul_hi => self.high_product(op::UMulExtended, ty, a, b),
            _ => Err(self.refused_operation(operation)),
        }
    }

    /// A number to the power of an integer: a constant one by products, since `Pow` is undefined for negative numbers.
    fn power(&mut self, ty: Id, number: u32, exponent: u32) -> Result<Id> {
        let Some(bits) = self.constants.bits.get(&Id(exponent)).copied() else {
            let floats = self.emit_value(op::ConvertSToF, ty, &[exponent])?;
            let magnitude = self.glsl(G::FAbs, ty, &[number])?;
            let power = self.glsl(G::Pow, ty, &[magnitude.0, floats.0])?;
            // The sign is that of the number where the exponent is odd.
            let parity = self.type_of_id(Id(exponent))?;
            let one = self.constant_bits(parity, 1)?;
            let odd = self.emit_value(op::BitwiseAnd, parity, &[exponent, one.0])?;
            let odd = self.emit_value(op::ConvertSToF, ty, &[odd.0])?;
            let sign = self.glsl(G::FSign, ty, &[number])?;
            let odd_sign = self.emit_value(op::FMul, ty, &[odd.0, sign.0])?;
            let whole = self.constant_of_numbers(ty, ONE)?;
            let even = self.emit_value(op::FSub, ty, &[whole.0, odd.0])?;
            let factor = self.emit_value(op::FAdd, ty, &[odd_sign.0, even.0])?;
            return self.emit_value(op::FMul, ty, &[power.0, factor.0]);
        };
        let exponent = (bits as u32).cast_signed();
        let (mut left, mut square, mut product) = (exponent.unsigned_abs(), Id(number), None);
        while left > 0 {
            if left & 1 == 1 {
                product = Some(match product {
                    None => square,
                    Some(Id(known)) => self.emit_value(op::FMul, ty, &[known, square.0])?,
                });
            }
            left >>= 1;
            if left > 0 {
                square = self.emit_value(op::FMul, ty, &[square.0, square.0])?;
            }
        }
        let one = self.constant_of_numbers(ty, ONE)?;
        match product {
            None => Ok(one),
            Some(product) if exponent < 0 => self.emit_value(op::FDiv, ty, &[one.0, product.0]),
            Some(product) => Ok(product),
        }
    }

    /// The high half of a product.
    fn high_product(&mut self, opcode: Opcode, ty: Id, a: u32, b: u32) -> Result<Id> {
        let pair = Emit::struct_type(self, &[ty, ty])?;
        let pair = self.emit_value(opcode, pair, &[a, b])?;
        self.emit_value(op::CompositeExtract, ty, &[pair.0, 1])
    }

    fn refused_operation(&self, operation: C) -> crate::error::Error {
        self.error(format!("{operation:?}, an operation that only OpenCL.std has, in a shader"))
    }

    /// An instruction of GLSL.std.450.
    fn glsl(&mut self, instruction: G, ty: Id, operands: &[u32]) -> Result<Id> {
        let words = [&[self.glsl_std()?.0, instruction as u32], operands].concat();
        self.emit_value(op::ExtInst, ty, &words)
    }

    fn constant_bits(&mut self, ty: Id, bits: u64) -> Result<Id> {
        Emit::constant(self, ty, bits)
    }

    /// A number in each component.
    fn constant_of_numbers(&mut self, ty: Id, (number, half): (f64, u64)) -> Result<Id> {
        let element = match self.shape(ty) {
            TypeShape::Vector { element, .. } => element,
            _ => ty,
        };
        match self.shape(element) {
            TypeShape::Float { bits: 64 } => self.constant_bits(ty, number.to_bits()),
            TypeShape::Float { bits: 32 } => self.constant_bits(ty, u64::from((number as f32).to_bits())),
            _ => self.constant_bits(ty, half),
        }
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
}
