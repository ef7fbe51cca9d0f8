//! Spec: "SPV_INTEL_vector_compute": decorations and execution modes that LLVM IR represents as string attributes, and the function
//! decorations of "SPV_INTEL_float_controls2".

use crate::spirv::extensions;
use rspirv::spirv::{Decoration as D, ExecutionMode as E};

/// The extension.
pub const EXTENSION: &str = extensions::INTEL_VECTOR_COMPUTE;
/// The extension that defines floating-point modes of functions.
pub const FLOAT_CONTROLS: &str = extensions::INTEL_FLOAT_CONTROLS2;

/// The value of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Empty.
    None,
    /// The literal.
    Number,
    /// The literal, or empty if it is zero.
    NonZero,
}

/// A string attribute and the equivalent decoration.
#[derive(Clone, Copy, Debug)]
pub struct AttributeRow {
    /// Key of the attribute.
    pub key: &'static str,
    /// The decoration.
    pub decoration: D,
    /// The encoding of its literal.
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

/// Attributes of a function's result, represented by decorations of the function.
pub const RESULT: &[AttributeRow] = &[SINGLE];

/// Attributes of parameters.
pub const PARAMETER: &[AttributeRow] = &[
    row("VCArgumentIOKind", D::FuncParamIOKindINTEL, Operand::Number),
    SINGLE,
    row("VCMediaBlockIO", D::MediaBlockIOINTEL, Operand::None),
];

/// The attribute that marks a function without OpenCL metadata.
pub const IS_VECTOR_COMPUTE: &str = "VCFunction";

/// The attribute that enables the others on a module-scope variable; such a variable in the private address space is `Private`.
pub const GLOBAL_VARIABLE: &str = "VCGlobalVariable";

/// Attributes of module-scope variables.
pub const VARIABLE: &[AttributeRow] = &[
    row(GLOBAL_VARIABLE, D::VectorComputeVariableINTEL, Operand::None),
    row("VCByteOffset", D::GlobalVariableOffsetINTEL, Operand::Number),
    row("VCVolatile", D::Volatile, Operand::None),
    SINGLE,
];

/// Attributes of kernels and the equivalent execution modes.
pub const MODES: &[(&str, E)] =
    &[("VCSLMSize", E::SharedLocalMemorySizeINTEL), ("VCNamedBarrierCount", E::NamedBarrierCountINTEL)];

/// Widths in bits of floating-point numbers, each with modes of its own.
pub const WIDTHS: [u32; 3] = [64, 32, 16];

/// Floating-point modes for one width: the execution modes of a kernel, and the literals of the decorations of other functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatModes {
    /// The modes for denormalized numbers, rounding and operation.
    pub modes: [E; 3],
    /// The equivalent second literals of [`FLOAT_DECORATIONS`].
    pub literals: [u32; 3],
}

/// Decorations whose literals are a width and a mode.
pub const FLOAT_DECORATIONS: [D; 3] =
    [D::FunctionDenormModeINTEL, D::FunctionRoundingModeINTEL, D::FunctionFloatingPointModeINTEL];

/// Rounding mode bits of the attribute, with the execution mode and the decoration's literal.
const ROUNDING: [(u32, E, u32); 4] = [
    (0x00, E::RoundingModeRTE, 0),
    (0x10, E::RoundingModeRTPINTEL, 2),
    (0x20, E::RoundingModeRTNINTEL, 3),
    (0x30, E::RoundingModeRTZ, 1),
];

/// The modes that the attribute's bits encode for a width.
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

/// The attribute bits of a decoration of [`FLOAT_DECORATIONS`].
pub fn float_bits(decoration: u32, width_bits: u32, literal: u32) -> Option<u32> {
    let position = FLOAT_DECORATIONS.iter().position(|d| *d as u32 == decoration)?;
    Some(match (position, literal) {
        (0, 0) => super::mode_setting::float_control(E::DenormPreserve as u32, width_bits)?,
        (1, mode) => ROUNDING.iter().find(|(.., of)| *of == mode)?.0,
        (2, 1) => 1,
        _ => 0,
    })
}
