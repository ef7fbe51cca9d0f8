//! What the Khronos translator computes itself where it builds operands from constants.
//!
//! Rule of this module: with our own habits nothing is computed. Where that translator writes the instruction although its operands
//! are constants, nobody asks here.

use crate::error::Result;
use crate::options::Habits;
use crate::spirv::{Id, Opcode, op};
use crate::writer::emit::{Emit, TypeShape};

fn folds<E: Emit>(emit: &E) -> bool {
    emit.habits() == Habits::Khronos
}

/// The bits of an integer constant that is computed with.
pub(crate) fn integer<E: Emit>(emit: &E, value: Id) -> Option<u64> {
    emit.constant_bits(value).filter(|_| folds(emit))
}

/// The bits of a floating-point constant that is computed with, and how many they are.
fn float<E: Emit>(emit: &E, value: Id) -> Option<(u64, u32)> {
    let TypeShape::Float { bits: width } = emit.shape_of(emit.type_of(value).ok()?) else { return None };
    emit.float_constant_bits(value).filter(|_| folds(emit)).map(|bits| (bits, width))
}

/// A vector of these integers if all are constants; that of zeros is null.
pub(crate) fn vector<E: Emit>(emit: &mut E, ty: Id, lanes: &[Id]) -> Result<Option<Id>> {
    let bits: Option<Vec<u64>> = lanes.iter().map(|lane| integer(emit, *lane)).collect();
    match bits {
        Some(bits) if bits.iter().all(|bits| *bits == 0) => emit.constant_null(ty).map(Some),
        Some(_) => emit.constant_composite(ty, lanes).map(Some),
        None => Ok(None),
    }
}

/// The bits of a constant as a number of another type.
pub(crate) fn bitcast<E: Emit>(emit: &mut E, value: Id, ty: Id) -> Result<Option<Id>> {
    float(emit, value).map(|(bits, _)| emit.constant(ty, bits)).transpose()
}

/// A floating-point constant with its sign turned.
pub(crate) fn negation<E: Emit>(emit: &mut E, value: Id) -> Result<Option<Id>> {
    let ty = emit.type_of(value)?;
    let turned = float(emit, value).map(|(bits, width)| bits ^ 1u64.checked_shl(width - 1).unwrap_or(0));
    turned.map(|bits| emit.constant(ty, bits)).transpose()
}

/// The product of two floating-point constants, if that is what the instruction computes.
pub(crate) fn product<E: Emit>(emit: &mut E, opcode: Opcode, ty: Id, operands: &[u32]) -> Result<Option<Id>> {
    let (op::FMul, &[left, right]) = (opcode, operands) else { return Ok(None) };
    let product = match (float(emit, Id(left)), float(emit, Id(right))) {
        (Some((left, 64)), Some((right, 64))) => {
            let product = f64::from_bits(left) * f64::from_bits(right);
            (!product.is_nan()).then_some(product.to_bits())
        }
        (Some((left, 32)), Some((right, 32))) => {
            let number = |bits: u64| u32::try_from(bits).map(f32::from_bits).unwrap_or(f32::NAN);
            let product = number(left) * number(right);
            (!product.is_nan()).then_some(product.to_bits().into())
        }
        _ => None,
    };
    product.map(|bits| emit.constant(ty, bits)).transpose()
}
