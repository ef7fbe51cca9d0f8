//! Named values of options.

use clap::ValueEnum;
pub use spirv_llvm_translate::internal::debug_name::DebugName;
use spirv_llvm_translate::internal::options::Form;

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

/// Names of the naming schemes for builtin calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum NamesName {
    /// SPIR-V friendly names
    Spirv,
    /// OpenCL C 1.2 names where these are lossless
    #[value(name = "cl1.2")]
    Cl12,
    /// OpenCL C 2.0 names where these are lossless
    #[value(name = "cl2.0")]
    Cl20,
}

/// Names of the metadata levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MetadataName {
    /// Everything needed to translate back
    Full,
    /// None of it
    #[value(alias = "peer")]
    None,
}

/// Names of the forms of shaders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ShaderName {
    /// `__spirv_*` calls and variables, from which the module is restored
    Spirv,
    /// LLVM's intrinsics and handles, for LLVM's SPIR-V backend
    Llvm,
}

/// When to use colours.
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
    /// Whether to colour a stream: if requested, or for a terminal, unless the environment forbids it
    /// (`NO_COLOR`).
    pub fn is_on(self, stream: &impl anstream::stream::RawStream) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => anstream::AutoStream::choice(stream) != anstream::ColorChoice::Never,
        }
    }
}

/// The format of errors and warnings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum DiagnosticsName {
    /// For people: location, message, source line and caret
    #[default]
    Text,
    /// For programs: one JSON object per line
    Json,
}

/// The severity of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WarningName {
    /// Warnings are errors
    Error,
}
