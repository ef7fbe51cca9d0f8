//! What a target environment offers.

use crate::options::Extensions;
use crate::spirv::grammar::{self, Enumerant, InstructionGrammar, OperandKind};
use crate::spirv::requirements::{closure, implies, names};
use crate::spirv::{Module, Opcode, Version, op};
use crate::validate::Environment;
use rspirv::spirv::{Capability, MemoryModel};

/// An environment, as far as options let a module use it.
pub(crate) struct Target<'a> {
    pub environment: &'static Environment,
    /// The newest version that a module may have.
    pub max_version: Version,
    /// The extensions that it may declare.
    pub extensions: &'a Extensions,
    /// Whether the module is one of kernels.
    pub is_kernel: bool,
}

impl<'a> Target<'a> {
    /// The target of a module.
    pub fn of(
        module: &Module,
        environment: &'static Environment,
        max_version: Version,
        extensions: &'a Extensions,
    ) -> Self {
        let model = module.instructions().find(|one| one.opcode() == op::MemoryModel);
        let is_kernel = model.is_some_and(|one| one.operand(1).ok() == Some(MemoryModel::OpenCL as u32));
        let (major, minor) = environment.newest;
        let max_version = max_version.min(Version::new(major, minor));
        Self { environment, max_version, extensions, is_kernel }
    }

    fn allows(&self, extensions: &'static [&'static str]) -> bool {
        names(extensions).any(|name| self.extensions.allows(name))
    }

    /// Whether a version, or one of some extensions, is offered.
    fn reaches(&self, version: Option<Version>, extensions: &'static [&'static str]) -> bool {
        match version {
            Some(version) if version <= self.max_version => true,
            None if extensions.is_empty() => true,
            _ => self.allows(extensions),
        }
    }

    /// Whether a module may declare a capability.
    pub fn has_capability(&self, capability: u32) -> bool {
        let is_foreign = self.is_kernel && implies(capability, Capability::Shader as u32);
        !is_foreign
            && closure(capability).into_iter().all(|one| {
                let Some(row) = grammar::enumerant(OperandKind::Capability, one) else { return false };
                let is_listed = self.environment.has_capability(one) || self.allows(row.extensions);
                is_listed && self.reaches(row.version, row.extensions)
            })
    }

    fn offers(
        &self,
        capabilities: &[u32],
        extensions: &'static [&'static str],
        version: Option<Version>,
    ) -> bool {
        let has_capability =
            capabilities.is_empty() || capabilities.iter().any(|one| self.has_capability(*one));
        has_capability && self.reaches(version, extensions)
    }

    /// Whether the target has an instruction.
    pub fn has_instruction(&self, opcode: Opcode) -> bool {
        let has = |row: &InstructionGrammar| self.offers(row.capabilities, row.extensions, row.version);
        grammar::instruction(opcode).is_none_or(has)
    }

    /// Whether the target has an enumerant.
    pub fn has_enumerant(&self, row: &Enumerant) -> bool {
        self.offers(row.capabilities, row.extensions, row.version)
    }

    /// Whether the target has the value of a kind, or the bit of a mask; true for unknown ones.
    pub fn has_value(&self, kind: OperandKind, value: u32) -> bool {
        grammar::enumerant(kind, value).is_none_or(|row| self.has_enumerant(row))
    }
}
