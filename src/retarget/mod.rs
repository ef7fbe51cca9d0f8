//! SPIR-V for a target environment: what it lacks is lowered to what it has, and what has no equivalent is refused.
//!
//! Rules of this module: it is a pass over a finished module, whoever wrote it; the rows of [`crate::table::retarget`] say what takes the
//! place of an instruction, and which enumerants are hints. A module that fits is not looked at a second time. What is lowered
//! computes the same for every input for which the original is defined. All that is refused is reported together.
//!
//! 1. The requirements are inferred within the environment's version, capabilities and extensions (`declared`).
//! 2. If that fails, the module is lowered (`lower`), and what that wrote is lowered again if need be.
//! 3. What is left is refused, with the place in the module that came in.
//!
//! Known gaps: types that the environment lacks, untyped pointers, and storage classes; subgroup operations where it is not known that all
//! invocations arrive ([`uniform`]), and clusters.

mod atomic;
mod bits;
mod composite;
mod dot;
mod emit;
mod group;
mod hint;
mod lower;
mod pointer;
mod target;
mod uniform;

pub(crate) use target::Target;

use crate::error::{Error, ErrorKind, Finding, Location, Result};
use crate::log::Log;
use crate::spirv::requirements::{self, Limits, Requirements};
use crate::spirv::{Id, Instruction, Module, ModuleBuilder, Section, Version, op};
use crate::validate::{self, Rule};

/// How often what was lowered is lowered again.
const ROUNDS: usize = 3;

/// A module that fits an environment, and does the same as `module`.
///
/// # Errors
/// `Unsupported` with all that the environment does not take and that has no equivalent, each where the module first needs it; `place`
/// tells the place of an instruction of `module`.
pub(crate) fn fit(
    module: Module,
    target: &Target<'_>,
    log: &Log,
    place: &dyn Fn(&Module, &Location) -> Location,
) -> Result<Module> {
    let mut lowered: Option<Module> = None;
    let mut added = Vec::new();
    for round in 0..=ROUNDS {
        let current = lowered.as_ref().unwrap_or(&module);
        let (declared, left) = declared(current, target, &added)?;
        if left.is_empty() {
            return Ok(declared);
        }
        let next = if round < ROUNDS { lower::lower(current, target, log)? } else { None };
        let Some(next) = next else {
            let findings = left.into_iter().map(|finding| placed(finding, (&module, &declared), place));
            let error = Error::from_findings(ErrorKind::Unsupported, findings.collect());
            return error.map_or(Ok(declared), Err);
        };
        added.extend(next.variables);
        lowered = Some(next.module);
    }
    Err(Error::internal("the lowering for an environment does not end"))
}

/// A finding with its place in the module that came in, by the words of the instruction: what was not lowered has kept them.
fn placed(
    mut finding: Finding,
    (original, current): (&Module, &Module),
    place: &dyn Fn(&Module, &Location) -> Location,
) -> Finding {
    let Some(Location::Spirv { instruction, .. }) = finding.location else { return finding };
    let found = current.at(instruction).and_then(|one| {
        let is_same = |other: &Instruction<'_>| other.words() == one.words();
        let before = current.instructions().take_while(|other| other.number() < instruction);
        let nth = before.filter(is_same).count();
        original.instructions().filter(is_same).nth(nth)
    });
    finding.location = found.map(|one| place(original, &original.location(one)));
    finding
}

/// The module with the requirements that it has within the target, and what of it the target does not take; if that is anything, the
/// requirements are what it needs.
fn declared(module: &Module, target: &Target<'_>, added: &[Id]) -> Result<(Module, Vec<Finding>)> {
    let bare = rebuilt(module, target.max_version, None, &[])?;
    let mut capabilities = Vec::new();
    let mut extensions = Vec::new();
    for one in module.instructions() {
        match one.opcode() {
            op::Capability => capabilities.extend(one.operands().first()),
            op::Extension => extensions.push(one.string(0)?.0),
            op::MemoryModel => break,
            _ => {}
        }
    }
    capabilities.retain(|one| target.has_capability(*one));
    extensions.retain(|name| target.extensions.allows_declared(name));
    let limits = Limits {
        max_version: target.max_version,
        floor_version: module.version().min(target.max_version),
        floor_capabilities: &capabilities,
        floor_extensions: &extensions,
        allows: &|name| target.extensions.allows(name),
        prefers: &|capability| target.has_capability(capability),
        is_finished: false,
    };
    let (needed, refused) = match requirements::infer(&bare, &limits) {
        Ok(needed) => (needed, None),
        Err(error) if error.kind() == ErrorKind::MissingCapability => {
            let free = Limits { max_version: Version::NEWEST, allows: &|_| true, ..limits };
            (requirements::infer(&bare, &free)?, Some(error))
        }
        Err(error) => return Err(error),
    };
    let whole = rebuilt(module, target.max_version, Some(&needed), added)?;
    let mut left = of_environment(&whole, target, refused.is_some())?;
    for mut finding in refused.iter().flat_map(|error| error.findings()).cloned() {
        finding.location = finding.location.and_then(|at| moved(&at, &bare, &whole));
        let is_known = |known: &Finding| known.location.is_some() && known.location == finding.location;
        if !left.iter().any(is_known) {
            left.push(finding);
        }
    }
    Ok((whole, left))
}

/// A place in a module without requirements as one in the module with them.
fn moved(at: &Location, bare: &Module, whole: &Module) -> Option<Location> {
    let Location::Spirv { instruction, .. } = at else { return None };
    let more = whole.instruction_count().checked_sub(bare.instruction_count())?;
    let number = instruction.checked_add(u32::try_from(more).ok()?)?;
    whole.at(number).map(|one| whole.location(one))
}

/// The module with other requirements, or without; variables are added to the interfaces of its entry points.
fn rebuilt(module: &Module, newest: Version, needed: Option<&Requirements>, added: &[Id]) -> Result<Module> {
    let mut builder = ModuleBuilder::new();
    for capability in needed.iter().flat_map(|needed| &needed.capabilities) {
        builder.emit(Section::Capability, op::Capability, None, None, &[*capability])?;
    }
    for name in needed.iter().flat_map(|needed| &needed.extensions) {
        builder.emit_string(Section::Extension, op::Extension, None, &[], name.as_bytes())?;
    }
    let version = needed.map_or(newest, |needed| needed.version);
    let mut words = builder.finish(version, module.generator(), Vec::new());
    if let Some(bound) = words.get_mut(crate::spirv::BOUND_WORD) {
        *bound = module.bound();
    }
    let lists_all = version >= Version::new(1, 4);
    let drops = hint::classes_of(module, !lists_all);
    for one in module.instructions() {
        match one.opcode() {
            op::Capability | op::Extension => {}
            op::EntryPoint => hint::entry_point(one, &drops, added, &mut words)?,
            _ => words.extend_from_slice(one.words()),
        }
    }
    Module::framed(words)
}

/// What of a module an environment's rules do not take; a capability where the module first needs it.
fn of_environment(module: &Module, target: &Target<'_>, is_refused: bool) -> Result<Vec<Finding>> {
    let mut left = Vec::new();
    let found = validate::findings_in(module, target.environment);
    let is_left = |finding: &Finding| {
        let is_version = finding.rule == Some(Rule::EnvironmentVersion);
        finding.rule.is_some_and(Rule::is_of_environment) && !(is_refused && is_version)
    };
    for mut finding in found.into_iter().filter(is_left) {
        if let Some(Location::Spirv { instruction, .. }) = &finding.location
            && let Some(declared) = module.at(*instruction).filter(|one| one.opcode() == op::Capability)
        {
            // Nobody wrote the declarations of capabilities.
            let first = requirements::first_use(module, declared.operand(0)?)?;
            let first = first.and_then(|first| module.at(first)).map(|first| first_user(module, first));
            finding.location = first.map(|first| module.location(first));
        }
        left.push(finding);
    }
    Ok(left)
}

/// The first instruction in a function that uses a declaration's result; the declaration itself if it is unused.
fn first_user<'m>(module: &'m Module, declaration: Instruction<'m>) -> Instruction<'m> {
    let Some(id) = declaration.result_id() else { return declaration };
    let mut is_in_function = false;
    let mut later = module.instructions_from(declaration.number());
    let user = later.find(|one| {
        is_in_function |= one.opcode() == op::Function;
        is_in_function && (one.result_type() == Some(id) || one.operands().contains(&id.0))
    });
    user.unwrap_or(declaration)
}
