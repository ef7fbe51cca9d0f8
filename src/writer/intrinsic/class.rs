//! Tests for classes of floating-point numbers.
//!
//! Spec (LLVM): "'llvm.is.fpclass' Intrinsic".

use super::super::emit::{Emit, bool_like};
use super::IntrinsicCall;
use super::lane::{FloatFormat, Numeric, bitcast, compare, core};
use crate::error::{Error, Result};
use crate::options::Habits;
use crate::spirv::{Id, op};
use crate::table::intrinsic::CLASS_TESTS;

const SIGNALING_NAN: u64 = 1;
const QUIET_NAN: u64 = 2;
const ALL: u64 = 0x3ff;

/// Zero, subnormal, normal and infinite, as their bits for either sign.
const SIGNED_CLASSES: [(u64, u64); 4] = [(0x40, 0x20), (0x80, 0x10), (0x100, 0x08), (0x200, 0x04)];

/// Sets of classes that one test finds: where all others are asked for, its negation says so.
const SINGLE_TESTS: [u64; 15] =
    [0x1, 0x2, 0x3, 0x200, 0x4, 0x204, 0x100, 0x8, 0x108, 0x80, 0x10, 0x90, 0x40, 0x20, 0x60];

/// Whether a number is of one of the classes that a constant tells.
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
    if emit.habits() == Habits::Khronos && !super::math::is_widened(emit, &numbers)? {
        let others = ALL ^ classes;
        let is_negated = SINGLE_TESTS.contains(&others) && !SINGLE_TESTS.contains(&classes);
        let tests = Tests { emit: &mut *emit, numbers, format, value, bools, sign: None, no_sign: None };
        let found = tests.all(if is_negated { others } else { classes })?;
        return if is_negated { core(emit, op::LogicalNot, bools, [found]) } else { Ok(found) };
    }
    for (union, opcode) in CLASS_TESTS.iter().copied() {
        if format == FloatFormat::BFLOAT || (classes != union && classes != ALL ^ union) {
            continue;
        }
        let is_in = core(emit, opcode, bools, [value])?;
        return if classes == union { Ok(is_in) } else { core(emit, op::LogicalNot, bools, [is_in]) };
    }
    by_bits(emit, &numbers, format, value, classes)
}

/// The bits of a class's numbers without sign: from the first on, up to but not the second.
type Range = (u64, u64);

/// Ranges of the classes that a predicate selects, neighbours joined.
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

/// Tests of the bits: those of both signs without it, the others with the sign that they need.
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

/// The tests that the Khronos translator writes: an instruction for each pair of classes that has one, with a test of the sign where
/// only one of the pair is asked for.
struct Tests<'e, E> {
    emit: &'e mut E,
    numbers: Numeric,
    format: FloatFormat,
    value: Id,
    bools: Id,
    /// Whether the sign is set, and whether not, once they were asked for.
    sign: Option<Id>,
    no_sign: Option<Id>,
}

impl<E: Emit> Tests<'_, E> {
    /// All tests, one or the other of which holds.
    fn all(mut self, classes: u64) -> Result<Id> {
        let [zero, subnormal, normal, infinite] = SIGNED_CLASSES;
        let mut found = Vec::new();
        if classes & (SIGNALING_NAN | QUIET_NAN) != 0 {
            found.push(self.nan(classes)?);
        }
        for (class, opcode) in [(infinite, op::IsInf), (normal, op::IsNormal)] {
            if classes & (class.0 | class.1) != 0 {
                let test = core(self.emit, opcode, self.bools, [self.value])?;
                found.push(self.signed(test, classes, class)?);
            }
        }
        if classes & (subnormal.0 | subnormal.1) != 0 {
            let test = self.subnormal(classes & subnormal.1 == 0)?;
            found.push(self.signed(test, classes, subnormal)?);
        }
        if classes & (zero.0 | zero.1) != 0 {
            found.push(self.zero(classes, zero)?);
        }
        let mut found = found.into_iter();
        let first = found.next().ok_or_else(|| Error::internal("no class to test for"))?;
        let (emit, bools) = (self.emit, self.bools);
        found.try_fold(first, |all, test| core(emit, op::LogicalOr, bools, [all, test]))
    }

    /// A test for both signs, cut down to those that are asked for.
    fn signed(&mut self, test: Id, classes: u64, (positive, negative): (u64, u64)) -> Result<Id> {
        if classes & positive != 0 && classes & negative != 0 {
            return Ok(test);
        }
        let sign = match self.sign {
            Some(sign) => sign,
            None => core(self.emit, op::SignBitSet, self.bools, [self.value])?,
        };
        self.sign = Some(sign);
        if classes & negative != 0 {
            return core(self.emit, op::LogicalAnd, self.bools, [sign, test]);
        }
        let no_sign = match self.no_sign {
            Some(no_sign) => no_sign,
            None => core(self.emit, op::LogicalNot, self.bools, [sign])?,
        };
        self.no_sign = Some(no_sign);
        core(self.emit, op::LogicalAnd, self.bools, [no_sign, test])
    }

    /// The bits and their type; each test looks at its own.
    fn bits(&mut self) -> Result<(Id, Id)> {
        let ty = self.numbers.ints(self.emit, self.format.bits)?;
        Ok((bitcast(self.emit, ty, self.value)?, ty))
    }

    /// The bits without the sign, and their type.
    fn magnitude(&mut self) -> Result<(Id, Id)> {
        let (bits, ty) = self.bits()?;
        let mask = self.emit.constant(ty, self.format.sign() - 1)?;
        Ok((core(self.emit, op::BitwiseAnd, ty, [bits, mask])?, ty))
    }

    fn nan(&mut self, classes: u64) -> Result<Id> {
        let both = SIGNALING_NAN | QUIET_NAN;
        if classes & both == QUIET_NAN {
            return self.quiet();
        }
        if classes & both == both {
            return core(self.emit, op::IsNan, self.bools, [self.value]);
        }
        let quiet = self.quiet()?;
        let is_nan = core(self.emit, op::IsNan, self.bools, [self.value])?;
        let is_signaling = core(self.emit, op::LogicalNot, self.bools, [quiet])?;
        core(self.emit, op::LogicalAnd, self.bools, [is_nan, is_signaling])
    }

    fn quiet(&mut self) -> Result<Id> {
        let (magnitude, ty) = self.magnitude()?;
        let least = self.emit.constant(ty, self.format.quiet_nan())?;
        compare(self.emit, op::UGreaterThanEqual, magnitude, least)
    }

    fn subnormal(&mut self, is_positive: bool) -> Result<Id> {
        // Below the least normal number there are no bits with a sign.
        let (magnitude, ty) = if is_positive { self.bits()? } else { self.magnitude()? };
        in_range(self.emit, ty, magnitude, (1, self.format.least_normal()))
    }

    fn zero(&mut self, classes: u64, (positive, negative): (u64, u64)) -> Result<Id> {
        if classes & positive != 0 && classes & negative != 0 {
            let (magnitude, ty) = self.magnitude()?;
            let zero = self.emit.constant(ty, 0)?;
            return compare(self.emit, op::IEqual, magnitude, zero);
        }
        let (bits, ty) = self.bits()?;
        let zero = self.emit.constant(ty, if classes & positive != 0 { 0 } else { self.format.sign() })?;
        compare(self.emit, op::IEqual, bits, zero)
    }
}
