//! Which version, capabilities and extensions a module needs, inferred from its words.
//!
//! Rule of this module: the answer holds what is used and the floors, nothing else, and comes from the grammar's requirements of every
//! instruction and enumerant (`scan`), from the few rules that the grammar does not hold (`rules`), and from one choice between
//! alternatives (`resolve`). A kernel module is never made to declare Shader where something else would do. Known gaps: what the grammar
//! does not know (an opcode or enumerant of its future) asks for nothing and is left to the floors; so are the capabilities that
//! widen indexing and storage in shaders, and the image channel data types that a program compares with constants.

mod implied_capabilities;
mod resolve;
mod rules;
mod scan;
mod special;

pub use implied_capabilities::{MOTION_ESTIMATION, implied_capabilities};
pub use resolve::implies;

use super::{Module, Version};
use crate::error::Result;

/// What a module may and must declare.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The greatest version that may be used.
    pub max_version: Version,
    /// The least version; one above `max_version` counts as `max_version`.
    pub floor_version: Version,
    /// Capabilities that are declared whether used or not.
    pub floor_capabilities: &'a [u32],
    /// Extensions that are declared whether used or not, and allowed whatever `allows` says.
    pub floor_extensions: &'a [String],
    /// Whether an extension may be declared.
    pub allows: &'a dyn Fn(&str) -> bool,
}

/// What a module declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirements {
    /// Version of the header.
    pub version: Version,
    /// Operands of OpCapability, ascending. What a floor implies is not among them; what
    /// another capability implies is, where it is used itself.
    pub capabilities: Vec<u32>,
    /// Operands of OpExtension, ascending.
    pub extensions: Vec<String>,
}

/// What `module` needs within `limits`. The version of its header is not looked at, and its own OpCapability and OpExtension ask for
/// nothing: they are expected to be absent.
///
/// The version is the lowest that suffices. Where a version has in its core what an older one has by an extension, the version is
/// preferred, unless the extension is declared anyway or `limits` forbids the version.
///
/// Spec: "Capability", "Validation Rules for Kernel Capabilities"
///
/// # Errors
/// [`MissingCapability`](crate::error::ErrorKind::MissingCapability) with the place of the first use if `limits` forbids what the module needs, malformed with
/// the place if an instruction does not have the operands that the grammar asks for.
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
