//! The definitions in LLVM IR of builtins, by their names: those of `expand/library/`, without prefix and types.
//!
//! An instruction of OpenCL.std that no row names has the definition of its own name, if the library has one.
//!
//! Spec: the extended instruction sets OpenCL.std and GLSL.std.450; "Instructions" of SPIR-V for vectors, matrices and bits.

/// How a builtin is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expansion {
    /// To a call of a definition.
    Defined(&'static str),
    /// To calls of two definitions, whose results are the members of a structure.
    Structure(&'static str, &'static str),
    /// To calls of two definitions; the result of the second is stored to the last argument, as an integer if so.
    Stored(&'static str, &'static str, bool),
    /// To code that depends on the types.
    Custom(CustomExpansion),
    /// The call is a hint, and is dropped.
    Dropped,
}

/// Expansions that code builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CustomExpansion {
    /// The determinant of a matrix.
    Determinant,
    /// The inverse of a matrix.
    MatrixInverse,
    /// A choice by the sign bits of the lanes.
    Select,
    /// Lanes of vectors by an index vector.
    Shuffle,
    /// A vector from consecutive elements.
    LoadVector,
    /// A vector to consecutive elements.
    StoreVector,
    /// Halves from memory, as wider numbers.
    LoadHalf,
    /// The same, aligned as a vector.
    LoadAlignedHalf,
    /// Numbers to memory, rounded to halves.
    StoreHalf,
    /// The same, aligned as a vector.
    StoreAlignedHalf,
    /// The dot product of vectors.
    Dot,
    /// A matrix times a scalar.
    MatrixTimesScalar,
    /// A row vector times a matrix.
    VectorTimesMatrix,
    /// A matrix times a column vector.
    MatrixTimesVector,
    /// The product of matrices.
    MatrixTimesMatrix,
    /// The outer product of vectors.
    OuterProduct,
    /// The transpose of a matrix.
    Transpose,
    /// Whether any lane is true.
    Any,
    /// Whether all lanes are true.
    All,
    /// Whether a number is NaN.
    IsNan,
    /// Whether a number is infinite.
    IsInfinite,
    /// Whether a number is neither infinite nor NaN.
    IsFinite,
    /// Whether a number is normal.
    IsNormal,
    /// Whether the sign bit is set.
    IsSignSet,
    /// Whether neither number is NaN.
    IsOrdered,
    /// Whether a number is NaN.
    IsUnordered,
    /// Whether numbers are ordered and differ.
    IsLessOrGreater,
    /// A bit field in a number.
    InsertBits,
    /// A bit field, sign-extended.
    ExtractSignedBits,
    /// A bit field, zero-extended.
    ExtractBits,
    /// The number of set bits.
    CountBits,
}

use CustomExpansion as C;
use Expansion::{Custom, Defined, Dropped, Stored, Structure};

/// The expansion of `frem`, for which code generators call a library.
pub const REMAINDER: Expansion = Defined("fmod");

/// A builtin's name and its expansion.
pub type Row = (&'static str, Expansion);

/// Prefixes of OpenCL.std's names that allow a greater error, which the definitions do not use.
pub const INEXACT: &[&str] = &["half_", "native_", "fast_"];

/// Intrinsics for which code generators call a library, on some processors or all.
pub const INTRINSICS: &[Row] = &[
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
pub const GLSL: &[Row] = &[
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
    ("Determinant", Custom(C::Determinant)),
    ("MatrixInverse", Custom(C::MatrixInverse)),
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
pub const OPENCL: &[Row] = &[
    ("fract", Stored("fract", "fract_second", false)),
    ("frexp", Stored("frexp", "frexp_second", true)),
    ("lgamma_r", Stored("lgamma", "lgamma_r_second", true)),
    ("modf", Stored("modf", "modf_second", false)),
    ("remquo", Stored("remquo", "remquo_second", true)),
    ("sincos", Stored("sin", "cos", false)),
    ("select", Custom(C::Select)),
    ("shuffle", Custom(C::Shuffle)),
    ("shuffle2", Custom(C::Shuffle)),
    ("vloadn", Custom(C::LoadVector)),
    ("vstoren", Custom(C::StoreVector)),
    ("vload_half", Custom(C::LoadHalf)),
    ("vload_halfn", Custom(C::LoadHalf)),
    ("vloada_halfn", Custom(C::LoadAlignedHalf)),
    ("vstore_half", Custom(C::StoreHalf)),
    ("vstore_half_r", Custom(C::StoreHalf)),
    ("vstore_halfn", Custom(C::StoreHalf)),
    ("vstore_halfn_r", Custom(C::StoreHalf)),
    ("vstorea_halfn", Custom(C::StoreAlignedHalf)),
    ("vstorea_halfn_r", Custom(C::StoreAlignedHalf)),
    ("prefetch", Dropped),
    ("fmax_common", Defined("fmax")),
    ("fmin_common", Defined("fmin")),
    ("s_upsample", Defined("upsample")),
    ("u_upsample", Defined("upsample")),
    ("half_divide", Defined("divide")),
    ("native_divide", Defined("divide")),
    ("half_recip", Defined("recip")),
    ("native_recip", Defined("recip")),
];

/// Instructions of SPIR-V that are arithmetic alone.
pub const CORE: &[Row] = &[
    ("Dot", Custom(C::Dot)),
    ("MatrixTimesScalar", Custom(C::MatrixTimesScalar)),
    ("VectorTimesMatrix", Custom(C::VectorTimesMatrix)),
    ("MatrixTimesVector", Custom(C::MatrixTimesVector)),
    ("MatrixTimesMatrix", Custom(C::MatrixTimesMatrix)),
    ("OuterProduct", Custom(C::OuterProduct)),
    ("Transpose", Custom(C::Transpose)),
    ("Any", Custom(C::Any)),
    ("All", Custom(C::All)),
    ("IsNan", Custom(C::IsNan)),
    ("IsInf", Custom(C::IsInfinite)),
    ("IsFinite", Custom(C::IsFinite)),
    ("IsNormal", Custom(C::IsNormal)),
    ("SignBitSet", Custom(C::IsSignSet)),
    ("Ordered", Custom(C::IsOrdered)),
    ("Unordered", Custom(C::IsUnordered)),
    ("LessOrGreater", Custom(C::IsLessOrGreater)),
    ("BitFieldInsert", Custom(C::InsertBits)),
    ("BitFieldSExtract", Custom(C::ExtractSignedBits)),
    ("BitFieldUExtract", Custom(C::ExtractBits)),
    ("BitCount", Custom(C::CountBits)),
];

/// The expansion that some rows have for a name.
pub fn find(rows: &[Row], name: &str) -> Option<Expansion> {
    rows.iter().find(|row| row.0 == name).map(|row| row.1)
}
