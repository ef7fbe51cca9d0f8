//! Values of options, by name.

use clap::ValueEnum;
use spirv_llvm_translate::internal::options::{DebugInfo, Form};

/// Names of the forms.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FormName {
    /// SPIR-V binary
    Spv,
    /// SPIR-V assembly language
    Spvasm,
    /// LLVM assembly language
    Ll,
    /// LLVM bitcode
    Bc,
}

impl From<FormName> for Form {
    fn from(name: FormName) -> Self {
        match name {
            FormName::Spv => Self::Spv,
            FormName::Spvasm => Self::Spvasm,
            FormName::Ll => Self::Ll,
            FormName::Bc => Self::Bc,
        }
    }
}

/// Names of the spellings of builtin calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum NamesName {
    /// SPIR-V friendly names
    Spirv,
    /// OpenCL C 1.2 names where they lose nothing
    #[value(name = "cl1.2")]
    Cl12,
    /// OpenCL C 2.0 names where they lose nothing
    #[value(name = "cl2.0")]
    Cl20,
}

/// Names of the metadata levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MetadataName {
    /// All that the way back needs
    Full,
    /// None of it
    #[value(alias = "peer")]
    None,
}

/// What debug information is written in.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum DebugName {
    /// Lines of instructions only
    Lines,
    /// SPIRV.debug, the old name of OpenCL.DebugInfo.100
    Legacy,
    /// OpenCL.DebugInfo.100
    #[value(name = "ocl-100")]
    Ocl100,
    /// NonSemantic.Shader.DebugInfo.100
    #[value(name = "nonsemantic-shader-100")]
    NonSemanticShader100,
    /// NonSemantic.Shader.DebugInfo.200, which no published specification defines
    #[value(name = "nonsemantic-shader-200")]
    NonSemanticShader200,
}

impl From<DebugName> for DebugInfo {
    fn from(name: DebugName) -> Self {
        match name {
            DebugName::Lines => Self::Lines,
            DebugName::Legacy => Self::Legacy,
            DebugName::Ocl100 => Self::OpenCl100,
            DebugName::NonSemanticShader100 => Self::NonSemantic100,
            DebugName::NonSemanticShader200 => Self::NonSemantic200,
        }
    }
}

/// When colours are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColorName {
    /// To a terminal only
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl ColorName {
    /// Whether a stream gets colours: of a terminal, unless the environment forbids it (`NO_COLOR`), or when asked for.
    pub fn is_on(self, stream: &impl anstream::stream::RawStream) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => anstream::AutoStream::choice(stream) != anstream::ColorChoice::Never,
        }
    }
}

/// How errors and warnings are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum DiagnosticsName {
    /// For people: place, message, source line and caret
    #[default]
    Text,
    /// For programs: one JSON object a line
    Json,
}

/// What warnings are taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WarningName {
    /// Warnings are errors
    Error,
}
