//! Instructions on vectors, matrices and bits, built from what LLVM has.
//!
//! A matrix is an array of column vectors.

use super::{Expander, Outcome, Site, Values};
use crate::error::{Error, Result};
use crate::llvm::{FloatPredicate, IntPredicate, Opcode, Type, Value};

type Built<'c> = Result<Outcome<'c>>;

/// The result of an expansion; `Undefined` for other types.
fn value<'c>(value: Value<'c>) -> Built<'c> {
    Ok(Outcome::Value(value))
}

impl<'c> Site<'c> {
    /// An argument.
    ///
    /// # Errors
    /// `Internal` if the call has too few, which its name does not allow.
    pub(super) fn argument(&self, index: usize) -> Result<Value<'c>> {
        self.arguments.get(index).copied().ok_or_else(|| Error::internal("a builtin without its arguments"))
    }
}

impl<'c> Expander<'c> {
    /// A vector, or column vectors as matrix, of a scalar or vector each.
    fn splat(&self, scalar: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        if !ty.is_vector() {
            return Ok(scalar);
        }
        (0..ty.lanes()).try_fold(ty.poison()?, |vector, lane| self.insert(vector, scalar, lane))
    }

    fn columns(&self, matrix: Value<'c>) -> Result<Values<'c>> {
        let count = matrix.ty().length().unwrap_or(0) as u32;
        (0..count).map(|column| self.builder.extract_value(matrix, &[column])).collect()
    }

    fn matrix(&self, ty: Type<'c>, columns: impl IntoIterator<Item = Result<Value<'c>>>) -> Built<'c> {
        let mut matrix = ty.poison()?;
        for (index, column) in (0..).zip(columns) {
            matrix = self.builder.insert_value(matrix, column?, &[index])?;
        }
        value(matrix)
    }

    fn scale(&self, vector: Value<'c>, scalar: Value<'c>) -> Result<Value<'c>> {
        self.builder.binary(Opcode::FMul, vector, self.splat(scalar, vector.ty())?)
    }

    fn inner(&self, left: Value<'c>, right: Value<'c>) -> Result<Value<'c>> {
        let products = self.builder.binary(Opcode::FMul, left, right)?;
        self.reduce(Opcode::FAdd, products)
    }

    fn reduce(&self, opcode: Opcode, vector: Value<'c>) -> Result<Value<'c>> {
        let first = self.lane(vector, 0)?;
        (1..vector.ty().lanes()).try_fold(first, |total, lane| {
            let next = self.lane(vector, lane)?;
            self.builder.binary(opcode, total, next)
        })
    }

    fn product(&self, columns: &[Value<'c>], vector: Value<'c>) -> Result<Value<'c>> {
        let mut total = None;
        for (lane, column) in (0..).zip(columns) {
            let term = self.scale(*column, self.lane(vector, lane)?)?;
            total = Some(match total {
                None => term,
                Some(total) => self.builder.binary(Opcode::FAdd, total, term)?,
            });
        }
        total.ok_or_else(|| Error::internal("a matrix without columns"))
    }

    /// An integer of every lane.
    fn number(&self, ty: Type<'c>, number: u64) -> Result<Value<'c>> {
        self.splat(ty.scalar().int(number)?, ty)
    }

    /// A boolean, or a vector of them, as the type of a result.
    fn truth(&self, truth: Value<'c>, result: Type<'c>) -> Built<'c> {
        if truth.ty() == result {
            return value(truth);
        }
        let opcode = if result.is_vector() { Opcode::SExt } else { Opcode::ZExt };
        value(self.builder.cast(opcode, truth, result)?)
    }

    fn compare(&self, site: &Site<'c>, predicate: FloatPredicate, right: Value<'c>) -> Built<'c> {
        let truth = self.builder.fcmp(predicate, site.argument(0)?, right)?;
        self.truth(truth, site.result)
    }

    /// The number without its sign.
    fn magnitude(&self, number: Value<'c>) -> Result<Value<'c>> {
        let absolute = self.module.intrinsic("llvm.fabs", &[number.ty()])?;
        self.builder.call_function(absolute, &[number])
    }

    /// The least normal number, and the infinity.
    fn bounds(&self, ty: Type<'c>) -> Result<[Value<'c>; 2]> {
        let (fraction, exponent): (u32, u32) = match ty.scalar().scalar_bits() {
            Some(16) if ty.scalar() == self.context.bfloat_type() => (7, 8),
            Some(16) => (10, 5),
            Some(32) => (23, 8),
            _ => (52, 11),
        };
        let least = ty.scalar().float_from_bits(1 << fraction)?;
        let infinity = ty.scalar().float_from_bits(((1 << exponent) - 1) << fraction)?;
        Ok([self.splat(least, ty)?, self.splat(infinity, ty)?])
    }

    /// An offset or number of bits, as an integer like `ty`.
    fn count(&self, count: Value<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        let (from, to) = (count.ty().scalar(), ty.scalar());
        let count = match (from.int_bits(), to.int_bits()) {
            (Some(before), Some(after)) if before < after => {
                self.builder.cast(Opcode::ZExt, count, self.like(count.ty(), to)?)?
            }
            (Some(before), Some(after)) if before > after => {
                self.builder.cast(Opcode::Trunc, count, self.like(count.ty(), to)?)?
            }
            _ => count,
        };
        if count.ty().is_vector() { Ok(count) } else { self.splat(count, ty) }
    }

    /// A shift that gives 0 where it goes beyond the width.
    fn shift(&self, opcode: Opcode, number: Value<'c>, by: Value<'c>) -> Result<Value<'c>> {
        let ty = number.ty();
        let width = self.number(ty, ty.scalar().int_bits().unwrap_or(0).into())?;
        let fits = self.builder.icmp(IntPredicate::Ult, by, width)?;
        let by = self.builder.select(fits, by, ty.null()?)?;
        let shifted = self.builder.binary(opcode, number, by)?;
        self.builder.select(fits, shifted, ty.null()?)
    }

    /// As many low bits as `count`.
    fn low_bits(&self, count: Value<'c>) -> Result<Value<'c>> {
        let ty = count.ty();
        let power = self.shift(Opcode::Shl, self.number(ty, 1)?, count)?;
        self.builder.binary(Opcode::Sub, power, self.number(ty, 1)?)
    }
}

pub(super) fn dot<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    value(expander.inner(site.argument(0)?, site.argument(1)?)?)
}

pub(super) fn matrix_times_scalar<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let (columns, scalar) = (expander.columns(site.argument(0)?)?, site.argument(1)?);
    expander.matrix(site.result, columns.iter().map(|column| expander.scale(*column, scalar)))
}

pub(super) fn vector_times_matrix<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let (vector, columns) = (site.argument(0)?, expander.columns(site.argument(1)?)?);
    let mut product = site.result.poison()?;
    for (lane, column) in (0..).zip(columns) {
        product = expander.insert(product, expander.inner(vector, column)?, lane)?;
    }
    value(product)
}

pub(super) fn matrix_times_vector<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    value(expander.product(&expander.columns(site.argument(0)?)?, site.argument(1)?)?)
}

pub(super) fn matrix_times_matrix<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let [left, right] = [expander.columns(site.argument(0)?)?, expander.columns(site.argument(1)?)?];
    expander.matrix(site.result, right.iter().map(|column| expander.product(&left, *column)))
}

pub(super) fn outer_product<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let (left, right) = (site.argument(0)?, site.argument(1)?);
    let column = |lane| expander.scale(left, expander.lane(right, lane)?);
    expander.matrix(site.result, (0..right.ty().lanes()).map(column))
}

pub(super) fn transpose<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let columns = expander.columns(site.argument(0)?)?;
    let Some(ty) = site.result.element() else { return Ok(Outcome::Undefined) };
    let row = |row: u32| {
        let mut vector = ty.poison()?;
        for (lane, column) in (0..).zip(&columns) {
            vector = expander.insert(vector, expander.lane(*column, row)?, lane)?;
        }
        Ok(vector)
    };
    expander.matrix(site.result, (0..site.result.length().unwrap_or(0) as u32).map(row))
}

pub(super) fn determinant<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    expander.defined("determinant", &expander.columns(site.argument(0)?)?, site.result)
}

pub(super) fn matrix_inverse<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let columns = expander.columns(site.argument(0)?)?;
    let definition = columns.first().and_then(|column| expander.definition("inverse", column.ty()));
    let (Some(definition), Some(ty)) = (definition, site.result.element()) else {
        return Ok(Outcome::Undefined);
    };
    let mut inverse = site.result.poison()?;
    for index in 0..columns.len() as u32 {
        let mut arguments = Values::from_slice(&[expander.context.i32_type().int(index.into())?]);
        arguments.extend_from_slice(&columns);
        let Outcome::Value(column) = expander.call(definition, &arguments, ty)? else {
            return Ok(Outcome::Undefined);
        };
        inverse = expander.builder.insert_value(inverse, column, &[index])?;
    }
    value(inverse)
}

fn reduce_truth<'c>(expander: &Expander<'c>, site: &Site<'c>, opcode: Opcode) -> Built<'c> {
    let vector = site.argument(0)?;
    let truth = expander.builder.icmp(IntPredicate::Ne, vector, vector.ty().null()?)?;
    expander.truth(expander.reduce(opcode, truth)?, site.result)
}

pub(super) fn any<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    reduce_truth(expander, site, Opcode::Or)
}

pub(super) fn all<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    reduce_truth(expander, site, Opcode::And)
}

pub(super) fn is_nan<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    expander.compare(site, FloatPredicate::Uno, site.argument(0)?)
}

pub(super) fn is_infinite<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let magnitude = expander.magnitude(site.argument(0)?)?;
    let [_, infinity] = expander.bounds(magnitude.ty())?;
    let truth = expander.builder.fcmp(FloatPredicate::Oeq, magnitude, infinity)?;
    expander.truth(truth, site.result)
}

pub(super) fn is_finite<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let magnitude = expander.magnitude(site.argument(0)?)?;
    let [_, infinity] = expander.bounds(magnitude.ty())?;
    let truth = expander.builder.fcmp(FloatPredicate::Olt, magnitude, infinity)?;
    expander.truth(truth, site.result)
}

pub(super) fn is_normal<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let magnitude = expander.magnitude(site.argument(0)?)?;
    let [least, infinity] = expander.bounds(magnitude.ty())?;
    let above = expander.builder.fcmp(FloatPredicate::Oge, magnitude, least)?;
    let below = expander.builder.fcmp(FloatPredicate::Olt, magnitude, infinity)?;
    expander.truth(expander.builder.binary(Opcode::And, above, below)?, site.result)
}

pub(super) fn is_sign_set<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let number = site.argument(0)?;
    let bits = expander.context.int_type(number.ty().scalar().scalar_bits().unwrap_or(32))?;
    let bits = expander.builder.cast(Opcode::BitCast, number, expander.like(number.ty(), bits)?)?;
    let truth = expander.builder.icmp(IntPredicate::Slt, bits, bits.ty().null()?)?;
    expander.truth(truth, site.result)
}

pub(super) fn is_ordered<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    expander.compare(site, FloatPredicate::Ord, site.argument(1)?)
}

pub(super) fn is_unordered<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    expander.compare(site, FloatPredicate::Uno, site.argument(1)?)
}

pub(super) fn is_less_or_greater<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    expander.compare(site, FloatPredicate::One, site.argument(1)?)
}

pub(super) fn insert_bits<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let (base, insert) = (site.argument(0)?, site.argument(1)?);
    let (offset, count) =
        (expander.count(site.argument(2)?, base.ty())?, expander.count(site.argument(3)?, base.ty())?);
    let mask = expander.shift(Opcode::Shl, expander.low_bits(count)?, offset)?;
    let ones = expander.number(base.ty(), u64::MAX)?;
    let others = expander.builder.binary(Opcode::Xor, mask, ones)?;
    let kept = expander.builder.binary(Opcode::And, base, others)?;
    let moved = expander.shift(Opcode::Shl, insert, offset)?;
    let field = expander.builder.binary(Opcode::And, moved, mask)?;
    value(expander.builder.binary(Opcode::Or, kept, field)?)
}

pub(super) fn extract_bits<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let base = site.argument(0)?;
    let (offset, count) =
        (expander.count(site.argument(1)?, base.ty())?, expander.count(site.argument(2)?, base.ty())?);
    let moved = expander.shift(Opcode::LShr, base, offset)?;
    value(expander.builder.binary(Opcode::And, moved, expander.low_bits(count)?)?)
}

pub(super) fn extract_signed_bits<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let base = site.argument(0)?;
    let (offset, count) =
        (expander.count(site.argument(1)?, base.ty())?, expander.count(site.argument(2)?, base.ty())?);
    let width = expander.number(base.ty(), base.ty().scalar().int_bits().unwrap_or(0).into())?;
    let unused = expander.builder.binary(Opcode::Sub, width, count)?;
    let above = expander.builder.binary(Opcode::Sub, unused, offset)?;
    let field = expander.shift(Opcode::Shl, base, above)?;
    // Without bits both shifts are as wide as the number, and give 0.
    value(expander.shift(Opcode::AShr, field, unused)?)
}

pub(super) fn count_bits<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let number = site.argument(0)?;
    let population = expander.module.intrinsic("llvm.ctpop", &[number.ty()])?;
    let count = expander.builder.call_function(population, &[number])?;
    value(expander.count(count, site.result)?)
}

/// OpenCL.std's `select`: by the highest bit of each lane, but a scalar as a whole.
pub(super) fn select<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let condition = site.argument(2)?;
    let predicate = if condition.ty().is_vector() { IntPredicate::Slt } else { IntPredicate::Ne };
    let is_second = expander.builder.icmp(predicate, condition, condition.ty().null()?)?;
    value(expander.builder.select(is_second, site.argument(1)?, site.argument(0)?)?)
}

/// OpenCL.std's `shuffle` and `shuffle2`: only the low bits of each number of a lane count.
pub(super) fn shuffle<'c>(expander: &Expander<'c>, site: &Site<'c>) -> Built<'c> {
    let Some((mask, sources)) = site.arguments.split_last() else { return Ok(Outcome::Undefined) };
    let first = site.argument(0)?;
    let count = first.ty().lanes();
    let lanes: Vec<i32> = (0..count as i32 * sources.len() as i32).collect();
    let source = match sources {
        [left, right] => expander.builder.shuffle_vector(*left, *right, &lanes)?,
        _ => first,
    };
    let modulus = mask.ty().scalar().int(lanes.len() as u64)?;
    let mut result = site.result.poison()?;
    for lane in 0..site.result.lanes() {
        let picked = expander.lane(*mask, lane)?;
        let picked = expander.builder.binary(Opcode::URem, picked, modulus)?;
        result = expander.insert(result, expander.builder.extract_element(source, picked)?, lane)?;
    }
    value(result)
}
