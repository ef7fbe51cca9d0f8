//! Capabilities that other translators declare in addition to a required one.
//!
//! Spec: "Implied capabilities" of the representation document on options.

use rspirv::spirv::Capability;

use super::resolve::closure;
use crate::spirv::grammar::{self, OperandKind, Version};

/// Only capabilities of this version imply others in other translators.
const FIRST_VERSION: Version = Version::new(1, 0);

/// Groups and the motion estimation capabilities: each is declared together with its predecessors.
pub const MOTION_ESTIMATION: [Capability; 4] = [
    Capability::Groups,
    Capability::SubgroupAvcMotionEstimationINTEL,
    Capability::SubgroupAvcMotionEstimationIntraINTEL,
    Capability::SubgroupAvcMotionEstimationChromaINTEL,
];

/// A capability outside all versions that is nevertheless declared together with the capabilities it implies.
const OF_KERNELS: Capability = Capability::FPGAKernelAttributesv2INTEL;

/// A capability and the capabilities declared with it: all that it implies, if it belongs to the first version.
pub fn implied_capabilities(capability: u32) -> Vec<u32> {
    let row = grammar::enumerant(OperandKind::Capability, capability);
    let is_early = row.is_some_and(|row| row.version == Some(FIRST_VERSION));
    let mut all = match is_early || capability == OF_KERNELS as u32 {
        true => closure(capability).to_vec(),
        false => vec![capability],
    };
    let estimation = MOTION_ESTIMATION.map(|of| of as u32);
    let place = estimation.iter().position(|of| *of == capability).unwrap_or(0);
    all.extend(estimation.iter().take(place));
    all
}
