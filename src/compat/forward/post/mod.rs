//! Passes over the SPIR-V module that the writer made.

pub(in crate::compat::forward) mod minimums;
mod untyped_pointers;

use crate::error::Result;
use crate::options::WriteOptions;
use crate::spirv::requirements::implied_capabilities;
use crate::spirv::{HEADER_WORDS, Module, Opcode, op, push_instruction};
use std::collections::BTreeSet;

/// The set that each module imports.
const IMPORT: &[u8] = b"OpenCL.std";

/// The words of a module as the Khronos translator writes it.
///
/// # Errors
/// Operands that the grammar does not explain.
pub(in crate::compat::forward) fn rewrite(module: &Module, options: &WriteOptions) -> Result<Vec<u32>> {
    if options.compat.keeps_pointees {
        return completed(&Module::from_words(untyped_pointers::forget_pointees(module)?)?, options);
    }
    completed(module, options)
}

/// Writes older instructions in the place of some, all capabilities that are implied, and the import of OpenCL.std.
fn completed(module: &Module, options: &WriteOptions) -> Result<Vec<u32>> {
    let (head, _) = module.words().split_at_checked(HEADER_WORDS).unwrap_or_default();
    let mut words = head.to_vec();
    let capabilities: BTreeSet<u32> = module
        .instructions()
        .take_while(|instruction| instruction.opcode() == op::Capability)
        .filter_map(|instruction| instruction.operands().first().copied())
        .flat_map(implied_capabilities)
        .collect();
    for capability in capabilities {
        push_instruction(&mut words, op::Capability, None, None, &[capability])?;
    }
    let mut is_imported = false;
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Capability => continue,
            op::ExtInstImport => is_imported |= instruction.string_bytes(0)?.0 == IMPORT,
            op::MemoryModel if !is_imported => {
                let id = module.bound();
                let mut name = Vec::new();
                crate::spirv::literal::push_string_words(IMPORT, &mut name);
                push_instruction(&mut words, op::ExtInstImport, None, Some(crate::spirv::Id(id)), &name)?;
                if let Some(bound) = words.get_mut(BOUND) {
                    *bound = id + 1;
                }
            }
            _ => {}
        }
        let start = words.len();
        words.extend_from_slice(instruction.words());
        let opcode = replaced(instruction.opcode(), options);
        if let Some(first) = words.get_mut(start).filter(|_| opcode != instruction.opcode()) {
            *first = *first & 0xFFFF_0000 | u32::from(opcode.0);
        }
    }
    Ok(words)
}

/// Position of the bound in a module.
const BOUND: usize = 3;

/// The instruction that is written in the place of another with the same operands.
fn replaced(opcode: Opcode, options: &WriteOptions) -> Opcode {
    match opcode {
        op::AtomicCompareExchangeWeak => op::AtomicCompareExchange,
        op::LessOrGreater if options.max_version >= (1, 5) => op::FOrdNotEqual,
        other => other,
    }
}
