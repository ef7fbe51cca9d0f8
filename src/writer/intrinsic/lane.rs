//! Types by their lanes, and the instructions that expansions consist of.

use super::super::emit::{Emit, TypeShape, lanes_of, with_lanes_of};
use crate::error::Result;
use crate::spirv::{Id, Opcode, op};
use crate::table::intrinsic::WIDTHS_OF_OPENCL;
use crate::writer::normalize::LONG_VECTORS;
use rspirv::spirv::OpenclStd100Op;
use smallvec::SmallVec;

/// The type of the lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// OpTypeBool.
    Bool,
    /// OpTypeInt of at most 64 bits.
    Int(u32),
    /// OpTypeFloat.
    Float(FloatFormat),
}

/// The layout of a floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FloatFormat {
    /// Width.
    pub bits: u32,
    /// Width of the stored fraction, without the implicit leading one.
    pub fraction_bits: u32,
}

impl FloatFormat {
    /// bfloat16.
    pub const BFLOAT: Self = Self { bits: 16, fraction_bits: 7 };

    /// The sign bit.
    pub fn sign(self) -> u64 {
        1 << (self.bits - 1)
    }

    /// The bits of infinity.
    pub fn infinity(self) -> u64 {
        self.sign() - self.least_normal()
    }

    /// The bits of the smallest normal number.
    pub fn least_normal(self) -> u64 {
        1 << self.fraction_bits
    }

    /// The bits of the smallest quiet NaN, without the sign.
    pub fn quiet_nan(self) -> u64 {
        self.infinity() | 1 << (self.fraction_bits - 1)
    }

    /// The bits of one.
    pub fn one(self) -> u64 {
        // The exponent bias has all bits of the exponent but the highest.
        (self.infinity() >> 1) & self.infinity()
    }
}

/// A scalar or vector type of numbers or booleans.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numeric {
    pub ty: Id,
    pub lanes: u32,
    pub kind: Kind,
}

impl Numeric {
    /// Classifies a type.
    ///
    /// # Errors
    /// Unsupported for types that are not numeric.
    pub fn of<E: Emit>(emit: &E, ty: Id) -> Result<Self> {
        let (element, lanes) = lanes_of(emit, ty);
        let kind = match emit.shape_of(element) {
            TypeShape::Bool => Kind::Bool,
            TypeShape::Int { bits } if bits <= 64 => Kind::Int(bits),
            TypeShape::Int { bits } => {
                return Err(emit.error(format!("an intrinsic on integers of {bits} bits")));
            }
            TypeShape::Float { bits: 16 } if emit.is_bfloat(element) => Kind::Float(FloatFormat::BFLOAT),
            TypeShape::Float { bits: 16 } => Kind::Float(FloatFormat { bits: 16, fraction_bits: 10 }),
            TypeShape::Float { bits: 32 } => Kind::Float(FloatFormat { bits: 32, fraction_bits: 23 }),
            TypeShape::Float { bits: 64 } => Kind::Float(FloatFormat { bits: 64, fraction_bits: 52 }),
            _ => return Err(emit.error("an intrinsic on values that are no numbers".into())),
        };
        Ok(Self { ty, lanes, kind })
    }

    /// Classifies the type of a value.
    ///
    /// # Errors
    /// Unsupported for types that are not numeric.
    pub fn of_value<E: Emit>(emit: &E, value: Id) -> Result<Self> {
        let ty = emit.type_of(value)?;
        Self::of(emit, ty)
    }

    /// Width of the integers.
    ///
    /// # Errors
    /// Unsupported for other types.
    pub fn int_bits<E: Emit>(&self, emit: &E) -> Result<u32> {
        match self.kind {
            Kind::Int(bits) => Ok(bits),
            _ => Err(emit.error("an intrinsic of integers on other values".into())),
        }
    }

    /// Format of the floating-point numbers.
    ///
    /// # Errors
    /// Unsupported for other types.
    pub fn float_format<E: Emit>(&self, emit: &E) -> Result<FloatFormat> {
        match self.kind {
            Kind::Float(format) => Ok(format),
            _ => Err(emit.error("an intrinsic of floating-point numbers on other values".into())),
        }
    }

    /// Whether OpenCL.std supports the lanes' type.
    pub fn is_standard(&self) -> bool {
        match self.kind {
            Kind::Int(bits) => WIDTHS_OF_OPENCL.contains(&bits),
            Kind::Float(format) => format != FloatFormat::BFLOAT,
            Kind::Bool => false,
        }
    }

    /// The integer type of a width with as many lanes.
    ///
    /// # Errors
    /// Of writing a module.
    pub fn ints<E: Emit>(&self, emit: &mut E, bits: u32) -> Result<Id> {
        let element = emit.int_type(bits)?;
        with_lanes_of(emit, element, self.ty)
    }

    /// The floating-point type of a width with as many lanes.
    ///
    /// # Errors
    /// Of writing a module.
    pub fn floats<E: Emit>(&self, emit: &mut E, bits: u32) -> Result<Id> {
        let element = emit.float_type(bits)?;
        with_lanes_of(emit, element, self.ty)
    }

    /// The boolean type with as many lanes.
    ///
    /// # Errors
    /// Of writing a module.
    pub fn bools<E: Emit>(&self, emit: &mut E) -> Result<Id> {
        let element = emit.bool_type()?;
        with_lanes_of(emit, element, self.ty)
    }
}

/// The number whose lowest `bits` bits are set.
pub(super) fn ones(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// A core instruction.
///
/// # Errors
/// Of writing a module.
pub(super) fn core<E: Emit, const N: usize>(
    emit: &mut E,
    opcode: Opcode,
    ty: Id,
    operands: [Id; N],
) -> Result<Id> {
    emit.emit(opcode, ty, &operands.map(|id| id.0))
}

/// A comparison, lane by lane.
///
/// # Errors
/// Of writing a module.
pub(super) fn compare<E: Emit>(emit: &mut E, opcode: Opcode, a: Id, b: Id) -> Result<Id> {
    let like = emit.type_of(a)?;
    let bools = super::super::emit::bool_like(emit, like)?;
    core(emit, opcode, bools, [a, b])
}

/// `condition ? a : b`, lane by lane.
///
/// # Errors
/// Of writing a module.
pub(super) fn select<E: Emit>(emit: &mut E, condition: Id, a: Id, b: Id) -> Result<Id> {
    let ty = emit.type_of(a)?;
    core(emit, op::Select, ty, [condition, a, b])
}

/// An instruction of OpenCL.std; lane by lane for vectors that it does not support.
///
/// # Errors
/// Of writing a module.
pub(super) fn ext<E: Emit, const N: usize>(
    emit: &mut E,
    instruction: OpenclStd100Op,
    ty: Id,
    operands: [Id; N],
) -> Result<Id> {
    let (element, lanes) = lanes_of(emit, ty);
    if takes_vector(emit, lanes) {
        return emit.ext(instruction, ty, &operands.map(|id| id.0));
    }
    let mut results = Lanes::new();
    for lane in 0..lanes {
        let mut words = [0; N];
        for (word, operand) in words.iter_mut().zip(operands) {
            *word = extract(emit, operand, lane)?.0;
        }
        results.push(emit.ext(instruction, element, &words)?);
    }
    join(emit, ty, &results)
}

/// Whether OpenCL.std supports vectors of this many lanes.
pub(super) fn is_standard_vector(lanes: u32) -> bool {
    matches!(lanes, 1 | 2 | 3 | 4 | 8 | 16)
}

/// Whether instructions of OpenCL.std are emitted for whole vectors of this many lanes: OpenCL's lengths, and
/// any length where an extension with long vectors is preferred.
pub(super) fn takes_vector<E: Emit>(emit: &E, lanes: u32) -> bool {
    is_standard_vector(lanes) || LONG_VECTORS.iter().any(|extension| emit.prefers_extension(extension))
}

/// The lanes of a vector.
pub(super) type Lanes = SmallVec<[Id; 16]>;

/// One lane of a vector; a scalar is its own lane.
///
/// # Errors
/// Of writing a module.
pub(super) fn extract<E: Emit>(emit: &mut E, vector: Id, lane: u32) -> Result<Id> {
    let ty = emit.type_of(vector)?;
    match emit.shape_of(ty) {
        TypeShape::Vector { element, .. } => emit.emit(op::CompositeExtract, element, &[vector.0, lane]),
        _ => Ok(vector),
    }
}

/// A vector built from lanes; a single lane is returned as it is.
///
/// # Errors
/// Of writing a module.
pub(super) fn join<E: Emit>(emit: &mut E, ty: Id, lanes: &[Id]) -> Result<Id> {
    if let [only] = lanes {
        return Ok(*only);
    }
    composite(emit, ty, lanes)
}

/// OpCompositeConstruct.
///
/// # Errors
/// Of writing a module.
pub(super) fn composite<E: Emit>(emit: &mut E, ty: Id, members: &[Id]) -> Result<Id> {
    let words: SmallVec<[u32; 16]> = members.iter().map(|id| id.0).collect();
    emit.emit(op::CompositeConstruct, ty, &words)
}

/// A value reinterpreted as another type.
///
/// # Errors
/// Of writing a module.
pub(super) fn bitcast<E: Emit>(emit: &mut E, ty: Id, value: Id) -> Result<Id> {
    core(emit, op::Bitcast, ty, [value])
}

/// Integers converted to another width by truncation, sign extension or zero extension.
///
/// # Errors
/// Of writing a module.
pub(super) fn resize<E: Emit>(emit: &mut E, ty: Id, value: Id, is_signed: bool) -> Result<Id> {
    if emit.type_of(value)? == ty {
        return Ok(value);
    }
    core(emit, if is_signed { op::SConvert } else { op::UConvert }, ty, [value])
}

/// Floating-point values converted to another type.
///
/// # Errors
/// Of writing a module.
pub(super) fn float_convert<E: Emit>(emit: &mut E, ty: Id, value: Id) -> Result<Id> {
    if emit.type_of(value)? == ty {
        return Ok(value);
    }
    core(emit, op::FConvert, ty, [value])
}
