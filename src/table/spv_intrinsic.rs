//! LLVM's intrinsics for SPIR-V, `llvm.spv.*`, and the types that belong to them: what clang's front end for HLSL writes, and what LLVM's
//! SPIR-V backend takes.
//!
//! A row equates an intrinsic with an instruction and its operands. Where several rows have one name, their domains tell them apart; an
//! instruction with given operands has one row. The intrinsics of resources are no single instructions: their names stand here alone.
//! Source: LLVM 22, `IntrinsicsSPIRV.td`.

use super::form::Domain;
use super::{GLSL_PREFIX, friendly_name};
use crate::spirv::{Opcode, op};
use rspirv::spirv::{BuiltIn as B, ExecutionMode, GlslStd450Op as G, GroupOperation, MemorySemantics, Scope};

/// One intrinsic and one instruction.
#[derive(Clone, Copy, Debug)]
pub struct SpvRow {
    /// The name without `llvm.` and type suffixes.
    pub name: &'static str,
    /// What the first argument is made of; `None` for all.
    pub domain: Option<Domain>,
    /// What the intrinsic is in SPIR-V.
    pub target: Target,
    /// The operands of the instruction.
    pub operands: &'static [Operand],
}

/// What an intrinsic is in SPIR-V.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A builtin variable, of which the argument selects a component if there is one.
    Variable(B),
    /// A core instruction.
    Op(Opcode),
    /// An instruction of GLSL.std.450.
    Glsl(G),
}

impl Target {
    /// The name of an instruction as a function, without the types behind it; `None` for a variable.
    pub fn friendly(self) -> Option<String> {
        match self {
            Self::Variable(_) => None,
            Self::Op(opcode) => Some(friendly_name(opcode)),
            Self::Glsl(instruction) => Some(format!("{GLSL_PREFIX}{instruction:?}")),
        }
    }
}

/// The bits of a number of a row as a floating-point value of a width. Rows have 0 and 1 only, which every width represents.
pub fn bits_of(number: f32, width: u32) -> Option<u128> {
    let is_one = number.to_bits() == 1f32.to_bits();
    match width {
        16 => Some(if is_one { 0x3C00 } else { 0 }),
        32 => Some(number.to_bits().into()),
        64 => Some(f64::from(number).to_bits().into()),
        _ => None,
    }
}

/// An operand of the instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Operand {
    /// This argument of the intrinsic.
    Argument(u32),
    /// A scope.
    Scope(Scope),
    /// A group operation, which is a literal.
    Operation(GroupOperation),
    /// Memory semantics.
    Semantics(MemorySemantics),
    /// A number of the type of the first argument, in each component.
    Number(f32),
}

use Operand::{Argument, Number, Operation, Semantics};

const ONE: &[Operand] = &[Argument(0)];
const TWO: &[Operand] = &[Argument(0), Argument(1)];
const THREE: &[Operand] = &[Argument(0), Argument(1), Argument(2)];
const SUBGROUP: Operand = Operand::Scope(Scope::Subgroup);
const REDUCED: &[Operand] = &[SUBGROUP, Operation(GroupOperation::Reduce), Argument(0)];

const fn row(name: &'static str, target: Target, operands: &'static [Operand]) -> SpvRow {
    SpvRow { name, domain: None, target, operands }
}

const fn of(name: &'static str, domain: Domain, target: Target, operands: &'static [Operand]) -> SpvRow {
    SpvRow { name, domain: Some(domain), target, operands }
}

const fn variable(name: &'static str, builtin: B) -> SpvRow {
    row(name, Target::Variable(builtin), &[])
}

const fn component(name: &'static str, builtin: B) -> SpvRow {
    row(name, Target::Variable(builtin), ONE)
}

const fn core(name: &'static str, opcode: Opcode, operands: &'static [Operand]) -> SpvRow {
    row(name, Target::Op(opcode), operands)
}

const fn glsl(name: &'static str, instruction: G, operands: &'static [Operand]) -> SpvRow {
    row(name, Target::Glsl(instruction), operands)
}

const fn reduced(name: &'static str, domain: Domain, opcode: Opcode) -> SpvRow {
    of(name, domain, Target::Op(opcode), REDUCED)
}

/// All intrinsics that are one instruction.
pub const ROWS: &[SpvRow] = &[
    component("spv.thread.id", B::GlobalInvocationId),
    component("spv.group.id", B::WorkgroupId),
    component("spv.thread.id.in.group", B::LocalInvocationId),
    component("spv.workgroup.size", B::WorkgroupSize),
    component("spv.num.workgroups", B::NumWorkgroups),
    variable("spv.flattened.thread.id.in.group", B::LocalInvocationIndex),
    variable("spv.num.subgroups", B::NumSubgroups),
    variable("spv.subgroup.id", B::SubgroupId),
    variable("spv.subgroup.local.invocation.id", B::SubgroupLocalInvocationId),
    variable("spv.subgroup.size", B::SubgroupSize),
    variable("spv.wave.get.lane.count", B::SubgroupSize),
    glsl("spv.cross", G::Cross, TWO),
    glsl("spv.degrees", G::Degrees, ONE),
    glsl("spv.distance", G::Distance, TWO),
    glsl("spv.faceforward", G::FaceForward, THREE),
    glsl("spv.frac", G::Fract, ONE),
    glsl("spv.length", G::Length, ONE),
    glsl("spv.lerp", G::FMix, THREE),
    glsl("spv.normalize", G::Normalize, ONE),
    glsl("spv.radians", G::Radians, ONE),
    glsl("spv.reflect", G::Reflect, TWO),
    glsl("spv.refract", G::Refract, THREE),
    glsl("spv.rsqrt", G::InverseSqrt, ONE),
    glsl("spv.smoothstep", G::SmoothStep, THREE),
    glsl("spv.step", G::Step, TWO),
    glsl("spv.saturate", G::NClamp, &[Argument(0), Number(0.0), Number(1.0)]),
    glsl("spv.nclamp", G::NClamp, THREE),
    glsl("spv.uclamp", G::UClamp, THREE),
    glsl("spv.sclamp", G::SClamp, THREE),
    glsl("spv.firstbitlow", G::FindILsb, ONE),
    glsl("spv.firstbituhigh", G::FindUMsb, ONE),
    glsl("spv.firstbitshigh", G::FindSMsb, ONE),
    glsl("spv.unpackhalf2x16", G::UnpackHalf2x16, ONE),
    of("spv.sign", Domain::Integer, Target::Glsl(G::SSign), ONE),
    core("spv.fdot", op::Dot, TWO),
    core("spv.isinf", op::IsInf, ONE),
    core("spv.isnan", op::IsNan, ONE),
    of("spv.all", Domain::Boolean, Target::Op(op::All), ONE),
    of("spv.any", Domain::Boolean, Target::Op(op::Any), ONE),
    core("spv.ddx", op::DPdx, ONE),
    core("spv.ddy", op::DPdy, ONE),
    core("spv.ddx.coarse", op::DPdxCoarse, ONE),
    core("spv.ddy.coarse", op::DPdyCoarse, ONE),
    core("spv.ddx.fine", op::DPdxFine, ONE),
    core("spv.ddy.fine", op::DPdyFine, ONE),
    core("spv.fwidth", op::Fwidth, ONE),
    core("spv.discard", op::DemoteToHelperInvocation, &[]),
    core(
        "spv.group.memory.barrier.with.group.sync",
        op::ControlBarrier,
        &[
            Operand::Scope(Scope::Workgroup),
            Operand::Scope(Scope::Workgroup),
            Semantics(MemorySemantics::ACQUIRE_RELEASE.union(MemorySemantics::WORKGROUP_MEMORY)),
        ],
    ),
    core("spv.wave.all", op::GroupNonUniformAll, &[SUBGROUP, Argument(0)]),
    core("spv.wave.any", op::GroupNonUniformAny, &[SUBGROUP, Argument(0)]),
    core("spv.wave.ballot", op::GroupNonUniformBallot, &[SUBGROUP, Argument(0)]),
    core("spv.wave.is.first.lane", op::GroupNonUniformElect, &[SUBGROUP]),
    core("spv.wave.readlane", op::GroupNonUniformShuffle, &[SUBGROUP, Argument(0), Argument(1)]),
    reduced("spv.wave.reduce.sum", Domain::Float, op::GroupNonUniformFAdd),
    reduced("spv.wave.reduce.sum", Domain::Integer, op::GroupNonUniformIAdd),
    reduced("spv.wave.reduce.max", Domain::Float, op::GroupNonUniformFMax),
    reduced("spv.wave.reduce.max", Domain::Integer, op::GroupNonUniformSMax),
    reduced("spv.wave.reduce.min", Domain::Float, op::GroupNonUniformFMin),
    reduced("spv.wave.reduce.min", Domain::Integer, op::GroupNonUniformSMin),
    reduced("spv.wave.reduce.umax", Domain::Integer, op::GroupNonUniformUMax),
    reduced("spv.wave.reduce.umin", Domain::Integer, op::GroupNonUniformUMin),
];

/// Intrinsics for which LLVM's backend writes a weaker instruction than HLSL asks for, and which. Their rows lead to SPIR-V only: the other
/// way the backend would weaken the module.
pub const WEAKENED: &[(&str, &str)] = &[
    ("spv.saturate", "FClamp, whose result for NaN is undefined"),
    ("spv.discard", "OpKill, which ends the invocation instead of making it a helper"),
];

/// The rows that equate an instruction with what LLVM's backend writes as that instruction.
pub fn exact() -> impl Iterator<Item = &'static SpvRow> {
    ROWS.iter().filter(|row| WEAKENED.iter().all(|(name, _)| *name != row.name))
}

/// The rows of an intrinsic, by its name without `llvm.` and type suffixes.
pub fn by_name(name: &str) -> impl Iterator<Item = &'static SpvRow> {
    ROWS.iter().filter(move |row| row.name == name)
}

/// Execution modes that LLVM's backend writes by itself: it has them from function attributes, or all shaders of the model have them.
const IMPLIED_MODES: &[ExecutionMode] =
    &[ExecutionMode::LocalSize, ExecutionMode::LocalSizeId, ExecutionMode::OriginUpperLeft];

/// Whether LLVM's backend writes an execution mode by itself.
pub fn is_implied(mode: u32) -> bool {
    IMPLIED_MODES.iter().any(|implied| *implied as u32 == mode)
}

/// The type of a buffer's handle: the type of its contents; the number of the storage class, and whether it is written.
pub const BUFFER: &str = "spirv.VulkanBuffer";
/// The type of an image's handle whose texels are signed integers; otherwise as the type of images.
pub const SIGNED_IMAGE: &str = "spirv.SignedImage";
/// The type of bytes between members, with their number.
pub const PADDING: &str = "spirv.Padding";
/// Named metadata: the variable of a constant buffer's handle, then those that stand for its members, in their order; null for one that is
/// not used.
pub const CONSTANT_BUFFERS: &str = "hlsl.cbs";

/// A handle by set, binding, number of elements, index and name.
pub const HANDLE: &str = "spv.resource.handlefrombinding";
/// A handle by its place among those without a binding, set, number of elements, index and name.
pub const IMPLICIT_HANDLE: &str = "spv.resource.handlefromimplicitbinding";
/// The handle of a buffer's counter by the buffer's handle, binding and set.
pub const COUNTER: &str = "spv.resource.counterhandlefrombinding";
/// The handle of a buffer's counter by the buffer's handle, its place among those without a binding, and set.
pub const IMPLICIT_COUNTER: &str = "spv.resource.counterhandlefromimplicitbinding";
/// The address of an element of a resource, by handle and index.
pub const POINTER: &str = "spv.resource.getpointer";
/// The address of push constants, by a variable.
pub const PUSH_CONSTANT_POINTER: &str = "spv.pushconstant.getpointer";
/// The index, which may differ between invocations.
pub const NON_UNIFORM: &str = "spv.resource.nonuniformindex";
/// The counter, by its handle, before 1 is added to it, or after it is subtracted.
pub const UPDATE_COUNTER: &str = "spv.resource.updatecounter";
/// The number of elements of a resource.
pub const LENGTH: &str = "spv.resource.getdimensions.x";
/// An element of a buffer by handle, index and an offset in bytes, and whether it could be read: clang has no other name for it in shaders for
/// SPIR-V.
pub const LOAD_WITH_STATUS: &str = "dx.resource.load.rawbuffer";
/// A function that clang calls in place of an intrinsic, and the intrinsic.
pub const LANE_INDEX: (&str, &str) = ("__hlsl_wave_get_lane_index", "spv.subgroup.local.invocation.id");
/// A texel of a buffer of texels, by handle and index.
pub const LOAD_TEXEL: &str = "spv.resource.load.typedbuffer";
/// A texel to store, by handle and index.
pub const STORE_TEXEL: &str = "spv.resource.store.typedbuffer";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_intrinsic_has_one_row_for_each_domain() {
        for (number, row) in ROWS.iter().enumerate() {
            for other in ROWS.iter().skip(number + 1).filter(|other| other.name == row.name) {
                let differ = row.domain.is_some() && other.domain.is_some() && row.domain != other.domain;
                assert!(differ, "{} is ambiguous", row.name);
            }
        }
    }

    #[test]
    fn numbers_are_zero_or_one() {
        let numbers = ROWS.iter().flat_map(|row| row.operands).filter_map(|operand| match operand {
            Operand::Number(number) => Some(number.to_bits()),
            _ => None,
        });
        assert!(numbers.into_iter().all(|bits| [0f32.to_bits(), 1f32.to_bits()].contains(&bits)));
        assert_eq!(bits_of(1.0, 16), Some(0x3C00));
        assert_eq!(bits_of(1.0, 64), Some(1f64.to_bits().into()));
        assert_eq!(bits_of(0.0, 16), Some(0));
    }

    #[test]
    fn an_instruction_has_one_row() {
        for (number, row) in ROWS.iter().enumerate() {
            let same = |other: &&SpvRow| other.target == row.target && other.operands == row.operands;
            // LLVM has two names for the size of a subgroup.
            let is_size = row.target == Target::Variable(B::SubgroupSize);
            assert!(is_size || !ROWS.iter().skip(number + 1).any(|other| same(&other)), "{}", row.name);
        }
    }
}
