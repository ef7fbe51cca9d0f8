//! OpenCL.std for Vulkan: instructions that GLSL.std.450 has with the same meaning and at least the precision that OpenCL asks for.
//!
//! Spec (OpenCL C): "Relative Error as ULPs"; (Vulkan): "Precision and Operation of SPIR-V Instructions". What is in no list is computed by a
//! definition of `expand/library/`. `sqrt` alone is taken though Vulkan promises less than OpenCL: it inherits the error of `1 / inversesqrt`,
//! 4.5 units in the last place against 3, and the definition would need 64-bit numbers.

use rspirv::spirv::GlslStd450Op as G;

/// An instruction of OpenCL.std by its name, what it is in GLSL.std.450, and whether that takes numbers of 64 bits too.
pub type Row = (&'static str, G, bool);

/// The instructions.
pub const ROWS: &[Row] = &[
    ("ceil", G::Ceil, true),
    ("degrees", G::Degrees, false),
    ("fabs", G::FAbs, true),
    ("fclamp", G::NClamp, true),
    ("floor", G::Floor, true),
    ("fmax", G::NMax, true),
    ("fmax_common", G::FMax, true),
    ("fmin", G::NMin, true),
    ("fmin_common", G::FMin, true),
    ("half_exp", G::Exp, false),
    ("half_exp2", G::Exp2, false),
    ("half_rsqrt", G::InverseSqrt, false),
    ("half_sqrt", G::Sqrt, false),
    ("mad", G::Fma, true),
    ("mix", G::FMix, true),
    ("native_cos", G::Cos, false),
    ("native_exp", G::Exp, false),
    ("native_exp2", G::Exp2, false),
    ("native_log", G::Log, false),
    ("native_log2", G::Log2, false),
    ("native_powr", G::Pow, false),
    ("native_rsqrt", G::InverseSqrt, false),
    ("native_sin", G::Sin, false),
    ("native_sqrt", G::Sqrt, false),
    ("native_tan", G::Tan, false),
    ("radians", G::Radians, false),
    ("rint", G::RoundEven, true),
    ("rsqrt", G::InverseSqrt, false),
    ("s_max", G::SMax, true),
    ("s_min", G::SMin, true),
    ("smoothstep", G::SmoothStep, true),
    ("sqrt", G::Sqrt, true),
    ("step", G::Step, true),
    ("trunc", G::Trunc, true),
    ("u_max", G::UMax, true),
    ("u_min", G::UMin, true),
];

/// Instructions of OpenCL.std that may be these where a call allows approximations (`afn`), as with `-cl-fast-relaxed-math`.
pub const RELAXED: &[Row] = &[
    ("acos", G::Acos, false),
    ("acosh", G::Acosh, false),
    ("asin", G::Asin, false),
    ("asinh", G::Asinh, false),
    ("atan", G::Atan, false),
    ("atan2", G::Atan2, false),
    ("atanh", G::Atanh, false),
    ("cos", G::Cos, false),
    ("cosh", G::Cosh, false),
    ("exp", G::Exp, false),
    ("exp2", G::Exp2, false),
    ("fma", G::Fma, false),
    ("log", G::Log, false),
    ("log2", G::Log2, false),
    ("powr", G::Pow, false),
    ("sin", G::Sin, false),
    ("sinh", G::Sinh, false),
    ("tan", G::Tan, false),
    ("tanh", G::Tanh, false),
];

/// Instructions of SPIR-V on numbers that shaders have too; the others are expanded.
pub const SHARED: &[&str] = &["Dot", "Any", "All", "IsNan", "IsInf"];

/// The instructions of SPIR-V that reach memory or other work-items and are the same in shaders, but for scopes, semantics and pointers.
pub const ATOMIC: &[&str] = &[
    "AtomicAnd",
    "AtomicCompareExchange",
    "AtomicExchange",
    "AtomicFAddEXT",
    "AtomicFMaxEXT",
    "AtomicFMinEXT",
    "AtomicIAdd",
    "AtomicIDecrement",
    "AtomicIIncrement",
    "AtomicISub",
    "AtomicLoad",
    "AtomicOr",
    "AtomicSMax",
    "AtomicSMin",
    "AtomicStore",
    "AtomicUMax",
    "AtomicUMin",
    "AtomicXor",
];

/// The row of an instruction of OpenCL.std.
pub fn find(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.0 == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirv::grammar::{self, ExtInstSet};

    #[test]
    fn names_are_those_of_the_grammar() {
        for (name, ..) in ROWS.iter().chain(RELAXED) {
            assert!(ExtInstSet::OpenClStd.instruction_by_name(name.as_bytes()).is_some(), "{name}");
        }
        for name in SHARED.iter().chain(ATOMIC) {
            assert!(grammar::instruction_by_name(format!("Op{name}").as_bytes()).is_some(), "{name}");
        }
        assert!(ROWS.is_sorted_by_key(|row| row.0) && ATOMIC.is_sorted());
    }
}
