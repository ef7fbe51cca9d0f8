//! Comparisons that only ask whether numbers are NaN, which shaders have no instruction for: a number is NaN if it differs from itself.

use super::replace;
use crate::error::Result;
use crate::llvm::{Block, Context, FloatPredicate, Module, Opcode, Value};

/// Rewrites `fcmp ord` and `fcmp uno`; whether there was one.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn compare_with_themselves<'c>(context: &'c Context, module: Module<'c>) -> Result<bool> {
    let mut changed = false;
    let builder = context.builder();
    for comparison in
        module.functions().flat_map(Value::blocks).flat_map(Block::instructions).collect::<Vec<_>>()
    {
        let (equality, joint) = match comparison.float_predicate() {
            Some(FloatPredicate::Ord) => (FloatPredicate::Oeq, Opcode::And),
            Some(FloatPredicate::Uno) => (FloatPredicate::Une, Opcode::Or),
            _ => continue,
        };
        builder.position_before(comparison);
        let mut tested: Vec<Value<'c>> = Vec::new();
        for operand in comparison.operands().filter(|operand| !is_number(*operand)) {
            tested.push(builder.fcmp(equality, operand, operand)?);
        }
        let value = match tested.as_slice() {
            [] => {
                let operand = comparison.operand(0).unwrap_or(comparison);
                builder.fcmp(equality, operand, operand)?
            }
            [one] => *one,
            [one, other, ..] if comparison.operand(0) == comparison.operand(1) => {
                other.erase();
                *one
            }
            [one, other, ..] => builder.binary(joint, *one, *other)?,
        };
        replace(comparison, value)?;
        changed = true;
    }
    Ok(changed)
}

/// Whether a value is a constant that is not NaN.
fn is_number(value: Value<'_>) -> bool {
    let is_not_nan = |bits: u128, width: Option<u32>| match width {
        Some(16) => bits & 0x7fff <= 0x7c00,
        Some(32) => bits & 0x7fff_ffff <= 0x7f80_0000,
        Some(64) => bits & 0x7fff_ffff_ffff_ffff <= 0x7ff0_0000_0000_0000,
        _ => false,
    };
    let width = value.ty().scalar_bits();
    match value.elements() {
        _ if !value.is_constant() => false,
        Some(elements) => {
            elements.iter().all(|element| element.float_bits().is_some_and(|bits| is_not_nan(bits, width)))
        }
        None => value.float_bits().is_some_and(|bits| is_not_nan(bits, width)),
    }
}
