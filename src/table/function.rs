//! Spec: "Function Instructions".
//!
//! Besides the rows: linkage, function control and parameter attributes.

use super::form::{Row, Shape, custom, row};
use crate::spirv::extensions;
use crate::spirv::op;
use rspirv::spirv::{Decoration, FunctionControl, FunctionParameterAttribute as A};

/// Rows of the section. `OpFunction` and `OpFunctionParameter` frame a function and have no row.
pub const ROWS: &[Row] = &[
    row(op::FunctionCall, custom(Shape::FunctionCall)),
    row(op::FunctionPointerCallINTEL, custom(Shape::FunctionPointerCall)),
    row(op::AsmCallINTEL, custom(Shape::AsmCall)),
];

/// The extension that defines function pointers.
pub const FUNCTION_POINTERS: &str = extensions::INTEL_FUNCTION_POINTERS;

/// The function attribute that represents `ReferencedIndirectlyINTEL`.
pub const REFERENCED_INDIRECTLY: &str = "referenced-indirectly";

/// A function attribute that represents a bit of the function control.
#[derive(Clone, Copy, Debug)]
pub struct ControlRow {
    /// The attribute.
    pub attribute: &'static str,
    /// The bit.
    pub bit: FunctionControl,
    /// Extensions of which at least one must be allowed. Otherwise the writer omits the bit, which is a hint.
    pub extensions: &'static [&'static str],
    /// The attribute that LLVM requires in addition.
    pub with: Option<&'static str>,
    /// The attribute that LLVM forbids in addition.
    pub without: Option<&'static str>,
}

/// Function attributes and the function control bit that each represents. An attribute that another one requires precedes it.
pub const CONTROLS: &[ControlRow] = &[
    ControlRow {
        attribute: "alwaysinline",
        bit: FunctionControl::INLINE,
        extensions: &[],
        with: None,
        without: Some("noinline"),
    },
    ControlRow {
        attribute: "noinline",
        bit: FunctionControl::DONT_INLINE,
        extensions: &[],
        with: None,
        without: Some("alwaysinline"),
    },
    ControlRow {
        attribute: "optnone",
        bit: FunctionControl::OPT_NONE_EXT,
        extensions: &[extensions::EXT_OPTNONE, extensions::INTEL_OPTNONE],
        with: Some("noinline"),
        without: Some("alwaysinline"),
    },
];

/// The LLVM form of a parameter attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterForm {
    /// An enum attribute of integers that selects their extension.
    Extension(&'static str),
    /// An enum attribute of pointers.
    Enum(&'static str),
    /// A type attribute of pointers, with the pointee type.
    Type(&'static str),
    /// `captures(none)` of pointers.
    NoCapture,
}

/// Function parameter attributes.
pub const PARAMETER_ATTRIBUTES: &[(A, ParameterForm)] = &[
    (A::Zext, ParameterForm::Extension("zeroext")),
    (A::Sext, ParameterForm::Extension("signext")),
    (A::ByVal, ParameterForm::Type("byval")),
    (A::Sret, ParameterForm::Type("sret")),
    (A::NoAlias, ParameterForm::Enum("noalias")),
    (A::NoCapture, ParameterForm::NoCapture),
    (A::NoWrite, ParameterForm::Enum("readonly")),
    (A::NoReadWrite, ParameterForm::Enum("readnone")),
];

/// Pairs of parameter attributes that LLVM allows only one of.
pub const EXCLUSIVE: [[&str; 2]; 3] = [["byval", "sret"], ["readonly", "readnone"], ["zeroext", "signext"]];

/// Parameter attributes that LLVM also allows on a function's result.
pub const RESULT_ATTRIBUTES: [&str; 3] = ["zeroext", "signext", "noalias"];

/// The decoration that represents a parameter attribute of an indirect call's argument; its literals are the position and the
/// attribute.
pub const ARGUMENT_ATTRIBUTE: u32 = 6409;

/// Type qualifiers in kernel argument metadata, with the equivalent decoration and its literals.
pub const QUALIFIERS: &[(&str, Decoration, &[u32])] =
    &[("volatile", Decoration::Volatile, &[]), ("restrict", Decoration::FuncParamAttr, &[A::NoAlias as u32])];
