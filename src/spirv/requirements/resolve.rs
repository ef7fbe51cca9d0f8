//! Resolution of needs to declarations: a choice among alternative capabilities, and version or extension.

use std::collections::{BTreeMap, BTreeSet};

use rspirv::spirv::Capability;
use smallvec::SmallVec;

use super::rules::{self, OTHER_NAMES};
use super::scan::{Construct, Findings, Need};
use super::{Limits, Requirements};
use crate::error::{Detail, Error, ErrorKind, Result};
use crate::spirv::continued::is_continuation;
use crate::spirv::grammar::{self, Enumerant, OperandKind};
use crate::spirv::{Module, Version, op};

/// The grammar's row of a capability.
fn row(capability: u32) -> Option<&'static Enumerant> {
    grammar::enumerant(OperandKind::Capability, capability)
}

/// A capability and all that it implies, the capability itself first.
pub fn closure(capability: u32) -> SmallVec<[u32; 8]> {
    let mut all = SmallVec::from_slice(&[capability]);
    let mut next = 0;
    while let Some(of) = all.get(next) {
        let implied = row(*of).map_or(&[][..], |row| row.capabilities);
        for capability in implied {
            if !all.contains(capability) {
                all.push(*capability);
            }
        }
        next += 1;
    }
    all
}

/// Whether a capability equals another one or implies it.
///
/// Spec: "Capability".
pub fn implies(capability: u32, implied: u32) -> bool {
    closure(capability).contains(&implied)
}

impl Need {
    /// The extensions that enable the construct in older versions than its own: where the grammar gives none, those of its capability.
    fn enabling_extensions(&self) -> &'static [&'static str] {
        match self.capabilities {
            [only] if self.extensions.is_empty() && self.version.is_some() => {
                row(*only).filter(|row| row.version == self.version).map_or(&[], |row| row.extensions)
            }
            _ => self.extensions,
        }
    }
}

/// The need that caused a declaration.
type Reason<'n> = Option<&'n Need>;

struct Resolver<'m, 'l> {
    module: &'m Module,
    limits: &'l Limits<'l>,
    /// Capabilities that must not be selected: those that imply one of these.
    foreign: &'static [Capability],
    /// Declared and implied capabilities, with the first need for each; `None` for declared minimums.
    declared: BTreeMap<u32, Reason<'m>>,
    /// Declared capabilities.
    listed: BTreeSet<u32>,
    extensions: BTreeSet<String>,
    version: Version,
    /// What the limits forbid.
    refused: Option<Error>,
}

/// The declarations that satisfy all needs.
pub(super) fn resolve(module: &Module, findings: &Findings, limits: &Limits<'_>) -> Result<Requirements> {
    let result = attempt(module, findings, limits);
    // A construct removed in a later version may still be valid with extensions instead of that version.
    match (&result, findings.needs.iter().filter_map(|need| need.last_version).min()) {
        (Err(_), Some(last)) if last < limits.max_version => {
            attempt(module, findings, &Limits { max_version: last, ..*limits }).or(result)
        }
        _ => result,
    }
}

fn attempt(module: &Module, findings: &Findings, limits: &Limits<'_>) -> Result<Requirements> {
    let mut resolver = Resolver {
        module,
        limits,
        foreign: &[],
        declared: BTreeMap::new(),
        listed: BTreeSet::new(),
        extensions: limits.floor_extensions.iter().cloned().collect(),
        version: limits.floor_version.min(limits.max_version),
        refused: None,
    };
    for capability in limits.floor_capabilities {
        resolver.declare(*capability, None);
    }
    resolver.foreign = match findings.is_kernel {
        true if !resolver.has(Capability::Shader as u32) => &[Capability::Shader, Capability::Matrix],
        false if !resolver.has(Capability::Kernel as u32) => &[Capability::Kernel, Capability::Addresses],
        _ => &[],
    };
    let needs = resolver.capabilities(&findings.needs)?;
    resolver.extensions_and_version(&needs);
    if let Some(refused) = resolver.refused {
        return Err(refused);
    }
    Ok(Requirements {
        version: resolver.version,
        capabilities: resolver.listed.into_iter().collect(),
        extensions: resolver.extensions.into_iter().collect(),
    })
}

impl<'m> Resolver<'m, '_> {
    fn has(&self, capability: u32) -> bool {
        self.declared.contains_key(&capability)
    }

    /// Declares a required capability, unless the declared minimums imply it.
    fn declare(&mut self, capability: u32, reason: Reason<'m>) {
        if reason.is_none() || !matches!(self.declared.get(&capability), Some(None)) {
            self.listed.insert(capability);
        }
        for implied in closure(capability) {
            self.declared.entry(implied).or_insert(reason);
        }
    }

    /// Declares the capabilities of all needs; returns the applicable needs.
    fn capabilities(&mut self, all: &'m [Need]) -> Result<Vec<&'m Need>> {
        let (optional, mut needs): (Vec<_>, Vec<_>) = all.iter().partition(|need| need.optional);
        // Needs without alternatives first: their capabilities may satisfy the others.
        for need in &needs {
            if let [only] = need.capabilities {
                self.declare(*only, Some(need));
            }
        }
        for need in &needs {
            if need.capabilities.len() < 2 || need.capabilities.iter().any(|c| self.listed.contains(c)) {
                continue;
            }
            let implied = need.capabilities.iter().find(|c| self.has(**c)).copied();
            let chosen = implied.map_or_else(|| self.choose(need), Ok)?;
            self.declare(chosen, Some(need));
        }
        for need in optional {
            if let Some(capability) =
                need.capabilities.iter().find(|c| self.has(**c) || self.is_possible(**c))
            {
                self.declare(*capability, Some(need));
                needs.push(need);
            }
        }
        Ok(needs)
    }

    /// Selects the capability for a need that no declared one satisfies.
    fn choose(&self, need: &Need) -> Result<u32> {
        let own =
            |capability: &&u32| !self.foreign.iter().any(|foreign| implies(**capability, *foreign as u32));
        let candidates: SmallVec<[u32; 4]> = need.capabilities.iter().filter(own).copied().collect();
        // Capabilities without an extension take precedence; among equals, the grammar's order decides.
        let best =
            candidates.iter().filter(|capability| self.is_possible(**capability)).min_by_key(|capability| {
                let is_odd = !(self.limits.prefers)(**capability);
                (is_odd, rules::is_avoided(**capability), !self.is_core(**capability))
            });
        // If no alternative remains, the module gets a capability that contradicts its memory model.
        let fallback = candidates.first().or(need.capabilities.first());
        match best.or(fallback) {
            Some(capability) => Ok(*capability),
            None => Err(Error::internal(format!("{} has no capability to choose", need.construct))),
        }
    }

    fn allows(&self, extension: &str) -> bool {
        let is_in_time = rules::version_of_extension(extension) <= self.limits.max_version;
        self.extensions.contains(extension) || is_in_time && (self.limits.allows)(extension)
    }

    /// Whether the limits allow a capability.
    fn is_possible(&self, capability: u32) -> bool {
        let is_allowed = |row: &Enumerant| match row.version {
            Some(version) if version <= self.limits.max_version => true,
            None if row.extensions.is_empty() => true,
            _ => names(row.extensions).any(|name| self.allows(name)),
        };
        closure(capability).into_iter().all(|capability| row(capability).is_some_and(is_allowed))
    }

    /// Whether a capability requires no extension.
    fn is_core(&self, capability: u32) -> bool {
        let is_in_core =
            |row: &Enumerant| row.version.is_some_and(|version| version <= self.limits.max_version);
        closure(capability).into_iter().all(|capability| row(capability).is_some_and(is_in_core))
    }

    fn extensions_and_version(&mut self, needs: &[&'m Need]) {
        let mut demands: Vec<Demand<'m>> = Vec::new();
        for (capability, reason) in &self.declared {
            let is_implied = reason.is_none() && !self.limits.floor_capabilities.contains(capability);
            if is_implied && (self.limits.is_finished || self.is_covered(*capability)) {
                continue;
            }
            if let Some(row) = row(*capability) {
                demands.push(Demand {
                    capability: Some(row.name),
                    reason: *reason,
                    extensions: row.extensions,
                    version: row.version,
                });
            }
        }
        let wanting = needs.iter().filter(|need| !self.is_allowed_by_capability(need));
        demands.extend(wanting.map(|need| Demand {
            capability: None,
            reason: Some(need),
            extensions: need.enabling_extensions(),
            version: need.version,
        }));
        // Demands that only an extension satisfies, those without alternatives first; then demands that a version also satisfies.
        let (extended, versioned): (Vec<_>, Vec<_>) = demands.iter().partition(|d| d.version.is_none());
        let (free, mut fixed): (Vec<_>, Vec<_>) = extended.into_iter().partition(|d| d.extensions.len() > 1);
        // Of several extensions that are not allowed, the error names the one used first.
        fixed.sort_by_key(|demand| demand.reason.map(|need| need.at));
        for demand in fixed.into_iter().chain(free).filter(|demand| !demand.extensions.is_empty()) {
            let extended = self.extend(demand);
            self.note(extended);
        }
        for demand in versioned {
            let raised = self.raise(demand);
            self.note(raised);
        }
        // A finished module declares its version itself.
        if !self.limits.is_finished {
            let wanted = self.extensions.iter().map(|name| rules::version_of_extension(name)).max();
            self.version = self.version.max(wanted.unwrap_or(self.version).min(self.limits.max_version));
        }
        if let Some(need) =
            needs.iter().find(|need| need.last_version.is_some_and(|last| last < self.version))
        {
            let message = format!(
                "{} is in no version as great as {}, which the module needs",
                need.construct, self.version
            );
            let allowed = need.last_version.unwrap_or(self.version);
            let topic = version_topic(self.version, allowed, Vec::new());
            let refused = Err(self.error(Some(need), message).about(topic));
            self.note(refused);
        }
    }

    /// Whether a capability is implied by a declared one that an extension among the minimums enables: it needs none of its own then.
    fn is_covered(&self, capability: u32) -> bool {
        let declared = self.limits.floor_capabilities.iter().filter(|of| implies(**of, capability));
        let enabled = |of: &u32| {
            row(*of).is_some_and(|row| {
                names(row.extensions).any(|name| self.limits.floor_extensions.iter().any(|own| own == name))
            })
        };
        declared.into_iter().any(enabled)
    }

    /// Notes what is refused, beside what is already; of one instruction the first.
    fn note(&mut self, outcome: Result<()>) {
        let Err(error) = outcome else { return };
        match &mut self.refused {
            Some(refused)
                if error.location().is_some()
                    && refused.findings().iter().any(|known| known.location.as_ref() == error.location()) => {
            }
            Some(refused) => refused.add_findings(&error),
            None => self.refused = Some(error),
        }
    }

    /// Whether capabilities allow an instruction, whatever extension or version it came with: those of a finished module, and declared
    /// ones that their own extensions enable.
    fn is_allowed_by_capability(&self, need: &Need) -> bool {
        let is_instruction = match need.construct {
            // The capability Shader is older than this instruction.
            Construct::Instruction(opcode) => opcode != op::TerminateInvocation,
            _ => false,
        };
        let allows = |one: &u32| match self.limits.is_finished {
            true => matches!(self.declared.get(one), Some(None)),
            false => self.limits.floor_capabilities.contains(one) && self.is_covered(*one),
        };
        is_instruction && need.capabilities.iter().any(allows)
    }

    /// Declares an extension for a demand, unless one is declared already.
    fn extend(&mut self, demand: &Demand<'m>) -> Result<()> {
        if names(demand.extensions).any(|name| self.extensions.contains(name)) {
            return Ok(());
        }
        let allowed = names(demand.extensions).filter(|name| self.allows(name));
        match allowed.min_by_key(|name| rules::extension_rank(name)) {
            Some(name) => {
                self.extensions.insert(name.to_owned());
                Ok(())
            }
            None => {
                let mut known: Vec<&str> = names(demand.extensions).collect();
                known.sort_by_key(|name| rules::extension_rank(name));
                let message =
                    format!("{demand} needs the extension {}, which is not allowed", known.join(" or "));
                let topic = match demand.reason.map(|need| &need.construct) {
                    // Without the extension the error is that the instruction is too long.
                    Some(Construct::Instruction(opcode)) if is_continuation(*opcode) => Detail::WordCount,
                    _ => Detail::Extension(known.into_iter().map(str::to_owned).collect()),
                };
                Err(self.error(demand.reason, message).about(topic))
            }
        }
    }

    /// Raises the version for a demand, or declares an extension instead.
    fn raise(&mut self, demand: &Demand<'m>) -> Result<()> {
        let Some(version) = demand.version else { return Ok(()) };
        let enabled = names(demand.extensions).any(|name| self.extensions.contains(name));
        if version <= self.version || enabled {
            return Ok(());
        }
        if version <= self.limits.max_version {
            self.version = version;
            return Ok(());
        }
        if names(demand.extensions).any(|name| self.allows(name)) {
            return self.extend(demand);
        }
        let or: String = names(demand.extensions).map(|name| format!(" or the extension {name}")).collect();
        let message = format!(
            "{demand} needs version {version}{or}, but no version above {} is allowed",
            self.limits.max_version
        );
        let instead = names(demand.extensions).map(str::to_owned).collect();
        let topic = version_topic(version, self.limits.max_version, instead);
        Err(self.error(demand.reason, message).about(topic))
    }

    #[cold]
    fn error(&self, reason: Reason<'_>, message: String) -> Error {
        let error = Error::new(ErrorKind::MissingCapability, message);
        match reason.and_then(|need| self.module.at(need.at)) {
            Some(instruction) => error.at(self.module.location(instruction)),
            None => error,
        }
    }
}

fn version_topic(needed: Version, allowed: Version, instead: Vec<String>) -> Detail {
    Detail::Version { needed: needed.word(), allowed: allowed.word(), instead }
}

/// All names of `extensions`.
pub fn names(extensions: &'static [&'static str]) -> impl Iterator<Item = &'static str> {
    let others =
        |name: &'static str| OTHER_NAMES.iter().filter(move |(of, _)| *of == name).map(|(_, other)| *other);
    extensions.iter().copied().chain(extensions.iter().copied().flat_map(others))
}

/// A version or one of several extensions, required by a capability or by a use.
struct Demand<'n> {
    /// The capability that requires it; `None` if the use itself does.
    capability: Option<&'static str>,
    reason: Reason<'n>,
    extensions: &'static [&'static str],
    version: Option<Version>,
}

impl std::fmt::Display for Demand<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.reason, self.capability) {
            (Some(need), Some(capability)) => write!(f, "{} with capability {capability}", need.construct),
            (Some(need), None) => write!(f, "{}", need.construct),
            (None, capability) => write!(f, "capability {}", capability.unwrap_or_default()),
        }
    }
}

impl std::fmt::Display for Construct {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Instruction(opcode) => write!(f, "{opcode}"),
            Self::Enumerant(kind, enumerant) => {
                write!(f, "{} {}", grammar::operand_kind(*kind).name, enumerant.name)
            }
            Self::Rule(rule) => f.write_str(rule.what),
        }
    }
}
