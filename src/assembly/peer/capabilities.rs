//! Capabilities that the Khronos translator declares when it converts a module: Kernel, and all that declared ones imply.
//!
//! Spec: "Implied capabilities" of the representation document on options.

use std::collections::BTreeSet;

use rspirv::spirv::Capability;

use crate::error::Result;
use crate::spirv::requirements::declared_together;
use crate::spirv::{Instruction, Module, op, push_instruction};

fn is_capability(instruction: &Instruction<'_>) -> bool {
    instruction.opcode() == op::Capability
}

/// The module with all capabilities that its conversion declares, ascending.
///
/// # Errors
/// None but internal ones.
pub fn with_implied_capabilities(module: &Module) -> Result<Module> {
    let mut capabilities = BTreeSet::from([Capability::Kernel as u32]);
    let declared = module.instructions().filter(is_capability).filter_map(|i| i.operands().first().copied());
    capabilities.extend(declared.flat_map(declared_together));
    let mut words = module.header().to_vec();
    for capability in capabilities {
        push_instruction(&mut words, op::Capability, None, None, &[capability])?;
    }
    for instruction in module.instructions().filter(|instruction| !is_capability(instruction)) {
        words.extend(instruction.words());
    }
    Module::framed(words)
}
