//! The built-in variables: type, storage classes and execution models of each.
//!
//! Spec (Vulkan): "Built-In Variables"

use rspirv::spirv::{BuiltIn as B, ExecutionModel as E, StorageClass};

use crate::validate::checker::Checker;
use crate::validate::fact::{Class, Fact};

/// The type of a built-in variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Bool,
    /// An integer of 32 bits.
    Int,
    /// A vector of integers of 32 bits.
    Ints(u64),
    /// A floating-point number of 32 bits.
    Float,
    /// A vector of floating-point numbers of 32 bits.
    Floats(u64),
    /// An array of floating-point numbers of 32 bits.
    FloatArray,
    /// An array of integers of 32 bits.
    IntArray,
    /// An array of vectors of integers of 32 bits.
    IntsArray(u64),
    /// Anything.
    Any,
}

impl Shape {
    /// Whether a type has this shape.
    pub fn is(self, fact: &Fact, checker: &Checker<'_>) -> bool {
        let element = || *checker.fact(fact.component);
        match self {
            Self::Bool => fact.class == Class::Bool,
            Self::Int => fact.class == Class::Int && fact.bits == 32,
            Self::Ints(lanes) => {
                fact.is_vector() && fact.scalar == Class::Int && fact.bits == 32 && fact.lanes() == lanes
            }
            Self::Float => fact.class == Class::Float && fact.bits == 32,
            Self::Floats(lanes) => {
                fact.is_vector() && fact.scalar == Class::Float && fact.bits == 32 && fact.lanes() == lanes
            }
            Self::FloatArray => fact.class == Class::Array && Self::Float.is(&element(), checker),
            Self::IntArray => fact.class == Class::Array && Self::Int.is(&element(), checker),
            Self::IntsArray(lanes) => fact.class == Class::Array && Self::Ints(lanes).is(&element(), checker),
            Self::Any => true,
        }
    }
}

/// A built-in variable.
pub(super) struct Row {
    pub built_in: B,
    pub shape: Shape,
    /// The execution models that read it, `None` for all.
    inputs: Option<&'static [E]>,
    /// The execution models that write it.
    outputs: &'static [E],
}

impl Row {
    /// Whether the variable is of a storage class in some execution model.
    pub fn has_class(&self, class: u64) -> bool {
        match () {
            () if class == StorageClass::Input as u64 => self.inputs.is_none_or(|models| !models.is_empty()),
            () if class == StorageClass::Output as u64 => !self.outputs.is_empty(),
            () => false,
        }
    }

    /// Whether stages read what others write.
    pub fn is_passed_on(&self) -> bool {
        matches!(self.built_in, B::Position | B::PointSize | B::ClipDistance | B::CullDistance)
    }

    /// Whether an execution model has the variable in a storage class.
    pub fn is_in(&self, model: u32, class: u64) -> bool {
        let has = |models: &[E]| models.iter().any(|one| *one as u32 == model);
        if class == StorageClass::Input as u64 { self.inputs.is_none_or(has) } else { has(self.outputs) }
    }
}

/// The row of a built-in variable; `None` for those of extensions that no row has.
pub(super) fn row(number: u32) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.built_in as u32 == number)
}

const NONE: &[E] = &[];
const VERTEX: &[E] = &[E::Vertex];
const FRAGMENT: &[E] = &[E::Fragment];
const WORKGROUPS: &[E] = &[E::GLCompute, E::TaskNV, E::MeshNV, E::TaskEXT, E::MeshEXT];
const DRAWN: &[E] = &[E::Vertex, E::TaskNV, E::MeshNV, E::TaskEXT, E::MeshEXT];
const MESH: &[E] = &[E::MeshNV, E::MeshEXT];
const BEHIND_VERTEX: &[E] = &[E::TessellationControl, E::TessellationEvaluation, E::Geometry];
const DISTANCES: &[E] = &[E::TessellationControl, E::TessellationEvaluation, E::Geometry, E::Fragment];
const POSITIONED: &[E] =
    &[E::Vertex, E::TessellationControl, E::TessellationEvaluation, E::Geometry, E::MeshNV, E::MeshEXT];
const LAYERED: &[E] = &[E::Vertex, E::TessellationEvaluation, E::Geometry, E::MeshNV, E::MeshEXT];
const HIT: &[E] = &[E::IntersectionKHR, E::AnyHitKHR, E::ClosestHitKHR];
const ENDED: &[E] = &[E::AnyHitKHR, E::ClosestHitKHR];
const TRACED: &[E] = &[E::IntersectionKHR, E::AnyHitKHR, E::ClosestHitKHR, E::MissKHR];
const RAYS: &[E] =
    &[E::RayGenerationKHR, E::IntersectionKHR, E::AnyHitKHR, E::ClosestHitKHR, E::MissKHR, E::CallableKHR];
const PRIMITIVES: &[E] = &[
    E::TessellationControl,
    E::TessellationEvaluation,
    E::Geometry,
    E::Fragment,
    E::IntersectionKHR,
    E::AnyHitKHR,
    E::ClosestHitKHR,
];

const fn read(built_in: B, shape: Shape, inputs: &'static [E]) -> Row {
    Row { built_in, shape, inputs: Some(inputs), outputs: NONE }
}

const fn anywhere(built_in: B, shape: Shape) -> Row {
    Row { built_in, shape, inputs: None, outputs: NONE }
}

const fn passed(built_in: B, shape: Shape, inputs: &'static [E], outputs: &'static [E]) -> Row {
    Row { built_in, shape, inputs: Some(inputs), outputs }
}

static ROWS: &[Row] = &[
    passed(B::Position, Shape::Floats(4), BEHIND_VERTEX, POSITIONED),
    passed(B::PointSize, Shape::Float, BEHIND_VERTEX, POSITIONED),
    passed(B::ClipDistance, Shape::FloatArray, DISTANCES, POSITIONED),
    passed(B::CullDistance, Shape::FloatArray, DISTANCES, POSITIONED),
    passed(B::PrimitiveId, Shape::Int, PRIMITIVES, &[E::Geometry, E::MeshNV, E::MeshEXT]),
    passed(B::Layer, Shape::Int, FRAGMENT, LAYERED),
    passed(B::ViewportIndex, Shape::Int, FRAGMENT, LAYERED),
    passed(B::TessLevelOuter, Shape::FloatArray, &[E::TessellationEvaluation], &[E::TessellationControl]),
    passed(B::TessLevelInner, Shape::FloatArray, &[E::TessellationEvaluation], &[E::TessellationControl]),
    passed(B::SampleMask, Shape::IntArray, FRAGMENT, FRAGMENT),
    passed(B::FragDepth, Shape::Float, NONE, FRAGMENT),
    passed(B::FragStencilRefEXT, Shape::Int, NONE, FRAGMENT),
    passed(B::PrimitiveShadingRateKHR, Shape::Int, NONE, &[E::Vertex, E::Geometry, E::MeshNV, E::MeshEXT]),
    passed(B::PrimitivePointIndicesEXT, Shape::IntArray, NONE, &[E::MeshEXT]),
    passed(B::PrimitiveLineIndicesEXT, Shape::IntsArray(2), NONE, &[E::MeshEXT]),
    passed(B::PrimitiveTriangleIndicesEXT, Shape::IntsArray(3), NONE, &[E::MeshEXT]),
    passed(B::CullPrimitiveEXT, Shape::Bool, NONE, MESH),
    read(B::VertexIndex, Shape::Int, VERTEX),
    read(B::InstanceIndex, Shape::Int, VERTEX),
    read(B::BaseVertex, Shape::Int, VERTEX),
    read(B::BaseInstance, Shape::Int, VERTEX),
    read(B::DrawIndex, Shape::Int, DRAWN),
    read(B::InvocationId, Shape::Int, &[E::TessellationControl, E::Geometry]),
    read(B::PatchVertices, Shape::Int, &[E::TessellationControl, E::TessellationEvaluation]),
    read(B::TessCoord, Shape::Floats(3), &[E::TessellationEvaluation]),
    read(B::FragCoord, Shape::Floats(4), FRAGMENT),
    read(B::PointCoord, Shape::Floats(2), FRAGMENT),
    read(B::FrontFacing, Shape::Bool, FRAGMENT),
    read(B::HelperInvocation, Shape::Bool, FRAGMENT),
    read(B::SampleId, Shape::Int, FRAGMENT),
    read(B::SamplePosition, Shape::Floats(2), FRAGMENT),
    read(B::ShadingRateKHR, Shape::Int, FRAGMENT),
    read(B::FragSizeEXT, Shape::Ints(2), FRAGMENT),
    read(B::FragInvocationCountEXT, Shape::Int, FRAGMENT),
    read(B::FullyCoveredEXT, Shape::Bool, FRAGMENT),
    read(B::BaryCoordKHR, Shape::Floats(3), FRAGMENT),
    read(B::BaryCoordNoPerspKHR, Shape::Floats(3), FRAGMENT),
    read(B::NumWorkgroups, Shape::Ints(3), WORKGROUPS),
    read(B::WorkgroupId, Shape::Ints(3), WORKGROUPS),
    read(B::LocalInvocationId, Shape::Ints(3), WORKGROUPS),
    read(B::GlobalInvocationId, Shape::Ints(3), WORKGROUPS),
    read(B::LocalInvocationIndex, Shape::Int, WORKGROUPS),
    read(B::NumSubgroups, Shape::Int, WORKGROUPS),
    read(B::SubgroupId, Shape::Int, WORKGROUPS),
    read(B::LaunchIdKHR, Shape::Ints(3), RAYS),
    read(B::LaunchSizeKHR, Shape::Ints(3), RAYS),
    read(B::WorldRayOriginKHR, Shape::Floats(3), TRACED),
    read(B::WorldRayDirectionKHR, Shape::Floats(3), TRACED),
    read(B::ObjectRayOriginKHR, Shape::Floats(3), HIT),
    read(B::ObjectRayDirectionKHR, Shape::Floats(3), HIT),
    read(B::RayTminKHR, Shape::Float, TRACED),
    read(B::RayTmaxKHR, Shape::Float, TRACED),
    read(B::IncomingRayFlagsKHR, Shape::Int, TRACED),
    read(B::InstanceId, Shape::Int, HIT),
    read(B::InstanceCustomIndexKHR, Shape::Int, HIT),
    read(B::RayGeometryIndexKHR, Shape::Int, HIT),
    read(B::HitKindKHR, Shape::Int, ENDED),
    read(B::ObjectToWorldKHR, Shape::Any, HIT),
    read(B::WorldToObjectKHR, Shape::Any, HIT),
    anywhere(B::SubgroupSize, Shape::Int),
    anywhere(B::SubgroupLocalInvocationId, Shape::Int),
    anywhere(B::SubgroupEqMask, Shape::Ints(4)),
    anywhere(B::SubgroupGeMask, Shape::Ints(4)),
    anywhere(B::SubgroupGtMask, Shape::Ints(4)),
    anywhere(B::SubgroupLeMask, Shape::Ints(4)),
    anywhere(B::SubgroupLtMask, Shape::Ints(4)),
    anywhere(B::DeviceIndex, Shape::Int),
    read(
        B::ViewIndex,
        Shape::Int,
        &[
            E::Vertex,
            E::TessellationControl,
            E::TessellationEvaluation,
            E::Geometry,
            E::Fragment,
            E::TaskNV,
            E::MeshNV,
            E::TaskEXT,
            E::MeshEXT,
        ],
    ),
];
