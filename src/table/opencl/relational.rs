//! Spec (OpenCL C): "Relational Functions".

use super::guard::{Class, Condition, FLOAT, Kind};
use super::operand::{ONE, Operand, THREE, TWO};
use super::row::{Reading, Row, ext, op, operand};
use crate::spirv::op;
use rspirv::spirv::OpenclStd100Op as C;

const COMPARISON: Reading = Reading::Never("LLVM compares by an instruction");

macro_rules! comparisons {
    ($($name:literal $op:ident)*) => { &[$(op($name, op::$op, TWO).when(FLOAT).truth().reading(COMPARISON),)*] };
}

const COMPARISONS: &[Row] = comparisons!(
    "isequal" FOrdEqual
    "isnotequal" FUnordNotEqual
    "isgreater" FOrdGreaterThan
    "isgreaterequal" FOrdGreaterThanEqual
    "isless" FOrdLessThan
    "islessequal" FOrdLessThanEqual
    "islessgreater" FOrdNotEqual
    "isordered" Ordered
    "isunordered" Unordered
);

const SIGN_BITS: &[Operand] = &[Operand::Negative(0)];
const SCALAR: &[Condition] = &[Condition::Class(0, Class::Integer), Condition::Kind(0, Kind::Scalar)];
const VECTOR: &[Condition] = &[Condition::Class(0, Class::Integer), Condition::Kind(0, Kind::Vector)];

const TESTS: &[Row] = &[
    op("isfinite", op::IsFinite, ONE).when(FLOAT).truth(),
    op("isinf", op::IsInf, ONE).when(FLOAT).truth(),
    op("isnan", op::IsNan, ONE).when(FLOAT).truth(),
    op("isnormal", op::IsNormal, ONE).when(FLOAT).truth(),
    op("signbit", op::SignBitSet, ONE).when(FLOAT).truth(),
    op("any", op::Any, SIGN_BITS).when(VECTOR).truth(),
    op("all", op::All, SIGN_BITS).when(VECTOR).truth(),
    operand("any", SIGN_BITS).when(SCALAR).truth().reading(COMPARISON),
    operand("all", SIGN_BITS).when(SCALAR).truth().reading(COMPARISON),
    ext("bitselect", C::bitselect, THREE),
    ext("select", C::select, THREE),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[COMPARISONS, TESTS];
