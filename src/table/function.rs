//! Spec: "Function Instructions".
//!
//! Besides the rows: linkage, function control and parameter attributes.

use super::form::{Row, Shape, custom, row};
use crate::spirv::op;
use rspirv::spirv::{Decoration, FunctionControl, FunctionParameterAttribute as A};

/// Rows of the section. `OpFunction` and `OpFunctionParameter` frame a function and have no row.
pub const ROWS: &[Row] = &[
    row(op::FunctionCall, custom(Shape::FunctionCall)),
    row(op::FunctionPointerCallINTEL, custom(Shape::FunctionPointerCall)),
    row(op::AsmCallINTEL, custom(Shape::AsmCall)),
];

/// The extension that has pointers to functions.
pub const FUNCTION_POINTERS: &str = "SPV_INTEL_function_pointers";

/// The function attribute that says `ReferencedIndirectlyINTEL`.
pub const REFERENCED_INDIRECTLY: &str = "referenced-indirectly";

/// Function attributes and the function control bit that each says.
pub const CONTROLS: &[(&str, FunctionControl)] =
    &[("alwaysinline", FunctionControl::INLINE), ("noinline", FunctionControl::DONT_INLINE)];

/// How LLVM says a parameter attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterForm {
    /// An enum attribute.
    Enum(&'static str),
    /// A type attribute with the pointee type.
    Type(&'static str),
    /// `captures(none)`.
    NoCapture,
}

/// Function parameter attributes.
pub const PARAMETER_ATTRIBUTES: &[(A, ParameterForm)] = &[
    (A::Zext, ParameterForm::Enum("zeroext")),
    (A::Sext, ParameterForm::Enum("signext")),
    (A::ByVal, ParameterForm::Type("byval")),
    (A::Sret, ParameterForm::Type("sret")),
    (A::NoAlias, ParameterForm::Enum("noalias")),
    (A::NoCapture, ParameterForm::NoCapture),
    (A::NoWrite, ParameterForm::Enum("readonly")),
    (A::NoReadWrite, ParameterForm::Enum("readnone")),
];

/// Qualifiers of a kernel parameter's type in metadata, with the decoration and its literals that say the same.
pub const QUALIFIERS: &[(&str, Decoration, &[u32])] =
    &[("volatile", Decoration::Volatile, &[]), ("restrict", Decoration::FuncParamAttr, &[A::NoAlias as u32])];
