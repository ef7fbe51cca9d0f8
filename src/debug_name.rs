//! Names of the formats of debug information, in the options of both commands.

use crate::options::DebugInfo;
use clap::ValueEnum;

/// Formats of debug information.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum DebugName {
    /// Line information only
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
