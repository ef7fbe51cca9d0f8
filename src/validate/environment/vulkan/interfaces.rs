//! Entry points: their modes, and the variables of their interfaces.

use rspirv::spirv::{Capability, Decoration, ExecutionMode, ExecutionModel as E, StorageClass as S};
use rustc_hash::{FxHashMap, FxHashSet};

use super::built_in;
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};
use crate::validate::block_layout::WHOLE;
use crate::validate::checker::{Checker, broken};
use crate::validate::fact::Class;

/// Execution models of workgroups.
const WORKGROUPS: &[E] = &[E::GLCompute, E::TaskNV, E::MeshNV, E::TaskEXT, E::MeshEXT];
const CALLERS: &[E] = &[E::RayGenerationKHR, E::ClosestHitKHR, E::MissKHR];
/// Execution models without outputs.
const WITHOUT_OUTPUT: &[E] = &[
    E::GLCompute,
    E::RayGenerationKHR,
    E::IntersectionKHR,
    E::AnyHitKHR,
    E::ClosestHitKHR,
    E::MissKHR,
    E::CallableKHR,
];

/// Storage classes, each with the execution models that have it.
const CLASSES: &[(S, &[E])] = &[
    (S::Workgroup, WORKGROUPS),
    (S::TileImageEXT, &[E::Fragment]),
    (S::CallableDataKHR, &[E::RayGenerationKHR, E::ClosestHitKHR, E::CallableKHR, E::MissKHR]),
    (S::IncomingCallableDataKHR, &[E::CallableKHR]),
    (S::RayPayloadKHR, CALLERS),
    (S::HitAttributeKHR, &[E::IntersectionKHR, E::AnyHitKHR, E::ClosestHitKHR]),
    (S::IncomingRayPayloadKHR, &[E::AnyHitKHR, E::ClosestHitKHR, E::MissKHR]),
    (
        S::ShaderRecordBufferKHR,
        &[
            E::RayGenerationKHR,
            E::IntersectionKHR,
            E::AnyHitKHR,
            E::ClosestHitKHR,
            E::CallableKHR,
            E::MissKHR,
        ],
    ),
    (S::TaskPayloadWorkgroupEXT, &[E::TaskEXT, E::MeshEXT]),
];

/// Storage classes of which an entry point has one variable at most.
const SINGLE: [S; 4] =
    [S::PushConstant, S::IncomingRayPayloadKHR, S::HitAttributeKHR, S::IncomingCallableDataKHR];

/// Whether an execution model has a storage class.
fn has_class(model: u32, class: u64) -> bool {
    let is_among = |models: &[E]| models.iter().any(|one| *one as u32 == model);
    if class == S::Output as u64 {
        return !is_among(WITHOUT_OUTPUT);
    }
    CLASSES.iter().find(|(one, _)| *one as u64 == class).is_none_or(|(_, models)| is_among(models))
}

/// An entry point.
pub(super) struct Point {
    pub model: u32,
    pub function: Id,
    pub number: u32,
    /// The variables of its interface, each once.
    pub interface: Vec<Id>,
}

impl Point {
    pub fn is(&self, model: E) -> bool {
        self.model == model as u32
    }
}

impl<'m> Checker<'m> {
    fn points(&self) -> Vec<Point> {
        let declared = self.module.declarations().filter(|one| one.opcode() == op::EntryPoint);
        let point = |one: Instruction<'m>| {
            let (_, next) = one.string_bytes(2).ok()?;
            let mut seen = FxHashSet::default();
            let ids = one.operands().get(next..).unwrap_or_default().iter().map(|word| Id(*word));
            Some(Point {
                model: one.operand(0).ok()?,
                function: one.id(1).ok()?,
                number: one.number(),
                interface: ids.filter(|id| seen.insert(*id)).collect(),
            })
        };
        declared.filter_map(point).collect()
    }

    /// Checks the entry points, after all functions.
    pub(in crate::validate::environment) fn vulkan_points(&mut self) {
        if !self.wants(Rule::VulkanLocalSize) {
            return;
        }
        let points = self.points();
        let mut modes: FxHashMap<Id, Vec<u32>> = FxHashMap::default();
        for one in self.module.declarations() {
            if let (op::ExecutionMode | op::ExecutionModeId, [function, mode, ..]) =
                (one.opcode(), one.operands())
            {
                modes.entry(Id(*function)).or_default().push(*mode);
            }
        }
        let mut found = Vec::new();
        for point in &points {
            let of = modes.get(&point.function).map_or(&[][..], Vec::as_slice);
            let checked = self
                .point_modes(point, of)
                .and_then(|()| self.single_variables(point))
                .and_then(|()| self.locations(point));
            found.extend(checked.err().map(|error| (point.number, error)));
            found.extend(self.members_of_interface(point));
        }
        found.extend(self.used_by_models(&points));
        let mut seen = FxHashSet::default();
        for (number, error) in found {
            if seen.insert((number, error.rule())) {
                self.tell_at(number, &error);
            }
        }
    }

    fn point_modes(&self, point: &Point, modes: &[u32]) -> Result<()> {
        let has = |mode: ExecutionMode| modes.contains(&(mode as u32));
        let has_size = has(ExecutionMode::LocalSize)
            || has(ExecutionMode::LocalSizeId)
            || self.decorated.sizes_workgroups();
        let needs_size = point.is(E::GLCompute) || point.is(E::TaskEXT) || point.is(E::MeshEXT);
        self.require(!needs_size || has_size, Rule::VulkanLocalSize, || {
            "an entry point of workgroups without LocalSize, LocalSizeId or WorkgroupSize".to_owned()
        })?;
        let is_low = has(ExecutionMode::OriginLowerLeft) || has(ExecutionMode::PixelCenterInteger);
        self.require(!is_low, Rule::VulkanOrigin, || "OriginLowerLeft or PixelCenterInteger".to_owned())
    }

    /// Checks that an interface has each variable that there is one of once.
    fn single_variables(&self, point: &Point) -> Result<()> {
        let has_banks = self.capabilities.contains(&(Capability::PushConstantBanksNV as u32));
        for class in SINGLE.into_iter().filter(|class| *class != S::PushConstant || !has_banks) {
            let is_of = |id: &&Id| self.fact_of(**id).count == Some(class as u64);
            let count = point.interface.iter().filter(is_of).count();
            self.require(count <= 1, Rule::VulkanSingle, || format!("{count} variables of {class:?}"))?;
        }
        Ok(())
    }

    /// Checks the variables of an interface one by one.
    fn members_of_interface(&self, point: &Point) -> Vec<(u32, crate::error::Error)> {
        let mut built_ins = FxHashSet::default();
        let mut found = Vec::new();
        for id in &point.interface {
            let Some(variable) = self.module.definition(*id) else { continue };
            let pointer = self.fact_of(*id);
            let held = self.element(self.fact(pointer.component));
            let is_input = pointer.count == Some(S::Input as u64);
            if !is_input && pointer.count != Some(S::Output as u64) {
                continue;
            }
            let own = self.literal(*id, Decoration::BuiltIn);
            let members = if held.class == Class::Struct { held.count.unwrap_or(0) as u32 } else { 0 };
            let of_members =
                (0..members).filter_map(|member| self.decorated.of(held.id, member, Decoration::BuiltIn));
            for number in own.into_iter().chain(of_members) {
                let is_new = built_ins.insert((is_input, number));
                let checked = self.require(is_new, Rule::VulkanBuiltInTwice, || {
                    format!("{id} is the second variable with this BuiltIn")
                });
                found.extend(checked.err().map(|error| (variable.number(), error)));
            }
            let is_flat = self.decorated.of(*id, WHOLE, Decoration::Flat).is_some();
            let fact = self.fact(pointer.component);
            let needs_flat = fact.scalar == Class::Int || fact.class == Class::Float && fact.bits == 64;
            let checked = self.require(
                !(point.is(E::Fragment) && is_input && needs_flat) || is_flat,
                Rule::VulkanFlat,
                || format!("{id} is not decorated as Flat"),
            );
            found.extend(checked.err().map(|error| (variable.number(), error)));
        }
        found
    }

    /// Checks that the variables which an entry point's functions use are of storage classes and built-ins that its execution
    /// model has.
    fn used_by_models(&self, points: &[Point]) -> Vec<(u32, crate::error::Error)> {
        let (uses, calls) = self.used_variables(&|_| true);
        let mut found = Vec::new();
        let mut models: FxHashMap<u32, Vec<&Point>> = FxHashMap::default();
        for point in points {
            models.entry(point.model).or_default().push(point);
        }
        let mut models: Vec<_> = models.into_iter().collect();
        models.sort_by_key(|(model, _)| *model);
        for (model, of) in models {
            let mut seen = FxHashSet::default();
            let mut judged = FxHashSet::default();
            for point in of {
                let mut open = vec![point.function];
                while let Some(function) = open.pop() {
                    if !seen.insert(function) {
                        continue;
                    }
                    open.extend(calls.get(&function).into_iter().flatten());
                    for id in uses.get(&function).into_iter().flatten().filter(|id| judged.insert(**id)) {
                        let checked = self.used_by(model, *id);
                        found.extend(checked.err().map(|error| (point.number, error)));
                    }
                }
            }
        }
        found
    }

    fn used_by(&self, model: u32, id: Id) -> Result<()> {
        let pointer = self.fact_of(id);
        let class = pointer.count.unwrap_or_default();
        if !has_class(model, class) {
            return self.require(false, Rule::VulkanStorageClass, || {
                format!("its functions use {id}, of a storage class that the execution model does not have")
            });
        }
        let held = self.element(self.fact(pointer.component));
        let own = self.literal(id, Decoration::BuiltIn).into_iter();
        let own_type = own.len() == 1;
        let members = if held.class == Class::Struct { held.count.unwrap_or(0) as u32 } else { 0 };
        let of_members =
            (0..members).filter_map(|member| self.decorated.of(held.id, member, Decoration::BuiltIn));
        for number in own.chain(of_members) {
            let fits = built_in::row(number).is_none_or(|row| row.is_in(model, class));
            if built_in::row(number).is_some_and(|row| row.is_passed_on()) && own_type {
                self.built_in_type(number, pointer.component, true)?;
            }
            self.require(fits, Rule::VulkanBuiltIn, || {
                format!("its functions use {id}, whose BuiltIn the execution model does not have so")
            })?;
        }
        Ok(())
    }

    /// Checks the type and the storage class of a variable with a BuiltIn, and of the members of a block.
    ///
    /// # Errors
    /// The violated rule.
    pub(in crate::validate::environment) fn built_in_variable(
        &self,
        variable: Instruction<'m>,
    ) -> Result<()> {
        let Some(id) = variable.result_id().filter(|_| self.wants(Rule::VulkanBuiltIn)) else {
            return Ok(());
        };
        let pointer = self.result(variable);
        let class = pointer.count.unwrap_or_default();
        if let Some(number) = self.literal(id, Decoration::BuiltIn) {
            let has_place = [Decoration::Location, Decoration::Component]
                .iter()
                .any(|one| self.literal(id, *one).is_some());
            self.require(!has_place, Rule::VulkanBuiltIn, || format!("{id} has a BuiltIn and a Location"))?;
            return self.built_in(number, pointer.component, class, true);
        }
        let element = self.element(self.fact(pointer.component));
        if element.class != Class::Struct {
            return Ok(());
        }
        let ty = self.ty(element.id);
        for (number, member) in (0u32..).zip(self.members_of(ty)) {
            if let Some(built_in) = self.decorated.of(element.id, number, Decoration::BuiltIn) {
                self.built_in(built_in, *member, class, false)?;
            }
        }
        Ok(())
    }

    fn built_in(&self, number: u32, ty: crate::validate::fact::Ty, class: u64, is_whole: bool) -> Result<()> {
        let Some(row) = built_in::row(number) else { return Ok(()) };
        if !row.has_class(class) {
            return Err(broken(
                Rule::VulkanBuiltIn,
                format!("{:?} is not of this storage class", row.built_in),
            ));
        }
        // What stages pass on is looked at where it is used.
        if row.is_passed_on() && is_whole { Ok(()) } else { self.built_in_type(number, ty, is_whole) }
    }

    fn built_in_type(&self, number: u32, ty: crate::validate::fact::Ty, is_whole: bool) -> Result<()> {
        let Some(row) = built_in::row(number) else { return Ok(()) };
        let mut fact = self.fact(ty);
        let shape = row.shape;
        let mut fits = shape.is(fact, self);
        if is_whole && !fits && fact.class == Class::Array {
            // One for each vertex.
            fact = self.fact(fact.component);
            fits = shape.is(fact, self);
        }
        let name = row.built_in;
        self.require(fits, Rule::VulkanBuiltIn, || format!("{name:?} is of another type"))
    }
}
