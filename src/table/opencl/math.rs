//! Spec (OpenCL C): "Math Functions", "Common Functions", "Geometric Functions".

use super::guard::{Class, Condition, FLOAT, INTEGER, Kind};
use super::operand::{ONE, Operand, THREE, TWO};
use super::row::{Row, ext, op};
use crate::spirv::op;
use Operand::{Arg, Splat};
use rspirv::spirv::OpenclStd100Op as C;

/// Floating-point functions named after their instruction.
macro_rules! same_name {
    ($operands:ident: $($name:ident)*) => { &[$(ext(stringify!($name), C::$name, $operands).when(FLOAT),)*] };
}

const UNARY: &[Row] = same_name!(ONE:
    acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi erfc erf exp exp2 exp10 expm1
    fabs floor ilogb lgamma log log2 log10 log1p logb rint round rsqrt sin sinh sinpi sqrt tan tanh tanpi tgamma trunc
    half_cos half_exp half_exp2 half_exp10 half_log half_log2 half_log10 half_recip half_rsqrt half_sin half_sqrt half_tan
    native_cos native_exp native_exp2 native_exp10 native_log native_log2 native_log10 native_recip native_rsqrt
    native_sin native_sqrt native_tan
    degrees radians sign length normalize fast_length fast_normalize
);

/// The second parameter of `fract`, `modf`, `sincos` and `lgamma_r` is a pointer, and that of `pown` and `rootn` an integer.
const BINARY: &[Row] = same_name!(TWO:
    atan2 atan2pi copysign fdim fmod hypot maxmag minmag nextafter pow powr remainder half_divide half_powr
    native_divide native_powr pown rootn fract modf sincos lgamma_r frexp
    cross distance fast_distance
);

const TERNARY: &[Row] = same_name!(THREE: fma mad remquo);

const SECOND_SPLAT: &[Operand] = &[Arg(0), Splat(1)];
const LAST_SPLAT: &[Operand] = &[Arg(0), Arg(1), Splat(2)];
const LAST_TWO_SPLAT: &[Operand] = &[Arg(0), Splat(1), Splat(2)];
const FIRST_SPLAT: &[Operand] = &[Splat(0), Arg(1)];
const FIRST_TWO_SPLAT: &[Operand] = &[Splat(0), Splat(1), Arg(2)];

const FLOAT_SCALARS: &[Condition] = &[Condition::Class(0, Class::Float), Condition::Kind(0, Kind::Scalar)];
const FLOAT_VECTORS: &[Condition] = &[Condition::Class(0, Class::Float), Condition::Kind(0, Kind::Vector)];

/// Functions that accept a scalar in place of a vector, and functions with signatures of their own.
const OTHERS: &[Row] = &[
    ext("fmax", C::fmax, SECOND_SPLAT).when(FLOAT),
    ext("fmin", C::fmin, SECOND_SPLAT).when(FLOAT),
    ext("max", C::fmax, SECOND_SPLAT).when(FLOAT).write_only("fmax says the same"),
    ext("min", C::fmin, SECOND_SPLAT).when(FLOAT).write_only("fmin says the same"),
    ext("ldexp", C::ldexp, &[Arg(0), Operand::BuiltSplat(1)]).when(FLOAT),
    ext("clamp", C::fclamp, LAST_TWO_SPLAT).when(FLOAT),
    ext("mix", C::mix, LAST_SPLAT).when(FLOAT),
    ext("step", C::step, FIRST_SPLAT).when(FLOAT),
    ext("smoothstep", C::smoothstep, FIRST_TWO_SPLAT).when(FLOAT),
    ext("nan", C::nan, ONE).when(INTEGER).all_unsigned(),
    op("dot", op::FMul, TWO).when(FLOAT_SCALARS).write_only("LLVM multiplies scalars by an instruction"),
    op("dot", op::Dot, TWO).when(FLOAT_VECTORS),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[UNARY, BINARY, TERNARY, OTHERS];
