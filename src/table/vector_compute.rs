//! Spec: "SPV_INTEL_vector_compute": decorations and execution modes that are string attributes in LLVM IR, and
//! "SPV_INTEL_float_controls2" as far as it is said of functions.

use crate::spirv::extensions;
use rspirv::spirv::{Decoration as D, ExecutionMode as E};

/// The extension.
pub const EXTENSION: &str = extensions::INTEL_VECTOR_COMPUTE;
/// The extension that lets functions have modes of floating-point numbers.
pub const FLOAT_CONTROLS: &str = extensions::INTEL_FLOAT_CONTROLS2;

/// What the value of an attribute says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Nothing.
    None,
    /// The literal.
    Number,
    /// The literal, which is left out if it is zero.
    NonZero,
}

/// A string attribute and the decoration that says the same.
#[derive(Clone, Copy, Debug)]
pub struct AttributeRow {
    /// Key of the attribute.
    pub key: &'static str,
    /// The decoration.
    pub decoration: D,
    /// Its literal.
    pub operand: Operand,
}

const fn row(key: &'static str, decoration: D, operand: Operand) -> AttributeRow {
    AttributeRow { key, decoration, operand }
}

const SINGLE: AttributeRow = row("VCSingleElementVector", D::SingleElementVectorINTEL, Operand::NonZero);

/// Attributes of functions.
pub const FUNCTION: &[AttributeRow] = &[
    row("VCStackCall", D::StackCallINTEL, Operand::None),
    row(IS_VECTOR_COMPUTE, D::VectorComputeFunctionINTEL, Operand::None),
    row("VCSIMTCall", D::SIMTCallINTEL, Operand::Number),
    row("VCCallable", D::VectorComputeCallableFunctionINTEL, Operand::None),
];

/// Attributes of a function's result; the decorations are those of the function.
pub const RESULT: &[AttributeRow] = &[SINGLE];

/// Attributes of parameters.
pub const PARAMETER: &[AttributeRow] = &[
    row("VCArgumentIOKind", D::FuncParamIOKindINTEL, Operand::Number),
    SINGLE,
    row("VCMediaBlockIO", D::MediaBlockIOINTEL, Operand::None),
];

/// The attribute of a function that has no OpenCL metadata.
pub const IS_VECTOR_COMPUTE: &str = "VCFunction";

/// The attribute of module-scope variables without which the others mean nothing; in the private address space they are private.
pub const GLOBAL_VARIABLE: &str = "VCGlobalVariable";

/// Attributes of module-scope variables.
pub const VARIABLE: &[AttributeRow] = &[
    row(GLOBAL_VARIABLE, D::VectorComputeVariableINTEL, Operand::None),
    row("VCByteOffset", D::GlobalVariableOffsetINTEL, Operand::Number),
    row("VCVolatile", D::Volatile, Operand::None),
    SINGLE,
];

/// Attributes of kernels and the execution mode that each is.
pub const MODES: &[(&str, E)] =
    &[("VCSLMSize", E::SharedLocalMemorySizeINTEL), ("VCNamedBarrierCount", E::NamedBarrierCountINTEL)];

/// Widths of floating-point numbers, for each of which modes are written.
pub const WIDTHS: [u32; 3] = [64, 32, 16];

/// Modes of floating-point numbers of one width: the execution modes of a kernel, and the literals of the decorations of
/// another function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatModes {
    /// What is done with denormalized numbers, how is rounded, how is computed.
    pub modes: [E; 3],
    /// The same as second literals of [`FLOAT_DECORATIONS`].
    pub literals: [u32; 3],
}

/// Decorations whose literals are a width and a mode.
pub const FLOAT_DECORATIONS: [D; 3] =
    [D::FunctionDenormModeINTEL, D::FunctionRoundingModeINTEL, D::FunctionFloatingPointModeINTEL];

/// Bits of the rounding mode in the attribute, with the execution mode and the decoration's literal.
const ROUNDING: [(u32, E, u32); 4] = [
    (0x00, E::RoundingModeRTE, 0),
    (0x10, E::RoundingModeRTPINTEL, 2),
    (0x20, E::RoundingModeRTNINTEL, 3),
    (0x30, E::RoundingModeRTZ, 1),
];

/// The modes that the attribute's bits say for a width.
pub fn float_modes(bits: u32, width_bits: u32) -> FloatModes {
    let preserves = super::mode_setting::float_control(E::DenormPreserve as u32, width_bits);
    let (denormal, first) = match preserves.filter(|bit| bits & bit != 0) {
        Some(_) => (E::DenormPreserve, 0),
        None => (E::DenormFlushToZero, 1),
    };
    let [nearest, rest @ ..] = ROUNDING;
    let (_, rounding, second) = rest.into_iter().find(|(of, ..)| *of == bits & 0x30).unwrap_or(nearest);
    let (computing, third) = match bits & 1 {
        0 => (E::FloatingPointModeIEEEINTEL, 0),
        _ => (E::FloatingPointModeALTINTEL, 1),
    };
    FloatModes { modes: [denormal, rounding, computing], literals: [first, second, third] }
}

/// The bits that a decoration of [`FLOAT_DECORATIONS`] sets in the attribute.
pub fn float_bits(decoration: u32, width_bits: u32, literal: u32) -> Option<u32> {
    let position = FLOAT_DECORATIONS.iter().position(|d| *d as u32 == decoration)?;
    Some(match (position, literal) {
        (0, 0) => super::mode_setting::float_control(E::DenormPreserve as u32, width_bits)?,
        (1, mode) => ROUNDING.iter().find(|(.., of)| *of == mode)?.0,
        (2, 1) => 1,
        _ => 0,
    })
}
