//! Defaults that the Khronos translator adds to an incomplete module: memory model and capabilities.
//!
//! Spec: "Implied capabilities" and "Other observations" of the representation document on options.

use std::collections::BTreeSet;

use rspirv::spirv::{AddressingModel, Capability, MemoryModel};

use crate::error::Result;
use crate::spirv::requirements::implied_capabilities;
use crate::spirv::{Instruction, Module, op, push_instruction};

fn is_capability(instruction: &Instruction<'_>) -> bool {
    instruction.opcode() == op::Capability
}

/// A module without OpMemoryModel, with the default one inserted at its start; `None` if it has one.
///
/// # Errors
/// Only internal errors.
pub fn with_memory_model(module: &Module) -> Result<Option<Module>> {
    if module.instructions().any(|instruction| instruction.opcode() == op::MemoryModel) {
        return Ok(None);
    }
    let mut words = module.header().to_vec();
    let models = [AddressingModel::Physical64 as u32, MemoryModel::OpenCL as u32];
    push_instruction(&mut words, op::MemoryModel, None, None, &models)?;
    words.extend(module.instructions().flat_map(Instruction::words));
    Module::framed(words).map(Some)
}

/// A module with its memory model and all capabilities that a conversion declares: Kernel, and those implied
/// by declared ones. Its sections are not in order.
///
/// # Errors
/// Only internal errors.
pub fn completed(module: &Module) -> Result<Module> {
    let whole = with_memory_model(module)?;
    let module = whole.as_ref().unwrap_or(module);
    let mut capabilities = BTreeSet::from([Capability::Kernel as u32]);
    let declared = module.instructions().filter(is_capability).filter_map(|i| i.operands().first().copied());
    capabilities.extend(declared.flat_map(implied_capabilities));
    let mut words = module.header().to_vec();
    for capability in capabilities {
        push_instruction(&mut words, op::Capability, None, None, &[capability])?;
    }
    for instruction in module.instructions().filter(|instruction| !is_capability(instruction)) {
        words.extend(instruction.words());
    }
    Module::framed(words)
}
