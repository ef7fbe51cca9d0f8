//! The Khronos translator's helper for `llvm.sadd.with.overflow`: if the operands have the same sign, the sum
//! of their absolute values determines overflow.

use super::emulation::width;
use crate::error::{Error, Result};
use crate::llvm::{Block, IntPredicate, Opcode, Type, Value};
use crate::writer::normalize::emit::splat;
use crate::writer::normalize::lower::helper::Body;

/// The operands and the facts on their signs.
struct Signs<'c> {
    left: Value<'c>,
    right: Value<'c>,
    /// Whether neither is negative.
    none_negative: Value<'c>,
    /// Whether both are negative.
    both_negative: Value<'c>,
}

/// Value names, which differ by width.
struct Names {
    negated: [&'static str; 2],
    conditions: [&'static str; 2],
    absolute: [&'static str; 2],
    compared: [&'static str; 2],
    ored: [&'static str; 3],
}

const NARROW: Names = Names {
    negated: ["neg", "neg39"],
    conditions: [""; 2],
    absolute: [""; 2],
    compared: ["cmp15", "cmp19"],
    ored: ["or.cond", "or.cond28", "or.cond40"],
};
const MIDDLE: Names = Names {
    negated: ["neg", "neg42"],
    conditions: [""; 2],
    absolute: [""; 2],
    compared: ["cmp16", "cmp20"],
    ored: ["or.cond27", "or.cond28", "or.cond43"],
};
const WIDE: Names = Names {
    negated: ["neg.i", "neg.i43"],
    conditions: ["abscond.i", "abscond.i44"],
    absolute: ["abs.i", "abs.i45"],
    compared: ["cmp16", "cmp20"],
    ored: ["or.cond27", "or.cond28", "or.cond42"],
};

fn named<'c>(value: Value<'c>, name: &str) -> Value<'c> {
    value.set_name(name);
    value
}

/// Builds the body of the helper, which returns a structure of the sum and the overflow flag.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(crate) fn signed_sum<'c>(body: &Body<'c>, pair: Type<'c>) -> Result<()> {
    let (left, right) = (named(body.parameter(0)?, "a"), named(body.parameter(1)?, "b"));
    let ty = left.ty();
    let builder = &body.builder;
    let entry = builder.block().ok_or_else(|| Error::internal("a helper without an entry"))?;
    let bits = width(ty)?;
    let is_narrow = bits < 32;
    // The absolute value of a narrow minimum is representable in a wider type.
    let (wide_left, wide_right) = if is_narrow {
        let wide = body.context.i32_type();
        (
            named(builder.cast(Opcode::SExt, left, wide)?, "conv"),
            named(builder.cast(Opcode::SExt, right, wide)?, "conv1"),
        )
    } else {
        (left, right)
    };
    let either = builder.binary(Opcode::Or, right, left)?;
    let none_negative = builder.icmp(IntPredicate::Sgt, either, splat(ty, u64::MAX)?)?;
    let both = builder.binary(Opcode::And, right, left)?;
    let both_negative = builder.icmp(IntPredicate::Slt, both, splat(ty, 0)?)?;
    let signs = Signs { left: wide_left, right: wide_right, none_negative, both_negative };
    let mut outcomes = Vec::<(Value<'c>, Block<'c>)>::new();
    let truth = |value: u64| none_negative.ty().int(value);
    let end = if is_narrow {
        let one_sign = named(builder.binary(Opcode::Or, none_negative, both_negative)?, "brmerge");
        let (sum, end) = (body.block("if.then")?, body.block("if.end21")?);
        builder.cond_br(one_sign, sum, end)?;
        outcomes.push((truth(0)?, entry));
        outcomes.push((sum_of_absolutes(body, &signs, sum, bits)?, sum));
        end
    } else {
        let (least, others) = (body.block("land.lhs.true")?, body.block("if.else")?);
        let (sum, end) = (body.block("if.then12")?, body.block("if.end23")?);
        builder.cond_br(both_negative, least, others)?;
        builder.position_at_end(least);
        let has_least = either_is_least(body, left, right, bits)?;
        builder.cond_br(has_least, end, sum)?;
        builder.position_at_end(others);
        builder.cond_br(none_negative, sum, end)?;
        outcomes.push((truth(1)?, least));
        outcomes.push((truth(0)?, others));
        outcomes.push((sum_of_absolutes(body, &signs, sum, bits)?, sum));
        end
    };
    builder.br(end)?;
    builder.position_at_end(end);
    let overflow = named(builder.phi(none_negative.ty())?, "overflow");
    for (value, block) in outcomes {
        overflow.add_incoming(value, block);
    }
    let sum = named(builder.binary(Opcode::Add, right, left)?, "add24");
    let whole = named(builder.insert_value(pair.poison()?, sum, &[0])?, "agg");
    let whole = named(builder.insert_value(whole, overflow, &[1])?, "res");
    builder.ret(Some(whole)).map(|_| ())
}

/// Whether one of the operands is the minimum of its type, whose absolute value is not representable.
fn either_is_least<'c>(body: &Body<'c>, left: Value<'c>, right: Value<'c>, bits: u32) -> Result<Value<'c>> {
    let builder = &body.builder;
    let least = splat(left.ty(), 1 << (bits - 1))?;
    let is_left = named(builder.icmp(IntPredicate::Eq, left, least)?, "cmp7");
    let is_right = named(builder.icmp(IntPredicate::Eq, right, least)?, "cmp8");
    Ok(named(builder.binary(Opcode::Or, is_left, is_right)?, "or.cond"))
}

/// In its own block: whether the sum of operands of the same sign exceeds the range of `bits` bits.
fn sum_of_absolutes<'c>(
    body: &Body<'c>,
    signs: &Signs<'c>,
    block: Block<'c>,
    bits: u32,
) -> Result<Value<'c>> {
    let builder = &body.builder;
    builder.position_at_end(block);
    let ty = signs.left.ty();
    let names = match bits {
        16 => NARROW,
        32 => MIDDLE,
        _ => WIDE,
    };
    let zero = splat(ty, 0)?;
    let absolute = |value: Value<'c>, which: usize| {
        let name = |names: &[&'static str; 2]| names.get(which).copied().unwrap_or_default();
        // This instruction order matches the reference's compiled code.
        let (negated, is_negative) = if bits == 64 {
            let negated = builder.binary(Opcode::Sub, zero, value)?;
            (negated, builder.icmp(IntPredicate::Slt, value, zero)?)
        } else {
            let is_negative = builder.icmp(IntPredicate::Slt, value, zero)?;
            (builder.binary(Opcode::Sub, zero, value)?, is_negative)
        };
        negated.set_name(name(&names.negated));
        is_negative.set_name(name(&names.conditions));
        let absolute = builder.select(is_negative, negated, value)?;
        Ok::<_, Error>(named(absolute, name(&names.absolute)))
    };
    let (left, right) = (absolute(signs.left, 0)?, absolute(signs.right, 1)?);
    let sum = named(builder.binary(Opcode::Add, right, left)?, "add");
    let limit = 1 << (bits - 1);
    let [above, below] = names.compared;
    let [is_above, is_below, overflows] = names.ored;
    let compared = match bits {
        16 => builder.icmp(IntPredicate::Ugt, sum, splat(ty, limit - 1)?)?,
        _ => builder.icmp(IntPredicate::Slt, sum, zero)?,
    };
    compared.set_name(above);
    let first = named(builder.binary(Opcode::And, signs.none_negative, compared)?, is_above);
    let compared = named(builder.icmp(IntPredicate::Ugt, sum, splat(ty, limit)?)?, below);
    let second = named(builder.binary(Opcode::And, signs.both_negative, compared)?, is_below);
    Ok(named(builder.binary(Opcode::Or, first, second)?, overflows))
}
