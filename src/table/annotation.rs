//! Spec: "Decoration". Decorations that LLVM IR represents itself; all others are recorded in `!spirv.Decorations`.

use crate::llvm::{fast_math, flags};
use crate::spirv::extensions;
use rspirv::spirv::{Decoration as D, FPFastMathMode as M};

/// Decorations that other translators accept only on variables in global memory, and their names in messages.
pub const OF_GLOBAL_MEMORY: [(u32, &str); 6] = [
    (6147, "HostAccessINTEL"),
    (6148, "InitModeINTEL"),
    (6149, "ImplementInCSRINTEL"),
    (D::HostAccessINTEL as u32, "HostAccessINTEL"),
    (D::InitModeALTERA as u32, "InitModeINTEL"),
    (D::ImplementInRegisterMapALTERA as u32, "ImplementInRegisterMapINTEL"),
];

/// Decorations that determine when the initializer is written; their variables have one.
pub const OF_INITIALIZERS: [u32; 2] = [6148, D::InitModeALTERA as u32];

/// Decorations of variables and parameters that are pointers.
pub const OF_POINTERS: [D; 8] = [
    D::Restrict,
    D::Aliased,
    D::Volatile,
    D::Coherent,
    D::NonWritable,
    D::NonReadable,
    D::RestrictPointer,
    D::AliasedPointer,
];

/// Decorations that LLVM IR represents itself.
pub const ROWS: &[D] = &[
    // `nsw` and `nuw` of an instruction.
    D::NoSignedWrap,
    D::NoUnsignedWrap,
    // Fast-math flags of an instruction.
    D::FPFastMathMode,
    // `constant` of a module-scope variable.
    D::Constant,
    // `align` of a module-scope variable or parameter.
    D::Alignment,
    // `dereferenceable` of a parameter.
    D::MaxByteOffset,
    // An attribute of a parameter.
    D::FuncParamAttr,
    // Linkage and name of a function or module-scope variable.
    D::LinkageAttributes,
    // A packed structure type.
    D::CPacked,
    // `_sat` and `_rt?` in the name of a conversion.
    D::SaturatedConversion,
    D::FPRoundingMode,
    // The friendly name of a builtin variable.
    D::BuiltIn,
];

/// Intrinsics whose texts are decorations `UserSemantic` of what they annotate, by name without `llvm.`.
pub const ANNOTATIONS: &[&str] = &[VARIABLE_ANNOTATION, POINTER_ANNOTATION];
/// The intrinsic for variables, without a result.
pub const VARIABLE_ANNOTATION: &str = "var.annotation";
/// The intrinsic for pointers, which returns the pointer.
pub const POINTER_ANNOTATION: &str = "ptr.annotation";

/// The LLVM form of `FPMaxErrorDecorationINTEL`: an attribute of calls, with the number as text, and metadata of the same name on
/// other instructions.
pub const MAX_ERROR: &str = "fpbuiltin-max-error";

/// LLVM's own metadata with the same number; it is a hint, and is dropped if it cannot be represented.
pub const MAX_ERROR_HINT: &str = "fpmath";

/// The extension that defines it.
pub const MAX_ERROR_EXTENSION: &str = extensions::INTEL_FP_MAX_ERROR;

/// Wrap flags and the decoration of each.
pub const WRAP: &[(u32, D)] = &[(flags::NSW, D::NoSignedWrap), (flags::NUW, D::NoUnsignedWrap)];

/// Fast-math flags and their mode bits; a row consumes its flags only if all of them are still unrepresented.
pub const FAST_MATH: &[(u32, M)] = &[
    (fast_math::FAST, M::FAST),
    (fast_math::NNAN, M::NOT_NAN),
    (fast_math::NINF, M::NOT_INF),
    (fast_math::NSZ, M::NSZ),
    (fast_math::ARCP, M::ALLOW_RECIP),
];

/// Fast-math flags that only SPV_INTEL_fp_fast_math_mode can represent.
pub const FAST_MATH_INTEL: &[(u32, M)] =
    &[(fast_math::CONTRACT, M::ALLOW_CONTRACT), (fast_math::REASSOC, M::ALLOW_REASSOC)];

/// Floating-point classes that `nofpclass` excludes, as bits of its value, and the equivalent fast-math flag.
pub const EXCLUDED_CLASSES: &[(u64, u32)] = &[(0b11, fast_math::NNAN), (0x204, fast_math::NINF)];

/// Linkage types and LLVM linkages.
pub mod linkage {
    /// `Export`.
    pub const EXPORT: u32 = 0;
    /// `Import`.
    pub const IMPORT: u32 = 1;
    /// `LinkOnceODR`.
    pub const LINK_ONCE_ODR: u32 = 2;
}
