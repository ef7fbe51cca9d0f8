//! Spec: "Execution Model", "Execution Mode": the execution models that allow a mode or an instruction.

use rspirv::spirv::{ExecutionMode as Mode, ExecutionModel as Model, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

use super::checker::{Checker, Kind, broken};
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, Opcode, op};

const TESSELLATION: &[Model] = &[Model::TessellationControl, Model::TessellationEvaluation];
const GEOMETRY: &[Model] = &[Model::Geometry];
const FRAGMENT: &[Model] = &[Model::Fragment];
const KERNEL: &[Model] = &[Model::Kernel];
const WORKGROUPS: &[Model] =
    &[Model::GLCompute, Model::Kernel, Model::TaskNV, Model::MeshNV, Model::TaskEXT, Model::MeshEXT];
/// Execution models whose invocations form quads.
const QUADS: &[Model] =
    &[Model::Fragment, Model::GLCompute, Model::TaskNV, Model::MeshNV, Model::TaskEXT, Model::MeshEXT];
const TRACING: &[Model] = &[Model::RayGenerationKHR, Model::ClosestHitKHR, Model::MissKHR];
const CALLING: &[Model] =
    &[Model::RayGenerationKHR, Model::ClosestHitKHR, Model::MissKHR, Model::CallableKHR];

/// Execution models that may read what they write; those without outputs have a rule of their own.
const READS_OUTPUT: &[Model] = &[
    Model::Vertex,
    Model::TessellationControl,
    Model::TessellationEvaluation,
    Model::Geometry,
    Model::Fragment,
    Model::GLCompute,
    Model::Kernel,
    Model::TaskNV,
    Model::TaskEXT,
    Model::MeshNV,
    Model::RayGenerationKHR,
    Model::IntersectionKHR,
    Model::AnyHitKHR,
    Model::ClosestHitKHR,
    Model::MissKHR,
    Model::CallableKHR,
];

/// Execution modes limited to certain execution models.
const MODES: &[(&[Mode], &[Model])] = &[
    (&[Mode::Invocations, Mode::OutputLineStrip, Mode::OutputTriangleStrip], GEOMETRY),
    (
        &[Mode::InputPoints, Mode::InputLines, Mode::InputLinesAdjacency, Mode::InputTrianglesAdjacency],
        GEOMETRY,
    ),
    (&[Mode::SpacingEqual, Mode::SpacingFractionalEven, Mode::SpacingFractionalOdd], TESSELLATION),
    (
        &[Mode::VertexOrderCw, Mode::VertexOrderCcw, Mode::PointMode, Mode::Quads, Mode::Isolines],
        TESSELLATION,
    ),
    (&[Mode::Triangles], &[Model::TessellationControl, Model::TessellationEvaluation, Model::Geometry]),
    (
        &[Mode::PixelCenterInteger, Mode::OriginUpperLeft, Mode::OriginLowerLeft, Mode::EarlyFragmentTests],
        FRAGMENT,
    ),
    (&[Mode::DepthReplacing, Mode::DepthGreater, Mode::DepthLess, Mode::DepthUnchanged], FRAGMENT),
    (&[Mode::LocalSize, Mode::LocalSizeId], WORKGROUPS),
    (&[Mode::LocalSizeHint, Mode::LocalSizeHintId, Mode::VecTypeHint, Mode::ContractionOff], KERNEL),
    (
        &[Mode::OutputVertices],
        &[
            Model::TessellationControl,
            Model::TessellationEvaluation,
            Model::Geometry,
            Model::MeshNV,
            Model::MeshEXT,
        ],
    ),
];

/// Modes of arithmetic, each for a width or a type.
const OF_WIDTHS: [Mode; 10] = [
    Mode::DenormPreserve,
    Mode::DenormFlushToZero,
    Mode::SignedZeroInfNanPreserve,
    Mode::RoundingModeRTE,
    Mode::RoundingModeRTZ,
    Mode::FPFastMathDefault,
    Mode::RoundingModeRTPINTEL,
    Mode::RoundingModeRTNINTEL,
    Mode::FloatingPointModeALTINTEL,
    Mode::FloatingPointModeIEEEINTEL,
];

/// The execution models of an instruction; `None` if it is not limited.
fn models_of(opcode: Opcode) -> Option<&'static [Model]> {
    Some(match opcode {
        op::DPdx
        | op::DPdy
        | op::Fwidth
        | op::DPdxFine
        | op::DPdyFine
        | op::FwidthFine
        | op::DPdxCoarse
        | op::DPdyCoarse
        | op::FwidthCoarse
        | op::ImageSampleImplicitLod
        | op::ImageSampleDrefImplicitLod
        | op::ImageSampleProjImplicitLod
        | op::ImageSampleProjDrefImplicitLod
        | op::ImageSparseSampleImplicitLod
        | op::ImageSparseSampleDrefImplicitLod
        | op::ImageQueryLod => QUADS,
        op::Kill
        | op::TerminateInvocation
        | op::DemoteToHelperInvocation
        | op::IsHelperInvocationEXT
        | op::BeginInvocationInterlockEXT
        | op::EndInvocationInterlockEXT => FRAGMENT,
        op::EmitVertex | op::EndPrimitive | op::EmitStreamVertex | op::EndStreamPrimitive => GEOMETRY,
        op::TraceRayKHR => TRACING,
        op::ExecuteCallableKHR => CALLING,
        op::ReportIntersectionKHR => &[Model::IntersectionKHR],
        op::IgnoreIntersectionKHR | op::TerminateRayKHR => &[Model::AnyHitKHR],
        op::EmitMeshTasksEXT => &[Model::TaskEXT],
        op::SetMeshOutputsEXT => &[Model::MeshEXT],
        _ => return None,
    })
}

fn has(models: &[Model], model: u32) -> bool {
    models.iter().any(|one| *one as u32 == model)
}

impl<'m> Checker<'m> {
    /// The execution models of an instruction; `None` if it is not limited.
    fn models_of(&self, instruction: Instruction<'m>) -> Option<&'static [Model]> {
        if instruction.opcode() == op::Load {
            let pointer = self.fact(self.operand(instruction.operands(), 0));
            let is_output = pointer.is_pointer() && pointer.count == Some(StorageClass::Output as u64);
            return is_output.then_some(READS_OUTPUT);
        }
        models_of(instruction.opcode())
    }

    /// Records an instruction that is limited to certain execution models.
    #[inline]
    pub(super) fn note_model(&mut self, instruction: Instruction<'m>) {
        if self.is_shader
            && self.models_of(instruction).is_some()
            && let Some(function) = self.body.as_ref().and_then(|body| body.head.result_id())
        {
            self.limited.push((function, instruction.number()));
        }
    }

    /// Checks the modes and instructions of entry points against their execution models.
    pub(super) fn check_models(&mut self) {
        if !self.is_thorough() {
            return;
        }
        let mut points: FxHashMap<Id, Vec<(u32, u32)>> = FxHashMap::default();
        let mut modes: Vec<(Id, u32, u32)> = Vec::new();
        for one in self.module.declarations() {
            match (one.opcode(), one.operands()) {
                (op::EntryPoint, [model, function, ..]) => {
                    points.entry(Id(*function)).or_default().push((*model, one.number()));
                }
                (op::ExecutionMode | op::ExecutionModeId, [function, mode, ..]) => {
                    modes.push((Id(*function), *mode, one.number()));
                }
                _ => {}
            }
        }
        for (function, mode, number) in &modes {
            let is_of = |row: &&(&[Mode], &[Model])| row.0.iter().any(|one| *one as u32 == *mode);
            let (Some((_, models)), Some(of)) = (MODES.iter().find(is_of), points.get(function)) else {
                continue;
            };
            if !of.iter().any(|(model, _)| has(models, *model)) {
                let error =
                    broken(Rule::ModeModel, "a mode of another execution model than its entry point's");
                self.tell_at(*number, &error);
            }
        }
        self.check_repeated(&modes);
        self.check_origins(&points, &modes);
        self.check_limited(&points);
    }

    /// Checks that an entry point has each mode once, those of arithmetic once for each width.
    fn check_repeated(&mut self, modes: &[(Id, u32, u32)]) {
        let mut seen = FxHashSet::default();
        for (function, mode, number) in modes {
            let width = match OF_WIDTHS.iter().any(|one| *one as u32 == *mode) {
                true => self.module.at(*number).and_then(|one| one.operand(2).ok()),
                false => None,
            };
            if !seen.insert((*function, *mode, width)) {
                self.tell_at(*number, &broken(Rule::ModeRepeated, "the entry point has this mode already"));
            }
        }
    }

    fn check_origins(&mut self, points: &FxHashMap<Id, Vec<(u32, u32)>>, modes: &[(Id, u32, u32)]) {
        let is_origin =
            |mode: u32| mode == Mode::OriginUpperLeft as u32 || mode == Mode::OriginLowerLeft as u32;
        let mut origins: FxHashMap<Id, u32> = FxHashMap::default();
        for (function, ..) in modes.iter().filter(|(_, mode, _)| is_origin(*mode)) {
            *origins.entry(*function).or_default() += 1;
        }
        let mut found: Vec<u32> = Vec::new();
        for (function, of) in points {
            let is_fragment = |point: &&(u32, u32)| point.0 == Model::Fragment as u32;
            let Some((_, number)) = of.iter().find(is_fragment) else { continue };
            if origins.get(function) != Some(&1) {
                found.push(*number);
            }
        }
        found.sort_unstable();
        for number in found {
            self.tell_at(
                number,
                &broken(Rule::FragmentOrigin, "an entry point of fragments without one origin"),
            );
        }
    }

    /// Checks functions reachable from entry points for instructions that the entry point's execution model excludes.
    fn check_limited(&mut self, points: &FxHashMap<Id, Vec<(u32, u32)>>) {
        let limited = std::mem::take(&mut self.limited);
        if limited.is_empty() {
            return;
        }
        let mut callees: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
        for (from, to, _) in &self.calls {
            callees.entry(*from).or_default().push(*to);
        }
        let mut by_function: FxHashMap<Id, Vec<u32>> = FxHashMap::default();
        for (function, number) in limited {
            by_function.entry(function).or_default().push(number);
        }
        let mut models: FxHashMap<u32, Vec<Id>> = FxHashMap::default();
        for (function, of) in points {
            for (model, _) in of {
                models.entry(*model).or_default().push(*function);
            }
        }
        let mut found = FxHashSet::default();
        for (model, mut open) in models {
            let mut seen = FxHashSet::default();
            while let Some(function) = open.pop() {
                if !seen.insert(function) {
                    continue;
                }
                open.extend(callees.get(&function).into_iter().flatten());
                let numbers = by_function.get(&function).into_iter().flatten();
                let is_foreign = |number: &&u32| {
                    let models = self.module.at(**number).and_then(|one| self.models_of(one));
                    models.is_some_and(|models| !has(models, model))
                };
                found.extend(numbers.filter(is_foreign));
            }
        }
        let mut found: Vec<u32> = found.into_iter().collect();
        found.sort_unstable();
        for number in found {
            let error = broken(
                Rule::ModelInstruction,
                "an entry point of an execution model that lacks it reaches this",
            );
            self.tell_at(number, &error);
        }
    }

    /// Checks for pointers that logical addressing excludes.
    pub(super) fn logical_pointer(&self, instruction: Instruction<'m>) -> crate::error::Result<()> {
        use rspirv::spirv::Capability;
        self.logical_operands(instruction)?;
        let fact = self.result(instruction);
        let is_counted = fact.is_pointer() && fact.count != Some(StorageClass::PhysicalStorageBuffer as u64);
        if !is_counted {
            return Ok(());
        }
        let has = |one: Capability| self.capabilities.contains(&(one as u32));
        let are_variable =
            has(Capability::VariablePointers) || has(Capability::VariablePointersStorageBuffer);
        let held = self.fact(fact.component);
        let fits = match instruction.opcode() {
            op::Bitcast | op::ConvertUToPtr | op::PtrCastToGeneric | op::GenericCastToPtr => false,
            op::Select | op::Phi => are_variable,
            op::Variable => {
                let is_physical = held.count == Some(StorageClass::PhysicalStorageBuffer as u64);
                !held.is_pointer() || are_variable || is_physical
            }
            _ => true,
        };
        self.require(fits, Rule::LogicalPointer, || {
            format!("{} makes a pointer that logical addressing does not have", instruction.opcode())
        })
    }
    /// Checks that an instruction which computes numbers or composites is given no logical pointer.
    fn logical_operands(&self, instruction: Instruction<'m>) -> crate::error::Result<()> {
        use crate::spirv::grammar::Class as Section;
        let takes_none = instruction.grammar().is_some_and(|row| {
            matches!(row.class, Section::Conversion | Section::Composite | Section::Bit | Section::Arithmetic)
        });
        if !takes_none || matches!(instruction.opcode(), op::CopyObject | op::CopyLogical) {
            return Ok(());
        }
        let is_logical = |word: &u32| {
            let entry = self.entry(Id(*word));
            let fact = self.fact(entry.ty);
            matches!(entry.kind, Kind::Value | Kind::Variable)
                && fact.is_pointer()
                && fact.count != Some(StorageClass::PhysicalStorageBuffer as u64)
        };
        // Indexes and components are literals behind the composites.
        let ids = match instruction.opcode() {
            op::CompositeExtract => 1,
            op::CompositeInsert | op::VectorShuffle => 2,
            _ => usize::MAX,
        };
        let fits = !instruction.operands().iter().take(ids).any(is_logical);
        self.require(fits, Rule::LogicalPointer, || {
            format!("{} takes no pointer of logical addressing", instruction.opcode())
        })
    }
}
