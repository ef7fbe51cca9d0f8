//! Locations of interfaces: which variables have them, and that no two share one.
//!
//! Spec (Vulkan): "Location and Component Assignment"

use rspirv::spirv::{Decoration, ExecutionModel as E, StorageClass};
use rustc_hash::FxHashSet;

use super::interfaces::Point;
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction};
use crate::validate::checker::Checker;
use crate::validate::fact::{Class, Fact, Ty};

/// Locations beyond these are not compared.
const MOST: u64 = 4096;

/// The components of a location.
const COMPONENTS: u64 = 4;

/// Components that are taken: whether of inputs, whether of a patch, the index and the stream, and four for each location.
type Taken = FxHashSet<(bool, bool, (u32, u32), u64)>;

impl<'m> Checker<'m> {
    /// Checks the locations of an entry point's interface.
    pub(super) fn locations(&self, point: &Point) -> Result<()> {
        let has_locations =
            [E::Vertex, E::TessellationControl, E::TessellationEvaluation, E::Geometry, E::Fragment]
                .iter()
                .any(|model| point.is(*model));
        if !has_locations {
            return Ok(());
        }
        let mut taken = Taken::default();
        for id in &point.interface {
            let class = self.fact_of(*id).count;
            let is_input = class == Some(StorageClass::Input as u64);
            if is_input || class == Some(StorageClass::Output as u64) {
                self.location(point, *id, is_input, &mut taken)?;
            }
        }
        Ok(())
    }

    fn location(&self, point: &Point, id: Id, is_input: bool, taken: &mut Taken) -> Result<()> {
        let own = |one: Decoration| self.literal(id, one);
        if own(Decoration::BuiltIn).is_some() || own(Decoration::PerTaskNV).is_some() {
            return Ok(());
        }
        let is_patch = own(Decoration::Patch).is_some();
        let mut ty = self.fact_of(id).component;
        let is_arrayed = match () {
            () if point.is(E::TessellationControl) => !is_patch,
            () if point.is(E::TessellationEvaluation) => is_input && !is_patch,
            () if point.is(E::Geometry) => is_input,
            () => is_input && own(Decoration::PerVertexKHR).is_some(),
        };
        if is_arrayed && matches!(self.fact(ty).class, Class::Array | Class::RuntimeArray) {
            ty = self.fact(ty).component;
        }
        let fact = self.fact(ty);
        let count = fact.count.unwrap_or(0) as u32;
        let of_member = |member: u32, one: Decoration| self.decorated.of(fact.id, member, one);
        let is_struct = fact.class == Class::Struct;
        if is_struct && (0..count).any(|member| of_member(member, Decoration::BuiltIn).is_some()) {
            return Ok(());
        }
        let is_block = is_struct && self.decorated.has(fact.id, Decoration::Block);
        let stream = own(Decoration::Stream).unwrap_or(0);
        let index = (own(Decoration::Index).unwrap_or(0), stream);
        let mut take = |start: u64, end: u64| {
            let shared = (start..end).find(|at| !taken.insert((is_input, is_patch, index, *at)));
            self.require(shared.is_none(), Rule::VulkanLocationShared, || {
                format!("{id} shares location {} with another variable", shared.unwrap_or(0) / COMPONENTS)
            })
        };
        let Some(location) = own(Decoration::Location) else {
            if !is_block {
                return self.unplaced(id);
            }
            for (member, part) in (0u32..).zip(self.members_of(ty)) {
                let Some(location) = of_member(member, Decoration::Location) else {
                    return self.unplaced(id);
                };
                let component = of_member(member, Decoration::Component).unwrap_or(0);
                let locations = self.locations_of(*part)?;
                let components = self.components_of(*part);
                for (start, end) in spans(self.fact(*part), location, component, locations, components) {
                    take(start, end)?;
                }
            }
            return Ok(());
        };
        let (element, count) = match fact.class {
            Class::Array => (fact.component, fact.count.unwrap_or(1)),
            _ => (ty, 1),
        };
        let (locations, components) = (self.locations_of(element)?, self.components_of(element));
        let component = u64::from(own(Decoration::Component).unwrap_or(0));
        for at in 0..count.min(MOST) {
            let first = u64::from(location) + locations * at;
            if first >= MOST {
                break;
            }
            let start = first * COMPONENTS;
            match components {
                0 => take(start, start + locations * COMPONENTS)?,
                _ => take(start + component, start + component + components)?,
            }
        }
        Ok(())
    }

    fn unplaced(&self, id: Id) -> Result<()> {
        let place = self.module.definition(id).map(Instruction::number);
        self.require(false, Rule::VulkanLocation, || format!("{id} has neither a Location nor a BuiltIn"))
            .map_err(|error| match place.and_then(|number| self.module.at(number)) {
                Some(variable) => error.at(self.module.location(variable)),
                None => error,
            })
    }

    /// The locations that a type takes.
    fn locations_of(&self, ty: Ty) -> Result<u64> {
        let fact = self.fact(ty);
        Ok(match fact.class {
            Class::Vector if fact.bits == 64 && fact.lanes() > 2 => 2,
            Class::Matrix => self.locations_of(fact.component)? * fact.count.unwrap_or(1),
            Class::Array => self.locations_of(fact.component)?.saturating_mul(fact.count.unwrap_or(1)),
            Class::Struct => {
                let count = fact.count.unwrap_or(0) as u32;
                let has_own = (0..count)
                    .any(|member| self.decorated.of(fact.id, member, Decoration::Location).is_some());
                self.require(!has_own, Rule::VulkanLocation, || {
                    format!("a member of {} has a Location, and so has what it is in", fact.id)
                })?;
                let mut sum = 0_u64;
                for member in self.members_of(ty) {
                    sum = sum.saturating_add(self.locations_of(*member)?);
                }
                sum
            }
            _ => 1,
        })
    }

    /// The components that a type takes in a location; 0 if it takes whole ones.
    fn components_of(&self, ty: Ty) -> u64 {
        let fact = self.fact(ty);
        let words = u64::from(fact.bits / 32).max(1);
        match fact.class {
            Class::Int | Class::Float => words,
            Class::Vector => words * fact.lanes(),
            Class::Array => self.components_of(fact.component),
            Class::Pointer => 2,
            _ => 0,
        }
    }
}

/// The components that a member of a block takes, four for each location.
fn spans(fact: &Fact, location: u32, component: u32, locations: u64, components: u64) -> Vec<(u64, u64)> {
    let first = u64::from(location);
    let part = |at: u64| at * COMPONENTS + u64::from(component);
    if first >= MOST {
        return Vec::new();
    }
    match components {
        0 => vec![(first * COMPONENTS, (first + locations.min(MOST)) * COMPONENTS)],
        1..COMPONENTS if fact.class == Class::Array => {
            (first..first + locations.min(MOST)).map(|at| (part(at), part(at) + components)).collect()
        }
        _ => vec![(part(first), part(first) + components)],
    }
}
