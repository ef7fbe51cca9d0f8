//! Tests for classes of floating-point values.
//!
//! Spec (LLVM): "'llvm.is.fpclass' Intrinsic".

use super::super::emit::{Emit, bool_like};
use super::IntrinsicCall;
use super::lane::{FloatFormat, Numeric, bitcast, compare, core};
use crate::error::{Error, Result};
use crate::spirv::{Id, op};
use crate::table::intrinsic::CLASS_TESTS;

const SIGNALING_NAN: u64 = 1;
const QUIET_NAN: u64 = 2;
const ALL: u64 = 0x3ff;

/// The test bits for zero, subnormal, normal and infinity, for the positive and the negative sign.
const SIGNED_CLASSES: [(u64, u64); 4] = [(0x40, 0x20), (0x80, 0x10), (0x100, 0x08), (0x200, 0x04)];

/// Whether a value belongs to one of the classes in a constant mask.
pub(super) fn is_float_class<E: Emit>(emit: &mut E, call: &IntrinsicCall<'_>) -> Result<Id> {
    let (value, classes) = call.pair(emit)?;
    let classes = emit.constant_bits(classes).filter(|classes| *classes <= ALL);
    let classes = classes.ok_or_else(|| emit.error("llvm.is.fpclass without known classes".into()))?;
    let numbers = Numeric::of_value(emit, value)?;
    let format = numbers.float_format(emit)?;
    let bools = bool_like(emit, numbers.ty)?;
    if classes == 0 || classes == ALL {
        return emit.constant(bools, if classes == 0 { 0 } else { u64::MAX });
    }
    for (union, opcode) in CLASS_TESTS.iter().copied() {
        // Vulkan has no other tests.
        let is_had = !emit.is_of_shader() || [op::IsNan, op::IsInf].contains(&opcode);
        if !is_had || format == FloatFormat::BFLOAT || (classes != union && classes != ALL ^ union) {
            continue;
        }
        let is_in = core(emit, opcode, bools, [value])?;
        return if classes == union { Ok(is_in) } else { core(emit, op::LogicalNot, bools, [is_in]) };
    }
    by_bits(emit, &numbers, format, value, classes)
}

/// Half-open range of bit patterns, without the sign bit.
type Range = (u64, u64);

/// Ranges of the classes that a predicate selects, with adjacent ranges merged.
fn ranges(format: FloatFormat, is_selected: impl Fn(usize) -> bool, nans: u64) -> Vec<Range> {
    let (normal, infinity, quiet) = (format.least_normal(), format.infinity(), format.quiet_nan());
    let classes = [(0, 1), (1, normal), (normal, infinity), (infinity, infinity + 1)];
    let selected = classes.into_iter().enumerate().filter(|(i, _)| is_selected(*i)).map(|(_, range)| range);
    let nan_classes = [(SIGNALING_NAN, (infinity + 1, quiet)), (QUIET_NAN, (quiet, format.sign()))];
    let selected_nans =
        nan_classes.into_iter().filter(|(class, _)| nans & class != 0).map(|(_, range)| range);
    let mut joined: Vec<Range> = Vec::new();
    for range in selected.chain(selected_nans) {
        match joined.last_mut() {
            Some(last) if last.1 == range.0 => last.1 = range.1,
            _ => joined.push(range),
        }
    }
    joined
}

/// Tests the bit patterns: without the sign for ranges selected for both signs, with it for the others.
fn by_bits<E: Emit>(
    emit: &mut E,
    numbers: &Numeric,
    format: FloatFormat,
    value: Id,
    classes: u64,
) -> Result<Id> {
    let has = |i: usize, positive: bool, negative: bool| {
        SIGNED_CLASSES.get(i).is_some_and(|(plus, minus)| {
            (classes & plus != 0) == positive && (classes & minus != 0) == negative
        })
    };
    let ty = numbers.ints(emit, format.bits)?;
    let bits = bitcast(emit, ty, value)?;
    let bools = numbers.bools(emit)?;
    let of_both = ranges(format, |i| has(i, true, true), classes & (SIGNALING_NAN | QUIET_NAN));
    let of_positive = ranges(format, |i| has(i, true, false), 0);
    let of_negative = ranges(format, |i| has(i, false, true), 0);
    let mut result = None;
    let groups = [
        (of_both, Some((op::BitwiseAnd, format.sign() - 1))),
        (of_positive, None),
        (of_negative, Some((op::BitwiseXor, format.sign()))),
    ];
    for (ranges, prepare) in groups {
        if ranges.is_empty() {
            continue;
        }
        let prepared = match prepare {
            Some((opcode, mask)) => {
                let mask = emit.constant(ty, mask)?;
                core(emit, opcode, ty, [bits, mask])?
            }
            None => bits,
        };
        for range in ranges {
            let test = in_range(emit, ty, prepared, range)?;
            result = Some(match result {
                Some(others) => core(emit, op::LogicalOr, bools, [others, test])?,
                None => test,
            });
        }
    }
    result.ok_or_else(|| Error::internal("no class to test for"))
}

fn in_range<E: Emit>(emit: &mut E, ty: Id, bits: Id, (start, end): Range) -> Result<Id> {
    let first = emit.constant(ty, start)?;
    if end == start + 1 {
        return compare(emit, op::IEqual, bits, first);
    }
    let distance = if start == 0 { bits } else { core(emit, op::ISub, ty, [bits, first])? };
    let length = emit.constant(ty, end - start)?;
    compare(emit, op::ULessThan, distance, length)
}
