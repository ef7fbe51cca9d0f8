//! Inference of the version, capabilities and extensions that a module needs.
//!
//! Rule of this module: the result contains what is used and the declared minimums, and nothing else. It follows from the grammar's
//! requirements of every instruction and enumerant (`scan`), the few rules that the grammar does not contain (`rules`), and a
//! choice among alternatives (`resolve`). A kernel module never declares Shader if an alternative exists. Known gaps: unknown
//! opcodes and enumerants require nothing and are left to the declared minimums; so are the shader capabilities for wider indexing
//! and storage, and image channel data types that a program compares with constants.

mod implied_capabilities;
mod resolve;
mod rules;
mod scan;
mod shader;
mod special;

pub use implied_capabilities::{MOTION_ESTIMATION, implied_capabilities};
pub use resolve::{closure, implies, names};

use super::{Module, Version};
use crate::error::Result;

/// The limits and the declared minimums of a module.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The maximum version.
    pub max_version: Version,
    /// The minimum version; limited to `max_version`.
    pub floor_version: Version,
    /// Capabilities declared whether used or not.
    pub floor_capabilities: &'a [u32],
    /// Extensions declared whether used or not, regardless of `allows`.
    pub floor_extensions: &'a [String],
    /// Whether an extension may be declared.
    pub allows: &'a dyn Fn(&str) -> bool,
    /// Whether a capability is preferred to alternatives that are not.
    pub prefers: &'a dyn Fn(u32) -> bool,
    /// Whether the minimums are what a finished module declares: what they imply, and instructions that they allow, then need
    /// neither an extension nor a version of their own.
    pub is_finished: bool,
}

/// The declarations of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirements {
    /// Version of the header.
    pub version: Version,
    /// Operands of OpCapability, in ascending order. A capability implied by a minimum is excluded; one implied by another
    /// capability is included if it is used itself.
    pub capabilities: Vec<u32>,
    /// Operands of OpExtension, in ascending order.
    pub extensions: Vec<String>,
}

/// The requirements of `module` within `limits`. The version in its header is ignored, and its own OpCapability and OpExtension
/// require nothing: they are expected to be absent.
///
/// The version is the lowest sufficient one. A feature that a version has in core and an older one by an extension selects the
/// version, unless the extension is declared anyway or `limits` forbids the version.
///
/// Spec: "Capability", "Validation Rules for Kernel Capabilities"
///
/// # Errors
/// [`MissingCapability`](crate::error::ErrorKind::MissingCapability) with the location of the first use if `limits` forbids what
/// the module needs, a finding for each; malformed with the location if an instruction's operands do not match its grammar.
pub fn infer(module: &Module, limits: &Limits<'_>) -> Result<Requirements> {
    let findings = scan::scan(module)?;
    resolve::resolve(module, &findings, limits)
}

/// The number of the first instruction that needs a capability, by itself or among others that would do.
///
/// # Errors
/// Malformed with the place if an instruction does not have the operands that the grammar asks for.
pub fn first_use(module: &Module, capability: u32) -> Result<Option<u32>> {
    let found = scan::scan(module)?;
    let needs = |need: &&scan::Need| need.capabilities.iter().any(|one| implies(*one, capability));
    Ok(found.needs.iter().find(needs).map(|need| need.at))
}
