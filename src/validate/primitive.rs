//! Vertices and primitives of geometry and mesh shaders, and numbers that may only be stored.
//!
//! Spec: "Primitive Instructions", SPV_EXT_mesh_shader, "Universal Validation Rules"

use rspirv::spirv::{Decoration, ExecutionMode, ExecutionModel, StorageClass};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

use super::checker::{Checker, Kind, broken};
use super::fact::Class;
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};

impl<'m> Checker<'m> {
    /// Checks the operands of an instruction that makes vertices or primitives.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn primitive(&self, instruction: Instruction<'m>) -> Result<()> {
        let operands = instruction.operands();
        match instruction.opcode() {
            op::EmitStreamVertex | op::EndStreamPrimitive => {
                let stream = self.entry(instruction.id(0)?);
                let is_constant = matches!(stream.kind, Kind::Constant | Kind::SpecConstant);
                let fits = is_constant && self.fact(stream.ty).is_int();
                self.require(fits || self.has_unknown, Rule::StreamConstant, || {
                    "the stream is no constant integer".to_owned()
                })
            }
            op::SetMeshOutputsEXT => self.are_counts(instruction, operands),
            op::EmitMeshTasksEXT => {
                self.are_counts(instruction, operands.get(..3).unwrap_or_default())?;
                let payload = operands.get(3).and_then(|word| self.module.definition(Id(*word)));
                let is_payload = |one: Instruction<'m>| {
                    one.opcode() == op::Variable
                        && one.operands().first() == Some(&(StorageClass::TaskPayloadWorkgroupEXT as u32))
                };
                self.require(payload.is_none_or(is_payload), Rule::CallTypes, || {
                    "the payload is no variable of TaskPayloadWorkgroupEXT".to_owned()
                })
            }
            _ => Ok(()),
        }
    }

    fn are_counts(&self, instruction: Instruction<'m>, operands: &[u32]) -> Result<()> {
        let is_count = |at: usize| {
            let fact = self.fact(self.operand(operands, at));
            fact.is_open() || fact.class == Class::Int && fact.bits == 32 && !fact.is_signed
        };
        self.require((0..operands.len()).all(is_count), Rule::CallTypes, || {
            format!("{} takes unsigned integers of 32 bits", instruction.opcode())
        })
    }

    /// Checks that numbers which may only be stored are only stored, copied or converted.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn stored_only(&self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = instruction.opcode();
        let may_take =
            matches!(opcode, op::CopyObject | op::Store | op::FConvert | op::UConvert | op::SConvert);
        if may_take || !self.wants(Rule::TypeStorageOnly) {
            return Ok(());
        }
        for operand in self.module.operands(instruction) {
            let Some(id) = operand?.id().filter(|id| instruction.result_id() != Some(*id)) else { continue };
            let entry = self.entry(id);
            let is_value = matches!(entry.kind, Kind::Value | Kind::Constant | Kind::SpecConstant);
            let is_small = is_value && self.holds(entry.ty, |fact| self.is_storage_only(fact));
            self.require(!is_small, Rule::TypeStorageOnly, || {
                format!("{opcode} takes {id}, which the module's capabilities allow to store only")
            })?;
        }
        Ok(())
    }

    /// Checks the outputs of mesh shaders.
    pub(super) fn check_meshes(&mut self) {
        if !self.is_thorough() || !self.is_shader {
            return;
        }
        let is_mesh = |one: &Instruction<'m>| {
            one.opcode() == op::EntryPoint
                && one.operands().first() == Some(&(ExecutionModel::MeshEXT as u32))
        };
        let points: Vec<_> = self.module.declarations().filter(is_mesh).collect();
        if points.is_empty() {
            return;
        }
        let mut found = self.mesh_arrays(&points);
        found.extend(self.mesh_counts(&points));
        found.sort_unstable_by_key(|(number, ..)| *number);
        found.dedup_by_key(|(number, ..)| *number);
        for (number, rule, message) in found {
            self.tell_at(number, &broken(rule, message));
        }
    }

    fn mesh_arrays(&self, points: &[Instruction<'m>]) -> Vec<(u32, Rule, String)> {
        let decorations = self.decorations();
        let interfaces = points.iter().filter_map(|point| {
            let (_, next) = point.string_bytes(2).ok()?;
            Some(point.operands().iter().skip(next).map(|word| Id(*word)))
        });
        let is_wrong = |variable: &Instruction<'m>| {
            let pointer = self.result(*variable);
            let held = self.fact(pointer.component);
            let is_array = matches!(held.class, Class::Array | Class::RuntimeArray) || held.is_open();
            let is_built_in = variable.result_id().is_some_and(|id| decorations.has(id, Decoration::BuiltIn));
            pointer.count == Some(StorageClass::Output as u64) && !is_array && !is_built_in
        };
        let variables = interfaces.flatten().filter_map(|id| self.module.definition_as(id, op::Variable));
        let message = "an output of a mesh shader that is no array";
        let wrong = variables.filter(is_wrong);
        wrong.map(|variable| (variable.number(), Rule::MeshArrays, message.to_owned())).collect()
    }

    fn mesh_counts(&self, points: &[Instruction<'m>]) -> Vec<(u32, Rule, String)> {
        let mut limits: FxHashMap<(u32, u32), u32> = FxHashMap::default();
        for one in self.module.declarations().filter(|one| one.opcode() == op::ExecutionMode) {
            if let [function, mode, limit] = one.operands() {
                limits.insert((*function, *mode), *limit);
            }
        }
        let modes = [(0, ExecutionMode::OutputVertices), (1, ExecutionMode::OutputPrimitivesEXT)];
        let of_mode = modes.into_iter().flat_map(|(at, mode)| {
            let largest = self.largest_counts(at);
            let limits = &limits;
            points.iter().filter_map(move |point| {
                let root = point.id(1).ok()?;
                let limit = limits.get(&(root.0, mode as u32)).copied().unwrap_or(0);
                let (count, number) =
                    largest.get(&root).copied().filter(|(count, _)| *count > u64::from(limit))?;
                let message = format!("{count} vertices or primitives, of which there are at most {limit}");
                Some((number, Rule::MeshCounts, message))
            })
        });
        of_mode.collect()
    }

    /// By function: the largest constant that it, or what it calls, sets as the first or second count, and by which instruction.
    fn largest_counts(&self, at: usize) -> FxHashMap<Id, (u64, u32)> {
        let mut setters: Vec<(u64, u32, Id)> = Vec::new();
        for (function, number) in &self.limited {
            let set = self.module.at(*number).filter(|one| one.opcode() == op::SetMeshOutputsEXT);
            let count = set.and_then(|set| self.constant(set.id(at).ok()?));
            setters.extend(count.map(|count| (count, *number, *function)));
        }
        let mut callers: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
        for (from, to, _) in &self.calls {
            callers.entry(*to).or_default().push(*from);
        }
        // The first that reaches a function is the largest.
        setters.sort_unstable_by_key(|(count, ..)| std::cmp::Reverse(*count));
        let mut largest = FxHashMap::default();
        for (count, number, function) in setters {
            let mut open = vec![function];
            while let Some(function) = open.pop() {
                if let Entry::Vacant(place) = largest.entry(function) {
                    place.insert((count, number));
                    open.extend(callers.get(&function).into_iter().flatten());
                }
            }
        }
        largest
    }
}
