//! What stands for a builtin, by its name. Data: the names of definitions are those of `library/`, without prefix and types.
//!
//! Spec: the extended instruction sets OpenCL.std and GLSL.std.450; "Instructions" of SPIR-V for what vectors, matrices and bits take.

use super::{Expander, Expansion, Site, core, memory};
use crate::error::Result;
use crate::llvm::Value;
use crate::table::GLSL_PREFIX;
use mangling::{Family, Ident, demangle};

/// What builds an expansion.
pub(super) type Build = for<'e, 'c> fn(&'e Expander<'c>, &'e Site<'c>) -> Result<Expansion<'c>>;

/// What stands for a builtin.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    /// A definition.
    Defined(&'static str),
    /// Two definitions, whose results are the members of a structure.
    Structure(&'static str, &'static str),
    /// Two definitions; the result of the second is stored where the last argument points to, as an integer if so.
    Stored(&'static str, &'static str, bool),
    /// Code that depends on the types.
    Custom(Build),
    /// It may be left out.
    Nothing,
    /// An instruction of an extended set that nothing is defined for.
    Undefined,
}

impl Meaning {
    /// Whether it is an error if nothing is defined for the types of a call.
    pub(super) fn must_be_defined(self) -> bool {
        !matches!(self, Self::Nothing)
    }
}

use Meaning::{Custom, Defined, Nothing, Stored, Structure};

/// What stands for `frem`, for which code generators call a library.
pub(super) const REMAINDER: Meaning = Defined("fmod");

/// Intrinsics for which code generators call a library, on some processors or all.
const INTRINSICS: &[(&str, Meaning)] = &[
    ("round", Defined("round")),
    ("roundeven", Defined("rint")),
    ("rint", Defined("rint")),
    ("nearbyint", Defined("rint")),
    ("trunc", Defined("trunc")),
    ("floor", Defined("floor")),
    ("ceil", Defined("ceil")),
    ("sin", Defined("sin")),
    ("cos", Defined("cos")),
    ("tan", Defined("tan")),
    ("asin", Defined("asin")),
    ("acos", Defined("acos")),
    ("atan", Defined("atan")),
    ("sinh", Defined("sinh")),
    ("cosh", Defined("cosh")),
    ("tanh", Defined("tanh")),
    ("atan2", Defined("atan2")),
    ("pow", Defined("pow")),
    ("exp", Defined("exp")),
    ("exp2", Defined("exp2")),
    ("exp10", Defined("exp10")),
    ("log", Defined("log")),
    ("log2", Defined("log2")),
    ("log10", Defined("log10")),
    ("fma", Defined("fma")),
    ("ldexp", Defined("ldexp")),
    ("minnum", Defined("fmin")),
    ("maxnum", Defined("fmax")),
    ("frexp", Structure("frexp", "frexp_second")),
    ("modf", Structure("modf", "modf_second")),
    ("sincos", Structure("sin", "cos")),
];

/// Instructions of GLSL.std.450, but for those that the reader makes intrinsics.
const GLSL: &[(&str, Meaning)] = &[
    ("SAbs", Defined("s_abs")),
    ("FSign", Defined("sign")),
    ("SSign", Defined("s_sign")),
    ("Fract", Defined("fract_of_glsl")),
    ("Radians", Defined("radians")),
    ("Degrees", Defined("degrees")),
    ("Asinh", Defined("asinh")),
    ("Acosh", Defined("acosh")),
    ("Atanh", Defined("atanh")),
    ("InverseSqrt", Defined("rsqrt")),
    ("Determinant", Custom(core::determinant)),
    ("MatrixInverse", Custom(core::matrix_inverse)),
    ("Modf", Stored("modf", "modf_second", false)),
    ("ModfStruct", Structure("modf", "modf_second")),
    ("FMin", Defined("fmin")),
    ("FMax", Defined("fmax")),
    ("FClamp", Defined("fclamp")),
    ("NClamp", Defined("fclamp")),
    ("SClamp", Defined("s_clamp")),
    ("UClamp", Defined("u_clamp")),
    ("FMix", Defined("mix")),
    ("Step", Defined("step")),
    ("SmoothStep", Defined("smoothstep")),
    ("Frexp", Stored("frexp", "frexp_second", true)),
    ("FrexpStruct", Structure("frexp", "frexp_second")),
    ("Ldexp", Defined("ldexp")),
    ("PackSnorm4x8", Defined("pack_snorm4x8")),
    ("PackUnorm4x8", Defined("pack_unorm4x8")),
    ("PackSnorm2x16", Defined("pack_snorm2x16")),
    ("PackUnorm2x16", Defined("pack_unorm2x16")),
    ("PackHalf2x16", Defined("pack_half2x16")),
    ("PackDouble2x32", Defined("pack_double2x32")),
    ("UnpackSnorm2x16", Defined("unpack_snorm2x16")),
    ("UnpackUnorm2x16", Defined("unpack_unorm2x16")),
    ("UnpackHalf2x16", Defined("unpack_half2x16")),
    ("UnpackSnorm4x8", Defined("unpack_snorm4x8")),
    ("UnpackUnorm4x8", Defined("unpack_unorm4x8")),
    ("UnpackDouble2x32", Defined("unpack_double2x32")),
    ("Length", Defined("length")),
    ("Distance", Defined("distance")),
    ("Cross", Defined("cross")),
    ("Normalize", Defined("normalize")),
    ("FaceForward", Defined("faceforward")),
    ("Reflect", Defined("reflect")),
    ("Refract", Defined("refract")),
    ("FindILsb", Defined("find_lsb")),
    ("FindSMsb", Defined("find_smsb")),
    ("FindUMsb", Defined("find_umsb")),
];

/// Instructions of OpenCL.std that are not the definition of their own name.
const OPENCL: &[(&str, Meaning)] = &[
    ("fract", Stored("fract", "fract_second", false)),
    ("frexp", Stored("frexp", "frexp_second", true)),
    ("lgamma_r", Stored("lgamma", "lgamma_r_second", true)),
    ("modf", Stored("modf", "modf_second", false)),
    ("remquo", Stored("remquo", "remquo_second", true)),
    ("sincos", Stored("sin", "cos", false)),
    ("select", Custom(core::select)),
    ("shuffle", Custom(core::shuffle)),
    ("shuffle2", Custom(core::shuffle)),
    ("vloadn", Custom(memory::load)),
    ("vstoren", Custom(memory::store)),
    ("vload_half", Custom(memory::load_half)),
    ("vload_halfn", Custom(memory::load_half)),
    ("vloada_halfn", Custom(memory::load_aligned_half)),
    ("vstore_half", Custom(memory::store_half)),
    ("vstore_half_r", Custom(memory::store_half)),
    ("vstore_halfn", Custom(memory::store_half)),
    ("vstore_halfn_r", Custom(memory::store_half)),
    ("vstorea_halfn", Custom(memory::store_aligned_half)),
    ("vstorea_halfn_r", Custom(memory::store_aligned_half)),
    ("prefetch", Nothing),
    ("fmax_common", Defined("fmax")),
    ("fmin_common", Defined("fmin")),
    ("s_upsample", Defined("upsample")),
    ("u_upsample", Defined("upsample")),
    ("half_divide", Defined("divide")),
    ("native_divide", Defined("divide")),
    ("half_recip", Defined("recip")),
    ("native_recip", Defined("recip")),
];

/// Instructions of OpenCL.std by the names of definitions. `half_`, `native_` and `fast_` in front allow a greater error, which is not used.
const OPENCL_DEFINED: &[&str] = &[
    "acos",
    "acosh",
    "acospi",
    "asin",
    "asinh",
    "asinpi",
    "atan",
    "atan2",
    "atanh",
    "atanpi",
    "atan2pi",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "cospi",
    "erfc",
    "erf",
    "exp",
    "exp2",
    "exp10",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "hypot",
    "lgamma",
    "log",
    "log2",
    "log10",
    "log1p",
    "logb",
    "mad",
    "maxmag",
    "minmag",
    "nextafter",
    "pow",
    "powr",
    "remainder",
    "rint",
    "round",
    "rsqrt",
    "sin",
    "sinh",
    "sinpi",
    "sqrt",
    "tan",
    "tanh",
    "tanpi",
    "tgamma",
    "trunc",
    "fclamp",
    "degrees",
    "mix",
    "radians",
    "step",
    "smoothstep",
    "sign",
    "ilogb",
    "ldexp",
    "pown",
    "rootn",
    "cross",
    "distance",
    "length",
    "normalize",
    "s_abs",
    "s_abs_diff",
    "s_add_sat",
    "s_hadd",
    "s_rhadd",
    "s_clamp",
    "clz",
    "ctz",
    "s_mad_hi",
    "s_mad_sat",
    "s_max",
    "s_min",
    "s_mul_hi",
    "rotate",
    "s_sub_sat",
    "popcount",
    "s_mad24",
    "s_mul24",
    "bitselect",
    "nan",
    "u_abs",
    "u_abs_diff",
    "u_add_sat",
    "u_hadd",
    "u_rhadd",
    "u_clamp",
    "u_mad_sat",
    "u_mad_hi",
    "u_max",
    "u_min",
    "u_mul_hi",
    "u_sub_sat",
    "u_mad24",
    "u_mul24",
];

/// Instructions of SPIR-V that need nothing but arithmetic.
const CORE: &[(&str, Meaning)] = &[
    ("Dot", Custom(core::dot)),
    ("MatrixTimesScalar", Custom(core::matrix_times_scalar)),
    ("VectorTimesMatrix", Custom(core::vector_times_matrix)),
    ("MatrixTimesVector", Custom(core::matrix_times_vector)),
    ("MatrixTimesMatrix", Custom(core::matrix_times_matrix)),
    ("OuterProduct", Custom(core::outer_product)),
    ("Transpose", Custom(core::transpose)),
    ("Any", Custom(core::any)),
    ("All", Custom(core::all)),
    ("IsNan", Custom(core::is_nan)),
    ("IsInf", Custom(core::is_infinite)),
    ("IsFinite", Custom(core::is_finite)),
    ("IsNormal", Custom(core::is_normal)),
    ("SignBitSet", Custom(core::is_sign_set)),
    ("Ordered", Custom(core::is_ordered)),
    ("Unordered", Custom(core::is_unordered)),
    ("LessOrGreater", Custom(core::is_less_or_greater)),
    ("BitFieldInsert", Custom(core::insert_bits)),
    ("BitFieldSExtract", Custom(core::extract_signed_bits)),
    ("BitFieldUExtract", Custom(core::extract_bits)),
    ("BitCount", Custom(core::count_bits)),
];

fn row(rows: &[(&str, Meaning)], name: &str) -> Option<Meaning> {
    rows.iter().find(|row| row.0 == name).map(|row| row.1)
}

fn of_opencl(name: &str) -> Meaning {
    if let Some(meaning) = row(OPENCL, name) {
        return meaning;
    }
    let plain = ["half_", "native_", "fast_"].iter().find_map(|prefix| name.strip_prefix(prefix));
    let plain = plain.unwrap_or(name);
    OPENCL_DEFINED.iter().find(|row| **row == plain).map_or(Meaning::Undefined, |stem| Defined(stem))
}

/// The name of an instruction of GLSL.std.450, without the result type behind it.
fn glsl_name(name: &str) -> Option<&str> {
    let name = name.strip_prefix(GLSL_PREFIX)?;
    Some(name.split_once("_R").map_or(name, |(name, _)| name))
}

/// What stands for a function that a module declares; `None` if it stays a call.
pub(super) fn of_function(function: Value<'_>) -> Option<Meaning> {
    if let Some(stem) = function.intrinsic_stem() {
        return row(INTRINSICS, stem);
    }
    let symbol = demangle(&function.name()).ok()?;
    if let Some(name) = glsl_name(&symbol.name) {
        return Some(row(GLSL, name).unwrap_or(Meaning::Undefined));
    }
    match Ident::parse(&symbol.name)? {
        Ident { family: Family::OpenClExtension, base, .. } => Some(of_opencl(base)),
        Ident { family: Family::Opcode, base, .. } => row(CORE, base),
        _ => None,
    }
}

/// The name by which an error calls a builtin.
pub(super) fn display_name(function: &str) -> String {
    demangle(function).map_or_else(|_| function.to_owned(), |symbol| symbol.name)
}
