//! Intrinsics that permute bits.

use super::super::emit::Emit;
use super::lane::{Numeric, core, ext, ones, resize, standard_width};
use crate::error::Result;
use crate::spirv::{Id, extensions, op};
use rspirv::spirv::OpenclStd100Op as C;

/// Reverses the bits.
///
/// # Errors
/// Of writing a module.
pub(super) fn reverse<E: Emit>(emit: &mut E, numbers: &Numeric, a: Id) -> Result<Id> {
    let bits = numbers.int_bits(emit)?;
    if emit.allows_extension(extensions::KHR_BIT_INSTRUCTIONS) {
        return core(emit, op::BitReverse, numbers.ty, [a]);
    }
    if numbers.is_standard() {
        return swap_halves(emit, numbers.ty, bits, 1, a);
    }
    let width = standard_width(bits);
    let wide = numbers.ints(emit, width)?;
    let value = resize(emit, wide, a, false)?;
    let reversed = swap_halves(emit, wide, width, 1, value)?;
    let excess = emit.constant(wide, u64::from(width - bits))?;
    let low = core(emit, op::ShiftRightLogical, wide, [reversed, excess])?;
    resize(emit, numbers.ty, low, false)
}

/// Reverses the bytes.
///
/// # Errors
/// Unsupported if the width is not a multiple of 16; of writing a module.
pub(super) fn swap_bytes<E: Emit>(emit: &mut E, numbers: &Numeric, a: Id) -> Result<Id> {
    let bits = numbers.int_bits(emit)?;
    if !bits.is_multiple_of(16) {
        return Err(emit.error(format!("llvm.bswap of i{bits}")));
    }
    if numbers.is_standard() {
        return swap_halves(emit, numbers.ty, bits, 8, a);
    }
    // For example, 48 bits: reverse the bytes of 64 bits and keep the high 48.
    let width = standard_width(bits);
    let wide = numbers.ints(emit, width)?;
    let value = resize(emit, wide, a, false)?;
    let swapped = swap_halves(emit, wide, width, 8, value)?;
    let excess = emit.constant(wide, u64::from(width - bits))?;
    let low = core(emit, op::ShiftRightLogical, wide, [swapped, excess])?;
    resize(emit, numbers.ty, low, false)
}

/// Exchanges adjacent groups of `unit` bits, then of twice as many, and so on up to the halves of the
/// integer, whose width is a power of two.
fn swap_halves<E: Emit>(emit: &mut E, ty: Id, width: u32, unit: u32, value: Id) -> Result<Id> {
    let mut value = value;
    let mut group = unit;
    while group < width {
        let distance = emit.constant(ty, u64::from(group))?;
        let (mut high, mut low) = (value, value);
        if group * 2 < width {
            // Selects the lower group of each pair.
            let mut mask = 0;
            for start in (0..width).step_by(2 * group as usize) {
                mask |= ones(group) << start;
            }
            let mask = emit.constant(ty, mask)?;
            low = core(emit, op::BitwiseAnd, ty, [value, mask])?;
            high = core(emit, op::ShiftRightLogical, ty, [value, distance])?;
            high = core(emit, op::BitwiseAnd, ty, [high, mask])?;
        } else {
            high = core(emit, op::ShiftRightLogical, ty, [high, distance])?;
        }
        let raised = core(emit, op::ShiftLeftLogical, ty, [low, distance])?;
        value = core(emit, op::BitwiseOr, ty, [high, raised])?;
        group *= 2;
    }
    Ok(value)
}

/// The high or low half of the concatenation of two integers, shifted by an amount modulo the width.
///
/// # Errors
/// Of writing a module.
pub(super) fn funnel_shift<E: Emit>(
    emit: &mut E,
    numbers: &Numeric,
    [a, b, amount]: [Id; 3],
    is_left: bool,
) -> Result<Id> {
    let (ty, bits) = (numbers.ty, numbers.int_bits(emit)?);
    if let Some(amount) = emit.constant_bits(amount) {
        return shift_by_constant(emit, ty, bits, [a, b], amount, is_left);
    }
    if a == b && numbers.is_standard() {
        let amount = if is_left { amount } else { core(emit, op::SNegate, ty, [amount])? };
        return ext(emit, C::rotate, ty, [a, amount]);
    }
    let greatest = emit.constant(ty, u64::from(bits - 1))?;
    // SPIR-V leaves a shift by the whole width undefined, so one step is shifted separately.
    let (amount, rest) = if bits.is_power_of_two() {
        let amount = core(emit, op::BitwiseAnd, ty, [amount, greatest])?;
        (amount, core(emit, op::BitwiseXor, ty, [amount, greatest])?)
    } else {
        let width = emit.constant(ty, u64::from(bits) & ones(bits))?;
        let amount = core(emit, op::UMod, ty, [amount, width])?;
        (amount, core(emit, op::ISub, ty, [greatest, amount])?)
    };
    let one = emit.constant(ty, 1)?;
    let (high, low) = if is_left {
        let high = core(emit, op::ShiftLeftLogical, ty, [a, amount])?;
        let half = core(emit, op::ShiftRightLogical, ty, [b, one])?;
        (high, core(emit, op::ShiftRightLogical, ty, [half, rest])?)
    } else {
        let twice = core(emit, op::ShiftLeftLogical, ty, [a, one])?;
        let high = core(emit, op::ShiftLeftLogical, ty, [twice, rest])?;
        (high, core(emit, op::ShiftRightLogical, ty, [b, amount])?)
    };
    core(emit, op::BitwiseOr, ty, [high, low])
}

fn shift_by_constant<E: Emit>(
    emit: &mut E,
    ty: Id,
    bits: u32,
    [a, b]: [Id; 2],
    amount: u64,
    is_left: bool,
) -> Result<Id> {
    let width = u64::from(bits);
    let amount = amount % width;
    if amount == 0 {
        return Ok(if is_left { a } else { b });
    }
    let left = if is_left { amount } else { width - amount };
    let (left, right) = (emit.constant(ty, left)?, emit.constant(ty, width - left)?);
    let high = core(emit, op::ShiftLeftLogical, ty, [a, left])?;
    let low = core(emit, op::ShiftRightLogical, ty, [b, right])?;
    core(emit, op::BitwiseOr, ty, [high, low])
}
