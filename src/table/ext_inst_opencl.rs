//! Spec (OpenCL Extended Instruction Set): all instructions. Names and operands come from the grammar.
//!
//! A row has the friendly call `__spirv_ocl_<name>`; [`super::opencl`] has the OpenCL C names.

use super::ext_inst_signature::{self as types, ExtSignature};
use super::form::{CallForm, call};
use rspirv::spirv::OpenclStd100Op as C;

/// One instruction of OpenCL.std.
#[derive(Clone, Copy, Debug)]
pub struct ExtRow {
    /// The instruction.
    pub instruction: C,
    /// Its friendly call.
    pub call: CallForm,
    /// Its operand and result types.
    pub signature: ExtSignature,
}

const fn row(instruction: C, call: CallForm, signature: ExtSignature) -> ExtRow {
    ExtRow { instruction, call, signature }
}

/// Instructions for which other translators emit no memory attributes, besides those whose names encode signedness.
pub const UNSAID: &[C] = &[
    C::ctz,
    C::hypot,
    C::fclamp,
    C::fmax_common,
    C::fmin_common,
    C::vloadn,
    C::vload_half,
    C::vload_halfn,
    C::vloada_halfn,
];

/// A function of its arguments without memory accesses.
const PURE: CallForm = call().pure();

macro_rules! pure_rows {
    ($($signature:ident: $($name:ident)*;)*) => { &[$($(row(C::$name, PURE, types::$signature),)*)*] };
}

/// Extended instructions whose pointer operand points to integers while the result is floating-point.
pub const TO_INTEGERS: &[C] = &[C::frexp, C::remquo, C::lgamma_r];

/// Extended instructions whose pointer operand points to components of the result or of the first operand.
pub const TO_COMPONENTS: &[C] = &[C::vloadn, C::vstoren];

/// Extended instructions whose pointer operand points to 16-bit floating-point values.
pub const TO_HALVES: &[C] = &[
    C::vload_half,
    C::vload_halfn,
    C::vloada_halfn,
    C::vstore_half,
    C::vstore_half_r,
    C::vstore_halfn,
    C::vstore_halfn_r,
    C::vstorea_halfn,
    C::vstorea_halfn_r,
];

/// Functions of floating-point and signed arguments.
pub const PURE_ROWS: &[ExtRow] = pure_rows!(
    FLOATS: acos acosh acospi asin asinh asinpi atan atan2 atanh atanpi atan2pi cbrt ceil copysign cos cosh
        cospi erfc erf exp exp2 exp10 expm1 fabs fdim floor fma fmax fmin fmod hypot lgamma log log2 log10 log1p
        logb mad maxmag minmag nextafter pow powr remainder rint round rsqrt sin sinh sinpi sqrt tan tanh tanpi
        tgamma trunc half_cos half_divide half_exp half_exp2 half_exp10 half_log half_log2 half_log10 half_powr
        half_recip half_rsqrt half_sin half_sqrt half_tan native_cos native_divide native_exp native_exp2
        native_exp10 native_log native_log2 native_log10 native_powr native_recip native_rsqrt native_sin
        native_sqrt native_tan fclamp degrees fmax_common fmin_common mix radians step smoothstep sign;
    EXPONENT: ilogb;
    WITH_INTEGER: ldexp pown rootn;
    CROSS: cross;
    DISTANCE: distance fast_distance;
    LENGTH: length fast_length;
    NORMALIZE: normalize fast_normalize;
    INTEGERS: s_abs s_abs_diff s_add_sat s_hadd s_rhadd s_clamp clz ctz s_mad_hi s_mad_sat s_max s_min
        s_mul_hi rotate s_sub_sat popcount;
    INTEGERS_32: s_mad24 s_mul24;
    NUMBERS: bitselect;
    SELECT: select;
);

const UNSIGNED: CallForm = call().all_unsigned().pure();

/// The other instructions.
pub const OTHER_ROWS: &[ExtRow] = &[
    row(C::fract, call(), types::TWO_RESULTS),
    row(C::frexp, call(), types::INTEGER_RESULT),
    row(C::lgamma_r, call(), types::INTEGER_RESULT),
    row(C::modf, call(), types::TWO_RESULTS),
    row(C::remquo, call(), types::REMAINDER),
    row(C::sincos, call(), types::TWO_RESULTS),
    row(C::nan, UNSIGNED, types::FROM_BITS),
    row(C::u_abs, UNSIGNED, types::INTEGERS),
    row(C::u_abs_diff, UNSIGNED, types::INTEGERS),
    row(C::u_add_sat, UNSIGNED, types::INTEGERS),
    row(C::u_hadd, UNSIGNED, types::INTEGERS),
    row(C::u_rhadd, UNSIGNED, types::INTEGERS),
    row(C::u_clamp, UNSIGNED, types::INTEGERS),
    row(C::u_mad_sat, UNSIGNED, types::INTEGERS),
    row(C::u_mad_hi, UNSIGNED, types::INTEGERS),
    row(C::u_max, UNSIGNED, types::INTEGERS),
    row(C::u_min, UNSIGNED, types::INTEGERS),
    row(C::u_mul_hi, UNSIGNED, types::INTEGERS),
    row(C::u_sub_sat, UNSIGNED, types::INTEGERS),
    row(C::u_upsample, UNSIGNED, types::UPSAMPLE),
    row(C::s_upsample, call().unsigned(&[1]).pure(), types::UPSAMPLE),
    row(C::u_mad24, UNSIGNED, types::INTEGERS_32),
    row(C::u_mul24, UNSIGNED, types::INTEGERS_32),
    row(C::vloadn, call().unsigned(&[0]).constant(&[1]).suffix().reads(), types::LOAD),
    row(C::vstoren, call().unsigned(&[1]), types::STORE),
    row(C::vload_half, call().unsigned(&[0]).constant(&[1]).suffix().reads(), types::LOAD_HALF),
    row(C::vload_halfn, call().unsigned(&[0]).constant(&[1]).suffix().reads(), types::LOAD_HALVES),
    row(C::vstore_half, call().unsigned(&[1]), types::STORE_HALF),
    row(C::vstore_half_r, call().unsigned(&[1]), types::STORE_HALF),
    row(C::vstore_halfn, call().unsigned(&[1]), types::STORE_HALVES),
    row(C::vstore_halfn_r, call().unsigned(&[1]), types::STORE_HALVES),
    row(C::vloada_halfn, call().unsigned(&[0]).constant(&[1]).suffix().reads(), types::LOAD_HALVES),
    row(C::vstorea_halfn, call().unsigned(&[1]), types::STORE_HALVES),
    row(C::vstorea_halfn_r, call().unsigned(&[1]), types::STORE_HALVES),
    row(C::shuffle, call().unsigned(&[1]).pure(), types::SHUFFLE),
    row(C::shuffle2, call().unsigned(&[2]).pure(), types::SHUFFLE_2),
    row(C::printf, call(), types::PRINTF),
    row(C::prefetch, call().unsigned(&[1]).constant(&[0]), types::PREFETCH),
];

/// Every instruction of the set.
pub fn rows() -> impl Iterator<Item = &'static ExtRow> {
    PURE_ROWS.iter().chain(OTHER_ROWS)
}
