//! Capabilities that the Khronos translator declares when it converts a module: Kernel, and all that declared ones imply.
//!
//! Spec: "Implied capabilities" of the representation document on options.

use std::collections::BTreeSet;

use rspirv::spirv::Capability;

use crate::error::Result;
use crate::spirv::grammar::{self, OperandKind, Version};
use crate::spirv::requirements::closure;
use crate::spirv::{Instruction, Module, op, push_instruction};
use crate::table::motion_estimation::CAPABILITIES;

/// Capabilities of later versions imply nothing there.
const FIRST_VERSION: Version = Version::new(1, 0);

fn is_capability(instruction: &Instruction<'_>) -> bool {
    instruction.opcode() == op::Capability
}

fn is_of_first_version(capability: u32) -> bool {
    grammar::enumerant(OperandKind::Capability, capability)
        .is_some_and(|row| row.version == Some(FIRST_VERSION))
}

/// The module with all capabilities that its conversion declares, ascending.
///
/// # Errors
/// None but internal ones.
pub fn with_implied_capabilities(module: &Module) -> Result<Module> {
    let mut capabilities = BTreeSet::from([Capability::Kernel as u32]);
    let declared = module.instructions().filter(is_capability).filter_map(|i| i.operands().first().copied());
    for capability in declared {
        capabilities.insert(capability);
        if is_of_first_version(capability) {
            capabilities.extend(closure(capability));
        }
        let estimation = CAPABILITIES.map(|of| of as u32);
        let place = estimation.iter().position(|of| *of == capability).unwrap_or(0);
        capabilities.extend(estimation.iter().take(place));
    }
    let mut words = module.header().to_vec();
    for capability in capabilities {
        push_instruction(&mut words, op::Capability, None, None, &[capability])?;
    }
    for instruction in module.instructions().filter(|instruction| !is_capability(instruction)) {
        words.extend(instruction.words());
    }
    Module::framed(words)
}
