//! LLVM intrinsics that the writer turns into OpenCL.std instructions or core instructions with the same operands.
//!
//! The reader never makes these calls: it writes the friendly call of the instruction, which keeps the instruction
//! apart from LLVM's own semantics. Intrinsics that need code stand in the writer, by name in [`EXPANDED`].

use rspirv::spirv::OpenclStd100Op as C;

/// An intrinsic, by its name without `llvm.` and type suffixes, and the instruction it is written as.
pub const TO_OPENCL_STD: &[(&str, C)] = &[
    ("fabs", C::fabs),
    ("ceil", C::ceil),
    ("floor", C::floor),
    ("trunc", C::trunc),
    ("round", C::round),
    ("rint", C::rint),
    ("nearbyint", C::rint),
    ("roundeven", C::rint),
    ("sqrt", C::sqrt),
    ("sin", C::sin),
    ("cos", C::cos),
    ("tan", C::tan),
    ("asin", C::asin),
    ("acos", C::acos),
    ("atan", C::atan),
    ("sinh", C::sinh),
    ("cosh", C::cosh),
    ("tanh", C::tanh),
    ("exp", C::exp),
    ("exp2", C::exp2),
    ("exp10", C::exp10),
    ("log", C::log),
    ("log2", C::log2),
    ("log10", C::log10),
    ("atan2", C::atan2),
    ("pow", C::pow),
    ("copysign", C::copysign),
    ("powi", C::pown),
    ("ldexp", C::ldexp),
    ("minnum", C::fmin),
    ("maxnum", C::fmax),
    ("minimumnum", C::fmin),
    ("maximumnum", C::fmax),
    ("fma", C::fma),
    ("fmuladd", C::mad),
    ("ctlz", C::clz),
    ("cttz", C::ctz),
    ("sadd.sat", C::s_add_sat),
    ("uadd.sat", C::u_add_sat),
    ("ssub.sat", C::s_sub_sat),
    ("usub.sat", C::u_sub_sat),
    ("smax", C::s_max),
    ("smin", C::s_min),
    ("umax", C::u_max),
    ("umin", C::u_min),
    ("abs", C::s_abs),
];

/// Number of operands that the instruction takes where the intrinsic has more (flags that say what is poison).
pub const DROPPED_FLAGS: &[(&str, usize)] = &[("ctlz", 1), ("cttz", 1), ("abs", 1)];

/// Intrinsics without meaning for SPIR-V.
pub const DROPPED: &[&str] = &[
    "invariant.start",
    "invariant.end",
    "dbg.declare",
    "dbg.value",
    "dbg.label",
    "dbg.assign",
    "experimental.noalias.scope.decl",
    "fake.use",
    "donothing",
    "sideeffect",
];

/// Intrinsics that the writer expands by code.
pub const EXPANDED: &[&str] =
    &["memcpy", "memmove", "memset", "lifetime.start", "lifetime.end", "ctpop", "bitreverse"];
