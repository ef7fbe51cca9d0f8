//! Spec (GLSL.std.450 Extended Instruction Set): all instructions; `IMix` was withdrawn from the set. Names and operands come from
//! the grammar.
//!
//! An instruction is lowered to the equivalent LLVM intrinsic or to the friendly call `__spirv_glsl_<Name>`. `NMin` and `NMax` are
//! LLVM's `minnum` and `maxnum`, which return the number if the other operand is NaN. `FMin`, `FMax` and the clamps leave NaN
//! unspecified, which no intrinsic does, so they stay calls. `SAbs` stays a call because LLVM's `abs` has an operand that selects
//! the result for the minimum value.

use super::form::{CallForm, call};
use rspirv::spirv::{GlslStd450Op as G, OpenclStd100Op as C};

/// The LLVM IR form of an instruction.
#[derive(Clone, Copy, Debug)]
pub enum GlslForm {
    /// An intrinsic overloaded on the result type, by its name without `llvm.` and type suffixes.
    Intrinsic(&'static str),
    /// The friendly call.
    Call(CallForm),
}

/// One instruction of GLSL.std.450.
#[derive(Clone, Copy, Debug)]
pub struct GlslRow {
    /// The instruction.
    pub instruction: G,
    /// Its LLVM IR form.
    pub form: GlslForm,
}

const fn intrinsic(instruction: G, name: &'static str) -> GlslRow {
    GlslRow { instruction, form: GlslForm::Intrinsic(name) }
}

const fn row(instruction: G, call: CallForm) -> GlslRow {
    GlslRow { instruction, form: GlslForm::Call(call) }
}

const PURE: CallForm = call().pure();
const UNSIGNED: CallForm = call().all_unsigned().pure();

macro_rules! calls {
    ($($form:ident: $($name:ident)*;)*) => { &[$($(row(G::$name, $form),)*)*] };
}

/// Instructions with an equivalent LLVM intrinsic.
pub const INTRINSICS: &[GlslRow] = &[
    intrinsic(G::Round, "round"),
    intrinsic(G::RoundEven, "roundeven"),
    intrinsic(G::Trunc, "trunc"),
    intrinsic(G::FAbs, "fabs"),
    intrinsic(G::Floor, "floor"),
    intrinsic(G::Ceil, "ceil"),
    intrinsic(G::Sin, "sin"),
    intrinsic(G::Cos, "cos"),
    intrinsic(G::Tan, "tan"),
    intrinsic(G::Asin, "asin"),
    intrinsic(G::Acos, "acos"),
    intrinsic(G::Atan, "atan"),
    intrinsic(G::Sinh, "sinh"),
    intrinsic(G::Cosh, "cosh"),
    intrinsic(G::Tanh, "tanh"),
    intrinsic(G::Atan2, "atan2"),
    intrinsic(G::Pow, "pow"),
    intrinsic(G::Exp, "exp"),
    intrinsic(G::Log, "log"),
    intrinsic(G::Exp2, "exp2"),
    intrinsic(G::Log2, "log2"),
    intrinsic(G::Sqrt, "sqrt"),
    intrinsic(G::UMin, "umin"),
    intrinsic(G::SMin, "smin"),
    intrinsic(G::UMax, "umax"),
    intrinsic(G::SMax, "smax"),
    intrinsic(G::Fma, "fma"),
    intrinsic(G::NMin, "minnum"),
    intrinsic(G::NMax, "maxnum"),
];

const STRUCTURE: CallForm = call().suffix().pure();
const PACK: CallForm = call().unsigned_suffix().pure();
/// The second result is stored through a pointer.
const IN_MEMORY: CallForm = call();
/// Inputs interpolated at another location of the pixel.
const INTERPOLATED: CallForm = call().suffix().reads();

/// The other instructions.
pub const CALLS: &[GlslRow] = calls!(
    PURE:
        SAbs FSign SSign Fract Radians Degrees Asinh Acosh Atanh InverseSqrt Determinant MatrixInverse FMin FMax
        FClamp SClamp FMix Step SmoothStep Ldexp Length Distance Cross Normalize FaceForward Reflect
        Refract FindILsb FindSMsb FindUMsb NClamp;
    UNSIGNED:
        UClamp UnpackSnorm2x16 UnpackUnorm2x16 UnpackHalf2x16 UnpackSnorm4x8 UnpackUnorm4x8 UnpackDouble2x32;
    STRUCTURE: ModfStruct FrexpStruct;
    PACK:
        PackSnorm4x8 PackUnorm4x8 PackSnorm2x16 PackUnorm2x16 PackHalf2x16 PackDouble2x32;
    IN_MEMORY: Modf Frexp;
    INTERPOLATED: InterpolateAtCentroid InterpolateAtSample InterpolateAtOffset;
);

/// Instructions whose result for NaN is not defined, and the intrinsics, without `llvm.`, that have one of the results that are allowed.
const REFINED: &[(G, &str)] = &[(G::FMin, "minnum"), (G::FMax, "maxnum"), (G::FClamp, "spv.nclamp")];

/// The intrinsic, without `llvm.`, that may stand for an instruction, by the instruction's name: its result is defined where the
/// instruction's is not.
pub fn refined(name: &str) -> Option<&'static str> {
    REFINED.iter().find(|(instruction, _)| format!("{instruction:?}") == name).map(|(_, stem)| *stem)
}

/// Every instruction of the set.
pub fn rows() -> impl Iterator<Item = &'static GlslRow> {
    INTRINSICS.iter().chain(CALLS)
}

/// Instructions of OpenCL.std and those that mean the same. `fmin` and `fmax` return the number if the other operand is NaN.
pub const OF_OPENCL: &[(C, G)] = &[
    (C::fabs, G::FAbs),
    (C::floor, G::Floor),
    (C::ceil, G::Ceil),
    (C::trunc, G::Trunc),
    (C::rint, G::RoundEven),
    (C::round, G::Round),
    (C::sqrt, G::Sqrt),
    (C::rsqrt, G::InverseSqrt),
    (C::exp, G::Exp),
    (C::exp2, G::Exp2),
    (C::log, G::Log),
    (C::log2, G::Log2),
    (C::pow, G::Pow),
    (C::sin, G::Sin),
    (C::cos, G::Cos),
    (C::tan, G::Tan),
    (C::asin, G::Asin),
    (C::acos, G::Acos),
    (C::atan, G::Atan),
    (C::atan2, G::Atan2),
    (C::sinh, G::Sinh),
    (C::cosh, G::Cosh),
    (C::tanh, G::Tanh),
    (C::fma, G::Fma),
    (C::fmin, G::NMin),
    (C::fmax, G::NMax),
    (C::ldexp, G::Ldexp),
    (C::s_abs, G::SAbs),
    (C::s_min, G::SMin),
    (C::s_max, G::SMax),
    (C::u_min, G::UMin),
    (C::u_max, G::UMax),
];
