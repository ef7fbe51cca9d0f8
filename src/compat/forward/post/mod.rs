//! Passes over the writer's SPIR-V module.

pub(in crate::compat::forward) mod minimums;
mod untyped_pointers;

use crate::error::Result;
use crate::options::WriteOptions;
use crate::spirv::requirements::implied_capabilities;
use crate::spirv::{Module, Opcode, Rewrite, literal, op};
use std::collections::BTreeSet;

/// The set that every module imports.
const IMPORT: &[u8] = b"OpenCL.std";

/// Rewrites a module to the Khronos translator's form and returns its words.
///
/// # Errors
/// Operands that do not match the grammar.
pub(in crate::compat::forward) fn rewrite(module: &Module, options: &WriteOptions) -> Result<Vec<u32>> {
    if options.compat.keeps_pointees {
        return completed(&Module::from_words(untyped_pointers::forget_pointees(module)?)?, options);
    }
    completed(module, options)
}

/// Substitutes older instructions for some, and adds all implied capabilities and the import of OpenCL.std.
fn completed(module: &Module, options: &WriteOptions) -> Result<Vec<u32>> {
    let mut rewrite = Rewrite::new(module);
    let capabilities: BTreeSet<u32> = module
        .instructions()
        .take_while(|instruction| instruction.opcode() == op::Capability)
        .filter_map(|instruction| instruction.operands().first().copied())
        .flat_map(implied_capabilities)
        .collect();
    for capability in capabilities {
        rewrite.push(op::Capability, None, None, &[capability])?;
    }
    let mut is_imported = false;
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Capability => continue,
            op::ExtInstImport => is_imported |= instruction.string_bytes(0)?.0 == IMPORT,
            op::MemoryModel if !is_imported => {
                let id = rewrite.fresh_id();
                let mut name = Vec::new();
                literal::push_string_words(IMPORT, &mut name);
                rewrite.push(op::ExtInstImport, None, Some(id), &name)?;
            }
            _ => {}
        }
        match replaced(instruction.opcode(), options) {
            same if same == instruction.opcode() => rewrite.copy(instruction),
            opcode => rewrite.push_as(instruction, opcode, instruction.operands())?,
        }
    }
    Ok(rewrite.into_words())
}

/// The instruction that replaces another with the same operands.
fn replaced(opcode: Opcode, options: &WriteOptions) -> Opcode {
    match opcode {
        op::AtomicCompareExchangeWeak => op::AtomicCompareExchange,
        op::LessOrGreater if options.max_version >= (1, 5) => op::FOrdNotEqual,
        other => other,
    }
}
