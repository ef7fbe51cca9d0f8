//! Spec: "Mode-Setting Instructions", "Entry Point and Execution Model"; and the requirements for capabilities.

use super::checker::{Checker, Kind, broken};
use super::fact::Class;
use crate::error::{Error, Result};
use crate::rule::Rule;
use crate::spirv::extensions::{KHR_VULKAN_MEMORY_MODEL, KHR_WORKGROUP_MEMORY_EXPLICIT_LAYOUT};
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::requirements::{self, Limits};
use crate::spirv::{Id, Instruction, Version, op};
use crate::table::mode_setting::{is_of_a_type, takes_ids};
use rspirv::spirv::{AddressingModel, Capability, MemoryModel};
use rustc_hash::FxHashSet;

/// Extensions that are written against a later version than 1.0, and that other validators refuse before it.
const EXTENSION_VERSIONS: [(&str, Version); 2] = [
    (KHR_VULKAN_MEMORY_MODEL, Version::new(1, 3)),
    (KHR_WORKGROUP_MEMORY_EXPLICIT_LAYOUT, Version::new(1, 4)),
];

impl<'m> Checker<'m> {
    /// Checks OpMemoryModel, OpEntryPoint and OpExecutionMode.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn mode(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if instruction.opcode() == op::MemoryModel {
            return self.memory_model(instruction);
        }
        self.deferred.push(instruction.number());
        Ok(())
    }

    fn memory_model(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (addressing, memory) = (instruction.operand(0)?, instruction.operand(1)?);
        let is_physical = addressing == AddressingModel::Physical32 as u32
            || addressing == AddressingModel::Physical64 as u32;
        self.is_logical = addressing == AddressingModel::Logical as u32
            || addressing == AddressingModel::PhysicalStorageBuffer64 as u32;
        self.address_bits = match addressing {
            _ if !is_physical => 0,
            _ if addressing == AddressingModel::Physical32 as u32 => 32,
            _ => 64,
        };
        let is_known = grammar::enumerant(OperandKind::AddressingModel, addressing).is_some()
            && grammar::enumerant(OperandKind::MemoryModel, memory).is_some();
        let fits = is_known && (memory != MemoryModel::OpenCL as u32 || is_physical || addressing == 0);
        self.require(fits, Rule::ModeMemoryModel, || {
            format!("addressing model {addressing} with memory model {memory}")
        })
    }

    /// Checks instructions with forward references.
    pub(super) fn deferred_instructions(&mut self) {
        let mut points = FxHashSet::default();
        let functions = self.entry_points();
        for number in std::mem::take(&mut self.deferred) {
            let Some(instruction) = self.module.at(number) else { continue };
            let checked = match instruction.opcode() {
                op::EntryPoint => self.entry_point(instruction, &mut points),
                op::ExecutionMode | op::ExecutionModeId => self.execution_mode(instruction, &functions),
                op::Name | op::MemberName => self.name(instruction),
                op::ExtInst | op::ExtInstWithForwardRefsKHR => self.debug_instruction(instruction),
                _ => self.decoration(instruction),
            };
            if let Err(error) = checked {
                self.report(instruction, &error);
            }
            if self.is_full() {
                return;
            }
        }
        if self.is_thorough() {
            self.built_in_members();
            self.calls_of_entry_points(&functions);
        }
    }

    fn entry_point(
        &self,
        instruction: Instruction<'m>,
        points: &mut FxHashSet<(u32, Vec<u8>)>,
    ) -> Result<()> {
        let id = instruction.id(1)?;
        let entry = self.entry(id);
        self.require(entry.kind == Kind::Function || self.has_unknown, Rule::EntryPointFunction, || {
            format!("{id} is not a function")
        })?;
        let (name, next) = instruction.string_bytes(2)?;
        let interface = instruction.operands().get(next..).unwrap_or_default();
        self.all_global(interface, Rule::IdKind)?;
        let fact = self.fact(entry.ty);
        let result = self.fact(fact.component).class;
        self.require(matches!(result, Class::Void | Class::Unknown), Rule::EntryPointResult, || {
            format!("{id} returns a value")
        })?;
        if !self.is_thorough() {
            return Ok(());
        }
        self.require(points.insert((instruction.operand(0)?, name)), Rule::EntryPointUnique, || {
            "a second entry point of this execution model and name".to_owned()
        })?;
        let mut seen = FxHashSet::default();
        for word in interface {
            let is_variable = self.entry(Id(*word)).kind == Kind::Variable;
            // Older producers name a variable for each use.
            let stands_once = seen.insert(*word) || self.module.version() < Version::new(1, 4);
            self.require(is_variable && stands_once, Rule::EntryPointInterface, || {
                format!("%{word} is not a variable of the module, or is named twice")
            })?;
        }
        Ok(())
    }

    /// The functions of entry points.
    fn entry_points(&self) -> FxHashSet<Id> {
        let noted = self.deferred.iter().filter_map(|number| self.module.at(*number));
        noted.filter(|one| one.opcode() == op::EntryPoint).filter_map(|one| one.id(1).ok()).collect()
    }

    fn execution_mode(&self, instruction: Instruction<'m>, points: &FxHashSet<Id>) -> Result<()> {
        let id = instruction.id(0)?;
        if instruction.opcode() == op::ExecutionModeId {
            let literal = takes_ids(instruction.operand(1)?) == Some(false);
            self.require(!literal, Rule::ExecutionModeForm, || "the mode has no <id>s".to_owned())?;
            let operands = instruction.operands().get(2..).unwrap_or_default();
            let constants = match operands {
                [ty, rest @ ..] if is_of_a_type(instruction.operand(1)?) => {
                    self.all_defined(&[*ty])?;
                    let is_type = self.entry(Id(*ty)).kind == Kind::Type || self.has_unknown;
                    self.require(is_type, Rule::ExecutionModeOperand, || format!("%{ty} is no type"))?;
                    rest
                }
                all => all,
            };
            // Validators before 2025 accept whatever is declared.
            self.all_global(constants, Rule::ExecutionModeOperand).map_err(Error::not_enforced)?;
        }
        let is_function = self.entry(id).kind == Kind::Function || self.has_unknown;
        self.require(is_function, Rule::EntryPointFunction, || format!("{id} is not a function"))?;
        self.require(points.contains(&id), Rule::ExecutionModeTarget, || format!("{id} is no entry point"))
    }

    fn calls_of_entry_points(&mut self, points: &FxHashSet<Id>) {
        let found = self.calls.iter().find(|(_, callee, _)| points.contains(callee)).copied();
        if let Some((_, callee, number)) = found {
            let error = broken(Rule::EntryPointCall, format!("{callee} is an entry point"));
            self.tell_at(number, &error);
        }
    }

    /// Checks that the declared capabilities, extensions and version suffice for the module.
    pub(super) fn check_requirements(&mut self) {
        // Requirements of an invalid construct are not reported as errors of their own.
        if !self.wants(Rule::Requirements) || !self.findings.is_empty() {
            return;
        }
        let extensions: Vec<String> = self
            .module
            .instructions()
            .filter(|one| one.opcode() == op::Extension)
            .filter_map(|one| one.string(0).ok().map(|(name, _)| name))
            .collect();
        if let Some((name, least)) = EXTENSION_VERSIONS.iter().find(|(name, least)| {
            self.module.version() < *least && extensions.iter().any(|extension| extension == name)
        }) {
            let error =
                broken(Rule::Requirements, format!("{name} needs version {}.{}", least.major, least.minor));
            self.tell(&error, None);
            return;
        }
        let allows = |name: &str| extensions.iter().any(|extension| extension == name);
        let limits = Limits {
            max_version: self.module.version(),
            floor_version: self.module.version(),
            floor_capabilities: &self.capabilities,
            floor_extensions: &extensions,
            allows: &allows,
            prefers: &|_| true,
            is_finished: true,
        };
        match requirements::infer(self.module, &limits) {
            Err(error) => {
                let message = error.findings().first().map_or(String::new(), |one| one.message.clone());
                let broken = broken(Rule::Requirements, message);
                self.tell(&broken, error.location().cloned());
            }
            Ok(needed) => {
                // A declared ClipDistance or CullDistance member need not be used, so its capability is optional.
                let is_distance = |capability: u32| {
                    capability == Capability::ClipDistance as u32
                        || capability == Capability::CullDistance as u32
                };
                let is_missing =
                    |capability: &&u32| !self.declares(**capability) && !is_distance(**capability);
                let Some(missing) = needed.capabilities.iter().find(is_missing) else { return };
                let name = grammar::enumerant(OperandKind::Capability, *missing).map_or("", |e| e.name);
                let error = broken(Rule::Requirements, format!("capability {name} is used and not declared"));
                self.tell(&error, None);
            }
        }
    }

    /// Whether a capability is declared, directly or by implication.
    fn declares(&self, capability: u32) -> bool {
        let mut open = self.capabilities.clone();
        let mut seen = FxHashSet::default();
        while let Some(one) = open.pop() {
            if one == capability {
                return true;
            }
            if seen.insert(one) {
                open.extend(
                    grammar::enumerant(OperandKind::Capability, one).into_iter().flat_map(|e| e.capabilities),
                );
            }
        }
        false
    }
}
