//! Spec: "Execution Model". Execution models of shaders and the stages by which LLVM's triples and attributes name them.

use rspirv::spirv::ExecutionModel as M;

/// One stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The execution model.
    pub model: M,
    /// The value of the function attribute [`Stage::ATTRIBUTE`], which is also the environment in the triple.
    pub name: &'static str,
}

impl Stage {
    /// The function attribute that names the stage of an entry point.
    pub const ATTRIBUTE: &str = "hlsl.shader";
    /// The function attribute with the size of a workgroup, as in `8,8,1`.
    pub const WORKGROUP_ATTRIBUTE: &str = "hlsl.numthreads";
    /// The environment in the triple of a module whose entry points have several stages, or that has none.
    pub const LIBRARY: &str = "library";
}

const fn row(model: M, name: &'static str) -> Stage {
    Stage { model, name }
}

/// All stages of shaders.
const STAGES: &[Stage] = &[
    row(M::Vertex, "vertex"),
    row(M::TessellationControl, "hull"),
    row(M::TessellationEvaluation, "domain"),
    row(M::Geometry, "geometry"),
    row(M::Fragment, "pixel"),
    row(M::GLCompute, "compute"),
    row(M::TaskNV, "amplification"),
    row(M::MeshNV, "mesh"),
    row(M::RayGenerationKHR, "raygeneration"),
    row(M::IntersectionKHR, "intersection"),
    row(M::AnyHitKHR, "anyhit"),
    row(M::ClosestHitKHR, "closesthit"),
    row(M::MissKHR, "miss"),
    row(M::CallableKHR, "callable"),
    row(M::TaskEXT, "amplification"),
    row(M::MeshEXT, "mesh"),
];

/// The execution model of a stage, by its name; of those with several the one that needs no vendor's extension.
pub fn model(name: &str) -> Option<u32> {
    STAGES.iter().rev().find(|row| row.name == name).map(|row| row.model as u32)
}

/// The stage of an execution model, by its number.
pub fn stage(model: u32) -> Option<&'static Stage> {
    STAGES.iter().find(|row| row.model as u32 == model)
}
